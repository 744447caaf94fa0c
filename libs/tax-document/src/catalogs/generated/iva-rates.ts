// Written by npm run codegen from libs/tax-document/catalogs/iva-rates.csv.

export const ivaRates = {
  name: "iva-rates",
  title: "Tarifas de IVA",
  english: "value-added rates",
  usedIn: "items[].taxType and items[].tax: the rate is the tax, with IVA_RATE only",
  entries: [
    {"code":"0","name":"IVA 0%","english":"IVA 0 %","rate":"0","taxType":"IVA_RATE","source":"Ficha técnica 2.34, tabla 17","mark":"F"},
    {"code":"2","name":"IVA 12%","english":"IVA 12 %","rate":"12","taxType":"IVA_RATE","to":"2016-05-31","source":"Ficha técnica 2.34, tabla 17; Ley de Solidaridad (R.O. S 759, 2016-05-20)","mark":"C"},
    {"code":"2","name":"IVA 12%","english":"IVA 12 %","rate":"12","taxType":"IVA_RATE","from":"2017-06-01","to":"2024-03-31","source":"Ficha técnica 2.34, tabla 17; Ley de Solidaridad (R.O. S 759, 2016-05-20)","mark":"F"},
    {"code":"3","name":"IVA 14%","english":"IVA 14 %","rate":"14","taxType":"IVA_RATE","from":"2016-06-01","to":"2017-05-31","source":"Ficha técnica 2.34, tabla 17; Ley de Solidaridad (R.O. S 759, 2016-05-20)","mark":"C"},
    {"code":"4","name":"IVA 15%","english":"IVA 15 %","rate":"15","taxType":"IVA_RATE","from":"2024-04-01","source":"Decreto Ejecutivo 198; circulares NAC-DGECCGC25-00000006 y NAC-DGECCGC26-00000005","mark":"S"},
    {"code":"5","name":"IVA 5%","english":"IVA 5 %","rate":"5","taxType":"IVA_RATE","from":"2024-04-01","source":"Res. NAC-DGERCGC24-00000013, art. 1","mark":"S"},
    {"code":"6","name":"No objeto de IVA","english":"not subject to IVA","rate":"0","taxType":"IVA_NOT_SUBJECT","source":"Ficha técnica 2.34, tabla 17","mark":"F"},
    {"code":"7","name":"Exento de IVA","english":"exempt from IVA","rate":"0","taxType":"IVA_EXEMPT","source":"Ficha técnica 2.34, tabla 17","mark":"F"},
    {"code":"8","name":"IVA 8%","english":"IVA 8 %","rate":"8","taxType":"IVA_RATE","source":"Ficha técnica 2.34, tabla 17","mark":"F"},
    {"code":"10","name":"IVA 13%","english":"IVA 13 %","rate":"13","taxType":"IVA_RATE","from":"never","source":"Ficha técnica 2.34, tabla 17; LRTI, art. 65","mark":"F"},
  ],
} as const
