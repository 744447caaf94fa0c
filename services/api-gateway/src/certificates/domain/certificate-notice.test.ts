import { expect, test } from '@jest/globals'
import { certificateMail, thresholdOf } from './certificate-notice.ts'

test.each([
  [31, null],
  [30, 30],
  [16, 30],
  [15, 15],
  [8, 15],
  [7, 7],
  [2, 7],
  [1, 1],
  [0, 1],
  [-1, null],
])('with %s days left a certificate has reached the threshold %s', (daysLeft, threshold) => {
  expect(thresholdOf(daysLeft)).toBe(threshold)
})

test('the mail names the taxpayer, the day in Ecuador and what to do', () => {
  const ending = { ruc: '1790012345001', subject: 'CN=MARIA PEÑA', notAfter: '2026-12-06T02:00:00.000Z', daysLeft: 15 }
  const { subject, text } = certificateMail(ending)

  expect(subject).toBe('El certificado de firma del RUC 1790012345001 vence en 15 días')
  expect(text).toContain('vence el 2026-12-05.')
  expect(text).toContain('suba el nuevo archivo P12')
  expect(certificateMail({ ...ending, daysLeft: 0 }).subject).toMatch(/vence en menos de un día$/)
})
