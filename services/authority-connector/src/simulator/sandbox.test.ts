import { expect, test } from '@jest/globals'
import { inspectInSandbox } from './inspect-in-sandbox.ts'
import { inspectionThreads } from './inspection-threads.ts'
import { sandboxAnswers } from './sandbox.ts'

const now = new Date('2026-11-21T15:00:00Z')
const quiet = { warn: () => {} }
/** More elements than an ordinary document has. */
const large = { tenantId: 'w', signed: true, xml: `<factura version="1.1.0">${'<b/>'.repeat(20_000)}</factura>` }

test('a large document is inspected in a thread, with the same result', async () => {
  await using threads = inspectionThreads(quiet)

  expect(await threads.inspect(large, now)).toEqual(inspectInSandbox({ ...large, now }))
})

test('a document whose inspection takes too long gets no answer', async () => {
  await using threads = inspectionThreads(quiet, 1)
  const inspected = await threads.inspect(large, now)

  expect(inspected).toBeNull()
  const answers = sandboxAnswers(large, inspected)
  for (const answer of [answers.send({} as never, null), answers.ask({} as never, null, now)]) {
    expect(answer).toMatchObject({ kind: 'no-answer', arrived: 'no' })
  }
})

test.each([
  ['a second ago', -1_000, 'waits'],
  ['three seconds ago', -3_000, 'is decided'],
  ['in a day, by a clock that was ahead', 86_400_000, 'is decided'],
])('a delayed document received %s', (_, ms, expected) => {
  const xml =
    '<factura><detalles><detalle><codigoPrincipal>SIM-DELAY-2</codigoPrincipal></detalle></detalles></factura>'
  const receivedAt = new Date(now.getTime() + ms)
  const inspected = { accessKey: '1', reception: [], authorization: [] }
  const answer = sandboxAnswers({ xml }, inspected).ask({ accessKey: '1', xml, receivedAt } as never, null, now)

  expect('askAgainAt' in answer ? 'waits' : 'is decided').toBe(expected)
})
