import { defineErrors } from '@etax/kernel'

export const rendererErrors = defineErrors({})
