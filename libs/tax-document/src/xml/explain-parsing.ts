/** What is wrong with a text that is not well-formed XML, by what libxml2 says of it. */
const SENTENCES: readonly [RegExp, string][] = [
  [/document is empty|start tag expected/i, 'There is no element where the document has to begin.'],
  [/opening and ending tag mismatch/i, 'An end tag does not belong to the element that is open.'],
  [/premature end of data/i, 'The text ends before all elements are closed.'],
  [
    /couldn't find end of start tag|error parsing attribute name|specification mandates value/i,
    'A start tag is malformed.',
  ],
  [/attvalue|unescaped '<' not allowed in attributes/i, 'The value of an attribute is malformed.'],
  [/attribute .* redefined/i, 'An attribute is written twice in one tag.'],
  [/expected '>'|'>' required|end ?tag/i, 'An end tag is malformed.'],
  [/extra content at the end/i, 'Something stands behind the end of the document.'],
  [/entityref|entity|charref/i, 'An ampersand or a reference is malformed: write & as &amp;.'],
  [/namespace prefix|namespace/i, 'A prefix is used that no namespace is declared for.'],
  [
    /encoding|utf-8|char(?:acter)? .*out of allowed range|invalid char/i,
    'A character is not one that XML may have, or not written in UTF-8.',
  ],
  [/cdata/i, 'A CDATA section is never closed.'],
  [/comment/i, 'A comment is malformed or never closed.'],
  [
    /xmldecl|xml declaration|processing instruction|\bPI\b/i,
    'The XML declaration or another instruction is malformed.',
  ],
]

/** One sentence in plain words. libxml2's own is not passed on: it is written for programmers of parsers. */
export function explainParsing(complaint: string): string {
  return SENTENCES.find(([pattern]) => pattern.test(complaint))?.[1] ?? 'The text is not well-formed XML here.'
}
