import { Text } from '@mantine/core'
import { lineSubtotalOf } from '../../../fiscal/line-subtotal.ts'
import { textAt } from '../../../fiscal/order-values.ts'
import { useFormats } from '../../../words/formats.ts'
import { useOrder } from '../order-form.ts'

export function LineTotal({ path }: { path: string }) {
  const { money } = useFormats()
  const total = useOrder(({ values }) =>
    lineSubtotalOf({
      quantity: textAt(values, `${path}.quantity`),
      unitPrice: textAt(values, `${path}.unitPrice`),
      discount: textAt(values, `${path}.discount`),
    }),
  )
  return (
    <Text className="number" size="sm" fw={600} px={4}>
      {total === undefined ? '—' : money(total)}
    </Text>
  )
}
