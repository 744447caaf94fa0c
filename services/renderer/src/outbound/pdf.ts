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
  /** Stands in the file as its date: the same document always gives the same bytes. */
  date: Date
}

/** Prints a ride. Pages come laid out; pdfkit makes the file around them. */
export function writePdf(ride: Ride, { logo, date }: PdfOptions): Promise<Buffer> {
  const { title, number } = ride.document
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    // none of its own: opening one costs more than printing a page
    font: '',
    lang: 'es-EC',
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: ride.issuer.legalName, CreationDate: date, Producer: '', Creator: '' },
  })
  const file = collect(pdf)
  const fonts = Object.fromEntries([regular, bold].map(({ resource, baseFont }) => [resource, fontOf(pdf, baseFont)]))
  const voidMark = pdf.ref({ ...blankMark })
  // Compressing takes longer to begin than to do.
  voidMark.compress = false
  voidMark.end(' ')
  layOut(ride, logo).forEach((content, index) => {
    pdf.addPage()
    Object.assign(pdf.page.fonts, fonts)
    pdf.page.xobjects.V = voidMark
    pdf.addContent(Buffer.from(content, 'latin1'))
    if (index === 0 && logo !== null) drawLogo(pdf, logo)
  })
  pdf.end()
  return file
}

/** By hand, because pdfkit would unpack a transparent picture anew for every document. */
function drawLogo(pdf: PDFKit.PDFDocument, { width, height, colors, filter, data }: LogoImage): void {
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
  pdf.addContent(`q ${size.width} 0 0 ${-size.height} ${x} ${y + size.height} cm /L Do Q`)
}

function fontOf(pdf: PDFKit.PDFDocument, baseFont: string): PDFKit.PDFKitReference {
  const font = pdf.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: baseFont, Encoding: 'WinAnsiEncoding' })
  font.end(null)
  return font
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
