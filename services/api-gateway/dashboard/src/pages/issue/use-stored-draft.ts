import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { type DraftStanding, draftIssued, draftStanding, type StoredDraft, storeDraft } from './drafts.ts'
import type { OrderForm } from './order-form.ts'

/** Milliseconds without typing before the draft is stored. */
const PAUSE_MS = 400

export interface DraftKeeping {
  /** When it was stored last; "not" if the browser stores nothing. */
  saved: number | 'not' | null
  standing: DraftStanding
  /** Compares with the stored draft at once: the event from another tab may be late. */
  isCurrent: () => boolean
  /** Overwrites changes by another tab. */
  keepMine: () => void
  issued: (receiptId: string) => void
}

export type OpenDraft = Omit<StoredDraft, 'savedAt'> & { savedAt?: number }

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

  // The address names the draft, so that a reload continues with it. It does so from the first change: on page exit it
  // is too late.
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
    // The browser reports writes by other tabs; a sleeping tab checks when it becomes visible.
    const look = () => {
      if (!isIssued.current) isCurrent()
    }
    addEventListener('storage', look)
    addEventListener('focus', look)
    addEventListener('pagehide', saveNow)
    // A phone stops hidden pages without notice.
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      stop()
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
