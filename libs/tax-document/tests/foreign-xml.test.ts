import { readFileSync } from 'node:fs'
import { AppError } from '@etax/kernel'
import { longestTurnMs, processorMs } from '@etax/testkit'
import { afterAll, expect, test } from '@jest/globals'
import { checkLimits, XML_LIMITS } from '../src/foreign/check-limits.ts'
import { type ForeignXml, foreignXml } from '../src/foreign/foreign-xml.ts'
import { plainTree } from '../src/foreign/plain-tree.ts'
import { treeOf } from '../src/schema/tree.ts'
import { withParsed } from '../src/xml/parse.ts'
import { validateXml } from '../src/xml/validate-xml.ts'
import { withoutDeclaration } from '../src/xml/without-declaration.ts'
import { writeAuthorization } from '../src/xml/write-authorization.ts'
import { samples } from './authority.ts'
import { hostileXml } from './hostile-xml.ts'
import { type Chance, chance } from './random.ts'

const TODAY = '2026-11-21'
const MIB = XML_LIMITS.bytes
const anInvoice = readFileSync(new URL('../examples/invoice/every-rate.xml', import.meta.url))

const foreign = foreignXml()

afterAll(async () => {
  await foreign[Symbol.asyncDispose]()
})

function refusalOf(xml: string | Uint8Array): { code: string; message: string } | null {
  try {
    checkLimits(Buffer.from(xml))
    return null
  } catch (error) {
    if (!AppError.is(error) || error.kind !== 'invalid') throw error
    return { code: error.code, message: error.message }
  }
}

test.each([
  ['brackets in a value', 120_000, 'The value of an attribute is longer than 8,192 bytes.'],
  ['attributes of one element', 600_000, 'An element has more than 64 attributes.'],
  ['attributes of one element', 160_000, 'An element has more than 64 attributes.'],
  ['one attribute many times', 1_000, 'An element has more than 64 attributes.'],
  ['attributes of many elements', 500_000, 'The XML has more than 20,000 attributes.'],
  ['namespaces in scope of many elements', 16_000, 'An element has more than 32 namespaces in scope.'],
  ['namespaces at every level', 245_000, 'An element has more than 32 namespaces in scope.'],
  ['depth', 1_000, 'The XML has elements nested more than 64 levels deep.'],
  ['elements', 100_000, 'The XML has more than 20,000 elements.'],
  ['names', 1_000, 'A name is longer than 256 bytes.'],
  ['comments', 100_000, 'The XML has more than 5,000 comments, instructions and CDATA sections.'],
  ['CDATA sections', 100_000, 'The XML has more than 5,000 comments, instructions and CDATA sections.'],
])('%s, %d bytes of it, is refused before it is parsed', (name, size, message) => {
  expect(refusalOf(hostileXml[name]?.(size) ?? '')).toEqual({ code: 'XML_10006', message })
})

test.each([
  ['a document type declaration', '<!DOCTYPE a><a/>', 'XML_10001'],
  ['one behind the declaration and a comment', '<?xml version="1.0"?><!-- --><!DOCTYPE a><a/>', 'XML_10001'],
  ['bytes that are not UTF-8', Buffer.from('<a>\xf1</a>', 'latin1'), 'XML_10007'],
  ['UTF-16 with a mark', Buffer.from('\ufeff<a/>', 'utf16le'), 'XML_10007'],
  ['UTF-16 without one', Buffer.from('<?xml version="1.0"?><a/>', 'utf16le'), 'XML_10007'],
  ['another encoding in the declaration', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 'XML_10007'],
  ['one behind a byte order mark', '\ufeff<?xml version="1.0" encoding=\'utf-16\'?><a/>', 'XML_10007'],
  ['one far behind', `<?xml version="1.0"${' '.repeat(5_000)}encoding="UTF-16"?><a/>`, 'XML_10007'],
  ['a relative namespace', '<a xmlns="relative"/>', 'XML_10009'],
  ['a relative namespace with a prefix', "<a><b xmlns:c='../x'/></a>", 'XML_10009'],
  ['more than 1 MiB', `<a>${' '.repeat(MIB)}</a>`, 'XML_10006'],
])('%s is refused before it is parsed', (_what, xml, code) => {
  expect(refusalOf(xml)?.code).toBe(code)
})

