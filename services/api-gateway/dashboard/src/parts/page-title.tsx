import { Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'

interface PageTitleProps {
  title: string
  /** One sentence. */
  about?: ReactNode
  /** Actions, the main one last. */
  children?: ReactNode
}

/** Document numbers must not wrap. */
const DOCUMENT_NUMBER = /(\d{3}-\d{3}-\d{9})/

/** Also sets the title of the browser tab. */
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
