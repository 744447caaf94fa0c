import { catalogErrors, contextErrors } from '@etax/contracts'
import type { AppError, DeclaredError, ErrorDetail } from '@etax/kernel'
import type { Profile, ProfileEstablishment } from '../domain/profile.ts'
import { invalid } from '../domain/read-body.ts'
import type { Row } from '../domain/resource.ts'
import type { Stores } from '../ports.ts'
import { resources } from '../resources/resources.ts'

export interface IssuerQuestion {
  workspaceId: string
  taxpayerRuc: string
  /** Three digits; empty for the taxpayer's first. */
  establishment: string
  emissionPoint: string
  /** Empty for none. */
  customerId: string
  productIds: readonly string[]
}

export interface Issuer {
  profile: Profile
  establishment: ProfileEstablishment
  point: { id: string; code: string }
  customer: Row | undefined
  /** In the order they were asked for, each with its tax. */
  products: { product: Row; tax: Row | undefined }[]
}

/**
 * Everything a document needs of the catalog. One query, shared by all that ask at once; customers and products, where
 * they are asked for, cost one each.
 * @throws AppError `invalid` CTX_10002; VAL_10000 with CAT_20002 to CAT_20005 in its details: what it names is not there
 */
export const resolveIssuer =
  ({ records, profiles }: Stores) =>
  async (question: IssuerQuestion): Promise<Issuer> => {
    const { workspaceId, taxpayerRuc, customerId, productIds } = question
    const profile = await profiles.find(workspaceId, taxpayerRuc)
    if (profile === undefined) {
      const message = `The registry number ${taxpayerRuc} is not in this workspace`
      throw contextErrors.taxpayerUnknown({ message })
    }
    const establishment = chooseEstablishment(profile, question.establishment)
    const point = choosePoint(establishment, question.emissionPoint)
    if (customerId === '' && productIds.length === 0) {
      return { profile, establishment, point, customer: undefined, products: [] }
    }
    const [customer, products] = await Promise.all([customerId === '' ? undefined : findCustomer(), findProducts()])
    return { profile, establishment, point, customer, products }

    async function findCustomer(): Promise<Row> {
      const found = await records.find(resources.customers, workspaceId, customerId)
      if (found?.taxpayerId === profile?._id && found !== undefined) return found
      throw refusal(
        catalogErrors.customerUnknown,
        'customerId',
        `There is no customer ${customerId}: GET /v1/developer/customers lists them; or send customer in its place`,
      )
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
        unknown.push(
          catalogErrors.productUnknown.at(
            `productIds[${at}]`,
            `There is no product ${id}: GET /v1/developer/products lists them; or describe the item in the line`,
          ),
        )
        return []
      })
      if (unknown.length > 0) throw invalid(unknown)
      return products
    }
  }

function chooseEstablishment({ establishments }: Profile, code: string): ProfileEstablishment {
  const found =
    code === ''
      ? (establishments.find(({ points }) => points.length > 0) ?? establishments[0])
      : establishments.find((establishment) => establishment.code === code)
  if (found === undefined) {
    throw refusal(
      catalogErrors.establishmentUnknown,
      'establishment',
      code === ''
        ? 'The taxpayer has no establishment'
        : `There is no establishment ${code}: ${suggestion(establishments)}`,
    )
  }
  return found
}

/** What may be named instead: some of what there is. */
function suggestion(there: readonly { code: string }[]): string {
  if (there.length === 0) return 'there is none yet'
  const some = there.slice(0, 5).map(({ code }) => code)
  return `name one that there is, such as ${some.join(', ')}`
}

function choosePoint(
  { code: establishment, points }: ProfileEstablishment,
  code: string,
): { id: string; code: string } {
  const found = code === '' ? points[0] : points.find((point) => point.code === code)
  if (found === undefined) {
    throw refusal(
      catalogErrors.emissionPointUnknown,
      'emissionPoint',
      code === ''
        ? `Establishment ${establishment} has no emission point`
        : `There is no emission point ${code} in establishment ${establishment}: ${suggestion(points)}`,
    )
  }
  return found
}

function refusal(error: DeclaredError, path: string, message: string): AppError {
  return invalid([error.at(path, message)])
}
