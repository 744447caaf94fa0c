import type { ErrorWords } from './error-words.ts'

/** Taxpayers, customers, products and the other records. */
export const recordWords: ErrorWords = {
  CAT_10003: ['debe ser su propio espacio de trabajo', 'Quite tenantId: siempre es el de la clave.'],
  CAT_10006: ['Ese recurso no existe.', 'Use uno de los de la documentación de la API.'],
  CAT_10008: [
    'tiene un valor del tipo equivocado',
    'Envíe un valor del tipo del campo: un id, un número, sí o no, una fecha.',
  ],
  CAT_10009: ['Ya hay un registro con ese número o código.', 'Use otro, o cambie el registro que ya existe.'],
  CAT_10010: [
    'El registro ya existe.',
    'Vuelva a cargar la página; por API, use otra clave de idempotencia u otro id.',
  ],
  CAT_10011: ['nombra un registro que no existe', 'Elija uno que exista, del mismo contribuyente.'],
  CAT_10012: ['Ese registro no existe.', 'Alguien pudo eliminarlo. Vuelva a la lista para ver los que hay.'],
  CAT_10013: ['no se puede cambiar', 'Cree el registro otra vez para el otro contribuyente.'],
  CAT_10014: ['El registro está en uso.', 'Elimine primero lo que lo usa, o cámbielo para que ya no lo use.'],
  CAT_10016: ['Ese RUC no está en su espacio de trabajo.', 'Corrija el número o registre primero al contribuyente.'],
  CAT_10017: [
    'La factura ya no se puede cambiar.',
    'Para corregir una factura emitida, haga una nota de crédito. Si se está emitiendo, inténtelo en un momento.',
  ],
  CAT_10019: ['Esa lista es del SRI y no se puede cambiar.', 'Use lo que la lista tiene.'],
  CAT_10020: ['Alguien cambió el registro mientras tanto.', 'Vuelva a cargarlo y repita el cambio.'],
  CAT_10021: [
    'El RUC del contribuyente ya no se puede cambiar: hay firma, contraseña, comprobantes o números guardados con él.',
    'Registre otro contribuyente con el otro número, y elimine este si ya no hace falta.',
  ],
  CAT_10022: ['nombra un registro de otro lugar', 'Elija un punto de emisión de ese establecimiento.'],
  CAT_10023: [
    'El contribuyente de prueba conserva su RUC y no se puede eliminar.',
    'Déjelo como está y registre un contribuyente propio.',
  ],
  CAT_10061: [
    'La factura se guardó por última vez con una clave de pruebas, y no se emite así en producción.',
    'Revísela, guárdela con PUT /invoices/{id} y una clave de producción, y emítala después.',
  ],
  CAT_20002: ['Ese establecimiento no existe.', 'Créelo, o use el código de tres dígitos de uno que exista.'],
  CAT_20003: ['Ese punto de emisión no existe.', 'Créelo, o use el código de tres dígitos de uno que exista.'],
  CAT_20004: ['Ese cliente no existe.', 'Créelo, o escriba su nombre y su identificación en el documento.'],
  CAT_20005: ['Ese producto no existe.', 'Créelo, o descríbalo en la línea.'],
  CAT_30001: ['nombra un producto cuyo impuesto no es IVA', 'Dé al producto una tarifa de IVA.'],
  CAT_30002: ['es mayor que la línea', 'Escriba un descuento que no pase del valor de la línea.'],
  CAT_30003: ['debe sumar el total de la factura', 'Haga que los pagos sumen el total.'],
  CAT_30004: ['nombra un registro eliminado', 'Cambie la factura para que use uno que exista.'],
  CAT_30005: ['no coincide con el catálogo del SRI', 'Use el valor del catálogo: el código 4 va con el 15 %.'],
  CAT_40001: ['El logotipo debe ser una imagen PNG o JPEG.', 'Suba un archivo PNG o JPEG.'],
  CAT_40002: [
    'El logotipo no se puede leer: está dañado o incompleto.',
    'Guárdelo otra vez en un programa de imágenes y súbalo.',
  ],
  CAT_40003: ['El logotipo pesa más de 2 MiB o tiene más de 16 millones de píxeles.', 'Suba una imagen más pequeña.'],
  CAT_40004: ['Ese logotipo no existe.', 'Vuelva a subirlo en los datos del contribuyente.'],
  CAT_60001: [
    'El archivo no es CSV en UTF-8.',
    'En su hoja de cálculo guárdelo como «CSV UTF-8 (delimitado por comas)».',
  ],
  CAT_60002: ['El archivo llegó incompleto.', 'Súbalo otra vez, completo.'],
  CAT_60003: [
    'El archivo tiene más líneas, o más largas, de lo que se acepta.',
    'Divídalo, o corrija la línea que se indica.',
  ],
  CAT_60004: [
    'Puede que el archivo se esté importando todavía: lo que empezó termina solo.',
    'Espere un minuto y mire la lista: súbalo otra vez solo si faltan los registros de la última línea.',
  ],
  CAT_60005: [
    'La línea del archivo no se puede tomar.',
    'Corrija la línea como dice el mensaje, y suba otra vez todo el archivo.',
  ],
}
