import { callerOf, type Principal } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'

interface Dependencies {
  issuance: Pick<Clients['issuance'], 'signXml'>
}

export type SignXml = (
  principal: Principal,
  issuer: { ruc: string },
  xml: Buffer,
) => Promise<{ xml: string; accessKey: string }>

/**
 * Signs a caller's document without issuing it; only issuance may request signatures.
 * @throws AppError `invalid`: XML_1000x for XML that is not a document, VAL_10000 for a malformed access key,
 * CTX_1000x for a taxpayer that may not sign, SGN_2000x
 */
export function signXml({ issuance }: Dependencies): SignXml {
  return async (principal, { ruc }, xml) => {
    const signed = await issuance.signXml({ caller: callerOf(principal), ruc, xml }, { deadlineMs: 15_000 })
    return { xml: signed.xml.toString(), accessKey: signed.accessKey }
  }
}
