import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order } from '@etax/tax-document'
import { foreignXml } from '@etax/tax-document/foreign'
import { afterAll, expect, test } from '@jest/globals'
import { logoImage } from '../src/outbound/logo-image.ts'
import { printRide } from '../src/outbound/print-ride.ts'
import { aPng } from './a-png.ts'
import { anInvoice, authorized, receiptAuthorized } from './an-authorized-receipt.ts'
import { orders } from './orders.ts'

// Checked with other tools: Debian's poppler-utils and zbar-tools.
const missing = ['pdftoppm', 'pdftotext', 'zbarimg'].filter(
  (tool) => spawnSync(tool, ['--version']).error !== undefined,
)
if (missing.length > 0) console.warn(`skipped, not on the PATH: ${missing.join(', ')}`)
const testWithTools = missing.length > 0 ? test.skip : test

const print = printRide(foreignXml())
const folder = mkdtempSync(join(tmpdir(), 'ride-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function file(order: Order, { voided = false, sandbox = true, logo = false } = {}) {
  const { body } = receiptAuthorized(order)
  const receipt = {
    ...body.receipt,
    environment: sandbox ? ('sandbox' as const) : ('production' as const),
    simulated: sandbox,
    voided: voided ? { at: '2026-11-22T00:00:00.000Z', reason: 'error' } : null,
  }
  const picture = logo ? await logoImage(aPng({ width: 300, height: 100 })) : null
  const { pdf } = await print({ xml: authorized(order).xml, receipt }, picture)
  const path = join(folder, 'ride.pdf')
  writeFileSync(path, pdf)
  return path
}

function run(tool: string, ...args: string[]) {
  const { stdout, stderr } = spawnSync(tool, args, { maxBuffer: 64 * 1024 * 1024 })
  return { stdout: stdout.toString(), stderr: stderr.toString(), bytes: stdout.toString('hex') }
}

testWithTools.each(Object.keys(orders))('%s: a barcode reader reads the access key off the page', async (name) => {
  const order = orders[name] as Order
  const pdf = await file(order, { logo: true })

  run('pdftoppm', '-r', '150', '-f', '1', '-l', '1', '-gray', '-png', pdf, join(folder, name))

  expect(run('zbarimg', '-q', join(folder, `${name}-1.png`)).stdout).toBe(`CODE-128:${authorized(order).accessKey}\n`)
})

testWithTools('another PDF reader reads a valid file with all its text', async () => {
  const { stdout, stderr } = run('pdftotext', '-layout', await file(anInvoice(40), { sandbox: false }), '-')

  expect(stderr).toBe('')
  expect(stdout).toMatch(/P-1 +2\.00 +Café de altura número 1 +12\.345678 +0\.00 +24\.69/)
  expect(stdout).toContain('Razón social / Nombres y apellidos: María José Peña Núñez')
  expect(stdout).toContain('Página 2 de 2')
})

testWithTools('drawn characters can be copied and searched', async () => {
  const invoice = anInvoice(1) as Extract<Order, { documentType: 'INVOICE' }>
  const items = invoice.items.map((item) => ({ ...item, description: 'Łódź → Kraków ✓ 😀 Жук' }))

  const { stdout, stderr } = run('pdftotext', '-layout', await file({ ...invoice, items }, { sandbox: false }), '-')

  expect(stderr).toBe('')
  expect(stdout.replace(/ +/g, ' ')).toContain('Łódź → Kraków ✓ 😀 Жук')
})

testWithTools('a voided document looks voided on every page, and is a valid file', async () => {
  const pagesOf = async (voided: boolean) => {
    const pdf = await file(anInvoice(40), { sandbox: false, voided })
    return ['1', '2'].map((page) => run('pdftoppm', '-r', '30', '-f', page, '-l', page, '-gray', pdf))
  }

  const [valid, voided] = [await pagesOf(false), await pagesOf(true)]

  voided.forEach((page, index) => {
    expect(page.stderr).toBe('')
    expect(page.bytes === valid[index]?.bytes).toBe(false)
  })
})
