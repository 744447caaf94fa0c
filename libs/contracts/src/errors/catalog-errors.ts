import { defineErrors } from '@etax/kernel'

export const catalogErrors = defineErrors({})
