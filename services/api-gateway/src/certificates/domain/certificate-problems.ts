import { type DescribedCertificate, refuseWithoutCertificate } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { remediesOf } from '../../http/domain/explain-error.ts'

export interface CertificateProblem {
  code: string
  message: string
  remedy: string
  /** `live`: it signs in the sandbox all the same. */
  only: 'live' | null
}

/** What keeps a taxpayer's certificate from signing, by the rule that issuing asks. The test taxpayer needs none. */
export function certificateProblems(
  certificate: DescribedCertificate,
  { ruc, testTaxpayer }: { ruc: string; testTaxpayer: boolean },
): CertificateProblem[] {
  if (testTaxpayer) return []
  const always = refusal(certificate, { mode: 'test', ruc })
  if (always !== null) return [{ ...always, only: null }]
  const live = refusal(certificate, { mode: 'live', ruc })
  return live === null ? [] : [{ ...live, only: 'live' }]
}

function refusal(certificate: DescribedCertificate, use: { mode: 'test' | 'live'; ruc: string }) {
  try {
    refuseWithoutCertificate(certificate, use)
    return null
  } catch (error) {
    if (!AppError.is(error)) throw error
    const { code, message } = error
    return { code, message, remedy: remediesOf([code])[0]?.remedy ?? '' }
  }
}
