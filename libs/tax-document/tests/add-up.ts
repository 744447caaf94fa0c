import { draftDocument, type Issuer, type Item, type Order, type TaxRounding, TEST_TAXPAYER_RUC } from '../src/index.ts'
import { validateXml } from '../src/xml.ts'
import { type Chance, chance } from './random.ts'
import { faultsIn as reAdded } from './re-add.ts'

// Drafts as many random documents as its argument says, and adds up the digits of their XML in whole cents, by
// independent code. Fails at the first error, and prints the document.
const TODAY = '2026-11-21'

const issuer: Issuer = {
  ruc: TEST_TAXPAYER_RUC,
  legalName: 'Emisor',
  address: 'Quito',
  establishment: { code: '001' },
  emissionPoint: '001',
  accountingObligated: false,
  environment: 1,
}
const customer = { identificationType: 'RUC', identification: '1790011674001', legalName: 'Comprador' } as const
const modified = { documentType: 'INVOICE', number: '001-001-000000001', issueDate: TODAY }

type Sale = Extract<Order, { taxRounding?: unknown }>

const LINE =
  /<cantidad>([^<]+).*?<precioUnitario>([^<]+).*?<descuento>([^<]+).*?<precioTotalSinImpuesto>([^<]+).*?<codigo>2<.*?<tarifa>([^<]+)<\/tarifa><baseImponible>([^<]+)<\/baseImponible><valor>([^<]+)/

const TAX =
  /<codigo>(\d)<\/codigo><codigoPorcentaje>(\d+)<\/codigoPorcentaje><tarifa>([^<]+)<\/tarifa><baseImponible>([^<]+)<\/baseImponible><valor>([^<]+)/g
const TOTAL = /<totalImpuesto><codigo>(\d)<\/codigo><codigoPorcentaje>(\d+)<.*?<valor>([^<]+)/g

const documents = Number(process.argv[2] ?? 1000)
const dice = chance(Number(process.argv[3] ?? 2026))
for (let made = 0; made < documents; made += 1) {
  const order = randomOrder(dice)
  const xml = addUp(order)
  if (made % 100 === 0) follow(xml, roundingOf(order))
}
console.log(`${documents} documents add up`)

function addUp(order: Order): string {
  const outcome = draftDocument(order, issuer, { today: TODAY })
  if (!outcome.ok) throw new Error(`${JSON.stringify(order)}\n${JSON.stringify(outcome.violations)}`)
  const { xml, totals } = outcome.draft
  const faults = faultsIn(xml, roundingOf(order))
  if (cents(totals.total) !== totalOf(xml)) faults.push(`the draft shows ${totals.total}`)
  if (faults.length > 0) throw new Error(`${faults.join('; ')}\n${xml}`)
  return xml
}

/** One in a hundred is also checked by schema and rules, with a number and a key. */
function follow(xml: string, rounding: TaxRounding): void {
  const { errors, warnings } = validateXml(xml)
  const isOff = ({ code }: { code: string }) => code === 'XML_90002'
  const wrong = [
    ...errors.filter(({ code }) => code !== 'DOC_50005' && code !== 'XML_30024'),
    ...warnings.filter(isOff),
    ...reAdded(xml, rounding),
  ]
  if (wrong.length > 0) throw new Error(`${JSON.stringify(wrong)}\n${xml}`)
}

function roundingOf(order: Order): TaxRounding {
  return ('taxRounding' in order && order.taxRounding) || 'BASE'
}

function randomOrder(dice: Chance): Order {
  return { ...randomSale(dice), taxRounding: dice.pick(['BASE', 'BASE', 'LINE', undefined]) }
}

function randomSale(dice: Chance): Sale {
  const kind = dice.below(10)
  if (kind < 6) return { documentType: 'INVOICE', customer, items: items(dice), ...extras(dice) }
  if (kind < 8) {
    return { documentType: 'CREDIT_NOTE', customer, items: items(dice), supportingDocument: modified, reason: 'x' }
  }
  if (kind < 9) {
    const plain = items(dice).map(({ ice: _, plasticBottleTax: __, ...item }) => item)
    return { documentType: 'PURCHASE_SETTLEMENT', supplier: customer, items: plain }
  }
  const others = Array.from({ length: dice.below(4) }, () => ({ reason: 'x', amount: decimal(dice, 4, 2) }))
  // A note of 0.00 is refused.
  const reasons = [{ reason: 'x', amount: atLeastSome(decimal(dice, 4, 2)) }, ...others]
  return { documentType: 'DEBIT_NOTE', customer, supportingDocument: modified, reasons, taxType: 'IVA_RATE', tax: '15' }
}

function extras(dice: Chance) {
  return {
    tip: dice.once(4) ? decimal(dice, 2, 2) : undefined,
    thirdPartyItems: dice.once(8) ? [{ concept: 'x', amount: decimal(dice, 3, 2) }] : undefined,
  }
}

function items(dice: Chance): Item[] {
  return Array.from({ length: 1 + dice.below(dice.once(50) ? 40 : 4) }, () => item(dice))
}

