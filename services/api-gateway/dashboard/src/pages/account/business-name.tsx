import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery, useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { accountWords } from './words.ts'

/** The name of the workspace, on its pages only and never on a document. */
export function BusinessName() {
  const say = useWords(accountWords)
  const { account } = useApi()
  const { workspace } = useSession()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { name: workspace.name },
    validate: { name: (value) => (value.trim() === '' ? say.required : null) },
  })
  const rename = useChange({
    mutationFn: (body: { name: string }) => account.PATCH('/account/workspace', { body }),
    onSuccess: async (_, { name }) => {
      form.setInitialValues({ name })
      form.resetDirty({ name })
      notifications.show({ message: say.renamed, color: 'teal' })
      await queries.invalidateQueries(sessionQuery)
    },
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => rename.mutate(values))}>
      <FailureNotice failure={rename.error} />
      <Group align="flex-end" gap="xs">
        <TextInput label={say.workspace} autoComplete="organization" flex="1 1 14rem" {...form.getInputProps('name')} />
        {form.isDirty() && (
          <Button type="submit" loading={rename.isPending}>
            {say.save}
          </Button>
        )}
      </Group>
    </form>
  )
}
