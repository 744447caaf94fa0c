import { type AuthorityState, issuanceErrors } from '@etax/contracts'
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
  /** Null where the authority was never told of, or says nothing. */
  authorityStatus: { state: AuthorityState; checkedAt: Date } | null
  warnings: Warning[]
  /** Of an authorized sandbox receipt that has the key: only the simulated authority knows its document. */
  sandbox: { authorization: Authorization; isSameDocument: boolean } | null
}

export interface ConsultAuthority {
  receipt(caller: Owner, id: string, ruc?: string): Promise<CheckedReceipt>
  /** @param document what has the key: another one than that of a sandbox receipt is not authorized by it */
  accessKey(caller: Owner, accessKey: string, document: string): Promise<CheckedAccessKey>
}

/** What the authority said so lately is not asked again: it is no service for polling. */
const FRESH_MS = 60_000
const PATH = 'authorityStatus'
/** Letters of the authority's own reason that a warning repeats. */
const MAX_WORDS = 300

/**
 * Asks the authority how a document stands today, and keeps what it says of an authorized receipt. Its answer is about the access
 * key: of a receipt that is not authorized, it would be about another document. No answer is a warning, never an error.
 * @throws AppError `not-found` RCP_10001 where the caller has no such receipt
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
    const answer = await consult(receipt.accessKey, receipt.authority === 'simulated' ? receipt.xml : null)
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