function item(dice: Chance): Item {
  const quantity = atLeastSome(decimal(dice, 3, 6))
  const unitPrice = decimal(dice, 4, 6)
  const discount = dice.once(3) ? (Number(quantity) * Number(unitPrice) * 0.3).toFixed(2) : undefined
  const tax = dice.pick(['15', '15', '15', '5', '0', '8', null])
  const untaxed = dice.pick(['IVA_EXEMPT', 'IVA_NOT_SUBJECT'] as const)
  return {
    code: 'x',
    description: 'x',
    quantity,
    unitPrice,
    discount,
    ...(tax === null ? { taxType: untaxed } : { taxType: 'IVA_RATE', tax }),
    ice: dice.once(6)
      ? dice.pick([
          { code: '3031', rate: '75' },
          { code: '3011', amount: '1.44' },
          { code: '3053', base: decimal(dice, 3, 2), rate: '0.18' },
          { code: '3101', rate: '10' },
          [
            { code: '3101', rate: '10' },
            { code: '3610', rate: '20' },
          ],
          [
            { code: '3031', rate: '75' },
            { code: '3031', base: '0.40', rate: '10', amount: '4.00' },
          ],
        ])
      : undefined,
    plasticBottleTax: dice.once(9) ? { amount: '0.12' } : undefined,
  }
}

/** A zero line is refused. */
function atLeastSome(quantity: string): string {
  return Number(quantity) === 0 ? '1' : quantity
}

function decimal(dice: Chance, digits: number, fraction: number): string {
  const places = dice.below(fraction + 1)
  const whole = String(dice.below(10 ** (1 + dice.below(digits))))
  return places === 0 ? whole : `${whole}.${String(dice.below(10 ** places)).padStart(places, '0')}`
}

function faultsIn(xml: string, rounding: TaxRounding): string[] {
  const lines = xml.split('<detalle>').slice(1)
  const head = xml.slice(0, xml.indexOf(lines.length > 0 ? '<detalles>' : '<motivos>'))
  const parts = lines.length > 0 ? sum(xml, /<precioTotalSinImpuesto>([^<]+)/g) : sum(xml, /<\/razon><valor>([^<]+)/g)
  const subtotal = sum(head, /<totalSinImpuestos>([^<]+)/g)
  const taxes = sum(head, /<valor>([^<]+)<\/valor><\/(?:totalImpuesto|impuesto)>/g)
  const others = sum(head, /<propina>([^<]+)/g) + sum(xml, /<\/concepto><total>([^<]+)/g)
  const total = totalOf(xml)
  const payments = head.includes('<pagos>') ? sum(head, /<\/formaPago><total>([^<]+)/g) : total
  const faults = lines.flatMap((line) => lineFaults(line, rounding))
  if (parts !== subtotal) faults.push(`lines ${parts}, subtotal ${subtotal}`)
  faults.push(...taxFaults(head, lines.join(''), rounding))
  if (subtotal + taxes + others !== total) faults.push(`parts ${subtotal + taxes + others}, total ${total}`)
  if (payments !== total) faults.push(`payments ${payments}, total ${total}`)
  return faults
}

/**
 * Each total is the sum over its lines; or, rounded once, within half a cent of each, and for value-added tax exactly
 * its rate.
 */
function taxFaults(head: string, lines: string, rounding: TaxRounding): string[] {
  if (lines === '') return []
  const taxes = Array.from(lines.matchAll(TAX), ([, ...figures]) => figures)
  return Array.from(head.matchAll(TOTAL), ([, code, rateCode, written = '']) => {
    const parts = taxes.filter(([one, other]) => one === code && other === rateCode)
    const onLines = parts.reduce((total, [, , , , amount = '']) => total + cents(amount), 0)
    const exact = parts.reduce((total, [, , rate = '', base = '']) => total + scaled(base, 2) * scaled(rate, 2), 0n)
    const total = cents(written)
    if (rounding === 'LINE') return total === onLines
    return Math.abs(total - onLines) <= parts.length / 2 && (code !== '2' || total === halfUp(exact, 10_000n))
  }).flatMap((isRight, at) => (isRight ? [] : [`total ${at + 1} of the taxes, by ${rounding}`]))
}

function lineFaults(line: string, rounding: TaxRounding): string[] {
  const [, quantity = '', price = '', discount = '', written = '', rate = '', base = '', iva = ''] =
    LINE.exec(line) ?? []
  const subtotal = halfUp(scaled(quantity, 6) * scaled(price, 6), 10n ** 10n) - cents(discount)
  const excise = sum(line, /<codigo>3<.*?<valor>([^<]+)/g)
  // Rounded once, all lines together pay the total, and each line differs by a cent for each excise.
  const most = rounding === 'BASE' ? Array.from(line.matchAll(/<codigo>3</g)).length : 0
  const faults: string[] = []
  if (cents(written) !== subtotal) faults.push(`line ${written}, expected ${subtotal}`)
  if (Math.abs(cents(base) - subtotal - excise) > most) faults.push(`base ${base} of ${subtotal} and ${excise}`)
  if (cents(iva) !== halfUp(scaled(base, 2) * scaled(rate, 2), 10_000n)) faults.push(`${rate}% of ${base}: ${iva}`)
  return faults
}

function totalOf(xml: string): number {
  return sum(xml, /<(?:importeTotal|valorModificacion|valorTotal)>([^<]+)/g)
}

function sum(xml: string, pattern: RegExp): number {
  let total = 0
  for (const [, digits = '0'] of xml.matchAll(pattern)) total += cents(digits)
  return total
}

function cents(digits: string): number {
  return Number(scaled(digits, 2))
}

function scaled(digits: string, places: number): bigint {
  const [whole = '0', fraction = ''] = digits.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}

function halfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}
