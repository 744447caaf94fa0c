// Written by npm run codegen.

export interface paths {
    readonly "/v1/developer/catalogs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the authority's catalogs
         * @description Lists the catalogs of codes and rates. It needs no key.
         */
        readonly get: operations["listCatalogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/catalogs/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the codes of a catalog in force on a day
         * @description Returns the rows in force on a day, with names in Spanish and English, rates, legal base and days. It needs no key, and has an ETag.
         */
        readonly get: operations["getCatalog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/taxes/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Create the missing default taxes
         * @description Creates the default taxes that are missing, and returns all of them: value-added, excise and withheld, as the authority lists them.
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
        /**
         * List taxpayers
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listTaxpayers"];
        readonly put?: never;
        /**
         * Create a taxpayer
         * @description Creates the taxpayer with establishment 001, emission point 001, a main warehouse and a price type. Only the signer keeps `signaturePassword`; only DELETE shows it again. A test key gets 403 if a deleted taxpayer has live receipts under the number.
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
        /**
         * Read a taxpayer
         * @description Returns the record.
         */
        readonly get: operations["getTaxpayer"];
        /**
         * Change a taxpayer
         * @description Changes the fields that are sent. A refused request changes nothing. `ruc` can change until the taxpayer has a certificate, a password for one, receipts in either mode or sequentials; afterwards the answer is 409. The `ruc` of the test taxpayer never changes (409), and a live key cannot change that taxpayer at all (400 CTX_10003). A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateTaxpayer"];
        readonly post?: never;
        /**
         * Delete a taxpayer and destroy its certificate
         * @description Deletes the taxpayer and destroys its certificate. The answer shows `signaturePassword` one last time. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts). The answer is 409 while a receipt of the taxpayer is unfinished, and always for the test taxpayer.
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
        /**
         * List taxes
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listTaxes"];
        readonly put?: never;
        /**
         * Create a tax
         * @description Creates the record. A test key gets 403 if a taxpayer of the workspace is in production.
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
        /**
         * Read a tax
         * @description Returns the record.
         */
        readonly get: operations["getTax"];
        /**
         * Change a tax
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. A test key gets 403 if a taxpayer of the workspace is in production.
         */
        readonly put: operations["updateTax"];
        readonly post?: never;
        /**
         * Delete a tax
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if a taxpayer of the workspace is in production.
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
        /**
         * List customers
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listCustomers"];
        readonly put?: never;
        /**
         * Create a customer
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read a customer
         * @description Returns the record.
         */
        readonly get: operations["getCustomer"];
        /**
         * Change a customer
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateCustomer"];
        readonly post?: never;
        /**
         * Delete a customer
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List categories
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listCategories"];
        readonly put?: never;
        /**
         * Create a category
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read a category
         * @description Returns the record.
         */
        readonly get: operations["getCategory"];
        /**
         * Change a category
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateCategory"];
        readonly post?: never;
        /**
         * Delete a category
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List warehouses
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listWarehouses"];
        readonly put?: never;
        /**
         * Create a warehouse
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read a warehouse
         * @description Returns the record.
         */
        readonly get: operations["getWarehouse"];
        /**
         * Change a warehouse
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateWarehouse"];
        readonly post?: never;
        /**
         * Delete a warehouse
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List emission points
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listEmissionPoints"];
        readonly put?: never;
        /**
         * Create an emission point
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read an emission point
         * @description Returns the record.
         */
        readonly get: operations["getEmissionPoint"];
        /**
         * Change an emission point
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. The answer is 400 if `code` or `establishmentId` changes while the series has an unfinished receipt, or while a stored invoice that no live key has issued uses it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateEmissionPoint"];
        readonly post?: never;
        /**
         * Delete an emission point
         * @description Deletes the record: lists and reads no longer show it. The answer is 400 while another record or unfinished work needs it. Unfinished work is an unfinished receipt of the series, or a stored invoice that no live key has issued. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List products
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listProducts"];
        readonly put?: never;
        /**
         * Create a product
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read a product
         * @description Returns the record.
         */
        readonly get: operations["getProduct"];
        /**
         * Change a product
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateProduct"];
        readonly post?: never;
        /**
         * Delete a product
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List establishments
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listEstablishments"];
        readonly put?: never;
        /**
         * Create an establishment
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read an establishment
         * @description Returns the record.
         */
        readonly get: operations["getEstablishment"];
        /**
         * Change an establishment
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. The answer is 409 if `code` changes while a series of the establishment has an unfinished receipt, or while a stored invoice that no live key has issued uses it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateEstablishment"];
        readonly post?: never;
        /**
         * Delete an establishment
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. Unfinished work is an unfinished receipt of the series, or a stored invoice that no live key has issued. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List invoices
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
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
        /**
         * Read an invoice
         * @description Returns the record.
         */
        readonly get: operations["getInvoice"];
        /**
         * Change an invoice
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. A test key gets 403 if the taxpayer is in production and a live key or a session wrote the invoice last.
         */
        readonly put: operations["updateInvoice"];
        readonly post?: never;
        /**
         * Delete an invoice
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production and a live key or a session wrote the invoice last.
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
         * @description Stores an invoice without issuing it. A test key can store one even for a taxpayer in production; a live key must change it before it can issue it.
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
        /**
         * List product prices
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listProductPrices"];
        readonly put?: never;
        /**
         * Create a product price
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read a product price
         * @description Returns the record.
         */
        readonly get: operations["getProductPrice"];
        /**
         * Change a product price
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updateProductPrice"];
        readonly post?: never;
        /**
         * Delete a product price
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List price types
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
        readonly get: operations["listPriceTypes"];
        readonly put?: never;
        /**
         * Create a price type
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read a price type
         * @description Returns the record.
         */
        readonly get: operations["getPriceType"];
        /**
         * Change a price type
         * @description Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field to its default; a required field refuses null. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly put: operations["updatePriceType"];
        readonly post?: never;
        /**
         * Delete a price type
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List payment methods
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
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
        /**
         * Read a payment method
         * @description Returns the record.
         */
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
        /**
         * List document types
         * @description Returns the records that match every filter. The header X-Total-Count has their number on all pages.
         */
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
        /**
         * Read a document type
         * @description Returns the record.
         */
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
         * @description Stores the logo, scaled down, and prints it on documents from then on. It must be a PNG or JPEG of at most 2032 KiB. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
         * @description Issues the stored invoice: one receipt in each mode. The call that issues it gets 202, every later call 200 with the same receipt. The request has no body: change the invoice with `PUT /invoices/{id}` first. If a test key wrote it last, a live key gets 409 CAT_10061 until it has changed the invoice. A test key gets 403 if the taxpayer is in production and a live key or a session wrote the invoice last.
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
         * @description Streams all records as CSV. The file can be imported again.
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
         * @description Imports the whole file or nothing; a refusal names every wrong line. A file with only a header is accepted, with all counts 0. A line with a known `identification` changes that customer. Headings may be in Spanish, such as Identificación, Tipo and Nombre; types may be the words RUC, Cédula, Pasaporte and Consumidor final. The file has at most 32 MiB. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
         * @description Streams all records as CSV. The file can be imported again.
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
         * @description Imports the whole file or nothing; a refusal names every wrong line. A file with only a header is accepted, with all counts 0. A line with a known `code` changes that product; `tax` is the code of a tax. Headings may be in Spanish, such as Código, Nombre, Precio and IVA. The file has at most 32 MiB. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
         * @description Lists receipts that match every filter. Pages and the count end at row 10,000. Send `cursor` to read all rows; each page takes the same time.
         */
        readonly get: operations["listInvoiceReceipts"];
        readonly put?: never;
        /**
         * Issue an invoice
         * @description Issues the document. The answer 202 has the receipt in DRAFT, with its number and access key. The document then goes to the authority in the background: read its status, or let a webhook receive it. If the `devReference` was used before, the answer is 200 with the first receipt and `duplicate` true: nothing is issued twice. A used `devReference` with another body also returns the first receipt, with a warning.
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
         * @description Lists receipts that match every filter. Pages and the count end at row 10,000. Send `cursor` to read all rows; each page takes the same time.
         */
        readonly get: operations["listPurchaseSettlementReceipts"];
        readonly put?: never;
        /**
         * Issue a purchase settlement
         * @description Issues the document. The answer 202 has the receipt in DRAFT, with its number and access key. The document then goes to the authority in the background: read its status, or let a webhook receive it. If the `devReference` was used before, the answer is 200 with the first receipt and `duplicate` true: nothing is issued twice. A used `devReference` with another body also returns the first receipt, with a warning.
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
         * @description Lists receipts that match every filter. Pages and the count end at row 10,000. Send `cursor` to read all rows; each page takes the same time.
         */
        readonly get: operations["listCreditNoteReceipts"];
        readonly put?: never;
        /**
         * Issue a credit note
         * @description Issues the document. The answer 202 has the receipt in DRAFT, with its number and access key. The document then goes to the authority in the background: read its status, or let a webhook receive it. If the `devReference` was used before, the answer is 200 with the first receipt and `duplicate` true: nothing is issued twice. A used `devReference` with another body also returns the first receipt, with a warning.
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
         * @description Lists receipts that match every filter. Pages and the count end at row 10,000. Send `cursor` to read all rows; each page takes the same time.
         */
        readonly get: operations["listDebitNoteReceipts"];
        readonly put?: never;
        /**
         * Issue a debit note
         * @description Issues the document. The answer 202 has the receipt in DRAFT, with its number and access key. The document then goes to the authority in the background: read its status, or let a webhook receive it. If the `devReference` was used before, the answer is 200 with the first receipt and `duplicate` true: nothing is issued twice. A used `devReference` with another body also returns the first receipt, with a warning.
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
         * @description Lists receipts that match every filter. Pages and the count end at row 10,000. Send `cursor` to read all rows; each page takes the same time.
         */
        readonly get: operations["listWithholdingReceipts"];
        readonly put?: never;
        /**
         * Issue a withholding receipt
         * @description Issues the document. The answer 202 has the receipt in DRAFT, with its number and access key. The document then goes to the authority in the background: read its status, or let a webhook receive it. If the `devReference` was used before, the answer is 200 with the first receipt and `duplicate` true: nothing is issued twice. A used `devReference` with another body also returns the first receipt, with a warning.
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
         * Preview an invoice
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used.
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
         * Preview the PDF of an invoice
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used. Every page says BORRADOR (draft) and has no number, access key or barcode: it has no legal value. The PDF does not depend on `devReference` and `sendEmail`: an order that was issued before is printed too.
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
         * Preview a purchase settlement
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used.
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
         * Preview the PDF of a purchase settlement
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used. Every page says BORRADOR (draft) and has no number, access key or barcode: it has no legal value. The PDF does not depend on `devReference` and `sendEmail`: an order that was issued before is printed too.
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
         * Preview a credit note
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used.
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
         * Preview the PDF of a credit note
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used. Every page says BORRADOR (draft) and has no number, access key or barcode: it has no legal value. The PDF does not depend on `devReference` and `sendEmail`: an order that was issued before is printed too.
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
         * Preview a debit note
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used.
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
         * Preview the PDF of a debit note
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used. Every page says BORRADOR (draft) and has no number, access key or barcode: it has no legal value. The PDF does not depend on `devReference` and `sendEmail`: an order that was issued before is printed too.
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
         * Preview a withholding receipt
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used.
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
         * Preview the PDF of a withholding receipt
         * @description Returns the document that this order makes, without issuing it. The checks and errors are those of issuing, except for the quota and used-up numbers. Nothing is stored, numbered, signed or mailed, and no quota is used. Every page says BORRADOR (draft) and has no number, access key or barcode: it has no legal value. The PDF does not depend on `devReference` and `sendEmail`: an order that was issued before is printed too.
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
        /**
         * Get a receipt
         * @description Returns the receipt with its status, totals, messages and mails.
         */
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
         * @description Returns the status of the receipt. COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried.
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
         * @description Returns a signed link. The link needs no key: you can give it to the recipient of the document.
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
         * @description Returns a signed link. The link needs no key: you can give it to the recipient of the document.
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
        /**
         * Retry a receipt of any kind in ERROR
         * @description Continues the work of a receipt in ERROR, with the same number and access key. A receipt with another status gets 409.
         */
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
         * Mark a receipt as voided, only here
         * @description Marks the receipt here and changes nothing at the authority: annul the document there. Until `?online=true` finds it cancelled at the authority, the receipt counts in reports and in the balance of its invoice. Credit and debit notes on a voided document are refused.
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
         * @description Lists receipts that match every filter. Pages and the count end at row 10,000. Send `cursor` to read all rows; each page takes the same time.
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
         * @description Lists receipts that match every filter. Pages and the count end at row 10,000. Send `cursor` to read all rows; each page takes the same time.
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
        /**
         * Get the usage of the key and its workspace in this period
         * @description Returns the used and remaining receipts of the quota in this period, by kind of document and status.
         */
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
         * @description Returns the series of the key’s mode by kind of document, establishment and emission point. A series without a used or set number is not listed: its first document gets 1. Reading creates no series.
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
         * Set the next number of invoices
         * @description Sets the next number of one series. The answer is 400 if the taxpayer does not have the establishment or the emission point, and 409 if the number or a later one is already used. Afterwards the registry number of the taxpayer can no longer change.
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
         * Set the next number of purchase settlements
         * @description Sets the next number of one series. The answer is 400 if the taxpayer does not have the establishment or the emission point, and 409 if the number or a later one is already used. Afterwards the registry number of the taxpayer can no longer change.
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
         * Set the next number of credit notes
         * @description Sets the next number of one series. The answer is 400 if the taxpayer does not have the establishment or the emission point, and 409 if the number or a later one is already used. Afterwards the registry number of the taxpayer can no longer change.
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
         * Set the next number of debit notes
         * @description Sets the next number of one series. The answer is 400 if the taxpayer does not have the establishment or the emission point, and 409 if the number or a later one is already used. Afterwards the registry number of the taxpayer can no longer change.
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
         * Set the next number of waybills
         * @description Sets the next number of one series. The answer is 400 if the taxpayer does not have the establishment or the emission point, and 409 if the number or a later one is already used. Afterwards the registry number of the taxpayer can no longer change.
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
         * Set the next number of withholdings
         * @description Sets the next number of one series. The answer is 400 if the taxpayer does not have the establishment or the emission point, and 409 if the number or a later one is already used. Afterwards the registry number of the taxpayer can no longer change.
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
         * @description Sums invoices and debit notes, less credit notes. Includes documents that the authority has authorized, also imported ones, by their day of issue. Excludes documents that are cancelled at the authority. Documents that are only voided here count; `voided` has their number and amounts. The figures include every change up to `asOf`.
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
         * @description Sums the taxes of sales and of purchases, by tax and rate. Includes documents that the authority has authorized, also imported ones, by their day of issue. Excludes documents that are cancelled at the authority. Documents that are only voided here count; `voided` has their number and amounts. The figures include every change up to `asOf`.
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
         * Report withholdings by period, place or payee
         * @description Sums the withholding receipts of the taxpayer, by tax and withholding code. Includes documents that the authority has authorized, also imported ones, by their day of issue. Excludes documents that are cancelled at the authority. Documents that are only voided here count; `voided` has their number and amounts. The figures include every change up to `asOf`.
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
         * @description Returns the receipts that count for the quota, by the day they were made, for the whole workspace in the mode of the key. The days of a month add up to `used` of GET /v1/developer/usage. The header x-taxpayer-ruc is required, as for any other request; the figures include all taxpayers.
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
         * @description Streams the statuses of a receipt as server-sent events: one `status` event for each status of the timeline, past ones
         *     first. The `id` of an event counts them from 1. After COMPLETED, REJECTED or RETURNED the server sends `end` and closes the
         *     stream. A receipt in ERROR can be retried, by you or by the system: its stream stays open.
         *
         *     A stream can end before the receipt is final: by `end` with the reason `time`, `stopping` or `refused`, or by a broken
         *     connection. Continue it with `Last-Event-ID`, as EventSource does by itself. The answer 204 means that no event is left. Every 15
         *     seconds the stream has a line that begins with a colon; ignore it.
         *
         *     Limits: a stream lasts at most ten minutes (two without a paid plan); a workspace has at most 50 streams at each server
         *     (ten without a paid plan). To receive the events of every receipt, use webhooks.
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
         * @description Mails XML and PDF again, in the background: to the customer, or to other addresses. `mails` of the receipt has the result.
         *     You can repeat the call: a repeat to the same addresses within ten minutes sends no second mail, and its answer is 200.
         *     A receipt can be mailed ten times a day and fifty times in all. Sandbox mail says that the document has no validity. It
         *     goes only to verified addresses of your own users if the setting SANDBOX_MAIL is `verified`, the default of a deployed
         *     system; `npm start` sets `all`: to any address.
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
         * @description Stores the certificate that signs the taxpayer’s documents. Send JSON, or a multipart form with the P12 in the field `file` and its `password`; a form may omit the password if `signaturePassword` of the taxpayer is set. Any key can upload the first certificate; replacing it requires a live key or a session: 403 ACS_10006 with a test key. The certificate puts the taxpayer in production: from then on test keys cannot change the taxpayer, and its registry number is fixed. A refused certificate has no effect.
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
        /**
         * Get the status of the certificate
         * @description Returns the state of the taxpayer’s certificate, its dates and the problems that keep it from signing.
         */
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
        /**
         * List customers, newest first
         * @description Returns the records that match every filter. Continue with `page` or `cursor`.
         */
        readonly get: operations["listDeveloperCustomers"];
        readonly put?: never;
        /**
         * Create a customer
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read a customer
         * @description Returns the record.
         */
        readonly get: operations["getDeveloperCustomer"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a customer
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteDeveloperCustomer"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a customer
         * @description Changes the fields that are sent. null clears a field that may be null; a required field refuses null. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * List products, newest first
         * @description Returns the records that match every filter. Continue with `page` or `cursor`.
         */
        readonly get: operations["listDeveloperProducts"];
        readonly put?: never;
        /**
         * Create a product
         * @description Creates the record. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
        /**
         * Read a product
         * @description Returns the record.
         */
        readonly get: operations["getDeveloperProduct"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a product
         * @description Deletes the record: lists and reads no longer show it. The answer is 409 while another record or unfinished work needs it. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
         */
        readonly delete: operations["deleteDeveloperProduct"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a product
         * @description Changes the fields that are sent. null clears a field that may be null; a required field refuses null. A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).
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
         * Sign a document without sending it
         * @description Signs the document with the taxpayer’s certificate. In the sandbox a test certificate signs if the taxpayer has none. Nothing is stored.
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
        /**
         * Validate a document by schema and rules
         * @description Checks the document as the authority would, and returns all errors and warnings. Nothing is signed, sent or stored.
         */
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
        /**
         * Verify a document’s signature and authorization
         * @description Checks the signature, the certificate and the authorization, and returns the result. Nothing is stored.
         */
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
        /**
         * Sign a document and have it authorized
         * @description Signs a document that was built elsewhere and sends it to the authority in the background. The answer is 202 with the receipt, as for an order.
         */
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
        /**
         * Have a signed document authorized
         * @description Sends a document that was signed elsewhere to the authority in the background. The answer is 202 with the receipt, as for an order.
         */
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
        /**
         * Import a document that the authority has authorized
         * @description Reads the document from the authority by its access key and stores it as a receipt, which it returns. Only live keys and sessions can import.
         */
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
         * @description Issues many orders in one request (NDJSON): each line is an order, and each line of the answer is the result of one
         *     order. Answers arrive as soon as they are ready, in any order: `index` has the position in the batch. Read them while you
         *     send.
         *     Each order is accepted or refused separately, as at the address of its kind. It counts as one request of the key and one
         *     receipt of the quota. If the plan allows no more requests in this second, the batch waits.
         *
         *     Every line has a `devReference`. Send an interrupted batch again unchanged: accepted orders get 200 with their receipts. If
         *     the server did not read all lines, the last line of the answer has the `index` of the first unread order and the reason.
         *
         *     Limits: 1,000 orders of any kinds, 512 KiB a line, 64 MiB and ten minutes in all, and two batches of a workspace at
         *     once. Without a paid plan a workspace has one batch at once, for two minutes. Send the first line within ten seconds,
         *     then at least one line a second; blank lines do not count. A slow batch ends like an interrupted one. The system
         *     assigns numbers as it accepts the orders, roughly in the sequence of the lines.
         */
        readonly post: operations["issueBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List endpoints, oldest first
         * @description Returns the endpoints of the mode in x-mode; without that header, those of both modes. A key gets those of its own mode.
         */
        readonly get: operations["listWebhooksByKey"];
        readonly put?: never;
        /**
         * Add an endpoint; its secret is shown once
         * @description Creates an endpoint and shows its secret once. The endpoint receives events from then on. A key makes endpoints of its own mode only, and need not name it.
         */
        readonly post: operations["createWebhookByKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an endpoint
         * @description Deletes the endpoint. It receives no more events.
         */
        readonly delete: operations["deleteWebhookByKey"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change an endpoint
         * @description Changes the fields that are sent. The secret stays the same.
         */
        readonly patch: operations["updateWebhookByKey"];
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/{id}/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a new secret, shown once
         * @description Replaces the secret and shows the new one once. For 24 hours the old secret also signs deliveries.
         */
        readonly post: operations["rotateWebhookSecretByKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/{id}/ping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a webhook.ping now
         * @description Sends the test event `webhook.ping` once to this endpoint, with any `events` and even if it is deactivated. Returns the delivery after the endpoint has answered or failed.
         */
        readonly post: operations["pingWebhookByKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/{id}/reactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Use an endpoint again
         * @description Activates a deactivated endpoint: it receives events again. Ten failed deliveries in a row, or an answer of 410, deactivate an endpoint.
         */
        readonly post: operations["reactivateWebhookByKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/{id}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List deliveries of an endpoint, newest first
         * @description Returns the deliveries of the last 30 days. Continue with `cursor`.
         */
        readonly get: operations["listWebhookDeliveriesByKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/{id}/deliveries/{deliveryId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a delivery with its body
         * @description Returns the delivery, its body and its attempts. Every attempt sends the same body and `webhook-id`, with a new signature. `answer` is the first kilobyte of the endpoint’s answer. Deliveries are kept for 30 days.
         */
        readonly get: operations["getWebhookDeliveryByKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/{id}/deliveries/{deliveryId}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send one delivery again
         * @description Sends the same event to the endpoint again, with a new signature.
         */
        readonly post: operations["resendWebhookDeliveryByKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send failed and skipped deliveries again
         * @description Sends again every delivery that failed or was skipped after `since`, and returns their number.
         */
        readonly post: operations["resendWebhookDeliveriesByKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/api-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List API keys, newest first
         * @description Returns the keys with name, mode, scopes, maker, beginning, last four characters and last use, never the key itself. A key lists the keys of its own mode.
         */
        readonly get: operations["listApiKeysByKey"];
        readonly put?: never;
        /**
         * Create an API key, shown once
         * @description Creates a key and shows it once. A live key requires a verified e-mail address; without one the answer is 403 ACC_10008. A key makes keys of its own mode only, and gives them no scope that it lacks; the list shows which key made them.
         */
        readonly post: operations["createApiKeyByKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/api-keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke an API key
         * @description Revokes the key. Every gateway refuses it within a few seconds. Keys that it made stay. A key can revoke the keys of its own mode, itself included.
         */
        readonly delete: operations["revokeApiKeyByKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Receive webhook events of the sandbox as a stream
         * @description Streams every webhook event of the sandbox from now on, for programs without a public address: `etax listen` passes them
         *     to a server on your machine. The first event of the stream is `listening`; then each `webhook` has the id, the type and
         *     the body of an event, exactly as an endpoint receives it. It has no signature, because a stream has no secret.
         *
         *     The stream ends with `end` and the reason `time`, `stopping` or `refused`, or by a broken connection: open it again.
         *     Events in between do not come again by themselves; send one again with its id. Every five seconds the stream has a line
         *     that begins with a colon; ignore it.
         *
         *     Limits: only test keys; a stream lasts an hour (ten minutes without a paid plan); a workspace has at most ten streams at
         *     each server (three without a paid plan).
         */
        readonly get: operations["streamWebhookEvents"];
        readonly put?: never;
        /**
         * Send a test event
         * @description Sends an example of an event to the sandbox endpoints that selected its type, and to open streams. The event has a new id, and the example’s receipt does not exist.
         */
        readonly post: operations["triggerWebhookEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/events/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an event again
         * @description Sends a stored event of the key’s mode again, with the same id and body, to the active endpoints that select its type and to open streams. Returns their number.
         */
        readonly post: operations["resendWebhookEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/webhooks/events/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send failed and skipped deliveries again, of all endpoints
         * @description Sends again every delivery that failed or was skipped after `since`, to the active endpoints of the key’s mode. Returns their number.
         */
        readonly post: operations["resendMissedWebhookEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List requests made with this key, newest first
         * @description Returns the requests with this API key in the last 7 days. A request appears within a few seconds. This operation itself is not logged.
         */
        readonly get: operations["listOwnRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/test-clocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the test clock of the workspace
         * @description Returns a list with the clock, or an empty one.
         */
        readonly get: operations["listTestClocks"];
        readonly put?: never;
        /**
         * Move the time of the sandbox
         * @description Creates the test clock of the workspace. Its time applies to orders of test keys and sessions: the day of issue, the end of the certificate, the month of the quota. The answer waits some four seconds, until every gateway uses it. A time an hour or more ahead also deletes the finished receipts of the sandbox, as the hourly purge does.
         */
        readonly post: operations["createTestClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/test-clocks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a test clock
         * @description Returns the clock and its time.
         */
        readonly get: operations["getTestClock"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Return to real time
         * @description Deletes the clock. The answer waits some four seconds, until every gateway is back in real time.
         */
        readonly delete: operations["deleteTestClock"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/developer/test-clocks/{id}/advance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move the time of the sandbox ahead
         * @description Moves the clock to a later time, with the effects of making it. A clock never goes back: delete it.
         */
        readonly post: operations["advanceTestClock"];
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
        readonly AddressVerification: AddressVerification;
        readonly ApiKey: ApiKey;
        readonly ApiKeyByKeyInput: ApiKeyByKeyInput;
        readonly ApiKeyInput: ApiKeyInput;
        readonly ApiKeyLabel: ApiKeyLabel;
        readonly ApiKeyList: ApiKeyList;
        readonly ApiVersionChange: ApiVersionChange;
        /** @description A message about the document. */
        readonly AuthorityMessage: AuthorityMessage;
        /** @description The last answer of the authority's consultation service about the document. null: it was never asked; send ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
        readonly AuthorityStatus: AuthorityStatus;
        /** @description One line of the answer: the receipt of one order, or its error. */
        readonly BatchAnswer: BatchAnswer;
        /** @description One line of a batch: these two members, and the members of the order of that kind, such as InvoiceOrder. */
        readonly BatchOrder: BatchOrder;
        readonly Catalog: Catalog;
        readonly CatalogOnDay: CatalogOnDay;
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
        readonly Category: Category;
        /**
         * @example {
         *       "name": "Herramientas",
         *       "description": "Herramientas de mano",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly CategoryChange: CategoryChange;
        /**
         * @example {
         *       "name": "Herramientas",
         *       "description": "Herramientas de mano",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly CategoryInput: CategoryInput;
        /** @description The body of a webhook about a certificate. */
        readonly CertificateEvent: CertificateEvent;
        readonly CertificateForm: CertificateForm;
        readonly CertificateProblem: CertificateProblem;
        readonly CertificateStatus: CertificateStatus;
        readonly CertificateStatusAnswer: CertificateStatusAnswer;
        readonly CertificateUpload: CertificateUpload;
        readonly CreatedApiKey: CreatedApiKey;
        readonly CreatedApiKeyAnswer: CreatedApiKeyAnswer;
        /**
         * @description Send either customer or customerId, not both. With supportingDocument.accessKey neither is needed: the receipt has the customer. A credit note has no payments: it lowers the debt of an invoice, and its XML has no element for payments. Leave them out.
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
        readonly CreditNoteOrder: CreditNoteOrder;
        readonly CreditNoteOrderWithAccessKey: CreditNoteOrderWithAccessKey;
        readonly CreditNoteOrderWithCustomer: CreditNoteOrderWithCustomer;
        readonly CreditNoteOrderWithCustomerId: CreditNoteOrderWithCustomerId;
        readonly CursorMeta: CursorMeta;
        readonly CursorPagination: CursorPagination;
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
        readonly Customer: Customer;
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
        readonly CustomerChange: CustomerChange;
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
        readonly CustomerInput: CustomerInput;
        readonly DailyUsage: DailyUsage;
        readonly DailyUsageAnswer: DailyUsageAnswer;
        readonly DayUsage: DayUsage;
        /**
         * @description Send either customer or customerId, not both. With supportingDocument.accessKey neither is needed: the receipt has the customer.
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
        readonly DebitNoteOrder: DebitNoteOrder;
        readonly DebitNoteOrderWithAccessKey: DebitNoteOrderWithAccessKey;
        readonly DebitNoteOrderWithCustomer: DebitNoteOrderWithCustomer;
        readonly DebitNoteOrderWithCustomerId: DebitNoteOrderWithCustomerId;
        readonly Deleted: Deleted;
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
        readonly DeletedTaxpayer: DeletedTaxpayer;
        readonly DemoData: DemoData;
        readonly DemoDataAnswer: DemoDataAnswer;
        /** @description A name and a text to print with an item. */
        readonly Detail: Detail;
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
        readonly DeveloperCustomer: DeveloperCustomer;
        readonly DeveloperCustomerAnswer: DeveloperCustomerAnswer;
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
        readonly DeveloperCustomerChange: DeveloperCustomerChange;
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
        readonly DeveloperCustomerInput: DeveloperCustomerInput;
        readonly DeveloperCustomerPage: DeveloperCustomerPage;
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
        readonly DeveloperProduct: DeveloperProduct;
        readonly DeveloperProductAnswer: DeveloperProductAnswer;
        /**
         * @example {
         *       "code": "MAR-16",
         *       "description": "Martillo 16 oz",
         *       "unitPrice": 12.5,
         *       "taxType": "IVA_RATE",
         *       "tax": 15
         *     }
         */
        readonly DeveloperProductChange: DeveloperProductChange;
        /**
         * @example {
         *       "code": "MAR-16",
         *       "description": "Martillo 16 oz",
         *       "unitPrice": 12.5,
         *       "taxType": "IVA_RATE",
         *       "tax": 15
         *     }
         */
        readonly DeveloperProductInput: DeveloperProductInput;
        readonly DeveloperProductPage: DeveloperProductPage;
        /**
         * @example {
         *       "id": "5f2b0c7e-0a02-4c1e-9d10-000000000001",
         *       "code": "01",
         *       "name": "Factura"
         *     }
         */
        readonly DocumentType: DocumentType;
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
        readonly EmissionPoint: EmissionPoint;
        /**
         * @example {
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "code": 1,
         *       "name": "Caja 1",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly EmissionPointChange: EmissionPointChange;
        /**
         * @example {
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "code": 1,
         *       "name": "Caja 1",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly EmissionPointInput: EmissionPointInput;
        readonly Error: Error;
        readonly ErrorDetail: ErrorDetail;
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
        readonly Establishment: Establishment;
        /**
         * @example {
         *       "code": 1,
         *       "name": "Matriz",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly EstablishmentChange: EstablishmentChange;
        /**
         * @example {
         *       "code": 1,
         *       "name": "Matriz",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly EstablishmentInput: EstablishmentInput;
        /** @description Excise: a percentage of the line, its amount, or base and rate. */
        readonly Excise: Excise;
        /** @description A certificate that expires soon. */
        readonly ExpiringCertificate: ExpiringCertificate;
        /** @description The data of an exportation. */
        readonly Exportation: Exportation;
        readonly FileLink: FileLink;
        readonly FileLinkAnswer: FileLinkAnswer;
        /** @description The machine that printed the document, if there is one. */
        readonly FiscalMachine: FiscalMachine;
        readonly ForgottenPassword: ForgottenPassword;
        readonly ImportCounts: ImportCounts;
        readonly Installation: Installation;
        readonly InstallationAnswer: InstallationAnswer;
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
        readonly Invoice: Invoice;
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
        readonly InvoiceChange: InvoiceChange;
        /** @description A detail line. */
        readonly InvoiceDetail: InvoiceDetail;
        /** @description A detail line. */
        readonly InvoiceDetailInput: InvoiceDetailInput;
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
        readonly InvoiceInput: InvoiceInput;
        /**
         * @description Send either customer or customerId, not both.
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
        readonly InvoiceOrder: InvoiceOrder;
        readonly InvoiceOrderWithCustomer: InvoiceOrderWithCustomer;
        readonly InvoiceOrderWithCustomerId: InvoiceOrderWithCustomerId;
        /** @description A payment. */
        readonly InvoicePayment: InvoicePayment;
        /** @description A payment. */
        readonly InvoicePaymentInput: InvoicePaymentInput;
        readonly IssuedInvoice: IssuedInvoice;
        /** @description Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total. */
        readonly IvaRefund: IvaRefund;
        readonly ListedSession: ListedSession;
        readonly ListedSessionList: ListedSessionList;
        readonly LoggedBody: LoggedBody;
        readonly LoggedRequest: LoggedRequest;
        readonly LoggedRequestPage: LoggedRequestPage;
        readonly LoggedRequestWithBodies: LoggedRequestWithBodies;
        readonly LoggedRequestWithBodiesAnswer: LoggedRequestWithBodiesAnswer;
        /** @description A mail of the document. */
        readonly Mail: Mail;
        readonly Mailed: Mailed;
        readonly MailedAnswer: MailedAnswer;
        readonly Meta: Meta;
        /** @description A status that the receipt has reached. */
        readonly Milestone: Milestone;
        /** @description Makes the document a negotiable commercial invoice. */
        readonly Negotiable: Negotiable;
        readonly NextNumber: NextNumber;
        readonly NextNumberAnswer: NextNumberAnswer;
        /** @description Send either productId, or code, description, unitPrice and taxType. */
        readonly OrderItem: OrderItem;
        readonly OrderItemWithCode: OrderItemWithCode;
        readonly OrderItemWithProductId: OrderItemWithProductId;
        readonly OrderPreview: OrderPreview;
        readonly OrderPreviewAnswer: OrderPreviewAnswer;
        readonly PageMeta: PageMeta;
        readonly Pagination: Pagination;
        /** @description The data of a payment abroad. */
        readonly PaidAbroad: PaidAbroad;
        /** @description A person or a company. */
        readonly Party: Party;
        readonly PasswordChange: PasswordChange;
        readonly PasswordReset: PasswordReset;
        /** @description A payment: method, amount and term. The payments add up to the total. */
        readonly Payment: Payment;
        /**
         * @example {
         *       "id": "5f2b0c7e-0a01-4c1e-9d10-000000000001",
         *       "code": "01",
         *       "name": "Sin utilización del sistema financiero"
         *     }
         */
        readonly PaymentMethod: PaymentMethod;
        /** @description The body of a ping. */
        readonly PingEvent: PingEvent;
        readonly PrebuiltXml: PrebuiltXml;
        /** @description A tax that was withheld in advance. */
        readonly PresumptiveWithholding: PresumptiveWithholding;
        readonly PreviewCustomer: PreviewCustomer;
        readonly PreviewIssuer: PreviewIssuer;
        readonly PreviewTax: PreviewTax;
        readonly PreviewTotals: PreviewTotals;
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
        readonly PriceType: PriceType;
        /**
         * @example {
         *       "name": "Público",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "isDefault": true
         *     }
         */
        readonly PriceTypeChange: PriceTypeChange;
        /**
         * @example {
         *       "name": "Público",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "isDefault": true
         *     }
         */
        readonly PriceTypeInput: PriceTypeInput;
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
        readonly Product: Product;
        /** @description The category; null for none. */
        readonly ProductCategory: ProductCategory;
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
        readonly ProductChange: ProductChange;
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
        readonly ProductInput: ProductInput;
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
        readonly ProductPrice: ProductPrice;
        /**
         * @example {
         *       "productId": "0193a4c0-1000-7000-8000-000000000009",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "price": "11.90",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly ProductPriceChange: ProductPriceChange;
        /**
         * @example {
         *       "productId": "0193a4c0-1000-7000-8000-000000000009",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "price": "11.90",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        readonly ProductPriceInput: ProductPriceInput;
        /** @description The price type; null for none. */
        readonly ProductPriceType: ProductPriceType;
        /** @description The tax of the product. */
        readonly ProductTax: ProductTax;
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
         *           "description": "Papas, 50 kg",
         *           "quantity": 3,
         *           "unitPrice": 18,
         *           "taxType": "IVA_RATE",
         *           "tax": 0
         *         }
         *       ],
         *       "devReference": "purchase-1001"
         *     }
         */
        readonly PurchaseSettlementOrder: PurchaseSettlementOrder;
        /** @description The taxes of purchase settlements. */
        readonly PurchaseTaxes: PurchaseTaxes;
        /**
         * @description A receipt: the document of an order, and its state.
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
        readonly Receipt: Receipt;
        readonly ReceiptAnswer: ReceiptAnswer;
        /** @description The recipient of the document; null if its kind has none. */
        readonly ReceiptCustomer: ReceiptCustomer;
        readonly ReceiptEmail: ReceiptEmail;
        /** @description The body of a webhook about a receipt. */
        readonly ReceiptEvent: ReceiptEvent;
        readonly ReceiptImport: ReceiptImport;
        readonly ReceiptPage: ReceiptPage;
        /**
         * @description The status of the receipt. COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried.
         * @enum {string}
         */
        readonly ReceiptState: ReceiptState;
        readonly ReceiptStatus: ReceiptStatus;
        readonly ReceiptStatusAnswer: ReceiptStatusAnswer;
        /** @description The data of an event. The newest event has the current receipt. */
        readonly ReceiptStatusEvent: ReceiptStatusEvent;
        /** @description The totals, decimals as text; null for a document without amounts. */
        readonly ReceiptTotals: ReceiptTotals;
        /** @description A tax of a reimbursed document. */
        readonly ReimbursedTax: ReimbursedTax;
        /** @description A supplier's document, paid for another party and claimed back. */
        readonly Reimbursement: Reimbursement;
        readonly Remedy: Remedy;
        /** @description The text of the answer, in the language of Accept-Language. */
        readonly RepeatedAnswer: RepeatedAnswer;
        readonly ResendRequest: ResendRequest;
        readonly Resent: Resent;
        readonly ResentAnswer: ResentAnswer;
        readonly ResourceError: ResourceError;
        /** @description The taxes of invoices and debit notes, minus those of credit notes. */
        readonly SaleTaxes: SaleTaxes;
        /** @description The figures, decimals as text. Credit notes are subtracted, so figures can be negative. */
        readonly SalesFigures: SalesFigures;
        readonly SalesGroup: SalesGroup;
        readonly SalesReport: SalesReport;
        readonly SalesReportAnswer: SalesReportAnswer;
        /** @description The sums of the groups beyond the limit; null if there are none. */
        readonly SalesRest: SalesRest;
        readonly Series: Series;
        readonly SeriesList: SeriesList;
        readonly Session: Session;
        readonly SessionAnswer: SessionAnswer;
        readonly SignIn: SignIn;
        readonly SignUp: SignUp;
        readonly SignedXml: SignedXml;
        readonly SignedXmlAnswer: SignedXmlAnswer;
        readonly StreamedWebhookEvent: StreamedWebhookEvent;
        readonly StreamedWebhookEventAnswer: StreamedWebhookEventAnswer;
        /** @description Send the accessKey of a receipt here, or documentType, number and issueDate. */
        readonly SupportingReference: SupportingReference;
        readonly SupportingReferenceWithAccessKey: SupportingReferenceWithAccessKey;
        readonly SupportingReferenceWithNumber: SupportingReferenceWithNumber;
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
        readonly Tax: Tax;
        /**
         * @example {
         *       "name": "IVA 15 %",
         *       "code": "IVA15",
         *       "percentage": "15.00",
         *       "isRetention": false,
         *       "authorityCode": "4"
         *     }
         */
        readonly TaxChange: TaxChange;
        readonly TaxFigures: TaxFigures;
        readonly TaxGroup: TaxGroup;
        /**
         * @example {
         *       "name": "IVA 15 %",
         *       "code": "IVA15",
         *       "percentage": "15.00",
         *       "isRetention": false,
         *       "authorityCode": "4"
         *     }
         */
        readonly TaxInput: TaxInput;
        readonly TaxReport: TaxReport;
        readonly TaxReportAnswer: TaxReportAnswer;
        /** @description The sum of a tax at one rate. */
        readonly TaxTotal: TaxTotal;
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
        readonly Taxpayer: Taxpayer;
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
        readonly TaxpayerChange: TaxpayerChange;
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
        readonly TaxpayerInput: TaxpayerInput;
        readonly TestClock: TestClock;
        readonly TestClockAdvance: TestClockAdvance;
        readonly TestClockAnswer: TestClockAnswer;
        readonly TestClockInput: TestClockInput;
        readonly TestClockList: TestClockList;
        /** @description The data of a transport. The invoice then replaces the waybill. */
        readonly Transport: Transport;
        /** @description With an API key, used, byDocumentType and byStatus count the receipts issued with that key. With a session they count those of the workspace. */
        readonly Usage: Usage;
        readonly UsageAnswer: UsageAnswer;
        readonly VerifiedAddress: VerifiedAddress;
        readonly VerifiedAddressAnswer: VerifiedAddressAnswer;
        readonly VoidRequest: VoidRequest;
        /** @description Present if the receipt is marked as voided here. The authority is not informed. */
        readonly Voided: Voided;
        /** @description The documents in these figures that are marked as voided here. They count until they are cancelled at the authority. */
        readonly VoidedSales: VoidedSales;
        /** @description The documents in these figures that are marked as voided here. They count until they are cancelled at the authority. */
        readonly VoidedTaxes: VoidedTaxes;
        /** @description The documents in these figures that are marked as voided here. They count until they are cancelled at the authority. */
        readonly VoidedWithholdings: VoidedWithholdings;
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
        readonly Warehouse: Warehouse;
        /**
         * @example {
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "name": "Bodega norte",
         *       "location": "Quito",
         *       "isMain": false
         *     }
         */
        readonly WarehouseChange: WarehouseChange;
        /**
         * @example {
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "name": "Bodega norte",
         *       "location": "Quito",
         *       "isMain": false
         *     }
         */
        readonly WarehouseInput: WarehouseInput;
        readonly Warning: Warning;
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
        readonly WaybillOrder: WaybillOrder;
        readonly Webhook: Webhook;
        readonly WebhookAnswer: WebhookAnswer;
        readonly WebhookAttempt: WebhookAttempt;
        readonly WebhookByKeyInput: WebhookByKeyInput;
        readonly WebhookChange: WebhookChange;
        readonly WebhookDelivery: WebhookDelivery;
        readonly WebhookDeliveryAnswer: WebhookDeliveryAnswer;
        readonly WebhookDeliveryPage: WebhookDeliveryPage;
        readonly WebhookInput: WebhookInput;
        readonly WebhookList: WebhookList;
        readonly WebhookWithSecret: WebhookWithSecret;
        readonly WebhookWithSecretAnswer: WebhookWithSecretAnswer;
        /** @description A document that is withheld from. */
        readonly WithheldDocument: WithheldDocument;
        /** @description A tax of a supporting document. */
        readonly WithheldDocumentTax: WithheldDocumentTax;
        /** @description The person or company that is withheld from. */
        readonly WithheldSubject: WithheldSubject;
        readonly WithholdingFigures: WithholdingFigures;
        readonly WithholdingGroup: WithholdingGroup;
        /** @description A withholding on a supporting document. */
        readonly WithholdingLine: WithholdingLine;
        /**
         * @description A withholding has no payments of its own. Send the payments in each of its supportingDocuments.
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
        readonly WithholdingOrder: WithholdingOrder;
        readonly WithholdingReport: WithholdingReport;
        readonly WithholdingReportAnswer: WithholdingReportAnswer;
        readonly Workspace: Workspace;
        readonly WorkspaceAnswer: WorkspaceAnswer;
        readonly WorkspaceChange: WorkspaceChange;
        /** @description The same figures for all keys of the mode and the dashboard together: the quota belongs to the workspace. */
        readonly WorkspaceUsage: WorkspaceUsage;
        /** @description Null if the file has none and the authority was not asked. */
        readonly XmlAuthorization: XmlAuthorization;
        readonly XmlDocument: XmlDocument;
        readonly XmlDocumentHead: XmlDocumentHead;
        readonly XmlFinding: XmlFinding;
        readonly XmlSignature: XmlSignature;
        readonly XmlVerdict: XmlVerdict;
        readonly XmlVerdictAnswer: XmlVerdictAnswer;
        readonly XmlVerification: XmlVerification;
        readonly XmlVerificationAnswer: XmlVerificationAnswer;
    };
    responses: {
        /** @description The request is not valid. */
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
        /** @description An unexpected error occurred here. */
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
        /** @description The request is not valid. */
        readonly AnyoneResourceBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description An unexpected error occurred here. */
        readonly AnyoneResourceDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description A part of the service does not answer. Try again after the seconds in Retry-After. */
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
        /** @description A part of the service does not answer. Try again after the seconds in Retry-After. */
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
        /** @description The request is not valid. */
        readonly IssuerBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An unexpected error occurred here. */
        readonly IssuerDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this. */
        readonly IssuerForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large for this address. */
        readonly IssuerTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests: wait the seconds in Retry-After. */
        readonly IssuerTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not authenticated. */
        readonly IssuerUnauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer. Try again after the seconds in Retry-After. */
        readonly IssuerUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address does not accept this content type. */
        readonly IssuerUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid. */
        readonly IssuerWriteBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this. */
        readonly IssuerWriteForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid. */
        readonly KeyAloneBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An unexpected error occurred here. */
        readonly KeyAloneDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this. */
        readonly KeyAloneForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large for this address. */
        readonly KeyAloneTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests: wait the seconds in Retry-After. */
        readonly KeyAloneTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not authenticated. */
        readonly KeyAloneUnauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer. Try again after the seconds in Retry-After. */
        readonly KeyAloneUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address does not accept this content type. */
        readonly KeyAloneUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid. */
        readonly KeyAloneWriteBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this. */
        readonly KeyAloneWriteForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid. */
        readonly KeyBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description An unexpected error occurred here. */
        readonly KeyDefect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The caller may not do this. */
        readonly KeyForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The body is too large for this address. */
        readonly KeyTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Too many requests: wait the seconds in Retry-After. */
        readonly KeyTooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The caller is not authenticated. */
        readonly KeyUnauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description A part of the service does not answer. Try again after the seconds in Retry-After. */
        readonly KeyUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The address does not accept this content type. */
        readonly KeyUnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The request is not valid. */
        readonly KeyWriteBadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The caller may not do this. */
        readonly KeyWriteForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "X-API-Version": components["headers"]["X-API-Version"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The request is not valid. */
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
        /** @description An unexpected error occurred here. */
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
        /** @description The caller may not do this. */
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
        /** @description An unexpected error occurred here. */
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
        /** @description The body is too large for this address. */
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
        /** @description Too many requests: wait the seconds in Retry-After. */
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
        /** @description The caller is not authenticated. */
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
        /** @description The address does not accept this content type. */
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
        /** @description The body is too large for this address. */
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
        /** @description Too many requests: wait the seconds in Retry-After. */
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
        /** @description The caller is not authenticated. */
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
        /** @description A part of the service does not answer. Try again after the seconds in Retry-After. */
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
        /** @description The address does not accept this content type. */
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
        /** @description The request is not valid. */
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
        /** @description The caller may not do this. */
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
        /** @description The request is not valid. */
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
        /** @description An unexpected error occurred here. */
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
        /** @description The body is too large for this address. */
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
        /** @description Too many requests: wait the seconds in Retry-After. */
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
        /** @description The caller is not authenticated. */
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
        /** @description A part of the service does not answer. Try again after the seconds in Retry-After. */
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
        /** @description The address does not accept this content type. */
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
        /** @description The request is not valid. */
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
        /** @description The caller may not do this. */
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
        /** @description The request is not valid. */
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
        /** @description An unexpected error occurred here. */
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
        /** @description The body is too large for this address. */
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
        /** @description Too many requests: wait the seconds in Retry-After. */
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
        /** @description A part of the service does not answer. Try again after the seconds in Retry-After. */
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
        /** @description The address does not accept this content type. */
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
        /** @description The request is not valid. */
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
        /** @description The caller may not do this. */
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
        /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
        readonly ApiVersion: string;
        /** @description Whether the session acts in the sandbox or in production. The default is test. */
        readonly Mode: "test" | "live";
        /** @description Your own id for this request. The answer and the log contain it. */
        readonly RequestId: string;
        /**
         * @description The delivery's id.
         * @example 01935a2e-7c1f-7abc-8def-0123456789ad
         */
        readonly ServiceDelivery: string;
        /**
         * @description `t=` the same seconds and, for each secret in force, `v1=` hexadecimal HMAC-SHA256 over `t.body`. The key is the whole secret as text.
         * @example t=1795273447,v1=2b99…
         */
        readonly ServiceSignature: string;
        /**
         * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
         * @example 1799999990001
         */
        readonly TaxpayerRuc: string;
        /**
         * @description The event's id.
         * @example 01935a2e-7c1f-8abc-8def-0123456789ab
         */
        readonly WebhookId: string;
        /**
         * @description As in Standard Webhooks: `v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`. The key is the bytes after `whsec_` and base64. One signature for each secret in force, separated by blanks.
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
        /** @description Since when the operation, or the version, is deprecated: @ and seconds since 1970. */
        readonly Deprecation: string;
        /** @description The address that explains the code. */
        readonly Link: string;
        /** @description Seconds to wait before the next attempt. */
        readonly "Retry-After": number;
        /** @description Until when it is served at least: a date of HTTP. */
        readonly Sunset: string;
        /** @description The API version of the answer. */
        readonly "X-API-Version": string;
        /** @description The number of requests that may arrive at once. */
        readonly "X-RateLimit-Limit": number;
        /** @description The number of requests left now. */
        readonly "X-RateLimit-Remaining": number;
        /** @description When all of them are available again: seconds since 1970-01-01T00:00:00Z. */
        readonly "X-RateLimit-Reset": number;
        /** @description The id of the request: yours, or a new one. */
        readonly "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listCatalogs: {
        readonly parameters: {
            readonly query?: {
                /** @description `Accept: text/csv` requests CSV too. */
                readonly format?: "json" | "csv";
            };
            readonly header?: {
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The codes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Catalog"][];
                    };
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly getCatalog: {
        readonly parameters: {
            readonly query?: {
                /** @description The day in force, YYYY-MM-DD. Default: today in Ecuador. */
                readonly date?: string;
                /** @description Words that code or names must have, in any order; accents and case do not matter. */
                readonly q?: string;
                /** @description `Accept: text/csv` requests CSV too. */
                readonly format?: "json" | "csv";
            };
            readonly header?: {
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description A name that GET /v1/developer/catalogs lists. */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The codes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["CatalogOnDay"];
                    };
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly ensureDefaultTaxes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.name__like"?: string;
                /** @description The value. */
                readonly "filter.ruc__eq"?: string;
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.commercialName__like"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "ruc" | "-ruc" | "name" | "-name" | "commercialName" | "-commercialName" | "address" | "-address" | "accountingObligated" | "-accountingObligated" | "specialContributorCode" | "-specialContributorCode" | "environment" | "-environment" | "taxRounding" | "-taxRounding" | "rimpe" | "-rimpe" | "withholdingAgent" | "-withholdingAgent" | "largeContributor" | "-largeContributor" | "artisan" | "-artisan" | "email" | "-email" | "phone" | "-phone" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.code__like"?: string;
                /** @description The value. */
                readonly "filter.percentage__eq"?: string;
                /** @description The value. */
                readonly "filter.isRetention__eq"?: boolean;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "name" | "-name" | "code" | "-code" | "percentage" | "-percentage" | "isRetention" | "-isRetention" | "authorityCode" | "-authorityCode" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.name__like"?: string;
                /** @description The value. */
                readonly "filter.type__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "identification" | "-identification" | "type" | "-type" | "name" | "-name" | "email" | "-email" | "phone" | "-phone" | "address" | "-address" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "name" | "-name" | "description" | "-description" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.name__like"?: string;
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.location__like"?: string;
                /** @description The value. */
                readonly "filter.isMain__eq"?: boolean;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "taxpayerId" | "-taxpayerId" | "name" | "-name" | "location" | "-location" | "isMain" | "-isMain" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "establishmentId" | "-establishmentId" | "code" | "-code" | "name" | "-name" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.name__like"?: string;
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.code__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.categoryId__eq"?: string;
                /** @description The value. */
                readonly "filter.isService__eq"?: boolean;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "name" | "-name" | "description" | "-description" | "code" | "-code" | "isService" | "-isService" | "manageStock" | "-manageStock" | "currentStock" | "-currentStock" | "price" | "-price" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.name__like"?: string;
                /** @description The value. */
                readonly "filter.code__eq"?: number;
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.address__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "code" | "-code" | "name" | "-name" | "address" | "-address" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The lowest value. */
                readonly "filter.issueDate__gte"?: string;
                /** @description The highest value. */
                readonly "filter.issueDate__lte"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.establishmentId__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.emissionPointId__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "customerId" | "-customerId" | "taxpayerId" | "-taxpayerId" | "establishmentId" | "-establishmentId" | "emissionPointId" | "-emissionPointId" | "issueDate" | "-issueDate" | "paymentMethods" | "-paymentMethods" | "details" | "-details" | "taxRounding" | "-taxRounding" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The lowest value. */
                readonly "filter.price__gte"?: string;
                /** @description The highest value. */
                readonly "filter.price__lte"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "productId" | "-productId" | "priceTypeId" | "-priceTypeId" | "price" | "-price" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description A part of the value. Case and accents do not matter. */
                readonly "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                readonly "filter.taxpayerId__eq"?: string;
                /** @description All filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                readonly query?: string;
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
                /** @description The field to sort by. A leading minus sorts in descending order. Default createdAt. */
                readonly sort?: "name" | "-name" | "taxpayerId" | "-taxpayerId" | "isDefault" | "-isDefault" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The maximum number of records. Default 1000. */
                readonly limit?: number;
                /** @description The number of records to skip. Default 0. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Accepted; the work continues in the background. */
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
                 * @description The id of the taxpayer.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly taxpayerId: string;
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The id of the taxpayer.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly taxpayerId: string;
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The id of the taxpayer.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly taxpayerId: string;
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The id of the taxpayer.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                readonly taxpayerId: string;
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
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
                 * @description The number, or only its last part, of any series. Leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: lists the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description Free text: a number or its last part, an access key, a devReference, a customer’s identification, or words of a customer’s name. The beginnings of words suffice, in any order; case and accents do not matter.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of the whole document and of its mail addresses. Send it in the header x-preview-content with the same order: the answer is 409 ISS_30012 if the order now makes another document. */
                readonly "x-preview-content"?: string;
                /** @description The `devReference` of a body without one, as a bare or a quoted text, with the same rules. If the body has another `devReference`, the answer is 400 REQ_10031. */
                readonly "idempotency-key"?: string;
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
            /** @description Accepted; the work continues in the background. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
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
                 * @description The number, or only its last part, of any series. Leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: lists the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description Free text: a number or its last part, an access key, a devReference, a customer’s identification, or words of a customer’s name. The beginnings of words suffice, in any order; case and accents do not matter.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of the whole document and of its mail addresses. Send it in the header x-preview-content with the same order: the answer is 409 ISS_30012 if the order now makes another document. */
                readonly "x-preview-content"?: string;
                /** @description The `devReference` of a body without one, as a bare or a quoted text, with the same rules. If the body has another `devReference`, the answer is 400 REQ_10031. */
                readonly "idempotency-key"?: string;
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
            /** @description Accepted; the work continues in the background. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
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
                 * @description The number, or only its last part, of any series. Leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: lists the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description Free text: a number or its last part, an access key, a devReference, a customer’s identification, or words of a customer’s name. The beginnings of words suffice, in any order; case and accents do not matter.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of the whole document and of its mail addresses. Send it in the header x-preview-content with the same order: the answer is 409 ISS_30012 if the order now makes another document. */
                readonly "x-preview-content"?: string;
                /** @description The `devReference` of a body without one, as a bare or a quoted text, with the same rules. If the body has another `devReference`, the answer is 400 REQ_10031. */
                readonly "idempotency-key"?: string;
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
            /** @description Accepted; the work continues in the background. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
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
                 * @description The number, or only its last part, of any series. Leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: lists the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description Free text: a number or its last part, an access key, a devReference, a customer’s identification, or words of a customer’s name. The beginnings of words suffice, in any order; case and accents do not matter.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of the whole document and of its mail addresses. Send it in the header x-preview-content with the same order: the answer is 409 ISS_30012 if the order now makes another document. */
                readonly "x-preview-content"?: string;
                /** @description The `devReference` of a body without one, as a bare or a quoted text, with the same rules. If the body has another `devReference`, the answer is 400 REQ_10031. */
                readonly "idempotency-key"?: string;
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
            /** @description Accepted; the work continues in the background. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
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
                 * @description The number, or only its last part, of any series. Leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: lists the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description Free text: a number or its last part, an access key, a devReference, a customer’s identification, or words of a customer’s name. The beginnings of words suffice, in any order; case and accents do not matter.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description A hash of the whole document and of its mail addresses. Send it in the header x-preview-content with the same order: the answer is 409 ISS_30012 if the order now makes another document. */
                readonly "x-preview-content"?: string;
                /** @description The `devReference` of a body without one, as a bare or a quoted text, with the same rules. If the body has another `devReference`, the answer is 400 REQ_10031. */
                readonly "idempotency-key"?: string;
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
            /** @description Accepted; the work continues in the background. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description true: asks the authority for the current state of the document, which may take ten seconds. The last answer is used again for a minute, without a warning, even while the authority is unavailable; `checkedAt` has its time. If the authority does not answer, meta.warnings says so. */
                readonly online?: "true" | "false";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description true: asks the authority for the current state of the document, which may take ten seconds. The last answer is used again for a minute, without a warning, even while the authority is unavailable; `checkedAt` has its time. If the authority does not answer, meta.warnings says so. */
                readonly online?: "true" | "false";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
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
                 * @description The number, or only its last part, of any series. Leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: lists the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description Free text: a number or its last part, an access key, a devReference, a customer’s identification, or words of a customer’s name. The beginnings of words suffice, in any order; case and accents do not matter.
                 * @example maria p
                 */
                readonly q?: string;
                /** @description Only documents of this kind. */
                readonly documentType?: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
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
                 * @description The number, or only its last part, of any series. Leading zeros of the last part may be left out.
                 * @example 001-001-000000123
                 */
                readonly number?: string;
                /**
                 * @description The access key: 49 digits.
                 * @example 2111202601179999999000110010010000000011234567813
                 */
                readonly accessKey?: string;
                /**
                 * @description The number of an invoice: lists the credit and debit notes that modify it.
                 * @example 001-001-000000123
                 */
                readonly modifies?: string;
                /**
                 * @description Free text: a number or its last part, an access key, a devReference, a customer’s identification, or words of a customer’s name. The beginnings of words suffice, in any order; case and accents do not matter.
                 * @example maria p
                 */
                readonly q?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description Only documents of this kind. */
                readonly documentType?: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
                /**
                 * @description Only this establishment. Three digits.
                 * @example 001
                 */
                readonly establishment?: string;
                /**
                 * @description Only emission points with this code. Three digits.
                 * @example 001
                 */
                readonly emissionPoint?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The first day of issue, YYYY-MM-DD. Default: the first of the month of `to`. */
                readonly from?: string;
                /** @description The last day of issue, YYYY-MM-DD, at most 366 days after `from`. Default: today, in UTC-5. */
                readonly to?: string;
                /** @description How to group the figures. Default day. */
                readonly by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /**
                 * @description Only this establishment.
                 * @example 001
                 */
                readonly establishment?: string;
                /**
                 * @description Only emission points with this code. Send `establishment` too for a single one.
                 * @example 001
                 */
                readonly emissionPoint?: string;
                /** @description Only the customer with this identification. */
                readonly customerIdentification?: string;
                /** @description The maximum number of groups; `rest` sums the others. Default and maximum 1000. */
                readonly limit?: number;
                /** @description csv returns a file, as `Accept: text/csv` does. Default json, unless Accept lists only text/csv. */
                readonly format?: "json" | "csv";
                /** @description Only documents of this kind. */
                readonly documentType?: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The first day of issue, YYYY-MM-DD. Default: the first of the month of `to`. */
                readonly from?: string;
                /** @description The last day of issue, YYYY-MM-DD, at most 366 days after `from`. Default: today, in UTC-5. */
                readonly to?: string;
                /** @description How to group the figures. Default day. */
                readonly by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /**
                 * @description Only this establishment.
                 * @example 001
                 */
                readonly establishment?: string;
                /**
                 * @description Only emission points with this code. Send `establishment` too for a single one.
                 * @example 001
                 */
                readonly emissionPoint?: string;
                /** @description Only the customer with this identification. */
                readonly customerIdentification?: string;
                /** @description The maximum number of groups; `rest` sums the others. Default and maximum 1000. */
                readonly limit?: number;
                /** @description csv returns a file, as `Accept: text/csv` does. Default json, unless Accept lists only text/csv. */
                readonly format?: "json" | "csv";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The first day of issue, YYYY-MM-DD. Default: the first of the month of `to`. */
                readonly from?: string;
                /** @description The last day of issue, YYYY-MM-DD, at most 366 days after `from`. Default: today, in UTC-5. */
                readonly to?: string;
                /** @description How to group the figures. Default day. */
                readonly by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /**
                 * @description Only this establishment.
                 * @example 001
                 */
                readonly establishment?: string;
                /**
                 * @description Only emission points with this code. Send `establishment` too for a single one.
                 * @example 001
                 */
                readonly emissionPoint?: string;
                /** @description Only the customer with this identification. */
                readonly customerIdentification?: string;
                /** @description The maximum number of groups; `rest` sums the others. Default and maximum 1000. */
                readonly limit?: number;
                /** @description csv returns a file, as `Accept: text/csv` does. Default json, unless Accept lists only text/csv. */
                readonly format?: "json" | "csv";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description The first day, YYYY-MM-DD. Default: the first of the month of `to`. */
                readonly from?: string;
                /** @description The last day, YYYY-MM-DD, at most 366 days after `from`. Default: today, in UTC-5. */
                readonly to?: string;
                /** @description csv returns a file, as `Accept: text/csv` does. Default json, unless Accept lists only text/csv. */
                readonly format?: "json" | "csv";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description The id of the last event received. The stream sends the events after it.
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
            /** @description Events until the stream ends. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["ReceiptStatusEvent"];
                };
            };
            /** @description The receipt is final, and you received every event. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Accepted; the work continues in the background. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
                readonly cursor?: string;
                /** @description The value. */
                readonly identification?: string;
                /** @description A part of the value. Case and accents do not matter. */
                readonly identification__like?: string;
                /** @description A part of the value. Case and accents do not matter. */
                readonly legalName__like?: string;
                /** @description A part of the value. Case and accents do not matter. */
                readonly email__like?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
                readonly cursor?: string;
                /** @description The value. */
                readonly code?: string;
                /** @description A part of the value. Case and accents do not matter. */
                readonly code__like?: string;
                /** @description A part of the value. Case and accents do not matter. */
                readonly description__like?: string;
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                /** @description true: asks the authority for the current state of the document, which may take ten seconds. The last answer is used again for a minute, without a warning, even while the authority is unavailable; `checkedAt` has its time. If the authority does not answer, meta.warnings says so. */
                readonly online?: "true" | "false";
            };
            readonly header: {
                /**
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description The `devReference` of a body without one, as a bare or a quoted text, with the same rules. If the body has another `devReference`, the answer is 400 REQ_10031. */
                readonly "idempotency-key"?: string;
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
            /** @description Accepted; the work continues in the background. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
                /** @description The `devReference` of a body without one, as a bare or a quoted text, with the same rules. If the body has another `devReference`, the answer is 400 REQ_10031. */
                readonly "idempotency-key"?: string;
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
            /** @description Accepted; the work continues in the background. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description Created. */
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
                 * @description The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.
                 * @example 1799999990001
                 */
                readonly "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
            /** @description The answers, one line for each order. */
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
    readonly listWebhooksByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                    readonly "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    readonly createWebhookByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookByKeyInput"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
        };
    };
    readonly deleteWebhookByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
    readonly updateWebhookByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookChange"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
        };
    };
    readonly rotateWebhookSecretByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
                    readonly "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
        };
    };
    readonly pingWebhookByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
                    readonly "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    readonly reactivateWebhookByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
                    readonly "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
        };
    };
    readonly listWebhookDeliveriesByKey: {
        readonly parameters: {
            readonly query?: {
                readonly status?: "pending" | "delivered" | "failed" | "skipped";
                /** @description Only 1 is possible: send `cursor` for the pages after it. */
                readonly page?: string;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the previous page: the list continues after it. Send it without page. */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
                    readonly "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
        };
    };
    readonly getWebhookDeliveryByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
                readonly id: string;
                /** @description The id from the list. */
                readonly deliveryId: string;
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
                    readonly "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    readonly resendWebhookDeliveryByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
                readonly id: string;
                /** @description The id from the list. */
                readonly deliveryId: string;
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
                    readonly "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    readonly resendWebhookDeliveriesByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResendRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResentAnswer"];
                };
            };
        };
    };
    readonly listApiKeysByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                    readonly "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    readonly createApiKeyByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApiKeyByKeyInput"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedApiKeyAnswer"];
                };
            };
        };
    };
    readonly revokeApiKeyByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
    readonly streamWebhookEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events until the stream ends. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["StreamedWebhookEvent"];
                };
            };
        };
    };
    readonly triggerWebhookEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description The type: invoice.authorized, purchase_settlement.authorized, credit_note.authorized, debit_note.authorized, waybill.authorized, withholding.authorized, invoice.rejected, purchase_settlement.rejected, credit_note.rejected, debit_note.rejected, waybill.rejected, withholding.rejected, invoice.error, purchase_settlement.error, credit_note.error, debit_note.error, waybill.error, withholding.error, invoice.completed, purchase_settlement.completed, credit_note.completed, debit_note.completed, waybill.completed, withholding.completed, receipt.voided, receipt.cancelled, certificate.expiring, webhook.ping.
                     * @example invoice.completed
                     */
                    readonly type: string;
                };
            };
        };
        readonly responses: {
            /** @description Accepted; the work continues in the background. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StreamedWebhookEventAnswer"];
                };
            };
        };
    };
    readonly resendWebhookEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
                    readonly "application/json": components["schemas"]["ResentAnswer"];
                };
            };
        };
    };
    readonly resendMissedWebhookEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: date-time
                     * @description Deliveries from this instant on, RFC 3339.
                     */
                    readonly since: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResentAnswer"];
                };
            };
        };
    };
    readonly listOwnRequests: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The status of the answer: 2xx, 4xx, 5xx, failed (400 and above), or an exact status.
                 * @example failed
                 */
                readonly status?: string;
                readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /**
                 * @description The beginning of the path if it starts with a slash, otherwise a part of it.
                 * @example /v1/developer/invoices
                 */
                readonly path?: string;
                /**
                 * @description The code of the error, or of one of its details.
                 * @example VAL_10000
                 */
                readonly code?: string;
                /** @description The id of the request, from X-Request-Id of the answer. */
                readonly requestId?: string;
                /** @description Requests from this instant on, RFC 3339. */
                readonly from?: string;
                /** @description Requests before this instant, RFC 3339. */
                readonly to?: string;
                /** @description Default 20, at most 100. */
                readonly limit?: number;
                /** @description nextCursor of the previous page: the list continues after it. */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                    readonly "application/json": components["schemas"]["LoggedRequestPage"];
                };
            };
        };
    };
    readonly listTestClocks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
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
                    readonly "application/json": components["schemas"]["TestClockList"];
                };
            };
        };
    };
    readonly createTestClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestClockInput"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestClockAnswer"];
                };
            };
        };
    };
    readonly getTestClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
                    readonly "application/json": components["schemas"]["TestClockAnswer"];
                };
            };
        };
    };
    readonly deleteTestClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
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
    readonly advanceTestClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The API version of this request. The default is that of the workspace: /docs/guides/versioning. */
                readonly "x-api-version"?: components["parameters"]["ApiVersion"];
                /** @description Your own id for this request. The answer and the log contain it. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The id from the list. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestClockAdvance"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestClockAnswer"];
                };
            };
        };
    };
}
export interface AddressVerification {
    /**
     * @description The token of the link. It works once, for an hour.
     * @example wHb2mG0kQ9s4LrT7xZc1vYp3JdE6nAfUi8oKqRgS5tM
     */
    readonly token: string;
    /**
     * @description At least 12 characters, not made of common words, years and rows of keys.
     * @example four words that do not rhyme
     */
    readonly password?: string;
}
export interface ApiKey {
    /** Format: uuid */
    readonly id: string;
    /**
     * @description Sandbox or production.
     * @enum {string}
     */
    readonly mode: "test" | "live";
    /**
     * @description Your name for the key.
     * @example Shop on the web
     */
    readonly name: string;
    /**
     * @description The beginning of the key, with its mode.
     * @example ak_test_
     */
    readonly prefix: string;
    /**
     * @description The last four characters.
     * @example x7Qd
     */
    readonly lastFour: string;
    /**
     * @description What the key may do: `issue` issues documents, and whatever changes a receipt or a series; `read` reads everything, except webhooks and keys; `records` changes taxpayers, certificates, customers, products and all other records; `webhooks` reads and changes webhooks of its mode; `keys` makes, lists and revokes keys of its mode, with no scope that it lacks itself. Default issue, read, records.
     * @example [
     *       "issue",
     *       "read",
     *       "records"
     *     ]
     */
    readonly scopes: readonly ("issue" | "read" | "records" | "webhooks" | "keys")[];
    /**
     * @description The key that made this one; null if a user made it.
     * @example null
     */
    readonly madeBy: components["schemas"]["ApiKeyLabel"] | null;
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description The last use, accurate to about a minute; null if never used.
     */
    readonly lastUsedAt: string | null;
}
export interface ApiKeyByKeyInput {
    /**
     * @description Sandbox or production.
     * @enum {string}
     */
    readonly mode?: "test" | "live";
    /**
     * @description Your name for the key.
     * @example Shop on the web
     */
    readonly name: string;
    /**
     * @description What the key may do: `issue` issues documents, and whatever changes a receipt or a series; `read` reads everything, except webhooks and keys; `records` changes taxpayers, certificates, customers, products and all other records; `webhooks` reads and changes webhooks of its mode; `keys` makes, lists and revokes keys of its mode, with no scope that it lacks itself. Default issue, read, records.
     * @example [
     *       "issue",
     *       "read",
     *       "records"
     *     ]
     */
    readonly scopes?: readonly ("issue" | "read" | "records" | "webhooks" | "keys")[];
}
export interface ApiKeyInput {
    /**
     * @description Sandbox or production.
     * @enum {string}
     */
    readonly mode: "test" | "live";
    /**
     * @description Your name for the key.
     * @example Shop on the web
     */
    readonly name: string;
    /**
     * @description What the key may do: `issue` issues documents, and whatever changes a receipt or a series; `read` reads everything, except webhooks and keys; `records` changes taxpayers, certificates, customers, products and all other records; `webhooks` reads and changes webhooks of its mode; `keys` makes, lists and revokes keys of its mode, with no scope that it lacks itself. Default issue, read, records.
     * @example [
     *       "issue",
     *       "read",
     *       "records"
     *     ]
     */
    readonly scopes?: readonly ("issue" | "read" | "records" | "webhooks" | "keys")[];
}
export interface ApiKeyLabel {
    /** Format: uuid */
    readonly id: string;
    /**
     * @description Your name for the key.
     * @example Shop on the web
     */
    readonly name: string;
    /** @example x7Qd */
    readonly lastFour: string;
}
export interface ApiKeyList {
    readonly data: readonly components["schemas"]["ApiKey"][];
    readonly meta: components["schemas"]["Meta"];
}
export interface ApiVersionChange {
    /**
     * @description A version of the API: the day of its first use.
     * @example 2026-11-27
     */
    readonly version: string;
}
export interface AuthorityMessage {
    /**
     * @description The weight of the message.
     * @enum {string}
     */
    readonly type: "ERROR" | "WARNING" | "INFO";
    /**
     * @description The authority's number, as text. AUT_00007 if its answer is about another document. ISS_6000x, CTX_1000x or SGN_2000x if something failed before the authority answered.
     * @example 39
     */
    readonly code: string;
    /** @description The facts of the sentence; left out if there are none. */
    readonly params?: {
        readonly [key: string]: unknown;
    };
    /**
     * @description The authority's own text; for a code of this system the sentence in the language of Accept-Language.
     * @example FIRMA INVALIDA
     */
    readonly message: string;
    /** @description The authority's own detail, or null. */
    readonly additionalInfo: string | null;
}
export interface AuthorityStatus {
    /**
     * @description CANCELLATION_PENDING: the issuer has asked the authority to cancel the document, and the recipient has to accept. CANCELLED: the document is no longer valid.
     * @enum {string}
     */
    readonly state: "AUTHORIZED" | "NOT_AUTHORIZED" | "CANCELLATION_PENDING" | "CANCELLED";
    /**
     * @description When it was asked: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly checkedAt: string;
}
export interface BatchAnswer {
    /** @description The position of the order in the batch, from 0. Blank lines do not count. */
    readonly index: number;
    /**
     * @description The status that the order would get by itself: 202, 200 for a repeated devReference, or an error.
     * @example 202
     */
    readonly status: number;
    /** @example order-1 */
    readonly devReference: string | null;
    readonly receipt?: components["schemas"]["Receipt"];
    readonly error?: components["schemas"]["Error"];
    readonly warnings?: readonly components["schemas"]["Warning"][];
}
export type BatchOrder = {
    /** @enum {string} */
    readonly documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WITHHOLDING";
    /**
     * @description Required, so that a batch can be sent again.
     * @example order-1
     */
    readonly devReference: string;
} & {
    readonly [key: string]: unknown;
};
export interface Catalog {
    /** @example income-withholdings */
    readonly name: string;
    /**
     * @description In Spanish.
     * @example Retenciones de renta
     */
    readonly title: string;
    /** @example income-tax withholdings */
    readonly english: string;
    /** @description The members of an order for these codes. */
    readonly usedIn: string;
    /**
     * @description The number of rows, of all days.
     * @example 206
     */
    readonly rows: number;
}
export interface CatalogOnDay {
    /** @example income-withholdings */
    readonly name: string;
    /**
     * @description In Spanish.
     * @example Retenciones de renta
     */
    readonly title: string;
    /** @example income-tax withholdings */
    readonly english: string;
    /** @description The members of an order for these codes. */
    readonly usedIn: string;
    /**
     * Format: date
     * @description YYYY-MM-DD.
     */
    readonly date: string;
    readonly rows: readonly ({
        /** @example 312 */
        readonly code: string;
        /** @description The authority's name, in Spanish. */
        readonly name: string;
        /** @description Our translation. */
        readonly english?: string;
        /** @description Percentages, the usual one first; left out if they vary. */
        readonly rates?: readonly string[];
        /** @description The printed percentages of a code without a fixed list. */
        readonly range?: string;
        /** @description Left out if the start is not known. */
        readonly from?: string;
        /** @description The last day; left out while it is in force. */
        readonly to?: string;
        /** @description Without `from`: the first day on which it is known to be in force. */
        readonly knownSince?: string;
        /** @description The legal base, or the authority's table. */
        readonly source?: string;
        /**
         * @description How it is known. F: technical sheet. X: schema. R: authorized documents. C: practice. S: second hand; a document that differs from such a row gets a warning, and is issued.
         * @enum {string}
         */
        readonly mark?: "F" | "X" | "R" | "C" | "S";
    } & {
        readonly [key: string]: unknown;
    })[];
}
export interface Category {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description A text of 1 to 300 characters, such as Bebidas. */
    readonly name: string;
    /** @description A text of at most 1000 characters, or null. */
    readonly description: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface CategoryChange {
    /** @description A text of 1 to 300 characters, such as Bebidas. */
    readonly name?: string;
    /** @description A text of at most 1000 characters, or null. */
    readonly description?: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId?: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface CategoryInput {
    /** @description A text of 1 to 300 characters, such as Bebidas. */
    readonly name: string;
    /** @description A text of at most 1000 characters, or null. */
    readonly description?: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface CertificateEvent {
    /**
     * Format: uuid
     * @description The id of the event. Retries and resends keep it: use it to recognize repeated events.
     */
    readonly id: string;
    /**
     * @description The type of the event.
     * @enum {string}
     */
    readonly type: "certificate.expiring";
    /**
     * @description When the event happened: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly createdAt: string;
    /**
     * @description The environment of the endpoint.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /**
     * @description The workspace of the endpoint.
     * @example 01935a2e-7c1f-4abc-8def-0123456789ab
     */
    readonly workspaceId: string;
    /**
     * @description The registry number (RUC) of the taxpayer.
     * @example 1799999990001
     */
    readonly taxpayerRuc: string;
    readonly data: components["schemas"]["ExpiringCertificate"];
    /**
     * @description The reasons for a refusal or a failure; otherwise empty.
     * @example []
     */
    readonly reason: readonly components["schemas"]["AuthorityMessage"][];
}
export interface CertificateForm {
    /** @description The P12 file. */
    readonly file: string;
    /** @description The password of the file. */
    readonly password?: string;
}
export interface CertificateProblem {
    /**
     * @description A stable code; /docs/errors explains it.
     * @example CTX_10009
     */
    readonly code: string;
    /** @example The taxpayer's certificate names another registry number. */
    readonly message: string;
    /**
     * @description The remedy of the problem.
     * @example Upload a certificate of this taxpayer: POST /v1/developer/certificate.
     */
    readonly remedy: string;
    /**
     * @description live: the problem concerns production only.
     * @example live
     * @enum {string|null}
     */
    readonly only: "live" | null;
}
export interface CertificateStatus {
    /**
     * @description MISSING: no certificate is stored, and every other member is null.
     * @example VALID
     * @enum {string}
     */
    readonly status: "MISSING" | "VALID" | "EXPIRING" | "EXPIRED";
    /**
     * @description The owner of the certificate.
     * @example CN=Comercial Andina S.A.
     */
    readonly subject: string | null;
    /**
     * @description The certifier that issued it.
     * @example CN=Entidad de Certificación
     */
    readonly issuer: string | null;
    /**
     * @description The registry number in the certificate; null if it has none.
     * @example 1790012345001
     */
    readonly registryNumber: string | null;
    /**
     * @description The serial number of the certificate, in hexadecimal.
     * @example 5f3a09
     */
    readonly serialNumber: string | null;
    /**
     * @description The beginning of its validity, RFC 3339 in UTC.
     * @example 2026-01-01T00:00:00.000Z
     */
    readonly notBefore: string | null;
    /**
     * @description The end of its validity, RFC 3339 in UTC.
     * @example 2028-01-01T00:00:00.000Z
     */
    readonly notAfter: string | null;
    /** @example 405 */
    readonly daysLeft: number | null;
    /**
     * @description The SHA-256 of the certificate, in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    readonly fingerprint: string | null;
    /** @description The problems that keep the certificate from signing; empty if there are none. */
    readonly problems: readonly components["schemas"]["CertificateProblem"][];
}
export interface CertificateStatusAnswer {
    readonly data: components["schemas"]["CertificateStatus"];
    readonly meta: components["schemas"]["Meta"];
}
export interface CertificateUpload {
    /**
     * @description The P12 file in base64.
     * @example MIIKpQIBAzCC
     */
    readonly file: string;
    /**
     * @description The password of the file. It is stored encrypted and never shown.
     * @example …
     */
    readonly password: string;
}
export interface CreatedApiKey {
    /** Format: uuid */
    readonly id: string;
    /**
     * @description Sandbox or production.
     * @enum {string}
     */
    readonly mode: "test" | "live";
    /**
     * @description Your name for the key.
     * @example Shop on the web
     */
    readonly name: string;
    /**
     * @description The beginning of the key, with its mode.
     * @example ak_test_
     */
    readonly prefix: string;
    /**
     * @description The last four characters.
     * @example x7Qd
     */
    readonly lastFour: string;
    /**
     * @description What the key may do: `issue` issues documents, and whatever changes a receipt or a series; `read` reads everything, except webhooks and keys; `records` changes taxpayers, certificates, customers, products and all other records; `webhooks` reads and changes webhooks of its mode; `keys` makes, lists and revokes keys of its mode, with no scope that it lacks itself. Default issue, read, records.
     * @example [
     *       "issue",
     *       "read",
     *       "records"
     *     ]
     */
    readonly scopes: readonly ("issue" | "read" | "records" | "webhooks" | "keys")[];
    /**
     * @description The key that made this one; null if a user made it.
     * @example null
     */
    readonly madeBy: components["schemas"]["ApiKeyLabel"] | null;
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description The last use, accurate to about a minute; null if never used.
     */
    readonly lastUsedAt: string | null;
    /**
     * @description The key itself, for the header X-API-Key. It is not stored and cannot be shown again.
     * @example ak_test_…
     */
    readonly key: string;
}
export interface CreatedApiKeyAnswer {
    readonly data: components["schemas"]["CreatedApiKey"];
    readonly meta: components["schemas"]["Meta"];
}
export type CreditNoteOrder = components["schemas"]["CreditNoteOrderWithCustomerId"] | components["schemas"]["CreditNoteOrderWithAccessKey"] | components["schemas"]["CreditNoteOrderWithCustomer"];
export interface CreditNoteOrderWithAccessKey {
    readonly customer?: components["schemas"]["Party"];
    readonly items: readonly components["schemas"]["OrderItem"][];
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    readonly supportingDocument: components["schemas"]["SupportingReferenceWithAccessKey"];
    /** @description Why the invoice is lowered. */
    readonly reason: string;
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: that of the invoice if it is a receipt here, otherwise the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
    readonly customerId?: never;
}
export interface CreditNoteOrderWithCustomer {
    readonly customer: components["schemas"]["Party"];
    readonly items: readonly components["schemas"]["OrderItem"][];
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    readonly supportingDocument: components["schemas"]["SupportingReference"];
    /** @description Why the invoice is lowered. */
    readonly reason: string;
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: that of the invoice if it is a receipt here, otherwise the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
    readonly customerId?: never;
}
export interface CreditNoteOrderWithCustomerId {
    /**
     * Format: uuid
     * @description The id of a stored customer.
     */
    readonly customerId: string;
    readonly items: readonly components["schemas"]["OrderItem"][];
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    readonly supportingDocument: components["schemas"]["SupportingReference"];
    /** @description Why the invoice is lowered. */
    readonly reason: string;
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: that of the invoice if it is a receipt here, otherwise the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
    readonly customer?: never;
}
export interface CursorMeta {
    /**
     * @description The id of the request, as in X-Request-Id.
     * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
     */
    readonly requestId: string;
    /**
     * @description sandbox for a test key, production for a live one.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /**
     * @description Warnings about this successful request; left out if there are none.
     * @example []
     */
    readonly warnings?: readonly components["schemas"]["Warning"][];
    readonly pagination: components["schemas"]["CursorPagination"];
}
export interface CursorPagination {
    /** @example 20 */
    readonly limit: number;
    /**
     * @description The cursor of the next page; null on the last page.
     * @example null
     */
    readonly nextCursor: string | null;
}
export interface Customer {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description The number of the identification. A text of 1 to 20 characters, such as 1710034065. */
    readonly identification: string;
    /**
     * @description The kind of identification: 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04 (RUC), 05 (NATIONAL_ID), 06 (PASSPORT), 07 (FINAL_CONSUMER), 08 (FOREIGN_ID).
     * @enum {string}
     */
    readonly type: "04" | "05" | "06" | "07" | "08";
    /** @description The legal name, or first name and surname. A text of 1 to 300 characters, such as María Pérez. */
    readonly name: string;
    /** @description The e-mail address that receives the documents. A text of at most 1000 characters, or null. */
    readonly email: string | null;
    /** @description A text of at most 50 characters, or null. */
    readonly phone: string | null;
    /** @description A text of at most 300 characters, or null. */
    readonly address: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface CustomerChange {
    /** @description The number of the identification. A text of 1 to 20 characters, such as 1710034065. */
    readonly identification?: string;
    /**
     * @description The kind of identification: 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04 (RUC), 05 (NATIONAL_ID), 06 (PASSPORT), 07 (FINAL_CONSUMER), 08 (FOREIGN_ID).
     * @enum {string}
     */
    readonly type?: "04" | "05" | "06" | "07" | "08";
    /** @description The legal name, or first name and surname. A text of 1 to 300 characters, such as María Pérez. */
    readonly name?: string;
    /** @description The e-mail address that receives the documents. A text of at most 1000 characters, or null. */
    readonly email?: string | null;
    /** @description A text of at most 50 characters, or null. */
    readonly phone?: string | null;
    /** @description A text of at most 300 characters, or null. */
    readonly address?: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId?: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface CustomerInput {
    /** @description The number of the identification. A text of 1 to 20 characters, such as 1710034065. */
    readonly identification: string;
    /**
     * @description The kind of identification: 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04 (RUC), 05 (NATIONAL_ID), 06 (PASSPORT), 07 (FINAL_CONSUMER), 08 (FOREIGN_ID).
     * @enum {string}
     */
    readonly type: "04" | "05" | "06" | "07" | "08";
    /** @description The legal name, or first name and surname. A text of 1 to 300 characters, such as María Pérez. */
    readonly name: string;
    /** @description The e-mail address that receives the documents. A text of at most 1000 characters, or null. */
    readonly email?: string | null;
    /** @description A text of at most 50 characters, or null. */
    readonly phone?: string | null;
    /** @description A text of at most 300 characters, or null. */
    readonly address?: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface DailyUsage {
    /**
     * @description The first day.
     * @example 2026-11-01
     */
    readonly from: string;
    /**
     * @description The last day.
     * @example 2026-11-30
     */
    readonly to: string;
    /** @description The days with documents, oldest first. */
    readonly days: readonly components["schemas"]["DayUsage"][];
}
export interface DailyUsageAnswer {
    readonly data: components["schemas"]["DailyUsage"];
    readonly meta: components["schemas"]["Meta"];
}
export interface DayUsage {
    /**
     * @description YYYY-MM-DD, in UTC-5.
     * @example 2026-11-21
     */
    readonly day: string;
    /** @example 7 */
    readonly used: number;
    /**
     * @description The number of receipts by kind of document.
     * @example {
     *       "INVOICE": 7
     *     }
     */
    readonly byDocumentType: {
        readonly [key: string]: number;
    };
}
export type DebitNoteOrder = components["schemas"]["DebitNoteOrderWithCustomerId"] | components["schemas"]["DebitNoteOrderWithAccessKey"] | components["schemas"]["DebitNoteOrderWithCustomer"];
export interface DebitNoteOrderWithAccessKey {
    readonly customer?: components["schemas"]["Party"];
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    readonly supportingDocument: components["schemas"]["SupportingReferenceWithAccessKey"];
    readonly reasons: readonly {
        /** @description Why it is charged. */
        readonly reason: string;
        /** @description The charged amount, before taxes. A decimal number, or the same as text. */
        readonly amount: number | string;
    }[];
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    /**
     * @description The treatment for value-added tax.
     * @enum {string}
     */
    readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
    /** @description A percentage, with IVA_RATE only. A decimal number, or the same as text. */
    readonly tax?: number | string;
    /** @description One tax, or a list: a percentage and dollars per unit on the same line. */
    readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
    readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
    readonly payments?: readonly components["schemas"]["Payment"][];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
    readonly customerId?: never;
}
export interface DebitNoteOrderWithCustomer {
    readonly customer: components["schemas"]["Party"];
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    readonly supportingDocument: components["schemas"]["SupportingReference"];
    readonly reasons: readonly {
        /** @description Why it is charged. */
        readonly reason: string;
        /** @description The charged amount, before taxes. A decimal number, or the same as text. */
        readonly amount: number | string;
    }[];
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    /**
     * @description The treatment for value-added tax.
     * @enum {string}
     */
    readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
    /** @description A percentage, with IVA_RATE only. A decimal number, or the same as text. */
    readonly tax?: number | string;
    /** @description One tax, or a list: a percentage and dollars per unit on the same line. */
    readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
    readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
    readonly payments?: readonly components["schemas"]["Payment"][];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
    readonly customerId?: never;
}
export interface DebitNoteOrderWithCustomerId {
    /**
     * Format: uuid
     * @description The id of a stored customer.
     */
    readonly customerId: string;
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    readonly supportingDocument: components["schemas"]["SupportingReference"];
    readonly reasons: readonly {
        /** @description Why it is charged. */
        readonly reason: string;
        /** @description The charged amount, before taxes. A decimal number, or the same as text. */
        readonly amount: number | string;
    }[];
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    /**
     * @description The treatment for value-added tax.
     * @enum {string}
     */
    readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
    /** @description A percentage, with IVA_RATE only. A decimal number, or the same as text. */
    readonly tax?: number | string;
    /** @description One tax, or a list: a percentage and dollars per unit on the same line. */
    readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
    readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
    readonly payments?: readonly components["schemas"]["Payment"][];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
    readonly customer?: never;
}
export interface Deleted {
    readonly message: string;
}
export interface DeletedTaxpayer {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description The registry number (RUC). A registry number: 13 digits that begin with a province and end in 001, such as 1790012345001. */
    readonly ruc: string;
    /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters, such as Comercial Andina S.A. */
    readonly name: string;
    /** @description The name that customers know (nombre comercial). A text of at most 300 characters, or null. */
    readonly commercialName: string | null;
    /** @description The address of the head office (dirección matriz). A text of at most 300 characters, or null. */
    readonly address: string | null;
    /** @description Whether the taxpayer must keep accounts (obligado a llevar contabilidad). True or false. */
    readonly accountingObligated: boolean;
    /** @description The number of the resolution as special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
    readonly specialContributorCode: string | null;
    /**
     * @description A note of your own, without effect. Only the key (ak_test_ or ak_live_) decides where a document goes. One of sandbox, production.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /**
     * @description The rounding of taxes for orders without taxRounding: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed. One of BASE, LINE.
     * @enum {string}
     */
    readonly taxRounding: "BASE" | "LINE";
    /**
     * @description The simplified regime (RIMPE) of the taxpayer. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
     * @enum {string|null}
     */
    readonly rimpe: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
    /** @description The number of the resolution as withholding agent (agente de retención). A text of at most 50 characters, or null. */
    readonly withholdingAgent: string | null;
    /** @description The number of the resolution as large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
    readonly largeContributor: string | null;
    /** @description The number of the craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
    readonly artisan: string | null;
    /** @description The e-mail address for customers: mail to them shows it, and it receives their replies. A text of at most 254 characters, or null. */
    readonly email: string | null;
    /** @description The telephone number for customers: mail to them shows it. A text of at most 50 characters, or null. */
    readonly phone: string | null;
    /**
     * Format: uuid
     * @description The signing certificate. POST /v1/developer/certificate uploads it. The signer's id of the certificate, or null.
     */
    readonly uuidFileP12: string | null;
    /** @description The state of the certificate; null while it is unknown. */
    readonly certificate: {
        /** @description MISSING, VALID, EXPIRING (30 days or fewer left) or EXPIRED. */
        readonly status: string;
        /** @description When it ends; null if there is none. */
        readonly notAfter: string | null;
        /** @description Whole days left; negative once it has ended. */
        readonly daysLeft: number | null;
    } | null;
    /** @description The address of the logo. POST /taxpayers/{id}/logo uploads it. A web address, or null. */
    readonly logoUrl: string | null;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
    /**
     * @description The password of the P12 file. Only the signer keeps it.
     * @example the password of the file
     */
    readonly signaturePassword: string | null;
}
export interface DemoData {
    /**
     * @description Whether all demo data is there.
     * @example true
     */
    readonly filled: boolean;
    /**
     * @description The number of demo receipts. They count for the sandbox quota.
     * @example 8
     */
    readonly receipts: number;
}
export interface DemoDataAnswer {
    readonly data: components["schemas"]["DemoData"];
    readonly meta: components["schemas"]["Meta"];
}
export interface Detail {
    /** @description The name of the detail. */
    readonly name: string;
    /** @description Its text. */
    readonly value: string;
}
export interface DeveloperCustomer {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /**
     * @description The kind of identification. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID.
     * @enum {string|null}
     */
    readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID" | null;
    /** @description The number; a final consumer needs none. A text of 1 to 20 characters, such as 1710034065. */
    readonly identification: string;
    /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters, such as María Peña. */
    readonly legalName: string;
    /** @description The e-mail address that receives the documents. A text of at most 1000 characters, or null. */
    readonly email: string | null;
    /** @description A text of at most 50 characters, or null. */
    readonly phone: string | null;
    /** @description A text of at most 300 characters, or null. */
    readonly address: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface DeveloperCustomerAnswer {
    readonly data: components["schemas"]["DeveloperCustomer"];
    readonly meta: components["schemas"]["Meta"];
}
export interface DeveloperCustomerChange {
    /**
     * @description The kind of identification. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID. null counts as omitted.
     * @enum {string|null}
     */
    readonly identificationType?: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID" | null;
    /** @description The number; a final consumer needs none. A text of 1 to 20 characters, such as 1710034065. */
    readonly identification?: string;
    /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters, such as María Pérez. */
    readonly legalName?: string;
    /** @description The e-mail address that receives the documents. A text of at most 1000 characters, or null. */
    readonly email?: string | null;
    /** @description A text of at most 50 characters, or null. */
    readonly phone?: string | null;
    /** @description A text of at most 300 characters, or null. */
    readonly address?: string | null;
}
export interface DeveloperCustomerInput {
    /**
     * @description The kind of identification. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID.
     * @enum {string}
     */
    readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
    /** @description The number; a final consumer needs none. A text of 1 to 20 characters, such as 1710034065. null counts as omitted. */
    readonly identification?: string | null;
    /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters, such as María Pérez. null counts as omitted. */
    readonly legalName?: string | null;
    /** @description The e-mail address that receives the documents. A text of at most 1000 characters, or null. */
    readonly email?: string | null;
    /** @description A text of at most 50 characters, or null. */
    readonly phone?: string | null;
    /** @description A text of at most 300 characters, or null. */
    readonly address?: string | null;
}
export interface DeveloperCustomerPage {
    readonly data: readonly components["schemas"]["DeveloperCustomer"][];
    readonly meta: components["schemas"]["PageMeta"];
}
export interface DeveloperProduct {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
    readonly code: string;
    /** @description The text printed on documents. A text of 1 to 300 characters, such as Café tostado 500 g. */
    readonly description: string;
    /** @description The price of one unit, without tax. */
    readonly unitPrice: number;
    /**
     * @description The treatment in value-added tax. Null for a tax that is not value-added.
     * @enum {string|null}
     */
    readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | null;
    /** @description The rate of value-added tax in per cent; needed with IVA_RATE. The rate in per cent, or null. */
    readonly tax: number | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface DeveloperProductAnswer {
    readonly data: components["schemas"]["DeveloperProduct"];
    readonly meta: components["schemas"]["Meta"];
}
export interface DeveloperProductChange {
    /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
    readonly code?: string;
    /** @description The text printed on documents. A text of 1 to 300 characters, such as Café tostado 500 g. */
    readonly description?: string;
    /** @description The price of one unit, without tax. A number from 0, such as 12.5. */
    readonly unitPrice?: number | string;
    /**
     * @description The treatment in value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT. null counts as omitted.
     * @enum {string|null}
     */
    readonly taxType?: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | null;
    /** @description The rate of value-added tax in per cent; needed with IVA_RATE. A rate in per cent, such as 15. null counts as omitted. */
    readonly tax?: number | string | null;
}
export interface DeveloperProductInput {
    /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
    readonly code: string;
    /** @description The text printed on documents. A text of 1 to 300 characters, such as Café tostado 500 g. */
    readonly description: string;
    /** @description The price of one unit, without tax. A number from 0, such as 12.5. */
    readonly unitPrice: number | string;
    /**
     * @description The treatment in value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT.
     * @enum {string}
     */
    readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
    /** @description The rate of value-added tax in per cent; needed with IVA_RATE. A rate in per cent, such as 15. null counts as omitted. */
    readonly tax?: number | string | null;
}
export interface DeveloperProductPage {
    readonly data: readonly components["schemas"]["DeveloperProduct"][];
    readonly meta: components["schemas"]["PageMeta"];
}
export interface DocumentType {
    /**
     * Format: uuid
     * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    readonly code: string;
    readonly name: string;
}
export interface EmissionPoint {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /**
     * Format: uuid
     * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly establishmentId: string;
    /** @description The second three digits of its document numbers: 1 is 001. An integer from 1 to 999, such as 1. */
    readonly code: number;
    /** @description A text of 1 to 300 characters, such as Caja 1. */
    readonly name: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface EmissionPointChange {
    /**
     * Format: uuid
     * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly establishmentId?: string;
    /** @description The second three digits of its document numbers: 1 is 001. An integer from 1 to 999, such as 1, or the same as a string. */
    readonly code?: number | string;
    /** @description A text of 1 to 300 characters, such as Caja 1. */
    readonly name?: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface EmissionPointInput {
    /**
     * Format: uuid
     * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly establishmentId: string;
    /** @description The second three digits of its document numbers: 1 is 001. An integer from 1 to 999, such as 1. */
    readonly code: number;
    /** @description A text of 1 to 300 characters, such as Caja 1. */
    readonly name: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface Error {
    /** @description A stable code; /docs/errors explains it. */
    readonly code: string;
    /** @description The facts in the message, such as limits, allowed values and the value received, and as `about` the value or the line with the error; left out if there are none. Texts among them are in the language of the message. */
    readonly params?: {
        readonly [key: string]: unknown;
    };
    /** @description The error in words, for people. It names the first field with an error. */
    readonly message: string;
    /** @description The HTTP status of the answer. */
    readonly statusCode: number;
    /** @description The errors of all fields: at most 200, or 1,000 of a file. */
    readonly details: readonly components["schemas"]["ErrorDetail"][];
    /** @description The id of the request, as in X-Request-Id. */
    readonly requestId: string;
}
export interface ErrorDetail {
    /** @description The field: items[0].unitPrice. */
    readonly path: string;
    /** @description A stable code; /docs/errors explains it. */
    readonly code: string;
    /** @description The facts in the message, such as limits, allowed values and the value received, and as `about` the value or the line with the error; left out if there are none. Texts among them are in the language of the message. */
    readonly params?: {
        readonly [key: string]: unknown;
    };
    /** @description What is wrong, and what form is expected. */
    readonly message: string;
    /** @description The line of the sent file; its header is line 1. */
    readonly line?: number;
    /** @description The name of the column in the sent file, if the error is about one. */
    readonly column?: string;
}
export interface Establishment {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description The first three digits of its document numbers: 1 is 001. An integer from 1 to 999, such as 1. */
    readonly code: number;
    /** @description A text of 1 to 300 characters, such as Matriz. */
    readonly name: string;
    /** @description The address, printed on its documents. A text of at most 300 characters, or null. */
    readonly address: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface EstablishmentChange {
    /** @description The first three digits of its document numbers: 1 is 001. An integer from 1 to 999, such as 1, or the same as a string. */
    readonly code?: number | string;
    /** @description A text of 1 to 300 characters, such as Matriz. */
    readonly name?: string;
    /** @description The address, printed on its documents. A text of at most 300 characters, or null. */
    readonly address?: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface EstablishmentInput {
    /** @description The first three digits of its document numbers: 1 is 001. An integer from 1 to 999, such as 1. */
    readonly code: number;
    /** @description A text of 1 to 300 characters, such as Matriz. */
    readonly name: string;
    /** @description The address, printed on its documents. A text of at most 300 characters, or null. */
    readonly address?: string | null;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface Excise {
    /** @description The authority's code, table 18. */
    readonly code: string;
    /** @description The base of the rate: dollars, or units. Default: the line before taxes. A decimal number, or the same as text. */
    readonly base?: number | string;
    /** @description A percentage; for codes charged per unit, dollars per unit: then send the base too. A decimal number, or the same as text. */
    readonly rate?: number | string;
    /** @description Send it instead of base and rate. If the code can be charged in both ways, send it with them to select one. A decimal number, or the same as text. */
    readonly amount?: number | string;
}
export interface ExpiringCertificate {
    /**
     * @description Always EXPIRING.
     * @constant
     */
    readonly status: "EXPIRING";
    /** @description The owner, as the certificate names it. */
    readonly subject: string;
    /** @description The certifier, as the certificate names it. */
    readonly issuer: string;
    /** @description The registry number in the certificate, or null. */
    readonly registryNumber: string | null;
    /** @description The serial number of the certificate, in hexadecimal. */
    readonly serialNumber: string;
    /**
     * @description The begin of its validity: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly notBefore: string;
    /**
     * @description The end of its validity: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly notAfter: string;
    /** @description The whole days until its end. */
    readonly daysLeft: number;
    /** @description The SHA-256 of the certificate, in hexadecimal. */
    readonly fingerprint: string;
}
export interface Exportation {
    /** @description The terms of delivery of goods. Send incotermPlace too. */
    readonly incoterm?: string;
    /** @description The place of the terms of delivery. */
    readonly incotermPlace?: string;
    /** @description The country of origin. */
    readonly originCountry: string;
    /** @description The port of loading. Send both ports for goods, and none for services. */
    readonly loadingPort?: string;
    /** @description The port of destination. */
    readonly destinationPort?: string;
    /** @description The country of destination. */
    readonly destinationCountry: string;
    /** @description The country of acquisition. */
    readonly acquisitionCountry?: string;
    /** @description The terms of the subtotal. Default: those of incoterm. */
    readonly incotermSubtotal?: string;
    /** @description The cost of the freight abroad. A decimal number, or the same as text. */
    readonly internationalFreight?: number | string;
    /** @description The cost of the insurance abroad. A decimal number, or the same as text. */
    readonly internationalInsurance?: number | string;
    /** @description The cost of customs. A decimal number, or the same as text. */
    readonly customsExpenses?: number | string;
    /** @description Other costs of the transport. A decimal number, or the same as text. */
    readonly otherTransportExpenses?: number | string;
}
export interface FileLink {
    /**
     * @description A signed address, which works without a key until expiresAt.
     * @example http://127.0.0.1:8080/files/eyJ…/factura-001-001-000000001.pdf
     */
    readonly url: string;
    /**
     * @description An instant, RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly expiresAt: string;
    /** @example factura-001-001-000000001.pdf */
    readonly fileName: string;
    /** @example application/pdf */
    readonly contentType: string;
    /**
     * @description The size of the file in bytes.
     * @example 48211
     */
    readonly size: number;
}
export interface FileLinkAnswer {
    readonly data: components["schemas"]["FileLink"];
    readonly meta: components["schemas"]["Meta"];
}
export interface FiscalMachine {
    /** @description The maker of the machine. */
    readonly brand: string;
    /** @description The model of the machine. */
    readonly model: string;
    /** @description The serial number of the machine. */
    readonly serial: string;
}
export interface ForgottenPassword {
    /**
     * @description An e-mail address.
     * @example ana@ferreteria-andina.example
     */
    readonly email: string;
}
export interface ImportCounts {
    /** @example 118 */
    readonly created: number;
    /** @example 2 */
    readonly updated: number;
    /**
     * @description Lines equal to the stored record; nothing is written for them.
     * @example 40
     */
    readonly unchanged: number;
}
export interface Installation {
    /**
     * @description verified: a new account opens through the mailed link. open: at once. closed: only the operator creates accounts.
     * @example verified
     * @enum {string}
     */
    readonly signUp: "verified" | "open" | "closed";
    /**
     * @description Whether POST /account/demo-session works for this caller.
     * @example false
     */
    readonly demo: boolean;
    /**
     * @example production
     * @enum {string}
     */
    readonly deployment: "production" | "development";
    /**
     * @description The version of this system.
     * @example 0.1.0
     */
    readonly version: string;
}
export interface InstallationAnswer {
    readonly data: components["schemas"]["Installation"];
    readonly meta: components["schemas"]["Meta"];
}
export interface Invoice {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /**
     * Format: uuid
     * @description The customer. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly customerId: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly establishmentId: string;
    /**
     * Format: uuid
     * @description The emission point that numbers the invoice. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly emissionPointId: string;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: uuid
     * @description The kind of document, from GET /document-types. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly documentTypeId: string;
    /**
     * Format: date
     * @description The day of the invoice in Ecuador. A day of the calendar written YYYY-MM-DD, such as 2026-11-22.
     */
    readonly issueDate: string;
    /** @description The payments. Their sum is the total. A list of 1 to 50 payments. */
    readonly paymentMethods: readonly components["schemas"]["InvoicePayment"][];
    /** @description The lines of the invoice. A list of 1 to 1000 detail lines. */
    readonly details: readonly components["schemas"]["InvoiceDetail"][];
    /**
     * @description The rounding of taxes: BASE, once for each rate on the sum of its bases, or LINE, on each line. Default: that of the taxpayer. One of BASE, LINE.
     * @enum {string}
     */
    readonly taxRounding: "BASE" | "LINE";
    /**
     * Format: uuid
     * @description The receipt of this invoice in the key's mode, or null.
     */
    readonly receiptId: string | null;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface InvoiceChange {
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
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId?: string;
    /**
     * Format: uuid
     * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly establishmentId?: string;
    /**
     * Format: uuid
     * @description The emission point that numbers the invoice. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly emissionPointId?: string;
    /** @description The payments. Their sum is the total. A list of 1 to 50 payments. */
    readonly paymentMethods?: readonly components["schemas"]["InvoicePaymentInput"][];
    /**
     * @description The rounding of taxes: BASE, once for each rate on the sum of its bases, or LINE, on each line. Default: that of the taxpayer. One of BASE, LINE. null counts as omitted.
     * @enum {string|null}
     */
    readonly taxRounding?: "BASE" | "LINE" | null;
    /** @description The lines of the invoice. A list of 1 to 1000 detail lines. */
    readonly details?: readonly components["schemas"]["InvoiceDetailInput"][];
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface InvoiceDetail {
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
    /** @description A decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50". */
    readonly price: string;
    /** @description A decimal number that is not negative, as text, with at most 2 decimal places, such as "12.50". */
    readonly discount: string;
}
export interface InvoiceDetailInput {
    /**
     * Format: uuid
     * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. null counts as omitted.
     */
    readonly id?: string | null;
    /**
     * Format: uuid
     * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly productId: string;
    /** @description An integer from 1, such as 2. */
    readonly quantity: number;
    /** @description A decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50". */
    readonly price: string;
    /** @description A decimal number that is not negative, as text, with at most 2 decimal places, such as "12.50". null counts as omitted. */
    readonly discount?: string | null;
}
export interface InvoiceInput {
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
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly establishmentId: string;
    /**
     * Format: uuid
     * @description The emission point that numbers the invoice. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly emissionPointId: string;
    /** @description The payments. Their sum is the total. A list of 1 to 50 payments. */
    readonly paymentMethods: readonly components["schemas"]["InvoicePaymentInput"][];
    /**
     * @description The rounding of taxes: BASE, once for each rate on the sum of its bases, or LINE, on each line. Default: that of the taxpayer. One of BASE, LINE. null counts as omitted.
     * @enum {string|null}
     */
    readonly taxRounding?: "BASE" | "LINE" | null;
    /** @description The lines of the invoice. A list of 1 to 1000 detail lines. */
    readonly details: readonly components["schemas"]["InvoiceDetailInput"][];
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export type InvoiceOrder = components["schemas"]["InvoiceOrderWithCustomerId"] | components["schemas"]["InvoiceOrderWithCustomer"];
export interface InvoiceOrderWithCustomer {
    readonly customer: components["schemas"]["Party"];
    readonly items: readonly components["schemas"]["OrderItem"][];
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    readonly payments?: readonly components["schemas"]["Payment"][];
    /** @description The tip. A decimal number, or the same as text. */
    readonly tip?: number | string;
    /** @description The number of the waybill of the goods. */
    readonly deliveryNote?: string;
    readonly reimbursements?: readonly components["schemas"]["Reimbursement"][];
    readonly exportation?: components["schemas"]["Exportation"];
    /** @description Amounts collected for others: part of the total, but not of the tax bases. */
    readonly thirdPartyItems?: readonly {
        /** @description What it is for. */
        readonly concept: string;
        /** @description The amount. A decimal number, or the same as text. */
        readonly amount: number | string;
    }[];
    readonly transport?: components["schemas"]["Transport"];
    /** @description Taxes withheld in advance: fuels and newspapers, tables 22 and 23. */
    readonly presumptiveWithholdings?: readonly components["schemas"]["PresumptiveWithholding"][];
    readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
    /** @description The vehicle of a transport operator. */
    readonly plate?: string;
    /** @description The value-added tax that the buyer withholds. A decimal number, or the same as text. */
    readonly ivaWithheld?: number | string;
    /** @description The income tax that the buyer withholds. A decimal number, or the same as text. */
    readonly incomeTaxWithheld?: number | string;
    readonly negotiable?: components["schemas"]["Negotiable"];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
    readonly customerId?: never;
}
export interface InvoiceOrderWithCustomerId {
    /**
     * Format: uuid
     * @description The id of a stored customer.
     */
    readonly customerId: string;
    readonly items: readonly components["schemas"]["OrderItem"][];
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    readonly payments?: readonly components["schemas"]["Payment"][];
    /** @description The tip. A decimal number, or the same as text. */
    readonly tip?: number | string;
    /** @description The number of the waybill of the goods. */
    readonly deliveryNote?: string;
    readonly reimbursements?: readonly components["schemas"]["Reimbursement"][];
    readonly exportation?: components["schemas"]["Exportation"];
    /** @description Amounts collected for others: part of the total, but not of the tax bases. */
    readonly thirdPartyItems?: readonly {
        /** @description What it is for. */
        readonly concept: string;
        /** @description The amount. A decimal number, or the same as text. */
        readonly amount: number | string;
    }[];
    readonly transport?: components["schemas"]["Transport"];
    /** @description Taxes withheld in advance: fuels and newspapers, tables 22 and 23. */
    readonly presumptiveWithholdings?: readonly components["schemas"]["PresumptiveWithholding"][];
    readonly ivaRefunds?: readonly components["schemas"]["IvaRefund"][];
    /** @description The vehicle of a transport operator. */
    readonly plate?: string;
    /** @description The value-added tax that the buyer withholds. A decimal number, or the same as text. */
    readonly ivaWithheld?: number | string;
    /** @description The income tax that the buyer withholds. A decimal number, or the same as text. */
    readonly incomeTaxWithheld?: number | string;
    readonly negotiable?: components["schemas"]["Negotiable"];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
    readonly customer?: never;
}
export interface InvoicePayment {
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
    /** @description A decimal number that is not negative, as text, with at most 2 decimal places, such as "12.50". */
    readonly value: string;
}
export interface InvoicePaymentInput {
    /**
     * Format: uuid
     * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. null counts as omitted.
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
    /** @description A decimal number that is not negative, as text, with at most 2 decimal places, such as "12.50". */
    readonly value: string;
}
export interface IssuedInvoice {
    /**
     * Format: uuid
     * @description The id of the receipt.
     */
    readonly id: string;
    /**
     * @description The authority's key of the document: 49 digits.
     * @example 2111202601179999999000110010010000000011234567813
     */
    readonly accessKey: string;
    /**
     * @description The kind of the document.
     * @enum {string}
     */
    readonly documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
    readonly status: components["schemas"]["ReceiptState"];
    /**
     * @description sandbox for a test key, production for a live one.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /** @description true: a simulator replaces the authority, and the document has no legal value. */
    readonly simulated: boolean;
    /**
     * @description The code of the establishment: three digits.
     * @example 001
     */
    readonly establishment: string;
    /**
     * @description The code of the emission point: three digits.
     * @example 001
     */
    readonly emissionPoint: string;
    /**
     * @description The last part of the number: nine digits.
     * @example 000000001
     */
    readonly sequential: string;
    /**
     * @description The number of the document: establishment, emission point and sequential.
     * @example 001-001-000000001
     */
    readonly number: string;
    /**
     * @description The day of issue, YYYY-MM-DD, in UTC-5.
     * @example 2026-11-21
     */
    readonly issueDate: string;
    /** @description The recipient of the document; null if its kind has none. */
    readonly customer: components["schemas"]["ReceiptCustomer"] | null;
    /** @description The totals, decimals as text; null for a document without amounts. */
    readonly totals: components["schemas"]["ReceiptTotals"] | null;
    /** @description The access key; in the sandbox with the prefix TEST-. Null until the authority authorizes the document. */
    readonly authorizationNumber: string | null;
    /**
     * @description The authority's own time, in UTC. The XML and the PDF show it as the authority wrote it, in UTC-5.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly authorizedAt: string | null;
    /**
     * @description Your own reference of the order.
     * @example order-1
     */
    readonly devReference: string | null;
    /** @description true: this is the receipt of an earlier order with the same devReference. This call issued nothing. */
    readonly duplicate: boolean;
    /** @description The authority's messages about the document; for ERROR also the failure, with a code of this system. */
    readonly messages: readonly components["schemas"]["AuthorityMessage"][];
    /** @description Present if the receipt is marked as voided here. The authority is not informed. */
    readonly voided: components["schemas"]["Voided"] | null;
    /** @description The last answer of the authority's consultation service about the document. null: it was never asked; send ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
    readonly authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
    /**
     * @description imported: authorized elsewhere and imported here.
     * @enum {string}
     */
    readonly origin: "issued" | "imported";
    /** @description The statuses of the receipt so far, oldest first. */
    readonly timeline: readonly components["schemas"]["Milestone"][];
    /** @description The mails of the document, oldest first; left out if there are none. */
    readonly mails?: readonly components["schemas"]["Mail"][];
    /**
     * @description When the order was accepted: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly createdAt: string;
    /**
     * @description When it last changed: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly updatedAt: string;
    /**
     * @description It grows with every change of the receipt: of two answers or events the larger one is newer.
     * @example 4
     */
    readonly version?: number;
    /**
     * @description Warnings about this successful request; left out if there are none.
     * @example []
     */
    readonly warnings?: readonly components["schemas"]["Warning"][];
}
export interface IvaRefund {
    /** @description The percentage of its tax rate. A decimal number, or the same as text. */
    readonly tax: number | string;
    /** @description The refunded amount. A decimal number, or the same as text. */
    readonly amount: number | string;
}
export interface ListedSession {
    /** @description The id to end the session. The cookie has another value. */
    readonly id: string;
    /** @description Whether it is the current session. */
    readonly current: boolean;
    /**
     * @description The browser's own name.
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
     * @description The last use, accurate to about five minutes.
     */
    readonly lastUsedAt: string;
    /**
     * @description The last known address; null if unknown.
     * @example 203.0.113.7
     */
    readonly ip: string | null;
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly expiresAt: string;
}
export interface ListedSessionList {
    readonly data: readonly components["schemas"]["ListedSession"][];
    readonly meta: components["schemas"]["Meta"];
}
export interface LoggedBody {
    /**
     * @description The body in JSON, without secrets. It is well-formed even if it was cut. Null if it is not kept.
     * @example {"customer":{"identificationType":"FINAL_CONSUMER"}}
     */
    readonly json: string | null;
    /**
     * @description Whether the body was larger than the 16 KiB that are kept.
     * @example false
     */
    readonly truncated: boolean;
    /**
     * @description Why the body is not kept; null if it is. none: there was no body. succeeded, live: only bodies of failed sandbox requests are kept. secret: the address takes a secret, or does not exist. not-json: forms, files, XML and lines are never kept. unread: the request was refused before its body was read, or the body is not valid JSON. too-many: more requests failed than the log keeps bodies for.
     * @example null
     * @enum {string|null}
     */
    readonly leftOut: null | "none" | "succeeded" | "live" | "secret" | "not-json" | "unread" | "too-many";
}
export interface LoggedRequest {
    /** Format: uuid */
    readonly id: string;
    /**
     * Format: date-time
     * @description When the request arrived. RFC 3339, in UTC.
     */
    readonly at: string;
    /** @example POST */
    readonly method: string;
    /**
     * @description The path without the query and without possible secrets.
     * @example /v1/developer/invoices
     */
    readonly path: string;
    /**
     * @description The query as sent, without secrets; null if there was none.
     * @example null
     */
    readonly query: string | null;
    /**
     * @description The HTTP status of the answer.
     * @example 400
     */
    readonly status: number;
    /**
     * @description The code of the error, even if the answer has none (resource API); null if the request succeeded.
     * @example VAL_10000
     */
    readonly code: string | null;
    /**
     * @description From the arrival of the request to the end of the answer.
     * @example 12
     */
    readonly durationMs: number;
    /**
     * @description The same as in X-Request-Id.
     * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
     */
    readonly requestId: string;
    /**
     * @description Sandbox or production.
     * @enum {string}
     */
    readonly mode: "test" | "live";
    /**
     * @description The header x-taxpayer-ruc; null if it was missing or not a registry number.
     * @example 1799999990001
     */
    readonly taxpayerRuc: string | null;
    readonly apiKey: {
        /** Format: uuid */
        readonly id: string;
        /** @example Shop on the web */
        readonly name: string;
        /**
         * @description The last four characters of the key.
         * @example x7Qd
         */
        readonly lastFour: string;
    };
    /**
     * @description The address of the caller.
     * @example 198.51.100.7
     */
    readonly ip: string;
    /** @description What to do about each code of a failed request and of its details; empty for a successful request. */
    readonly remedies: readonly components["schemas"]["Remedy"][];
}
export interface LoggedRequestPage {
    readonly data: readonly components["schemas"]["LoggedRequest"][];
    readonly meta: components["schemas"]["CursorMeta"];
}
export interface LoggedRequestWithBodies {
    /** Format: uuid */
    readonly id: string;
    /**
     * Format: date-time
     * @description When the request arrived. RFC 3339, in UTC.
     */
    readonly at: string;
    /** @example POST */
    readonly method: string;
    /**
     * @description The path without the query and without possible secrets.
     * @example /v1/developer/invoices
     */
    readonly path: string;
    /**
     * @description The query as sent, without secrets; null if there was none.
     * @example null
     */
    readonly query: string | null;
    /**
     * @description The HTTP status of the answer.
     * @example 400
     */
    readonly status: number;
    /**
     * @description The code of the error, even if the answer has none (resource API); null if the request succeeded.
     * @example VAL_10000
     */
    readonly code: string | null;
    /**
     * @description From the arrival of the request to the end of the answer.
     * @example 12
     */
    readonly durationMs: number;
    /**
     * @description The same as in X-Request-Id.
     * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
     */
    readonly requestId: string;
    /**
     * @description Sandbox or production.
     * @enum {string}
     */
    readonly mode: "test" | "live";
    /**
     * @description The header x-taxpayer-ruc; null if it was missing or not a registry number.
     * @example 1799999990001
     */
    readonly taxpayerRuc: string | null;
    readonly apiKey: {
        /** Format: uuid */
        readonly id: string;
        /** @example Shop on the web */
        readonly name: string;
        /**
         * @description The last four characters of the key.
         * @example x7Qd
         */
        readonly lastFour: string;
    };
    /**
     * @description The address of the caller.
     * @example 198.51.100.7
     */
    readonly ip: string;
    /** @description What to do about each code of a failed request and of its details; empty for a successful request. */
    readonly remedies: readonly components["schemas"]["Remedy"][];
    readonly request: components["schemas"]["LoggedBody"];
    readonly answer: components["schemas"]["LoggedBody"];
    readonly said: components["schemas"]["RepeatedAnswer"];
}
export interface LoggedRequestWithBodiesAnswer {
    readonly data: components["schemas"]["LoggedRequestWithBodies"];
    readonly meta: components["schemas"]["Meta"];
}
export interface Mail {
    /**
     * @description The recipients.
     * @example [
     *       "maria@example.com"
     *     ]
     */
    readonly to: readonly string[];
    /**
     * @description PENDING: the mail waits; it is retried for a day. SENT: the mail server accepted it. NOT_DELIVERED: at least one recipient did not receive it.
     * @enum {string}
     */
    readonly state: "PENDING" | "SENT" | "NOT_DELIVERED";
    /** @description Whether POST /receipts/{id}/email requested it. */
    readonly requested: boolean;
    /**
     * @description When it was requested, or when the authorization arrived.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly at: string;
    /**
     * @description The reason of the mail server for not delivering it.
     * @example null
     */
    readonly detail: string | null;
}
export interface Mailed {
    /**
     * @description The address for the mail, if one is sent.
     * @example ana@ferreteria-andina.example
     */
    readonly email: string;
}
export interface MailedAnswer {
    readonly data: components["schemas"]["Mailed"];
    readonly meta: components["schemas"]["Meta"];
}
export interface Meta {
    /**
     * @description The id of the request, as in X-Request-Id.
     * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
     */
    readonly requestId: string;
    /**
     * @description sandbox for a test key, production for a live one.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /**
     * @description Warnings about this successful request; left out if there are none.
     * @example []
     */
    readonly warnings?: readonly components["schemas"]["Warning"][];
}
export interface Milestone {
    /**
     * @description The new status.
     * @example DRAFT
     */
    readonly status: string;
    /**
     * @description When it reached it: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly at: string;
    /**
     * @description The reason if the status is ERROR; the recipients without mail if it is COMPLETED. In the language of Accept-Language; webhooks have it in English.
     * @example null
     */
    readonly detail: string | null;
    /**
     * @description The code of the detail.
     * @example ISS_60002
     */
    readonly code?: string;
    /** @description The facts of the sentence; left out if there are none. */
    readonly params?: {
        readonly [key: string]: unknown;
    };
}
export interface Negotiable {
    /** @description The address for the transfer of the commercial invoice. */
    readonly email: string;
}
export interface NextNumber {
    /**
     * @description The code: three digits.
     * @example 001
     */
    readonly establishment: string;
    /**
     * @description The code: three digits.
     * @example 001
     */
    readonly emissionPoint: string;
    /**
     * @description The number of the next document.
     * @example 1501
     */
    readonly next: number;
}
export interface NextNumberAnswer {
    readonly data: components["schemas"]["NextNumber"];
    readonly meta: components["schemas"]["Meta"];
}
export type OrderItem = components["schemas"]["OrderItemWithProductId"] | components["schemas"]["OrderItemWithCode"];
export interface OrderItemWithCode {
    /** @description Your code of the item. */
    readonly code: string;
    /** @description A second code, such as a bar code. */
    readonly auxiliaryCode?: string;
    /** @description What is sold. */
    readonly description: string;
    /** @description The unit of the quantity, such as kg. */
    readonly unit?: string;
    /** @description The price of a unit, before taxes. A decimal number, or the same as text. */
    readonly unitPrice: number | string;
    /** @description The discount as an amount, not a percentage. Default 0. A decimal number, or the same as text. */
    readonly discount?: number | string;
    /**
     * @description The treatment for value-added tax.
     * @enum {string}
     */
    readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
    /** @description A percentage, with IVA_RATE only. A decimal number, or the same as text. */
    readonly tax?: number | string;
    readonly details?: readonly components["schemas"]["Detail"][];
    /** @description One tax, or a list: a percentage and dollars per unit on the same line. */
    readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
    /** @description The tax on plastic bottles that cannot be returned. */
    readonly plasticBottleTax?: {
        /** @description The tax of the whole line. A decimal number, or the same as text. */
        readonly amount: number | string;
    };
    /** @description The price without the subsidy, if the State pays part of it. A decimal number, or the same as text. */
    readonly unsubsidizedPrice?: number | string;
    /** @description The number of units. A decimal number, or the same as text. */
    readonly quantity: number | string;
    readonly productId?: never;
}
export interface OrderItemWithProductId {
    /**
     * Format: uuid
     * @description The id of a stored product. It supplies the omitted members.
     */
    readonly productId: string;
    /** @description Your code of the item. */
    readonly code?: string;
    /** @description A second code, such as a bar code. */
    readonly auxiliaryCode?: string;
    /** @description What is sold. */
    readonly description?: string;
    /** @description The unit of the quantity, such as kg. */
    readonly unit?: string;
    /** @description The price of a unit, before taxes. A decimal number, or the same as text. */
    readonly unitPrice?: number | string;
    /** @description The discount as an amount, not a percentage. Default 0. A decimal number, or the same as text. */
    readonly discount?: number | string;
    /**
     * @description The treatment for value-added tax.
     * @enum {string}
     */
    readonly taxType?: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
    /** @description A percentage, with IVA_RATE only. A decimal number, or the same as text. */
    readonly tax?: number | string;
    readonly details?: readonly components["schemas"]["Detail"][];
    /** @description One tax, or a list: a percentage and dollars per unit on the same line. */
    readonly ice?: components["schemas"]["Excise"] | readonly components["schemas"]["Excise"][];
    /** @description The tax on plastic bottles that cannot be returned. */
    readonly plasticBottleTax?: {
        /** @description The tax of the whole line. A decimal number, or the same as text. */
        readonly amount: number | string;
    };
    /** @description The price without the subsidy, if the State pays part of it. A decimal number, or the same as text. */
    readonly unsubsidizedPrice?: number | string;
    /** @description The number of units. A decimal number, or the same as text. */
    readonly quantity: number | string;
}
export interface OrderPreview {
    readonly receipt?: components["schemas"]["Receipt"];
    /**
     * @description The code: three digits.
     * @example 001
     */
    readonly establishment?: string;
    /**
     * @description The code: three digits.
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
     * @description The lines of the document, as text for people, in the language of Accept-Language.
     * @example [
     *       "2 x Café at 5.00"
     *     ]
     */
    readonly lines?: readonly string[];
    /**
     * @description The total, as in `totals`.
     * @example 11.50
     */
    readonly total?: string;
    readonly totals?: components["schemas"]["PreviewTotals"];
    readonly issuer?: components["schemas"]["PreviewIssuer"];
    /**
     * @description The mail recipients after the authorization: those of the order, or of the stored customer.
     * @example [
     *       "compras@example.com"
     *     ]
     */
    readonly recipients?: readonly string[];
    /**
     * @description A hash of the whole document and of its mail addresses. Send it in the header x-preview-content with the same order: the answer is 409 ISS_30012 if the order now makes another document.
     * @example 5f0c1f5d9b9a3a1c2e7d8b6a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d9c8b7a6f5e
     */
    readonly content?: string;
}
export interface OrderPreviewAnswer {
    readonly data: components["schemas"]["OrderPreview"];
    readonly meta: components["schemas"]["Meta"];
}
export interface PageMeta {
    /**
     * @description The id of the request, as in X-Request-Id.
     * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
     */
    readonly requestId: string;
    /**
     * @description sandbox for a test key, production for a live one.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /**
     * @description Warnings about this successful request; left out if there are none.
     * @example []
     */
    readonly warnings?: readonly components["schemas"]["Warning"][];
    readonly pagination: components["schemas"]["Pagination"];
}
export interface Pagination {
    /** @description 1 with a cursor, because cursors do not count pages. */
    readonly page: number;
    /** @example 20 */
    readonly limit: number;
    /**
     * @description Receipts are counted up to 10,000.
     * @example 1
     */
    readonly total: number;
    /** @example 1 */
    readonly totalPages: number;
    /**
     * @description true: there are more than `total`. Left out if `total` is exact.
     * @example true
     */
    readonly totalIsMinimum?: boolean;
    /**
     * @description The cursor of the next page; null on the last page.
     * @example null
     */
    readonly nextCursor: string | null;
}
export interface PaidAbroad {
    /**
     * @description The tax regime abroad: 01 general, 02 tax haven, 03 preferential.
     * @enum {string}
     */
    readonly regime: "01" | "02" | "03";
    /** @description The authority's code of the country, table 25. */
    readonly country: string;
    /** @description Whether a treaty against double taxation applies. */
    readonly taxTreaty: boolean;
    /** @description Whether the payment is subject to withholding. Send it if no treaty applies. */
    readonly subjectToWithholding?: boolean;
    /** @description Whether the recipient is in a preferential fiscal regime. */
    readonly fiscalRegime?: boolean;
}
export interface Party {
    /**
     * @description The kind of identification.
     * @enum {string}
     */
    readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
    /** @description The number of the identification. Not required for FINAL_CONSUMER. */
    readonly identification?: string;
    /** @description The legal name, or first name and surname. Not required for FINAL_CONSUMER. */
    readonly legalName?: string;
    /**
     * @description One address or several (at most 5), separated by commas.
     * @example compras@example.com
     */
    readonly email?: string;
    /** @description The telephone number. */
    readonly phone?: string;
    /** @description The postal address. */
    readonly address?: string;
}
export interface PasswordChange {
    /**
     * @description Your password.
     * @example four words that do not rhyme
     */
    readonly currentPassword: string;
    /**
     * @description At least 12 characters, not made of common words, years and rows of keys.
     * @example four words that do not rhyme
     */
    readonly password: string;
}
export interface PasswordReset {
    /**
     * @description The token of the link. It works once, for an hour.
     * @example wHb2mG0kQ9s4LrT7xZc1vYp3JdE6nAfUi8oKqRgS5tM
     */
    readonly token: string;
    /**
     * @description At least 12 characters, not made of common words, years and rows of keys.
     * @example four words that do not rhyme
     */
    readonly password: string;
}
export interface Payment {
    /** @description The authority's code, table 24: 01, 15 to 21. */
    readonly method: string;
    /** @description The amount paid by this method. A decimal number, or the same as text. */
    readonly amount: number | string;
    /** @description The time until the payment, in timeUnit. A decimal number, or the same as text. */
    readonly term?: number | string;
    /**
     * @description The unit of term.
     * @enum {string}
     */
    readonly timeUnit?: "DAY" | "MONTH" | "YEAR";
}
export interface PaymentMethod {
    /**
     * Format: uuid
     * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    readonly code: string;
    readonly name: string;
}
export interface PingEvent {
    /**
     * Format: uuid
     * @description The id of the event. Retries and resends keep it: use it to recognize repeated events.
     */
    readonly id: string;
    /**
     * @description The type of the event.
     * @enum {string}
     */
    readonly type: "webhook.ping";
    /**
     * @description When the event happened: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly createdAt: string;
    /**
     * @description The environment of the endpoint.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /**
     * @description The workspace of the endpoint.
     * @example 01935a2e-7c1f-4abc-8def-0123456789ab
     */
    readonly workspaceId: string;
    /** @description Always null: a ping has no taxpayer. */
    readonly taxpayerRuc: null;
    /** @description The endpoint of the ping. */
    readonly data: {
        /**
         * @description The id of the endpoint.
         * @example 01935a2e-7c1f-4abc-8def-0123456789ac
         */
        readonly endpointId: string;
    };
    /**
     * @description The reasons for a refusal or a failure; otherwise empty.
     * @example []
     */
    readonly reason: readonly components["schemas"]["AuthorityMessage"][];
}
export interface PrebuiltXml {
    /**
     * @description The whole document, as text or base64. The example is shortened.
     * @example <factura id="comprobante" version="2.1.0">…</factura>
     */
    readonly xml: string;
    /**
     * @description Whether to mail the document to the customer. Default true.
     * @example true
     */
    readonly sendEmail?: boolean;
    /**
     * @description One address or several (at most 5), separated by commas.
     * @example compras@example.com
     */
    readonly email?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
}
export interface PresumptiveWithholding {
    /** @description The authority's code, table 23. */
    readonly code: string;
    /** @description The percentage withheld. A decimal number, or the same as text. */
    readonly rate: number | string;
    /** @description The amount withheld. A decimal number, or the same as text. */
    readonly amount: number | string;
}
export interface PreviewCustomer {
    /**
     * @description The identification on the document.
     * @example 1710034065
     */
    readonly identification: string;
    /**
     * @description The name on the document.
     * @example María Peña
     */
    readonly legalName: string;
}
export interface PreviewIssuer {
    /**
     * @description The legal name on the document.
     * @example COMERCIAL ANDINA S.A.
     */
    readonly legalName: string;
    /**
     * @description The trade name on the document, or null.
     * @example Ferretería Andina
     */
    readonly commercialName: string | null;
}
export interface PreviewTax {
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
     * @description The rate in per cent.
     * @example 15
     */
    readonly rate: string;
    /**
     * @description The base of the tax.
     * @example 10.00
     */
    readonly base: string;
    /**
     * @description The amount of the tax.
     * @example 1.50
     */
    readonly amount: string;
}
export interface PreviewTotals {
    /**
     * @description The amount before taxes and after discounts.
     * @example 10.00
     */
    readonly subtotal: string;
    /**
     * @description The sum of all discounts.
     * @example 0.00
     */
    readonly discount: string;
    readonly taxes: readonly components["schemas"]["PreviewTax"][];
    /**
     * @description The amount to pay or to withhold; 0.00 for a waybill.
     * @example 11.50
     */
    readonly total: string;
}
export interface PriceType {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description A text of 1 to 300 characters, such as Mayorista. */
    readonly name: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /** @description Whether it is the default. A taxpayer has exactly one. True or false. */
    readonly isDefault: boolean;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface PriceTypeChange {
    /** @description A text of 1 to 300 characters, such as Mayorista. */
    readonly name?: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId?: string;
    /** @description Whether it is the default. A taxpayer has exactly one. True or false. Default: false. null resets it to the default. */
    readonly isDefault?: boolean | null;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface PriceTypeInput {
    /** @description A text of 1 to 300 characters, such as Mayorista. */
    readonly name: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /** @description Whether it is the default. A taxpayer has exactly one. True or false. Default: false. null counts as omitted. */
    readonly isDefault?: boolean | null;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface Product {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description A text of 1 to 300 characters, such as Café tostado 500 g. */
    readonly name: string;
    /** @description A text of at most 1000 characters, or null. */
    readonly description: string | null;
    /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters, such as A-1. */
    readonly code: string;
    /** @description Whether it is a service. A service has no stock. True or false. */
    readonly isService: boolean;
    /** @description Whether issuing an invoice reduces the stock. True or false. */
    readonly manageStock: boolean;
    /** @description The units in stock. A number, such as 12.5. */
    readonly currentStock: number;
    /** @description The price of one unit, without tax. A decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50". */
    readonly price: string;
    /** @description The category; null for none. */
    readonly category: components["schemas"]["ProductCategory"] | null;
    /** @description The price type; null for none. */
    readonly priceType: components["schemas"]["ProductPriceType"] | null;
    /** @description The tax of the product. */
    readonly tax: components["schemas"]["ProductTax"] | null;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface ProductCategory {
    /**
     * Format: uuid
     * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description A text of 1 to 300 characters, such as Bebidas. */
    readonly name: string;
}
export interface ProductChange {
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
     * @description The tax of the product. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxId?: string;
    /** @description Whether it is a service. A service has no stock. True or false. Default: false. null resets it to the default. */
    readonly isService?: boolean | null;
    /** @description Whether issuing an invoice reduces the stock. True or false. Default: false. null resets it to the default. */
    readonly manageStock?: boolean | null;
    /** @description The units in stock. A number, such as 12.5. Default: 0. null counts as omitted. */
    readonly currentStock?: number | null;
    /** @description The price of one unit, without tax. A decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50". */
    readonly price?: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId?: string;
}
export interface ProductInput {
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
     * @description The tax of the product. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxId: string;
    /** @description Whether it is a service. A service has no stock. True or false. Default: false. null counts as omitted. */
    readonly isService?: boolean | null;
    /** @description Whether issuing an invoice reduces the stock. True or false. Default: false. null counts as omitted. */
    readonly manageStock?: boolean | null;
    /** @description The units in stock. A number, such as 12.5. Default: 0. null counts as omitted. */
    readonly currentStock?: number | null;
    /** @description The price of one unit, without tax. A decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50". */
    readonly price: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
}
export interface ProductPrice {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
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
    /** @description The price of one unit in this price type, without tax. A decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50". */
    readonly price: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface ProductPriceChange {
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
    /** @description The price of one unit in this price type, without tax. A decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50". */
    readonly price?: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId?: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface ProductPriceInput {
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
    /** @description The price of one unit in this price type, without tax. A decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50". */
    readonly price: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface ProductPriceType {
    /**
     * Format: uuid
     * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description A text of 1 to 300 characters, such as Mayorista. */
    readonly name: string;
}
export interface ProductTax {
    /**
     * Format: uuid
     * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description A text of 1 to 300 characters, such as IVA 15 %. */
    readonly name: string;
    /** @description A decimal number that is not negative, as text, with at most 2 decimal places, such as "12.50". */
    readonly percentage: string;
}
export interface PurchaseSettlementOrder {
    readonly items: readonly components["schemas"]["OrderItem"][];
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    readonly supplier: components["schemas"]["Party"];
    /**
     * @description BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's taxRounding.
     * @enum {string}
     */
    readonly taxRounding?: "BASE" | "LINE";
    readonly payments?: readonly components["schemas"]["Payment"][];
    readonly reimbursements?: readonly components["schemas"]["Reimbursement"][];
    readonly negotiable?: components["schemas"]["Negotiable"];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
}
export interface PurchaseTaxes {
    readonly totals: readonly components["schemas"]["TaxFigures"][];
    /** @description The groups, as in the report of sales; customers are sorted by tax, the greatest first. */
    readonly groups: readonly components["schemas"]["TaxGroup"][];
    /**
     * @description The sums of the groups beyond the limit; empty if there are none.
     * @example []
     */
    readonly rest: readonly components["schemas"]["TaxFigures"][];
}
export interface Receipt {
    /**
     * Format: uuid
     * @description The id of the receipt.
     */
    readonly id: string;
    /**
     * @description The authority's key of the document: 49 digits.
     * @example 2111202601179999999000110010010000000011234567813
     */
    readonly accessKey: string;
    /**
     * @description The kind of the document.
     * @enum {string}
     */
    readonly documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
    readonly status: components["schemas"]["ReceiptState"];
    /**
     * @description sandbox for a test key, production for a live one.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /** @description true: a simulator replaces the authority, and the document has no legal value. */
    readonly simulated: boolean;
    /**
     * @description The code of the establishment: three digits.
     * @example 001
     */
    readonly establishment: string;
    /**
     * @description The code of the emission point: three digits.
     * @example 001
     */
    readonly emissionPoint: string;
    /**
     * @description The last part of the number: nine digits.
     * @example 000000001
     */
    readonly sequential: string;
    /**
     * @description The number of the document: establishment, emission point and sequential.
     * @example 001-001-000000001
     */
    readonly number: string;
    /**
     * @description The day of issue, YYYY-MM-DD, in UTC-5.
     * @example 2026-11-21
     */
    readonly issueDate: string;
    /** @description The recipient of the document; null if its kind has none. */
    readonly customer: components["schemas"]["ReceiptCustomer"] | null;
    /** @description The totals, decimals as text; null for a document without amounts. */
    readonly totals: components["schemas"]["ReceiptTotals"] | null;
    /** @description The access key; in the sandbox with the prefix TEST-. Null until the authority authorizes the document. */
    readonly authorizationNumber: string | null;
    /**
     * @description The authority's own time, in UTC. The XML and the PDF show it as the authority wrote it, in UTC-5.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly authorizedAt: string | null;
    /**
     * @description Your own reference of the order.
     * @example order-1
     */
    readonly devReference: string | null;
    /** @description true: this is the receipt of an earlier order with the same devReference. This call issued nothing. */
    readonly duplicate: boolean;
    /** @description The authority's messages about the document; for ERROR also the failure, with a code of this system. */
    readonly messages: readonly components["schemas"]["AuthorityMessage"][];
    /** @description Present if the receipt is marked as voided here. The authority is not informed. */
    readonly voided: components["schemas"]["Voided"] | null;
    /** @description The last answer of the authority's consultation service about the document. null: it was never asked; send ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
    readonly authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
    /**
     * @description imported: authorized elsewhere and imported here.
     * @enum {string}
     */
    readonly origin: "issued" | "imported";
    /** @description The statuses of the receipt so far, oldest first. */
    readonly timeline: readonly components["schemas"]["Milestone"][];
    /** @description The mails of the document, oldest first; left out if there are none. */
    readonly mails?: readonly components["schemas"]["Mail"][];
    /**
     * @description When the order was accepted: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly createdAt: string;
    /**
     * @description When it last changed: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly updatedAt: string;
    /**
     * @description It grows with every change of the receipt: of two answers or events the larger one is newer.
     * @example 4
     */
    readonly version?: number;
}
export interface ReceiptAnswer {
    readonly data: components["schemas"]["Receipt"];
    readonly meta: components["schemas"]["Meta"];
}
export interface ReceiptCustomer {
    /**
     * @description The kind of identification, with the names that orders use.
     * @example NATIONAL_ID
     */
    readonly identificationType: string;
    /**
     * @description The number of the identification.
     * @example 1710034065
     */
    readonly identification: string;
    /**
     * @description The legal name, or first name and surname.
     * @example María Peña
     */
    readonly legalName: string;
    /**
     * @description One or several addresses, separated by commas.
     * @example maria@example.com
     */
    readonly email: string | null;
    /** @description The telephone number. */
    readonly phone: string | null;
    /** @description The postal address. */
    readonly address: string | null;
}
export interface ReceiptEmail {
    /**
     * @description Default: the customer's addresses.
     * @example [
     *       "compras@example.com"
     *     ]
     */
    readonly to?: readonly string[];
}
export interface ReceiptEvent {
    /**
     * Format: uuid
     * @description The id of the event. Retries and resends keep it: use it to recognize repeated events.
     */
    readonly id: string;
    /**
     * @description The type of the event.
     * @enum {string}
     */
    readonly type: "invoice.authorized" | "purchase_settlement.authorized" | "credit_note.authorized" | "debit_note.authorized" | "waybill.authorized" | "withholding.authorized" | "invoice.rejected" | "purchase_settlement.rejected" | "credit_note.rejected" | "debit_note.rejected" | "waybill.rejected" | "withholding.rejected" | "invoice.error" | "purchase_settlement.error" | "credit_note.error" | "debit_note.error" | "waybill.error" | "withholding.error" | "invoice.completed" | "purchase_settlement.completed" | "credit_note.completed" | "debit_note.completed" | "waybill.completed" | "withholding.completed" | "receipt.voided" | "receipt.cancelled";
    /**
     * @description When the event happened: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly createdAt: string;
    /**
     * @description The environment of the endpoint.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /**
     * @description The workspace of the endpoint.
     * @example 01935a2e-7c1f-4abc-8def-0123456789ab
     */
    readonly workspaceId: string;
    /**
     * @description The registry number (RUC) of the taxpayer.
     * @example 1799999990001
     */
    readonly taxpayerRuc: string;
    /**
     * @description Of two events about a receipt, the larger one is newer. Deliveries can overtake each other.
     * @example 3
     */
    readonly receiptVersion: number;
    readonly data: components["schemas"]["Receipt"];
    /**
     * @description The reasons for a refusal or a failure; otherwise empty.
     * @example []
     */
    readonly reason: readonly components["schemas"]["AuthorityMessage"][];
}
export interface ReceiptImport {
    /**
     * @description 49 digits.
     * @example 2111202601179001234500120010010000000011234567811
     */
    readonly accessKey: string;
}
export interface ReceiptPage {
    readonly data: readonly components["schemas"]["Receipt"][];
    readonly meta: components["schemas"]["PageMeta"];
}
export type ReceiptState = "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
export interface ReceiptStatus {
    /**
     * Format: uuid
     * @description The id of the receipt.
     */
    readonly id: string;
    /**
     * @description The authority's key of the document: 49 digits.
     * @example 2111202601179999999000110010010000000011234567813
     */
    readonly accessKey: string;
    readonly status: components["schemas"]["ReceiptState"];
    /** @description The access key; in the sandbox with the prefix TEST-. Null until the authority authorizes the document. */
    readonly authorizationNumber: string | null;
    /**
     * @description The authority's own time, in UTC. The XML and the PDF show it as the authority wrote it, in UTC-5.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly authorizedAt: string | null;
    /** @description The authority's messages about the document; for ERROR also the failure, with a code of this system. */
    readonly messages: readonly components["schemas"]["AuthorityMessage"][];
    /** @description The last answer of the authority's consultation service about the document. null: it was never asked; send ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
    readonly authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
    /**
     * @description When it last changed: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly updatedAt: string;
}
export interface ReceiptStatusAnswer {
    readonly data: components["schemas"]["ReceiptStatus"];
    readonly meta: components["schemas"]["Meta"];
}
export interface ReceiptStatusEvent {
    /** Format: uuid */
    readonly receiptId: string;
    readonly accessKey: string;
    /**
     * @description The new status.
     * @example AUTHORIZED
     */
    readonly status: string;
    /**
     * @description When the receipt got this status, RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly at: string;
    readonly detail: string | null;
    /** @description true: the receipt no longer changes, and the stream ends. */
    readonly final: boolean;
    readonly receipt?: components["schemas"]["Receipt"];
}
export interface ReceiptTotals {
    /**
     * @description The amount before taxes and after discounts.
     * @example 10.00
     */
    readonly subtotal: string;
    /**
     * @description The sum of all discounts.
     * @example 0.00
     */
    readonly discount: string;
    /** @description The taxes, by rate. */
    readonly taxes: readonly components["schemas"]["TaxTotal"][];
    /**
     * @description The amount to pay.
     * @example 11.50
     */
    readonly total: string;
}
export interface ReimbursedTax {
    /**
     * @description The tax, or the treatment for value-added tax.
     * @enum {string}
     */
    readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | "ICE" | "PLASTIC_BOTTLES";
    /** @description The code of the excise. Send it only with ICE. */
    readonly code?: string;
    /** @description The base of the tax. A decimal number, or the same as text. */
    readonly base: number | string;
    /** @description The amount of the tax. Default: the rate applied to the base. A decimal number, or the same as text. */
    readonly amount?: number | string;
    /** @description The rate in per cent. Send it with IVA_RATE and ICE. A decimal number, or the same as text. */
    readonly tax?: number | string;
}
export interface Reimbursement {
    /** @description The supplier of the reimbursed document. */
    readonly supplier: {
        /**
         * @description The kind of identification.
         * @enum {string}
         */
        readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
        /** @description The number of the identification. */
        readonly identification: string;
        /**
         * @description Whether the identification is of a person or a company.
         * @enum {string}
         */
        readonly kind: "PERSON" | "COMPANY";
        /** @description The authority's code of the country, table 25. */
        readonly country?: string;
    };
    /** @description The authority's code of the document: 01 for an invoice. */
    readonly documentType: string;
    /** @description The number of the document. */
    readonly number: string;
    /**
     * Format: date
     * @description The day of issue of the document, YYYY-MM-DD.
     */
    readonly issueDate: string;
    /** @description The authorization number of the document. */
    readonly authorizationNumber: string;
    /** @description The taxes of the document. */
    readonly taxes: readonly components["schemas"]["ReimbursedTax"][];
}
export interface Remedy {
    /** @example VAL_10000 */
    readonly code: string;
    /**
     * @description The meaning of the code.
     * @example The request is not valid.
     */
    readonly meaning: string;
    /**
     * @description What to do.
     * @example Correct every field named in details and send the request again.
     */
    readonly remedy: string;
}
export interface RepeatedAnswer {
    /**
     * @description The error; null if the answer was not kept, or has no code.
     * @example The request is not valid.
     */
    readonly message: string | null;
    /** @description The errors of all fields in the answer. */
    readonly details: readonly components["schemas"]["ErrorDetail"][];
}
export interface ResendRequest {
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly since: string;
}
export interface Resent {
    /**
     * @description The number of deliveries to send again.
     * @example 3
     */
    readonly deliveries: number;
}
export interface ResentAnswer {
    readonly data: components["schemas"]["Resent"];
    readonly meta: components["schemas"]["Meta"];
}
export interface ResourceError {
    /** @description The HTTP status of the answer. */
    readonly statusCode: number;
    /** @description The errors of all fields in words, for people. */
    readonly message: string;
}
export interface SaleTaxes {
    readonly totals: readonly components["schemas"]["TaxFigures"][];
    /** @description The groups, as in the report of sales; customers are sorted by tax, the greatest first. */
    readonly groups: readonly components["schemas"]["TaxGroup"][];
    /**
     * @description The sums of the groups beyond the limit; empty if there are none.
     * @example []
     */
    readonly rest: readonly components["schemas"]["TaxFigures"][];
}
export interface SalesFigures {
    /**
     * @description The number of documents.
     * @example 12
     */
    readonly documents: number;
    /**
     * @description The amount before taxes and after discounts.
     * @example 1020.00
     */
    readonly subtotal: string;
    /**
     * @description The sum of all discounts.
     * @example 20.00
     */
    readonly discount: string;
    /**
     * @description The sum of all taxes.
     * @example 153.00
     */
    readonly tax: string;
    /**
     * @description The amount to pay.
     * @example 1173.00
     */
    readonly total: string;
    readonly voided: components["schemas"]["VoidedSales"];
}
export interface SalesGroup {
    /**
     * @description The key of the group: a day (2026-11-21), a month (2026-11), an establishment (001), an emission point (001-001), a kind of document (INVOICE) or the identification of a customer.
     * @example 2026-11-21
     */
    readonly key: string;
    /**
     * @description The name of the customer on one of the documents; null for other groups.
     * @example null
     */
    readonly name: string | null;
    /**
     * @description The number of documents.
     * @example 12
     */
    readonly documents: number;
    /**
     * @description The amount before taxes and after discounts.
     * @example 1020.00
     */
    readonly subtotal: string;
    /**
     * @description The sum of all discounts.
     * @example 20.00
     */
    readonly discount: string;
    /**
     * @description The sum of all taxes.
     * @example 153.00
     */
    readonly tax: string;
    /**
     * @description The amount to pay.
     * @example 1173.00
     */
    readonly total: string;
    readonly voided: components["schemas"]["VoidedSales"];
}
export interface SalesReport {
    /**
     * @description The first day of issue.
     * @example 2026-11-01
     */
    readonly from: string;
    /**
     * @description The last day of issue.
     * @example 2026-11-30
     */
    readonly to: string;
    /**
     * @example day
     * @enum {string}
     */
    readonly by: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
    readonly totals: components["schemas"]["SalesFigures"];
    /** @description The groups with documents, sorted by key; customers are sorted by total, the greatest first. */
    readonly groups: readonly components["schemas"]["SalesGroup"][];
    /** @description The sums of the groups beyond the limit; null if there are none. */
    readonly rest: components["schemas"]["SalesRest"] | null;
    /**
     * @description The figures include every change of a receipt up to this instant (RFC 3339, UTC), usually some seconds ago. Null while receipts from before an upgrade are still being added.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly asOf: string | null;
}
export interface SalesReportAnswer {
    readonly data: components["schemas"]["SalesReport"];
    readonly meta: components["schemas"]["Meta"];
}
export interface SalesRest {
    /**
     * @description The number of documents.
     * @example 12
     */
    readonly documents: number;
    /**
     * @description The amount before taxes and after discounts.
     * @example 1020.00
     */
    readonly subtotal: string;
    /**
     * @description The sum of all discounts.
     * @example 20.00
     */
    readonly discount: string;
    /**
     * @description The sum of all taxes.
     * @example 153.00
     */
    readonly tax: string;
    /**
     * @description The amount to pay.
     * @example 1173.00
     */
    readonly total: string;
    readonly voided: components["schemas"]["VoidedSales"];
}
export interface Series {
    /**
     * @description The kind of document.
     * @enum {string}
     */
    readonly documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
    /**
     * @description The code: three digits.
     * @example 001
     */
    readonly establishment: string;
    /**
     * @description The code: three digits.
     * @example 001
     */
    readonly emissionPoint: string;
    /**
     * @description The number of the next document. 1000000000: no number is left.
     * @example 1501
     */
    readonly next: number;
    /**
     * @description The last used number; 0 if there is none.
     * @example 1500
     */
    readonly last: number;
}
export interface SeriesList {
    readonly data: readonly components["schemas"]["Series"][];
    readonly meta: components["schemas"]["Meta"];
}
export interface Session {
    readonly user: {
        /** Format: uuid */
        readonly id: string;
        /**
         * @description The address of the account.
         * @example ana@ferreteria-andina.example
         */
        readonly email: string;
        /** @description Whether the mailed link has verified the address. */
        readonly emailVerified: boolean;
    };
    readonly workspace: {
        /** Format: uuid */
        readonly id: string;
        /** @example Ferretería Andina */
        readonly name: string;
        /**
         * @description The plan, which sets quota and rate.
         * @example development
         */
        readonly plan: string;
    };
    /**
     * @description For the header x-csrf-token of writes.
     * @example Zk9…
     */
    readonly csrfToken: string;
}
export interface SessionAnswer {
    readonly data: components["schemas"]["Session"];
    readonly meta: components["schemas"]["Meta"];
}
export interface SignIn {
    /**
     * @description The address of the account.
     * @example ana@ferreteria-andina.example
     */
    readonly email: string;
    /**
     * @description Your password.
     * @example four words that do not rhyme
     */
    readonly password: string;
}
export interface SignUp {
    /**
     * @description An e-mail address.
     * @example ana@ferreteria-andina.example
     */
    readonly email: string;
    /**
     * @description At least 12 characters, not made of common words, years and rows of keys. Required if SIGN_UP is open; otherwise you choose it through the mailed link.
     * @example four words that do not rhyme
     */
    readonly password?: string;
    /**
     * @description The name of the business.
     * @example Ferretería Andina
     */
    readonly workspaceName: string;
}
export interface SignedXml {
    /**
     * @description The signed document, as text.
     * @example <factura id="comprobante">…</factura>
     */
    readonly xml: string;
    /**
     * @description The access key: 49 digits.
     * @example 2111202601179001234500120010010000000011234567811
     */
    readonly accessKey: string;
}
export interface SignedXmlAnswer {
    readonly data: components["schemas"]["SignedXml"];
    readonly meta: components["schemas"]["Meta"];
}
export interface StreamedWebhookEvent {
    /** @description The id of the event, as in webhook-id. */
    readonly id: string;
    /** @example invoice.completed */
    readonly type: string;
    /**
     * @description The body that an endpoint receives, as a text.
     * @example {…}
     */
    readonly body: string;
}
export interface StreamedWebhookEventAnswer {
    readonly data: components["schemas"]["StreamedWebhookEvent"];
    readonly meta: components["schemas"]["Meta"];
}
export type SupportingReference = components["schemas"]["SupportingReferenceWithAccessKey"] | components["schemas"]["SupportingReferenceWithNumber"];
export interface SupportingReferenceWithAccessKey {
    /** @description The access key of a receipt here. */
    readonly accessKey: string;
    /** @description The kind of the document. */
    readonly documentType?: string;
    /** @description The number of the document. */
    readonly number?: string;
    /**
     * Format: date
     * @description The day of issue of the document, YYYY-MM-DD.
     */
    readonly issueDate?: string;
}
export interface SupportingReferenceWithNumber {
    /** @description The kind of the document. */
    readonly documentType: string;
    /** @description The number of the document. */
    readonly number: string;
    /**
     * Format: date
     * @description The day of issue of the document, YYYY-MM-DD.
     */
    readonly issueDate: string;
    readonly accessKey?: never;
}
export interface Tax {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description A text of 1 to 300 characters, such as IVA 15 %. */
    readonly name: string;
    /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters, such as IVA15. */
    readonly code: string;
    /** @description The rate in per cent. A decimal number that is not negative, as text, with at most 2 decimal places, such as "12.50". */
    readonly percentage: string;
    /** @description Whether it is a withholding tax. True or false. */
    readonly isRetention: boolean;
    /** @description The authority’s code of the rate (value-added or excise tax) or of the withholding. A text of 1 to 5 characters, such as 4. */
    readonly authorityCode: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface TaxChange {
    /** @description A text of 1 to 300 characters, such as IVA 15 %. */
    readonly name?: string;
    /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters, such as IVA15. */
    readonly code?: string;
    /** @description The rate in per cent. A decimal number that is not negative, as text, with at most 2 decimal places, such as "12.50". */
    readonly percentage?: string;
    /** @description Whether it is a withholding tax. True or false. */
    readonly isRetention?: boolean;
    /** @description The authority’s code of the rate (value-added or excise tax) or of the withholding. A text of 1 to 5 characters, such as 4. */
    readonly authorityCode?: string;
}
export interface TaxFigures {
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
     * @description The rate in per cent.
     * @example 15
     */
    readonly rate: string;
    /**
     * @description The number of documents with this tax.
     * @example 12
     */
    readonly documents: number;
    /**
     * @description The base of the tax.
     * @example 1020.00
     */
    readonly base: string;
    /**
     * @description The amount of the tax.
     * @example 153.00
     */
    readonly amount: string;
    readonly voided: components["schemas"]["VoidedTaxes"];
}
export interface TaxGroup {
    /**
     * @description The key of the group: a day (2026-11-21), a month (2026-11), an establishment (001), an emission point (001-001), a kind of document (INVOICE) or the identification of a customer.
     * @example 2026-11-21
     */
    readonly key: string;
    /**
     * @description The name of the customer on one of the documents; null for other groups.
     * @example null
     */
    readonly name: string | null;
    readonly taxes: readonly components["schemas"]["TaxFigures"][];
}
export interface TaxInput {
    /** @description A text of 1 to 300 characters, such as IVA 15 %. */
    readonly name: string;
    /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters, such as IVA15. */
    readonly code: string;
    /** @description The rate in per cent. A decimal number that is not negative, as text, with at most 2 decimal places, such as "12.50". */
    readonly percentage: string;
    /** @description Whether it is a withholding tax. True or false. */
    readonly isRetention: boolean;
    /** @description The authority’s code of the rate (value-added or excise tax) or of the withholding. A text of 1 to 5 characters, such as 4. */
    readonly authorityCode: string;
}
export interface TaxReport {
    /**
     * @description The first day of issue.
     * @example 2026-11-01
     */
    readonly from: string;
    /**
     * @description The last day of issue.
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
     * @description The figures include every change of a receipt up to this instant (RFC 3339, UTC), usually some seconds ago. Null while receipts from before an upgrade are still being added.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly asOf: string | null;
}
export interface TaxReportAnswer {
    readonly data: components["schemas"]["TaxReport"];
    readonly meta: components["schemas"]["Meta"];
}
export interface TaxTotal {
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
     * @description The rate in per cent.
     * @example 15
     */
    readonly rate: string;
    /**
     * @description The base of the tax.
     * @example 10.00
     */
    readonly base: string;
    /**
     * @description The amount of the tax.
     * @example 1.50
     */
    readonly amount: string;
}
export interface Taxpayer {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /** @description The registry number (RUC). A registry number: 13 digits that begin with a province and end in 001, such as 1790012345001. */
    readonly ruc: string;
    /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters, such as Comercial Andina S.A. */
    readonly name: string;
    /** @description The name that customers know (nombre comercial). A text of at most 300 characters, or null. */
    readonly commercialName: string | null;
    /** @description The address of the head office (dirección matriz). A text of at most 300 characters, or null. */
    readonly address: string | null;
    /** @description Whether the taxpayer must keep accounts (obligado a llevar contabilidad). True or false. */
    readonly accountingObligated: boolean;
    /** @description The number of the resolution as special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
    readonly specialContributorCode: string | null;
    /**
     * @description A note of your own, without effect. Only the key (ak_test_ or ak_live_) decides where a document goes. One of sandbox, production.
     * @enum {string}
     */
    readonly environment: "sandbox" | "production";
    /**
     * @description The rounding of taxes for orders without taxRounding: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed. One of BASE, LINE.
     * @enum {string}
     */
    readonly taxRounding: "BASE" | "LINE";
    /**
     * @description The simplified regime (RIMPE) of the taxpayer. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
     * @enum {string|null}
     */
    readonly rimpe: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
    /** @description The number of the resolution as withholding agent (agente de retención). A text of at most 50 characters, or null. */
    readonly withholdingAgent: string | null;
    /** @description The number of the resolution as large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
    readonly largeContributor: string | null;
    /** @description The number of the craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
    readonly artisan: string | null;
    /** @description The e-mail address for customers: mail to them shows it, and it receives their replies. A text of at most 254 characters, or null. */
    readonly email: string | null;
    /** @description The telephone number for customers: mail to them shows it. A text of at most 50 characters, or null. */
    readonly phone: string | null;
    /**
     * Format: uuid
     * @description The signing certificate. POST /v1/developer/certificate uploads it. The signer's id of the certificate, or null.
     */
    readonly uuidFileP12: string | null;
    /** @description The state of the certificate; null while it is unknown. */
    readonly certificate: {
        /** @description MISSING, VALID, EXPIRING (30 days or fewer left) or EXPIRED. */
        readonly status: string;
        /** @description When it ends; null if there is none. */
        readonly notAfter: string | null;
        /** @description Whole days left; negative once it has ended. */
        readonly daysLeft: number | null;
    } | null;
    /** @description The address of the logo. POST /taxpayers/{id}/logo uploads it. A web address, or null. */
    readonly logoUrl: string | null;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface TaxpayerChange {
    /** @description The registry number (RUC). A registry number: 13 digits that begin with a province and end in 001, such as 1790012345001. */
    readonly ruc?: string;
    /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters, such as Comercial Andina S.A. */
    readonly name?: string;
    /** @description The name that customers know (nombre comercial). A text of at most 300 characters, or null. */
    readonly commercialName?: string | null;
    /** @description The address of the head office (dirección matriz). A text of at most 300 characters, or null. */
    readonly address?: string | null;
    /** @description Whether the taxpayer must keep accounts (obligado a llevar contabilidad). True or false. Default: false. null resets it to the default. */
    readonly accountingObligated?: boolean | null;
    /** @description The number of the resolution as special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
    readonly specialContributorCode?: string | null;
    /**
     * @description A note of your own, without effect. Only the key (ak_test_ or ak_live_) decides where a document goes. One of sandbox, production. Default: production. null resets it to the default.
     * @enum {string|null}
     */
    readonly environment?: "sandbox" | "production" | null;
    /**
     * @description The rounding of taxes for orders without taxRounding: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed. One of BASE, LINE. Default: BASE. null resets it to the default.
     * @enum {string|null}
     */
    readonly taxRounding?: "BASE" | "LINE" | null;
    /**
     * @description The simplified regime (RIMPE) of the taxpayer. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
     * @enum {string|null}
     */
    readonly rimpe?: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
    /** @description The number of the resolution as withholding agent (agente de retención). A text of at most 50 characters, or null. */
    readonly withholdingAgent?: string | null;
    /** @description The number of the resolution as large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
    readonly largeContributor?: string | null;
    /** @description The number of the craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
    readonly artisan?: string | null;
    /** @description The e-mail address for customers: mail to them shows it, and it receives their replies. A text of at most 254 characters, or null. */
    readonly email?: string | null;
    /** @description The telephone number for customers: mail to them shows it. A text of at most 50 characters, or null. */
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
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
    /**
     * @description The password of the P12 file. Only the signer keeps it.
     * @example the password of the file
     */
    readonly signaturePassword?: string | null;
}
export interface TaxpayerInput {
    /** @description The registry number (RUC). A registry number: 13 digits that begin with a province and end in 001, such as 1790012345001. */
    readonly ruc: string;
    /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters, such as Comercial Andina S.A. */
    readonly name: string;
    /** @description The name that customers know (nombre comercial). A text of at most 300 characters, or null. */
    readonly commercialName?: string | null;
    /** @description The address of the head office (dirección matriz). A text of at most 300 characters, or null. */
    readonly address?: string | null;
    /** @description Whether the taxpayer must keep accounts (obligado a llevar contabilidad). True or false. Default: false. null counts as omitted. */
    readonly accountingObligated?: boolean | null;
    /** @description The number of the resolution as special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
    readonly specialContributorCode?: string | null;
    /**
     * @description A note of your own, without effect. Only the key (ak_test_ or ak_live_) decides where a document goes. One of sandbox, production. Default: production. null counts as omitted.
     * @enum {string|null}
     */
    readonly environment?: "sandbox" | "production" | null;
    /**
     * @description The rounding of taxes for orders without taxRounding: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed. One of BASE, LINE. Default: BASE. null counts as omitted.
     * @enum {string|null}
     */
    readonly taxRounding?: "BASE" | "LINE" | null;
    /**
     * @description The simplified regime (RIMPE) of the taxpayer. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
     * @enum {string|null}
     */
    readonly rimpe?: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
    /** @description The number of the resolution as withholding agent (agente de retención). A text of at most 50 characters, or null. */
    readonly withholdingAgent?: string | null;
    /** @description The number of the resolution as large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
    readonly largeContributor?: string | null;
    /** @description The number of the craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
    readonly artisan?: string | null;
    /** @description The e-mail address for customers: mail to them shows it, and it receives their replies. A text of at most 254 characters, or null. */
    readonly email?: string | null;
    /** @description The telephone number for customers: mail to them shows it. A text of at most 50 characters, or null. */
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
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
    /**
     * @description The password of the P12 file. Only the signer keeps it.
     * @example the password of the file
     */
    readonly signaturePassword?: string | null;
}
export interface TestClock {
    /** Format: uuid */
    readonly id: string;
    /**
     * @description Your name for the clock.
     * @example End of the certificate
     */
    readonly name: string;
    /**
     * Format: date-time
     * @description The time of the sandbox now. It goes on from there.
     */
    readonly now: string;
    /**
     * Format: date-time
     * @description When the clock was made, in real time.
     */
    readonly createdAt: string;
}
export interface TestClockAdvance {
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly to: string;
}
export interface TestClockAnswer {
    readonly data: components["schemas"]["TestClock"];
    readonly meta: components["schemas"]["Meta"];
}
export interface TestClockInput {
    /**
     * @description Your name for the clock.
     * @example End of the certificate
     */
    readonly name: string;
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly now: string;
}
export interface TestClockList {
    readonly data: readonly components["schemas"]["TestClock"][];
    readonly meta: components["schemas"]["Meta"];
}
export interface Transport {
    /** @description The address where the transport begins. */
    readonly departureAddress: string;
    /** @description The address where it ends. */
    readonly arrivalAddress: string;
    /**
     * Format: date
     * @description The first day of the transport, YYYY-MM-DD.
     */
    readonly startDate: string;
    /**
     * Format: date
     * @description Its last day, YYYY-MM-DD.
     */
    readonly endDate: string;
    readonly carrier: components["schemas"]["Party"];
    /** @description The plate of the vehicle. */
    readonly plate: string;
    readonly destinations: readonly {
        /** @description The reason of the transport. */
        readonly reason: string;
        /** @description The number of the customs document. */
        readonly customsDocument?: string;
        /** @description The code of the establishment there. */
        readonly establishment?: string;
        /** @description The route. */
        readonly route?: string;
    }[];
}
export interface Usage {
    /** @example free */
    readonly plan: string;
    readonly period: {
        /**
         * @description The first day of the period, YYYY-MM-DD.
         * @example 2026-11-01
         */
        readonly from: string;
        /**
         * @description The last day of the period, YYYY-MM-DD.
         * @example 2026-11-30
         */
        readonly to: string;
    };
    /**
     * @description true: the plan is for a first month only, and allows no receipts afterwards.
     * @example false
     */
    readonly trial: boolean;
    /**
     * @description The receipts that the plan allows in the period; null means no limit.
     * @example 100
     */
    readonly quota: number | null;
    /**
     * @description The receipts that the plan allows beyond the quota.
     * @example 10
     */
    readonly excessQuota: number;
    /**
     * @description The remaining receipts of the workspace, quota and excess together; null means no limit.
     * @example 103
     */
    readonly remaining: number | null;
    /**
     * @description The receipts that count for the quota.
     * @example 7
     */
    readonly used: number;
    /**
     * @description The number of receipts by kind of document.
     * @example {
     *       "INVOICE": 7
     *     }
     */
    readonly byDocumentType: {
        readonly [key: string]: number;
    };
    /**
     * @description The number of receipts by status.
     * @example {
     *       "COMPLETED": 6,
     *       "REJECTED": 1
     *     }
     */
    readonly byStatus: {
        readonly [key: string]: number;
    };
    readonly workspace: components["schemas"]["WorkspaceUsage"];
}
export interface UsageAnswer {
    readonly data: components["schemas"]["Usage"];
    readonly meta: components["schemas"]["Meta"];
}
export interface VerifiedAddress {
    /**
     * @description The address of the account.
     * @example ana@ferreteria-andina.example
     */
    readonly email: string;
}
export interface VerifiedAddressAnswer {
    readonly data: components["schemas"]["VerifiedAddress"];
    readonly meta: components["schemas"]["Meta"];
}
export interface VoidRequest {
    /** @description The reason; the receipt shows it. */
    readonly reason: string;
}
export interface Voided {
    /**
     * @description When it was marked: RFC 3339 in UTC.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly at: string;
    /**
     * @description The reason of the caller.
     * @example wrong customer
     */
    readonly reason: string;
}
export interface VoidedSales {
    /**
     * @description The number of these documents.
     * @example 1
     */
    readonly documents: number;
    /**
     * @description The part of these documents in the total.
     * @example 11.50
     */
    readonly total: string;
}
export interface VoidedTaxes {
    /**
     * @description The number of these documents.
     * @example 1
     */
    readonly documents: number;
    /**
     * @description The part of these documents in the amount.
     * @example 1.50
     */
    readonly amount: string;
}
export interface VoidedWithholdings {
    /**
     * @description The number of these documents.
     * @example 1
     */
    readonly documents: number;
    /**
     * @description The part of these documents in the amount.
     * @example 1.50
     */
    readonly amount: string;
}
export interface Warehouse {
    /**
     * Format: uuid
     * @description The system assigns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly id: string;
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /** @description A text of 1 to 300 characters, such as Principal. */
    readonly name: string;
    /** @description A text of at most 300 characters, or null. */
    readonly location: string | null;
    /** @description Whether it is the main warehouse. A taxpayer has exactly one. True or false. */
    readonly isMain: boolean;
    /**
     * Format: uuid
     * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly tenantId: string;
    /**
     * Format: date-time
     * @description When it was deleted; null if it was not. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly deletedAt: string | null;
    /**
     * Format: date-time
     * @description When it was created. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
     */
    readonly updatedAt: string;
}
export interface WarehouseChange {
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId?: string;
    /** @description A text of 1 to 300 characters, such as Principal. */
    readonly name?: string;
    /** @description A text of at most 300 characters, or null. */
    readonly location?: string | null;
    /** @description Whether it is the main warehouse. A taxpayer has exactly one. True or false. Default: false. null resets it to the default. */
    readonly isMain?: boolean | null;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface WarehouseInput {
    /**
     * Format: uuid
     * @description The taxpayer that owns it. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
     */
    readonly taxpayerId: string;
    /** @description A text of 1 to 300 characters, such as Principal. */
    readonly name: string;
    /** @description A text of at most 300 characters, or null. */
    readonly location?: string | null;
    /** @description Whether it is the main warehouse. A taxpayer has exactly one. True or false. Default: false. null counts as omitted. */
    readonly isMain?: boolean | null;
    /**
     * Format: uuid
     * @description The workspace. Send your own, or leave it out; any other is refused. null counts as omitted.
     */
    readonly tenantId?: string | null;
}
export interface Warning {
    /**
     * @description A stable code; /docs/errors explains it.
     * @example ISS_90001
     */
    readonly code: string;
    /** @description The facts in the message, such as limits, allowed values and the value received, and as `about` the value or the line with the error; left out if there are none. Texts among them are in the language of the message. */
    readonly params?: {
        readonly [key: string]: unknown;
    };
    /** @example This devReference was used with another body; the first receipt is returned and nothing was issued. */
    readonly message: string;
    /**
     * @description The field with the warning.
     * @example devReference
     */
    readonly path: string;
}
export interface WaybillOrder {
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    /** @description The address where the transport begins. */
    readonly departureAddress: string;
    readonly carrier: components["schemas"]["Party"];
    /** @description The plate of the vehicle. */
    readonly plate: string;
    /**
     * Format: date
     * @description The first day of the transport, YYYY-MM-DD.
     */
    readonly startDate: string;
    /**
     * Format: date
     * @description Its last day, YYYY-MM-DD.
     */
    readonly endDate: string;
    readonly recipients: readonly {
        /** @description The number of its identification. */
        readonly identification: string;
        /** @description Its legal name, or first name and surname. */
        readonly legalName: string;
        /** @description The address of the delivery. */
        readonly address: string;
        /** @description The reason of the transport. */
        readonly reason: string;
        /** @description The route. */
        readonly route?: string;
        /** @description The code of the establishment there. */
        readonly destinationEstablishment?: string;
        /** @description The number of the customs document. */
        readonly customsDocument?: string;
        /** @description The document of the sale. */
        readonly supportingDocument?: {
            /** @description The kind of the document. */
            readonly documentType: string;
            /** @description The number of the document. */
            readonly number: string;
            /** @description The authorization number of the document. */
            readonly authorizationNumber?: string;
            /**
             * Format: date
             * @description The day of issue of the document, YYYY-MM-DD.
             */
            readonly issueDate: string;
        };
        readonly items: readonly {
            /** @description Your code of the item. */
            readonly code: string;
            /** @description A second code, such as a bar code. */
            readonly auxiliaryCode?: string;
            /** @description What is carried. */
            readonly description: string;
            /** @description The number of units. A decimal number, or the same as text. */
            readonly quantity: number | string;
            readonly details?: readonly components["schemas"]["Detail"][];
        }[];
    }[];
    /**
     * @description One address or several (at most 5), separated by commas.
     * @example compras@example.com
     */
    readonly email?: string;
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
}
export interface Webhook {
    /** Format: uuid */
    readonly id: string;
    /** @enum {string} */
    readonly mode: "test" | "live";
    /**
     * @description The address that receives events. https, except for an address of your own machine.
     * @example https://shop.example/etax
     */
    readonly url: string;
    /**
     * @description The types of event to send. An empty list means all. Pings that you request arrive with any list; a list of only `webhook.ping` selects no other event.
     * @example [
     *       "invoice.completed"
     *     ]
     */
    readonly events: readonly string[];
    /** @enum {string} */
    readonly status: "active" | "inactive";
    /**
     * @description Why the endpoint receives nothing. failures: too many failures in a row. gone: the endpoint answered 410. null: the endpoint is active.
     * @example null
     * @enum {string|null}
     */
    readonly deactivationReason: "failures" | "gone" | null;
    /**
     * Format: date-time
     * @description When it was deactivated; null if the endpoint is active.
     */
    readonly deactivatedAt: string | null;
    /** @description Failed deliveries since the last success. */
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
}
export interface WebhookAnswer {
    readonly data: components["schemas"]["Webhook"];
    readonly meta: components["schemas"]["Meta"];
}
export interface WebhookAttempt {
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly at: string;
    readonly durationMs: number;
    /**
     * @description The HTTP status of the endpoint's answer; null if there was none.
     * @example 200
     */
    readonly statusCode: number | null;
    /**
     * @description Why there was no answer, in the language of Accept-Language.
     * @example null
     */
    readonly error: string | null;
    /**
     * @description The beginning of the answer.
     * @example ok
     */
    readonly answer: string | null;
}
export interface WebhookByKeyInput {
    /**
     * @description The address that receives events. https, except for an address of your own machine.
     * @example https://shop.example/etax
     */
    readonly url: string;
    /**
     * @description Sandbox or production.
     * @enum {string}
     */
    readonly mode?: "test" | "live";
    /**
     * @description The types of event to send. An empty list means all. Pings that you request arrive with any list; a list of only `webhook.ping` selects no other event.
     * @example [
     *       "invoice.completed"
     *     ]
     */
    readonly events?: readonly string[];
}
export interface WebhookChange {
    /**
     * @description The address that receives events. https, except for an address of your own machine.
     * @example https://shop.example/etax
     */
    readonly url?: string;
    /**
     * @description The types of event to send. An empty list means all. Pings that you request arrive with any list; a list of only `webhook.ping` selects no other event.
     * @example [
     *       "invoice.completed"
     *     ]
     */
    readonly events?: readonly string[];
}
export interface WebhookDelivery {
    /** Format: uuid */
    readonly id: string;
    /** Format: uuid */
    readonly endpointId: string;
    /** @description The header webhook-id, which is the same in every attempt. */
    readonly eventId: string;
    /** @example invoice.completed */
    readonly eventType: string;
    /**
     * @description The receipt of the event; null for a ping.
     * @example 01935a2e-7c1f-7abc-8def-0123456789ab
     */
    readonly receiptId: string | null;
    /** @enum {string} */
    readonly status: "pending" | "delivered" | "failed" | "skipped";
    /** @description The attempts, oldest first. */
    readonly attempts: readonly components["schemas"]["WebhookAttempt"][];
    /**
     * Format: date-time
     * @description When the next attempt is due; null if there is none.
     */
    readonly nextAttemptAt: string | null;
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly createdAt: string;
    /**
     * @description The sent body, as text; null if it is no longer kept.
     * @example null
     */
    readonly body: string | null;
}
export interface WebhookDeliveryAnswer {
    readonly data: components["schemas"]["WebhookDelivery"];
    readonly meta: components["schemas"]["Meta"];
}
export interface WebhookDeliveryPage {
    readonly data: readonly components["schemas"]["WebhookDelivery"][];
    readonly meta: components["schemas"]["PageMeta"];
}
export interface WebhookInput {
    /**
     * @description The address that receives events. https, except for an address of your own machine.
     * @example https://shop.example/etax
     */
    readonly url: string;
    /**
     * @description Sandbox or production.
     * @enum {string}
     */
    readonly mode: "test" | "live";
    /**
     * @description The types of event to send. An empty list means all. Pings that you request arrive with any list; a list of only `webhook.ping` selects no other event.
     * @example [
     *       "invoice.completed"
     *     ]
     */
    readonly events?: readonly string[];
}
export interface WebhookList {
    readonly data: readonly components["schemas"]["Webhook"][];
    readonly meta: components["schemas"]["Meta"];
}
export interface WebhookWithSecret {
    /** Format: uuid */
    readonly id: string;
    /** @enum {string} */
    readonly mode: "test" | "live";
    /**
     * @description The address that receives events. https, except for an address of your own machine.
     * @example https://shop.example/etax
     */
    readonly url: string;
    /**
     * @description The types of event to send. An empty list means all. Pings that you request arrive with any list; a list of only `webhook.ping` selects no other event.
     * @example [
     *       "invoice.completed"
     *     ]
     */
    readonly events: readonly string[];
    /** @enum {string} */
    readonly status: "active" | "inactive";
    /**
     * @description Why the endpoint receives nothing. failures: too many failures in a row. gone: the endpoint answered 410. null: the endpoint is active.
     * @example null
     * @enum {string|null}
     */
    readonly deactivationReason: "failures" | "gone" | null;
    /**
     * Format: date-time
     * @description When it was deactivated; null if the endpoint is active.
     */
    readonly deactivatedAt: string | null;
    /** @description Failed deliveries since the last success. */
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
     * @description The secret that signs deliveries (Standard Webhooks). It is shown once.
     * @example whsec_…
     */
    readonly secret: string;
}
export interface WebhookWithSecretAnswer {
    readonly data: components["schemas"]["WebhookWithSecret"];
    readonly meta: components["schemas"]["Meta"];
}
export interface WithheldDocument {
    /** @description The reason for the purchase: a code of the table of supports. */
    readonly supportCode: string;
    /** @description The kind of the document. */
    readonly documentType: string;
    /** @description The number of the document. Default with document type 42: the number of this withholding. */
    readonly number?: string;
    /**
     * Format: date
     * @description The day of issue of the document, YYYY-MM-DD.
     */
    readonly issueDate: string;
    /**
     * Format: date
     * @description The day of entry in the books, YYYY-MM-DD. Default: the issue date of the withholding.
     */
    readonly accountingDate?: string;
    /** @description The authorization number of the document. */
    readonly authorizationNumber?: string;
    /** @description The amount of the document before taxes. A decimal number, or the same as text. */
    readonly subtotal: number | string;
    /** @description The total of the document. A decimal number, or the same as text. */
    readonly total: number | string;
    readonly taxes: readonly components["schemas"]["WithheldDocumentTax"][];
    readonly withholdings: readonly components["schemas"]["WithholdingLine"][];
    /** @description The payments of the document. Default: the whole total by method 01. */
    readonly payments?: readonly {
        /** @description The authority's code, table 24. */
        readonly method: string;
        /** @description The amount paid by this method. A decimal number, or the same as text. */
        readonly amount: number | string;
    }[];
    readonly paidAbroad?: components["schemas"]["PaidAbroad"];
    readonly reimbursements?: readonly components["schemas"]["Reimbursement"][];
}
export interface WithheldDocumentTax {
    /**
     * @description The tax, or the treatment for value-added tax.
     * @enum {string}
     */
    readonly taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | "ICE" | "PLASTIC_BOTTLES";
    /** @description The code of the excise. Send it only with ICE. */
    readonly code?: string;
    /** @description The base of the tax. A decimal number, or the same as text. */
    readonly base: number | string;
    /** @description The amount of the tax. Default: the rate applied to the base. A decimal number, or the same as text. */
    readonly amount?: number | string;
    /** @description A percentage, with IVA_RATE and ICE. A decimal number, or the same as text. */
    readonly rate?: number | string;
}
export interface WithheldSubject {
    /**
     * @description The kind of identification.
     * @enum {string}
     */
    readonly identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
    /** @description The number of the identification. Not required for FINAL_CONSUMER. */
    readonly identification?: string;
    /** @description The legal name, or first name and surname. Not required for FINAL_CONSUMER. */
    readonly legalName?: string;
    /**
     * @description One address or several (at most 5), separated by commas.
     * @example compras@example.com
     */
    readonly email?: string;
    /** @description The telephone number. */
    readonly phone?: string;
    /** @description The postal address. */
    readonly address?: string;
    /**
     * @description Whether the identification is of a person or a company.
     * @enum {string}
     */
    readonly kind?: "PERSON" | "COMPANY";
}
export interface WithholdingFigures {
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
     * @description The rate in per cent.
     * @example 1.75
     */
    readonly rate: string;
    /**
     * @description The number of documents with this tax.
     * @example 12
     */
    readonly documents: number;
    /**
     * @description The base of the tax.
     * @example 1020.00
     */
    readonly base: string;
    /**
     * @description The amount withheld.
     * @example 17.85
     */
    readonly amount: string;
    readonly voided: components["schemas"]["VoidedWithholdings"];
}
export interface WithholdingGroup {
    /**
     * @description The key of the group: a day (2026-11-21), a month (2026-11), an establishment (001), an emission point (001-001), a kind of document (INVOICE) or the identification of a customer.
     * @example 2026-11-21
     */
    readonly key: string;
    /**
     * @description The name of the customer on one of the documents; null for other groups.
     * @example null
     */
    readonly name: string | null;
    readonly withholdings: readonly components["schemas"]["WithholdingFigures"][];
}
export interface WithholdingLine {
    /**
     * @description The withheld tax.
     * @enum {string}
     */
    readonly taxType: "INCOME" | "IVA" | "ISD";
    /** @description The authority's code of the concept. */
    readonly code: string;
    /** @description The base of the withholding. A decimal number, or the same as text. */
    readonly base: number | string;
    /** @description The percentage withheld. A decimal number, or the same as text. */
    readonly rate: number | string;
    /** @description The dividends that are paid. Send them only with support code 10. */
    readonly dividends?: {
        /**
         * Format: date
         * @description The day of the payment, YYYY-MM-DD.
         */
        readonly paidOn: string;
        /** @description The income tax that the company paid. A decimal number, or the same as text. */
        readonly incomeTax: number | string;
        /** @description The year of the profit. */
        readonly fiscalYear: number | string;
    };
    /** @description The boxes of bananas and their price. Send them only with the banana codes. */
    readonly bananas?: {
        /** @description The number of boxes. */
        readonly boxes: number | string;
        /** @description The price of a box. A decimal number, or the same as text. */
        readonly price: number | string;
    };
}
export interface WithholdingOrder {
    /**
     * Format: date
     * @description YYYY-MM-DD; default today.
     */
    readonly issueDate?: string;
    /**
     * @description Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
     * @example {
     *       "Pedido": "1001"
     *     }
     */
    readonly additionalInfo?: {
        readonly [key: string]: string;
    };
    /** @description The currency: always the dollar, which is also the default. */
    readonly currency?: string;
    readonly fiscalMachine?: components["schemas"]["FiscalMachine"];
    readonly subject: components["schemas"]["WithheldSubject"];
    /** @description The month of the withholding, MM/YYYY. Default: the month of the issue date. */
    readonly fiscalPeriod?: string;
    /** @description Whether the subject is a related party. Default false. */
    readonly relatedParty?: boolean;
    readonly supportingDocuments: readonly components["schemas"]["WithheldDocument"][];
    /** @description Default: the taxpayer's first. */
    readonly establishment?: string;
    /** @description Default: the establishment's first. */
    readonly emissionPoint?: string;
    /** @description The caller's own reference. An order with a used reference returns the existing receipt. No blanks at its ends and no invisible characters; accents may be written either way. */
    readonly devReference?: string;
    /** @description Whether to mail the document to the customer. Default true. */
    readonly sendEmail?: boolean;
}
export interface WithholdingReport {
    /**
     * @description The first day of issue.
     * @example 2026-11-01
     */
    readonly from: string;
    /**
     * @description The last day of issue.
     * @example 2026-11-30
     */
    readonly to: string;
    /**
     * @example day
     * @enum {string}
     */
    readonly by: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
    readonly totals: readonly components["schemas"]["WithholdingFigures"][];
    /** @description The groups, as in the report of sales; payees are sorted by the amount withheld, the greatest first. */
    readonly groups: readonly components["schemas"]["WithholdingGroup"][];
    /**
     * @description The sums of the groups beyond the limit; empty if there are none.
     * @example []
     */
    readonly rest: readonly components["schemas"]["WithholdingFigures"][];
    /**
     * @description The figures include every change of a receipt up to this instant (RFC 3339, UTC), usually some seconds ago. Null while receipts from before an upgrade are still being added.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly asOf: string | null;
}
export interface WithholdingReportAnswer {
    readonly data: components["schemas"]["WithholdingReport"];
    readonly meta: components["schemas"]["Meta"];
}
export interface Workspace {
    /** Format: uuid */
    readonly id: string;
    /**
     * @description The name of the business.
     * @example Ferretería Andina
     */
    readonly name: string;
    /**
     * @description The plan, which sets quota and rate.
     * @example development
     */
    readonly plan: string;
    /**
     * Format: date-time
     * @description RFC 3339, in UTC.
     */
    readonly createdAt: string;
    /** @description The API version of requests by key that name none. */
    readonly apiVersion: {
        /**
         * @description A version of the API: the day of its first use.
         * @example 2026-11-27
         */
        readonly version: string;
        /** @description All that are served, oldest first. */
        readonly versions: readonly string[];
        /**
         * @description After an upgrade: the version that can be chosen again, until then.
         * @example null
         */
        readonly previous: {
            /**
             * @description A version of the API: the day of its first use.
             * @example 2026-11-27
             */
            readonly version: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            readonly until: string;
        } | null;
    };
}
export interface WorkspaceAnswer {
    readonly data: components["schemas"]["Workspace"];
    readonly meta: components["schemas"]["Meta"];
}
export interface WorkspaceChange {
    /**
     * @description The name of the business.
     * @example Ferretería Andina
     */
    readonly name: string;
}
export interface WorkspaceUsage {
    /**
     * @description The receipts that count for the quota.
     * @example 7
     */
    readonly used: number;
    /**
     * @description The number of receipts by kind of document.
     * @example {
     *       "INVOICE": 7
     *     }
     */
    readonly byDocumentType: {
        readonly [key: string]: number;
    };
    /**
     * @description The number of receipts by status.
     * @example {
     *       "COMPLETED": 6,
     *       "REJECTED": 1
     *     }
     */
    readonly byStatus: {
        readonly [key: string]: number;
    };
}
export interface XmlAuthorization {
    /** @enum {string} */
    readonly status: "AUTHORIZED" | "REJECTED" | "IN_PROCESS" | "NOT_FOUND" | "DIFFERENT" | "UNCONFIRMED";
    /**
     * @description The authorization number.
     * @example 2111202601179001234500120010010000000011234567811
     */
    readonly number: string | null;
    /**
     * @description When the authority authorized it.
     * @example 2026-11-21T15:04:07.000Z
     */
    readonly at: string | null;
    /** @enum {string} */
    readonly source: "file" | "authority";
}
export interface XmlDocument {
    /**
     * @description The whole document, as text or base64. The example is shortened.
     * @example <factura id="comprobante" version="2.1.0">…</factura>
     */
    readonly xml: string;
}
export interface XmlDocumentHead {
    /** @example INVOICE */
    readonly documentType: string;
    /**
     * @description The version of its schema.
     * @example 1.1.0
     */
    readonly version: string;
    /**
     * @description The access key: 49 digits.
     * @example 2111202601179001234500120010010000000011234567811
     */
    readonly accessKey: string;
    /**
     * @description The registry number (RUC) of the issuer.
     * @example 1790012345001
     */
    readonly taxpayerRuc: string;
    /**
     * @description YYYY-MM-DD.
     * @example 2026-11-21
     */
    readonly issueDate: string;
    /**
     * @description The total, a decimal as text.
     * @example 11.50
     */
    readonly total: string;
}
export interface XmlFinding {
    /**
     * @description The line in the sent document.
     * @example 12
     */
    readonly line: number;
    /**
     * @description The place in the document, as an XPath.
     * @example /factura/infoFactura/importeTotal
     */
    readonly path: string;
    /**
     * @description A stable code; /docs/errors explains it.
     * @example ISS_30011
     */
    readonly code: string;
    /** @description The facts in the message, such as limits, allowed values and the value received, and as `about` the value or the line with the error; left out if there are none. Texts among them are in the language of the message. */
    readonly params?: {
        readonly [key: string]: unknown;
    };
    /** @example The total is not the sum of its parts. */
    readonly message: string;
    /**
     * @description The authority's number for this error, if it has one.
     * @example 52
     */
    readonly authorityCode: string | null;
}
export interface XmlSignature {
    /** @description Whether the signature is of this document, unchanged. */
    readonly valid: boolean;
    /** @description Whether a certifier that this system trusts issued its certificate. */
    readonly trusted: boolean;
    /**
     * @description Why it is not valid or not trusted, in the language of Accept-Language.
     * @example null
     */
    readonly reason: string | null;
    /**
     * @description The owner of the certificate.
     * @example CN=Comercial Andina S.A.
     */
    readonly signer: string | null;
    /**
     * @description The certifier that issued the certificate.
     * @example CN=Entidad de Certificación
     */
    readonly issuer: string | null;
    /**
     * @description The registry number in the certificate.
     * @example 1790012345001
     */
    readonly registryNumber: string | null;
    /**
     * @description The beginning of its validity, RFC 3339 in UTC.
     * @example 2026-01-01T00:00:00.000Z
     */
    readonly notBefore: string | null;
    /**
     * @description The end of its validity, RFC 3339 in UTC.
     * @example 2028-01-01T00:00:00.000Z
     */
    readonly notAfter: string | null;
    /**
     * @description The time of signing that the signature states.
     * @example 2026-11-21T15:04:05.000Z
     */
    readonly signedAt: string | null;
}
export interface XmlVerdict {
    /**
     * @description true: there are no errors.
     * @example true
     */
    readonly valid: boolean;
    /**
     * @description The kind of document; null if it is of no known kind.
     * @example INVOICE
     */
    readonly documentType: string | null;
    /**
     * @description The version of its schema.
     * @example 1.1.0
     */
    readonly version: string | null;
    /**
     * @description The reasons why the authority would refuse it.
     * @example []
     */
    readonly errors: readonly components["schemas"]["XmlFinding"][];
    /**
     * @description Values that the authority would accept but that are probably mistakes.
     * @example []
     */
    readonly warnings: readonly components["schemas"]["XmlFinding"][];
}
export interface XmlVerdictAnswer {
    readonly data: components["schemas"]["XmlVerdict"];
    readonly meta: components["schemas"]["Meta"];
}
export interface XmlVerification {
    readonly signature: components["schemas"]["XmlSignature"];
    readonly document: components["schemas"]["XmlDocumentHead"];
    /** @description Null if the file has none and the authority was not asked. */
    readonly authorization: components["schemas"]["XmlAuthorization"] | null;
    /** @description The last answer of the authority's consultation service about the document. null: it was never asked; send ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays COMPLETED. */
    readonly authorityStatus: components["schemas"]["AuthorityStatus"] | null;
}
export interface XmlVerificationAnswer {
    readonly data: components["schemas"]["XmlVerification"];
    readonly meta: components["schemas"]["Meta"];
}
