import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { components } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import { AmountInput } from '../../parts/amount-input.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { readAmount, withTax } from './amounts.ts'
import type { Product } from './product-values.ts'
import { type PriceType, usePriceTypes, useProductPrices } from './records.ts'
import { productWords } from './words.ts'

type Price = components['schemas']['ProductPrice']

export function PricesCard({ product, taxpayerId }: { product: Product; taxpayerId: string }) {
  const say = useWords(productWords)
  const { scope } = useApi()
  const lists = usePriceTypes(taxpayerId)
  const prices = useProductPrices(product.id)
  const error = lists.error ?? prices.error
  // The product's own price belongs to its list, or to the default list.
  const others = lists.data?.filter(({ id, isDefault }) =>
    product.priceType === null ? !isDefault : id !== product.priceType.id,
  )
  return (
    <Card withBorder padding="lg" component="section">
      <Title order={2} size="h4">
        {say.prices}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {say.pricesAbout}
      </Text>
      <FailureNotice failure={error} onRetry={() => void Promise.all([lists.refetch(), prices.refetch()])} />
      {(others === undefined || prices.data === undefined) && error === null && <Skeleton height={60} />}
      {others?.length === 0 && (
        <Text size="sm">
          {say.noLists}{' '}
          <Anchor component={Link} to={`/${scope.environment}/${scope.ruc}/price-lists`} inherit underline="always">
            {say.makeList}
          </Anchor>
        </Text>
      )}
      <Stack>
        {prices.data !== undefined &&
          others?.map((list) => {
            const price = prices.data.find(({ priceTypeId }) => priceTypeId === list.id)
            return (
              <PriceForm
                key={`${list.id} ${price?.price}`}
                list={list}
                price={price}
                product={product}
                taxpayerId={taxpayerId}
              />
            )
          })}
      </Stack>
    </Card>
  )
}

interface PriceFormProps {
  list: PriceType
  price: Price | undefined
  product: Product
  taxpayerId: string
}

function PriceForm({ list, price, product, taxpayerId }: PriceFormProps) {
  const say = useWords(productWords)
  const { money } = useFormats()
  const { records, key } = useApi()
  const queries = useQueryClient()
  const [typed, type] = useState(price?.price ?? '')
  const [isWrong, setWrong] = useState(false)
  const amount = readAmount(typed)
  const saving = useChange({
    mutationFn: async (set: string | null) => {
      if (price === undefined) {
        if (set === null) return
        const of = { productId: product.id, priceTypeId: list.id, taxpayerId }
        await records.POST('/product-prices', { body: { ...of, price: set } })
      } else {
        const params = { path: { id: price.id } }
        if (set === null) await records.DELETE('/product-prices/{id}', { params })
        else await records.PUT('/product-prices/{id}', { params, body: { price: set } })
      }
      const message = set === null ? say.priceRemoved(list.name) : say.priceSaved(list.name)
      notifications.show({ color: 'teal', message })
      await queries.invalidateQueries({ queryKey: [...key, 'products', 'prices', product.id] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = typed.trim() === ''
    setWrong(!isBlank && amount === null)
    if (isBlank || amount !== null) saving.mutate(isBlank ? null : amount)
  }
  return (
    <form noValidate onSubmit={submit}>
      <FailureNotice failure={saving.error} />
      <Group align="flex-end" gap="sm">
        <AmountInput
          label={say.priceIn(list.name)}
          leftSection="$"
          flex="0 1 14rem"
          value={typed}
          error={isWrong ? say.amountWrong : null}
          onChange={type}
        />
        <Button
          type="submit"
          variant="default"
          loading={saving.isPending}
          disabled={typed.trim() === (price?.price ?? '')}
          aria-label={say.savePriceIn(list.name)}
        >
          {say.savePrice}
        </Button>
        <Text size="sm" c="dimmed" pb={8}>
          {amount === null ? say.normalPrice : say.withTax(money(withTax(amount, product.tax?.percentage ?? '0')))}
        </Text>
      </Group>
    </form>
  )
}
