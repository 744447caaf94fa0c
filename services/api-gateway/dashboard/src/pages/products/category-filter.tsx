import { Select } from '@mantine/core'
import { useWords } from '../../words/language.tsx'
import { useCategories } from './records.ts'
import { productWords } from './words.ts'

interface CategoryFilterProps {
  taxpayerId: string
  value: string | undefined
  onChange: (category: string | undefined) => void
}

export function CategoryFilter({ taxpayerId, value = '', onChange }: CategoryFilterProps) {
  const say = useWords(productWords)
  const { data: categories = [] } = useCategories(taxpayerId)
  const choices = categories.map(({ id, name }) => ({ value: id, label: name }))
  if (choices.length === 0) return null
  return (
    <Select
      aria-label={say.category}
      flex="1 1 10rem"
      maw={240}
      allowDeselect={false}
      searchable={choices.length > 10}
      data={[{ value: '', label: say.allCategories }, ...choices]}
      value={value}
      onChange={(category) => onChange(category || undefined)}
    />
  )
}
