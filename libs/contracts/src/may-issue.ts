import { contextErrors } from './errors/context-errors.ts'

// May this taxpayer issue? Issuance enforces the rule, the signer for what it signs; the gateway asks the same functions to
// refuse before it reads a body, and so answers the same.

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

/** A taxpayer's certificate, as the signer describes it. */
export interface DescribedCertificate {
  /** MISSING, VALID, EXPIRING or EXPIRED. */
  status: string
  /** 13 digits, or the 10 of a national id; empty where the certificate names neither. */
  registryNumber: string
  /** UNCHECKED where no authorities are configured, otherwise TRUSTED or UNTRUSTED. */
  chain: string
  /** Whether an operator has vouched that this certificate may act for the registry number. */
  vouched: boolean
}

/**
 * Whoever signs needs a certificate in date. In production it also proves whose the registry number is.
 * @throws AppError `invalid` CTX_10004 without a certificate, CTX_10005 with one that is out of date; with a live key also as
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

/**
 * Live use of a registry number takes a certificate that names it, or the national id it is made of, or that an operator has
 * vouched for; and whose chain leads to a trusted authority, where some are configured. Others serve test keys only.
 * @throws AppError `invalid` CTX_10008 where it names nobody, CTX_10009 where it names another, CTX_10010 for its chain
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
 * Whether a certificate's number is the taxpayer's: the registry number itself, or the national id that a natural person's is
 * made of. The third digit tells them: 0 to 5; 6 is a public body's, 9 a company's, and their first ten digits are nobody's id.
 */
export function namesTaxpayer(registryNumber: string, ruc: string): boolean {
  if (registryNumber === ruc) return true
  return /^\d{2}[0-5]\d{7}$/.test(registryNumber) && `${registryNumber}001` === ruc
}
