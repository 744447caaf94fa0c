import { perform, type Tasks } from '../../../libs/tax-document/src/foreign/read-foreign.ts'
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

/** Documents that others wrote: read as its thread reads them. */
export const prebuiltXml: FuzzClass = {
  name: 'XML',
  share: 130,
  maxMs: 2_000,
  async open() {
    const corpus = examples('xml')
    return {
      corpus,
      words: WORDS,
      read(xml, random) {
        const found = random.pick(corpus).toString()
        const answer = perform({ task: random.pick(TASKS), xml, today: '2026-11-21', found })
        if ('defect' in answer) throw new Error(answer.defect)
        return 'refused' in answer ? 'refused' : 'accepted'
      },
    }
  },
}
