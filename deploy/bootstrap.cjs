// First step of every script in package.json. Runs on Node 20.19 or newer, installs the packages of package-lock.json
// that the script needs, and runs the given file on Node 24, which it installs below deploy/node if this machine's Node
// is older. With --system, the file runs the system: it reads an existing `.env` and needs no development packages.
'use strict'

const { spawn } = require('node:child_process')
const { existsSync, readFileSync, statSync } = require('node:fs')
const { constants } = require('node:os')
const path = require('node:path')

const root = path.resolve(__dirname, '..')
const modules = path.join(root, 'node_modules')
const ownNode = path.join(__dirname, 'node')
const NODE = 24

void main(process.argv.slice(2))

async function main(words) {
  const runsSystem = words[0] === '--system'
  const [script, ...args] = runsSystem ? words.slice(1) : words
  if (script === undefined) return fail('usage: node deploy/bootstrap.cjs [--system] FILE [ARGUMENT…]')
  if (!isNewEnough(process.versions.node)) {
    return fail(`Node 20.19 or newer is needed to begin with; this is ${process.versions.node}.`)
  }
  const hasNode = Number.parseInt(process.versions.node, 10) >= NODE
  if (!(await install({ development: !runsSystem, node: !hasNode }))) return fail('npm ci failed: see above.')
  handOver(hasNode ? process.execPath : path.join(ownNode, 'node_modules/.bin/node'), { script, args, runsSystem })
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

async function install({ development, node }) {
  const missing = [
    ...(isInstalled(root, development) ? [] : [{ folder: root, options: development ? [] : ['--omit=dev'] }]),
    ...(!node || isInstalled(ownNode, true) ? [] : [{ folder: ownNode, options: ['--workspaces=false'] }]),
  ]
  if (missing.length === 0) return true
  const what = missing.map(({ folder }) => (folder === root ? 'the packages of package-lock.json' : `Node ${NODE}`))
  console.log(`Installing ${what.join(' and ')} (npm ci) …`)
  const began = Date.now()
  const done = await Promise.all(missing.map(runNpm))
  if (!done.every(Boolean)) return false
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
  return true
}

/** npm writes this record of installed packages last; it must match the lock file. */
function isInstalled(folder, development) {
  const installed = packagesOf(path.join(folder, 'node_modules/.package-lock.json'))
  const wanted = packagesOf(path.join(folder, 'package-lock.json'))
  if (installed === undefined || wanted === undefined) return false
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link || (entry.dev && !development)) return true
    const existing = installed[place]
    return existing === undefined ? entry.optional === true : existing.integrity === entry.integrity
  })
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

function runNpm({ folder, options }) {
  // npm must not run on the Node version that it replaces.
  const PATH = process.env.PATH.split(path.delimiter).filter((place) => !place.startsWith(root))
  const npm = spawn('npm', ['ci', '--loglevel=error', ...options], {
    cwd: folder,
    env: { ...process.env, PATH: PATH.join(path.delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    npm.on('error', () => resolve(false))
    npm.on('exit', (code) => resolve(code === 0))
  })
}

function handOver(program, { script, args, runsSystem }) {
  const PATH = [path.dirname(program), path.join(modules, '.bin'), process.env.PATH].join(path.delimiter)
  const envFile = path.resolve(root, process.env.ENV_FILE ?? '.env')
  const options = runsSystem && isFile(envFile) ? [`--env-file=${envFile}`] : []
  // The child sees the closed channel when this process ends. The compile cache shortens a service's start by a third.
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
