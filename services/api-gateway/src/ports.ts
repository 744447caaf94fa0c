import type { Authority, Catalog, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'

/** The services behind the gateway. */
export interface Neighbours {
  authority: ClientOf<typeof Authority>
  catalog: ClientOf<typeof Catalog>
  issuance: ClientOf<typeof Issuance>
  renderer: ClientOf<typeof Renderer>
  signer: ClientOf<typeof Signer>
  webhooks: ClientOf<typeof Webhooks>
}

type AnswerOf<Call extends (...input: never) => unknown> = Awaited<ReturnType<Call>>

/** Answers as they arrive. */
export type Receipt = AnswerOf<Neighbours['issuance']['findReceipt']>
export type Taxpayer = AnswerOf<Neighbours['catalog']['findTaxpayer']>
export type CertificateStatus = AnswerOf<Neighbours['signer']['describeCertificate']>
export type Endpoint = AnswerOf<Neighbours['webhooks']['updateEndpoint']>
export type Delivery = AnswerOf<Neighbours['webhooks']['ping']>
