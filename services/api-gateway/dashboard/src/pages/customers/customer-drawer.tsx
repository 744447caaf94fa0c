import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiFailure } from '../../api/failure.ts'
import { useApi } from '../../api/use-api.ts'
import { DeleteRecord } from '../../parts/delete-record.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useWords } from '../../words/language.tsx'
import { CustomerForm } from './customer-form.tsx'
import { useCustomer } from './customer-list.ts'
import {
  type Customer,
  type CustomerValues,
  customerInputOf,
  customerValuesOf,
  NO_CUSTOMER,
} from './customer-values.ts'
import { customerWords } from './words.ts'

interface CustomerDrawerProps {
  /** `new`, or the id of the customer. */
  edit: string
  taxpayerId: string
  onClose: () => void
}

export function CustomerDrawer({ edit, taxpayerId, onClose }: CustomerDrawerProps) {
  const say = useWords(customerWords)
  return (
    <FormDialog isBeside onClose={onClose} title={edit === 'new' ? say.newTitle : say.editTitle}>
      {edit === 'new' ? (
        <NewCustomer taxpayerId={taxpayerId} onDone={onClose} />
      ) : (
        <ExistingCustomer id={edit} onDone={onClose} />
      )}
    </FormDialog>
  )
}

function useDone(onDone: () => void) {
  const { key } = useApi()
  const queries = useQueryClient()
  return async (message: string) => {
    notifications.show({ color: 'teal', message })
    onDone()
    await queries.invalidateQueries({ queryKey: [...key, 'customers'] })
  }
}

function NewCustomer({ taxpayerId, onDone }: { taxpayerId: string; onDone: () => void }) {
  const say = useWords(customerWords)
  const { records } = useApi()
  const done = useDone(onDone)
  const create = async (values: CustomerValues) => {
    await records.POST('/customers', { body: { ...customerInputOf(values), taxpayerId } })
    await done(say.created)
  }
  return <CustomerForm values={NO_CUSTOMER} action={say.create} save={create} />
}

function ExistingCustomer({ id, onDone }: { id: string; onDone: () => void }) {
  const say = useWords(customerWords)
  const { data: customer, error, refetch } = useCustomer(id)
  if (customer !== undefined) return <Details customer={customer} onDone={onDone} />
  if (error instanceof ApiFailure && error.status === 404) return <Text role="status">{say.deletedElsewhere}</Text>
  if (error !== null) return <FailureNotice failure={error} onRetry={refetch} />
  return <Skeleton height={320} role="status" aria-label={say.loading} />
}

function Details({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const say = useWords(customerWords)
  const { records, scope } = useApi()
  const done = useDone(onDone)
  const params = { path: { id: customer.id } }
  const values = customerValuesOf(customer)
  const save = async (typed: CustomerValues) => {
    const before = new Map(Object.entries(customerInputOf(values)))
    // Sends only changed members: parallel changes by others stay.
    const body = Object.fromEntries(
      Object.entries(customerInputOf(typed)).filter(([name, value]) => value !== before.get(name)),
    )
    if (Object.keys(body).length > 0) await records.PUT('/customers/{id}', { params, body })
    await done(say.saved)
  }
  const remove = async () => {
    await records.DELETE('/customers/{id}', { params })
    await done(say.deleted)
  }
  return (
    <Stack>
      <Anchor
        component={Link}
        to={`/${scope.environment}/${scope.ruc}/receipts`}
        search={{ customer: customer.identification } as never}
        size="sm"
      >
        {say.receipts}
      </Anchor>
      <CustomerForm values={values} action={say.save} save={save}>
        <DeleteRecord question={say.deleteQuestion(customer.name)} about={say.deleteAbout} onDelete={remove} />
      </CustomerForm>
    </Stack>
  )
}
