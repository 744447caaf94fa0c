import { gatewayErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { callerOf, type Principal } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'
import { type FileOfReceipt, LINK_LIFE_MS, readFileLink, signFileLink } from './domain/file-link.ts'
import { receiptView } from './domain/receipt-view.ts'

interface Dependencies {
  issuance: Pick<Clients['issuance'], 'fetchXml' | 'findReceipt'>
  renderer: Pick<Clients['renderer'], 'describePdf' | 'fetchPdf'>
  secret: string
  now: () => number
}

export interface LocatedFile {
  link: string
  expiresAt: string
  fileName: string
  contentType: string
  size: number
}

export interface Files {
  /** @throws AppError conflict RCP_10002 or RCP_10003 before the file exists */
  locate(principal: Principal, ruc: string, id: string, kind: 'xml' | 'pdf'): Promise<LocatedFile>
  /** @throws AppError forbidden for a link that has expired, has a wrong signature or another file's name */
  open(link: string, name: string): Promise<{ name: string; contentType: string; content: Buffer }>
}

/** Links need no key and expire after a quarter of an hour. */
export function files({ issuance, renderer, secret, now }: Dependencies): Files {
  return { locate, open }

  async function locate(principal: Principal, ruc: string, id: string, kind: 'xml' | 'pdf') {
    const request = { caller: callerOf(principal), ruc, id }
    const receipt = await issuance.findReceipt(request)
    const { workspaceId, mode } = principal
    const { status } = receiptView(receipt)
    const file = { kind, workspaceId, mode, receiptId: receipt.id }
    const description = kind === 'xml' ? await describeXml(file, status) : await describePdf(file, status)
    const expires = now() + LINK_LIFE_MS
    return { ...description, link: signFileLink(file, expires, secret), expiresAt: new Date(expires).toISOString() }
  }

  async function describeXml(file: FileOfReceipt, status: string) {
    const { name, contentType, content } = await xmlOf(file, status)
    return { fileName: name, contentType, size: content.length }
  }

  async function describePdf({ workspaceId, receiptId }: FileOfReceipt, status: string) {
    const { name, size } = await renderer
      .describePdf({ workspaceId, receiptId })
      .catch(unlessThere(() => gatewayErrors.pdfNotReady({ status })))
    return { fileName: name, contentType: 'application/pdf', size }
  }

  async function open(link: string, name: string) {
    const file = await fetch(readFileLink(link, now(), secret))
    if (file.name !== name) throw gatewayErrors.linkForged()
    return file
  }

  async function fetch(file: FileOfReceipt) {
    if (file.kind === 'xml') return xmlOf(file)
    const { workspaceId, receiptId } = file
    const { name, content } = await renderer
      .fetchPdf({ workspaceId, receiptId })
      .catch(unlessThere(() => gatewayErrors.pdfNotReady({})))
    return { name, contentType: 'application/pdf', content }
  }

  async function xmlOf({ workspaceId, mode, receiptId }: FileOfReceipt, status?: string) {
    const caller = callerOf({ workspaceId, mode })
    return issuance
      .fetchXml({ caller, id: receiptId })
      .catch(unlessThere(() => gatewayErrors.xmlNotReady(status === undefined ? {} : { status })))
  }
}

/** The receipt exists, so its file is missing only for now. */
function unlessThere(notReady: () => AppError) {
  return (error: unknown): never => {
    if (AppError.is(error) && (error.kind === 'not-found' || error.kind === 'conflict')) throw notReady()
    throw error
  }
}
