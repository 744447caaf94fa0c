import { defineErrors } from '@etax/kernel'

export const signerErrors = defineErrors({})
