import { describe, expect, test } from '@jest/globals'
import { XmlDocument } from 'libxml2-wasm'
import { allKinds, shapeOf } from '../src/kinds/kinds.ts'
import { treeOf, treeOfText } from '../src/schema/tree.ts'
import { writerOf } from '../src/schema/write.ts'
import { xsdOf } from '../src/schema/xsd.ts'
import { parse } from '../src/xml/parse.ts'
import { plainlyValid, schemaErrors } from '../src/xml/schema-errors.ts'
import { authorityErrors, authorityXsd, hasAuthority } from './authority.ts'
import { type Chance, chance, randomModel, tamper } from './random.ts'
import { outlineOf } from './xsd-outline.ts'

const versions = allKinds.flatMap(({ documentType, root, versions }) =>
  versions.map((version) => ({ documentType, root, version, shape: shapeOf(documentType, version) })),
)
const DOCUMENTS = 15
const BROKEN_EACH = 8

describe.each(versions)('$documentType $version', ({ documentType, version, root, shape }) => {
  const write = writerOf(shape)
  const ourErrors = (xml: string): string[] => {
    const document = XmlDocument.fromString(xml)
    const complaints = schemaErrors(document, documentType, version)
    document.dispose()
    return complaints.map((complaint) => `${complaint.path} ${complaint.message}`)
  }
  const documents = (dice: Chance) => Array.from({ length: DOCUMENTS }, () => write(randomModel(shape, dice) as never))

  test('whatever its shape can write passes its schema', () => {
    for (const xml of documents(chance(1))) expect(ourErrors(xml)).toEqual([])
  })

  test('it is plainly valid too, signed or not', () => {
    for (const xml of documents(chance(4))) {
      expect(plainlyValid(xml)).toEqual({ documentType, version })
      expect(plainlyValid(withSignature(xml))).toEqual({ documentType, version })
    }
  })

  test('any changed document is plainly valid only if it is valid, and reads as the parser reads it', () => {
    const dice = chance(5)
    let accepted = 0
    for (const whole of documents(dice).flatMap((xml) => [xml, withSignature(xml)])) {
      for (let round = 0; round < 2 * BROKEN_EACH; round += 1) {
        const xml = dice.once(2) ? tamper(whole, dice) : scratch(whole, dice)
        if (plainlyValid(xml) === null) continue
        const parsed = parse(xml)
        if (!parsed.ok) throw new Error(`not well-formed: ${xml}`)
        expect(schemaErrors(parsed.xml, documentType, version)).toEqual([])
        expect(treeOfText(xml)).toEqual(treeOf(parsed.xml))
        parsed.xml.dispose()
        accepted += 1
      }
    }

    expect(accepted).toBeGreaterThan(10)
  })

  if (!hasAuthority) return

  test("our schema has the authority's elements, attributes, occurrences and bounds", () => {
    expect(outlineOf(xsdOf(shape), root)).toEqual(outlineOf(authorityXsd(documentType, version), root))
  })

  test('both schemas pass the same documents', () => {
    for (const xml of documents(chance(2))) {
      expect(ourErrors(xml)).toEqual([])
      expect(authorityErrors(xml, documentType, version)).toEqual([])
    }
  })

  test('both schemas refuse the same documents', () => {
    const dice = chance(3)
    let refused = 0
    for (const whole of documents(dice)) {
      for (let round = 0; round < BROKEN_EACH; round += 1) {
        const xml = tamper(whole, dice)
        const [ours, theirs] = [ourErrors(xml), authorityErrors(xml, documentType, version)]
        if (ours.length > 0 !== theirs.length > 0) throw new Error(`we: ${ours}\nthe authority: ${theirs}\n${xml}`)
        if (ours.length > 0) refused += 1
      }
    }

    expect(refused).toBeGreaterThan((DOCUMENTS * BROKEN_EACH) / 3)
  })
})

/** Adds a signature in the signer's form, with other contents. */
function withSignature(xml: string): string {
  const at = xml.lastIndexOf('</')
  const signature =
    '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#" Id="S1">' +
    '<ds:SignedInfo Id="I1"><ds:Reference Id="R1" URI="#comprobante"><ds:DigestValue>q+8=</ds:DigestValue></ds:Reference>' +
    '</ds:SignedInfo><ds:Object><etsi:Description>Pérez &amp; Hijos</etsi:Description></ds:Object></ds:Signature>'
  return xml.slice(0, at) + signature + xml.slice(at)
}

const SCRAPS = [
  '<',
  '>',
  '&',
  '"',
  "'",
  ' ',
  '\n',
  '/',
  '<a/>',
  '<!---->',
  ']]>',
  '&amp;',
  '&apos;',
  '&#13;',
  ' Id="x"',
  '0',
]
const ODD = [
  '\u0001',
  '\u0085',
  '\ud800',
  '\uffff',
  '🦙',
  'ñ',
  '.',
  '-',
  '<ds:X></ds:X>',
  '</ds:Signature>',
  '<![CDATA[x]]>',
]

function scratch(xml: string, dice: Chance): string {
  const at = dice.once(2) ? xml.indexOf('>', dice.below(xml.length)) + 1 : dice.below(xml.length)
  const [before, after] = [xml.slice(0, at), xml.slice(at)]
  if (dice.once(3)) return before + after.slice(dice.below(8))
  if (dice.once(3)) return before + after.slice(0, dice.below(60)) + after
  return before + dice.pick([...SCRAPS, ...ODD]) + after
}
