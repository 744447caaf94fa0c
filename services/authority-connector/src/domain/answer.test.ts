import { expect, test } from '@jest/globals'
import { type Authorization, chosen, environmentOf, instantOf, stateOf } from './answer.ts'

const anAuthorization = (state: string, at: string | null = null): Authorization => ({
  state,
  at,
  number: null,
  environment: null,
  document: null,
  messages: [],
})

test.each([
  ['AUTORIZADO', 'authorized'],
  ['NO AUTORIZADO', 'refused'],
  ['no_autorizado', 'refused'],
  ['RECHAZADA', 'refused'],
  ['EN PROCESO', 'in-process'],
  [' En  Procesamiento ', 'in-process'],
  ['PPR', 'in-process'],
  ['', 'unknown'],
  ['EN REVISIÓN', 'unknown'],
])('the state %p is %s', (written, state) => {
  expect(stateOf(anAuthorization(written))).toBe(state)
})

test.each([
  ['2023-11-18T20:31:29-05:00', '2023-11-19T01:31:29.000Z'],
  ['2012-03-05T16:57:34.997-05:00', '2012-03-05T21:57:34.997Z'],
  ['2012-03-05T16:57:34', '2012-03-05T21:57:34.000Z'],
  ['02/10/2014 18:59:27', '2014-10-02T23:59:27.000Z'],
])('the date %s is the instant %s', (written, instant) => {
  expect(new Date(instantOf(written)).toISOString()).toBe(instant)
})

test('an authorized entry is chosen, otherwise the newest', () => {
  const old = anAuthorization('NO AUTORIZADO', '2026-11-21T09:00:00-05:00')
  const late = anAuthorization('NO AUTORIZADO', '2026-11-21T10:00:00-05:00')
  const authorized = anAuthorization('AUTORIZADO', '2026-11-20T10:00:00-05:00')

  expect(chosen([old, authorized, late])).toBe(authorized)
  expect(chosen([late, old])).toBe(late)
  expect(chosen([anAuthorization('NAT'), anAuthorization('PPR')])?.state).toBe('PPR')
  expect(chosen([])).toBeUndefined()
})

test('the environment is read with and without its accent, and from the access key where nothing is written', () => {
  const key = '0112202301179990007200120310500006249534126153315'

  expect(environmentOf('PRODUCCION', '')).toBe('PRODUCCIÓN')
  expect(environmentOf('PRODUCCIÓN', '')).toBe('PRODUCCIÓN')
  expect(environmentOf('1', key)).toBe('PRUEBAS')
  expect(environmentOf(null, key)).toBe('PRODUCCIÓN')
})
