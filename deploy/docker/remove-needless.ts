// node remove-needless.ts FOLDER: removes files that the service never reads from the image in FOLDER.
import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isNeedless } from './needless.ts'

const [, , folder = ''] = process.argv
for (const path of globSync('**/*', { cwd: folder })) {
  if (isNeedless(path) && statSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) rmSync(join(folder, path))
}
