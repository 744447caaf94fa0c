import { Anchor, Box, Button, Card, Container, Group, Stack, Text } from '@mantine/core'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageTitle } from '../../parts/page-title.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { signInWords } from './words.ts'

interface EntranceProps {
  title: string
  about?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

export function Entrance({ title, about, children, footer }: EntranceProps) {
  const say = useWords(signInWords)
  const { language, choose } = useLanguage()
  const other = language === 'es' ? 'en' : 'es'
  return (
    <Box mih="100dvh" bg="var(--mantine-color-body)">
      <Group component="header" justify="space-between" p="md">
        <Anchor href="/dashboard/" fw={700} c="var(--mantine-color-text)" underline="never">
          etax
        </Anchor>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          lang={other}
          leftSection={<Languages size={16} aria-hidden />}
          onClick={() => choose(other)}
        >
          {other === 'en' ? 'English' : 'Español'}
        </Button>
      </Group>
      <Container component="main" size={440} py={{ base: 'md', sm: 56 }}>
        <Card withBorder p={{ base: 'lg', sm: 'xl' }} radius="lg">
          <PageTitle title={title} about={about} />
          <Stack>{children}</Stack>
        </Card>
        {footer !== undefined && (
          <Stack gap={4} align="center" mt="lg">
            {footer}
          </Stack>
        )}
        <Text size="xs" c="dimmed" ta="center" mt="xl">
          {say.product}
        </Text>
      </Container>
    </Box>
  )
}
