import { expect, test } from '@jest/globals'
import { mailedTo } from './mailed-to.ts'

test('the address of whoever is chosen is added to those that were written', () => {
  expect(mailedTo('', '', 'maria@correo.example')).toBe('maria@correo.example')
  expect(mailedTo('bodega@correo.example', '', 'maria@correo.example')).toBe(
    'bodega@correo.example, maria@correo.example',
  )
})

test('the address of whoever was chosen before goes', () => {
  const both = 'bodega@correo.example, maria@correo.example'

  expect(mailedTo(both, 'maria@correo.example', 'ana@correo.example')).toBe('bodega@correo.example, ana@correo.example')
  expect(mailedTo(both, 'maria@correo.example', '')).toBe('bodega@correo.example')
})
