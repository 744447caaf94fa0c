import { Anchor, Card, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { Copy, Copyable } from '../../parts/copy.tsx'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { hasAmount, isFromSupplier } from './kind-of-receipt.ts'
import { words } from './words.ts'

export function FactsCard({ receipt }: { receipt: Receipt }) {
  const [say, format] = [useWords(words), useFormats()]
  const { customer, devReference, accessKey, authorizationNumber, authorizedAt, authorityStatus } = receipt
  return (
    <Card withBorder component="section" aria-labelledby="receipt-facts">
      <Title order={2} size="h5" id="receipt-facts" mb="sm">
        {say.facts}
      </Title>
      <Stack gap="sm" component="dl" m={0}>
        {customer !== null && (
          <PartyFacts name={isFromSupplier(receipt) ? say.supplierName : say.customerName} party={customer} />
        )}
        <Fact name={say.issueDate}>{format.day(receipt.issueDate)}</Fact>
        {devReference !== null && (
          <Fact name={say.reference}>
            <Copyable value={devReference} name={say.reference} />
          </Fact>
        )}
        <Fact name={say.accessKey}>
          <Copyable value={accessKey} name={say.accessKey} />
        </Fact>
        {authorizationNumber !== null && authorizationNumber !== accessKey && (
          <Fact name={say.authorization}>
            <Copyable value={authorizationNumber} name={say.authorization} />
          </Fact>
        )}
        {authorizedAt !== null && <Fact name={say.authorizedAt}>{format.instant(authorizedAt)}</Fact>}
        {authorityStatus && (
          <Fact name={say.atAuthority}>
            <Text size="sm" role="status">
              {say.authorityStates[authorityStatus.state]} ({say.checkedAt(format.instant(authorityStatus.checkedAt))})
            </Text>
          </Fact>
        )}
      </Stack>
      {hasAmount(receipt) && receipt.totals !== null && <Amounts totals={receipt.totals} />}
    </Card>
  )
}

function PartyFacts({ name, party }: { name: string; party: NonNullable<Receipt['customer']> }) {
  const say = useWords(words)
  const { environment, ruc = '' } = useApi().scope
  return (
    <>
      <Fact name={name}>
        <Text size="sm">{party.legalName}</Text>
        <Group gap={4}>
          <Text size="sm" className="number">
            {party.identification}
          </Text>
          <Copy value={party.identification} name={say.identification} />
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$environment/$ruc/receipts"
                params={{ environment, ruc }}
                search={{ customer: party.identification }}
              />
            )}
          >
            {say.receiptsOfCustomer}
          </Anchor>
        </Group>
      </Fact>
      {party.email !== null && (
        <Fact name={say.email}>
          <Text size="sm">{party.email}</Text>
        </Fact>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  )
}

function Amounts({ totals }: { totals: NonNullable<Receipt['totals']> }) {
  const [say, format] = [useWords(words), useFormats()]
  const taxName = (code: string) => (code in say.taxes ? say.taxes[code as keyof typeof say.taxes] : say.otherTax)
  return (
    <>
      <Divider my="md" />
      <Title order={3} size="h6" mb="xs">
        {say.amounts}
      </Title>
      <Amount name={say.subtotal} amount={totals.subtotal} />
      {Number(totals.discount) !== 0 && <Amount name={say.discount} amount={totals.discount} />}
      {totals.taxes.map(({ code, rateCode, rate, amount }) => (
        <Amount key={`${code} ${rateCode}`} name={`${taxName(code)} ${format.rate(rate)}`} amount={amount} />
      ))}
      <Amount name={say.total} amount={totals.total} isTotal />
    </>
  )
}

function Amount({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  const { money } = useFormats()
  return (
    <Group justify="space-between" wrap="nowrap" py={2}>
      <Text size="sm" fw={isTotal ? 700 : 400}>
        {name}
      </Text>
      <Text size="sm" fw={isTotal ? 700 : 400} className="number">
        {money(amount)}
      </Text>
    </Group>
  )
}
