import { Decimal } from '@etax/kernel'
import { withoutBlanks, withoutEmpties } from '../../http/domain/without-blanks.ts'

/** As much of an order's schema as tells amounts from texts. */
interface Schema {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, object>>
  items?: object
}

/** What a member means that is left out. */
const DEFAULTS: Readonly<Record<string, unknown>> = { sendEmail: true, relatedParty: false }

/**
 * An order in one way of writing: amounts as decimal text without closing zeros, and no member that is null, blank, empty or
 * has its default. Two callers that mean the same order, as far as that can be told from the order alone, have the same.
 */
export function plainOrder(order: unknown, schema: object): unknown {
  return plain(withoutEmpties(withoutBlanks(order), schema), schema)
}

function plain(value: unknown, schema: Schema = {}): unknown {
  const { type, properties = {}, items = {} } = schema
  if (Array.isArray(value)) return value.map((entry) => plain(entry, items))
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([name, member]) => DEFAULTS[name] !== member)
    return Object.fromEntries(members.map(([name, member]) => [name, plain(member, properties[name])]))
  }
  if (typeof value !== 'number' && typeof value !== 'string') return value
  const isAmount = [type].flat().some((one) => one === 'number' || one === 'integer')
  return (isAmount ? Decimal.parse(value)?.toString() : undefined) ?? value
}
