import { type Explanation, explainFailure } from './explain-failure.ts'
import { useLanguage } from './language.tsx'

export function useExplain(): (failure: Error) => Explanation {
  const { language } = useLanguage()
  return (failure) => explainFailure(failure, language)
}
