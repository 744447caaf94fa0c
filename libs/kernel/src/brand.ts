declare const mark: unique symbol

/** A primitive type that does not mix with its base: `Brand<string, 'AccessKey'>`. Only its parser makes one. */
export type Brand<T, Name extends string> = T & { readonly [mark]: Name }
