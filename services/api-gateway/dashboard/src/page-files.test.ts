import { expect, test } from '@jest/globals'
import { addressOf } from './page-files.ts'

test.each([
  ['sign-in', 'sign-in'],
  ['sandbox', '$environment'],
  ['production/', '$environment'],
  ['sandbox/keys', '$environment/keys'],
  ['sandbox/1799999990001', '$environment/$ruc'],
  ['sandbox/1799999990001/issue/credit-note', '$environment/$ruc/issue/$kind'],
  ['sandbox/webhooks/4b2', '$environment/webhooks/$webhookId'],
  ['a/b/c/d/e', undefined],
])('the path %s loads the page of %s', (path, address) => {
  expect(addressOf(path)).toBe(address)
})
