import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FiscalCase } from './fiscal-case.ts'

const folder = join(import.meta.dirname, '../../../libs/tax-document/examples')

export function goldenExamples(): FiscalCase[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const { issuer, today, order } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return { about: `example ${file.slice(0, -'.json'.length)}`, issuer, today, order }
    })
}
