import { useQuery } from '@tanstack/react-query'
import { type Language, useLanguage } from '../../words/language.tsx'

interface Remedy {
  /** What the code means; empty where only the authority's own words say it. */
  meaning: string
  /** When it happens. */
  cause: string
  remedy: string
}

/** What a code of the authority, or of the system, means and what to do about it; undefined for one that nobody explains. */
export function useRemedy(code: string): Remedy | undefined {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['remedy', language, code],
    queryFn: () => remedyOf(code, language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? undefined
}

/** What comes with a message: the simulated authority adds sentences of ours, the real one its own. */
export function useAdditionalInfo(info: string | null): string {
  const { language } = useLanguage()
  const ours = /^([a-z][\w.[\]]*): (.+)$/s.exec(language === 'es' ? (info ?? '') : '')
  const { data } = useQuery({
    queryKey: ['additional-info', info],
    enabled: ours !== null,
    queryFn: () => inSpanish(ours?.[1] ?? '', ours?.[2] ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? info ?? ''
}

async function inSpanish(path: string, sentence: string): Promise<string | null> {
  const [{ spanishSentence }, { spanishField }] = await Promise.all([
    import('../../words/spanish-sentences.ts'),
    import('../../words/spanish-fields.ts'),
  ])
  const said = spanishSentence(sentence)
  return said === undefined ? null : `${spanishField(path)}: ${said}`
}

/** The tables are large and seldom needed. */
async function remedyOf(code: string, language: Language): Promise<Remedy | null> {
  const { authorityMessageOf } = await import('@etax/tax-document/authority-messages')
  const known = authorityMessageOf(code)
  if (known !== undefined) {
    return { meaning: known.meaning[language], cause: known.cause[language], remedy: known.remedy[language] }
  }
  if (language !== 'en') return null
  const { remedies } = await import('@etax/client/remedies')
  const remedy = remedies[code]
  return remedy === undefined ? null : { meaning: '', cause: '', remedy }
}
