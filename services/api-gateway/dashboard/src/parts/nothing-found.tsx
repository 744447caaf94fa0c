import { Button } from '@mantine/core'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from './empty-state.tsx'

interface NothingFoundProps {
  title: string
  /** What else to look for. */
  children: ReactNode
  /** On the button that shows the whole list. */
  clear: string
  onClear: () => void
}

/** In place of a list whose search or filters leave nothing of it. */
export function NothingFound({ title, children, clear, onClear }: NothingFoundProps) {
  return (
    <Empty
      icon={<SearchX size={36} aria-hidden />}
      title={title}
      actions={
        <Button variant="default" onClick={onClear}>
          {clear}
        </Button>
      }
    >
      {children}
    </Empty>
  )
}
