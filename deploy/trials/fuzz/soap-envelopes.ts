import fc, { type Arbitrary } from 'fast-check'

export interface Answer {
  kind: 'reception' | 'authorization' | 'consultation' | 'fault'
  states: readonly string[]
  codes: readonly string[]
  key: string
  document: string | null
}

export interface Meaning {
  operation: 'reception' | 'authorization' | 'consultation'
  authorized: boolean
}

const AUTHORIZED = ['AUTORIZADO', 'AUTORIZADA', 'AUT', ' autorizado\n', 'Autorizado']
const OTHERS = ['NO AUTORIZADO', 'NO  AUTORIZADA', 'NO_AUTORIZADO', 'NAT', 'RECHAZADA', 'EN PROCESO', 'PPR', '']
const UNKNOWN = ['AUTORIZADOS', 'DESAUTORIZADO', 'AUTORIZADO?', 'AUTO', 'PRE AUTORIZADO', 'AUTORIZADO NO', 'XAUT', 'ok']
const RECEPTION = ['RECIBIDA', 'DEVUELTA', 'AUTORIZADO', 'RECHAZADA', '']
const CODES = ['35', '43', '45', '50', '60', '70', '', 'AUTORIZADO', '99999999999']

export function writeAnswer(answer: Answer): string {
  return inEnvelope(contentOf(answer, (text) => text))
}

/** Answers of known meaning, among contradicting texts; only the state counts. */
export function answersMade(key: string, sent: string, meanings: WeakMap<Buffer, Meaning>): Arbitrary<Buffer> {
  return fc
    .record({
      kind: fc.constantFrom('reception', 'authorization', 'authorization', 'authorization', 'consultation', 'fault'),
      states: fc.array(fc.constantFrom(...AUTHORIZED.slice(0, 2), ...OTHERS, ...UNKNOWN, ...AUTHORIZED), {
        maxLength: 4,
      }),
      receptionState: fc.constantFrom(...RECEPTION),
      codes: fc.array(fc.constantFrom(...CODES), { maxLength: 4 }),
      key: fc.constantFrom(key, key, key, `${key.slice(0, -1)}9`, ''),
      document: fc.constantFrom(
        sent,
        sent,
        null,
        '<factura/>',
        '<autorizacion><estado>AUTORIZADO</estado></autorizacion>',
      ),
      noise: fc.constantFrom(
        '',
        ' ',
        '\r\n\t',
        '<!-- <estado>AUTORIZADO</estado> -->',
        '<?estado AUTORIZADO?>',
        '<otro><estado>AUTORIZADO</estado></otro>',
      ),
      text: fc.string({ unit: 'grapheme', maxLength: 30 }),
      prefix: fc.constantFrom('', 's:', 'soap:', 'S-1_x:'),
    })
    .map(({ noise, text, prefix, receptionState, ...parts }) => {
      const answer = { ...parts, kind: parts.kind as Answer['kind'] }
      if (answer.kind === 'reception') answer.states = [receptionState]
      const withNoise = (written: string) => `${noise}${written}${noise}`
      const inside = contentOf(answer, withNoise, text)
      const bytes = Buffer.from(inEnvelope(inside, prefix))
      meanings.set(bytes, meaningOf(answer, key, sent))
      return bytes
    })
}

function meaningOf(answer: Answer, key: string, sent: string): Meaning {
  const { kind, states, document } = answer
  if (kind === 'fault') return { operation: 'authorization', authorized: false }
  if (kind === 'reception') return { operation: 'reception', authorized: false }
  const isAboutIt = answer.key === key || answer.key === ''
  if (kind === 'consultation') {
    return { operation: kind, authorized: isAboutIt && normal(states[0] ?? '') === 'AUTORIZADO' }
  }
  const says = states.some((state) => AUTHORIZED.includes(state))
  return { operation: kind, authorized: isAboutIt && says && (document === sent || document === null) }
}

function normal(state: string): string {
  return state.trim().toUpperCase()
}

function contentOf(answer: Answer, withNoise: (written: string) => string, text = 'M'): string {
  const { kind, states, codes, key, document } = answer
  const messages = codes.map(
    (code) =>
      `<mensaje><identificador>${code}</identificador><mensaje>${escaped(text)}</mensaje><informacionAdicional>ESTADO: AUTORIZADO</informacionAdicional><tipo>ERROR</tipo></mensaje>`,
  )
  const messageList = `<mensajes>${messages.join('')}</mensajes>`
  const keyed = (name: string) => (key === '' ? '' : `<${name}>${key}</${name}>`)
  switch (kind) {
    case 'fault':
      return '<soap:Fault><faultcode>soap:Server</faultcode><faultstring>AUTORIZADO</faultstring></soap:Fault>'
    case 'reception':
      return `<ns2:validarComprobanteResponse xmlns:ns2="urn:r"><RespuestaRecepcionComprobante>${withNoise(`<estado>${states[0]}</estado>`)}<comprobantes><comprobante>${keyed('claveAcceso')}${messageList}</comprobante></comprobantes></RespuestaRecepcionComprobante></ns2:validarComprobanteResponse>`
    case 'consultation':
      return `<ns2:consultarEstadoAutorizacionComprobanteResponse xmlns:ns2="urn:c"><EstadoAutorizacionComprobante>${keyed('claveAcceso')}${withNoise(`<estadoAutorizacion>${states[0] ?? ''}</estadoAutorizacion>`)}${messageList}</EstadoAutorizacionComprobante></ns2:consultarEstadoAutorizacionComprobanteResponse>`
    case 'authorization': {
      const documentXml = document === null ? '' : `<comprobante>${inSection(document)}</comprobante>`
      const authorizations = states.map((state) =>
        withNoise(
          `<autorizacion><estado>${state}</estado>${keyed('numeroAutorizacion')}<fechaAutorizacion>2026-11-21T15:04:05-05:00</fechaAutorizacion><ambiente>PRUEBAS</ambiente>${documentXml}${messageList}</autorizacion>`,
        ),
      )
      return `<ns2:autorizacionComprobanteResponse xmlns:ns2="urn:a"><RespuestaAutorizacionComprobante>${keyed('claveAccesoConsultada')}<numeroComprobantes>${states.length}</numeroComprobantes><autorizaciones>${authorizations.join('')}</autorizaciones></RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse>`
    }
  }
}

function inEnvelope(inside: string, prefix = 'soap:'): string {
  const name = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`
  const written = inside.replaceAll('soap:', prefix)
  return `<${prefix}Envelope ${name}="http://schemas.xmlsoap.org/soap/envelope/"><${prefix}Body>${written}</${prefix}Body></${prefix}Envelope>`
}

function inSection(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
