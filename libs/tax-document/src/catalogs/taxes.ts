import { type Text, words } from '@etax/kernel'
import { type Catalog, type Entry, inForce, isWithin, type Period } from './catalog.ts'

const SHEET = 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32'

/** Table 16: the taxes of a sale. */
export const taxes = {
  source: `${SHEET}, tabla 16`,
  entries: [
    { code: '2', name: 'IVA' },
    { code: '3', name: 'ICE' },
    { code: '5', name: 'IRBPNR' },
  ],
} satisfies Catalog

export const IVA = '2'
export const ICE = '3'
export const PLASTIC_BOTTLES = '5'

export type TaxType = (typeof TAX_TYPES)[number]
export const TAX_TYPES = ['IVA_RATE', 'IVA_EXEMPT', 'IVA_NOT_SUBJECT'] as const

/** Table 17: value-added rates with their days in force; `rate` is a percentage. */
export const ivaRates: Catalog<Entry & { rate: string; taxType: TaxType }> = {
  source: `${SHEET}, tabla 17; Ley de Solidaridad (R.O. S 759, 2016-05-20); Decreto Ejecutivo 198 (2024-03-15)`,
  entries: [
    { code: '0', name: 'IVA 0%', rate: '0', taxType: 'IVA_RATE' },
    {
      code: '2',
      name: 'IVA 12%',
      rate: '12',
      taxType: 'IVA_RATE',
      periods: [{ until: '2016-05-31' }, { from: '2017-06-01', until: '2024-03-31' }],
    },
    {
      code: '3',
      name: 'IVA 14%',
      rate: '14',
      taxType: 'IVA_RATE',
      periods: [{ from: '2016-06-01', until: '2017-05-31' }],
    },
    { code: '4', name: 'IVA 15%', rate: '15', taxType: 'IVA_RATE', periods: [{ from: '2024-04-01' }] },
    { code: '5', name: 'IVA 5%', rate: '5', taxType: 'IVA_RATE', periods: [{ from: '2024-04-01' }] },
    { code: '6', name: 'No objeto de IVA', rate: '0', taxType: 'IVA_NOT_SUBJECT' },
    { code: '7', name: 'Exento de IVA', rate: '0', taxType: 'IVA_EXEMPT' },
    // Only on days of a decree, without an official list: always accepted, with a warning.
    { code: '8', name: 'IVA 8%', rate: '8', taxType: 'IVA_RATE' },
    // The rate of the 2024 law: in the table, but replaced by decree before its first day.
    { code: '10', name: 'IVA 13%', rate: '13', taxType: 'IVA_RATE', periods: [] },
  ],
}

/** The allowed rates of a day, in words. */
export function ivaRateForm(day: string): Text {
  const rates = ivaRatesOn(day).join(', ')
  return words(
    `one of the value-added rates in force on ${day}: ${rates}`,
    `una de las tarifas de IVA vigentes el ${day}: ${rates}`,
  )
}

/** The percentages of value-added tax in force on a day, ascending. */
export function ivaRatesOn(day: string): string[] {
  const rates = inForce(ivaRates, day).filter(({ taxType }) => taxType === 'IVA_RATE')
  const ascending = rates.map(({ rate }) => Number(rate)).toSorted((one, other) => one - other)
  return ascending.map(String)
}

/** The reduced rate of tourism, on the days of a decree. */
export const TOURISM_RATE_CODE = '8'

/** Whether the tourism rate applies on a day, by the configured days. */
export function isTourismDay(day: string, configured: readonly Period[]): boolean {
  return configured.some((period) => isWithin(period, day))
}

/** The excise on plastic bags, whose item code gives the kind of bag. */
export const PLASTIC_BAGS = '3680'
/** Annex 18: normal, reduced and exempt bags. */
export const EXEMPT_BAG = 'ICE-FPE-03'
export const BAG_CODES: readonly string[] = ['ICE-FPN-01', 'ICE-FPR-02', EXEMPT_BAG]

/**
 * Table 18: excise. `rate` is the percentage, `specific` the dollars per unit, as of 2023; callers state their own.
 * `alsoSpecific`: also charged per unit, at a rate that the table lacks.
 */
