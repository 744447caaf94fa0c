import { type OrderKind, orderKinds } from '@etax/tax-document'
import { Type } from 'typebox'
import { type Guards, ifMayIssue } from '../accounts/authentication.ts'
import type { App } from '../http/app.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { receiptFor } from '../receipts/domain/receipt-view.ts'
import { ReceiptBody } from '../receipts/receipt-schemas.ts'
import type { PreviewOrder } from './issue-receipt.ts'
import { content, issuingFailures, leaveOutEmpties, orderIn } from './issuing-routes.ts'
import type { PrintPreview } from './print-preview.ts'

export interface PreviewDependencies extends Guards {
  previewOrder: PreviewOrder
  printPreview: PrintPreview
}

const amount = (description: string, example: string) => Type.String({ description, examples: [example] })

const PreviewTax = Type.Object(
  {
    code: amount("The authority's code of the tax.", '2'),
    rateCode: amount("The authority's code of the rate.", '4'),
    rate: amount('The rate in per cent.', '15'),
    base: amount('The base of the tax.', '10.00'),
    amount: amount('The amount of the tax.', '1.50'),
  },
  { title: 'PreviewTax' },
)

const PreviewTotals = Type.Object(
  {
    subtotal: amount('The amount before taxes and after discounts.', '10.00'),
    discount: amount('The sum of all discounts.', '0.00'),
    taxes: Type.Array(PreviewTax),
    total: amount('The amount to pay or to withhold; 0.00 for a waybill.', '11.50'),
  },
  { title: 'PreviewTotals' },
)

const PreviewCustomer = Type.Object(
  {
    identification: amount('The identification on the document.', '1710034065'),
    legalName: amount('The name on the document.', 'María Peña'),
  },
  { title: 'PreviewCustomer' },
)

const PreviewIssuer = Type.Object(
  {
    legalName: amount('The legal name on the document.', 'COMERCIAL ANDINA S.A.'),
    commercialName: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The trade name on the document, or null.',
      examples: ['Ferretería Andina'],
    }),
  },
  { title: 'PreviewIssuer' },
)

/** Either `receipt`, or all other members. */
const Preview = Type.Object(
  {
    receipt: Type.Optional(
      Type.Unsafe<ReturnType<typeof receiptFor>>({
        ...ReceiptBody,
        description:
          'The existing receipt, if `devReference` was used before: issuing would return it. Then no other member is present.',
      }),
    ),
    establishment: Type.Optional(amount('The code: three digits.', '001')),
    emissionPoint: Type.Optional(amount('The code: three digits.', '001')),
    issueDate: Type.Optional(amount('YYYY-MM-DD.', '2026-11-21')),
    customer: Type.Optional(PreviewCustomer),
    lines: Type.Optional(
      Type.Array(Type.String(), {
        description: 'The lines of the document, as text for people, in the language of Accept-Language.',
        examples: [['2 x Café at 5.00']],
      }),
    ),
    total: Type.Optional(amount('The total, as in `totals`.', '11.50')),
    totals: Type.Optional(PreviewTotals),
    issuer: Type.Optional(PreviewIssuer),
    recipients: Type.Optional(
      Type.Array(Type.String(), {
        description: 'The mail recipients after the authorization: those of the order, or of the stored customer.',
        examples: [['compras@example.com']],
      }),
    ),
    content: Type.Optional(content),
  },
  { title: 'OrderPreview' },
)

const Pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'The RIDE, as a draft.' })

/** POST /{kind}/preview and /{kind}/preview/pdf: issue nothing. */
export function previewRoutes(app: App, needs: PreviewDependencies): void {
  previewRoutesFor('developer', app, needs)
}

export function sessionPreviewRoutes(app: App, needs: PreviewDependencies): void {
  previewRoutesFor('session', app, needs)
}

function previewRoutesFor(audience: OrderKind['audience'], app: App, needs: PreviewDependencies): void {
  for (const kind of orderKinds.filter((one) => one.audience === audience)) {
    previewRoute(app, needs, kind)
    previewPdfRoute(app, needs, kind)
  }
}

