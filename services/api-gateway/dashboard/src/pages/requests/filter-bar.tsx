import { Button, Collapse, Grid, Group, Select, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { SlidersHorizontal } from 'lucide-react'
import { TypedFilter } from '../../parts/typed-filter.tsx'
import { useWords } from '../../words/language.tsx'
import { useKeys } from '../keys/keys.ts'
import { countFilters, METHODS, OUTCOMES, type RequestSearch } from './request-search.ts'
import { requestWords } from './words.ts'

interface FilterBarProps {
  search: RequestSearch
  onChange: (search: RequestSearch) => void
}

/** One box for what people have of a request, and the filters behind a button. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  const say = useWords(requestWords)
  const count = countFilters(search)
  const [opened, { toggle }] = useDisclosure(count > 0)
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
          aria-controls="request-filters"
          style={{ flexShrink: 0 }}
        >
          {count === 0 ? say.filters : say.filtersHeld(count)}
        </Button>
      </Group>
      <Collapse expanded={opened} id="request-filters">
        {opened && <Filters search={search} onChange={onChange} />}
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
  const say = useWords(requestWords)
  const { data: keys = [] } = useKeys()
  const { status, method, key, day, ...others } = search
  const change = (changed: { [Name in keyof RequestSearch]?: string | null }) => {
    const all = { ...others, status, method, key, day, ...changed }
    const given = Object.entries(all).filter(([, value]) => value !== null && value !== undefined && value !== '')
    onChange(Object.fromEntries(given) as RequestSearch)
  }
  const outcomes = OUTCOMES.map((one) => ({ value: one as string, label: say.outcomes[one] }))
  const isOther = status !== undefined && !outcomes.some(({ value }) => value === status)
  return (
    <Grid gap="sm" align="flex-start">
      <Grid.Col span={WIDTH}>
        <Select
          label={say.outcome}
          placeholder={say.any}
          data={isOther ? [...outcomes, { value: status, label: status }] : outcomes}
          value={status ?? null}
          onChange={(value) => change({ status: value })}
          clearable
        />
      </Grid.Col>
      <Grid.Col span={WIDTH}>
        <Select
          label={say.method}
          placeholder={say.any}
          data={METHODS}
          value={method ?? null}
          onChange={(value) => change({ method: value })}
          clearable
        />
      </Grid.Col>
      <Grid.Col span={WIDTH}>
        <Select
          label={say.key}
          placeholder={say.any}
          data={keys.map(({ id, name, lastFour }) => ({ value: id, label: `${name} (…${lastFour})` }))}
          value={key ?? null}
          onChange={(value) => change({ key: value })}
          clearable
        />
      </Grid.Col>
      <Grid.Col span={WIDTH}>
        <TextInput
          type="date"
          label={say.day}
          value={day ?? ''}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        />
      </Grid.Col>
    </Grid>
  )
}

const WIDTH = { base: 12, xs: 6, md: 3 } as const
