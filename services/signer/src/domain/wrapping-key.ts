/** Lives outside the database. */
export interface WrappingKey {
  wrap(dataKey: Buffer, context: Buffer): Promise<{ keyId: string; wrapped: Buffer }>
  /**
   * @param context the bytes of `wrap`
   * @throws AppError SGN_10015 if the key is missing or the bytes changed, SGN_10016 if the key service does not answer
   */
  unwrap(keyId: string, wrapped: Buffer, context: Buffer): Promise<Buffer>
  currentKeyId(): Promise<string>
  /** Other keys remain for unwrapping. Returns the new id. */
  makeNew(): Promise<string>
  forgetOthers(): Promise<void>
}
