/** Shows the field of a place of the order, or the first within it. */
export function focusField(path: string): void {
  const at = CSS.escape(path)
  const field =
    document.querySelector<HTMLElement>(`[data-path="${at}"]`) ??
    document.querySelector<HTMLElement>(`[data-path^="${at}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Goes on with a field that what was just chosen brings: what had the focus is gone. */
export function focusNext(path: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus({ preventScroll: true })
  })
}

/** Goes on with the entry that has the place of one that was removed, or else with the way to add one. */
export function focusAfterRemoval(path: string, at: number): void {
  requestAnimationFrame(() => {
    const left = document.querySelectorAll<HTMLElement>(`[data-remove="${CSS.escape(path)}"]`)
    const next = left[Math.min(at, left.length - 1)]
    const place = next ?? document.querySelector<HTMLElement>(`[data-add="${CSS.escape(path)}"]`)
    place?.focus({ preventScroll: true })
  })
}
