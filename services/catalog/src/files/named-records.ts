import type { ImportedNames } from '../domain/import-record.ts'
import type { Row } from '../domain/resource.ts'
import type { Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import type { CsvFormat } from './csv-format.ts'

export const SEVERAL = ''

export async function namesFor(
  records: Pick<Records, 'findWhere'>,
  { columns }: CsvFormat,
  { workspaceId, taxpayerId }: { workspaceId: string; taxpayerId: string },
): Promise<ImportedNames> {
  const names: ImportedNames = {}
  for (const { name, named } of columns) {
    if (named === undefined) continue
    const own = 'taxpayerId' in resources[named.in].fields ? { taxpayerId } : {}
    const rows = await records.findWhere(named.in, workspaceId, own)
    const flag = resources[named.in].onlyOne
    const standard = rows.find((row) => flag !== undefined && row[flag])
    names[name] = [...pairsOf(rows, named.by), ...(standard === undefined ? [] : [['', standard._id] as const])]
  }
  return names
}

type Pair = readonly [name: string, id: string]

/** Finds names in any case. If several differ only in case, the exact name counts; if they are equal, only the id. */
function pairsOf(rows: readonly Row[], by: string): Pair[] {
  const alike = Map.groupBy(rows, (row) => String(row[by]).toLowerCase())
  return [...alike].flatMap(([name, group]) =>
    group.length === 1
      ? pairsNamed(name, group)
      : [...Map.groupBy(group, (row) => String(row[by]))].flatMap(([exact, same]) => pairsNamed(exact, same)),
  )
}

function pairsNamed(name: string, rows: readonly Row[]): Pair[] {
  const [first, ...others] = rows.map(({ _id }) => _id)
  if (first === undefined) return []
  return others.length === 0 ? [[name, first]] : [[name, SEVERAL], ...[first, ...others].map((id): Pair => [id, id])]
}

export type NamedIds = ReadonlyMap<string, string>

export function idsByName(pairs: ImportedNames[string]): NamedIds {
  const ids = pairs.flatMap(([, id]) => (id === SEVERAL ? [] : [[id, id] as const]))
  return new Map([...ids, ...pairs])
}

/** Undefined for no match, {@link SEVERAL} for an ambiguous name. */
export function idNamedBy(ids: NamedIds | undefined, text: string): string | undefined {
  return ids?.get(text) ?? ids?.get(text.toLowerCase())
}
