/** Where this page reads a logo: at its own address, whichever name of the service the record was made under. */
export function logoAddress(logoUrl: string): string {
  return new URL(logoUrl, 'http://localhost').pathname
}
