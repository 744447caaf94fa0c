import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiFailure } from '../../api/failure.ts'
import type { components } from '../../api/generated/api.ts'
import { taxpayersQuery } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { useExplain } from '../../api/use-explain.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FileDrop } from '../../parts/file-drop.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { certificateKey } from './certificate-query.ts'
import { inputOf } from './refusals.ts'
import { certificateWords } from './words.ts'

type Answer = components['schemas']['CertificateStatusAnswer']

const MAX_BYTES = 64 * 1024

/** Shows each refusal at the input that caused it. */
export function CertificateUpload({ action }: { action: string }) {
  const say = useWords(certificateWords)
  const explain = useExplain()
  const { send, key, scope } = useApi()
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [isConfirming, ask] = useState(false)
  const upload = useChange({
    mutationFn: async (chosen: File) => {
      const body = new FormData()
      body.append('file', chosen)
      body.append('password', password)
      const answer = await send('/account/v1/developer/certificate', { method: 'POST', body })
      const { data, meta }: Answer = await answer.json()
      queries.setQueryData(certificateKey(key), data)
      await queries.invalidateQueries({ queryKey: taxpayersQuery(scope.environment).queryKey })
      return meta.warnings ?? []
    },
    onSuccess: (warnings) => {
      setFile(null)
      setPassword('')
      ask(false)
      if (warnings.length === 0) notifications.show({ color: 'teal', message: say.stored })
    },
  })
  const isTooLarge = file !== null && file.size > MAX_BYTES
  const fileError = isTooLarge ? say.fileTooLarge : isConfirming && file === null ? say.fileMissing : null
  const passwordError = isConfirming && password === '' ? say.passwordMissing : null
  const refusalAt = (input: 'file' | 'password') =>
    upload.error instanceof ApiFailure && inputOf(upload.error.code) === input ? explain(upload.error).title : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(true)
    if (file !== null && !isTooLarge && password !== '') upload.mutate(file)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack mt="md">
        <FailureNotice failure={upload.error} />
        {upload.data !== undefined && upload.data.length > 0 && (
          <Alert role="status" color="orange" icon={<TriangleAlert aria-hidden />} title={say.notes}>
            {upload.data.map(({ code, message }) => (
              <Text size="sm" key={code}>
                {message}
              </Text>
            ))}
          </Alert>
        )}
        <FileDrop
          label={say.file}
          accept=".p12,.pfx,application/x-pkcs12"
          file={file}
          onChoose={(chosen) => {
            upload.reset()
            setFile(chosen)
          }}
          error={fileError ?? refusalAt('file')}
        />
        <PasswordInput
          label={say.password}
          description={say.passwordAbout}
          autoComplete="off"
          maxLength={1024}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={passwordError ?? refusalAt('password')}
        />
        <Group>
          <Button type="submit" loading={upload.isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
