import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { keepCsrfToken } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { sessionQuery } from '../../api/session.ts'
import { ownPath } from './own-path.ts'

export type Session = components['schemas']['Session']

/** Goes in with a session that has just begun; nothing that somebody else saw in this browser stays. */
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
