import { magicValues } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { scriptedOutcomeOf } from './scripted-outcome.ts'

const NOTHING = { refuse: [], delaySeconds: 0, down: false, consulted: 'AUTORIZADO' }

test.each([
  ['<codigoPrincipal>SIM-REJECT-39</codigoPrincipal>', { ...NOTHING, refuse: ['39'] }],
  ['<motivo> SIM-DELAY-30 </motivo>', { ...NOTHING, delaySeconds: 30 }],
  ['<razon>SIM-DOWN</razon>', { ...NOTHING, down: true }],
  ['<a>SIM-DELAY-5</a><b>SIM-REJECT-35</b><c>SIM-REJECT-52</c>', { ...NOTHING, delaySeconds: 5, refuse: ['35', '52'] }],
  ['<a>SIM-DELAY-99999</a>', { ...NOTHING, delaySeconds: 86_400 }],
  ['<a>not SIM-DOWN</a><b>SIM-REJECT-</b><c>SIM-REJECT-1234</c>', NOTHING],
  ['<detAdicional nombre="Color" valor="SIM-DOWN"/>', { ...NOTHING, down: true }],
  ['<a b="not SIM-DOWN"/><c>say "SIM-DOWN"</c>', NOTHING],
  ['<a>SIM-CANCEL</a>', { ...NOTHING, consulted: 'ANULADO' }],
  ['<a>SIM-CANCEL-PENDING</a>', { ...NOTHING, consulted: 'PENDIENTE DE ANULAR' }],
  ['<a>SIM-CANCEL-PENDING</a><b>SIM-CANCEL</b>', { ...NOTHING, consulted: 'ANULADO' }],
  ['<a>SIM-CANCELLED</a>', NOTHING],
])('%s', (xml, expected) => {
  expect(scriptedOutcomeOf(xml)).toEqual(expected)
})

test.each(magicValues.map(({ example }) => example))('%s has an effect in every place for a text', (value) => {
  const expected = scriptedOutcomeOf(`<descripcion>${value}</descripcion>`)

  expect(expected).not.toEqual(NOTHING)
  expect(scriptedOutcomeOf(`<campoAdicional nombre="Nota">${value}</campoAdicional>`)).toEqual(expected)
  expect(scriptedOutcomeOf(`<detAdicional nombre="Nota" valor="${value}"/>`)).toEqual(expected)
  expect(scriptedOutcomeOf('<factura/>', value)).toEqual(expected)
})
