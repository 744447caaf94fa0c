import { Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { RecordForm } from '../../parts/record-form.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import type { EntryValues, ListEntry, ListTexts } from './list-entry.ts'
import { listWords } from './list-words.ts'

interface ListEntryDialogProps {
  texts: ListTexts
  entry: ListEntry | null
  save: (values: EntryValues, id?: string) => Promise<unknown>
  onClose: () => void
}

export function ListEntryDialog({ texts, entry, save, onClose }: ListEntryDialogProps) {
  const say = useWords(listWords)
  const form = useForm<EntryValues>({
    initialValues: { name: entry?.name ?? '', about: entry?.about ?? '', isChosen: entry?.isChosen ?? false },
    validate: { name: (name) => (name.trim() === '' ? say.missing : null) },
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: (values: EntryValues) =>
      save({ ...values, name: values.name.trim(), about: values.about.trim() }, entry?.id),
    onSuccess: () => {
      notifications.show({ color: 'teal', message: say.saved })
      onClose()
    },
  })
  return (
    <FormDialog onClose={onClose} title={entry === null ? texts.add : texts.edit}>
      <RecordForm
        onSubmit={form.onSubmit((values) => mutate(values))}
        failure={error}
        isSaving={isPending}
        action={say.save}
      >
        <TextInput label={say.name} required data-autofocus maxLength={300} {...form.getInputProps('name')} />
        {texts.aboutLabel !== undefined && (
          <TextInput label={texts.aboutLabel} maxLength={300} {...form.getInputProps('about')} />
        )}
        {/* There is always one default: it changes only when another entry becomes the default. */}
        {texts.chosen !== undefined && entry?.isChosen !== true && (
          <Switch
            label={texts.chosen.label}
            description={texts.chosen.about}
            {...form.getInputProps('isChosen', { type: 'checkbox' })}
          />
        )}
      </RecordForm>
    </FormDialog>
  )
}
