import type { Finding } from '../../fiscal/finding.ts'
import { useLanguage } from '../../words/language.tsx'
import { sayFinding } from './say-finding.ts'

export function useSayFinding(): (finding: Finding) => string {
  const { language } = useLanguage()
  return (finding) => sayFinding(finding, language)
}
