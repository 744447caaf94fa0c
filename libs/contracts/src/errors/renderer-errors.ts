import { defineErrors } from '@etax/kernel'

export const rendererErrors = defineErrors({
  notPrinted: {
    code: 'RND_10001',
    kind: 'not-found',
    message: 'The receipt is not printed yet.',
    cause: 'The RIDE is printed once the document is authorized; there is none before, nor after a receipt is deleted.',
    remedy: 'Ask again once the receipt is authorized.',
    public: false,
  },
})
