/**
 * Items within an interval of `batched`. A receipt is loaded and saved three times: one client alone makes many items.
 * Numbers and signatures come once, and wait for a batch only under a load as heavy.
 */
export const HEAVY_LOAD = 21
