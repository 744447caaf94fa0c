import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export interface RecordSearchProps<R> extends Omit<TextInputProps, 'value' | 'onChange' | 'onKeyDown'> {
  value: string
  onChange: (text: string) => void
  search: (text: string, signal: AbortSignal) => Promise<readonly R[]>
  searchKey: readonly unknown[]
  idOf: (record: R) => string
  show: (record: R) => ReactNode
  onPick: (record: R) => void
  noMatch?: ReactNode
  /** Called on Enter without a highlighted record. */
  onEnter?: () => void
  /** Enter searches first: a single match is selected, several are listed. */
  enterFinds?: boolean
}

export function RecordSearch<R>({
  value,
  onChange,
  search,
  searchKey,
  idOf,
  show,
  onPick,
  noMatch,
  onEnter,
  enterFinds = false,
  onBlur,
  ...field
}: RecordSearchProps<R>) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [text] = useDebouncedValue(value.trim(), 180)
  const queries = useQueryClient()
  const queryOf = (typed: string) => ({
    queryKey: [...searchKey, typed],
    queryFn: ({ signal }: { signal: AbortSignal }) => search(typed, signal),
  })
  const { data = [], isFetching } = useQuery({
    ...queryOf(text),
    enabled: combobox.dropdownOpened,
    placeholderData: keepPreviousData,
  })
  const pick = (id: string) => {
    const record = data.find((one) => idOf(one) === id)
    if (record !== undefined) onPick(record)
    combobox.closeDropdown()
  }
  const enter = async () => {
    const typed = value.trim()
    const records = enterFinds && typed !== '' ? await queries.fetchQuery(queryOf(typed)).catch(() => []) : []
    const [only, ...more] = records
    if (only === undefined) return onEnter?.()
    if (more.length > 0) return combobox.openDropdown()
    onPick(only)
    combobox.closeDropdown()
  }
  const isListOpen =
    combobox.dropdownOpened && (data.length > 0 || (noMatch !== undefined && text !== '' && !isFetching))
  return (
    <Combobox store={combobox} onOptionSubmit={pick} withinPortal>
      <Combobox.Target>
        <TextInput
          {...field}
          value={value}
          autoComplete="off"
          rightSection={isFetching && combobox.dropdownOpened ? <Loader size={14} /> : undefined}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onBlur={(event) => {
            combobox.closeDropdown()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            const isChosen = combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1
            if (event.key === 'Enter' && !isChosen) {
              event.preventDefault()
              void enter()
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isListOpen}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {data.map((record) => (
            <Combobox.Option key={idOf(record)} value={idOf(record)}>
              {show(record)}
            </Combobox.Option>
          ))}
          {data.length === 0 && <Combobox.Empty>{noMatch}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
