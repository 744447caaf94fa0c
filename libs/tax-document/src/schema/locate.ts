import type { Node, Shape } from './shape.ts'

/** The XPath of a member of a document's model; positions only in lists with several entries. */
export function locate(shape: Shape, model: unknown, where: readonly (string | number)[]): string {
  let path = `/${shape.root}`
  let fields = shape.fields
  let node: Node | undefined
  let value = model
  for (const step of where) {
    const inside: Node | undefined =
      typeof step === 'string' ? fields[step] : node?.kind === 'list' ? node.item : undefined
    if (!inside) return path
    const several = typeof step === 'number' && Array.isArray(value) && value.length > 1
    path += `/${inside.element}${several ? `[${step + 1}]` : ''}`
    value = (value as Record<string | number, unknown> | undefined)?.[step]
    node = inside
    if (inside.kind === 'group') fields = inside.fields
  }
  return path
}
