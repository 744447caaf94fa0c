// Written by npm run codegen from libs/tax-document/catalogs/duties.csv.

export const duties = {
  name: "duties",
  title: "Deberes de los emisores con fecha",
  english: "dated duties of issuers",
  usedIn: "warnings and refusals of orders and of XML",
  entries: [
    {"code":"IMMEDIATE_TRANSMISSION","name":"Transmisión del comprobante en el momento de su emisión","english":"transmission of a document when it is issued","from":"2026-01-01","source":"Res. NAC-DGERCGC18-00000233, art. 7, con la Res. NAC-DGERCGC25-00000014; multas de la Res. NAC-DGERCGC24-00000022","mark":"S"},
    {"code":"NO_ZERO_WITHHOLDING","name":"Sin retención informativa cuando la tarifa es 0 %","english":"no informative withholding where the rate is 0 %","from":"2026-07-31","source":"Res. NAC-DGERCGC26-00000028","mark":"S"},
    {"code":"TRANSPORT_PLATE","name":"Placa en facturas de operadoras de transporte (H492001)","english":"plate in invoices of transport operators (H492001)","from":"2025-11-01","to":"2026-12-31","source":"Ficha técnica 2.34, anexo 25; Res. NAC-DGERCGC26-00000024","mark":"S"},
    {"code":"TRANSPORT_PLATE","name":"Placa en facturas de operadoras de transporte (H492001)","english":"plate in invoices of transport operators (H492001)","refuses":"yes","from":"2027-01-01","source":"Ficha técnica 2.34, anexo 25; Res. NAC-DGERCGC26-00000028","mark":"S"},
    {"code":"WAYBILL_BEFORE_TRANSPORT","name":"Guía de remisión transmitida antes del traslado","english":"waybill transmitted before the goods move","from":"2026-01-01","source":"Res. NAC-DGERCGC25-00000017","mark":"S"},
  ],
} as const
