import { processorMs } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { isCommonPassword, wordsOfAddress, wordsOfName } from './password-rules.ts'

test.each([
  'password1234',
  'Passw0rd!2024',
  'P@ssw0rdP@ssw0rd',
  'contraseña123',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '123456789012',
  '210987654321',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'iloveyou1234',
  'administrator',
  'Christopher1!',
  'liverpool2019',
  'MonkeyDragon77',
  'unbelievable',
  'Ecuador2026!!',
  'facturacion2026',
  '17011990170119',
  'zxcvbnm,./123',
  'correcthorsebatterystaple',
  'Correct Horse Battery Staple',
  'correct-horse-battery-staple1',
  'c0rr3cth0rs3b4tt3ryst4pl3',
  'drowssap4321',
  'dr0wss4p1234',
  'p-a-s-s-w-o-r-d-1',
  'p455w0rdp455w0rd',
  '8u773rf1y2024',
  'Contraseña.Contraseña',
  'tobeornottobe',
  'ToBeOrNotToBe2026!',
  'maytheforcebewithyou',
  'thisismypassword',
  'elseñoresmipastor',
  'qwedsazxc123',
  'qwerfdsazxcv',
  '1qazxsw23edc',
  'poiuytrewq09',
  'asdfasdfasdf',
])('%s is what everybody tries first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'correct horse',
  'jabalí-violín-83',
  'k3Vt9-qPz1-Lm',
  'mi tortuga lee diarios',
  'd3b07384d113edec',
  'Tres tristes tigres',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test("the caller's own address does not make a password", () => {
  const own = wordsOfAddress('wilfrido.zambrano@cafeandino.ec')

  expect(isCommonPassword('Zambrano.Wilfrido1', own)).toBe(true)
  expect(isCommonPassword('cafeandino2026', own)).toBe(true)
  expect(isCommonPassword('Zambrano.Wilfrido1')).toBe(false)
})

test("the workspace's name does not make one either", () => {
  const own = wordsOfName('Comercial Zumbahuaro S.A.')

  expect(isCommonPassword('Zumbahuaro-2026', own)).toBe(true)
  expect(isCommonPassword('comercialzumbahuaro1', own)).toBe(true)
  expect(isCommonPassword('orauhabmuz2026', own)).toBe(true)
  expect(isCommonPassword('Zumbahuaro-2026')).toBe(false)
})

test('a long password takes no time', () => {
  const began = processorMs()

  isCommonPassword('ñ4'.repeat(99))
  isCommonPassword('password'.repeat(25))
  isCommonPassword(`${'password1'.repeat(22)}x`)

  expect(processorMs() - began).toBeLessThan(2_500)
})
