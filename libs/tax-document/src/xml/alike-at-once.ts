import { withoutDeclaration } from './without-declaration.ts'

/** Rewriting adds blanks and references; a text that grows more is another document. */
const MAX_GROWTH = 4
const MAX_ADDED = 65_536

/** Compares two texts without parsing, which usually suffices; null where they must be parsed. */
export function alikeAtOnce(sent: string, authorized: string): 'same' | 'different' | null {
  if (sent === authorized || plain(sent) === plain(authorized)) return 'same'
  return outgrows(authorized, sent) || outgrows(sent, authorized) ? 'different' : null
}

function plain(text: string): string {
  return withoutDeclaration(text).replaceAll('\r\n', '\n').trim()
}

function outgrows(text: string, other: string): boolean {
  return text.length > MAX_GROWTH * other.length + MAX_ADDED
}
