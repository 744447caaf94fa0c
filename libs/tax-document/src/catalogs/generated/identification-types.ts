// Written by npm run codegen from libs/tax-document/catalogs/identification-types.csv.

export const identificationTypes = {
  name: "identification-types",
  title: "Tipos de identificación",
  english: "identification types",
  usedIn: "customer.identificationType",
  entries: [
    {"code":"04","name":"RUC","english":"RUC","identificationType":"RUC","source":"Ficha técnica 2.34, tabla 6","mark":"F"},
    {"code":"05","name":"CÉDULA","english":"national id","identificationType":"NATIONAL_ID","source":"Ficha técnica 2.34, tabla 6","mark":"F"},
    {"code":"06","name":"PASAPORTE","english":"passport","identificationType":"PASSPORT","source":"Ficha técnica 2.34, tabla 6","mark":"F"},
    {"code":"07","name":"VENTA A CONSUMIDOR FINAL","english":"final consumer","identificationType":"FINAL_CONSUMER","source":"Ficha técnica 2.34, tabla 6","mark":"F"},
    {"code":"08","name":"IDENTIFICACIÓN DEL EXTERIOR","english":"foreign identification","identificationType":"FOREIGN_ID","source":"Ficha técnica 2.34, tabla 6","mark":"F"},
  ],
} as const
