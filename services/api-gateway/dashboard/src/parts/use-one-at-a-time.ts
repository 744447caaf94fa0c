import { useRef } from 'react'

/** What a button does, once however fast it is clicked: a page is drawn anew only after a second click. */
export function useOneAtATime(run: () => Promise<unknown>): () => void {
  const isRunning = useRef(false)
  return () => {
    if (isRunning.current) return
    isRunning.current = true
    const end = () => {
      isRunning.current = false
    }
    // The failure is shown by whatever ran.
    run().then(end, end)
  }
}
