import { Decimal } from '@etax/kernel'
import type { Order } from '../src/index.ts'
import { allKinds } from '../src/kinds/kinds.ts'
import { TODAY } from './orders.ts'
import type { Chance } from './random.ts'

// Random orders of every kind from their schemas, so that all fields occur. Most values are valid, so that many orders
// are accepted; some are odd: at the limits, of a wrong form, not in force, in the future.

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  maxLength?: number
  enum?: string[]
  const?: string
  pattern?: string
  patternProperties?: Record<string, Schema>
}

type Members = Record<string, unknown>

/** Any order; about one in `oddity` of its values is odd. */
export function randomOrder(dice: Chance, oddity = 60): Order {
  const kind = dice.pick(allKinds)
  const order = randomObject(kind.order as unknown as Schema, '', { dice, oddity })
  return { ...order, documentType: kind.documentType } as unknown as Order
}

interface Making {
  dice: Chance
  oddity: number
}

function randomValue(schema: Schema, name: string, making: Making): unknown {
  const { dice } = making
  if (schema.const !== undefined) return schema.const
  if (schema.properties && !(schema.items && dice.once(4))) return randomObject(schema, name, making)
  if (schema.items) return randomList(schema, schema.items, name, making)
  if (schema.patternProperties) return { Pedido: text(schema, name, making), Nota: text(schema, name, making) }
  if (schema.type === 'boolean') return dice.once(2)
  if (schema.enum) return dice.pick(schema.enum)
  if (Array.isArray(schema.type)) return amount(name, making)
  return text(schema, name, making)
}

function randomList({ minItems = 0, maxItems = 3 }: Schema, entry: Schema, name: string, making: Making): unknown[] {
  const { dice } = making
  const length = dice.once(40) ? minItems : 1 + dice.below(Math.min(maxItems, dice.once(30) ? 20 : 3))
  return Array.from({ length }, () => randomValue(entry, name, making))
}

function randomObject({ properties = {}, required = [] }: Schema, name: string, making: Making): Members {
  const { dice } = making
  const members: Members = {}
  for (const [member, schema] of Object.entries(properties)) {
    if (required.includes(member) || dice.once(RARE.has(member) ? 6 : 3))
      members[member] = randomValue(schema, member, making)
  }
  return dice.once(making.oddity) ? members : coherent(members, name, making)
}

/** Parts that constrain the rest, or change the document. */
const RARE = new Set([
  'negotiable',
  'ivaRefunds',
  'reimbursements',
  'payments',
  'ice',
  'exportation',
  'transport',
  'kind',
])

/** Makes dependent members agree, usually. */
function coherent(members: Members, name: string, { dice }: Making): Members {
  if ('identificationType' in members) identify(members, name, dice)
  if ('taxType' in members && 'tax' in members && members.taxType !== 'IVA_RATE') delete members.tax
  if (members.taxType === 'IVA_RATE' && name !== 'taxes') members.tax ??= '15'
  const correct = CORRECTIONS[name]
  correct?.(members, dice)
  return members
}

const CORRECTIONS: Record<string, (members: Members, dice: Chance) => void> = {
  '': correctOrder,
  items: cheap,
  ice: exciseOf,
  taxes: (tax, dice) => Object.assign(tax, dice.pick(OTHERS_TAXES)),
  negotiable: (negotiable) => Object.assign(negotiable, { email: 'a@example.com' }),
  paidAbroad: (abroad) => delete abroad.subjectToWithholding,
  presumptiveWithholdings: (withheld) => Object.assign(withheld, { code: '327', rate: '0.2' }),
  reimbursements: (claim, dice) => {
    claim.documentType = dice.pick(['01', '03', '01', '294'])
    claim.issueDate = '2026-08-01'
  },
  withholdings: (withheld) => delete withheld.dividends,
  supportingDocument: refer,
  supportingDocuments: addUp,
  transport: travel,
}

function correctOrder(order: Members, dice: Chance): void {
  if (order.negotiable || !dice.once(10)) delete order.payments
  if (order.startDate) travel(order)
  // A note has its own day; the modified document is older.
  if (order.supportingDocument && order.issueDate) order.issueDate = TODAY
  if (order.subject) Object.assign(order, { issueDate: TODAY, fiscalPeriod: undefined })
  if (order.supplier) {
    for (const item of order.items as Members[]) Object.assign(item, { ice: undefined, plasticBottleTax: undefined })
  }
  const customer = order.customer as Members | undefined
  if (order.ivaRefunds && customer) refund(order, customer, dice)
  if (order.negotiable && customer) customer.address ??= 'Quito'
}

function refund(order: Members, customer: Members, dice: Chance): void {
  const [first] = (order.items as Members[] | undefined) ?? [order]
  Object.assign(customer, A_PERSON)
  Object.assign(first ?? {}, { taxType: 'IVA_RATE', tax: '15' })
  order.ivaRefunds = [{ tax: '15', amount: dice.pick(['0', '0.01', '0.05', '2']) }]
}

