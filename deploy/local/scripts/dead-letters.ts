// npm run dead-letters [-- replay ID…|--queue QUEUE|--all]: the messages that no retry could help, of the broker at
// RABBITMQ_URL; and puts them back into the queue they came from once their cause is removed.
import { parseArgs } from 'node:util'
import { reasonOf } from '@etax/kernel'
import { type DeadMessage, openDeadLetters } from '@etax/messaging'

const USAGE = `usage: npm run dead-letters [-- --max 1000]
       npm run dead-letters -- replay ID… | --queue notifier.mail | --all`

const { RABBITMQ_URL: url = 'amqp://127.0.0.1:5672' } = process.env

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`${reasonOf(error)}\nRABBITMQ_URL names the broker, with a user that may read receipts.dead.`)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { queue: { type: 'string' }, all: { type: 'boolean' }, max: { type: 'string', default: '1000' } },
  })
  const [command = 'list', ...ids] = positionals
  const max = Number(values.max)
  const isChosen = values.all === true || values.queue !== undefined || ids.length > 0
  const isKnown = command === 'list' || (command === 'replay' && isChosen)
  if (!isKnown || !Number.isInteger(max) || max < 1) {
    console.error(USAGE)
    return 2
  }
  await using dead = await openDeadLetters(url)
  if (command === 'list') {
    const messages = await dead.list(max)
    for (const message of messages) console.log(lineOf(message))
    console.log(`${messages.length} dead-lettered`)
    return 0
  }
  const wanted = ({ id, queue }: DeadMessage) =>
    values.all === true || queue === values.queue || (ids.includes(id) && values.queue === undefined)
  const replayed = await dead.replay(wanted, max)
  for (const { message, to } of replayed)
    console.log(`${to === 'queue' ? 'replayed' : 'no such queue'}  ${lineOf(message)}`)
  console.log(`${replayed.filter(({ to }) => to === 'queue').length} replayed`)
  return replayed.length > 0 && replayed.every(({ to }) => to === 'queue') ? 0 : 1
}

function lineOf({ id, key, queue, reason, correlationId, occurredAt }: DeadMessage): string {
  return [occurredAt || '-', queue, key || '-', id, `about ${correlationId || '-'}`, reason].join('  ')
}
