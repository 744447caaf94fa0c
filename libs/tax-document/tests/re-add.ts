// Adds up a document anew from the digits of its XML, in whole numbers of small units and by other code than the library's.

/** How a document's taxes are rounded: on the sum of their bases, or on each line. */
type Rounding = 'BASE' | 'LINE'

/** Everything in a document that does not multiply out or add up. */
export function faultsIn(xml: string, rounding: Rounding = 'BASE'): string[] {
  const root = /<(factura|liquidacionCompra|notaCredito|notaDebito|comprobanteRetencion|guiaRemision) /.exec(xml)?.[1]
  if (root === undefined) return ['no document']
  if (root === 'guiaRemision') return []
  return root === 'comprobanteRetencion' ? withholdingFaults(xml) : saleFaults(xml, root === 'notaDebito', rounding)
}

interface Tax {
  key: string
  rate: string | undefined
  base: bigint
  amount: bigint
}

function saleFaults(xml: string, isDebit: boolean, rounding: Rounding): string[] {
  const [head = '', rest = ''] = split(xml, isDebit ? '<motivos>' : '<detalles>')
  const goods = split(rest, '</detalles>')[0] ?? ''
  const lines = goods.split('<detalle>').slice(1)
  const totals = blocks(head, isDebit ? 'impuesto' : 'totalImpuesto').map(readTax)
  const taxes = isDebit ? totals : blocks(goods, 'impuesto').map(readTax)
  const subtotal = cents(head, 'totalSinImpuestos')
  const parts = isDebit ? cents(rest, 'valor') : cents(goods, 'precioTotalSinImpuesto')
  const charged = subtotal + sumOf(totals) + others(xml, head) - cents(head, 'valorDevolucionIva')
  const total = cents(head, 'importeTotal') + cents(head, 'valorModificacion') + cents(head, 'valorTotal')
  const paid = cents(/<pagos>.*<\/pagos>/.exec(head)?.[0] ?? '', 'total')
  return [
    ...lines.flatMap((line) => lineFaults(line, rounding)),
    ...(isDebit ? noteFaults(rest, totals, rounding) : taxes.flatMap(productFaults)),
    ...(isDebit ? [] : totalFaults(totals, taxes, rounding)),
    ...(isDebit ? [] : baseFaults(totals, lines)),
    ...differ('subtotal', subtotal, parts),
    ...differ('total', total, charged),
    ...(head.includes('<pagos>') ? differ('payments', paid, total) : []),
    ...reimbursementFaults(xml, head),
  ]
}

/** What an invoice collects beside the sale. */
function others(xml: string, head: string): bigint {
  const expenses = ['propina', 'fleteInternacional', 'seguroInternacional', 'gastosAduaneros', 'gastosTransporteOtros']
  const thirdParties = /<otrosRubrosTerceros>.*<\/otrosRubrosTerceros>/.exec(xml)?.[0] ?? ''
  return expenses.reduce((sum, element) => sum + cents(head, element), cents(thirdParties, 'total'))
}

/** The base of value-added tax is what it is charged on, with all of the excise that is billed. */
function baseFaults(totals: readonly Tax[], lines: readonly string[]): string[] {
  const taxed = lines.filter((line) => line.includes('<codigo>2</codigo>'))
  if (taxed.length < lines.length) return []
  const subtotals = taxed.reduce((sum, line) => sum + cents(line, 'precioTotalSinImpuesto'), 0n)
  const [bases, excise] = ['2 ', '3 '].map((tax) => totals.filter(({ key }) => key.startsWith(tax)))
  const based = (bases ?? []).reduce((sum, { base }) => sum + base, 0n)
  return differ('bases of value-added tax', based, subtotals + sumOf(excise ?? []))
}

