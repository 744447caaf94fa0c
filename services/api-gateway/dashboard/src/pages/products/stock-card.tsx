import { Button, Card, Group, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { AmountInput } from '../../parts/amount-input.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { readCount } from './amounts.ts'
import type { Product } from './product-values.ts'
import { productWords } from './words.ts'

export function StockCard({ product }: { product: Product }) {
  const say = useWords(productWords)
  const { number } = useFormats()
  const { isService, manageStock, currentStock } = product
  const isCounted = manageStock && !isService
  const stockLabel =
    currentStock < 0
      ? say.stockMissing(number(-currentStock))
      : currentStock === 0
        ? say.stockNone
        : say.stockNow(number(currentStock))
  return (
    <Card withBorder padding="lg" component="section">
      <Title order={2} size="h4">
        {say.stock}
      </Title>
      <Text role="status" mb={isCounted ? 'sm' : 0} {...(isCounted ? { fw: 550 } : { size: 'sm', c: 'dimmed' })}>
        {isService ? say.stockService : isCounted ? stockLabel : say.stockUnmanaged}
      </Text>
      {isCounted && <StockForm product={product} />}
    </Card>
  )
}

function StockForm({ product: { id } }: { product: Product }) {
  const say = useWords(productWords)
  const { number } = useFormats()
  const { records, key } = useApi()
  const queries = useQueryClient()
  const [typed, type] = useState('')
  const [isWrong, setWrong] = useState(false)
  const saving = useChange({
    mutationFn: async (currentStock: number) => {
      await records.PUT('/products/{id}', { params: { path: { id } }, body: { currentStock } })
      await queries.invalidateQueries({ queryKey: [...key, 'products'] })
    },
    onSuccess: (_, count) => {
      type('')
      notifications.show({ color: 'teal', message: say.stockSaved(number(count)) })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const count = readCount(typed)
    setWrong(count === null)
    if (count !== null) saving.mutate(count)
  }
  return (
    <form noValidate onSubmit={submit}>
      <FailureNotice failure={saving.error} />
      <Group align="flex-end" gap="sm">
        <AmountInput
          label={say.stockCount}
          w={180}
          value={typed}
          error={isWrong ? say.stockWrong : null}
          onChange={type}
        />
        <Button type="submit" variant="default" loading={saving.isPending}>
          {say.stockSave}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {say.stockAbout}
      </Text>
    </form>
  )
}
