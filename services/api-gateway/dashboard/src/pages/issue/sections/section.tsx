import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  about?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function Section({ title, about, action, children }: SectionProps) {
  const id = useId()
  return (
    <Card
      component="section"
      withBorder
      p={{ base: 'sm', sm: 'lg' }}
      aria-labelledby={id}
      style={{ overflow: 'visible' }}
    >
      <Group justify="space-between" align="flex-start" mb="sm" gap="xs">
        <Stack gap={2} flex={1} miw={0}>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {about !== undefined && (
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          )}
        </Stack>
        {action}
      </Group>
      {children}
    </Card>
  )
}
