import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { keep } from '../parts/kept.ts'
import type { Dictionary } from './dictionary.ts'
import { firstLanguage, type Language } from './first-language.ts'

export { type Dictionary, dictionary } from './dictionary.ts'
export type { Language } from './first-language.ts'

interface LanguageChoice {
  language: Language
  choose: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: 'es', choose: () => {} })

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choice = useMemo(
    () => ({
      language,
      choose: (chosen: Language) => {
        keep('language', chosen)
        setLanguage(chosen)
      },
    }),
    [language],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext)
}

/** The words in the reader's language. */
export function useWords<Words>(words: Dictionary<Words>): Words {
  return words[useLanguage().language]
}
