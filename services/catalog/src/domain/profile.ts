import { DEFAULT_TAX_ROUNDING, TAX_ROUNDINGS, type TaxRounding } from '@etax/tax-document'
import { isInProduction } from './production.ts'
import { IN_PRODUCTION, type Row } from './resource.ts'

/** All that issuing needs of a taxpayer. Older profiles lack the optional fields. */
export interface Profile {
  _id: string
  key: string
  workspaceId: string
  ruc: string
  legalName: string
  commercialName: string | null
  address: string | null
  accountingObligated: boolean
  specialContributorCode: string | null
  rimpe: string | null
  withholdingAgent: string | null
  largeContributor: string | null
  artisan: string | null
  email?: string | null
  phone?: string | null
  environment: string
  taxRounding?: string
  logoId: string | null
  certificateId?: string | null
  /** Other services store data under the registry number. */
  numberFixed?: boolean
  inProduction?: boolean
  establishments: ProfileEstablishment[]
}

export interface ProfileEstablishment {
  id: string
  code: string
  address: string | null
  points: ProfilePoint[]
}

export interface ProfilePoint {
  id: string
  code: string
  /** Its series has live receipts. */
  inProduction?: boolean
}

/** Workspace and registry number in one value, so that one index range finds many profiles. */
export function profileKey(workspaceId: string, ruc: string): string {
  return `${workspaceId}/${ruc}`
}

export function profileOf(taxpayer: Row, establishments: readonly Row[], points: readonly Row[]): Profile {
  const textOf = (name: string) => (taxpayer[name] as string | null | undefined) ?? null
  return {
    _id: taxpayer._id,
    key: profileKey(taxpayer.workspaceId, String(taxpayer.ruc)),
    workspaceId: taxpayer.workspaceId,
    ruc: String(taxpayer.ruc),
    legalName: String(taxpayer.name),
    commercialName: textOf('commercialName'),
    address: textOf('address'),
    accountingObligated: taxpayer.accountingObligated === true,
    specialContributorCode: textOf('specialContributorCode'),
    rimpe: textOf('rimpe'),
    withholdingAgent: textOf('withholdingAgent'),
    largeContributor: textOf('largeContributor'),
    artisan: textOf('artisan'),
    email: textOf('email'),
    phone: textOf('phone'),
    environment: String(taxpayer.environment),
    taxRounding: taxRoundingOf(taxpayer),
    logoId: textOf('uuidLogo'),
    certificateId: textOf('uuidFileP12'),
    numberFixed: taxpayer.numberFixed === true,
    inProduction: isInProduction(taxpayer),
    establishments: byCode(establishments).map((establishment) => ({
      id: establishment._id,
      code: seriesText(establishment),
      address: (establishment.address as string | null) ?? null,
      points: byCode(points.filter(({ establishmentId }) => establishmentId === establishment._id)).map((point) => ({
        id: point._id,
        code: seriesText(point),
        inProduction: point[IN_PRODUCTION] === true,
      })),
    })),
  }
}

/** Derived from the certificate in older profiles. */
export function isProfileInProduction({ ruc, inProduction, certificateId }: Profile): boolean {
  return inProduction ?? isInProduction({ ruc, uuidFileP12: certificateId })
}

/** Older rows have the default. */
export function taxRoundingOf(taxpayer: Row | undefined): TaxRounding {
  return TAX_ROUNDINGS.find((one) => one === taxpayer?.taxRounding) ?? DEFAULT_TAX_ROUNDING
}

function byCode(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(a.code) - Number(b.code))
}

export function seriesText({ code }: Row): string {
  return String(code).padStart(3, '0')
}
