import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { oneByOne } from './one-by-one.ts'

/** A second click may come before the page renders again: an equal change joins the first, another waits. */
export function useChange<Data = unknown, Input = void>(
  options: UseMutationOptions<Data, Error, Input>,
): UseMutationResult<Data, Error, Input> {
  const [inTurn] = useState(() => oneByOne<Input | undefined, Data>())
  const mutation = useMutation(options)
  const mutateAsync: typeof mutation.mutateAsync = (...args) => inTurn(args[0], () => mutation.mutateAsync(...args))
  // The component that uses the mutation shows the failure.
  const mutate: typeof mutation.mutate = (...args) => void mutateAsync(...args).catch(() => {})
  return { ...mutation, mutate, mutateAsync }
}