export const iceRates: Catalog<Entry & { rate?: string; specific?: string; alsoSpecific?: true }> = {
  source: `${SHEET}, tabla 18 (tarifas impresas de 2023; rige la ley vigente)`,
  entries: [
    { code: '3011', name: 'Cigarrillos rubios', specific: '0.16' },
    { code: '3021', name: 'Cigarrillos negros', specific: '0.16' },
    { code: '3023', name: 'Productos del tabaco y sucedáneos, excepto cigarrillos', rate: '150' },
    { code: '3031', name: 'Bebidas alcohólicas', rate: '75', specific: '10.00' },
    { code: '3033', name: 'Alcohol', rate: '75', specific: '10.00' },
    { code: '3041', name: 'Cerveza industrial', rate: '75', alsoSpecific: true },
    { code: '3043', name: 'Cerveza artesanal', specific: '1.50' },
    { code: '3053', name: 'Bebidas gaseosas con alto contenido de azúcar', specific: '0.18' },
    { code: '3054', name: 'Bebidas gaseosas con bajo contenido de azúcar', rate: '10' },
    { code: '3073', name: 'Vehículos motorizados hasta USD 20.000', rate: '5' },
    { code: '3075', name: 'Vehículos motorizados de USD 30.000 a 40.000', rate: '15' },
    { code: '3077', name: 'Vehículos motorizados de USD 40.000 a 50.000', rate: '20' },
    { code: '3078', name: 'Vehículos motorizados de USD 50.000 a 60.000', rate: '25' },
    { code: '3079', name: 'Vehículos motorizados de USD 60.000 a 70.000', rate: '30' },
    { code: '3080', name: 'Vehículos motorizados de más de USD 70.000', rate: '35' },
    { code: '3081', name: 'Aviones, avionetas, helicópteros, motos acuáticas, tricares y yates', rate: '10' },
    { code: '3092', name: 'Televisión prepagada', rate: '0' },
    { code: '3093', name: 'Telecomunicaciones a sociedades', rate: '15' },
    { code: '3101', name: 'Bebidas energizantes', rate: '10' },
    { code: '3111', name: 'Bebidas no alcohólicas', specific: '0.18' },
    { code: '3532', name: 'Importación de alcohol', rate: '75', specific: '10' },
    { code: '3533', name: 'Importación de bebidas alcohólicas', rate: '75' },
    { code: '3541', name: 'Importación de cerveza industrial' },
    { code: '3542', name: 'Importación de cigarrillos rubios' },
    { code: '3543', name: 'Importación de cigarrillos negros' },
    { code: '3544', name: 'Importación de productos del tabaco', rate: '150' },
    { code: '3545', name: 'Importación de cerveza artesanal', rate: '75', specific: '1.50' },
    { code: '3552', name: 'Importación de gaseosas con alto contenido de azúcar', specific: '0.18' },
    { code: '3553', name: 'Importación de gaseosas con bajo contenido de azúcar', rate: '10' },
    { code: '3581', name: 'Importación de aviones y avionetas', rate: '10' },
    { code: '3582', name: 'Importación de aviones y helicópteros, excepto de transporte', rate: '10' },
    { code: '3601', name: 'Importación de bebidas energizantes', rate: '10' },
    { code: '3602', name: 'Importación de bebidas no alcohólicas', specific: '0.18' },
    { code: '3610', name: 'Perfumes y aguas de tocador', rate: '20' },
    { code: '3620', name: 'Videojuegos', rate: '0' },
    { code: '3630', name: 'Armas de fuego y municiones', rate: '30' },
    { code: '3640', name: 'Focos incandescentes', rate: '100' },
    { code: '3660', name: 'Cuotas y membresías de clubes', rate: '35' },
    { code: '3671', name: 'Calefones y sistemas de calentamiento de agua a gas', rate: '100' },
    { code: '3680', name: 'Fundas plásticas', specific: '0.08' },
    { code: '3681', name: 'Telefonía móvil a personas naturales', rate: '0' },
    { code: '3682', name: 'Consumibles de tabaco calentado y líquidos con nicotina', rate: '150' },
    { code: '3683', name: 'Importación de consumibles de tabaco calentado y líquidos con nicotina', rate: '50' },
    { code: '3684', name: 'Camionetas y rescate hasta USD 30.000', rate: '5' },
    { code: '3685', name: 'Importación de camionetas y rescate hasta USD 30.000', rate: '5' },
    { code: '3686', name: 'Vehículos, excepto camionetas y rescate, de USD 20.000 a 30.000', rate: '10' },
    { code: '3687', name: 'Importación de vehículos, excepto camionetas, de USD 20.000 a 30.000', rate: '10' },
    { code: '3688', name: 'Vehículos híbridos hasta USD 35.000', rate: '0' },
    { code: '3689', name: 'Importación de vehículos híbridos hasta USD 35.000', rate: '0' },
    { code: '3690', name: 'Importación de vehículos híbridos de USD 35.000 a 40.000', rate: '8' },
    { code: '3691', name: 'Vehículos híbridos de USD 35.000 a 40.000', rate: '8' },
    { code: '3692', name: 'Vehículos híbridos de USD 40.000 a 50.000', rate: '14' },
    { code: '3693', name: 'Importación de vehículos híbridos de USD 40.000 a 50.000', rate: '14' },
    { code: '3694', name: 'Importación de vehículos híbridos de USD 50.000 a 60.000', rate: '20' },
    { code: '3695', name: 'Vehículos híbridos de USD 50.000 a 60.000', rate: '20' },
    { code: '3696', name: 'Vehículos híbridos de USD 60.000 a 70.000', rate: '26' },
    { code: '3697', name: 'Importación de vehículos híbridos de USD 60.000 a 70.000', rate: '26' },
    { code: '3698', name: 'Vehículos híbridos de más de USD 70.000', rate: '32' },
    { code: '3699', name: 'Importación de vehículos híbridos de más de USD 70.000', rate: '32' },
    { code: '3710', name: 'Importación de perfumes', rate: '20' },
    { code: '3720', name: 'Importación de videojuegos', rate: '35' },
    { code: '3730', name: 'Importación de armas de fuego', rate: '30' },
    { code: '3740', name: 'Importación de focos incandescentes', rate: '100' },
    { code: '3771', name: 'Importación de calefones a gas', rate: '100' },
    { code: '3871', name: 'Importación de vehículos hasta USD 20.000', rate: '5' },
    { code: '3873', name: 'Importación de vehículos de USD 30.000 a 40.000', rate: '15' },
    { code: '3874', name: 'Importación de vehículos de USD 40.000 a 50.000', rate: '20' },
    { code: '3875', name: 'Importación de vehículos de USD 50.000 a 60.000', rate: '25' },
    { code: '3876', name: 'Importación de vehículos de USD 60.000 a 70.000', rate: '30' },
    { code: '3877', name: 'Importación de vehículos de más de USD 70.000', rate: '35' },
    { code: '3878', name: 'Importación de yates, motos acuáticas y aviones de recreo', rate: '10' },
  ],
}

