import { type Catalog, catalogErrors, modeOf } from '@etax/contracts'
import { Decimal } from '@etax/kernel'
import type { Handlers } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { noTaxpayer } from '../domain/not-found.ts'
import { isProfileInProduction } from '../domain/profile.ts'
import { claimInvoice } from '../issuing/claim-invoice.ts'
import { concludeInvoice } from '../issuing/conclude-invoice.ts'
import { fixRegistryNumber } from '../issuing/fix-registry-number.ts'
import { moveStock } from '../issuing/move-stock.ts'
import { resolveIssuer } from '../issuing/resolve-issuer.ts'
import type { Invoices, Stock, Stores } from '../ports.ts'
import { prepareWorkspace } from '../records/prepare-workspace.ts'
import { issuerAnswer } from './issuer-answer.ts'
import { toJson } from './json.ts'
import { lowerId, viewOf } from './record-calls.ts'

type IssuingCalls = Pick<
  Handlers<typeof Catalog>,
  | 'resolveIssuer'
  | 'findTaxpayer'
  | 'fixRegistryNumber'
  | 'prepareWorkspace'
  | 'claimDeletedTaxpayers'
  | 'concludeTaxpayerDeletion'
  | 'claimInvoice'
  | 'concludeInvoice'
  | 'claimLapsedInvoices'
  | 'moveStock'
>

export interface IssuingDependencies {
  stores: Stores
  invoices: Invoices
  stock: Stock
  log: Logger
}

export function issuingCalls({ stores, invoices, stock, log }: IssuingDependencies): IssuingCalls {
  const resolve = resolveIssuer(stores)
  const prepare = prepareWorkspace(stores)
  const fix = fixRegistryNumber(stores)
  const claim = claimInvoice({ invoices, records: stores.records })
  const conclude = concludeInvoice({ invoices })
  const move = moveStock({ profiles: stores.profiles, stock })
  return {
    resolveIssuer: async (question) => {
      const [customerId, productIds] = [lowerId(question.customerId), question.productIds.map(lowerId)]
      return issuerAnswer(await resolve({ ...question, customerId, productIds }))
    },
    findTaxpayer: async ({ workspaceId, ruc }) => {
      const profile = await stores.profiles.find(workspaceId, ruc)
      if (profile === undefined) throw noTaxpayer(ruc)
      return {
        taxpayerId: profile._id,
        testTaxpayer: ruc === TEST_TAXPAYER_RUC,
        certificateId: profile.certificateId ?? '',
        numberFixed: profile.numberFixed === true,
        inProduction: isProfileInProduction(profile),
      }
    },
    fixRegistryNumber: async (call) => {
      const { workspaceId, taxpayerId } = call
      const { changed, seriesFound } = await fix(call)
      if (changed) log.info({ workspaceId, taxpayerId }, 'registry number fixed')
      return { seriesFound }
    },
    prepareWorkspace: async ({ workspaceId, name }) => {
      const profile = await prepare({ workspaceId, name, now: new Date() })
      const [establishment] = profile.establishments
      return {
        taxpayerId: profile._id,
        ruc: profile.ruc,
        establishmentId: establishment?.id ?? '',
        emissionPointId: establishment?.points[0]?.id ?? '',
      }
    },
    claimDeletedTaxpayers: async () => ({ taxpayers: await stores.deletedTaxpayers.claim() }),
    concludeTaxpayerDeletion: async (deleted) => {
      await stores.deletedTaxpayers.conclude(deleted)
      return {}
    },
    claimInvoice: async ({ mode, spareProduction, ...call }) => {
      const view = viewOf({ mode, spareProduction })
      const { order, ...claimed } = await claim({ ...call, invoiceId: lowerId(call.invoiceId), view })
      return { ...claimed, ...(order === undefined ? {} : { order: toJson(order) }) }
    },
    concludeInvoice: async ({ mode, issued, attemptId, lookupId, ...call }) => {
      const result = issued ? 'issued' : 'refused'
      const { first } = await conclude(
        { ...call, invoiceId: lowerId(call.invoiceId), mode: modeOf(mode) },
        { result, attemptId, lookupId },
      )
      if (first) log.info({ invoiceId: call.invoiceId, receiptId: call.receiptId, mode }, 'invoice issued')
      return { first }
    },
    claimLapsedInvoices: async () => ({ invoices: await invoices.claimLapsed() }),
    moveStock: async ({ direction, lines, ...call }) => {
      const [way, moving] = [directionOf(direction), lines.map(quantified)]
      const moved = await move({ ...call, direction: way, lines: moving, at: new Date() })
      if (moved > 0) log.info({ receiptId: call.receiptId, direction, moved }, 'stock moved')
      return { moved }
    },
  }
}

function directionOf(direction: string): 'OUT' | 'IN' {
  if (direction === 'OUT' || direction === 'IN') return direction
  throw catalogErrors.stockDirection({ direction })
}

function quantified({ code, quantity }: { code: string; quantity: string }) {
  return { code, quantity: Decimal.of(quantity) }
}
