import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyableBlock } from './copy.tsx'

interface SentTextProps {
  title: string
  /** Null if not stored. */
  text: string | null
  whyNot: string
  children?: ReactNode
}

export function SentText({ title, text, whyNot, children }: SentTextProps) {
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {title}
      </Title>
      {text === null ? (
        <Text size="sm" c="dimmed">
          {whyNot}
        </Text>
      ) : (
        <CopyableBlock value={indented(text)} name={title} />
      )}
      {children}
    </section>
  )
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
