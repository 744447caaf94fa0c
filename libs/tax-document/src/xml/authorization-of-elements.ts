import { documentErrors } from '../errors/document-errors.ts'
import type { Element } from '../schema/tree.ts'
import { authorityInstant } from '../values/calendar.ts'
import type { AuthorityMessage, Authorization } from './write-authorization.ts'

/** Whether the authority has used the root for its wrapper. */
export function isWrapper(root: Element): boolean {
  return /^autori[sz]a[ct]ion$|^authorization$/i.test(root.name)
}

/** Like `readAuthorization`, from elements of any parser. */
export function authorizationOf(root: Element): Authorization {
  if (!isWrapper(root)) throw documentErrors.notAWrapper({ reason: 'root', root: root.name })
  const text = (name: string) => child(root, name)?.text.trim() || undefined
  return {
    state: text('estado') ?? '',
    number: text('numeroAutorizacion'),
    authorizedAt: authorityInstant(text('fechaAutorizacion') ?? ''),
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

function child(element: Element, name: string): Element | undefined {
  return element.children.find(isNamed(name))
}

function isNamed(name: string): (element: Element) => boolean {
  return (element) => element.name.toLowerCase() === name.toLowerCase()
}
