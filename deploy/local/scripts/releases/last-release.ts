import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Api, breakingChanges } from './compare-apis.ts'

const RELEASES = 'docs/releases'
const OPENAPI = 'docs/openapi.json'
const BUF = JSON.stringify({ version: 'v2', breaking: { use: ['FILE'] } })

/** Keeps the contracts as they are now as those of a release: what callers of it rely on. */
export function keepRelease(root: string, version: string): string {
  const folder = join(root, RELEASES, version)
  if (existsSync(folder)) throw new Error(`${folder} is there already: a release does not change`)
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, OPENAPI), join(folder, 'openapi.json'))
  cpSync(join(root, 'protos'), join(folder, 'protos'), { recursive: true })
  return folder
}

/**
 * What breaks callers of the last release, over HTTP or gRPC, a sentence each. Those in accepted.json of the releases'
 * folder, each with its reason, are left out.
 */
export async function breaksSinceLastRelease(root: string): Promise<string[]> {
  const version = lastRelease(root)
  if (version === undefined) return []
  const release = join(root, RELEASES, version)
  const accepted = acceptedBreaks(join(root, RELEASES, 'accepted.json'))
  const http = breakingChanges(readJson<Api>(join(release, 'openapi.json')), readJson<Api>(join(root, OPENAPI)))
  const grpc = await brokenProtos(join(release, 'protos'), join(root, 'protos'), join(root, 'node_modules/.bin/buf'))
  return [...http, ...grpc].filter((sentence) => !(sentence in accepted)).map((sentence) => `${sentence} (${version})`)
}

/** The highest version. */
export function lastRelease(root: string): string | undefined {
  if (!existsSync(join(root, RELEASES))) return undefined
  const versions = readdirSync(join(root, RELEASES)).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  return versions.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1)
}

async function brokenProtos(before: string, after: string, buf: string): Promise<string[]> {
  const args = ['breaking', '.', '--against', before, '--config', BUF, '--against-config', BUF]
  const said = await promisify(execFile)(buf, args, { cwd: after }).catch((error) => {
    // 100: breaking changes were found. Any other failure is one of the tool.
    if (error.code !== 100) throw error
    return error as { stdout: string }
  })
  return said.stdout.split('\n').filter((line) => line !== '')
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Reasons by sentence. */
function acceptedBreaks(file: string): Record<string, string> {
  return existsSync(file) ? readJson(file) : {}
}
