import { Group, NativeSelect, TextInput } from '@mantine/core'
import { dictionary, useWords } from '../words/language.tsx'
import { authorityToday, daysOf, faultOf, PERIODS, type PeriodName, type PeriodSearch } from './period.ts'

const words = dictionary(
  {
    period: 'Período',
    names: {
      'this-month': 'Este mes',
      'last-month': 'Mes pasado',
      'this-year': 'Este año',
      'last-year': 'Año pasado',
      other: 'Otras fechas',
    },
    from: 'Desde',
    to: 'Hasta',
    faults: {
      reversed: 'Debe ser posterior a la primera fecha.',
      'too-long': 'Un reporte abarca 366 días como máximo.',
    },
  },
  {
    period: 'Period',
    names: {
      'this-month': 'This month',
      'last-month': 'Last month',
      'this-year': 'This year',
      'last-year': 'Last year',
      other: 'Other dates',
    },
    from: 'From',
    to: 'To',
    faults: {
      reversed: 'It must be after the first day.',
      'too-long': 'A report spans 366 days at most.',
    },
  },
)

interface PeriodPickerProps {
  search: PeriodSearch
  onChange: (search: PeriodSearch) => void
}

export function PeriodPicker({ search, onChange }: PeriodPickerProps) {
  const say = useWords(words)
  const isOther = search.from !== undefined
  const days = daysOf(search, authorityToday(Date.now()))
  const fault = faultOf(days)
  const choose = (name: string) => onChange(name === 'other' ? days : { period: name as PeriodName })
  return (
    <Group gap="sm" align="flex-start">
      <NativeSelect
        label={say.period}
        value={isOther ? 'other' : (search.period ?? 'this-month')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[...PERIODS, 'other' as const].map((name) => ({ value: name, label: say.names[name] }))}
      />
      {isOther && (
        <>
          <DayInput label={say.from} value={days.from} onChange={(from) => onChange({ ...days, from })} />
          <DayInput
            label={say.to}
            value={days.to}
            onChange={(to) => onChange({ ...days, to })}
            error={fault === null ? null : say.faults[fault]}
          />
        </>
      )}
    </Group>
  )
}

interface DayInputProps {
  label: string
  value: string
  onChange: (day: string) => void
  error?: string | null
}

/** A partly typed day is no day yet. */
function DayInput({ onChange, ...input }: DayInputProps) {
  return (
    <TextInput
      type="date"
      required
      withAsterisk={false}
      {...input}
      onChange={({ currentTarget: { value } }) => value !== '' && onChange(value)}
    />
  )
}
