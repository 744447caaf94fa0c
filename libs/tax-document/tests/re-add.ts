// Adds up a document from the digits of its XML, in whole small units, by independent code.

type Rounding = 'BASE' | 'LINE'

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

/** Other parts of an invoice's total. */
function others(xml: string, head: string): bigint {
  const expenses = ['propina', 'fleteInternacional', 'seguroInternacional', 'gastosAduaneros', 'gastosTransporteOtros']
  const thirdParties = /<otrosRubrosTerceros>.*<\/otrosRubrosTerceros>/.exec(xml)?.[0] ?? ''
  return expenses.reduce((sum, element) => sum + cents(head, element), cents(thirdParties, 'total'))
}

/** The base of value-added tax includes all billed excise. */
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
  // Rounded once, each line may differ from its share by a cent.
  const cent = rounding === 'BASE' ? BigInt(excises.length) : 0n
  const bases = blocks(line, 'impuesto')
    .map(readTax)
    .filter(({ key }) => key.startsWith('2 '))
  return [
    ...differ('line', subtotal, gross - cents(line, 'descuento')),
    ...bases.flatMap(({ base }) => differ('base of value-added tax', base, subtotal + sumOf(excises), cent)),
  ]
}

/** Codes of table 18 in dollars per unit only, and in percentages only; others may be either. */
const PER_UNIT = /^(3011|3021|3043|3053|3111|3552|3602|3680)$/
const PERCENTAGE =
  /^(3023|3054|307[3-9]|308[01]|309[23]|3101|3533|3544|3553|358[12]|3601|36[1-7][0-9]|368[1-9]|369[0-9])$/

/** Base × rate is the amount to a cent, by the forms of the code. */
function productFaults({ key, rate, base, amount }: Tax): string[] {
  if (rate === undefined) return [`tax ${key} has no rate`]
  if (productsOf({ key, rate, base, amount }).some((product) => magnitude(product - amount * 10_000n) <= 10_000n))
    return []
  return [`tax ${key}: ${base} at ${rate} is not ${amount}`]
}

/** The products are in ten-thousandths of a cent. */
function productsOf({ key, rate = '0', base }: Tax): bigint[] {
  const percentage = base * scaled(rate, 2)
  const perUnit = percentage * 100n
  const code = key.slice(2)
  if (key.startsWith('5 ') || PER_UNIT.test(code)) return [perUnit]
  return key.startsWith('2 ') || PERCENTAGE.test(code) ? [percentage] : [percentage, perUnit]
}

/** A stated excise may be a cent off, and counts unchanged. */
function unrounded(tax: Tax): bigint {
  return productsOf(tax).find((product) => halfUp(product, 10_000n) === tax.amount) ?? tax.amount * 10_000n
}

/** The tax of one code, rounded for each rate, or on each line. */
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

/** A debit note has no lines: its value-added tax is on its reasons and excises, together or separately. */
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

/** One total for each code; its rate is the lines'. */
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

/** Stated excise is a sum of amounts in either rounding; the document does not show it. */
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
