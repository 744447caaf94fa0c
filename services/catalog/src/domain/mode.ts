/** Of a key: test or live. An invoice becomes a receipt of its own in each. */
export type Mode = 'test' | 'live'
