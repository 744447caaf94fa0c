import { Box, Button, Card, Group, Image, Stack, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Taxpayer, taxpayersQuery } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FileDrop } from '../../parts/file-drop.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { logoAddress } from './logo-address.ts'
import { taxpayerWords } from './words.ts'

const TYPES = ['image/png', 'image/jpeg']
/** The API's limit, less room for the form around the file. */
const MAX_BYTES = 2 * 1024 * 1024 - 16 * 1024

export function LogoCard({ taxpayer }: { taxpayer: Taxpayer }) {
  const say = useWords(taxpayerWords)
  const { records, send, scope } = useApi()
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const picture = usePicture(file)
  const { id, logoUrl } = taxpayer
  const source = picture ?? (logoUrl === null ? null : logoAddress(logoUrl))

  const readAgain = () => queries.invalidateQueries({ queryKey: taxpayersQuery(scope.environment).queryKey })
  const saving = useChange({
    mutationFn: async (chosen: File) => {
      const body = new FormData()
      body.append('file', chosen)
      await send(`/account/taxpayers/${id}/logo`, { method: 'POST', body })
      await readAgain()
    },
    onSuccess: () => {
      setFile(null)
      notifications.show({ color: 'teal', message: say.logoSaved })
    },
  })
  const remove = async () => {
    await records.PUT('/taxpayers/{id}', { params: { path: { id } }, body: { uuidLogo: null } })
    await readAgain()
    notifications.show({ color: 'teal', message: say.logoRemoved })
  }
  const choose = (chosen: File) => {
    saving.reset()
    const wrong = !TYPES.includes(chosen.type) ? say.logoWrongType : chosen.size > MAX_BYTES ? say.logoTooLarge : null
    setProblem(wrong)
    setFile(wrong === null ? chosen : null)
  }

  return (
    <Card withBorder padding="lg">
      <Title order={2} size="h4">
        {say.logo}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {say.logoAbout}
      </Text>
      <FailureNotice failure={saving.error} />
      <Group align="flex-start" gap="lg">
        <Stack gap={4} align="flex-start">
          {/* Documents are printed on white. */}
          <Box w={220} h={116} p={8} bg="white" style={FRAME}>
            {source === null ? (
              <Text size="sm" c="gray.7">
                {say.logoNone}
              </Text>
            ) : (
              <Image src={source} alt={say.logoOf(taxpayer.commercialName ?? taxpayer.name)} h={98} fit="contain" />
            )}
          </Box>
          {picture !== null && (
            <Text size="sm" role="status">
              {say.logoPreview}
            </Text>
          )}
        </Stack>
        <Stack flex="1 1 16rem" gap="sm">
          <FileDrop label={say.logoFile} accept={TYPES.join(',')} file={file} onChoose={choose} error={problem} />
          {file !== null && (
            <Group>
              <Button loading={saving.isPending} onClick={() => saving.mutate(file)}>
                {say.logoSave}
              </Button>
              <Button variant="default" disabled={saving.isPending} onClick={() => setFile(null)}>
                {say.logoDiscard}
              </Button>
            </Group>
          )}
          {file === null && logoUrl !== null && (
            <Group>
              <ConfirmButton action={say.logoRemove} question={say.logoRemoveQuestion} onConfirm={remove} size="xs">
                {say.logoRemoveAbout}
              </ConfirmButton>
            </Group>
          )}
        </Stack>
      </Group>
    </Card>
  )
}

const FRAME = {
  border: '1px solid var(--mantine-color-default-border)',
  borderRadius: 'var(--mantine-radius-md)',
  display: 'grid',
  placeItems: 'center',
} as const

function usePicture(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => {
      URL.revokeObjectURL(objectUrl)
      setAddress(null)
    }
  }, [file])
  return address
}
