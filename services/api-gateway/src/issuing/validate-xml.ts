import { authorityDay } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { callerOf, type Principal } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'validate'>
  issuance: Pick<Clients['issuance'], 'reviewXml'>
  now: () => number
}

type XmlVerdict = Awaited<ReturnType<ForeignXml['validate']>>

export type ValidateXml = (principal: Principal, xml: Buffer) => Promise<XmlVerdict>

/** Judges a document by schema and rules, and what is valid by the receipts of the caller too, as issuing it would. */
export function validateXml({ foreign, issuance, now }: Dependencies): ValidateXml {
  return async (principal, xml) => {
    const verdict = await foreign.validate(xml, authorityDay(now()))
    if (!verdict.valid) return verdict
    const review = await issuance.reviewXml({ caller: callerOf(principal), xml }, { deadlineMs: 10_000 })
    const errors = review.errors.map((finding) => ({ line: 1, ...finding, authorityCode: undefined }))
    const warnings = review.warnings.map((finding) => ({ line: 1, ...finding, authorityCode: '45' }))
    return { ...verdict, valid: errors.length === 0, errors, warnings: [...verdict.warnings, ...warnings] }
  }
}
