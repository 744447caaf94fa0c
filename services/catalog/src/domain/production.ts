import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { type Fields, IN_PRODUCTION } from './resource.ts'

export function isInProduction(taxpayer: Fields): boolean {
  if (isTestTaxpayer(taxpayer)) return false
  return taxpayer[IN_PRODUCTION] === true || typeof taxpayer.uuidFileP12 === 'string'
}

export function isTestTaxpayer({ ruc }: Fields): boolean {
  return ruc === TEST_TAXPAYER_RUC
}
