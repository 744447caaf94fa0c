import { Input, SegmentedControl, Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { ApiFailure } from '../../api/failure.ts'
import { AmountInput } from '../../parts/amount-input.tsx'
import { brokenFields } from '../../parts/broken-fields.ts'
import { INPUT_ORDER } from '../../parts/input-order.ts'
import { RecordForm } from '../../parts/record-form.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { readAmount, readCount, withoutTax, withTax } from './amounts.ts'
import type { ProductValues } from './product-values.ts'
import type { Category, Tax } from './records.ts'
import { productWords } from './words.ts'

interface ProductFormProps {
  values: ProductValues
  taxes: readonly Tax[]
  categories: readonly Category[]
  action: string
  /** Stock of an existing product has its own card. */
  isNew?: boolean
  save: (values: ProductValues) => Promise<unknown>
}

export function ProductForm({ values, taxes, categories, action, isNew = false, save }: ProductFormProps) {
  const say = useWords(productWords)
  const form = useForm<ProductValues>({
    initialValues: values,
    validate: {
      name: (name) => (name.trim() === '' ? say.missing : null),
      code: (code) => (code.trim() === '' ? say.missing : null),
      taxId: (taxId) => (taxId === '' ? say.missing : null),
      price: (price) => (readAmount(price) === null ? say.amountWrong : null),
      currentStock: (count, { manageStock }) => (manageStock && readCount(count) === null ? say.stockWrong : null),
    },
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: save,
    onError: (failure) => {
      const isTaken = failure instanceof ApiFailure && failure.code === 'CAT_10009'
      form.setErrors(isTaken ? { code: say.duplicate } : brokenFields(failure))
    },
    onSuccess: () => form.resetDirty(),
  })
  const { isService, manageStock, taxId, price } = form.values
  const rate = taxes.find(({ id }) => id === taxId)?.percentage ?? '0'
  const charged = taxes.filter((tax) => !tax.isRetention || tax.id === values.taxId)
  return (
    <RecordForm onSubmit={form.onSubmit((typed) => mutate(typed))} failure={error} isSaving={isPending} action={action}>
      <SegmentedControl
        aria-label={say.kind}
        data={[
          { value: 'good', label: say.good },
          { value: 'service', label: say.aService },
        ]}
        value={isService ? 'service' : 'good'}
        onChange={(kind) => form.setFieldValue('isService', kind === 'service')}
      />
      <TextInput label={say.name} required data-autofocus maxLength={300} {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={say.code}
          description={say.codeAbout}
          inputWrapperOrder={INPUT_ORDER}
          required
          autoComplete="off"
          {...form.getInputProps('code')}
        />
        <Select
          label={say.category}
          allowDeselect={false}
          searchable={categories.length > 10}
          data={[
            { value: '', label: say.noCategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps('categoryId')}
        />
      </SimpleGrid>
      <Select
        label={say.tax}
        required
        allowDeselect={false}
        data={charged.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('taxId')}
      />
      <Prices
        key={rate}
        price={price}
        rate={rate}
        error={form.errors.price}
        onPrice={(typed) => form.setFieldValue('price', typed)}
      />
      <Textarea
        label={say.description}
        description={say.descriptionAbout}
        inputWrapperOrder={INPUT_ORDER}
        autosize
        maxLength={1000}
        {...form.getInputProps('description')}
      />
      {!isService && (
        <Switch
          label={say.manageStock}
          description={say.manageStockAbout}
          {...form.getInputProps('manageStock', { type: 'checkbox' })}
        />
      )}
      {isNew && manageStock && !isService && (
        <AmountInput label={say.initialStock} maw={200} {...form.getInputProps('currentStock')} />
      )}
    </RecordForm>
  )
}

interface PricesProps {
  price: string
  rate: string
  error: ReactNode
  onPrice: (price: string) => void
}

function Prices({ price, rate, error, onPrice }: PricesProps) {
  const say = useWords(productWords)
  // The typed price stays as typed; the other follows.
  const [typedTotal, typeTotal] = useState<string | null>(null)
  const amount = readAmount(price)
  const total = typedTotal ?? (amount === null ? '' : withTax(amount, rate))
  const totalIsWrong = typedTotal !== null && typedTotal !== '' && readAmount(typedTotal) === null
  const changeTotal = (typed: string) => {
    typeTotal(typed)
    const read = readAmount(typed)
    onPrice(read === null ? '' : withoutTax(read, rate))
  }
  return (
    <Input.Wrapper description={say.priceWithAbout} inputWrapperOrder={['input', 'description']}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} mb={4}>
        <AmountInput
          label={say.price}
          required
          leftSection="$"
          value={price}
          error={error}
          onChange={(typed) => {
            typeTotal(null)
            onPrice(typed)
          }}
        />
        <AmountInput
          label={say.priceWith}
          leftSection="$"
          value={total}
          error={totalIsWrong ? say.amountWrong : null}
          onChange={changeTotal}
        />
      </SimpleGrid>
    </Input.Wrapper>
  )
}
