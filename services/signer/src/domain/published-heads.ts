import type { Anchor } from './audit.ts'

/**
 * Reads heads from an answer of `verify-audit`, a file of heads, or a log of the signer (lines "audit sealed"). Docker
 * and Kubernetes may add a prefix or wrap lines in objects; pino-pretty writes one value per line. It ignores other
 * text.
 */
export function readPublishedHeads(text: string): Anchor[] {
  const answer = parsed(text)
  if (isRecord(answer) && Array.isArray(answer.heads)) return answer.heads.flatMap(headOf)
  const lines = text.replaceAll(COLOURS, '').split('\n')
  return [...lines.flatMap(headInLine), ...headsOverLines(lines)]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const COLOURS = /\u001b\[[\d;]*m/g

/** Reads from the first brace: a container's name, a time or words of pino-pretty come before. */
function headInLine(line: string): Anchor[] {
  const from = line.indexOf('{')
  if (from === -1) return []
  const value = parsed(line.slice(from, line.lastIndexOf('}') + 1))
  // Docker's own files have {"log":"…"}; other tools have `message`.
  const inner = isRecord(value) ? (value.log ?? value.message) : undefined
  return typeof inner === 'string' ? headInLine(inner) : headOf(value)
}

const VALUE = /^(.*?)\b(chain|number|hash): "?([\w-]+)"?,?\s*$/

/** Lines of several containers may mix: the prefix identifies the container. */
function headsOverLines(lines: readonly string[]): Anchor[] {
  const heads: Anchor[] = []
  const begun = new Map<string, Record<string, unknown>>()
  for (const line of lines) {
    const [, before = '', name = '', value = ''] = VALUE.exec(line) ?? []
    if (name === '') continue
    const head: Record<string, unknown> = {
      ...(name === 'chain' ? {} : begun.get(before)),
      [name]: name === 'number' ? Number(value) : value,
    }
    const [complete] = headOf(head)
    if (complete !== undefined) heads.push(complete)
    begun.set(before, complete === undefined ? head : {})
  }
  return heads
}

function headOf(value: unknown): Anchor[] {
  if (!isRecord(value)) return []
  const { chain, number, hash } = value
  if (typeof chain !== 'string' || typeof hash !== 'string' || !Number.isSafeInteger(number)) return []
  return [{ chain, number: Number(number), hash }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
