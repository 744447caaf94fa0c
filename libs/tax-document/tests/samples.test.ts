import { describe, expect, test } from '@jest/globals'
import { documentTypeOf, summarizeDocument, writeDocument } from '../src/index.ts'
import { readDocument, validateXml } from '../src/xml.ts'
import { authorityErrors, hasAuthority, samples } from './authority.ts'

// The findings in wrong samples; the others pass. Their publishers changed keys to hide the issuer; really authorized
// samples have no other error.
const KNOWN_FAULTS: Record<string, string[]> = {
  'factura-1.1.0-bryancalisto-original.xml': ['DOC_50005', 'XML_30015'],
  'factura-1.1.0-bryancalisto-signed.xml': ['DOC_50005', 'XML_30015'],
  'factura-1.1.0-taxows-bill-multiple-items.xml': ['XML_20003'],
  'gr-1.0.0-bryancalisto-original.xml': ['XML_20003'],
  'gr-1.0.0-bryancalisto-signed.xml': ['XML_20003'],
  'lc-1.1.0-datil-2.xml': ['DOC_50003', 'DOC_20007'],
  'lc-1.1.0-teran-inconsistent.xml': ['DOC_30004'],
  'nc-1.1.0-bryancalisto-original.xml': ['DOC_50005'],
  'nc-1.1.0-bryancalisto-signed.xml': ['DOC_50005'],
  'nd-1.0.0-bryancalisto-original.xml': ['DOC_50005'],
  'nd-1.0.0-bryancalisto-signed.xml': ['DOC_50005'],
  'nd-1.0.0-datil-0.xml': ['XML_30015'],
  'nd-1.0.0-teran-invalid.xml': ['XML_20001'],
  'ret-1.0.0-bryancalisto-original.xml': ['DOC_50005'],
  'ret-1.0.0-bryancalisto-signed.xml': ['DOC_50005'],
  'ret-2.0.0-taxows-retention-with-supporting-and-additional-fields.xml': ['XML_30002'],
}
// Their publishers changed the key, or its registry number, after the authorization.
const CHANGED_KEYS = [
  'factura-1.1.0-taxows-bill-multiple-items.xml',
  'ret-2.0.0-taxows-retention-with-supporting-and-additional-fields.xml',
]
const UNVERSIONED = ['factura-2.1.0-skeleton.xml', 'nc-1.1.0-skeleton.xml']

const versioned = samples().filter(({ name }) => !UNVERSIONED.includes(name))

describe.each(versioned.length > 0 ? versioned : [{ name: 'no samples here', xml: '' }])('$name', ({ name, xml }) => {
  if (!hasAuthority) {
    test.skip('the samples lie beside the repository', () => {})
    return
  }
  const document = readDocument(xml)
  const { documentType, version } = document
  const isSound = authorityErrors(xml, documentType, version).length === 0

  test('gets the verdict it deserves', () => {
    const verdict = validateXml(xml)

    expect(verdict).toMatchObject({ documentType, version })
    expect(verdict.errors.map((error) => error.code)).toEqual(KNOWN_FAULTS[name] ?? [])
  })

  test('is read and written again without loss', () => {
    const again = writeDocument(document)

    expect(readDocument(again)).toEqual(document)
    expect(authorityErrors(again, documentType, version).length === 0).toBe(isSound)
  })

  test('can be shown', () => {
    const summary = summarizeDocument(document)

    expect(documentTypeOf(document.issuer.documentCode)).toBe(summary.documentType)
    expect(summary.customer.legalName).not.toBe('')
    expect(summary.totals.total).toMatch(/^\d+\.\d\d$/)
    // A waybill with a broken key has no issue date.
    expect(summary.issueDate).toMatch(name.startsWith('gr-1.0.0-bryan') ? /^$/ : /^20\d\d-\d\d-\d\d$/)
  })
})

if (hasAuthority) {
  test.each(versioned.filter(({ name }) => name.includes('-taxows-') && !CHANGED_KEYS.includes(name)))(
    '$name was really authorized, and is valid for us too',
    ({ xml }) => {
      expect(validateXml(xml)).toMatchObject({ valid: true })
    },
  )

  test('the skeletons name no version that has a schema', () => {
    for (const { xml } of samples().filter(({ name }) => UNVERSIONED.includes(name))) {
      expect(validateXml(xml).errors).toMatchObject([{ code: 'XML_10003', authorityCode: '48' }])
    }
  })
}
