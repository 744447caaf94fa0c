import { modeOf } from '@etax/contracts'
import { AppError, reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { callerOf } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'claimLapsedInvoices' | 'concludeInvoice'>
  issuance: Pick<Clients['issuance'], 'findReceipt'>
  log: Pick<Logger, 'info' | 'warn'>
}

type Lapsed = Awaited<ReturnType<Dependencies['catalog']['claimLapsedInvoices']>>['invoices'][number]

/**
 * Concludes invoices whose issuing was interrupted, by asking issuance for the receipt. Until its answer the invoice
 * stays closed; a failed one is handed out again.
 */
export function concludeLapsedInvoices({ catalog, issuance, log }: Dependencies) {
  return async (): Promise<boolean> => {
    const { invoices } = await catalog.claimLapsedInvoices({})
    for (const invoice of invoices) {
      const { workspaceId, invoiceId, receiptId } = invoice
      try {
        const issued = await isReceipt(invoice)
        await catalog.concludeInvoice({ ...invoice, issued })
        log.info({ workspaceId, invoiceId, receiptId, issued }, 'issuing of an invoice concluded')
      } catch (error) {
        log.warn(
          { workspaceId, invoiceId, reason: reasonOf(error) },
          'issuing of an invoice could not be concluded yet',
        )
      }
    }
    return false
  }

  async function isReceipt({ workspaceId, mode, receiptId }: Lapsed): Promise<boolean> {
    const caller = callerOf({ workspaceId, mode: modeOf(mode) })
    try {
      await issuance.findReceipt({ caller, id: receiptId })
      return true
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') return false
      throw error
    }
  }
}
