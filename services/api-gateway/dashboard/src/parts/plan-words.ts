import { dictionary } from '../words/language.tsx'

/** By the names of plans in the API. */
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
