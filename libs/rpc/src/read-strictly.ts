import { type MessageField, messageFields, platformErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors, rule } from '@etax/kernel'
import type { MethodDefinition } from '@grpc/proto-loader'

/**
 * The message in the bytes of a request, with known fields only: a field of a newer contract would be lost.
 * @throws AppError `invalid` VAL_10000 for unknown fields; SYS_10004 for other bytes
 */
export function readStrictly(
  { path, requestType, requestDeserialize }: MethodDefinition<object, object>,
  bytes: Buffer,
) {
  const { name } = requestType.type as { name: string }
  // Of /documents.v1.DocumentsService/IssueDocument.
  const home = path.slice(1, path.lastIndexOf('.'))
  const request = decoded(() => requestDeserialize(bytes))
  const details = decoded(() => unknownFields(messageFields(`${home}.${name}`), bytes, []))
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
  return request
}

function decoded<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw platformErrors.requestUnreadable({ cause })
  }
}

type Fields = ReadonlyMap<number, MessageField>

/** Enough for a caller. */
const MAX_UNKNOWN = 20

function unknownFields(fields: Fields, bytes: Buffer, path: readonly string[]): ErrorDetail[] {
  const problems: ErrorDetail[] = []
  const entries = new Map<number, number>()
  for (const { number, content } of fieldsIn(bytes)) {
    if (problems.length >= MAX_UNKNOWN) break
    const field = fields.get(number)
    if (field === undefined) {
      problems.push(unknownNumber(number, path))
      continue
    }
    const index = entries.get(number) ?? 0
    entries.set(number, index + 1)
    if (field.message === undefined || content === undefined) continue
    const place = [...path, field.isList ? `${field.name}[${index}]` : field.name]
    problems.push(...unknownFields(messageFields(field.message), content, place))
  }
  return problems
}

function unknownNumber(number: number, path: readonly string[]): ErrorDetail {
  const about = rule(
    `has the field number ${number}, which this version of the service does not know`,
    `tiene el campo número ${number}, que esta versión del servicio no conoce`,
  )
  return fieldErrors.unknown.at(path.join('.'), about)
}

/** @throws RangeError for bytes that are no message */
function* fieldsIn(bytes: Buffer): Generator<{ number: number; content: Buffer | undefined }> {
  let at = 0
  while (at < bytes.length) {
    const tag = varint()
    const kind = tag & 7
    const number = tag >>> 3
    if (kind === 2) {
      const length = varint()
      yield { number, content: bytes.subarray(at, at + length) }
      at += length
      continue
    }
    if (kind === 0) varint()
    else if (kind === 1) at += 8
    else if (kind === 5) at += 4
    else throw new RangeError(`wire type ${kind}`)
    yield { number, content: undefined }
  }

  function varint(): number {
    let value = 0
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = bytes.readUInt8(at++)
      if (shift < 32) value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value >>> 0
    }
    throw new RangeError('a number is too long')
  }
}
