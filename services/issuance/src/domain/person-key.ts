/**
 * Whom an identification stands for: a natural person has the national id, and the registry number made of it; foreign ids are
 * written variously.
 */
export function personKey(identification: string): string {
  const plain = identification.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return /^[0-9]{10}$/.test(plain) ? `${plain}001` : plain
}
