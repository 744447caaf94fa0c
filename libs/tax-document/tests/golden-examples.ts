import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Issuer, Order } from '../src/index.ts'

/** An order with its issuing data; its document is beside it, as XML. */
export interface Example {
  issuer: Issuer
  order: Order
  today: string
  number: { sequential: number; numericCode: string }
}

export const examplesFolder = join(import.meta.dirname, '../examples')

/** `invoice/one-line` and all the others. */
export const exampleNames = readdirSync(examplesFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .sort()

export function exampleOf(name: string): Example {
  return JSON.parse(readFileSync(join(examplesFolder, `${name}.json`), 'utf8'))
}
