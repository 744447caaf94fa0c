/** The options of a dialog with a secret that is visible only once: only its button closes it. */
export const closedByButtonAlone = { closeOnEscape: false, closeOnClickOutside: false, withCloseButton: false } as const
