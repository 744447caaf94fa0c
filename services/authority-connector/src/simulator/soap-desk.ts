import { createServerless } from 'soap'
import type { AuthorityMessage } from '../domain/conversation.ts'
import { authorizationService, receptionService, type SoapService } from '../domain/soap-services.ts'
import type { AuthorizationAnswer, ReceptionAnswer } from './desk.ts'

/** Who answers one call, in the mood and at the time of that call. */
export interface Clerk {
  receive(xml: string): ReceptionAnswer
  authorize(accessKey: string): AuthorizationAnswer
}

/** One of the authority's two services in SOAP, by the same contract that our own client uses. */
export interface SoapDesk {
  service: SoapService
  answer(envelope: string, clerk: Clerk): Promise<{ status: number; body: string }>
}

type Arguments = Record<string, unknown>

export function receptionDesk(): Promise<SoapDesk> {
  return openDesk(receptionService, ({ xml }, clerk) => ({
    RespuestaRecepcionComprobante: spellReception(clerk.receive(decoded(xml))),
  }))
}

export function authorizationDesk(): Promise<SoapDesk> {
  return openDesk(authorizationService, ({ claveAccesoComprobante }, clerk) => ({
    RespuestaAutorizacionComprobante: spellAuthorization(clerk.authorize(plain(claveAccesoComprobante))),
  }))
}

async function openDesk(service: SoapService, reply: (given: Arguments, clerk: Clerk) => object): Promise<SoapDesk> {
  const { name, port, operation, path, wsdl } = service
  // The library hands a method the request it came with: the clerk travels in place of the connection.
  const method = (given: Arguments, _reply: unknown, _headers: unknown, request: { connection: Clerk }) =>
    reply(given, request.connection)
  const services = { [name]: { [port]: { [operation]: method } } }
  const server = await createServerless({ path, services, xml: wsdl, suppressStack: true })
  return {
    service,
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
