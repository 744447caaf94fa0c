import { Button } from '@mantine/core'
import { SearchX } from 'lucide-react'
import { Empty } from './empty-state.tsx'

interface NoMatchesProps {
  say: {
    noMatch: string
    /** What else to look for. */
    nothingAbout: string
    /** On the button that shows the whole list. */
    clear: string
  }
  onClear: () => void
}

/** In place of a list whose search or filters leave nothing of it. */
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
