import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { readCertificate } from '../src/domain/certificate.ts'
import { examineSignature } from '../src/domain/examine-signature.ts'
import { prepareDocument } from '../src/domain/prepare-document.ts'
import type { Algorithm } from '../src/domain/xades.ts'
import { openKey } from '../src/open-keys.ts'
import { parseDocument } from '../src/outbound/libxml.ts'
import { readSignedDocument } from '../src/outbound/libxml-signed.ts'
import { signPrepared } from '../src/sign-document.ts'
import { makeCertificate, owner, rsaKey } from './make-certificate.ts'
import { makeInvoice } from './make-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'signature-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-11-21T14:15:30.987Z')
const key = keyOf(makeCertificate({ key: rsaKey(), subject: [...owner, ['E', 'a&b@c.ec'], ['OU', 'Ñ <1>']] }))

function keyOf({ key: privateKey, certificate }: ReturnType<typeof makeCertificate>) {
  return openKey({ certificate: readCertificate(certificate), privateKey, chain: 'UNCHECKED' })
}

function sign(xml: Buffer, algorithm: Algorithm = 'sha1'): Buffer {
  return signPrepared(xml, prepareDocument(xml, parseDocument), key, algorithm, now).xml
}

/** Undefined if xmlsec1 is not installed. */
const xmlsec = (() => {
  try {
    execFileSync('xmlsec1', ['--version'], { stdio: 'ignore' })
  } catch {
    console.warn('SKIPPED: xmlsec1 is not installed (apt-get install xmlsec1), so no independent judge of signatures')
    return undefined
  }
  return (signed: Buffer, root: string): string => {
    const file = join(folder, 'signed.xml')
    writeFileSync(file, signed)
    const properties = 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties'
    const options = [
      '--verify',
      '--insecure',
      '--id-attr:id',
      root,
      '--id-attr:Id',
      properties,
      '--enabled-key-data',
      'x509,rsa',
    ]
    try {
      execFileSync('xmlsec1', [...options, file], { stdio: 'pipe' })
      return 'OK'
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr)
    }
  }
})()

function expectGood(signed: Buffer, root = 'factura'): void {
  expect(examineSignature(readSignedDocument(signed), [], new Date()).valid).toBe(true)
  if (xmlsec !== undefined) expect(xmlsec(signed, root)).toBe('OK')
}

const outside = (path: string): URL => new URL(path, import.meta.url)
const shared = outside('../../../../shared/spec/authority/')
const examples = outside('../../../libs/tax-document/examples/')

