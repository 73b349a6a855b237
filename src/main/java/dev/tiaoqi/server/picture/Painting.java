package dev.tiaoqi.server.picture;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;

/** Paints a scene as PNG, with what Java itself brings. */
final class Painting {

    private static final double SCALE = 1.25;
    /** The paper round the board: what shows the picture may be dark. */
    private static final Color PAPER = Color.decode("#ECEFEA");

    private Painting() {}

    static byte[] of(Scene scene) {
        Spot reach = scene.reach();
        int width = (int) Math.ceil(2 * reach.x() * SCALE);
        int height = (int) Math.ceil(2 * reach.y() * SCALE);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D brush = image.createGraphics();
        try {
            brush.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            brush.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            brush.setColor(PAPER);
            brush.fillRect(0, 0, width, height);
            brush.scale(SCALE, SCALE);
            brush.translate(reach.x(), reach.y());
            scene.strokes().forEach(stroke -> paint(brush, stroke));
        } finally {
            brush.dispose();
        }
        return png(image);
    }

    private static void paint(Graphics2D brush, Stroke stroke) {
        switch (stroke) {
            case Stroke.Disc disc -> {
                dip(brush, disc.colour(), disc.opacity());
                brush.fill(circle(disc.at(), disc.radius()));
            }
            case Stroke.Ring ring -> {
                dip(brush, ring.colour(), 1);
                brush.setStroke(line(ring.width()));
                brush.draw(circle(ring.at(), ring.radius()));
            }
            case Stroke.Face face -> {
                dip(brush, face.colour(), face.opacity());
                Path2D path = path(face.corners());
                path.closePath();
                brush.setStroke(line(face.rounded()));
                brush.draw(path);
                brush.fill(path);
            }
            case Stroke.Line line -> {
                dip(brush, line.colour(), line.opacity());
                brush.setStroke(line(line.width()));
                brush.draw(path(line.points()));
            }
        }
    }

    private static void dip(Graphics2D brush, String colour, double opacity) {
        brush.setColor(Color.decode(colour));
        brush.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
    }

    private static BasicStroke line(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    private static Shape circle(Spot at, double radius) {
        return new Ellipse2D.Double(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    }

    private static Path2D path(List<Spot> spots) {
        Path2D path = new Path2D.Double();
        path.moveTo(spots.getFirst().x(), spots.getFirst().y());
        spots.stream().skip(1).forEach(spot -> path.lineTo(spot.x(), spot.y()));
        return path;
    }

    private static byte[] png(BufferedImage image) {
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", out);
            return out.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
