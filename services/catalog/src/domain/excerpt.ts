const MAX_LENGTH = 120

export function excerpt(text: string): string {
  return text.slice(0, MAX_LENGTH)
}
