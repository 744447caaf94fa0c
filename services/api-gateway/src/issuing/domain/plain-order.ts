import { Decimal } from '@etax/kernel'
import { withoutBlanks, withoutEmpties } from '../../http/domain/without-blanks.ts'

interface Schema {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, object>>
  items?: object
}

const DEFAULTS: Readonly<Record<string, unknown>> = { sendEmail: true, relatedParty: false }

/**
 * The canonical form of an order: decimal amounts without trailing zeros, and no member that is null, blank, empty or
 * its default. Equal orders have equal forms.
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
