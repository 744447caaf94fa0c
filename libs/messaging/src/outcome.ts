/** What became of a message. Anything thrown is a defect, save an outage of something the handler needs. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry-later'; readonly reason: string }
  | { readonly kind: 'reject'; readonly reason: string }

/** Everything it asks for is stored: acknowledge it. */
export const done: Outcome = { kind: 'done' }

/** Not now. It stays unacknowledged and is tried again, ever more slowly: a queue in trouble slows down by itself. */
export function retryLater(reason: string): Outcome {
  return { kind: 'retry-later', reason }
}

/** Never. It is dead-lettered with this reason, for a person. */
export function reject(reason: string): Outcome {
  return { kind: 'reject', reason }
}
