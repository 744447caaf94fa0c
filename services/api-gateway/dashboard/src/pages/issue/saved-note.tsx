import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { type KeptDraft, keepDraft } from './drafts.ts'
import { issueWords } from './issue-words.ts'
import { useOrderForm } from './order-form.ts'

/** How long nothing is typed before what was typed is kept. */
const PAUSE_MS = 400

/** Keeps the order on this device while it is written, and says so. */
export function SavedNote({ draft }: { draft: Omit<KeptDraft, 'savedAt'> }) {
  const { scope } = useApi()
  const { workspace } = useSession()
  const form = useOrderForm()
  const navigate = useNavigate()
  const say = useWords(issueWords)
  const { time } = useFormats()
  const [saved, setSaved] = useState<number | 'not' | null>(null)
  const { id, slug, devReference } = draft
  const { environment, ruc = '' } = scope

  useEffect(() => {
    const place = { workspaceId: workspace.id, environment, ruc }
    let last = form.values
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const savedAt = Date.now()
      const isKept = keepDraft(place, { id, slug, devReference, values: form.values, savedAt })
      setSaved(isKept ? savedAt : 'not')
      // The address names the draft, so that loading the page again goes on with it.
      void navigate({ to: '.', search: { draft: id }, replace: true })
    }
    const stop = form.subscribe(() => {
      if (form.values === last) return
      last = form.values
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MS)
    })
    const saveNow = () => {
      if (timer !== undefined) save()
    }
    addEventListener('pagehide', saveNow)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', saveNow)
    }
  }, [form, navigate, workspace.id, environment, ruc, id, slug, devReference])

  if (saved === null) return null
  return (
    <Text size="xs" c="dimmed" ta="center">
      {saved === 'not' ? say.notSaved : say.saved(time(new Date(saved).toISOString()))}
    </Text>
  )
}
