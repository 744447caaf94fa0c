import { expect, test } from '@jest/globals'
import { connectionFailureOf, connectionFailures, sayConnectionFailure } from './connection-failure.ts'

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

test('no sentence says what a socket said, and what was stored before failures had names is said in general', () => {
  for (const text of Object.values(connectionFailures).flatMap(({ en, es }) => [en, es])) {
    expect(text).not.toMatch(/E[A-Z]{4,}|socket|getaddrinfo/)
  }
  expect(sayConnectionFailure('refused', 'es')).toBe(connectionFailures.refused.es)
  expect(sayConnectionFailure('connect ECONNREFUSED 10.0.0.1:1', 'en')).toBe(connectionFailures.other.en)
})
