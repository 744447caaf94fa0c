import type { Language, Text } from './errors.ts'

/** Failures of a connection with their texts. The socket's own text is left out: it names our network. */
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
  'no-primary': {
    en: 'the replica set has no primary: check that a majority of its members runs, and the name of the set',
    es: 'el conjunto de réplicas no tiene primario: revise que funcione la mayoría de sus miembros, y su nombre',
  },
  'made-anew': {
    en: 'the replica set was made anew or restored, and this process still knows the former one',
    es: 'el conjunto de réplicas es otro o fue restaurado, y este proceso conoce el anterior',
  },
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

/** Codes of Node, undici, OpenSSL and nodemailer, or text of messages without a code. The first match counts. */
const SIGNS: readonly (readonly [ConnectionFailure, RegExp])[] = [
  ['not-allowed', /\bEADDRREFUSED\b/],
  ['not-signed-in', /\b(EAUTH|ACCESS.REFUSED|AuthenticationFailed)\b|\bAuthentication failed\b/],
  ['made-anew', /\bmarked stale\b/],
  ['name-unknown', /\b(ENOTFOUND|EAI_\w+|EDNS|ENODATA|ESERVFAIL)\b|\bName resolution failed\b/],
  ['refused', /\bECONNREFUSED\b/],
  ['no-answer', /\b(ETIMEDOUT|ETIMEOUT|UND_ERR_\w*TIMEOUT|DEADLINE_EXCEEDED)\b|\btimed? ?out\b/i],
  ['unreachable', /\b(EHOST\w+|ENET\w+|EADDRNOTAVAIL)\b/],
  ['not-tls', /\bwrong.version.number\b|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|\bhttp.request\b/i],
  ['certificate-expired', /\bCERT_(HAS_EXPIRED|NOT_YET_VALID)\b|\bcertificate (has expired|is not yet valid)\b/],
  ['certificate-of-another', /\bERR_TLS_CERT_ALTNAME_INVALID\b|\bdoes not match certificate's altnames\b/],
  [
    'certificate-untrusted',
    /\b(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|INVALID_CA)\b|\bself.signed certificate\b|\bunable to (verify|get)\b|\bcertificate signature failure\b/,
  ],
  ['closed', /\b(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)\b|other side closed|socket (disconnected|hang up)/],
  ['not-http', /\b(HPE_\w+|UND_ERR_(HEADERS_OVERFLOW|RESPONSE\w*))\b|Headers Overflow/],
  ['tls', /\b(EPROTO|ETLS|ERR_SSL_\w+|ERR_TLS_\w+)\b|\bSSL\b/],
  ['no-primary', /\bReplicaSetNoPrimary\b/],
]

const MAX_DEPTH = 8

/** The failure of a connection, from the error and its causes. */
export function connectionFailureOf(error: unknown): ConnectionFailure {
  const signs = signsOf(error, MAX_DEPTH).join(' ')
  return SIGNS.find(([, sign]) => sign.test(signs))?.[0] ?? 'other'
}

/**
 * Why there is no connection, as a sentence for a log, with the code of the driver or of Node. It never holds an
 * address, which may have a password.
 */
export function whyNotConnected(error: unknown): string {
  const sentence = connectionFailures[connectionFailureOf(error)].en
  const code = signsOf(error, MAX_DEPTH).find((sign) => /^[A-Z][A-Z\d]*(_[A-Z\d]+)+$|^E[A-Z]{3,}$/.test(sign))
  return code === undefined ? sentence : `${sentence} (${code})`
}

/** The sentence of a stored failure; old rows have unnamed failures, which get a general sentence. */
export function sayConnectionFailure(failure: string, language: Language): string {
  return isFailure(failure) ? connectionFailures[failure][language] : connectionFailures.other[language]
}

function isFailure(failure: string): failure is ConnectionFailure {
  return Object.hasOwn(connectionFailures, failure)
}

function signsOf(error: unknown, depth: number): string[] {
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const { code, codeName, message, cause, errors, reason } = error as Record<string, unknown>
  const servers = serversOf(reason)
  const inside = [cause, ...(Array.isArray(errors) ? errors : []), ...servers.errors].flatMap((one) =>
    signsOf(one, depth - 1),
  )
  // The driver of MongoDB lists the error of each server beside its own.
  const own = servers.type === undefined ? [code, codeName, message] : [servers.type]
  return [...inside, ...own.filter((part) => typeof part === 'string')]
}

function serversOf(reason: unknown): { type?: string; errors: unknown[] } {
  if (typeof reason !== 'object' || reason === null) return { errors: [] }
  const { type, servers } = reason as { type?: unknown; servers?: unknown }
  if (typeof type !== 'string' || !(servers instanceof Map)) return { errors: [] }
  return { type, errors: [...servers.values()].map(({ error }) => error) }
}
