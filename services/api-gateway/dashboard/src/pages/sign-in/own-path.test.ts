import { expect, test } from '@jest/globals'
import { ownPath } from './own-path.ts'

test.each([
  ['/sandbox/1799999990001/receipts?status=ERROR', '/dashboard/sandbox/1799999990001/receipts?status=ERROR'],
  ['/dashboard/production', '/dashboard/production'],
])('signing in leads to %s', (next, path) => {
  expect(ownPath(next)).toBe(path)
})

test.each([
  undefined,
  '',
  '/',
  '/sign-in?next=/sign-in',
  'https://elsewhere.example/sandbox',
  '//elsewhere.example/sandbox',
  '/\\elsewhere.example/sandbox',
  'javascript:alert(1)',
  '/docs',
  '/sandbox-elsewhere',
])('%s leads to the start page', (next) => {
  expect(ownPath(next)).toBe('/dashboard/')
})
