import { newId, withoutAccents } from '@etax/kernel'
import type { Mongo } from '@etax/runtime'
import type { Progress } from '@etax/testkit'

const BATCH = 1_000
const AT_ONCE = 2
const TEMPLATES = 500
const CUSTOMERS = 20_000
const POINT = '900'
const DAY_MS = 86_400_000

export interface MadeRow {
  _id: string
  workspaceId: string
  mode: string
  ruc: string
  documentType: string
  accessKey: string
  sequential: string
  establishment: string
  emissionPoint: string
  devReference: string
  referenceKey: string
  customer: { identification: string; legalName: string }
  customerWords: string[]
  createdAt: Date
}

/**
 * Inserts copies of finished receipts into the collection, each with its own id, number, key, reference and customer,
 * created in sequence over the days before.
 */
export async function fill({ db }: Mongo, count: number, days: number, progress: Progress): Promise<void> {
  const receipts = db.collection<MadeRow>('receipts')
  const templates = await receipts
    .find({ status: 'COMPLETED' } as object)
    .limit(TEMPLATES)
    .toArray()
  if (templates.length === 0) throw new Error('no receipt is COMPLETED')
  const end = Date.now() - DAY_MS
  const step = (days * DAY_MS) / count
  let next = 0
  const writer = async () => {
    while (next < count) {
      const first = next
      next += BATCH
      const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => {
        const n = first + index
        const template = templates[n % templates.length] as MadeRow
        return madeRow(template, n, new Date(end - Math.round((count - n) * step)))
      })
      await receipts.insertMany(rows, {
        ordered: false,
        bypassDocumentValidation: true,
        writeConcern: { w: 1, journal: false },
      })
      if (next % 100_000 === 0) progress(`${next} receipts stored`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writer))
}

function madeRow(template: MadeRow, n: number, createdAt: Date): MadeRow {
  const sequential = String(n + 1).padStart(9, '0')
  const devReference = `ORDER-${n}`
  const customer = n % CUSTOMERS
  const { workspaceId, mode, ruc, documentType } = template
  return {
    ...template,
    _id: newId(createdAt.getTime()),
    createdAt,
    emissionPoint: POINT,
    sequential,
    accessKey: `${template.accessKey.slice(0, 27)}${POINT}${sequential}${template.accessKey.slice(39)}`,
    devReference,
    referenceKey: [workspaceId, mode, ruc, documentType, devReference].join('|'),
    customer: { ...template.customer, identification: identificationOf(customer), legalName: nameOf(customer) },
    customerWords: withoutAccents(nameOf(customer)).split(' '),
  }
}

function identificationOf(customer: number): string {
  return `17${String(customer).padStart(8, '0')}`
}

const NAMES = ['Ana', 'Bolívar', 'Carmen', 'Diego', 'Elena', 'Fausto', 'Gabriela', 'Hernán', 'Inés', 'Jorge']
const SURNAMES = ['Andrade', 'Benítez', 'Cevallos', 'Delgado', 'Espinoza', 'Figueroa', 'Guerrero', 'Herrera']

function nameOf(customer: number): string {
  return `${NAMES[customer % NAMES.length]} ${SURNAMES[customer % SURNAMES.length]} ${customer}`
}