/** The redeemable tax on plastic bottles; `rate` is in dollars per bottle. */
export const plasticBottleRates: Catalog<Entry & { rate: string }> = {
  source: `${SHEET}, tabla 17 (IRBPNR)`,
  entries: [{ code: '5001', name: 'Botellas plásticas no retornables', rate: '0.02' }],
}

/**
 * Table 23: presumptive withholdings of invoices, with the printed `rate`. Codes 5 and 6 belong to withholdings, and
 * have none.
 */
export const presumptiveRates: Catalog<Entry & { rate?: string }> = {
  source: `${SHEET}, tablas 22 y 23`,
  entries: [
    { code: '3', name: 'IVA presuntivo de editores a distribuidores', rate: '1' },
    { code: '4', name: 'IVA presuntivo de combustibles', rate: '0.12' },
    { code: '5', name: 'IVA de distribuidores a voceadores' },
    { code: '6', name: 'IVA en la venta de periódicos y revistas' },
    { code: '327', name: 'Renta, combustibles a comercializadoras', rate: '0.20' },
    { code: '328', name: 'Renta, combustibles a distribuidores', rate: '0.30' },
  ],
}

/** A product's tax in the form of an item. */
export function itemTaxOf(rateCode: string, percentage: string): { taxType: TaxType; tax?: string } {
  const taxType = ivaRates.entries.find(({ code }) => code === rateCode)?.taxType ?? 'IVA_RATE'
  return taxType === 'IVA_RATE' ? { taxType, tax: percentage } : { taxType }
}
