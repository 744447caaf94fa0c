import { killPoints } from '@etax/kernel'

/** Around a message: written, confirmed by the broker, handled, acknowledged. Of every service that publishes or consumes. */
export const killPoint = killPoints('bus', ['acknowledged', 'handled', 'confirmed', 'written'])
