import { useMemo } from 'react'
import { type Formats, formatsOf } from './formats-of.ts'
import { useLanguage } from './language.tsx'

export function useFormats(): Formats {
  const { language } = useLanguage()
  return useMemo(() => formatsOf(language), [language])
}
