import { readdirSync, readFileSync } from 'node:fs'
import { type Document, writeDocument } from '@etax/tax-document'
import { readDocument } from '@etax/tax-document/xml'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { makeInvoice } from '../../tests/make-document.ts'
import { canonicalizeRoot, parseXml } from '../outbound/libxml.ts'
import { canonicalRootOf } from './canonical.ts'

const examples = new URL('../../../../libs/tax-document/examples/', import.meta.url)
const written = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.xml'))
  .map((file) => readFileSync(new URL(file, examples), 'utf8').replace(/\n$/, ''))

function judge(xml: Buffer): Buffer | null {
  try {
    const document = parseXml(xml)
    const root = canonicalizeRoot(document)
    document.dispose()
    return root
  } catch {
    return null
  }
}

test('every kind of document our own writer makes is canonical as written', () => {
  expect(written.length).toBeGreaterThanOrEqual(12)
  for (const text of written) {
    const xml = Buffer.from(text)
    expect(canonicalRootOf(xml)).not.toBeNull()
    expect(canonicalRootOf(xml)?.equals(judge(xml) as Buffer)).toBe(true)
  }
})

test('documents of our own writer are canonical with any text', () => {
  const character = fc.oneof(
    fc.constantFrom(
      '&',
      '<',
      '>',
      '"',
      "'",
      '\r',
      '\n',
      '\t',
      ' ',
      ']]>',
      '\u0085',
      '\u2028',
      '\u00a0',
      'ñ',
      '😀',
      '\u007f',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  const text = fc
    .array(character, { maxLength: 30 })
    .map((parts) => parts.join('').replace(/[^\P{Cc}\t\n\r\x7f-\x9f]|[\uFFFE\uFFFF]/gu, ''))
  const documents = written.map((xml) => readDocument(xml))
  const property = fc.property(fc.constantFrom(...documents), text, (document, value) => {
    const xml = Buffer.from(writeDocument(withTexts(document, value)))
    expect(canonicalRootOf(xml)?.equals(judge(xml) as Buffer)).toBe(true)
  })

  fc.assert(property, { numRuns: 300 })
})

function withTexts(document: Document, value: string): Document {
  const keep = new Set(['version', 'documentType'])
  const replaced = JSON.stringify(document, (key, old) =>
    typeof old === 'string' && /[a-z]/.test(old) && !keep.has(key) && !/^[A-Z_]+$/.test(old) ? value : old,
  )
  return JSON.parse(replaced) as Document
}

test('whatever is done to a document, it is called canonical only if it is', () => {
  const fragments = [
    '<',
    '>',
    '&',
    '"',
    "'",
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '/',
    '/>',
    '=',
    '!',
    '?',
    ';',
    '<a/>',
    '<a></a>',
    '<a>',
    '</a>',
    '<!-- x -->',
    '<!---->',
    '<!--->',
    '--',
    '-->',
    '<a b="1" />',
    '<a />',
    '<![CDATA[x]]>',
    ']]>',
    '<?p x?>',
    '<!DOCTYPE factura>',
    ' xmlns="u"',
    ' xmlns:a="u"',
    ' a="1"',
    ' A="1"',
    " a='1'",
    ' xml:lang="es"',
    '<a:b></a:b>',
    '&amp;',
    '&lt;',
    '&gt;',
    '&quot;',
    '&apos;',
    '&#13;',
    '&#xD;',
    '&#x9;',
    '&#9;',
    '&x;',
    '\u0000',
    '\u0001',
    '\u007f',
    '\u0085',
    '\u2028',
    '\uFFFE',
    '\uFFFF',
    '\uFEFF',
    'ñ',
    '😀',
    ' version="2"',
    ' b=""',
  ].map((fragment) => Buffer.from(fragment))
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.constantFrom(0, 0, 0, 0, 1, 5),
    insert: fc.oneof(
      fc.constantFrom(...fragments),
      fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
    ),
  })
  const { xml } = makeInvoice({ lines: 3 })
  let accepted = 0
  const property = fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
    const changed = changes.reduce((bytes, { at, remove, insert }) => {
      const place = Math.floor(at * bytes.length)
      return Buffer.concat([bytes.subarray(0, place), insert, bytes.subarray(place + remove)])
    }, xml)
    const root = canonicalRootOf(changed)
    if (root === null) return
    accepted++
    expect(judge(changed)?.equals(root)).toBe(true)
  })

  fc.assert(property, { numRuns: 20_000 })
  expect(accepted).toBeGreaterThan(100)
})

