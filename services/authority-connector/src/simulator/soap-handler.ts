import { createServerless } from 'soap'
import type { AuthorityMessage } from '../domain/conversation.ts'
import {
  authorizationService,
  consultationService,
  receptionService,
  type SoapService,
} from '../outbound/soap-services.ts'
import type { AuthorizationAnswer, ConsultationAnswer, ReceptionAnswer } from './document-handler.ts'
import type { Fault } from './faults.ts'

export interface Responder {
  comprobanteAs: ComprobanteAs
  receive(xml: string): ReceptionAnswer
  authorize(accessKey: string): AuthorizationAnswer
  consult(accessKey: string): ConsultationAnswer
}

export type ComprobanteAs = NonNullable<Fault['comprobanteAs']>

export interface SoapHandler {
  service: SoapService
  answer(envelope: string, responder: Responder): Promise<{ status: number; body: string }>
}

type Arguments = Record<string, unknown>

export function receptionHandler(): Promise<SoapHandler> {
  return soapHandler(receptionService, ({ xml }, responder) => ({
    RespuestaRecepcionComprobante: receptionElements(responder.receive(decoded(xml))),
  }))
}

export function authorizationHandler(): Promise<SoapHandler> {
  return soapHandler(authorizationService, ({ claveAccesoComprobante }, responder) => ({
    RespuestaAutorizacionComprobante: authorizationElements(
      responder.authorize(plain(claveAccesoComprobante)),
      responder.comprobanteAs,
    ),
  }))
}

export function consultationHandler(): Promise<SoapHandler> {
  return soapHandler(consultationService, ({ claveAcceso }, responder) => ({
    EstadoAutorizacionComprobante: consultationElements(responder.consult(plain(claveAcceso))),
  }))
}

async function soapHandler(
  service: SoapService,
  reply: (parameters: Arguments, responder: Responder) => object,
): Promise<SoapHandler> {
  const { name, port, operation, path, wsdl } = service
  // The library passes the request to a method: the responder takes the place of its connection.
  const method = (parameters: Arguments, _reply: unknown, _headers: unknown, request: { connection: Responder }) =>
    reply(parameters, request.connection)
  const services = { [name]: { [port]: { [operation]: method } } }
  const server = await createServerless({ path, services, xml: wsdl, suppressStack: true })
  return {
    service,
    async answer(envelope, responder) {
      const { body, statusCode } = await server.processRequest(envelope, {
        url: path,
        headers: {},
        connection: responder,
      })
      return { status: statusCode, body }
    },
  }
}

function receptionElements({ state, accessKey, messages }: ReceptionAnswer): object {
  if (messages.length === 0) return { estado: state, comprobantes: {} }
  return {
    estado: state,
    comprobantes: { comprobante: [{ claveAcceso: accessKey, mensajes: messageElements(messages) }] },
  }
}

function authorizationElements({ accessKey, listed }: AuthorizationAnswer, as: ComprobanteAs): object {
  const autorizacion = listed.map(({ state, number, at, xml, messages }) => ({
    estado: state,
    ...(number === null ? {} : { numeroAutorizacion: number }),
    fechaAutorizacion: at,
    ambiente: accessKey[23] === '2' ? 'PRODUCCIÓN' : 'PRUEBAS',
    ...documentElement(xml, as),
    mensajes: messageElements(messages),
  }))
  return {
    claveAccesoConsultada: accessKey,
    numeroComprobantes: String(listed.length),
    autorizaciones: { autorizacion },
  }
}

/** Follows the technical sheet's examples: `estadoConsulta` only for failures. */
function consultationElements({ accessKey, state, at, messages }: ConsultationAnswer): object {
  const mensajes = messages.length === 0 ? {} : messageElements(messages)
  if (state === null) return { estadoConsulta: 'RECHAZADA', claveAcceso: accessKey, mensajes }
  const rucEmisor = accessKey.slice(10, 23)
  return { claveAcceso: accessKey, mensajes, estadoAutorizacion: state, rucEmisor, fechaAutorizacion: at }
}

function documentElement(xml: string, as: ComprobanteAs): object {
  if (xml === '' || as === 'nothing') return {}
  if (as === 'text') return { comprobante: xml }
  // The library writes `$xml` unchanged; `]]>` is divided between two sections.
  const content = as === 'cdata' ? xml.replaceAll(']]>', ']]]]><![CDATA[>') : xml
  return { comprobante: { $xml: `<![CDATA[${content}]]>` } }
}

const TYPES: Record<AuthorityMessage['type'], string> = {
  ERROR: 'ERROR',
  WARNING: 'ADVERTENCIA',
  INFO: 'INFORMATIVO',
}

function messageElements(messages: readonly AuthorityMessage[]): object {
  return {
    mensaje: messages.map(({ type, code, message, additionalInfo }) => ({
      identificador: code,
      mensaje: message,
      ...(additionalInfo === null ? {} : { informacionAdicional: additionalInfo }),
      tipo: TYPES[type],
    })),
  }
}

function decoded(value: unknown): string {
  return Buffer.from(plain(value), 'base64').toString('utf8')
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
