import { issuanceErrors, namesTaxpayer } from '@etax/contracts'
import type { Owner } from './domain/receipt.ts'
import { signatureFlaw } from './domain/signature-flaw.ts'
import type { ExaminedSignature, Signer } from './ports.ts'

interface Dependencies {
  signer: Pick<Signer, 'verify' | 'vouchedFingerprint'>
  now: () => Date
}

interface SignedXml {
  xml: Buffer
  ruc: string
  taxpayerId: string
  owner: Owner
}

/**
 * The certificate is in force and names the issuer, or an operator vouches for it. With a test key it may lack a
 * registry number.
 * @throws AppError `invalid` ISS_10020 to ISS_10024
 */
export async function requireOwnSignature(
  { signer, now }: Dependencies,
  { xml, ruc, taxpayerId, owner }: SignedXml,
): Promise<void> {
  const examined = await signer.verify(owner, xml)
  refuseUnsound(examined)
  const { registryNumber, notBefore, notAfter, chain, fingerprint } = examined
  const isNamed = namesTaxpayer(registryNumber, ruc) || (registryNumber === '' && owner.mode === 'test')
  if (!isNamed && (fingerprint === '' || fingerprint !== (await signer.vouchedFingerprint(owner, ruc, taxpayerId)))) {
    throw issuanceErrors.signatureOfAnother({ named: registryNumber, ruc })
  }
  const moment = now().getTime()
  if (!(Date.parse(notBefore) <= moment && moment < Date.parse(notAfter))) {
    throw issuanceErrors.signatureOutOfForce({ notBefore, notAfter })
  }
  if (owner.mode === 'live' && chain === 'UNTRUSTED') {
    throw issuanceErrors.signatureUntrusted()
  }
  refuseImpossibleTime(examined, moment)
}

/** Tolerates a caller's clock that is ahead. */
const AHEAD_MS = 5_000

/** The authority refuses (39) a signing time in the future or outside the certificate's validity. */
function refuseImpossibleTime({ signedAt, notBefore, notAfter }: ExaminedSignature, moment: number): void {
  const time = Date.parse(signedAt)
  if (time > moment + AHEAD_MS) {
    throw issuanceErrors.signingTimeImpossible({ reason: 'future', signedAt, now: new Date(moment).toISOString() })
  }
  if (time < Date.parse(notBefore) || time > Date.parse(notAfter)) {
    throw issuanceErrors.signingTimeImpossible({ reason: 'certificate', signedAt, notBefore, notAfter })
  }
}

/** The authority would answer 39, and the number would be lost. */
function refuseUnsound({ valid, reason, objection }: ExaminedSignature): void {
  if (!valid) throw issuanceErrors.signatureInvalid({ reason: 'invalid', why: signatureFlaw(reason) })
  if (objection !== '') throw issuanceErrors.signatureInvalid({ reason: 'refused', why: signatureFlaw(objection) })
}
