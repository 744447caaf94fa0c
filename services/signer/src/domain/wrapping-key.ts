/** A key that wraps data keys and lives outside the database. */
export interface WrappingKey {
  /** Wraps with the current key and says which one that is. */
  wrap(dataKey: Buffer, context: Buffer): Promise<{ keyId: string; wrapped: Buffer }>
  /**
   * @param context must be the bytes it was wrapped with
   * @throws AppError SGN_10015 where the key is missing or the bytes were tampered with, SGN_10016 where the
   *   service that keeps it does not answer
   */
  unwrap(keyId: string, wrapped: Buffer, context: Buffer): Promise<Buffer>
  /** The key `wrap` uses now. */
  currentKeyId(): Promise<string>
  /** Makes a new key the current one, keeping the others for unwrapping, and answers its id. */
  makeNew(): Promise<string>
  /** Destroys every key but the current one. */
  forgetOthers(): Promise<void>
}
