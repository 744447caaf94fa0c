import { Button, Collapse, Grid, Group, Select, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { SlidersHorizontal } from 'lucide-react'
import { receiptWords } from '../../parts/receipt-words.ts'
import { TypedFilter } from '../../parts/typed-filter.tsx'
import { useWords } from '../../words/language.tsx'
import { countFilters, isReversed, KINDS, type ReceiptSearch, STATES } from './receipt-search.ts'
import { words } from './words.ts'

interface FilterBarProps {
  search: ReceiptSearch
  onChange: (search: ReceiptSearch) => void
}

const OPEN = 'DRAFT,RECEIVED_AUTHORITY,AUTHORIZED'
const ATTENTION = 'REJECTED,RETURNED,ERROR'

/** One box for what people know of a receipt, and the filters behind a button. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  const say = useWords(words)
  const count = countFilters(search)
  // On a phone they would hide what they found.
  const [opened, { toggle }] = useDisclosure(count > 0 && !matchMedia('(max-width: 48em)').matches)
  return (
    <Stack gap="sm" mb="md">
      <Group gap="sm" wrap="nowrap">
        <TypedFilter
          value={search.q ?? ''}
          onChange={(q) => onChange({ ...search, q })}
          label={say.search}
          hint={say.searchHint}
        />
        <Button
          variant="default"
          leftSection={<SlidersHorizontal size={16} aria-hidden />}
          onClick={toggle}
          aria-expanded={opened}
          aria-controls="receipt-filters"
          style={{ flexShrink: 0 }}
        >
          {count === 0 ? say.filters : say.filtersHeld(count)}
        </Button>
      </Group>
      <Collapse expanded={opened} id="receipt-filters">
        <Filters search={search} onChange={onChange} />
        {count > 0 && (
          <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => onChange(search.q ? { q: search.q } : {})}>
            {say.clear}
          </Button>
        )}
      </Collapse>
    </Stack>
  )
}

function Filters({ search, onChange }: FilterBarProps) {
  const [say, names] = [useWords(words), useWords(receiptWords)]
  const change = (changed: Partial<ReceiptSearch>) => onChange({ ...search, ...changed })
  const groups = [
    { value: OPEN, label: say.statusGroups.open },
    { value: ATTENTION, label: say.statusGroups.attention },
  ]
  const states = STATES.map((state) => ({ value: state as string, label: names.states[state] }))
  const known = [...groups, ...states]
  // An address may name any states together.
  const asked = search.status ?? ''
  const others = asked === '' || known.some(({ value }) => value === asked) ? [] : [combined(asked, states)]
  const width = { base: 12, xs: 6, md: 'auto' } as const
  return (
    <Grid gap="sm" align="flex-start">
      <Grid.Col span={width}>
        <Select
          label={say.status}
          placeholder={say.anyStatus}
          data={[...others, ...known]}
          value={asked === '' ? null : asked}
          onChange={(status) => change({ status: status ?? '' })}
          clearable
        />
      </Grid.Col>
      <Grid.Col span={width}>
        <Select
          label={say.kind}
          placeholder={say.anyKind}
          data={KINDS.map((kind) => ({ value: kind, label: names.kinds[kind] }))}
          value={search.kind ?? null}
          onChange={(kind) => onChange({ ...without(search, 'kind'), ...(kind === null ? {} : { kind }) })}
          clearable
        />
      </Grid.Col>
      <Grid.Col span={width}>
        <DayFilter label={say.from} value={search.from ?? ''} onChange={(from) => change({ from })} />
      </Grid.Col>
      <Grid.Col span={width}>
        <DayFilter
          label={say.to}
          value={search.to ?? ''}
          onChange={(to) => change({ to })}
          error={isReversed(search) ? say.reversed : null}
        />
      </Grid.Col>
      <Grid.Col span={width}>
        <TypedFilter
          value={search.customer ?? ''}
          onChange={(customer) => change({ customer })}
          heading={say.customer}
        />
      </Grid.Col>
    </Grid>
  )
}

interface DayFilterProps {
  label: string
  value: string
  onChange: (day: string) => void
  error?: string | null
}

function DayFilter({ onChange, ...input }: DayFilterProps) {
  return <TextInput type="date" {...input} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}

function combined(asked: string, states: readonly { value: string; label: string }[]) {
  const labels = states.filter(({ value }) => asked.split(',').includes(value)).map(({ label }) => label)
  return { value: asked, label: labels.join(', ') }
}

function without<Value extends object, Name extends keyof Value>(value: Value, name: Name): Omit<Value, Name> {
  const { [name]: _dropped, ...rest } = value
  return rest
}
