import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './registry.ts'

/**
 * Compiles the services with `tsc -b`, as they are deployed.
 * @throws Error when compilation fails, after tsc prints the errors
 */
export function compile(): void {
  console.error('compiling (tsc -b)')
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], { cwd: root, stdio: 'inherit' })
}
