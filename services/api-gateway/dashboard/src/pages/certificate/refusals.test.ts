import { signerErrors } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { REFUSAL_CODES, refusalOf, warningOf } from './refusals.ts'

const { wrongPassword, noPrivateKey, certificateExpired, certificateNotYetValid, notForSigning } = signerErrors
const { otherRegistryNumber, keyNotSupported, fileTooLarge, fileMalformed, fileNotSupported } = signerErrors
const { fileTooSlow, passwordMissing, noRegistryNumber, onlyNationalId } = signerErrors

test('whatever the signer may refuse a file for has words in both languages', () => {
  const file = [noPrivateKey, certificateExpired, certificateNotYetValid, notForSigning, otherRegistryNumber]
  const form = [keyNotSupported, fileTooLarge, fileMalformed, fileNotSupported, fileTooSlow]
  const codes = [...file, ...form, wrongPassword, passwordMissing].map(({ code }) => code)

  expect(REFUSAL_CODES).toEqual(codes.toSorted())
})

test('a refusal is shown at the input it is about', () => {
  expect(refusalOf(wrongPassword.code, 'es')).toMatchObject({ field: 'password', title: expect.any(String) })
  expect(refusalOf(otherRegistryNumber.code, 'en')).toMatchObject({ field: 'file', remedy: expect.any(String) })
  expect(refusalOf('SYS_10001', 'es')).toBeUndefined()
})

test('a certificate that is taken with a warning says which', () => {
  expect(warningOf(noRegistryNumber.code, 'es')).toMatch(/RUC/)
  expect(warningOf(onlyNationalId.code, 'es')).toMatch(/cédula/)
})
