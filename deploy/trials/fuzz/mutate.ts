import type { Random } from '../harness/random.ts'

const EDGES = [
  '\0',
  '\u202e',
  '\ufeff',
  '\ud83e\udd99',
  '🦙'.repeat(40),
  '-1',
  '1e400',
  '9'.repeat(400),
  '..',
  '%00',
  '\r\n',
]
const MAX_BYTES = 40_000

export function mutated(input: Buffer, words: readonly string[], corpus: readonly Buffer[], random: Random): Buffer {
  let bytes: Buffer = Buffer.from(input)
  const times = 1 + random.below(random.pick([1, 2, 4, 16]))
  for (let n = 0; n < times; n++) bytes = random.pick(WAYS)(bytes, { words, corpus, random })
  return bytes.subarray(0, MAX_BYTES)
}

interface Sources {
  words: readonly string[]
  corpus: readonly Buffer[]
  random: Random
}

type Way = (bytes: Buffer, sources: Sources) => Buffer

const flipBit: Way = (bytes, { random }) => {
  const at = random.below(Math.max(1, bytes.length))
  if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8))
  return bytes
}

const setByte: Way = (bytes, { random }) => {
  const at = random.below(Math.max(1, bytes.length))
  if (at < bytes.length) bytes[at] = random.pick([0, 0x7f, 0x80, 0xff, random.below(256)])
  return bytes
}

const cut: Way = (bytes, { random }) => {
  const [from, to] = rangeIn(bytes, random)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
}

const repeat: Way = (bytes, { random }) => {
  const [from, to] = rangeIn(bytes, random)
  const times = random.pick([1, 1, 2, 8, 200])
  return inserted(bytes, to, Buffer.concat(Array.from({ length: times }, () => bytes.subarray(from, to))))
}

const end: Way = (bytes, { random }) => bytes.subarray(0, random.below(bytes.length + 1))

const insertWord: Way = (bytes, { words, random }) =>
  inserted(bytes, random.below(bytes.length + 1), Buffer.from(random.pick([...words, ...EDGES])))

const insertBytes: Way = (bytes, { random }) =>
  inserted(bytes, random.below(bytes.length + 1), random.bytes(1 + random.below(12)))

const splice: Way = (bytes, { corpus, random }) => {
  const other = random.pick(corpus)
  const [from, to] = rangeIn(other, random)
  const [at, until] = rangeIn(bytes, random)
  return Buffer.concat([bytes.subarray(0, at), other.subarray(from, to), bytes.subarray(until)])
}

const otherNumber: Way = (bytes, { random }) => {
  const text = bytes.toString('latin1')
  const numbers = [...text.slice(0, MAX_BYTES).matchAll(/\d+/g)]
  if (numbers.length === 0) return bytes
  const { 0: digits, index } = random.pick(numbers)
  const other = random.pick([
    '0',
    '-1',
    '00',
    '2147483648',
    '1e9',
    '0.0000001',
    '9'.repeat(50),
    '',
    String(random.below(99)),
  ])
  return Buffer.from(text.slice(0, index) + other + text.slice(index + digits.length), 'latin1')
}

const otherValue: Way = (bytes, { words, random }) => {
  const text = bytes.toString('latin1')
  const values = [...text.slice(0, MAX_BYTES).matchAll(/"[^"]*"|>[^<]*<|,[^,\n]*/g)]
  if (values.length === 0) return bytes
  const { 0: value, index } = random.pick(values)
  const word = Buffer.from(random.pick([...words, ...EDGES, 'null', 'true', '[]', '{}'])).toString('latin1')
  const quoted = random.once(3) ? word : `${value[0]}${word}${value.length > 1 ? value.at(-1) : ''}`
  return Buffer.from(text.slice(0, index) + quoted + text.slice(index + value.length), 'latin1')
}

const WAYS: readonly Way[] = [
  ...[flipBit, setByte, cut, repeat, end, insertWord, insertBytes, splice],
  ...[otherNumber, otherNumber, otherValue, otherValue, otherValue],
]

function inserted(bytes: Buffer, at: number, more: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
}

function rangeIn(bytes: Buffer, random: Random): [from: number, to: number] {
  const from = random.below(bytes.length + 1)
  return [from, Math.min(bytes.length, from + 1 + random.below(random.pick([2, 16, 256])))]
}
