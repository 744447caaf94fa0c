import { platformErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { toStatus } from './errors.ts'
import { readStatus, STATUS_TRAILER } from './status-details.ts'

function sent(error: unknown, language: 'en' | 'es' = 'en') {
  const { code, details, metadata } = toStatus(error, language)
  const [bytes] = metadata.get(STATUS_TRAILER)
  if (!Buffer.isBuffer(bytes)) throw new Error('no details')
  return { code, text: details, size: bytes.length, status: readStatus(bytes) }
}

test('an error has its code, its facts and each wrong field', () => {
  const details = [{ path: 'order.invoice.items[0].tax', code: 'X_00002', message: 'ñ is not known' }]
  const { code, text, status } = sent(
    new AppError('invalid', 'X_00001', 'no es válido: 100 % ñ', { details, params: { ruc: '1', list: ['a'] } }),
  )

  expect({ code, text }).toEqual({ code: 3, text: 'no es válido: 100 % ñ' })
  expect(status).toMatchObject({
    code: 3,
    message: 'no es válido: 100 % ñ',
    details: {
      ErrorInfo: { reason: 'X_00001', domain: 'etax', metadata: { ruc: '1', list: '["a"]' } },
      BadRequest: {
        fieldViolations: [{ field: 'order.invoice.items[0].tax', description: 'ñ is not known', reason: 'X_00002' }],
      },
    },
  })
})

test('a pause and the sentence in Spanish are details of their own', () => {
  const { status } = sent(platformErrors.outage({ retryAfter: 2.5 }), 'es')

  expect(Object.keys(status.details)).toEqual(['ErrorInfo', 'RetryInfo', 'LocalizedMessage'])
  expect(status.details.RetryInfo).toMatchObject({ retryDelay: { seconds: '3' } })
  expect(status.details.LocalizedMessage).toEqual({
    locale: 'es',
    message: 'Algo que este servicio necesita no responde.',
  })
})

test('many wrong fields with long values stay below what Java and Python accept', () => {
  const long = { code: 'X_00002', message: '€'.repeat(3_000), path: 'x'.repeat(1_000) }
  const details = Array.from({ length: 1_000 }, (_, n) => ({ ...long, path: `${n}${long.path}` }))
  const { size, text, status } = sent(
    new AppError('invalid', 'X_00001', '€'.repeat(5_000), { details, params: { value: '€'.repeat(1_900) } }),
    'es',
  )

  const trailers = (size * 4) / 3 + encodeURI(text).length
  expect(trailers).toBeLessThan(8_000)
  expect(status.details.ErrorInfo).toMatchObject({ reason: 'X_00001' })
})

test('a defect and half a character leave no detail and no exception', () => {
  expect(sent(new Error('password is hunter2')).text).not.toContain('hunter2')
  expect(encodeURI(sent(new AppError('invalid', 'X_00001', 'half: \ud83d')).text)).toContain('half')
})
