import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { type DraftStanding, draftIssued, draftStanding, type StoredDraft, storeDraft } from './drafts.ts'
import type { OrderForm } from './order-form.ts'

/** How long nothing is typed before what was typed is kept. */
const PAUSE_MS = 400

export interface DraftKeeping {
  /** When it was kept last; "not" where the browser keeps nothing. */
  saved: number | 'not' | null
  standing: DraftStanding
  /** Asks at once whether what is shown is what is kept: a tab may not have been told yet. */
  isCurrent: () => boolean
  /** Keeps what this form shows, whatever another tab wrote. */
  keepMine: () => void
  issued: (receiptId: string) => void
}

export type OpenDraft = Omit<StoredDraft, 'savedAt'> & { savedAt?: number }

/** Keeps the order on this device while it is written, and looks whether another tab writes in the same draft. */
export function useStoredDraft(form: OrderForm, { id, slug, devReference, savedAt }: OpenDraft): DraftKeeping {
  const { environment, ruc = '' } = useApi().scope
  const workspaceId = useSession().workspace.id
  const navigate = useNavigate()
  const [saved, setSaved] = useState<number | 'not' | null>(null)
  const [standing, setStanding] = useState<DraftStanding>({ state: 'shown' })
  const savedAtRef = useRef<number | null>(savedAt ?? null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isIssued = useRef(false)
  const isNamed = useRef(false)
  const place = useMemo(() => ({ workspaceId, environment, ruc }), [workspaceId, environment, ruc])

  const isCurrent = useCallback(() => {
    const current = draftStanding(place, id, savedAtRef.current)
    setStanding(current)
    return current.state === 'shown'
  }, [place, id])

  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const at = Date.now()
    const isKept = storeDraft(place, { id, slug, devReference, values: form.values, savedAt: at })
    savedAtRef.current = isKept ? at : null
    return isKept ? at : 'not'
  }, [place, id, slug, devReference, form])

  const save = useCallback(() => {
    setSaved(write())
    setStanding({ state: 'shown' })
  }, [write])

  // The address names the draft, so that loading the page again goes on with it. From the first letter on: while a page is
  // being left it is too late.
  const name = useCallback(() => {
    if (isNamed.current) return
    isNamed.current = true
    void navigate({ to: '.', search: { draft: id }, replace: true })
  }, [id, navigate])

  useEffect(() => {
    let last = form.values
    const saveIfCurrent = () => {
      if (isCurrent()) save()
    }
    const stop = form.subscribe(() => {
      if (form.values === last || isIssued.current) return
      last = form.values
      name()
      clearTimeout(timer.current)
      timer.current = setTimeout(saveIfCurrent, PAUSE_MS)
    })
    const saveNow = () => {
      if (timer.current !== undefined) saveIfCurrent()
    }
    // Another tab's writing is told by the browser; one that was asleep looks when it is looked at.
    const look = () => {
      if (!isIssued.current) isCurrent()
    }
    addEventListener('storage', look)
    addEventListener('focus', look)
    addEventListener('pagehide', saveNow)
    // A phone ends pages that are out of sight without a word.
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      stop()
      // Whatever takes the form away: what was typed last is kept.
      if (timer.current !== undefined && draftStanding(place, id, savedAtRef.current).state === 'shown') write()
      clearTimeout(timer.current)
      removeEventListener('storage', look)
      removeEventListener('focus', look)
      removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', saveNow)
    }
  }, [form, save, write, name, isCurrent, place, id])

  const issued = (receiptId: string) => {
    isIssued.current = true
    clearTimeout(timer.current)
    timer.current = undefined
    draftIssued(place, id, receiptId)
  }
  return { saved, standing, isCurrent, keepMine: save, issued }
}
