import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/src/registry.ts'
import { WRITTEN } from './written.ts'

/** libs/tax-document reads this table before it loads any kind: folders in src/kinds by the authority's code. */
export async function kindTableFile(): Promise<string> {
  const kinds = join(root, 'libs/tax-document/src/kinds')
  const folders = readdirSync(kinds, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const modules = await Promise.all(folders.map(({ name }) => import(join(kinds, name, 'facts.ts'))))
  const table = (modules as { facts: { code: string } }[])
    .map(({ facts }) => facts)
    .toSorted((one, other) => one.code.localeCompare(other.code))
  const header = `// ${WRITTEN} from src/kinds/*/facts.ts.`
  return `${header}\n\nexport const kindTable = ${JSON.stringify(table, null, 2)} as const\n`
}
