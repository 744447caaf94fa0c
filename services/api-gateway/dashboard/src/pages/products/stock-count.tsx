import { Badge, Text } from '@mantine/core'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import type { Product } from './product-values.ts'
import { productWords } from './words.ts'

type Stocked = Pick<Product, 'isService' | 'manageStock' | 'currentStock'>

export function StockCount({ product: { isService, manageStock, currentStock } }: { product: Stocked }) {
  const say = useWords(productWords)
  const { number } = useFormats()
  if (isService || !manageStock) {
    return (
      <Text size="sm" c="dimmed">
        {isService ? say.service : '—'}
      </Text>
    )
  }
  if (currentStock > 0) {
    return (
      <Text size="sm" className="number">
        {number(currentStock)}
      </Text>
    )
  }
  return (
    <Badge color={currentStock < 0 ? 'red' : 'orange'} variant="light" tt="none" className="number">
      {currentStock < 0 ? number(currentStock) : say.stockNone}
    </Badge>
  )
}
