// npm run release -- 1.2.0: keeps the API's description and the protos as those of a release. `npm run check` compares with
// the last one, and refuses what breaks its callers: docs/guides/versioning.md.
import { join } from 'node:path'
import { keepRelease } from './releases/last-release.ts'

const [version = ''] = process.argv.slice(2)
try {
  console.log(`kept in ${keepRelease(join(import.meta.dirname, '../../..'), version)}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
