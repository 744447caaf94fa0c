import { Decimal, fieldErrors, rule } from '@etax/kernel'
import { countries } from '../../catalogs/countries.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { optionalMoney } from '../../parts/written-values.ts'
import type { Amount } from '../../schema/order-schema-parts.ts'
import * as type from '../../schema/types.ts'
import type { Exportation } from './order.ts'

/** The terms of an export; freight, insurance and expenses are part of the total. */
export function readExportation(reader: OrderReader, exportation: Exportation | undefined, day: string) {
  if (!exportation) return { header: {}, total: Decimal.ZERO }
  const money = (name: keyof Exportation, amount: Amount | undefined) =>
    reader.optionalAmount(`exportation.${name}`, amount, type.money)
  const expenses = {
    internationalFreight: money('internationalFreight', exportation.internationalFreight),
    internationalInsurance: money('internationalInsurance', exportation.internationalInsurance),
    customsExpenses: money('customsExpenses', exportation.customsExpenses),
    otherTransportExpenses: money('otherTransportExpenses', exportation.otherTransportExpenses),
  }
  const terms = readTerms(reader, exportation)
  return {
    header: {
      foreignTrade: 'EXPORTADOR',
      ...terms,
      ...readPlaces(reader, exportation, day),
      incotermSubtotal:
        reader.optionalText('exportation.incotermSubtotal', exportation.incotermSubtotal, type.incoterm) ??
        terms.incoterm,
      internationalFreight: optionalMoney(expenses.internationalFreight),
      internationalInsurance: optionalMoney(expenses.internationalInsurance),
      customsExpenses: optionalMoney(expenses.customsExpenses),
      otherTransportExpenses: optionalMoney(expenses.otherTransportExpenses),
    },
    total: Decimal.sum(Object.values(expenses).filter((amount) => amount !== undefined)),
  }
}

/** Goods have an incoterm with its place, and two ports; services need none: the schema requires none. */
function readTerms(reader: OrderReader, exportation: Exportation) {
  const text = (name: 'incoterm' | 'incotermPlace' | 'loadingPort' | 'destinationPort', kind: type.TextType) =>
    reader.optionalText(`exportation.${name}`, exportation[name], kind)
  const terms = {
    incoterm: text('incoterm', type.incoterm),
    incotermPlace: text('incotermPlace', type.text300),
    loadingPort: text('loadingPort', type.text300),
    destinationPort: text('destinationPort', type.text300),
  }
  const hasPorts = hasText(exportation.loadingPort) || hasText(exportation.destinationPort)
  const hasIncoterm = hasPorts || hasText(exportation.incoterm) || hasText(exportation.incotermPlace)
  const goesAlong = (name: keyof typeof terms) => {
    if (!hasText(exportation[name])) reader.refuse(`exportation.${name}`, fieldErrors.required, ALONG[name])
  }
  if (hasIncoterm) goesAlong('incoterm')
  if (hasIncoterm) goesAlong('incotermPlace')
  if (hasPorts) goesAlong('loadingPort')
  if (hasPorts) goesAlong('destinationPort')
  return terms
}

/** Reasons for terms that others require. */
const ALONG = {
  incoterm: rule(
    'is required with its place or with ports, such as FOB',
    'es obligatorio con su lugar o con puertos, por ejemplo FOB',
  ),
  incotermPlace: rule(
    'is required with the incoterm, such as Guayaquil',
    'es obligatorio con el incoterm, por ejemplo Guayaquil',
  ),
  loadingPort: rule(
    'is required with the destination port, such as Guayaquil',
    'es obligatorio con el puerto de destino, por ejemplo Guayaquil',
  ),
  destinationPort: rule(
    'is required with the loading port, such as Rotterdam',
    'es obligatorio con el puerto de embarque, por ejemplo Rotterdam',
  ),
}

function hasText(text: string | null | undefined): boolean {
  return (text ?? '').trim() !== ''
}

function readPlaces(reader: OrderReader, exportation: Exportation, day: string) {
  const country = (name: keyof Exportation, code: string | undefined) =>
    reader.code(`exportation.${name}`, code, countries, day)?.code
  return {
    originCountry: country('originCountry', exportation.originCountry),
    destinationCountry: country('destinationCountry', exportation.destinationCountry),
    acquisitionCountry: hasText(exportation.acquisitionCountry)
      ? country('acquisitionCountry', exportation.acquisitionCountry)
      : undefined,
  }
}
