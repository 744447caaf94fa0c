import { Authority } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { type Handlers, type Implementation, implement } from '@etax/rpc'

export interface AuthorityUseCases {
  forget: (receiptIds: readonly string[]) => Promise<number>
}

export function authorityService({ forget }: AuthorityUseCases): Implementation {
  const handlers: Handlers<typeof Authority> = {
    async forget({ receiptIds }) {
      return { forgotten: await forget(receiptIds) }
    },
    async findAuthorization() {
      throw new AppError('unavailable', 'AUT_00004', 'the authority is not connected')
    },
  }
  return implement(Authority, handlers)
}
