import { hash } from 'node:crypto'
import { create } from 'xmlbuilder2'
import { draftDocument, type Issuer, numberDraft, type Order, TEST_TAXPAYER_RUC } from '../src/index.ts'
import { type Element, treeOf } from '../src/schema/tree.ts'
import { parse } from '../src/xml/parse.ts'
import { plainlyValid } from '../src/xml/schema-errors.ts'

export interface Row {
  name: string
  /** The rate of one core. */
  perSecond: number
  yardstick: string
  /** Our rate divided by the yardstick's. */
  ratio: number
}

const SECONDS = 1
const ASK_EVERY_MS = 10

/**
 * One core makes an invoice from order to hash: computed, written, numbered, validated against its XSD, and hashed. The
 * yardstick: xmlbuilder2 writes a plain object of the same elements.
 */
export async function bench(): Promise<Row[]> {
  return [5, 50, 500].map((lines) => {
    const order = invoiceOf(lines)
    const plain = plainObject(issue(order))
    const perSecond = rate(() => issueAndCheck(order))
    const yardstick = rate(() => create(plain).end())
    const name = `invoice of ${lines} lines: built, validated, hashed`
    return { name, perSecond, yardstick: `xmlbuilder2, conversion only: ${yardstick}/s`, ratio: perSecond / yardstick }
  })
}

const issuer: Issuer = {
  ruc: TEST_TAXPAYER_RUC,
  legalName: 'Cafetería Andina S.A.',
  commercialName: 'El Páramo',
  address: 'Av. Amazonas N24-03 y Colón, Quito',
  establishment: { code: '001', address: 'Calle Larga 5-21, Cuenca' },
  emissionPoint: '002',
  accountingObligated: true,
  environment: 1,
}

function invoiceOf(lines: number): Order<'INVOICE'> {
  return {
    documentType: 'INVOICE',
    customer: {
      identificationType: 'RUC',
      identification: '1790011674001',
      legalName: 'Compañía Compradora & Hijos',
      email: 'compras@example.com',
    },
    items: Array.from({ length: lines }, (_, at) => ({
      code: `P-${at}`,
      description: `Capuchino de 9 onzas, variedad ${at}`,
      quantity: `${1 + (at % 7)}.5`,
      unitPrice: '1.333333',
      discount: '0.10',
      taxType: 'IVA_RATE',
      tax: at % 3 === 0 ? '0' : '15',
    })),
    additionalInfo: { Pedido: '4500012345' },
  }
}

function issue(order: Order<'INVOICE'>): string {
  const outcome = draftDocument(order, issuer, { today: '2026-11-21' })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  return numberDraft(outcome.draft, { sequential: 7, numericCode: '12345678' }).xml
}

function issueAndCheck(order: Order<'INVOICE'>): string {
  const xml = issue(order)
  if (plainlyValid(xml) === null) throw new Error('not plainly valid by its schema')
  return hash('sha1', xml.slice(xml.indexOf('?>') + 2), 'base64')
}

function plainObject(xml: string): Record<string, unknown> {
  const parsed = parse(xml)
  if (!parsed.ok) throw new Error('not well-formed')
  const root = treeOf(parsed.xml)
  parsed.xml.dispose()
  return { [root.name]: plainElement(root) }
}

function plainElement({ attributes, children, text }: Element): unknown {
  const named = Object.entries(attributes).map(([name, value]) => [`@${name}`, value])
  if (children.length === 0) return named.length > 0 ? Object.fromEntries([...named, ['#', text]]) : text
  const groups = Map.groupBy(children, (child) => child.name)
  const members = [...groups].map(([name, group]) => [name, group.map(plainElement)])
  return Object.fromEntries([...named, ...members])
}

function rate(work: () => unknown): number {
  // Lets the engine compile the code first.
  runFor(1, work)
  const { done, seconds } = runFor(SECONDS, work)
  return Math.round(done / seconds)
}

/** Processor time: the machine may be busy. It is read seldom, because reading takes time. */
function runFor(atLeastSeconds: number, work: () => unknown): { done: number; seconds: number } {
  const begun = cpuSeconds()
  for (let done = 0; ; ) {
    const until = performance.now() + ASK_EVERY_MS
    while (performance.now() < until) {
      work()
      done += 1
    }
    const seconds = cpuSeconds() - begun
    if (seconds >= atLeastSeconds) return { done, seconds }
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

if (import.meta.main) console.table(await bench())
