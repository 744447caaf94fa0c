import type { AuthorityMessage, Stage } from '../domain/conversation.ts'

interface Code {
  text: string
  stage: Stage
  type: AuthorityMessage['type']
}

const reception = (text: string): Code => ({ text, stage: 'reception', type: 'ERROR' })
const authorization = (text: string): Code => ({ text, stage: 'authorization', type: 'ERROR' })
const warning = (text: string): Code => ({ text, stage: 'authorization', type: 'WARNING' })

/** Codes, words and stages of the authority (ficha técnica 2.34, error codes). */
const CODES: Record<string, Code> = {
  2: authorization('RUC DEL EMISOR NO SE ENCUENTRA ACTIVO'),
  10: authorization('ESTABLECIMIENTO DEL EMISOR SE ENCUENTRA CLAUSURADO'),
  26: reception('TAMAÑO MAXIMO SUPERADO'),
  27: authorization('CLASE NO PERMITIDO'),
  28: reception('ACUERDO DE MEDIOS ELECTRONICOS NO ACEPTADO'),
  35: reception('ARCHIVO NO CUMPLE ESTRUCTURA XML'),
  36: reception('VERSION ESQUEMA DESCONTINUADA'),
  37: authorization('RUC SIN AUTORIZACION DE EMISION'),
  39: authorization('FIRMA INVALIDA'),
  40: authorization('ERROR EN EL CERTIFICADO'),
  43: reception('CLAVE ACCESO REGISTRADA'),
  45: reception('ERROR SECUENCIAL REGISTRADO'),
  46: authorization('RUC NO EXISTE'),
  47: reception('TIPO COMPROBANTE NO EXISTE'),
  48: reception('ESQUEMA XSD NO EXISTE'),
  49: reception('ARGUMENTOS QUE ENVIAN AL WS NULOS'),
  50: reception('ERROR INTERNO GENERAL'),
  52: authorization('ERROR EN DIFERENCIAS'),
  56: authorization('ESTABLECIMIENTO CERRADO'),
  57: authorization('AUTORIZACION SUSPENDIDA'),
  58: authorization('ERROR EN LA ESTRUCTURA DE CLAVE ACCESO'),
  59: warning('IDENTIFICACION NO EXISTE'),
  60: warning('ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS'),
  62: warning('IDENTIFICACION INCORRECTA'),
  63: authorization('RUC CLAUSURADO'),
  64: authorization('CODIGO DOCUMENTO SUSTENTO'),
  65: reception('FECHA EMISION EXTEMPORANEA'),
  67: reception('FECHA INVALIDA'),
  68: warning('DOCUMENTO SUSTENTO'),
  69: authorization('IDENTIFICACION DEL RECEPTOR'),
  70: reception('CLAVE DE ACCESO EN PROCESAMIENTO'),
  80: authorization('ERROR EN LA ESTRUCTURA DE CLAVE ACCESO DE LA CONSULTA'),
  82: reception('ERROR EN LA FECHA DE INICIO DE TRANSPORTE'),
  99: authorization('ERROR AL CONSULTAR DATOS DEL SERVICIO WEB'),
  92: reception('ERROR AL VALIDAR MONTO DE DEVOLUCION DEL IVA'),
}

/** An unknown code is refused in authorization, as most codes are. */
export function stageOf(code: string): Stage {
  return CODES[code]?.stage ?? 'authorization'
}

export function messageOf(code: string, additionalInfo: string | null = null): AuthorityMessage {
  const { text, type } = CODES[code] ?? authorization('ERROR NO CATALOGADO')
  return { type, code, message: text, additionalInfo }
}
