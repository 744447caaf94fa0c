// Written by npm run codegen from libs/tax-document/catalogs/isd-withholdings.csv.

export const isdWithholdings = {
  name: "isd-withholdings",
  title: "Retenciones de ISD",
  english: "withholdings of tax on money leaving the country",
  usedIn: "supportingDocuments[].withholdings[].code and rate, with taxType ISD",
  entries: [
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["5"],"to":"2021-12-31","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["4.75"],"from":"2022-01-01","to":"2022-03-31","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["4.50"],"from":"2022-04-01","to":"2022-06-30","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["4.25"],"from":"2022-07-01","to":"2022-09-30","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["4.00"],"from":"2022-10-01","to":"2022-12-31","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","from":"2023-01-01","to":"2023-01-31","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["3.75"],"from":"2023-02-01","to":"2023-06-30","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["3.50"],"from":"2023-07-01","to":"2024-03-31","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4580","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["5"],"from":"2024-04-01","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"4586","name":"Impuesto a la salida de divisas","english":"tax on money that leaves the country","rates":["2.5"],"from":"2025-05-01","source":"Ficha técnica 2.34, tabla 20","mark":"F"},
  ],
} as const
