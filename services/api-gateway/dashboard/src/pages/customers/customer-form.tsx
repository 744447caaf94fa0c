import { FINAL_CONSUMER } from '@etax/tax-document'
import { Group, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { ApiFailure } from '../../api/failure.ts'
import { brokenFields } from '../../parts/broken-fields.ts'
import { INPUT_ORDER } from '../../parts/input-order.ts'
import { RecordForm } from '../../parts/record-form.tsx'
import { UnspacedInput } from '../../parts/unspaced-input.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import {
  areEmails,
  CUSTOMER_TYPES,
  type CustomerValues,
  failsCheckDigit,
  hasFormOf,
  typeOf,
} from './customer-values.ts'
import { customerWords } from './words.ts'

interface CustomerFormProps {
  values: CustomerValues
  action: string
  save: (values: CustomerValues) => Promise<unknown>
  children?: ReactNode
}

export function CustomerForm({ values, action, save, children }: CustomerFormProps) {
  const say = useWords(customerWords)
  const form = useForm<CustomerValues>({
    initialValues: values,
    validate: {
      identification: (number, { type }) => (hasFormOf(type, number) ? null : say.numberWrong[type]),
      name: (name) => (name.trim() === '' ? say.nameMissing : null),
      email: (email) => (areEmails(email) ? null : say.emailWrong),
    },
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: save,
    onError: (failure) => {
      const isTaken = failure instanceof ApiFailure && failure.code === 'CAT_10009'
      form.setErrors(isTaken ? { identification: say.duplicate } : brokenFields(failure))
    },
  })
  const { type, identification } = form.values
  const number = form.getInputProps('identification')
  const kindInput = form.getInputProps('type')
  return (
    <RecordForm
      onSubmit={form.onSubmit((typed) => mutate(typed))}
      failure={error}
      isSaving={isPending}
      action={action}
      beside={
        <Group gap="xs" mr="auto">
          {children}
        </Group>
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <UnspacedInput
          label={say.number}
          required
          data-autofocus
          autoComplete="off"
          {...number}
          description={failsCheckDigit(type, identification) ? say.wrongCheckDigit : undefined}
          inputWrapperOrder={INPUT_ORDER}
          onChange={(text) => {
            number.onChange(text)
            const kind = typeOf(text)
            if (kind !== null) form.setFieldValue('type', kind)
          }}
        />
        <Select
          label={say.type}
          allowDeselect={false}
          data={CUSTOMER_TYPES.map((value) => ({ value, label: say.types[value] }))}
          {...kindInput}
          onChange={(value) => {
            kindInput.onChange(value)
            if (value === '07') form.setFieldValue('identification', FINAL_CONSUMER.identification)
            form.clearFieldError('identification')
          }}
        />
      </SimpleGrid>
      <TextInput label={say.name} required maxLength={300} {...form.getInputProps('name')} />
      <TextInput
        label={say.email}
        description={say.emailAbout}
        type="text"
        inputMode="email"
        maxLength={1000}
        {...form.getInputProps('email')}
      />
      <TextInput label={say.phone} type="tel" {...form.getInputProps('phone')} />
      <Textarea label={say.address} autosize maxLength={300} {...form.getInputProps('address')} />
    </RecordForm>
  )
}
