export interface RecordNames {
  /** The name in `createCustomer`. */
  one: string
  many: string
  record: string
  input: string
  change: string
}

/**
 * @param resource its path in catalog: `emission-points`, `developer/customers`
 * @param name its name in messages: `Emission point`
 */
export function namesOf(resource: string, name: string): RecordNames {
  const path = resource.split('/')
  const family = path.length > 1 ? capital(path[0] ?? '') : ''
  const one = family + joined(name)
  const many = family + joined(path.at(-1) ?? '')
  return { one, many, record: one, input: `${one}Input`, change: `${one}Change` }
}

function joined(words: string): string {
  return words.split(/[ -]/).map(capital).join('')
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
