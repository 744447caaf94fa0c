import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { XmlDocument } from 'libxml2-wasm'
import { draftDocument, numberDraft, summarizeDocument, writeDocument } from '../src/index.ts'
import { readDocument, validateXml } from '../src/xml.ts'
import { authorityErrors, hasAuthority } from './authority.ts'
import { exampleNames, exampleOf, examplesFolder } from './golden-examples.ts'

// Each example is an order with its document. UPDATE=1 writes the documents.
describe.each(exampleNames)('%s', (name) => {
  const { order, issuer, today, number } = exampleOf(name)
  const outcome = draftDocument(order, issuer, { today })
  if (!outcome.ok) throw new Error(`${name}: ${JSON.stringify(outcome.violations)}`)
  const { xml, accessKey } = numberDraft(outcome.draft, number)

  test('becomes the document it became before', () => {
    const golden = join(examplesFolder, `${name}.xml`)
    if (process.env.UPDATE || !existsSync(golden)) writeFileSync(golden, xml)

    expect(xml).toBe(readFileSync(golden, 'utf8'))
  })

  test('is its own canonical form after the declaration, but for > in attributes', () => {
    const parsed = XmlDocument.fromString(xml)
    const canonical = parsed.canonicalizeToString()
    parsed.dispose()

    const body = xml.slice(xml.indexOf('?>') + 2)
    expect(canonical).toBe(body.replaceAll(/="[^"]*"/g, (value) => value.replaceAll('&gt;', '>')))
  })

  test('keeps its length when it is numbered', () => {
    expect(Buffer.byteLength(xml)).toBe(Buffer.byteLength(outcome.draft.xml))
  })

  test('passes our schema and rules', () => {
    expect(validateXml(xml, { today })).toMatchObject({ valid: true, errors: [], documentType: order.documentType })
  })

  test('is read back as it was written', () => {
    const document = readDocument(xml)

    expect(document.issuer.accessKey).toBe(accessKey)
    expect(writeDocument(document)).toBe(xml)
  })

  test('shows the same when it is read as when it was drafted', () => {
    // A document shows its rounding only where the other one differs. Withheld documents have their path in the order,
    // or in the XML.
    const { customer, xml: _, taxRounding, withholds, ...summarised } = outcome.draft
    const { customer: read, ...summary } = summarizeDocument(readDocument(xml))

    expect(summary).toMatchObject(summarised)
    expect([taxRounding, null]).toContain(summary.taxRounding)
    expect(summary.withholds).toMatchObject(withholds.map(({ documentCode, number }) => ({ documentCode, number })))
    expect(read.identification).toBe(customer.identification)
    expect(read.legalName).toBe(customer.legalName)
  })

  if (hasAuthority) {
    test("passes the authority's own schema", () => {
      expect(authorityErrors(xml, outcome.draft.documentType, outcome.draft.version)).toEqual([])
    })
  }
})
