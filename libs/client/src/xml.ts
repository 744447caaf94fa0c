import { dataOf, dataWithWarnings } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Body, Data, OperationId, Receipt, WithWarnings } from './description.ts'
import { withReference } from './order-reference.ts'

type SubmitOrder = Extract<Body<'signAndAuthorizeXml'>, object>

/** Documents that the caller wrote. `xml` is text. */
export interface Xml {
  /** Signs it, nothing else. */
  sign(xml: string, options?: CallOptions): Promise<Data<'signXml'>>
  /** Judges it by the schema and the rules. */
  validate(xml: string, options?: CallOptions): Promise<Data<'validateXml'>>
  /** Examines its signature and authorization; `online` asks the authority too. */
  verify(xml: string, options?: CallOptions & { online?: boolean }): Promise<Data<'verifyXml'>>
  /** Signs it, and has it authorized. */
  signAndAuthorize(order: SubmitOrder, options?: CallOptions): Promise<WithWarnings<Receipt>>
  /** Has a signed one authorized. */
  authorizeSigned(order: SubmitOrder, options?: CallOptions): Promise<WithWarnings<Receipt>>
  /** Takes in a document that the authority has authorized, by its access key; with a live key only. */
  import(accessKey: string, options?: CallOptions): Promise<Receipt>
}

export function xml(connection: Connection): Xml {
  const submit = (id: OperationId) => async (order: SubmitOrder, options?: CallOptions) => {
    const request = { body: withReference(order), repeatable: true }
    return dataWithWarnings(connection, id, request, options) as unknown as Promise<WithWarnings<Receipt>>
  }
  // Nothing of it is stored.
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
