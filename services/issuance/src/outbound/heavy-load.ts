/**
 * Items within an interval of `batched`. Each receipt is loaded and saved three times, so that one client alone makes many;
 * callers wait for numbers and signatures, which come once, as long as for receipts only where the load is as heavy.
 */
export const HEAVY_LOAD = 21
