import { completeCases } from './complete-cases.ts'
import type { FiscalCase } from './fiscal-case.ts'
import { goldenExamples } from './golden-examples.ts'
import { mixedSales } from './mixed-sales.ts'
import { exportations, fuels, oldRates, refunds, reimbursements, settlements, waybills } from './special-cases.ts'
import { excises, ivaRateCases, paymentCases } from './tax-cases.ts'
import { withholdings } from './withholding-cases.ts'

const CASES = 200

/** Golden examples, a case for each field and rate, and random sales from a fixed seed. */
export function fiscalCases(): FiscalCase[] {
  const chosen = [
    ...goldenExamples(),
    ...ivaRateCases(),
    ...excises(),
    ...paymentCases(),
    ...oldRates(),
    ...refunds(),
    ...fuels(),
    ...exportations(),
    ...reimbursements(),
    ...settlements(),
    ...withholdings(),
    ...waybills(),
    ...completeCases(),
  ]
  return [...chosen, ...mixedSales(CASES - chosen.length)]
}
