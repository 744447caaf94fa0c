import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { curlCommand, FIRST_INVOICE, firstReference, powershellCommand } from './first-invoice.ts'

const place = { baseUrl: 'http://127.0.0.1:8080', key: 'ak_test_x', ruc: '1799999990001' }

test('a shell reads the command as it is meant', () => {
  const command = curlCommand(place).replace(/^curl /, 'printf "%s\\n" ')

  const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim().split('\n')

  expect(words.slice(0, 3)).toEqual(['-s', 'http://127.0.0.1:8080/v1/developer/invoices', '-H'])
  expect(words).toEqual(expect.arrayContaining(['X-API-Key: ak_test_x', 'x-taxpayer-ruc: 1799999990001']))
  expect(JSON.parse(words.at(-1) ?? '')).toEqual(FIRST_INVOICE)
})

test('PowerShell 5 sends letters of ASCII as they are, and a quote ends the text', () => {
  const [assignment = ''] = powershellCommand(place).split('\n')

  expect(assignment).toMatch(/^\$body = '[ -&(-~]*'$/)
})

test('the first invoice of a workspace is asked for under one reference, until one ended badly', () => {
  expect(firstReference('w1')).toBe(firstReference('w1'))
  expect(firstReference('w1')).not.toBe(firstReference('w2'))
  expect(firstReference('w1', 'r1')).not.toBe(firstReference('w1'))
})
