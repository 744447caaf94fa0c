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
  /** The issuer's, which is the caller's taxpayer. */
  ruc: string
  taxpayerId: string
  owner: Owner
}

/**
 * Passes a document that its issuer has signed: the signature holds, covers the whole document as the authority has it, and was
 * made with a certificate of the issuer that is in force: one that names it, or the very one of this workspace that an operator has
 * vouched for, as of a legal representative. Any other that names no registry number serves test keys only.
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

/** How far a caller's clock may be ahead: what is sent takes that long to arrive. */
const AHEAD_MS = 5_000

/** The authority refuses (39) a signature of the future, and one of a time when its certificate was not in force. */
function refuseImpossibleTime({ signedAt, notBefore, notAfter }: ExaminedSignature, moment: number): void {
  const time = Date.parse(signedAt)
  if (time > moment + AHEAD_MS) {
    throw issuanceErrors.signingTimeImpossible({ reason: 'future', signedAt, now: new Date(moment).toISOString() })
  }
  if (time < Date.parse(notBefore) || time > Date.parse(notAfter)) {
    throw issuanceErrors.signingTimeImpossible({ reason: 'certificate', signedAt, notBefore, notAfter })
  }
}

/** What does not hold, and what the authority is known to refuse: with either, its answer would be 39 and the number lost. */
function refuseUnsound({ valid, reason, objection }: ExaminedSignature): void {
  if (!valid) throw issuanceErrors.signatureInvalid({ reason: 'invalid', why: signatureFlaw(reason) })
  if (objection !== '') throw issuanceErrors.signatureInvalid({ reason: 'refused', why: signatureFlaw(objection) })
}
