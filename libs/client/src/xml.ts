import { dataOf, dataWithWarnings } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Body, OperationId, Receipt, WithWarnings } from './description.ts'
import type { SignedXml, XmlVerdict, XmlVerification } from './generated/api.ts'
import { withReference } from './order-reference.ts'

type SubmitOrder = Extract<Body<'signAndAuthorizeXml'>, object>

/** Documents that the caller wrote. `xml` is text. */
export interface Xml {
  sign(xml: string, options?: CallOptions): Promise<SignedXml>
  validate(xml: string, options?: CallOptions): Promise<XmlVerdict>
  /** Checks signature and authorization; `online` also asks the authority. */
  verify(xml: string, options?: CallOptions & { online?: boolean }): Promise<XmlVerification>
  signAndAuthorize(order: SubmitOrder, options?: CallOptions): Promise<WithWarnings<Receipt>>
  authorizeSigned(order: SubmitOrder, options?: CallOptions): Promise<WithWarnings<Receipt>>
  /** Imports an authorized document by its access key. Needs a live key. */
  import(accessKey: string, options?: CallOptions): Promise<Receipt>
}

export function xml(connection: Connection): Xml {
  const submit = (id: OperationId) => async (order: SubmitOrder, options?: CallOptions) => {
    const request = { body: withReference(order), repeatable: true }
    return dataWithWarnings(connection, id, request, options) as unknown as Promise<WithWarnings<Receipt>>
  }
  // The service stores nothing.
  const repeatable = true
  return {
    sign: (text, options) => dataOf(connection, 'signXml', { body: { xml: text }, repeatable }, options),
    validate: (text, options) => dataOf(connection, 'validateXml', { body: { xml: text }, repeatable }, options),
    verify: (text, { online = false, ...options } = {}) =>
      dataOf(connection, 'verifyXml', { body: { xml: text }, query: { online }, repeatable }, options),
    signAndAuthorize: submit('signAndAuthorizeXml'),
    authorizeSigned: submit('authorizeSignedXml'),
    import: (accessKey, options) => dataOf(connection, 'importInvoiceXml', { body: { accessKey } }, options),
  }
}
