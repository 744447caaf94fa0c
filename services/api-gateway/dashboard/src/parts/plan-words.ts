import { dictionary } from '../words/language.tsx'

/** The keys are the API's names of plans. */
export const planWords = dictionary(
  {
    free: 'Gratis',
    entry: 'Inicial',
    professional: 'Profesional',
    business: 'Empresa',
    development: 'Desarrollo',
  } as Record<string, string>,
  {
    free: 'Free',
    entry: 'Entry',
    professional: 'Professional',
    business: 'Business',
    development: 'Development',
  },
)
