import { Button, Collapse, Grid, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { dictionary, useWords } from '../words/language.tsx'
import { SearchBox } from './search-box.tsx'

const words = dictionary(
  { filters: 'Filtros', filtersHeld: (count: number) => `Filtros (${count})`, clear: 'Quitar filtros' },
  { filters: 'Filters', filtersHeld: (count: number) => `Filters (${count})`, clear: 'Clear filters' },
)

interface FilterBarProps {
  label: string
  hint: string
  typed: string
  onSearch: (text: string) => void
  count: number
  onClear: () => void
  /** Mounted only while visible. */
  children: ReactNode
}

export function FilterBar({ label, hint, typed, onSearch, count, onClear, children }: FilterBarProps) {
  const say = useWords(words)
  const id = useId()
  // On a phone, open filters hide the results.
  const [opened, { toggle }] = useDisclosure(count > 0 && !matchMedia('(max-width: 48em)').matches)
  return (
    <Stack gap="sm" mb="md">
      <Group gap="sm" wrap="nowrap">
        <SearchBox label={label} hint={hint} value={typed} onSearch={onSearch} flex={1} miw={0} />
        <Button
          variant="default"
          leftSection={<SlidersHorizontal size={16} aria-hidden />}
          onClick={toggle}
          aria-expanded={opened}
          aria-controls={id}
          style={{ flexShrink: 0 }}
        >
          {count === 0 ? say.filters : say.filtersHeld(count)}
        </Button>
      </Group>
      <Collapse expanded={opened} id={id}>
        {opened && (
          <Grid gap="sm" align="flex-start">
            {children}
          </Grid>
        )}
        {count > 0 && (
          <Button variant="subtle" size="compact-sm" mt="xs" onClick={onClear}>
            {say.clear}
          </Button>
        )}
      </Collapse>
    </Stack>
  )
}
