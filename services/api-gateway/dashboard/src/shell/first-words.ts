import { dictionary } from '../words/dictionary.ts'

export const firstWords = dictionary(
  {
    product: 'Comprobantes electrónicos del SRI: emitir, seguir y consultar.',
    sandbox: 'Pruebas',
    production: 'Producción',
    sandboxAbout: 'Ambiente de pruebas: nada de lo que se emite aquí tiene validez tributaria.',
    productionAbout: 'Producción: lo que se emite aquí tiene validez tributaria.',
  },
  {
    product: "Electronic documents of Ecuador's tax authority: issue, follow and look up.",
    sandbox: 'Sandbox',
    production: 'Production',
    sandboxAbout: 'Sandbox: nothing that is issued here counts for taxes.',
    productionAbout: 'Production: what is issued here counts for taxes.',
  },
)
