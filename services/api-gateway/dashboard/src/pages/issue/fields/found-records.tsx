import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export interface FoundRecordsProps<R> extends Omit<TextInputProps, 'value' | 'onChange' | 'onKeyDown'> {
  value: string
  onChange: (text: string) => void
  /** Records for what was typed. */
  search: (text: string, signal: AbortSignal) => Promise<readonly R[]>
  /** Begins the key under which answers are kept. */
  searchKey: readonly unknown[]
  idOf: (record: R) => string
  show: (record: R) => ReactNode
  onPick: (record: R) => void
  /** Said where nothing is found. */
  nothing?: ReactNode
  /** Enter, where no record is highlighted. */
  onEnter?: () => void
}

/** A text field that finds records while one types, or presses an arrow: arrows go through them, Enter takes one. */
export function FoundRecords<R>({
  value,
  onChange,
  search,
  searchKey,
  idOf,
  show,
  onPick,
  nothing,
  onEnter,
  onBlur,
  ...field
}: FoundRecordsProps<R>) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [text] = useDebouncedValue(value.trim(), 180)
  const { data = [], isFetching } = useQuery({
    queryKey: [...searchKey, text],
    queryFn: ({ signal }) => search(text, signal),
    enabled: combobox.dropdownOpened,
    placeholderData: keepPreviousData,
  })
  const pick = (id: string) => {
    const record = data.find((one) => idOf(one) === id)
    if (record !== undefined) onPick(record)
    combobox.closeDropdown()
  }
  const isShown = combobox.dropdownOpened && (data.length > 0 || (nothing !== undefined && text !== '' && !isFetching))
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
              onEnter?.()
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isShown}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {data.map((record) => (
            <Combobox.Option key={idOf(record)} value={idOf(record)}>
              {show(record)}
            </Combobox.Option>
          ))}
          {data.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
