import type { Language, Text } from './errors.ts'

/** What a connection failed with, and how it is said: nothing of what a socket says itself, which names our side. */
export const connectionFailures = {
  'name-unknown': {
    en: 'the name of the server is not known: check the host in the address',
    es: 'el nombre del servidor no existe: revise la dirección',
  },
  refused: {
    en: 'the server refused the connection: check that it runs, and its port',
    es: 'el servidor rechazó la conexión: revise que funcione y su puerto',
  },
  closed: {
    en: 'the server closed the connection before it answered',
    es: 'el servidor cerró la conexión antes de responder',
  },
  unreachable: { en: 'the server cannot be reached', es: 'no se puede llegar al servidor' },
  'no-answer': { en: 'the server did not answer in time', es: 'el servidor no respondió a tiempo' },
  'not-tls': {
    en: 'the server does not speak TLS at this port: check https and the port',
    es: 'el servidor no usa TLS en este puerto: revise https y el puerto',
  },
  'certificate-expired': {
    en: "the server's certificate is not valid today: renew it",
    es: 'el certificado del servidor no es válido hoy: renuévelo',
  },
  'certificate-of-another': {
    en: "the server's certificate is for another name",
    es: 'el certificado del servidor es de otro nombre',
  },
  'certificate-untrusted': {
    en: "the server's certificate is not from an authority that is trusted here: send the whole chain",
    es: 'el certificado del servidor no es de una autoridad de confianza: envíe la cadena completa',
  },
  tls: { en: 'the TLS connection could not be made', es: 'no se pudo establecer la conexión TLS' },
  'not-http': { en: 'the server answered with what is no HTTP', es: 'el servidor respondió algo que no es HTTP' },
  'not-allowed': {
    en: 'the name leads to an address that is not public',
    es: 'el nombre lleva a una dirección que no es pública',
  },
  'not-signed-in': {
    en: 'the server refused the user or the password',
    es: 'el servidor rechazó el usuario o la contraseña',
  },
  other: { en: 'the connection failed', es: 'la conexión falló' },
} as const satisfies Readonly<Record<string, Text>>

export type ConnectionFailure = keyof typeof connectionFailures

/** By codes of Node, undici, OpenSSL and nodemailer, or by what a message without a code says. The first that fits counts. */
const SIGNS: readonly (readonly [ConnectionFailure, RegExp])[] = [
  ['not-allowed', /\bEADDRREFUSED\b/],
  ['name-unknown', /\b(ENOTFOUND|EAI_\w+|EDNS|ENODATA|ESERVFAIL)\b/],
  ['refused', /\bECONNREFUSED\b/],
  ['no-answer', /\b(ETIMEDOUT|ETIMEOUT|UND_ERR_\w*TIMEOUT)\b|\btimed? ?out\b/i],
  ['unreachable', /\b(EHOST\w+|ENET\w+|EADDRNOTAVAIL)\b/],
  ['not-tls', /\bwrong.version.number\b|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|\bhttp.request\b/i],
  ['certificate-expired', /\bCERT_(HAS_EXPIRED|NOT_YET_VALID)\b/],
  ['certificate-of-another', /\bERR_TLS_CERT_ALTNAME_INVALID\b/],
  [
    'certificate-untrusted',
    /\b(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|INVALID_CA)\b/,
  ],
  ['closed', /\b(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)\b|other side closed|socket (disconnected|hang up)/],
  ['not-http', /\b(HPE_\w+|UND_ERR_(HEADERS_OVERFLOW|RESPONSE\w*))\b|Headers Overflow/],
  ['tls', /\b(EPROTO|ETLS|ERR_SSL_\w+|ERR_TLS_\w+)\b|\bSSL\b/],
  ['not-signed-in', /\bEAUTH\b/],
]

/** Causes are followed so far. */
const MAX_DEPTH = 8

/** What a connection failed with, told by everything the error and its causes say. */
export function connectionFailureOf(error: unknown): ConnectionFailure {
  const said = signsOf(error, MAX_DEPTH).join(' ')
  return SIGNS.find(([, sign]) => sign.test(said))?.[0] ?? 'other'
}

/** The sentence of a failure as it is stored; what was stored before failures had names is said in general. */
export function sayConnectionFailure(failure: string, language: Language): string {
  return isFailure(failure) ? connectionFailures[failure][language] : connectionFailures.other[language]
}

function isFailure(failure: string): failure is ConnectionFailure {
  return Object.hasOwn(connectionFailures, failure)
}

function signsOf(error: unknown, depth: number): string[] {
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const { code, message, cause, errors } = error as Record<string, unknown>
  const inside = [cause, ...(Array.isArray(errors) ? errors : [])]
  return [code, message]
    .filter((part) => typeof part === 'string')
    .concat(inside.flatMap((one) => signsOf(one, depth - 1)))
}
