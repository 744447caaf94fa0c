export function focusField(path: string): void {
  const at = CSS.escape(path)
  const field =
    document.querySelector<HTMLElement>(`[data-path="${at}"]`) ??
    document.querySelector<HTMLElement>(`[data-path^="${at}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Moves the focus to a field that appears after a choice: the old field is gone. */
export function focusNext(path: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus({ preventScroll: true })
  })
}

/** Moves the focus to the entry at the place of the removed one, or else to the add button. */
export function focusAfterRemoval(path: string, at: number): void {
  requestAnimationFrame(() => {
    const left = document.querySelectorAll<HTMLElement>(`[data-remove="${CSS.escape(path)}"]`)
    const next = left[Math.min(at, left.length - 1)]
    const place = next ?? document.querySelector<HTMLElement>(`[data-add="${CSS.escape(path)}"]`)
    place?.focus({ preventScroll: true })
  })
}
