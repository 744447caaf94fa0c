import { defineErrors, error } from '@etax/kernel'

export const rendererErrors = defineErrors({
  notPrinted: error({
    code: 'RND_10001',
    kind: 'not-found',
    public: false,
    en: {
      message: 'The receipt has no RIDE yet.',
      cause: 'The RIDE is made after the authorization. A deleted receipt has none.',
      remedy: 'Try again after the receipt is authorized.',
    },
    es: {
      message: 'El RIDE del comprobante todavía no está.',
      cause: 'El RIDE se genera cuando el comprobante está autorizado; no lo hay antes, ni después de eliminarlo.',
      remedy: 'Pídalo otra vez cuando el comprobante esté autorizado.',
    },
  }),
})
