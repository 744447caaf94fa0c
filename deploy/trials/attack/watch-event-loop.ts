// Loaded into every service (NODE_OPTIONS): records blocked event loops. Counts the thread's own processor time,
// because other work on the machine is no defect.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 10
const NOTED_MS = 100

const file = process.env.ATTACK_EVENT_LOOP_FILE
if (isMainThread && file !== undefined) watch(file)

function watch(file: string): void {
  let cpu = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(cpu)
    cpu = process.threadCpuUsage()
    const ms = (user + system) / 1_000
    if (ms > NOTED_MS) appendFileSync(file, `${JSON.stringify({ service: process.argv[1], at: Date.now(), ms })}\n`)
  }
  setInterval(look, EVERY_MS).unref()
}
