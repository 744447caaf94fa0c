import type { ErrorWords } from './error-words.ts'

/** The fiscal rules of a document, and XML that callers made. */
export const documentWords: ErrorWords = {
  DOC_10003: [
    'El texto tiene caracteres que un documento no puede llevar.',
    'Quítelos; los saltos de línea y las tabulaciones se aceptan y quedan como espacios.',
  ],
  DOC_10066: [
    'El texto tiene caracteres que el RIDE no puede mostrar: muestra letras latinas, griegas, cirílicas, armenias y georgianas, signos y emojis.',
    'Escríbalo con letras latinas; el mensaje dice cuáles son los caracteres.',
  ],
  DOC_10008: ['El documento pesa más de lo que acepta el SRI.', 'Divídalo en varios documentos.'],
  DOC_20004: [
    'El descuento es mayor que la línea.',
    'Bájelo: es un valor en dólares por toda la línea, no un porcentaje.',
  ],
  DOC_20005: ['Los pagos no suman el total.', 'Haga que sumen el total, o deje los pagos vacíos.'],
  DOC_20006: ['El total es demasiado grande para un documento.', 'Divídalo en varios documentos.'],
  DOC_20007: ['Los valores no coinciden entre sí.', 'Corrija uno, o deje vacío el que se puede calcular.'],
  DOC_30001: ['Esa tarifa no está vigente en la fecha.', 'Use una tarifa vigente ese día, por ejemplo 15 %.'],
  DOC_30002: [
    'Ese código no está en el catálogo del SRI, o no está vigente en la fecha.',
    'Use un código de la tabla del SRI.',
  ],
  DOC_30003: [
    'Ese impuesto no va con este tipo de documento o de ítem.',
    'Quítelo, o use el tipo de documento que lo lleva.',
  ],
  DOC_30004: ['El porcentaje no es el del código.', 'Use el porcentaje que se indica, u otro código.'],
  DOC_30005: [
    'La devolución de IVA es de un impuesto que no se cobra, o mayor que él.',
    'Ponga una por cada tarifa cobrada, a lo sumo por su impuesto.',
  ],
  DOC_30006: [
    'Una factura comercial negociable debe tener un pago por endoso de títulos (21).',
    'Agregue un pago con la forma 21, o deje los pagos vacíos.',
  ],
  DOC_30007: [
    'El código del ítem no dice qué clase de funda plástica es.',
    'Use ICE-FPN-01 (normal), ICE-FPR-02 (reducida) o ICE-FPE-03 (exenta), un ítem por cada clase.',
  ],
  DOC_30020: ['Las notas de crédito y débito modifican solo facturas.', 'Elija la factura que la nota modifica.'],
  DOC_40001: [
    'La identificación no tiene el largo o la forma correcta.',
    'Corrija el número o el tipo: RUC de 13 dígitos que termina en 001, cédula de 10.',
  ],
  DOC_40002: ['Este documento no puede ser a consumidor final.', 'Identifique al cliente con cédula, RUC o pasaporte.'],
  DOC_40003: [
    'El total pasa de lo que se puede facturar a consumidor final.',
    'Identifique al comprador con cédula, RUC o pasaporte.',
  ],
  DOC_40004: ['El correo no está bien escrito.', 'Escriba una o varias direcciones separadas por comas.'],
  DOC_40005: ['Se pueden poner a lo sumo cinco correos.', 'Deje cinco y reenvíe el correo desde ahí.'],
  DOC_40006: ['El consumidor final no lleva identificación.', 'Déjela vacía, o elija de qué tipo es.'],
  DOC_50001: [
    'La fecha no es un día del calendario desde el año 2000.',
    'Escriba un día que exista, por ejemplo 2026-11-21.',
  ],
  DOC_50002: ['La fecha está en el futuro.', 'Use la fecha de hoy o una anterior.'],
  DOC_50003: ['Las fechas están en el orden equivocado.', 'Corrija una de las dos.'],
  DOC_50005: [
    'La clave de acceso está mal formada o su dígito verificador no coincide.',
    'Cópiela completa del documento: 49 dígitos.',
  ],
  DOC_50006: [
    'La fecha es de hace más de 90 días, que es lo que acepta el SRI.',
    'Use la fecha de hoy o una más reciente.',
  ],
  DOC_60001: [
    'Se retiene de más de lo que tiene el documento.',
    'La renta se retiene del subtotal y el IVA del impuesto cobrado: 15,00 de 100,00 al 15 %.',
  ],
  DOC_60002: [
    'Una retención de dividendos debe decir de qué dividendos.',
    'Agregue el día del pago, el ejercicio fiscal y el impuesto pagado por la sociedad.',
  ],
  DOC_60003: [
    'El código de retención necesita el número de cajas.',
    'Agregue el número de cajas y el precio de una, o use otro código.',
  ],
  DOC_60004: ['La autorización del documento no tiene un largo posible.', 'Copie el número completo, o déjelo vacío.'],
  DOC_60005: [
    'El período fiscal no está entre el documento y su retención.',
    'Use el mes de emisión (MM/AAAA), o déjelo vacío.',
  ],
  DOC_90001: [
    'El dígito verificador de la identificación no coincide.',
    'Compárela con los papeles del cliente; el documento se emite igual.',
  ],
  DOC_90002: [
    'Esa tarifa se aplica solo ciertos días, como los feriados de un decreto, y este no es uno de ellos.',
    'Asegúrese de que un decreto la permite ese día; el documento se emite igual.',
  ],
  DOC_90003: [
    'Ese código no está en nuestro catálogo de códigos del SRI.',
    'Asegúrese de que existe; el documento se emite igual.',
  ],
  DOC_90004: [
    'El porcentaje no es el que nuestro catálogo tiene para el código.',
    'Asegúrese del porcentaje; el documento se emite igual.',
  ],
  DOC_90005: [
    'La fecha es de hace más de los 90 días que se sabe que el SRI acepta.',
    'Nada, si ya está autorizado; enviado ahora sería devuelto con el código 65.',
  ],
  DOC_90006: [
    'La propina es más de la décima parte del subtotal.',
    'Asegúrese de la propina; el documento se emite igual.',
  ],
  DOC_90007: ['La combinación es poco común.', 'Asegúrese de ambos; el documento se emite igual.'],
  DOC_90008: [
    'El código del ítem y su ICE no dicen lo mismo de sus fundas plásticas.',
    'Asegúrese del código y de la base; el documento se emite igual.',
  ],
  DOC_90020: [
    'No queda lugar en el documento: los 15 campos adicionales están usados.',
    'Quite campos adicionales si debe constar en el documento; el correo se envía igual.',
  ],
  DOC_90021: [
    'Al consumidor final no se lo nombra: el documento dirá CONSUMIDOR FINAL.',
    'Nada, o ponga la identificación si el nombre debe constar.',
  ],
  DOC_90022: [
    'El documento no tiene lugar para eso y se deja fuera.',
    'Nada, si puede faltar; si no, dígalo en los detalles o en la información adicional.',
  ],
  DOC_90023: [
    'El ítem tiene datos propios, que valen en lugar de los de su producto.',
    'Nada, si eso quería; si no, déjelos vacíos y los pone el producto.',
  ],
  DOC_90066: [
    'El texto tiene caracteres que el RIDE no puede mostrar: en su lugar lleva el signo �.',
    'Escríbalo con letras latinas si el RIDE debe mostrarlo completo; el comprobante se emite igual.',
  ],
  DOC_90031: [
    'La liquidación de compra se emite a una compañía.',
    'Pídale una factura; o envíe la identificación de la persona.',
  ],
  DOC_90032: ['El documento retenido es de otro año.', 'Revise las dos fechas; la retención se emite igual.'],
  DOC_90033: ['El documento retenido tiene más de cinco días.', 'Revise las dos fechas; la retención se emite igual.'],
  DOC_90034: [
    'El documento dice que se pagó sin el sistema financiero, por un monto alto.',
    'Indique la forma de pago: 20 (transferencia), 19 (tarjeta de crédito) o 16 (tarjeta de débito).',
  ],
  DOC_90035: [
    'Se retiene el impuesto a la salida de divisas de un pago local.',
    'Indique el país y el régimen del pago al exterior, o quite la línea.',
  ],
  DOC_90036: [
    'La exportación tiene datos que una exportación no tiene.',
    'Revise el destino, el IVA y el incoterm; quite la exportación de una venta local.',
  ],
  DOC_90037: [
    'La autorretención y su documento sustento no concuerdan.',
    'Use el documento 42, sin número, si el sujeto es usted mismo; si no, el código del documento.',
  ],
  DOC_90038: ['El documento no cobra nada, o un ítem tiene cantidad 0.', 'Asegúrese de que sea así.'],
  XML_10001: ['El texto no es XML bien formado.', 'Envíe el documento completo en UTF-8, tal como se escribió.'],
  XML_10002: ['El elemento raíz no es de un comprobante.', 'Envíe el documento mismo, sin envoltura.'],
  XML_10003: ['No hay esquema para esa versión del documento.', 'Escriba una de las versiones que se indican.'],
  XML_10005: [
    'No es la respuesta del SRI que envuelve un documento autorizado.',
    'Envíe la respuesta del SRI tal como llegó.',
  ],
  XML_10006: [
    'El XML tiene más de algo que lo que un comprobante puede tener.',
    'Envíe el documento completo, de a lo sumo 1 MiB y solo con lo que tiene su esquema.',
  ],
  XML_10007: ['El XML no está en UTF-8.', 'Escríbalo en UTF-8 y declárelo así.'],
  XML_10008: [
    'El XML tarda en leerse más que cualquier comprobante.',
    'Envíe el documento como lo muestra el esquema de su tipo.',
  ],
  XML_10009: [
    'Un espacio de nombres es una dirección relativa.',
    'Quite la declaración o escriba la dirección completa.',
  ],
  XML_20001: ['Hay un elemento donde el esquema no lo espera.', 'Corrija el elemento que se indica.'],
  XML_20002: ['Falta un elemento.', 'Agregue el elemento que se indica.'],
  XML_20003: ['Un valor no está escrito como pide el esquema.', 'Corrija el elemento que se indica.'],
  XML_20004: ['Un valor es demasiado largo o demasiado corto.', 'Acórtelo; quite un elemento opcional si está vacío.'],
  XML_20005: ['Un número tiene demasiadas cifras o pasa de sus límites.', 'Corrija el elemento que se indica.'],
  XML_20006: ['Un atributo falta, no se conoce o está mal.', 'Corrija el elemento que se indica.'],
  XML_20007: ['El documento no sigue su esquema.', 'Corrija el elemento que se indica.'],
  XML_30002: ['La clave de acceso no coincide con el documento.', 'Fórmela otra vez con los datos del documento.'],
  XML_30003: ['El código de documento no es el de este tipo.', 'Escriba el código del tipo: 01 para una factura.'],
  XML_30004: ['El tipo de emisión debe ser 1.', 'Escriba 1.'],
  XML_30009: [
    'El consumidor final no está identificado como pide el SRI.',
    'Escriba 9999999999999 y CONSUMIDOR FINAL, o identifique al cliente.',
  ],
  XML_30014: ['Un valor no resulta de los que lo forman.', 'Calcúlelo otra vez, redondeado a dos decimales.'],
  XML_30015: ['Un total no es la suma de sus partes.', 'Calcúlelo otra vez con las líneas tal como están escritas.'],
  XML_50001: ['Se están leyendo demasiados documentos.', 'Inténtelo en unos segundos.'],
  XML_90002: [
    'Una suma difiere en uno o dos centavos, dentro de lo que suele aceptarse.',
    'No hay que hacer nada; redondear la mitad hacia arriba lo evita.',
  ],
  DOC_10011: ['La referencia no debe empezar ni terminar con un espacio.', 'Quite el espacio.'],
  DOC_10012: ['La referencia tiene caracteres que no se ven.', 'Escríbala de nuevo, sin ellos.'],
  XML_30024: ['Un comprobante no lleva el número cero.', 'Use el siguiente número de la serie, desde 000000001.'],
}
