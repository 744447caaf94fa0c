// The signer of the bench: it reports its CPU time and the rate of bare signatures.
import { generateKeyPairSync, sign } from 'node:crypto'
import { createLogger, readSettings } from '@etax/runtime'
import { config, start } from '../src/service.ts'

const read = readSettings(config, process.env)
if ('problems' in read) throw new Error(JSON.stringify(read.problems))
const service = await start(read.values, { log: createLogger('signer', 'silent') })
process.on('message', (query) => process.send?.(query === 'cpu' ? cpuSeconds() : bareRate()))
process.once('disconnect', () => void service[Symbol.asyncDispose]())
process.send?.('ready')

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

function bareRate(): number {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const begun = cpuSeconds()
  for (let i = 0; i < 1_000; i++) sign('sha1', Buffer.alloc(1200, 'a'), privateKey)
  return 1_000 / (cpuSeconds() - begun)
}
