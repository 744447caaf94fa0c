import { Users } from 'lucide-react'
import { OfTaxpayer } from '../../parts/of-taxpayer.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { CustomerDrawer } from './customer-drawer.tsx'
import { CUSTOMER_SORTS, useCustomers } from './customer-list.ts'
import { CustomerTable } from './customer-table.tsx'
import { customerWords } from './words.ts'

export function CustomersPage() {
  return <OfTaxpayer>{(taxpayerId) => <Customers key={taxpayerId} taxpayerId={taxpayerId} />}</OfTaxpayer>
}

function Customers({ taxpayerId }: { taxpayerId: string }) {
  return (
    <RecordPage
      taxpayerId={taxpayerId}
      resource="customers"
      words={customerWords}
      icon={<Users size={36} aria-hidden />}
      sorts={CUSTOMER_SORTS}
      usePage={useCustomers}
      table={(rows) => <CustomerTable rows={rows} />}
      drawer={(edit, close) => <CustomerDrawer key={edit} edit={edit} taxpayerId={taxpayerId} onClose={close} />}
      required={['identification', 'type', 'name']}
    />
  )
}
