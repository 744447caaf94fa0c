import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary({ clear: 'Borrar la búsqueda' }, { clear: 'Clear the search' })

interface TypedFilterProps {
  value: string
  onChange: (text: string) => void
  /** Shown above it; a box for everything has an icon and `label` instead. */
  heading?: string
  label?: string
  hint?: string
}

/** What is typed is searched for once the typing pauses, or at once by Enter. */
export function TypedFilter({ value, onChange, heading, label, hint }: TypedFilterProps) {
  const say = useWords(words)
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  // The address answers a moment later: only what did not come from here replaces what is being typed.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  const send = (text: string) => {
    sent.current = text.trim()
    onChange(sent.current)
  }
  const search = useDebouncedCallback(send, { delay: 350, flushOnUnmount: false })
  const type = (text: string) => {
    setTyped(text)
    search(text)
  }
  return (
    <TextInput
      flex={1}
      miw={0}
      type="search"
      {...(heading === undefined
        ? { 'aria-label': label, leftSection: <Search size={16} aria-hidden /> }
        : { label: heading })}
      placeholder={hint}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search.flush()
      }}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={say.clear} onClick={() => type('')} />}
      maxLength={300}
    />
  )
}
