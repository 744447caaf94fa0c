import type { Catalog as CatalogService } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import {
  factsOfKind,
  type Item,
  identificationTypeOf,
  itemTaxOf,
  type Order,
  type Party,
  type PostedItem,
} from '@etax/tax-document'
import { invalidOrder } from '../domain/invalid-order.ts'
import type { Catalog, IssuingTaxpayer } from '../ports.ts'

type Profile = Awaited<ReturnType<ClientOf<typeof CatalogService>['resolveIssuer']>>

export function rpcCatalog(
  catalog: Pick<ClientOf<typeof CatalogService>, 'resolveIssuer' | 'fixRegistryNumber' | 'moveStock'>,
): Catalog {
  return {
    async profile(workspaceId, ruc, series) {
      const request = { workspaceId, ruc, ...series }
      const issuer = issuerOf(await catalog.resolveIssuer(request, { deadlineMs: 5_000 }))
      // Without a series the catalog returns the first one.
      return series === undefined ? { ...issuer, inProduction: false } : issuer
    },

    async fixNumber(workspaceId, { taxpayerId, numberFixed }, ruc) {
      if (numberFixed) return
      await catalog.fixRegistryNumber({ workspaceId, taxpayerId, ruc }, { deadlineMs: 5_000 })
    },

    async fixSeries({ workspaceId, mode }, { taxpayerId, numberFixed, inProduction }, series) {
      const { ruc, establishment, emissionPoint } = series
      const [isLive, isMarked] = [mode === 'live', mode === 'test' || inProduction]
      if (numberFixed && isMarked) return true
      const live = isLive ? { liveEstablishment: establishment, liveEmissionPoint: emissionPoint } : {}
      const request = { workspaceId, taxpayerId, ruc, ...live }
      const { seriesFound } = await catalog.fixRegistryNumber(request, { deadlineMs: 5_000 })
      return seriesFound || !isLive
    },

    async moveStock({ workspaceId, ruc, _id, documentType, stock }) {
      const { stock: direction } = factsOfKind(documentType)
      if (direction === null) return
      await catalog.moveStock({ workspaceId, ruc, receiptId: _id, direction, lines: stock })
    },

    async resolve(workspaceId, ruc, raw) {
      const { customerId = '', establishment = '', emissionPoint = '', ...order } = raw
      const items: PostedItem[] = 'items' in order ? [...order.items] : []
      const places = items.flatMap(({ productId }, at) =>
        productId ? [{ productId, path: `items[${at}].productId` }] : [],
      )
      const productIds = places.map(({ productId }) => productId)
      const question = { workspaceId, ruc, establishment, emissionPoint, customerId, productIds }
      const answer = await catalog.resolveIssuer(question, { deadlineMs: 5_000 }).catch((error: unknown) => {
        throw inTheOrder(error, places)
      })
      return { ...issuerOf(answer), order: withValues(order as Order, items, productIds, answer) }
    },
  }
}

function inTheOrder(error: unknown, places: readonly { path: string }[]): unknown {
  if (!AppError.is(error) || error.kind !== 'invalid' || error.details.length === 0) return error
  const details = error.details.map(({ path, ...detail }) => {
    const [, at] = /^productIds\[(\d+)\]$/.exec(path) ?? []
    return { ...detail, path: places[Number(at)]?.path ?? path }
  })
  return invalidOrder(details)
}

function issuerOf({ profile }: Profile): IssuingTaxpayer {
  if (profile === null) throw new Error('the catalog answered without a profile')
  return {
    taxpayerId: profile.taxpayerId,
    testTaxpayer: profile.testTaxpayer,
    certificateId: profile.certificateId,
    numberFixed: profile.numberFixed,
    inProduction: profile.inProduction,
    logoId: profile.logoId || null,
    contact: {
      email: profile.email || null,
      phone: profile.phone || null,
      address: profile.establishmentAddress || profile.address || null,
    },
    issuer: {
      ruc: profile.ruc,
      legalName: profile.legalName,
      commercialName: profile.commercialName || null,
      address: profile.address,
      establishment: { code: profile.establishmentCode, address: profile.establishmentAddress || null },
      emissionPoint: profile.emissionPointCode,
      accountingObligated: profile.accountingObligated,
      specialContributorCode: profile.specialContributorCode || null,
      rimpe: profile.rimpe === 'ENTREPRENEUR' || profile.rimpe === 'POPULAR_BUSINESS' ? profile.rimpe : null,
      withholdingAgent: profile.withholdingAgent || null,
      largeContributor: profile.largeContributor || null,
      artisan: profile.artisan || null,
      taxRounding: profile.taxRounding === 'LINE' ? 'LINE' : 'BASE',
    },
  }
}

function withValues(order: Order, items: readonly PostedItem[], productIds: readonly string[], answer: Profile): Order {
  const { customer, products } = answer
  const byId = new Map(productIds.map((id, index) => [id, products[index]]))
  return {
    ...order,
    ...(customer === null || customer === undefined ? {} : { customer: partyOf(customer) }),
    ...('items' in order ? { items: items.map((item) => itemOf(item, byId)) } : {}),
  } as Order
}

function partyOf(customer: NonNullable<Profile['customer']>): Party {
  return {
    identificationType: identificationTypeOf(customer.type) ?? 'FOREIGN_ID',
    identification: customer.identification,
    legalName: customer.name,
    email: customer.email || undefined,
    phone: customer.phone || undefined,
    address: customer.address || undefined,
  }
}

function itemOf(
  { productId, ...item }: PostedItem,
  products: Map<string, Profile['products'][number] | undefined>,
): Item {
  const product = productId === undefined ? undefined : products.get(productId)
  if (product === undefined) return item as Item
  const { code, description, unitPrice, taxRateCode, taxPercentage } = product
  return { code, description, unitPrice, ...itemTaxOf(taxRateCode, taxPercentage), ...item } as Item
}
