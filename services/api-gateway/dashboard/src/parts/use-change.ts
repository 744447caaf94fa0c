import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { oneByOne } from './one-by-one.ts'

/**
 * What a button or a form changes, one at a time: the page is drawn anew only after a second click. That one joins the change
 * under way where it asks for the same, and waits for its turn where it asks for another.
 */
export function useChange<Data = unknown, Input = void>(
  options: UseMutationOptions<Data, Error, Input>,
): UseMutationResult<Data, Error, Input> {
  const [inTurn] = useState(() => oneByOne<Input | undefined, Data>())
  const mutation = useMutation(options)
  const mutateAsync: typeof mutation.mutateAsync = (...args) => inTurn(args[0], () => mutation.mutateAsync(...args))
  // The failure is shown by whatever reads the mutation.
  const mutate: typeof mutation.mutate = (...args) => void mutateAsync(...args).catch(() => {})
  return { ...mutation, mutate, mutateAsync }
}
