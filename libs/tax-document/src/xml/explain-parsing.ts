import type { ErrorFacts } from '../errors/document-errors.ts'

type Broken = ErrorFacts<'notWellFormed'>['reason']

/** Reasons of malformed XML, by libxml2's messages. */
const REASONS: readonly [RegExp, Broken][] = [
  [/document is empty|start tag expected/i, 'noElement'],
  [/opening and ending tag mismatch/i, 'otherEndTag'],
  [/premature end of data/i, 'unclosed'],
  [/couldn't find end of start tag|error parsing attribute name|specification mandates value/i, 'startTag'],
  [/attvalue|unescaped '<' not allowed in attributes/i, 'attributeValue'],
  [/attribute .* redefined/i, 'attributeTwice'],
  [/expected '>'|'>' required|end ?tag/i, 'endTag'],
  [/extra content at the end/i, 'afterEnd'],
  [/entityref|entity|charref/i, 'reference'],
  [/namespace prefix|namespace/i, 'prefix'],
  [/encoding|utf-8|char(?:acter)? .*out of allowed range|invalid char/i, 'character'],
  [/cdata/i, 'cdata'],
  [/comment/i, 'comment'],
  [/xmldecl|xml declaration|processing instruction|\bPI\b/i, 'instruction'],
]

/** libxml2's message is for developers of parsers, and is replaced. */
export function explainParsing(complaint: string): Broken {
  return REASONS.find(([pattern]) => pattern.test(complaint))?.[1] ?? 'here'
}
