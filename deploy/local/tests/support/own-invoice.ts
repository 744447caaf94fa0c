import { unwrap } from './authority-schema.ts'
import { download, issue, reached } from './client.ts'
import { anInvoice } from './invoices.ts'
import type { World } from './world.ts'

/** An invoice as a system of the caller's own would write it: unsigned, with this sequential in its access key. */
export async function ownInvoice(world: World, sequential: string): Promise<string> {
  const { id, accessKey } = await issue(world, anInvoice({ sendEmail: false }))
  await reached(world, id, ['COMPLETED'])
  return asOwn(unwrap((await download(world, id, 'xml')).toString()).document, accessKey, sequential)
}

/** An issued document as if it were somebody's own: unsigned, with another number and the access key that goes with it. */
export function asOwn(document: string, accessKey: string, sequential: string): string {
  const digits = accessKey.slice(0, 30) + sequential + accessKey.slice(39, 48)
  return document
    .replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '')
    .replace(accessKey, digits + checkDigit(digits))
    .replace(/<secuencial>\d+</, `<secuencial>${sequential}<`)
}

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0)
  const rest = 11 - (sum % 11)
  return `${rest === 11 ? 0 : rest === 10 ? 1 : rest}`
}