test.each([
  ['a comment', '<a>x<!-- <b> & - > -->y</a>', '<a>xy</a>'],
  ['an empty comment', '<a><!----></a>', '<a></a>'],
  ['an empty-element tag', '<a><b/></a>', '<a><b></b></a>'],
  ['one with attributes and a blank', '<a><b c="1" d="2" /></a>', '<a><b c="1" d="2"></b></a>'],
  [
    'line ends of Windows',
    '<?xml version="1.0" encoding="UTF-8"?>\r\n<a>\r\n<b></b>\r\n</a>\r\n',
    '<a>\n<b></b>\n</a>',
  ],
  ['a carriage return alone', '<a>\r</a>', '<a>\n</a>'],
  ['quotation marks as references', '<a>&quot;x&apos;</a>', '<a>"x\'</a>'],
  [
    'an escaped greater-than sign in an attribute',
    '<a b="]]&gt;&apos;" c="&quot;">&gt;</a>',
    '<a b="]]>\'" c="&quot;">&gt;</a>',
  ],
  ['a declaration in single quotes', "<?xml version='1.0' encoding='UTF-8'?>\n<a></a>", '<a></a>'],
])('%s is written anew, as the parser would', (_, xml, canonical) => {
  expect(canonicalRootOf(Buffer.from(xml))?.toString()).toBe(canonical)
  expect(judge(Buffer.from(xml))?.toString()).toBe(canonical)
})

test('a document with more changes than any real one goes to the parser', () => {
  expect(canonicalRootOf(Buffer.from(`<a>${'<b/>'.repeat(4_000)}</a>`))).not.toBeNull()
  expect(canonicalRootOf(Buffer.from(`<a>${'<b/>'.repeat(4_001)}</a>`))).toBeNull()
})

test('a document with more names than any schema goes to the parser', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `<b${n}></b${n}>`).join('')
  expect(canonicalRootOf(Buffer.from(`<a>${names(200)}</a>`))).not.toBeNull()
  expect(canonicalRootOf(Buffer.from(`<a>${names(300)}</a>`))).toBeNull()
})

test.each([
  ['CDATA', '<a><![CDATA[x]]></a>'],
  ['a processing instruction', '<a><?x y?></a>'],
  ['a namespace', '<a xmlns="u"></a>'],
  ['a prefixed name', '<a><b:c></b:c></a>'],
  ['attributes out of order', '<a c="1" b="2"></a>'],
  ['an attribute twice', '<a b="1" b="1"></a>'],
  ['single quotes', "<a b='1'></a>"],
  ['two blanks in a tag', '<a  b="1"></a>'],
  ['a blank in an end tag', '<a></a >'],
  ['a tab in an attribute', '<a b="\t"></a>'],
  ['a greater-than sign in text', '<a>></a>'],
  ['a reference that would be written otherwise', '<a>&#65;</a>'],
  ['an entity', '<a>&x;</a>'],
  ['an end tag of another name', '<a></b>'],
  ['an element left open', '<a><b></a>'],
  ['text behind the root', '<a></a>x'],
  ['two roots', '<a></a><b></b>'],
  ['a doctype', '<!DOCTYPE a><a></a>'],
  ['a byte order mark', '\uFEFF<a></a>'],
  ['a control character', '<a>\u0001</a>'],
  ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a></a>'],
  ['XML 1.1', '<?xml version="1.1" encoding="UTF-8"?><a></a>'],
  ['nesting beyond any document', '<a>'.repeat(40) + '</a>'.repeat(40)],
  ['nothing', ''],
  ['a root without an end tag', '<a/>'],
  ['two dashes in a comment', '<a><!-- x -- y --></a>'],
  ['a comment that ends in three dashes', '<a><!-- x ---></a>'],
  ['a comment without an end', '<a><!-- x </a>'],
  ['a control character in a comment', '<a><!-- \u0001 --></a>'],
  ['a comment before the root', '<!-- x --><a></a>'],
  ['a comment in a tag', '<a <!-- x -->></a>'],
  ['a comment in a name', '<a><b<!-- x -->c></bc></a>'],
  ['a blank at the end of a start tag', '<a><b ></b></a>'],
  ['an end tag of what was closed in between', '<a><b>1</b><b>1</b></b></a>'],
])('%s is left to the parser', (_, xml) => {
  expect(canonicalRootOf(Buffer.from(xml))).toBeNull()
})