function lineFaults(line: string, rounding: Rounding): string[] {
  const gross = halfUp(scaled(value(line, 'cantidad'), 6) * scaled(value(line, 'precioUnitario'), 6), 10n ** 10n)
  const subtotal = cents(line, 'precioTotalSinImpuesto')
  const excises = blocks(line, 'impuesto')
    .map(readTax)
    .filter(({ key }) => key.startsWith('3 '))
  // Rounded once, the lines pay what all of them come to: a cent more or less for each.
  const cent = rounding === 'BASE' ? BigInt(excises.length) : 0n
  const bases = blocks(line, 'impuesto')
    .map(readTax)
    .filter(({ key }) => key.startsWith('2 '))
  return [
    ...differ('line', subtotal, gross - cents(line, 'descuento')),
    ...bases.flatMap(({ base }) => differ('base of value-added tax', base, subtotal + sumOf(excises), cent)),
  ]
}

/** Codes of table 18 that are dollars per unit only, and those that are a percentage only; any other may be either. */
const PER_UNIT = /^(3011|3021|3043|3053|3111|3552|3602|3680)$/
const PERCENTAGE =
  /^(3023|3054|307[3-9]|308[01]|309[23]|3101|3533|3544|3553|358[12]|3601|36[1-7][0-9]|368[1-9]|369[0-9])$/

/** Base times rate is the amount to a cent: of a percentage, or of dollars per unit, by the code. */
function productFaults({ key, rate, base, amount }: Tax): string[] {
  if (rate === undefined) return [`tax ${key} has no rate`]
  if (productsOf({ key, rate, base, amount }).some((product) => magnitude(product - amount * 10_000n) <= 10_000n))
    return []
  return [`tax ${key}: ${base} at ${rate} is not ${amount}`]
}

/** What base times rate may be, in hundredths of a cent of a cent. */
function productsOf({ key, rate = '0', base }: Tax): bigint[] {
  const percentage = base * scaled(rate, 2)
  const perUnit = percentage * 100n
  const code = key.slice(2)
  if (key.startsWith('5 ') || PER_UNIT.test(code)) return [perUnit]
  return key.startsWith('2 ') || PERCENTAGE.test(code) ? [percentage] : [percentage, perUnit]
}

/** Before it was rounded; an excise stated as an amount may be a cent off, and counts as it is. */
function unrounded(tax: Tax): bigint {
  return productsOf(tax).find((product) => halfUp(product, 10_000n) === tax.amount) ?? tax.amount * 10_000n
}

/** Taxes of one code: at each rate rounded together, or one by one. */
function taxOf(taxes: readonly Tax[], rounding: Rounding): bigint {
  if (rounding === 'LINE') return sumOf(taxes)
  const rates = new Set(taxes.map(({ rate }) => Number(rate)))
  return [...rates].reduce((sum, rate) => {
    const rated = taxes.filter((tax) => Number(tax.rate) === rate)
    return (
      sum +
      halfUp(
        rated.reduce((exact, tax) => exact + unrounded(tax), 0n),
        10_000n,
      )
    )
  }, 0n)
}

/** A debit note has no lines: its value-added tax is on its reasons and excises, together or one by one. */
function noteFaults(reasons: string, totals: readonly Tax[], rounding: Rounding): string[] {
  const excises = totals.filter(({ key }) => key.startsWith('3 '))
  const parts = [...blocks(reasons, 'valor').map((digits) => scaled(digits, 2)), ...excises.map(({ amount }) => amount)]
  return totals.flatMap((total) => {
    if (!total.key.startsWith('2 ')) return productFaults(total)
    const { key, rate, base, amount } = total
    const taxes = parts.map((part) => ({
      key,
      rate,
      base: part,
      amount: halfUp(part * scaled(rate ?? '0', 2), 10_000n),
    }))
    return [
      ...differ(
        'base of the note',
        base,
        parts.reduce((sum, part) => sum + part, 0n),
      ),
      ...differ('tax of the note', amount, taxOf(taxes, rounding)),
    ]
  })
}

