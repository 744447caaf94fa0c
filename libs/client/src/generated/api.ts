// Written by npm run codegen.

export interface paths {
    readonly "/taxes/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Make the default taxes where they are missing
         * @description Answers with all of them: value-added, excise and withheld, as the authority has them.
         */
        readonly get: operations["ensureDefaultTaxes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/taxpayers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List taxpayers */
        readonly get: operations["listTaxpayers"];
        readonly put?: never;
        /**
         * Create a taxpayer
         * @description With it come establishment 001, emission point 001, a main warehouse and a price type. `signaturePassword` goes to the signer alone, and is not shown again but by DELETE. 403 with a test key where live receipts of a taxpayer that was deleted stand under the number.
         */
        readonly post: operations["createTaxpayer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/taxpayers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a taxpayer */
        readonly get: operations["getTaxpayer"];
        /**
         * Change a taxpayer
         * @description `ruc` can change while nothing is kept under it; 409 once the taxpayer has a certificate, a password for one, receipts in either mode or sequentials, and always for the test taxpayer, which a live key does not change at all (400 CTX_10003). 403 with a test key where the taxpayer is in production (has a certificate or live receipts). A change that is refused changes nothing.
         */
        readonly put: operations["updateTaxpayer"];
        readonly post?: never;
        /**
         * Delete a taxpayer and destroy its certificate
         * @description The answer shows `signaturePassword` a last time. 403 with a test key where the taxpayer is in production (has a certificate or live receipts). 409 while a receipt of it is unfinished, and always for the test taxpayer.
         */
        readonly delete: operations["deleteTaxpayer"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/taxes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List taxes */
        readonly get: operations["listTaxes"];
        readonly put?: never;
        /**
         * Create a tax
         * @description 403 with a test key where a taxpayer of the workspace is in production.
         */
        readonly post: operations["createTax"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/taxes/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a tax */
        readonly get: operations["getTax"];
        /**
         * Change a tax
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. 403 with a test key where a taxpayer of the workspace is in production.
         */
        readonly put: operations["updateTax"];
        readonly post?: never;
        /**
         * Delete a tax
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. 403 with a test key where a taxpayer of the workspace is in production.
         */
        readonly delete: operations["deleteTax"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List customers */
        readonly get: operations["listCustomers"];
        readonly put?: never;
        /**
         * Create a customer
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createCustomer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a customer */
        readonly get: operations["getCustomer"];
        /**
         * Change a customer
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateCustomer"];
        readonly post?: never;
        /**
         * Delete a customer
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteCustomer"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List categories */
        readonly get: operations["listCategories"];
        readonly put?: never;
        /**
         * Create a category
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createCategory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/categories/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a category */
        readonly get: operations["getCategory"];
        /**
         * Change a category
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateCategory"];
        readonly post?: never;
        /**
         * Delete a category
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteCategory"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/warehouses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List warehouses */
        readonly get: operations["listWarehouses"];
        readonly put?: never;
        /**
         * Create a warehouse
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createWarehouse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/warehouses/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a warehouse */
        readonly get: operations["getWarehouse"];
        /**
         * Change a warehouse
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateWarehouse"];
        readonly post?: never;
        /**
         * Delete a warehouse
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteWarehouse"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/emission-points": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List emission points */
        readonly get: operations["listEmissionPoints"];
        readonly put?: never;
        /**
         * Create an emission point
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createEmissionPoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/emission-points/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an emission point */
        readonly get: operations["getEmissionPoint"];
        /**
         * Change an emission point
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. Deleting it or changing what names the series (`code`, `establishmentId`) is refused while a receipt in the series is unfinished or an invoice that is not issued with a live key names it: 400. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateEmissionPoint"];
        readonly post?: never;
        /**
         * Delete an emission point
         * @description It leaves lists and reads. Refused with 400 while something that is not finished needs it. Deleting it or changing what names the series (`code`, `establishmentId`) is refused while a receipt in the series is unfinished or an invoice that is not issued with a live key names it: 400. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteEmissionPoint"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List products */
        readonly get: operations["listProducts"];
        readonly put?: never;
        /**
         * Create a product
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a product */
        readonly get: operations["getProduct"];
        /**
         * Change a product
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateProduct"];
        readonly post?: never;
        /**
         * Delete a product
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteProduct"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/establishments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List establishments */
        readonly get: operations["listEstablishments"];
        readonly put?: never;
        /**
         * Create an establishment
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createEstablishment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/establishments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an establishment */
        readonly get: operations["getEstablishment"];
        /**
         * Change an establishment
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. Deleting it or changing what names the series (`code`, `establishmentId`) is refused while a receipt in the series is unfinished or an invoice that is not issued with a live key names it: 409. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateEstablishment"];
        readonly post?: never;
        /**
         * Delete an establishment
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. Deleting it or changing what names the series (`code`, `establishmentId`) is refused while a receipt in the series is unfinished or an invoice that is not issued with a live key names it: 409. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteEstablishment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List invoices */
        readonly get: operations["listInvoices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an invoice */
        readonly get: operations["getInvoice"];
        /**
         * Change an invoice
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. 403 with a test key where its taxpayer is in production, and a live key or a session wrote the invoice last.
         */
        readonly put: operations["updateInvoice"];
        readonly post?: never;
        /**
         * Delete an invoice
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. 403 with a test key where its taxpayer is in production, and a live key or a session wrote the invoice last.
         */
        readonly delete: operations["deleteInvoice"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create an invoice
         * @description With a test key also of a taxpayer in production: such an invoice is issued with a live key once that has changed it.
         */
        readonly post: operations["createInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/product-prices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List product prices */
        readonly get: operations["listProductPrices"];
        readonly put?: never;
        /**
         * Create a product price
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createProductPrice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/product-prices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a product price */
        readonly get: operations["getProductPrice"];
        /**
         * Change a product price
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateProductPrice"];
        readonly post?: never;
        /**
         * Delete a product price
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteProductPrice"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/price-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List price types */
        readonly get: operations["listPriceTypes"];
        readonly put?: never;
        /**
         * Create a price type
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createPriceType"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/price-types/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a price type */
        readonly get: operations["getPriceType"];
        /**
         * Change a price type
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what was chosen, so that the field has its default again, and is refused for what a record cannot be without. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updatePriceType"];
        readonly post?: never;
        /**
         * Delete a price type
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deletePriceType"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List payment methods */
        readonly get: operations["listPaymentMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-methods/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a payment method */
        readonly get: operations["getPaymentMethod"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/document-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List document types */
        readonly get: operations["listDocumentTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/document-types/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a document type */
        readonly get: operations["getDocumentType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/taxpayers/{id}/logo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload the logo
         * @description PNG or JPEG, just under 2 MiB. It is scaled down, and printed on documents from then on. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["uploadTaxpayerLogo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{id}/issue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue a stored invoice
         * @description An invoice becomes one receipt in each mode. 202 for the call that issues it, 200 for every later one, with the same receipt. There is no body: what the invoice says is changed with `PUT /invoices/{id}` before. What a test key wrote last is issued with a live key after that has changed it: 409 CAT_10061 before. 403 with a test key where the taxpayer is in production, and a live key or a session wrote it last.
         */
        readonly post: operations["issueStoredInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export customers of a taxpayer as CSV
         * @description All of them, streamed; the file can be imported again.
         */
        readonly get: operations["exportCustomers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Import customers of a taxpayer from CSV
         * @description All of it, or nothing: the refusal names every wrong line. A file of a header alone is taken, and all counts are 0. A line whose `identification` is known changes that customer. Headings may be in Spanish, such as Identificación, Tipo and Nombre, and types the words RUC, Cédula, Pasaporte and Consumidor final. At most 32 MiB. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["importCustomers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export products of a taxpayer as CSV
         * @description All of them, streamed; the file can be imported again.
         */
        readonly get: operations["exportProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Import products of a taxpayer from CSV
         * @description All of it, or nothing: the refusal names every wrong line. A file of a header alone is taken, and all counts are 0. A line whose `code` is known changes that product; `tax` is the code of a tax. Headings may be in Spanish, such as Código, Nombre, Precio and IVA. At most 32 MiB. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["importProducts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List receipts of invoices, newest first
         * @description Pages end at row 10,000, and so does the count: go on by `cursor`, which is as quick for any page. Filters hold together.
         */
        readonly get: operations["listInvoiceReceipts"];
        readonly put?: never;
        /**
         * Issue an invoice
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        readonly post: operations["issueInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/purchase-settlements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List receipts of purchase settlements, newest first
         * @description Pages end at row 10,000, and so does the count: go on by `cursor`, which is as quick for any page. Filters hold together.
         */
        readonly get: operations["listPurchaseSettlementReceipts"];
        readonly put?: never;
        /**
         * Issue a purchase settlement
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        readonly post: operations["issuePurchaseSettlement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/credit-notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List receipts of credit notes, newest first
         * @description Pages end at row 10,000, and so does the count: go on by `cursor`, which is as quick for any page. Filters hold together.
         */
        readonly get: operations["listCreditNoteReceipts"];
        readonly put?: never;
        /**
         * Issue a credit note
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        readonly post: operations["issueCreditNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/debit-notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List receipts of debit notes, newest first
         * @description Pages end at row 10,000, and so does the count: go on by `cursor`, which is as quick for any page. Filters hold together.
         */
        readonly get: operations["listDebitNoteReceipts"];
        readonly put?: never;
        /**
         * Issue a debit note
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        readonly post: operations["issueDebitNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/withholdings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List receipts of withholdings, newest first
         * @description Pages end at row 10,000, and so does the count: go on by `cursor`, which is as quick for any page. Filters hold together.
         */
        readonly get: operations["listWithholdingReceipts"];
        readonly put?: never;
        /**
         * Issue a withholding receipt
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        readonly post: operations["issueWithholding"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/invoices/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See what an order would make: invoices
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken.
         */
        readonly post: operations["previewInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/invoices/preview/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See the PDF that an order would make: invoices
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken. Every page says BORRADOR (draft): it has no number, no access key and no barcode, and is worth nothing to anybody. `devReference` and `sendEmail` stand in no document: what was issued before is printed as well.
         */
        readonly post: operations["previewInvoicePdf"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/purchase-settlements/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See what an order would make: purchase settlements
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken.
         */
        readonly post: operations["previewPurchaseSettlement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/purchase-settlements/preview/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See the PDF that an order would make: purchase settlements
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken. Every page says BORRADOR (draft): it has no number, no access key and no barcode, and is worth nothing to anybody. `devReference` and `sendEmail` stand in no document: what was issued before is printed as well.
         */
        readonly post: operations["previewPurchaseSettlementPdf"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/credit-notes/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See what an order would make: credit notes
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken.
         */
        readonly post: operations["previewCreditNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/credit-notes/preview/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See the PDF that an order would make: credit notes
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken. Every page says BORRADOR (draft): it has no number, no access key and no barcode, and is worth nothing to anybody. `devReference` and `sendEmail` stand in no document: what was issued before is printed as well.
         */
        readonly post: operations["previewCreditNotePdf"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/debit-notes/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See what an order would make: debit notes
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken.
         */
        readonly post: operations["previewDebitNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/debit-notes/preview/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See the PDF that an order would make: debit notes
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken. Every page says BORRADOR (draft): it has no number, no access key and no barcode, and is worth nothing to anybody. `devReference` and `sendEmail` stand in no document: what was issued before is printed as well.
         */
        readonly post: operations["previewDebitNotePdf"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/withholdings/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See what an order would make: withholdings
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken.
         */
        readonly post: operations["previewWithholding"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/withholdings/preview/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See the PDF that an order would make: withholdings
         * @description By the routine that issues: refused for whatever issuing would be refused for, but for quota and numbers used up. Nothing is stored, numbered, signed or mailed, and no quota is taken. Every page says BORRADOR (draft): it has no number, no access key and no barcode, and is worth nothing to anybody. `devReference` and `sendEmail` stand in no document: what was issued before is printed as well.
         */
        readonly post: operations["previewWithholdingPdf"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/receipts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a receipt */
        readonly get: operations["getReceipt"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/receipts/{id}/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the status of a receipt
         * @description COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried.
         */
        readonly get: operations["getReceiptStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/receipts/{id}/xml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a link to the authorized XML
         * @description The link needs no key; it can be given to whomever the document is for.
         */
        readonly get: operations["getReceiptXml"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/receipts/{id}/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a link to the PDF
         * @description The link needs no key; it can be given to whomever the document is for.
         */
        readonly get: operations["getReceiptPdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/invoices/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Retry a receipt of any kind that ended in ERROR */
        readonly post: operations["retryReceipt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/receipts/{id}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mark a receipt as voided, here only
         * @description Nothing happens at the authority: annul the document there. Until it is found cancelled there (`?online=true`) it counts, in reports and in what is left of an invoice; notes on a document that is marked are refused.
         */
        readonly post: operations["voidReceipt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/receipts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List receipts, newest first
         * @description Pages end at row 10,000, and so does the count: go on by `cursor`, which is as quick for any page. Filters hold together.
         */
        readonly get: operations["listReceipts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/waybills": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List receipts of waybills, newest first
         * @description Pages end at row 10,000, and so does the count: go on by `cursor`, which is as quick for any page. Filters hold together.
         */
        readonly get: operations["listWaybillReceipts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the usage of the key and its workspace in this period */
        readonly get: operations["getUsage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/sequentials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the next number of each series
         * @description Of the mode that asks, by kind of document, establishment and emission point. A series that has no number yet, used or set, is not in it: its first document gets 1. Reading makes no series.
         */
        readonly get: operations["listNextNumbers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/invoices/sequential": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set the number of the next of the invoices
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        readonly patch: operations["setNextInvoiceNumber"];
        readonly trace?: never;
    };
    readonly "/v1/developer/purchase-settlements/sequential": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set the number of the next of the purchase settlements
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        readonly patch: operations["setNextPurchaseSettlementNumber"];
        readonly trace?: never;
    };
    readonly "/v1/developer/credit-notes/sequential": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set the number of the next of the credit notes
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        readonly patch: operations["setNextCreditNoteNumber"];
        readonly trace?: never;
    };
    readonly "/v1/developer/debit-notes/sequential": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set the number of the next of the debit notes
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        readonly patch: operations["setNextDebitNoteNumber"];
        readonly trace?: never;
    };
    readonly "/v1/developer/waybills/sequential": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set the number of the next of the waybills
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        readonly patch: operations["setNextWaybillNumber"];
        readonly trace?: never;
    };
    readonly "/v1/developer/withholdings/sequential": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set the number of the next of the withholdings
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        readonly patch: operations["setNextWithholdingNumber"];
        readonly trace?: never;
    };
    readonly "/v1/developer/reports/sales": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Report sales by period, place, kind or customer
         * @description Invoices and debit notes, less credit notes. Of documents that the authority has authorized, imported ones too, by their day of issue; not of those that are cancelled at the authority. Those that are voided here stand there: they count, and `voided` says how many they are and how much. Kept in step with the receipts: `asOf` says to when.
         */
        readonly get: operations["getSalesReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/reports/taxes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Report taxes by period, place, kind or customer
         * @description By tax and rate, of sales and of purchases. Of documents that the authority has authorized, imported ones too, by their day of issue; not of those that are cancelled at the authority. Those that are voided here stand there: they count, and `voided` says how many they are and how much. Kept in step with the receipts: `asOf` says to when.
         */
        readonly get: operations["getTaxReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/reports/withholdings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Report what was withheld by period, place or payee
         * @description By tax and withholding code, as the withholding receipts of the taxpayer have it. Of documents that the authority has authorized, imported ones too, by their day of issue; not of those that are cancelled at the authority. Those that are voided here stand there: they count, and `voided` says how many they are and how much. Kept in step with the receipts: `asOf` says to when.
         */
        readonly get: operations["getWithholdingReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/usage/days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the usage of each day, by kind of document
         * @description Of the whole workspace, in the mode of the key: what counts for the quota, by the day it was made. The days of a month come to what `used` of GET /v1/developer/usage says. The header x-taxpayer-ruc is needed all the same, as for any other request; the figures are not of that taxpayer alone.
         */
        readonly get: operations["getDailyUsage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/receipts/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow a receipt to its final status
         * @description Server-sent events: `status` for each status of the timeline, each once, those it has already first. The `id` of an event
         *     counts them from 1. After COMPLETED, REJECTED or RETURNED comes `end`, and the stream closes; a receipt in ERROR may be
         *     retried, by you or by itself, and its stream stays open.
         *
         *     A stream lasts ten minutes at most, two without a paid plan. One that ends before the receipt does (`end` with the reason `time`, `stopping` or
         *     `refused`, or a connection that breaks) is gone on with by `Last-Event-ID`, as EventSource does by itself. Where nothing is
         *     left to tell, the answer is 204. A line that begins with a colon comes every 15 seconds and says nothing.
         *
         *     50 streams of a workspace at each server, ten without a paid plan. To be told of every receipt, take webhooks.
         */
        readonly get: operations["streamReceiptEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/receipts/{id}/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mail a receipt again
         * @description Mails XML and PDF again, in the background: to the customer, or to other addresses. What becomes of it is told in `mails` of
         *     the receipt. The same addresses within ten minutes are the same mail, so that the call may be repeated: it is answered with
         *     200, and nothing is added. Ten a day and fifty in all for one receipt. Sandbox mail goes to verified addresses of your own
         *     users only, and says that the document has no validity.
         */
        readonly post: operations["emailReceipt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/certificate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload the taxpayer's certificate (P12)
         * @description As JSON, or as a multipart form with the P12 in the field `file` and `password`; a form may leave out a password that was set with the taxpayer (`signaturePassword`). The first one takes any key; to replace it takes a live key or a session: 403 ACS_10006 with a test key. With a certificate the taxpayer is in production: from then on test keys change nothing of it, and its registry number is fixed. A certificate that is refused does neither.
         */
        readonly post: operations["uploadCertificate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/certificate/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the status of the certificate */
        readonly get: operations["getCertificateStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List customers, newest first */
        readonly get: operations["listDeveloperCustomers"];
        readonly put?: never;
        /**
         * Create a customer
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createDeveloperCustomer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/customers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a customer */
        readonly get: operations["getDeveloperCustomer"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a customer
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteDeveloperCustomer"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a customer
         * @description Changes the fields that are sent; null takes away what may be null, and is refused for what a record cannot be without. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly patch: operations["updateDeveloperCustomer"];
        readonly trace?: never;
    };
    readonly "/v1/developer/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List products, newest first */
        readonly get: operations["listDeveloperProducts"];
        readonly put?: never;
        /**
         * Create a product
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly post: operations["createDeveloperProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/products/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a product */
        readonly get: operations["getDeveloperProduct"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a product
         * @description 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteDeveloperProduct"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a product
         * @description Changes the fields that are sent; null takes away what may be null, and is refused for what a record cannot be without. 403 with a test key where the taxpayer is in production (has a certificate or live receipts).
         */
        readonly patch: operations["updateDeveloperProduct"];
        readonly trace?: never;
    };
    readonly "/v1/developer/sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign a document, nothing else
         * @description With the certificate of the taxpayer, or in the sandbox with a test certificate where it has none.
         */
        readonly post: operations["signXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/validate-xml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Judge a document by schema and rules */
        readonly post: operations["validateXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Examine a document's signature and authorization */
        readonly post: operations["verifyXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/sign-and-authorize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign a document and have it authorized */
        readonly post: operations["signAndAuthorizeXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/authorize-signed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Have a signed document authorized */
        readonly post: operations["authorizeSignedXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/invoices/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take in a document that the authority has authorized */
        readonly post: operations["importInvoiceXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue up to 1,000 orders of any kinds
         * @description One order a line in (NDJSON), one answer a line out, each as soon as its order is decided: in no promised order, by
         *     `index`. Each order is taken or refused by itself, exactly as by the address of its kind, and counts as one request of the
         *     key and one receipt of the quota; where the plan lets no more through in this second, the batch waits.
         *
         *     Up to 1,000 orders of any kinds, 512 KiB a line, 64 MiB and ten minutes in all; two batches of a workspace at once. Without a
         *     paid plan it is one, for two minutes. Numbers are given in the order in which orders are decided, about that of the lines.
         *
         *     Send the first line within ten seconds and then a line a second: blank lines count for nothing, and a batch that keeps us
         *     waiting ends, as one that breaks off does.
         *
         *     Every line has a `devReference`. A batch that broke off is sent again as it is: what was taken is answered with 200 and its
         *     receipt. Where not all was read, the last line has the `index` of the first order that was not, and says why. Read the
         *     answer while you send.
         */
        readonly post: operations["issueBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly ApiKey: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Sandbox or production.
             * @enum {string}
             */
            readonly mode: "test" | "live";
            /**
             * @description What you call it.
             * @example Shop on the web
             */
            readonly name: string;
            /**
             * @description How it begins; the mode is a part of it.
             * @example ak_test_
             */
            readonly prefix: string;
            /**
             * @description How it ends.
             * @example x7Qd
             */
            readonly lastFour: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute or so; null for never.
             */
            readonly lastUsedAt: string | null;
        };
        readonly ApiKeyList: {
            readonly data: readonly components["schemas"]["ApiKey"][];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly AuthorityMessage: {
            /** @enum {string} */
            readonly type: "ERROR" | "WARNING" | "INFO";
            /**
             * @description The authority's number, as text; AUT_00007 where its answer is about another document. ISS_6000x, CTX_1000x or SGN_2000x where something failed before it could say anything.
             * @example 39
             */
            readonly code: string;
            /** @example FIRMA INVALIDA */
            readonly message: string;
            /** @description The authority's own detail; null where it gave none. */
            readonly additionalInfo: string | null;
        };
        /** @description What the authority last said of the document, by its consultation service; null where it was never asked: ask with ?online=true. It changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
        readonly AuthorityStatus: {
            /**
             * @description CANCELLATION_PENDING: the issuer has asked the authority to cancel it, which the receiver has to accept. CANCELLED: it is worth nothing any more.
             * @enum {string}
             */
            readonly state: "AUTHORIZED" | "NOT_AUTHORIZED" | "CANCELLATION_PENDING" | "CANCELLED";
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly checkedAt: string;
        };
        /** @description One line of the answer: what became of one order. Receipt or error. */
        readonly BatchAnswer: {
            /** @description Which order of the batch, from 0; blank lines are not counted. */
            readonly index: number;
            /**
             * @description As the order would have been answered by itself: 202, 200 for a repeated devReference, or an error.
             * @example 202
             */
            readonly status: number;
            /** @example order-1 */
            readonly devReference: string | null;
            readonly receipt?: components["schemas"]["Receipt"];
            readonly error?: components["schemas"]["Error"];
            readonly warnings?: readonly components["schemas"]["Warning"][];
        };
        /** @description One line of a batch. Beside these two, the members of the order of that kind, such as InvoiceOrder. */
        readonly BatchOrder: {
            /** @enum {string} */
            readonly documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WITHHOLDING";
            /**
             * @description Required, so that a batch may be sent again.
             * @example order-1
             */
            readonly devReference: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000005",
         *       "name": "Herramientas",
         *       "description": "Herramientas de mano",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly Category: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description A text of 1 to 300 characters, such as Bebidas. */
            readonly name: string;
            /** @description A text of at most 1000 characters, or null. */
            readonly description: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "name": "Herramientas",
         *       "description": "Herramientas de mano",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly CategoryChange: {
            /** @description A text of 1 to 300 characters, such as Bebidas. */
            readonly name?: string;
            /** @description A text of at most 1000 characters, or null. */
            readonly description?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId?: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @example {
         *       "name": "Herramientas",
         *       "description": "Herramientas de mano",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly CategoryInput: {
            /** @description A text of 1 to 300 characters, such as Bebidas. */
            readonly name: string;
            /** @description A text of at most 1000 characters, or null. */
            readonly description?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        readonly CertificateEvent: {
            /**
             * Format: uuid
             * @description The event's own: the same over retries and resends, so that one told twice is known.
             */
            readonly id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            readonly type: "certificate.expiring";
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly createdAt: string;
            /**
             * @description That of the endpoint.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /** @example 01935a2e-7c1f-4abc-8def-0123456789ab */
            readonly workspaceId: string;
            /**
             * @description The taxpayer that it is about.
             * @example 1799999990001
             */
            readonly taxpayerRuc: string;
            readonly data: components["schemas"]["ExpiringCertificate"];
            /**
             * @description Why, where something was refused or failed; empty otherwise.
             * @example []
             */
            readonly reason: readonly components["schemas"]["AuthorityMessage"][];
        };
        readonly CertificateForm: {
            /** @description The P12 file. */
            readonly file: string;
            /** @description What opens the file. */
            readonly password?: string;
        };
        readonly CertificateProblem: {
            /**
             * @description Stable; explained at /docs/errors.
             * @example CTX_10009
             */
            readonly code: string;
            /** @example The taxpayer's certificate names another registry number. */
            readonly message: string;
            /**
             * @description What to do.
             * @example Upload a certificate of this taxpayer: POST /v1/developer/certificate.
             */
            readonly remedy: string;
            /**
             * @description live: it signs in the sandbox all the same.
             * @example live
             * @enum {string|null}
             */
            readonly only: "live" | null;
        };
        readonly CertificateStatus: {
            /**
             * @description MISSING: none is stored, and every other member is null.
             * @example VALID
             * @enum {string}
             */
            readonly status: "MISSING" | "VALID" | "EXPIRING" | "EXPIRED";
            /**
             * @description Whose it is.
             * @example CN=Comercial Andina S.A.
             */
            readonly subject: string | null;
            /**
             * @description Who issued it.
             * @example CN=Entidad de Certificación
             */
            readonly issuer: string | null;
            /**
             * @description The registry number it names; null where it names none.
             * @example 1790012345001
             */
            readonly registryNumber: string | null;
            /**
             * @description In hexadecimal.
             * @example 5f3a09
             */
            readonly serialNumber: string | null;
            /**
             * @description RFC 3339, UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            readonly notBefore: string | null;
            /**
             * @description RFC 3339, UTC.
             * @example 2028-01-01T00:00:00.000Z
             */
            readonly notAfter: string | null;
            /** @example 405 */
            readonly daysLeft: number | null;
            /**
             * @description SHA-256, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly fingerprint: string | null;
            /** @description What keeps it from signing; empty where nothing does. */
            readonly problems: readonly components["schemas"]["CertificateProblem"][];
        };
        readonly CertificateStatusAnswer: {
            readonly data: components["schemas"]["CertificateStatus"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly CertificateUpload: {
            /**
             * @description The P12 file in base64.
             * @example MIIKpQIBAzCC
             */
            readonly file: string;
            /**
             * @description What opens the file; kept encrypted, never shown.
             * @example …
             */
            readonly password: string;
        };
        readonly CreatedApiKey: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Sandbox or production.
             * @enum {string}
             */
            readonly mode: "test" | "live";
            /**
             * @description What you call it.
             * @example Shop on the web
             */
            readonly name: string;
            /**
             * @description How it begins; the mode is a part of it.
             * @example ak_test_
             */
            readonly prefix: string;
            /**
             * @description How it ends.
             * @example x7Qd
             */
            readonly lastFour: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute or so; null for never.
             */
            readonly lastUsedAt: string | null;
            /**
             * @description The key itself, for the header X-API-Key. It is not kept, and cannot be shown again.
             * @example ak_test_…
             */
            readonly key: string;
        };
        readonly CreatedApiKeyAnswer: {
            readonly data: components["schemas"]["CreatedApiKey"];
            readonly meta: components["schemas"]["Meta"];
        };
        /**
         * @description Either customer or customerId, not both; with supportingDocument.accessKey neither is needed: the customer is that of the receipt. A credit note has no payments: it lowers what an invoice is owed, and its XML has no element for how. Leave them out.
         * @example {
         *       "customer": {
         *         "identificationType": "NATIONAL_ID",
         *         "identification": "1710034065",
         *         "legalName": "María Pérez"
         *       },
         *       "supportingDocument": {
         *         "documentType": "INVOICE",
         *         "number": "099-099-000000123",
         *         "issueDate": "2026-11-10"
         *       },
         *       "reason": "Devolución",
         *       "items": [
         *         {
         *           "code": "A-1",
         *           "description": "Café tostado 500 g",
         *           "quantity": 1,
         *           "unitPrice": 4.5,
         *           "taxType": "IVA_RATE",
         *           "tax": 15
         *         }
         *       ],
         *       "devReference": "return-1001"
         *     }
         */
        readonly CreditNoteOrder: components["schemas"]["CreditNoteOrderWithCustomerId"] | components["schemas"]["CreditNoteOrderWithAccessKey"] | components["schemas"]["CreditNoteOrderWithCustomer"];
        readonly CreditNoteOrderWithAccessKey: {
            readonly customer?: components["schemas"]["Party"];
            readonly items: readonly components["schemas"]["OrderItem"][];
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly supportingDocument: components["schemas"]["SupportingReferenceWithAccessKey"];
            readonly reason: string;
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default that of the invoice, where it is a receipt here, else the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
            readonly customerId?: never;
        };
        readonly CreditNoteOrderWithCustomer: {
            readonly customer: components["schemas"]["Party"];
            readonly items: readonly components["schemas"]["OrderItem"][];
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly supportingDocument: components["schemas"]["SupportingReference"];
            readonly reason: string;
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default that of the invoice, where it is a receipt here, else the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
            readonly customerId?: never;
        };
        readonly CreditNoteOrderWithCustomerId: {
            /**
             * Format: uuid
             * @description The id of a customer of yours.
             */
            readonly customerId: string;
            readonly items: readonly components["schemas"]["OrderItem"][];
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly supportingDocument: components["schemas"]["SupportingReference"];
            readonly reason: string;
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default that of the invoice, where it is a receipt here, else the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
            readonly customer?: never;
        };
        readonly CursorMeta: {
            /**
             * @description The one in X-Request-Id.
             * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
             */
            readonly requestId: string;
            /**
             * @description sandbox for a test key, production for a live one.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /**
             * @description What was done all the same; left out where there is none.
             * @example []
             */
            readonly warnings?: readonly components["schemas"]["Warning"][];
            readonly pagination: components["schemas"]["CursorPagination"];
        };
        readonly CursorPagination: {
            /** @example 20 */
            readonly limit: number;
            /**
             * @description For the parameter cursor of the next request; null on the last page.
             * @example null
             */
            readonly nextCursor: string | null;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000004",
         *       "identification": "1790085783001",
         *       "type": "04",
         *       "name": "CONSTRUCTORA DEL VALLE CIA. LTDA.",
         *       "email": "compras@constructora.example",
         *       "phone": "022345678",
         *       "address": "Av. Occidental 123, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly Customer: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description The number that the type says. A text of 1 to 20 characters, such as 1710034065. */
            readonly identification: string;
            /**
             * @description 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04 (RUC), 05 (NATIONAL_ID), 06 (PASSPORT), 07 (FINAL_CONSUMER), 08 (FOREIGN_ID).
             * @enum {string}
             */
            readonly type: "04" | "05" | "06" | "07" | "08";
            /** @description The legal name, or first name and surname. A text of 1 to 300 characters, such as María Pérez. */
            readonly name: string;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            readonly email: string | null;
            /** @description A text of at most 50 characters, or null. */
            readonly phone: string | null;
            /** @description A text of at most 300 characters, or null. */
            readonly address: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "identification": "1790085783001",
         *       "type": "04",
         *       "name": "CONSTRUCTORA DEL VALLE CIA. LTDA.",
         *       "email": "compras@constructora.example",
         *       "phone": "022345678",
         *       "address": "Av. Occidental 123, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly CustomerChange: {
            /** @description The number that the type says. A text of 1 to 20 characters, such as 1710034065. */
            readonly identification?: string;
            /**
             * @description 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04 (RUC), 05 (NATIONAL_ID), 06 (PASSPORT), 07 (FINAL_CONSUMER), 08 (FOREIGN_ID).
             * @enum {string}
             */
            readonly type?: "04" | "05" | "06" | "07" | "08";
            /** @description The legal name, or first name and surname. A text of 1 to 300 characters, such as María Pérez. */
            readonly name?: string;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            readonly email?: string | null;
            /** @description A text of at most 50 characters, or null. */
            readonly phone?: string | null;
            /** @description A text of at most 300 characters, or null. */
            readonly address?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId?: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @example {
         *       "identification": "1790085783001",
         *       "type": "04",
         *       "name": "CONSTRUCTORA DEL VALLE CIA. LTDA.",
         *       "email": "compras@constructora.example",
         *       "phone": "022345678",
         *       "address": "Av. Occidental 123, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly CustomerInput: {
            /** @description The number that the type says. A text of 1 to 20 characters, such as 1710034065. */
            readonly identification: string;
            /**
             * @description 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04 (RUC), 05 (NATIONAL_ID), 06 (PASSPORT), 07 (FINAL_CONSUMER), 08 (FOREIGN_ID).
             * @enum {string}
             */
            readonly type: "04" | "05" | "06" | "07" | "08";
            /** @description The legal name, or first name and surname. A text of 1 to 300 characters, such as María Pérez. */
            readonly name: string;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            readonly email?: string | null;
            /** @description A text of at most 50 characters, or null. */
            readonly phone?: string | null;
            /** @description A text of at most 300 characters, or null. */
            readonly address?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        readonly DailyUsage: {
            /**
             * @description First day.
             * @example 2026-11-01
             */
            readonly from: string;
            /**
             * @description Last day.
             * @example 2026-11-30
             */
            readonly to: string;
            /** @description Those on which something was issued, the first one first. */
            readonly days: readonly components["schemas"]["DayUsage"][];
        };
        readonly DailyUsageAnswer: {
            readonly data: components["schemas"]["DailyUsage"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly DayUsage: {
            /**
             * @description YYYY-MM-DD, in UTC-5.
             * @example 2026-11-21
             */
            readonly day: string;
            /** @example 7 */
            readonly used: number;
            /**
             * @description By kind of document.
             * @example {
             *       "INVOICE": 7
             *     }
             */
            readonly byDocumentType: {
                readonly [key: string]: number;
            };
        };
        /**
         * @description Either customer or customerId, not both; with supportingDocument.accessKey neither is needed: the customer is that of the receipt.
         * @example {
         *       "customer": {
         *         "identificationType": "NATIONAL_ID",
         *         "identification": "1710034065",
         *         "legalName": "María Pérez"
         *       },
         *       "supportingDocument": {
         *         "documentType": "INVOICE",
         *         "number": "099-099-000000123",
         *         "issueDate": "2026-11-10"
         *       },
         *       "reasons": [
         *         {
         *           "reason": "Interés por mora",
         *           "amount": 5
         *         }
         *       ],
         *       "taxType": "IVA_RATE",
         *       "tax": 15,
         *       "devReference": "interest-1001"
         *     }
         */
        readonly DebitNoteOrder: components["schemas"]["DebitNoteOrderWithCustomerId"] | components["schemas"]["DebitNoteOrderWithAccessKey"] | components["schemas"]["DebitNoteOrderWithCustomer"];
        readonly DebitNoteOrderWithAccessKey: {
            readonly customer?: components["schemas"]["Party"];
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly supportingDocument: components["schemas"]["SupportingReferenceWithAccessKey"];
            readonly reasons: readonly {
                readonly reason: string;
                /** @description A decimal number; text is taken too. */
                readonly amount: number | string;
            }[];
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            /** @enum {string} */
            readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description A percentage, with IVA_RATE only. A decimal number; text is taken too. */
            readonly tax?: number | string;
            /** @description One, or a list: a percentage and dollars per unit on the same line. */
            readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
            readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
            readonly payments?: readonly components["schemas"]["Payment"][];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
            readonly customerId?: never;
        };
        readonly DebitNoteOrderWithCustomer: {
            readonly customer: components["schemas"]["Party"];
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly supportingDocument: components["schemas"]["SupportingReference"];
            readonly reasons: readonly {
                readonly reason: string;
                /** @description A decimal number; text is taken too. */
                readonly amount: number | string;
            }[];
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            /** @enum {string} */
            readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description A percentage, with IVA_RATE only. A decimal number; text is taken too. */
            readonly tax?: number | string;
            /** @description One, or a list: a percentage and dollars per unit on the same line. */
            readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
            readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
            readonly payments?: readonly components["schemas"]["Payment"][];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
            readonly customerId?: never;
        };
        readonly DebitNoteOrderWithCustomerId: {
            /**
             * Format: uuid
             * @description The id of a customer of yours.
             */
            readonly customerId: string;
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly supportingDocument: components["schemas"]["SupportingReference"];
            readonly reasons: readonly {
                readonly reason: string;
                /** @description A decimal number; text is taken too. */
                readonly amount: number | string;
            }[];
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            /** @enum {string} */
            readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description A percentage, with IVA_RATE only. A decimal number; text is taken too. */
            readonly tax?: number | string;
            /** @description One, or a list: a percentage and dollars per unit on the same line. */
            readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
            readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
            readonly payments?: readonly components["schemas"]["Payment"][];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
            readonly customer?: never;
        };
        readonly Deleted: {
            readonly message: string;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000001",
         *       "ruc": "1790012345001",
         *       "name": "FERRETERIA ANDINA S.A.",
         *       "commercialName": "Ferretería Andina",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "accountingObligated": true,
         *       "specialContributorCode": null,
         *       "environment": "sandbox",
         *       "taxRounding": "BASE",
         *       "rimpe": null,
         *       "withholdingAgent": null,
         *       "largeContributor": null,
         *       "artisan": null,
         *       "email": "ventas@ferreteria-andina.example",
         *       "phone": null,
         *       "uuidFileP12": null,
         *       "certificate": null,
         *       "logoUrl": null,
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z",
         *       "signaturePassword": "the password of the file"
         *     }
         */
        readonly DeletedTaxpayer: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description The registry number (RUC). A registry number: 13 digits that begin with a province and end in 001, such as 1790012345001. */
            readonly ruc: string;
            /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters, such as Comercial Andina S.A. */
            readonly name: string;
            /** @description The name customers know (nombre comercial). A text of at most 300 characters, or null. */
            readonly commercialName: string | null;
            /** @description Of the head office (dirección matriz). A text of at most 300 characters, or null. */
            readonly address: string | null;
            /** @description Whether it must keep accounts (obligado a llevar contabilidad). True or false. */
            readonly accountingObligated: boolean;
            /** @description The resolution that makes it a special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
            readonly specialContributorCode: string | null;
            /**
             * @description A note of your own, and decides nothing: the key alone (ak_test_ or ak_live_) says where a document goes. One of sandbox, production.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /**
             * @description How taxes are rounded where an order does not say: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed. One of BASE, LINE.
             * @enum {string}
             */
            readonly taxRounding: "BASE" | "LINE";
            /**
             * @description The simplified regime (RIMPE) it is in. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
             * @enum {string|null}
             */
            readonly rimpe: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            /** @description The resolution that makes it a withholding agent (agente de retención). A text of at most 50 characters, or null. */
            readonly withholdingAgent: string | null;
            /** @description The resolution that makes it a large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
            readonly largeContributor: string | null;
            /** @description The number of its craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
            readonly artisan: string | null;
            /** @description Shown in mail to customers; their answers go there. A text of at most 254 characters, or null. */
            readonly email: string | null;
            /** @description Shown in mail to customers. A text of at most 50 characters, or null. */
            readonly phone: string | null;
            /**
             * Format: uuid
             * @description The certificate it signs with; POST /v1/developer/certificate brings one. The signer's id of the certificate, or null.
             */
            readonly uuidFileP12: string | null;
            /** @description The state of the certificate; null where it cannot be told at the moment. */
            readonly certificate: {
                /** @description MISSING, VALID, EXPIRING (30 days or fewer left) or EXPIRED. */
                readonly status: string;
                /** @description When it ends, or null where there is none. */
                readonly notAfter: string | null;
                /** @description Whole days left; negative once it has ended. */
                readonly daysLeft: number | null;
            } | null;
            /** @description Where its logo can be read; POST /taxpayers/{id}/logo brings one. Where the logo can be fetched, or null. */
            readonly logoUrl: string | null;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
            /**
             * @description The password of the P12 file. It goes to the signer alone.
             * @example the password of the file
             */
            readonly signaturePassword: string | null;
        };
        readonly DemoData: {
            /**
             * @description Whether all of it is there.
             * @example true
             */
            readonly filled: boolean;
            /**
             * @description How many receipts it has, which is what it takes of the quota of the sandbox.
             * @example 8
             */
            readonly receipts: number;
        };
        readonly DemoDataAnswer: {
            readonly data: components["schemas"]["DemoData"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly Detail: {
            readonly name: string;
            readonly value: string;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000004",
         *       "identificationType": "RUC",
         *       "identification": "1790085783001",
         *       "legalName": "CONSTRUCTORA DEL VALLE CIA. LTDA.",
         *       "email": "compras@constructora.example",
         *       "phone": "022345678",
         *       "address": "Av. Occidental 123, Quito",
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly DeveloperCustomer: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /**
             * @description What kind of number identifies the customer. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID.
             * @enum {string|null}
             */
            readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID" | null;
            /** @description The number; a final consumer needs none. A text of 1 to 20 characters, such as 1710034065. */
            readonly identification: string;
            /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters, such as María Peña. */
            readonly legalName: string;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            readonly email: string | null;
            /** @description A text of at most 50 characters, or null. */
            readonly phone: string | null;
            /** @description A text of at most 300 characters, or null. */
            readonly address: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        readonly DeveloperCustomerAnswer: {
            readonly data: components["schemas"]["DeveloperCustomer"];
            readonly meta: components["schemas"]["Meta"];
        };
        /**
         * @example {
         *       "identificationType": "RUC",
         *       "identification": "1790085783001",
         *       "legalName": "CONSTRUCTORA DEL VALLE CIA. LTDA.",
         *       "email": "compras@constructora.example",
         *       "phone": "022345678",
         *       "address": "Av. Occidental 123, Quito"
         *     }
         */
        readonly DeveloperCustomerChange: {
            /**
             * @description What kind of number identifies the customer. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID. Null counts as not given.
             * @enum {string|null}
             */
            readonly identificationType?: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID" | null;
            /** @description The number; a final consumer needs none. A text of 1 to 20 characters, such as 1710034065. */
            readonly identification?: string;
            /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters, such as María Pérez. */
            readonly legalName?: string;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            readonly email?: string | null;
            /** @description A text of at most 50 characters, or null. */
            readonly phone?: string | null;
            /** @description A text of at most 300 characters, or null. */
            readonly address?: string | null;
        };
        /**
         * @example {
         *       "identificationType": "RUC",
         *       "identification": "1790085783001",
         *       "legalName": "CONSTRUCTORA DEL VALLE CIA. LTDA.",
         *       "email": "compras@constructora.example",
         *       "phone": "022345678",
         *       "address": "Av. Occidental 123, Quito"
         *     }
         */
        readonly DeveloperCustomerInput: {
            /**
             * @description What kind of number identifies the customer. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID.
             * @enum {string}
             */
            readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            /** @description The number; a final consumer needs none. A text of 1 to 20 characters, such as 1710034065. Null counts as not given. */
            readonly identification?: string | null;
            /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters, such as María Pérez. Null counts as not given. */
            readonly legalName?: string | null;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            readonly email?: string | null;
            /** @description A text of at most 50 characters, or null. */
            readonly phone?: string | null;
            /** @description A text of at most 300 characters, or null. */
            readonly address?: string | null;
        };
        readonly DeveloperCustomerPage: {
            readonly data: readonly components["schemas"]["DeveloperCustomer"][];
            readonly meta: components["schemas"]["PageMeta"];
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000009",
         *       "code": "MAR-16",
         *       "description": "Martillo 16 oz",
         *       "unitPrice": 12.5,
         *       "taxType": "IVA_RATE",
         *       "tax": 15,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly DeveloperProduct: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
            readonly code: string;
            /** @description As it is printed on documents. A text of 1 to 300 characters, such as Café tostado 500 g. */
            readonly description: string;
            /** @description For one, without tax. */
            readonly unitPrice: number;
            /**
             * @description Whether it is charged with value-added tax. Null for a tax that is not value-added.
             * @enum {string|null}
             */
            readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | null;
            /** @description The rate of value-added tax in per cent; needed with IVA_RATE. The rate in per cent, or null. */
            readonly tax: number | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        readonly DeveloperProductAnswer: {
            readonly data: components["schemas"]["DeveloperProduct"];
            readonly meta: components["schemas"]["Meta"];
        };
        /**
         * @example {
         *       "code": "MAR-16",
         *       "description": "Martillo 16 oz",
         *       "unitPrice": 12.5,
         *       "taxType": "IVA_RATE",
         *       "tax": 15
         *     }
         */
        readonly DeveloperProductChange: {
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
            readonly code?: string;
            /** @description As it is printed on documents. A text of 1 to 300 characters, such as Café tostado 500 g. */
            readonly description?: string;
            /** @description For one, without tax. A number from 0, such as 12.5. */
            readonly unitPrice?: number | string;
            /**
             * @description Whether it is charged with value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT. Null counts as not given.
             * @enum {string|null}
             */
            readonly taxType?: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | null;
            /** @description The rate of value-added tax in per cent; needed with IVA_RATE. A rate in per cent, such as 15. Null counts as not given. */
            readonly tax?: number | string | null;
        };
        /**
         * @example {
         *       "code": "MAR-16",
         *       "description": "Martillo 16 oz",
         *       "unitPrice": 12.5,
         *       "taxType": "IVA_RATE",
         *       "tax": 15
         *     }
         */
        readonly DeveloperProductInput: {
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
            readonly code: string;
            /** @description As it is printed on documents. A text of 1 to 300 characters, such as Café tostado 500 g. */
            readonly description: string;
            /** @description For one, without tax. A number from 0, such as 12.5. */
            readonly unitPrice: number | string;
            /**
             * @description Whether it is charged with value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT.
             * @enum {string}
             */
            readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description The rate of value-added tax in per cent; needed with IVA_RATE. A rate in per cent, such as 15. Null counts as not given. */
            readonly tax?: number | string | null;
        };
        readonly DeveloperProductPage: {
            readonly data: readonly components["schemas"]["DeveloperProduct"][];
            readonly meta: components["schemas"]["PageMeta"];
        };
        /**
         * @example {
         *       "id": "5f2b0c7e-0a02-4c1e-9d10-000000000001",
         *       "code": "01",
         *       "name": "Factura"
         *     }
         */
        readonly DocumentType: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            readonly code: string;
            readonly name: string;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000003",
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "code": 1,
         *       "name": "Caja 1",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly EmissionPoint: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly establishmentId: string;
            /** @description The second three digits of every number issued there: 1 is 001. An integer from 1 to 999, such as 1. */
            readonly code: number;
            /** @description A text of 1 to 300 characters, such as Caja 1. */
            readonly name: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "code": 1,
         *       "name": "Caja 1",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly EmissionPointChange: {
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly establishmentId?: string;
            /** @description The second three digits of every number issued there: 1 is 001. An integer from 1 to 999, such as 1, or the same as a string. */
            readonly code?: number | string;
            /** @description A text of 1 to 300 characters, such as Caja 1. */
            readonly name?: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @example {
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "code": 1,
         *       "name": "Caja 1",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly EmissionPointInput: {
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly establishmentId: string;
            /** @description The second three digits of every number issued there: 1 is 001. An integer from 1 to 999, such as 1. */
            readonly code: number;
            /** @description A text of 1 to 300 characters, such as Caja 1. */
            readonly name: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        readonly Error: {
            /** @description Stable; explained at /docs/errors. */
            readonly code: string;
            /** @description The facts that the message is made of, and as `about` the value or the line it is about; left out where there are none. */
            readonly params?: {
                readonly [key: string]: unknown;
            };
            /** @description For a person; names the first broken field. */
            readonly message: string;
            /** @description The status of the answer. */
            readonly statusCode: number;
            /** @description Every broken field, at most 200; of a file at most 1,000. */
            readonly details: readonly components["schemas"]["ErrorDetail"][];
            /** @description The one in X-Request-Id. */
            readonly requestId: string;
        };
        readonly ErrorDetail: {
            /** @description The field: items[0].unitPrice. */
            readonly path: string;
            /** @description Stable; explained at /docs/errors. */
            readonly code: string;
            /** @description The facts that the message is made of, and as `about` the value or the line it is about; left out where there are none. */
            readonly params?: {
                readonly [key: string]: unknown;
            };
            /** @description What is wrong with it, and what form is expected. */
            readonly message: string;
            /** @description Of a file that was sent: the line, its header being line 1. */
            readonly line?: number;
            /** @description Likewise: the column's name, where one is meant. */
            readonly column?: string;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000002",
         *       "code": 1,
         *       "name": "Matriz",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly Establishment: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description The first three digits of every number it issues: 1 is 001. An integer from 1 to 999, such as 1. */
            readonly code: number;
            /** @description A text of 1 to 300 characters, such as Matriz. */
            readonly name: string;
            /** @description Printed on its documents. A text of at most 300 characters, or null. */
            readonly address: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "code": 1,
         *       "name": "Matriz",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly EstablishmentChange: {
            /** @description The first three digits of every number it issues: 1 is 001. An integer from 1 to 999, such as 1, or the same as a string. */
            readonly code?: number | string;
            /** @description A text of 1 to 300 characters, such as Matriz. */
            readonly name?: string;
            /** @description Printed on its documents. A text of at most 300 characters, or null. */
            readonly address?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @example {
         *       "code": 1,
         *       "name": "Matriz",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly EstablishmentInput: {
            /** @description The first three digits of every number it issues: 1 is 001. An integer from 1 to 999, such as 1. */
            readonly code: number;
            /** @description A text of 1 to 300 characters, such as Matriz. */
            readonly name: string;
            /** @description Printed on its documents. A text of at most 300 characters, or null. */
            readonly address?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        readonly Excise: {
            /** @description The authority's code, table 18. */
            readonly code: string;
            /** @description What the rate is of: dollars, or units; default the line before taxes. A decimal number; text is taken too. */
            readonly base?: number | string;
            /** @description A percentage; for codes charged per unit, dollars per unit, with the base. A decimal number; text is taken too. */
            readonly rate?: number | string;
            /** @description Instead of base and rate; beside them where the code is charged in both ways, to say which. A decimal number; text is taken too. */
            readonly amount?: number | string;
        };
        readonly ExpiringCertificate: {
            /** @constant */
            readonly status: "EXPIRING";
            readonly subject: string;
            readonly issuer: string;
            readonly registryNumber: string | null;
            /** @description in hexadecimal */
            readonly serialNumber: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly notBefore: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly notAfter: string;
            readonly daysLeft: number;
            readonly fingerprint: string;
        };
        readonly Exportation: {
            /** @description With goods; its place goes with it. */
            readonly incoterm?: string;
            readonly incotermPlace?: string;
            readonly originCountry: string;
            /** @description Both ports with goods, and none where services are exported. */
            readonly loadingPort?: string;
            readonly destinationPort?: string;
            readonly destinationCountry: string;
            readonly acquisitionCountry?: string;
            /** @description Default the incoterm. */
            readonly incotermSubtotal?: string;
            /** @description A decimal number; text is taken too. */
            readonly internationalFreight?: number | string;
            /** @description A decimal number; text is taken too. */
            readonly internationalInsurance?: number | string;
            /** @description A decimal number; text is taken too. */
            readonly customsExpenses?: number | string;
            /** @description A decimal number; text is taken too. */
            readonly otherTransportExpenses?: number | string;
        };
        readonly FileLink: {
            /**
             * @description Signed: needs no key, until expiresAt.
             * @example http://127.0.0.1:8080/files/eyJ…/factura-001-001-000000001.pdf
             */
            readonly url: string;
            /**
             * @description RFC 3339, UTC.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly expiresAt: string;
            /** @example factura-001-001-000000001.pdf */
            readonly fileName: string;
            /** @example application/pdf */
            readonly contentType: string;
            /**
             * @description Bytes.
             * @example 48211
             */
            readonly size: number;
        };
        readonly FileLinkAnswer: {
            readonly data: components["schemas"]["FileLink"];
            readonly meta: components["schemas"]["Meta"];
        };
        /** @description The machine that printed the document, where there is one. */
        readonly FiscalMachine: {
            readonly brand: string;
            readonly model: string;
            readonly serial: string;
        };
        readonly ImportCounts: {
            /** @example 118 */
            readonly created: number;
            /** @example 2 */
            readonly updated: number;
            /**
             * @description Lines whose record was as they say already: nothing of it is written.
             * @example 40
             */
            readonly unchanged: number;
        };
        readonly Installation: {
            /**
             * @description Who may sign up: whoever takes the mailed link, anyone at once, or nobody.
             * @example verified
             * @enum {string}
             */
            readonly signUp: "verified" | "open" | "closed";
            /**
             * @description Whether POST /account/demo-session signs this caller in.
             * @example false
             */
            readonly demo: boolean;
            /**
             * @example production
             * @enum {string}
             */
            readonly deployment: "production" | "development";
            /**
             * @description Of this system.
             * @example 0.1.0
             */
            readonly version: string;
        };
        readonly InstallationAnswer: {
            readonly data: components["schemas"]["Installation"];
            readonly meta: components["schemas"]["Meta"];
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000011",
         *       "customerId": "0193a4c0-1000-7000-8000-000000000004",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "emissionPointId": "0193a4c0-1000-7000-8000-000000000003",
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "documentTypeId": "5f2b0c7e-0a02-4c1e-9d10-000000000001",
         *       "issueDate": "2026-11-21",
         *       "paymentMethods": [
         *         {
         *           "id": "0193a4c0-1000-7000-8000-000000000101",
         *           "deadline": null,
         *           "timeUnit": null,
         *           "paymentMethodId": "5f2b0c7e-0a01-4c1e-9d10-000000000001",
         *           "value": "28.75"
         *         }
         *       ],
         *       "details": [
         *         {
         *           "id": "0193a4c0-1000-7000-8000-000000000102",
         *           "discount": "0.00",
         *           "productId": "0193a4c0-1000-7000-8000-000000000009",
         *           "quantity": 2,
         *           "price": "12.50"
         *         }
         *       ],
         *       "taxRounding": "BASE",
         *       "receiptId": null,
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly Invoice: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description The customer. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly customerId: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly establishmentId: string;
            /**
             * Format: uuid
             * @description The emission point, whose next number it gets. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly emissionPointId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: uuid
             * @description What kind of document it is: GET /document-types. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly documentTypeId: string;
            /**
             * Format: date
             * @description The day of the invoice in Ecuador. A day of the calendar written YYYY-MM-DD, such as 2026-11-22.
             */
            readonly issueDate: string;
            /** @description How it is paid: together the total. A list of 1 to 50 payments. */
            readonly paymentMethods: readonly components["schemas"]["InvoicePayment"][];
            /** @description What is sold. A list of 1 to 1000 detail lines. */
            readonly details: readonly components["schemas"]["InvoiceDetail"][];
            /**
             * @description How its taxes are rounded: BASE, once for each rate on the sum of its bases, or LINE, on each line. Of the taxpayer unless it is said. One of BASE, LINE.
             * @enum {string}
             */
            readonly taxRounding: "BASE" | "LINE";
            /**
             * Format: uuid
             * @description The receipt it was issued as in the key's mode, or null.
             */
            readonly receiptId: string | null;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "customerId": "0193a4c0-1000-7000-8000-000000000004",
         *       "issueDate": "2026-11-21",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "emissionPointId": "0193a4c0-1000-7000-8000-000000000003",
         *       "paymentMethods": [
         *         {
         *           "paymentMethodId": "5f2b0c7e-0a01-4c1e-9d10-000000000001",
         *           "value": "28.75"
         *         }
         *       ],
         *       "taxRounding": "BASE",
         *       "details": [
         *         {
         *           "productId": "0193a4c0-1000-7000-8000-000000000009",
         *           "quantity": 2,
         *           "price": "12.50"
         *         }
         *       ]
         *     }
         */
        readonly InvoiceChange: {
            /**
             * Format: uuid
             * @description The customer. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly customerId?: string;
            /**
             * Format: date
             * @description The day of the invoice in Ecuador. A day of the calendar written YYYY-MM-DD, such as 2026-11-22.
             */
            readonly issueDate?: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId?: string;
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly establishmentId?: string;
            /**
             * Format: uuid
             * @description The emission point, whose next number it gets. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly emissionPointId?: string;
            /** @description How it is paid: together the total. A list of 1 to 50 payments. */
            readonly paymentMethods?: readonly components["schemas"]["InvoicePaymentInput"][];
            /**
             * @description How its taxes are rounded: BASE, once for each rate on the sum of its bases, or LINE, on each line. Of the taxpayer unless it is said. One of BASE, LINE. Null counts as not given.
             * @enum {string|null}
             */
            readonly taxRounding?: "BASE" | "LINE" | null;
            /** @description What is sold. A list of 1 to 1000 detail lines. */
            readonly details?: readonly components["schemas"]["InvoiceDetailInput"][];
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /** @description A detail line. */
        readonly InvoiceDetail: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly productId: string;
            /** @description An integer from 1, such as 2. */
            readonly quantity: number;
            /** @description A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            readonly price: string;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            readonly discount: string;
        };
        /** @description A detail line. */
        readonly InvoiceDetailInput: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            readonly id?: string | null;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly productId: string;
            /** @description An integer from 1, such as 2. */
            readonly quantity: number;
            /** @description A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            readonly price: string;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". Null counts as not given. */
            readonly discount?: string | null;
        };
        /**
         * @example {
         *       "customerId": "0193a4c0-1000-7000-8000-000000000004",
         *       "issueDate": "2026-11-21",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "emissionPointId": "0193a4c0-1000-7000-8000-000000000003",
         *       "paymentMethods": [
         *         {
         *           "paymentMethodId": "5f2b0c7e-0a01-4c1e-9d10-000000000001",
         *           "value": "28.75"
         *         }
         *       ],
         *       "taxRounding": "BASE",
         *       "details": [
         *         {
         *           "productId": "0193a4c0-1000-7000-8000-000000000009",
         *           "quantity": 2,
         *           "price": "12.50"
         *         }
         *       ]
         *     }
         */
        readonly InvoiceInput: {
            /**
             * Format: uuid
             * @description The customer. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly customerId: string;
            /**
             * Format: date
             * @description The day of the invoice in Ecuador. A day of the calendar written YYYY-MM-DD, such as 2026-11-22.
             */
            readonly issueDate: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly establishmentId: string;
            /**
             * Format: uuid
             * @description The emission point, whose next number it gets. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly emissionPointId: string;
            /** @description How it is paid: together the total. A list of 1 to 50 payments. */
            readonly paymentMethods: readonly components["schemas"]["InvoicePaymentInput"][];
            /**
             * @description How its taxes are rounded: BASE, once for each rate on the sum of its bases, or LINE, on each line. Of the taxpayer unless it is said. One of BASE, LINE. Null counts as not given.
             * @enum {string|null}
             */
            readonly taxRounding?: "BASE" | "LINE" | null;
            /** @description What is sold. A list of 1 to 1000 detail lines. */
            readonly details: readonly components["schemas"]["InvoiceDetailInput"][];
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @description Either customer or customerId, not both.
         * @example {
         *       "customer": {
         *         "identificationType": "RUC",
         *         "identification": "1790012344001",
         *         "legalName": "Comercial Andina S.A.",
         *         "email": "compras@example.com"
         *       },
         *       "items": [
         *         {
         *           "code": "A-1",
         *           "description": "Café tostado 500 g",
         *           "quantity": 2,
         *           "unitPrice": 4.5,
         *           "taxType": "IVA_RATE",
         *           "tax": 15
         *         }
         *       ],
         *       "devReference": "order-1001"
         *     }
         */
        readonly InvoiceOrder: components["schemas"]["InvoiceOrderWithCustomerId"] | components["schemas"]["InvoiceOrderWithCustomer"];
        readonly InvoiceOrderWithCustomer: {
            readonly customer: components["schemas"]["Party"];
            readonly items: readonly components["schemas"]["OrderItem"][];
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            readonly payments?: readonly components["schemas"]["Payment"][];
            /** @description A decimal number; text is taken too. */
            readonly tip?: number | string;
            /** @description Number of the waybill the goods travel with. */
            readonly deliveryNote?: string;
            readonly reimbursements?: readonly components["schemas"]["Reimbursement"][];
            readonly exportation?: components["schemas"]["Exportation"];
            /** @description Collected for others, outside the tax bases and part of the total. */
            readonly thirdPartyItems?: readonly {
                readonly concept: string;
                /** @description A decimal number; text is taken too. */
                readonly amount: number | string;
            }[];
            readonly transport?: components["schemas"]["Transport"];
            /** @description Withheld in advance: fuels and newspapers, tables 22 and 23. */
            readonly presumptiveWithholdings?: readonly components["schemas"]["PresumptiveWithholding"][];
            readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
            /** @description Vehicle of a transport operator. */
            readonly plate?: string;
            /** @description A decimal number; text is taken too. */
            readonly ivaWithheld?: number | string;
            /** @description A decimal number; text is taken too. */
            readonly incomeTaxWithheld?: number | string;
            readonly negotiable?: components["schemas"]["Negotiable"];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
            readonly customerId?: never;
        };
        readonly InvoiceOrderWithCustomerId: {
            /**
             * Format: uuid
             * @description The id of a customer of yours.
             */
            readonly customerId: string;
            readonly items: readonly components["schemas"]["OrderItem"][];
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            readonly payments?: readonly components["schemas"]["Payment"][];
            /** @description A decimal number; text is taken too. */
            readonly tip?: number | string;
            /** @description Number of the waybill the goods travel with. */
            readonly deliveryNote?: string;
            readonly reimbursements?: readonly components["schemas"]["Reimbursement"][];
            readonly exportation?: components["schemas"]["Exportation"];
            /** @description Collected for others, outside the tax bases and part of the total. */
            readonly thirdPartyItems?: readonly {
                readonly concept: string;
                /** @description A decimal number; text is taken too. */
                readonly amount: number | string;
            }[];
            readonly transport?: components["schemas"]["Transport"];
            /** @description Withheld in advance: fuels and newspapers, tables 22 and 23. */
            readonly presumptiveWithholdings?: readonly components["schemas"]["PresumptiveWithholding"][];
            readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
            /** @description Vehicle of a transport operator. */
            readonly plate?: string;
            /** @description A decimal number; text is taken too. */
            readonly ivaWithheld?: number | string;
            /** @description A decimal number; text is taken too. */
            readonly incomeTaxWithheld?: number | string;
            readonly negotiable?: components["schemas"]["Negotiable"];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
            readonly customer?: never;
        };
        /** @description A payment. */
        readonly InvoicePayment: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly paymentMethodId: string;
            /** @description An integer from 0, such as 30, or null. */
            readonly deadline: number | null;
            /**
             * @description One of DAY, MONTH, YEAR, or null.
             * @enum {string|null}
             */
            readonly timeUnit: "DAY" | "MONTH" | "YEAR" | null;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            readonly value: string;
        };
        /** @description A payment. */
        readonly InvoicePaymentInput: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            readonly id?: string | null;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly paymentMethodId: string;
            /** @description An integer from 0, such as 30, or null. */
            readonly deadline?: number | null;
            /**
             * @description One of DAY, MONTH, YEAR, or null.
             * @enum {string|null}
             */
            readonly timeUnit?: "DAY" | "MONTH" | "YEAR" | null;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            readonly value: string;
        };
        readonly IssuedInvoice: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description 49 digits: the authority's key of the document.
             * @example 2111202601179999999000110010010000000011234567813
             */
            readonly accessKey: string;
            /** @enum {string} */
            readonly documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            readonly status: components["schemas"]["ReceiptState"];
            /**
             * @description sandbox for a test key, production for a live one.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /** @description Whether a simulator stands in for the authority: worth nothing in law. */
            readonly simulated: boolean;
            /**
             * @description Three digits.
             * @example 001
             */
            readonly establishment: string;
            /**
             * @description Three digits.
             * @example 001
             */
            readonly emissionPoint: string;
            /**
             * @description Nine digits.
             * @example 000000001
             */
            readonly sequential: string;
            /**
             * @description Establishment, emission point and sequential.
             * @example 001-001-000000001
             */
            readonly number: string;
            /**
             * @description YYYY-MM-DD, in UTC-5.
             * @example 2026-11-21
             */
            readonly issueDate: string;
            /** @description Whom the document is for; null where its kind names nobody. */
            readonly customer: components["schemas"]["ReceiptCustomer"] | null;
            /** @description Decimals as text; null for a document without amounts. */
            readonly totals: components["schemas"]["ReceiptTotals"] | null;
            /** @description The access key; in the sandbox with TEST- before it. Null until the authority has authorized it. */
            readonly authorizationNumber: string | null;
            /**
             * @description The authority's own time, in UTC as all times here; the XML and the PDF have it as the authority wrote it, in UTC-5.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly authorizedAt: string | null;
            /**
             * @description Your own reference of the order.
             * @example order-1
             */
            readonly devReference: string | null;
            /** @description Whether this answers a repeated devReference: nothing was issued by this call. */
            readonly duplicate: boolean;
            /** @description What the authority said of the document; for ERROR also what failed, with a code of our own. */
            readonly messages: readonly components["schemas"]["AuthorityMessage"][];
            /** @description Set when the receipt was marked as voided here; nothing happens at the authority. */
            readonly voided: components["schemas"]["Voided"] | null;
            /** @description What the authority last said of the document, by its consultation service; null where it was never asked: ask with ?online=true. It changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
            readonly authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
            /**
             * @description imported: authorized elsewhere and taken in here.
             * @enum {string}
             */
            readonly origin: "issued" | "imported";
            /** @description The statuses it went through, oldest first. */
            readonly timeline: readonly components["schemas"]["Milestone"][];
            /** @description The mails that bring it, oldest first; left out while there are none. */
            readonly mails?: readonly components["schemas"]["Mail"][];
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly createdAt: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly updatedAt: string;
            /**
             * @description Grows with every change of the receipt: of two answers or events the one with the larger is newer.
             * @example 4
             */
            readonly version?: number;
            /**
             * @description What was done all the same; left out where there is none.
             * @example []
             */
            readonly warnings?: readonly components["schemas"]["Warning"][];
        };
        readonly IvaRefund: {
            /** @description Percentage of the rate it belongs to. A decimal number; text is taken too. */
            readonly tax: number | string;
            /** @description A decimal number; text is taken too. */
            readonly amount: number | string;
        };
        readonly ListedSession: {
            /** @description For ending it; not what the cookie holds. */
            readonly id: string;
            /** @description Whether it is the one that asks. */
            readonly current: boolean;
            /**
             * @description The browser, as it named itself.
             * @example Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0
             */
            readonly userAgent: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to five minutes or so.
             */
            readonly lastUsedAt: string;
            /**
             * @description The address it was last used from; null where that is not known.
             * @example 203.0.113.7
             */
            readonly ip: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly expiresAt: string;
        };
        readonly ListedSessionList: {
            readonly data: readonly components["schemas"]["ListedSession"][];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly LoggedBody: {
            /**
             * @description The body in JSON, with secrets removed: well-formed, also where it was cut. Null where it is not kept.
             * @example {"customer":{"identificationType":"FINAL_CONSUMER"}}
             */
            readonly json: string | null;
            /**
             * @description Whether it was larger than the 16 KiB that are kept.
             * @example false
             */
            readonly truncated: boolean;
            /**
             * @description Why it is not kept; null where it is. none: there was no body. succeeded, live: only bodies of failed sandbox requests are kept. secret: the address takes a secret, or there is no such address. not-json: forms, files, XML and lines never are. unread: the request was refused before its body was read, or the body is no JSON that can be read. too-many: more requests failed than bodies are kept of.
             * @example null
             * @enum {string|null}
             */
            readonly leftOut: null | "none" | "succeeded" | "live" | "secret" | "not-json" | "unread" | "too-many";
        };
        readonly LoggedRequest: {
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it arrived. RFC 3339, in UTC.
             */
            readonly at: string;
            /** @example POST */
            readonly method: string;
            /**
             * @description Without the query, and without what may be a secret in it.
             * @example /v1/developer/invoices
             */
            readonly path: string;
            /**
             * @description As it was sent, without secrets; null for none.
             * @example null
             */
            readonly query: string | null;
            /**
             * @description The HTTP status of the answer.
             * @example 400
             */
            readonly status: number;
            /**
             * @description The code of the error, also where the answer names none (family A); null where none was answered.
             * @example VAL_10000
             */
            readonly code: string | null;
            /**
             * @description From its arrival to the end of the answer.
             * @example 12
             */
            readonly durationMs: number;
            /**
             * @description The one in X-Request-Id.
             * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
             */
            readonly requestId: string;
            /**
             * @description Sandbox or production.
             * @enum {string}
             */
            readonly mode: "test" | "live";
            /**
             * @description The header x-taxpayer-ruc; null where there was none, or no registry number in it.
             * @example 1799999990001
             */
            readonly taxpayerRuc: string | null;
            readonly apiKey: {
                /** Format: uuid */
                readonly id: string;
                /** @example Shop on the web */
                readonly name: string;
                /**
                 * @description How the key ends.
                 * @example x7Qd
                 */
                readonly lastFour: string;
            };
            /**
             * @description The address that it came from.
             * @example 198.51.100.7
             */
            readonly ip: string;
            /** @description What to do about each code of a failed request, those of its details too; empty for one that succeeded. */
            readonly remedies: readonly components["schemas"]["Remedy"][];
        };
        readonly LoggedRequestPage: {
            readonly data: readonly components["schemas"]["LoggedRequest"][];
            readonly meta: components["schemas"]["CursorMeta"];
        };
        readonly LoggedRequestWithBodies: {
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it arrived. RFC 3339, in UTC.
             */
            readonly at: string;
            /** @example POST */
            readonly method: string;
            /**
             * @description Without the query, and without what may be a secret in it.
             * @example /v1/developer/invoices
             */
            readonly path: string;
            /**
             * @description As it was sent, without secrets; null for none.
             * @example null
             */
            readonly query: string | null;
            /**
             * @description The HTTP status of the answer.
             * @example 400
             */
            readonly status: number;
            /**
             * @description The code of the error, also where the answer names none (family A); null where none was answered.
             * @example VAL_10000
             */
            readonly code: string | null;
            /**
             * @description From its arrival to the end of the answer.
             * @example 12
             */
            readonly durationMs: number;
            /**
             * @description The one in X-Request-Id.
             * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
             */
            readonly requestId: string;
            /**
             * @description Sandbox or production.
             * @enum {string}
             */
            readonly mode: "test" | "live";
            /**
             * @description The header x-taxpayer-ruc; null where there was none, or no registry number in it.
             * @example 1799999990001
             */
            readonly taxpayerRuc: string | null;
            readonly apiKey: {
                /** Format: uuid */
                readonly id: string;
                /** @example Shop on the web */
                readonly name: string;
                /**
                 * @description How the key ends.
                 * @example x7Qd
                 */
                readonly lastFour: string;
            };
            /**
             * @description The address that it came from.
             * @example 198.51.100.7
             */
            readonly ip: string;
            /** @description What to do about each code of a failed request, those of its details too; empty for one that succeeded. */
            readonly remedies: readonly components["schemas"]["Remedy"][];
            readonly request: components["schemas"]["LoggedBody"];
            readonly answer: components["schemas"]["LoggedBody"];
            readonly said: components["schemas"]["SaidAgain"];
        };
        readonly LoggedRequestWithBodiesAnswer: {
            readonly data: components["schemas"]["LoggedRequestWithBodies"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly Mail: {
            /**
             * @example [
             *       "maria@example.com"
             *     ]
             */
            readonly to: readonly string[];
            /**
             * @description PENDING: waits, or is tried again for a day. SENT: the mail server took it. NOT_DELIVERED: not by every recipient.
             * @enum {string}
             */
            readonly state: "PENDING" | "SENT" | "NOT_DELIVERED";
            /** @description Whether it was asked for by POST /receipts/{id}/email. */
            readonly requested: boolean;
            /**
             * @description When it was asked for, or the authorization came.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly at: string;
            /**
             * @description Why it was not delivered, in the words of the mail server.
             * @example null
             */
            readonly detail: string | null;
        };
        readonly Mailed: {
            /**
             * @description Where a mail goes, if one goes at all.
             * @example ana@ferreteria-andina.example
             */
            readonly email: string;
        };
        readonly MailedAnswer: {
            readonly data: components["schemas"]["Mailed"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly Meta: {
            /**
             * @description The one in X-Request-Id.
             * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
             */
            readonly requestId: string;
            /**
             * @description sandbox for a test key, production for a live one.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /**
             * @description What was done all the same; left out where there is none.
             * @example []
             */
            readonly warnings?: readonly components["schemas"]["Warning"][];
        };
        readonly Milestone: {
            /**
             * @description The status that was reached.
             * @example DRAFT
             */
            readonly status: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly at: string;
            /**
             * @description Why, where the status is ERROR; whom it was not mailed to, where it is COMPLETED.
             * @example null
             */
            readonly detail: string | null;
        };
        readonly Negotiable: {
            readonly email: string;
        };
        readonly NextNumber: {
            /**
             * @description Three digits.
             * @example 001
             */
            readonly establishment: string;
            /**
             * @description Three digits.
             * @example 001
             */
            readonly emissionPoint: string;
            /**
             * @description The number that the next document gets.
             * @example 1501
             */
            readonly next: number;
        };
        readonly NextNumberAnswer: {
            readonly data: components["schemas"]["NextNumber"];
            readonly meta: components["schemas"]["Meta"];
        };
        /** @description Either productId, or code, description, unitPrice and taxType. */
        readonly OrderItem: components["schemas"]["OrderItemWithProductId"] | components["schemas"]["OrderItemWithCode"];
        readonly OrderItemWithCode: {
            readonly code: string;
            readonly auxiliaryCode?: string;
            readonly description: string;
            readonly unit?: string;
            /** @description A decimal number; text is taken too. */
            readonly unitPrice: number | string;
            /** @description An amount, not a percentage; default 0. A decimal number; text is taken too. */
            readonly discount?: number | string;
            /** @enum {string} */
            readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description A percentage, with IVA_RATE only. A decimal number; text is taken too. */
            readonly tax?: number | string;
            readonly details?: readonly components["schemas"]["Detail"][];
            /** @description One, or a list: a percentage and dollars per unit on the same line. */
            readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
            readonly plasticBottleTax?: {
                /** @description Of the whole line. A decimal number; text is taken too. */
                readonly amount: number | string;
            };
            /** @description The price without the subsidy, where the State pays part of it. A decimal number; text is taken too. */
            readonly unsubsidizedPrice?: number | string;
            /** @description A decimal number; text is taken too. */
            readonly quantity: number | string;
            readonly productId?: never;
        };
        readonly OrderItemWithProductId: {
            /**
             * Format: uuid
             * @description The id of a product of yours, which supplies what is left out.
             */
            readonly productId: string;
            readonly code?: string;
            readonly auxiliaryCode?: string;
            readonly description?: string;
            readonly unit?: string;
            /** @description A decimal number; text is taken too. */
            readonly unitPrice?: number | string;
            /** @description An amount, not a percentage; default 0. A decimal number; text is taken too. */
            readonly discount?: number | string;
            /** @enum {string} */
            readonly taxType?: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description A percentage, with IVA_RATE only. A decimal number; text is taken too. */
            readonly tax?: number | string;
            readonly details?: readonly components["schemas"]["Detail"][];
            /** @description One, or a list: a percentage and dollars per unit on the same line. */
            readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
            readonly plasticBottleTax?: {
                /** @description Of the whole line. A decimal number; text is taken too. */
                readonly amount: number | string;
            };
            /** @description The price without the subsidy, where the State pays part of it. A decimal number; text is taken too. */
            readonly unsubsidizedPrice?: number | string;
            /** @description A decimal number; text is taken too. */
            readonly quantity: number | string;
        };
        readonly OrderPreview: {
            readonly receipt?: components["schemas"]["Receipt"];
            /**
             * @description Three digits.
             * @example 001
             */
            readonly establishment?: string;
            /**
             * @description Three digits.
             * @example 001
             */
            readonly emissionPoint?: string;
            /**
             * @description YYYY-MM-DD.
             * @example 2026-11-21
             */
            readonly issueDate?: string;
            readonly customer?: components["schemas"]["PreviewCustomer"];
            /**
             * @description What the document lists, to read.
             * @example [
             *       "2 x Café at 5.00"
             *     ]
             */
            readonly lines?: readonly string[];
            /**
             * @description As in `totals`.
             * @example 11.50
             */
            readonly total?: string;
            readonly totals?: components["schemas"]["PreviewTotals"];
            readonly issuer?: components["schemas"]["PreviewIssuer"];
            /**
             * @description Whom it is mailed to, once it is authorized: of the order, or of the stored customer.
             * @example [
             *       "compras@example.com"
             *     ]
             */
            readonly recipients?: readonly string[];
            /**
             * @description A hash of all that the document says and of whom it is mailed to. Sent in the header x-preview-content with the same order, that is issued only if it still makes exactly this: otherwise 409 ISS_30012.
             * @example 5f0c1f5d9b9a3a1c2e7d8b6a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d9c8b7a6f5e
             */
            readonly content?: string;
        };
        readonly OrderPreviewAnswer: {
            readonly data: components["schemas"]["OrderPreview"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly PageMeta: {
            /**
             * @description The one in X-Request-Id.
             * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
             */
            readonly requestId: string;
            /**
             * @description sandbox for a test key, production for a live one.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /**
             * @description What was done all the same; left out where there is none.
             * @example []
             */
            readonly warnings?: readonly components["schemas"]["Warning"][];
            readonly pagination: components["schemas"]["Pagination"];
        };
        readonly Pagination: {
            /** @description 1 with a cursor: pages are not counted from there. */
            readonly page: number;
            /** @example 20 */
            readonly limit: number;
            /**
             * @description Of receipts: counted to 10,000.
             * @example 1
             */
            readonly total: number;
            /** @example 1 */
            readonly totalPages: number;
            /**
             * @description True: there are more than `total`. Left out where that is exact.
             * @example true
             */
            readonly totalIsMinimum?: boolean;
            /**
             * @description For the parameter cursor of the next request; null on the last page.
             * @example null
             */
            readonly nextCursor: string | null;
        };
        readonly PaidAbroad: {
            /**
             * @description 01 general, 02 tax haven, 03 preferential.
             * @enum {string}
             */
            readonly regime: "01" | "02" | "03";
            /** @description Table 25. */
            readonly country: string;
            /** @description Whether a treaty against double taxation applies. */
            readonly taxTreaty: boolean;
            /** @description Where no treaty applies: whether the payment is subject to withholding. */
            readonly subjectToWithholding?: boolean;
            /** @description Whether it was paid to a preferential fiscal regime. */
            readonly fiscalRegime?: boolean;
        };
        readonly Party: {
            /** @enum {string} */
            readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            /** @description Not needed for FINAL_CONSUMER. */
            readonly identification?: string;
            /** @description Not needed for FINAL_CONSUMER. */
            readonly legalName?: string;
            /**
             * @description One address or several (at most 5), comma-separated.
             * @example compras@example.com
             */
            readonly email?: string;
            readonly phone?: string;
            readonly address?: string;
        };
        readonly Payment: {
            /** @description The authority's code, table 24: 01, 15 to 21. */
            readonly method: string;
            /** @description A decimal number; text is taken too. */
            readonly amount: number | string;
            /** @description A decimal number; text is taken too. */
            readonly term?: number | string;
            /** @enum {string} */
            readonly timeUnit?: "DAY" | "MONTH" | "YEAR";
        };
        /**
         * @example {
         *       "id": "5f2b0c7e-0a01-4c1e-9d10-000000000001",
         *       "code": "01",
         *       "name": "Sin utilización del sistema financiero"
         *     }
         */
        readonly PaymentMethod: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            readonly code: string;
            readonly name: string;
        };
        readonly PingEvent: {
            /**
             * Format: uuid
             * @description The event's own: the same over retries and resends, so that one told twice is known.
             */
            readonly id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            readonly type: "webhook.ping";
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly createdAt: string;
            /**
             * @description That of the endpoint.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /** @example 01935a2e-7c1f-4abc-8def-0123456789ab */
            readonly workspaceId: string;
            /** @description It is about none. */
            readonly taxpayerRuc: null;
            readonly data: {
                /** @example 01935a2e-7c1f-4abc-8def-0123456789ac */
                readonly endpointId: string;
            };
            /**
             * @description Why, where something was refused or failed; empty otherwise.
             * @example []
             */
            readonly reason: readonly components["schemas"]["AuthorityMessage"][];
        };
        readonly PrebuiltXml: {
            /**
             * @description The whole document, as text or base64; the example is cut short.
             * @example <factura id="comprobante" version="2.1.0">…</factura>
             */
            readonly xml: string;
            /**
             * @description Default true.
             * @example true
             */
            readonly sendEmail?: boolean;
            /**
             * @description One address or several (at most 5), comma-separated.
             * @example compras@example.com
             */
            readonly email?: string;
            /**
             * @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way.
             * @example order-1001
             */
            readonly devReference?: string;
        };
        readonly PresumptiveWithholding: {
            /** @description Code of table 23. */
            readonly code: string;
            /** @description A decimal number; text is taken too. */
            readonly rate: number | string;
            /** @description A decimal number; text is taken too. */
            readonly amount: number | string;
        };
        readonly PreviewCustomer: {
            /**
             * @description As the document names it.
             * @example 1710034065
             */
            readonly identification: string;
            /**
             * @description Likewise.
             * @example María Peña
             */
            readonly legalName: string;
        };
        readonly PreviewIssuer: {
            /**
             * @description As the document names it.
             * @example COMERCIAL ANDINA S.A.
             */
            readonly legalName: string;
            /**
             * @description Likewise; null for none.
             * @example Ferretería Andina
             */
            readonly commercialName: string | null;
        };
        readonly PreviewTax: {
            /**
             * @description The authority's code of the tax.
             * @example 2
             */
            readonly code: string;
            /**
             * @description The authority's code of the rate.
             * @example 4
             */
            readonly rateCode: string;
            /**
             * @description Percentage.
             * @example 15
             */
            readonly rate: string;
            /**
             * @description What the tax is taken of.
             * @example 10.00
             */
            readonly base: string;
            /**
             * @description The tax.
             * @example 1.50
             */
            readonly amount: string;
        };
        readonly PreviewTotals: {
            /**
             * @description Before taxes, discounts taken off.
             * @example 10.00
             */
            readonly subtotal: string;
            /**
             * @description All discounts.
             * @example 0.00
             */
            readonly discount: string;
            readonly taxes: readonly components["schemas"]["PreviewTax"][];
            /**
             * @description What is to be paid, or what is withheld; 0.00 for a waybill.
             * @example 11.50
             */
            readonly total: string;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000008",
         *       "name": "Público",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "isDefault": true,
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly PriceType: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description A text of 1 to 300 characters, such as Mayorista. */
            readonly name: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /** @description Whether it is the usual one: a taxpayer has exactly one. True or false. */
            readonly isDefault: boolean;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "name": "Público",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "isDefault": true
         *     }
         */
        readonly PriceTypeChange: {
            /** @description A text of 1 to 300 characters, such as Mayorista. */
            readonly name?: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId?: string;
            /** @description Whether it is the usual one: a taxpayer has exactly one. True or false. Default: false. Null: the default again. */
            readonly isDefault?: boolean | null;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @example {
         *       "name": "Público",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "isDefault": true
         *     }
         */
        readonly PriceTypeInput: {
            /** @description A text of 1 to 300 characters, such as Mayorista. */
            readonly name: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /** @description Whether it is the usual one: a taxpayer has exactly one. True or false. Default: false. Null counts as not given. */
            readonly isDefault?: boolean | null;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000009",
         *       "name": "Martillo 16 oz",
         *       "description": "Mango de fibra",
         *       "code": "MAR-16",
         *       "isService": false,
         *       "manageStock": true,
         *       "currentStock": 40,
         *       "price": "12.50",
         *       "category": {
         *         "id": "0193a4c0-1000-7000-8000-000000000005",
         *         "name": "Herramientas"
         *       },
         *       "priceType": {
         *         "id": "0193a4c0-1000-7000-8000-000000000008",
         *         "name": "Público"
         *       },
         *       "tax": {
         *         "id": "0193a4c0-1000-7000-8000-000000000007",
         *         "name": "IVA 15 %",
         *         "percentage": "15.00"
         *       },
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly Product: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description A text of 1 to 300 characters, such as Café tostado 500 g. */
            readonly name: string;
            /** @description A text of at most 1000 characters, or null. */
            readonly description: string | null;
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
            readonly code: string;
            /** @description Whether it is a service, of which there is no stock. True or false. */
            readonly isService: boolean;
            /** @description Whether issuing an invoice takes from the stock. True or false. */
            readonly manageStock: boolean;
            /** @description How many there are. A number, such as 12.5. */
            readonly currentStock: number;
            /** @description For one, without tax. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            readonly price: string;
            /** @description The category; null for none. */
            readonly category: components["schemas"]["ProductCategory"] | null;
            /** @description The price type; null for none. */
            readonly priceType: components["schemas"]["ProductPriceType"] | null;
            /** @description The tax that is charged. */
            readonly tax: components["schemas"]["ProductTax"] | null;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /** @description The category; null for none. */
        readonly ProductCategory: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description A text of 1 to 300 characters, such as Bebidas. */
            readonly name: string;
        };
        /**
         * @example {
         *       "name": "Martillo 16 oz",
         *       "description": "Mango de fibra",
         *       "code": "MAR-16",
         *       "categoryId": "0193a4c0-1000-7000-8000-000000000005",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "taxId": "0193a4c0-1000-7000-8000-000000000007",
         *       "isService": false,
         *       "manageStock": true,
         *       "currentStock": 40,
         *       "price": "12.50",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly ProductChange: {
            /** @description A text of 1 to 300 characters, such as Café tostado 500 g. */
            readonly name?: string;
            /** @description A text of at most 1000 characters, or null. */
            readonly description?: string | null;
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
            readonly code?: string;
            /**
             * Format: uuid
             * @description The category. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            readonly categoryId?: string | null;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            readonly priceTypeId?: string | null;
            /**
             * Format: uuid
             * @description The tax that is charged. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxId?: string;
            /** @description Whether it is a service, of which there is no stock. True or false. Default: false. Null: the default again. */
            readonly isService?: boolean | null;
            /** @description Whether issuing an invoice takes from the stock. True or false. Default: false. Null: the default again. */
            readonly manageStock?: boolean | null;
            /** @description How many there are. A number, such as 12.5. Default: 0. Null counts as not given. */
            readonly currentStock?: number | null;
            /** @description For one, without tax. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            readonly price?: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId?: string;
        };
        /**
         * @example {
         *       "name": "Martillo 16 oz",
         *       "description": "Mango de fibra",
         *       "code": "MAR-16",
         *       "categoryId": "0193a4c0-1000-7000-8000-000000000005",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "taxId": "0193a4c0-1000-7000-8000-000000000007",
         *       "isService": false,
         *       "manageStock": true,
         *       "currentStock": 40,
         *       "price": "12.50",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly ProductInput: {
            /** @description A text of 1 to 300 characters, such as Café tostado 500 g. */
            readonly name: string;
            /** @description A text of at most 1000 characters, or null. */
            readonly description?: string | null;
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
            readonly code: string;
            /**
             * Format: uuid
             * @description The category. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            readonly categoryId?: string | null;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            readonly priceTypeId?: string | null;
            /**
             * Format: uuid
             * @description The tax that is charged. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxId: string;
            /** @description Whether it is a service, of which there is no stock. True or false. Default: false. Null counts as not given. */
            readonly isService?: boolean | null;
            /** @description Whether issuing an invoice takes from the stock. True or false. Default: false. Null counts as not given. */
            readonly manageStock?: boolean | null;
            /** @description How many there are. A number, such as 12.5. Default: 0. Null counts as not given. */
            readonly currentStock?: number | null;
            /** @description For one, without tax. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            readonly price: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000010",
         *       "productId": "0193a4c0-1000-7000-8000-000000000009",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "price": "11.90",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly ProductPrice: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description The product. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly productId: string;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly priceTypeId: string;
            /** @description For one, without tax, in this price type. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            readonly price: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "productId": "0193a4c0-1000-7000-8000-000000000009",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "price": "11.90",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly ProductPriceChange: {
            /**
             * Format: uuid
             * @description The product. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly productId?: string;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly priceTypeId?: string;
            /** @description For one, without tax, in this price type. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            readonly price?: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId?: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @example {
         *       "productId": "0193a4c0-1000-7000-8000-000000000009",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "price": "11.90",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly ProductPriceInput: {
            /**
             * Format: uuid
             * @description The product. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly productId: string;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly priceTypeId: string;
            /** @description For one, without tax, in this price type. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            readonly price: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /** @description The price type; null for none. */
        readonly ProductPriceType: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description A text of 1 to 300 characters, such as Mayorista. */
            readonly name: string;
        };
        /** @description The tax that is charged. */
        readonly ProductTax: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description A text of 1 to 300 characters, such as IVA 15 %. */
            readonly name: string;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            readonly percentage: string;
        };
        /**
         * @example {
         *       "supplier": {
         *         "identificationType": "NATIONAL_ID",
         *         "identification": "1710034065",
         *         "legalName": "Rosa Quishpe"
         *       },
         *       "items": [
         *         {
         *           "code": "PAPA",
         *           "description": "Quintal de papas",
         *           "quantity": 3,
         *           "unitPrice": 18,
         *           "taxType": "IVA_RATE",
         *           "tax": 0
         *         }
         *       ],
         *       "devReference": "purchase-1001"
         *     }
         */
        readonly PurchaseSettlementOrder: {
            readonly items: readonly components["schemas"]["OrderItem"][];
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly supplier: components["schemas"]["Party"];
            /**
             * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default the taxpayer's taxRounding.
             * @enum {string}
             */
            readonly taxRounding?: "BASE" | "LINE";
            readonly payments?: readonly components["schemas"]["Payment"][];
            readonly reimbursements?: readonly components["schemas"]["Reimbursement"][];
            readonly negotiable?: components["schemas"]["Negotiable"];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
        };
        /** @description Of purchase settlements. */
        readonly PurchaseTaxes: {
            readonly totals: readonly components["schemas"]["TaxFigures"][];
            /** @description As those of sales; customers by what their taxes come to. */
            readonly groups: readonly components["schemas"]["TaxGroup"][];
            /**
             * @description What groups beyond the limit come to; empty where there are none.
             * @example []
             */
            readonly rest: readonly components["schemas"]["TaxFigures"][];
        };
        /**
         * @example {
         *       "id": "01935a2e-7c1f-7abc-8def-0123456789ab",
         *       "accessKey": "2111202601179999999000110010010000000011234567813",
         *       "documentType": "INVOICE",
         *       "status": "AUTHORIZED",
         *       "environment": "sandbox",
         *       "simulated": true,
         *       "establishment": "001",
         *       "emissionPoint": "001",
         *       "sequential": "000000001",
         *       "number": "001-001-000000001",
         *       "issueDate": "2026-11-21",
         *       "customer": {
         *         "identificationType": "NATIONAL_ID",
         *         "identification": "1710034065",
         *         "legalName": "María Peña",
         *         "email": "maria@example.com",
         *         "phone": null,
         *         "address": null
         *       },
         *       "totals": {
         *         "subtotal": "10.00",
         *         "discount": "0.00",
         *         "taxes": [
         *           {
         *             "code": "2",
         *             "rateCode": "4",
         *             "rate": "15",
         *             "base": "10.00",
         *             "amount": "1.50"
         *           }
         *         ],
         *         "total": "11.50"
         *       },
         *       "authorizationNumber": "TEST-2111202601179999999000110010010000000011234567813",
         *       "authorizedAt": "2026-11-21T15:04:07.000Z",
         *       "devReference": "order-1",
         *       "duplicate": false,
         *       "messages": [],
         *       "voided": null,
         *       "authorityStatus": null,
         *       "origin": "issued",
         *       "timeline": [
         *         {
         *           "status": "DRAFT",
         *           "at": "2026-11-21T15:04:07.000Z",
         *           "detail": null
         *         }
         *       ],
         *       "createdAt": "2026-11-21T15:04:07.000Z",
         *       "updatedAt": "2026-11-21T15:04:07.000Z",
         *       "version": 3
         *     }
         */
        readonly Receipt: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description 49 digits: the authority's key of the document.
             * @example 2111202601179999999000110010010000000011234567813
             */
            readonly accessKey: string;
            /** @enum {string} */
            readonly documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            readonly status: components["schemas"]["ReceiptState"];
            /**
             * @description sandbox for a test key, production for a live one.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /** @description Whether a simulator stands in for the authority: worth nothing in law. */
            readonly simulated: boolean;
            /**
             * @description Three digits.
             * @example 001
             */
            readonly establishment: string;
            /**
             * @description Three digits.
             * @example 001
             */
            readonly emissionPoint: string;
            /**
             * @description Nine digits.
             * @example 000000001
             */
            readonly sequential: string;
            /**
             * @description Establishment, emission point and sequential.
             * @example 001-001-000000001
             */
            readonly number: string;
            /**
             * @description YYYY-MM-DD, in UTC-5.
             * @example 2026-11-21
             */
            readonly issueDate: string;
            /** @description Whom the document is for; null where its kind names nobody. */
            readonly customer: components["schemas"]["ReceiptCustomer"] | null;
            /** @description Decimals as text; null for a document without amounts. */
            readonly totals: components["schemas"]["ReceiptTotals"] | null;
            /** @description The access key; in the sandbox with TEST- before it. Null until the authority has authorized it. */
            readonly authorizationNumber: string | null;
            /**
             * @description The authority's own time, in UTC as all times here; the XML and the PDF have it as the authority wrote it, in UTC-5.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly authorizedAt: string | null;
            /**
             * @description Your own reference of the order.
             * @example order-1
             */
            readonly devReference: string | null;
            /** @description Whether this answers a repeated devReference: nothing was issued by this call. */
            readonly duplicate: boolean;
            /** @description What the authority said of the document; for ERROR also what failed, with a code of our own. */
            readonly messages: readonly components["schemas"]["AuthorityMessage"][];
            /** @description Set when the receipt was marked as voided here; nothing happens at the authority. */
            readonly voided: components["schemas"]["Voided"] | null;
            /** @description What the authority last said of the document, by its consultation service; null where it was never asked: ask with ?online=true. It changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
            readonly authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
            /**
             * @description imported: authorized elsewhere and taken in here.
             * @enum {string}
             */
            readonly origin: "issued" | "imported";
            /** @description The statuses it went through, oldest first. */
            readonly timeline: readonly components["schemas"]["Milestone"][];
            /** @description The mails that bring it, oldest first; left out while there are none. */
            readonly mails?: readonly components["schemas"]["Mail"][];
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly createdAt: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly updatedAt: string;
            /**
             * @description Grows with every change of the receipt: of two answers or events the one with the larger is newer.
             * @example 4
             */
            readonly version?: number;
        };
        readonly ReceiptAnswer: {
            readonly data: components["schemas"]["Receipt"];
            readonly meta: components["schemas"]["Meta"];
        };
        /** @description Whom the document is for; null where its kind names nobody. */
        readonly ReceiptCustomer: {
            /**
             * @description The kind of identification, as an order names it.
             * @example NATIONAL_ID
             */
            readonly identificationType: string;
            /** @example 1710034065 */
            readonly identification: string;
            /** @example María Peña */
            readonly legalName: string;
            /**
             * @description One or several addresses, comma-separated.
             * @example maria@example.com
             */
            readonly email: string | null;
            readonly phone: string | null;
            readonly address: string | null;
        };
        readonly ReceiptEmail: {
            /**
             * @description Default the customer's addresses.
             * @example [
             *       "compras@example.com"
             *     ]
             */
            readonly to?: readonly string[];
        };
        readonly ReceiptEvent: {
            /**
             * Format: uuid
             * @description The event's own: the same over retries and resends, so that one told twice is known.
             */
            readonly id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            readonly type: "invoice.authorized" | "purchase_settlement.authorized" | "credit_note.authorized" | "debit_note.authorized" | "waybill.authorized" | "withholding.authorized" | "invoice.rejected" | "purchase_settlement.rejected" | "credit_note.rejected" | "debit_note.rejected" | "waybill.rejected" | "withholding.rejected" | "invoice.error" | "purchase_settlement.error" | "credit_note.error" | "debit_note.error" | "waybill.error" | "withholding.error" | "invoice.completed" | "purchase_settlement.completed" | "credit_note.completed" | "debit_note.completed" | "waybill.completed" | "withholding.completed" | "receipt.voided" | "receipt.cancelled";
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly createdAt: string;
            /**
             * @description That of the endpoint.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /** @example 01935a2e-7c1f-4abc-8def-0123456789ab */
            readonly workspaceId: string;
            /**
             * @description The taxpayer that it is about.
             * @example 1799999990001
             */
            readonly taxpayerRuc: string;
            /**
             * @description Of two events about a receipt, the one with the larger number is newer: deliveries may overtake.
             * @example 3
             */
            readonly receiptVersion: number;
            readonly data: components["schemas"]["Receipt"];
            /**
             * @description Why, where something was refused or failed; empty otherwise.
             * @example []
             */
            readonly reason: readonly components["schemas"]["AuthorityMessage"][];
        };
        readonly ReceiptImport: {
            /**
             * @description 49 digits.
             * @example 2111202601179001234500120010010000000011234567811
             */
            readonly accessKey: string;
        };
        readonly ReceiptPage: {
            readonly data: readonly components["schemas"]["Receipt"][];
            readonly meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description Where it stands: COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried.
         * @enum {string}
         */
        readonly ReceiptState: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
        readonly ReceiptStatus: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description 49 digits: the authority's key of the document.
             * @example 2111202601179999999000110010010000000011234567813
             */
            readonly accessKey: string;
            readonly status: components["schemas"]["ReceiptState"];
            /** @description The access key; in the sandbox with TEST- before it. Null until the authority has authorized it. */
            readonly authorizationNumber: string | null;
            /**
             * @description The authority's own time, in UTC as all times here; the XML and the PDF have it as the authority wrote it, in UTC-5.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly authorizedAt: string | null;
            /** @description What the authority said of the document; for ERROR also what failed, with a code of our own. */
            readonly messages: readonly components["schemas"]["AuthorityMessage"][];
            /** @description What the authority last said of the document, by its consultation service; null where it was never asked: ask with ?online=true. It changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
            readonly authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly updatedAt: string;
        };
        readonly ReceiptStatusAnswer: {
            readonly data: components["schemas"]["ReceiptStatus"];
            readonly meta: components["schemas"]["Meta"];
        };
        /** @description The data of an event; the newest one has the receipt as it is now. */
        readonly ReceiptStatusEvent: {
            /** Format: uuid */
            readonly receiptId: string;
            readonly accessKey: string;
            /**
             * @description The status that was reached.
             * @example AUTHORIZED
             */
            readonly status: string;
            /**
             * @description RFC 3339, UTC.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly at: string;
            readonly detail: string | null;
            /** @description Nothing more happens to the receipt; the stream ends. */
            readonly final: boolean;
            readonly receipt?: components["schemas"]["Receipt"];
        };
        /** @description Decimals as text; null for a document without amounts. */
        readonly ReceiptTotals: {
            /**
             * @description Before taxes, discounts taken off.
             * @example 10.00
             */
            readonly subtotal: string;
            /**
             * @description All discounts.
             * @example 0.00
             */
            readonly discount: string;
            readonly taxes: readonly components["schemas"]["TaxTotal"][];
            /**
             * @description What is to be paid.
             * @example 11.50
             */
            readonly total: string;
        };
        readonly ReimbursedTax: {
            /** @enum {string} */
            readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | "ICE" | "PLASTIC_BOTTLES";
            /** @description Code of the excise, with ICE only. */
            readonly code?: string;
            /** @description A decimal number; text is taken too. */
            readonly base: number | string;
            /** @description Default the rate of the base. A decimal number; text is taken too. */
            readonly amount?: number | string;
            /** @description A percentage, with IVA_RATE and ICE. A decimal number; text is taken too. */
            readonly tax?: number | string;
        };
        readonly Reimbursement: {
            readonly supplier: {
                /** @enum {string} */
                readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
                readonly identification: string;
                /** @enum {string} */
                readonly kind: "PERSON" | "COMPANY";
                /** @description Table 25. */
                readonly country?: string;
            };
            /** @description The authority's code of the document: 01 for an invoice. */
            readonly documentType: string;
            readonly number: string;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            readonly issueDate: string;
            readonly authorizationNumber: string;
            readonly taxes: readonly components["schemas"]["ReimbursedTax"][];
        };
        readonly Remedy: {
            /** @example VAL_10000 */
            readonly code: string;
            /**
             * @description What the code says.
             * @example The request is not valid.
             */
            readonly meaning: string;
            /**
             * @description What to do about it.
             * @example Correct every field named in details and send the request again.
             */
            readonly remedy: string;
        };
        readonly Resent: {
            /**
             * @description How many are sent again.
             * @example 3
             */
            readonly deliveries: number;
        };
        readonly ResentAnswer: {
            readonly data: components["schemas"]["Resent"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly ResourceError: {
            /** @description The status of the answer. */
            readonly statusCode: number;
            /** @description For a person; names every broken field. */
            readonly message: string;
        };
        /** @description What the answer said, in the language of Accept-Language. */
        readonly SaidAgain: {
            /**
             * @description What was wrong; null where the answer was not kept, or has no code.
             * @example The request is not valid.
             */
            readonly message: string | null;
            /** @description Every broken field that the answer names. */
            readonly details: readonly components["schemas"]["ErrorDetail"][];
        };
        /** @description Of invoices and debit notes; those of credit notes are taken off. */
        readonly SaleTaxes: {
            readonly totals: readonly components["schemas"]["TaxFigures"][];
            /** @description As those of sales; customers by what their taxes come to. */
            readonly groups: readonly components["schemas"]["TaxGroup"][];
            /**
             * @description What groups beyond the limit come to; empty where there are none.
             * @example []
             */
            readonly rest: readonly components["schemas"]["TaxFigures"][];
        };
        /** @description Decimals as text; what credit notes come to is taken off, so figures may be negative. */
        readonly SalesFigures: {
            /**
             * @description How many documents.
             * @example 12
             */
            readonly documents: number;
            /**
             * @description Before taxes, discounts taken off.
             * @example 1020.00
             */
            readonly subtotal: string;
            /**
             * @description All discounts.
             * @example 20.00
             */
            readonly discount: string;
            /**
             * @description All taxes.
             * @example 153.00
             */
            readonly tax: string;
            /**
             * @description What is to be paid.
             * @example 1173.00
             */
            readonly total: string;
            readonly voided: components["schemas"]["VoidedSales"];
        };
        readonly SalesGroup: {
            /**
             * @description What the group is of: a day (2026-11-21), a month (2026-11), an establishment (001), an emission point (001-001), a kind of document (INVOICE) or the identification of a customer.
             * @example 2026-11-21
             */
            readonly key: string;
            /**
             * @description The customer's, as a document has it; null for other groups.
             * @example null
             */
            readonly name: string | null;
            /**
             * @description How many documents.
             * @example 12
             */
            readonly documents: number;
            /**
             * @description Before taxes, discounts taken off.
             * @example 1020.00
             */
            readonly subtotal: string;
            /**
             * @description All discounts.
             * @example 20.00
             */
            readonly discount: string;
            /**
             * @description All taxes.
             * @example 153.00
             */
            readonly tax: string;
            /**
             * @description What is to be paid.
             * @example 1173.00
             */
            readonly total: string;
            readonly voided: components["schemas"]["VoidedSales"];
        };
        readonly SalesReport: {
            /**
             * @description First day of issue.
             * @example 2026-11-01
             */
            readonly from: string;
            /**
             * @description Last day of issue.
             * @example 2026-11-30
             */
            readonly to: string;
            /**
             * @example day
             * @enum {string}
             */
            readonly by: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
            readonly totals: components["schemas"]["SalesFigures"];
            /** @description Those with documents, by their key; customers by their total, the greatest first. */
            readonly groups: readonly components["schemas"]["SalesGroup"][];
            /** @description What groups beyond the limit come to; null where there are none. */
            readonly rest: components["schemas"]["SalesRest"] | null;
            /**
             * @description Every change of a receipt until this instant (RFC 3339, UTC) is in; usually some seconds ago. Null while receipts of before an upgrade are still being added.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly asOf: string | null;
        };
        readonly SalesReportAnswer: {
            readonly data: components["schemas"]["SalesReport"];
            readonly meta: components["schemas"]["Meta"];
        };
        /** @description What groups beyond the limit come to; null where there are none. */
        readonly SalesRest: {
            /**
             * @description How many documents.
             * @example 12
             */
            readonly documents: number;
            /**
             * @description Before taxes, discounts taken off.
             * @example 1020.00
             */
            readonly subtotal: string;
            /**
             * @description All discounts.
             * @example 20.00
             */
            readonly discount: string;
            /**
             * @description All taxes.
             * @example 153.00
             */
            readonly tax: string;
            /**
             * @description What is to be paid.
             * @example 1173.00
             */
            readonly total: string;
            readonly voided: components["schemas"]["VoidedSales"];
        };
        readonly Series: {
            /**
             * @description The kind of document.
             * @enum {string}
             */
            readonly documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            /**
             * @description Three digits.
             * @example 001
             */
            readonly establishment: string;
            /**
             * @description Three digits.
             * @example 001
             */
            readonly emissionPoint: string;
            /**
             * @description The number that the next document gets; 1000000000: none is left.
             * @example 1501
             */
            readonly next: number;
            /**
             * @description The last number that was used; 0 for none.
             * @example 1500
             */
            readonly last: number;
        };
        readonly SeriesList: {
            readonly data: readonly components["schemas"]["Series"][];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly Session: {
            readonly user: {
                /** Format: uuid */
                readonly id: string;
                /**
                 * @description The address of the account.
                 * @example ana@ferreteria-andina.example
                 */
                readonly email: string;
                /** @description Whether the link mailed to the address was confirmed. */
                readonly emailVerified: boolean;
            };
            readonly workspace: {
                /** Format: uuid */
                readonly id: string;
                /** @example Ferretería Andina */
                readonly name: string;
                /**
                 * @description It says how much and how fast.
                 * @example development
                 */
                readonly plan: string;
            };
            /**
             * @description For the header x-csrf-token of writes.
             * @example Zk9…
             */
            readonly csrfToken: string;
        };
        readonly SessionAnswer: {
            readonly data: components["schemas"]["Session"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly SignedXml: {
            /**
             * @description The signed document, as text.
             * @example <factura id="comprobante">…</factura>
             */
            readonly xml: string;
            /**
             * @description 49 digits.
             * @example 2111202601179001234500120010010000000011234567811
             */
            readonly accessKey: string;
        };
        readonly SignedXmlAnswer: {
            readonly data: components["schemas"]["SignedXml"];
            readonly meta: components["schemas"]["Meta"];
        };
        /** @description The accessKey of a receipt here, or documentType, number and issueDate. */
        readonly SupportingReference: components["schemas"]["SupportingReferenceWithAccessKey"] | components["schemas"]["SupportingReferenceWithNumber"];
        readonly SupportingReferenceWithAccessKey: {
            readonly accessKey: string;
            readonly documentType?: string;
            readonly number?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            readonly issueDate?: string;
        };
        readonly SupportingReferenceWithNumber: {
            readonly documentType: string;
            readonly number: string;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            readonly issueDate: string;
            readonly accessKey?: never;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000007",
         *       "name": "IVA 15 %",
         *       "code": "IVA15",
         *       "percentage": "15.00",
         *       "isRetention": false,
         *       "authorityCode": "4",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly Tax: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description A text of 1 to 300 characters, such as IVA 15 %. */
            readonly name: string;
            /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters, such as IVA15. */
            readonly code: string;
            /** @description The rate in per cent. A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            readonly percentage: string;
            /** @description Whether it is withheld, and not charged. True or false. */
            readonly isRetention: boolean;
            /** @description The authority’s code: of the rate of a value-added or excise tax, or of a withholding. A text of 1 to 5 characters, such as 4. */
            readonly authorityCode: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "name": "IVA 15 %",
         *       "code": "IVA15",
         *       "percentage": "15.00",
         *       "isRetention": false,
         *       "authorityCode": "4"
         *     }
         */
        readonly TaxChange: {
            /** @description A text of 1 to 300 characters, such as IVA 15 %. */
            readonly name?: string;
            /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters, such as IVA15. */
            readonly code?: string;
            /** @description The rate in per cent. A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            readonly percentage?: string;
            /** @description Whether it is withheld, and not charged. True or false. */
            readonly isRetention?: boolean;
            /** @description The authority’s code: of the rate of a value-added or excise tax, or of a withholding. A text of 1 to 5 characters, such as 4. */
            readonly authorityCode?: string;
        };
        readonly TaxFigures: {
            /**
             * @description The authority's code of the tax: 2 value-added, 3 excise, 5 plastic bottles.
             * @example 2
             */
            readonly code: string;
            /**
             * @description The authority's code of the rate.
             * @example 4
             */
            readonly rateCode: string;
            /**
             * @description Percentage.
             * @example 15
             */
            readonly rate: string;
            /**
             * @description How many documents have it.
             * @example 12
             */
            readonly documents: number;
            /**
             * @description What it is taken of.
             * @example 1020.00
             */
            readonly base: string;
            /**
             * @description The tax.
             * @example 153.00
             */
            readonly amount: string;
            readonly voided: components["schemas"]["VoidedTaxes"];
        };
        readonly TaxGroup: {
            /**
             * @description What the group is of: a day (2026-11-21), a month (2026-11), an establishment (001), an emission point (001-001), a kind of document (INVOICE) or the identification of a customer.
             * @example 2026-11-21
             */
            readonly key: string;
            /**
             * @description The customer's, as a document has it; null for other groups.
             * @example null
             */
            readonly name: string | null;
            readonly taxes: readonly components["schemas"]["TaxFigures"][];
        };
        /**
         * @example {
         *       "name": "IVA 15 %",
         *       "code": "IVA15",
         *       "percentage": "15.00",
         *       "isRetention": false,
         *       "authorityCode": "4"
         *     }
         */
        readonly TaxInput: {
            /** @description A text of 1 to 300 characters, such as IVA 15 %. */
            readonly name: string;
            /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters, such as IVA15. */
            readonly code: string;
            /** @description The rate in per cent. A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            readonly percentage: string;
            /** @description Whether it is withheld, and not charged. True or false. */
            readonly isRetention: boolean;
            /** @description The authority’s code: of the rate of a value-added or excise tax, or of a withholding. A text of 1 to 5 characters, such as 4. */
            readonly authorityCode: string;
        };
        readonly TaxReport: {
            /**
             * @description First day of issue.
             * @example 2026-11-01
             */
            readonly from: string;
            /**
             * @description Last day of issue.
             * @example 2026-11-30
             */
            readonly to: string;
            /**
             * @example day
             * @enum {string}
             */
            readonly by: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
            readonly sales: components["schemas"]["SaleTaxes"];
            readonly purchases: components["schemas"]["PurchaseTaxes"];
            /**
             * @description Every change of a receipt until this instant (RFC 3339, UTC) is in; usually some seconds ago. Null while receipts of before an upgrade are still being added.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly asOf: string | null;
        };
        readonly TaxReportAnswer: {
            readonly data: components["schemas"]["TaxReport"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly TaxTotal: {
            /**
             * @description The authority's code of the tax: 2 value-added, 3 excise, 5 plastic bottles.
             * @example 2
             */
            readonly code: string;
            /**
             * @description The authority's code of the rate.
             * @example 4
             */
            readonly rateCode: string;
            /**
             * @description Percentage.
             * @example 15
             */
            readonly rate: string;
            /**
             * @description What the tax is taken of.
             * @example 10.00
             */
            readonly base: string;
            /**
             * @description The tax.
             * @example 1.50
             */
            readonly amount: string;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000001",
         *       "ruc": "1790012345001",
         *       "name": "FERRETERIA ANDINA S.A.",
         *       "commercialName": "Ferretería Andina",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "accountingObligated": true,
         *       "specialContributorCode": null,
         *       "environment": "sandbox",
         *       "taxRounding": "BASE",
         *       "rimpe": null,
         *       "withholdingAgent": null,
         *       "largeContributor": null,
         *       "artisan": null,
         *       "email": "ventas@ferreteria-andina.example",
         *       "phone": null,
         *       "uuidFileP12": null,
         *       "certificate": null,
         *       "logoUrl": null,
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly Taxpayer: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /** @description The registry number (RUC). A registry number: 13 digits that begin with a province and end in 001, such as 1790012345001. */
            readonly ruc: string;
            /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters, such as Comercial Andina S.A. */
            readonly name: string;
            /** @description The name customers know (nombre comercial). A text of at most 300 characters, or null. */
            readonly commercialName: string | null;
            /** @description Of the head office (dirección matriz). A text of at most 300 characters, or null. */
            readonly address: string | null;
            /** @description Whether it must keep accounts (obligado a llevar contabilidad). True or false. */
            readonly accountingObligated: boolean;
            /** @description The resolution that makes it a special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
            readonly specialContributorCode: string | null;
            /**
             * @description A note of your own, and decides nothing: the key alone (ak_test_ or ak_live_) says where a document goes. One of sandbox, production.
             * @enum {string}
             */
            readonly environment: "sandbox" | "production";
            /**
             * @description How taxes are rounded where an order does not say: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed. One of BASE, LINE.
             * @enum {string}
             */
            readonly taxRounding: "BASE" | "LINE";
            /**
             * @description The simplified regime (RIMPE) it is in. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
             * @enum {string|null}
             */
            readonly rimpe: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            /** @description The resolution that makes it a withholding agent (agente de retención). A text of at most 50 characters, or null. */
            readonly withholdingAgent: string | null;
            /** @description The resolution that makes it a large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
            readonly largeContributor: string | null;
            /** @description The number of its craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
            readonly artisan: string | null;
            /** @description Shown in mail to customers; their answers go there. A text of at most 254 characters, or null. */
            readonly email: string | null;
            /** @description Shown in mail to customers. A text of at most 50 characters, or null. */
            readonly phone: string | null;
            /**
             * Format: uuid
             * @description The certificate it signs with; POST /v1/developer/certificate brings one. The signer's id of the certificate, or null.
             */
            readonly uuidFileP12: string | null;
            /** @description The state of the certificate; null where it cannot be told at the moment. */
            readonly certificate: {
                /** @description MISSING, VALID, EXPIRING (30 days or fewer left) or EXPIRED. */
                readonly status: string;
                /** @description When it ends, or null where there is none. */
                readonly notAfter: string | null;
                /** @description Whole days left; negative once it has ended. */
                readonly daysLeft: number | null;
            } | null;
            /** @description Where its logo can be read; POST /taxpayers/{id}/logo brings one. Where the logo can be fetched, or null. */
            readonly logoUrl: string | null;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "ruc": "1790012345001",
         *       "name": "FERRETERIA ANDINA S.A.",
         *       "commercialName": "Ferretería Andina",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "accountingObligated": true,
         *       "environment": "sandbox",
         *       "email": "ventas@ferreteria-andina.example"
         *     }
         */
        readonly TaxpayerChange: {
            /** @description The registry number (RUC). A registry number: 13 digits that begin with a province and end in 001, such as 1790012345001. */
            readonly ruc?: string;
            /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters, such as Comercial Andina S.A. */
            readonly name?: string;
            /** @description The name customers know (nombre comercial). A text of at most 300 characters, or null. */
            readonly commercialName?: string | null;
            /** @description Of the head office (dirección matriz). A text of at most 300 characters, or null. */
            readonly address?: string | null;
            /** @description Whether it must keep accounts (obligado a llevar contabilidad). True or false. Default: false. Null: the default again. */
            readonly accountingObligated?: boolean | null;
            /** @description The resolution that makes it a special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
            readonly specialContributorCode?: string | null;
            /**
             * @description A note of your own, and decides nothing: the key alone (ak_test_ or ak_live_) says where a document goes. One of sandbox, production. Default: production. Null: the default again.
             * @enum {string|null}
             */
            readonly environment?: "sandbox" | "production" | null;
            /**
             * @description How taxes are rounded where an order does not say: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed. One of BASE, LINE. Default: BASE. Null: the default again.
             * @enum {string|null}
             */
            readonly taxRounding?: "BASE" | "LINE" | null;
            /**
             * @description The simplified regime (RIMPE) it is in. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
             * @enum {string|null}
             */
            readonly rimpe?: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            /** @description The resolution that makes it a withholding agent (agente de retención). A text of at most 50 characters, or null. */
            readonly withholdingAgent?: string | null;
            /** @description The resolution that makes it a large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
            readonly largeContributor?: string | null;
            /** @description The number of its craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
            readonly artisan?: string | null;
            /** @description Shown in mail to customers; their answers go there. A text of at most 254 characters, or null. */
            readonly email?: string | null;
            /** @description Shown in mail to customers. A text of at most 50 characters, or null. */
            readonly phone?: string | null;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            readonly uuidLogo?: string | null;
            /** @description A text of at most 100 characters, or null. */
            readonly userId?: string | null;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
            /**
             * @description The password of the P12 file. It goes to the signer alone.
             * @example the password of the file
             */
            readonly signaturePassword?: string | null;
        };
        /**
         * @example {
         *       "ruc": "1790012345001",
         *       "name": "FERRETERIA ANDINA S.A.",
         *       "commercialName": "Ferretería Andina",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "accountingObligated": true,
         *       "environment": "sandbox",
         *       "email": "ventas@ferreteria-andina.example"
         *     }
         */
        readonly TaxpayerInput: {
            /** @description The registry number (RUC). A registry number: 13 digits that begin with a province and end in 001, such as 1790012345001. */
            readonly ruc: string;
            /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters, such as Comercial Andina S.A. */
            readonly name: string;
            /** @description The name customers know (nombre comercial). A text of at most 300 characters, or null. */
            readonly commercialName?: string | null;
            /** @description Of the head office (dirección matriz). A text of at most 300 characters, or null. */
            readonly address?: string | null;
            /** @description Whether it must keep accounts (obligado a llevar contabilidad). True or false. Default: false. Null counts as not given. */
            readonly accountingObligated?: boolean | null;
            /** @description The resolution that makes it a special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
            readonly specialContributorCode?: string | null;
            /**
             * @description A note of your own, and decides nothing: the key alone (ak_test_ or ak_live_) says where a document goes. One of sandbox, production. Default: production. Null counts as not given.
             * @enum {string|null}
             */
            readonly environment?: "sandbox" | "production" | null;
            /**
             * @description How taxes are rounded where an order does not say: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed. One of BASE, LINE. Default: BASE. Null counts as not given.
             * @enum {string|null}
             */
            readonly taxRounding?: "BASE" | "LINE" | null;
            /**
             * @description The simplified regime (RIMPE) it is in. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
             * @enum {string|null}
             */
            readonly rimpe?: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            /** @description The resolution that makes it a withholding agent (agente de retención). A text of at most 50 characters, or null. */
            readonly withholdingAgent?: string | null;
            /** @description The resolution that makes it a large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
            readonly largeContributor?: string | null;
            /** @description The number of its craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
            readonly artisan?: string | null;
            /** @description Shown in mail to customers; their answers go there. A text of at most 254 characters, or null. */
            readonly email?: string | null;
            /** @description Shown in mail to customers. A text of at most 50 characters, or null. */
            readonly phone?: string | null;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            readonly uuidLogo?: string | null;
            /** @description A text of at most 100 characters, or null. */
            readonly userId?: string | null;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
            /**
             * @description The password of the P12 file. It goes to the signer alone.
             * @example the password of the file
             */
            readonly signaturePassword?: string | null;
        };
        readonly Transport: {
            readonly departureAddress: string;
            readonly arrivalAddress: string;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            readonly startDate: string;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            readonly endDate: string;
            readonly carrier: components["schemas"]["Party"];
            readonly plate: string;
            readonly destinations: readonly {
                readonly reason: string;
                readonly customsDocument?: string;
                readonly establishment?: string;
                readonly route?: string;
            }[];
        };
        /** @description used, byDocumentType and byStatus are those of the API key that asks, from receipts issued with it; asked by a session, those of the workspace. */
        readonly Usage: {
            /** @example free */
            readonly plan: string;
            readonly period: {
                /**
                 * @description First day, YYYY-MM-DD.
                 * @example 2026-11-01
                 */
                readonly from: string;
                /**
                 * @description Last day, YYYY-MM-DD.
                 * @example 2026-11-30
                 */
                readonly to: string;
            };
            /**
             * @description Whether the plan is for a first month only, and allows nothing after it.
             * @example false
             */
            readonly trial: boolean;
            /**
             * @description Receipts that the plan allows in the period; null: no limit.
             * @example 100
             */
            readonly quota: number | null;
            /**
             * @description What it allows beyond the quota.
             * @example 10
             */
            readonly excessQuota: number;
            /**
             * @description What the workspace has left of quota and excess together; null: no limit.
             * @example 103
             */
            readonly remaining: number | null;
            /**
             * @description What counts for the quota.
             * @example 7
             */
            readonly used: number;
            /**
             * @description By kind of document.
             * @example {
             *       "INVOICE": 7
             *     }
             */
            readonly byDocumentType: {
                readonly [key: string]: number;
            };
            /**
             * @description By status.
             * @example {
             *       "COMPLETED": 6,
             *       "REJECTED": 1
             *     }
             */
            readonly byStatus: {
                readonly [key: string]: number;
            };
            readonly workspace: components["schemas"]["WorkspaceUsage"];
        };
        readonly UsageAnswer: {
            readonly data: components["schemas"]["Usage"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly VerifiedAddress: {
            /**
             * @description The address of the account.
             * @example ana@ferreteria-andina.example
             */
            readonly email: string;
        };
        readonly VerifiedAddressAnswer: {
            readonly data: components["schemas"]["VerifiedAddress"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly VoidRequest: {
            /** @description Why; shown with the receipt. */
            readonly reason: string;
        };
        /** @description Set when the receipt was marked as voided here; nothing happens at the authority. */
        readonly Voided: {
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly at: string;
            /** @example wrong customer */
            readonly reason: string;
        };
        /** @description Of these, the documents that are marked as voided here: they count until they are cancelled at the authority. */
        readonly VoidedSales: {
            /**
             * @description How many of the documents.
             * @example 1
             */
            readonly documents: number;
            /**
             * @description What of the total is theirs.
             * @example 11.50
             */
            readonly total: string;
        };
        /** @description Of these, the documents that are marked as voided here: they count until they are cancelled at the authority. */
        readonly VoidedTaxes: {
            /**
             * @description How many of the documents.
             * @example 1
             */
            readonly documents: number;
            /**
             * @description What of the amount is theirs.
             * @example 1.50
             */
            readonly amount: string;
        };
        /** @description Of these, the documents that are marked as voided here: they count until they are cancelled at the authority. */
        readonly VoidedWithholdings: {
            /**
             * @description How many of the documents.
             * @example 1
             */
            readonly documents: number;
            /**
             * @description What of the amount is theirs.
             * @example 1.50
             */
            readonly amount: string;
        };
        /**
         * @example {
         *       "id": "0193a4c0-1000-7000-8000-000000000006",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "name": "Bodega norte",
         *       "location": "Quito",
         *       "isMain": false,
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        readonly Warehouse: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /** @description A text of 1 to 300 characters, such as Principal. */
            readonly name: string;
            /** @description A text of at most 300 characters, or null. */
            readonly location: string | null;
            /** @description Whether it is the main one: a taxpayer has exactly one. True or false. */
            readonly isMain: boolean;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            readonly updatedAt: string;
        };
        /**
         * @example {
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "name": "Bodega norte",
         *       "location": "Quito",
         *       "isMain": false
         *     }
         */
        readonly WarehouseChange: {
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId?: string;
            /** @description A text of 1 to 300 characters, such as Principal. */
            readonly name?: string;
            /** @description A text of at most 300 characters, or null. */
            readonly location?: string | null;
            /** @description Whether it is the main one: a taxpayer has exactly one. True or false. Default: false. Null: the default again. */
            readonly isMain?: boolean | null;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        /**
         * @example {
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "name": "Bodega norte",
         *       "location": "Quito",
         *       "isMain": false
         *     }
         */
        readonly WarehouseInput: {
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            readonly taxpayerId: string;
            /** @description A text of 1 to 300 characters, such as Principal. */
            readonly name: string;
            /** @description A text of at most 300 characters, or null. */
            readonly location?: string | null;
            /** @description Whether it is the main one: a taxpayer has exactly one. True or false. Default: false. Null counts as not given. */
            readonly isMain?: boolean | null;
            /**
             * Format: uuid
             * @description The workspace. Your own, or left out: another is refused. Null counts as not given.
             */
            readonly tenantId?: string | null;
        };
        readonly Warning: {
            /**
             * @description Stable; explained at /docs/errors.
             * @example ISS_90001
             */
            readonly code: string;
            /** @description The facts that the message is made of, and as `about` the value or the line it is about; left out where there are none. */
            readonly params?: {
                readonly [key: string]: unknown;
            };
            /** @example This devReference was used with another body; the first receipt is returned and nothing was issued. */
            readonly message: string;
            /**
             * @description The field that it is about.
             * @example devReference
             */
            readonly path: string;
        };
        /**
         * @example {
         *       "departureAddress": "Av. Amazonas N24-03, Quito",
         *       "carrier": {
         *         "identificationType": "RUC",
         *         "identification": "1790016919001",
         *         "legalName": "Transportes Andinos S.A."
         *       },
         *       "plate": "PBA1234",
         *       "startDate": "2030-11-21",
         *       "endDate": "2030-11-22",
         *       "recipients": [
         *         {
         *           "identification": "1710034065",
         *           "legalName": "María Pérez",
         *           "address": "Av. Loja 12-34, Cuenca",
         *           "reason": "Venta",
         *           "items": [
         *             {
         *               "code": "A-1",
         *               "description": "Café tostado 500 g",
         *               "quantity": 2
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly WaybillOrder: {
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly departureAddress: string;
            readonly carrier: components["schemas"]["Party"];
            readonly plate: string;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            readonly startDate: string;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            readonly endDate: string;
            readonly recipients: readonly {
                readonly identification: string;
                readonly legalName: string;
                readonly address: string;
                readonly reason: string;
                readonly route?: string;
                readonly destinationEstablishment?: string;
                readonly customsDocument?: string;
                /** @description The sale that is carried. */
                readonly supportingDocument?: {
                    readonly documentType: string;
                    readonly number: string;
                    readonly authorizationNumber?: string;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD.
                     */
                    readonly issueDate: string;
                };
                readonly items: readonly {
                    readonly code: string;
                    readonly auxiliaryCode?: string;
                    readonly description: string;
                    /** @description A decimal number; text is taken too. */
                    readonly quantity: number | string;
                    readonly details?: readonly components["schemas"]["Detail"][];
                }[];
            }[];
            /**
             * @description One address or several (at most 5), comma-separated.
             * @example compras@example.com
             */
            readonly email?: string;
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
        };
        readonly Webhook: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly mode: "test" | "live";
            /**
             * @description Where events are sent. https, but for an address of your own machine.
             * @example https://shop.example/etax
             */
            readonly url: string;
            /**
             * @description The types of event that are sent. None means all.
             * @example [
             *       "invoice.completed"
             *     ]
             */
            readonly events: readonly string[];
            /** @enum {string} */
            readonly status: "active" | "inactive";
            /**
             * @description Why nothing is sent there any more: too many failures in a row, or it answered 410.
             * @example null
             * @enum {string|null}
             */
            readonly deactivationReason: "failures" | "gone" | null;
            /**
             * Format: date-time
             * @description When that was; null for an endpoint in use.
             */
            readonly deactivatedAt: string | null;
            /** @description Deliveries that failed since the last that did not. */
            readonly consecutiveFailures: number;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly updatedAt: string;
        };
        readonly WebhookAnswer: {
            readonly data: components["schemas"]["Webhook"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly WebhookAttempt: {
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly at: string;
            readonly durationMs: number;
            /**
             * @description What the endpoint answered with; null for no answer.
             * @example 200
             */
            readonly statusCode: number | null;
            /**
             * @description Why there was no answer, in the language of Accept-Language.
             * @example null
             */
            readonly error: string | null;
            /**
             * @description How the answer begins.
             * @example ok
             */
            readonly answer: string | null;
        };
        readonly WebhookDelivery: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly endpointId: string;
            /** @description The header webhook-id: the same however often it is sent. */
            readonly eventId: string;
            /** @example invoice.completed */
            readonly eventType: string;
            /**
             * @description The receipt that it is about; null for a ping.
             * @example 01935a2e-7c1f-7abc-8def-0123456789ab
             */
            readonly receiptId: string | null;
            /** @enum {string} */
            readonly status: "pending" | "delivered" | "failed" | "skipped";
            /** @description Oldest first. */
            readonly attempts: readonly components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When it is tried again; null where it is not.
             */
            readonly nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly createdAt: string;
            /**
             * @description What is sent, as text; null once it is no longer kept.
             * @example null
             */
            readonly body: string | null;
        };
        readonly WebhookDeliveryAnswer: {
            readonly data: components["schemas"]["WebhookDelivery"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly WebhookDeliveryPage: {
            readonly data: readonly components["schemas"]["WebhookDelivery"][];
            readonly meta: components["schemas"]["PageMeta"];
        };
        readonly WebhookList: {
            readonly data: readonly components["schemas"]["Webhook"][];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly WebhookWithSecret: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly mode: "test" | "live";
            /**
             * @description Where events are sent. https, but for an address of your own machine.
             * @example https://shop.example/etax
             */
            readonly url: string;
            /**
             * @description The types of event that are sent. None means all.
             * @example [
             *       "invoice.completed"
             *     ]
             */
            readonly events: readonly string[];
            /** @enum {string} */
            readonly status: "active" | "inactive";
            /**
             * @description Why nothing is sent there any more: too many failures in a row, or it answered 410.
             * @example null
             * @enum {string|null}
             */
            readonly deactivationReason: "failures" | "gone" | null;
            /**
             * Format: date-time
             * @description When that was; null for an endpoint in use.
             */
            readonly deactivatedAt: string | null;
            /** @description Deliveries that failed since the last that did not. */
            readonly consecutiveFailures: number;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly updatedAt: string;
            /**
             * @description What deliveries are signed with (Standard Webhooks). It is shown this once.
             * @example whsec_…
             */
            readonly secret: string;
        };
        readonly WebhookWithSecretAnswer: {
            readonly data: components["schemas"]["WebhookWithSecret"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly WithheldDocument: {
            /** @description What it was paid for: code of the table of supports. */
            readonly supportCode: string;
            readonly documentType: string;
            /** @description Left out with document type 42, it is this withholding's own. */
            readonly number?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            readonly issueDate: string;
            /**
             * Format: date
             * @description YYYY-MM-DD; default the day the withholding is issued.
             */
            readonly accountingDate?: string;
            readonly authorizationNumber?: string;
            /** @description A decimal number; text is taken too. */
            readonly subtotal: number | string;
            /** @description A decimal number; text is taken too. */
            readonly total: number | string;
            readonly taxes: readonly components["schemas"]["WithheldDocumentTax"][];
            readonly withholdings: readonly components["schemas"]["WithholdingLine"][];
            /** @description Default the whole total by method 01. */
            readonly payments?: readonly {
                readonly method: string;
                /** @description A decimal number; text is taken too. */
                readonly amount: number | string;
            }[];
            readonly paidAbroad?: components["schemas"]["PaidAbroad"];
            readonly reimbursements?: readonly components["schemas"]["Reimbursement"][];
        };
        readonly WithheldDocumentTax: {
            /** @enum {string} */
            readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | "ICE" | "PLASTIC_BOTTLES";
            /** @description Code of the excise, with ICE only. */
            readonly code?: string;
            /** @description A decimal number; text is taken too. */
            readonly base: number | string;
            /** @description Default the rate of the base. A decimal number; text is taken too. */
            readonly amount?: number | string;
            /** @description A percentage, with IVA_RATE and ICE. A decimal number; text is taken too. */
            readonly rate?: number | string;
        };
        readonly WithheldSubject: {
            /** @enum {string} */
            readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            /** @description Not needed for FINAL_CONSUMER. */
            readonly identification?: string;
            /** @description Not needed for FINAL_CONSUMER. */
            readonly legalName?: string;
            /**
             * @description One address or several (at most 5), comma-separated.
             * @example compras@example.com
             */
            readonly email?: string;
            readonly phone?: string;
            readonly address?: string;
            /** @enum {string} */
            readonly kind?: "PERSON" | "COMPANY";
        };
        readonly WithholdingFigures: {
            /**
             * @description The authority's code of the tax withheld: 1 income tax, 2 value-added, 6 tax on money sent abroad.
             * @example 1
             */
            readonly code: string;
            /**
             * @description The code of the withholding.
             * @example 312
             */
            readonly rateCode: string;
            /**
             * @description Percentage.
             * @example 1.75
             */
            readonly rate: string;
            /**
             * @description How many documents have it.
             * @example 12
             */
            readonly documents: number;
            /**
             * @description What it is taken of.
             * @example 1020.00
             */
            readonly base: string;
            /**
             * @description What is withheld.
             * @example 17.85
             */
            readonly amount: string;
            readonly voided: components["schemas"]["VoidedWithholdings"];
        };
        readonly WithholdingGroup: {
            /**
             * @description What the group is of: a day (2026-11-21), a month (2026-11), an establishment (001), an emission point (001-001), a kind of document (INVOICE) or the identification of a customer.
             * @example 2026-11-21
             */
            readonly key: string;
            /**
             * @description The customer's, as a document has it; null for other groups.
             * @example null
             */
            readonly name: string | null;
            readonly withholdings: readonly components["schemas"]["WithholdingFigures"][];
        };
        readonly WithholdingLine: {
            /** @enum {string} */
            readonly taxType: "INCOME" | "IVA" | "ISD";
            /** @description The authority's code of the concept. */
            readonly code: string;
            /** @description A decimal number; text is taken too. */
            readonly base: number | string;
            /** @description The percentage withheld. A decimal number; text is taken too. */
            readonly rate: number | string;
            /** @description With support code 10 only. */
            readonly dividends?: {
                /**
                 * Format: date
                 * @description YYYY-MM-DD.
                 */
                readonly paidOn: string;
                /** @description A decimal number; text is taken too. */
                readonly incomeTax: number | string;
                readonly fiscalYear: number | string;
            };
            /** @description With the banana codes only. */
            readonly bananas?: {
                readonly boxes: number | string;
                /** @description A decimal number; text is taken too. */
                readonly price: number | string;
            };
        };
        /**
         * @description A withholding has no payments of its own: each of its supportingDocuments says how that one was paid. Send them there.
         * @example {
         *       "subject": {
         *         "identificationType": "RUC",
         *         "identification": "1790016919001",
         *         "legalName": "Corporación Favorita C.A."
         *       },
         *       "supportingDocuments": [
         *         {
         *           "supportCode": "01",
         *           "documentType": "INVOICE",
         *           "number": "001-002-000000123",
         *           "issueDate": "2026-11-20",
         *           "subtotal": 100,
         *           "total": 115,
         *           "taxes": [
         *             {
         *               "taxType": "IVA_RATE",
         *               "rate": 15,
         *               "base": 100
         *             }
         *           ],
         *           "withholdings": [
         *             {
         *               "taxType": "INCOME",
         *               "code": "312",
         *               "base": 100,
         *               "rate": 2
         *             }
         *           ]
         *         }
         *       ],
         *       "devReference": "withholding-1001"
         *     }
         */
        readonly WithholdingOrder: {
            /**
             * Format: date
             * @description YYYY-MM-DD; default today.
             */
            readonly issueDate?: string;
            /**
             * @description At most 15, less those that the taxpayer's own marks take.
             * @example {
             *       "Pedido": "1001"
             *     }
             */
            readonly additionalInfo?: {
                readonly [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            readonly currency?: string;
            readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
            readonly subject: components["schemas"]["WithheldSubject"];
            /** @description Default the month of the issue date. */
            readonly fiscalPeriod?: string;
            /** @description Default false. */
            readonly relatedParty?: boolean;
            readonly supportingDocuments: readonly components["schemas"]["WithheldDocument"][];
            /** @description Default the taxpayer's first. */
            readonly establishment?: string;
            /** @description Default the establishment's first. */
            readonly emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. Without blanks at its ends, and without characters that show nothing; accents may be written either way. */
            readonly devReference?: string;
            /** @description Whether the customer is mailed the document. Default true. */
            readonly sendEmail?: boolean;
        };
        readonly WithholdingReport: {
            /**
             * @description First day of issue.
             * @example 2026-11-01
             */
            readonly from: string;
            /**
             * @description Last day of issue.
             * @example 2026-11-30
             */
            readonly to: string;
            /**
             * @example day
             * @enum {string}
             */
            readonly by: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
            readonly totals: readonly components["schemas"]["WithholdingFigures"][];
            /** @description As those of sales; whom it is withheld from by what is withheld. */
            readonly groups: readonly components["schemas"]["WithholdingGroup"][];
            /**
             * @description What groups beyond the limit come to; empty where there are none.
             * @example []
             */
            readonly rest: readonly components["schemas"]["WithholdingFigures"][];
            /**
             * @description Every change of a receipt until this instant (RFC 3339, UTC) is in; usually some seconds ago. Null while receipts of before an upgrade are still being added.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly asOf: string | null;
        };
        readonly WithholdingReportAnswer: {
            readonly data: components["schemas"]["WithholdingReport"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly Workspace: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description The name of the business.
             * @example Ferretería Andina
             */
            readonly name: string;
            /**
             * @description It says how much and how fast.
             * @example development
             */
            readonly plan: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly createdAt: string;
        };
        readonly WorkspaceAnswer: {
            readonly data: components["schemas"]["Workspace"];
            readonly meta: components["schemas"]["Meta"];
        };
        /** @description The same of all keys of the mode and of the dashboard together: the quota is the workspace’s. */
        readonly WorkspaceUsage: {
            /**
             * @description What counts for the quota.
             * @example 7
             */
            readonly used: number;
            /**
             * @description By kind of document.
             * @example {
             *       "INVOICE": 7
             *     }
             */
            readonly byDocumentType: {
                readonly [key: string]: number;
            };
            /**
             * @description By status.
             * @example {
             *       "COMPLETED": 6,
             *       "REJECTED": 1
             *     }
             */
            readonly byStatus: {
                readonly [key: string]: number;
            };
        };
        /** @description Null where the file has none and the authority was not asked. */
        readonly XmlAuthorization: {
            /** @enum {string} */
            readonly status: "AUTHORIZED" | "REJECTED" | "IN_PROCESS" | "NOT_FOUND" | "DIFFERENT" | "UNCONFIRMED";
            /**
             * @description The authority's number of it.
             * @example 2111202601179001234500120010010000000011234567811
             */
            readonly number: string | null;
            /**
             * @description When.
             * @example 2026-11-21T15:04:07.000Z
             */
            readonly at: string | null;
            /** @enum {string} */
            readonly source: "file" | "authority";
        };
        readonly XmlDocument: {
            /**
             * @description The whole document, as text or base64; the example is cut short.
             * @example <factura id="comprobante" version="2.1.0">…</factura>
             */
            readonly xml: string;
        };
        readonly XmlDocumentHead: {
            /** @example INVOICE */
            readonly documentType: string;
            /**
             * @description Of its schema.
             * @example 1.1.0
             */
            readonly version: string;
            /**
             * @description 49 digits.
             * @example 2111202601179001234500120010010000000011234567811
             */
            readonly accessKey: string;
            /**
             * @description Who issued it.
             * @example 1790012345001
             */
            readonly taxpayerRuc: string;
            /**
             * @description YYYY-MM-DD.
             * @example 2026-11-21
             */
            readonly issueDate: string;
            /**
             * @description Decimals as text.
             * @example 11.50
             */
            readonly total: string;
        };
        readonly XmlFinding: {
            /**
             * @description Of the document as it was sent.
             * @example 12
             */
            readonly line: number;
            /**
             * @description An XPath.
             * @example /factura/infoFactura/importeTotal
             */
            readonly path: string;
            /**
             * @description Stable; explained at /docs/errors.
             * @example ISS_30011
             */
            readonly code: string;
            /** @description The facts that the message is made of, and as `about` the value or the line it is about; left out where there are none. */
            readonly params?: {
                readonly [key: string]: unknown;
            };
            /** @example The total is not the sum of its parts. */
            readonly message: string;
            /**
             * @description The number that the authority would give, where it has one.
             * @example 52
             */
            readonly authorityCode: string | null;
        };
        readonly XmlSignature: {
            /** @description Whether it is of this document, unchanged. */
            readonly valid: boolean;
            /** @description Whether a certifier that is trusted here issued its certificate. */
            readonly trusted: boolean;
            /**
             * @description Why it is not valid or not trusted, in the language of Accept-Language.
             * @example null
             */
            readonly reason: string | null;
            /**
             * @description Whose certificate it is.
             * @example CN=Comercial Andina S.A.
             */
            readonly signer: string | null;
            /**
             * @description Who issued it.
             * @example CN=Entidad de Certificación
             */
            readonly issuer: string | null;
            /**
             * @description The registry number it names.
             * @example 1790012345001
             */
            readonly registryNumber: string | null;
            /**
             * @description RFC 3339, UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            readonly notBefore: string | null;
            /**
             * @description RFC 3339, UTC.
             * @example 2028-01-01T00:00:00.000Z
             */
            readonly notAfter: string | null;
            /**
             * @description When the signature says it was made.
             * @example 2026-11-21T15:04:05.000Z
             */
            readonly signedAt: string | null;
        };
        readonly XmlVerdict: {
            /**
             * @description Whether there are no errors.
             * @example true
             */
            readonly valid: boolean;
            /**
             * @description Null where it is of no kind.
             * @example INVOICE
             */
            readonly documentType: string | null;
            /**
             * @description Of its schema.
             * @example 1.1.0
             */
            readonly version: string | null;
            /**
             * @description Why the authority would refuse it.
             * @example []
             */
            readonly errors: readonly components["schemas"]["XmlFinding"][];
            /**
             * @description What it would take, and somebody may ask about.
             * @example []
             */
            readonly warnings: readonly components["schemas"]["XmlFinding"][];
        };
        readonly XmlVerdictAnswer: {
            readonly data: components["schemas"]["XmlVerdict"];
            readonly meta: components["schemas"]["Meta"];
        };
        readonly XmlVerification: {
            readonly signature: components["schemas"]["XmlSignature"];
            readonly document: components["schemas"]["XmlDocumentHead"];
            /** @description Null where the file has none and the authority was not asked. */
            readonly authorization: components["schemas"]["XmlAuthorization"] | null;
            /** @description What the authority last said of the document, by its consultation service; null where it was never asked: ask with ?online=true. It changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
            readonly authorityStatus: components["schemas"]["AuthorityStatus"] | null;
        };
        readonly XmlVerificationAnswer: {
            readonly data: components["schemas"]["XmlVerification"];
            readonly meta: components["schemas"]["Meta"];
        };
    };
    responses: {
        /** @description The request cannot be accepted as it is. */
        readonly AnyoneBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        readonly AnyoneDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly AnyoneResourceBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Something went wrong here. */
        readonly AnyoneResourceDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        readonly AnyoneResourceUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        readonly AnyoneUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly IssuerBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        readonly IssuerDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        readonly IssuerForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        readonly IssuerTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        readonly IssuerTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Who asks is not known. */
        readonly IssuerUnauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        readonly IssuerUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        readonly IssuerUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly IssuerWriteBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        readonly IssuerWriteForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly KeyBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Something went wrong here. */
        readonly KeyDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Whoever asks may not do this. */
        readonly KeyForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The body is larger than this address takes. */
        readonly KeyTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        readonly KeyTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Who asks is not known. */
        readonly KeyUnauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        readonly KeyUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The content type is not taken here. */
        readonly KeyUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly KeyWriteBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Whoever asks may not do this. */
        readonly KeyWriteForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly MemberBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        readonly MemberDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        readonly MemberForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        readonly MemberIssuerDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        readonly MemberIssuerTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        readonly MemberIssuerTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Who asks is not known. */
        readonly MemberIssuerUnauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        readonly MemberIssuerUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        readonly MemberTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        readonly MemberTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Who asks is not known. */
        readonly MemberUnauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        readonly MemberUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        readonly MemberUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly MemberWriteBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        readonly MemberWriteForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly OwnerBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        readonly OwnerDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        readonly OwnerTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        readonly OwnerTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Who asks is not known. */
        readonly OwnerUnauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        readonly OwnerUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        readonly OwnerUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly OwnerWriteBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        readonly OwnerWriteForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly VisitorBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        readonly VisitorDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        readonly VisitorTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        readonly VisitorTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        readonly VisitorUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        readonly VisitorUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        readonly VisitorWriteBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        readonly VisitorWriteForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Whether the session acts in the sandbox or in production. Default test. */
        readonly Mode: "test" | "live";
        /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
        readonly RequestId: string;
        /**
         * @description The delivery's id.
         * @example 01935a2e-7c1f-7abc-8def-0123456789ad
         */
        readonly ServiceDelivery: string;
        /**
         * @description `t=` the same seconds and, for each secret in force, `v1=` hexadecimal HMAC-SHA256 over `t.body`, keyed with the whole secret as text.
         * @example t=1795273447,v1=2b99…
         */
        readonly ServiceSignature: string;
        /**
         * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
         * @example 1799999990001
         */
        readonly TaxpayerRuc: string;
        /**
         * @description The event's id.
         * @example 01935a2e-7c1f-8abc-8def-0123456789ab
         */
        readonly WebhookId: string;
        /**
         * @description As Standard Webhooks has it: `v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`, keyed with the bytes behind `whsec_` and base64. One for each secret in force, separated by blanks.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly WebhookSignature: string;
        /**
         * @description When this attempt was signed: seconds since 1970.
         * @example 1795273447
         */
        readonly WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description Where the code is explained. */
        readonly Link: string;
        /** @description Seconds after which to try again. */
        readonly "Retry-After": number;
        /** @description How many requests may come at once. */
        readonly "X-RateLimit-Limit": number;
        /** @description How many are left now. */
        readonly "X-RateLimit-Remaining": number;
        /** @description When all of them are back: seconds since 1970-01-01T00:00:00Z. */
        readonly "X-RateLimit-Reset": number;
        /** @description The request's id: yours, or a new one. */
        readonly "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly ensureDefaultTaxes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Tax"][];
                };
            };
        };
    };
    readonly listTaxpayers: {
        readonly parameters: {
            readonly query?: {
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.name__like"?: string;
                /** @description The value. */
                readonly "filter.ruc__eq"?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.commercialName__like"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "ruc" | "-ruc" | "name" | "-name" | "commercialName" | "-commercialName" | "address" | "-address" | "accountingObligated" | "-accountingObligated" | "specialContributorCode" | "-specialContributorCode" | "environment" | "-environment" | "taxRounding" | "-taxRounding" | "rimpe" | "-rimpe" | "withholdingAgent" | "-withholdingAgent" | "largeContributor" | "-largeContributor" | "artisan" | "-artisan" | "email" | "-email" | "phone" | "-phone" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Taxpayer"][];
                };
            };
        };
    };
    readonly createTaxpayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaxpayerInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Taxpayer"];
                };
            };
        };
    };
    readonly getTaxpayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Taxpayer"];
                };
            };
        };
    };
    readonly updateTaxpayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the taxpayer. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaxpayerChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Taxpayer"];
                };
            };
        };
    };
    readonly deleteTaxpayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the taxpayer. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedTaxpayer"];
                };
            };
        };
    };
    readonly listTaxes: {
        readonly parameters: {
            readonly query?: {
                /** @description The value. */
                readonly "filter.name__eq"?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.code__like"?: string;
                /** @description The value. */
                readonly "filter.percentage__eq"?: string;
                /** @description The value. */
                readonly "filter.isRetention__eq"?: boolean;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "name" | "-name" | "code" | "-code" | "percentage" | "-percentage" | "isRetention" | "-isRetention" | "authorityCode" | "-authorityCode" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Tax"][];
                };
            };
        };
    };
    readonly createTax: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaxInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tax"];
                };
            };
        };
    };
    readonly getTax: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tax"];
                };
            };
        };
    };
    readonly updateTax: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaxChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tax"];
                };
            };
        };
    };
    readonly deleteTax: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listCustomers: {
        readonly parameters: {
            readonly query?: {
                /** @description The value. */
                readonly "filter.identification__eq"?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.name__like"?: string;
                /** @description The value. */
                readonly "filter.type__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "identification" | "-identification" | "type" | "-type" | "name" | "-name" | "email" | "-email" | "phone" | "-phone" | "address" | "-address" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Customer"][];
                };
            };
        };
    };
    readonly createCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readonly getCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readonly updateCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readonly deleteCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "name" | "-name" | "description" | "-description" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Category"][];
                };
            };
        };
    };
    readonly createCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CategoryInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    readonly getCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    readonly updateCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CategoryChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    readonly deleteCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listWarehouses: {
        readonly parameters: {
            readonly query?: {
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.name__like"?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.location__like"?: string;
                /** @description The value. */
                readonly "filter.isMain__eq"?: boolean;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "taxpayerId" | "-taxpayerId" | "name" | "-name" | "location" | "-location" | "isMain" | "-isMain" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Warehouse"][];
                };
            };
        };
    };
    readonly createWarehouse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WarehouseInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    readonly getWarehouse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    readonly updateWarehouse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WarehouseChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    readonly deleteWarehouse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listEmissionPoints: {
        readonly parameters: {
            readonly query?: {
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.establishmentId__eq"?: string;
                /** @description The value. */
                readonly "filter.code__eq"?: number;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "establishmentId" | "-establishmentId" | "code" | "-code" | "name" | "-name" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EmissionPoint"][];
                };
            };
        };
    };
    readonly createEmissionPoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmissionPointInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmissionPoint"];
                };
            };
        };
    };
    readonly getEmissionPoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmissionPoint"];
                };
            };
        };
    };
    readonly updateEmissionPoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmissionPointChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmissionPoint"];
                };
            };
        };
    };
    readonly deleteEmissionPoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    readonly listProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.name__like"?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.code__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.categoryId__eq"?: string;
                /** @description The value. */
                readonly "filter.isService__eq"?: boolean;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "name" | "-name" | "description" | "-description" | "code" | "-code" | "isService" | "-isService" | "manageStock" | "-manageStock" | "currentStock" | "-currentStock" | "price" | "-price" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Product"][];
                };
            };
        };
    };
    readonly createProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    readonly getProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    readonly updateProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    readonly deleteProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listEstablishments: {
        readonly parameters: {
            readonly query?: {
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.name__like"?: string;
                /** @description The value. */
                readonly "filter.code__eq"?: number;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.address__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "code" | "-code" | "name" | "-name" | "address" | "-address" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Establishment"][];
                };
            };
        };
    };
    readonly createEstablishment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EstablishmentInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Establishment"];
                };
            };
        };
    };
    readonly getEstablishment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Establishment"];
                };
            };
        };
    };
    readonly updateEstablishment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EstablishmentChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Establishment"];
                };
            };
        };
    };
    readonly deleteEstablishment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listInvoices: {
        readonly parameters: {
            readonly query?: {
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.customerId__eq"?: string;
                /** @description At least this. */
                readonly "filter.issueDate__gte"?: string;
                /** @description At most this. */
                readonly "filter.issueDate__lte"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.establishmentId__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.emissionPointId__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "customerId" | "-customerId" | "taxpayerId" | "-taxpayerId" | "establishmentId" | "-establishmentId" | "emissionPointId" | "-emissionPointId" | "issueDate" | "-issueDate" | "paymentMethods" | "-paymentMethods" | "details" | "-details" | "taxRounding" | "-taxRounding" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Invoice"][];
                };
            };
        };
    };
    readonly getInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    readonly updateInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    readonly deleteInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly createInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    readonly listProductPrices: {
        readonly parameters: {
            readonly query?: {
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.productId__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.priceTypeId__eq"?: string;
                /** @description At least this. */
                readonly "filter.price__gte"?: string;
                /** @description At most this. */
                readonly "filter.price__lte"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "productId" | "-productId" | "priceTypeId" | "-priceTypeId" | "price" | "-price" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ProductPrice"][];
                };
            };
        };
    };
    readonly createProductPrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductPriceInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductPrice"];
                };
            };
        };
    };
    readonly getProductPrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductPrice"];
                };
            };
        };
    };
    readonly updateProductPrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductPriceChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductPrice"];
                };
            };
        };
    };
    readonly deleteProductPrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listPriceTypes: {
        readonly parameters: {
            readonly query?: {
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                readonly sort?: "name" | "-name" | "taxpayerId" | "-taxpayerId" | "isDefault" | "-isDefault" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PriceType"][];
                };
            };
        };
    };
    readonly createPriceType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PriceTypeInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceType"];
                };
            };
        };
    };
    readonly getPriceType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceType"];
                };
            };
        };
    };
    readonly updatePriceType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PriceTypeChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceType"];
                };
            };
        };
    };
    readonly deletePriceType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listPaymentMethods: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PaymentMethod"][];
                };
            };
        };
    };
    readonly getPaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethod"];
                };
            };
        };
    };
    readonly listDocumentTypes: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many. Default 1000. */
                readonly limit?: number;
                /** @description So many are skipped. Default 0. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DocumentType"][];
                };
            };
        };
    };
    readonly getDocumentType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentType"];
                };
            };
        };
    };
    readonly uploadTaxpayerLogo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the taxpayer. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The picture.
                     */
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Taxpayer"];
                };
            };
        };
    };
    readonly issueStoredInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the invoice. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssuedInvoice"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssuedInvoice"];
                };
            };
        };
    };
    readonly exportCustomers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The id of the taxpayer that they belong to.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly taxpayerId: string;
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly importCustomers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The id of the taxpayer that they belong to.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly taxpayerId: string;
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/csv": string;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportCounts"];
                };
            };
        };
    };
    readonly exportProducts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The id of the taxpayer that they belong to.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly taxpayerId: string;
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly importProducts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The id of the taxpayer that they belong to.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly taxpayerId: string;
            };
            readonly header?: {
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/csv": string;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportCounts"];
                };
            };
        };
    };
    readonly listInvoiceReceipts: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /**
                 * @description DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR: one, or several joined with commas.
                 * @example ERROR,REJECTED
                 */
                readonly status?: string;
                /** @description First issue date, YYYY-MM-DD. */
                readonly from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                readonly to?: string;
                /** @description Your own reference of the order. */
                readonly devReference?: string;
                /** @description The customer's identification. */
                readonly customerIdentification?: string;
                /**
                 * @description The number, or its last part alone, of any series; leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description What a person types: a number or its last part, an access key, a devReference, a customer's identification, or words of a customer's name, or how they begin, in any order and without regard to capitals and accents.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    readonly issueInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of all that the document says and of whom it is mailed to. Sent in the header x-preview-content with the same order, that is issued only if it still makes exactly this: otherwise 409 ISS_30012. */
                readonly "x-preview-content"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly listPurchaseSettlementReceipts: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /**
                 * @description DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR: one, or several joined with commas.
                 * @example ERROR,REJECTED
                 */
                readonly status?: string;
                /** @description First issue date, YYYY-MM-DD. */
                readonly from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                readonly to?: string;
                /** @description Your own reference of the order. */
                readonly devReference?: string;
                /** @description The customer's identification. */
                readonly customerIdentification?: string;
                /**
                 * @description The number, or its last part alone, of any series; leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description What a person types: a number or its last part, an access key, a devReference, a customer's identification, or words of a customer's name, or how they begin, in any order and without regard to capitals and accents.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    readonly issuePurchaseSettlement: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of all that the document says and of whom it is mailed to. Sent in the header x-preview-content with the same order, that is issued only if it still makes exactly this: otherwise 409 ISS_30012. */
                readonly "x-preview-content"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PurchaseSettlementOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly listCreditNoteReceipts: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /**
                 * @description DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR: one, or several joined with commas.
                 * @example ERROR,REJECTED
                 */
                readonly status?: string;
                /** @description First issue date, YYYY-MM-DD. */
                readonly from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                readonly to?: string;
                /** @description Your own reference of the order. */
                readonly devReference?: string;
                /** @description The customer's identification. */
                readonly customerIdentification?: string;
                /**
                 * @description The number, or its last part alone, of any series; leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description What a person types: a number or its last part, an access key, a devReference, a customer's identification, or words of a customer's name, or how they begin, in any order and without regard to capitals and accents.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    readonly issueCreditNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of all that the document says and of whom it is mailed to. Sent in the header x-preview-content with the same order, that is issued only if it still makes exactly this: otherwise 409 ISS_30012. */
                readonly "x-preview-content"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditNoteOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly listDebitNoteReceipts: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /**
                 * @description DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR: one, or several joined with commas.
                 * @example ERROR,REJECTED
                 */
                readonly status?: string;
                /** @description First issue date, YYYY-MM-DD. */
                readonly from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                readonly to?: string;
                /** @description Your own reference of the order. */
                readonly devReference?: string;
                /** @description The customer's identification. */
                readonly customerIdentification?: string;
                /**
                 * @description The number, or its last part alone, of any series; leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description What a person types: a number or its last part, an access key, a devReference, a customer's identification, or words of a customer's name, or how they begin, in any order and without regard to capitals and accents.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    readonly issueDebitNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of all that the document says and of whom it is mailed to. Sent in the header x-preview-content with the same order, that is issued only if it still makes exactly this: otherwise 409 ISS_30012. */
                readonly "x-preview-content"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DebitNoteOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly listWithholdingReceipts: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /**
                 * @description DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR: one, or several joined with commas.
                 * @example ERROR,REJECTED
                 */
                readonly status?: string;
                /** @description First issue date, YYYY-MM-DD. */
                readonly from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                readonly to?: string;
                /** @description Your own reference of the order. */
                readonly devReference?: string;
                /** @description The customer's identification. */
                readonly customerIdentification?: string;
                /**
                 * @description The number, or its last part alone, of any series; leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description What a person types: a number or its last part, an access key, a devReference, a customer's identification, or words of a customer's name, or how they begin, in any order and without regard to capitals and accents.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    readonly issueWithholding: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of all that the document says and of whom it is mailed to. Sent in the header x-preview-content with the same order, that is issued only if it still makes exactly this: otherwise 409 ISS_30012. */
                readonly "x-preview-content"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithholdingOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly previewInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    readonly previewInvoicePdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceOrder"];
            };
        };
        readonly responses: {
            /** @description The RIDE, as a draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly previewPurchaseSettlement: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PurchaseSettlementOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    readonly previewPurchaseSettlementPdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PurchaseSettlementOrder"];
            };
        };
        readonly responses: {
            /** @description The RIDE, as a draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly previewCreditNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditNoteOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    readonly previewCreditNotePdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditNoteOrder"];
            };
        };
        readonly responses: {
            /** @description The RIDE, as a draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly previewDebitNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DebitNoteOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    readonly previewDebitNotePdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DebitNoteOrder"];
            };
        };
        readonly responses: {
            /** @description The RIDE, as a draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly previewWithholding: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithholdingOrder"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    readonly previewWithholdingPdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithholdingOrder"];
            };
        };
        readonly responses: {
            /** @description The RIDE, as a draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly getReceipt: {
        readonly parameters: {
            readonly query?: {
                /** @description true: the authority is asked how the document stands today, which may take ten seconds. What it said less than a minute ago is not asked again, and answered without a warning even while it is away: `checkedAt` says when it was asked. Without an answer of it, meta.warnings says so. */
                readonly online?: "true" | "false";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly getReceiptStatus: {
        readonly parameters: {
            readonly query?: {
                /** @description true: the authority is asked how the document stands today, which may take ten seconds. What it said less than a minute ago is not asked again, and answered without a warning even while it is away: `checkedAt` says when it was asked. Without an answer of it, meta.warnings says so. */
                readonly online?: "true" | "false";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptStatusAnswer"];
                };
            };
        };
    };
    readonly getReceiptXml: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
        };
    };
    readonly getReceiptPdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
        };
    };
    readonly retryReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly voidReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VoidRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly listReceipts: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /**
                 * @description DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR: one, or several joined with commas.
                 * @example ERROR,REJECTED
                 */
                readonly status?: string;
                /** @description First issue date, YYYY-MM-DD. */
                readonly from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                readonly to?: string;
                /** @description Your own reference of the order. */
                readonly devReference?: string;
                /** @description The customer's identification. */
                readonly customerIdentification?: string;
                /**
                 * @description The number, or its last part alone, of any series; leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description What a person types: a number or its last part, an access key, a devReference, a customer's identification, or words of a customer's name, or how they begin, in any order and without regard to capitals and accents.
                 * @example maria p
                 */
                readonly q?: string;
                /** @description Of one kind of document. */
                readonly documentType?: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    readonly listWaybillReceipts: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /**
                 * @description DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR: one, or several joined with commas.
                 * @example ERROR,REJECTED
                 */
                readonly status?: string;
                /** @description First issue date, YYYY-MM-DD. */
                readonly from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                readonly to?: string;
                /** @description Your own reference of the order. */
                readonly devReference?: string;
                /** @description The customer's identification. */
                readonly customerIdentification?: string;
                /**
                 * @description The number, or its last part alone, of any series; leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description What a person types: a number or its last part, an access key, a devReference, a customer's identification, or words of a customer's name, or how they begin, in any order and without regard to capitals and accents.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    readonly getUsage: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageAnswer"];
                };
            };
        };
    };
    readonly listNextNumbers: {
        readonly parameters: {
            readonly query?: {
                /** @description Of one kind of document. */
                readonly documentType?: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
                /**
                 * @description Of one establishment. Three digits.
                 * @example 001
                 */
                readonly establishment?: string;
                /**
                 * @description Of the emission points of this code. Three digits.
                 * @example 001
                 */
                readonly emissionPoint?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeriesList"];
                };
            };
        };
    };
    readonly setNextInvoiceNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NextNumber"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    readonly setNextPurchaseSettlementNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NextNumber"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    readonly setNextCreditNoteNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NextNumber"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    readonly setNextDebitNoteNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NextNumber"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    readonly setNextWaybillNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NextNumber"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    readonly setNextWithholdingNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NextNumber"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    readonly getSalesReport: {
        readonly parameters: {
            readonly query?: {
                /** @description First day of issue, YYYY-MM-DD. Default: the first of the month of `to`. */
                readonly from?: string;
                /** @description Last day of issue, YYYY-MM-DD, at most 366 days on. Default: today, in UTC-5. */
                readonly to?: string;
                /** @description What the groups are made by. Default day. */
                readonly by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /**
                 * @description Only of this establishment.
                 * @example 001
                 */
                readonly establishment?: string;
                /**
                 * @description Only of this emission point, of each establishment unless given.
                 * @example 001
                 */
                readonly emissionPoint?: string;
                /** @description Only of this customer's identification. */
                readonly customerIdentification?: string;
                /** @description At most so many groups; what the others come to is `rest`. Default and at most 1000. */
                readonly limit?: number;
                /** @description csv: a file, as by `Accept: text/csv`. Default json, unless Accept asks for text/csv alone. */
                readonly format?: "json" | "csv";
                /** @description Only documents of this kind. */
                readonly documentType?: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalesReportAnswer"];
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly getTaxReport: {
        readonly parameters: {
            readonly query?: {
                /** @description First day of issue, YYYY-MM-DD. Default: the first of the month of `to`. */
                readonly from?: string;
                /** @description Last day of issue, YYYY-MM-DD, at most 366 days on. Default: today, in UTC-5. */
                readonly to?: string;
                /** @description What the groups are made by. Default day. */
                readonly by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /**
                 * @description Only of this establishment.
                 * @example 001
                 */
                readonly establishment?: string;
                /**
                 * @description Only of this emission point, of each establishment unless given.
                 * @example 001
                 */
                readonly emissionPoint?: string;
                /** @description Only of this customer's identification. */
                readonly customerIdentification?: string;
                /** @description At most so many groups; what the others come to is `rest`. Default and at most 1000. */
                readonly limit?: number;
                /** @description csv: a file, as by `Accept: text/csv`. Default json, unless Accept asks for text/csv alone. */
                readonly format?: "json" | "csv";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaxReportAnswer"];
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly getWithholdingReport: {
        readonly parameters: {
            readonly query?: {
                /** @description First day of issue, YYYY-MM-DD. Default: the first of the month of `to`. */
                readonly from?: string;
                /** @description Last day of issue, YYYY-MM-DD, at most 366 days on. Default: today, in UTC-5. */
                readonly to?: string;
                /** @description What the groups are made by. Default day. */
                readonly by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /**
                 * @description Only of this establishment.
                 * @example 001
                 */
                readonly establishment?: string;
                /**
                 * @description Only of this emission point, of each establishment unless given.
                 * @example 001
                 */
                readonly emissionPoint?: string;
                /** @description Only of this customer's identification. */
                readonly customerIdentification?: string;
                /** @description At most so many groups; what the others come to is `rest`. Default and at most 1000. */
                readonly limit?: number;
                /** @description csv: a file, as by `Accept: text/csv`. Default json, unless Accept asks for text/csv alone. */
                readonly format?: "json" | "csv";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WithholdingReportAnswer"];
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly getDailyUsage: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, YYYY-MM-DD. Default: the first of the month of `to`. */
                readonly from?: string;
                /** @description Last day, YYYY-MM-DD, at most 366 days on. Default: today, in UTC-5. */
                readonly to?: string;
                /** @description csv: a file, as by `Accept: text/csv`. Default json, unless Accept asks for text/csv alone. */
                readonly format?: "json" | "csv";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DailyUsageAnswer"];
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly streamReceiptEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description The id of the last event received: those after it are sent.
                 * @example 2
                 */
                readonly "last-event-id"?: string;
            };
            readonly path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events until it ends. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["ReceiptStatusEvent"];
                };
            };
            /** @description It has ended, and every event was received. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly emailReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReceiptEmail"] | null;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly uploadCertificate: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CertificateUpload"];
                readonly "multipart/form-data": components["schemas"]["CertificateForm"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CertificateStatusAnswer"];
                };
            };
        };
    };
    readonly getCertificateStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CertificateStatusAnswer"];
                };
            };
        };
    };
    readonly listDeveloperCustomers: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /** @description The value. */
                readonly identification?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly identification__like?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly legalName__like?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly email__like?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeveloperCustomerPage"];
                };
            };
        };
    };
    readonly createDeveloperCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeveloperCustomerInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeveloperCustomerAnswer"];
                };
            };
        };
    };
    readonly getDeveloperCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeveloperCustomerAnswer"];
                };
            };
        };
    };
    readonly deleteDeveloperCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly updateDeveloperCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeveloperCustomerChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeveloperCustomerAnswer"];
                };
            };
        };
    };
    readonly listDeveloperProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description Default 1, at most 999999. */
                readonly page?: number;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the page before: goes on after it, without page. */
                readonly cursor?: string;
                /** @description The value. */
                readonly code?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly code__like?: string;
                /** @description A part of it, in upper or lower case, with or without accents. */
                readonly description__like?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeveloperProductPage"];
                };
            };
        };
    };
    readonly createDeveloperProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeveloperProductInput"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeveloperProductAnswer"];
                };
            };
        };
    };
    readonly getDeveloperProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeveloperProductAnswer"];
                };
            };
        };
    };
    readonly deleteDeveloperProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly updateDeveloperProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id of the record. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeveloperProductChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeveloperProductAnswer"];
                };
            };
        };
    };
    readonly signXml: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XmlDocument"];
                readonly "application/xml": string;
                readonly "text/xml": string;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedXmlAnswer"];
                };
            };
        };
    };
    readonly validateXml: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XmlDocument"];
                readonly "application/xml": string;
                readonly "text/xml": string;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XmlVerdictAnswer"];
                };
            };
        };
    };
    readonly verifyXml: {
        readonly parameters: {
            readonly query?: {
                /** @description true: the authority is asked how the document stands today, which may take ten seconds. What it said less than a minute ago is not asked again, and answered without a warning even while it is away: `checkedAt` says when it was asked. Without an answer of it, meta.warnings says so. */
                readonly online?: "true" | "false";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XmlDocument"];
                readonly "application/xml": string;
                readonly "text/xml": string;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XmlVerificationAnswer"];
                };
            };
        };
    };
    readonly signAndAuthorizeXml: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PrebuiltXml"];
                readonly "application/xml": string;
                readonly "text/xml": string;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly authorizeSignedXml: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PrebuiltXml"];
                readonly "application/xml": string;
                readonly "text/xml": string;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly importInvoiceXml: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReceiptImport"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    readonly issueBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description An id of your own for this request: it comes back in the answer, and stands in the log. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-ndjson": components["schemas"]["BatchOrder"];
            };
        };
        readonly responses: {
            /** @description One line for each order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": components["schemas"]["BatchAnswer"];
                };
            };
        };
    };
}
