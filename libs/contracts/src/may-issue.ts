import { contextErrors } from './errors/context-errors.ts'

// May this taxpayer issue? Issuance enforces the rule; the gateway asks the same functions to refuse before it reads a
// body, and so answers the same.

interface Issuing {
  mode: 'test' | 'live'
  /** Whether it is the taxpayer that every new workspace gets for trying things out. */
  testTaxpayer: boolean
}

/**
 * The test taxpayer acts in the sandbox only.
 * @throws AppError `invalid` CTX_10003
 */
export function refuseTestTaxpayerInProduction({ mode, testTaxpayer }: Issuing): void {
  if (mode === 'live' && testTaxpayer) throw contextErrors.testTaxpayerInProduction()
}

/**
 * Whoever signs needs a certificate in date.
 * @param status as the signer describes the taxpayer's certificate: MISSING, VALID, EXPIRING or EXPIRED
 * @throws AppError `invalid` CTX_10004 without a certificate, CTX_10005 with one that is out of date
 */
export function refuseWithoutCertificate(status: string): void {
  if (status === 'EXPIRED') throw contextErrors.certificateExpired()
  if (status !== 'VALID' && status !== 'EXPIRING') throw contextErrors.certificateMissing()
}
