import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface EmptyProps {
  icon: ReactNode
  title: string
  children: ReactNode
  actions?: ReactNode
}

export function Empty({ icon, title, children, actions }: EmptyProps) {
  return (
    <Card withBorder p="xl">
      <Stack align="center" gap="sm" ta="center" py="lg">
        {icon}
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed" size="sm" maw={480}>
          {children}
        </Text>
        {actions}
      </Stack>
    </Card>
  )
}
