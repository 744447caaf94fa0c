// Written by npm run codegen from libs/tax-document/catalogs/iva-withholdings.csv.

export const ivaWithholdings = {
  name: "iva-withholdings",
  title: "Retenciones de IVA",
  english: "value-added tax withholdings",
  usedIn: "supportingDocuments[].withholdings[].code and rate, with taxType IVA",
  entries: [
    {"code":"9","name":"Retención del 10 %","english":"10 % withheld","rates":["10"],"source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"10","name":"Retención del 20 %","english":"20 % withheld","rates":["20"],"source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"1","name":"Retención del 30 %","english":"30 % withheld","rates":["30"],"source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"11","name":"Retención del 50 %","english":"50 % withheld","rates":["50"],"source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"2","name":"Retención del 70 %","english":"70 % withheld","rates":["70"],"source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"3","name":"Retención del 100 %","english":"100 % withheld","rates":["100"],"source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"7","name":"Retención en cero","english":"nothing withheld","rates":["0"],"source":"Ficha técnica 2.34, tabla 20","mark":"F"},
    {"code":"8","name":"No procede retención","english":"no withholding applies","rates":["0"],"source":"Ficha técnica 2.34, tabla 20","mark":"F"},
  ],
} as const