test('what looks like markup within comments, CDATA and values is not counted', () => {
  const inside = '<b>'.repeat(XML_LIMITS.depth + 1)
  expect(
    refusalOf(`<a b='${inside.slice(0, 200)}' c="/>"><!--${inside}--><![CDATA[${inside}]]><?d ${inside}?></a>`),
  ).toBeNull()
})

test.each(['\n', '\t', '\r\n', '  '])('attributes are counted whatever blank is between them: %j', (blank) => {
  const many = Array.from({ length: 65 }, (_, n) => `a${n} = ''`).join(blank)
  expect(refusalOf(`<a${blank}${many}${blank}/>`)?.code).toBe('XML_10006')
})

test('namespaces that are out of scope do not count as in scope', () => {
  const one = (n: number) => `<b xmlns:a${n}="urn:a"><c xmlns:b="urn:b"/></b>`
  expect(refusalOf(`<a>${Array.from({ length: 400 }, (_, n) => one(n)).join('')}</a>`)).toBeNull()
})

test('every example, in its wrapper too, is within the limits and read alike', async () => {
  const xml = anInvoice.toString()
  const wrapper = writeAuthorization({ state: 'AUTORIZADO', environment: 'PRUEBAS', document: xml, messages: [] })

  const [bare, wrapped, read] = await Promise.all([
    foreign.open(anInvoice),
    foreign.open(Buffer.from(wrapper)),
    foreign.readAuthorized(wrapper),
  ])

  expect(bare).toMatchObject({ wrapper: null, xml, summary: { documentType: 'INVOICE', ruc: '1799999990001' } })
  expect(wrapped).toEqual({ ...bare, wrapper: expect.objectContaining({ state: 'AUTORIZADO' }) })
  expect(read.document.issuer.accessKey).toBe(bare.summary.accessKey)
  expect(await foreign.inspect(anInvoice, TODAY)).toMatchObject({ verdict: { valid: true }, hasSignature: false })
  expect(await foreign.validate(anInvoice, TODAY)).toEqual(validateXml(xml, { today: TODAY }))
})

test('what stands in a wrapper has the same limits', async () => {
  const wrapper = hostileXml['a wrapper in a wrapper']?.(100_000) ?? ''
  await expect(foreign.open(Buffer.from(wrapper))).rejects.toMatchObject({ kind: 'invalid', code: 'XML_10006' })
})

test('a document type declaration is a finding where findings are the answer, and an error elsewhere', async () => {
  const xml = Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')

  expect(await foreign.validate(xml, TODAY)).toMatchObject({ valid: false, errors: [{ code: 'XML_10001', line: 1 }] })
  await expect(foreign.summarize(xml)).rejects.toMatchObject({ kind: 'invalid', code: 'XML_10001' })
})

test('at most 200 findings are returned', () => {
  const misplaced = `<factura id="comprobante" version="1.1.0">${'<b c=""/>'.repeat(1_000)}</factura>`
  const malformed = `<a>${'&b;'.repeat(1_000)}</a>`
  const details = anInvoice.toString().match(/<detalle>.*?<\/detalle>/s)?.[0] ?? ''
  const wrong = details.replace(/<precioUnitario>[^<]*/, '<precioUnitario>999999').repeat(400)
  const off = anInvoice.toString().replace('</detalles>', `${wrong}</detalles>`)

  for (const xml of [misplaced, malformed, off]) {
    const { errors, warnings } = validateXml(xml, { today: TODAY })
    expect(errors.length).toBeGreaterThan(0)
    expect(errors.length + warnings.length).toBeLessThanOrEqual(200)
  }
})

test('a document that takes too long is refused, its thread ended, and the next one has another', async () => {
  await using hasty = foreignXml({ threads: 1, timeoutMs: 1 })
  const slow = Buffer.from(`<a>${'<b c="d">e</b>'.repeat(19_000)}</a>`)

  await expect(hasty.summarize(slow)).rejects.toMatchObject({ kind: 'invalid', code: 'XML_10008' })
  await expect(hasty.summarize(slow)).rejects.toMatchObject({ kind: 'invalid', code: 'XML_10008' })
})

