/** The nonce under which this page may add styles: the gateway gives every answer its own. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}

/** Tells it to what Mantine locks scrolling with, which adds a style of its own: it looks for it under webpack's name. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
}
