import { SubmitDocument } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { chosen, instantOf } from '../../../services/authority-connector/src/domain/answer.ts'
import { consultedState } from '../../../services/authority-connector/src/domain/consultation.ts'
import { newConversation } from '../../../services/authority-connector/src/domain/conversation.ts'
import { decide } from '../../../services/authority-connector/src/domain/decide.ts'
import { authorityPlan } from '../../../services/authority-connector/src/domain/plan.ts'
import {
  authorizationOf,
  consultationOf,
  receptionOf,
} from '../../../services/authority-connector/src/outbound/soap-answers.ts'
import type { FuzzClass, Outcome } from './fuzz-class.ts'

const KEY = SubmitDocument.example.accessKey
const PLAN = authorityPlan(120, 1)

const envelope = (inside: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inside}</soap:Body></soap:Envelope>`
const message = (code: string) =>
  `<mensajes><mensaje><identificador>${code}</identificador><mensaje>M</mensaje><informacionAdicional>I</informacionAdicional><tipo>ERROR</tipo></mensaje></mensajes>`
const reception = (state: string, code: string) =>
  envelope(
    `<ns2:validarComprobanteResponse xmlns:ns2="urn:r"><RespuestaRecepcionComprobante><estado>${state}</estado><comprobantes><comprobante><claveAcceso>${KEY}</claveAcceso>${message(code)}</comprobante></comprobantes></RespuestaRecepcionComprobante></ns2:validarComprobanteResponse>`,
  )
const authorization = (state: string) =>
  envelope(
    `<ns2:autorizacionComprobanteResponse xmlns:ns2="urn:a"><RespuestaAutorizacionComprobante><claveAccesoConsultada>${KEY}</claveAccesoConsultada><numeroComprobantes>1</numeroComprobantes><autorizaciones><autorizacion><estado>${state}</estado><numeroAutorizacion>${KEY}</numeroAutorizacion><fechaAutorizacion>2026-11-21T15:04:05-05:00</fechaAutorizacion><ambiente>PRUEBAS</ambiente><comprobante><![CDATA[<factura/>]]></comprobante>${message('60')}</autorizacion></autorizaciones></RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse>`,
  )
const consultation = envelope(
  `<ns2:consultarEstadoAutorizacionComprobanteResponse xmlns:ns2="urn:c"><EstadoAutorizacionComprobante><claveAcceso>${KEY}</claveAcceso><estadoAutorizacion>AUTORIZADO</estadoAutorizacion></EstadoAutorizacionComprobante></ns2:consultarEstadoAutorizacionComprobanteResponse>`,
)
const fault = envelope('<soap:Fault><faultcode>soap:Server</faultcode><faultstring>boom</faultstring></soap:Fault>')

/** Answers of the authority: read, and concluded from, as the connector does. */
export const soapAnswers: FuzzClass = {
  name: 'SOAP',
  share: 200,
  maxMs: 500,
  async open() {
    const texts = [
      ...[reception('RECIBIDA', '60'), reception('DEVUELTA', '43'), reception('DEVUELTA', '35'), consultation, fault],
      ...['AUTORIZADO', 'NO AUTORIZADO', 'EN PROCESO'].map(authorization),
    ]
    return {
      corpus: [...texts, '<html><body>502</body></html>', ''].map((text) => Buffer.from(text)),
      words: [
        '<estado>',
        '</estado>',
        'AUTORIZADO',
        'DEVUELTA',
        '&amp;',
        '&#0;',
        '<![CDATA[',
        ']]>',
        '<!DOCTYPE x>',
        '43',
        '70',
        '99/99/9999 99:99:99',
      ],
      read: (input, random) => readAnswer(input.toString(), random.below(3)),
    }
  },
}

function readAnswer(text: string, which: number): Outcome {
  try {
    if (which === 2) {
      const answer = consultationOf(text, KEY)
      if (answer.kind === 'no-answer') return 'refused'
      consultedState(answer)
      return 'accepted'
    }
    const answer = which === 0 ? receptionOf(text) : authorizationOf(text)
    conclude(answer)
    return answer.kind === 'no-answer' ? 'refused' : 'accepted'
  } catch (error) {
    if (AppError.is(error) && error.kind === 'invalid') return 'refused'
    throw error
  }
}

/** Whatever it says, a decision follows from it, due at a time that is one. */
function conclude(answer: ReturnType<typeof receptionOf>): void {
  const now = new Date('2026-11-21T15:00:00Z')
  const start = newConversation('w', SubmitDocument.example, new Date(now.getTime() + 1_000))
  if (answer.kind === 'authorization') instantOf(chosen(answer.found)?.at ?? null)
  const compared =
    answer.kind === 'authorization'
      ? { ...answer, found: answer.found.map((one) => ({ ...one, compared: 'same' as const })) }
      : answer
  const { dueAt } = decide(start, compared, { now, random: 0.5, plan: PLAN })
  if (dueAt !== null && Number.isNaN(dueAt.getTime())) throw new Error('due at no time')
}
