import { TAX_ROUNDINGS } from '@etax/tax-document'
import { Button, Group, Select, SimpleGrid, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { INPUT_ORDER } from '../../parts/input-order.ts'
import { UnspacedInput } from '../../parts/unspaced-input.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import type { TaxpayerValues } from './taxpayer-values.ts'
import { taxpayerWords } from './words.ts'

/** Descriptions are below the inputs, so that inputs of a row align. */
interface TaxpayerFormProps {
  values: TaxpayerValues
  action: string
  /** Description of the number; that of the test taxpayer is fixed. */
  rucAbout: string
  isRucFixed?: boolean
  save: (values: TaxpayerValues) => Promise<unknown>
}

export function TaxpayerForm({ values, action, rucAbout, isRucFixed = false, save }: TaxpayerFormProps) {
  const say = useWords(taxpayerWords)
  const form = useForm<TaxpayerValues>({
    initialValues: values,
    validate: {
      ruc: (ruc) => (/^\d{10}001$/.test(ruc.trim()) ? null : say.rucWrong),
      name: (name) => (name.trim() === '' ? say.nameMissing : null),
      // The API accepts a taxpayer without an address; documents need one.
      address: (address) => (address.trim() === '' ? say.addressMissing : null),
      email: (email) => (email.trim() === '' || /^\S+@\S+\.\S+$/.test(email.trim()) ? null : say.emailWrong),
    },
    onSubmitPreventDefault: 'always',
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: save,
    onError: (failure) => show(brokenFields(failure)),
    onSuccess: () => form.resetDirty(),
  })
  const show = (errors: Record<string, string>) => {
    form.setErrors(errors)
    focusFirst(errors)
  }
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
  const text = (
    name: Exclude<keyof TaxpayerValues, 'accountingObligated' | 'rimpe' | 'taxRounding'>,
    description?: string,
  ) => (
    <TextInput
      inputWrapperOrder={INPUT_ORDER}
      label={say[name]}
      description={description}
      key={form.key(name)}
      {...form.getInputProps(name)}
    />
  )
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (typed) => mutate(typed),
        (errors) => focusFirst(errors),
      )}
    >
      <Stack gap="xl">
        <Part title={say.identity} about={say.identityAbout}>
          <UnspacedInput
            inputWrapperOrder={INPUT_ORDER}
            label={say.ruc}
            description={rucAbout}
            inputMode="numeric"
            required
            data-autofocus={values.ruc === '' || undefined}
            disabled={isRucFixed}
            key={form.key('ruc')}
            {...form.getInputProps('ruc')}
          />
          <TextInput
            inputWrapperOrder={INPUT_ORDER}
            label={say.name}
            description={say.nameAbout}
            required
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          {text('commercialName', say.commercialNameAbout)}
          <TextInput
            inputWrapperOrder={INPUT_ORDER}
            label={say.address}
            description={say.addressAbout}
            required
            key={form.key('address')}
            {...form.getInputProps('address')}
          />
        </Part>
        <Part title={say.marks} about={say.marksAbout}>
          <Select
            inputWrapperOrder={INPUT_ORDER}
            label={say.rimpe}
            description={say.rimpeAbout}
            allowDeselect={false}
            data={[
              { value: '', label: say.rimpeChoices.NONE },
              { value: 'ENTREPRENEUR', label: say.rimpeChoices.ENTREPRENEUR },
              { value: 'POPULAR_BUSINESS', label: say.rimpeChoices.POPULAR_BUSINESS },
            ]}
            key={form.key('rimpe')}
            {...form.getInputProps('rimpe')}
          />
          <Switch
            label={say.accounts}
            description={say.accountsAbout}
            mt={{ base: 0, sm: 'lg' }}
            key={form.key('accountingObligated')}
            {...form.getInputProps('accountingObligated', { type: 'checkbox' })}
          />
          {text('withholdingAgent', say.withholdingAgentAbout)}
          {text('specialContributorCode', say.specialContributorCodeAbout)}
          {text('largeContributor', say.largeContributorAbout)}
          {text('artisan', say.artisanAbout)}
        </Part>
        <Part title={say.taxes} about={say.taxesAbout}>
          <Select
            inputWrapperOrder={INPUT_ORDER}
            label={say.taxRounding}
            description={say.taxRoundingAbout}
            allowDeselect={false}
            data={TAX_ROUNDINGS.map((value) => ({ value, label: say.taxRoundingChoices[value] }))}
            key={form.key('taxRounding')}
            {...form.getInputProps('taxRounding')}
          />
        </Part>
        <Part title={say.contact} about={say.contactAbout}>
          {text('email')}
          {text('phone')}
        </Part>
        <div>
          <FailureNotice failure={error} />
          <Group>
            <Button type="submit" loading={isPending}>
              {action}
            </Button>
          </Group>
        </div>
      </Stack>
    </form>
  )
}

function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {about}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        {children}
      </SimpleGrid>
    </section>
  )
}
