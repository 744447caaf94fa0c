// Written by npm run codegen.

export interface paths {
    "/taxes/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make the default taxes where they are missing
         * @description Answers with all of them: value-added, excise and withheld, as the authority has them.
         */
        get: operations["ensureDefaultTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxpayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List taxpayers */
        get: operations["listTaxpayers"];
        put?: never;
        /**
         * Create a taxpayer
         * @description With it come establishment 001, emission point 001, a main warehouse and a price type. `signaturePassword` goes to the signer alone, and is not shown again but by DELETE.
         */
        post: operations["createTaxpayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxpayers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a taxpayer */
        get: operations["getTaxpayer"];
        /**
         * Change a taxpayer
         * @description `ruc` can change while nothing is kept under it; 409 once the taxpayer has a certificate, a password for one, receipts in either mode or sequentials. A change that is refused changes nothing.
         */
        put: operations["updateTaxpayer"];
        post?: never;
        /**
         * Delete a taxpayer and destroy its certificate
         * @description The answer shows `signaturePassword` a last time. A taxpayer that has live receipts or a certificate is deleted with a live key or by session only: 403 with a test key. 409 while a receipt of it is unfinished.
         */
        delete: operations["deleteTaxpayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List taxes */
        get: operations["listTaxes"];
        put?: never;
        /** Create a tax */
        post: operations["createTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a tax */
        get: operations["getTax"];
        /**
         * Change a tax
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null.
         */
        put: operations["updateTax"];
        post?: never;
        /**
         * Delete a tax
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it.
         */
        delete: operations["deleteTax"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers */
        get: operations["listCustomers"];
        put?: never;
        /** Create a customer */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a customer */
        get: operations["getCustomer"];
        /**
         * Change a customer
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null.
         */
        put: operations["updateCustomer"];
        post?: never;
        /**
         * Delete a customer
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List categories */
        get: operations["listCategories"];
        put?: never;
        /** Create a category */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a category */
        get: operations["getCategory"];
        /**
         * Change a category
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null.
         */
        put: operations["updateCategory"];
        post?: never;
        /**
         * Delete a category
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List warehouses */
        get: operations["listWarehouses"];
        put?: never;
        /** Create a warehouse */
        post: operations["createWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a warehouse */
        get: operations["getWarehouse"];
        /**
         * Change a warehouse
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null.
         */
        put: operations["updateWarehouse"];
        post?: never;
        /**
         * Delete a warehouse
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it.
         */
        delete: operations["deleteWarehouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emission-points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List emission points */
        get: operations["listEmissionPoints"];
        put?: never;
        /** Create an emission point */
        post: operations["createEmissionPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emission-points/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an emission point */
        get: operations["getEmissionPoint"];
        /**
         * Change an emission point
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null. Where live receipts stand in its series, deleting it or changing what names the series (`code`, `establishmentId`) takes a live key or a session: 403 with a test key. It is refused with any key while a receipt in the series is unfinished or an invoice that is not issued names it: 400.
         */
        put: operations["updateEmissionPoint"];
        post?: never;
        /**
         * Delete an emission point
         * @description It leaves lists and reads. Refused with 400 while something that is not finished needs it. Where live receipts stand in its series, deleting it or changing what names the series (`code`, `establishmentId`) takes a live key or a session: 403 with a test key. It is refused with any key while a receipt in the series is unfinished or an invoice that is not issued names it: 400.
         */
        delete: operations["deleteEmissionPoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        /** Create a product */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product */
        get: operations["getProduct"];
        /**
         * Change a product
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete a product
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/establishments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List establishments */
        get: operations["listEstablishments"];
        put?: never;
        /** Create an establishment */
        post: operations["createEstablishment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/establishments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an establishment */
        get: operations["getEstablishment"];
        /**
         * Change an establishment
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null. Where live receipts stand in its series, deleting it or changing what names the series (`code`, `establishmentId`) takes a live key or a session: 403 with a test key. It is refused with any key while a receipt in the series is unfinished or an invoice that is not issued names it: 409.
         */
        put: operations["updateEstablishment"];
        post?: never;
        /**
         * Delete an establishment
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it. Where live receipts stand in its series, deleting it or changing what names the series (`code`, `establishmentId`) takes a live key or a session: 403 with a test key. It is refused with any key while a receipt in the series is unfinished or an invoice that is not issued names it: 409.
         */
        delete: operations["deleteEstablishment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invoices */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an invoice */
        get: operations["getInvoice"];
        /**
         * Change an invoice
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null.
         */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Delete an invoice
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an invoice */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product prices */
        get: operations["listProductPrices"];
        put?: never;
        /** Create a product price */
        post: operations["createProductPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product price */
        get: operations["getProductPrice"];
        /**
         * Change a product price
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null.
         */
        put: operations["updateProductPrice"];
        post?: never;
        /**
         * Delete a product price
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it.
         */
        delete: operations["deleteProductPrice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List price types */
        get: operations["listPriceTypes"];
        put?: never;
        /** Create a price type */
        post: operations["createPriceType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a price type */
        get: operations["getPriceType"];
        /**
         * Change a price type
         * @description Changes the fields that are sent. What a read shows besides them may be sent back, and is ignored; null takes away what may be null.
         */
        put: operations["updatePriceType"];
        post?: never;
        /**
         * Delete a price type
         * @description It leaves lists and reads. Refused with 409 while something that is not finished needs it.
         */
        delete: operations["deletePriceType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payment methods */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payment method */
        get: operations["getPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List document types */
        get: operations["listDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a document type */
        get: operations["getDocumentType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxpayers/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the logo
         * @description PNG or JPEG, just under 2 MiB. It is scaled down, and printed on documents from then on.
         */
        post: operations["uploadTaxpayerLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a stored invoice
         * @description An invoice becomes one receipt in each mode. 202 for the call that issues it, 200 for every later one, with the same receipt.
         */
        post: operations["issueStoredInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export customers of a taxpayer as CSV
         * @description All of them, streamed; the file can be imported again.
         */
        get: operations["exportCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import customers of a taxpayer from CSV
         * @description All of it, or nothing: the refusal names every wrong line. A line whose `identification` is known changes that customer. At most 32 MiB.
         */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export products of a taxpayer as CSV
         * @description All of them, streamed; the file can be imported again.
         */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import products of a taxpayer from CSV
         * @description All of it, or nothing: the refusal names every wrong line. A line whose `code` is known changes that product; `tax` is the code of a tax. At most 32 MiB.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts of invoices, newest first
         * @description Pages end at row 10,000: go on by `cursor`, which is as quick for any page.
         */
        get: operations["listInvoiceReceipts"];
        put?: never;
        /**
         * Issue an invoice
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        post: operations["issueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/purchase-settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts of purchase settlements, newest first
         * @description Pages end at row 10,000: go on by `cursor`, which is as quick for any page.
         */
        get: operations["listPurchaseSettlementReceipts"];
        put?: never;
        /**
         * Issue a purchase settlement
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        post: operations["issuePurchaseSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts of credit notes, newest first
         * @description Pages end at row 10,000: go on by `cursor`, which is as quick for any page.
         */
        get: operations["listCreditNoteReceipts"];
        put?: never;
        /**
         * Issue a credit note
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        post: operations["issueCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/debit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts of debit notes, newest first
         * @description Pages end at row 10,000: go on by `cursor`, which is as quick for any page.
         */
        get: operations["listDebitNoteReceipts"];
        put?: never;
        /**
         * Issue a debit note
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        post: operations["issueDebitNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/withholdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts of withholdings, newest first
         * @description Pages end at row 10,000: go on by `cursor`, which is as quick for any page.
         */
        get: operations["listWithholdingReceipts"];
        put?: never;
        /**
         * Issue a withholding receipt
         * @description 202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.
         */
        post: operations["issueWithholding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a receipt */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/receipts/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a receipt
         * @description COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried.
         */
        get: operations["getReceiptStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/receipts/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to the authorized XML
         * @description The link needs no key; it can be given to whomever the document is for.
         */
        get: operations["getReceiptXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/receipts/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to the PDF
         * @description The link needs no key; it can be given to whomever the document is for.
         */
        get: operations["getReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/invoices/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a receipt of any kind that ended in ERROR */
        post: operations["retryReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/receipts/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a receipt as voided, here only
         * @description Nothing happens at the authority: annul the document there, or issue a credit note.
         */
        post: operations["voidReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts, newest first
         * @description Pages end at row 10,000: go on by `cursor`, which is as quick for any page.
         */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/invoices/sequential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the number of the next of the invoices
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        patch: operations["setNextInvoiceNumber"];
        trace?: never;
    };
    "/v1/developer/purchase-settlements/sequential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the number of the next of the purchase settlements
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        patch: operations["setNextPurchaseSettlementNumber"];
        trace?: never;
    };
    "/v1/developer/credit-notes/sequential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the number of the next of the credit notes
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        patch: operations["setNextCreditNoteNumber"];
        trace?: never;
    };
    "/v1/developer/debit-notes/sequential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the number of the next of the debit notes
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        patch: operations["setNextDebitNoteNumber"];
        trace?: never;
    };
    "/v1/developer/waybills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts of waybills, newest first
         * @description Pages end at row 10,000: go on by `cursor`, which is as quick for any page.
         */
        get: operations["listWaybillReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/waybills/sequential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the number of the next of the waybills
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        patch: operations["setNextWaybillNumber"];
        trace?: never;
    };
    "/v1/developer/withholdings/sequential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the number of the next of the withholdings
         * @description Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.
         */
        patch: operations["setNextWithholdingNumber"];
        trace?: never;
    };
    "/v1/developer/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the usage of the current period */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the taxpayer's certificate (P12)
         * @description As JSON, or as a multipart form with the P12 in the field `file` and `password`; a form may leave out a password that was set with the taxpayer (`signaturePassword`). It replaces the one before. Where the taxpayer has a certificate and live receipts, that takes a live key or a session: 403 ACS_10006 with a test key. With a certificate the registry number of the taxpayer is fixed; a certificate that is refused does not fix it.
         */
        post: operations["uploadCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/certificate/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of the certificate */
        get: operations["getCertificateStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers, newest first */
        get: operations["listDeveloperCustomers"];
        put?: never;
        /** Create a customer */
        post: operations["createDeveloperCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a customer */
        get: operations["getDeveloperCustomer"];
        put?: never;
        post?: never;
        /** Delete a customer */
        delete: operations["deleteDeveloperCustomer"];
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Changes the fields that are sent; null takes away what may be null.
         */
        patch: operations["updateDeveloperCustomer"];
        trace?: never;
    };
    "/v1/developer/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products, newest first */
        get: operations["listDeveloperProducts"];
        put?: never;
        /** Create a product */
        post: operations["createDeveloperProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product */
        get: operations["getDeveloperProduct"];
        put?: never;
        post?: never;
        /** Delete a product */
        delete: operations["deleteDeveloperProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Changes the fields that are sent; null takes away what may be null.
         */
        patch: operations["updateDeveloperProduct"];
        trace?: never;
    };
    "/v1/developer/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a document, nothing else
         * @description With the certificate of the taxpayer, or in the sandbox with a test certificate where it has none.
         */
        post: operations["signXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/validate-xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Judge a document by schema and rules */
        post: operations["validateXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Examine a document's signature and authorization */
        post: operations["verifyXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/sign-and-authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a document and have it authorized */
        post: operations["signAndAuthorizeXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/authorize-signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a signed document authorized */
        post: operations["authorizeSignedXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/invoices/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take in a document that the authority has authorized */
        post: operations["importInvoiceXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApiKey: {
            /** Format: uuid */
            id: string;
            /**
             * @description Sandbox or production.
             * @enum {string}
             */
            mode: "test" | "live";
            /**
             * @description What you call it.
             * @example Shop on the web
             */
            name: string;
            /**
             * @description How it begins; the mode is a part of it.
             * @example ak_test_
             */
            prefix: string;
            /**
             * @description How it ends.
             * @example x7Qd
             */
            lastFour: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute or so; null for never.
             */
            lastUsedAt: string | null;
        };
        ApiKeyList: {
            data: components["schemas"]["ApiKey"][];
            meta: components["schemas"]["Meta"];
        };
        AuthorityMessage: {
            /** @enum {string} */
            type: "ERROR" | "WARNING" | "INFO";
            /**
             * @description The authority's number, as text; AUT_00007 where its answer is about another document. ISS_6000x, CTX_1000x or SGN_2000x where something failed before it could say anything.
             * @example 39
             */
            code: string;
            /** @example FIRMA INVALIDA */
            message: string;
            /** @description The authority's own detail; null where it gave none. */
            additionalInfo: string | null;
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
        Category: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A text of at most 1000 characters, or null. */
            description: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "name": "Herramientas",
         *       "description": "Herramientas de mano",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        CategoryChange: {
            /** @description A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /** @description A text of at most 1000 characters, or null. */
            description?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            taxpayerId?: string | null;
        };
        /**
         * @example {
         *       "name": "Herramientas",
         *       "description": "Herramientas de mano",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        CategoryInput: {
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A text of at most 1000 characters, or null. */
            description?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
        };
        CertificateEvent: {
            /**
             * Format: uuid
             * @description The event's own: the same over retries and resends, so that one told twice is known.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "certificate.expiring";
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            createdAt: string;
            /**
             * @description That of the endpoint.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            /** @example 01935a2e-7c1f-4abc-8def-0123456789ab */
            workspaceId: string;
            /**
             * @description The taxpayer that it is about.
             * @example 1799999990001
             */
            taxpayerRuc: string;
            data: components["schemas"]["ExpiringCertificate"];
            /**
             * @description Why, where something was refused or failed; empty otherwise.
             * @example []
             */
            reason: components["schemas"]["AuthorityMessage"][];
        };
        CertificateForm: {
            /** @description The P12 file. */
            file: string;
            /** @description What opens the file. */
            password?: string;
        };
        CertificateStatus: {
            /**
             * @description MISSING: none is stored, and every other member is null.
             * @example VALID
             * @enum {string}
             */
            status: "MISSING" | "VALID" | "EXPIRING" | "EXPIRED";
            /**
             * @description Whose it is.
             * @example CN=Comercial Andina S.A.
             */
            subject: string | null;
            /**
             * @description Who issued it.
             * @example CN=Entidad de Certificación
             */
            issuer: string | null;
            /**
             * @description The registry number it names; null where it names none.
             * @example 1790012345001
             */
            registryNumber: string | null;
            /**
             * @description In hexadecimal.
             * @example 5f3a09
             */
            serialNumber: string | null;
            /**
             * @description RFC 3339, UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            notBefore: string | null;
            /**
             * @description RFC 3339, UTC.
             * @example 2028-01-01T00:00:00.000Z
             */
            notAfter: string | null;
            /** @example 405 */
            daysLeft: number | null;
            /**
             * @description SHA-256, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            fingerprint: string | null;
        };
        CertificateStatusAnswer: {
            data: components["schemas"]["CertificateStatus"];
            meta: components["schemas"]["Meta"];
        };
        CertificateUpload: {
            /**
             * @description The P12 file in base64.
             * @example MIIKpQIBAzCC
             */
            file: string;
            /**
             * @description What opens the file; kept encrypted, never shown.
             * @example …
             */
            password: string;
        };
        CreatedApiKey: {
            /** Format: uuid */
            id: string;
            /**
             * @description Sandbox or production.
             * @enum {string}
             */
            mode: "test" | "live";
            /**
             * @description What you call it.
             * @example Shop on the web
             */
            name: string;
            /**
             * @description How it begins; the mode is a part of it.
             * @example ak_test_
             */
            prefix: string;
            /**
             * @description How it ends.
             * @example x7Qd
             */
            lastFour: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute or so; null for never.
             */
            lastUsedAt: string | null;
            /**
             * @description The key itself, for the header X-API-Key. It is not kept, and cannot be shown again.
             * @example ak_test_…
             */
            key: string;
        };
        CreatedApiKeyAnswer: {
            data: components["schemas"]["CreatedApiKey"];
            meta: components["schemas"]["Meta"];
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
         *         "number": "001-001-000000123",
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
        CreditNoteOrder: {
            customer?: components["schemas"]["Party"];
            /** Format: uuid */
            customerId?: string;
            items: components["schemas"]["OrderItem"][];
            /** @description YYYY-MM-DD; default today. */
            issueDate?: string;
            /** @description At most 15, less those that the taxpayer's own marks take. */
            additionalInfo?: {
                [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supportingDocument: components["schemas"]["SupportingReference"];
            reason: string;
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            /** @description Default the taxpayer's first. */
            establishment?: string;
            /** @description Default the establishment's first. */
            emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. */
            devReference?: string;
            /** @description Default true. */
            sendEmail?: boolean;
        } & ({
            /** Format: uuid */
            customerId: string;
        } | {
            supportingDocument: {
                accessKey: unknown;
            };
        } | {
            customer: components["schemas"]["Party"];
        });
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
        Customer: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description The number that the type says. A text of 1 to 20 characters. */
            identification: string;
            /**
             * @description 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04, 05, 06, 07, 08.
             * @enum {string}
             */
            type: "04" | "05" | "06" | "07" | "08";
            /** @description The legal name, or first name and surname. A text of 1 to 300 characters. */
            name: string;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            email: string | null;
            /** @description A text of at most 50 characters, or null. */
            phone: string | null;
            /** @description A text of at most 300 characters, or null. */
            address: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
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
        CustomerChange: {
            /** @description The number that the type says. A text of 1 to 20 characters. Null counts as not given. */
            identification?: string | null;
            /**
             * @description 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04, 05, 06, 07, 08. Null counts as not given.
             * @enum {string|null}
             */
            type?: "04" | "05" | "06" | "07" | "08" | null;
            /** @description The legal name, or first name and surname. A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            email?: string | null;
            /** @description A text of at most 50 characters, or null. */
            phone?: string | null;
            /** @description A text of at most 300 characters, or null. */
            address?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            taxpayerId?: string | null;
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
        CustomerInput: {
            /** @description The number that the type says. A text of 1 to 20 characters. */
            identification: string;
            /**
             * @description 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad. One of 04, 05, 06, 07, 08.
             * @enum {string}
             */
            type: "04" | "05" | "06" | "07" | "08";
            /** @description The legal name, or first name and surname. A text of 1 to 300 characters. */
            name: string;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            email?: string | null;
            /** @description A text of at most 50 characters, or null. */
            phone?: string | null;
            /** @description A text of at most 300 characters, or null. */
            address?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
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
         *         "number": "001-001-000000123",
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
        DebitNoteOrder: {
            customer?: components["schemas"]["Party"];
            /** Format: uuid */
            customerId?: string;
            /** @description YYYY-MM-DD; default today. */
            issueDate?: string;
            /** @description At most 15, less those that the taxpayer's own marks take. */
            additionalInfo?: {
                [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supportingDocument: components["schemas"]["SupportingReference"];
            reasons: {
                reason: string;
                /** @description A decimal number; text is taken too. */
                amount: number | string;
            }[];
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description A percentage, with IVA_RATE only. A decimal number; text is taken too. */
            tax?: number | string;
            /** @description One, or a list: a percentage and dollars per unit on the same line. */
            ice?: components["schemas"]["Excise"] | components["schemas"]["Excise"][];
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            payments?: components["schemas"]["Payment"][];
            /** @description Default the taxpayer's first. */
            establishment?: string;
            /** @description Default the establishment's first. */
            emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. */
            devReference?: string;
            /** @description Default true. */
            sendEmail?: boolean;
        } & ({
            /** Format: uuid */
            customerId: string;
        } | {
            supportingDocument: {
                accessKey: unknown;
            };
        } | {
            customer: components["schemas"]["Party"];
        });
        Deleted: {
            message: string;
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
         *       "rimpe": null,
         *       "withholdingAgent": null,
         *       "largeContributor": null,
         *       "artisan": null,
         *       "email": "ventas@ferreteria-andina.example",
         *       "phone": null,
         *       "uuidFileP12": null,
         *       "logoUrl": null,
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z",
         *       "signaturePassword": "the password of the file"
         *     }
         */
        DeletedTaxpayer: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description The registry number (RUC). A registry number of 13 digits, such as 1790012345001. */
            ruc: string;
            /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters. */
            name: string;
            /** @description The name customers know (nombre comercial). A text of at most 300 characters, or null. */
            commercialName: string | null;
            /** @description Of the head office (dirección matriz). A text of at most 300 characters, or null. */
            address: string | null;
            /** @description Whether it must keep accounts (obligado a llevar contabilidad). True or false. */
            accountingObligated: boolean;
            /** @description The resolution that makes it a special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
            specialContributorCode: string | null;
            /**
             * @description Where it may issue: a sandbox taxpayer issues in the sandbox only. One of sandbox, production.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            /**
             * @description The simplified regime (RIMPE) it is in. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
             * @enum {string|null}
             */
            rimpe: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            /** @description The resolution that makes it a withholding agent (agente de retención). A text of at most 50 characters, or null. */
            withholdingAgent: string | null;
            /** @description The resolution that makes it a large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
            largeContributor: string | null;
            /** @description The number of its craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
            artisan: string | null;
            /** @description Shown in mail to customers; their answers go there. A text of at most 254 characters, or null. */
            email: string | null;
            /** @description Shown in mail to customers. A text of at most 50 characters, or null. */
            phone: string | null;
            /**
             * Format: uuid
             * @description The certificate it signs with; POST /v1/developer/certificate brings one. The signer's id of the certificate, or null.
             */
            uuidFileP12: string | null;
            /** @description Where its logo can be read; POST /taxpayers/{id}/logo brings one. Where the logo can be fetched, or null. */
            logoUrl: string | null;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
            /**
             * @description The password of the P12 file. It goes to the signer alone.
             * @example the password of the file
             */
            signaturePassword: string | null;
        };
        Detail: {
            name: string;
            value: string;
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
        DeveloperCustomer: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /**
             * @description What kind of number identifies the customer. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID.
             * @enum {string|null}
             */
            identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID" | null;
            /** @description The number; a final consumer needs none. A text of 1 to 20 characters. */
            identification: string;
            /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters. */
            legalName: string;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            email: string | null;
            /** @description A text of at most 50 characters, or null. */
            phone: string | null;
            /** @description A text of at most 300 characters, or null. */
            address: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        DeveloperCustomerAnswer: {
            data: components["schemas"]["DeveloperCustomer"];
            meta: components["schemas"]["Meta"];
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
        DeveloperCustomerChange: {
            /**
             * @description What kind of number identifies the customer. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID. Null counts as not given.
             * @enum {string|null}
             */
            identificationType?: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID" | null;
            /** @description The number; a final consumer needs none. A text of 1 to 20 characters. Null counts as not given. */
            identification?: string | null;
            /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters. Null counts as not given. */
            legalName?: string | null;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            email?: string | null;
            /** @description A text of at most 50 characters, or null. */
            phone?: string | null;
            /** @description A text of at most 300 characters, or null. */
            address?: string | null;
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
        DeveloperCustomerInput: {
            /**
             * @description What kind of number identifies the customer. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID.
             * @enum {string}
             */
            identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            /** @description The number; a final consumer needs none. A text of 1 to 20 characters. Null counts as not given. */
            identification?: string | null;
            /** @description The legal name, or first name and surname; a final consumer needs none. A text of 1 to 300 characters. Null counts as not given. */
            legalName?: string | null;
            /** @description Where documents are sent. A text of at most 1000 characters, or null. */
            email?: string | null;
            /** @description A text of at most 50 characters, or null. */
            phone?: string | null;
            /** @description A text of at most 300 characters, or null. */
            address?: string | null;
        };
        DeveloperCustomerPage: {
            data: components["schemas"]["DeveloperCustomer"][];
            meta: components["schemas"]["PageMeta"];
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
        DeveloperProduct: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters. */
            code: string;
            /** @description As it is printed on documents. A text of 1 to 300 characters. */
            description: string;
            /** @description For one, without tax. */
            unitPrice: number;
            /**
             * @description Whether it is charged with value-added tax. Null for a tax that is not value-added.
             * @enum {string|null}
             */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | null;
            /** @description The rate of value-added tax in per cent; needed with IVA_RATE. The rate in per cent, or null. */
            tax: number | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        DeveloperProductAnswer: {
            data: components["schemas"]["DeveloperProduct"];
            meta: components["schemas"]["Meta"];
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
        DeveloperProductChange: {
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters. Null counts as not given. */
            code?: string | null;
            /** @description As it is printed on documents. A text of 1 to 300 characters. Null counts as not given. */
            description?: string | null;
            /** @description For one, without tax. A number from 0, such as 12.5. Null counts as not given. */
            unitPrice?: number | string | null;
            /**
             * @description Whether it is charged with value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT. Null counts as not given.
             * @enum {string|null}
             */
            taxType?: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | null;
            /** @description The rate of value-added tax in per cent; needed with IVA_RATE. A rate in per cent, such as 15. Null counts as not given. */
            tax?: number | string | null;
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
        DeveloperProductInput: {
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters. */
            code: string;
            /** @description As it is printed on documents. A text of 1 to 300 characters. */
            description: string;
            /** @description For one, without tax. A number from 0, such as 12.5. */
            unitPrice: number | string;
            /**
             * @description Whether it is charged with value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT.
             * @enum {string}
             */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description The rate of value-added tax in per cent; needed with IVA_RATE. A rate in per cent, such as 15. Null counts as not given. */
            tax?: number | string | null;
        };
        DeveloperProductPage: {
            data: components["schemas"]["DeveloperProduct"][];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @example {
         *       "id": "5f2b0c7e-0a02-4c1e-9d10-000000000001",
         *       "code": "01",
         *       "name": "Factura"
         *     }
         */
        DocumentType: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            code: string;
            name: string;
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
        EmissionPoint: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            establishmentId: string;
            /** @description The second three digits of every number issued there: 1 is 001. An integer from 1 to 999, such as 1. */
            code: number;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "code": 1,
         *       "name": "Caja 1",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        EmissionPointChange: {
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            establishmentId?: string | null;
            /** @description The second three digits of every number issued there: 1 is 001. An integer from 1 to 999, such as 1, or the same as a string. Null counts as not given. */
            code?: number | string | null;
            /** @description A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
        };
        /**
         * @example {
         *       "establishmentId": "0193a4c0-1000-7000-8000-000000000002",
         *       "code": 1,
         *       "name": "Caja 1",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        EmissionPointInput: {
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            establishmentId: string;
            /** @description The second three digits of every number issued there: 1 is 001. An integer from 1 to 999, such as 1. */
            code: number;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
        };
        Error: {
            /** @description Stable; explained at /docs/errors. */
            code: string;
            /** @description For a person; names the first broken field. */
            message: string;
            /** @description The status of the answer. */
            statusCode: number;
            /** @description Every broken field, at most 200. */
            details: components["schemas"]["ErrorDetail"][];
            /** @description The one in X-Request-Id. */
            requestId: string;
        };
        ErrorDetail: {
            /** @description The field: items[0].unitPrice. */
            path: string;
            /** @description Stable; explained at /docs/errors. */
            code: string;
            /** @description What is wrong with it, and what form is expected. */
            message: string;
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
        Establishment: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description The first three digits of every number it issues: 1 is 001. An integer from 1 to 999, such as 1. */
            code: number;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description Printed on its documents. A text of at most 300 characters, or null. */
            address: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "code": 1,
         *       "name": "Matriz",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        EstablishmentChange: {
            /** @description The first three digits of every number it issues: 1 is 001. An integer from 1 to 999, such as 1, or the same as a string. Null counts as not given. */
            code?: number | string | null;
            /** @description A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /** @description Printed on its documents. A text of at most 300 characters, or null. */
            address?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
        };
        /**
         * @example {
         *       "code": 1,
         *       "name": "Matriz",
         *       "address": "Av. Amazonas N34-12, Quito",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        EstablishmentInput: {
            /** @description The first three digits of every number it issues: 1 is 001. An integer from 1 to 999, such as 1. */
            code: number;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description Printed on its documents. A text of at most 300 characters, or null. */
            address?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
        };
        Excise: {
            /** @description The authority's code, table 18. */
            code: string;
            /** @description What the rate is of: dollars, or units; default the line before taxes. A decimal number; text is taken too. */
            base?: number | string;
            /** @description A percentage; for codes charged per unit, dollars per unit, with the base. A decimal number; text is taken too. */
            rate?: number | string;
            /** @description Instead of base and rate; beside them where the code is charged in both ways, to say which. A decimal number; text is taken too. */
            amount?: number | string;
        };
        ExpiringCertificate: {
            /** @constant */
            status: "EXPIRING";
            subject: string;
            issuer: string;
            registryNumber: string | null;
            serialNumber: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            notBefore: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            notAfter: string;
            daysLeft: number;
            fingerprint: string;
        };
        Exportation: {
            /** @description With goods; its place goes with it. */
            incoterm?: string;
            incotermPlace?: string;
            originCountry: string;
            /** @description Both ports with goods, and none where services are exported. */
            loadingPort?: string;
            destinationPort?: string;
            destinationCountry: string;
            acquisitionCountry?: string;
            /** @description Default the incoterm. */
            incotermSubtotal?: string;
            /** @description A decimal number; text is taken too. */
            internationalFreight?: number | string;
            /** @description A decimal number; text is taken too. */
            internationalInsurance?: number | string;
            /** @description A decimal number; text is taken too. */
            customsExpenses?: number | string;
            /** @description A decimal number; text is taken too. */
            otherTransportExpenses?: number | string;
        };
        FileLink: {
            /**
             * @description Signed: needs no key, until expiresAt.
             * @example http://127.0.0.1:8080/files/eyJ…/factura-001-001-000000001.pdf
             */
            url: string;
            /**
             * @description RFC 3339, UTC.
             * @example 2026-11-21T15:04:07.000Z
             */
            expiresAt: string;
            /** @example factura-001-001-000000001.pdf */
            fileName: string;
            /** @example application/pdf */
            contentType: string;
            /**
             * @description Bytes.
             * @example 48211
             */
            size: number;
        };
        FileLinkAnswer: {
            data: components["schemas"]["FileLink"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The machine that printed the document, where there is one. */
        FiscalMachine: {
            brand: string;
            model: string;
            serial: string;
        };
        ImportCounts: {
            /** @example 118 */
            created: number;
            /** @example 2 */
            updated: number;
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
         *       "receiptId": null,
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        Invoice: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /**
             * Format: uuid
             * @description The customer. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            customerId: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            establishmentId: string;
            /**
             * Format: uuid
             * @description The emission point, whose next number it gets. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            emissionPointId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description What kind of document it is: GET /document-types. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            documentTypeId: string;
            /**
             * Format: date
             * @description The day of the invoice in Ecuador. A calendar date, YYYY-MM-DD, such as 2026-11-21.
             */
            issueDate: string;
            /** @description How it is paid: together the total. A list of 1 to 50 payments. */
            paymentMethods: components["schemas"]["InvoicePayment"][];
            /** @description What is sold. A list of 1 to 1000 detail lines. */
            details: components["schemas"]["InvoiceDetail"][];
            /**
             * Format: uuid
             * @description The receipt it was issued as in the key's mode, or null.
             */
            receiptId: string | null;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
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
         *       "details": [
         *         {
         *           "productId": "0193a4c0-1000-7000-8000-000000000009",
         *           "quantity": 2,
         *           "price": "12.50"
         *         }
         *       ]
         *     }
         */
        InvoiceChange: {
            /**
             * Format: uuid
             * @description The customer. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            customerId?: string | null;
            /**
             * Format: date
             * @description The day of the invoice in Ecuador. A calendar date, YYYY-MM-DD, such as 2026-11-21. Null counts as not given.
             */
            issueDate?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            taxpayerId?: string | null;
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            establishmentId?: string | null;
            /**
             * Format: uuid
             * @description The emission point, whose next number it gets. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            emissionPointId?: string | null;
            /** @description How it is paid: together the total. A list of 1 to 50 payments. Null counts as not given. */
            paymentMethods?: components["schemas"]["InvoicePaymentInput"][] | null;
            /** @description What is sold. A list of 1 to 1000 detail lines. Null counts as not given. */
            details?: components["schemas"]["InvoiceDetailInput"][] | null;
        };
        /** @description A detail line. */
        InvoiceDetail: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            productId: string;
            /** @description An integer from 1, such as 2. */
            quantity: number;
            /** @description A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            price: string;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            discount: string;
        };
        /** @description A detail line. */
        InvoiceDetailInput: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            id?: string | null;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            productId: string;
            /** @description An integer from 1, such as 2. */
            quantity: number;
            /** @description A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            price: string;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". Null counts as not given. */
            discount?: string | null;
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
         *       "details": [
         *         {
         *           "productId": "0193a4c0-1000-7000-8000-000000000009",
         *           "quantity": 2,
         *           "price": "12.50"
         *         }
         *       ]
         *     }
         */
        InvoiceInput: {
            /**
             * Format: uuid
             * @description The customer. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            customerId: string;
            /**
             * Format: date
             * @description The day of the invoice in Ecuador. A calendar date, YYYY-MM-DD, such as 2026-11-21.
             */
            issueDate: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /**
             * Format: uuid
             * @description The establishment. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            establishmentId: string;
            /**
             * Format: uuid
             * @description The emission point, whose next number it gets. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            emissionPointId: string;
            /** @description How it is paid: together the total. A list of 1 to 50 payments. */
            paymentMethods: components["schemas"]["InvoicePaymentInput"][];
            /** @description What is sold. A list of 1 to 1000 detail lines. */
            details: components["schemas"]["InvoiceDetailInput"][];
        };
        /**
         * @description Either customer or customerId, not both.
         * @example {
         *       "customer": {
         *         "identificationType": "RUC",
         *         "identification": "1790012345001",
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
        InvoiceOrder: {
            customer?: components["schemas"]["Party"];
            /** Format: uuid */
            customerId?: string;
            items: components["schemas"]["OrderItem"][];
            /** @description YYYY-MM-DD; default today. */
            issueDate?: string;
            /** @description At most 15, less those that the taxpayer's own marks take. */
            additionalInfo?: {
                [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            payments?: components["schemas"]["Payment"][];
            /** @description A decimal number; text is taken too. */
            tip?: number | string;
            /** @description Number of the waybill the goods travel with. */
            deliveryNote?: string;
            reimbursements?: components["schemas"]["Reimbursement"][];
            exportation?: components["schemas"]["Exportation"];
            /** @description Collected for others, outside the tax bases and part of the total. */
            thirdPartyItems?: {
                concept: string;
                /** @description A decimal number; text is taken too. */
                amount: number | string;
            }[];
            transport?: components["schemas"]["Transport"];
            /** @description Withheld in advance: fuels and newspapers, tables 22 and 23. */
            presumptiveWithholdings?: components["schemas"]["PresumptiveWithholding"][];
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            /** @description Vehicle of a transport operator. */
            plate?: string;
            /** @description A decimal number; text is taken too. */
            ivaWithheld?: number | string;
            /** @description A decimal number; text is taken too. */
            incomeTaxWithheld?: number | string;
            negotiable?: components["schemas"]["Negotiable"];
            /** @description Default the taxpayer's first. */
            establishment?: string;
            /** @description Default the establishment's first. */
            emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. */
            devReference?: string;
            /** @description Default true. */
            sendEmail?: boolean;
        } & ({
            /** Format: uuid */
            customerId: string;
        } | {
            customer: components["schemas"]["Party"];
        });
        /** @description A payment. */
        InvoicePayment: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            paymentMethodId: string;
            /** @description An integer from 0, such as 30, or null. */
            deadline: number | null;
            /**
             * @description One of DAY, MONTH, YEAR, or null.
             * @enum {string|null}
             */
            timeUnit: "DAY" | "MONTH" | "YEAR" | null;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            value: string;
        };
        /** @description A payment. */
        InvoicePaymentInput: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            id?: string | null;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            paymentMethodId: string;
            /** @description An integer from 0, such as 30, or null. */
            deadline?: number | null;
            /**
             * @description One of DAY, MONTH, YEAR, or null.
             * @enum {string|null}
             */
            timeUnit?: "DAY" | "MONTH" | "YEAR" | null;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            value: string;
        };
        IvaRefund: {
            /** @description Percentage of the rate it belongs to. A decimal number; text is taken too. */
            tax: number | string;
            /** @description A decimal number; text is taken too. */
            amount: number | string;
        };
        ListedSession: {
            /** @description For ending it; not what the cookie holds. */
            id: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /**
             * @description The browser, as it named itself.
             * @example Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0
             */
            userAgent: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            expiresAt: string;
        };
        ListedSessionList: {
            data: components["schemas"]["ListedSession"][];
            meta: components["schemas"]["Meta"];
        };
        Mailed: {
            /**
             * @description Where a mail goes, if one goes at all.
             * @example ana@ferreteria-andina.example
             */
            email: string;
        };
        MailedAnswer: {
            data: components["schemas"]["Mailed"];
            meta: components["schemas"]["Meta"];
        };
        Meta: {
            /**
             * @description The one in X-Request-Id.
             * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
             */
            requestId: string;
            /**
             * @description sandbox for a test key, production for a live one.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            /**
             * @description What was done all the same; left out where there is none.
             * @example []
             */
            warnings?: components["schemas"]["Warning"][];
        };
        Milestone: {
            /**
             * @description The status that was reached.
             * @example DRAFT
             */
            status: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            at: string;
            /**
             * @description Why, where the status is ERROR; whom it was not mailed to, where it is COMPLETED.
             * @example null
             */
            detail: string | null;
        };
        Negotiable: {
            email: string;
        };
        NextNumber: {
            /**
             * @description Three digits.
             * @example 001
             */
            establishment: string;
            /**
             * @description Three digits.
             * @example 001
             */
            emissionPoint: string;
            /**
             * @description The number that the next document gets.
             * @example 1501
             */
            next: number;
        };
        NextNumberAnswer: {
            data: components["schemas"]["NextNumber"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Either productId, or code, description, unitPrice and taxType. */
        OrderItem: {
            /** Format: uuid */
            productId?: string;
            code?: string;
            auxiliaryCode?: string;
            description?: string;
            unit?: string;
            /** @description A decimal number; text is taken too. */
            unitPrice?: number | string;
            /** @description An amount, not a percentage; default 0. A decimal number; text is taken too. */
            discount?: number | string;
            /** @enum {string} */
            taxType?: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            /** @description A percentage, with IVA_RATE only. A decimal number; text is taken too. */
            tax?: number | string;
            details?: components["schemas"]["Detail"][];
            /** @description One, or a list: a percentage and dollars per unit on the same line. */
            ice?: components["schemas"]["Excise"] | components["schemas"]["Excise"][];
            plasticBottleTax?: {
                /** @description Of the whole line. A decimal number; text is taken too. */
                amount: number | string;
            };
            /** @description The price without the subsidy, where the State pays part of it. A decimal number; text is taken too. */
            unsubsidizedPrice?: number | string;
            /** @description A decimal number; text is taken too. */
            quantity: number | string;
        } & ({
            /** Format: uuid */
            productId: string;
        } | {
            code: string;
            description: string;
            /** @description A decimal number; text is taken too. */
            unitPrice: number | string;
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
        });
        PageMeta: {
            /**
             * @description The one in X-Request-Id.
             * @example 019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77
             */
            requestId: string;
            /**
             * @description sandbox for a test key, production for a live one.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            /**
             * @description What was done all the same; left out where there is none.
             * @example []
             */
            warnings?: components["schemas"]["Warning"][];
            pagination: components["schemas"]["Pagination"];
        };
        Pagination: {
            /** @description 1 with a cursor: pages are not counted from there. */
            page: number;
            /** @example 20 */
            limit: number;
            /** @example 1 */
            total: number;
            /** @example 1 */
            totalPages: number;
            /**
             * @description For the parameter cursor of the next request; null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        PaidAbroad: {
            /**
             * @description 01 general, 02 tax haven, 03 preferential.
             * @enum {string}
             */
            regime: "01" | "02" | "03";
            /** @description Table 25. */
            country: string;
            /** @description Whether a treaty against double taxation applies. */
            taxTreaty: boolean;
            /** @description Where no treaty applies: whether the payment is subject to withholding. */
            subjectToWithholding?: boolean;
            /** @description Whether it was paid to a preferential fiscal regime. */
            fiscalRegime?: boolean;
        };
        Party: {
            /** @enum {string} */
            identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            /** @description Not needed for FINAL_CONSUMER. */
            identification?: string;
            /** @description Not needed for FINAL_CONSUMER. */
            legalName?: string;
            /** @description One or several, comma-separated. */
            email?: string;
            phone?: string;
            address?: string;
        };
        Payment: {
            /** @description The authority's code, table 24: 01, 15 to 21. */
            method: string;
            /** @description A decimal number; text is taken too. */
            amount: number | string;
            /** @description A decimal number; text is taken too. */
            term?: number | string;
            /** @enum {string} */
            timeUnit?: "DAY" | "MONTH" | "YEAR";
        };
        /**
         * @example {
         *       "id": "5f2b0c7e-0a01-4c1e-9d10-000000000001",
         *       "code": "01",
         *       "name": "Sin utilización del sistema financiero"
         *     }
         */
        PaymentMethod: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            code: string;
            name: string;
        };
        PingEvent: {
            /**
             * Format: uuid
             * @description The event's own: the same over retries and resends, so that one told twice is known.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "webhook.ping";
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            createdAt: string;
            /**
             * @description That of the endpoint.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            /** @example 01935a2e-7c1f-4abc-8def-0123456789ab */
            workspaceId: string;
            /** @description It is about none. */
            taxpayerRuc: null;
            data: {
                /** @example 01935a2e-7c1f-4abc-8def-0123456789ac */
                endpointId: string;
            };
            /**
             * @description Why, where something was refused or failed; empty otherwise.
             * @example []
             */
            reason: components["schemas"]["AuthorityMessage"][];
        };
        PrebuiltXml: {
            /**
             * @description The document, as text or base64.
             * @example <factura id="comprobante" version="1.1.0">…</factura>
             */
            xml: string;
            /**
             * @description Default true.
             * @example true
             */
            sendEmail?: boolean;
            /**
             * @description One or several, comma-separated.
             * @example maria@example.com
             */
            email?: string;
            /**
             * @description The caller's own reference; a repeated one is answered with the receipt it stands for.
             * @example order-1001
             */
            devReference?: string;
        };
        PresumptiveWithholding: {
            /** @description Code of table 23. */
            code: string;
            /** @description A decimal number; text is taken too. */
            rate: number | string;
            /** @description A decimal number; text is taken too. */
            amount: number | string;
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
        PriceType: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /** @description Whether it is the usual one: a taxpayer has exactly one. True or false. */
            isDefault: boolean;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "name": "Público",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "isDefault": true
         *     }
         */
        PriceTypeChange: {
            /** @description A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            taxpayerId?: string | null;
            /** @description Whether it is the usual one: a taxpayer has exactly one. True or false. Default: false. Null counts as not given. */
            isDefault?: boolean | null;
        };
        /**
         * @example {
         *       "name": "Público",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "isDefault": true
         *     }
         */
        PriceTypeInput: {
            /** @description A text of 1 to 300 characters. */
            name: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /** @description Whether it is the usual one: a taxpayer has exactly one. True or false. Default: false. Null counts as not given. */
            isDefault?: boolean | null;
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
        Product: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A text of at most 1000 characters, or null. */
            description: string | null;
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters. */
            code: string;
            /** @description Whether it is a service, of which there is no stock. True or false. */
            isService: boolean;
            /** @description Whether issuing an invoice takes from the stock. True or false. */
            manageStock: boolean;
            /** @description How many there are. A number, such as 12.5. */
            currentStock: number;
            /** @description For one, without tax. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            price: string;
            /** @description The category; null for none. */
            category: components["schemas"]["ProductCategory"] | null;
            /** @description The price type; null for none. */
            priceType: components["schemas"]["ProductPriceType"] | null;
            /** @description The tax that is charged. */
            tax: components["schemas"]["ProductTax"] | null;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @description The category; null for none. */
        ProductCategory: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
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
        ProductChange: {
            /** @description A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /** @description A text of at most 1000 characters, or null. */
            description?: string | null;
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters. Null counts as not given. */
            code?: string | null;
            /**
             * Format: uuid
             * @description The category. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            categoryId?: string | null;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            priceTypeId?: string | null;
            /**
             * Format: uuid
             * @description The tax that is charged. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            taxId?: string | null;
            /** @description Whether it is a service, of which there is no stock. True or false. Default: false. Null counts as not given. */
            isService?: boolean | null;
            /** @description Whether issuing an invoice takes from the stock. True or false. Default: false. Null counts as not given. */
            manageStock?: boolean | null;
            /** @description How many there are. A number, such as 12.5. Default: 0. Null counts as not given. */
            currentStock?: number | null;
            /** @description For one, without tax. A decimal number in a string, with at most 6 decimal places, such as "12.50". Null counts as not given. */
            price?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            taxpayerId?: string | null;
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
        ProductInput: {
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A text of at most 1000 characters, or null. */
            description?: string | null;
            /** @description A code of your own (SKU), printed on documents. A text of 1 to 25 characters. */
            code: string;
            /**
             * Format: uuid
             * @description The category. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            categoryId?: string | null;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            priceTypeId?: string | null;
            /**
             * Format: uuid
             * @description The tax that is charged. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxId: string;
            /** @description Whether it is a service, of which there is no stock. True or false. Default: false. Null counts as not given. */
            isService?: boolean | null;
            /** @description Whether issuing an invoice takes from the stock. True or false. Default: false. Null counts as not given. */
            manageStock?: boolean | null;
            /** @description How many there are. A number, such as 12.5. Default: 0. Null counts as not given. */
            currentStock?: number | null;
            /** @description For one, without tax. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            price: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
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
        ProductPrice: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /**
             * Format: uuid
             * @description The product. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            productId: string;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            priceTypeId: string;
            /** @description For one, without tax, in this price type. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            price: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "productId": "0193a4c0-1000-7000-8000-000000000009",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "price": "11.90",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        ProductPriceChange: {
            /**
             * Format: uuid
             * @description The product. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            productId?: string | null;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            priceTypeId?: string | null;
            /** @description For one, without tax, in this price type. A decimal number in a string, with at most 6 decimal places, such as "12.50". Null counts as not given. */
            price?: string | null;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            taxpayerId?: string | null;
        };
        /**
         * @example {
         *       "productId": "0193a4c0-1000-7000-8000-000000000009",
         *       "priceTypeId": "0193a4c0-1000-7000-8000-000000000008",
         *       "price": "11.90",
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001"
         *     }
         */
        ProductPriceInput: {
            /**
             * Format: uuid
             * @description The product. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            productId: string;
            /**
             * Format: uuid
             * @description The price type. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            priceTypeId: string;
            /** @description For one, without tax, in this price type. A decimal number in a string, with at most 6 decimal places, such as "12.50". */
            price: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
        };
        /** @description The price type; null for none. */
        ProductPriceType: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
        };
        /** @description The tax that is charged. */
        ProductTax: {
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            percentage: string;
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
        PurchaseSettlementOrder: {
            items: components["schemas"]["OrderItem"][];
            /** @description YYYY-MM-DD; default today. */
            issueDate?: string;
            /** @description At most 15, less those that the taxpayer's own marks take. */
            additionalInfo?: {
                [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supplier: components["schemas"]["Party"];
            payments?: components["schemas"]["Payment"][];
            reimbursements?: components["schemas"]["Reimbursement"][];
            negotiable?: components["schemas"]["Negotiable"];
            /** @description Default the taxpayer's first. */
            establishment?: string;
            /** @description Default the establishment's first. */
            emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. */
            devReference?: string;
            /** @description Default true. */
            sendEmail?: boolean;
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
        Receipt: {
            /** Format: uuid */
            id: string;
            /**
             * @description 49 digits: the authority's key of the document.
             * @example 2111202601179999999000110010010000000011234567813
             */
            accessKey: string;
            /** @enum {string} */
            documentType: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WITHHOLDING" | "PURCHASE_SETTLEMENT" | "WAYBILL";
            /**
             * @description Where it stands: COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried.
             * @enum {string}
             */
            status: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
            /**
             * @description sandbox for a test key, production for a live one.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            /** @description Whether a simulator stands in for the authority: worth nothing in law. */
            simulated: boolean;
            /**
             * @description Three digits.
             * @example 001
             */
            establishment: string;
            /**
             * @description Three digits.
             * @example 001
             */
            emissionPoint: string;
            /**
             * @description Nine digits.
             * @example 000000001
             */
            sequential: string;
            /**
             * @description Establishment, emission point and sequential.
             * @example 001-001-000000001
             */
            number: string;
            /**
             * @description YYYY-MM-DD, in UTC-5.
             * @example 2026-11-21
             */
            issueDate: string;
            /** @description Whom the document is for; null where its kind names nobody. */
            customer: components["schemas"]["ReceiptCustomer"] | null;
            /** @description Decimals as text; null for a document without amounts. */
            totals: components["schemas"]["ReceiptTotals"] | null;
            /** @description The access key; in the sandbox with TEST- before it. Null until the authority has authorized it. */
            authorizationNumber: string | null;
            /**
             * @description The authority's own time, in UTC as all times here; the XML and the PDF have it as the authority wrote it, in UTC-5.
             * @example 2026-11-21T15:04:07.000Z
             */
            authorizedAt: string | null;
            /**
             * @description Your own reference of the order.
             * @example order-1
             */
            devReference: string | null;
            /** @description Whether this answers a repeated devReference: nothing was issued by this call. */
            duplicate: boolean;
            /** @description What the authority said of the document; for ERROR also what failed, with a code of our own. */
            messages: components["schemas"]["AuthorityMessage"][];
            /** @description Set when the receipt was marked as voided here; nothing happens at the authority. */
            voided: components["schemas"]["Voided"] | null;
            /**
             * @description imported: authorized elsewhere and taken in here.
             * @enum {string}
             */
            origin: "issued" | "imported";
            /** @description The statuses it went through, oldest first. */
            timeline: components["schemas"]["Milestone"][];
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            createdAt: string;
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            updatedAt: string;
            /**
             * @description Grows with every change of the receipt: of two answers or events the one with the larger is newer.
             * @example 4
             */
            version?: number;
        };
        ReceiptAnswer: {
            data: components["schemas"]["Receipt"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Whom the document is for; null where its kind names nobody. */
        ReceiptCustomer: {
            /**
             * @description The kind of identification, as an order names it.
             * @example NATIONAL_ID
             */
            identificationType: string;
            /** @example 1710034065 */
            identification: string;
            /** @example María Peña */
            legalName: string;
            /**
             * @description One or several addresses, comma-separated.
             * @example maria@example.com
             */
            email: string | null;
            phone: string | null;
            address: string | null;
        };
        ReceiptEvent: {
            /**
             * Format: uuid
             * @description The event's own: the same over retries and resends, so that one told twice is known.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "invoice.authorized" | "invoice.rejected" | "invoice.error" | "invoice.completed" | "credit_note.authorized" | "credit_note.rejected" | "credit_note.error" | "credit_note.completed" | "debit_note.authorized" | "debit_note.rejected" | "debit_note.error" | "debit_note.completed" | "withholding.authorized" | "withholding.rejected" | "withholding.error" | "withholding.completed" | "purchase_settlement.authorized" | "purchase_settlement.rejected" | "purchase_settlement.error" | "purchase_settlement.completed" | "waybill.authorized" | "waybill.rejected" | "waybill.error" | "waybill.completed" | "receipt.voided";
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            createdAt: string;
            /**
             * @description That of the endpoint.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            /** @example 01935a2e-7c1f-4abc-8def-0123456789ab */
            workspaceId: string;
            /**
             * @description The taxpayer that it is about.
             * @example 1799999990001
             */
            taxpayerRuc: string;
            /**
             * @description Of two events about a receipt, the one with the larger number is newer: deliveries may overtake.
             * @example 3
             */
            receiptVersion: number;
            data: components["schemas"]["Receipt"];
            /**
             * @description Why, where something was refused or failed; empty otherwise.
             * @example []
             */
            reason: components["schemas"]["AuthorityMessage"][];
        };
        ReceiptImport: {
            /**
             * @description 49 digits.
             * @example 2111202601179001234500120010010000000011234567811
             */
            accessKey: string;
        };
        ReceiptPage: {
            data: components["schemas"]["Receipt"][];
            meta: components["schemas"]["PageMeta"];
        };
        ReceiptStatus: {
            /** Format: uuid */
            id: string;
            /**
             * @description 49 digits: the authority's key of the document.
             * @example 2111202601179999999000110010010000000011234567813
             */
            accessKey: string;
            /**
             * @description Where it stands: COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried.
             * @enum {string}
             */
            status: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
            /** @description The access key; in the sandbox with TEST- before it. Null until the authority has authorized it. */
            authorizationNumber: string | null;
            /**
             * @description The authority's own time, in UTC as all times here; the XML and the PDF have it as the authority wrote it, in UTC-5.
             * @example 2026-11-21T15:04:07.000Z
             */
            authorizedAt: string | null;
            /** @description What the authority said of the document; for ERROR also what failed, with a code of our own. */
            messages: components["schemas"]["AuthorityMessage"][];
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            updatedAt: string;
        };
        ReceiptStatusAnswer: {
            data: components["schemas"]["ReceiptStatus"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Decimals as text; null for a document without amounts. */
        ReceiptTotals: {
            /**
             * @description Before taxes, discounts taken off.
             * @example 10.00
             */
            subtotal: string;
            /**
             * @description All discounts.
             * @example 0.00
             */
            discount: string;
            taxes: components["schemas"]["TaxTotal"][];
            /**
             * @description What is to be paid.
             * @example 11.50
             */
            total: string;
        };
        ReimbursedTax: {
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | "ICE" | "PLASTIC_BOTTLES";
            /** @description Code of the excise, with ICE only. */
            code?: string;
            /** @description A decimal number; text is taken too. */
            base: number | string;
            /** @description Default the rate of the base. A decimal number; text is taken too. */
            amount?: number | string;
            /** @description A percentage, with IVA_RATE and ICE. A decimal number; text is taken too. */
            tax?: number | string;
        };
        Reimbursement: {
            supplier: {
                /** @enum {string} */
                identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
                identification: string;
                /** @enum {string} */
                kind: "PERSON" | "COMPANY";
                /** @description Table 25. */
                country?: string;
            };
            /** @description The authority's code of the document: 01 for an invoice. */
            documentType: string;
            number: string;
            /** @description YYYY-MM-DD. */
            issueDate: string;
            authorizationNumber: string;
            taxes: components["schemas"]["ReimbursedTax"][];
        };
        Resent: {
            /**
             * @description How many are sent again.
             * @example 3
             */
            deliveries: number;
        };
        ResentAnswer: {
            data: components["schemas"]["Resent"];
            meta: components["schemas"]["Meta"];
        };
        ResourceError: {
            /** @description The status of the answer. */
            statusCode: number;
            /** @description For a person; names every broken field. */
            message: string;
        };
        Session: {
            user: {
                /** Format: uuid */
                id: string;
                /**
                 * @description The address of the account.
                 * @example ana@ferreteria-andina.example
                 */
                email: string;
                /** @description Whether the link mailed to the address was confirmed. */
                emailVerified: boolean;
            };
            workspace: {
                /** Format: uuid */
                id: string;
                /** @example Ferretería Andina */
                name: string;
                /**
                 * @description It says how much and how fast.
                 * @example development
                 */
                plan: string;
            };
            /**
             * @description For the header x-csrf-token of writes.
             * @example Zk9…
             */
            csrfToken: string;
        };
        SessionAnswer: {
            data: components["schemas"]["Session"];
            meta: components["schemas"]["Meta"];
        };
        SignedXml: {
            /**
             * @description The signed document, as text.
             * @example <factura id="comprobante">…</factura>
             */
            xml: string;
            /**
             * @description 49 digits.
             * @example 2111202601179001234500120010010000000011234567811
             */
            accessKey: string;
        };
        SignedXmlAnswer: {
            data: components["schemas"]["SignedXml"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The accessKey of a receipt here, or documentType, number and issueDate. */
        SupportingReference: {
            accessKey?: string;
            documentType?: string;
            number?: string;
            /** @description YYYY-MM-DD. */
            issueDate?: string;
        } & ({
            accessKey: string;
        } | {
            documentType: string;
            number: string;
            /** @description YYYY-MM-DD. */
            issueDate: string;
        });
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
        Tax: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters. */
            code: string;
            /** @description The rate in per cent. A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            percentage: string;
            /** @description Whether it is withheld, and not charged. True or false. */
            isRetention: boolean;
            /** @description The authority’s code: of the rate of a value-added or excise tax, or of a withholding. A text of 1 to 5 characters. */
            authorityCode: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
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
        TaxChange: {
            /** @description A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters. Null counts as not given. */
            code?: string | null;
            /** @description The rate in per cent. A decimal number in a string, with at most 2 decimal places, such as "12.50". Null counts as not given. */
            percentage?: string | null;
            /** @description Whether it is withheld, and not charged. True or false. Null counts as not given. */
            isRetention?: boolean | null;
            /** @description The authority’s code: of the rate of a value-added or excise tax, or of a withholding. A text of 1 to 5 characters. Null counts as not given. */
            authorityCode?: string | null;
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
        TaxInput: {
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A code of your own; CSV files name the tax by it. A text of 1 to 25 characters. */
            code: string;
            /** @description The rate in per cent. A decimal number in a string, with at most 2 decimal places, such as "12.50". */
            percentage: string;
            /** @description Whether it is withheld, and not charged. True or false. */
            isRetention: boolean;
            /** @description The authority’s code: of the rate of a value-added or excise tax, or of a withholding. A text of 1 to 5 characters. */
            authorityCode: string;
        };
        TaxTotal: {
            /**
             * @description The authority's code of the tax: 2 value-added, 3 excise, 5 plastic bottles.
             * @example 2
             */
            code: string;
            /**
             * @description The authority's code of the rate.
             * @example 4
             */
            rateCode: string;
            /**
             * @description Percentage.
             * @example 15
             */
            rate: string;
            /**
             * @description What the tax is taken of.
             * @example 10.00
             */
            base: string;
            /**
             * @description The tax.
             * @example 1.50
             */
            amount: string;
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
         *       "rimpe": null,
         *       "withholdingAgent": null,
         *       "largeContributor": null,
         *       "artisan": null,
         *       "email": "ventas@ferreteria-andina.example",
         *       "phone": null,
         *       "uuidFileP12": null,
         *       "logoUrl": null,
         *       "tenantId": "0193a4c0-0000-7000-8000-000000000001",
         *       "deletedAt": null,
         *       "createdAt": "2026-11-21T15:00:00.000Z",
         *       "updatedAt": "2026-11-21T15:00:00.000Z"
         *     }
         */
        Taxpayer: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /** @description The registry number (RUC). A registry number of 13 digits, such as 1790012345001. */
            ruc: string;
            /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters. */
            name: string;
            /** @description The name customers know (nombre comercial). A text of at most 300 characters, or null. */
            commercialName: string | null;
            /** @description Of the head office (dirección matriz). A text of at most 300 characters, or null. */
            address: string | null;
            /** @description Whether it must keep accounts (obligado a llevar contabilidad). True or false. */
            accountingObligated: boolean;
            /** @description The resolution that makes it a special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
            specialContributorCode: string | null;
            /**
             * @description Where it may issue: a sandbox taxpayer issues in the sandbox only. One of sandbox, production.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            /**
             * @description The simplified regime (RIMPE) it is in. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
             * @enum {string|null}
             */
            rimpe: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            /** @description The resolution that makes it a withholding agent (agente de retención). A text of at most 50 characters, or null. */
            withholdingAgent: string | null;
            /** @description The resolution that makes it a large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
            largeContributor: string | null;
            /** @description The number of its craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
            artisan: string | null;
            /** @description Shown in mail to customers; their answers go there. A text of at most 254 characters, or null. */
            email: string | null;
            /** @description Shown in mail to customers. A text of at most 50 characters, or null. */
            phone: string | null;
            /**
             * Format: uuid
             * @description The certificate it signs with; POST /v1/developer/certificate brings one. The signer's id of the certificate, or null.
             */
            uuidFileP12: string | null;
            /** @description Where its logo can be read; POST /taxpayers/{id}/logo brings one. Where the logo can be fetched, or null. */
            logoUrl: string | null;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
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
        TaxpayerChange: {
            /** @description The registry number (RUC). A registry number of 13 digits, such as 1790012345001. Null counts as not given. */
            ruc?: string | null;
            /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /** @description The name customers know (nombre comercial). A text of at most 300 characters, or null. */
            commercialName?: string | null;
            /** @description Of the head office (dirección matriz). A text of at most 300 characters, or null. */
            address?: string | null;
            /** @description Whether it must keep accounts (obligado a llevar contabilidad). True or false. Default: false. Null counts as not given. */
            accountingObligated?: boolean | null;
            /** @description The resolution that makes it a special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
            specialContributorCode?: string | null;
            /**
             * @description Where it may issue: a sandbox taxpayer issues in the sandbox only. One of sandbox, production. Default: production. Null counts as not given.
             * @enum {string|null}
             */
            environment?: "sandbox" | "production" | null;
            /**
             * @description The simplified regime (RIMPE) it is in. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
             * @enum {string|null}
             */
            rimpe?: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            /** @description The resolution that makes it a withholding agent (agente de retención). A text of at most 50 characters, or null. */
            withholdingAgent?: string | null;
            /** @description The resolution that makes it a large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
            largeContributor?: string | null;
            /** @description The number of its craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
            artisan?: string | null;
            /** @description Shown in mail to customers; their answers go there. A text of at most 254 characters, or null. */
            email?: string | null;
            /** @description Shown in mail to customers. A text of at most 50 characters, or null. */
            phone?: string | null;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            uuidLogo?: string | null;
            /** @description A text of at most 100 characters, or null. */
            userId?: string | null;
            /**
             * @description The password of the P12 file. It goes to the signer alone.
             * @example the password of the file
             */
            signaturePassword?: string | null;
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
        TaxpayerInput: {
            /** @description The registry number (RUC). A registry number of 13 digits, such as 1790012345001. */
            ruc: string;
            /** @description The legal name (razón social), as the registry has it. A text of 1 to 300 characters. */
            name: string;
            /** @description The name customers know (nombre comercial). A text of at most 300 characters, or null. */
            commercialName?: string | null;
            /** @description Of the head office (dirección matriz). A text of at most 300 characters, or null. */
            address?: string | null;
            /** @description Whether it must keep accounts (obligado a llevar contabilidad). True or false. Default: false. Null counts as not given. */
            accountingObligated?: boolean | null;
            /** @description The resolution that makes it a special taxpayer (contribuyente especial). A text of at most 13 characters, or null. */
            specialContributorCode?: string | null;
            /**
             * @description Where it may issue: a sandbox taxpayer issues in the sandbox only. One of sandbox, production. Default: production. Null counts as not given.
             * @enum {string|null}
             */
            environment?: "sandbox" | "production" | null;
            /**
             * @description The simplified regime (RIMPE) it is in. One of ENTREPRENEUR, POPULAR_BUSINESS, or null.
             * @enum {string|null}
             */
            rimpe?: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            /** @description The resolution that makes it a withholding agent (agente de retención). A text of at most 50 characters, or null. */
            withholdingAgent?: string | null;
            /** @description The resolution that makes it a large taxpayer (gran contribuyente). A text of at most 300 characters, or null. */
            largeContributor?: string | null;
            /** @description The number of its craftsman’s qualification (artesano calificado). A text of at most 300 characters, or null. */
            artisan?: string | null;
            /** @description Shown in mail to customers; their answers go there. A text of at most 254 characters, or null. */
            email?: string | null;
            /** @description Shown in mail to customers. A text of at most 50 characters, or null. */
            phone?: string | null;
            /**
             * Format: uuid
             * @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab, or null.
             */
            uuidLogo?: string | null;
            /** @description A text of at most 100 characters, or null. */
            userId?: string | null;
            /**
             * @description The password of the P12 file. It goes to the signer alone.
             * @example the password of the file
             */
            signaturePassword?: string | null;
        };
        Transport: {
            departureAddress: string;
            arrivalAddress: string;
            /** @description YYYY-MM-DD. */
            startDate: string;
            /** @description YYYY-MM-DD. */
            endDate: string;
            carrier: components["schemas"]["Party"];
            plate: string;
            destinations: {
                reason: string;
                customsDocument?: string;
                establishment?: string;
                route?: string;
            }[];
        };
        Usage: {
            /** @example free */
            plan: string;
            period: {
                /**
                 * @description First day, YYYY-MM-DD.
                 * @example 2026-11-01
                 */
                from: string;
                /**
                 * @description Last day, YYYY-MM-DD.
                 * @example 2026-11-30
                 */
                to: string;
            };
            /**
             * @description Receipts that the plan allows in the period; null: no limit.
             * @example 100
             */
            quota: number | null;
            /**
             * @description What it allows beyond the quota.
             * @example 10
             */
            excessQuota: number;
            /** @example 7 */
            used: number;
            /**
             * @description Of quota and excess together; null: no limit.
             * @example 103
             */
            remaining: number | null;
            /**
             * @description By kind of document.
             * @example {
             *       "INVOICE": 7
             *     }
             */
            byDocumentType: {
                [key: string]: number;
            };
            /**
             * @description By status.
             * @example {
             *       "COMPLETED": 6,
             *       "REJECTED": 1
             *     }
             */
            byStatus: {
                [key: string]: number;
            };
        };
        UsageAnswer: {
            data: components["schemas"]["Usage"];
            meta: components["schemas"]["Meta"];
        };
        VerifiedAddress: {
            /**
             * @description The address of the account.
             * @example ana@ferreteria-andina.example
             */
            email: string;
        };
        VerifiedAddressAnswer: {
            data: components["schemas"]["VerifiedAddress"];
            meta: components["schemas"]["Meta"];
        };
        VoidRequest: {
            /** @description Why; shown with the receipt. */
            reason: string;
        };
        /** @description Set when the receipt was marked as voided here; nothing happens at the authority. */
        Voided: {
            /**
             * @description RFC 3339, UTC
             * @example 2026-11-21T15:04:07.000Z
             */
            at: string;
            /** @example wrong customer */
            reason: string;
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
        Warehouse: {
            /**
             * Format: uuid
             * @description Given by the system. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            id: string;
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A text of at most 300 characters, or null. */
            location: string | null;
            /** @description Whether it is the main one: a taxpayer has exactly one. True or false. */
            isMain: boolean;
            /**
             * Format: uuid
             * @description The workspace. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            tenantId: string;
            /**
             * Format: date-time
             * @description When it was deleted; null for what is there. An instant, RFC 3339 in UTC with milliseconds.
             */
            deletedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made. An instant, RFC 3339 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. An instant, RFC 3339 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "name": "Bodega norte",
         *       "location": "Quito",
         *       "isMain": false
         *     }
         */
        WarehouseChange: {
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. Null counts as not given.
             */
            taxpayerId?: string | null;
            /** @description A text of 1 to 300 characters. Null counts as not given. */
            name?: string | null;
            /** @description A text of at most 300 characters, or null. */
            location?: string | null;
            /** @description Whether it is the main one: a taxpayer has exactly one. True or false. Default: false. Null counts as not given. */
            isMain?: boolean | null;
        };
        /**
         * @example {
         *       "taxpayerId": "0193a4c0-1000-7000-8000-000000000001",
         *       "name": "Bodega norte",
         *       "location": "Quito",
         *       "isMain": false
         *     }
         */
        WarehouseInput: {
            /**
             * Format: uuid
             * @description The taxpayer it belongs to. A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab.
             */
            taxpayerId: string;
            /** @description A text of 1 to 300 characters. */
            name: string;
            /** @description A text of at most 300 characters, or null. */
            location?: string | null;
            /** @description Whether it is the main one: a taxpayer has exactly one. True or false. Default: false. Null counts as not given. */
            isMain?: boolean | null;
        };
        Warning: {
            /**
             * @description Stable; explained at /docs/errors.
             * @example ISS_90001
             */
            code: string;
            /** @example This devReference was used with another body; the first receipt is returned and nothing was issued. */
            message: string;
            /**
             * @description The field that it is about.
             * @example devReference
             */
            path: string;
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
         *       "startDate": "2026-11-21",
         *       "endDate": "2026-11-22",
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
        WaybillOrder: {
            /** @description YYYY-MM-DD; default today. */
            issueDate?: string;
            /** @description At most 15, less those that the taxpayer's own marks take. */
            additionalInfo?: {
                [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            departureAddress: string;
            carrier: components["schemas"]["Party"];
            plate: string;
            /** @description YYYY-MM-DD. */
            startDate: string;
            /** @description YYYY-MM-DD. */
            endDate: string;
            recipients: {
                identification: string;
                legalName: string;
                address: string;
                reason: string;
                route?: string;
                destinationEstablishment?: string;
                customsDocument?: string;
                /** @description The sale that is carried. */
                supportingDocument?: {
                    documentType: string;
                    number: string;
                    authorizationNumber?: string;
                    /** @description YYYY-MM-DD. */
                    issueDate: string;
                };
                items: {
                    code: string;
                    auxiliaryCode?: string;
                    description: string;
                    /** @description A decimal number; text is taken too. */
                    quantity: number | string;
                    details?: components["schemas"]["Detail"][];
                }[];
            }[];
            /** @description One or several, comma-separated. */
            email?: string;
            /** @description Default the taxpayer's first. */
            establishment?: string;
            /** @description Default the establishment's first. */
            emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. */
            devReference?: string;
            /** @description Default true. */
            sendEmail?: boolean;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            mode: "test" | "live";
            /**
             * @description Where events are sent. https, but for an address of your own machine.
             * @example https://shop.example/etax
             */
            url: string;
            /** @description The types of event that are sent. None means all. */
            events: string[];
            /** @enum {string} */
            status: "active" | "inactive";
            /**
             * @description Why nothing is sent there any more: too many failures in a row, or it answered 410.
             * @example null
             * @enum {string|null}
             */
            deactivationReason: "failures" | "gone" | null;
            /**
             * Format: date-time
             * @description When that was; null for an endpoint in use.
             */
            deactivatedAt: string | null;
            /** @description Deliveries that failed since the last that did not. */
            consecutiveFailures: number;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            updatedAt: string;
        };
        WebhookAnswer: {
            data: components["schemas"]["Webhook"];
            meta: components["schemas"]["Meta"];
        };
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            at: string;
            durationMs: number;
            /**
             * @description What the endpoint answered with; null for no answer.
             * @example 200
             */
            statusCode: number | null;
            /**
             * @description Why there was no answer.
             * @example null
             */
            error: string | null;
            /**
             * @description How the answer begins.
             * @example ok
             */
            answer: string | null;
        };
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            endpointId: string;
            /** @description The header webhook-id: the same however often it is sent. */
            eventId: string;
            /** @example receipt.completed */
            eventType: string;
            /**
             * @description The receipt that it is about; null for a ping.
             * @example 01935a2e-7c1f-7abc-8def-0123456789ab
             */
            receiptId: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed" | "skipped";
            /** @description Oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When it is tried again; null where it is not.
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            createdAt: string;
            /**
             * @description What is sent, as text; null once it is no longer kept.
             * @example null
             */
            body: string | null;
        };
        WebhookDeliveryAnswer: {
            data: components["schemas"]["WebhookDelivery"];
            meta: components["schemas"]["Meta"];
        };
        WebhookDeliveryPage: {
            data: components["schemas"]["WebhookDelivery"][];
            meta: components["schemas"]["PageMeta"];
        };
        WebhookList: {
            data: components["schemas"]["Webhook"][];
            meta: components["schemas"]["Meta"];
        };
        WebhookWithSecret: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            mode: "test" | "live";
            /**
             * @description Where events are sent. https, but for an address of your own machine.
             * @example https://shop.example/etax
             */
            url: string;
            /** @description The types of event that are sent. None means all. */
            events: string[];
            /** @enum {string} */
            status: "active" | "inactive";
            /**
             * @description Why nothing is sent there any more: too many failures in a row, or it answered 410.
             * @example null
             * @enum {string|null}
             */
            deactivationReason: "failures" | "gone" | null;
            /**
             * Format: date-time
             * @description When that was; null for an endpoint in use.
             */
            deactivatedAt: string | null;
            /** @description Deliveries that failed since the last that did not. */
            consecutiveFailures: number;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, in UTC.
             */
            updatedAt: string;
            /**
             * @description What deliveries are signed with (Standard Webhooks). It is shown this once.
             * @example whsec_…
             */
            secret: string;
        };
        WebhookWithSecretAnswer: {
            data: components["schemas"]["WebhookWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        WithheldDocument: {
            /** @description What it was paid for: code of the table of supports. */
            supportCode: string;
            documentType: string;
            /** @description Left out with document type 42, it is this withholding's own. */
            number?: string;
            /** @description YYYY-MM-DD. */
            issueDate: string;
            /** @description YYYY-MM-DD; default the day the withholding is issued. */
            accountingDate?: string;
            authorizationNumber?: string;
            /** @description A decimal number; text is taken too. */
            subtotal: number | string;
            /** @description A decimal number; text is taken too. */
            total: number | string;
            taxes: components["schemas"]["WithheldDocumentTax"][];
            withholdings: components["schemas"]["WithholdingLine"][];
            /** @description Default the whole total by method 01. */
            payments?: {
                method: string;
                /** @description A decimal number; text is taken too. */
                amount: number | string;
            }[];
            paidAbroad?: components["schemas"]["PaidAbroad"];
            reimbursements?: components["schemas"]["Reimbursement"][];
        };
        WithheldDocumentTax: {
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | "ICE" | "PLASTIC_BOTTLES";
            /** @description Code of the excise, with ICE only. */
            code?: string;
            /** @description A decimal number; text is taken too. */
            base: number | string;
            /** @description Default the rate of the base. A decimal number; text is taken too. */
            amount?: number | string;
            /** @description A percentage, with IVA_RATE and ICE. A decimal number; text is taken too. */
            rate?: number | string;
        };
        WithheldSubject: {
            /** @enum {string} */
            identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            /** @description Not needed for FINAL_CONSUMER. */
            identification?: string;
            /** @description Not needed for FINAL_CONSUMER. */
            legalName?: string;
            /** @description One or several, comma-separated. */
            email?: string;
            phone?: string;
            address?: string;
            /** @enum {string} */
            kind?: "PERSON" | "COMPANY";
        };
        WithholdingLine: {
            /** @enum {string} */
            taxType: "INCOME" | "IVA" | "ISD";
            /** @description The authority's code of the concept. */
            code: string;
            /** @description A decimal number; text is taken too. */
            base: number | string;
            /** @description The percentage withheld. A decimal number; text is taken too. */
            rate: number | string;
            /** @description With support code 10 only. */
            dividends?: {
                /** @description YYYY-MM-DD. */
                paidOn: string;
                /** @description A decimal number; text is taken too. */
                incomeTax: number | string;
                fiscalYear: number | string;
            };
            /** @description With the banana codes only. */
            bananas?: {
                boxes: number | string;
                /** @description A decimal number; text is taken too. */
                price: number | string;
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
         *       "fiscalPeriod": "11/2026",
         *       "supportingDocuments": [
         *         {
         *           "supportCode": "01",
         *           "documentType": "INVOICE",
         *           "number": "001-002-000000123",
         *           "issueDate": "2026-11-10",
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
         *               "rate": 1.75
         *             }
         *           ]
         *         }
         *       ],
         *       "devReference": "withholding-1001"
         *     }
         */
        WithholdingOrder: {
            /** @description YYYY-MM-DD; default today. */
            issueDate?: string;
            /** @description At most 15, less those that the taxpayer's own marks take. */
            additionalInfo?: {
                [key: string]: string;
            };
            /** @description The dollar, which is also the default. */
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            subject: components["schemas"]["WithheldSubject"];
            /** @description Default the month of the issue date. */
            fiscalPeriod?: string;
            /** @description Default false. */
            relatedParty?: boolean;
            supportingDocuments: components["schemas"]["WithheldDocument"][];
            /** @description Default the taxpayer's first. */
            establishment?: string;
            /** @description Default the establishment's first. */
            emissionPoint?: string;
            /** @description The caller's own reference; a repeated one is answered with the receipt it stands for. */
            devReference?: string;
            /** @description Default true. */
            sendEmail?: boolean;
        };
        /** @description Null where the file has none and the authority was not asked. */
        XmlAuthorization: {
            /** @enum {string} */
            status: "AUTHORIZED" | "REJECTED" | "IN_PROCESS" | "NOT_FOUND" | "DIFFERENT" | "UNCONFIRMED";
            /**
             * @description The authority's number of it.
             * @example 2111202601179001234500120010010000000011234567811
             */
            number: string | null;
            /**
             * @description When.
             * @example 2026-11-21T15:04:07.000Z
             */
            at: string | null;
            /** @enum {string} */
            source: "file" | "authority";
        };
        XmlDocument: {
            /**
             * @description The document, as text or base64.
             * @example <factura id="comprobante" version="1.1.0">…</factura>
             */
            xml: string;
        };
        XmlDocumentHead: {
            /** @example INVOICE */
            documentType: string;
            /**
             * @description Of its schema.
             * @example 1.1.0
             */
            version: string;
            /**
             * @description 49 digits.
             * @example 2111202601179001234500120010010000000011234567811
             */
            accessKey: string;
            /**
             * @description Who issued it.
             * @example 1790012345001
             */
            taxpayerRuc: string;
            /**
             * @description YYYY-MM-DD.
             * @example 2026-11-21
             */
            issueDate: string;
            /**
             * @description Decimals as text.
             * @example 11.50
             */
            total: string;
        };
        XmlFinding: {
            /**
             * @description Of the document as it was sent.
             * @example 12
             */
            line: number;
            /**
             * @description An XPath.
             * @example /factura/infoFactura/importeTotal
             */
            path: string;
            /**
             * @description Stable; explained at /docs/errors.
             * @example ISS_30011
             */
            code: string;
            /** @example The total is not the sum of its parts. */
            message: string;
            /**
             * @description The number that the authority would give, where it has one.
             * @example 52
             */
            authorityCode: string | null;
        };
        XmlSignature: {
            /** @description Whether it is of this document, unchanged. */
            valid: boolean;
            /** @description Whether a certifier that is trusted here issued its certificate. */
            trusted: boolean;
            /**
             * @description Why it is not valid or not trusted.
             * @example null
             */
            reason: string | null;
            /**
             * @description Whose certificate it is.
             * @example CN=Comercial Andina S.A.
             */
            signer: string | null;
            /**
             * @description Who issued it.
             * @example CN=Entidad de Certificación
             */
            issuer: string | null;
            /**
             * @description The registry number it names.
             * @example 1790012345001
             */
            registryNumber: string | null;
            /**
             * @description RFC 3339, UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            notBefore: string | null;
            /**
             * @description RFC 3339, UTC.
             * @example 2028-01-01T00:00:00.000Z
             */
            notAfter: string | null;
            /**
             * @description When the signature says it was made.
             * @example 2026-11-21T15:04:05.000Z
             */
            signedAt: string | null;
        };
        XmlVerdict: {
            /**
             * @description Whether there are no errors.
             * @example true
             */
            valid: boolean;
            /**
             * @description Null where it is none of the six kinds.
             * @example INVOICE
             */
            documentType: string | null;
            /**
             * @description Of its schema.
             * @example 1.1.0
             */
            version: string | null;
            /**
             * @description Why the authority would refuse it.
             * @example []
             */
            errors: components["schemas"]["XmlFinding"][];
            /**
             * @description What it would take, and somebody may ask about.
             * @example []
             */
            warnings: components["schemas"]["XmlFinding"][];
        };
        XmlVerdictAnswer: {
            data: components["schemas"]["XmlVerdict"];
            meta: components["schemas"]["Meta"];
        };
        XmlVerification: {
            signature: components["schemas"]["XmlSignature"];
            document: components["schemas"]["XmlDocumentHead"];
            /** @description Null where the file has none and the authority was not asked. */
            authorization: components["schemas"]["XmlAuthorization"] | null;
        };
        XmlVerificationAnswer: {
            data: components["schemas"]["XmlVerification"];
            meta: components["schemas"]["Meta"];
        };
    };
    responses: {
        /** @description The request cannot be accepted as it is. */
        AnyoneBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        AnyoneDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        AnyoneResourceBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Something went wrong here. */
        AnyoneResourceDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        AnyoneResourceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        AnyoneUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        IssuerBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        IssuerDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        IssuerForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        IssuerTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        IssuerTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Who asks is not known. */
        IssuerUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        IssuerUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        IssuerUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        IssuerWriteBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        IssuerWriteForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        KeyBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Something went wrong here. */
        KeyDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Whoever asks may not do this. */
        KeyForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The body is larger than this address takes. */
        KeyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        KeyTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Who asks is not known. */
        KeyUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        KeyUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The content type is not taken here. */
        KeyUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        KeyWriteBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description Whoever asks may not do this. */
        KeyWriteForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        MemberBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        MemberDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        MemberForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        MemberIssuerDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        MemberIssuerTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        MemberIssuerTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Who asks is not known. */
        MemberIssuerUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        MemberIssuerUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        MemberTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        MemberTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Who asks is not known. */
        MemberUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        MemberUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        MemberUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        MemberWriteBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        MemberWriteForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        OwnerBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        OwnerDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        OwnerTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        OwnerTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Who asks is not known. */
        OwnerUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        OwnerUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        OwnerUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        OwnerWriteBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        OwnerWriteForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong here. */
        VisitorDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this address takes. */
        VisitorTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often: wait the seconds in Retry-After. */
        VisitorTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the service does not answer: try again after the seconds in Retry-After. */
        VisitorUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not taken here. */
        VisitorUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be accepted as it is. */
        VisitorWriteBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Whoever asks may not do this. */
        VisitorWriteForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Whether the session acts in the sandbox or in production. Default test. */
        Mode: "test" | "live";
        /**
         * @description An id of your own for this request: it comes back in the answer, and stands in the log.
         * @example order-1001
         */
        RequestId: string;
        /**
         * @description The delivery's id.
         * @example 01935a2e-7c1f-7abc-8def-0123456789ad
         */
        ServiceDelivery: string;
        /**
         * @description `t=` the same seconds and, for each secret in force, `v1=` hexadecimal HMAC-SHA256 over `t.body`, keyed with the whole secret as text.
         * @example t=1795273447,v1=2b99…
         */
        ServiceSignature: string;
        /**
         * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
         * @example 1799999990001
         */
        TaxpayerRuc: string;
        /**
         * @description The event's id.
         * @example 01935a2e-7c1f-8abc-8def-0123456789ab
         */
        WebhookId: string;
        /**
         * @description As Standard Webhooks has it: `v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`, keyed with the bytes behind `whsec_` and base64. One for each secret in force, separated by blanks.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
        /**
         * @description When this attempt was signed: seconds since 1970.
         * @example 1795273447
         */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description Where the code is explained. */
        Link: string;
        /** @description Seconds after which to try again. */
        "Retry-After": number;
        /** @description How many requests may come at once. */
        "X-RateLimit-Limit": number;
        /** @description How many are left now. */
        "X-RateLimit-Remaining": number;
        /** @description When all of them are back: seconds since 1970-01-01T00:00:00Z. */
        "X-RateLimit-Reset": number;
        /** @description The request's id: yours, or a new one. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ensureDefaultTaxes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tax"][];
                };
            };
        };
    };
    listTaxpayers: {
        parameters: {
            query?: {
                /** @description A part of it, in upper or lower case. */
                "filter.name__like"?: string;
                /** @description The value. */
                "filter.ruc__eq"?: string;
                /** @description A part of it, in upper or lower case. */
                "filter.commercialName__like"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "ruc" | "-ruc" | "name" | "-name" | "commercialName" | "-commercialName" | "address" | "-address" | "accountingObligated" | "-accountingObligated" | "specialContributorCode" | "-specialContributorCode" | "environment" | "-environment" | "rimpe" | "-rimpe" | "withholdingAgent" | "-withholdingAgent" | "largeContributor" | "-largeContributor" | "artisan" | "-artisan" | "email" | "-email" | "phone" | "-phone" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxpayer"][];
                };
            };
        };
    };
    createTaxpayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxpayerInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxpayer"];
                };
            };
        };
    };
    getTaxpayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxpayer"];
                };
            };
        };
    };
    updateTaxpayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the taxpayer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxpayerChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxpayer"];
                };
            };
        };
    };
    deleteTaxpayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the taxpayer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTaxpayer"];
                };
            };
        };
    };
    listTaxes: {
        parameters: {
            query?: {
                /** @description The value. */
                "filter.name__eq"?: string;
                /** @description A part of it, in upper or lower case. */
                "filter.code__like"?: string;
                /** @description The value. */
                "filter.percentage__eq"?: string;
                /** @description The value. */
                "filter.isRetention__eq"?: boolean;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "name" | "-name" | "code" | "-code" | "percentage" | "-percentage" | "isRetention" | "-isRetention" | "authorityCode" | "-authorityCode" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tax"][];
                };
            };
        };
    };
    createTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tax"];
                };
            };
        };
    };
    getTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tax"];
                };
            };
        };
    };
    updateTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tax"];
                };
            };
        };
    };
    deleteTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description The value. */
                "filter.identification__eq"?: string;
                /** @description A part of it, in upper or lower case. */
                "filter.name__like"?: string;
                /** @description The value. */
                "filter.type__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "identification" | "-identification" | "type" | "-type" | "name" | "-name" | "email" | "-email" | "phone" | "-phone" | "address" | "-address" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description A part of it, in upper or lower case. */
                "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "name" | "-name" | "description" | "-description" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description A part of it, in upper or lower case. */
                "filter.name__like"?: string;
                /** @description A part of it, in upper or lower case. */
                "filter.location__like"?: string;
                /** @description The value. */
                "filter.isMain__eq"?: boolean;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "taxpayerId" | "-taxpayerId" | "name" | "-name" | "location" | "-location" | "isMain" | "-isMain" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"][];
                };
            };
        };
    };
    createWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    getWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    updateWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    deleteWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listEmissionPoints: {
        parameters: {
            query?: {
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.establishmentId__eq"?: string;
                /** @description The value. */
                "filter.code__eq"?: number;
                /** @description A part of it, in upper or lower case. */
                "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "establishmentId" | "-establishmentId" | "code" | "-code" | "name" | "-name" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionPoint"][];
                };
            };
        };
    };
    createEmissionPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmissionPointInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionPoint"];
                };
            };
        };
    };
    getEmissionPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionPoint"];
                };
            };
        };
    };
    updateEmissionPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmissionPointChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionPoint"];
                };
            };
        };
    };
    deleteEmissionPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description A part of it, in upper or lower case. */
                "filter.name__like"?: string;
                /** @description A part of it, in upper or lower case. */
                "filter.code__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.categoryId__eq"?: string;
                /** @description The value. */
                "filter.isService__eq"?: boolean;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "name" | "-name" | "description" | "-description" | "code" | "-code" | "isService" | "-isService" | "manageStock" | "-manageStock" | "currentStock" | "-currentStock" | "price" | "-price" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listEstablishments: {
        parameters: {
            query?: {
                /** @description A part of it, in upper or lower case. */
                "filter.name__like"?: string;
                /** @description The value. */
                "filter.code__eq"?: number;
                /** @description A part of it, in upper or lower case. */
                "filter.address__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "code" | "-code" | "name" | "-name" | "address" | "-address" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Establishment"][];
                };
            };
        };
    };
    createEstablishment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstablishmentInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Establishment"];
                };
            };
        };
    };
    getEstablishment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Establishment"];
                };
            };
        };
    };
    updateEstablishment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstablishmentChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Establishment"];
                };
            };
        };
    };
    deleteEstablishment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.customerId__eq"?: string;
                /** @description At least this. */
                "filter.issueDate__gte"?: string;
                /** @description At most this. */
                "filter.issueDate__lte"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.establishmentId__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.emissionPointId__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "customerId" | "-customerId" | "taxpayerId" | "-taxpayerId" | "establishmentId" | "-establishmentId" | "emissionPointId" | "-emissionPointId" | "issueDate" | "-issueDate" | "paymentMethods" | "-paymentMethods" | "details" | "-details" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    listProductPrices: {
        parameters: {
            query?: {
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.productId__eq"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.priceTypeId__eq"?: string;
                /** @description At least this. */
                "filter.price__gte"?: string;
                /** @description At most this. */
                "filter.price__lte"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "productId" | "-productId" | "priceTypeId" | "-priceTypeId" | "price" | "-price" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPrice"][];
                };
            };
        };
    };
    createProductPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPriceInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPrice"];
                };
            };
        };
    };
    getProductPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPrice"];
                };
            };
        };
    };
    updateProductPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPriceChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPrice"];
                };
            };
        };
    };
    deleteProductPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listPriceTypes: {
        parameters: {
            query?: {
                /** @description A part of it, in upper or lower case. */
                "filter.name__like"?: string;
                /** @description A UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab. */
                "filter.taxpayerId__eq"?: string;
                /** @description The same filters in one parameter, joined with &: `query=filter.name__like%3Dandina`. */
                query?: string;
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
                /** @description By this field; with a minus, the greatest first. Default createdAt. */
                sort?: "name" | "-name" | "taxpayerId" | "-taxpayerId" | "isDefault" | "-isDefault" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceType"][];
                };
            };
        };
    };
    createPriceType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceTypeInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceType"];
                };
            };
        };
    };
    getPriceType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceType"];
                };
            };
        };
    };
    updatePriceType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceTypeChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceType"];
                };
            };
        };
    };
    deletePriceType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
        };
    };
    getPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: {
                /** @description At most so many. Default 1000. */
                limit?: number;
                /** @description So many are skipped. Default 0. */
                offset?: number;
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentType"][];
                };
            };
        };
    };
    getDocumentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentType"];
                };
            };
        };
    };
    uploadTaxpayerLogo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the taxpayer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The picture.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxpayer"];
                };
            };
        };
    };
    issueStoredInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the invoice. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
        };
    };
    exportCustomers: {
        parameters: {
            query: {
                /** @description The id of the taxpayer that they belong to. */
                taxpayerId: string;
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importCustomers: {
        parameters: {
            query: {
                /** @description The id of the taxpayer that they belong to. */
                taxpayerId: string;
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCounts"];
                };
            };
        };
    };
    exportProducts: {
        parameters: {
            query: {
                /** @description The id of the taxpayer that they belong to. */
                taxpayerId: string;
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importProducts: {
        parameters: {
            query: {
                /** @description The id of the taxpayer that they belong to. */
                taxpayerId: string;
            };
            header?: {
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCounts"];
                };
            };
        };
    };
    listInvoiceReceipts: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                status?: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
                /** @description First issue date, YYYY-MM-DD. */
                from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                to?: string;
                /** @description Your own reference of the order. */
                devReference?: string;
                /** @description The customer's identification. */
                customerIdentification?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    issueInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    listPurchaseSettlementReceipts: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                status?: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
                /** @description First issue date, YYYY-MM-DD. */
                from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                to?: string;
                /** @description Your own reference of the order. */
                devReference?: string;
                /** @description The customer's identification. */
                customerIdentification?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    issuePurchaseSettlement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseSettlementOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    listCreditNoteReceipts: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                status?: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
                /** @description First issue date, YYYY-MM-DD. */
                from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                to?: string;
                /** @description Your own reference of the order. */
                devReference?: string;
                /** @description The customer's identification. */
                customerIdentification?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    issueCreditNote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    listDebitNoteReceipts: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                status?: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
                /** @description First issue date, YYYY-MM-DD. */
                from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                to?: string;
                /** @description Your own reference of the order. */
                devReference?: string;
                /** @description The customer's identification. */
                customerIdentification?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    issueDebitNote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    listWithholdingReceipts: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                status?: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
                /** @description First issue date, YYYY-MM-DD. */
                from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                to?: string;
                /** @description Your own reference of the order. */
                devReference?: string;
                /** @description The customer's identification. */
                customerIdentification?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    issueWithholding: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithholdingOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    getReceiptStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptStatusAnswer"];
                };
            };
        };
    };
    getReceiptXml: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
        };
    };
    getReceiptPdf: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
        };
    };
    retryReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    voidReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The receipt's UUID or its access key.
                 * @example 01935a2e-7c1f-7abc-8def-0123456789ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                status?: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
                /** @description First issue date, YYYY-MM-DD. */
                from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                to?: string;
                /** @description Your own reference of the order. */
                devReference?: string;
                /** @description The customer's identification. */
                customerIdentification?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    setNextInvoiceNumber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    setNextPurchaseSettlementNumber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    setNextCreditNoteNumber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    setNextDebitNoteNumber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    listWaybillReceipts: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                status?: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
                /** @description First issue date, YYYY-MM-DD. */
                from?: string;
                /** @description Last issue date, YYYY-MM-DD. */
                to?: string;
                /** @description Your own reference of the order. */
                devReference?: string;
                /** @description The customer's identification. */
                customerIdentification?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    setNextWaybillNumber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    setNextWithholdingNumber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageAnswer"];
                };
            };
        };
    };
    uploadCertificate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateUpload"];
                "multipart/form-data": components["schemas"]["CertificateForm"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateStatusAnswer"];
                };
            };
        };
    };
    getCertificateStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateStatusAnswer"];
                };
            };
        };
    };
    listDeveloperCustomers: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                /** @description The value. */
                identification?: string;
                /** @description A part of it, in upper or lower case. */
                identification__like?: string;
                /** @description A part of it, in upper or lower case. */
                legalName__like?: string;
                /** @description A part of it, in upper or lower case. */
                email__like?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperCustomerPage"];
                };
            };
        };
    };
    createDeveloperCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperCustomerInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperCustomerAnswer"];
                };
            };
        };
    };
    getDeveloperCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperCustomerAnswer"];
                };
            };
        };
    };
    deleteDeveloperCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateDeveloperCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperCustomerChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperCustomerAnswer"];
                };
            };
        };
    };
    listDeveloperProducts: {
        parameters: {
            query?: {
                /** @description Default 1. */
                page?: string;
                /** @description Default 20, at most 100. */
                limit?: string;
                /** @description nextCursor of the page before: goes on after it, without page. */
                cursor?: string;
                /** @description The value. */
                code?: string;
                /** @description A part of it, in upper or lower case. */
                code__like?: string;
                /** @description A part of it, in upper or lower case. */
                description__like?: string;
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperProductPage"];
                };
            };
        };
    };
    createDeveloperProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperProductInput"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperProductAnswer"];
                };
            };
        };
    };
    getDeveloperProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperProductAnswer"];
                };
            };
        };
    };
    deleteDeveloperProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateDeveloperProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperProductChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperProductAnswer"];
                };
            };
        };
    };
    signXml: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XmlDocument"];
                "application/xml": unknown;
                "text/xml": unknown;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedXmlAnswer"];
                };
            };
        };
    };
    validateXml: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XmlDocument"];
                "application/xml": unknown;
                "text/xml": unknown;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XmlVerdictAnswer"];
                };
            };
        };
    };
    verifyXml: {
        parameters: {
            query?: {
                /** @description Whether to ask the authority, too. Default false. */
                online?: "true" | "false";
            };
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XmlDocument"];
                "application/xml": unknown;
                "text/xml": unknown;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XmlVerificationAnswer"];
                };
            };
        };
    };
    signAndAuthorizeXml: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrebuiltXml"];
                "application/xml": unknown;
                "text/xml": unknown;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    authorizeSignedXml: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrebuiltXml"];
                "application/xml": unknown;
                "text/xml": unknown;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Taken; it goes on from here by itself. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
    importInvoiceXml: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The registry number (RUC) of the taxpayer of your workspace that this is for.
                 * @example 1799999990001
                 */
                "x-taxpayer-ruc": components["parameters"]["TaxpayerRuc"];
                /**
                 * @description An id of your own for this request: it comes back in the answer, and stands in the log.
                 * @example order-1001
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptImport"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
        };
    };
}
