import type { Fields, List, Named, Node, Shape } from './shape.ts'
import type { SimpleType } from './types.ts'
import { decimalForm, fitsText } from './value-forms.ts'

/** A place that the schema forbids. */
export interface SchemaViolation {
  path: string
  /** A number with too many digits, a text of another form, or a missing or surplus part. */
  problem: 'number' | 'text' | 'occurrence'
}

/**
 * All schema errors of a document, from its model, equal to those of its XSD. Orders are checked while they are read;
 * this checks computed values too.
 */
export function schemaViolations(shape: Shape, document: object): SchemaViolation[] {
  const violations: SchemaViolation[] = []
  visitFields(shape.fields, document as Record<string, unknown>, '', violations)
  return violations
}

function visitFields(
  fields: Fields,
  model: Record<string, unknown>,
  path: string,
  violations: SchemaViolation[],
): void {
  for (const name in fields) {
    const node = fields[name]
    if (node) visitMember(node, model[name], path === '' ? name : `${path}.${name}`, violations)
  }
}

function visitMember(node: Node, value: unknown, path: string, violations: SchemaViolation[]): void {
  const isPresent = value !== undefined
  // This version has no element for it, and the writer leaves it out silently.
  const isMisplaced = isPresent ? !node.present : node.present && node.required
  if (isMisplaced) violations.push({ path, problem: 'occurrence' })
  else if (isPresent) visit(node, value, path, violations)
}

function visit(node: Node, value: unknown, path: string, violations: SchemaViolation[]): void {
  if (node.kind === 'leaf') visitValue(node.type, value, path, violations)
  else if (node.kind === 'group') visitFields(node.fields, value as Record<string, unknown>, path, violations)
  else if (node.kind === 'list') visitList(node, value as unknown[], path, violations)
  else {
    const { name, value: paired } = value as Named
    visitValue(node.nameType, name, path, violations)
    visitValue(node.type, paired, path, violations)
  }
}

function visitList(node: List, entries: unknown[], path: string, violations: SchemaViolation[]): void {
  // An empty list is written only where its wrapper is required.
  const isTooShort = entries.length < node.min && (entries.length > 0 || node.required)
  if (isTooShort || entries.length > (node.max ?? Number.POSITIVE_INFINITY))
    violations.push({ path, problem: 'occurrence' })
  for (let at = 0; at < entries.length; at += 1) visit(node.item, entries[at], `${path}[${at}]`, violations)
}

function visitValue(type: SimpleType, value: unknown, path: string, violations: SchemaViolation[]): void {
  const text = value as string
  if (type.kind === 'decimal') {
    if (!decimalForm(type).test(text)) violations.push({ path, problem: 'number' })
  } else if (!fitsText(type, text)) violations.push({ path, problem: 'text' })
}