const NOTHING_ISSUED =
  'Returns the document that this order makes, without issuing it. The checks and errors are those of ' +
  'issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no ' +
  'quota is used.'

function previewRoute(app: App, { previewOrder, ...guards }: PreviewDependencies, kind: OrderKind): void {
  const schema = {
    ...sharedOf(kind),
    operationId: `preview${nameOf(kind)}`,
    summary: kind.summary.replace('Issue', 'Preview'),
    description: NOTHING_ISSUED,
    response: { 200: answer(Preview), 400: Failure, 403: Failure, 503: Failure },
    'x-answer-examples': { 200: { data: EXAMPLE } },
    'x-errors': issuingFailures,
  }
  app.post(`${kind.path}/preview`, { ...optionsOf(kind, guards), schema }, async (request) => {
    const {
      receipt,
      xml: _xml,
      logoId: _logo,
      warnings,
      customer,
      totals,
      issuer,
      lines: english,
      linesEs: spanish,
      ...preview
    } = await previewOrder(orderIn(request, kind))
    if (receipt !== null) return enveloped(request, { receipt: receiptFor(request, receipt, true) }, warnings)
    const named = issuer && { issuer: { ...issuer, commercialName: issuer.commercialName || null } }
    // An older issuance service has no Spanish lines.
    const lines = languageOf(request) === 'es' && spanish.length > 0 ? spanish : english
    const all = { ...preview, lines, ...(customer && { customer }), ...(totals && { totals }), ...named }
    return enveloped(request, all, warnings)
  })
}

function previewPdfRoute(app: App, { printPreview, ...guards }: PreviewDependencies, kind: OrderKind): void {
  const schema = {
    ...sharedOf(kind),
    operationId: `preview${nameOf(kind)}Pdf`,
    summary: kind.summary.replace('Issue', 'Preview the PDF of'),
    description:
      `${NOTHING_ISSUED} Every page says BORRADOR (draft) and has no number, access key or barcode: it has no ` +
      'legal value. The PDF does not depend on `devReference` and `sendEmail`: an order that was issued before ' +
      'is printed too.',
    produces: ['application/pdf'],
    response: { 200: Pdf, 400: Failure, 403: Failure, 503: Failure },
    'x-answer-headers': { 200: { 'Content-Disposition': inline } },
    'x-errors': issuingFailures,
  }
  app.post(`${kind.path}/preview/pdf`, { ...optionsOf(kind, guards), schema }, async (request, reply) => {
    const { name, content } = await printPreview(orderIn(request, kind))
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(content)
  })
}

const inline = {
  description: 'inline, with a file name.',
  schema: { type: 'string', maxLength: 512, examples: ['inline; filename="Borrador_Factura.pdf"'] },
}

function sharedOf({ component }: OrderKind) {
  return { tags: ['issuing'], body: { $ref: `${component}#` } }
}

function optionsOf(kind: OrderKind, guards: Guards) {
  return { attachValidation: true, onRequest: ifMayIssue(guards), preValidation: leaveOutEmpties(kind) }
}

function nameOf({ component }: OrderKind): string {
  return component.replace(/Order$/, '')
}

const EXAMPLE = {
  establishment: '001',
  emissionPoint: '001',
  issueDate: '2026-11-21',
  customer: { identification: '1710034065', legalName: 'María Peña' },
  lines: ['2 x Café at 5.00'],
  total: '11.50',
  totals: {
    subtotal: '10.00',
    discount: '0.00',
    taxes: [{ code: '2', rateCode: '4', rate: '15', base: '10.00', amount: '1.50' }],
    total: '11.50',
  },
  issuer: { legalName: 'COMERCIAL ANDINA S.A.', commercialName: 'Ferretería Andina' },
  recipients: ['maria.pena@example.com'],
  content: '5f0c1f5d9b9a3a1c2e7d8b6a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d9c8b7a6f5e',
}
