/** The nonce under which this page may add styles: the gateway gives every answer its own. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
