import { AppError } from '@etax/kernel'
import type { Answer, Authorization, ComparedAnswer, ComparedAuthorization } from './domain/answer.ts'
import type { CompareDocuments } from './ports.ts'

export async function compareAnswer(compare: CompareDocuments, xml: string, answer: Answer): Promise<ComparedAnswer> {
  if (answer.kind !== 'authorization') return answer
  return { ...answer, authorizations: await compareAuthorizations(compare, xml, answer.authorizations) }
}

export function compareAuthorizations(
  compare: CompareDocuments,
  xml: string,
  authorizations: readonly Authorization[],
): Promise<ComparedAuthorization[]> {
  return Promise.all(authorizations.map(async (entry) => ({ ...entry, compared: await compared(compare, xml, entry) })))
}

/** A comparison that exceeds its limits proves nothing: the service asks again. */
async function compared(
  compare: CompareDocuments,
  xml: string,
  { document }: Authorization,
): Promise<ComparedAuthorization['compared']> {
  if (document === null) return 'unreadable'
  try {
    return await compare(xml, document)
  } catch (error) {
    if (!AppError.is(error)) throw error
    return 'not-yet'
  }
}
