export interface WrappingKey {
  wrap(dataKey: Buffer, context: Buffer): Promise<{ keyId: string; wrapped: Buffer }>
  /** @param context of `wrap` @throws AppError SGN_10015 for a missing key or changed bytes, SGN_10016 in an outage */
  unwrap(keyId: string, wrapped: Buffer, context: Buffer): Promise<Buffer>
  currentKeyId(): Promise<string>
  /** Other keys remain for unwrapping. Returns the new id. */
  makeNew(): Promise<string>
  forgetOthers(): Promise<void>
}
