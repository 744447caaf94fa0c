import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { oneByOne } from './one-by-one.ts'

/**
 * What a button or a form changes, one at a time: the page is drawn anew only after a second click. That one joins the change
 * under way where it asks for the same, and waits for its turn where it asks for another.
 */
export function useChange<Data = unknown, Given = void>(
  options: UseMutationOptions<Data, Error, Given>,
): UseMutationResult<Data, Error, Given> {
  const [inTurn] = useState(() => oneByOne<Given | undefined, Data>())
  const mutation = useMutation(options)
  const mutateAsync: typeof mutation.mutateAsync = (...given) => inTurn(given[0], () => mutation.mutateAsync(...given))
  // The failure is shown by whatever reads the mutation.
  const mutate: typeof mutation.mutate = (...given) => void mutateAsync(...given).catch(() => {})
  return { ...mutation, mutate, mutateAsync }
}
