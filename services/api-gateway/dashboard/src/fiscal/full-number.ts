import { numberText, sequentialText } from '@etax/tax-document'
/** Completes a document number: `1-1-15` → `001-001-000000015`. Other texts stay unchanged. */
export function fullNumber(text: string): string {
  const bare = text.replace(/\s/g, '')
  const [, ...parts] = /^(\d{1,3})-(\d{1,3})-(\d{1,9})$/.exec(bare) ?? /^(\d{3})(\d{3})(\d{9})$/.exec(bare) ?? []
  const [establishment, point, sequential] = parts
  if (establishment === undefined || point === undefined || sequential === undefined) return text
  const [code, emissionPoint] = [establishment.padStart(3, '0'), point.padStart(3, '0')]
  return numberText({ establishment: code, emissionPoint, sequential: sequentialText(sequential) })
}
