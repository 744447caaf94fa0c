import { makeAccessKey, parseAccessKey } from '@etax/tax-document'
import { describe, expect, test } from '@jest/globals'
import { consultedState } from '../domain/consultation.ts'
import { authorizationOf, consultationOf, receptionOf } from './soap-answers.ts'

const KEY = '2111202405176001321000110010010000001241234567810'

const parts = parseAccessKey(KEY)
const ANOTHER = parts === null ? '' : makeAccessKey({ ...parts, sequential: 125 })

const envelope = (operation: string, topic: string, content: string) =>
  `<?xml version='1.0' encoding='UTF-8'?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  `<ns2:${operation}Response xmlns:ns2="http://ec.gob.sri.ws.${topic}">${content}</ns2:${operation}Response></soap:Body></soap:Envelope>`
const reception = (content: string) =>
  receptionOf(
    envelope(
      'validarComprobante',
      'recepcion',
      `<RespuestaRecepcionComprobante>${content}</RespuestaRecepcionComprobante>`,
    ),
    KEY,
  )
const authorization = (content: string, sent: string | null = null) =>
  authorizationOf(
    envelope(
      'autorizacionComprobante',
      'autorizacion',
      `<RespuestaAutorizacionComprobante>${content}</RespuestaAutorizacionComprobante>`,
    ),
    KEY,
    sent,
  )
const listing = (...entries: string[]) =>
  authorization(
    `<autorizaciones>${entries.map((one) => `<autorizacion>${one}</autorizacion>`).join('')}</autorizaciones>`,
  )

const message =
  '<mensaje><identificador>43</identificador><mensaje>CLAVE ACCESO REGISTRADA</mensaje><tipo>ERROR</tipo></mensaje>'
const expectedMessage = { type: 'ERROR', code: '43', message: 'CLAVE ACCESO REGISTRADA', additionalInfo: null }

test('a document received has nothing more to say', () => {
  const answer = reception('<estado>RECIBIDA</estado><comprobantes/>')

  expect(answer).toEqual({ kind: 'reception', state: 'RECIBIDA', messages: [] })
})

test.each([
  ['once', `<comprobante><mensajes>${message}</mensajes></comprobante>`],
  ['twice', `<comprobante><mensajes>${message}${message}</mensajes></comprobante>`],
  [
    'for two documents, between line breaks',
    `\n<comprobante>\n<mensajes>\n${message}</mensajes></comprobante><comprobante><mensajes>${message}</mensajes></comprobante>\n`,
  ],
])('a message told %s is read once', (_, documents) => {
  const answer = reception(`<estado> DEVUELTA\n</estado><comprobantes>${documents}</comprobantes>`)

  expect(answer).toEqual({ kind: 'reception', state: 'DEVUELTA', messages: [expectedMessage] })
})

test('types are translated, and one that is missing or unknown counts as an error', () => {
  const types = ['<tipo>ADVERTENCIA</tipo>', '<tipo>INFORMATIVO</tipo>', '', '<tipo>OTRO</tipo>']
  const messages = types.map((type, n) => `<mensaje><identificador>${n}</identificador>${type}</mensaje>`).join('')
  const answer = reception(
    `<estado>DEVUELTA</estado><comprobantes><comprobante><mensajes>${messages}</mensajes></comprobante></comprobantes>`,
  )

  expect(answer).toMatchObject({
    messages: [{ type: 'WARNING' }, { type: 'INFO' }, { type: 'ERROR' }, { type: 'ERROR' }],
  })
})

test('a date with attributes is still a date, and stays as it was written', () => {
  const answer = listing(
    '<estado>AUTORIZADO</estado><fechaAutorizacion class="fechaAutorizacion">02/10/2014 18:59:27</fechaAutorizacion>',
  )

  expect(answer).toMatchObject({ authorizations: [{ state: 'AUTORIZADO', at: '02/10/2014 18:59:27', number: null }] })
})

const DOCUMENT =
  '<?xml version="1.0" encoding="UTF-8"?>\n<factura id="comprobante">\n  <razonSocial>Café &amp; Té</razonSocial>' +
  '<sello a="]]>">QUJD&#13;\nREVG</sello>\n</factura>\n'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

test.each([
  ['escaped', escaped(DOCUMENT)],
  ['escaped by numbers', DOCUMENT.replaceAll(/[&<>"é]/g, (one) => `&#${one.charCodeAt(0)};`)],
  ['CDATA that begins with a declaration, and "]]>" in it', cdata(DOCUMENT)],
  [
    'several CDATA sections',
    DOCUMENT.split(/(?<=\n)/)
      .map(cdata)
      .join(''),
  ],
  [
    'CDATA and escaped text in turn',
    DOCUMENT.split(/(?<=\n)/)
      .map((line, n) => (n % 2 ? cdata : escaped)(line))
      .join(''),
  ],
])('the document is what the authority gives, byte for byte: %s', (_, written) => {
  const answer = listing(`<estado>AUTORIZADO</estado><comprobante>${written}</comprobante><mensajes/>`)

  expect(answer).toMatchObject({ authorizations: [{ document: DOCUMENT }] })
})

