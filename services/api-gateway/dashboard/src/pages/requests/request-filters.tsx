import type { SearchChange } from '../../parts/address.ts'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { ChoiceFilter, DayFilter } from '../../parts/filters.tsx'
import { useWords } from '../../words/language.tsx'
import { useKeys } from '../keys/keys.ts'
import { countFilters, METHODS, OUTCOMES, type RequestSearch } from './request-search.ts'
import { requestWords } from './words.ts'

interface RequestFiltersProps {
  search: RequestSearch
  onChange: (search: SearchChange<RequestSearch>) => void
}

export function RequestFilters({ search, onChange }: RequestFiltersProps) {
  const say = useWords(requestWords)
  const { q = '', status, method, key, day } = search
  const change = (changed: SearchChange<RequestSearch>) => onChange({ ...search, ...changed })
  const outcomes = OUTCOMES.map((one) => ({ value: one as string, label: say.outcomes[one] }))
  const isOther = status !== undefined && !outcomes.some(({ value }) => value === status)
  return (
    <FilterBar
      label={say.search}
      hint={say.searchHint}
      typed={q}
      onSearch={(typed) => change({ q: typed })}
      count={countFilters(search)}
      onClear={() => onChange({ q })}
    >
      <ChoiceFilter
        label={say.outcome}
        any={say.any}
        choices={isOther ? [...outcomes, { value: status, label: status }] : outcomes}
        value={status}
        onChange={(chosen) => change({ status: chosen })}
      />
      <ChoiceFilter
        label={say.method}
        any={say.any}
        choices={METHODS.map((one) => ({ value: one, label: one }))}
        value={method}
        onChange={(chosen) => change({ method: chosen })}
      />
      <KeyFilter value={key} onChange={(chosen) => change({ key: chosen })} />
      <DayFilter label={say.day} value={day} onChange={(typed) => change({ day: typed })} />
    </FilterBar>
  )
}

function KeyFilter({ value, onChange }: { value: string | undefined; onChange: (key: string) => void }) {
  const say = useWords(requestWords)
  const { data: keys = [] } = useKeys()
  const choices = keys.map(({ id, name, lastFour }) => ({ value: id, label: `${name} (…${lastFour})` }))
  return <ChoiceFilter label={say.key} any={say.any} choices={choices} value={value} onChange={onChange} />
}
