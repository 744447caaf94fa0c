import type { Body } from '../../../fiscal/posted-order.ts'

/** What is sent of a supporting document, with the amounts that were computed: `supportingDocuments[0]`. */
export function documentAt(body: Body, path: string): Body {
  const at = Number(/\[(\d+)\]/.exec(path)?.[1])
  const documents = (body.supportingDocuments ?? []) as readonly Body[]
  return documents[at] ?? {}
}

/** Its entry of one of its lists: `withholdings`, 0. */
export function entryOf(document: Body, list: string, at: number): Body {
  return ((document[list] ?? []) as readonly Body[])[at] ?? {}
}
