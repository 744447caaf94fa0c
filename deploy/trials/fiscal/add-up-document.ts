import type { Order } from '@etax/tax-document'
import { Big } from 'big.js'
import { addUpReimbursements } from './add-up-reimbursements.ts'
import { addUpLines, exciseFigures, exciseList, exciseTax, type LineTax, NAMES, valueAddedTax } from './add-up-sale.ts'
import { type CodeTotal, codeKey, totalsOfCodes, withWrittenRates } from './add-up-taxes.ts'
import { addUpWithholding } from './add-up-withholding.ts'
import { added, cents, type Figure, figure, sumOf } from './figure.ts'
import { roundingOf } from './rounding-of.ts'
import type { Written } from './written-document.ts'

type OrderOf<K extends Order['documentType']> = Extract<Order, { documentType: K }>
type ItemizedOrder = OrderOf<'INVOICE' | 'PURCHASE_SETTLEMENT' | 'CREDIT_NOTE'>

/** The last is the total, if any. */
export function addUpDocument(order: Order, root: Written): Figure[] {
  switch (order.documentType) {
    case 'INVOICE':
    case 'PURCHASE_SETTLEMENT':
    case 'CREDIT_NOTE':
      return addUpSale(order, root)
    case 'DEBIT_NOTE':
      return addUpDebitNote(order, root)
    case 'WITHHOLDING':
      return addUpWithholding(order, root)
    case 'WAYBILL':
      return addUpWaybill(order, root)
  }
}

const PLACES = {
  INVOICE: { head: 'infoFactura', total: 'importeTotal' },
  PURCHASE_SETTLEMENT: { head: 'infoLiquidacionCompra', total: 'importeTotal' },
  CREDIT_NOTE: { head: 'infoNotaCredito', total: 'valorModificacion' },
} as const

function addUpSale(order: ItemizedOrder, root: Written): Figure[] {
  const { head: name, total } = PLACES[order.documentType]
  const [head] = root.all(name)
  if (head === undefined) throw new Error(`the XML has no ${name}`)
  const lines = addUpLines(order, root)
  const totals = head.all('totalConImpuestos/totalImpuesto')
  if (new Set(totals.map(codesOf)).size < totals.length) throw new Error('the XML has two totals of one tax and code')
  const subtotal = sumOf(lines.map((line) => line.subtotal))
  const taxes = withWrittenRates(
    lines.flatMap((line) => line.taxes),
    root,
  )
  const codes = totalsOfCodes(taxes, roundingOf(order))
  const extras = extrasOf(order, head, root)
  const refunds = refundFigures(order, totals)
  const taxed = sumOf([...codes.values()].map(({ amount }) => amount))
  const parts = [subtotal, taxed, ...extras.map(({ anew }) => anew)]
  const sum = sumOf(parts).minus(sumOf(refunds.map(({ anew }) => anew)))
  const how = [
    `${subtotal.toFixed(2)} + taxes ${taxed.toFixed(2)}`,
    ...extras.map(({ what, anew }) => `${what} ${anew.toFixed(2)}`),
  ].join(' + ')
  return [
    ...lines.flatMap(({ figures }) => figures),
    ...totalFigures(taxes, totals, codes),
    figure('total', 'before taxes', 'sum of the lines', head.at('totalSinImpuestos'), subtotal),
    ...discountFigures(
      lines.map(({ discount }) => discount),
      head,
    ),
    ...subsidyFigures(order, head),
    ...extras,
    ...refunds,
    ...presumptive(order, head, root),
    ...addUpReimbursements('reimbursements' in order ? order.reimbursements : undefined, head, root),
    ...paymentFigures('payments' in order ? order.payments : undefined, head, sum),
    figure(
      'total',
      'total',
      refunds.reduce((text, { anew }) => `${text} − refund ${anew.toFixed(2)}`, how),
      head.at(total),
      sum,
    ),
  ]
}

function discountFigures(discounts: readonly Big[], head: Written): Figure[] {
  if (!head.has('totalDescuento')) return []
  return [figure('total', 'discount', 'sum of the lines', head.at('totalDescuento'), sumOf(discounts))]
}

