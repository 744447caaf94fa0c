import { decodeReceiptView, type Issuance, type ReceiptView } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'

type Calls = ClientOf<typeof Issuance>
type Message = { id: string; view: Buffer }

type Decoded<Answer> = Answer extends Message
  ? ReceiptView
  : {
      [Name in keyof Answer]: Answer[Name] extends Message | null
        ? ReceiptView | Extract<Answer[Name], null>
        : Answer[Name] extends Message[]
          ? ReceiptView[]
          : Answer[Name]
    }

type DecodedCalls = {
  [Name in keyof Calls]: Calls[Name] extends (...input: infer Input) => Promise<infer Answer>
    ? (...input: Input) => Promise<Decoded<Answer>>
    : Calls[Name]
}

/** Decoded as in the gateway. */
export function decodedAnswers(calls: Calls): DecodedCalls {
  return new Proxy(calls, {
    get:
      (target, name) =>
      async (...input: unknown[]) =>
        decode(await Reflect.get(target, name)(...input)),
  }) as unknown as DecodedCalls
}

function decode(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(decode)
  if (typeof answer !== 'object' || answer === null || Buffer.isBuffer(answer)) return answer
  if ('view' in answer && Buffer.isBuffer(answer.view)) return decodeReceiptView(answer.view)
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, decode(value)]))
}
