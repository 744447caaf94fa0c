import { Group, Select } from '@mantine/core'
import type { changedSearch, ListSearch } from '../../parts/list-search.ts'
import { SearchBox } from '../../parts/search-box.tsx'
import { useWords } from '../../words/language.tsx'
import { PRODUCT_SORTS, useCategories } from './records.ts'
import { productWords } from './words.ts'

interface ProductFiltersProps {
  taxpayerId: string
  search: ListSearch
  onChange: (change: Parameters<typeof changedSearch>[1]) => void
}

/** Which products are shown, and in which order. */
export function ProductFilters({ taxpayerId, search, onChange }: ProductFiltersProps) {
  const say = useWords(productWords)
  const { data: categories = [] } = useCategories(taxpayerId)
  const choices = categories.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Group gap="sm" mb="md">
      <SearchBox label={say.search} value={search.q ?? ''} onSearch={(q) => onChange({ q })} flex="1 1 16rem" />
      {choices.length > 0 && (
        <Select
          aria-label={say.category}
          flex="1 1 10rem"
          maw={240}
          allowDeselect={false}
          searchable={choices.length > 10}
          data={[{ value: '', label: say.allCategories }, ...choices]}
          value={search.category ?? ''}
          onChange={(category) => onChange({ category: category || undefined })}
        />
      )}
      <Select
        aria-label={say.sort}
        flex="1 1 10rem"
        maw={240}
        allowDeselect={false}
        data={PRODUCT_SORTS.map((value) => ({ value, label: say.sorts[value] }))}
        value={PRODUCT_SORTS.find((one) => one === search.sort) ?? PRODUCT_SORTS[0]}
        onChange={(sort) => onChange({ sort: sort === PRODUCT_SORTS[0] ? undefined : (sort ?? undefined) })}
      />
    </Group>
  )
}
