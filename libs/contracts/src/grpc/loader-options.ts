/** Options of the protos at run time. `npm run codegen` uses the same ones, so that types match values. */
export const loaderOptions = {
  longs: String,
  enums: String,
  defaults: true,
  oneofs: true,
} as const
