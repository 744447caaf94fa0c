// Gives a RabbitMQ the users, permissions, exchanges and the queue of DEFINITIONS_FILE, through the management API of
// RABBITMQ_MANAGEMENT_URL, whose user must be an administrator. May run as often as one likes.
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
