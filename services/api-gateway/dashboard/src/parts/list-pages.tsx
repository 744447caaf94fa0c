import { Group, Pagination, Text } from '@mantine/core'
import { useFormats } from '../words/formats.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { PAGE_SIZE } from './page-query.ts'

const words = dictionary(
  {
    range: (from: string, to: string, total: string) => `${from} a ${to} de ${total}`,
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page: number) => `Página ${page}`,
  },
  {
    range: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
)

interface ListPagesProps {
  page: number
  total: number
  onPage: (page: number) => void
}

export function ListPages({ page, total, onPage }: ListPagesProps) {
  const say = useWords(words)
  const { number } = useFormats()
  const last = Math.ceil(total / PAGE_SIZE)
  const from = (page - 1) * PAGE_SIZE + 1
  const open = (chosen: number) => {
    window.scrollTo({ top: 0 })
    onPage(chosen)
  }
  return (
    <Group justify="space-between" mt="md">
      <Text size="sm" c="dimmed" role="status">
        {from <= total && say.range(number(from), number(Math.min(page * PAGE_SIZE, total)), number(total))}
      </Text>
      {/* An address may name a page after the last one. */}
      {(last > 1 || page > 1) && (
        <nav aria-label={say.pages}>
          <Pagination
            total={last}
            value={Math.min(page, last)}
            onChange={open}
            siblings={0}
            size="sm"
            getItemProps={(item) => ({ 'aria-label': say.page(item) })}
            getControlProps={(control) => ({ 'aria-label': control === 'previous' ? say.previous : say.next })}
          />
        </nav>
      )}
    </Group>
  )
}
