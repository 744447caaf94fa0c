import { contentStream } from '../layout/content-stream.ts'
import { paper } from '../layout/paper.ts'
import { bold } from '../layout/typeface.ts'
import { drawWatermark } from '../layout/watermark.ts'

/**
 * Every page draws the same blank form. Voiding appends the filled form to the file: an incremental update (ISO
 * 32000-1, 7.5.6) that does not need the document.
 */
export const blankMark = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, paper.width, paper.height], VoidMark: true }

/** Only for output of `writePdf`. */
export function markVoided(pdf: Buffer): Buffer {
  const form = formNumber(pdf)
  const tail = pdf.subarray(-1024).toString('latin1')
  const offset = pdf.length + 1
  const object = `${form} 0 obj\n${filledMark()}\nendobj\n`
  const entry = `xref\n${form} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
  const entries = ['Size', 'Root', 'Info', 'ID'].map(
    (key) => new RegExp(`/${key} (?:\\[.*?\\]|[^/>\\n]+)`).exec(tail)?.[0] ?? '',
  )
  const trailer = `trailer\n<< ${entries.join(' ')} /Prev ${previousTable(tail)} >>\n`
  const end = `startxref\n${offset + object.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(`\n${object}${entry}${trailer}${end}`, 'latin1')])
}

function filledMark(): string {
  const mark = contentStream()
  drawWatermark(mark, ['ANULADO'], 0.82)
  const content = mark.content()
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /${bold.baseFont} /Encoding /WinAnsiEncoding >>`
  const { Type, Subtype, BBox } = blankMark
  const resources = `<< /Font << /${bold.resource} ${font} >> >>`
  const dictionary = `/Type /${Type} /Subtype /${Subtype} /BBox [${BBox.join(' ')}] /Resources ${resources}`
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}endstream`
}

function formNumber(pdf: Buffer): string {
  const at = pdf.indexOf('/VoidMark')
  const before = pdf.subarray(Math.max(0, at - 200), at).toString('latin1')
  return before.slice(0, before.lastIndexOf(' 0 obj')).match(/\d+$/)?.[0] ?? ''
}

function previousTable(tail: string): string {
  return /startxref\n(\d+)/.exec(tail)?.[1] ?? ''
}
