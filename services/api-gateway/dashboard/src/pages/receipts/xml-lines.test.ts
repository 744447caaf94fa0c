import { expect, test } from '@jest/globals'
import { xmlLines } from './xml-lines.ts'

const indentedLines = (xml: string) =>
  xmlLines(xml).map(({ depth, pieces }) => '  '.repeat(depth) + pieces.map(({ text }) => text).join(''))

test('each element has a line, indented by its depth', () => {
  expect(
    indentedLines('<factura id="comprobante" version="1.1.0"><info><ruc>1799999990001</ruc><nada/></info></factura>'),
  ).toEqual([
    '<factura id="comprobante" version="1.1.0">',
    '  <info>',
    '    <ruc>1799999990001</ruc>',
    '    <nada/>',
    '  </info>',
    '</factura>',
  ])
})

test("the document in the authority's answer is read too", () => {
  const answer =
    '<autorizacion><comprobante><![CDATA[<?xml version="1.0"?><a><b>1</b></a>]]></comprobante></autorizacion>'

  expect(indentedLines(answer)).toEqual([
    '<autorizacion>',
    '  <comprobante>',
    '    <![CDATA[',
    '      <?xml version="1.0"?>',
    '      <a>',
    '        <b>1</b>',
    '      </a>',
    '    ]]>',
    '  </comprobante>',
    '</autorizacion>',
  ])
})

test('names, attributes, values and texts have different kinds', () => {
  const [line] = xmlLines('<campo nombre="Dirección">Quito &amp; Loja</campo>')

  expect(line?.pieces).toEqual([
    { kind: 'mark', text: '<' },
    { kind: 'name', text: 'campo' },
    { kind: 'attribute', text: ' nombre' },
    { kind: 'mark', text: '=' },
    { kind: 'value', text: '"Dirección"' },
    { kind: 'mark', text: '>' },
    { kind: 'text', text: 'Quito &amp; Loja' },
    { kind: 'mark', text: '</' },
    { kind: 'name', text: 'campo' },
    { kind: 'mark', text: '>' },
  ])
})

test('blanks between elements have no lines, and an empty element has one', () => {
  expect(indentedLines('<a>\n  <b></b>\n</a>')).toEqual(['<a>', '  <b></b>', '</a>'])
})

test.each(['<', '<a', ']]', 'a < b', '<a x=1>', '</a></a>', '<!-- x', ''])(
  '%j is shown and breaks nothing',
  (broken) => {
    expect(indentedLines(broken).join('').replaceAll(' ', '')).toContain(broken.replaceAll(' ', '').replace('x=1', ''))
  },
)
