/**
 * How protos become JavaScript, at run time and in the generated types alike: `npm run codegen` passes these very
 * options to the generator, so the types cannot drift from what arrives.
 */
export const loaderOptions = {
  longs: String,
  enums: String,
  defaults: true,
  oneofs: true,
} as const
