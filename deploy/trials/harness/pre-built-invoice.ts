import { unwrap } from './authority-schema.ts'
import { download, issue, reached } from './client.ts'
import type { Fixture } from './fixture.ts'
import { anInvoice } from './invoices.ts'

export async function preBuiltInvoice(fixture: Fixture, sequential: string): Promise<string> {
  const { id, accessKey } = await issue(fixture, anInvoice({ sendEmail: false }))
  await reached(fixture, id, ['COMPLETED'])
  return asPreBuilt(unwrap((await download(fixture, id, 'xml')).toString()).document, accessKey, sequential)
}

export function asPreBuilt(document: string, accessKey: string, sequential: string): string {
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
