import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureTools } from '@etax/testkit'

const execute = promisify(execFile)

const missing = await ensureTools()
export const barcodesCanBeRead = !missing.includes('zbarimg') && !missing.includes('pdftoppm')
if (!barcodesCanBeRead) console.warn(`skipped: no ${missing.join(', ')} here to read a barcode with`)

/** Barcodes on the first page of a PDF, as a scanner reads them: `CODE-128:0123…`. */
export async function barcodesOf(pdf: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'etax-barcode-'))
  try {
    await writeFile(join(folder, 'ride.pdf'), pdf)
    await execute('pdftoppm', ['-r', '200', '-png', '-singlefile', join(folder, 'ride.pdf'), join(folder, 'page')])
    const { stdout } = await execute('zbarimg', ['-q', join(folder, 'page.png')])
    return stdout.trim().split('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
