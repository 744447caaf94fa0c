import { type AuthorityState, isMagicValue, issuanceErrors } from '@etax/contracts'
import { AppError, type ErrorDetail } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { Warning } from './domain/issued.ts'
import type { Authorization, Owner, Receipt } from './domain/receipt.ts'
import type { Recorded } from './domain/state-machine.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { Authority, Receipts, RecordFact } from './ports.ts'

interface Dependencies {
  find: FindReceipt
  receipts: Pick<Receipts, 'find'>
  authority: Pick<Authority, 'consult'>
  foreign: Pick<ForeignXml, 'compare'>
  record: RecordFact
  log: Pick<Logger, 'warn'>
  now: () => Date
}

export interface CheckedReceipt {
  receipt: Recorded
  warnings: Warning[]
}

export interface CheckedAccessKey {
  /** Null if the authority does not answer, or reports no state. */
  authorityStatus: { state: AuthorityState; checkedAt: Date } | null
  warnings: Warning[]
  /** Only the simulated authority knows the document of a sandbox receipt. */
  sandbox: { authorization: Authorization; isSameDocument: boolean } | null
}

export interface ConsultAuthority {
  receipt(caller: Owner, id: string, ruc?: string): Promise<CheckedReceipt>
  accessKey(caller: Owner, accessKey: string, document: string): Promise<CheckedAccessKey>
}

/** The authority forbids polling: a recent answer is used again. */
const FRESH_MS = 60_000
const PATH = 'authorityStatus'
const MAX_WORDS = 300

/**
 * Stores the authority's current state of a document. Asks only for authorized receipts: the access key of others may
 * belong to another document.
 * @throws AppError `not-found` RCP_10001
 */
export function consultAuthority({
  find,
  receipts,
  authority,
  foreign,
  record,
  log,
  now,
}: Dependencies): ConsultAuthority {
  return {
    async receipt(caller, id, ruc) {
      const receipt = await find(caller, id, ruc)
      if (receipt.authorization !== null) return checked(receipt)
      return { receipt, warnings: [issuanceErrors.nothingToConsult.at(PATH)] }
    },

    async accessKey(caller, accessKey, document) {
      const receipt = await receipts.find(caller, accessKey)
      if (receipt !== null && receipt.authorization !== null) {
        const { receipt: after, warnings } = await checked(receipt)
        const sandbox = await inSandbox(receipt, receipt.authorization, document)
        return { authorityStatus: after.authorityStatus ?? null, warnings, sandbox }
      }
      const answer = await consult(accessKey, null)
      if (answer.kind === 'nothing') return { authorityStatus: null, warnings: [answer.warning], sandbox: null }
      return { authorityStatus: { state: answer.state, checkedAt: now() }, warnings: [], sandbox: null }
    },
  }

  async function inSandbox(
    { authority: receiptAuthority, xml }: Receipt,
    authorization: Authorization,
    document: string,
  ) {
    if (receiptAuthority !== 'simulated') return null
    return { authorization, isSameDocument: (await foreign.compare(xml, document)) === 'same' }
  }

  async function checked(receipt: Receipt): Promise<CheckedReceipt> {
    const { authorityStatus } = receipt
    if (authorityStatus !== undefined && now().getTime() - authorityStatus.checkedAt.getTime() < FRESH_MS) {
      return { receipt, warnings: [] }
    }
    const answer = await consult(
      receipt.accessKey,
      receipt.authority === 'simulated' ? sandboxDocumentOf(receipt) : null,
    )
    if (answer.kind === 'nothing') return { receipt, warnings: [answer.warning] }
    const after = await record(receipt._id, { kind: 'consulted', state: answer.state, at: now() })
    return { receipt: after ?? receipt, warnings: [] }
  }

  async function consult(
    accessKey: string,
    sandboxDocument: string | null,
  ): Promise<{ kind: 'state'; state: AuthorityState } | { kind: 'nothing'; warning: ErrorDetail }> {
    try {
      const answer = await authority.consult(accessKey, sandboxDocument)
      if (answer.state !== null) return { kind: 'state', state: answer.state }
      return {
        kind: 'nothing',
        warning: issuanceErrors.consultationWithoutState.at(PATH, { words: answer.reason.slice(0, MAX_WORDS) }),
      }
    } catch (error) {
      if (!AppError.is(error)) throw error
      log.warn({ code: error.code, reason: error.message }, 'the consultation service did not answer')
      return { kind: 'nothing', warning: issuanceErrors.consultationAway.at(PATH, { asked: 'state' }) }
    }
  }
}

/** The simulated authority reads here what scripts its answer; a devReference is not in the XML. */
function sandboxDocumentOf({ xml, devReference = '' }: Receipt): string {
  return isMagicValue(devReference) ? `${xml}\n<devReference>${devReference}</devReference>` : xml
}
