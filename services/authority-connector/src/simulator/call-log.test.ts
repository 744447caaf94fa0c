import { expect, test } from '@jest/globals'
import { type Call, violationsOf } from './call-log.ts'

const KEY = '1'.repeat(49)
const send = (answer: string, digest = 'a'): Call => ({ at: '', operation: 'send', accessKey: KEY, digest, answer })
const ask = (answer: string): Call => ({ at: '', operation: 'ask', accessKey: KEY, digest: null, answer })

test.each<[string, Call[], string[]]>([
  ['sent, asked, authorized', [send('RECIBIDA'), ask('AUTORIZADO')], []],
  ['the same bytes again after nothing was found', [send('RECIBIDA'), ask('not-found'), send('RECIBIDA')], []],
  ['corrected after it was returned', [send('DEVUELTA 35'), send('RECIBIDA', 'b')], []],
  ['other bytes for a known key', [send('html-502'), send('RECIBIDA', 'b')], [`other bytes for ${KEY}`]],
  ['sent again without asking', [send('RECIBIDA'), send('RECIBIDA')], [`sent again while in process: ${KEY}`]],
  [
    'sent again after 70',
    [send('DEVUELTA 70'), ask('EN PROCESO'), send('RECIBIDA')],
    [`sent again while in process: ${KEY}`],
  ],
])('%s', (_, calls, violations) => {
  expect(violationsOf(calls)).toEqual(violations)
})