function travel(journey: Members): void {
  journey.startDate = TODAY
  journey.endDate = '2026-11-22'
}

function identify(party: Members, name: string, dice: Chance): void {
  Object.assign(party, dice.once(15) ? { identificationType: 'FINAL_CONSUMER' } : dice.pick(PARTIES))
  if (name === 'subject' && party.identificationType !== 'FOREIGN_ID') delete party.kind
  party.legalName ??= 'María Peña'
}

function refer(document: Members): void {
  document.documentType ??= '01'
  document.number ??= '001-002-000000007'
  document.issueDate ??= '2026-11-01'
}

function cheap(item: Members, dice: Chance): void {
  if (!('unitPrice' in item)) return
  if (dice.once(2)) delete item.discount
  if (!dice.once(3)) delete item.unsubsidizedPrice
}

function exciseOf(ice: Members, dice: Chance): void {
  Object.assign(ice, { base: undefined, rate: undefined, amount: undefined }, dice.pick(EXCISES))
}

/** The totals of a document, and its withholdings of subtotal and value-added tax. */
function addUp(document: Members, dice: Chance): void {
  const [rate, iva] = dice.pick([
    ['15', '15'],
    ['5', '5'],
    ['0', '0'],
  ] as const)
  const lines = (document.withholdings ?? []) as Members[]
  const [first, second] = lines
  document.number = `001-002-${String(1 + dice.below(999_999_999)).padStart(9, '0')}`
  if (document.authorizationNumber) document.authorizationNumber = '1234567890'
  document.subtotal = '100'
  document.taxes = [{ taxType: 'IVA_RATE', rate, base: '100' }, ...dice.pick(MORE_TAXES)]
  document.total = Decimal.sum(
    ['100', iva, ...(document.taxes as Members[]).slice(1).map(amountOf)].map(Decimal.of),
  ).toString()
  if (first) Object.assign(first, dice.pick(WITHHELD))
  if (second) Object.assign(second, { taxType: 'IVA', code: '1', base: iva, rate: '30', bananas: undefined })
  document.withholdings = lines.slice(0, 2)
  delete document.payments
  const isReimbursement = dice.once(6)
  if (isReimbursement) Object.assign(document, { supportCode: '01', documentType: '41' })
  if (!isReimbursement || !dice.once(2)) delete document.reimbursements
  if (first && !isReimbursement) special(document, first, dice)
}

/** Dividends and bananas have their own members. */
function special(document: Members, line: Members, dice: Chance): void {
  const dividends = { paidOn: '2026-11-20', incomeTax: '1', fiscalYear: '2025' }
  const isDividend = dice.once(6)
  if (isDividend) {
    Object.assign(document, { supportCode: '10', documentType: '19' })
    Object.assign(line, { taxType: 'INCOME', code: '346', base: '100', rate: '10', dividends })
  }
  if (!isDividend && dice.once(6)) {
    Object.assign(line, {
      taxType: 'INCOME',
      code: '338',
      base: '100',
      rate: '2',
      bananas: { boxes: '9', price: '4.5' },
    })
  }
}

function amountOf(tax: Members): string {
  return String(tax.amount)
}

const MORE_TAXES: readonly (readonly Members[])[] = [
  [],
  [],
  [{ taxType: 'ICE', code: '3101', rate: '10', base: '2', amount: '0.20' }],
  [{ taxType: 'PLASTIC_BOTTLES', base: '6', amount: '0.12' }],
]

const A_PERSON = { identificationType: 'NATIONAL_ID', identification: '1710034065' }

const PARTIES = [
  { identificationType: 'RUC', identification: '1790011674001' },
  { identificationType: 'RUC', identification: '1793189906001' },
  A_PERSON,
  { identificationType: 'PASSPORT', identification: 'AB123456' },
  { identificationType: 'FOREIGN_ID', identification: '12345678901234567890' },
]

const EXCISES = [
  { code: '3031', rate: '75' },
  { code: '3031', base: '0.4', rate: '10', amount: '4' },
  { code: '3053', base: '7.22', rate: '0.18' },
  { code: '3053', amount: '1.30' },
  { code: '3073', rate: '5' },
  { code: '3073', amount: '1.37' },
  { code: '3011', amount: '3.84' },
  { code: '3680', rate: '0.08' },
  { code: '3640', rate: '100' },
  { code: '3023', rate: '150.5' },
  { code: '3999', amount: '0.07' },
]

