import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary({ clear: 'Borrar la búsqueda' }, { clear: 'Clear the search' })

interface SearchBoxProps extends Pick<TextInputProps, 'flex' | 'miw'> {
  label: string
  hint?: string
  /** Shows the label above the box, as one filter of several; otherwise an icon. */
  isFilter?: boolean
  value: string
  onSearch: (text: string) => void
}

/** Searches after a pause in typing, or on Enter. */
export function SearchBox({ label, hint, isFilter = false, value, onSearch, ...input }: SearchBoxProps) {
  const say = useWords(words)
  const [typed, setTyped] = useState(value)
  const lastSearch = useRef(value)
  // The address changes later: only external changes replace the typed text.
  useEffect(() => {
    if (value === lastSearch.current) return
    lastSearch.current = value
    setTyped(value)
  }, [value])
  const search = useDebouncedCallback(
    (text: string) => {
      lastSearch.current = text.trim()
      onSearch(lastSearch.current)
    },
    { delay: 350, flushOnUnmount: false },
  )
  const type = (text: string) => {
    setTyped(text)
    search(text)
  }
  return (
    <TextInput
      type="search"
      maxLength={300}
      {...(isFilter
        ? { label, placeholder: hint }
        : { 'aria-label': label, placeholder: hint ?? label, leftSection: <Search size={16} aria-hidden /> })}
      {...input}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={say.clear} onClick={() => type('')} />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search.flush()
      }}
    />
  )
}
