import { refuseTestTaxpayerInProduction } from '@etax/contracts'
import { fieldErrors } from '@etax/kernel'
import { documentErrors, isAccessKey } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { Owner } from './domain/receipt.ts'
import type { Catalog, Signer } from './ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'summarize'>
  catalog: Pick<Catalog, 'profile'>
  signer: Pick<Signer, 'requireCertificate' | 'sign'>
}

export interface SignXmlRequest {
  caller: Owner
  ruc: string
  xml: Buffer
}

/**
 * The signer checks taxpayer and environment.
 * @throws AppError `invalid`: XML_1000x for XML that is not a document, VAL_10000 for a malformed access key, CTX_1000x
 * for a taxpayer that may not sign, SGN_2000x
 */
export const signXml =
  ({ foreign, catalog, signer }: Dependencies) =>
  async ({ caller, ruc, xml }: SignXmlRequest): Promise<{ xml: string; accessKey: string }> => {
    const { accessKey, documentType } = await foreign.summarize(xml)
    if (!isAccessKey(accessKey))
      throw fieldErrors.invalidRequest({ details: [documentErrors.accessKeyMalformed.at('claveAcceso')] })
    const taxpayer = await catalog.profile(caller.workspaceId, ruc)
    const { taxpayerId, testTaxpayer } = taxpayer
    refuseTestTaxpayerInProduction({ mode: caller.mode, testTaxpayer })
    await signer.requireCertificate(caller, ruc, taxpayer)
    return { xml: await signer.sign({ ...caller, taxpayerId, ruc, accessKey, documentType, xml }), accessKey }
  }
