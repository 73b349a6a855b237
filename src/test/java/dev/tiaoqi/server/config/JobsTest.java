package dev.tiaoqi.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.autoconfigure.task.TaskExecutionAutoConfiguration;
import org.springframework.context.ApplicationContext;
import org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler;
import org.springframework.scheduling.config.ScheduledTaskHolder;

/** What the house does by itself, every so often. */
class JobsTest extends ServerTest {

    @Autowired
    private ThreadPoolTaskScheduler scheduler;

    @Autowired
    private ScheduledTaskHolder jobs;

    @Autowired
    private ApplicationContext house;

    @Test
    void aSlowJobHoldsUpNoOther() throws InterruptedException {
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch others = new CountDownLatch(3);
        Future<?> slow = scheduler.scheduleWithFixedDelay(() -> await(end), Duration.ofMillis(10));
        Future<?> quick = scheduler.scheduleWithFixedDelay(others::countDown, Duration.ofMillis(10));
        try {
            assertThat(others.await(5, TimeUnit.SECONDS)).isTrue();
        } finally {
            end.countDown();
            slow.cancel(false);
            quick.cancel(false);
        }
    }

    @Test
    void eachHasRoom() {
        assertThat(jobs.getScheduledTasks())
                .isNotEmpty()
                .hasSizeLessThan(scheduler.getScheduledThreadPoolExecutor().getCorePoolSize());
    }

    @Test
    void theFrameworksOwnExecutorIsThereStill() {
        assertThat(house.containsBean(TaskExecutionAutoConfiguration.APPLICATION_TASK_EXECUTOR_BEAN_NAME))
                .isTrue();
    }

    private static void await(CountDownLatch end) {
        try {
            end.await();
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }
}
