import { defineErrors } from '@etax/kernel'

export const platformErrors = defineErrors({})
