// The first step of every script in package.json: runs on any Node from 20.19, brings node_modules up to date with
// package-lock.json, and runs the given file on the Node 24 that is installed there. With --env-file it reads `.env`, too, where
// there is one: what runs the system does, tests and checks do not depend on it.
'use strict'

const { spawn, spawnSync } = require('node:child_process')
const { existsSync, readFileSync, statSync } = require('node:fs')
const { constants } = require('node:os')
const path = require('node:path')

const root = path.resolve(__dirname, '..')
const modules = path.join(root, 'node_modules')

main(process.argv.slice(2))

function main(given) {
  const readsEnvFile = given[0] === '--env-file'
  const [script, ...args] = readsEnvFile ? given.slice(1) : given
  if (script === undefined) return fail('usage: node deploy/bootstrap.cjs [--env-file] FILE [ARGUMENT…]')
  if (!isNewEnough(process.versions.node)) {
    return fail(`Node 20.19 or newer is needed to begin with; this is ${process.versions.node}.`)
  }
  if (!isInstalled() && !install()) return fail('npm ci failed: see above.')
  handOver(script, args, readsEnvFile)
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** npm leaves a record of what it installed, written last: it must agree with the lock file. */
function isInstalled() {
  const installed = packagesOf(path.join(modules, '.package-lock.json'))
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  if (installed === undefined || wanted === undefined) return false
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link) return true
    const found = installed[place]
    return found === undefined ? entry.optional === true : found.integrity === entry.integrity
  })
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

function install() {
  console.log('Installing the packages of package-lock.json (npm ci) …')
  const began = Date.now()
  // npm must not run on the Node it is about to replace.
  const PATH = process.env.PATH.split(path.delimiter).filter((folder) => !folder.startsWith(modules))
  const env = { ...process.env, PATH: PATH.join(path.delimiter) }
  const windows = process.platform === 'win32'
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: root, env, stdio: 'inherit', shell: windows })
  if (status === 0) console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
  return status === 0
}

function handOver(script, args, readsEnvFile) {
  const node = path.join(modules, '.bin', 'node')
  const program = existsSync(node) ? node : process.execPath
  const PATH = `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`
  const envFile = path.resolve(root, process.env.ENV_FILE ?? '.env')
  const options = readsEnvFile && isFile(envFile) ? [`--env-file=${envFile}`] : []
  // The channel tells the child, by closing, that this process is no more. What Node has compiled once is kept for all that
  // is started from here: a service starts in two thirds of the time.
  const child = spawn(program, ['--conditions=@etax/source', ...options, path.join(root, script), ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: path.join(root, '.cache/node'), ...process.env, PATH },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${program} does not start: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}

function isFile(place) {
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}
