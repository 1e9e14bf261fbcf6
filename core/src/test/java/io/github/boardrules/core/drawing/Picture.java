package io.github.boardrules.core.drawing;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathNodes;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A picture as the JDK's XML parser reads it. */
record Picture(Document document) {

  static Picture of(String svg) {
    try {
      return new Picture(
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(svg))));
    } catch (SAXException | java.io.IOException | ParserConfigurationException e) {
      throw new AssertionError("Not well formed: " + svg, e);
    }
  }

  List<String> all(String path) {
    try {
      List<String> texts = new ArrayList<>();
      XPathFactory.newInstance()
          .newXPath()
          .evaluateExpression(path, document, XPathNodes.class)
          .forEach(node -> texts.add(node.getTextContent()));
      return texts;
    } catch (XPathExpressionException e) {
      throw new AssertionError(path, e);
    }
  }

  List<Double> numbers(String path) {
    return all(path).stream().map(Double::valueOf).toList();
  }

  List<Double> view() {
    return Stream.of(all("/svg/@viewBox").get(0).split(" ", -1)).map(Double::valueOf).toList();
  }
}
