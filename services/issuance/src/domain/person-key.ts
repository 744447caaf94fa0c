/** The national id and the registry number made of it stand for the same person; foreign ids vary in punctuation. */
export function personKey(identification: string): string {
  const plain = identification.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return /^[0-9]{10}$/.test(plain) ? `${plain}001` : plain
}
