/** Of a dialog with something that nobody can show again: only its own button closes it. */
export const closedByButtonAlone = { closeOnEscape: false, closeOnClickOutside: false, withCloseButton: false } as const
