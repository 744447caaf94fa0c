import { contextErrors } from '@etax/contracts'
import { AppError, fieldErrors } from '@etax/kernel'
import { documentErrors, isAccessKey } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { environmentOf, type Principal } from './domain/principal.ts'
import type { Clients, Taxpayer } from './ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'summarize'>
  signer: Pick<Clients['signer'], 'sign'>
}

export type SignXml = (
  principal: Principal,
  issuer: Taxpayer & { ruc: string },
  xml: Buffer,
) => Promise<{ xml: string; accessKey: string }>

/**
 * Signs a caller's document, and does nothing else with it. The signer checks that it is the taxpayer's, and of the
 * key's environment.
 * @throws AppError `invalid`: XML_1000x for XML that is not a document, VAL_10000 for a malformed access key,
 * CTX_10004 without a certificate, SGN_2000x
 */
export function signXml({ foreign, signer }: Dependencies): SignXml {
  return async ({ workspaceId, mode }, { taxpayerId, ruc }, xml) => {
    const { accessKey, documentType } = await foreign.summarize(xml)
    if (!isAccessKey(accessKey))
      throw fieldErrors.invalidRequest({ details: [documentErrors.accessKeyMalformed.at('claveAcceso')] })
    const environment = environmentOf(mode)
    const request = { workspaceId, taxpayerId, ruc, accessKey, environment, documentType, xml }
    const signed = await signer.sign(request).catch((error: unknown) => {
      if (AppError.is(error) && error.kind === 'not-found') throw contextErrors.certificateMissing()
      throw error
    })
    return { xml: signed.xml.toString(), accessKey }
  }
}
