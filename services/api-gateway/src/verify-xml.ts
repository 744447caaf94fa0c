import { authorityInstant } from '@etax/tax-document'
import type { ForeignXml, OpenedFile } from '@etax/tax-document/foreign'
import type { Clients } from './ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'open'>
  signer: Pick<Clients['signer'], 'verify'>
  authority: Pick<Clients['authority'], 'findAuthorization'>
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
  authorization: FoundAuthorization | null
}

export interface FoundAuthorization {
  /**
   * AUTHORIZED, REJECTED, IN_PROCESS or NOT_FOUND as the authority says; DIFFERENT where it authorized another document under this
   * access key; UNCONFIRMED where only the file claims an authorization.
   */
  status: string
  number: string | null
  /** In UTC, whoever says it. */
  at: string | null
  /** Whose word it is: `file`, in which anybody can write anything, or `authority`. */
  source: 'file' | 'authority'
}

/** Whether the authority is asked, or only what is in the file counts. */
export type VerifyXml = (xml: Buffer, ask: 'online' | 'offline', workspaceId: string) => Promise<Verified>

/**
 * Examines a document of any taxpayer, bare or in the authorization wrapper: its signature, what it says, and what is known of its
 * authorization. A bad signature is a result, not an error. @throws AppError `invalid` XML_1000x for XML that is not a document
 */
export function verifyXml({ foreign, signer, authority }: Dependencies): VerifyXml {
  return async (file, ask, workspaceId) => {
    const { wrapper, xml, summary } = await foreign.open(file)
    const { accessKey, documentType, version, ruc: taxpayerRuc, issueDate, totals } = summary
    const [signature, authorization] = await Promise.all([
      signer.verify({ xml: Buffer.from(xml), workspaceId }),
      ask === 'online' ? asked(accessKey, xml) : wrapper && claimed(wrapper),
    ])
    return {
      signature,
      document: { documentType, version, accessKey, taxpayerRuc, issueDate, total: totals.total },
      authorization,
    }
  }

  /** What the authority says of this very document: another one under the same key does not authorize it. */
  async function asked(accessKey: string, xml: string): Promise<FoundAuthorization> {
    const question = { accessKey, document: Buffer.from(xml) }
    const answer = await authority.findAuthorization(question, { deadlineMs: 30_000 })
    const { number, at, otherDocument } = answer
    const status = otherDocument ? 'DIFFERENT' : answer.status
    const instant = authorityInstant(at)
    return {
      status,
      number: number || null,
      at: instant === undefined ? at || null : isoOf(instant),
      source: 'authority',
    }
  }
}

/** The wrapper is not signed: that it says authorized is no proof. */
function claimed({ state, number, authorizedAt }: NonNullable<OpenedFile['wrapper']>): FoundAuthorization {
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
