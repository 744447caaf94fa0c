// npm run release -- 1.2.0: keeps the API's description and the protos as those of a release, and data that its services made.
// `npm run check` compares with the contracts of the last one and refuses what breaks its callers; a test starts the services
// of today over its data: docs/guides/versioning.md.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '../local/src/compile.ts'
import { keepData } from './keep-data.ts'
import { keepRelease } from './last-release.ts'

const root = join(import.meta.dirname, '../..')
const [version = ''] = process.argv.slice(2)
process.exitCode = await release()
process.exit()

/** A release without its data is none: what was written of it is taken back. */
async function release(): Promise<number> {
  let folder: string | undefined
  try {
    folder = keepRelease(root, version)
    compile()
    await keepData(folder, console.log)
    console.log(`kept in ${folder}`)
    return 0
  } catch (error) {
    if (folder !== undefined) rmSync(folder, { recursive: true })
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
