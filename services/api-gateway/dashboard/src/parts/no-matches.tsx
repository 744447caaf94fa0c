import { Button } from '@mantine/core'
import { SearchX } from 'lucide-react'
import { Empty } from './empty-state.tsx'

interface NoMatchesProps {
  say: {
    noMatch: string
    nothingAbout: string
    /** The text of the button that clears search and filters. */
    clear: string
  }
  onClear: () => void
}

export function NoMatches({ say, onClear }: NoMatchesProps) {
  return (
    <Empty
      icon={<SearchX size={36} aria-hidden />}
      title={say.noMatch}
      actions={
        <Button variant="default" onClick={onClear}>
          {say.clear}
        </Button>
      }
    >
      {say.nothingAbout}
    </Empty>
  )
}
