import { type DescribedCertificate, type Mode, refuseWithoutCertificate, sentenceOf } from '@etax/contracts'
import { AppError, type Language } from '@etax/kernel'
import { remediesOf } from '../../http/domain/explain-error.ts'

export interface CertificateProblem {
  code: string
  message: string
  remedy: string
  /** `live`: the certificate still signs in the sandbox. */
  only: 'live' | null
}

/** Why a certificate cannot sign, by the rule of issuing. The test taxpayer needs none. */
export function certificateProblems(
  certificate: DescribedCertificate,
  { ruc, testTaxpayer }: { ruc: string; testTaxpayer: boolean },
  language: Language,
): CertificateProblem[] {
  if (testTaxpayer) return []
  const always = refusal(certificate, { mode: 'test', ruc }, language)
  if (always !== null) return [{ ...always, only: null }]
  const live = refusal(certificate, { mode: 'live', ruc }, language)
  return live === null ? [] : [{ ...live, only: 'live' }]
}

function refusal(certificate: DescribedCertificate, use: { mode: Mode; ruc: string }, language: Language) {
  try {
    refuseWithoutCertificate(certificate, use)
    return null
  } catch (error) {
    if (!AppError.is(error)) throw error
    const { code } = error
    return { code, message: sentenceOf(error, language), remedy: remediesOf([code], language)[0]?.remedy ?? '' }
  }
}
