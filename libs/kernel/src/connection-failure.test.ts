import { expect, test } from '@jest/globals'
import { connectionFailureOf, connectionFailures, sayConnectionFailure, whyNotConnected } from './connection-failure.ts'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each([
  ['name-unknown', withCode('ENOTFOUND', 'getaddrinfo ENOTFOUND no-such.example')],
  ['refused', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ['closed', withCode('UND_ERR_SOCKET', 'other side closed')],
  ['closed', new Error('Client network socket disconnected before secure TLS connection was established')],
  ['closed', new TypeError('fetch failed', { cause: withCode('ECONNRESET', 'read ECONNRESET') })],
  ['no-answer', withCode('UND_ERR_CONNECT_TIMEOUT')],
  ['unreachable', withCode('EHOSTUNREACH')],
  ['not-tls', withCode('ERR_SSL_WRONG_VERSION_NUMBER', '40ED:error:0A00010B:SSL routines::wrong version number:…')],
  ['certificate-expired', withCode('CERT_HAS_EXPIRED')],
  ['certificate-of-another', withCode('ERR_TLS_CERT_ALTNAME_INVALID')],
  ['certificate-untrusted', withCode('DEPTH_ZERO_SELF_SIGNED_CERT')],
  ['certificate-untrusted', withCode('UNABLE_TO_VERIFY_LEAF_SIGNATURE')],
  ['not-http', withCode('HPE_INVALID_CONSTANT')],
  ['not-http', withCode('UND_ERR_HEADERS_OVERFLOW', 'Headers Overflow Error')],
  ['not-allowed', withCode('EADDRREFUSED')],
  ['refused', withCode('ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25')],
  ['not-signed-in', withCode('EAUTH', 'Invalid login: 535 5.7.8')],
  ['other', new Error('something else')],
  ['other', 'no error at all'],
])('%s is told', (failure, error) => {
  expect(connectionFailureOf(error)).toBe(failure)
})

test('no sentence quotes a socket, and old unnamed failures have a general sentence', () => {
  for (const text of Object.values(connectionFailures).flatMap(({ en, es }) => [en, es])) {
    expect(text).not.toMatch(/E[A-Z]{4,}|socket|getaddrinfo/)
  }
  expect(sayConnectionFailure('refused', 'es')).toBe(connectionFailures.refused.es)
  expect(sayConnectionFailure('connect ECONNREFUSED 10.0.0.1:1', 'en')).toBe(connectionFailures.other.en)
})

const noServer = (type: string, error?: Error) =>
  Object.assign(new Error('Server selection timed out after 5000 ms'), {
    reason: { type, servers: new Map([['mongo:27017', { error }]]) },
  })

test.each([
  ['name-unknown', 'ENOTFOUND', noServer('Unknown', withCode('ENOTFOUND'))],
  ['refused', 'ECONNREFUSED', noServer('ReplicaSetNoPrimary', new Error('x', { cause: withCode('ECONNREFUSED') }))],
  ['certificate-untrusted', '', noServer('Unknown', new Error('self-signed certificate in certificate chain'))],
  ['no-answer', '', noServer('Unknown', new Error('connection <monitor> to 10.0.0.1:27017 timed out'))],
  ['no-primary', '', noServer('ReplicaSetNoPrimary')],
  ['made-anew', '', noServer('ReplicaSetNoPrimary', new Error('primary marked stale due to electionId mismatch'))],
  [
    'not-signed-in',
    '',
    Object.assign(new Error('Authentication failed.'), { code: 18, codeName: 'AuthenticationFailed' }),
  ],
  [
    'not-signed-in',
    '',
    new Error('Handshake terminated by server: 403 (ACCESS-REFUSED) with message "ACCESS_REFUSED"'),
  ],
  ['name-unknown', '', new Error('14 UNAVAILABLE: Name resolution failed for target dns:catalog:50051')],
  ['certificate-of-another', '', new Error("Hostname/IP does not match certificate's altnames: Host: x.")],
  ['no-answer', '', new Error('4 DEADLINE_EXCEEDED: Deadline exceeded after 10.001s')],
] as const)('a log says %s, with the code %s', (failure, code, error) => {
  const sentence = connectionFailures[failure].en

  expect(whyNotConnected(error)).toBe(code === '' ? sentence : `${sentence} (${code})`)
})
