// Written by npm run codegen from src/kinds/*/facts.ts.

export const kindTable = [
  {
    "documentType": "INVOICE",
    "code": "01",
    "root": "factura",
    "title": "FACTURA",
    "names": {
      "es": "Factura",
      "en": "Invoice"
    },
    "purpose": {
      "es": "Una venta de productos o servicios.",
      "en": "A sale of products or services."
    },
    "fileName": "Factura",
    "totalName": "Valor total",
    "path": "/invoices",
    "summary": "Issue an invoice",
    "component": "InvoiceOrder",
    "audience": "developer",
    "events": "invoice",
    "figures": "sales",
    "partyRole": "customer",
    "partyPath": "customer",
    "modifies": null,
    "sign": 1,
    "stock": "OUT"
  },
  {
    "documentType": "PURCHASE_SETTLEMENT",
    "code": "03",
    "root": "liquidacionCompra",
    "title": "LIQUIDACIÓN DE COMPRA DE BIENES Y PRESTACIÓN DE SERVICIOS",
    "names": {
      "es": "Liquidación de compra",
      "en": "Purchase settlement"
    },
    "purpose": {
      "es": "Una compra a alguien que no puede facturar.",
      "en": "A purchase from someone who cannot invoice."
    },
    "fileName": "LiquidacionCompra",
    "totalName": "Valor total",
    "path": "/purchase-settlements",
    "summary": "Issue a purchase settlement",
    "component": "PurchaseSettlementOrder",
    "audience": "developer",
    "events": "purchase_settlement",
    "figures": "purchases",
    "partyRole": "supplier",
    "partyPath": "supplier",
    "modifies": null,
    "sign": 1,
    "stock": null
  },
  {
    "documentType": "CREDIT_NOTE",
    "code": "04",
    "root": "notaCredito",
    "title": "NOTA DE CRÉDITO",
    "names": {
      "es": "Nota de crédito",
      "en": "Credit note"
    },
    "purpose": {
      "es": "Devuelve o descuenta una venta ya facturada.",
      "en": "Takes back a sale, or a part of it."
    },
    "fileName": "NotaCredito",
    "totalName": "Valor total",
    "path": "/credit-notes",
    "summary": "Issue a credit note",
    "component": "CreditNoteOrder",
    "audience": "developer",
    "events": "credit_note",
    "figures": "sales",
    "partyRole": "customer",
    "partyPath": "customer",
    "modifies": "INVOICE",
    "sign": -1,
    "stock": "IN"
  },
  {
    "documentType": "DEBIT_NOTE",
    "code": "05",
    "root": "notaDebito",
    "title": "NOTA DE DÉBITO",
    "names": {
      "es": "Nota de débito",
      "en": "Debit note"
    },
    "purpose": {
      "es": "Agrega un valor a una venta ya facturada, como intereses.",
      "en": "Adds to a sale, such as interest."
    },
    "fileName": "NotaDebito",
    "totalName": "Valor total",
    "path": "/debit-notes",
    "summary": "Issue a debit note",
    "component": "DebitNoteOrder",
    "audience": "developer",
    "events": "debit_note",
    "figures": "sales",
    "partyRole": "customer",
    "partyPath": "customer",
    "modifies": "INVOICE",
    "sign": 1,
    "stock": null
  },
  {
    "documentType": "WAYBILL",
    "code": "06",
    "root": "guiaRemision",
    "title": "GUÍA DE REMISIÓN",
    "names": {
      "es": "Guía de remisión",
      "en": "Waybill"
    },
    "purpose": {
      "es": "Acompaña a la mercadería en el camino.",
      "en": "Goes with goods on the road."
    },
    "fileName": "GuiaRemision",
    "totalName": null,
    "path": "/waybills",
    "summary": "Issue a waybill",
    "component": "WaybillOrder",
    "audience": "session",
    "events": "waybill",
    "figures": null,
    "partyRole": "recipient",
    "partyPath": "carrier",
    "modifies": null,
    "sign": 1,
    "stock": null
  },
  {
    "documentType": "WITHHOLDING",
    "code": "07",
    "root": "comprobanteRetencion",
    "title": "COMPROBANTE DE RETENCIÓN",
    "names": {
      "es": "Comprobante de retención",
      "en": "Withholding"
    },
    "purpose": {
      "es": "Lo que usted retiene al pagar a un proveedor.",
      "en": "What you keep back when you pay a supplier."
    },
    "fileName": "ComprobanteRetencion",
    "totalName": "Total retenido",
    "path": "/withholdings",
    "summary": "Issue a withholding receipt",
    "component": "WithholdingOrder",
    "audience": "developer",
    "events": "withholding",
    "figures": "withholdings",
    "partyRole": "supplier",
    "partyPath": "subject",
    "modifies": null,
    "sign": 1,
    "stock": null
  }
] as const
