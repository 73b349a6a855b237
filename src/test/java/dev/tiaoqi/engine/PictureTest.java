package dev.tiaoqi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tiaoqi.engine.oracle.Oracle;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PictureTest {

    private static final String OPENING = """
                            D
                           D D
                          D D D
                         D D D D
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . * . * . . . .
                . . . . . . . . . . . . .
                         A A A A
                          A A A
                           A A
                            A
                """;

    @Test
    void aDrawnStarIsThePositionItShows() {
        Picture opening = Picture.of("star4", "A", OPENING);
        assertThat(opening.position())
                .isEqualTo("star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1")
                .isEqualTo(Oracle.opening(Map.of("board", "star4", "players", "2", "men", "10")));
        assertThat(opening.starred()).containsExactly("j6", "l6");
        assertThat(opening.movesFrom("l4")).containsExactly("l4-j6", "l4-l6");
    }

    @Test
    void aRowTooShortIsRefusedWithItsRank() {
        assertThatThrownBy(() -> Picture.of("star4", "A", OPENING.replace("A A A A", "A A A")))
                .hasMessageContaining("rank 4 has 4 cells");
    }
}
