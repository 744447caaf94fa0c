import type { PostedOrder } from '@etax/tax-document'

/** An order as it was posted: ids instead of values, and where it is to be issued. */
export type RawOrder = PostedOrder
