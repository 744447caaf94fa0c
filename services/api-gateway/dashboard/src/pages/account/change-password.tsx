import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import {
  accountFieldWords,
  HiddenEmailField,
  MIN_PASSWORD_LENGTH,
  NewPasswordField,
  PasswordField,
} from '../../parts/account-fields.tsx'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { SESSIONS } from './sessions.tsx'
import { accountWords } from './words.ts'

export function ChangePassword() {
  const say = useWords(accountWords)
  const sayPassword = useWords(accountFieldWords)
  const { account } = useApi()
  const { user } = useSession()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { currentPassword: '', password: '' },
    validate: {
      currentPassword: (value) => (value === '' ? say.required : null),
      password: (value) => (value.length < MIN_PASSWORD_LENGTH ? sayPassword.tooShort : null),
    },
  })
  const change = useChange({
    mutationFn: (body: typeof form.values) => account.POST('/account/password', { body }),
    onSuccess: async () => {
      form.reset()
      notifications.show({ message: say.changed, color: 'teal' })
      await queries.invalidateQueries({ queryKey: SESSIONS })
    },
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  return (
    <Card withBorder component="section" aria-labelledby="change-password">
      <Title order={2} size="h4" id="change-password">
        {say.password}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {say.passwordAbout}
      </Text>
      <FailureNotice failure={change.error} />
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <HiddenEmailField email={user.email} />
        <Stack maw={420}>
          <PasswordField label={say.currentPassword} {...form.getInputProps('currentPassword')} />
          <NewPasswordField label={sayPassword.newPassword} {...form.getInputProps('password')} />
          <Group>
            <Button type="submit" loading={change.isPending}>
              {say.change}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
