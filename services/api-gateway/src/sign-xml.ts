import { AppError } from '@etax/kernel'
import { summarizeDocument } from '@etax/tax-document'
import { readDocument } from '@etax/tax-document/xml'
import { fault } from './domain/error-catalog.ts'
import { environmentOf, type Principal } from './domain/principal.ts'
import type { Neighbours, Taxpayer } from './neighbours.ts'

export type SignXml = (
  principal: Principal,
  issuer: Taxpayer & { ruc: string },
  xml: Buffer,
) => Promise<{ xml: string; accessKey: string }>

/**
 * Signs a caller's document, and does nothing else with it. The signer checks that it is the taxpayer's, and of the
 * key's environment.
 * @throws AppError `invalid`: XML_1000x for what is no document, CTX_10004 without a certificate, SGN_2000x
 */
export function signXml({ signer }: { signer: Pick<Neighbours['signer'], 'sign'> }): SignXml {
  return async ({ workspaceId, mode }, { taxpayerId, ruc }, xml) => {
    const { accessKey, documentType } = summarizeDocument(readDocument(xml.toString()))
    const environment = environmentOf(mode)
    const order = { workspaceId, taxpayerId, ruc, accessKey, environment, documentType, xml }
    const signed = await signer.sign(order).catch((error: unknown) => {
      if (AppError.is(error) && error.kind === 'not-found') throw fault('CTX_10004')
      throw error
    })
    return { xml: signed.xml.toString(), accessKey }
  }
}
