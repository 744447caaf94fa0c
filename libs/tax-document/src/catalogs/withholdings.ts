import { Decimal } from '@etax/kernel'
import type { Catalog, Entry, Period } from './catalog.ts'

/** Which tax is withheld, as the API names it. */
export type WithheldTax = 'INCOME' | 'IVA' | 'ISD'

/** Table 19: the taxes that can be withheld. */
export const withheldTaxes: Catalog<Entry & { tax: WithheldTax }> = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, tabla 19',
  entries: [
    { code: '1', tax: 'INCOME', name: 'RENTA' },
    { code: '2', tax: 'IVA', name: 'IVA' },
    { code: '6', tax: 'ISD', name: 'ISD' },
  ],
}

/** A withholding code, with the percentages it may have; none listed means that it varies. */
export interface WithholdingEntry extends Entry {
  rates?: readonly string[]
}

/** Table 20: value-added tax withheld. */
export const ivaWithholdings: Catalog<WithholdingEntry> = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, tabla 20',
  entries: [
    { code: '9', name: 'Retención del 10 %', rates: ['10'] },
    { code: '10', name: 'Retención del 20 %', rates: ['20'] },
    { code: '1', name: 'Retención del 30 %', rates: ['30'] },
    { code: '11', name: 'Retención del 50 %', rates: ['50'] },
    { code: '2', name: 'Retención del 70 %', rates: ['70'] },
    { code: '3', name: 'Retención del 100 %', rates: ['100'] },
    { code: '7', name: 'Retención en cero', rates: ['0'] },
    { code: '8', name: 'No procede retención', rates: ['0'] },
  ],
}

/** Table 20: tax on money leaving the country, with the days of each percentage. */
export const isdWithholdings: Catalog<WithholdingEntry> = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, tabla 20 (ISD)',
  entries: [
    isd('4580', '5', { until: '2021-12-31' }),
    isd('4580', '4.75', { from: '2022-01-01', until: '2022-03-31' }),
    isd('4580', '4.50', { from: '2022-04-01', until: '2022-06-30' }),
    isd('4580', '4.25', { from: '2022-07-01', until: '2022-09-30' }),
    isd('4580', '4.00', { from: '2022-10-01', until: '2022-12-31' }),
    isd('4580', '3.75', { from: '2023-02-01', until: '2023-06-30' }),
    isd('4580', '3.50', { from: '2023-07-01', until: '2024-03-31' }),
    isd('4580', '5', { from: '2024-04-01' }),
    isd('4586', '2.5', { from: '2025-05-01' }),
  ],
}

function isd(code: string, rate: string, period: Period): WithholdingEntry {
  return { code, name: 'Impuesto a la salida de divisas', rates: [rate], periods: [period] }
}

const SINCE_2026 = '2026-03-01'

/** One concept of income tax: the percentage since March 2026, and the one before where it is known to have differed. */
function income(codes: string, rate: string | null, name: string, before?: string): WithholdingEntry[] {
  return codes.split(' ').flatMap((code): WithholdingEntry[] => {
    if (rate === null) return [{ code, name }]
    if (before === undefined) return [{ code, name, rates: rate.split('/') }]
    return [
      { code, name, rates: [before], periods: [{ until: '2026-02-28' }] },
      { code, name, rates: [rate], periods: [{ from: SINCE_2026 }] },
    ]
  })
}

