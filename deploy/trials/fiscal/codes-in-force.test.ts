import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftDocument, type WithheldDocument } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { readRows } from '../../checks/catalog-tables.ts'
import { caseOf, company } from './case-parts.ts'

const facts = join(import.meta.dirname, '../../../../shared/spec/authority/catalogs/withholding-income.csv')
const withFacts = existsSync(facts) ? test : test.skip

/** The rows of the collected facts that were in force on a day, or may have been. */
function factsOn(day: string) {
  const rows = readRows(readFileSync(facts, 'utf8'), facts) as Record<string, string | undefined>[]
  return rows.filter(({ from = '2024-07-01', to = '9999' }) => from <= day && day <= to)
}

const BOXED = ['338', '340']
const bananas = { boxes: '10', price: '10.00' }

/** The warnings about codes and percentages of a withholding with all of the lines. */
function warningsOn(day: string, lines: readonly { code: string; rate: string }[]) {
  const supportingDocuments = lines.map(
    ({ code, rate }, at): WithheldDocument => ({
      supportCode: '02',
      documentType: '01',
      number: `001-001-${String(at + 1).padStart(9, '0')}`,
      issueDate: day,
      subtotal: '100',
      total: '100',
      taxes: [{ taxType: 'IVA_RATE', rate: '0', base: '100' }],
      withholdings: [{ taxType: 'INCOME', code, rate, base: '100', ...(BOXED.includes(code) && { bananas }) }],
    }),
  )
  const { order, issuer } = caseOf('', {
    documentType: 'WITHHOLDING',
    issueDate: day,
    subject: company,
    supportingDocuments,
  })
  const outcome = draftDocument(order, issuer, { today: day })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  const about = outcome.warnings.filter(({ code }) => code === 'DOC_90003' || code === 'DOC_90004')
  return about.map(({ path, code }) => `${code} ${lines[Number(/\[(\d+)\]/.exec(path)?.[1])]?.code}`)
}

withFacts.each(['2025-12-15', '2026-02-28', '2026-03-01', '2026-08-06'])(
  'no code of the collected facts warns on %s with its percentage, in either spelling',
  (day) => {
    const rows = factsOn(day)
    const lines = rows.flatMap(({ code = '', code_xml = code, rate = '' }) => {
      const [percentage = '1'] = /^[\d.]+$/.test(rate) ? [rate] : ['1']
      const perThousand = /^(\d)\/mil$/.exec(rate)
      const right = { rate: perThousand ? `0.${perThousand[1]}` : /^1,50/.test(rate) ? '1.5' : percentage }
      return [...new Set([code, code_xml])].map((one) => ({ code: one, ...right }))
    })

    expect(lines.length).toBeGreaterThan(100)
    expect(warningsOn(day, lines)).toEqual([])
  },
)

test('310 and 332E may have 1 % and 0 %, and no others', () => {
  const lines = ['310', '332E'].flatMap((code) => ['0', '1', '2'].map((rate) => ({ code, rate })))

  expect(warningsOn('2026-08-01', lines)).toEqual(['DOC_90004 310', 'DOC_90004 332E'])
})

test('a code with one percentage warns with another, and a code that ended warns', () => {
  const lines = [
    { code: '312', rate: '1.75' },
    { code: '312A', rate: '1' },
    { code: '349', rate: '1' },
  ]

  expect(warningsOn('2026-03-01', lines)).toEqual(['DOC_90004 312', 'DOC_90003 349'])
})
