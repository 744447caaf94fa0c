import { dictionary } from '../words/language.tsx'

/** What plans are called, by the names the API has for them. */
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
