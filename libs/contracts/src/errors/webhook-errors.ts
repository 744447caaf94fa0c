import { defineErrors } from '@etax/kernel'

export const webhookErrors = defineErrors({})
