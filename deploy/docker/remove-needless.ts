// node remove-needless.ts FOLDER: takes out of an image that is being built what its service never reads.
import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isNeedless } from './needless.ts'

const [, , folder = ''] = process.argv
for (const path of globSync('**/*', { cwd: folder })) {
  if (isNeedless(path) && statSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) rmSync(join(folder, path))
}
