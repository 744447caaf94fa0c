import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES = join(import.meta.dirname, 'sales-note')
const RIDE = 'describe-sales-note.ts'

export function addSeventhKind(root: string): void {
  const folder = join(root, 'libs/tax-document/src/kinds/sales-note')
  const ride = join(root, 'services/renderer/src/ride')
  mkdirSync(folder)
  for (const file of readdirSync(FILES)) {
    const name = file.replace(/\.txt$/, '')
    cpSync(join(FILES, file), join(name === RIDE ? ride : folder, name))
  }
  addLine(join(root, 'libs/tax-document/src/kinds/kinds.ts'), './sales-note/sales-note.ts', 'salesNote')
  addLine(join(ride, 'describe-ride.ts'), `./${RIDE}`, 'salesNoteBlocks')
}

function addLine(file: string, from: string, name: string): void {
  const text = readFileSync(file, 'utf8')
  const entry = text.replace(/^ {2}WAYBILL: /m, `  SALES_NOTE: ${name},\n$&`)
  if (entry === text) throw new Error(`${file} has no entry for WAYBILL`)
  writeFileSync(file, `import { ${name} } from '${from}'\n${entry}`)
}
