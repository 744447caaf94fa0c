// Written by npm run codegen from libs/tax-document/catalogs/payment-methods.csv.

export const paymentMethods = {
  name: "payment-methods",
  title: "Formas de pago",
  english: "payment methods",
  usedIn: "payments[].method",
  entries: [
    {"code":"01","name":"SIN UTILIZACIÓN DEL SISTEMA FINANCIERO","english":"cash (outside the financial system)","plain":"Efectivo (sin sistema financiero)","from":"2013-01-01","source":"Ficha técnica 2.34, tabla 24","mark":"F"},
    {"code":"15","name":"COMPENSACIÓN DE DEUDAS","english":"offsetting of debts","plain":"Compensación de deudas","from":"2013-01-01","source":"Ficha técnica 2.34, tabla 24","mark":"F"},
    {"code":"16","name":"TARJETA DE DÉBITO","english":"debit card","plain":"Tarjeta de débito","from":"2016-06-01","source":"Ficha técnica 2.34, tabla 24","mark":"F"},
    {"code":"17","name":"DINERO ELECTRÓNICO","english":"electronic money","plain":"Dinero electrónico","from":"2016-06-01","source":"Ficha técnica 2.34, tabla 24","mark":"F"},
    {"code":"18","name":"TARJETA PREPAGO","english":"prepaid card","plain":"Tarjeta prepago","from":"2016-06-01","source":"Ficha técnica 2.34, tabla 24","mark":"F"},
    {"code":"19","name":"TARJETA DE CRÉDITO","english":"credit card","plain":"Tarjeta de crédito","from":"2016-06-01","source":"Ficha técnica 2.34, tabla 24","mark":"F"},
    {"code":"20","name":"OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO","english":"transfer, cheque or bank","plain":"Transferencia, cheque o banco","from":"2016-06-01","source":"Ficha técnica 2.34, tabla 24","mark":"F"},
    {"code":"21","name":"ENDOSO DE TÍTULOS","english":"endorsement of titles","plain":"Endoso de títulos","from":"2016-06-01","source":"Ficha técnica 2.34, tabla 24","mark":"F"},
  ],
} as const
