import fc, { type Arbitrary } from 'fast-check'
import { writeDocument } from '../../../libs/tax-document/src/documents/write-document.ts'
import { perform, type Tasks } from '../../../libs/tax-document/src/foreign/read-foreign.ts'
import { allKinds, type Document } from '../../../libs/tax-document/src/kinds/kinds.ts'
import { chance, randomModel, tamper } from '../../../libs/tax-document/tests/random.ts'
import { examples } from './documents.ts'
import type { FuzzClass } from './fuzz-class.ts'

const TASKS: readonly (keyof Tasks)[] = ['inspect', 'inspect', 'open', 'summarize', 'readAuthorized', 'read', 'compare']

const WORDS = [
  ...['<!DOCTYPE x [<!ENTITY a "b">]>', '&a;', '&#0;', '&#x110000;', '<![CDATA[', ']]>', '<!--', '-->', '<?x', '?>'],
  ...['<factura>', '</factura>', ' version="2.1.0"', ' xmlns="urn:x"', '<campoAdicional nombre="">x</campoAdicional>'],
  ...[
    '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>',
    '<autorizacion><comprobante>',
    'encoding="UTF-16"',
  ],
]

export const prebuiltXml: FuzzClass = {
  name: 'XML',
  share: 130,
  maxMs: 2_000,
  async open() {
    const corpus = examples('xml')
    return {
      corpus,
      words: WORDS,
      structured,
      read(xml, random) {
        const authorityXml = random.pick(corpus).toString()
        const task = random.pick(TASKS)
        const answer = perform({ task, xml, today: '2026-11-21', authorized: authorityXml })
        if ('defect' in answer) throw new Error(answer.defect)
        if ('refused' in answer) return 'refused'
        if (task === 'read') sameOnceWritten(answer.value as Document)
        return 'accepted'
      },
    }
  },
}

const bases = examples('xml').map(String)

/** A document of any schema version, or an example, with up to some elements changed. */
const structured: Arbitrary<Buffer> = fc
  .record({
    kind: fc.constantFrom(...allKinds),
    seed: fc.nat(),
    times: fc.constantFrom(0, 1, 1, 2, 4),
    form: fc.constantFrom('bare', 'bare', 'bare', 'wrapped', 'indented', 'of Windows'),
  })
  .map(({ kind, seed, times, form }) => {
    const dice = chance(seed)
    const version = dice.pick(kind.versions)
    const model = { documentType: kind.documentType, version, ...randomModel(kind.shape(version), dice) }
    let xml = dice.once(4) ? dice.pick(bases) : writeDocument(model as unknown as Document)
    for (let n = 0; n < times && /<([A-Za-z]+)>[^<]*<\/\1>/.test(xml); n++) xml = tamper(xml, dice)
    return Buffer.from(formed(xml, form))
  })

function formed(xml: string, form: string): string {
  if (form === 'indented') return xml.replaceAll('><', '>\n  <')
  if (form === 'of Windows') return `\ufeff${xml.replaceAll('><', '>\r\n<')}`
  if (form === 'bare') return xml
  const inside = `<![CDATA[${xml.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
  return `<autorizacion><estado>AUTORIZADO</estado><numeroAutorizacion>${'1'.repeat(49)}</numeroAutorizacion><fechaAutorizacion>2026-11-21T15:04:05-05:00</fechaAutorizacion><ambiente>PRUEBAS</ambiente><comprobante>${inside}</comprobante><mensajes/></autorizacion>`
}

/** @throws Error when the document changes after a write and a read */
function sameOnceWritten(document: Document): void {
  const written = writeDocument(document)
  const again = perform({ task: 'read', xml: Buffer.from(written), today: '2026-11-21', authorized: '' })
  if (!('value' in again)) throw new Error(`what was read cannot be read again: ${JSON.stringify(again)}`)
  if (writeDocument(again.value as Document) !== written)
    throw new Error('written and read again, it is another document')
}