/** Totals of the lines by tax and code, and nothing else. Debit notes list each rate themselves. */
function totalFigures(
  taxes: readonly LineTax[],
  written: readonly Written[],
  codes: ReadonlyMap<string, CodeTotal>,
): Figure[] {
  const keys = new Set([...codes.keys(), ...written.map(codesOf)])
  return [...keys].flatMap((key) => {
    const ofKey = taxes.filter((tax) => codeKey(tax) === key)
    const [tax = '', code = ''] = key.split(' ')
    const elements = written.filter((one) => one.at('codigo') === tax && one.at('codigoPorcentaje') === code)
    const what = `${NAMES[tax as LineTax['tax']]} ${code}`
    const ours = (path: string) =>
      elements.length === 0 ? 'none' : sumOf(elements.map((one) => new Big(one.at(path)))).toFixed(2)
    const { amount, how } = codes.get(key) ?? { amount: new Big(0), how: 'on no line' }
    const sum = sumOf(ofKey.map(({ base }) => base))
    return [
      figure('total', `${what} base`, 'sum of the lines', ours('baseImponible'), sum),
      figure('total', what, how, ours('valor'), amount),
    ]
  })
}

function codesOf(one: Written): string {
  return `${one.at('codigo')} ${one.at('codigoPorcentaje')}`
}

function extrasOf(order: ItemizedOrder, head: Written, root: Written): Figure[] {
  if (order.documentType !== 'INVOICE') return []
  const { tip, exportation, thirdPartyItems = [] } = order
  const named: [string, string, string | undefined][] = [
    ['tip', 'propina', tip],
    ['freight', 'fleteInternacional', exportation?.internationalFreight],
    ['insurance', 'seguroInternacional', exportation?.internationalInsurance],
    ['customs expenses', 'gastosAduaneros', exportation?.customsExpenses],
    ['other transport', 'gastosTransporteOtros', exportation?.otherTransportExpenses],
  ]
  const others = root.all('otrosRubrosTerceros/rubro')
  return [
    ...named
      .filter(([, path, amount]) => amount !== undefined || Number(head.at(path)) !== 0)
      .map(([what, path, amount]) => figure('total', what, 'as ordered', head.at(path), new Big(amount ?? 0))),
    ...thirdPartyItems.map(({ amount }, at) =>
      figure('total', `for others ${at + 1}`, 'as ordered', others[at]?.at('total') ?? 'none', new Big(amount)),
    ),
  ]
}

function refundFigures(order: Order, written: readonly Written[]): Figure[] {
  const refunds = 'ivaRefunds' in order ? (order.ivaRefunds ?? []) : []
  const count = written.filter((one) => one.has('valorDevolucionIva')).length
  if (count !== refunds.length) throw new Error(`${refunds.length} refunds are ordered, the XML has ${count}`)
  return refunds.map(({ tax, amount }) => {
    const { code } = valueAddedTax({ taxType: 'IVA_RATE', tax }, new Big(0))
    const element = written.find((one) => one.at('codigo') === '2' && one.at('codigoPorcentaje') === code)
    const ours = element?.at('valorDevolucionIva') ?? 'none'
    return figure('total', `refund of IVA ${code}`, 'as ordered', ours, new Big(amount))
  })
}

function subsidyFigures({ items, documentType }: ItemizedOrder, head: Written): Figure[] {
  const subsidies = items.flatMap(({ quantity, unitPrice, unsubsidizedPrice }) =>
    unsubsidizedPrice === undefined ? [] : [cents(new Big(unsubsidizedPrice).minus(unitPrice).times(quantity))],
  )
  if (subsidies.length === 0 || documentType !== 'INVOICE') return []
  return [
    figure(
      'total',
      'subsidy',
      'quantity × difference of prices, each line',
      head.at('totalSubsidio'),
      sumOf(subsidies),
    ),
  ]
}

