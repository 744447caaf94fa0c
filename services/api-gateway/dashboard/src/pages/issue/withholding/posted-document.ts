import type { Body } from '../../../fiscal/posted-order.ts'

export function documentAt(body: Body, path: string): Body {
  const at = Number(/\[(\d+)\]/.exec(path)?.[1])
  const documents = (body.supportingDocuments ?? []) as readonly Body[]
  return documents[at] ?? {}
}

export function entryOf(document: Body, list: string, at: number): Body {
  return ((document[list] ?? []) as readonly Body[])[at] ?? {}
}
