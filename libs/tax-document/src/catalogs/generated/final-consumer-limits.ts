// Written by npm run codegen from libs/tax-document/catalogs/final-consumer-limits.csv.

export const finalConsumerLimits = {
  name: "final-consumer-limits",
  title: "Límite sin identificar al comprador",
  english: "limit without naming the buyer",
  usedIn: "customer of an invoice",
  entries: [
    {"code":"LIMIT","name":"Monto sin identificar al comprador","english":"total without naming the buyer","amount":"200.00","to":"2022-08-31","source":"Ficha técnica 2.22; Res. NAC-DGERCGC22-00000024","mark":"F"},
    {"code":"LIMIT","name":"Monto sin identificar al comprador","english":"total without naming the buyer","amount":"50.00","from":"2022-09-01","source":"Ficha técnica 2.22; Res. NAC-DGERCGC22-00000024","mark":"F"},
  ],
} as const