test.each([
  ['escaped', escaped],
  ['CDATA', cdata],
])('a document of 300 KB is whole, blanks and all: %s', (_, write) => {
  const large = `<?xml version="1.0"?><factura>${'<detalle> A </detalle> \n '.repeat(13_000)}</factura>`

  const answer = listing(`<estado>AUTORIZADO</estado><comprobante>${write(large)}</comprobante>`)

  expect((answer as { authorizations: { document: string }[] }).authorizations[0]?.document).toBe(large)
})

test.each([
  ['missing', ''],
  ['empty', '<comprobante/>'],
  ['blank', '<comprobante> <![CDATA[ \n ]]></comprobante>'],
])('a document that is %s is none', (_, written) => {
  expect(listing(`<estado>AUTORIZADO</estado>${written}`)).toMatchObject({ authorizations: [{ document: null }] })
})

test('several authorizations are read in their order', () => {
  const answer = listing('<estado>NO AUTORIZADO</estado>', '<estado>AUTORIZADO</estado>')

  expect(answer).toMatchObject({ authorizations: [{ state: 'NO AUTORIZADO' }, { state: 'AUTORIZADO' }] })
})

test('nothing found is an answer', () => {
  const nothing = authorization('<numeroComprobantes>0</numeroComprobantes><autorizaciones/>')

  expect(nothing).toEqual({ kind: 'authorization', authorizations: [] })
})

test('an authorization of another document is no answer about the one asked about', () => {
  const authorized = '<autorizaciones><autorizacion><estado>AUTORIZADO</estado></autorizacion></autorizaciones>'
  const about = (key: string) => authorization(`<claveAccesoConsultada>${key}</claveAccesoConsultada>${authorized}`)

  expect(about(KEY)).toMatchObject({ kind: 'authorization', authorizations: [{ state: 'AUTORIZADO' }] })
  expect(about(ANOTHER).kind).toBe('unreadable')
})

test.each([
  ['its number', `<numeroAutorizacion>${ANOTHER}</numeroAutorizacion>`],
  ['its document', `<comprobante>${escaped(`<factura><claveAcceso>${ANOTHER}</claveAcceso></factura>`)}</comprobante>`],
])('an entry that is another document by %s is no answer about the one asked about', (_, content) => {
  expect(listing(`<estado>AUTORIZADO</estado>${content}`).kind).toBe('unreadable')
})

test('a number of other digits names no other document', () => {
  const number = '<numeroAutorizacion>0503201200176001321000110010030001000011234567816</numeroAutorizacion>'

  expect(listing(`<estado>AUTORIZADO</estado>${number.slice(0, 50)}</numeroAutorizacion>`).kind).toBe('authorization')
})

test('what reception says of another document is no answer about the one that was sent', () => {
  const about = (key: string) =>
    reception(
      `<estado>DEVUELTA</estado><comprobantes><comprobante><claveAcceso>${key}</claveAcceso><mensajes>${message}</mensajes></comprobante></comprobantes>`,
    )

  expect(about(ANOTHER).kind).toBe('unreadable')
  expect(about(KEY)).toMatchObject({ kind: 'reception', messages: [expectedMessage] })
  expect(about('N/A')).toMatchObject({ kind: 'reception', messages: [expectedMessage] })
})

describe('a document that was put into CDATA as it is', () => {
  const entry = (document: string, state: string) =>
    `<autorizaciones><autorizacion><estado>${state}</estado><comprobante><![CDATA[${document}]]></comprobante><mensajes/></autorizacion></autorizaciones>`

  test.each([
    ['what was sent', DOCUMENT, DOCUMENT],
    ['written anew', DOCUMENT.replace('<?xml version="1.0" encoding="UTF-8"?>\n', ''), DOCUMENT],
    ['a document that is not known', DOCUMENT, null],
  ])('is whole though it holds "]]>": %s', (_, document, sent) => {
    expect(authorization(entry(document, 'AUTORIZADO'), sent)).toMatchObject({
      authorizations: [{ state: 'AUTORIZADO', document }],
    })
  })

  test('says nothing in the name of the authority', () => {
    const forged = `<a>${']]></comprobante></autorizacion>'}<!--${entry('', 'AUTORIZADO')}--></a>`

    expect(authorization(entry(forged, 'NO AUTORIZADO'), forged)).toEqual({
      kind: 'authorization',
      authorizations: [expect.objectContaining({ state: 'NO AUTORIZADO', document: forged })],
    })
  })

  test('is looked for in one pass', () => {
    const hostile = `<Envelope>${'<comprobante><![CDATA['.repeat(180_000)}`

    // A search from each beginning to the end exceeds the time limit of the test.
    expect(() => authorizationOf(hostile, KEY, null)).toThrow(expect.objectContaining({ code: 'XML_10001' }))
  })
})

