import { mailPolicyOf, type Principal, type SandboxMail } from '../http/domain/principal.ts'
import { answered, type Issued } from '../issuing/issue-receipt.ts'
import type { Clients } from '../ports.ts'

interface Dependencies {
  issuance: Pick<Clients['issuance'], 'emailReceipt'>
  sandboxMail: SandboxMail
}

type EmailRequest = Omit<Parameters<Clients['issuance']['emailReceipt']>[0], 'mail'>

/** `duplicate` if the same mail was requested a moment ago. */
export type EmailReceipt = (principal: Principal, request: EmailRequest) => Promise<Issued>

/** Recipients have the same limits as in issuing. */
export function emailReceipt({ issuance, sandboxMail }: Dependencies): EmailReceipt {
  return async (principal, request) => {
    const mail = mailPolicyOf(principal, sandboxMail)
    const { receipt, ...rest } = await issuance.emailReceipt({ ...request, mail })
    return { receipt: answered(receipt), ...rest }
  }
}
