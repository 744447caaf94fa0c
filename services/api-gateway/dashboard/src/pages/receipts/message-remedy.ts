import { useQuery } from '@tanstack/react-query'
import { failureWords, loadFailureWords } from '../../api/failure-words.ts'
import { type Language, useLanguage } from '../../words/language.tsx'

interface Remedy {
  /** Empty if only the authority's text explains it. */
  meaning: string
  cause: string
  remedy: string
}

export function useRemedy(code: string): Remedy | undefined {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['remedy', language, code],
    queryFn: () => remedyOf(code, language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? undefined
}

/** Imported on demand: the tables are large. */
async function remedyOf(code: string, language: Language): Promise<Remedy | null> {
  const { authorityMessageOf } = await import('@etax/tax-document/authority-messages')
  const entry = authorityMessageOf(code)
  if (entry !== undefined) {
    return { meaning: entry.meaning[language], cause: entry.cause[language], remedy: entry.remedy[language] }
  }
  await loadFailureWords()
  const remedy = failureWords()?.remedies[language][code]
  return remedy === undefined ? null : { meaning: '', cause: '', remedy }
}
