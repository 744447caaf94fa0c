import type { SearchChange } from '../../parts/address.ts'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { ChoiceFilter, DayFilter, Filter } from '../../parts/filters.tsx'
import { RECEIPT_STATES } from '../../parts/receipt-states.ts'
import { receiptWords } from '../../parts/receipt-words.ts'
import { SearchBox } from '../../parts/search-box.tsx'
import { useWords } from '../../words/language.tsx'
import { countFilters, isReversed, KINDS, type ReceiptSearch } from './receipt-search.ts'
import { words } from './words.ts'

interface ReceiptFiltersProps {
  search: ReceiptSearch
  onChange: (search: SearchChange<ReceiptSearch>) => void
}

const OPEN = 'DRAFT,RECEIVED_AUTHORITY,AUTHORIZED'
const ATTENTION = 'REJECTED,RETURNED,ERROR'

export function ReceiptFilters({ search, onChange }: ReceiptFiltersProps) {
  const [say, names] = [useWords(words), useWords(receiptWords)]
  const { q = '', kind, from, to, customer = '' } = search
  const change = (changed: SearchChange<ReceiptSearch>) => onChange({ ...search, ...changed })
  return (
    <FilterBar
      label={say.search}
      hint={say.searchHint}
      typed={q}
      onSearch={(typed) => change({ q: typed })}
      count={countFilters(search)}
      onClear={() => onChange({ q })}
    >
      <StateFilter status={search.status ?? ''} onChange={(status) => change({ status })} />
      <ChoiceFilter
        label={say.kind}
        any={say.anyKind}
        choices={KINDS.map((one) => ({ value: one, label: names.kinds[one] }))}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <DayFilter label={say.from} value={from} onChange={(day) => change({ from: day })} />
      <DayFilter
        label={say.to}
        value={to}
        onChange={(day) => change({ to: day })}
        error={isReversed(search) ? say.reversed : null}
      />
      <Filter>
        <SearchBox label={say.customer} value={customer} onSearch={(typed) => change({ customer: typed })} isFilter />
      </Filter>
    </FilterBar>
  )
}

function StateFilter({ status, onChange }: { status: string; onChange: (status: string) => void }) {
  const [say, names] = [useWords(words), useWords(receiptWords)]
  const groups = [
    { value: OPEN, label: say.statusGroups.open },
    { value: ATTENTION, label: say.statusGroups.attention },
  ]
  const states = RECEIPT_STATES.map((state) => ({ value: state as string, label: names.states[state] }))
  const choices = [...groups, ...states]
  // An address may combine any states.
  const combinations = status === '' || choices.some(({ value }) => value === status) ? [] : [combined(status, states)]
  return (
    <ChoiceFilter
      label={say.status}
      any={say.anyStatus}
      choices={[...combinations, ...choices]}
      value={status}
      onChange={onChange}
    />
  )
}

function combined(status: string, states: readonly { value: string; label: string }[]) {
  const labels = states.filter(({ value }) => status.split(',').includes(value)).map(({ label }) => label)
  return { value: status, label: labels.join(', ') }
}
