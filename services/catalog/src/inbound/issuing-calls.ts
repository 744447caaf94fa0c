import type { Catalog } from '@etax/contracts'
import { AppError, Decimal } from '@etax/kernel'
import type { Handlers } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { claimInvoice } from '../claim-invoice.ts'
import { concludeInvoice } from '../conclude-invoice.ts'
import { noTaxpayer } from '../domain/not-found.ts'
import { moveStock } from '../move-stock.ts'
import type { Invoices } from '../outbound/mongo-invoices.ts'
import type { Stock } from '../outbound/mongo-stock.ts'
import { prepareWorkspace } from '../prepare-workspace.ts'
import { resolveIssuer } from '../resolve-issuer.ts'
import type { Stores } from '../settle-write.ts'
import { issuerAnswer } from './issuer-answer.ts'
import { toJson } from './json.ts'
import { modeOf } from './record-calls.ts'

type IssuingCalls = Pick<
  Handlers<typeof Catalog>,
  'resolveIssuer' | 'findTaxpayer' | 'prepareWorkspace' | 'claimInvoice' | 'concludeInvoice' | 'moveStock'
>

export interface IssuingNeeds {
  stores: Stores
  invoices: Invoices
  stock: Stock
  log: Logger
}

export function issuingCalls({ stores, invoices, stock, log }: IssuingNeeds): IssuingCalls {
  const resolve = resolveIssuer(stores)
  const prepare = prepareWorkspace(stores)
  const claim = claimInvoice({ invoices, records: stores.records })
  const conclude = concludeInvoice({ invoices })
  const move = moveStock({ profiles: stores.profiles, stock })
  return {
    resolveIssuer: async (question) => issuerAnswer(await resolve(question)),
    findTaxpayer: async ({ workspaceId, ruc }) => {
      const profile = await stores.profiles.find(workspaceId, ruc)
      if (profile === undefined) throw noTaxpayer(ruc)
      return { taxpayerId: profile._id, testTaxpayer: ruc === TEST_TAXPAYER_RUC }
    },
    prepareWorkspace: async ({ workspaceId, name }) => {
      const profile = await prepare({ workspaceId, name, now: new Date() })
      const [establishment] = profile.establishments
      return {
        taxpayerId: profile._id,
        taxpayerRuc: profile.ruc,
        establishmentId: establishment?.id ?? '',
        emissionPointId: establishment?.points[0]?.id ?? '',
      }
    },
    claimInvoice: async ({ mode, ...call }) => {
      const { order, ...claimed } = await claim({ ...call, mode: modeOf(mode) })
      return { ...claimed, order: toJson(order) }
    },
    concludeInvoice: async ({ mode, issued, ...call }) => {
      await conclude({ ...call, mode: modeOf(mode) }, issued ? 'issued' : 'refused')
      if (issued) log.info({ invoiceId: call.invoiceId, receiptId: call.receiptId, mode }, 'invoice issued')
      return {}
    },
    moveStock: async ({ direction, lines, ...call }) => {
      const move_ = { ...call, direction: directionOf(direction), lines: lines.map(quantified) }
      const moved = await move(move_, new Date())
      if (moved > 0) log.info({ receiptId: call.receiptId, direction, moved }, 'stock moved')
      return { moved }
    },
  }
}

function directionOf(direction: string): 'OUT' | 'IN' {
  if (direction === 'OUT' || direction === 'IN') return direction
  throw new AppError('invalid', 'CAT_70001', `Stock moves OUT or IN, not "${direction}"`)
}

function quantified({ code, quantity }: { code: string; quantity: string }) {
  return { code, quantity: Decimal.of(quantity) }
}
