import { run } from './run.ts'

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
// The reader of a pipe, such as head, may leave early.
process.stdout.on('error', () => process.exit(0))

const { env, stdin, stdout, stderr } = process
process.exitCode = await run(process.argv.slice(2), { env, stdin, stdout, stderr, signal: ending.signal })
