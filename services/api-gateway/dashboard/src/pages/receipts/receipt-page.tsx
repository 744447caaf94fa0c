import { notesOn } from '@etax/tax-document/kind-facts'
import { Alert, Anchor, Badge, Box, Grid, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Ban, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { type Receipt, receiptWords } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { AuthorityMessages } from './authority-messages.tsx'
import { DocumentCard } from './document-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { hasAmount } from './kind-of-receipt.ts'
import { MailCard } from './mail-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { useReceipt } from './receipt-query.ts'
import { ReceiptState } from './receipt-state.tsx'
import { words } from './words.ts'

export function ReceiptPage() {
  const { receiptId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useReceipt(receiptId)
  return (
    <>
      <ToList />
      {data === undefined && error === null && <Waiting />}
      {data === undefined && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {data !== undefined && <ReceiptDetails receipt={data} />}
    </>
  )
}

function ToList() {
  const say = useWords(words)
  const { environment, ruc = '' } = useApi().scope
  return (
    <Anchor
      size="sm"
      mb="xs"
      display="inline-flex"
      style={{ alignItems: 'center', gap: 4 }}
      renderRoot={(props) => <Link {...props} to="/$environment/$ruc/receipts" params={{ environment, ruc }} />}
    >
      <ArrowLeft size={14} aria-hidden />
      {say.back}
    </Anchor>
  )
}

function Waiting() {
  const say = useWords(words)
  return (
    <Stack role="status" aria-label={say.loading}>
      <Skeleton height={40} width="60%" />
      <Skeleton height={320} />
    </Stack>
  )
}

function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const names = useWords(receiptWords)
  return (
    <>
      <PageTitle
        title={`${names.kinds[receipt.documentType]} ${receipt.number}`}
        about={<Standing receipt={receipt} />}
      >
        <ReceiptActions receipt={receipt} />
      </PageTitle>
      <VoidedNotice voided={receipt.voided} />
      <LateNotice receipt={receipt} />
      <AuthorityMessages messages={receipt.messages} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>
            <FactsCard receipt={receipt} />
            {notesOn(receipt.documentType).length > 0 && <NotesCard invoice={receipt} />}
            <HistoryCard timeline={receipt.timeline} />
            <MailCard receipt={receipt} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <DocumentCard receipt={receipt} />
        </Grid.Col>
      </Grid>
    </>
  )
}

function Standing({ receipt }: { receipt: Receipt }) {
  const [say, { money }] = [useWords(words), useFormats()]
  const { status, voided, authorityStatus, totals, simulated, origin } = receipt
  return (
    <Group gap="xs" mt={4}>
      <Box role="status" aria-label={say.stateNow}>
        <ReceiptState status={status} voided={voided !== null} cancelled={authorityStatus?.state === 'CANCELLED'} />
      </Box>
      {hasAmount(receipt) && totals !== null && (
        <Text fw={700} c="var(--mantine-color-text)" className="number">
          {money(totals.total)}
        </Text>
      )}
      {simulated && (
        <Badge color="gray" variant="outline" tt="none">
          {say.simulated}
        </Badge>
      )}
      {origin === 'imported' && (
        <Badge color="gray" variant="outline" tt="none">
          {say.imported}
        </Badge>
      )}
    </Group>
  )
}

/** Usual milliseconds until an answer of the authority. */
const USUAL_MS = 30_000
const LOOK_MS = 5_000

function LateNotice({ receipt: { status, messages, updatedAt } }: { receipt: Receipt }) {
  const say = useWords(words)
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), LOOK_MS, { autoInvoke: true })
  const isBefore = status === 'DRAFT' || status === 'RECEIVED_AUTHORITY'
  if (!isBefore || messages.length > 0 || now - Date.parse(updatedAt) < USUAL_MS) return null
  return (
    <Alert role="status" color="yellow" icon={<Hourglass aria-hidden />} title={say.late} mb="md">
      <Text size="sm">{say.lateAbout}</Text>
    </Alert>
  )
}

function VoidedNotice({ voided }: Pick<Receipt, 'voided'>) {
  const [say, { instant }] = [useWords(words), useFormats()]
  if (voided === null) return null
  return (
    <Alert color="gray" icon={<Ban aria-hidden />} title={say.voidedNotice} mb="md">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {say.voidedAbout(instant(voided.at), voided.reason)}
      </Text>
      <Text size="sm">{say.voidedStill}</Text>
    </Alert>
  )
}
