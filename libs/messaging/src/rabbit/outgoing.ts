/** Bytes for an exchange. */
export interface Outgoing {
  id: string
  exchange: string
  key: string
  content: Buffer
  headers: Record<string, string>
  /** Never in a batch: for a queue that is read message by message. */
  alone?: true
}
