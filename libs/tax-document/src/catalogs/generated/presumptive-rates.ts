// Written by npm run codegen from libs/tax-document/catalogs/presumptive-rates.csv.

export const presumptiveRates = {
  name: "presumptive-rates",
  title: "Retenciones presuntivas",
  english: "presumptive withholdings",
  usedIn: "presumptiveWithholdings[].code of an invoice",
  entries: [
    {"code":"3","name":"IVA presuntivo de editores a distribuidores","english":"presumptive IVA, publishers to distributors","rate":"1","source":"Ficha técnica 2.34, tablas 22 y 23","mark":"F"},
    {"code":"4","name":"IVA presuntivo de combustibles","english":"presumptive IVA of fuels","rate":"0.12","source":"Ficha técnica 2.34, tablas 22 y 23","mark":"F"},
    {"code":"5","name":"IVA de distribuidores a voceadores","english":"IVA, distributors to newspaper vendors","source":"Ficha técnica 2.34, tablas 22 y 23","mark":"F"},
    {"code":"6","name":"IVA en la venta de periódicos y revistas","english":"IVA on the sale of newspapers and magazines","source":"Ficha técnica 2.34, tablas 22 y 23","mark":"F"},
    {"code":"327","name":"Renta, combustibles a comercializadoras","english":"income tax, fuels to wholesalers","rate":"0.20","source":"Ficha técnica 2.34, tablas 22 y 23","mark":"F"},
    {"code":"328","name":"Renta, combustibles a distribuidores","english":"income tax, fuels to distributors","rate":"0.30","source":"Ficha técnica 2.34, tablas 22 y 23","mark":"F"},
  ],
} as const