test('a fault says nothing of the document, and its reason is for the log', () => {
  const fault =
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:Server</faultcode>' +
    '<faultstring>Could not open connection</faultstring></s:Fault></s:Body></s:Envelope>'

  for (const read of [receptionOf, (text: string) => authorizationOf(text, KEY, null)]) {
    expect(read(fault, KEY)).toEqual({ kind: 'unreadable', reason: 'SOAP fault: Could not open connection' })
  }
})

test('what holds no answer is no answer', () => {
  expect(authorizationOf('<Envelope><Body/></Envelope>', KEY, null).kind).toBe('unreadable')
  expect(receptionOf('<Envelope/>', KEY).kind).toBe('unreadable')
})

test.each(['<Envelope><Body>', '<!DOCTYPE a [<!ENTITY b "c">]><Envelope><Body>&b;</Body></Envelope>'])(
  'what is not well-formed, or declares entities, cannot be read: %s',
  (text) => {
    expect(() => authorizationOf(text, KEY, null)).toThrow(expect.objectContaining({ code: 'XML_10001' }))
  },
)

const consultation = (content: string) =>
  consultationOf(
    envelope(
      'consultarEstadoAutorizacionComprobante',
      'consultas',
      `<EstadoAutorizacionComprobante>${content}</EstadoAutorizacionComprobante>`,
    ),
    KEY,
  )
const consulted = (state: string, key = KEY) =>
  consultation(
    `<claveAcceso>${key}</claveAcceso><mensajes/><estadoAutorizacion>${state}</estadoAutorizacion>` +
      '<tipoComprobante>Nota de Débito</tipoComprobante><rucEmisor>1760013210001</rucEmisor>' +
      '<fechaAutorizacion>2024-12-12T10:49:37-05:00</fechaAutorizacion>',
  )

test.each([
  ['AUTORIZADO', 'AUTHORIZED'],
  ['NO AUTORIZADO', 'NOT_AUTHORIZED'],
  ['PENDIENTE DE ANULAR', 'CANCELLATION_PENDING'],
  ['pendiente_de  anular', 'CANCELLATION_PENDING'],
  ['ANULADO', 'CANCELLED'],
  ['EN REVISION', null],
])('the consultation service says %s, which is %s', (written, state) => {
  const answer = consulted(written)

  expect(answer).toEqual({ kind: 'consultation', written, messages: [] })
  if (answer.kind === 'consultation') expect(consultedState(answer)).toBe(state)
})

test.each(['No existen datos para los parámetros ingresados', 'fecha de emision esta fuera del rango permitido.'])(
  'a consultation that is rejected is an answer without a state, with its reason: %s',
  (informacionAdicional) => {
    const answer = consultation(
      `<estadoConsulta>RECHAZADA</estadoConsulta><claveAcceso>${KEY}</claveAcceso><mensajes><mensaje><identificador>99` +
        `</identificador><mensaje>ERROR AL CONSULTAR DATOS DEL SERVICIO WEB</mensaje><informacionAdicional>` +
        `${informacionAdicional}</informacionAdicional><tipo>ERROR</tipo></mensaje></mensajes>`,
    )

    const [message] = answer.kind === 'consultation' ? answer.messages : []
    expect(answer).toMatchObject({ kind: 'consultation', written: null })
    expect(message).toMatchObject({ code: '99', additionalInfo: informacionAdicional })
  },
)

test('what says nothing of the document that was asked about is no answer', () => {
  const soapFault =
    '<s:Envelope xmlns:s="s"><s:Body><s:Fault><faultstring>no</faultstring></s:Fault></s:Body></s:Envelope>'

  expect(consulted('ANULADO', KEY.replace('21', '22')).kind).toBe('unreadable')
  expect(consultation('').kind).toBe('unreadable')
  expect(consultationOf(soapFault, KEY).kind).toBe('unreadable')
})
