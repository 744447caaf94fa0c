import { byReason, fixed } from './declared.ts'

/** Errors of malformed XML. libxml2's texts are for developers of parsers. */
export const brokenXml = byReason({
  text: fixed('The text is not well-formed XML.', 'El texto no es XML bien formado.'),
  here: fixed('The text is not well-formed XML here.', 'El texto no es XML bien formado aquí.'),
  doctype: fixed('A document type declaration is not accepted.', 'No se acepta una declaración de tipo de documento.'),
  noElement: fixed('The document does not begin with an element.', 'El documento no empieza con un elemento.'),
  otherEndTag: fixed(
    'An end tag does not match the open element.',
    'Una etiqueta de cierre no es la del elemento que está abierto.',
  ),
  unclosed: fixed(
    'The text ends before all elements are closed.',
    'El texto termina antes de que se cierren todos los elementos.',
  ),
  startTag: fixed('A start tag is malformed.', 'Una etiqueta de apertura está mal formada.'),
  attributeValue: fixed('The value of an attribute is malformed.', 'El valor de un atributo está mal formado.'),
  attributeTwice: fixed(
    'An attribute is written twice in one tag.',
    'Un atributo está escrito dos veces en una etiqueta.',
  ),
  endTag: fixed('An end tag is malformed.', 'Una etiqueta de cierre está mal formada.'),
  afterEnd: fixed('The document has something after its end.', 'Hay algo después del final del documento.'),
  reference: fixed(
    'An ampersand or a reference is malformed: write & as &amp;.',
    'Un signo & o una referencia está mal formada: escriba & como &amp;.',
  ),
  prefix: fixed('A prefix has no declared namespace.', 'Un prefijo no tiene un espacio de nombres declarado.'),
  character: fixed(
    'A character is not allowed in XML, or is not in UTF-8.',
    'Un carácter no se permite en XML, o no está en UTF-8.',
  ),
  cdata: fixed('A CDATA section is never closed.', 'Una sección CDATA no se cierra.'),
  comment: fixed('A comment is malformed or never closed.', 'Un comentario está mal formado o no se cierra.'),
  instruction: fixed(
    'The XML declaration or another instruction is malformed.',
    'La declaración XML u otra instrucción está mal formada.',
  ),
})
