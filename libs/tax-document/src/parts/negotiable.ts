import { canonicalEmail } from '@etax/kernel'
import { documentErrors } from '../errors/document-errors.ts'
import * as type from '../schema/types.ts'
import type { OrderReader } from './order-reader.ts'

/** The buyer's only address for the acceptance of a negotiable document. */
export function readNegotiableEmail(reader: OrderReader, negotiable: { email: string }) {
  const at = 'negotiable.email'
  const email = reader.text(at, negotiable.email, type.text100)
  const canonical = canonicalEmail(email)
  if (email !== '' && canonical === undefined)
    reader.refuse(at, documentErrors.emailMalformed, { reason: 'oneInOrder', email })
  return { email: canonical ?? email }
}
