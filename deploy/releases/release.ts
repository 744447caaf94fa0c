// npm run release -- 1.2.0: keeps the API description, the protos and data of a release (docs/guides/versioning.md).
// `npm run check` compares with the last release and refuses breaking changes; a test starts today's services over its
// data.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '../local/src/compile.ts'
import { keepData } from './keep-data.ts'
import { keepRelease } from './last-release.ts'

const root = join(import.meta.dirname, '../..')
const [version = ''] = process.argv.slice(2)
process.exitCode = await release()
process.exit()

/** Without data a release is incomplete: a failure removes its files. */
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
