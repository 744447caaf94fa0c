import { Decimal } from '@etax/kernel'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { authorityTaxCode } from '../domain/authority-tax.ts'
import type { Row } from '../domain/resource.ts'
import type { Issuer } from '../issuing/resolve-issuer.ts'

/** On the wire, absent texts are empty. */
export function issuerAnswer({ profile, establishment, point, customer, products }: Issuer) {
  return {
    profile: {
      taxpayerId: profile._id,
      ruc: profile.ruc,
      legalName: profile.legalName,
      commercialName: profile.commercialName ?? '',
      address: profile.address ?? '',
      accountingObligated: profile.accountingObligated,
      specialContributorCode: profile.specialContributorCode ?? '',
      rimpe: profile.rimpe ?? '',
      withholdingAgent: profile.withholdingAgent ?? '',
      largeContributor: profile.largeContributor ?? '',
      artisan: profile.artisan ?? '',
      email: profile.email ?? '',
      phone: profile.phone ?? '',
      environment: profile.environment,
      taxRounding: profile.taxRounding ?? '',
      establishmentId: establishment.id,
      establishmentCode: establishment.code,
      establishmentAddress: establishment.address ?? '',
      emissionPointId: point.id,
      emissionPointCode: point.code,
      inProduction: point.inProduction === true,
      testTaxpayer: profile.ruc === TEST_TAXPAYER_RUC,
      logoId: profile.logoId ?? '',
      certificateId: profile.certificateId ?? '',
      numberFixed: profile.numberFixed === true,
    },
    ...(customer === undefined ? {} : { customer: customerAnswer(customer) }),
    products: products.map(({ product, tax }) => productAnswer(product, tax)),
  }
}

function customerAnswer(row: Row) {
  return {
    id: row._id,
    type: text(row.type),
    identification: text(row.identification),
    name: text(row.name),
    email: text(row.email),
    phone: text(row.phone),
    address: text(row.address),
  }
}

/** Documents print the product's name; its description is internal. */
function productAnswer(row: Row, tax: Row | undefined) {
  return {
    id: row._id,
    code: text(row.code),
    description: text(row.name),
    unitPrice: text(row.price),
    taxCode: authorityTaxCode(text(tax?.authorityCode)) ?? '',
    taxRateCode: text(tax?.authorityCode),
    taxPercentage: text(tax?.percentage),
  }
}

function text(value: unknown): string {
  if (value instanceof Decimal) return value.toString()
  return typeof value === 'string' ? value : ''
}
