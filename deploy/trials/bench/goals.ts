export interface Goal {
  figure: string
  work: string
  unit?: string
  digits: number
  atLeast?: number
  atMost?: number
}

const lines = [5, 50, 500]

export const goals: readonly Goal[] = [
  { figure: 'receipts-to-rsa', work: 'receipts a second ÷ RSA, eight processes, 64 clients', digits: 3, atLeast: 0.06 },
  { figure: 'receipt-cpu', work: 'CPU a receipt, load generator apart', unit: 'ms', digits: 1, atMost: 8.5 },
  { figure: 'receipt-writes', work: 'MongoDB writes a receipt', digits: 1, atMost: 7 },
  { figure: 'post-one-client', work: 'POST p50, one client, eight processes', unit: 'ms', digits: 0, atMost: 10 },
  { figure: 'completed-one-client', work: 'COMPLETED p50, one client', unit: 'ms', digits: 0, atMost: 40 },
  { figure: 'post-lone-receipt', work: 'POST p50, a receipt by itself', unit: 'ms', digits: 0, atMost: 10 },
  { figure: 'completed-lone-receipt', work: 'COMPLETED p50, a receipt by itself', unit: 'ms', digits: 0, atMost: 40 },
  { figure: 'post-64-clients', work: 'POST p99, 64 clients', unit: 'ms', digits: 0, atMost: 500 },
  { figure: 'oldest-waiting', work: 'the oldest receipt waiting, 64 clients', unit: 's', digits: 1, atMost: 5 },
  ...each('sign-own', 'our documents signed ÷ RSA', 2, [0.88, 0.82, 0.55]),
  ...each('sign-caller', 'callers’ documents signed ÷ RSA', 2, [0.8, 0.6, 0.2]),
  { figure: 'sign-rpc', work: 'Sign RPC ÷ RSA, audit stored', digits: 2, atLeast: 0.65 },
  { figure: 'sign-documents-rpc', work: 'the same, 16 documents in a call', digits: 2, atLeast: 0.65 },
  { figure: 'sign-memory', work: 'memory after 100,000 signatures ÷ after 30,000', digits: 2, atMost: 1.05 },
  ...each('ride', 'RIDE a second a core', 0, [1_800, 700, 110]),
  ...each('xml', 'XML built, validated, digested ÷ xmlbuilder2’s conversion', 2, [2.5, 3, 3]),
  { figure: 'million-post', work: 'POST rate with 1,000,000 receipts ÷ empty', digits: 2, atLeast: 0.9 },
  { figure: 'million-page', work: 'page of 100 by cursor, the deepest ÷ the first', digits: 2, atMost: 1.5 },
  {
    figure: 'million-search',
    work: 'search by number, customer, key, reference: slowest p50',
    unit: 'ms',
    digits: 1,
    atMost: 20,
  },
  ...['issuance', 'renderer', 'signer', 'authority-connector'].map((service) => ({
    figure: `replicas-${service}`,
    work: `four processes ÷ one: ${service}`,
    digits: 2,
    atLeast: 3.4,
  })),
  { figure: 'memory-at-rest', work: 'memory at rest, the largest service', unit: 'MB', digits: 0, atMost: 110 },
  { figure: 'idle-cpu', work: 'all eight idle, of one core', unit: '%', digits: 2, atMost: 1 },
  { figure: 'image-layers', work: 'own layers of a service’s image, the largest', unit: 'MB', digits: 0, atMost: 40 },
  { figure: 'start-warm', work: '`npm start`, warm', unit: 's', digits: 1, atMost: 2 },
]

export function isReached({ atLeast, atMost }: Goal, value: number): boolean {
  return value >= (atLeast ?? value) && value <= (atMost ?? value)
}

function each(figure: string, work: string, digits: number, atLeast: readonly number[]): Goal[] {
  return lines.map((count, index) => ({
    figure: `${figure}-${count}`,
    work: `${work}, ${count} lines`,
    digits,
    ...(atLeast[index] !== undefined && { atLeast: atLeast[index] }),
  }))
}
