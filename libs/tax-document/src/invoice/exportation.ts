import { Decimal } from '@etax/kernel'
import { countries } from '../catalogs/countries.ts'
import type { OrderReader } from '../order-reader.ts'
import type { Amount } from '../schema/order-schema-parts.ts'
import * as type from '../schema/types.ts'
import { optionalMoney } from '../written-values.ts'
import type { Exportation } from './order.ts'

/** The terms of a sale abroad; its freight, insurance and expenses are part of the total. */
export function readExportation(reader: OrderReader, given: Exportation | undefined, day: string) {
  if (!given) return { header: {}, total: Decimal.ZERO }
  const money = (name: keyof Exportation, amount: Amount | undefined) =>
    reader.optionalAmount(`exportation.${name}`, amount, type.money)
  const expenses = {
    internationalFreight: money('internationalFreight', given.internationalFreight),
    internationalInsurance: money('internationalInsurance', given.internationalInsurance),
    customsExpenses: money('customsExpenses', given.customsExpenses),
    otherTransportExpenses: money('otherTransportExpenses', given.otherTransportExpenses),
  }
  const incoterm = reader.text('exportation.incoterm', given.incoterm, type.incoterm)
  return {
    header: {
      foreignTrade: 'EXPORTADOR',
      incoterm,
      ...readPlaces(reader, given, day),
      incotermSubtotal:
        reader.optionalText('exportation.incotermSubtotal', given.incotermSubtotal, type.incoterm) ?? incoterm,
      internationalFreight: optionalMoney(expenses.internationalFreight),
      internationalInsurance: optionalMoney(expenses.internationalInsurance),
      customsExpenses: optionalMoney(expenses.customsExpenses),
      otherTransportExpenses: optionalMoney(expenses.otherTransportExpenses),
    },
    total: Decimal.sum(Object.values(expenses).filter((amount) => amount !== undefined)),
  }
}

function readPlaces(reader: OrderReader, given: Exportation, day: string) {
  const country = (name: keyof Exportation, code: string | undefined) =>
    reader.code(`exportation.${name}`, code, countries, day)?.code
  return {
    incotermPlace: reader.text('exportation.incotermPlace', given.incotermPlace, type.text300),
    originCountry: country('originCountry', given.originCountry),
    loadingPort: reader.text('exportation.loadingPort', given.loadingPort, type.text300),
    destinationPort: reader.text('exportation.destinationPort', given.destinationPort, type.text300),
    destinationCountry: country('destinationCountry', given.destinationCountry),
    acquisitionCountry: given.acquisitionCountry ? country('acquisitionCountry', given.acquisitionCountry) : undefined,
  }
}
