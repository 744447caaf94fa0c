import { readFileSync } from 'node:fs'
import { createServerless, type Server } from 'soap'
import type { AuthorityMessage } from '../domain/conversation.ts'
import type { AuthorizationAnswer, ReceptionAnswer } from './desk.ts'

/** Who answers one call, in the mood and at the time of that call. */
export interface Clerk {
  receive(xml: string): ReceptionAnswer
  authorize(accessKey: string): AuthorizationAnswer
}

/** One of the authority's two services in SOAP, by the same WSDLs that our own client uses. */
export interface SoapDesk {
  answer(envelope: string, clerk: Clerk): Promise<{ status: number; body: string }>
  wsdl: string
}

/** The SOAP library hands this on to the method; the clerk travels in place of the connection. */
interface Handed {
  connection: Clerk
}

export const PATHS = {
  send: '/comprobantes-electronicos-ws/RecepcionComprobantesOffline',
  ask: '/comprobantes-electronicos-ws/AutorizacionComprobantesOffline',
} as const

export async function receptionDesk(): Promise<SoapDesk> {
  const validarComprobante = (
    { xml }: { xml?: unknown },
    _reply: unknown,
    _headers: unknown,
    { connection }: Handed,
  ) => ({
    RespuestaRecepcionComprobante: spellReception(connection.receive(decoded(xml))),
  })
  const port = { RecepcionComprobantesOfflinePort: { validarComprobante } }
  return desk(PATHS.send, 'reception.wsdl', { RecepcionComprobantesOfflineService: port })
}

export async function authorizationDesk(): Promise<SoapDesk> {
  const autorizacionComprobante = (
    { claveAccesoComprobante }: { claveAccesoComprobante?: unknown },
    _reply: unknown,
    _headers: unknown,
    { connection }: Handed,
  ) => ({
    RespuestaAutorizacionComprobante: spellAuthorization(connection.authorize(plain(claveAccesoComprobante))),
  })
  const port = { AutorizacionComprobantesOfflinePort: { autorizacionComprobante } }
  return desk(PATHS.ask, 'authorization.wsdl', { AutorizacionComprobantesOfflineService: port })
}

async function desk(path: string, file: string, services: object): Promise<SoapDesk> {
  const wsdl = readFileSync(new URL(`../../wsdl/${file}`, import.meta.url), 'utf8')
  const server: Server = await createServerless({ path, services: services as never, xml: wsdl, suppressStack: true })
  return {
    wsdl,
    async answer(envelope, clerk) {
      const { body, statusCode } = await server.processRequest(envelope, { url: path, headers: {}, connection: clerk })
      return { status: statusCode, body }
    },
  }
}

function spellReception({ state, accessKey, messages }: ReceptionAnswer): object {
  if (messages.length === 0) return { estado: state, comprobantes: {} }
  return {
    estado: state,
    comprobantes: { comprobante: [{ claveAcceso: accessKey, mensajes: spellMessages(messages) }] },
  }
}

function spellAuthorization({ accessKey, listed }: AuthorizationAnswer): object {
  const autorizacion = listed.map(({ state, number, at, xml, messages }) => ({
    estado: state,
    ...(number === null ? {} : { numeroAutorizacion: number }),
    fechaAutorizacion: at,
    ambiente: accessKey[23] === '2' ? 'PRODUCCIÓN' : 'PRUEBAS',
    ...(xml === '' ? {} : { comprobante: xml }),
    mensajes: spellMessages(messages),
  }))
  return {
    claveAccesoConsultada: accessKey,
    numeroComprobantes: String(listed.length),
    autorizaciones: { autorizacion },
  }
}

const TYPES: Record<AuthorityMessage['type'], string> = {
  ERROR: 'ERROR',
  WARNING: 'ADVERTENCIA',
  INFO: 'INFORMATIVO',
}

function spellMessages(messages: readonly AuthorityMessage[]): object {
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
