import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary({ clear: 'Borrar la búsqueda' }, { clear: 'Clear the search' })

interface SearchBoxProps {
  label: string
  /** What the list is searched by now. */
  value: string
  onSearch: (text: string) => void
}

/** What is typed is searched for once the typing pauses, or at once by Enter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const say = useWords(words)
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  // The address answers a moment later: only what did not come from here replaces what is being typed.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  const search = useDebouncedCallback(
    (text: string) => {
      sent.current = text.trim()
      onSearch(sent.current)
    },
    { delay: 300, flushOnUnmount: false },
  )
  const type = (text: string) => {
    setTyped(text)
    search(text)
  }
  return (
    <TextInput
      type="search"
      flex="1 1 16rem"
      aria-label={label}
      placeholder={label}
      maxLength={300}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={say.clear} onClick={() => type('')} />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search.flush()
      }}
    />
  )
}
