// Written by npm run codegen from libs/tax-document/catalogs/catalogs.csv.

import { identificationTypes } from './identification-types.ts'
import { paymentMethods } from './payment-methods.ts'
import { ivaRates } from './iva-rates.ts'
import { iceRates } from './ice-rates.ts'
import { plasticBottleRates } from './plastic-bottle-rates.ts'
import { tourismDays } from './tourism-days.ts'
import { annexCodes } from './annex-codes.ts'
import { incomeWithholdings } from './income-withholdings.ts'
import { ivaWithholdings } from './iva-withholdings.ts'
import { isdWithholdings } from './isd-withholdings.ts'
import { presumptiveRates } from './presumptive-rates.ts'
import { supportCodes } from './support-codes.ts'
import { documentTypes } from './document-types.ts'
import { countries } from './countries.ts'
import { finalConsumerLimits } from './final-consumer-limits.ts'
import { duties } from './duties.ts'
import { authorityMessages } from './authority-messages.ts'

export const allCatalogs = [
  identificationTypes,
  paymentMethods,
  ivaRates,
  iceRates,
  plasticBottleRates,
  tourismDays,
  annexCodes,
  incomeWithholdings,
  ivaWithholdings,
  isdWithholdings,
  presumptiveRates,
  supportCodes,
  documentTypes,
  countries,
  finalConsumerLimits,
  duties,
  authorityMessages,
] as const
