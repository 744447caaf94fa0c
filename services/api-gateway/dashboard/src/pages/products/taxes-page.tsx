import { Button, Group, Skeleton, Table, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Percent, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { DeleteRecord } from '../../parts/delete-record.tsx'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { RecordTable } from '../../parts/record-table.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { listWords } from './list-words.ts'
import { type Tax, useTaxes } from './records.ts'
import { TaxDialog } from './tax-dialog.tsx'

export function TaxesPage() {
  const say = useWords(listWords)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const { data: taxes, error, refetch } = useTaxes()
  const [opened, open] = useState<Tax | 'new' | null>(null)
  const restoring = useChange({
    mutationFn: async () => {
      await records.GET('/taxes/default')
      await queries.invalidateQueries({ queryKey: [...key, 'taxes'] })
    },
    onSuccess: () => notifications.show({ color: 'teal', message: say.restored }),
  })
  const restore = (
    <Button variant="default" loading={restoring.isPending} onClick={() => restoring.mutate()}>
      {say.restore}
    </Button>
  )
  return (
    <>
      <PageTitle title={say.taxes} about={say.taxesAbout}>
        {restore}
        <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => open('new')}>
          {say.addTax}
        </Button>
      </PageTitle>
      <FailureNotice failure={error} onRetry={refetch} />
      <FailureNotice failure={restoring.error} />
      {taxes === undefined && error === null && <Skeleton height={240} role="status" aria-label={say.loading} />}
      {taxes?.length === 0 && (
        <Empty icon={<Percent size={36} aria-hidden />} title={say.noTaxes} actions={restore}>
          {say.noTaxesAbout}
        </Empty>
      )}
      {taxes !== undefined && taxes.length > 0 && <TaxTable taxes={taxes} onEdit={open} />}
      {opened !== null && <TaxDialog tax={opened === 'new' ? null : opened} onClose={() => open(null)} />}
    </>
  )
}

interface TaxTableProps {
  taxes: readonly Tax[]
  onEdit: (tax: Tax) => void
}

function TaxTable({ taxes, onEdit }: TaxTableProps) {
  const say = useWords(listWords)
  const { rate } = useFormats()
  const kind = ({ isRetention }: Tax) => (isRetention ? say.withheld : say.charged)
  return (
    <RecordTable
      label={say.taxes}
      headings={
        <>
          <Table.Th>{say.name}</Table.Th>
          <Table.Th ta="right">{say.rate}</Table.Th>
          <Table.Th>{say.code}</Table.Th>
          <Table.Th>{say.authorityCode}</Table.Th>
          <Table.Th>{say.kind}</Table.Th>
          <Table.Th aria-label={say.edit} />
        </>
      }
      rows={taxes}
      cells={(tax) => (
        <>
          <Table.Th scope="row" fw={550}>
            {tax.name}
          </Table.Th>
          <Table.Td ta="right" className="number">
            {rate(tax.percentage)}
          </Table.Td>
          <Table.Td>{tax.code}</Table.Td>
          <Table.Td>{tax.authorityCode}</Table.Td>
          <Table.Td>{kind(tax)}</Table.Td>
          <Table.Td>
            <Actions tax={tax} onEdit={onEdit} />
          </Table.Td>
        </>
      )}
      card={(tax) => (
        <>
          <Group justify="space-between">
            <Text fw={550}>{tax.name}</Text>
            <Text className="number">{rate(tax.percentage)}</Text>
          </Group>
          <Text size="sm" c="dimmed" mb="xs">
            {`${tax.code} · ${say.authorityCode} ${tax.authorityCode} · ${kind(tax)}`}
          </Text>
          <Actions tax={tax} onEdit={onEdit} />
        </>
      )}
    />
  )
}

function Actions({ tax, onEdit }: { tax: Tax; onEdit: (tax: Tax) => void }) {
  const say = useWords(listWords)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const remove = async () => {
    await records.DELETE('/taxes/{id}', { params: { path: { id: tax.id } } })
    await queries.invalidateQueries({ queryKey: [...key, 'taxes'] })
    notifications.show({ color: 'teal', message: say.deleted })
  }
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <Button size="xs" variant="default" aria-label={say.editOf(tax.name)} onClick={() => onEdit(tax)}>
        {say.edit}
      </Button>
      <DeleteRecord
        variant="subtle"
        size="xs"
        label={say.deleteOf(tax.name)}
        question={say.deleteQuestion(tax.name)}
        about={say.taxDeleteAbout}
        onDelete={remove}
      />
    </Group>
  )
}
