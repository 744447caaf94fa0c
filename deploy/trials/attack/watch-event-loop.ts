// Loaded into every service (NODE_OPTIONS): writes down whenever the event loop stood still. What counts is the processor
// time of the thread itself: that the machine had other work is nobody's defect.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 10
/** Shorter ones are of no interest. */
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
