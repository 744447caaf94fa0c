import { expect, test } from '@jest/globals'
import { mailedTo } from './mailed-to.ts'

test('the address of a chosen recipient is added to the typed ones', () => {
  expect(mailedTo('', '', 'maria@correo.example')).toBe('maria@correo.example')
  expect(mailedTo('bodega@correo.example', '', 'maria@correo.example')).toBe(
    'bodega@correo.example, maria@correo.example',
  )
})

test('the address of the previous recipient is removed', () => {
  const both = 'bodega@correo.example, maria@correo.example'

  expect(mailedTo(both, 'maria@correo.example', 'ana@correo.example')).toBe('bodega@correo.example, ana@correo.example')
  expect(mailedTo(both, 'maria@correo.example', '')).toBe('bodega@correo.example')
})
