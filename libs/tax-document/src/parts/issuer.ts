import type { TaxRounding } from '../amounts/pricing.ts'
import type { EnvironmentCode } from '../values/access-key.ts'

/** The issuer, its establishment and its emission point: everything that documents say about them. */
export interface Issuer {
  ruc: string
  legalName: string
  commercialName?: string | null | undefined
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
  /** The default of orders. Default: BASE. */
  taxRounding?: TaxRounding | null | undefined
  /** The provider of the issuing system: an additional field since version 2.34 of the specification. */
  providerRuc?: string | null | undefined
}
