import { Button, Group, NativeSelect } from '@mantine/core'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { unspaced } from '../../parts/unspaced.ts'
import { useWords } from '../../words/language.tsx'
import { threeDigits } from '../taxpayers/numbering.ts'
import { usePlaces } from '../taxpayers/places.ts'
import { GROUPINGS, type Grouping, isNarrowed, type ReportKind, type ReportSearch } from './report-search.ts'
import { useGroupingName } from './use-names.ts'
import { words } from './words.ts'

interface ReportFiltersProps {
  kind: ReportKind
  search: ReportSearch
  by: Grouping
  taxpayerId: string | undefined
  onChange: (search: ReportSearch) => void
}

export function ReportFilters({ kind, search, by, taxpayerId, onChange }: ReportFiltersProps) {
  const say = useWords(words)
  const groupingName = useGroupingName()
  const { period: _period, from: _from, to: _to, ...others } = search
  return (
    <Group gap="sm" align="flex-start" mb="md" className="screen-only">
      <PeriodPicker search={search} onChange={(period) => onChange({ ...others, ...period })} />
      <NativeSelect
        label={say.by}
        value={by}
        onChange={({ currentTarget }) => onChange({ ...search, by: currentTarget.value as Grouping })}
        data={GROUPINGS.map((one) => ({ value: one, label: groupingName(kind, one) }))}
      />
      {taxpayerId !== undefined && (
        <PlaceSelect
          taxpayerId={taxpayerId}
          value={search.place ?? ''}
          onChange={(place) => onChange({ ...search, place })}
        />
      )}
      <SearchBox
        isFilter
        label={say.identification(groupingName(kind, 'customer'))}
        hint={say.everybody}
        value={search.customer ?? ''}
        onSearch={(customer) => onChange({ ...search, customer: unspaced(customer) })}
      />
      {isNarrowed(search) && (
        <Button variant="subtle" mt={25} onClick={() => onChange({ ...search, place: '', customer: '' })}>
          {say.clear}
        </Button>
      )}
    </Group>
  )
}

interface FilterProps {
  value: string
  onChange: (value: string) => void
}

function PlaceSelect({ taxpayerId, value, onChange }: FilterProps & { taxpayerId: string }) {
  const say = useWords(words)
  const { data: places = [] } = usePlaces(taxpayerId)
  const options = places.flatMap(({ establishment: { code, name }, points }) => [
    { value: threeDigits(code), label: `${threeDigits(code)} · ${name}` },
    ...points
      .map((point) => `${threeDigits(code)}-${threeDigits(point.code)}`)
      .map((value) => ({ value, label: value })),
  ])
  // An address may name a deleted establishment: its documents remain.
  const others = value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: value }]
  return (
    <NativeSelect
      label={say.place}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[{ value: '', label: say.everyPlace }, ...others, ...options]}
    />
  )
}
