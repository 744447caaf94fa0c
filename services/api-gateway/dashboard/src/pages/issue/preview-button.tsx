import { Button, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { ApiFailure } from '../../api/failure.ts'
import { useApi } from '../../api/use-api.ts'
import { PdfView } from '../../parts/pdf-view.tsx'
import { useWords } from '../../words/language.tsx'
import { focusField } from './focus-field.ts'
import { issueWords } from './issue-words.ts'
import { useOrderForm } from './order-form.ts'
import { postingPath } from './posting-path.ts'

export function PreviewButton() {
  const { send, key } = useApi()
  const form = useOrderForm()
  const say = useWords(issueWords)
  const [opened, { open, close }] = useDisclosure(false)
  // Each preview has a new key: the order may have changed.
  const [count, setCount] = useState(0)
  const read = async (signal: AbortSignal) => {
    const response = await send(`${postingPath(form.kind)}/preview/pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form.judgement.body),
      signal,
    }).catch((failure: unknown) => {
      if (failure instanceof ApiFailure) form.refuse(failure.details)
      throw failure
    })
    return response.arrayBuffer()
  }
  const begin = () => {
    if (!form.check()) {
      const [first] = form.findings()
      if (first !== undefined) focusField(first.path)
      return
    }
    setCount(count + 1)
    open()
  }
  return (
    <>
      <Button variant="default" fullWidth leftSection={<Eye size={16} aria-hidden />} onClick={begin}>
        {say.preview}
      </Button>
      <Modal opened={opened} onClose={close} title={say.previewTitle} size="xl">
        <Stack>
          <Text size="sm">{say.previewAbout}</Text>
          <PdfView name={say.previewTitle} queryKey={[...key, 'preview', form.kind.documentType, count]} read={read} />
        </Stack>
      </Modal>
    </>
  )
}
