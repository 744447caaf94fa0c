// Checks what readers meet: glossary terms without metaphors, plain sentences for users, error codes declared in one
// place, lines and tables that fit a screen.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Former names of terms in docs/glossary.md, in identifiers (split at capitals, hyphens, underscores) and prose. */
const REPLACED = new RegExp(
  `\\b(${[
    'errands?|carry out|carries out|tak(e|es|en|ing) up|doors?|strangers?|neighbou?rs?|moods?|desks?|rehears\\w+',
    'lanes?|relief|let go|host gate|converse|doubt\\w*|strand(s|ed|ing)?|post office|secret box|particulars',
    'born row|stand by|make good|lasting|parcels?|parked|gather\\w*|everySoOften|rhythm|surroundings|roster',
    'keep taxpayer|find repeat|own documents?|house|town|world|patience',
    'rooms?|talk(s|ed|ing)?|equip(s|ped|ping)?|remember(s|ed|ing)?|settle write|lift(s|ed|ing)?|misfits?|unanswering',
    '(order|schema) words|(hold|holds|holding|held) (a|the|its|one|no) slots?|slots? ((is|are|was|were) )?held',
  ].join('|')})\\b`,
  'gi',
)
const REPLACED_HERE: readonly { words: RegExp; files: RegExp }[] = [
  { words: /\bletters?\b/gi, files: /^services\/(notifier|webhook-dispatcher)\// },
  { words: /\bdigest\w*(?=(: [\w<> ]+)? = (await )?summarize)/gi, files: /./ },
]
/** Limits are named MAX_…, durations …_MS. */
const LIMITS = /\b(\w+_)?(MOST|LONGEST|PATIENCE)(_\w+)?\b/g

/** Constructions that hide the subject or must be read twice. */
const UNCLEAR = new RegExp(
  `\\b(${[
    'who(m)?ever|nobody|of before|but for|neither more nor less',
    '(is|are|was|were|be|been) told|(have|has|had) [^.]{1,40} told|is said (by|of|in)',
    'there is no such|what (becomes|became) of|how [^.]{1,30} stands?',
  ].join('|')})\\b`,
  'gi',
)
const DESCRIBES_API = /^docs\/openapi\.json$/
const DESCRIPTION = /"(?:description|summary)": "(.*)"/
/** Texts for users; README.md files of services are for operators and developers. */
const FOR_USERS =
  /^(README|SECURITY|docs\/(errors(\.es)?|reliability|wrong-requests|guides\/[^/]+)|libs\/client\/README)\.md$/
const CODE_SPAN = /`[^`]*`/g

const FORMER_NAME = /\bOLD_[A-Z]+ = /

const CODE = /\b[A-Z]{3}_(\d{5}\b|\$\{)/g
const DECLARING =
  /^libs\/(contracts\/src\/errors|tax-document\/src\/errors|kernel\/src)\/|\/document-errors\.ts$|\/dashboard\/src\//
/** The catalog makes errors; these files rebuild received errors, or translate them. */
const MAKING_ERRORS: readonly string[] = [
  'libs/kernel/src/error-catalog.ts',
  'libs/rpc/src/errors.ts',
  'libs/tax-document/src/foreign/foreign-xml.ts',
  'services/api-gateway/src/http/error-answers.ts',
  'services/issuance/src/inbound/documents.ts',
]
const WHOLE_COMMENT = /^\s*(\/\/|\/?\*|#)/
const COMMENT = /^\s*(\/\/|\/?\*).*|\s\/\/\s.*$/
const MAX_COLUMNS = 120
/** The formatter keeps long texts and patterns on one line. */
const UNBROKEN = /['"`/]|\S{80}/
/** Paragraphs in Markdown, data, inline styles and former releases. */
const ANY_LENGTH = /\.(md|json|html)$|^docs\/releases\//

const READ = /\.(ts|cjs|js|mjs|proto|md|ya?ml|html)$|Dockerfile$|^\.env\.example$|^docs\/openapi\.json$/
const SKIPPED = new RegExp(
  [
    '^CHANGELOG\\.md$',
    '^docs/(glossary\\.md$|decisions/)',
    '^deploy/checks/check-words(\\.test)?\\.ts$',
    '^services/api-gateway/src/accounts/domain/common-words\\.ts$',
    '^services/[^/]+/(src/outbound/migrations/[^/]+|tests/migrate\\.component\\.test)\\.ts$',
    '^package-lock\\.json$',
    '/(generated|examples|fixtures)/',
  ].join('|'),
)

export function wordsOutOfPlace(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => READ.test(file) && !SKIPPED.test(file))
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => problemsOf(file, line).map((problem) => `${file}:${index + 1}: ${problem}`))
  })
}

export function problemsOf(file: string, line: string): string[] {
  const words = line.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ')
  const here = REPLACED_HERE.filter(({ files }) => files.test(file)).flatMap(({ words: those }) => [
    ...words.matchAll(those),
  ])
  const matches = FORMER_NAME.test(line) ? [] : [...words.matchAll(REPLACED), ...here, ...line.matchAll(LIMITS)]
  const problems = [
    ...matches.map(([word]) => `"${word}" is a former name or a metaphor: use a term of docs/glossary.md`),
    ...unclearWordsOf(file, line),
  ]
  if (isTooLong(file, line)) problems.push(`a line of ${line.length} columns; ${MAX_COLUMNS} fit`)
  return file.endsWith('.ts') && !/\.test\.ts$|\/(tests|e2e)\//.test(file)
    ? [...problems, ...errorsOf(file, line)]
    : problems
}

function isTooLong(file: string, line: string): boolean {
  if (line.length <= MAX_COLUMNS) return false
  if (ANY_LENGTH.test(file)) return file.endsWith('.md') && line.startsWith('|')
  return WHOLE_COMMENT.test(line) ? !/\S{80}|biome-ignore/.test(line) : !UNBROKEN.test(line)
}

function unclearWordsOf(file: string, line: string): string[] {
  const prose = DESCRIBES_API.test(file) ? (DESCRIPTION.exec(line)?.[1] ?? '') : FOR_USERS.test(file) ? line : ''
  const matches = prose.replace(CODE_SPAN, '').matchAll(UNCLEAR)
  return [...matches].map(([words]) => `"${words}" hides who does what: write subject, verb, object`)
}

function errorsOf(file: string, line: string): string[] {
  const code = line.replace(COMMENT, '')
  const problems: string[] = []
  if (!DECLARING.test(file)) {
    for (const [errorCode] of code.matchAll(CODE))
      problems.push(`${errorCode} is declared in a table of libs/contracts/src/errors`)
  }
  if (!MAKING_ERRORS.includes(file) && /\bnew AppError\(/.test(code)) {
    problems.push('new AppError( is called by the error catalog only: declare the error in its table')
  }
  return problems
}
