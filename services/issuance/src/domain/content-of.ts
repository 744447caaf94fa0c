import { hash } from 'node:crypto'
import type { Receipt } from './receipt.ts'

type Mailed = Pick<
  Receipt,
  'authority' | 'customer' | 'taxRounding' | 'logoId' | 'issuerContact' | 'recipients' | 'suppressed'
>

/** A person agrees to exactly this content and mail: a change of any record changes the hash. */
export function contentOf(
  xml: string,
  { authority, customer, taxRounding, logoId, issuerContact, recipients, suppressed }: Mailed,
): string {
  const mailed = { authority, customer, taxRounding, logoId, issuerContact, recipients, suppressed }
  return hash('sha256', JSON.stringify([xml, mailed]), 'hex')
}
