import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useApi } from '../../../api/use-api.ts'
import { valueAt } from '../../../fiscal/order-values.ts'
import { useWords } from '../../../words/language.tsx'
import { useSayFinding } from '../finding-words.ts'
import { issueWords } from '../issue-words.ts'
import { useOrder, useOrderForm } from '../order-form.ts'
import { previewWarnings } from '../preview-warnings.ts'
import { TotalsBox } from '../sections/totals-box.tsx'

/** Milliseconds without a change of the total before the balance is requested. */
const PAUSE_MS = 600

export const BALANCE_CODES = ['ISS_10032', 'ISS_15031']

/** The totals of the note, and the balance of its invoice if that is lower. */
export function NoteTotals() {
  return (
    <>
      <TotalsBox />
      <NoteBalance />
    </>
  )
}

function NoteBalance() {
  const { send, key } = useApi()
  const form = useOrderForm()
  const say = useWords(issueWords)
  const sayFinding = useSayFinding()
  const about = useOrder(({ values, judgement: { violations, totals } }) =>
    violations.length > 0
      ? ''
      : JSON.stringify([
          valueAt(values, 'supportingDocument.number'),
          valueAt(values, 'supportingDocument.issueDate'),
          totals.total,
        ]),
  )
  const [settled] = useDebouncedValue(about, PAUSE_MS)
  const { data = [] } = useQuery({
    queryKey: [...key, 'balance', settled],
    enabled: settled !== '' && settled === about,
    retry: false,
    queryFn: ({ signal }) => previewWarnings(send, form, BALANCE_CODES, signal),
  })
  if (settled !== about || data.length === 0) return null
  return (
    <Alert color="orange" icon={<TriangleAlert aria-hidden />} title={say.beyondBalance} role="status">
      {data.map((finding) => sayFinding(finding)).join(' ')}
    </Alert>
  )
}
