// What DOC_50003 says, for orders and for XML alike.
export const SUPPORT_LATER = 'The supporting document is dated after this one.'
export const TRANSPORT_TOO_EARLY = 'The transport starts before the issue date.'
export const TRANSPORT_BACKWARDS = 'The transport ends before it starts.'
