// Written by npm run codegen.

export interface paths {
    "/v1/developer/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/catalogs/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["listTaxpayers"];
        put?: never;
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
        get: operations["getTaxpayer"];
        put: operations["updateTaxpayer"];
        post?: never;
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
        get: operations["listTaxes"];
        put?: never;
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
        get: operations["getTax"];
        put: operations["updateTax"];
        post?: never;
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
        get: operations["listCustomers"];
        put?: never;
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
        get: operations["getCustomer"];
        put: operations["updateCustomer"];
        post?: never;
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
        get: operations["listCategories"];
        put?: never;
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
        get: operations["getCategory"];
        put: operations["updateCategory"];
        post?: never;
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
        get: operations["listWarehouses"];
        put?: never;
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
        get: operations["getWarehouse"];
        put: operations["updateWarehouse"];
        post?: never;
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
        get: operations["listEmissionPoints"];
        put?: never;
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
        get: operations["getEmissionPoint"];
        put: operations["updateEmissionPoint"];
        post?: never;
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
        get: operations["listProducts"];
        put?: never;
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
        get: operations["getProduct"];
        put: operations["updateProduct"];
        post?: never;
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
        get: operations["listEstablishments"];
        put?: never;
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
        get: operations["getEstablishment"];
        put: operations["updateEstablishment"];
        post?: never;
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
        get: operations["getInvoice"];
        put: operations["updateInvoice"];
        post?: never;
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
        get: operations["listProductPrices"];
        put?: never;
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
        get: operations["getProductPrice"];
        put: operations["updateProductPrice"];
        post?: never;
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
        get: operations["listPriceTypes"];
        put?: never;
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
        get: operations["getPriceType"];
        put: operations["updatePriceType"];
        post?: never;
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
        get: operations["listInvoiceReceipts"];
        put?: never;
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
        get: operations["listPurchaseSettlementReceipts"];
        put?: never;
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
        get: operations["listCreditNoteReceipts"];
        put?: never;
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
        get: operations["listDebitNoteReceipts"];
        put?: never;
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
        get: operations["listWithholdingReceipts"];
        put?: never;
        post: operations["issueWithholding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/invoices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/invoices/preview/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewInvoicePdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/purchase-settlements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewPurchaseSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/purchase-settlements/preview/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewPurchaseSettlementPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/credit-notes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/credit-notes/preview/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewCreditNotePdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/debit-notes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewDebitNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/debit-notes/preview/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewDebitNotePdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/withholdings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewWithholding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/withholdings/preview/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewWithholdingPdf"];
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
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/waybills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWaybillReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/sequentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNextNumbers"];
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
        patch: operations["setNextDebitNoteNumber"];
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
        patch: operations["setNextWithholdingNumber"];
        trace?: never;
    };
    "/v1/developer/reports/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSalesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/reports/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/reports/withholdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWithholdingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/usage/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDailyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/receipts/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamReceiptEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/receipts/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["emailReceipt"];
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
        get: operations["listDeveloperCustomers"];
        put?: never;
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
        get: operations["getDeveloperCustomer"];
        put?: never;
        post?: never;
        delete: operations["deleteDeveloperCustomer"];
        options?: never;
        head?: never;
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
        get: operations["listDeveloperProducts"];
        put?: never;
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
        get: operations["getDeveloperProduct"];
        put?: never;
        post?: never;
        delete: operations["deleteDeveloperProduct"];
        options?: never;
        head?: never;
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
        post: operations["importInvoiceXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooksByKey"];
        put?: never;
        post: operations["createWebhookByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteWebhookByKey"];
        options?: never;
        head?: never;
        patch: operations["updateWebhookByKey"];
        trace?: never;
    };
    "/v1/developer/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateWebhookSecretByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pingWebhookByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reactivateWebhookByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveriesByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhookDeliveryByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendWebhookDeliveryByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendWebhookDeliveriesByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApiKeysByKey"];
        put?: never;
        post: operations["createApiKeyByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeApiKeyByKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamWebhookEvents"];
        put?: never;
        post: operations["triggerWebhookEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/events/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendWebhookEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/webhooks/events/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendMissedWebhookEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOwnRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/test-clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTestClocks"];
        put?: never;
        post: operations["createTestClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/test-clocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTestClock"];
        put?: never;
        post?: never;
        delete: operations["deleteTestClock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/developer/test-clocks/{id}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["advanceTestClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSession"];
        put?: never;
        post: operations["signIn"];
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password/forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInstallation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/demo-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signInDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showVerifyPage"];
        put?: never;
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showPasswordResetPage"];
        put?: never;
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["renameWorkspace"];
        trace?: never;
    };
    "/account/workspace/api-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeApiVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApiKeys"];
        put?: never;
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooks"];
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/account/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reactivateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/demo-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDemoData"];
        put?: never;
        post: operations["fillSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/waybills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueWaybill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/waybills/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewWaybill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/waybills/preview/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewWaybillPdf"];
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
        AddressVerification: {
            token: string;
            password?: string;
        };
        ApiKey: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            mode: "test" | "live";
            name: string;
            prefix: string;
            lastFour: string;
            scopes: ("issue" | "read" | "records" | "webhooks" | "keys")[];
            madeBy: components["schemas"]["ApiKeyLabel"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        ApiKeyByKeyInput: {
            /** @enum {string} */
            mode?: "test" | "live";
            name: string;
            scopes?: ("issue" | "read" | "records" | "webhooks" | "keys")[];
        };
        ApiKeyInput: {
            /** @enum {string} */
            mode: "test" | "live";
            name: string;
            scopes?: ("issue" | "read" | "records" | "webhooks" | "keys")[];
        };
        ApiKeyLabel: {
            /** Format: uuid */
            id: string;
            name: string;
            lastFour: string;
        };
        ApiKeyList: {
            data: components["schemas"]["ApiKey"][];
            meta: components["schemas"]["Meta"];
        };
        ApiVersionChange: {
            version: string;
        };
        AuthorityMessage: {
            /** @enum {string} */
            type: "ERROR" | "WARNING" | "INFO";
            code: string;
            params?: {
                [key: string]: unknown;
            };
            message: string;
            additionalInfo: string | null;
        };
        AuthorityStatus: {
            /** @enum {string} */
            state: "AUTHORIZED" | "NOT_AUTHORIZED" | "CANCELLATION_PENDING" | "CANCELLED";
            checkedAt: string;
        };
        BatchAnswer: {
            index: number;
            status: number;
            devReference: string | null;
            receipt?: components["schemas"]["Receipt"];
            error?: components["schemas"]["Error"];
            warnings?: components["schemas"]["Warning"][];
        };
        BatchOrder: {
            /** @enum {string} */
            documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WITHHOLDING";
            devReference: string;
        } & {
            [key: string]: unknown;
        };
        Catalog: {
            name: string;
            title: string;
            english: string;
            usedIn: string;
            rows: number;
        };
        CatalogOnDay: {
            name: string;
            title: string;
            english: string;
            usedIn: string;
            /** Format: date */
            date: string;
            rows: ({
                code: string;
                name: string;
                english?: string;
                rates?: string[];
                range?: string;
                from?: string;
                to?: string;
                knownSince?: string;
                source?: string;
                /** @enum {string} */
                mark?: "F" | "X" | "R" | "C" | "S";
            } & {
                [key: string]: unknown;
            })[];
        };
        Category: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string | null;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CategoryChange: {
            name?: string;
            description?: string | null;
            /** Format: uuid */
            taxpayerId?: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        CategoryInput: {
            name: string;
            description?: string | null;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        CertificateEvent: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "certificate.expiring";
            createdAt: string;
            /** @enum {string} */
            environment: "sandbox" | "production";
            workspaceId: string;
            taxpayerRuc: string;
            data: components["schemas"]["ExpiringCertificate"];
            reason: components["schemas"]["AuthorityMessage"][];
        };
        CertificateForm: {
            file: string;
            password?: string;
        };
        CertificateProblem: {
            code: string;
            message: string;
            remedy: string;
            /** @enum {string|null} */
            only: "live" | null;
        };
        CertificateStatus: {
            /** @enum {string} */
            status: "MISSING" | "VALID" | "EXPIRING" | "EXPIRED";
            subject: string | null;
            issuer: string | null;
            registryNumber: string | null;
            serialNumber: string | null;
            notBefore: string | null;
            notAfter: string | null;
            daysLeft: number | null;
            fingerprint: string | null;
            problems: components["schemas"]["CertificateProblem"][];
        };
        CertificateStatusAnswer: {
            data: components["schemas"]["CertificateStatus"];
            meta: components["schemas"]["Meta"];
        };
        CertificateUpload: {
            file: string;
            password: string;
        };
        CreatedApiKey: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            mode: "test" | "live";
            name: string;
            prefix: string;
            lastFour: string;
            scopes: ("issue" | "read" | "records" | "webhooks" | "keys")[];
            madeBy: components["schemas"]["ApiKeyLabel"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            key: string;
        };
        CreatedApiKeyAnswer: {
            data: components["schemas"]["CreatedApiKey"];
            meta: components["schemas"]["Meta"];
        };
        CreditNoteOrder: components["schemas"]["CreditNoteOrderWithCustomerId"] | components["schemas"]["CreditNoteOrderWithAccessKey"] | components["schemas"]["CreditNoteOrderWithCustomer"];
        CreditNoteOrderWithAccessKey: {
            customer?: components["schemas"]["Party"];
            items: components["schemas"]["OrderItem"][];
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supportingDocument: components["schemas"]["SupportingReferenceWithAccessKey"];
            reason: string;
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
            customerId?: never;
        };
        CreditNoteOrderWithCustomer: {
            customer: components["schemas"]["Party"];
            items: components["schemas"]["OrderItem"][];
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supportingDocument: components["schemas"]["SupportingReference"];
            reason: string;
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
            customerId?: never;
        };
        CreditNoteOrderWithCustomerId: {
            /** Format: uuid */
            customerId: string;
            items: components["schemas"]["OrderItem"][];
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supportingDocument: components["schemas"]["SupportingReference"];
            reason: string;
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
            customer?: never;
        };
        CursorMeta: {
            requestId: string;
            /** @enum {string} */
            environment: "sandbox" | "production";
            warnings?: components["schemas"]["Warning"][];
            pagination: components["schemas"]["CursorPagination"];
        };
        CursorPagination: {
            limit: number;
            nextCursor: string | null;
        };
        Customer: {
            /** Format: uuid */
            id: string;
            identification: string;
            /** @enum {string} */
            type: "04" | "05" | "06" | "07" | "08";
            name: string;
            email: string | null;
            phone: string | null;
            address: string | null;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CustomerChange: {
            identification?: string;
            /** @enum {string} */
            type?: "04" | "05" | "06" | "07" | "08";
            name?: string;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            /** Format: uuid */
            taxpayerId?: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        CustomerInput: {
            identification: string;
            /** @enum {string} */
            type: "04" | "05" | "06" | "07" | "08";
            name: string;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        DailyUsage: {
            from: string;
            to: string;
            days: components["schemas"]["DayUsage"][];
        };
        DailyUsageAnswer: {
            data: components["schemas"]["DailyUsage"];
            meta: components["schemas"]["Meta"];
        };
        DayUsage: {
            day: string;
            used: number;
            byDocumentType: {
                [key: string]: number;
            };
        };
        DebitNoteOrder: components["schemas"]["DebitNoteOrderWithCustomerId"] | components["schemas"]["DebitNoteOrderWithAccessKey"] | components["schemas"]["DebitNoteOrderWithCustomer"];
        DebitNoteOrderWithAccessKey: {
            customer?: components["schemas"]["Party"];
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supportingDocument: components["schemas"]["SupportingReferenceWithAccessKey"];
            reasons: {
                reason: string;
                amount: number | string;
            }[];
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            tax?: number | string;
            ice?: components["schemas"]["Excise"] | components["schemas"]["Excise"][];
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            payments?: components["schemas"]["Payment"][];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
            customerId?: never;
        };
        DebitNoteOrderWithCustomer: {
            customer: components["schemas"]["Party"];
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supportingDocument: components["schemas"]["SupportingReference"];
            reasons: {
                reason: string;
                amount: number | string;
            }[];
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            tax?: number | string;
            ice?: components["schemas"]["Excise"] | components["schemas"]["Excise"][];
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            payments?: components["schemas"]["Payment"][];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
            customerId?: never;
        };
        DebitNoteOrderWithCustomerId: {
            /** Format: uuid */
            customerId: string;
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supportingDocument: components["schemas"]["SupportingReference"];
            reasons: {
                reason: string;
                amount: number | string;
            }[];
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            tax?: number | string;
            ice?: components["schemas"]["Excise"] | components["schemas"]["Excise"][];
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            payments?: components["schemas"]["Payment"][];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
            customer?: never;
        };
        Deleted: {
            message: string;
        };
        DeletedTaxpayer: {
            /** Format: uuid */
            id: string;
            ruc: string;
            name: string;
            commercialName: string | null;
            address: string | null;
            accountingObligated: boolean;
            specialContributorCode: string | null;
            /** @enum {string} */
            environment: "sandbox" | "production";
            /** @enum {string} */
            taxRounding: "BASE" | "LINE";
            /** @enum {string|null} */
            rimpe: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            withholdingAgent: string | null;
            largeContributor: string | null;
            artisan: string | null;
            email: string | null;
            phone: string | null;
            /** Format: uuid */
            uuidFileP12: string | null;
            certificate: {
                status: string;
                notAfter: string | null;
                daysLeft: number | null;
            } | null;
            logoUrl: string | null;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            signaturePassword: string | null;
        };
        DemoData: {
            filled: boolean;
            receipts: number;
        };
        DemoDataAnswer: {
            data: components["schemas"]["DemoData"];
            meta: components["schemas"]["Meta"];
        };
        Detail: {
            name: string;
            value: string;
        };
        DeveloperCustomer: {
            /** Format: uuid */
            id: string;
            /** @enum {string|null} */
            identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID" | null;
            identification: string;
            legalName: string;
            email: string | null;
            phone: string | null;
            address: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        DeveloperCustomerAnswer: {
            data: components["schemas"]["DeveloperCustomer"];
            meta: components["schemas"]["Meta"];
        };
        DeveloperCustomerChange: {
            /** @enum {string|null} */
            identificationType?: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID" | null;
            identification?: string;
            legalName?: string;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
        };
        DeveloperCustomerInput: {
            /** @enum {string} */
            identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            identification?: string | null;
            legalName?: string | null;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
        };
        DeveloperCustomerPage: {
            data: components["schemas"]["DeveloperCustomer"][];
            meta: components["schemas"]["PageMeta"];
        };
        DeveloperProduct: {
            /** Format: uuid */
            id: string;
            code: string;
            description: string;
            unitPrice: number;
            /** @enum {string|null} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | null;
            tax: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        DeveloperProductAnswer: {
            data: components["schemas"]["DeveloperProduct"];
            meta: components["schemas"]["Meta"];
        };
        DeveloperProductChange: {
            code?: string;
            description?: string;
            unitPrice?: number | string;
            /** @enum {string|null} */
            taxType?: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | null;
            tax?: number | string | null;
        };
        DeveloperProductInput: {
            code: string;
            description: string;
            unitPrice: number | string;
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            tax?: number | string | null;
        };
        DeveloperProductPage: {
            data: components["schemas"]["DeveloperProduct"][];
            meta: components["schemas"]["PageMeta"];
        };
        DocumentType: {
            /** Format: uuid */
            id: string;
            code: string;
            name: string;
        };
        EmissionPoint: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            establishmentId: string;
            code: number;
            name: string;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        EmissionPointChange: {
            /** Format: uuid */
            establishmentId?: string;
            code?: number | string;
            name?: string;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        EmissionPointInput: {
            /** Format: uuid */
            establishmentId: string;
            code: number;
            name: string;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        Error: {
            code: string;
            params?: {
                [key: string]: unknown;
            };
            message: string;
            statusCode: number;
            details: components["schemas"]["ErrorDetail"][];
            requestId: string;
        };
        ErrorDetail: {
            path: string;
            code: string;
            params?: {
                [key: string]: unknown;
            };
            message: string;
            line?: number;
            column?: string;
        };
        Establishment: {
            /** Format: uuid */
            id: string;
            code: number;
            name: string;
            address: string | null;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        EstablishmentChange: {
            code?: number | string;
            name?: string;
            address?: string | null;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        EstablishmentInput: {
            code: number;
            name: string;
            address?: string | null;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        Excise: {
            code: string;
            base?: number | string;
            rate?: number | string;
            amount?: number | string;
        };
        ExpiringCertificate: {
            /** @constant */
            status: "EXPIRING";
            subject: string;
            issuer: string;
            registryNumber: string | null;
            serialNumber: string;
            notBefore: string;
            notAfter: string;
            daysLeft: number;
            fingerprint: string;
        };
        Exportation: {
            incoterm?: string;
            incotermPlace?: string;
            originCountry: string;
            loadingPort?: string;
            destinationPort?: string;
            destinationCountry: string;
            acquisitionCountry?: string;
            incotermSubtotal?: string;
            internationalFreight?: number | string;
            internationalInsurance?: number | string;
            customsExpenses?: number | string;
            otherTransportExpenses?: number | string;
        };
        FileLink: {
            url: string;
            expiresAt: string;
            fileName: string;
            contentType: string;
            size: number;
        };
        FileLinkAnswer: {
            data: components["schemas"]["FileLink"];
            meta: components["schemas"]["Meta"];
        };
        FiscalMachine: {
            brand: string;
            model: string;
            serial: string;
        };
        ForgottenPassword: {
            email: string;
        };
        ImportCounts: {
            created: number;
            updated: number;
            unchanged: number;
        };
        Installation: {
            /** @enum {string} */
            signUp: "verified" | "open" | "closed";
            demo: boolean;
            /** @enum {string} */
            deployment: "production" | "development";
            version: string;
        };
        InstallationAnswer: {
            data: components["schemas"]["Installation"];
            meta: components["schemas"]["Meta"];
        };
        Invoice: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            customerId: string;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            establishmentId: string;
            /** Format: uuid */
            emissionPointId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            documentTypeId: string;
            /** Format: date */
            issueDate: string;
            paymentMethods: components["schemas"]["InvoicePayment"][];
            details: components["schemas"]["InvoiceDetail"][];
            /** @enum {string} */
            taxRounding: "BASE" | "LINE";
            /** Format: uuid */
            receiptId: string | null;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        InvoiceChange: {
            /** Format: uuid */
            customerId?: string;
            /** Format: date */
            issueDate?: string;
            /** Format: uuid */
            taxpayerId?: string;
            /** Format: uuid */
            establishmentId?: string;
            /** Format: uuid */
            emissionPointId?: string;
            paymentMethods?: components["schemas"]["InvoicePaymentInput"][];
            /** @enum {string|null} */
            taxRounding?: "BASE" | "LINE" | null;
            details?: components["schemas"]["InvoiceDetailInput"][];
            /** Format: uuid */
            tenantId?: string | null;
        };
        InvoiceDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            productId: string;
            quantity: number;
            price: string;
            discount: string;
        };
        InvoiceDetailInput: {
            /** Format: uuid */
            id?: string | null;
            /** Format: uuid */
            productId: string;
            quantity: number;
            price: string;
            discount?: string | null;
        };
        InvoiceInput: {
            /** Format: uuid */
            customerId: string;
            /** Format: date */
            issueDate: string;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            establishmentId: string;
            /** Format: uuid */
            emissionPointId: string;
            paymentMethods: components["schemas"]["InvoicePaymentInput"][];
            /** @enum {string|null} */
            taxRounding?: "BASE" | "LINE" | null;
            details: components["schemas"]["InvoiceDetailInput"][];
            /** Format: uuid */
            tenantId?: string | null;
        };
        InvoiceOrder: components["schemas"]["InvoiceOrderWithCustomerId"] | components["schemas"]["InvoiceOrderWithCustomer"];
        InvoiceOrderWithCustomer: {
            customer: components["schemas"]["Party"];
            items: components["schemas"]["OrderItem"][];
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            payments?: components["schemas"]["Payment"][];
            tip?: number | string;
            deliveryNote?: string;
            reimbursements?: components["schemas"]["Reimbursement"][];
            exportation?: components["schemas"]["Exportation"];
            thirdPartyItems?: {
                concept: string;
                amount: number | string;
            }[];
            transport?: components["schemas"]["Transport"];
            presumptiveWithholdings?: components["schemas"]["PresumptiveWithholding"][];
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            plate?: string;
            ivaWithheld?: number | string;
            incomeTaxWithheld?: number | string;
            negotiable?: components["schemas"]["Negotiable"];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
            customerId?: never;
        };
        InvoiceOrderWithCustomerId: {
            /** Format: uuid */
            customerId: string;
            items: components["schemas"]["OrderItem"][];
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            payments?: components["schemas"]["Payment"][];
            tip?: number | string;
            deliveryNote?: string;
            reimbursements?: components["schemas"]["Reimbursement"][];
            exportation?: components["schemas"]["Exportation"];
            thirdPartyItems?: {
                concept: string;
                amount: number | string;
            }[];
            transport?: components["schemas"]["Transport"];
            presumptiveWithholdings?: components["schemas"]["PresumptiveWithholding"][];
            ivaRefunds?: components["schemas"]["IvaRefund"][];
            plate?: string;
            ivaWithheld?: number | string;
            incomeTaxWithheld?: number | string;
            negotiable?: components["schemas"]["Negotiable"];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
            customer?: never;
        };
        InvoicePayment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            paymentMethodId: string;
            deadline: number | null;
            /** @enum {string|null} */
            timeUnit: "DAY" | "MONTH" | "YEAR" | null;
            value: string;
        };
        InvoicePaymentInput: {
            /** Format: uuid */
            id?: string | null;
            /** Format: uuid */
            paymentMethodId: string;
            deadline?: number | null;
            /** @enum {string|null} */
            timeUnit?: "DAY" | "MONTH" | "YEAR" | null;
            value: string;
        };
        IssuedInvoice: {
            /** Format: uuid */
            id: string;
            accessKey: string;
            /** @enum {string} */
            documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            status: components["schemas"]["ReceiptState"];
            /** @enum {string} */
            environment: "sandbox" | "production";
            simulated: boolean;
            establishment: string;
            emissionPoint: string;
            sequential: string;
            number: string;
            issueDate: string;
            customer: components["schemas"]["ReceiptCustomer"] | null;
            totals: components["schemas"]["ReceiptTotals"] | null;
            authorizationNumber: string | null;
            authorizedAt: string | null;
            devReference: string | null;
            duplicate: boolean;
            messages: components["schemas"]["AuthorityMessage"][];
            voided: components["schemas"]["Voided"] | null;
            authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
            /** @enum {string} */
            origin: "issued" | "imported";
            timeline: components["schemas"]["Milestone"][];
            mails?: components["schemas"]["Mail"][];
            createdAt: string;
            updatedAt: string;
            version?: number;
            warnings?: components["schemas"]["Warning"][];
        };
        IvaRefund: {
            tax: number | string;
            amount: number | string;
        };
        ListedSession: {
            id: string;
            current: boolean;
            userAgent: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string;
            ip: string | null;
            /** Format: date-time */
            expiresAt: string;
        };
        ListedSessionList: {
            data: components["schemas"]["ListedSession"][];
            meta: components["schemas"]["Meta"];
        };
        LoggedBody: {
            json: string | null;
            truncated: boolean;
            /** @enum {string|null} */
            leftOut: null | "none" | "succeeded" | "live" | "secret" | "not-json" | "unread" | "too-many";
        };
        LoggedRequest: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            method: string;
            path: string;
            query: string | null;
            status: number;
            code: string | null;
            durationMs: number;
            requestId: string;
            /** @enum {string} */
            mode: "test" | "live";
            taxpayerRuc: string | null;
            apiKey: {
                /** Format: uuid */
                id: string;
                name: string;
                lastFour: string;
            };
            ip: string;
            remedies: components["schemas"]["Remedy"][];
        };
        LoggedRequestPage: {
            data: components["schemas"]["LoggedRequest"][];
            meta: components["schemas"]["CursorMeta"];
        };
        LoggedRequestWithBodies: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            method: string;
            path: string;
            query: string | null;
            status: number;
            code: string | null;
            durationMs: number;
            requestId: string;
            /** @enum {string} */
            mode: "test" | "live";
            taxpayerRuc: string | null;
            apiKey: {
                /** Format: uuid */
                id: string;
                name: string;
                lastFour: string;
            };
            ip: string;
            remedies: components["schemas"]["Remedy"][];
            request: components["schemas"]["LoggedBody"];
            answer: components["schemas"]["LoggedBody"];
            said: components["schemas"]["RepeatedAnswer"];
        };
        LoggedRequestWithBodiesAnswer: {
            data: components["schemas"]["LoggedRequestWithBodies"];
            meta: components["schemas"]["Meta"];
        };
        Mail: {
            to: string[];
            /** @enum {string} */
            state: "PENDING" | "SENT" | "NOT_DELIVERED";
            requested: boolean;
            at: string;
            detail: string | null;
        };
        Mailed: {
            email: string;
        };
        MailedAnswer: {
            data: components["schemas"]["Mailed"];
            meta: components["schemas"]["Meta"];
        };
        Meta: {
            requestId: string;
            /** @enum {string} */
            environment: "sandbox" | "production";
            warnings?: components["schemas"]["Warning"][];
        };
        Milestone: {
            status: string;
            at: string;
            detail: string | null;
            code?: string;
            params?: {
                [key: string]: unknown;
            };
        };
        Negotiable: {
            email: string;
        };
        NextNumber: {
            establishment: string;
            emissionPoint: string;
            next: number;
        };
        NextNumberAnswer: {
            data: components["schemas"]["NextNumber"];
            meta: components["schemas"]["Meta"];
        };
        OrderItem: components["schemas"]["OrderItemWithProductId"] | components["schemas"]["OrderItemWithCode"];
        OrderItemWithCode: {
            code: string;
            auxiliaryCode?: string;
            description: string;
            unit?: string;
            unitPrice: number | string;
            discount?: number | string;
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            tax?: number | string;
            details?: components["schemas"]["Detail"][];
            ice?: components["schemas"]["Excise"] | components["schemas"]["Excise"][];
            plasticBottleTax?: {
                amount: number | string;
            };
            unsubsidizedPrice?: number | string;
            quantity: number | string;
            productId?: never;
        };
        OrderItemWithProductId: {
            /** Format: uuid */
            productId: string;
            code?: string;
            auxiliaryCode?: string;
            description?: string;
            unit?: string;
            unitPrice?: number | string;
            discount?: number | string;
            /** @enum {string} */
            taxType?: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT";
            tax?: number | string;
            details?: components["schemas"]["Detail"][];
            ice?: components["schemas"]["Excise"] | components["schemas"]["Excise"][];
            plasticBottleTax?: {
                amount: number | string;
            };
            unsubsidizedPrice?: number | string;
            quantity: number | string;
        };
        OrderPreview: {
            receipt?: components["schemas"]["Receipt"];
            establishment?: string;
            emissionPoint?: string;
            issueDate?: string;
            customer?: components["schemas"]["PreviewCustomer"];
            lines?: string[];
            total?: string;
            totals?: components["schemas"]["PreviewTotals"];
            issuer?: components["schemas"]["PreviewIssuer"];
            recipients?: string[];
            content?: string;
        };
        OrderPreviewAnswer: {
            data: components["schemas"]["OrderPreview"];
            meta: components["schemas"]["Meta"];
        };
        PageMeta: {
            requestId: string;
            /** @enum {string} */
            environment: "sandbox" | "production";
            warnings?: components["schemas"]["Warning"][];
            pagination: components["schemas"]["Pagination"];
        };
        Pagination: {
            page: number;
            limit: number;
            total: number;
            totalPages: number;
            totalIsMinimum?: boolean;
            nextCursor: string | null;
        };
        PaidAbroad: {
            /** @enum {string} */
            regime: "01" | "02" | "03";
            country: string;
            taxTreaty: boolean;
            subjectToWithholding?: boolean;
            fiscalRegime?: boolean;
        };
        Party: {
            /** @enum {string} */
            identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            identification?: string;
            legalName?: string;
            email?: string;
            phone?: string;
            address?: string;
        };
        PasswordChange: {
            currentPassword: string;
            password: string;
        };
        PasswordReset: {
            token: string;
            password: string;
        };
        Payment: {
            method: string;
            amount: number | string;
            term?: number | string;
            /** @enum {string} */
            timeUnit?: "DAY" | "MONTH" | "YEAR";
        };
        PaymentMethod: {
            /** Format: uuid */
            id: string;
            code: string;
            name: string;
        };
        PingEvent: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "webhook.ping";
            createdAt: string;
            /** @enum {string} */
            environment: "sandbox" | "production";
            workspaceId: string;
            taxpayerRuc: null;
            data: {
                endpointId: string;
            };
            reason: components["schemas"]["AuthorityMessage"][];
        };
        PrebuiltXml: {
            xml: string;
            sendEmail?: boolean;
            email?: string;
            devReference?: string;
        };
        PresumptiveWithholding: {
            code: string;
            rate: number | string;
            amount: number | string;
        };
        PreviewCustomer: {
            identification: string;
            legalName: string;
        };
        PreviewIssuer: {
            legalName: string;
            commercialName: string | null;
        };
        PreviewTax: {
            code: string;
            rateCode: string;
            rate: string;
            base: string;
            amount: string;
        };
        PreviewTotals: {
            subtotal: string;
            discount: string;
            taxes: components["schemas"]["PreviewTax"][];
            total: string;
        };
        PriceType: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            taxpayerId: string;
            isDefault: boolean;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PriceTypeChange: {
            name?: string;
            /** Format: uuid */
            taxpayerId?: string;
            isDefault?: boolean | null;
            /** Format: uuid */
            tenantId?: string | null;
        };
        PriceTypeInput: {
            name: string;
            /** Format: uuid */
            taxpayerId: string;
            isDefault?: boolean | null;
            /** Format: uuid */
            tenantId?: string | null;
        };
        Product: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string | null;
            code: string;
            isService: boolean;
            manageStock: boolean;
            currentStock: number;
            price: string;
            category: components["schemas"]["ProductCategory"] | null;
            priceType: components["schemas"]["ProductPriceType"] | null;
            tax: components["schemas"]["ProductTax"] | null;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ProductCategory: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        ProductChange: {
            name?: string;
            description?: string | null;
            code?: string;
            /** Format: uuid */
            categoryId?: string | null;
            /** Format: uuid */
            priceTypeId?: string | null;
            /** Format: uuid */
            taxId?: string;
            isService?: boolean | null;
            manageStock?: boolean | null;
            currentStock?: number | null;
            price?: string;
            /** Format: uuid */
            taxpayerId?: string;
        };
        ProductInput: {
            name: string;
            description?: string | null;
            code: string;
            /** Format: uuid */
            categoryId?: string | null;
            /** Format: uuid */
            priceTypeId?: string | null;
            /** Format: uuid */
            taxId: string;
            isService?: boolean | null;
            manageStock?: boolean | null;
            currentStock?: number | null;
            price: string;
            /** Format: uuid */
            taxpayerId: string;
        };
        ProductPrice: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            productId: string;
            /** Format: uuid */
            priceTypeId: string;
            price: string;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ProductPriceChange: {
            /** Format: uuid */
            productId?: string;
            /** Format: uuid */
            priceTypeId?: string;
            price?: string;
            /** Format: uuid */
            taxpayerId?: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        ProductPriceInput: {
            /** Format: uuid */
            productId: string;
            /** Format: uuid */
            priceTypeId: string;
            price: string;
            /** Format: uuid */
            taxpayerId: string;
            /** Format: uuid */
            tenantId?: string | null;
        };
        ProductPriceType: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        ProductTax: {
            /** Format: uuid */
            id: string;
            name: string;
            percentage: string;
        };
        PurchaseSettlementOrder: {
            items: components["schemas"]["OrderItem"][];
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            supplier: components["schemas"]["Party"];
            /** @enum {string} */
            taxRounding?: "BASE" | "LINE";
            payments?: components["schemas"]["Payment"][];
            reimbursements?: components["schemas"]["Reimbursement"][];
            negotiable?: components["schemas"]["Negotiable"];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
        };
        PurchaseTaxes: {
            totals: components["schemas"]["TaxFigures"][];
            groups: components["schemas"]["TaxGroup"][];
            rest: components["schemas"]["TaxFigures"][];
        };
        Receipt: {
            /** Format: uuid */
            id: string;
            accessKey: string;
            /** @enum {string} */
            documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            status: components["schemas"]["ReceiptState"];
            /** @enum {string} */
            environment: "sandbox" | "production";
            simulated: boolean;
            establishment: string;
            emissionPoint: string;
            sequential: string;
            number: string;
            issueDate: string;
            customer: components["schemas"]["ReceiptCustomer"] | null;
            totals: components["schemas"]["ReceiptTotals"] | null;
            authorizationNumber: string | null;
            authorizedAt: string | null;
            devReference: string | null;
            duplicate: boolean;
            messages: components["schemas"]["AuthorityMessage"][];
            voided: components["schemas"]["Voided"] | null;
            authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
            /** @enum {string} */
            origin: "issued" | "imported";
            timeline: components["schemas"]["Milestone"][];
            mails?: components["schemas"]["Mail"][];
            createdAt: string;
            updatedAt: string;
            version?: number;
        };
        ReceiptAnswer: {
            data: components["schemas"]["Receipt"];
            meta: components["schemas"]["Meta"];
        };
        ReceiptCustomer: {
            identificationType: string;
            identification: string;
            legalName: string;
            email: string | null;
            phone: string | null;
            address: string | null;
        };
        ReceiptEmail: {
            to?: string[];
        };
        ReceiptEvent: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "invoice.authorized" | "purchase_settlement.authorized" | "credit_note.authorized" | "debit_note.authorized" | "waybill.authorized" | "withholding.authorized" | "invoice.rejected" | "purchase_settlement.rejected" | "credit_note.rejected" | "debit_note.rejected" | "waybill.rejected" | "withholding.rejected" | "invoice.error" | "purchase_settlement.error" | "credit_note.error" | "debit_note.error" | "waybill.error" | "withholding.error" | "invoice.completed" | "purchase_settlement.completed" | "credit_note.completed" | "debit_note.completed" | "waybill.completed" | "withholding.completed" | "receipt.voided" | "receipt.cancelled";
            createdAt: string;
            /** @enum {string} */
            environment: "sandbox" | "production";
            workspaceId: string;
            taxpayerRuc: string;
            receiptVersion: number;
            data: components["schemas"]["Receipt"];
            reason: components["schemas"]["AuthorityMessage"][];
        };
        ReceiptImport: {
            accessKey: string;
        };
        ReceiptPage: {
            data: components["schemas"]["Receipt"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @enum {string} */
        ReceiptState: "DRAFT" | "RECEIVED_AUTHORITY" | "AUTHORIZED" | "COMPLETED" | "REJECTED" | "RETURNED" | "ERROR";
        ReceiptStatus: {
            /** Format: uuid */
            id: string;
            accessKey: string;
            status: components["schemas"]["ReceiptState"];
            authorizationNumber: string | null;
            authorizedAt: string | null;
            messages: components["schemas"]["AuthorityMessage"][];
            authorityStatus?: components["schemas"]["AuthorityStatus"] | null;
            updatedAt: string;
        };
        ReceiptStatusAnswer: {
            data: components["schemas"]["ReceiptStatus"];
            meta: components["schemas"]["Meta"];
        };
        ReceiptStatusEvent: {
            /** Format: uuid */
            receiptId: string;
            accessKey: string;
            status: string;
            at: string;
            detail: string | null;
            final: boolean;
            receipt?: components["schemas"]["Receipt"];
        };
        ReceiptTotals: {
            subtotal: string;
            discount: string;
            taxes: components["schemas"]["TaxTotal"][];
            total: string;
        };
        ReimbursedTax: {
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | "ICE" | "PLASTIC_BOTTLES";
            code?: string;
            base: number | string;
            amount?: number | string;
            tax?: number | string;
        };
        Reimbursement: {
            supplier: {
                /** @enum {string} */
                identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
                identification: string;
                /** @enum {string} */
                kind: "PERSON" | "COMPANY";
                country?: string;
            };
            documentType: string;
            number: string;
            /** Format: date */
            issueDate: string;
            authorizationNumber: string;
            taxes: components["schemas"]["ReimbursedTax"][];
        };
        Remedy: {
            code: string;
            meaning: string;
            remedy: string;
        };
        RepeatedAnswer: {
            message: string | null;
            details: components["schemas"]["ErrorDetail"][];
        };
        ResendRequest: {
            /** Format: date-time */
            since: string;
        };
        Resent: {
            deliveries: number;
        };
        ResentAnswer: {
            data: components["schemas"]["Resent"];
            meta: components["schemas"]["Meta"];
        };
        ResourceError: {
            statusCode: number;
            message: string;
        };
        SaleTaxes: {
            totals: components["schemas"]["TaxFigures"][];
            groups: components["schemas"]["TaxGroup"][];
            rest: components["schemas"]["TaxFigures"][];
        };
        SalesFigures: {
            documents: number;
            subtotal: string;
            discount: string;
            tax: string;
            total: string;
            voided: components["schemas"]["VoidedSales"];
        };
        SalesGroup: {
            key: string;
            name: string | null;
            documents: number;
            subtotal: string;
            discount: string;
            tax: string;
            total: string;
            voided: components["schemas"]["VoidedSales"];
        };
        SalesReport: {
            from: string;
            to: string;
            /** @enum {string} */
            by: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
            totals: components["schemas"]["SalesFigures"];
            groups: components["schemas"]["SalesGroup"][];
            rest: components["schemas"]["SalesRest"] | null;
            asOf: string | null;
        };
        SalesReportAnswer: {
            data: components["schemas"]["SalesReport"];
            meta: components["schemas"]["Meta"];
        };
        SalesRest: {
            documents: number;
            subtotal: string;
            discount: string;
            tax: string;
            total: string;
            voided: components["schemas"]["VoidedSales"];
        };
        Series: {
            /** @enum {string} */
            documentType: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            establishment: string;
            emissionPoint: string;
            next: number;
            last: number;
        };
        SeriesList: {
            data: components["schemas"]["Series"][];
            meta: components["schemas"]["Meta"];
        };
        Session: {
            user: {
                /** Format: uuid */
                id: string;
                email: string;
                emailVerified: boolean;
            };
            workspace: {
                /** Format: uuid */
                id: string;
                name: string;
                plan: string;
            };
            csrfToken: string;
        };
        SessionAnswer: {
            data: components["schemas"]["Session"];
            meta: components["schemas"]["Meta"];
        };
        SignIn: {
            email: string;
            password: string;
        };
        SignUp: {
            email: string;
            password?: string;
            workspaceName: string;
        };
        SignedXml: {
            xml: string;
            accessKey: string;
        };
        SignedXmlAnswer: {
            data: components["schemas"]["SignedXml"];
            meta: components["schemas"]["Meta"];
        };
        StreamedWebhookEvent: {
            id: string;
            type: string;
            body: string;
        };
        StreamedWebhookEventAnswer: {
            data: components["schemas"]["StreamedWebhookEvent"];
            meta: components["schemas"]["Meta"];
        };
        SupportingReference: components["schemas"]["SupportingReferenceWithAccessKey"] | components["schemas"]["SupportingReferenceWithNumber"];
        SupportingReferenceWithAccessKey: {
            accessKey: string;
            documentType?: string;
            number?: string;
            /** Format: date */
            issueDate?: string;
        };
        SupportingReferenceWithNumber: {
            documentType: string;
            number: string;
            /** Format: date */
            issueDate: string;
            accessKey?: never;
        };
        Tax: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string;
            percentage: string;
            isRetention: boolean;
            authorityCode: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        TaxChange: {
            name?: string;
            code?: string;
            percentage?: string;
            isRetention?: boolean;
            authorityCode?: string;
        };
        TaxFigures: {
            code: string;
            rateCode: string;
            rate: string;
            documents: number;
            base: string;
            amount: string;
            voided: components["schemas"]["VoidedTaxes"];
        };
        TaxGroup: {
            key: string;
            name: string | null;
            taxes: components["schemas"]["TaxFigures"][];
        };
        TaxInput: {
            name: string;
            code: string;
            percentage: string;
            isRetention: boolean;
            authorityCode: string;
        };
        TaxReport: {
            from: string;
            to: string;
            /** @enum {string} */
            by: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
            sales: components["schemas"]["SaleTaxes"];
            purchases: components["schemas"]["PurchaseTaxes"];
            asOf: string | null;
        };
        TaxReportAnswer: {
            data: components["schemas"]["TaxReport"];
            meta: components["schemas"]["Meta"];
        };
        TaxTotal: {
            code: string;
            rateCode: string;
            rate: string;
            base: string;
            amount: string;
        };
        Taxpayer: {
            /** Format: uuid */
            id: string;
            ruc: string;
            name: string;
            commercialName: string | null;
            address: string | null;
            accountingObligated: boolean;
            specialContributorCode: string | null;
            /** @enum {string} */
            environment: "sandbox" | "production";
            /** @enum {string} */
            taxRounding: "BASE" | "LINE";
            /** @enum {string|null} */
            rimpe: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            withholdingAgent: string | null;
            largeContributor: string | null;
            artisan: string | null;
            email: string | null;
            phone: string | null;
            /** Format: uuid */
            uuidFileP12: string | null;
            certificate: {
                status: string;
                notAfter: string | null;
                daysLeft: number | null;
            } | null;
            logoUrl: string | null;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        TaxpayerChange: {
            ruc?: string;
            name?: string;
            commercialName?: string | null;
            address?: string | null;
            accountingObligated?: boolean | null;
            specialContributorCode?: string | null;
            /** @enum {string|null} */
            environment?: "sandbox" | "production" | null;
            /** @enum {string|null} */
            taxRounding?: "BASE" | "LINE" | null;
            /** @enum {string|null} */
            rimpe?: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            withholdingAgent?: string | null;
            largeContributor?: string | null;
            artisan?: string | null;
            email?: string | null;
            phone?: string | null;
            /** Format: uuid */
            uuidLogo?: string | null;
            userId?: string | null;
            /** Format: uuid */
            tenantId?: string | null;
            signaturePassword?: string | null;
        };
        TaxpayerInput: {
            ruc: string;
            name: string;
            commercialName?: string | null;
            address?: string | null;
            accountingObligated?: boolean | null;
            specialContributorCode?: string | null;
            /** @enum {string|null} */
            environment?: "sandbox" | "production" | null;
            /** @enum {string|null} */
            taxRounding?: "BASE" | "LINE" | null;
            /** @enum {string|null} */
            rimpe?: "ENTREPRENEUR" | "POPULAR_BUSINESS" | null;
            withholdingAgent?: string | null;
            largeContributor?: string | null;
            artisan?: string | null;
            email?: string | null;
            phone?: string | null;
            /** Format: uuid */
            uuidLogo?: string | null;
            userId?: string | null;
            /** Format: uuid */
            tenantId?: string | null;
            signaturePassword?: string | null;
        };
        TestClock: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            now: string;
            /** Format: date-time */
            createdAt: string;
        };
        TestClockAdvance: {
            /** Format: date-time */
            to: string;
        };
        TestClockAnswer: {
            data: components["schemas"]["TestClock"];
            meta: components["schemas"]["Meta"];
        };
        TestClockInput: {
            name: string;
            /** Format: date-time */
            now: string;
        };
        TestClockList: {
            data: components["schemas"]["TestClock"][];
            meta: components["schemas"]["Meta"];
        };
        Transport: {
            departureAddress: string;
            arrivalAddress: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
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
            plan: string;
            period: {
                from: string;
                to: string;
            };
            trial: boolean;
            quota: number | null;
            excessQuota: number;
            remaining: number | null;
            used: number;
            byDocumentType: {
                [key: string]: number;
            };
            byStatus: {
                [key: string]: number;
            };
            workspace: components["schemas"]["WorkspaceUsage"];
        };
        UsageAnswer: {
            data: components["schemas"]["Usage"];
            meta: components["schemas"]["Meta"];
        };
        VerifiedAddress: {
            email: string;
        };
        VerifiedAddressAnswer: {
            data: components["schemas"]["VerifiedAddress"];
            meta: components["schemas"]["Meta"];
        };
        VoidRequest: {
            reason: string;
        };
        Voided: {
            at: string;
            reason: string;
        };
        VoidedSales: {
            documents: number;
            total: string;
        };
        VoidedTaxes: {
            documents: number;
            amount: string;
        };
        VoidedWithholdings: {
            documents: number;
            amount: string;
        };
        Warehouse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            taxpayerId: string;
            name: string;
            location: string | null;
            isMain: boolean;
            /** Format: uuid */
            tenantId: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        WarehouseChange: {
            /** Format: uuid */
            taxpayerId?: string;
            name?: string;
            location?: string | null;
            isMain?: boolean | null;
            /** Format: uuid */
            tenantId?: string | null;
        };
        WarehouseInput: {
            /** Format: uuid */
            taxpayerId: string;
            name: string;
            location?: string | null;
            isMain?: boolean | null;
            /** Format: uuid */
            tenantId?: string | null;
        };
        Warning: {
            code: string;
            params?: {
                [key: string]: unknown;
            };
            message: string;
            path: string;
        };
        WaybillOrder: {
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            departureAddress: string;
            carrier: components["schemas"]["Party"];
            plate: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            recipients: {
                identification: string;
                legalName: string;
                address: string;
                reason: string;
                route?: string;
                destinationEstablishment?: string;
                customsDocument?: string;
                supportingDocument?: {
                    documentType: string;
                    number: string;
                    authorizationNumber?: string;
                    /** Format: date */
                    issueDate: string;
                };
                items: {
                    code: string;
                    auxiliaryCode?: string;
                    description: string;
                    quantity: number | string;
                    details?: components["schemas"]["Detail"][];
                }[];
            }[];
            email?: string;
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            mode: "test" | "live";
            url: string;
            events: string[];
            /** @enum {string} */
            status: "active" | "inactive";
            /** @enum {string|null} */
            deactivationReason: "failures" | "gone" | null;
            /** Format: date-time */
            deactivatedAt: string | null;
            consecutiveFailures: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        WebhookAnswer: {
            data: components["schemas"]["Webhook"];
            meta: components["schemas"]["Meta"];
        };
        WebhookAttempt: {
            /** Format: date-time */
            at: string;
            durationMs: number;
            statusCode: number | null;
            error: string | null;
            answer: string | null;
        };
        WebhookByKeyInput: {
            url: string;
            /** @enum {string} */
            mode?: "test" | "live";
            events?: string[];
        };
        WebhookChange: {
            url?: string;
            events?: string[];
        };
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            endpointId: string;
            eventId: string;
            eventType: string;
            receiptId: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed" | "skipped";
            attempts: components["schemas"]["WebhookAttempt"][];
            /** Format: date-time */
            nextAttemptAt: string | null;
            /** Format: date-time */
            createdAt: string;
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
        WebhookInput: {
            url: string;
            /** @enum {string} */
            mode: "test" | "live";
            events?: string[];
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
            url: string;
            events: string[];
            /** @enum {string} */
            status: "active" | "inactive";
            /** @enum {string|null} */
            deactivationReason: "failures" | "gone" | null;
            /** Format: date-time */
            deactivatedAt: string | null;
            consecutiveFailures: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            secret: string;
        };
        WebhookWithSecretAnswer: {
            data: components["schemas"]["WebhookWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        WithheldDocument: {
            supportCode: string;
            documentType: string;
            number?: string;
            /** Format: date */
            issueDate: string;
            /** Format: date */
            accountingDate?: string;
            authorizationNumber?: string;
            subtotal: number | string;
            total: number | string;
            taxes: components["schemas"]["WithheldDocumentTax"][];
            withholdings: components["schemas"]["WithholdingLine"][];
            payments?: {
                method: string;
                amount: number | string;
            }[];
            paidAbroad?: components["schemas"]["PaidAbroad"];
            reimbursements?: components["schemas"]["Reimbursement"][];
        };
        WithheldDocumentTax: {
            /** @enum {string} */
            taxType: "IVA_RATE" | "IVA_EXEMPT" | "IVA_NOT_SUBJECT" | "ICE" | "PLASTIC_BOTTLES";
            code?: string;
            base: number | string;
            amount?: number | string;
            rate?: number | string;
        };
        WithheldSubject: {
            /** @enum {string} */
            identificationType: "RUC" | "NATIONAL_ID" | "PASSPORT" | "FINAL_CONSUMER" | "FOREIGN_ID";
            identification?: string;
            legalName?: string;
            email?: string;
            phone?: string;
            address?: string;
            /** @enum {string} */
            kind?: "PERSON" | "COMPANY";
        };
        WithholdingFigures: {
            code: string;
            rateCode: string;
            rate: string;
            documents: number;
            base: string;
            amount: string;
            voided: components["schemas"]["VoidedWithholdings"];
        };
        WithholdingGroup: {
            key: string;
            name: string | null;
            withholdings: components["schemas"]["WithholdingFigures"][];
        };
        WithholdingLine: {
            /** @enum {string} */
            taxType: "INCOME" | "IVA" | "ISD";
            code: string;
            base: number | string;
            rate: number | string;
            dividends?: {
                /** Format: date */
                paidOn: string;
                incomeTax: number | string;
                fiscalYear: number | string;
            };
            bananas?: {
                boxes: number | string;
                price: number | string;
            };
        };
        WithholdingOrder: {
            /** Format: date */
            issueDate?: string;
            additionalInfo?: {
                [key: string]: string;
            };
            currency?: string;
            fiscalMachine?: components["schemas"]["FiscalMachine"];
            subject: components["schemas"]["WithheldSubject"];
            fiscalPeriod?: string;
            relatedParty?: boolean;
            supportingDocuments: components["schemas"]["WithheldDocument"][];
            establishment?: string;
            emissionPoint?: string;
            devReference?: string;
            sendEmail?: boolean;
        };
        WithholdingReport: {
            from: string;
            to: string;
            /** @enum {string} */
            by: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
            totals: components["schemas"]["WithholdingFigures"][];
            groups: components["schemas"]["WithholdingGroup"][];
            rest: components["schemas"]["WithholdingFigures"][];
            asOf: string | null;
        };
        WithholdingReportAnswer: {
            data: components["schemas"]["WithholdingReport"];
            meta: components["schemas"]["Meta"];
        };
        Workspace: {
            /** Format: uuid */
            id: string;
            name: string;
            plan: string;
            /** Format: date-time */
            createdAt: string;
            apiVersion: {
                version: string;
                versions: string[];
                previous: {
                    version: string;
                    /** Format: date-time */
                    until: string;
                } | null;
            };
        };
        WorkspaceAnswer: {
            data: components["schemas"]["Workspace"];
            meta: components["schemas"]["Meta"];
        };
        WorkspaceChange: {
            name: string;
        };
        WorkspaceUsage: {
            used: number;
            byDocumentType: {
                [key: string]: number;
            };
            byStatus: {
                [key: string]: number;
            };
        };
        XmlAuthorization: {
            /** @enum {string} */
            status: "AUTHORIZED" | "REJECTED" | "IN_PROCESS" | "NOT_FOUND" | "DIFFERENT" | "UNCONFIRMED";
            number: string | null;
            at: string | null;
            /** @enum {string} */
            source: "file" | "authority";
        };
        XmlDocument: {
            xml: string;
        };
        XmlDocumentHead: {
            documentType: string;
            version: string;
            accessKey: string;
            taxpayerRuc: string;
            issueDate: string;
            total: string;
        };
        XmlFinding: {
            line: number;
            path: string;
            code: string;
            params?: {
                [key: string]: unknown;
            };
            message: string;
            authorityCode: string | null;
        };
        XmlSignature: {
            valid: boolean;
            trusted: boolean;
            reason: string | null;
            signer: string | null;
            issuer: string | null;
            registryNumber: string | null;
            notBefore: string | null;
            notAfter: string | null;
            signedAt: string | null;
        };
        XmlVerdict: {
            valid: boolean;
            documentType: string | null;
            version: string | null;
            errors: components["schemas"]["XmlFinding"][];
            warnings: components["schemas"]["XmlFinding"][];
        };
        XmlVerdictAnswer: {
            data: components["schemas"]["XmlVerdict"];
            meta: components["schemas"]["Meta"];
        };
        XmlVerification: {
            signature: components["schemas"]["XmlSignature"];
            document: components["schemas"]["XmlDocumentHead"];
            authorization: components["schemas"]["XmlAuthorization"] | null;
            authorityStatus: components["schemas"]["AuthorityStatus"] | null;
        };
        XmlVerificationAnswer: {
            data: components["schemas"]["XmlVerification"];
            meta: components["schemas"]["Meta"];
        };
    };
    responses: {
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
        AnyoneResourceBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        AnyoneResourceDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
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
        IssuerBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerWriteBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        IssuerWriteForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneWriteBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyAloneWriteForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        KeyBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyDefect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyUnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyWriteBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
        KeyWriteForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-API-Version": components["headers"]["X-API-Version"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceError"];
            };
        };
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
        VisitorBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
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
        ApiVersion: string;
        Mode: "test" | "live";
        RequestId: string;
        /** @example 01935a2e-7c1f-7abc-8def-0123456789ad */
        ServiceDelivery: string;
        /** @example t=1795273447,v1=2b99… */
        ServiceSignature: string;
        /** @example 1799999990001 */
        TaxpayerRuc: string;
        /** @example 01935a2e-7c1f-8abc-8def-0123456789ab */
        WebhookId: string;
        /** @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4= */
        WebhookSignature: string;
        /** @example 1795273447 */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        Deprecation: string;
        Link: string;
        "Retry-After": number;
        Sunset: string;
        "X-API-Version": string;
        "X-RateLimit-Limit": number;
        "X-RateLimit-Remaining": number;
        "X-RateLimit-Reset": number;
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCatalogs: {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalog"][];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getCatalog: {
        parameters: {
            query?: {
                date?: string;
                q?: string;
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CatalogOnDay"];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    ensureDefaultTaxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.name__like"?: string;
                "filter.ruc__eq"?: string;
                "filter.commercialName__like"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "ruc" | "-ruc" | "name" | "-name" | "commercialName" | "-commercialName" | "address" | "-address" | "accountingObligated" | "-accountingObligated" | "specialContributorCode" | "-specialContributorCode" | "environment" | "-environment" | "taxRounding" | "-taxRounding" | "rimpe" | "-rimpe" | "withholdingAgent" | "-withholdingAgent" | "largeContributor" | "-largeContributor" | "artisan" | "-artisan" | "email" | "-email" | "phone" | "-phone" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxpayerInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.name__eq"?: string;
                "filter.code__like"?: string;
                "filter.percentage__eq"?: string;
                "filter.isRetention__eq"?: boolean;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "name" | "-name" | "code" | "-code" | "percentage" | "-percentage" | "isRetention" | "-isRetention" | "authorityCode" | "-authorityCode" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.identification__eq"?: string;
                "filter.name__like"?: string;
                "filter.type__eq"?: string;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "identification" | "-identification" | "type" | "-type" | "name" | "-name" | "email" | "-email" | "phone" | "-phone" | "address" | "-address" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.name__like"?: string;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "name" | "-name" | "description" | "-description" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.name__like"?: string;
                "filter.location__like"?: string;
                "filter.isMain__eq"?: boolean;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "taxpayerId" | "-taxpayerId" | "name" | "-name" | "location" | "-location" | "isMain" | "-isMain" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.establishmentId__eq"?: string;
                "filter.code__eq"?: number;
                "filter.name__like"?: string;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "establishmentId" | "-establishmentId" | "code" | "-code" | "name" | "-name" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmissionPointInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.name__like"?: string;
                "filter.code__like"?: string;
                "filter.categoryId__eq"?: string;
                "filter.isService__eq"?: boolean;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "name" | "-name" | "description" | "-description" | "code" | "-code" | "isService" | "-isService" | "manageStock" | "-manageStock" | "currentStock" | "-currentStock" | "price" | "-price" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.name__like"?: string;
                "filter.code__eq"?: number;
                "filter.address__like"?: string;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "code" | "-code" | "name" | "-name" | "address" | "-address" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstablishmentInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.customerId__eq"?: string;
                "filter.issueDate__gte"?: string;
                "filter.issueDate__lte"?: string;
                "filter.establishmentId__eq"?: string;
                "filter.emissionPointId__eq"?: string;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "customerId" | "-customerId" | "taxpayerId" | "-taxpayerId" | "establishmentId" | "-establishmentId" | "emissionPointId" | "-emissionPointId" | "issueDate" | "-issueDate" | "paymentMethods" | "-paymentMethods" | "details" | "-details" | "taxRounding" | "-taxRounding" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceInput"];
            };
        };
        responses: {
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
                "filter.productId__eq"?: string;
                "filter.priceTypeId__eq"?: string;
                "filter.price__gte"?: string;
                "filter.price__lte"?: string;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "productId" | "-productId" | "priceTypeId" | "-priceTypeId" | "price" | "-price" | "taxpayerId" | "-taxpayerId" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPriceInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "filter.name__like"?: string;
                "filter.taxpayerId__eq"?: string;
                query?: string;
                limit?: number;
                offset?: number;
                sort?: "name" | "-name" | "taxpayerId" | "-taxpayerId" | "isDefault" | "-isDefault" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceTypeInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedInvoice"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedInvoice"];
                };
            };
        };
    };
    exportCustomers: {
        parameters: {
            query: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                taxpayerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                taxpayerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
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
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                taxpayerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                taxpayerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
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
                page?: number;
                limit?: number;
                cursor?: string;
                /** @example ERROR,REJECTED */
                status?: string;
                from?: string;
                to?: string;
                devReference?: string;
                customerIdentification?: string;
                /** @example 001-001-000000123 */
                number?: string;
                /** @example 2111202601179999999000110010010000000011234567813 */
                accessKey?: string;
                /** @example 001-001-000000123 */
                modifies?: string;
                /** @example maria p */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
                page?: number;
                limit?: number;
                cursor?: string;
                /** @example ERROR,REJECTED */
                status?: string;
                from?: string;
                to?: string;
                devReference?: string;
                customerIdentification?: string;
                /** @example 001-001-000000123 */
                number?: string;
                /** @example 2111202601179999999000110010010000000011234567813 */
                accessKey?: string;
                /** @example 001-001-000000123 */
                modifies?: string;
                /** @example maria p */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseSettlementOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
                page?: number;
                limit?: number;
                cursor?: string;
                /** @example ERROR,REJECTED */
                status?: string;
                from?: string;
                to?: string;
                devReference?: string;
                customerIdentification?: string;
                /** @example 001-001-000000123 */
                number?: string;
                /** @example 2111202601179999999000110010010000000011234567813 */
                accessKey?: string;
                /** @example 001-001-000000123 */
                modifies?: string;
                /** @example maria p */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
                page?: number;
                limit?: number;
                cursor?: string;
                /** @example ERROR,REJECTED */
                status?: string;
                from?: string;
                to?: string;
                devReference?: string;
                customerIdentification?: string;
                /** @example 001-001-000000123 */
                number?: string;
                /** @example 2111202601179999999000110010010000000011234567813 */
                accessKey?: string;
                /** @example 001-001-000000123 */
                modifies?: string;
                /** @example maria p */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
                page?: number;
                limit?: number;
                cursor?: string;
                /** @example ERROR,REJECTED */
                status?: string;
                from?: string;
                to?: string;
                devReference?: string;
                customerIdentification?: string;
                /** @example 001-001-000000123 */
                number?: string;
                /** @example 2111202601179999999000110010010000000011234567813 */
                accessKey?: string;
                /** @example 001-001-000000123 */
                modifies?: string;
                /** @example maria p */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithholdingOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
    previewInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    previewInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    previewPurchaseSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseSettlementOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    previewPurchaseSettlementPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseSettlementOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    previewCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    previewCreditNotePdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    previewDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    previewDebitNotePdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    previewWithholding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithholdingOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    previewWithholdingPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithholdingOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getReceipt: {
        parameters: {
            query?: {
                online?: "true" | "false";
            };
            header?: never;
            path: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            query?: {
                online?: "true" | "false";
            };
            header?: never;
            path: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
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
                page?: number;
                limit?: number;
                cursor?: string;
                /** @example ERROR,REJECTED */
                status?: string;
                from?: string;
                to?: string;
                devReference?: string;
                customerIdentification?: string;
                /** @example 001-001-000000123 */
                number?: string;
                /** @example 2111202601179999999000110010010000000011234567813 */
                accessKey?: string;
                /** @example 001-001-000000123 */
                modifies?: string;
                /** @example maria p */
                q?: string;
                documentType?: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    listWaybillReceipts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                cursor?: string;
                /** @example ERROR,REJECTED */
                status?: string;
                from?: string;
                to?: string;
                devReference?: string;
                customerIdentification?: string;
                /** @example 001-001-000000123 */
                number?: string;
                /** @example 2111202601179999999000110010010000000011234567813 */
                accessKey?: string;
                /** @example 001-001-000000123 */
                modifies?: string;
                /** @example maria p */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    listNextNumbers: {
        parameters: {
            query?: {
                documentType?: "INVOICE" | "PURCHASE_SETTLEMENT" | "CREDIT_NOTE" | "DEBIT_NOTE" | "WAYBILL" | "WITHHOLDING";
                /** @example 001 */
                establishment?: string;
                /** @example 001 */
                emissionPoint?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesList"];
                };
            };
        };
    };
    setNextInvoiceNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
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
    setNextWaybillNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextNumber"];
            };
        };
        responses: {
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
    getSalesReport: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /** @example 001 */
                establishment?: string;
                /** @example 001 */
                emissionPoint?: string;
                customerIdentification?: string;
                limit?: number;
                format?: "json" | "csv";
                documentType?: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesReportAnswer"];
                    "text/csv": string;
                };
            };
        };
    };
    getTaxReport: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /** @example 001 */
                establishment?: string;
                /** @example 001 */
                emissionPoint?: string;
                customerIdentification?: string;
                limit?: number;
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxReportAnswer"];
                    "text/csv": string;
                };
            };
        };
    };
    getWithholdingReport: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                by?: "day" | "month" | "establishment" | "emissionPoint" | "documentType" | "customer";
                /** @example 001 */
                establishment?: string;
                /** @example 001 */
                emissionPoint?: string;
                customerIdentification?: string;
                limit?: number;
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithholdingReportAnswer"];
                    "text/csv": string;
                };
            };
        };
    };
    getDailyUsage: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyUsageAnswer"];
                    "text/csv": string;
                };
            };
        };
    };
    streamReceiptEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ReceiptStatusEvent"];
                };
            };
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935a2e-7c1f-7abc-8def-0123456789ab */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptEmail"] | null;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
    uploadCertificate: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                page?: number;
                limit?: number;
                cursor?: string;
                identification?: string;
                identification__like?: string;
                legalName__like?: string;
                email__like?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperCustomerInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
                page?: number;
                limit?: number;
                cursor?: string;
                code?: string;
                code__like?: string;
                description__like?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperProductInput"];
            };
        };
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            header?: never;
            path: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XmlDocument"];
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XmlDocument"];
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
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
                online?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XmlDocument"];
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrebuiltXml"];
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrebuiltXml"];
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptImport"];
            };
        };
        responses: {
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
    issueBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": components["schemas"]["BatchOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["BatchAnswer"];
                };
            };
        };
    };
    listWebhooksByKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    createWebhookByKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookByKeyInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
        };
    };
    deleteWebhookByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateWebhookByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
        };
    };
    rotateWebhookSecretByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
        };
    };
    pingWebhookByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    reactivateWebhookByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
        };
    };
    listWebhookDeliveriesByKey: {
        parameters: {
            query?: {
                status?: "pending" | "delivered" | "failed" | "skipped";
                page?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
        };
    };
    getWebhookDeliveryByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    resendWebhookDeliveryByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    resendWebhookDeliveriesByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentAnswer"];
                };
            };
        };
    };
    listApiKeysByKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    createApiKeyByKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyByKeyInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyAnswer"];
                };
            };
        };
    };
    revokeApiKeyByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    streamWebhookEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["StreamedWebhookEvent"];
                };
            };
        };
    };
    triggerWebhookEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type: string;
                };
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamedWebhookEventAnswer"];
                };
            };
        };
    };
    resendWebhookEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentAnswer"];
                };
            };
        };
    };
    resendMissedWebhookEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    since: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentAnswer"];
                };
            };
        };
    };
    listOwnRequests: {
        parameters: {
            query?: {
                /** @example failed */
                status?: string;
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @example /v1/developer/invoices */
                path?: string;
                /** @example VAL_10000 */
                code?: string;
                requestId?: string;
                from?: string;
                to?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestPage"];
                };
            };
        };
    };
    listTestClocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClockList"];
                };
            };
        };
    };
    createTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestClockInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClockAnswer"];
                };
            };
        };
    };
    getTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClockAnswer"];
                };
            };
        };
    };
    deleteTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    advanceTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestClockAdvance"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClockAnswer"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedAnswer"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedAnswer"];
                };
            };
        };
    };
    getInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallationAnswer"];
                };
            };
        };
    };
    signInDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
        };
    };
    showVerifyPage: {
        parameters: {
            query?: {
                /** @example wHb2mG0kQ9s4LrT7xZc1vYp3JdE6nAfUi8oKqRgS5tM */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressVerification"];
                "application/x-www-form-urlencoded": components["schemas"]["AddressVerification"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["VerifiedAddressAnswer"];
                };
            };
        };
    };
    showPasswordResetPage: {
        parameters: {
            query?: {
                /** @example wHb2mG0kQ9s4LrT7xZc1vYp3JdE6nAfUi8oKqRgS5tM */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["VerifiedAddressAnswer"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSessionList"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedAnswer"];
                };
            };
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceAnswer"];
                };
            };
        };
    };
    renameWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceAnswer"];
                };
            };
        };
    };
    changeApiVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiVersionChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceAnswer"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyAnswer"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    reactivateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                status?: "pending" | "delivered" | "failed" | "skipped";
                page?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    resendWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentAnswer"];
                };
            };
        };
    };
    getDemoData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoDataAnswer"];
                };
            };
        };
    };
    fillSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoDataAnswer"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @example failed */
                status?: string;
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @example /v1/developer/invoices */
                path?: string;
                /** @example VAL_10000 */
                code?: string;
                requestId?: string;
                apiKeyId?: string;
                from?: string;
                to?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestPage"];
                };
            };
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestWithBodiesAnswer"];
                };
            };
        };
    };
    issueWaybill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaybillOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
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
    previewWaybill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaybillOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreviewAnswer"];
                };
            };
        };
    };
    previewWaybillPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaybillOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
}
