import { hash } from 'node:crypto'
import type { Receipt } from './receipt.ts'

type Mailed = Pick<
  Receipt,
  'authority' | 'customer' | 'taxRounding' | 'logoId' | 'issuerContact' | 'recipients' | 'suppressed'
>

/**
 * A hash of all that a document says, before it has a number, and of where it is mailed and how it looks there. Whoever agreed
 * to one content has not agreed to another, whichever record has changed since.
 */
export function contentOf(
  xml: string,
  { authority, customer, taxRounding, logoId, issuerContact, recipients, suppressed }: Mailed,
): string {
  const mailed = { authority, customer, taxRounding, logoId, issuerContact, recipients, suppressed }
  return hash('sha256', JSON.stringify([xml, mailed]), 'hex')
}
