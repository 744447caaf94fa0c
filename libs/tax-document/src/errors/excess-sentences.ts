import { byReason, type Sentence, sentence } from './declared.ts'

/** Numbers as 1,048,576 in English, 1.048.576 in Spanish. */
const counted = (en: (most: string) => string, es: (most: string) => string): Sentence<{ most: number }> =>
  sentence(
    ({ most }) => en(most.toLocaleString('en-US')),
    ({ most }) => es(most.toLocaleString('es-EC')),
  )

export const excesses = byReason({
  bytes: counted(
    (most) => `The XML is larger than ${most} bytes.`,
    (most) => `El XML ocupa más de ${most} bytes.`,
  ),
  depth: counted(
    (most) => `The XML has elements nested more than ${most} levels deep.`,
    (most) => `El XML tiene elementos a más de ${most} niveles de profundidad.`,
  ),
  elements: counted(
    (most) => `The XML has more than ${most} elements.`,
    (most) => `El XML tiene más de ${most} elementos.`,
  ),
  attributesOfElement: counted(
    (most) => `An element has more than ${most} attributes.`,
    (most) => `Un elemento tiene más de ${most} atributos.`,
  ),
  attributes: counted(
    (most) => `The XML has more than ${most} attributes.`,
    (most) => `El XML tiene más de ${most} atributos.`,
  ),
  namespacesInScope: counted(
    (most) => `An element has more than ${most} namespaces in scope.`,
    (most) => `En un elemento valen más de ${most} espacios de nombres.`,
  ),
  namespaceDeclarations: counted(
    (most) => `The XML declares namespaces more than ${most} times.`,
    (most) => `El XML declara espacios de nombres más de ${most} veces.`,
  ),
  nameBytes: counted(
    (most) => `A name is longer than ${most} bytes.`,
    (most) => `Un nombre ocupa más de ${most} bytes.`,
  ),
  attributeBytes: counted(
    (most) => `The value of an attribute is longer than ${most} bytes.`,
    (most) => `El valor de un atributo ocupa más de ${most} bytes.`,
  ),
  sections: counted(
    (most) => `The XML has more than ${most} comments, instructions and CDATA sections.`,
    (most) => `El XML tiene más de ${most} comentarios, instrucciones y secciones CDATA.`,
  ),
})
