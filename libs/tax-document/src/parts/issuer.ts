import type { TaxRounding } from '../amounts/pricing.ts'
import type { EnvironmentCode } from '../values/access-key.ts'

/** Who issues, from which establishment and emission point: everything a document says about its issuer. */
export interface Issuer {
  ruc: string
  legalName: string
  commercialName?: string | null | undefined
  /** The head office's. */
  address: string
  establishment: { code: string; address?: string | null | undefined }
  emissionPoint: string
  accountingObligated: boolean
  specialContributorCode?: string | null | undefined
  rimpe?: 'ENTREPRENEUR' | 'POPULAR_BUSINESS' | null | undefined
  /** Number of the resolution, with or without its prefix: NAC-DNCRASC20-00000001 or 1. */
  withholdingAgent?: string | null | undefined
  /** Number of the resolution. */
  largeContributor?: string | null | undefined
  /** Number of the qualification. */
  artisan?: string | null | undefined
  environment: EnvironmentCode
  /** Of orders that do not say; BASE unless said otherwise. */
  taxRounding?: TaxRounding | null | undefined
  /** Of the third party whose system issues: an additional field since version 2.34 of the sheet. */
  providerRuc?: string | null | undefined
}
