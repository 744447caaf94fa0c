import type { Fields, Node, Shape } from './shape.ts'
import type { DecimalType } from './types.ts'

/**
 * The numbers of a document that its schema does not allow, by their place in the model. Orders are checked as they are read;
 * this is for what was computed from them.
 */
export function schemaViolations(shape: Shape, document: object): string[] {
  const found: string[] = []
  visitFields(shape.fields, document as Record<string, unknown>, '', found)
  return found
}

function visitFields(fields: Fields, model: Record<string, unknown>, path: string, found: string[]): void {
  for (const name in fields) {
    const node = fields[name]
    const value = model[name]
    if (node?.present && value !== undefined) visit(node, value, path === '' ? name : `${path}.${name}`, found)
  }
}

function visit(node: Node, value: unknown, path: string, found: string[]): void {
  if (node.kind === 'leaf' && node.type.kind === 'decimal') {
    if (!formOf(node.type).test(value as string)) found.push(path)
  } else if (node.kind === 'group') {
    visitFields(node.fields, value as Record<string, unknown>, path, found)
  } else if (node.kind === 'list') {
    const { item } = node
    const entries = value as unknown[]
    for (let at = 0; at < entries.length; at += 1) visit(item, entries[at], `${path}[${at}]`, found)
  }
}

const forms = new Map<DecimalType, RegExp>()

function formOf(type: DecimalType): RegExp {
  const known = forms.get(type)
  if (known) return known
  const { digits, fraction, signed, shortest } = type
  const whole = `\\d{1,${digits - fraction}}(?:\\.\\d{1,${fraction}})?`
  const form = new RegExp(`^${signed ? '-?' : ''}(?:${shortest ? `\\d{1,${digits}}|` : ''}${whole})$`)
  forms.set(type, form)
  return form
}