/** One total for each code, of its lines; its rate is theirs where they have one. */
function totalFaults(totals: readonly Tax[], taxes: readonly Tax[], rounding: Rounding): string[] {
  const keys = new Set([...totals, ...taxes].map(({ key }) => key))
  return [...keys].flatMap((key) => {
    const parts = taxes.filter((tax) => tax.key === key)
    const [total, ...more] = totals.filter((tax) => tax.key === key)
    if (!total || more.length > 0) return [`tax ${key} has ${more.length + (total ? 1 : 0)} totals`]
    const rates = new Set(parts.map(({ rate }) => rate))
    return [
      ...differ(
        `base of ${key}`,
        total.base,
        parts.reduce((sum, { base }) => sum + base, 0n),
      ),
      ...amountFaults(total, parts, rounding),
      ...(total.rate !== undefined && (rates.size !== 1 || !rates.has(total.rate)) ? [`rate of ${key}`] : []),
    ]
  })
}

/** Excise that was stated as amounts is their sum, whatever the rounding; the document does not say which of it was. */
function amountFaults({ key, amount }: Tax, parts: readonly Tax[], rounding: Rounding): string[] {
  const [rounded, stated] = [taxOf(parts, rounding), sumOf(parts)]
  const isBetween = rounded < stated ? rounded <= amount && amount <= stated : stated <= amount && amount <= rounded
  return key.startsWith('3 ') && isBetween ? [] : differ(`amount of ${key}`, amount, rounded)
}

function reimbursementFaults(xml: string, head: string): string[] {
  if (!head.includes('<totalComprobantesReembolso>')) return []
  const claimed = /<reembolsos>.*<\/reembolsos>/.exec(xml)?.[0] ?? ''
  const base = cents(claimed, 'baseImponibleReembolso')
  const tax = cents(claimed, 'impuestoReembolso')
  return [
    ...differ('base claimed', cents(head, 'totalBaseImponibleReembolso'), base),
    ...differ('tax claimed', cents(head, 'totalImpuestoReembolso'), tax),
    ...differ('claimed', cents(head, 'totalComprobantesReembolso'), base + tax),
  ]
}

function withholdingFaults(xml: string): string[] {
  return blocks(xml, 'docSustento').flatMap((document) => {
    const paid = cents(/<pagos>.*<\/pagos>/.exec(document)?.[0] ?? '', 'total')
    return [
      ...blocks(document, 'retencion').flatMap((line) => {
        const product = cents(line, 'baseImponible') * scaled(value(line, 'porcentajeRetener'), 2)
        return differ('withheld', cents(line, 'valorRetenido'), halfUp(product, 10_000n))
      }),
      ...differ('payments', paid, cents(document, 'importeTotal')),
      ...reimbursementFaults(document, document),
    ]
  })
}

function differ(what: string, one: bigint, other: bigint, most = 0n): string[] {
  return magnitude(one - other) <= most ? [] : [`${what}: ${one} and ${other}`]
}

function readTax(block: string): Tax {
  const rate = /<tarifa>([^<]+)/.exec(block)?.[1]
  const key = `${value(block, 'codigo')} ${value(block, 'codigoPorcentaje')}`
  return { key, rate, base: cents(block, 'baseImponible'), amount: cents(block, 'valor') }
}

function blocks(xml: string, element: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'g')), ([, inside = '']) => inside)
}

function value(xml: string, element: string): string {
  return new RegExp(`<${element}>([^<]+)`).exec(xml)?.[1] ?? '0'
}

/** Of all elements of the name together. */
function cents(xml: string, element: string): bigint {
  return blocks(xml, element).reduce((sum, digits) => sum + scaled(digits, 2), 0n)
}

function sumOf(taxes: readonly Tax[]): bigint {
  return taxes.reduce((sum, { amount }) => sum + amount, 0n)
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

function scaled(digits: string, places: number): bigint {
  const [whole = '0', fraction = ''] = digits.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}

function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

function magnitude(number: bigint): bigint {
  return number < 0n ? -number : number
}
