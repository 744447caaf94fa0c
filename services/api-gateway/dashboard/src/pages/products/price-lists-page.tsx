import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { OfTaxpayer } from '../../parts/of-taxpayer.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useWords } from '../../words/language.tsx'
import type { EntryValues } from './list-entry.ts'
import { listWords } from './list-words.ts'
import { useCategories, usePriceTypes, useWarehouses } from './records.ts'
import { SmallList } from './small-list.tsx'

export function PriceListsPage() {
  const say = useWords(listWords)
  return (
    <>
      <PageTitle title={say.title} about={say.about} />
      <OfTaxpayer>
        {(taxpayerId) => (
          <Stack key={taxpayerId} gap="lg" maw={860}>
            <PriceLists taxpayerId={taxpayerId} />
            <Categories taxpayerId={taxpayerId} />
            <Warehouses taxpayerId={taxpayerId} />
          </Stack>
        )}
      </OfTaxpayer>
    </>
  )
}

function useChanged(list: string) {
  const { key } = useApi()
  const queries = useQueryClient()
  return () => Promise.all([list, 'products'].map((name) => queries.invalidateQueries({ queryKey: [...key, name] })))
}

function PriceLists({ taxpayerId }: { taxpayerId: string }) {
  const say = useWords(listWords)
  const { records } = useApi()
  const { data, error, refetch } = usePriceTypes(taxpayerId)
  const changed = useChanged('price-types')
  const save = async ({ name, isChosen: isDefault }: EntryValues, id?: string) => {
    if (id === undefined) await records.POST('/price-types', { body: { name, isDefault, taxpayerId } })
    else await records.PUT('/price-types/{id}', { params: { path: { id } }, body: { name, isDefault } })
    await changed()
  }
  const remove = async (id: string) => {
    await records.DELETE('/price-types/{id}', { params: { path: { id } } })
    await changed()
  }
  const texts = {
    title: say.lists,
    about: say.listsAbout,
    add: say.addList,
    edit: say.editList,
    deleteAbout: say.deleteAbout,
    chosen: { badge: say.theDefault, label: say.isDefault, about: say.isDefaultAbout },
  }
  const entries = data?.map(({ id, name, isDefault }) => ({ id, name, about: null, isChosen: isDefault }))
  return <SmallList texts={texts} entries={entries} error={error} onRetry={refetch} save={save} remove={remove} />
}

function Categories({ taxpayerId }: { taxpayerId: string }) {
  const say = useWords(listWords)
  const { records } = useApi()
  const { data, error, refetch } = useCategories(taxpayerId)
  const changed = useChanged('categories')
  const save = async ({ name, about }: EntryValues, id?: string) => {
    const description = about || null
    if (id === undefined) await records.POST('/categories', { body: { name, description, taxpayerId } })
    else await records.PUT('/categories/{id}', { params: { path: { id } }, body: { name, description } })
    await changed()
  }
  const remove = async (id: string) => {
    await records.DELETE('/categories/{id}', { params: { path: { id } } })
    await changed()
  }
  const texts = {
    title: say.categories,
    about: say.categoriesAbout,
    add: say.addCategory,
    edit: say.editCategory,
    deleteAbout: say.deleteAbout,
    aboutLabel: say.description,
  }
  const entries = data?.map(({ id, name, description }) => ({ id, name, about: description, isChosen: false }))
  return <SmallList texts={texts} entries={entries} error={error} onRetry={refetch} save={save} remove={remove} />
}

function Warehouses({ taxpayerId }: { taxpayerId: string }) {
  const say = useWords(listWords)
  const { records } = useApi()
  const { data, error, refetch } = useWarehouses(taxpayerId)
  const changed = useChanged('warehouses')
  const save = async ({ name, about, isChosen: isMain }: EntryValues, id?: string) => {
    const location = about || null
    if (id === undefined) await records.POST('/warehouses', { body: { name, location, isMain, taxpayerId } })
    else await records.PUT('/warehouses/{id}', { params: { path: { id } }, body: { name, location, isMain } })
    await changed()
  }
  const remove = async (id: string) => {
    await records.DELETE('/warehouses/{id}', { params: { path: { id } } })
    await changed()
  }
  const texts = {
    title: say.warehouses,
    about: say.warehousesAbout,
    add: say.addWarehouse,
    edit: say.editWarehouse,
    deleteAbout: say.warehouseDeleteAbout,
    aboutLabel: say.location,
    chosen: { badge: say.theMain, label: say.isMain, about: say.isMainAbout },
  }
  const entries = data?.map(({ id, name, location, isMain }) => ({ id, name, about: location, isChosen: isMain }))
  return <SmallList texts={texts} entries={entries} error={error} onRetry={refetch} save={save} remove={remove} />
}
