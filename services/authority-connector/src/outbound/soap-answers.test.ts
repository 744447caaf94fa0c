import { expect, test } from '@jest/globals'
import { authorizationOf, receptionOf } from './soap-answers.ts'

const message = { identificador: '43', mensaje: 'CLAVE ACCESO REGISTRADA', tipo: 'ERROR' }
const told = { type: 'ERROR', code: '43', message: 'CLAVE ACCESO REGISTRADA', additionalInfo: null }

test('a document received has nothing more to say', () => {
  const answer = receptionOf({ RespuestaRecepcionComprobante: { estado: 'RECIBIDA', comprobantes: null } })

  expect(answer).toEqual({ kind: 'reception', state: 'RECIBIDA', messages: [] })
})

test.each([
  ['single elements', { comprobante: { mensajes: { mensaje: message } } }],
  ['lists', { comprobante: [{ mensajes: { mensaje: [message] } }] }],
  ['everything twice', { comprobante: [{ mensajes: { mensaje: [message, message] } }] }],
])('messages are read from %s', (_, comprobantes) => {
  const answer = receptionOf({ RespuestaRecepcionComprobante: { estado: 'DEVUELTA', comprobantes } })

  expect(answer).toEqual({ kind: 'reception', state: 'DEVUELTA', messages: [told] })
})

test('types are translated, and one that is missing or unknown counts as an error', () => {
  const mensaje = ['ADVERTENCIA', 'INFORMATIVO', undefined, 'OTRO'].map((tipo, index) => ({
    identificador: String(index),
    tipo,
  }))
  const answer = receptionOf({
    RespuestaRecepcionComprobante: { estado: 'DEVUELTA', comprobantes: { comprobante: { mensajes: { mensaje } } } },
  })

  expect(answer).toMatchObject({
    messages: [{ type: 'WARNING' }, { type: 'INFO' }, { type: 'ERROR' }, { type: 'ERROR' }],
  })
})

test('a date with attributes is still a date, and stays as it was written', () => {
  const fechaAutorizacion = { attributes: { class: 'fechaAutorizacion' }, $value: '02/10/2014 18:59:27' }
  const answer = authorizationOf({
    RespuestaAutorizacionComprobante: { autorizaciones: { autorizacion: { estado: 'AUTORIZADO', fechaAutorizacion } } },
  })

  expect(answer).toMatchObject({ found: [{ state: 'AUTORIZADO', at: '02/10/2014 18:59:27', number: null }] })
})

test('nothing found is an answer', () => {
  const nothing = { RespuestaAutorizacionComprobante: { numeroComprobantes: '0', autorizaciones: null } }

  expect(authorizationOf(nothing)).toEqual({ kind: 'authorization', found: [] })
})

test('what holds no answer is no answer', () => {
  expect(authorizationOf(null)).toMatchObject({ kind: 'no-answer', arrived: 'maybe' })
  expect(receptionOf({})).toMatchObject({ kind: 'no-answer', arrived: 'maybe' })
})
