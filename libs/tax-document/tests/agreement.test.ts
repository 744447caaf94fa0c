import { describe, expect, test } from '@jest/globals'
import { XmlDocument } from 'libxml2-wasm'
import { allKinds, shapeOf } from '../src/kinds.ts'
import { writerOf } from '../src/schema/write.ts'
import { xsdOf } from '../src/schema/xsd.ts'
import { schemaErrors } from '../src/xml/schema-errors.ts'
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
