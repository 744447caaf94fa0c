declare const mark: unique symbol

/** A primitive that must not be mixed with others of its type: `Brand<string, 'AccessKey'>`. Made only by its parser. */
export type Brand<T, Name extends string> = T & { readonly [mark]: Name }
