import { gatewayErrors, issuanceErrors } from '@etax/contracts'
import { canonicalEmail, EMAIL_PATTERN, fieldErrors, MAX_EMAIL_LENGTH, mustBe, withValue } from '@etax/kernel'
import { MAX_EMAILS } from '@etax/tax-document'
import { Type } from 'typebox'
import { EMAIL_FORM } from '../accounts/domain/credentials.ts'
import type { App } from '../http/app.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { strict } from '../http/schema-parts.ts'
import { receiptFor } from './domain/receipt-view.ts'
import type { EmailReceipt } from './email-receipt.ts'
import { ReceiptId, receiptRequestOf } from './receipt-request-of.ts'
import { ReceiptBody } from './receipt-schemas.ts'

const Address = Type.String({
  pattern: EMAIL_PATTERN,
  maxLength: MAX_EMAIL_LENGTH,
  form: EMAIL_FORM,
  examples: ['compras@example.com'],
})

const To = strict({
  to: Type.Optional(
    Type.Array(Address, {
      minItems: 1,
      maxItems: MAX_EMAILS,
      description: "Default: the customer's addresses.",
      examples: [['compras@example.com']],
    }),
  ),
})

/** Without a body the mail goes to the customer. */
const Email = Type.Unsafe<{ to?: string[] } | null | undefined>({
  ...To,
  type: ['object', 'null'],
  title: 'ReceiptEmail',
})

const description = `
Mails XML and PDF again, in the background: to the customer, or to other addresses. \`mails\` of the receipt has the result.
You can repeat the call: a repeat to the same addresses within ten minutes sends no second mail, and its answer is 200.
A receipt can be mailed ten times a day and fifty times in all. Sandbox mail says that the document has no validity. It
goes only to verified addresses of your own users if the setting SANDBOX_MAIL is \`verified\`, the default of a deployed
system; \`npm start\` sets \`all\`: to any address.
`.trim()

/** POST /receipts/{id}/email: 202 with the receipt, 200 for a repeat of the same mail. */
export function receiptEmailRoute(app: App, emailReceipt: EmailReceipt): void {
  const schema = {
    operationId: 'emailReceipt',
    tags: ['receipts'],
    summary: 'Mail a receipt again',
    description,
    params: ReceiptId,
    body: Email,
    response: {
      200: answer(ReceiptBody),
      202: answer(ReceiptBody),
      400: Failure,
      404: Failure,
      409: Failure,
      429: Failure,
    },
    'x-errors': [
      fieldErrors.invalidRequest,
      gatewayErrors.receiptUnknown,
      issuanceErrors.nobodyToMail,
      issuanceErrors.mailSuppressedAll,
      issuanceErrors.notAuthorizedToMail,
      issuanceErrors.tooManyMails,
    ],
  }
  app.post('/receipts/:id/email', { schema }, async (request, reply) => {
    const to = canonicalAddresses(request.body?.to ?? [])
    const { receipt, duplicate, warnings } = await emailReceipt(request.principal, { ...receiptRequestOf(request), to })
    reply.code(duplicate ? 200 : 202)
    return enveloped(request, receiptFor(request, receipt), warnings)
  })
}

/** @throws AppError `invalid` VAL_10000 with each malformed address */
function canonicalAddresses(addresses: readonly string[]): string[] {
  const details = addresses.flatMap((address, index) =>
    canonicalEmail(address) === undefined
      ? [withValue(fieldErrors.wrongForm.at(`to[${index}]`, mustBe(EMAIL_FORM)), address)]
      : [],
  )
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
  return addresses.map((address) => canonicalEmail(address) ?? address)
}
