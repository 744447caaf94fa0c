// Written by npm run codegen from libs/tax-document/catalogs/support-codes.csv.

export const supportCodes = {
  name: "support-codes",
  title: "Sustentos del comprobante",
  english: "supports of documents",
  usedIn: "supportingDocuments[].supportCode of a withholding",
  entries: [
    {"code":"00","name":"Casos especiales","english":"special cases","documents":["01","02","04","05","19","42"],"to":"2015-02-28","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"01","name":"Crédito tributario para declaración de IVA","english":"tax credit in the return of value-added tax","documents":["01","03","04","05","11","12","21","41","43","47","48","294","344"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"02","name":"Costo o gasto para declaración de renta","english":"cost or expense in the return of income tax","documents":["01","02","03","04","05","09","11","12","15","19","20","21","41","43","47","48","294","344","364"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"03","name":"Activo fijo, crédito tributario de IVA","english":"fixed asset, tax credit of value-added tax","documents":["01","03","04","05","41","47","48","294","344"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"04","name":"Activo fijo, costo o gasto de renta","english":"fixed asset, cost or expense of income tax","documents":["01","02","03","04","05","15","41","47","48","294","344"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"05","name":"Liquidación de gastos de viaje, hospedaje y alimentación","english":"travel, lodging and food expenses","documents":["01","02","03","04","05","11","15","41","294","344"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"06","name":"Inventario, crédito tributario de IVA","english":"inventory, tax credit of value-added tax","documents":["01","03","04","05","41","43","47","48","294","344"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"07","name":"Inventario, costo o gasto de renta","english":"inventory, cost or expense of income tax","documents":["01","02","03","04","05","15","41","43","47","48","294","344","364"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"08","name":"Valor pagado para solicitar reembolso de gasto (intermediario)","english":"amount paid to be reimbursed (intermediary)","documents":["01","02","03","04","05","21","294","344"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"09","name":"Reembolso por siniestros","english":"reimbursement of insured losses","documents":["01","04","05","45"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"10","name":"Distribución de dividendos, beneficios o utilidades","english":"dividends and profits","documents":["19"],"from":"2000-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"11","name":"Convenios de débito o recaudación con instituciones financieras","english":"agreements of debit or collection with banks","documents":["12"],"from":"2015-03-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"12","name":"Impuestos y retenciones presuntivos","english":"presumptive taxes and withholdings","documents":["42"],"from":"2015-03-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"13","name":"Valores reconocidos por entidades del sector público","english":"amounts paid by public entities","documents":["19"],"from":"2015-03-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"14","name":"Valores facturados por socios a operadoras de transporte","english":"amounts that partners invoice to transport operators","documents":["01","02","03","04","05"],"from":"2018-01-01","source":"Catálogo ATS, tabla 5","mark":"S"},
    {"code":"15","name":"Servicios digitales","english":"digital services","documents":["01","02","03","04","05","12","15"],"from":"2020-06-01","source":"Catálogo ATS, tabla 5","mark":"S"},
  ],
} as const
