import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../local/src/registry.ts'

const EXAMPLES = join(root, 'libs/tax-document/examples')

export function examples(ending: 'xml' | 'json'): Buffer[] {
  return globSync(`*/*.${ending}`, { cwd: EXAMPLES })
    .toSorted()
    .map((file) => readFileSync(join(EXAMPLES, file)))
}
