import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft, SearchX } from 'lucide-react'
import { useState } from 'react'
import { ApiFailure } from '../../api/failure.ts'
import { useApi } from '../../api/use-api.ts'
import { DeleteRecord } from '../../parts/delete-record.tsx'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { OfTaxpayer } from '../../parts/of-taxpayer.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useWords } from '../../words/language.tsx'
import { PricesCard } from './prices-card.tsx'
import { ProductForm } from './product-form.tsx'
import { type Product, type ProductValues, productChangeOf, productValuesOf } from './product-values.ts'
import { useCategories, useProduct, useTaxes } from './records.ts'
import { StockCard } from './stock-card.tsx'
import { productWords } from './words.ts'

export function ProductPage() {
  const say = useWords(productWords)
  const { productId = '' } = useParams({ strict: false })
  const { scope } = useApi()
  const { data: product, error, refetch } = useProduct(productId)
  const isDeleted = error instanceof ApiFailure && error.status === 404
  const list = `/${scope.environment}/${scope.ruc}/products`
  return (
    <>
      <Anchor component={Link} to={list} size="sm">
        <ArrowLeft size={14} aria-hidden /> {say.back}
      </Anchor>
      <PageTitle title={product?.name ?? say.details} about={product?.code} />
      {isDeleted ? (
        <Empty
          icon={<SearchX size={36} aria-hidden />}
          title={say.deletedElsewhere}
          actions={
            <Button component={Link} to={list} variant="default">
              {say.back}
            </Button>
          }
        >
          {say.goneAbout}
        </Empty>
      ) : (
        <FailureNotice failure={error} onRetry={refetch} />
      )}
      {product === undefined && error === null && <Skeleton height={420} role="status" aria-label={say.loading} />}
      {product !== undefined && !isDeleted && (
        <OfTaxpayer>
          {(taxpayerId) => <Details key={product.id} product={product} taxpayerId={taxpayerId} />}
        </OfTaxpayer>
      )}
    </>
  )
}

function Details({ product, taxpayerId }: { product: Product; taxpayerId: string }) {
  const say = useWords(productWords)
  const { records, key, scope } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const taxes = useTaxes()
  const categories = useCategories(taxpayerId)
  const params = { path: { id: product.id } }
  // The initial values, not the current record: only changed members are sent.
  const [saved, setSaved] = useState(() => productValuesOf(product))
  const save = async (typed: ProductValues) => {
    const body = productChangeOf(saved, typed)
    if (Object.keys(body).length > 0) await records.PUT('/products/{id}', { params, body })
    setSaved(typed)
    await queries.invalidateQueries({ queryKey: [...key, 'products'] })
    notifications.show({ color: 'teal', message: say.saved })
  }
  const remove = async () => {
    await records.DELETE('/products/{id}', { params })
    notifications.show({ color: 'teal', message: say.deleted })
    await navigate({ to: `/${scope.environment}/${scope.ruc}/products` })
    await queries.invalidateQueries({ queryKey: [...key, 'products'] })
  }
  return (
    <Stack gap="lg" maw={860}>
      <Card withBorder padding="lg" component="section">
        <Title order={2} size="h4" mb="md">
          {say.details}
        </Title>
        <FailureNotice failure={taxes.error} onRetry={taxes.refetch} />
        {taxes.data === undefined || categories.data === undefined ? (
          <Skeleton height={420} />
        ) : (
          <ProductForm values={saved} taxes={taxes.data} categories={categories.data} action={say.save} save={save} />
        )}
      </Card>
      <StockCard product={product} />
      <PricesCard product={product} taxpayerId={taxpayerId} />
      <Card withBorder padding="lg" component="section">
        <Group justify="space-between">
          <div style={{ flex: '1 1 18rem' }}>
            <Title order={2} size="h4">
              {say.delete}
            </Title>
            <Text size="sm">{say.deleteNote}</Text>
          </div>
          <DeleteRecord question={say.deleteQuestion(product.name)} about={say.deleteAbout} onDelete={remove} />
        </Group>
      </Card>
    </Stack>
  )
}
