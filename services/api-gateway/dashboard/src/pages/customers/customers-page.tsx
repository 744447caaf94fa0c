import { Users } from 'lucide-react'
import { OfTaxpayer } from '../../parts/of-taxpayer.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { CustomerDrawer } from './customer-drawer.tsx'
import { CUSTOMER_SORTS, useCustomers } from './customer-list.ts'
import { CustomerTable } from './customer-table.tsx'
import { customerWords } from './words.ts'

const EXAMPLES =
  '1790085783001,04,CONSTRUCTORA DEL VALLE CIA. LTDA.,compras@constructora.example,022345678,"Av. Occidental 123, Quito"\r\n' +
  '1710034065,05,María Pérez,maria@correo.example,0991234567,Ambato\r\n'

/** Whom the taxpayer invoices. */
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
      useFound={useCustomers}
      table={(rows) => <CustomerTable rows={rows} />}
      drawer={(edit, close) => <CustomerDrawer key={edit} edit={edit} taxpayerId={taxpayerId} onClose={close} />}
      examples={EXAMPLES}
      required={['identification', 'type', 'name']}
    />
  )
}
