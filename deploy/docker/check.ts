// npm run compose:check: builds images, starts docker-compose.yml beside other systems, lets each container try to
// reach what belongs to others, and runs the end-to-end tests. Prints the duration of each part.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@etax/testkit'
import { names } from '../topology.ts'

const root = join(import.meta.dirname, '../..')
const [port, grpcPort, mailPort, brokerPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
const env = {
  ...process.env,
  PORT: `${port}`,
  GRPC_PORT: `${grpcPort}`,
  MAIL_PAGE_PORT: `${mailPort}`,
  RABBITMQ_PAGE_PORT: `${brokerPort}`,
}
const compose = ['compose', '-p', 'etax-check', '-f', 'docker-compose.yml', '-f', 'deploy/docker/check.compose.yml']
const timings: string[] = []
const operatorTls = mkdtempSync(join(tmpdir(), 'etax-operator-'))

try {
  await timed('build', 'docker', ...compose, 'build')
  await timed('start, until all are healthy', 'docker', ...compose, 'up', '--detach', '--wait', '--wait-timeout', '300')
  await fetchOperatorTls()
  Object.assign(env, {
    E2E_OPERATOR_TLS: operatorTls,
    E2E_BASE_URL: `http://127.0.0.1:${port}`,
    E2E_ACCOUNTS_ADDRESS: `127.0.0.1:${grpcPort}`,
    E2E_MAIL_URL: `http://127.0.0.1:${mailPort}`,
    E2E_OWN_HOST: 'host.docker.internal',
  })
  for (const name of names) {
    await timed(
      `attempts from ${name}`,
      'docker',
      ...compose,
      'exec',
      '-T',
      name,
      'node',
      'access/attempt-all.ts',
      name,
    )
  }
  await timed('end-to-end tests', process.execPath, ...endToEnd())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await run('docker', ...compose, 'ps', '--all').catch(() => {})
  await run('docker', ...compose, 'logs', '--tail', '20').catch(() => {})
  process.exitCode = 1
} finally {
  rmSync(operatorTls, { recursive: true })
  await timed('stop', 'docker', ...compose, 'down', '--volumes', '--timeout', '20')
  console.log(`compose:check ${process.exitCode === 1 ? 'failed' : 'passed'}\n${timings.join('\n')}`)
}

/** Only root can read the operator's certificate in its volume. */
async function fetchOperatorTls(): Promise<void> {
  for (const file of ['ca.pem', 'cert.pem', 'key.pem']) {
    const read = [...compose, 'run', '--rm', '--no-deps', '-T', 'tls', 'cat', `/tls/operator/${file}`]
    const { stdout } = await promisify(execFile)('docker', read, { cwd: root, env })
    writeFileSync(join(operatorTls, file), stdout, { mode: 0o600 })
  }
}

function endToEnd(): string[] {
  const jest = ['--conditions=@etax/source', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
  // Tests of npm start do not concern containers.
  return [...jest, '--runInBand', '--testPathPatterns=\\.e2e\\.test\\.ts$', '--testPathIgnorePatterns=npm-start|/dist/']
}

async function timed(name: string, program: string, ...args: string[]): Promise<void> {
  const began = performance.now()
  await run(program, ...args)
  timings.push(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

async function run(program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.slice(0, 8).join(' ')} ended with ${code}`)
}
