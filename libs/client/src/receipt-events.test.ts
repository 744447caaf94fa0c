import { expect, test } from '@jest/globals'
import { eventsIn, linesIn } from './receipt-events.ts'

function streamOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)))
}

test('events are separate wherever the bytes are cut', async () => {
  const text =
    'retry: 3000\n\n: still waiting\n\nid: 1\nevent: status\ndata: {"a":"ñ"}\n\nid:2\r\ndata: x\r\ndata: y\r\n\r\n'
  const bytes = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte))

  expect(await Array.fromAsync(eventsIn(streamOf(...bytes)))).toEqual([
    { id: '1', event: 'status', data: '{"a":"ñ"}' },
    { id: '2', event: 'message', data: 'x\ny' },
  ])
})

test('an incomplete event of a broken connection is skipped', async () => {
  expect(await Array.fromAsync(eventsIn(streamOf('id: 1\ndata: half')))).toEqual([])
})

test('a last line without its end counts only where it must be whole', async () => {
  expect(await Array.fromAsync(linesIn(streamOf('a\nb')))).toEqual(['a'])
  expect(await Array.fromAsync(linesIn(streamOf('a\nb'), { last: 'whole' }))).toEqual(['a', 'b'])
})
