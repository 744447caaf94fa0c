import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { brokenFields } from '../../parts/broken-fields.ts'
import { RecordForm } from '../../parts/record-form.tsx'
import { useChange } from '../../parts/use-change.ts'
import { VerifyEmailNotice } from '../../parts/verify-email-notice.tsx'
import { useWords } from '../../words/language.tsx'
import { EventChoice } from './event-choice.tsx'
import { webhookWords } from './words.ts'

export interface WebhookValues {
  url: string
  /** Empty means all. */
  events: string[]
}

interface WebhookFormProps {
  values: WebhookValues
  action: string
  save: (values: WebhookValues) => Promise<unknown>
  onCancel: () => void
  isLive?: boolean
}

export function WebhookForm({ values, action, save, onCancel, isLive = false }: WebhookFormProps) {
  const say = useWords(webhookWords)
  const form = useForm({
    initialValues: { ...values, all: values.events.length === 0 },
    validate: {
      url: (url) => (url.trim() === '' ? say.urlMissing : null),
      events: (events, { all }) => (!all && events.length === 0 ? say.someMissing : null),
    },
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: ({ url, events, all }: typeof form.values) => save({ url: url.trim(), events: all ? [] : events }),
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  const { all, events } = form.values
  return (
    <RecordForm
      onSubmit={form.onSubmit((typed) => mutate(typed))}
      failure={error}
      isSaving={isPending}
      action={action}
      beside={
        <Button variant="default" onClick={onCancel}>
          {say.cancel}
        </Button>
      }
    >
      {isLive && <VerifyEmailNotice />}
      <TextInput
        label={say.url}
        description={say.urlAbout}
        placeholder="https://mitienda.ec/etax"
        type="url"
        required
        data-autofocus
        maxLength={2000}
        key={form.key('url')}
        {...form.getInputProps('url')}
      />
      <EventChoice
        all={all}
        onAll={(chosen) => form.setFieldValue('all', chosen)}
        events={events}
        onEvents={(chosen) => form.setFieldValue('events', chosen)}
        error={form.errors.events as string | undefined}
      />
    </RecordForm>
  )
}
