import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * What a button or a form changes, one at a time: the page is drawn anew only after a second click, which then joins the change
 * that is under way.
 */
export function useChange<Data = unknown, Given = void>(
  options: UseMutationOptions<Data, Error, Given>,
): UseMutationResult<Data, Error, Given> {
  const underWay = useRef<Promise<Data> | null>(null)
  const mutation = useMutation(options)
  const mutateAsync: typeof mutation.mutateAsync = (...given) => {
    underWay.current ??= mutation.mutateAsync(...given).finally(() => {
      underWay.current = null
    })
    return underWay.current
  }
  // The failure is shown by whatever reads the mutation.
  const mutate: typeof mutation.mutate = (...given) => void mutateAsync(...given).catch(() => {})
  return { ...mutation, mutate, mutateAsync }
}