const OTHERS_TAXES = [
  { taxType: 'IVA_RATE', tax: '15', rate: '15', base: '0.07', code: undefined, amount: undefined },
  { taxType: 'IVA_RATE', tax: '0', rate: '0', base: '1', code: undefined, amount: undefined },
  { taxType: 'IVA_EXEMPT', tax: undefined, rate: undefined, base: '1.50', code: undefined, amount: undefined },
  { taxType: 'ICE', tax: '10', rate: '10', base: '2', code: '3101', amount: undefined },
  { taxType: 'PLASTIC_BOTTLES', tax: undefined, rate: undefined, base: '6', code: undefined, amount: undefined },
]

const WITHHELD: readonly Members[] = [
  { taxType: 'INCOME', code: '312', base: '100', rate: '1.75', dividends: undefined, bananas: undefined },
  { taxType: 'INCOME', code: '303', base: '50', rate: '10', dividends: undefined, bananas: undefined },
  { taxType: 'ISD', code: '4580', base: '7.77', rate: '5', dividends: undefined, bananas: undefined },
]

/** Valid values by name of member. */
const RIGHT: Record<string, readonly string[]> = {
  accessKey: ['2111202601179001167400110010010000000011234567814'],
  acquisitionCountry: ['593', '110'],
  authorizationNumber: ['1234567890', '2111202601179001167400110010010000000011234567814'],
  boxes: ['1', '1234567'],
  code: ['A-1', 'ICE-FPN-01', 'x'.repeat(25)],
  country: ['593', '105'],
  currency: ['USD', 'dolar'],
  deliveryNote: ['001-001-000000001'],
  destinationCountry: ['110', '331'],
  destinationEstablishment: ['001'],
  documentType: ['INVOICE', '01', '01', '04', '41'],
  email: ['a@example.com', 'a@example.com, b@example.ec'],
  establishment: ['001', '999'],
  fiscalPeriod: ['11/2026', '01/2026'],
  fiscalYear: ['2025'],
  incoterm: ['FOB', 'CIF'],
  incotermSubtotal: ['FOB'],
  method: ['01', '20', '21'],
  number: ['001-002-000000007', '999-999-999999999'],
  originCountry: ['593'],
  supportCode: ['01', '02', '06'],
}

const DAYS = [TODAY, TODAY, TODAY, '2026-11-20', '2026-11-01', '2026-08-23']

const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '05',
  '07',
  '16',
  '22',
  '99',
  '294',
  '344',
  '364',
  '999',
  '593',
  '1234',
  'x',
  'x'.repeat(301),
  'é'.repeat(300),
  '🦙'.repeat(25),
  'a\nb',
  '漢字',
  '\u0007',
  '\ud83e',
  '<x>&"\'</x>',
  ']]>',
  '1e3',
  '-1',
  '001001000000001',
  '001-001-1',
  '9'.repeat(49),
  '1790011674002',
  '1710034066',
  '9999999999999',
  'nobody',
  '13/2026',
  '00/2026',
  'FINAL_CONSUMER',
  'INVOICE',
  'WITHHOLDING',
  '338',
  '346',
]
const ODD_DAYS = [
  '2026-11-22',
  '2026-08-22',
  '2025-11-21',
  '2000-01-01',
  '2099-12-31',
  '1999-12-31',
  '2100-01-01',
  '2026-02-30',
  '21/11/2026',
  '',
]
const ODD_AMOUNTS = [
  '0',
  '0.00',
  '0.005',
  '0.01',
  '0.000001',
  '-1',
  '',
  'x',
  '1e3',
  '999999999999',
  '999999999999.999999',
  '99999999999.99',
  '1000000000000',
  '150.5',
  '9999',
  '99.99',
  '100.01',
  '12',
  '13',
  '14',
  '8',
  '5',
  '15.00',
  '015',
  '1.1234567',
]

function text({ maxLength, pattern }: Schema, name: string, { dice, oddity }: Making): string {
  const isDay = /Date$|^paidOn$/.test(name)
  if (dice.once(oddity)) return dice.pick(isDay ? ODD_DAYS : ODD_TEXTS)
  if (isDay) return dice.pick(DAYS)
  const right = RIGHT[name]
  if (right && (name !== 'code' || pattern === undefined)) return dice.pick(right)
  return dice.pick(['Ñandú & «té»', 'x', '12', 'á'.repeat(maxLength ?? 20)]).slice(0, maxLength)
}

function amount(name: string, { dice, oddity }: Making): string {
  if (dice.once(oddity)) return dice.pick(ODD_AMOUNTS)
  if (name === 'tax') return dice.pick(['15', '15', '5', '0', '8'])
  if (name === 'tip' || name === 'discount' || name === 'amount') return `0.${10 + dice.below(90)}`
  if (name === 'quantity' || name === 'unitPrice')
    return `${1 + dice.below(9)}.${dice.below(10 ** (1 + dice.below(6)))}`
  return `${1 + dice.below(40)}.${dice.below(100)}`
}
