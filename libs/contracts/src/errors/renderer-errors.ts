import { defineErrors, error } from '@etax/kernel'

export const rendererErrors = defineErrors({
  notPrinted: error({
    code: 'RND_10001',
    kind: 'not-found',
    public: false,
    en: {
      message: 'The receipt is not printed yet.',
      cause:
        'The RIDE is printed once the document is authorized; there is none before, nor after a receipt is deleted.',
      remedy: 'Ask again once the receipt is authorized.',
    },
    es: {
      message: 'El RIDE del comprobante todavía no está.',
      cause: 'El RIDE se genera cuando el comprobante está autorizado; no lo hay antes, ni después de eliminarlo.',
      remedy: 'Pídalo otra vez cuando el comprobante esté autorizado.',
    },
  }),
})
