import { authorityDay } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { callerOf, type Principal } from '../http/domain/principal.ts'
import { factsOf, type Warned } from '../http/domain/warned.ts'
import type { Clients } from '../ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'validate'>
  issuance: Pick<Clients['issuance'], 'reviewXml'>
  now: () => number
}

type XmlVerdict = Awaited<ReturnType<ForeignXml['validate']>>
type XmlFinding = XmlVerdict['errors'][number]

export type ValidateXml = (principal: Principal, xml: Buffer) => Promise<XmlVerdict>

/** Checks schema and rules, and a valid document also against the caller's receipts. */
export function validateXml({ foreign, issuance, now }: Dependencies): ValidateXml {
  return async (principal, xml) => {
    const verdict = await foreign.validate(xml, authorityDay(now()))
    if (!verdict.valid) return verdict
    const review = await issuance.reviewXml({ caller: callerOf(principal), xml }, { deadlineMs: 10_000 })
    const errors = review.errors.map((finding) => reviewed(finding, undefined))
    const warnings = review.warnings.map((finding) => reviewed(finding, '45'))
    return { ...verdict, valid: errors.length === 0, errors, warnings: [...verdict.warnings, ...warnings] }
  }
}

/** Findings against the caller's receipts concern the whole document. */
function reviewed(finding: Warned, authorityCode: string | undefined): XmlFinding {
  const { path, code, message } = finding
  const params = factsOf(finding)
  return { line: 1, path, code, ...(params && { params }), message, authorityCode }
}
