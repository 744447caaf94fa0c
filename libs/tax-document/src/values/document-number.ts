interface NumberParts {
  establishment: string
  emissionPoint: string
  sequential: string
}

/** 7 is 000000007. */
export function sequentialText(sequential: number | string): string {
  return String(sequential).padStart(9, '0')
}

/** 001-001-000000007 */
export function numberText({ establishment, emissionPoint, sequential }: NumberParts): string {
  return `${establishment}-${emissionPoint}-${sequential}`
}

/** A missing part is empty. */
export function numberParts(number: string): NumberParts {
  const [establishment = '', emissionPoint = '', sequential = ''] = number.split('-')
  return { establishment, emissionPoint, sequential }
}
