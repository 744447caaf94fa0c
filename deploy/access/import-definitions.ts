// Loads users, permissions, exchanges and the queue of DEFINITIONS_FILE into RabbitMQ through the management API at
// RABBITMQ_MANAGEMENT_URL (an administrator's). Repeatable.
import { readFileSync } from 'node:fs'

const { RABBITMQ_MANAGEMENT_URL = '', DEFINITIONS_FILE = '' } = process.env
const address = new URL(RABBITMQ_MANAGEMENT_URL)
const user = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`

const answer = await fetch(`${address.origin}/api/definitions`, {
  method: 'POST',
  headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}`, 'content-type': 'application/json' },
  body: readFileSync(DEFINITIONS_FILE),
})
if (!answer.ok) throw new Error(`the broker answered ${answer.status}: ${await answer.text()}`)
console.log('the broker has its users')
