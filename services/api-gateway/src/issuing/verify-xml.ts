import { type AuthorityState, issuanceErrors, type ReceiptView } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { authorityInstant } from '@etax/tax-document'
import type { ForeignXml, OpenedFile } from '@etax/tax-document/foreign'
import { callerOf, type Principal } from '../http/domain/principal.ts'
import type { Warned } from '../http/domain/warned.ts'
import type { Clients } from '../ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'open'>
  signer: Pick<Clients['signer'], 'verify'>
  authority: Pick<Clients['authority'], 'findAuthorization'>
  issuance: Pick<Clients['issuance'], 'checkAccessKey'>
}

export interface Verified {
  signature: Awaited<ReturnType<Clients['signer']['verify']>>
  document: {
    documentType: string
    version: string
    accessKey: string
    taxpayerRuc: string
    issueDate: string
    total: string
  }
  authorization: CheckedAuthorization | null
  /**
   * The state at the authority's consultation service; null if it was not asked, did not answer, or means another
   * document.
   */
  authorityStatus: NonNullable<ReceiptView['authorityStatus']> | null
  warnings: Warned[]
}

export interface CheckedAuthorization {
  /**
   * The authority's AUTHORIZED, REJECTED, IN_PROCESS or NOT_FOUND; DIFFERENT if it authorized another document with
   * this access key; UNCONFIRMED if only the file claims an authorization.
   */
  status: string
  number: string | null
  at: string | null
  /** `file`, which proves nothing, or `authority`. */
  source: 'file' | 'authority'
}

export type VerifyXml = (xml: Buffer, ask: 'online' | 'offline', principal: Principal) => Promise<Verified>

type Checked = Awaited<ReturnType<Clients['issuance']['checkAccessKey']>>

/**
 * Examines any taxpayer's document, bare or in the authorization wrapper: signature, content and authorization. A bad
 * signature is a result, not an error.
 * @throws AppError `invalid` XML_1000x for XML that is not a document
 */
export function verifyXml({ foreign, signer, authority, issuance }: Dependencies): VerifyXml {
  return async (file, ask, principal) => {
    const { wrapper, xml, summary } = await foreign.open(file)
    const { accessKey, documentType, version, ruc: taxpayerRuc, issueDate, totals } = summary
    const [signature, authorityAnswer] = await Promise.all([
      signer.verify({ xml: Buffer.from(xml), workspaceId: principal.workspaceId }),
      ask === 'online'
        ? askAuthority(principal, { accessKey, document: Buffer.from(xml) }, wrapper && claimed(wrapper))
        : { ...NOT_ASKED, authorization: wrapper && claimed(wrapper) },
    ])
    const document = { documentType, version, accessKey, taxpayerRuc, issueDate, total: totals.total }
    return { signature, document, ...authorityAnswer }
  }

  /**
   * Compares the document itself: another one with the same key is not authorized by it. Asks both services of the
   * authority at once. A test key first checks its sandbox, whose documents the real authority never sees.
   */
  async function askAuthority(principal: Principal, question: Question, inFile: CheckedAuthorization | null) {
    const checking = checked(principal, question)
    const sandbox = principal.mode === 'test' ? (await checking).sandbox : null
    const [answer, { state, checkedAt, warnings }] = await Promise.all([
      sandbox === null ? findAuthorization(question) : inSandbox(sandbox),
      checking,
    ])
    // The consultation service only has the access key: its answer is about the other document.
    if (answer?.status === 'DIFFERENT') return { ...NOT_ASKED, authorization: answer }
    const authorityStatus = state === '' ? null : { state: state as AuthorityState, checkedAt }
    if (answer !== null) return { authorization: answer, authorityStatus, warnings }
    return { authorization: inFile, authorityStatus, warnings: [AUTHORITY_AWAY, ...warnings] }
  }

  async function checked(
    principal: Principal,
    question: Question,
  ): Promise<Omit<Checked, 'warnings'> & { warnings: Warned[] }> {
    try {
      return await issuance.checkAccessKey({ caller: callerOf(principal), ...question }, { deadlineMs: CHECK_MS })
    } catch (error) {
      if (!AppError.is(error)) throw error
      return {
        state: '',
        checkedAt: '',
        warnings: [issuanceErrors.consultationAway.at('authorityStatus', { asked: 'state' })],
        sandbox: null,
      }
    }
  }

  /** Null without an answer: the verdict on the signature does not need it. */
  async function findAuthorization(question: Question): Promise<CheckedAuthorization | null> {
    try {
      const answer = await authority.findAuthorization(question, { deadlineMs: 30_000 })
      return authorizationOf(answer.otherDocument ? 'DIFFERENT' : answer.status, answer)
    } catch (error) {
      if (AppError.is(error) && error.kind === 'unavailable') return null
      throw error
    }
  }
}

interface Question {
  accessKey: string
  document: Buffer
}

const AUTHORITY_AWAY = issuanceErrors.consultationAway.at('authorization', { asked: 'authorization' })

/** Longer than issuance waits for the authority. */
const CHECK_MS = 15_000

const NOT_ASKED = { authorityStatus: null, warnings: [] }

function inSandbox({ sameDocument, ...answer }: NonNullable<Checked['sandbox']>): CheckedAuthorization {
  return sameDocument ? authorizationOf('AUTHORIZED', answer) : authorizationOf('DIFFERENT', { number: '', at: '' })
}

function authorizationOf(status: string, { number, at }: { number: string; at: string }): CheckedAuthorization {
  const instant = authorityInstant(at)
  return {
    status,
    number: number || null,
    at: instant === undefined ? at || null : isoOf(instant),
    source: 'authority',
  }
}

/** The wrapper is not signed, so it proves nothing. */
function claimed({ state, number, authorizedAt }: NonNullable<OpenedFile['wrapper']>): CheckedAuthorization {
  return {
    status: state === 'AUTORIZADO' ? 'UNCONFIRMED' : 'REJECTED',
    number: number ?? null,
    at: authorizedAt === undefined ? null : isoOf(authorizedAt),
    source: 'file',
  }
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}
