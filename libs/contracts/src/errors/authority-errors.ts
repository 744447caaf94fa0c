import { defineErrors } from '@etax/kernel'

export const authorityErrors = defineErrors({})
