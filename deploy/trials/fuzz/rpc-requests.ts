import fc, { type Arbitrary } from 'fast-check'
import type { Field, Method, Origin } from './rpc-method.ts'

/** A written field, and its value in the object; undefined where the object does not show it directly. */
interface Written {
  bytes: Buffer
  value?: unknown
}

/**
 * Requests of any method with typed fields in any order, some missing, repeated or unknown. `origins` holds the
 * expected scalar fields: the last of a repeated field.
 */
export function requestsMade(methods: readonly Method[], origins: WeakMap<Buffer, Origin>): Arbitrary<Buffer> {
  return fc.constantFrom(...methods).chain(({ path, requestType: { type } }) =>
    fc
      .record({
        fields: fieldsOf(type.field),
        unknown: fc.array(unknownField, { maxLength: 2 }),
        rest: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1),
      })
      .map(({ fields, unknown, rest }) => {
        const whole = Buffer.concat([...fields.map(({ bytes }) => bytes), ...unknown])
        const bytes = rest === 1 ? whole.subarray(0, whole.length - 1) : whole
        const values = Object.fromEntries(
          fields.flatMap(({ field, value }) => (value === undefined ? [] : [[nameOf(field), value]])),
        )
        origins.set(bytes, { path, values: rest === 1 ? {} : values })
        return bytes
      }),
  )
}

type WrittenField = Written & { field: Field }

function fieldsOf(fields: readonly Field[]): Arbitrary<WrittenField[]> {
  if (fields.length === 0) return fc.constant([])
  return fc.array(fc.constantFrom(...fields).chain(fieldOf), { maxLength: 12 })
}

function fieldOf(field: Field): Arbitrary<WrittenField> {
  const isRepeated = field.label === 'LABEL_REPEATED'
  return writtenAs(field).map(({ bytes, value }) => ({ field, bytes, ...(!isRepeated && { value }) }))
}

function nameOf({ name }: Field): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.toWellFormed()),
  fc.constantFrom('', 'x'.repeat(300), '01935a2e-7c1f-7abc-8def-0123456789ab', '2026-11-21', '__proto__', '\0'),
)

function writtenAs({ number, type }: Field): Arbitrary<Written> {
  switch (type) {
    case 'TYPE_STRING':
      return text.map((value) => ({ bytes: delimited(number, Buffer.from(value)), value }))
    case 'TYPE_BYTES':
      return fc.uint8Array({ maxLength: 60 }).map((array) => {
        const value = Buffer.from(array)
        return { bytes: delimited(number, value), value }
      })
    case 'TYPE_BOOL':
      return fc.boolean().map((value) => ({ bytes: Buffer.concat([key(number, 0), varint(value ? 1n : 0n)]), value }))
    case 'TYPE_INT32':
      return fc.integer().map((value) => {
        return { bytes: Buffer.concat([key(number, 0), varint(BigInt.asUintN(64, BigInt(value)))]), value }
      })
    case 'TYPE_UINT32':
      return fc.nat(2 ** 32 - 1).map((value) => {
        return { bytes: Buffer.concat([key(number, 0), varint(BigInt(value))]), value }
      })
    case 'TYPE_INT64':
    case 'TYPE_UINT64':
      return fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map((value) => {
        return { bytes: Buffer.concat([key(number, 0), varint(value)]), value: String(value) }
      })
    case 'TYPE_DOUBLE':
      return fc.double({ noNaN: true }).map((value) => {
        const bytes = Buffer.alloc(8)
        bytes.writeDoubleLE(value)
        return { bytes: Buffer.concat([key(number, 1), bytes]), value }
      })
    case 'TYPE_MESSAGE':
      return inner.map((bytes) => ({ bytes: delimited(number, bytes) }))
    default:
      return fc.nat(9).map((value) => ({ bytes: Buffer.concat([key(number, 0), varint(BigInt(value))]) }))
  }
}

const inner: Arbitrary<Buffer> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), text), { maxLength: 3 })
  .map((fields) => Buffer.concat(fields.map(([number, value]) => delimited(number, Buffer.from(value)))))

const unknownField: Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(1_000, 18_999, 2 ** 29 - 1),
    fc.constantFrom(0, 1, 2, 5),
    fc.uint8Array({ minLength: 8, maxLength: 8 }),
  )
  .map(([number, wire, bytes]) => {
    if (wire === 2) return delimited(number, Buffer.from(bytes))
    const value = wire === 0 ? varint(BigInt(bytes[0] ?? 0)) : Buffer.from(bytes).subarray(0, wire === 1 ? 8 : 4)
    return Buffer.concat([key(number, wire), value])
  })

function delimited(number: number, content: Buffer): Buffer {
  return Buffer.concat([key(number, 2), varint(BigInt(content.length)), content])
}

function key(number: number, wire: number): Buffer {
  return varint((BigInt(number) << 3n) | BigInt(wire))
}

function varint(value: bigint): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  return Buffer.from([...bytes, Number(rest)])
}
