/** Makes a document like our own writer: canonical, with a well-formed access key. */
export function makeInvoice({ lines = 1, ruc = '1790011674001', environment = '1', sequential = '000000001' } = {}): {
  xml: Buffer
  accessKey: string
} {
  const accessKey = withCheckDigit(`2111202601${ruc}${environment}001001${sequential}123456781`)
  const line = (n: number) =>
    `<detalle><codigoPrincipal>P-${n}</codigoPrincipal><descripcion>Artículo nº ${n} &amp; más</descripcion>` +
    '<cantidad>1.000000</cantidad><precioUnitario>38.750000</precioUnitario><descuento>0.00</descuento>' +
    '<precioTotalSinImpuesto>38.75</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo>' +
    '<codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>38.75</baseImponible>' +
    '<valor>5.81</valor></impuesto></impuestos></detalle>'
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n<factura id="comprobante" version="1.1.0"><infoTributaria>' +
    `<ambiente>${environment}</ambiente><tipoEmision>1</tipoEmision><razonSocial>PRUEBAS S.A.</razonSocial>` +
    `<ruc>${ruc}</ruc><claveAcceso>${accessKey}</claveAcceso><codDoc>01</codDoc><estab>001</estab>` +
    `<ptoEmi>001</ptoEmi><secuencial>${sequential}</secuencial><dirMatriz>Quito</dirMatriz></infoTributaria>` +
    '<infoFactura><fechaEmision>21/11/2026</fechaEmision><obligadoContabilidad>SI</obligadoContabilidad>' +
    '<tipoIdentificacionComprador>05</tipoIdentificacionComprador><razonSocialComprador>Comprador</razonSocialComprador>' +
    '<identificacionComprador>1710034065</identificacionComprador><totalSinImpuestos>38.75</totalSinImpuestos>' +
    '<totalDescuento>0.00</totalDescuento><totalConImpuestos><totalImpuesto><codigo>2</codigo>' +
    '<codigoPorcentaje>4</codigoPorcentaje><baseImponible>38.75</baseImponible><valor>5.81</valor></totalImpuesto>' +
    '</totalConImpuestos><propina>0.00</propina><importeTotal>44.56</importeTotal><moneda>DOLAR</moneda><pagos><pago>' +
    '<formaPago>01</formaPago><total>44.56</total></pago></pagos></infoFactura><detalles>' +
    `${Array.from({ length: lines }, (_, n) => line(n + 1)).join('')}</detalles><infoAdicional>` +
    '<campoAdicional nombre="Teléfono">0999999999</campoAdicional></infoAdicional></factura>'
  return { xml: Buffer.from(xml), accessKey }
}

export function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (2 + (i % 6)), 0)
  const rest = 11 - (sum % 11)
  return digits + (rest === 11 ? 0 : rest === 10 ? 1 : rest)
}
