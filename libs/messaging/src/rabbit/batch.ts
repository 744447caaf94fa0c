import { newId } from '@etax/kernel'
import type { MessageProperties } from 'amqplib'

/** A message within a delivery: what a delivery without batches carries one of. */
export interface Part {
  id: string
  content: Buffer
  headers: Record<string, string>
}

/** Names, in the header of a batch, its messages in order: where each one's bytes are, and what it was sent with. */
const HEADER = 'x-batch'

const BEGIN = Buffer.from('{"batch":[')
const BETWEEN = Buffer.from(',')
const END = Buffer.from(']}')

/** Several messages as one: readable JSON, and taken apart without being read. */
export function batchOf(parts: readonly Part[]): Part {
  const described = parts.map(({ id, content, headers }) => ({ id, length: content.length, headers }))
  const bytes = parts.flatMap(({ content }, index) => [index === 0 ? BEGIN : BETWEEN, content])
  return {
    id: newId(),
    content: Buffer.concat([...bytes, END]),
    headers: { [HEADER]: JSON.stringify(described) },
  }
}

/** A message as the broker delivers it. */
export function deliveryOf({
  content,
  properties,
}: {
  content: Buffer
  properties: Pick<MessageProperties, 'headers'> & { messageId?: unknown }
}): Part {
  const headers = Object.entries(properties.headers ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { id: String(properties.messageId), content, headers: Object.fromEntries(headers) }
}

/** The messages of a delivery: one, unless it is a batch. A batch that cannot be taken apart is left whole, for nobody to read. */
export function partsOf(delivery: Part): readonly Part[] {
  const header = delivery.headers[HEADER]
  if (header === undefined) return [delivery]
  const described = read(header)
  const length = described.reduce((sum, part) => sum + part.length + BETWEEN.length, BEGIN.length + END.length - 1)
  if (described.length === 0 || length !== delivery.content.length) return [delivery]
  let end = BEGIN.length - BETWEEN.length
  return described.map(({ id, length, headers }) => {
    const begin = end + BETWEEN.length
    end = begin + length
    return { id, headers, content: delivery.content.subarray(begin, end) }
  })
}

type Described = Omit<Part, 'content'> & { length: number }

function read(header: string): Described[] {
  try {
    const value: unknown = JSON.parse(header)
    return Array.isArray(value) && value.every(isDescribed) ? value : []
  } catch {
    return []
  }
}

function isDescribed(value: unknown): value is Described {
  if (typeof value !== 'object' || value === null) return false
  const { id, length, headers } = value as Record<string, unknown>
  return typeof id === 'string' && Number.isInteger(length) && Number(length) >= 0 && isTexts(headers)
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}
