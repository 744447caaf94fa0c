import { Grid, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface FilterProps {
  label: string
  /** Blank where it does not hold. */
  value: string | undefined
  onChange: (value: string) => void
}

/** The place of a filter among others. */
export function Filter({ children }: { children: ReactNode }) {
  return <Grid.Col span={{ base: 12, xs: 6, md: 'auto' }}>{children}</Grid.Col>
}

interface ChoiceFilterProps extends FilterProps {
  /** What no choice means. */
  any: string
  choices: readonly { value: string; label: string }[]
}

/** One of a few, or any. */
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

/** One day. */
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
