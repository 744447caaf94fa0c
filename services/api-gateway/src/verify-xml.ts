import { summarizeDocument } from '@etax/tax-document'
import { readAuthorization, readDocument } from '@etax/tax-document/xml'
import type { Clients } from './ports.ts'

interface Dependencies {
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
  /** AUTHORIZED, REJECTED, IN_PROCESS or NOT_FOUND. */
  status: string
  number: string | null
  at: string | null
}

/** Whether the authority is asked, or only what is in the file counts. */
export type VerifyXml = (xml: Buffer, ask: 'online' | 'offline', workspaceId: string) => Promise<Verified>

/**
 * Examines a document of any taxpayer, bare or in the authorization wrapper: its signature, what it says, and what the authority
 * says of it. A bad signature is a result, not an error. @throws AppError `invalid` XML_1000x for XML that is not a document
 */
export function verifyXml({ signer, authority }: Dependencies): VerifyXml {
  return async (xml, ask, workspaceId) => {
    const text = xml.toString()
    const wrapper = isWrapper(text) ? readAuthorization(text) : null
    const document = wrapper?.document ?? text
    const summary = summarizeDocument(readDocument(document))
    const { accessKey, documentType, version, ruc: taxpayerRuc, issueDate, totals } = summary
    const [signature, authorization] = await Promise.all([
      signer.verify({ xml: Buffer.from(document), workspaceId }),
      ask === 'online' ? asked(accessKey, document) : wrapper && inFile(wrapper),
    ])
    return {
      signature,
      document: { documentType, version, accessKey, taxpayerRuc, issueDate, total: totals.total },
      authorization,
    }
  }

  /** What the authority says of this very document: another one under the same key does not authorize it. */
  async function asked(accessKey: string, document: string): Promise<FoundAuthorization> {
    const question = { accessKey, document: Buffer.from(document) }
    const { status, number, at } = await authority.findAuthorization(question, { deadlineMs: 30_000 })
    return { status, number: number || null, at: at || null }
  }
}

function isWrapper(text: string): boolean {
  return /^\s*(?:<\?[^>]*\?>\s*)?<autorizacion[\s>]/i.test(text.replace(/^\uFEFF/, ''))
}

function inFile({ state, number, authorizedAt }: ReturnType<typeof readAuthorization>): FoundAuthorization {
  return {
    status: state === 'AUTORIZADO' ? 'AUTHORIZED' : 'REJECTED',
    number: number ?? null,
    at: authorizedAt === undefined ? null : new Date(authorizedAt).toISOString(),
  }
}
