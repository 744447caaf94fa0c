import { useLanguage } from '../words/language.tsx'
import { type Explanation, explainFailure } from './explain-failure.ts'

export function useExplain(): (failure: Error) => Explanation {
  const { language } = useLanguage()
  return (failure) => explainFailure(failure, language)
}
