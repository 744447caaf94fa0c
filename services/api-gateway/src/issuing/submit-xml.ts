import { createHash } from 'node:crypto'
import { AppError, newId } from '@etax/kernel'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { allowanceOf, callerByKey, mailPolicyOf, type Principal, type SandboxMail } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'
import { answered, type Issued } from './issue-receipt.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'summarize'>
  issuance: Pick<Clients['issuance'], 'submitXml' | 'findDuplicate'>
  sandboxMail: SandboxMail
  now: () => number
}

export interface PrebuiltXml {
  principal: Principal
  ruc: string
  xml: Buffer
  signed: boolean
  recipients: string[]
  /** Empty for none. */
  devReference: string
}

export type SubmitXml = (document: PrebuiltXml) => Promise<Issued>

/**
 * Hands pre-built XML to issuance. A repeated devReference returns its receipt, even with a refused document, if its
 * kind is readable.
 * @throws AppError `invalid` for findings of schema and rules, or another taxpayer's document; CTX_10004 without a
 * certificate
 */
export function submitXml({ foreign, issuance, sandboxMail, now }: Dependencies): SubmitXml {
  return async ({ principal, ruc, xml, signed, recipients, devReference }) => {
    const bodyHash = createHash('sha256').update(xml).digest('hex')
    const request = { caller: callerByKey(principal), ruc, devReference, bodyHash }
    const allowance = allowanceOf(principal, new Date(now()))
    const mail = mailPolicyOf(principal, sandboxMail)
    const submitted = { ...request, receiptId: newId(now()), recipients, allowance, mail, xml, signed }
    const { receipt, duplicate, warnings } = await issuance.submitXml(submitted).catch(async (error: unknown) => {
      const repeat = isRefusal(error) && devReference !== '' ? await duplicateOf(request, xml) : null
      if (repeat === null) throw error
      return { ...repeat, duplicate: true }
    })
    return { receipt: answered(receipt), duplicate, warnings }
  }

  async function duplicateOf(request: Parameters<typeof issuance.findDuplicate>[0], xml: Buffer) {
    const documentType = await documentTypeOf(xml)
    if (documentType === null) return null
    const repeat = await issuance.findDuplicate({ ...request, documentType })
    return repeat.found ? repeat : null
  }

  /** Null for an unreadable document: the first refusal stands. */
  async function documentTypeOf(xml: Buffer): Promise<string | null> {
    const summary = await foreign.summarize(xml).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      return null
    })
    return summary?.documentType ?? null
  }
}

function isRefusal(error: unknown): boolean {
  return AppError.is(error) && error.kind === 'invalid'
}
