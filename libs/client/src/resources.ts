import { answerOf } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Answer } from './description.ts'
import { InvalidRequestError } from './errors.ts'
import { readableResource, resource } from './records.ts'

/** The resource API: the master data of all taxpayers of the workspace. */
export function resources(connection: Connection) {
  return {
    taxpayers: {
      ...resource(connection, {
        list: 'listTaxpayers',
        get: 'getTaxpayer',
        create: 'createTaxpayer',
        update: 'updateTaxpayer',
        delete: 'deleteTaxpayer',
      }),
      uploadLogo: async (id: string, logo: Blob, options?: CallOptions): Promise<Answer<'uploadTaxpayerLogo'>> =>
        answerOf(connection, 'uploadTaxpayerLogo', { path: { id }, body: formOf(logo) }, options),
    },
    taxes: {
      ...resource(connection, {
        list: 'listTaxes',
        get: 'getTax',
        create: 'createTax',
        update: 'updateTax',
        delete: 'deleteTax',
      }),
      /** Creates the missing default taxes. */
      ensureDefaults: (options?: CallOptions): Promise<Answer<'ensureDefaultTaxes'>> =>
        answerOf(connection, 'ensureDefaultTaxes', {}, options),
    },
    customers: resource(connection, {
      list: 'listCustomers',
      get: 'getCustomer',
      create: 'createCustomer',
      update: 'updateCustomer',
      delete: 'deleteCustomer',
    }),
    categories: resource(connection, {
      list: 'listCategories',
      get: 'getCategory',
      create: 'createCategory',
      update: 'updateCategory',
      delete: 'deleteCategory',
    }),
    warehouses: resource(connection, {
      list: 'listWarehouses',
      get: 'getWarehouse',
      create: 'createWarehouse',
      update: 'updateWarehouse',
      delete: 'deleteWarehouse',
    }),
    establishments: resource(connection, {
      list: 'listEstablishments',
      get: 'getEstablishment',
      create: 'createEstablishment',
      update: 'updateEstablishment',
      delete: 'deleteEstablishment',
    }),
    emissionPoints: resource(connection, {
      list: 'listEmissionPoints',
      get: 'getEmissionPoint',
      create: 'createEmissionPoint',
      update: 'updateEmissionPoint',
      delete: 'deleteEmissionPoint',
    }),
    products: resource(connection, {
      list: 'listProducts',
      get: 'getProduct',
      create: 'createProduct',
      update: 'updateProduct',
      delete: 'deleteProduct',
    }),
    priceTypes: resource(connection, {
      list: 'listPriceTypes',
      get: 'getPriceType',
      create: 'createPriceType',
      update: 'updatePriceType',
      delete: 'deletePriceType',
    }),
    productPrices: resource(connection, {
      list: 'listProductPrices',
      get: 'getProductPrice',
      create: 'createProductPrice',
      update: 'updateProductPrice',
      delete: 'deleteProductPrice',
    }),
    invoices: {
      ...resource(connection, {
        list: 'listInvoices',
        get: 'getInvoice',
        create: 'createInvoice',
        update: 'updateInvoice',
        delete: 'deleteInvoice',
      }),
      /** Issues a stored invoice; a repeat issues nothing. */
      issue: (id: string, options?: CallOptions): Promise<Answer<'issueStoredInvoice'>> =>
        answerOf(connection, 'issueStoredInvoice', { path: { id }, repeatable: true }, options),
    },
    paymentMethods: readableResource(connection, { list: 'listPaymentMethods', get: 'getPaymentMethod' }),
    documentTypes: readableResource(connection, { list: 'listDocumentTypes', get: 'getDocumentType' }),
  }
}

function formOf(file: Blob): FormData {
  if (!(file instanceof Blob)) throw new InvalidRequestError('The logo must be a Blob, such as new Blob([bytes]).')
  const form = new FormData()
  form.set('file', file)
  return form
}
