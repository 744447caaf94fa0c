import { Anchor, Box, Group, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../api/use-api.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import type { Product } from './product-values.ts'
import { StockCount } from './stock-count.tsx'
import { productWords } from './words.ts'

export function ProductTable({ rows }: { rows: readonly Product[] }) {
  const say = useWords(productWords)
  const { price } = useFormats()
  return (
    <RecordTable
      label={say.title}
      headings={
        <>
          <Table.Th>{say.name}</Table.Th>
          <Table.Th>{say.category}</Table.Th>
          <Table.Th>{say.tax}</Table.Th>
          <Table.Th ta="right">{say.stock}</Table.Th>
          <Table.Th ta="right">{say.price}</Table.Th>
        </>
      }
      rows={rows}
      cells={(row) => (
        <>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            <Name row={row} />
          </Table.Td>
          <Table.Td>{row.category?.name}</Table.Td>
          <Table.Td>{row.tax?.name}</Table.Td>
          <Table.Td ta="right">
            <StockCount product={row} />
          </Table.Td>
          <Table.Td ta="right" className="number">
            {price(row.price)}
          </Table.Td>
        </>
      )}
      card={(row) => <ProductCard row={row} />}
    />
  )
}

function ProductCard({ row }: { row: Product }) {
  const say = useWords(productWords)
  const { price } = useFormats()
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Name row={row} />
        <Box ta="right">
          <Text className="number" fw={550}>
            {price(row.price)}
          </Text>
          <Text size="xs" c="dimmed">
            {row.tax?.name}
          </Text>
        </Box>
      </Group>
      {row.manageStock && (
        <Group gap={6} mt={4}>
          <Text size="sm" c="dimmed">
            {say.stock}
          </Text>
          <StockCount product={row} />
        </Group>
      )}
    </>
  )
}

function Name({ row: { id, name, code } }: { row: Product }) {
  const { scope } = useApi()
  return (
    <Box>
      <Anchor component={Link} to={`/${scope.environment}/${scope.ruc}/products/${id}`} fw={550}>
        {name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {code}
      </Text>
    </Box>
  )
}
