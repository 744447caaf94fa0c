import { Button, Checkbox, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { closedByButtonAlone } from '../../parts/shown-once.ts'
import { useChange } from '../../parts/use-change.ts'
import { VerifyEmailNotice } from '../../parts/verify-email-notice.tsx'
import { useWords } from '../../words/language.tsx'
import { KEYS, type Mode, type Scope, USUAL_SCOPES } from './keys.ts'
import { NewKey } from './new-key.tsx'
import { keysWords } from './words.ts'

interface NewKeyValues {
  name: string
  mode: Mode
  scopes: Scope[]
}

interface CreateKeyProps {
  opened: boolean
  onClose: () => void
}

export function CreateKey({ opened, onClose }: CreateKeyProps) {
  const say = useWords(keysWords)
  const { account, scope } = useApi()
  const { user } = useSession()
  const queries = useQueryClient()
  const form = useForm<NewKeyValues>({
    initialValues: {
      name: '',
      mode: scope.environment === 'production' ? 'live' : 'test',
      scopes: [...USUAL_SCOPES],
    },
    validate: {
      name: (value) => (value.trim() === '' ? say.required : null),
      scopes: (value) => (value.length === 0 ? say.scopeRequired : null),
    },
  })
  const create = useChange({
    mutationFn: (body: NewKeyValues) => dataOf(account.POST('/account/api-keys', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEYS }),
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  const isRefused = form.values.mode === 'live' && !user.emailVerified
  const close = () => {
    // The answer contains a key that is visible only once.
    if (create.isPending) return
    onClose()
    create.reset()
    form.reset()
  }
  if (create.data !== undefined) {
    return (
      <FormDialog
        centered={false}
        opened={opened}
        onClose={close}
        title={create.data.data.name}
        size="lg"
        {...closedByButtonAlone}
      >
        <NewKey created={create.data.data} />
        <Group justify="flex-end" mt="md">
          <Button onClick={close}>{say.done}</Button>
        </Group>
      </FormDialog>
    )
  }
  return (
    <FormDialog centered={false} opened={opened} onClose={close} title={say.create}>
      <form noValidate onSubmit={form.onSubmit((values) => create.mutate(values))}>
        <Stack>
          <FailureNotice failure={create.error} />
          <TextInput
            label={say.name}
            description={say.nameAbout}
            placeholder={say.nameExample}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <SegmentedControl
            aria-label={say.environment}
            fullWidth
            data={(['test', 'live'] as const).map((mode) => ({ value: mode, label: say.modes[mode] }))}
            {...form.getInputProps('mode')}
          />
          {isRefused && <VerifyEmailNotice>{say.liveNeeds}</VerifyEmailNotice>}
          {form.values.mode === 'live' && !isRefused && <Text size="sm">{say.liveAbout}</Text>}
          <Checkbox.Group label={say.scopesLabel} description={say.scopesAbout} {...form.getInputProps('scopes')}>
            <Stack gap="xs" mt="xs">
              {Object.entries(say.scopes).map(([scope, { name, about }]) => (
                <Checkbox key={scope} value={scope} label={name} description={about} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={create.isPending}>
              {say.cancel}
            </Button>
            <Button type="submit" loading={create.isPending} disabled={isRefused}>
              {say.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  )
}
