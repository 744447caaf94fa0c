import { Card, Group, Tabs, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useApi } from '../../api/use-api.ts'
import { PdfView } from '../../parts/pdf-view.tsx'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useWords } from '../../words/language.tsx'
import { documentTabOf } from './document-tab.ts'
import { DownloadButton } from './download-button.tsx'
import { readReceiptFile } from './receipt-file.ts'
import { words } from './words.ts'
import { XmlView } from './xml-view.tsx'

export function DocumentCard({ receipt }: { receipt: Receipt }) {
  const say = useWords(words)
  const navigate = useNavigate()
  const { document: tab = 'ride' } = documentTabOf(useSearch({ strict: false }))
  const show = (document: string | null) =>
    void navigate({ to: '.', search: documentTabOf({ document }), replace: true, resetScroll: false })
  return (
    <Card withBorder component="section" aria-label={say.document}>
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="ride">{say.ride}</Tabs.Tab>
          <Tabs.Tab value="xml">{say.xml}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="ride">
          {receipt.status === 'COMPLETED' ? (
            <Ride receipt={receipt} />
          ) : (
            <NotYet receipt={receipt} text={say.rideNotYet} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="xml">
          {receipt.authorizedAt === null ? (
            <NotYet receipt={receipt} text={say.xmlNotYet} />
          ) : (
            <XmlView receipt={receipt} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}

function Ride({ receipt: { id, number, updatedAt } }: { receipt: Receipt }) {
  const say = useWords(words)
  const api = useApi()
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <DownloadButton id={id} kind="pdf" />
      </Group>
      <PdfView
        name={`${say.ride} ${number}`}
        // A voided receipt is printed with a mark.
        queryKey={[...api.key, 'receipt-pdf', id, updatedAt]}
        read={async (signal) => (await readReceiptFile(api, id, 'pdf', signal)).arrayBuffer()}
      />
    </>
  )
}

function NotYet({ receipt: { status }, text }: { receipt: Receipt; text: string }) {
  const say = useWords(words)
  return (
    <Text size="sm" c="dimmed" py="xl" ta="center">
      {status === 'REJECTED' || status === 'RETURNED' ? say.neverReady : text}
    </Text>
  )
}
