import { type Document, documentOfElements, type Element as ReadElement } from '@etax/tax-document'

/** The document in an XML file, with or without the authorization wrapper. Uses the browser's parser. */
export function documentOfXml(xml: string): Document {
  const root = parsed(xml)
  const inside = root.children.find(({ name }) => name === 'comprobante')?.text
  return documentOfElements(inside === undefined ? root : parsed(inside.trim()))
}

function parsed(xml: string): ReadElement {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
  if (documentElement.querySelector('parsererror') !== null) throw new Error('The file is not well-formed XML.')
  return elementOf(documentElement)
}

function elementOf(element: Element): ReadElement {
  const text = [...element.childNodes].filter((node) => node instanceof Text)
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: text.map(({ data }) => data).join(''),
    children: [...element.children].map(elementOf),
  }
}
