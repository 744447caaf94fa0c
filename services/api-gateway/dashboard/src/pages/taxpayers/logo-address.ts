/** Returns an address at this page's origin: the stored one may have another host name of the service. */
export function logoAddress(logoUrl: string): string {
  return new URL(logoUrl, 'http://localhost').pathname
}
