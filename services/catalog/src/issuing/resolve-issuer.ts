import { catalogErrors, contextErrors } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import type { Profile, ProfileEstablishment, ProfilePoint } from '../domain/profile.ts'
import { invalid } from '../domain/read-body.ts'
import type { Row } from '../domain/resource.ts'
import type { Stores } from '../ports.ts'
import { resources } from '../resources/resources.ts'

export interface IssuerQuestion {
  workspaceId: string
  ruc: string
  /** Three digits; empty for the first. */
  establishment: string
  emissionPoint: string
  customerId: string
  productIds: readonly string[]
}

export interface Issuer {
  profile: Profile
  establishment: ProfileEstablishment
  point: ProfilePoint
  customer: Row | undefined
  products: { product: Row; tax: Row | undefined }[]
}

/**
 * Reads what a document needs from the catalog. Parallel calls share one query; customers and products cost one more
 * each.
 * @throws AppError `invalid` CTX_10002; VAL_10000 with CAT_20002 to CAT_20005 in its details for unknown names
 */
export const resolveIssuer =
  ({ records, profiles }: Stores) =>
  async (question: IssuerQuestion): Promise<Issuer> => {
    const { workspaceId, ruc, customerId, productIds } = question
    const profile = await profiles.find(workspaceId, ruc)
    if (profile === undefined) throw contextErrors.taxpayerUnknown({ ruc })
    const establishment = chooseEstablishment(profile, question.establishment)
    const point = choosePoint(establishment, question.emissionPoint)
    if (customerId === '' && productIds.length === 0) {
      return { profile, establishment, point, customer: undefined, products: [] }
    }
    const [customer, products] = await Promise.all([customerId === '' ? undefined : findCustomer(), findProducts()])
    return { profile, establishment, point, customer, products }

    async function findCustomer(): Promise<Row> {
      const row = await records.find(resources.customers, workspaceId, customerId)
      if (row?.taxpayerId === profile?._id && row !== undefined) return row
      throw invalid([catalogErrors.customerUnknown.at('customerId', { id: customerId })])
    }

    async function findProducts(): Promise<Issuer['products']> {
      const rows = await records.findAny('products', workspaceId, productIds)
      const taxIds = [...rows.values()].map(({ taxId }) => String(taxId))
      const taxes = await records.findAny('taxes', workspaceId, [...new Set(taxIds)])
      const unknown: ErrorDetail[] = []
      const products = productIds.flatMap((id, at) => {
        const product = rows.get(id)
        if (product?.live && product.taxpayerId === profile?._id)
          return [{ product, tax: taxes.get(String(product.taxId)) }]
        unknown.push(catalogErrors.productUnknown.at(`productIds[${at}]`, { id }))
        return []
      })
      if (unknown.length > 0) throw invalid(unknown)
      return products
    }
  }

function chooseEstablishment({ establishments }: Profile, code: string): ProfileEstablishment {
  const establishment =
    code === ''
      ? (establishments.find(({ points }) => points.length > 0) ?? establishments[0])
      : establishments.find((establishment) => establishment.code === code)
  if (establishment === undefined) {
    const facts =
      code === ''
        ? ({ reason: 'none' } as const)
        : ({ reason: 'code', code, there: suggested(establishments) } as const)
    throw invalid([catalogErrors.establishmentUnknown.at('establishment', facts)])
  }
  return establishment
}

function suggested(there: readonly { code: string }[]): string[] {
  return there.slice(0, 5).map(({ code }) => code)
}

function choosePoint({ code: establishment, points }: ProfileEstablishment, code: string): ProfilePoint {
  const point = code === '' ? points[0] : points.find((point) => point.code === code)
  if (point === undefined) {
    const facts =
      code === ''
        ? ({ reason: 'none', establishment } as const)
        : ({ reason: 'code', establishment, code, there: suggested(points) } as const)
    throw invalid([catalogErrors.emissionPointUnknown.at('emissionPoint', facts)])
  }
  return point
}