test('large documents are compared in a thread', async () => {
  const sent = `<a>${'<b c="d">e</b>'.repeat(5_000)}</a>`
  const anew = `<?xml version="1.0" encoding="ISO-8859-1"?>\n${sent.replaceAll('"', "'")}`

  expect(await foreign.compare(sent, anew)).toBe('same')
  expect(await foreign.compare(sent, anew.replace('>e<', '>f<'))).toBe('different')
  expect(await foreign.compare(sent, anew.replace('</a>', ''))).toBe('unreadable')
  // Other texts than tax documents are unreadable, at no cost.
  expect(await foreign.compare(sent, hostileXml['attributes of one element']?.(60_000) ?? '')).toBe('unreadable')
  await using hasty = foreignXml({ threads: 1, timeoutMs: 1 })
  await expect(hasty.compare(sent, anew)).rejects.toMatchObject({ code: 'XML_10008' })
})

test('when too many wait, the next one is refused for now', async () => {
  await using small = foreignXml({ threads: 1, maxWaiting: 2 })

  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => small.summarize(anInvoice)))

  expect(answers.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(3)
  expect(answers[4]).toMatchObject({ reason: { kind: 'unavailable', code: 'XML_50001', retryAfter: 2 } })
})

test('after the disposal nothing is read, and no call waits forever', async () => {
  const closing = foreignXml({ threads: 1 })
  const pending = [closing.summarize(anInvoice), closing.summarize(anInvoice)]
  const settled = Promise.allSettled(pending)
  await closing[Symbol.asyncDispose]()

  for (const answer of await settled) expect(answer).toMatchObject({ reason: { code: 'XML_50001' } })
  await expect(closing.summarize(anInvoice)).rejects.toMatchObject({ code: 'XML_50001' })
})

/** A hostile text, or a real document with changed or repeated bytes. */
function anyXml({ below, once, pick }: Chance): Buffer {
  if (!once(3)) return Buffer.from(pick(Object.values(hostileXml))(10 ** (2 + below(5)))).subarray(0, MIB)
  const bytes = Buffer.from(anInvoice)
  for (let changes = below(10); changes > 0; changes -= 1) {
    bytes[below(bytes.length)] = once(2) ? below(256) : (bytes[below(bytes.length)] as number)
  }
  const from = below(bytes.length)
  const part = bytes.subarray(from, from + below(2_000))
  const times = once(3) ? Math.floor((MIB - bytes.length) / (part.length + 1)) : 1
  return Buffer.concat([bytes.subarray(0, from), ...Array.from({ length: times }, () => part), bytes.subarray(from)])
}

const entrances: ((to: ForeignXml, xml: Buffer) => Promise<unknown>)[] = [
  (to, xml) => to.summarize(xml),
  (to, xml) => to.open(xml),
  (to, xml) => to.validate(xml, TODAY),
  (to, xml) => to.inspect(xml, TODAY),
  (to, xml) => to.readAuthorized(xml.toString()),
]

/** Sends a document to every entry; returns the longest turn of the event loop, in milliseconds. */
function longestTurnBy(xml: Buffer): Promise<number> {
  return longestTurnMs(async () => {
    const answers = await Promise.allSettled(entrances.map((enter) => enter(foreign, xml)))
    for (const answer of answers) {
      if (answer.status === 'fulfilled') continue
      expect(answer.reason).toMatchObject({ kind: 'invalid', code: expect.stringMatching(/^XML_1/) })
    }
  })
}

const MAX_DELAY_MS = 250
const seconds = Number(process.env.FUZZ_SECONDS ?? 4)

test(
  'no input of 1 MiB holds the event loop for 250 ms, and each is answered or refused by name',
  async () => {
    const dice = chance(Number(process.env.FUZZ_SEED ?? 20_261_121))
    let worst = { delay: 0, begins: '' }
    for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
      const xml = anyXml(dice)
      const delay = await longestTurnBy(xml)
      if (delay > worst.delay) worst = { delay, begins: xml.toString('latin1', 0, 80) }
    }
    if (process.env.FUZZ_SECONDS !== undefined) console.log('held the event loop longest:', worst)
    expect(worst.delay).toBeLessThan(MAX_DELAY_MS)
  },
  (seconds + 60) * 1_000,
)