/** Withheld in advance: stated by the caller, in no sum. */
function presumptive(order: ItemizedOrder, head: Written, root: Written): Figure[] {
  if (order.documentType !== 'INVOICE') return []
  const { presumptiveWithholdings = [], ivaWithheld, incomeTaxWithheld } = order
  const written = root.all('retenciones/retencion')
  return [
    ...presumptiveWithholdings.map(({ amount, code }, at) =>
      figure(
        'total',
        `withheld in advance, ${code}`,
        'as ordered',
        written[at]?.at('valor') ?? 'none',
        new Big(amount),
      ),
    ),
    ...(ivaWithheld === undefined
      ? []
      : [figure('total', 'IVA withheld', 'as ordered', head.at('valorRetIva'), new Big(ivaWithheld))]),
    ...(incomeTaxWithheld === undefined
      ? []
      : [figure('total', 'income tax withheld', 'as ordered', head.at('valorRetRenta'), new Big(incomeTaxWithheld))]),
  ]
}

/** Credit notes have none. */
function paymentFigures(payments: readonly { amount: string }[] | undefined, head: Written, total: Big): Figure[] {
  if (!head.has('pagos')) return []
  const written = head.all('pagos/pago')
  const expected = payments?.length ? payments.map(({ amount }) => new Big(amount)) : [total]
  return [
    ...expected.map((amount, at) =>
      figure(
        'payments',
        `payment ${at + 1}`,
        payments?.length ? 'as ordered' : 'the total',
        written[at]?.at('total') ?? 'none',
        amount,
      ),
    ),
    figure('payments', 'sum', 'the total', sumOf(written.map((one) => new Big(one.at('total')))).toFixed(2), total),
  ]
}

function addUpDebitNote(order: OrderOf<'DEBIT_NOTE'>, root: Written): Figure[] {
  const [head] = root.all('infoNotaDebito')
  if (head === undefined) throw new Error('the XML has no infoNotaDebito')
  const reasons = root.all('motivos/motivo')
  const subtotal = sumOf(order.reasons.map(({ amount }) => new Big(amount)))
  const orderedExcises = exciseList(order.ice)
  const excises = orderedExcises.map((excise) => exciseTax(excise, subtotal))
  const parts = [...order.reasons, ...excises].map(({ amount }) => valueAddedTax(order, new Big(amount)))
  const valueAdded = valueAddedTax(order, subtotal.plus(sumOf(excises.map(({ amount }) => amount))))
  const written = head.all('impuestos/impuesto')
  const refunds = refundFigures(order, written)
  const taxes = [valueAdded, ...excises]
  const codes = totalsOfCodes(roundingOf(order) === 'LINE' ? [...parts, ...excises] : taxes, 'LINE')
  const amounts = [...codes.values()].map(({ amount }) => amount)
  const total = sumOf([subtotal, ...amounts]).minus(sumOf(refunds.map(({ anew }) => anew)))
  const ofExcise = written.filter((one) => one.at('codigo') === '3')
  return [
    ...order.reasons.map(({ amount }, at) =>
      figure(`reason ${at + 1}`, 'amount', 'as ordered', reasons[at]?.at('valor') ?? 'none', new Big(amount)),
    ),
    figure(
      'total',
      'before taxes',
      added(order.reasons.map(({ amount }) => amount)),
      head.at('totalSinImpuestos'),
      subtotal,
    ),
    ...excises.flatMap((excise, at) => exciseFigures('total', ofExcise[at], excise, orderedExcises[at])),
    ...totalFigures(taxes, written, codes),
    ...refunds,
    ...paymentFigures(order.payments, head, total),
    figure('total', 'total', added([subtotal, ...amounts]), head.at('valorTotal'), total),
  ]
}

function addUpWaybill(order: OrderOf<'WAYBILL'>, root: Written): Figure[] {
  const recipients = root.all('destinatarios/destinatario')
  return order.recipients.flatMap(({ items }, at) => {
    const goods = recipients[at]?.all('detalles/detalle') ?? []
    return items.map(({ quantity }, index) =>
      figure(
        `recipient ${at + 1}, goods ${index + 1}`,
        'quantity',
        'as ordered',
        goods[index]?.at('cantidad') ?? 'none',
        new Big(quantity),
      ),
    )
  })
}
