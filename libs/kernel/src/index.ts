export { joinSealed, open, type Sealed, seal, splitSealed } from './aes-gcm.ts'
export { type BackOff, backOff } from './back-off.ts'
export { type BatchOptions, batched } from './batched.ts'
export * from './browser.ts'
export {
  type ConnectionFailure,
  connectionFailureOf,
  sayConnectionFailure,
  whyNotConnected,
} from './connection-failure.ts'
export { fromCell, toCell } from './csv-cell.ts'
export { decodeCursor, encodeCursor, type ListPosition } from './cursor.ts'
export { within } from './deadline.ts'
export {
  armFaultPoint,
  faultPoint,
  faultPoints,
  openFaultPoints,
  requireArmedKnown,
  takeFaultPoints,
} from './fault-points.ts'
export { type FollowChanges, followChanges, type Versioned } from './follow-changes.ts'
export { isUuid, newId } from './ids.ts'
export { mistypedName } from './nearest-name.ts'
export { isOutage, type OutageOptions, outageAs, withOutageAs } from './outage.ts'
export { pauses } from './pauses.ts'
export { semaphore } from './semaphore.ts'
export { type Places, type SharedPlaces, sharedPlaces } from './shared-places.ts'
export { untilMultiple } from './until-multiple.ts'
