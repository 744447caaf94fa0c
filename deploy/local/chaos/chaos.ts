// `npm run chaos`: faults by a seeded plan while clients work; with `--kill-points`, one service after another ended between
// any two of its durable steps.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../src/registry.ts'

console.error('compiling (tsc -b)')
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], { cwd: root, stdio: 'inherit' })
await import(process.argv.includes('--kill-points') ? './kill-points.ts' : './under-load.ts')
