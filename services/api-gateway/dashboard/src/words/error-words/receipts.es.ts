import type { ErrorWords } from './error-words.ts'

/** Issuing, signatures and the connection to the authority. */
export const receiptErrorWords: ErrorWords = {
  ISS_10003: ['El cursor no es de esta lista.', 'Vuelva a la primera página; por API, use meta.pagination.nextCursor.'],
  ISS_10004: ['El siguiente número debe ser un entero de 1 a 999999999.', 'Escriba un número entero de 1 a 999999999.'],
  ISS_10007: [
    'El documento de sustento no se puede usar.',
    'Corrija la clave de acceso o el número, o espere a que el comprobante esté autorizado. Uno emitido en otro sistema se describe por completo o se importa antes.',
  ],
  ISS_10008: [
    'El documento no corresponde a esta llamada.',
    'Corrija el documento, o use el RUC y la clave que le corresponden.',
  ],
  ISS_10009: [
    'Esa clave de acceso no se puede importar.',
    'Corrija la clave, o elija el contribuyente que emitió el documento.',
  ],
  ISS_10012: ['El documento no está firmado.', 'Fírmelo antes, o envíelo a sign-and-authorize para que se firme aquí.'],
  ISS_10013: [
    'El comprobante no se envía a algunas de las direcciones.',
    'En pruebas se envía solo a su propio correo confirmado; en producción, a cualquiera.',
  ],
  ISS_10074: [
    'La ficha del cliente tiene un correo al que no se puede enviar: el comprobante se emite sin él.',
    'Corrija el correo en la ficha del cliente.',
  ],
  ISS_10020: [
    'La firma del documento no es válida.',
    'Firme el documento tal como se envía, con una sola firma XAdES-BES sobre todo él.',
  ],
  ISS_10021: [
    'El documento está firmado con la firma de otra persona.',
    'Fírmelo con la del contribuyente que emite; si es la del representante legal, pida al operador que la respalde.',
  ],
  ISS_10022: ['La firma electrónica usada no está vigente.', 'Firme el documento con una vigente.'],
  ISS_10023: [
    'La firma usada no es de una entidad certificadora reconocida aquí.',
    'Use una firma de una entidad acreditada en Ecuador.',
  ],
  ISS_10024: [
    'La hora de la firma no es posible.',
    'Corrija el reloj y la zona horaria del sistema que firma, y firme otra vez.',
  ],
  ISS_10030: [
    'Una nota de crédito o débito no puede modificar una factura a consumidor final.',
    'Esa factura no se puede corregir con una nota. Identifique al comprador cuando pueda haber devolución.',
  ],
  ISS_10031: [
    'La nota no coincide con la factura que modifica.',
    'Escriba el valor que se indica, o deje vacíos el cliente y la fecha: se toman de la factura.',
  ],
  ISS_10032: [
    'Las notas de crédito de la factura suman más que la factura.',
    'Compare las notas; si una está mal, anúlela en el SRI y consulte aquí su estado en línea. Cuenta hasta entonces, aunque la marque como anulada.',
  ],
  ISS_15031: [
    'La nota de crédito devuelve un impuesto que la factura no cobró.',
    'Envíe los ítems con el impuesto de la factura; si una nota está mal, anúlela en el SRI y consulte aquí su estado en línea. Cuenta hasta entonces, aunque la marque como anulada.',
  ],
  ISS_15032: [
    'Ya se retuvo de ese documento en otro comprobante.',
    'Compare las dos retenciones; si una está mal, anúlela en el SRI y consulte aquí su estado en línea. Cuenta hasta entonces, aunque la marque como anulada.',
  ],
  ISS_10040: ['El comprobante no tiene el correo del cliente.', 'Escriba a qué direcciones enviarlo.'],
  ISS_10041: [
    'En pruebas no se envía correo a ninguna de esas direcciones.',
    'Use el correo con el que se registró, una vez confirmado.',
  ],
  ISS_30002: [
    'Solo se puede reintentar un comprobante con error.',
    'Vea su estado; si fue rechazado, emita uno nuevo.',
  ],
  ISS_30003: ['El comprobante ya está marcado como anulado.', 'No hay nada que hacer.'],
  ISS_30004: ['Ese número de la serie, o uno posterior, ya se usó.', 'Elija un número mayor que todos los usados.'],
  ISS_30005: ['Esa clave de acceso es de otro comprobante.', 'Dé al documento nuevo una clave de acceso propia.'],
  ISS_30006: ['Ya hay un comprobante con esa clave de acceso.', 'Búsquelo por su clave de acceso en «Comprobantes».'],
  ISS_30009: ['La serie se quedó sin números.', 'Emita desde otro punto de emisión.'],
  ISS_30010: [
    'El comprobante contradice a otro ya guardado.',
    'Vea el comprobante con esa clave de acceso; un documento nuevo lleva una clave propia.',
  ],
  ISS_30011: [
    'Ese número de documento ya lo tiene otro comprobante.',
    'Use el siguiente número libre de la serie, con su clave de acceso.',
  ],
  ISS_30081: [
    'Ese número de documento ya lo tiene otro comprobante de aquí.',
    'Espere a que el comprobante de aquí sea rechazado e importe entonces el documento; emita el otro con un número nuevo.',
  ],
  ISS_30020: [
    'Solo se envía por correo un comprobante autorizado por el SRI.',
    'Espere a que esté autorizado, o reintente el que tiene error.',
  ],
  ISS_40002: [
    'El SRI no tiene un documento autorizado con esa clave de acceso, o es demasiado antiguo para consultarlo.',
    'Revise la clave de acceso.',
  ],
  ISS_40003: [
    'Lo que el SRI tiene con esa clave no se puede importar.',
    'Revise la clave; si es correcta, inténtelo más tarde o pida el documento a quien lo emitió.',
  ],
  ISS_50001: ['El comprobante está cambiando en este momento.', 'Inténtelo en unos segundos.'],
  ISS_50002: ['Hay demasiados comprobantes en proceso. No se emitió nada.', 'Inténtelo en unos segundos.'],
  ISS_60001: [
    'El documento no se pudo firmar.',
    'Corrija lo que se indica, casi siempre la firma electrónica, y reintente el comprobante.',
  ],
  ISS_60002: [
    'El SRI no respondió durante demasiado tiempo.',
    'Reintente el comprobante cuando el SRI responda; su número y su clave de acceso no cambian.',
  ],
  ISS_60081: [
    'El documento no se pudo firmar o entregar al SRI por una falla de este sistema.',
    'Reintente el comprobante; si vuelve a ocurrir, envíenos su identificador. Su número y su clave de acceso no cambian.',
  ],
  ISS_60003: [
    'El documento está autorizado, pero el RIDE no se pudo generar.',
    'Reintente el comprobante; si se repite, avise con su id.',
  ],
  ISS_90001: [
    'Esa referencia ya se usó con otros datos: se devuelve el primer comprobante y no se emitió nada.',
    'Use una referencia nueva para un documento nuevo.',
  ],
  ISS_90002: [
    'El SRI no respondió a tiempo sobre el estado del documento; se muestra lo último que dijo.',
    'El documento está bien. Consulte otra vez en unos minutos.',
  ],
  ISS_90003: [
    'El SRI no dijo cómo está el documento; se muestra lo último que dijo.',
    'Busque la clave de acceso en SRI en línea, que muestra documentos de cualquier fecha.',
  ],
  ISS_90004: ['No se consultó al SRI: todavía no ha autorizado el documento.', 'Espere a que esté autorizado.'],
  ISS_90005: [
    'El comprobante no se envía a nadie: el cliente no tiene correo.',
    'Ponga el correo del cliente la próxima vez, o envíe este comprobante desde su página.',
  ],
  SGN_10013: [
    'La contraseña no abre la firma guardada.',
    'Escriba la contraseña de la firma guardada, o suba una firma nueva con la suya.',
  ],
  SGN_10016: ['La firma electrónica no está disponible en este momento.', 'Inténtelo en unos segundos.'],
  SGN_10017: ['Las firmas electrónicas no están disponibles en este momento.', 'Inténtelo en unos segundos.'],
  SGN_20002: ['El documento no es XML bien formado.', 'Corríjalo en el lugar que se indica.'],
  SGN_20003: ['No se acepta una declaración de tipo de documento (DOCTYPE).', 'Quítela.'],
  SGN_20004: ['El documento debe estar en UTF-8 sin marca de orden de bytes.', 'Escríbalo en UTF-8.'],
  SGN_20005: [
    'El documento no es de ninguno de los seis tipos.',
    'Envíe factura, nota de crédito o débito, retención, liquidación de compra o guía de remisión.',
  ],
  SGN_20006: ['El documento ya está firmado.', 'Envíelo sin firma.'],
  SGN_20007: [
    'La clave de acceso del documento no es la que se va a firmar.',
    'Envíe el documento al que pertenece la clave.',
  ],
  SGN_20008: ['El documento es de otro RUC.', 'Fírmelo con el contribuyente que lo emite.'],
  SGN_20009: ['El documento es del otro ambiente.', 'Use la clave del ambiente del documento.'],
  SGN_20010: ['El documento es de otro tipo que el pedido.', 'Envíelo con su propio tipo.'],
  SGN_20011: [
    'La clave de acceso está mal formada o no coincide con el documento.',
    'Fórmela con los datos del documento.',
  ],
  SGN_20012: ['Solo el elemento raíz debe tener id="comprobante".', 'Póngalo en el elemento raíz y en ningún otro.'],
  SGN_20013: ['El documento usa XML que el SRI no admite.', 'Escríbalo como lo muestra el esquema de su tipo.'],
  SGN_20014: ['El documento pesa más de 1 MiB.', 'Divida la venta en varios documentos.'],
  SGN_20016: ['No se puede dejar constancia de la firma; no se firmó nada.', 'Inténtelo en unos segundos.'],
  SGN_20018: [
    'Se están revisando demasiados documentos o firmas de su espacio de trabajo.',
    'Inténtelo en unos segundos.',
  ],
  SGN_20019: ['Se están revisando demasiados documentos o firmas.', 'Inténtelo en unos segundos.'],
  SGN_20020: [
    'El documento tarda demasiado en revisarse.',
    'Envíelo según los esquemas del SRI, con una firma normal.',
  ],
  AUT_00003: ['Eso no es una clave de acceso.', 'Cópiela del documento: 49 dígitos, el último es el verificador.'],
  AUT_00004: ['El SRI no responde en este momento.', 'Inténtelo en unos segundos.'],
  AUT_00007: [
    'El SRI ya tiene otro documento con esa clave de acceso.',
    'Emita el documento otra vez con un número nuevo, y averigüe qué sistema usó el anterior.',
  ],
  AUT_00041: [
    'El SRI responde sobre este documento, pero sus respuestas no se pueden leer.',
    'No lo emita otra vez: se consulta cada media hora y sigue con la primera respuesta legible. Si dura un día, busque la clave de acceso en el portal del SRI.',
  ],
  AUT_00042: [
    'El SRI no dio un veredicto sobre este documento dentro del plazo legal.',
    'Reintente el comprobante: se consulta otra vez, con el mismo número y la misma clave de acceso. Si no ayuda, búsquela en el portal del SRI.',
  ],
  ISS_30012: [
    'La orden ya produce otro documento que el de la vista previa: no se emitió nada.',
    'Pida otra vez la vista previa y emita con lo que muestra ahora.',
  ],
}
