// Makes the keys an installation needs and does not have yet, in /keys, for the user the services run as.
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, writeFileSync } from 'node:fs'

const SERVICE_USER = 1000
const keys = {
  'wrapping-keys': `1 ${randomBytes(32).toString('base64')}\n`,
  'webhook-key': `${randomBytes(32).toString('base64')}\n`,
}

for (const [name, content] of Object.entries(keys)) {
  const file = `/keys/${name}`
  if (existsSync(file)) continue
  writeFileSync(file, content, { mode: 0o600 })
  chownSync(file, SERVICE_USER, SERVICE_USER)
  console.log(`made ${file}`)
}
