import { defineErrors } from '@etax/kernel'

export const gatewayErrors = defineErrors({})
