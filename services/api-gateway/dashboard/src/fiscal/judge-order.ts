import { Decimal } from '@etax/kernel'
import { draftDocument, type Issuer, type Order, type OrderKind, type Totals } from '@etax/tax-document'
import type { Finding } from './finding.ts'
import { keyWarnings } from './key-warnings.ts'
import { quantityWarnings } from './note-warnings.ts'
import { entriesAt, textAt, type Values } from './order-values.ts'
import { type Body, postedOrder } from './posted-order.ts'
import { schemaFindings } from './schema-findings.ts'
import { withWithheldAmounts } from './withheld-amounts.ts'

export interface Judgement {
  body: Body
  /** The totals of the amounts that are readable so far. */
  totals: Totals
  /** The API refuses the order for these. */
  violations: readonly Finding[]
  /** The API issues the order despite these. */
  warnings: readonly Finding[]
}

const HANDLING = ['establishment', 'emissionPoint', 'devReference', 'sendEmail', 'customerId']

/** @param today by the authority's clock (YYYY-MM-DD) */
export function judgeOrder(kind: OrderKind, values: Values, issuer: Issuer, today: string): Judgement {
  const posted = withWithheldAmounts(postedOrder(kind, values))
  const body = withRestPaid(posted, () => draft(kind, withoutPayments(posted), issuer, today).totals.total)
  const { violations, warnings, totals } = draft(kind, body, issuer, today)
  const paths = new Set(violations.map(({ path }) => path))
  const schemaViolations = schemaFindings(kind.schema, body).filter(
    ({ path }) => !paths.has(path) && !isUnder(paths, path),
  )
  const reported = [...violations, ...schemaViolations].filter((one, _, all) => !isFilledIn(one, all, values))
  const inForm = (finding: Finding) => ({ ...finding, path: placeInForm(finding.path, values) })
  const formWarnings = [...keyWarnings(body), ...quantityWarnings(values)]
  const mayBeWrong = [
    ...warnings,
    ...formWarnings.filter(({ path }) => ![...reported, ...warnings].some((one) => one.path === path)),
  ]
  return { body, totals, warnings: mayBeWrong.map(inForm), violations: reported.map(inForm) }
}

function draft(kind: OrderKind, body: Body, issuer: Issuer, today: string) {
  const members = Object.entries(body).filter(([name]) => !HANDLING.includes(name))
  const order = { ...Object.fromEntries(members), documentType: kind.documentType } as unknown as Order
  const result = draftDocument(order, issuer, { today })
  if (result.ok) return { violations: [], warnings: result.warnings, totals: result.draft.totals }
  return result
}

function withoutPayments({ payments: _, ...body }: Body): Body {
  return body
}

/**
 * A first payment without an amount pays the rest; later ones are dropped at the end of the list. If the payments
 * exceed the total, the finding is about the excess, not about a missing amount.
 */
function withRestPaid(body: Body, total: () => string): Body {
  const entries = (body.payments ?? []) as readonly Body[]
  const isOpen = ({ amount }: Body) => amount === undefined
  const first = entries.findIndex(isOpen)
  if (first === -1) return body
  const payments = entries.slice(
    0,
    1 +
      Math.max(
        first,
        entries.findLastIndex((one) => !isOpen(one)),
      ),
  )
  const paid = payments.map(({ amount }) => Decimal.parse(String(amount ?? '0')) ?? Decimal.ZERO)
  const left = Decimal.of(total()).minus(Decimal.sum(paid))
  const rest = left.isNegative() ? Decimal.ZERO : left
  return { ...body, payments: payments.map((one, at) => (at === first ? { ...one, amount: rest.toFixed(2) } : one)) }
}

/** The form computes this value, or asks for it, after the user corrects another one: that finding is enough. */
function isFilledIn({ path }: Finding, all: readonly Finding[], values: Values): boolean {
  if (textAt(values, path) !== '') return false
  const paths = new Set(all.map((one) => one.path))
  return FILLED_IN.some(([pattern, from]) => {
    const [, parent] = pattern.exec(path) ?? []
    const source = `${parent}.${from}`
    return parent !== undefined && (paths.has(source) || isUnder(paths, source))
  })
}

/** Path of the value, and the sibling that it depends on. */
const FILLED_IN: readonly (readonly [pattern: RegExp, from: string])[] = [
  [/^(.*)\.(?:identification|legalName)$/, 'identificationType'],
  [/^(.*\bitems\[\d+\])\.code$/, 'description'],
  [/^(supportingDocuments\[\d+\])\.(?:subtotal|total|withholdings\[\d+\]\.base)$/, 'taxes'],
  [/^(.*\bwithholdings\[\d+\])\.rate$/, 'code'],
]

/** The form has additional fields as a list, the order as an object. */
function placeInForm(path: string, values: Values): string {
  if (!path.startsWith(NAMED_FIELD)) return path
  const name = path.slice(NAMED_FIELD.length)
  const at = entriesAt(values, 'additionalInfo').findIndex((one) => String(one.name ?? '').trim() === name)
  return at === -1 ? 'additionalInfo' : `additionalInfo[${at}].value`
}

const NAMED_FIELD = 'additionalInfo.'

/** A finding about a part makes one about the whole redundant. */
function isUnder(paths: ReadonlySet<string>, path: string): boolean {
  return path === ''
    ? paths.size > 0
    : [...paths].some((one) => one.startsWith(`${path}.`) || one.startsWith(`${path}[`))
}