const PIECES = [
  ...[
    '<',
    '>',
    '/',
    '&',
    '"',
    "'",
    '=',
    ' ',
    '\n',
    '\t',
    '\r\n',
    ':',
    '-',
    'a',
    '1',
    ']]>',
    '</a>',
    '<a>',
    '<a/>',
    '<a />',
    '<a >',
  ],
  ...[
    '&amp;',
    '&#13;',
    '&#xA;',
    '&#x1F999;',
    '&#0;',
    '&#xD800;',
    '&#99999999;',
    '&b;',
    '&amp',
    '<![CDATA[]]>',
    '<![CDATA[<a>&]]&gt;]]>',
  ],
  ...[
    '<!-- a -->',
    '<!--',
    '<?a b?>',
    '<!DOCTYPE a>',
    ' a="1"',
    ' a="1" a="2"',
    " a='1'",
    ' a="&lt;\t"',
    ' a="<"',
    'a="1"',
    ' a=1',
  ],
  ...[
    ' xmlns="http://a.ec/"',
    ' xmlns=""',
    ' xmlns:a="urn:a:b"',
    ' xmlns:a=""',
    ' xmlns:a="relative"',
    ' xmlns:xml="urn:a:b"',
  ],
  ...[
    ' xmlns:a="http://www.w3.org/2000/xmlns/"',
    ' xmlns:a="http://www.w3.org/XML/1998/namespace"',
    ' xml:lang="es"',
    ' a:b="1"',
  ],
  ...[
    ' xmlns:a="http://a.ec/ b"',
    ' xmlns:a="http://a.ec/%"',
    ' xmlns:a="urn:a:b" xmlns:b="urn:a:b"',
    '<a:b/>',
    '<b:a>',
    '</b:a>',
    '<:a/>',
  ],
  ...[
    'ñ',
    '<ñ/>',
    '🦙',
    '\ud83e',
    '\0',
    '\x1f',
    '\x7f',
    '\x85',
    '\u2028',
    '\ufffe',
    '\uffff',
    '\ufeff',
    '<1/>',
    '<a',
    '<a:a:a/>',
    '<-/>',
  ],
]

const signed = `<?xml version="1.0" encoding="UTF-8"?><factura id="comprobante" version="1.1.0">
  <infoTributaria><ruc>1799999990001</ruc><razonSocial>Ñandú &amp; Hijos</razonSocial></infoTributaria>
  <infoAdicional><campoAdicional nombre="&quot;e&#39;mail">a@b.ec</campoAdicional></infoAdicional>
  <ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#" Id="S1"><ds:SignedInfo>
  <ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/></ds:SignedInfo><ds:Object><etsi:A/></ds:Object>
  </ds:Signature></factura>`

function altered(xml: string, { below, once, pick }: Chance): string {
  let text = xml
  for (let changes = 1 + below(2); changes > 0; changes -= 1) {
    const at = below(text.length + 1)
    const piece = once(4) ? text.slice(below(text.length)).slice(0, below(60)) : pick(PIECES)
    text = text.slice(0, at) + piece + text.slice(at + (once(2) ? 0 : below(20)))
  }
  return text
}

function parsedTree(text: string): unknown {
  try {
    return withParsed(text, treeOf)
  } catch (error) {
    return error
  }
}

test('whatever is read without the parser, the parser reads alike', () => {
  const dice = chance(Number(process.env.FUZZ_SEED ?? 20_261_122))
  const ours = writeAuthorization({ state: 'AUTORIZADO', environment: 'PRUEBAS', document: signed, messages: [] })
  const documents = [anInvoice.toString(), signed, ours, ...samples().map(({ xml }) => xml)].map(withoutDeclaration)
  let plain = 0

  for (let round = 0; round < documents.length + 4_000 * seconds; round += 1) {
    const text = documents[round] ?? altered(round % 2 === 0 ? withoutDeclaration(signed) : dice.pick(documents), dice)
    const tree = plainTree(text)
    if (tree === null) continue
    plain += 1
    expect([text, refusalOf(text)]).toEqual([text, null])
    expect([text, parsedTree(text)]).toEqual([text, tree])
  }

  expect(plain).toBeGreaterThan(500)
  for (const text of documents.slice(0, 3)) expect(plainTree(text)).not.toBeNull()
})

test('the elements of what is parsed are read in time that grows with their number', () => {
  const sizes = {
    'brackets in a value': 120_000,
    'attributes of one element': 600_000,
    'namespaces at every level': 245_000,
  }
  for (const [name, size] of Object.entries(sizes)) {
    const begun = processorMs()
    withParsed(hostileXml[name]?.(size) ?? '', treeOf)
    expect(processorMs() - begun).toBeLessThan(2_000)
  }
})
