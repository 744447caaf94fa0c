import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { keepCsrfToken } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { sessionQuery } from '../../api/session.ts'
import { ownPath } from './own-path.ts'

export type Session = components['schemas']['Session']

/** Starts with a new session; cached data of another user is deleted. */
export function useEnter(next?: string): (session: Session) => void {
  const queries = useQueryClient()
  const router = useRouter()
  return (session) => {
    queries.clear()
    keepCsrfToken(session.csrfToken)
    queries.setQueryData(sessionQuery.queryKey, session)
    router.history.push(ownPath(next))
  }
}
