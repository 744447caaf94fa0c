/** By error code: what is wrong, and what to do about it. What is about one field goes on from the name of the field. */
export type ErrorWords = Readonly<Record<string, readonly [title: string, remedy: string]>>
