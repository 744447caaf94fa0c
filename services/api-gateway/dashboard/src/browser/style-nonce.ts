/** The nonce for styles of this page: the gateway writes a new one into every answer. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
