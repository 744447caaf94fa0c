import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Api, breakingChanges } from './compare-apis.ts'

const RELEASES = 'docs/releases'
const OPENAPI = 'docs/openapi.json'
/** A field keeps its number and type, so running callers go on; its name may change in generated source. */
const BUF = JSON.stringify({
  version: 'v2',
  breaking: { use: ['FILE'], except: ['FIELD_SAME_NAME', 'FIELD_SAME_JSON_NAME'] },
})

/** An option of a language gets its first value: it changes generated source only, which nobody can have. */
const FIRST_OPTION = /File option "(csharp|go|java|php)_\w+" changed from "(false)?" to/

/** No leading zeros: otherwise 00.2.0 and 0.2.0 are two releases. */
const VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/

/**
 * Keeps the current contracts as those of a release.
 * @throws Error when the version is invalid, exists, or precedes the last one
 */
export function keepRelease(root: string, version: string): string {
  if (!VERSION.test(version)) throw new Error(`"${version}" is no version: say one such as 1.2.0`)
  const last = lastRelease(root)
  const folder = join(root, RELEASES, version)
  if (existsSync(folder)) throw new Error(`${folder} is there already: a release does not change`)
  if (last !== undefined && byVersion(version, last) < 0)
    throw new Error(`${version} comes before ${last}, the last release: say one that comes after it`)
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, OPENAPI), join(folder, 'openapi.json'))
  cpSync(join(root, 'protos'), join(folder, 'protos'), { recursive: true })
  return folder
}

/**
 * Changes over HTTP or gRPC that break callers of the last release, a sentence each. Omits those in accepted.json of
 * the releases' folder, each of which has a reason.
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

export function lastRelease(root: string): string | undefined {
  if (!existsSync(join(root, RELEASES))) return undefined
  const versions = readdirSync(join(root, RELEASES)).filter((name) => VERSION.test(name))
  return versions.sort(byVersion).at(-1)
}

const byVersion = new Intl.Collator('en', { numeric: true }).compare

async function brokenProtos(before: string, after: string, buf: string): Promise<string[]> {
  const args = ['breaking', '.', '--against', before, '--config', BUF, '--against-config', BUF]
  const output = await promisify(execFile)(buf, args, { cwd: after }).catch((error) => {
    // 100: breaking changes. Other codes are failures of the tool.
    if (error.code !== 100) throw error
    return error as { stdout: string }
  })
  return output.stdout.split('\n').filter((line) => line !== '' && !FIRST_OPTION.test(line))
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function acceptedBreaks(file: string): Record<string, string> {
  return existsSync(file) ? readJson(file) : {}
}
