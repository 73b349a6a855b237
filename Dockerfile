# The steps are scripts under .ci/image, which a test runs as they are.
FROM eclipse-temurin:25-jdk AS build
# The distribution's Node is too old.
COPY --from=node:22-slim /usr/local/ /usr/local/
RUN apt-get update && apt-get install -y --no-install-recommends maven && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN mvn -B -DskipTests package && mv target/tiaoqi-*.jar /tiaoqi.jar

# What was loaded is only good for the very Java that loaded it: laid out here, where it runs.
FROM eclipse-temurin:25-jre
RUN useradd --system --home-dir /app tiaoqi && mkdir /data && chown tiaoqi /data
COPY .ci/image /image
COPY --from=build /tiaoqi.jar /image/tiaoqi.jar
RUN /image/layout /image/tiaoqi.jar /app && rm /image/tiaoqi.jar
USER tiaoqi
VOLUME /data
EXPOSE 8080
ENTRYPOINT ["/image/start", "/app", "--tiaoqi.data=/data"]
