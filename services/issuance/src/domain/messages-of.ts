import { describeFailure } from './describe-failure.ts'
import type { AuthorityMessage } from './receipt.ts'
import type { Recorded } from './state-machine.ts'

export function messagesOf({ status, messages, failed }: Recorded): AuthorityMessage[] {
  if (status !== 'ERROR' || failed === null) return messages
  return [...messages, { type: 'ERROR', ...describeFailure(failed), additionalInfo: null }]
}
