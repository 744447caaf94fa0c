import { decodeReceiptView, type Issuance, type ReceiptView, sentenceOf } from '@etax/contracts'
import type { Language } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import { languageOf } from '../../http/domain/preferred-language.ts'
import { withPublishedFacts } from '../../http/domain/published-facts.ts'

type Asking = Parameters<typeof languageOf>[0]
type Coded = Parameters<typeof sentenceOf>[0]

export type RpcReceipt = Awaited<ReturnType<ClientOf<typeof Issuance>['findReceipt']>>

export type StatusView = Pick<
  ReceiptView,
  'id' | 'accessKey' | 'status' | 'authorizationNumber' | 'authorizedAt' | 'messages' | 'authorityStatus' | 'updatedAt'
>

/** The receipt for the caller of a request. */
export function receiptFor(request: Asking, receipt: RpcReceipt, duplicate = false): ReceiptView {
  return inLanguage(receiptView(receipt, duplicate), languageOf(request))
}

export function receiptView({ view }: RpcReceipt, duplicate = false): ReceiptView {
  return { ...decodeReceiptView(view), duplicate }
}

/** Messages with a code of this system, and the timeline, in the caller's language. Older rows keep their text. */
export function inLanguage(receipt: ReceiptView, language: Language): ReceiptView {
  return {
    ...receipt,
    messages: receipt.messages.map((message) =>
      withPublishedFacts({ ...message, message: saidAgain(message, language) }, language),
    ),
    timeline: receipt.timeline.map((milestone) => {
      const { code, params, detail } = milestone
      if (code === undefined || detail === null) return milestone
      const said = saidAgain({ code, params, message: detail }, language)
      return withPublishedFacts({ ...milestone, detail: said }, language)
    }),
  }
}

/** The stored sentence is English, and may say more than a row without facts. */
function saidAgain(coded: Coded, language: Language): string {
  return language === 'en' ? coded.message : sentenceOf(coded, language)
}

export function statusView(request: Asking, receipt: RpcReceipt): StatusView {
  const { id, accessKey, status, authorizationNumber, authorizedAt, ...rest } = receiptFor(request, receipt)
  const { messages, authorityStatus = null, updatedAt } = rest
  return { id, accessKey, status, authorizationNumber, authorizedAt, messages, authorityStatus, updatedAt }
}
