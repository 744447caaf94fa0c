import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { logoSize } from '../layout/head-band.ts'
import { layOut, logoCorner } from '../layout/lay-out.ts'
import { paper } from '../layout/paper.ts'
import { bold, regular } from '../layout/typeface.ts'
import type { LogoImage } from '../ports.ts'
import type { Ride } from '../ride/ride.ts'
import { blankMark } from './void-mark.ts'

export interface PdfOptions {
  logo: LogoImage | null
  /** The date in the file: the same document always gives the same bytes. */
  date: Date
}

/** Nearly as small as zlib's default, in half the time. */
const LEVEL = 3

/** pdfkit writes the file around the laid-out pages. */
export function writePdf(ride: Ride, { logo, date }: PdfOptions): Buffer {
  const { title, number } = ride.document
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    compress: false,
    autoFirstPage: false,
    // pdfkit's default font is off: opening one costs more than a page.
    font: '',
    lang: 'es-EC',
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: ride.issuer.legalName, CreationDate: date, Producer: '', Creator: '' },
  })
  const file = collected(pdf)
  const fonts = Object.fromEntries([regular, bold].map(({ resource, baseFont }) => [resource, fontOf(pdf, baseFont)]))
  const voidMark = pdf.ref({ ...blankMark })
  voidMark.end(' ')
  layOut(ride, logo).forEach((content, index) => {
    pdf.addPage()
    Object.assign(pdf.page.fonts, fonts)
    pdf.page.xobjects.V = voidMark
    addCompressed(pdf, index === 0 && logo !== null ? content + drawnLogo(pdf, logo) : content)
  })
  pdf.end()
  return Buffer.concat(file)
}

/** Collects pdfkit's output directly: memory needs no stream. */
function collected(pdf: PDFKit.PDFDocument): Uint8Array[] {
  const chunks: Uint8Array[] = [pdf.read()]
  pdf.push = (chunk: Uint8Array | null) => chunk !== null && chunks.push(chunk) > 0
  return chunks
}

/** Follows pdfkit's own first stream, which flips the page. */
function addCompressed(pdf: PDFKit.PDFDocument, content: string): void {
  const stream = pdf.ref({ Filter: 'FlateDecode' })
  stream.end(deflateSync(Buffer.from(content, 'latin1'), { level: LEVEL }))
  Object.assign(pdf.page.dictionary.data, { Contents: [pdf.page.content, stream] })
}

/** pdfkit would unpack a transparent picture again for every document. */
function drawnLogo(pdf: PDFKit.PDFDocument, { width, height, colors, filter, data }: LogoImage): string {
  const image = pdf.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: colors,
    Filter: filter,
  })
  image.end(data)
  pdf.page.xobjects.L = image
  const size = logoSize({ width, height })
  const { x, y } = logoCorner
  return `q ${size.width} 0 0 ${-size.height} ${x} ${y + size.height} cm /L Do Q\n`
}

function fontOf(pdf: PDFKit.PDFDocument, baseFont: string): PDFKit.PDFKitReference {
  const font = pdf.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: baseFont, Encoding: 'WinAnsiEncoding' })
  font.end(null)
  return font
}
