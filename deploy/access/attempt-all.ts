// node access/attempt-all.ts SERVICE: runs in that service's container and tries to reach what belongs to other
// services. Ends with 1 when an attempt succeeds.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isService, serviceOf, usesBroker } from '../topology.ts'
import { type Attempt, tryAll, tryCalls, tryFiles, tryWithoutUser } from './attempts.ts'

const [service = ''] = process.argv.slice(2)
if (!isService(service)) throw new Error(`there is no service ${service}`)

const FOLDER = '/secrets'
const secret = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')

const pem = (name: string) => readFileSync(`/tls/${name}.pem`)

const { uid, secrets = [] } = serviceOf(service)
const own = ['mongodb-url', ...(usesBroker(service) ? ['rabbitmq-url'] : []), ...secrets.map(({ file }) => file)]
const attempts: Attempt[] = [
  ...tryFiles(own, process.env),
  { what: 'be another user than its own', refused: process.getuid?.() === uid ? `is ${uid}` : undefined },
  ...[FOLDER, '/tls'].flatMap(filesIn).map((file): Attempt => {
    const { mode, uid: owner } = statSync(file)
    const isPrivate = (mode & 0o377) === 0 && owner === uid
    return { what: `let others read ${file}`, refused: isPrivate ? 'readable by its user alone' : undefined }
  }),
  ...(await tryAll({
    service,
    mongodbUrl: secret('mongodb-url'),
    rabbitmqUrl: usesBroker(service) ? secret('rabbitmq-url') : undefined,
  })),
  ...(usesBroker(service) ? [] : await tryWithoutUser('rabbitmq')),
  ...(await tryCalls({
    service,
    addressOf: (name) => `${name}:50051`,
    tls: { ca: pem('ca'), cert: pem('cert'), key: pem('key') },
  })),
]

function filesIn(folder: string): string[] {
  return readdirSync(folder).map((name) => `${folder}/${name}`)
}

const succeeded = attempts.filter(({ refused }) => refused === undefined)
for (const { what } of succeeded) console.error(`${service} could ${what}`)
console.log(`${service}: ${attempts.length - succeeded.length} of ${attempts.length} attempts refused`)
process.exitCode = succeeded.length > 0 ? 1 : 0
