import { hasAmounts } from '@etax/tax-document/kind-facts'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiFailure, ConnectionFailure } from '../../api/failure.ts'
import { useApi } from '../../api/use-api.ts'
import type { Finding } from '../../fiscal/finding.ts'
import { valueAt } from '../../fiscal/order-values.ts'
import { type Receipt, receiptWords } from '../../parts/receipt-words.ts'
import { ENVIRONMENT_COLOR } from '../../parts/theme.ts'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { useSayFinding } from './finding-words.ts'
import { focusField } from './focus-field.ts'
import { issueWords } from './issue-words.ts'
import type { KindForm } from './kind-form.ts'
import { useOrder, useOrderForm } from './order-form.ts'
import { postingPath } from './posting-path.ts'
import { previewWarnings } from './preview-warnings.ts'
import { KEEP } from './sections/party-section.tsx'
import type { DraftKeeping } from './use-stored-draft.ts'

interface IssueButtonProps {
  askBefore: KindForm['askBefore']
  keeping: Pick<DraftKeeping, 'isCurrent' | 'standing' | 'issued'>
  /** Null when a new attempt starts. */
  onFailed: (failure: Error | null) => void
}

export function IssueButton({ askBefore, keeping, onFailed }: IssueButtonProps) {
  const { send, records, scope, key } = useApi()
  const form = useOrderForm()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const say = useWords(issueWords)
  const { language } = useLanguage()
  const kinds = useWords(receiptWords).kinds
  const sayFinding = useSayFinding()
  const { money } = useFormats()
  const total = useOrder(({ judgement }) => judgement.totals.total)
  const [asks, { open, close }] = useDisclosure(false)
  const [warnings, setWarnings] = useState<readonly Finding[]>([])
  const { environment, ruc = '' } = scope
  const kind = kinds[form.kind.documentType]

  const { mutate, isPending } = useChange({
    mutationFn: async () => {
      const response = await send(postingPath(form.kind), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form.judgement.body),
      })
      return (await response.json()) as { data: Receipt }
    },
    onSuccess: async ({ data: receipt }) => {
      keeping.issued(receipt.id)
      notifications.show(
        receipt.duplicate ? { message: say.duplicate } : { color: 'teal', message: say.issued(kind, receipt.number) },
      )
      void keepParty()
      await queries.invalidateQueries({ queryKey: key })
      await navigate({
        to: '/$environment/$ruc/receipts/$receiptId',
        params: { environment, ruc, receiptId: receipt.id },
        search: {},
        // Back skips the form: its draft is gone.
        replace: true,
      })
    },
    onError: (failure) => {
      refused(failure)
      if (failure instanceof ConnectionFailure) notifications.show({ color: 'orange', message: say.unsure })
    },
  })

  const look = useChange({
    mutationFn: () => previewWarnings(send, form, askBefore?.codes ?? []),
    onSuccess: (warningsOfPreview) => {
      setWarnings(warningsOfPreview)
      if (environment === 'production' || warningsOfPreview.length > 0) open()
      else issueIfCurrent()
    },
    onError: refused,
  })

  function refused(failure: Error): void {
    close()
    onFailed(failure)
    if (failure instanceof ApiFailure) form.refuse(failure.details)
  }

  async function keepParty(): Promise<void> {
    const { partyPath } = form.kind
    if (valueAt(form.values, `${partyPath}.${KEEP}`) !== true) return
    const body = form.judgement.body[partyPath] as never
    await records
      .POST('/v1/developer/customers', { body })
      .then(() => notifications.show({ message: say.customerSaved }))
      .catch((failure: unknown) => {
        // The customer exists already.
        if (failure instanceof ApiFailure && failure.status === 409) return
        notifications.show({ color: 'orange', message: say.customerNotSaved })
      })
  }

  const begin = () => {
    onFailed(null)
    if (!keeping.isCurrent()) return
    if (!form.check()) {
      const [first] = form.findings()
      if (first !== undefined) focusField(first.path)
      return
    }
    look.mutate()
  }

  /** Another tab may have changed the draft while the dialog was open. */
  function issueIfCurrent(): void {
    if (keeping.isCurrent()) mutate()
    else close()
  }

  return (
    <>
      <Button
        size="md"
        fullWidth
        onClick={begin}
        loading={isPending || look.isPending}
        disabled={keeping.standing.state !== 'shown'}
      >
        {say.issue}
      </Button>
      <Modal
        opened={asks}
        onClose={close}
        title={askBefore && warnings.length > 0 ? askBefore.question[language] : say.confirm}
        centered
      >
        <Stack>
          {warnings.map((finding) => (
            <Text key={finding.message}>{sayFinding(finding)}</Text>
          ))}
          {environment === 'production' && (
            <Text size="sm">
              {say.confirmAbout(hasAmounts(form.kind.documentType) ? say.ofAmount(kind, money(total)) : kind)}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              {say.cancel}
            </Button>
            <Button color={ENVIRONMENT_COLOR[environment]} loading={isPending} onClick={issueIfCurrent}>
              {environment === 'production' ? say.issueInProduction : say.issueAnyway}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
