import { documentErrors } from '../document-errors.ts'
import type { AuthorityMessage, Authorization } from '../write-authorization.ts'
import { withParsed } from './parse.ts'
import { type Element, treeOf } from './tree.ts'

/**
 * Reads the authority's wrapper in any of the shapes seen: root in any case and language, document as CDATA or escaped, dates
 * with and without offset. Throws `invalid`: XML_10001 where the text is not well-formed, XML_10005 where it is no such wrapper.
 */
export function readAuthorization(xml: string): Authorization {
  return withParsed(xml, (parsed) => authorizationOf(treeOf(parsed)))
}

/** As {@link readAuthorization}, from elements already read. */
export function authorizationOf(root: Element): Authorization {
  if (!/^autori[sz]a[ct]ion$|^authorization$/i.test(root.name)) {
    throw documentErrors.notAWrapper({ message: `<${root.name}> is not the authority's wrapper.` })
  }
  const text = (name: string) => child(root, name)?.text.trim() || undefined
  return {
    state: text('estado') ?? '',
    number: text('numeroAutorizacion'),
    authorizedAt: readInstant(text('fechaAutorizacion')),
    environment: text('ambiente') ?? '',
    document: child(root, 'comprobante')?.text ?? '',
    messages: (child(root, 'mensajes')?.children ?? []).filter(isNamed('mensaje')).map(readMessage),
  }
}

function readMessage(element: Element): AuthorityMessage {
  const text = (name: string) => child(element, name)?.text.trim() ?? ''
  return {
    type: text('tipo'),
    code: text('identificador'),
    message: text('mensaje'),
    additionalInfo: text('informacionAdicional') || undefined,
  }
}

const PRINTED = /^(\d{2})\/(\d{2})\/(\d{4})[ T](\d{2}:\d{2}:\d{2})$/
const ISO = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?$/

/** The shapes of date the authority has used over the years; without an offset its own, UTC-5, is meant. */
function readInstant(text: string | undefined): number | undefined {
  if (!text) return undefined
  const printed = PRINTED.exec(text)
  const iso = ISO.exec(text)
  if (!printed && !iso) return undefined
  const instant = printed
    ? Date.parse(`${printed[3]}-${printed[2]}-${printed[1]}T${printed[4]}-05:00`)
    : Date.parse(`${iso?.[1]}${iso?.[2] ?? '-05:00'}`)
  return Number.isNaN(instant) ? undefined : instant
}

function child(element: Element, name: string): Element | undefined {
  return element.children.find(isNamed(name))
}

function isNamed(name: string): (element: Element) => boolean {
  return (element) => element.name.toLowerCase() === name.toLowerCase()
}