function filesOf(base: URL, pattern: RegExp): [string, Buffer][] {
  try {
    return readdirSync(base, { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => [file, readFileSync(new URL(file, base))])
  } catch {
    console.warn(`SKIPPED: nothing to read in ${base.pathname}`)
    return []
  }
}

const rootOf = (xml: Buffer) => /<([a-zA-Z]+) [^>]*id="comprobante"/.exec(xml.toString())?.[1] ?? ''
const samples = filesOf(new URL('samples/', shared), /^(?!.*(signed|skeleton)).*\.xml$/)
const generated = filesOf(examples, /\.xml$/)

test.each([...generated, ...samples])('%s is signed, by its own bytes and by both judges', (_, xml) => {
  const signed = sign(xml)

  expectGood(signed, rootOf(xml))
  const end = `</${rootOf(xml)}>`
  const before = xml.toString().slice(0, xml.toString().lastIndexOf(end))
  expect(signed.toString().startsWith(before)).toBe(true)
  expect(signed.toString().slice(before.length).startsWith('<ds:Signature ')).toBe(true)
  expect(signed.toString().replace(/<ds:Signature .*<\/ds:Signature>/s, '')).toBe(xml.toString())
})

test('with SHA-256 it is signed as well', () => {
  const signed = sign(makeInvoice().xml, 'sha256')

  expectGood(signed)
  expect(signed.toString()).toContain('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
  expect(signed.toString()).not.toContain('sha1')
})

const invoice = makeInvoice().xml.toString()
const infoFactura = invoice.indexOf('<infoFactura>')
const described = (text: string) =>
  invoice.replace(/(<descripcion>).*?(<\/descripcion>)/, `$1${text.replace(/\$/g, '$$$$')}$2`)

describe('a caller’s document keeps every byte', () => {
  test.each([
    ['formatting', invoice.replaceAll('><', '>\n    <')],
    ['Windows line ends', invoice.replaceAll('><', '>\r\n\t<')],
    [
      'comments inside, before and behind',
      `${invoice.replace('<detalles>', '<!-- </factura> --><detalles>').replace('<factura', '<!-- uno -->\n<factura')}<!-- </factura> -->\n<!-- fin -->\n`,
    ],
    ['a comment inside a value', described('tor<!-- x -->nillo')],
    ['CDATA', described('<![CDATA[a < b && c ]]]]><![CDATA[>]]>')],
    ['references of every spelling', described('&#65;&#x41;&apos;&quot;&gt;&#13;&#9;&#10;&#x1F600;')],
    [
      'attributes of another order and quotes',
      invoice.replace('id="comprobante" version="1.1.0"', "version='1.1.0'   id='comprobante'"),
    ],
    ['empty-element tags', described('').replace('<descripcion></descripcion>', '<descripcion/>')],
    ['a blank in the end tag', invoice.replace('</factura>', '</factura  >')],
    ['a declaration with standalone', invoice.replace('?>', ' standalone="no"?>')],
    ['no declaration', invoice.replace(/^<\?.*?\?>\n/, '')],
    [
      'processing instructions',
      invoice.replace('<factura', '<?xml-stylesheet href="a.xsl"?><factura').replace('<detalles>', '<?p a?><detalles>'),
    ],
    [
      'comments around and inside',
      invoice.replace('<factura', '<!-- a --><factura').replace('</factura>', '<!-- b --></factura><!-- c -->'),
    ],
    ['a root with odd attributes', invoice.replace('<factura', '<factura a="/>" b="="')],
    [
      'namespaces on the root',
      invoice.replace(
        '<factura',
        '<factura xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:a="urn:u" xmlns:zz="urn:z" xsi:noNamespaceSchemaLocation="factura.xsd"',
      ),
    ],
    [
      'our prefixes bound to something else',
      invoice.replace('<factura', '<factura xmlns:ds="urn:otra" xmlns:etsi="urn:cosa"'),
    ],
    ['text that mentions signatures', described('http://www.w3.org/2000/09/xmldsig# id="comprobante"')],
    ['characters beyond the first plane', described('😀 𝒳 ñ \u00a0\u0085\u2028')],
    [
      'a greater-than sign in an attribute, as a reference and as it is',
      invoice
        .replace('nombre="Teléfono"', 'nombre="]]&gt;"')
        .replace('</infoAdicional>', '<campoAdicional nombre="]]>">]]&gt;</campoAdicional></infoAdicional>'),
    ],
    ['a tab and a line end in an attribute', invoice.replace('nombre="Teléfono"', 'nombre="a&#9;b\tc\nd"')],
  ])('%s', (_, text) => {
    const signed = sign(Buffer.from(text))

    expectGood(signed)
    expect(signed.toString().replace(/<ds:Signature .*<\/ds:Signature>/s, '')).toBe(text)
  })
})

describe('documents that cannot be signed safely are refused', () => {
  const doctype = '<!DOCTYPE factura [<!ENTITY a "b">]>'
  test.each([
    ['a doctype', invoice.replace('<factura', `${doctype}<factura`), 'SGN_20003'],
    ['an entity', `${doctype}${described('&a;').slice(invoice.indexOf('<factura'))}`, 'SGN_20003'],
    [
      'an entity from a file',
      `<!DOCTYPE factura [<!ENTITY a SYSTEM "file:///etc/passwd">]>${described('&a;').slice(invoice.indexOf('<factura'))}`,
      'SGN_20003',
    ],
    ['a signed document', sign(Buffer.from(invoice)).toString(), 'SGN_20006'],
    [
      'a signature hidden deeper',
      described('<x:Signature xmlns:x="http://www.w3.org/2000/09/xmldsig#"/>'),
      'SGN_20006',
    ],
    ['a second element of the same id', described('<b id="comprobante"/>'), 'SGN_20012'],
    ['the same id spelled otherwise', described('<b ID="comprobante"/>'), 'SGN_20012'],
    ['no id', invoice.replace(' id="comprobante"', ''), 'SGN_20012'],
    ['a default namespace', invoice.replace('<factura', '<factura xmlns="urn:u"'), 'SGN_20013'],
    [
      'a root with a prefix',
      invoice.replaceAll('factura ', 'x:factura xmlns:x="urn:u" ').replace('</factura', '</x:factura'),
      'SGN_20005',
    ],
    ['xml: attributes behind others', invoice.replace('<factura', '<factura a="/>" xml:lang="es"'), 'SGN_20013'],
    ['a relative namespace', invoice.replace('<factura', '<factura xmlns:a="u"'), 'SGN_20013'],
    ['a namespace whose name needs escaping', described('<b xmlns:a="urn:u&amp;v"/>'), 'SGN_20013'],
    ['xml: attributes on the root', invoice.replace('<factura', '<factura xml:space="preserve"'), 'SGN_20013'],
    ['an instruction behind the root', `${invoice}<?p </factura>?>`, 'SGN_20013'],
    ['a byte order mark', `\uFEFF${invoice}`, 'SGN_20004'],
    ['another encoding', invoice.replace('UTF-8', 'ISO-8859-1'), 'SGN_20004'],
    ['not well-formed', invoice.replace('</detalles>', ''), 'SGN_20002'],
    ['a control character', described('\u0001'), 'SGN_20002'],
    ['nothing', '', 'SGN_20002'],
    ['over a megabyte', described('x'.repeat(1024 * 1024)), 'SGN_20014'],
  ])('%s', (_, text, code) => {
    expect(() => sign(Buffer.from(text))).toThrow(expect.objectContaining({ code }))
  })

  test('bytes that are not UTF-8', () => {
    const xml = Buffer.concat([
      Buffer.from(invoice.slice(0, infoFactura)),
      Buffer.from([0xff]),
      Buffer.from(invoice.slice(infoFactura)),
    ])

    expect(() => sign(xml)).toThrow(expect.objectContaining({ code: 'SGN_20004' }))
  })
})

test('the signature has the parts of the authority’s sheet', () => {
  const signed = sign(makeInvoice().xml).toString()

  expect(signed).toContain('<etsi:SigningTime>2026-11-21T09:15:30-05:00</etsi:SigningTime>')
  expect(signed).toContain('Type="http://uri.etsi.org/01903#SignedProperties"')
  expect(signed).toContain('OU=Ñ \\&lt;1\\&gt;,EMAILADDRESS=a&amp;b@c.ec,CN=JUAN PÉREZ ÑÚÑEZ,O=PRUEBAS S.A.,C=EC')
  expect(signed).toContain(
    `<ds:X509SerialNumber>${BigInt(`0x${key.certificate.x509.serialNumber}`)}</ds:X509SerialNumber>`,
  )
  expect(signed).toContain('<ds:Exponent>AQAB</ds:Exponent>')
  expect(signed.match(/#rsa-sha1"|#sha1"/g)).toHaveLength(5)
})

test('the signature is valid by the schemas of XML Signature and XAdES', () => {
  const folderOf = new URL('xades/', shared)
  const schemas = filesOf(folderOf, /XAdES01903v132.*\.xsd$/)
  if (schemas.length === 0) return
  xmlRegisterFsInputProviders()
  using schema = XmlDocument.fromString(
    readFileSync(new URL('XAdES01903v132-201601.xsd', folderOf), 'utf8').replace(
      /schemaLocation="[^"]*xmldsig[^"]*"/,
      `schemaLocation="${new URL('xmldsig-core-schema.signxml.xsd', folderOf).pathname}"`,
    ),
  )
  using validator = XsdValidator.fromDoc(schema)
  const element = /<ds:Signature .*<\/ds:Signature>/s.exec(sign(makeInvoice().xml).toString())?.[0] ?? ''
  using signature = XmlDocument.fromString(element)
  const properties = /<etsi:QualifyingProperties.*<\/etsi:QualifyingProperties>/s.exec(element)?.[0] ?? ''
  const declared = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"'
  using qualifying = XmlDocument.fromString(
    properties.replace('<etsi:QualifyingProperties', `<etsi:QualifyingProperties ${declared}`),
  )

  validator.validate(signature)
  validator.validate(qualifying)
})
