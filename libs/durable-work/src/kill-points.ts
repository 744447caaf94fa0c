import { killPoints } from '@etax/kernel'

/** After each write of rows under leases, before its caller knows of it. Of every service that has such rows. */
export const killPoint = killPoints('rows', ['inserted', 'saved', 'claimed'])
