/** Shows the field of a place of the order, or the first within it. */
export function focusField(path: string): void {
  const at = CSS.escape(path)
  const field =
    document.querySelector<HTMLElement>(`[data-path="${at}"]`) ??
    document.querySelector<HTMLElement>(`[data-path^="${at}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
