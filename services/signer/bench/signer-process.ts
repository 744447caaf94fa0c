// The signer as the bench measures it: it tells how much CPU time it has used.
import { createLogger, readSettings } from '@etax/runtime'
import { config, start } from '../src/service.ts'

const read = readSettings(config, process.env)
if ('problems' in read) throw new Error(JSON.stringify(read.problems))
const service = await start(read.values, { log: createLogger('signer', 'silent') })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1_000_000)
})
process.once('disconnect', () => void service[Symbol.asyncDispose]())
process.send?.('ready')
