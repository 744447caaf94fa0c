import { FINAL_CONSUMER } from '@etax/tax-document'
import { notesOn } from '@etax/tax-document/kind-facts'
import { Button, Menu, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { Ban, Copy, Ellipsis, FileMinus, FilePlus, Landmark, RotateCw, Truck } from 'lucide-react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { useExplain } from '../../api/use-explain.ts'
import { type Receipt, receiptWords } from '../../parts/receipt-words.ts'
import { slugOf } from '../../parts/slug-of.ts'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { useChangedReceipt } from './use-changed-receipt.ts'
import { VoidReceipt } from './void-receipt.tsx'
import { words } from './words.ts'

export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const say = useWords(words)
  const { kinds } = useWords(receiptWords)
  const formLink = useFormLink()
  const { documentType, id, status, voided } = receipt
  const notes = notesOn(documentType)
  const isSold = notes.length > 0 && receipt.authorizedAt !== null && voided === null
  // The authority accepts no notes on invoices to a final consumer.
  const isModifiable = isSold && receipt.customer?.identification !== FINAL_CONSUMER.identification
  const [voiding, { open, close }] = useDisclosure(false)
  const retry = useRetry(receipt)
  const online = useAskAuthority(receipt)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" aria-label={say.actions} px="sm" loading={online.isPending}>
            <Ellipsis size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {receipt.origin === 'issued' && (
            <Menu.Item
              leftSection={<Copy size={16} aria-hidden />}
              renderRoot={formLink(slugOf(documentType), { like: id })}
            >
              {say.issueLike}
            </Menu.Item>
          )}
          {isSold && (
            <Menu.Item leftSection={<Truck size={16} aria-hidden />} renderRoot={formLink('waybill', { from: id })}>
              {kinds.WAYBILL}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Landmark size={16} aria-hidden />} onClick={() => online.mutate()}>
            {say.askAuthority}
          </Menu.Item>
          {voided === null && (
            <Menu.Item c="var(--mantine-color-error)" leftSection={<Ban size={16} aria-hidden />} onClick={open}>
              {say.void}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isModifiable &&
        notes.toReversed().map((note) => (
          <Button
            key={note.documentType}
            variant="default"
            leftSection={note.sign === 1 ? <FilePlus size={16} aria-hidden /> : <FileMinus size={16} aria-hidden />}
            renderRoot={formLink(slugOf(note.documentType), { from: id })}
          >
            {kinds[note.documentType]}
          </Button>
        ))}
      {isSold && !isModifiable && (
        <Text size="xs" maw="22rem">
          {say.noNotes}
        </Text>
      )}
      {status === 'ERROR' && (
        <Button
          leftSection={<RotateCw size={16} aria-hidden />}
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {say.retry}
        </Button>
      )}
      <VoidReceipt receipt={receipt} opened={voiding} onClose={close} />
    </>
  )
}

function useFormLink() {
  const { environment, ruc = '' } = useApi().scope
  return (kind: string, search: { like: string } | { from: string }) => (props: object) => (
    <Link
      {...props}
      to="/$environment/$ruc/issue/$kind"
      params={{ environment, ruc, kind }}
      search={search}
      preload={false}
    />
  )
}

function useRetry({ id }: Receipt) {
  const say = useWords(words)
  const { records } = useApi()
  return useReceiptChange(say.retried, async () => {
    const { data } = await dataOf(records.POST('/v1/developer/invoices/{id}/retry', { params: { path: { id } } }))
    return data
  })
}

function useAskAuthority({ id }: Receipt) {
  const say = useWords(words)
  const { records } = useApi()
  return useReceiptChange(say.consulted, async () => {
    const params = { path: { id }, query: { online: 'true' } } as const
    const { data, meta } = await dataOf(records.GET('/v1/developer/receipts/{id}', { params }))
    for (const { message } of meta.warnings ?? []) notifications.show({ color: 'yellow', message, autoClose: false })
    return data
  })
}

function useReceiptChange(notice: string, change: () => Promise<Receipt>) {
  const explain = useExplain()
  const changed = useChangedReceipt()
  return useChange({
    mutationFn: change,
    onSuccess: (receipt) => {
      changed(receipt)
      notifications.show({ color: 'teal', message: notice })
    },
    onError: (failure) => {
      const { title, remedy } = explain(failure)
      notifications.show({ color: 'red', title, message: remedy })
    },
  })
}
