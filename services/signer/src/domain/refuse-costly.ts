import { signerErrors } from '@etax/contracts'

/**
 * Refuses documents that make canonicalization slow: its time grows with the square of an element's attributes, and
 * with namespaces times elements. A megabyte can take minutes. Documents of the authority are far below both limits.
 * @throws AppError SGN_20013
 */
export function refuseCostly(xml: Buffer): void {
  let tags = 0
  let equalsSigns = 0
  for (let at = 0; at < xml.length; at++) {
    const byte = xml[at]
    if (byte === 0x3c) {
      tags++
      equalsSigns = 0
    } else if (byte === 0x3d && ++equalsSigns > MAX_EQUALS_SIGNS) {
      throw signerErrors.formNotSupported({ form: 'many-attributes' })
    }
  }
  if (tags * occurrences(xml, 'xmlns') > MAX_NAMESPACE_WORK) {
    throw signerErrors.formNotSupported({ form: 'many-namespaces' })
  }
}

/** Counted from tag to tag, text included: the schemas allow it 300 characters. */
const MAX_EQUALS_SIGNS = 500
const MAX_NAMESPACE_WORK = 600_000

function occurrences(bytes: Buffer, text: string): number {
  let count = 0
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) count++
  return count
}
