// npm run certificate -- RUC [FILE]: makes a self-signed P12 (password "demo") to try live keys on this machine.
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { demoCertificate } from '../src/demo-certificate.ts'

const [ruc = '', file = `${ruc}.p12`] = process.argv.slice(2)
if (/^\d{10}001$/.test(ruc)) {
  // writeFileSync applies a mode to new files only.
  if (existsSync(file)) chmodSync(file, 0o600)
  writeFileSync(file, demoCertificate({ ruc, name: 'Certificado de prueba', password: 'demo' }), { mode: 0o600 })
  console.log(`${file}: password "demo", valid for a year, not valid outside this machine`)
} else {
  console.error('usage: npm run certificate -- RUC [FILE], the RUC with 13 digits ending in 001')
  process.exitCode = 2
}
