/** The header of each generated file begins with it, after `//` or `#`. */
export const WRITTEN = 'Written by npm run codegen'
