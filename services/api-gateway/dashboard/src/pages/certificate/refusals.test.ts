import { signerErrors } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { inputOf } from './refusals.ts'

const { wrongPassword, noPrivateKey, certificateExpired, certificateNotYetValid, notForSigning } = signerErrors
const { otherRegistryNumber, keyNotSupported, fileTooLarge, fileMalformed, fileNotSupported } = signerErrors
const { fileTooSlow, passwordMissing, noRegistryNumber } = signerErrors

test('a refusal is shown at its input', () => {
  const file = [noPrivateKey, certificateExpired, certificateNotYetValid, notForSigning, otherRegistryNumber]
  const form = [keyNotSupported, fileTooLarge, fileMalformed, fileNotSupported, fileTooSlow]

  expect([...file, ...form].map(({ code }) => inputOf(code))).toEqual(Array(10).fill('file'))
  expect([wrongPassword, passwordMissing].map(({ code }) => inputOf(code))).toEqual(['password', 'password'])
})

test('a refusal about something else is shown at no input', () => {
  expect(inputOf(noRegistryNumber.code)).toBeUndefined()
  expect(inputOf('SYS_10001')).toBeUndefined()
})
