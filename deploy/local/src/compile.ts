import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './registry.ts'

/**
 * The services run as they are deployed: what `tsc -b` made of them.
 * @throws Error when something does not compile, which tsc has told
 */
export function compile(): void {
  console.error('compiling (tsc -b)')
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], { cwd: root, stdio: 'inherit' })
}
