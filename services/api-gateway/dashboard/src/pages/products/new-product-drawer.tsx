import { Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useWords } from '../../words/language.tsx'
import { ProductForm } from './product-form.tsx'
import { newProduct, type ProductValues, productInputOf } from './product-values.ts'
import { useCategories, usePriceTypes, useTaxes } from './records.ts'
import { productWords } from './words.ts'

export function NewProductDrawer({ taxpayerId, onClose }: { taxpayerId: string; onClose: () => void }) {
  const say = useWords(productWords)
  const { records, key, scope } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const taxes = useTaxes()
  const categories = useCategories(taxpayerId)
  const priceTypes = usePriceTypes(taxpayerId)
  const error = taxes.error ?? categories.error ?? priceTypes.error
  const create = async (values: ProductValues) => {
    const usual = priceTypes.data?.find(({ isDefault }) => isDefault)
    const body = { ...productInputOf(values), taxpayerId, priceTypeId: usual?.id ?? null }
    const { id } = await dataOf(records.POST('/products', { body }))
    notifications.show({ color: 'teal', message: say.created })
    await queries.invalidateQueries({ queryKey: [...key, 'products'] })
    await navigate({ to: `/${scope.environment}/${scope.ruc}/products/${id}` })
  }
  return (
    <FormDialog isBeside onClose={onClose} title={say.newTitle}>
      <FailureNotice failure={error} onRetry={() => void Promise.all([taxes.refetch(), categories.refetch()])} />
      {taxes.data === undefined || categories.data === undefined || priceTypes.data === undefined ? (
        error === null && <Skeleton height={420} role="status" aria-label={say.loading} />
      ) : (
        <ProductForm
          values={newProduct(taxes.data.find(({ code }) => code === 'IVA15')?.id ?? '')}
          taxes={taxes.data}
          categories={categories.data}
          action={say.create}
          isNew
          save={create}
        />
      )}
    </FormDialog>
  )
}
