import { expect, test } from '@jest/globals'
import { compareDocuments } from '../src/xml.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const SIGNATURE =
  '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="S"><ds:SignedInfo/><ds:SignatureValue>\nAb+/\n</ds:SignatureValue></ds:Signature>'
const BODY =
  '<infoTributaria><razonSocial>Café &amp; Té "X"</razonSocial><ruc>1790011674001</ruc><vacio></vacio></infoTributaria>' +
  '<infoFactura><importeTotal>23.00</importeTotal></infoFactura><detalles><detalle><codigo>A&gt;1</codigo></detalle></detalles>'
const sent = `${DECLARATION}<factura id="comprobante" version="1.1.0">${BODY}${SIGNATURE}</factura>`
const bare = sent.slice(DECLARATION.length)

test.each([
  ['the very bytes', sent],
  ['without its declaration', bare],
  ['with another declaration', `<?xml version='1.0' encoding='ISO-8859-1' standalone="no" ?>\n${bare}`],
  ['with a byte order mark and outer blanks', `\uFEFF${sent}\r\n\r\n `],
  ['with other line ends', sent.replaceAll('\n', '\r\n')],
  ['with blanks between elements', sent.replaceAll(/<(?=infoFactura|detalle|ds:SignedInfo|\/detalle)/g, '\n  <')],
  [
    'with other quotes and order of attributes',
    sent.replace('id="comprobante" version="1.1.0"', "version='1.1.0'  id='comprobante'"),
  ],
  ['with other references', sent.replace('&amp;', '&#38;').replace('"X"', '&quot;X&quot;').replace('é', '&#xE9;')],
  ['with CDATA in it', sent.replace('23.00', '<![CDATA[23.00]]>').replace('Café &amp; Té', '<![CDATA[Café & Té]]>')],
  ['with short empty tags', sent.replace('<vacio></vacio>', '<vacio/>')],
  ['with a comment', sent.replace('<detalles>', '<!-- of the authority --><detalles>')],
  ['without the signature', sent.replace(SIGNATURE, '')],
])('the authority gives it back %s: the same document', (_, authorized) => {
  expect(compareDocuments(sent, authorized)).toBe('same')
})

test.each([
  ['another total', sent.replace('23.00', '23000.00')],
  ['a digit at the end', sent.replace('23.00', '23.000')],
  ['another registry number', sent.replace('1790011674001', '1790011674002')],
  ['a blank within a value', sent.replace('23.00', ' 23.00')],
  ['a line break in place of a blank', sent.replace('Café &amp; Té', 'Café\n&amp; Té')],
  ['a blank where nothing was', sent.replace('<vacio></vacio>', '<vacio> </vacio>')],
  ['another letter case', sent.replace('Café', 'CAFÉ')],
  ['an accent less', sent.replace('Café', 'Cafe')],
  ['an element more', sent.replace('</detalles>', '<detalle/></detalles>')],
  ['an element less', sent.replace('<vacio></vacio>', '')],
  ['another order', sent.replace(/(<infoFactura>.*<\/infoFactura>)(<detalles>.*<\/detalles>)/, '$2$1')],
  ['another attribute', sent.replace('version="1.1.0"', 'version="1.0.0"')],
  ['an attribute more', sent.replace('id="comprobante"', 'id="comprobante" x="1"')],
  ['another signature', sent.replace('Ab+/', 'Ac+/')],
  ['a second signature', sent.replace(SIGNATURE, SIGNATURE + SIGNATURE)],
  ['another total, without the signature', sent.replace(SIGNATURE, '').replace('23.00', '23000.00')],
  ['a signature of another namespace', sent.replace('2000/09/xmldsig#', '2000/09/xmldsig')],
  ['an instruction', sent.replace('<detalles>', '<?x y?><detalles>')],
  ['something much longer', sent.replace('<detalles>', `<detalles>${'<detalle/>'.repeat(10_000)}`)],
])('%s: another document', (_, authorized) => {
  expect(compareDocuments(sent, authorized)).toBe('different')
  expect(compareDocuments(authorized, sent)).toBe('different')
})

test.each(['', 'no XML', sent.slice(0, -5), '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'])(
  'what is no document says nothing: %s',
  (authorized) => {
    expect(compareDocuments(sent, authorized)).toBe('unreadable')
  },
)

test('another declared encoding is compared as the authority reads its bytes', () => {
  const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${bare}`
  const read = Buffer.from(bare).toString('latin1')

  expect(compareDocuments(latin, `${DECLARATION}\n${read.replace('<vacio></vacio>', '<vacio/>')}`)).toBe('same')
})

test('comparing a large document takes little of the processor', () => {
  const lines = Array.from({ length: 4_000 }, (_, n) => `<detalle><codigo>A${n}</codigo></detalle>`)
  const large = `<factura>${lines.join('')}</factura>`
  const started = process.cpuUsage()

  expect(compareDocuments(large, `<factura>${lines.join('\n')}</factura>`)).toBe('same')
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(250)
})
