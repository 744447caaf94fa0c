import { withoutDeclaration } from './without-declaration.ts'

/** Written anew, a document grows by blanks and references; a text that is so much longer is another document. */
const MAX_GROWTH = 4
const MAX_ADDED = 65_536

/** What can be told of two texts without parsing them, which is most of the time; null where they must be read. */
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
