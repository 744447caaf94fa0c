import { useMemo } from 'react'
import { type Formats, formatsOf } from './formats-of.ts'
import { useLanguage } from './language.tsx'

/** Amounts, days and instants as the reader's language writes them. */
export function useFormats(): Formats {
  const { language } = useLanguage()
  return useMemo(() => formatsOf(language), [language])
}
