import { byReason, fixed } from './declared.ts'

/** Errors of malformed XML. libxml2's texts are for developers of parsers. */
export const brokenXml = byReason({
  text: fixed(
    'The text is not well-formed XML: send the whole original document.',
    'El texto no es XML bien formado: envíe el documento original completo.',
  ),
  here: fixed(
    'The text is not well-formed XML here: correct this line.',
    'El texto no es XML bien formado aquí: corrija esta línea.',
  ),
  doctype: fixed(
    'A document type declaration is not accepted: remove <!DOCTYPE …>.',
    'No se acepta una declaración de tipo de documento: quite <!DOCTYPE …>.',
  ),
  noElement: fixed(
    'The document does not begin with an element, such as <factura>.',
    'El documento no empieza con un elemento, como <factura>.',
  ),
  otherEndTag: fixed(
    'An end tag does not match the open element: close each element with its own name.',
    'Una etiqueta de cierre no es la del elemento que está abierto: cierre cada elemento con su nombre.',
  ),
  unclosed: fixed(
    'The text ends before all elements are closed: send the whole document.',
    'El texto termina antes de que se cierren todos los elementos: envíe el documento completo.',
  ),
  startTag: fixed(
    'A start tag is malformed: write it as <name attribute="value">.',
    'Una etiqueta de apertura está mal formada: escríbala como <nombre atributo="valor">.',
  ),
  attributeValue: fixed(
    'The value of an attribute is malformed: write it in quotation marks.',
    'El valor de un atributo está mal formado: escríbalo entre comillas.',
  ),
  attributeTwice: fixed(
    'An attribute is written twice in one tag: remove one.',
    'Un atributo está escrito dos veces en una etiqueta: quite uno.',
  ),
  endTag: fixed(
    'An end tag is malformed: write it as </name>.',
    'Una etiqueta de cierre está mal formada: escríbala como </nombre>.',
  ),
  afterEnd: fixed(
    'The document has something after its end: remove it.',
    'Hay algo después del final del documento: quítelo.',
  ),
  reference: fixed(
    'An ampersand or a reference is malformed: write & as &amp;.',
    'Un signo & o una referencia está mal formada: escriba & como &amp;.',
  ),
  prefix: fixed(
    'A prefix has no declared namespace: declare it, such as xmlns:ds="…".',
    'Un prefijo no tiene un espacio de nombres declarado: declárelo, como xmlns:ds="…".',
  ),
  character: fixed(
    'A character is not allowed in XML, or is not in UTF-8: remove it, or write the document in UTF-8.',
    'Un carácter no se permite en XML, o no está en UTF-8: quítelo, o escriba el documento en UTF-8.',
  ),
  cdata: fixed(
    'A CDATA section is never closed: end it with ]]>.',
    'Una sección CDATA no se cierra: termínela con ]]>.',
  ),
  comment: fixed(
    'A comment is malformed or never closed: end it with -->.',
    'Un comentario está mal formado o no se cierra: termínelo con -->.',
  ),
  instruction: fixed(
    'The XML declaration or another instruction is malformed: write <?xml version="1.0" encoding="UTF-8"?>.',
    'La declaración XML u otra instrucción está mal formada: escriba <?xml version="1.0" encoding="UTF-8"?>.',
  ),
})
