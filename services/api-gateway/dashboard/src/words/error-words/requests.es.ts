import type { ErrorWords } from './error-words.ts'

/** Fields, requests, sign-in, limits and outages. */
export const requestWords: ErrorWords = {
  FLD_10001: ['falta y es obligatorio', 'Complételo.'],
  FLD_10002: ['no se conoce aquí', 'Quítelo o corrija cómo está escrito.'],
  FLD_10003: ['no es del tipo correcto', 'Envíe el tipo de valor que se indica.'],
  FLD_10004: ['no es uno de los valores permitidos', 'Use uno de los valores de la lista.'],
  FLD_10005: ['no tiene la forma correcta', 'Escríbalo como se indica.'],
  FLD_10006: ['es demasiado largo o demasiado corto', 'Respete la longitud que se indica.'],
  FLD_10007: ['está fuera de los límites', 'Respete los límites que se indican.'],
  FLD_10061: ['se envió dos veces en el mismo objeto', 'Quite uno de los dos.'],
  FLD_10008: ['tiene demasiadas cifras', 'Escriba menos cifras; por API, envíelo como texto.'],
  FLD_10009: ['no cumple una regla de su esquema', 'Compárelo con la documentación de la API.'],
  VAL_10000: ['Hay datos por corregir.', 'Corrija lo que se señala y vuelva a enviar; no se guardó ni se emitió nada.'],
  CTX_10001: [
    'Falta elegir el contribuyente.',
    'Elija el contribuyente; por API, envíe su RUC en el encabezado x-taxpayer-ruc.',
  ],
  CTX_10002: ['Ese RUC no está en su espacio de trabajo.', 'Corrija el número o registre primero al contribuyente.'],
  CTX_10003: [
    'El contribuyente de prueba solo sirve en el ambiente de pruebas.',
    'Elija un contribuyente propio para producción, o pase al ambiente de pruebas.',
  ],
  CTX_10004: [
    'El contribuyente no tiene firma electrónica: no se puede firmar nada.',
    'Suba su firma en la página «Firma electrónica».',
  ],
  CTX_10005: [
    'La firma electrónica del contribuyente ya caducó.',
    'Renuévela en su entidad certificadora y suba la nueva en «Firma electrónica».',
  ],
  CTX_10006: [
    'Hay comprobantes que todavía están en proceso.',
    'Espere a que terminen, o reintente los que quedaron con error.',
  ],
  CTX_10007: [
    'Los documentos del SRI se importan solo en producción.',
    'Pase a producción; por API, use una clave de producción.',
  ],
  CTX_10008: [
    'La firma electrónica no dice de qué RUC es: sirve solo para pruebas.',
    'Suba una firma que diga el RUC o la cédula con la que se forma; si es la del representante legal, pida al operador de este sistema que la respalde.',
  ],
  CTX_10009: ['La firma electrónica es de otro RUC.', 'Suba la firma de este contribuyente en «Firma electrónica».'],
  CTX_10010: [
    'La firma electrónica no es de una entidad certificadora reconocida aquí.',
    'Suba una firma de una entidad acreditada en Ecuador.',
  ],
  ACC_10001: ['Ya hay una cuenta con este correo.', 'Ingrese con ella, o use otro correo.'],
  ACC_10002: ['Esa clave API ya no existe.', 'Vuelva a cargar la página para ver las que hay.'],
  ACC_10006: ['Ya tiene 50 claves API, el máximo.', 'Revoque una que ya no use.'],
  ACC_10007: [
    'Es de las que se prueban primero, como las frases conocidas, las palabras comunes, los años o su nombre: elija cuatro palabras o más que nadie haya escrito juntas.',
    'Elija cuatro palabras o más que nadie haya escrito juntas, o use la que le proponga un gestor de contraseñas.',
  ],
  ACC_10008: [
    'Para usar producción hay que confirmar su correo.',
    'Abra el enlace que le enviamos, o pida otro en «Cuenta».',
  ],
  ACC_10009: ['Aquí no se abren cuentas al público.', 'Pida una cuenta a quien administra este sistema.'],
  ACC_10010: ['El enlace ya caducó o ya se usó.', 'Pida otro correo.'],
  ACC_10011: ['Esa sesión ya no existe.', 'Vuelva a cargar la página para ver las que hay.'],
  ACC_10012: ['La contraseña actual no es correcta.', 'Corríjala o, si la olvidó, pida un enlace para cambiarla.'],
  ACC_10020: [
    'Aquí no hay cuenta de demostración.',
    'Ingrese con una cuenta propia, o abra la dirección que mostró npm start.',
  ],
  ACC_10022: ['Los datos de demostración son solo para el ambiente de pruebas.', 'Pase al ambiente de pruebas.'],
  ACS_10001: ['Falta la clave API.', 'Envíela en el encabezado X-API-Key.'],
  ACS_10002: [
    'La clave API no es correcta o fue revocada.',
    'Use una clave de «Claves API» tal como se mostró al crearla.',
  ],
  ACS_10003: ['Su sesión terminó.', 'Vuelva a ingresar.'],
  ACS_10004: ['El correo o la contraseña no son correctos.', 'Corríjalos, o cree una cuenta si todavía no tiene.'],
  ACS_10005: ['La página quedó desactualizada.', 'Vuelva a cargarla e inténtelo otra vez.'],
  ACS_10006: [
    'Con una clave de pruebas no se cambia nada de un contribuyente que está en producción.',
    'Use una clave de producción o hágalo aquí; o pruebe con el contribuyente de pruebas o con uno sin certificado.',
  ],
  ACS_10007: ['La solicitud viene de la página de otro sitio.', 'Hágala desde este sitio, o desde un programa.'],
  AGT_10001: [
    'Es una clave de producción y falta la confirmación de la persona.',
    'Muéstrele lo que se va a hacer; si está de acuerdo, repita la llamada con el confirmLive que da el mensaje.',
  ],
  AGT_10002: [
    'No está claro de qué contribuyente se trata.',
    'Envíe en taxpayerRuc los 13 dígitos de uno de los que muestra list_taxpayers.',
  ],
  AGT_10003: [
    'Ningún error tiene ese código.',
    'Envíe el código tal como vino en la respuesta, por ejemplo VAL_10000.',
  ],
  LIM_10001: ['Demasiadas solicitudes.', 'Espere los segundos que indica Retry-After y vuelva a intentarlo.'],
  LIM_10002: ['Demasiados intentos de ingreso.', 'Espere un momento, o pida un enlace para cambiar la contraseña.'],
  LIM_10003: [
    'Demasiadas solicitudes de su espacio de trabajo.',
    'Espere un momento y reparta el trabajo en el tiempo, o elija un plan mayor.',
  ],
  LIM_10010: [
    'Su espacio de trabajo tiene abiertos todos los flujos de eventos que puede tener.',
    'Cierre los que nadie lee, consulte un comprobante por su estado, o use webhooks.',
  ],
  LIM_10011: [
    'El servidor no admite más flujos de eventos por ahora.',
    'Inténtelo en unos segundos, o consulte el estado del comprobante.',
  ],
  LIM_10012: [
    'Ya hay dos lotes en curso, o el servidor no admite más por ahora.',
    'Espere a que uno termine y vuelva a enviarlo.',
  ],
  LIM_10013: [
    'El comprobante ya se envió otra vez diez veces en un día, o cincuenta en total.',
    'Espere a mañana, o descargue el XML y el PDF y envíelos usted.',
  ],
  LIM_10051: [
    'Demasiadas solicitudes sin una clave válida desde su red.',
    'Espere los segundos que indica Retry-After y corrija lo que se rechaza: una clave equivocada o revocada, o una dirección.',
  ],
  REQ_10051: [
    'El lote hizo esperar al servidor por su siguiente línea.',
    'Tenga listas las órdenes antes de enviarlas, sin líneas en blanco, y envíe las que faltan en otro lote.',
  ],
  RCP_10001: [
    'Ese comprobante no existe.',
    'Revise el ambiente y el contribuyente elegidos; por API, el id, el RUC y si la clave es de pruebas o de producción.',
  ],
  RCP_10002: ['El XML autorizado todavía no está.', 'Vuelva a pedirlo cuando el comprobante esté autorizado.'],
  RCP_10003: ['El RIDE todavía no está listo.', 'Inténtelo en un momento; estará cuando el comprobante termine.'],
  RCP_10004: ['El enlace ya caducó.', 'Pida uno nuevo.'],
  RCP_10005: ['El enlace no es de este sistema.', 'Úselo completo, tal como se le dio.'],
  RCP_10006: [
    'Las páginas llegan hasta la fila 10.000.',
    'Siga con el cursor de la página anterior, o acote la búsqueda.',
  ],
  REQ_10001: ['El cuerpo no es JSON válido.', 'Envíe JSON bien formado y en UTF-8.'],
  REQ_10002: [
    'Ese tipo de contenido no se acepta aquí.',
    'Envíe Content-Type: application/json, o el que indica la documentación.',
  ],
  REQ_10003: [
    'Lo enviado pesa más de lo que se acepta aquí.',
    'Envíe menos, o divídalo: el SRI no acepta documentos de más de 320 KB.',
  ],
  REQ_10004: ['En esa dirección no hay nada.', 'Compare la ruta y el método con la documentación de la API.'],
  REQ_10005: ['La solicitud no se puede leer.', 'Corríjala como se indica.'],
  REQ_10006: [
    'El cuerpo tiene demasiados valores o niveles.',
    'Envíe a lo sumo 20.000 valores, 1.000 campos por objeto y 32 niveles.',
  ],
  REQ_10007: ['El documento no es XML.', 'Envíe el documento completo, como texto, en base64 o como cuerpo.'],
  REQ_10008: ['El cuerpo no está en UTF-8.', 'Guárdelo o envíelo en UTF-8, en el que la ñ son los dos bytes C3 B1.'],
  REQ_10020: ['La línea pesa más de 512 KiB.', 'Envíe ese pedido por separado, a la dirección de su tipo.'],
  REQ_10021: [
    'El lote tiene más de 1.000 pedidos; desde esta línea no se leyó nada.',
    'Envíe esta línea y las siguientes en otro lote.',
  ],
  REQ_10022: [
    'El lote pesa más de 64 MiB; desde esta línea no se leyó nada.',
    'Envíe esta línea y las siguientes en otro lote.',
  ],
  REQ_10023: [
    'El lote terminó antes de leerse completo.',
    'Envíe todo el lote otra vez: lo que ya se tomó se responde por su devReference y no se emite dos veces.',
  ],
  REQ_10030: ['Esa solicitud ya no está.', 'Se guardan siete días. Revise también el ambiente elegido.'],
  SUB_12002: [
    'Se acabaron los comprobantes de su plan.',
    'Elija un plan mayor. Un plan mensual se renueva el primer día del mes siguiente; el de prueba no se renueva.',
  ],
  SUB_12051: [
    'Su plan no guarda más registros de este tipo.',
    'Borre los que no necesita, importe menos líneas a la vez, o elija un plan mayor.',
  ],
  SUB_12008: [
    'Se acabaron los comprobantes de su plan y también los adicionales.',
    'Elija un plan mayor. Un plan mensual se renueva el primer día del mes siguiente; el de prueba no se renueva.',
  ],
  SYS_00000: ['Algo falló en el sistema.', 'Vuelva a intentarlo. Si se repite, avise con el número de la solicitud.'],
  SYS_00005: ['Algo falló en el sistema.', 'Vuelva a intentarlo. Si se repite, avise con el número de la solicitud.'],
  SYS_00011: ['Una parte del sistema no responde en este momento.', 'Vuelva a intentarlo en unos segundos.'],
  SYS_00014: ['No se sabe si el cambio se guardó.', 'Inténtelo otra vez: repetir la misma solicitud no hace daño.'],
  SYS_10001: ['Algo falló en el sistema.', 'Vuelva a intentarlo. Si se repite, avise con el número de la solicitud.'],
  SYS_10002: ['Una parte del servicio no responde.', 'Vuelva a intentarlo en unos segundos.'],
  WHK_00002: ['Ese webhook ya no existe.', 'Vuelva a la lista para ver los que hay; cada ambiente tiene los suyos.'],
  WHK_00003: [
    'Esa entrega ya no está en el historial.',
    'Se guardan 30 días. Vuelva a cargar la página para ver las que hay.',
  ],
  WHK_00004: [
    'El webhook está desactivado.',
    'Repare su servidor, reactive el webhook y después reenvíe lo que faltó.',
  ],
  WHK_00005: ['Ya tiene 20 webhooks en este ambiente, el máximo.', 'Elimine uno que ya no use.'],
  WHK_00008: ['Su sesión terminó al confirmarse el correo.', 'Ingrese de nuevo y agregue el webhook otra vez.'],
}
