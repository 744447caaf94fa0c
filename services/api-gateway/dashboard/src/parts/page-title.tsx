import { Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'

interface PageTitleProps {
  title: string
  /** One sentence on what the page is for. */
  about?: ReactNode
  /** The page's actions, the main one last. */
  children?: ReactNode
}

/** The number of a document, which no line breaks. */
const DOCUMENT_NUMBER = /(\d{3}-\d{3}-\d{9})/

/** The head of every page: its name, also as the name of the browser's tab, and what can be done there. */
export function PageTitle({ title, about, children }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · etax`
  }, [title])
  return (
    <Group justify="space-between" align="flex-start" mb="lg" gap="sm">
      <Stack gap={2} flex="1 1 18rem" miw={0}>
        <Title order={1} size="h2" tabIndex={-1} id="page-title" style={{ overflowWrap: 'anywhere' }}>
          {title.split(DOCUMENT_NUMBER).map((part) =>
            DOCUMENT_NUMBER.test(part) ? (
              <span key={part} className="number">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </Title>
        {about !== undefined && (
          <Text component="div" c="dimmed" size="sm">
            {about}
          </Text>
        )}
      </Stack>
      {children !== undefined && (
        <Group gap="xs" className="page-actions">
          {children}
        </Group>
      )}
    </Group>
  )
}
