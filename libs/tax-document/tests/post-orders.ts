import { draftDocument, type Issuer, numberDraft } from '../src/index.ts'
import { validateXml } from '../src/xml.ts'
import { authorityErrors, hasAuthority } from './authority.ts'
import { anIssuer, TODAY } from './orders.ts'
import { chance } from './random.ts'
import { randomOrder } from './random-orders.ts'
import { faultsIn } from './re-add.ts'

// Posts as many random orders as its argument says, numbers the accepted ones, and checks each by the authority's
// schema, by ours, by our rules, and by adding it up. Fails at the first refused document, and prints its order; at the
// end it prints the accepted orders of each kind.
const issuers: readonly Issuer[] = [
  anIssuer(),
  anIssuer({ environment: 2, specialContributorCode: '5368', rimpe: 'POPULAR_BUSINESS', withholdingAgent: '1' }),
  anIssuer({
    providerRuc: '1790011674001',
    largeContributor: 'NAC-GCFOIOC21-00000123',
    commercialName: 'El Páramo',
    taxRounding: 'LINE',
  }),
]

const orders = Number(process.argv[2] ?? 1000)
const dice = chance(Number(process.argv[3] ?? 2026))
const counts = new Map<string, number>()
const refusals = new Map<string, number>()
for (let made = 0; made < orders; made += 1) post(made)
if (process.argv.includes('--refusals')) console.table([...refusals].sort((a, b) => b[1] - a[1]))
console.log(JSON.stringify(Object.fromEntries(counts)))

function post(sequential: number): void {
  const order = randomOrder(dice)
  const outcome = draftDocument(order, dice.pick(issuers), { today: TODAY })
  if (!outcome.ok) {
    for (const { path, code } of outcome.violations) {
      const key = `${order.documentType} ${code} ${path.replace(/\d+/g, '*')}`
      refusals.set(key, (refusals.get(key) ?? 0) + 1)
    }
    return
  }
  const { xml } = numberDraft(outcome.draft, { sequential: sequential + 1, numericCode: '12345678' })
  const { documentType, version } = outcome.draft
  const wrong = [
    ...validateXml(xml, { today: TODAY }).errors.map(({ path, code, message }) => `${path} ${code} ${message}`),
    ...(hasAuthority ? authorityErrors(xml, documentType, version) : []),
    ...faultsIn(xml, outcome.draft.taxRounding ?? undefined),
  ]
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\n${JSON.stringify(order)}\n${xml}`)
  counts.set(documentType, (counts.get(documentType) ?? 0) + 1)
}
