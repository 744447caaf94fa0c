import { expect, test } from '@jest/globals'
import { requireProductionSettings } from './require-production.ts'

const production = {
  deployment: 'production' as const,
  publicUrl: 'https://tax.example',
  trustProxy: 'true' as const,
  apiKeyPepper: 'a secret of this installation',
}

test('production starts with all that it needs, and says what is missing', () => {
  expect(() => requireProductionSettings(production)).not.toThrow()
  expect(() => requireProductionSettings({ ...production, publicUrl: '', trustProxy: '', apiKeyPepper: '' })).toThrow(
    /PUBLIC_URL.*TRUST_PROXY.*API_KEY_PEPPER/,
  )
})

test.each([
  [{ publicUrl: '' }, /PUBLIC_URL/],
  [{ publicUrl: 'http://tax.example' }, /PUBLIC_URL/],
  [{ trustProxy: '' as const }, /TRUST_PROXY/],
  [{ apiKeyPepper: 'for-development-only' }, /API_KEY_PEPPER/],
])('production is refused with %j', (change, words) => {
  expect(() => requireProductionSettings({ ...production, ...change })).toThrow(words)
})

test('development needs none of it', () => {
  const settings = { deployment: 'development' as const, publicUrl: '', trustProxy: '' as const, apiKeyPepper: '' }

  expect(() => requireProductionSettings(settings)).not.toThrow()
})
