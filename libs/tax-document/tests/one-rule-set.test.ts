import { expect, test } from '@jest/globals'
import { draftDocument, type Order, type Violation } from '../src/index.ts'
import { validateXml } from '../src/xml.ts'
import { exampleNames, exampleOf } from './golden-examples.ts'
import { chance } from './random.ts'
import { uncheckedXml } from './unchecked-order.ts'

// draft.test.ts holds known mistakes against both rule sets. This test looks for others: it changes one value of an
// example at a time. A posted order must be valid as XML, and valid XML must be possible to post.
const CHANGES = 1000

const VALUES = [
  ...['05', '99', '999', '0', '1', '10', '41', '42', '338', '340', '312', '3031', '5001', '15', '8', '1000', '0.01'],
  ...[
    '2026-11-22',
    '2026-10-05',
    '2026-11-21',
    '09/2026',
    '11/2026',
    'RUC',
    'FOREIGN_ID',
    'PASSPORT',
    'FINAL_CONSUMER',
  ],
  ...['IVA', 'INCOME', 'ISD', 'INVOICE', 'WAYBILL', '1790011674001', '12345678901', '001-001-000000009'],
]

/** Errors that the unchecked writer cannot write: a value without a form, a rate without a code, an address. */
const OF_ORDERS_ONLY = /^(FLD_\d+|DOC_20006|DOC_30001|DOC_40001|DOC_40004)$/

/** Orders have several forms of excise that may contradict each other; XML has one base, rate and amount. */
function isOfOrdersOnly({ path, code }: Violation): boolean {
  return OF_ORDERS_ONLY.test(code) || (code === 'DOC_20007' && /ice(\[\d+\])?$/.test(path))
}

type Path = readonly (string | number)[]

function leavesOf(node: unknown, path: Path = []): Path[] {
  if (typeof node !== 'object' || node === null) return [path]
  const step = (name: string) => (Array.isArray(node) ? Number(name) : name)
  return Object.entries(node).flatMap(([name, inner]) => leavesOf(inner, [...path, step(name)]))
}

/** The order with one changed leaf; undefined removes it. */
function changed(node: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to
  const inner = changed((node as Record<string | number, unknown>)[step], rest, to)
  if (Array.isArray(node)) return node.map((entry, at) => (at === step ? inner : entry))
  const { [step]: _, ...others } = node as Record<string | number, unknown>
  return inner === undefined ? others : { ...others, [step]: inner }
}

/** Only orders normalise line breaks. */
const examples = exampleNames.filter((name) => !name.includes('hostile'))

test(`of ${CHANGES} changed orders the same may be posted that are valid as XML`, () => {
  const dice = chance(2026)
  const disagreements: string[] = []
  let refused = 0
  for (let made = 0; made < CHANGES; made += 1) {
    const name = dice.pick(examples)
    const { order: whole, issuer: other, today } = exampleOf(name)
    const path = dice.pick(leavesOf(whole).filter(([first]) => first !== 'documentType'))
    const to = dice.once(6) ? undefined : dice.pick(VALUES)
    const order = changed(whole, path, to) as Order
    const issuer = { ...other, environment: 1 as const }
    const posted = draftDocument(order, issuer, { today })
    if (!posted.ok) refused += 1
    if (!posted.ok && posted.violations.some(isOfOrdersOnly)) continue
    const { valid, errors } = validateXml(uncheckedXml(order, issuer), { today })
    if (posted.ok === valid) continue
    const findings = JSON.stringify(posted.ok ? errors : posted.violations)
    disagreements.push(`${name}: ${path.join('.')} ${to}: ${posted.ok ? 'posted' : 'valid'}, but ${findings}`)
  }

  expect(disagreements).toEqual([])
  expect(refused).toBeGreaterThan(CHANGES / 4)
})
