import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { keep, kept } from '../parts/kept.ts'

export type Language = 'es' | 'en'

interface LanguageChoice {
  language: Language
  choose: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: 'es', choose: () => {} })

/** Spanish unless the reader chose, or the browser asks for English and not for Spanish. */
function firstLanguage(): Language {
  const chosen = kept('language')
  if (chosen === 'es' || chosen === 'en') return chosen
  return navigator.languages.some((tag) => tag.startsWith('es')) || !navigator.language.startsWith('en') ? 'es' : 'en'
}

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

/** The words of a page in both languages: English must have all that Spanish has. */
export interface Dictionary<Words> {
  es: Words
  en: Words
}

type Worded<Words> = {
  [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Worded<Words[Name]>
}

/** Declares the words of a page; texts with values are functions. */
export function dictionary<Words extends object>(es: Words, en: Worded<Words>): Dictionary<Worded<Words>> {
  return { es: es as Worded<Words>, en }
}

/** The words in the reader's language. */
export function useWords<Words>(words: Dictionary<Words>): Words {
  return words[useLanguage().language]
}
