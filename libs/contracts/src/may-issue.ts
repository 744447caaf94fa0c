import { contextErrors } from './errors/context-errors.ts'
import type { Mode } from './mode.ts'

// Whether a taxpayer may issue. Issuance and signer enforce the rule; the gateway applies it before it reads a body,
// with the same errors.

interface Issuing {
  mode: Mode
  /** The sandbox taxpayer of each new workspace. */
  testTaxpayer: boolean
}

/** @throws AppError `invalid` CTX_10003 for the test taxpayer in production */
export function refuseTestTaxpayerInProduction({ mode, testTaxpayer }: Issuing): void {
  if (mode === 'live' && testTaxpayer) throw contextErrors.testTaxpayerInProduction()
}

export interface DescribedCertificate {
  /** MISSING, VALID, EXPIRING or EXPIRED. */
  status: string
  /** 13 digits, or the 10 of a national id; may be empty. */
  registryNumber: string
  /** TRUSTED or UNTRUSTED; UNCHECKED without configured authorities. */
  chain: string
  /** Whether an operator confirms this certificate for the registry number. */
  vouched: boolean
}

/**
 * Signing needs a valid certificate. In production it must also prove the registry number.
 * @throws AppError `invalid` CTX_10004 without a certificate, CTX_10005 for an expired one; with a live key also as
 * {@link refuseUnprovenNumber}
 */
export function refuseWithoutCertificate(
  certificate: DescribedCertificate,
  { mode, ruc }: { mode: Issuing['mode']; ruc: string },
): void {
  const { status } = certificate
  if (status === 'EXPIRED') throw contextErrors.certificateExpired()
  if (status !== 'VALID' && status !== 'EXPIRING') throw contextErrors.certificateMissing()
  if (mode === 'live') refuseUnprovenNumber(certificate, ruc)
}

const DAY_MS = 86_400_000
/** Owners are first warned so many days before the end. */
const WARNED_DAYS = 30

/** Whole days; negative after the end. */
export function validityAt(notAfter: Date, at: Date): { status: 'VALID' | 'EXPIRING' | 'EXPIRED'; daysLeft: number } {
  const left = notAfter.getTime() - at.getTime()
  const daysLeft = Math.floor(left / DAY_MS)
  return { status: left <= 0 ? 'EXPIRED' : daysLeft <= WARNED_DAYS ? 'EXPIRING' : 'VALID', daysLeft }
}

/** For a test clock: the signer describes the certificate as of now. */
export function certificateAt<Described extends { status: string; notAfter: string; daysLeft: number }>(
  certificate: Described,
  at: Date,
): Described {
  if (certificate.status === 'MISSING') return certificate
  return { ...certificate, ...validityAt(new Date(certificate.notAfter), at) }
}

/**
 * A live key needs a certificate that names the registry number or its national id, or that an operator confirms; with
 * configured authorities, its chain must be trusted.
 * @throws AppError `invalid` CTX_10008 for a certificate without a number, CTX_10009 for another number, CTX_10010 for
 * its chain
 */
export function refuseUnprovenNumber(
  { registryNumber, chain, vouched }: Omit<DescribedCertificate, 'status'>,
  ruc: string,
): void {
  if (!vouched && registryNumber === '') throw contextErrors.certificateNamesNobody()
  if (!vouched && !namesTaxpayer(registryNumber, ruc)) throw contextErrors.certificateOfAnother()
  if (chain === 'UNTRUSTED') throw contextErrors.certificateUntrusted()
}

/**
 * Whether the certificate has the taxpayer's registry number, or the national id in it. The third digit of a natural
 * person is 0 to 5; of a public body 6, of a company 9, and their first ten digits are not an id.
 */
export function namesTaxpayer(registryNumber: string, ruc: string): boolean {
  if (registryNumber === ruc) return true
  return /^\d{2}[0-5]\d{7}$/.test(registryNumber) && `${registryNumber}001` === ruc
}
