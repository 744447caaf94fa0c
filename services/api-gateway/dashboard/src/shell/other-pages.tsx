import { Anchor, Center, Container, Loader, Stack, Text, Title } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { reloadForLostFile } from '../parts/lost-file.ts'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary(
  {
    loading: 'Cargando…',
    missing: 'Aquí no hay ninguna página',
    missingAbout: 'La dirección está incompleta o la página cambió de lugar.',
    home: 'Ir al inicio',
  },
  {
    loading: 'Loading…',
    missing: 'There is no page here',
    missingAbout: 'The address is incomplete, or the page has moved.',
    home: 'Go to the start page',
  },
)

export function LoadingPage() {
  const say = useWords(words)
  return (
    <Center mih={240} role="status" aria-label={say.loading}>
      <Loader />
    </Center>
  )
}

export function MissingPage() {
  const say = useWords(words)
  return (
    <Container size="xs" py={80}>
      <Stack>
        <Title order={1} size="h2" tabIndex={-1} id="page-title">
          {say.missing}
        </Title>
        <Text>{say.missingAbout}</Text>
        <Anchor href="/dashboard/">{say.home}</Anchor>
      </Stack>
    </Container>
  )
}

/** Shows the failure of a whole page, such as a missing code file. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const failure = error instanceof Error ? error : new Error(String(error))
  useEffect(() => {
    reloadForLostFile(failure)
  }, [failure])
  return (
    <Container size="sm" py="xl">
      <FailureNotice failure={failure} onRetry={reset} />
    </Container>
  )
}
