import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { curlCommand, FIRST_INVOICE, firstReference, powershellCommand } from './first-invoice.ts'

const place = { baseUrl: 'http://127.0.0.1:8080', key: 'ak_test_x', ruc: '1799999990001' }

test('a shell parses the command correctly', () => {
  const command = curlCommand(place).replace(/^curl /, 'printf "%s\\n" ')

  const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim().split('\n')

  expect(words.slice(0, 3)).toEqual(['-s', 'http://127.0.0.1:8080/v1/developer/invoices', '-H'])
  expect(words).toEqual(expect.arrayContaining(['X-API-Key: ak_test_x', 'x-taxpayer-ruc: 1799999990001']))
  expect(JSON.parse(words.at(-1) ?? '')).toEqual(FIRST_INVOICE)
})

test('PowerShell 5 gets only ASCII letters, and quotes are escaped', () => {
  const [assignment = ''] = powershellCommand(place).split('\n')

  expect(assignment).toMatch(/^\$body = '[ -&(-~]*'$/)
})

test('the first invoice of a workspace keeps its reference until a receipt fails', () => {
  expect(firstReference('w1')).toBe(firstReference('w1'))
  expect(firstReference('w1')).not.toBe(firstReference('w2'))
  expect(firstReference('w1', 'r1')).not.toBe(firstReference('w1'))
})
