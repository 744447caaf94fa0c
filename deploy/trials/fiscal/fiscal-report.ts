// npm run fiscal:report: issues two hundred orders, recomputes every figure with another decimal library, and writes
// docs/fiscal-report.md and its tables. Fails on a difference.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addUpCases } from './add-up-cases.ts'
import { differenceOf } from './figure.ts'
import { reportFiles } from './write-report.ts'

const docs = join(import.meta.dirname, '../../../docs')

const documents = addUpCases()
mkdirSync(join(docs, 'fiscal-report'), { recursive: true })
for (const [name, text] of reportFiles(documents)) writeFileSync(join(docs, name), text)

const figures = documents.flatMap((document) => document.figures)
const differing = figures.filter((one) => !differenceOf(one)?.eq(0))
console.log(
  `${documents.length} documents, ${figures.length} figures, ${differing.length} differ: docs/fiscal-report.md`,
)
if (differing.length > 0) process.exitCode = 1
