import { expect, test } from '@jest/globals'
import { resultOf } from './smtp.ts'

const reply = (responseCode: number, code: string, command: string) => ({
  code,
  command,
  responseCode,
  permanent: responseCode >= 500 && responseCode !== 503,
  response: `${responseCode} said`,
  message: 'failed',
})

test.each([
  ['no such mailbox', reply(550, 'EENVELOPE', 'RCPT TO'), 'refused'],
  ['greylisted', reply(450, 'EENVELOPE', 'RCPT TO'), 'later'],
  ['content refused', reply(554, 'EMESSAGE', 'DATA'), 'refused'],
  ['content deferred', reply(451, 'EMESSAGE', 'DATA'), 'later'],
  ['our sender refused', reply(550, 'EENVELOPE', 'MAIL FROM'), 'later'],
  ['our login refused', reply(535, 'EAUTH', 'AUTH PLAIN'), 'later'],
  ['service closing', reply(421, 'ECONNECTION', 'CONN'), 'later'],
  ['nobody there', { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED' }, 'later'],
  ['cut at the end of DATA', { code: 'ECONNECTION', command: 'CONN', message: 'Connection closed' }, 'later'],
  [
    'too large by what the server announced',
    { code: 'EMESSAGE', command: 'MAIL FROM', message: 'too large' },
    'refused',
  ],
] as const)('%s', (_, error, kind) => {
  expect(resultOf(error)).toMatchObject({ kind })
})
