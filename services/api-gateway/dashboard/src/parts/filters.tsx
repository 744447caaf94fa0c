import { Grid, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface FilterProps {
  label: string
  /** Blank if inactive. */
  value: string | undefined
  onChange: (value: string) => void
}

export function Filter({ children }: { children: ReactNode }) {
  return <Grid.Col span={{ base: 12, xs: 6, md: 'auto' }}>{children}</Grid.Col>
}

interface ChoiceFilterProps extends FilterProps {
  /** Label of the empty choice. */
  any: string
  choices: readonly { value: string; label: string }[]
}

export function ChoiceFilter({ label, any, choices, value, onChange }: ChoiceFilterProps) {
  return (
    <Filter>
      <Select
        label={label}
        placeholder={any}
        data={[...choices]}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        clearable
      />
    </Filter>
  )
}

export function DayFilter({ label, value = '', error, onChange }: FilterProps & { error?: string | null }) {
  return (
    <Filter>
      <TextInput
        type="date"
        label={label}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Filter>
  )
}
