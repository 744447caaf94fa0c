import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { linesOf } from './read-lines.ts'

const limits = { lineBytes: 10, totalBytes: 100, lines: 3 }

async function read(chunks: string[], change: Partial<typeof limits> = {}) {
  const lines = linesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { ...limits, ...change })
  const texts: string[] = []
  for (;;) {
    const { value, done } = await lines.next()
    if (done) return { texts, cut: value }
    texts.push(value.tooLong ? `${value.index} too long` : `${value.index} ${value.bytes}`)
  }
}

test('lines are the same however the body is cut into pieces, with or without a last line break', async () => {
  const expected = { texts: ['0 {"a":1}', '1 {"b":"ñ"}'], cut: undefined }

  expect(await read(['{"a":1}\n\n  \r\n{"b":"ñ"}\n'])).toEqual(expected)
  expect(await read([...'{"a":1}\n\n  \r\n{"b":"'].concat('ñ', '"', '}'))).toEqual(expected)
})

test('a line that is too long is marked, and later lines are read', async () => {
  expect(await read(['{"a":1}\n', 'x'.repeat(8), 'y'.repeat(8), '\n{"b":1}\n'])).toEqual({
    texts: ['0 {"a":1}', '1 too long', '2 {"b":1}'],
    cut: undefined,
  })
})

test('more lines, or more bytes, than a body may have end it at the line that was not taken', async () => {
  expect(await read(['a\nb\nc\n'])).toMatchObject({ cut: undefined })
  expect(await read(['a\nb\nc\nd\n'])).toEqual({ texts: ['0 a', '1 b', '2 c'], cut: { index: 3, why: 'lines' } })
  expect(await read(['a\n', 'b\n', 'c\n'], { totalBytes: 5 })).toEqual({
    texts: ['0 a', '1 b'],
    cut: { index: 2, why: 'bytes' },
  })
})

test('no more of a body is read than was asked for', async () => {
  let count = 0
  async function* endless() {
    for (;;) {
      count += 1
      yield Buffer.from(`${count}\n`)
    }
  }
  const body = Readable.from(endless(), { highWaterMark: 1 })

  const lines = linesOf(body, { ...limits, lines: 1_000, totalBytes: 1_000_000 })
  await lines.next()
  await lines.next()

  expect(count).toBeLessThan(10)
  body.destroy()
})
