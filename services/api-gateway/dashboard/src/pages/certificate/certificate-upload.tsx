import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiFailure } from '../../api/failure.ts'
import type { components } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FileDrop } from '../../parts/file-drop.tsx'
import { useChange } from '../../parts/use-change.ts'
import { taxpayersQuery } from '../../shell/taxpayers.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { certificateKey } from './certificate-query.ts'
import { type Refusal, refusalOf, warningOf } from './refusals.ts'
import { certificateWords } from './words.ts'

type Answer = components['schemas']['CertificateStatusAnswer']

const MAX_BYTES = 64 * 1024

/** Sends a certificate and its password; what is wrong with it is said at its input. */
export function CertificateUpload({ action }: { action: string }) {
  const say = useWords(certificateWords)
  const { language } = useLanguage()
  const { send, key, scope } = useApi()
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [isAsked, ask] = useState(false)
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
      if (warnings.length === 0) notifications.show({ color: 'teal', message: say.taken })
    },
  })
  const refusal = refusalIn(upload.error, language)
  const isTooLarge = file !== null && file.size > MAX_BYTES
  const fileError = isTooLarge ? say.fileTooLarge : isAsked && file === null ? say.fileMissing : null
  const passwordError = isAsked && password === '' ? say.passwordMissing : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(true)
    if (file !== null && !isTooLarge && password !== '') upload.mutate(file)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack mt="md">
        {refusal !== undefined && (
          <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />} title={refusal.title}>
            {refusal.remedy}
          </Alert>
        )}
        {refusal === undefined && <FailureNotice failure={upload.error} />}
        {upload.data !== undefined && upload.data.length > 0 && (
          <Alert role="status" color="orange" icon={<TriangleAlert aria-hidden />} title={say.notes}>
            {upload.data.map(({ code, message }) => (
              <Text size="sm" key={code}>
                {warningOf(code, language) ?? message}
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
          error={fileError ?? titleAt('file', refusal)}
        />
        <PasswordInput
          label={say.password}
          description={say.passwordAbout}
          autoComplete="off"
          maxLength={1024}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={passwordError ?? titleAt('password', refusal)}
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

function refusalIn(failure: Error | null, language: 'es' | 'en'): Refusal | undefined {
  return failure instanceof ApiFailure ? refusalOf(failure.code, language) : undefined
}

function titleAt(field: Refusal['field'], refusal: Refusal | undefined): string | null {
  return refusal?.field === field ? refusal.title : null
}
