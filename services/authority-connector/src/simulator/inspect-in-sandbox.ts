import type { Conversation } from '../domain/conversation.ts'
import { type Inspection, inspectDocument } from './inspect-document.ts'

export interface SandboxInspection extends Pick<Conversation, 'xml' | 'signed'> {
  now: Date
}

/** The authority's checks, as the sandbox makes them. */
export function inspectInSandbox({ xml, signed, now }: SandboxInspection): Inspection {
  return inspectDocument(xml, { now, signatureProblem: signed ? unsigned : null })
}

/** In the sandbox the signer is trusted to have signed; that it did is looked for. */
function unsigned(xml: string): string | null {
  return /<(?:\w+:)?Signature[\s>]/.test(xml) ? null : 'El comprobante no está firmado'
}
