import { byReason, fixed } from './declared.ts'

/** What is wrong with a text that is no well-formed XML. libxml2's own words are for programmers of parsers. */
export const brokenXml = byReason({
  text: fixed('The text is not well-formed XML.', 'El texto no es XML bien formado.'),
  here: fixed('The text is not well-formed XML here.', 'El texto no es XML bien formado aquí.'),
  doctype: fixed('A document type declaration is not accepted.', 'No se acepta una declaración de tipo de documento.'),
  noElement: fixed(
    'There is no element where the document has to begin.',
    'No hay un elemento donde el documento debe empezar.',
  ),
  otherEndTag: fixed(
    'An end tag does not belong to the element that is open.',
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
  afterEnd: fixed('Something stands behind the end of the document.', 'Hay algo después del final del documento.'),
  reference: fixed(
    'An ampersand or a reference is malformed: write & as &amp;.',
    'Un signo & o una referencia está mal formada: escriba & como &amp;.',
  ),
  prefix: fixed(
    'A prefix is used that no namespace is declared for.',
    'Se usa un prefijo del que no se declara un espacio de nombres.',
  ),
  character: fixed(
    'A character is not one that XML may have, or not written in UTF-8.',
    'Un carácter no es de los que el XML puede tener, o no está escrito en UTF-8.',
  ),
  cdata: fixed('A CDATA section is never closed.', 'Una sección CDATA no se cierra.'),
  comment: fixed('A comment is malformed or never closed.', 'Un comentario está mal formado o no se cierra.'),
  instruction: fixed(
    'The XML declaration or another instruction is malformed.',
    'La declaración XML u otra instrucción está mal formada.',
  ),
})
