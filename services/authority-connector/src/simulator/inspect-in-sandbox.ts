import type { Conversation } from '../domain/conversation.ts'
import { type Inspection, inspectDocument } from './inspect-document.ts'

export interface SandboxInspection extends Pick<Conversation, 'xml' | 'signed'> {
  now: Date
}

export function inspectInSandbox({ xml, signed, now }: SandboxInspection): Inspection {
  return inspectDocument(xml, { now, signatureProblem: signed ? unsigned : null })
}

/** The sandbox trusts the signer: it only checks that a signature is present. */
function unsigned(xml: string): string | null {
  return /<(?:\w+:)?Signature[\s>]/.test(xml) ? null : 'El comprobante no está firmado'
}
