import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { store } from '../browser/storage.ts'
import type { Dictionary } from './dictionary.ts'
import { firstLanguage, type Language } from './first-language.ts'

export { type Dictionary, dictionary } from './dictionary.ts'
export type { Language } from './first-language.ts'

interface LanguageChoice {
  language: Language
  choose: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: 'es', choose: () => {} })

interface LanguageProviderProps {
  /** Called on a change of the language: cached texts of the API are in the previous one. */
  onChosen: () => void
  children: ReactNode
}

export function LanguageProvider({ onChosen, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(firstLanguage)
  const choice = useMemo(
    () => ({
      language,
      choose: (chosen: Language) => {
        store('language', chosen)
        document.documentElement.lang = chosen
        setLanguage(chosen)
        onChosen()
      },
    }),
    [language, onChosen],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext)
}

export function useWords<Words>(words: Dictionary<Words>): Words {
  return words[useLanguage().language]
}
