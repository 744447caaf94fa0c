import { defineErrors } from '@etax/kernel'

export const issuanceErrors = defineErrors({})