/** Income tax withheld. Percentages change by resolution: those not listed here are let pass with a warning. */
export const incomeWithholdings: Catalog<WithholdingEntry> = {
  source: 'Catálogo ATS, conceptos de retención; Resolución NAC-DGERCGC26-00000009 (pagos desde 2026-03-01)',
  entries: [
    ...income('303', '10', 'Honorarios profesionales'),
    ...income('303A', '5', 'Servicios profesionales prestados por sociedades', '3'),
    ...income('304 304A 304B 304C 304D 304E', '10', 'Servicios donde predomina el intelecto'),
    ...income('307', '3', 'Servicios donde predomina la mano de obra', '2'),
    ...income('308', '10', 'Utilización o aprovechamiento de la imagen o renombre'),
    ...income('309', '3', 'Servicios de medios de comunicación y publicidad', '2.75'),
    ...income('310', '1', 'Transporte privado de pasajeros o de carga'),
    ...income('311', '3', 'Pagos a través de liquidación de compra'),
    ...income('312', '2', 'Transferencia de bienes muebles de naturaleza corporal', '1.75'),
    ...income('312A', '1', 'Bienes de origen agrícola y pecuario, del productor'),
    ...income('312C', '1.75', 'Bienes de origen agrícola y pecuario, del comercializador'),
    ...income('314A 314B 314C 314D', '10', 'Regalías, franquicias y derechos de autor'),
    ...income('319', '2', 'Arrendamiento mercantil'),
    ...income('320', '10', 'Arrendamiento de bienes inmuebles'),
    ...income('322', '2', 'Seguros y reaseguros'),
    ...income('323 323A 323B1 323E 323F 323G 323H 323I 323Q 323S', '3', 'Rendimientos financieros'),
    ...income('323E2 323R 323T 323U', '0', 'Rendimientos financieros exentos'),
    ...income('324A 324B 324C', '2', 'Intereses entre instituciones financieras'),
    ...income('332 332B 332C 332D 332E 332F 332G 332H 332I', '0', 'Pagos no sujetos a retención'),
    ...income('333', '10', 'Enajenación de derechos representativos de capital'),
    ...income('334', '2', 'Enajenación de derechos representativos de capital'),
    ...income('335', '15', 'Loterías, rifas y apuestas'),
    ...income('336', '0.2', 'Venta de combustibles a comercializadoras'),
    ...income('337', '0.3', 'Venta de combustibles a distribuidores'),
    ...income('338 341 342 342A 342B', null, 'Banano'),
    ...income('340', '3', 'Banano, otros'),
    ...income('343', '1', 'Contribuyentes RIMPE emprendedores'),
    ...income('343A 343B 343C', '2', 'Otras retenciones al 2 %'),
    ...income('3440', '3', 'Otras retenciones aplicables', '2.75'),
    ...income('344A 344B', '2', 'Otras retenciones al 2 %'),
    ...income('3480', '15', 'Operadores de pronósticos deportivos'),
    ...income('3481', null, 'Autorretención de grandes contribuyentes'),
    ...income('3482', '5', 'Comisiones a sociedades', '3'),
    ...income('350', '1.5/1.75', 'Autorretención de exportadores'),
    ...income('346', null, 'Otros pagos con porcentaje variable'),
  ],
}

/** The codes that say how many boxes of bananas were bought (ficha técnica, compraCajBanano). */
export const BANANA_CODES: readonly string[] = ['338', '340', '341', '342', '342A', '342B']

/** Of those, the codes whose percentage follows from the boxes: they cannot do without. */
export const BOXED_CODES: readonly string[] = ['338', '340']

/** What a payment of dividends is supported by (ficha técnica, dividendos). */
export const DIVIDENDS_SUPPORT = '10'

/** Whether a percentage is one of an entry's. */
export function hasRate(entry: WithholdingEntry, rate: Decimal): boolean {
  return entry.rates === undefined || entry.rates.some((known) => Decimal.of(known).equals(rate))
}

/** What is wrong with a percentage that is none of an entry's: those it has, one of them as the example. */
export function otherThanRates({ code, rates = [] }: WithholdingEntry): string {
  return `Code ${code} is withheld at ${rates.join(', ')} %; the percentage must be one that it has, such as ${rates[0]}.`
}

/** The catalog of a tax's withholding codes. */
export function withholdingCatalog(tax: WithheldTax): Catalog<WithholdingEntry> {
  return { INCOME: incomeWithholdings, IVA: ivaWithholdings, ISD: isdWithholdings }[tax]
}
