import type { NumberedSeries } from '../../parts/draft-types.ts'
import { UNNUMBERED } from '../../parts/issuer-block.ts'

/** A withholding from oneself is its own supporting document. Number zero is never in use. */
export function fillOwnNumber(xml: string, { establishment, emissionPoint, sequential }: NumberedSeries): string {
  const own = `<numDocSustento>${establishment}${emissionPoint}`
  return xml.replaceAll(`${own}${UNNUMBERED}<`, `${own}${sequential}<`)
}
