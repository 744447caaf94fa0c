import fc, { type Arbitrary } from 'fast-check'

/** JSON text as a tree: keeps order, duplicate members, and digits of numbers. */
type Tree =
  | { kind: 'object'; members: [name: string, value: Tree][] }
  | { kind: 'list'; entries: Tree[] }
  | { kind: 'leaf'; text: string }

interface Edit {
  way: Way
  at: number
  other: number
  leaf: unknown
}

const GENTLE = ['reorder', 'rewrite', 'other text', 'other text', 'other amount'] as const
const ROUGH = ['drop', 'repeat member', 'repeat entry', 'rename', 'replace', 'copy', 'empty', 'wrap'] as const
type Way = (typeof GENTLE)[number] | (typeof ROUGH)[number]

const LIMITS = [1, 2, 13, 20, 25, 49, 50, 100, 300, 1_000]
const AMOUNTS = [
  '0',
  '0.01',
  '0.005',
  '1',
  '1.5',
  '10.00',
  '99.999999',
  '999999999999',
  '0.0000001',
  '1000000000000',
  '-1',
]

/** Any script, with characters that XML and CSV escape, up to a field's maximum length, or one more. */
const text: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Ñandú & «té» <€>', ']]>', 'á\u0301', ' a  b ', 'a\nb', '=1+1', '🦙', "d'Or"),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...LIMITS), fc.constantFrom(0, 0, 1), fc.constantFrom('x', 'ñ', '7', '🦙'))
      .map(([limit, beyond, unit]) => unit.repeat(limit + beyond)),
  },
)

const leaf: Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(
    ...AMOUNTS,
    ...AMOUNTS.map(Number),
    null,
    true,
    false,
    [],
    {},
    '',
    '2026-02-30',
    '2026-11-21',
    '__proto__',
  ),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

const editOf = (ways: readonly Way[]): Arbitrary<Edit> =>
  fc.record({ way: fc.constantFrom(...ways), at: fc.nat(), other: fc.nat(), leaf })

const edits: Arbitrary<Edit[]> = fc
  .tuple(
    fc.array(editOf(GENTLE), { maxLength: 3 }),
    fc.array(editOf(ROUGH), { maxLength: 2 }),
    fc.constantFrom(0, 0, 1),
  )
  .map(([gentle, rough, isRough]) => [...gentle, ...(isRough === 1 ? rough : [])])

const style = fc.record({
  indent: fc.constantFrom('', '', ' ', '\n', '\t'),
  escaped: fc.constantFrom(false, false, false, true),
})

/** Values as JSON texts with a few edits; two thirds get only edits that keep them valid. */
export function editedJson(values: Arbitrary<unknown>): Arbitrary<string> {
  return fc.tuple(values, edits, style).map(([value, changes, { indent, escaped }]) => {
    const root: Tree = { kind: 'list', entries: [treeOf(value)] }
    for (const change of changes) apply(root, change)
    const written = root.entries.map((entry) => write(entry, indent)).join('')
    return escaped ? written.replace(/[^\0-\x7f]/gu, escapes) : written
  })
}

function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return { kind: 'list', entries: value.map(treeOf) }
  if (typeof value !== 'object' || value === null) return { kind: 'leaf', text: JSON.stringify(value) ?? 'null' }
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return { kind: 'object', members: members.map(([name, member]) => [name, treeOf(member)]) }
}

function write(tree: Tree, indent: string): string {
  switch (tree.kind) {
    case 'leaf':
      return tree.text
    case 'list':
      return `[${indent}${tree.entries.map((entry) => write(entry, indent)).join(`,${indent}`)}]`
    case 'object': {
      const members = tree.members.map(([name, value]) => `${JSON.stringify(name)}:${indent}${write(value, indent)}`)
      return `{${members.join(`,${indent}`)}${indent}}`
    }
  }
}

function escapes(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')
}

interface Place {
  tree: Tree
  put(tree: Tree): void
}

function apply(root: Tree, { way, at, other, leaf: value }: Edit): void {
  const places = placesIn(root)
  const suited = places.filter(({ tree }) => suits(tree, way))
  const { tree, put } = suited[at % suited.length] ?? {}
  if (tree === undefined || put === undefined) return
  if (tree.kind === 'leaf') put(editedLeaf(tree.text, way, other, value))
  if (way === 'replace') put(treeOf(value))
  if (way === 'wrap') put({ kind: 'list', entries: [tree] })
  if (way === 'copy') put(structuredClone(places[other % places.length]?.tree ?? tree))
  if (way === 'empty') put(tree.kind === 'list' ? { kind: 'list', entries: [] } : { kind: 'object', members: [] })
  if (tree.kind === 'object') editMembers(tree.members, way, other)
  if (tree.kind === 'list' && way === 'repeat entry') {
    const [entry] = tree.entries
    if (entry !== undefined) for (let n = 0; n <= other % 20; n++) tree.entries.push(structuredClone(entry))
  }
}

function suits({ kind, ...tree }: Tree, way: Way): boolean {
  switch (way) {
    case 'reorder':
    case 'drop':
    case 'repeat member':
    case 'rename':
      return kind === 'object'
    case 'repeat entry':
      return kind === 'list'
    case 'empty':
      return kind !== 'leaf'
    case 'rewrite':
    case 'other amount':
      return 'text' in tree && NUMBER.test(tree.text)
    case 'other text':
      return 'text' in tree && tree.text.startsWith('"') && !CODED.test(tree.text)
    default:
      return true
  }
}

const NUMBER = /^-?(0|[1-9]\d{0,8})(\.\d+)?$|^"(0|[1-9]\d{0,8})\.\d+"$/
/** Dates, codes, enum words and addresses: other texts are rarely valid. */
const CODED = /^"([\d\s/.:-]+|[A-Z_]+|[^"]*@[^"]*|[0-9a-f-]{36})"$/

function editedLeaf(text: string, way: Way, other: number, value: unknown): Tree {
  const digits = text.replaceAll('"', '')
  if (way === 'rewrite') {
    const point = digits.includes('.') ? '' : '.'
    const ways = [
      `"${digits}"`,
      `${digits}${point}0`,
      `${digits}e0`,
      `"${digits}${point}00"`,
      `${digits}${point}000E+0`,
    ]
    return { kind: 'leaf', text: ways[other % ways.length] ?? text }
  }
  if (way === 'other amount') return { kind: 'leaf', text: AMOUNTS[other % AMOUNTS.length] ?? text }
  if (way === 'other text' && typeof value === 'string') return { kind: 'leaf', text: JSON.stringify(value) }
  return { kind: 'leaf', text }
}

function editMembers(members: [string, Tree][], way: Way, other: number): void {
  const at = members.length === 0 ? 0 : other % members.length
  const member = members[at]
  if (member === undefined) return
  if (way === 'reorder') members.push(...members.splice(0, at))
  if (way === 'drop') members.splice(at, 1)
  if (way === 'repeat member') members.push([member[0], structuredClone(member[1])])
  if (way === 'rename')
    member[0] = ['__proto__', 'constructor', `${member[0]} `, member[0].toUpperCase(), ''][other % 5] ?? ''
}

function placesIn(tree: Tree): Place[] {
  if (tree.kind === 'leaf') return []
  if (tree.kind === 'list') {
    return tree.entries.flatMap((entry, at) => [
      { tree: entry, put: (other: Tree) => void tree.entries.splice(at, 1, other) },
      ...placesIn(entry),
    ])
  }
  return tree.members.flatMap((member) => [
    { tree: member[1], put: (other: Tree) => void member.splice(1, 1, other) },
    ...placesIn(member[1]),
  ])
}
