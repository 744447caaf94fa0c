// The cost of a RIDE, from the authority's wrapper to the finished PDF: `node --conditions=@etax/source
// services/renderer/bench/ride.bench.ts`. Rates are per second of CPU time, independent of other load; the yardstick is
// taken in the same run.
import { pathToFileURL } from 'node:url'
import { foreignXml } from '@etax/tax-document/foreign'
import PDFDocument from 'pdfkit'
import { printRide } from '../src/outbound/print-ride.ts'
import { anInvoice, receiptAuthorized } from '../tests/an-authorized-receipt.ts'

export interface Row {
  name: string
  perSecond: number
  yardstick: string
  ratio: number
}

const print = printRide(foreignXml())

const MILLISECONDS = 1_500

export async function bench(): Promise<Row[]> {
  const blank = await rate(() => barePage(() => {}))
  const lettered = await rate(() => barePage(fortyTexts))
  const rows: Row[] = [
    { name: "pdfkit's bare page", perSecond: blank, yardstick: 'itself', ratio: 1 },
    {
      name: "pdfkit's page with 40 of its own texts",
      perSecond: lettered,
      yardstick: 'bare page',
      ratio: round(lettered / blank),
    },
  ]
  for (const lines of [5, 50, 500]) {
    const perSecond = await rate(printing(lines))
    rows.push({ name: `RIDE of ${lines} lines`, perSecond, yardstick: 'bare page', ratio: round(perSecond / blank) })
  }
  return rows
}

function printing(lines: number): () => Promise<unknown> {
  const { body } = receiptAuthorized(anInvoice(lines))
  return () => print(body, null)
}

function barePage(draw: (pdf: PDFKit.PDFDocument) => void): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4' })
  draw(pdf)
  return new Promise((resolve) => {
    pdf.on('data', () => {})
    pdf.on('end', resolve)
    pdf.end()
  })
}

function fortyTexts(pdf: PDFKit.PDFDocument): void {
  for (let line = 0; line < 40; line += 1)
    pdf.text(`Café de altura número ${line}`, 50, 50 + line * 15, { lineBreak: false })
}

/** Warms up first. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  await repeat(work, MILLISECONDS / 3)
  const { times, spent } = await repeat(work, MILLISECONDS)
  return Math.round((times * 1_000) / spent)
}

/** Reading the clock costs a tenth of a small RIDE: only every 10 ms. */
async function repeat(work: () => Promise<unknown>, milliseconds: number): Promise<{ times: number; spent: number }> {
  const start = process.cpuUsage()
  for (let times = 0; ; ) {
    for (const until = performance.now() + 10; performance.now() < until; times += 1) await work()
    const { user, system } = process.cpuUsage(start)
    const spent = (user + system) / 1_000
    if (spent >= milliseconds) return { times, spent }
  }
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await bench())
