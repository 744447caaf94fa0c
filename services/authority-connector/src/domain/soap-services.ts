/** One of the authority's SOAP services, with the contract that client and simulator both read. */
export interface SoapService {
  name: string
  port: string
  operation: string
  path: string
  wsdl: string
}

const MESSAGES = `
      <xs:complexType name="mensajes">
        <xs:sequence>
          <xs:element name="mensaje" type="tns:mensaje" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="mensaje">
        <xs:sequence>
          <xs:element name="identificador" type="xs:string" minOccurs="0"/>
          <xs:element name="mensaje" type="xs:string" minOccurs="0"/>
          <xs:element name="informacionAdicional" type="xs:string" minOccurs="0"/>
          <xs:element name="tipo" type="xs:string" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>`

/** Takes a signed document in. */
export const receptionService: SoapService = describe(
  'RecepcionComprobantesOffline',
  'recepcion',
  'validarComprobante',
  `
      <xs:complexType name="validarComprobante">
        <xs:sequence>
          <xs:element name="xml" type="xs:base64Binary" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="validarComprobanteResponse">
        <xs:sequence>
          <xs:element name="RespuestaRecepcionComprobante" type="tns:respuestaSolicitud" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="respuestaSolicitud">
        <xs:sequence>
          <xs:element name="estado" type="xs:string" minOccurs="0"/>
          <xs:element name="comprobantes" type="tns:comprobantes" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="comprobantes">
        <xs:sequence>
          <xs:element name="comprobante" type="tns:comprobante" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="comprobante">
        <xs:sequence>
          <xs:element name="claveAcceso" type="xs:string" minOccurs="0"/>
          <xs:element name="mensajes" type="tns:mensajes" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>`,
)

/** Tells what became of a document. Its date is a string on purpose: it is kept as the authority writes it. */
export const authorizationService: SoapService = describe(
  'AutorizacionComprobantesOffline',
  'autorizacion',
  'autorizacionComprobante',
  `
      <xs:complexType name="autorizacionComprobante">
        <xs:sequence>
          <xs:element name="claveAccesoComprobante" type="xs:string" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="autorizacionComprobanteResponse">
        <xs:sequence>
          <xs:element name="RespuestaAutorizacionComprobante" type="tns:respuestaComprobante" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="respuestaComprobante">
        <xs:sequence>
          <xs:element name="claveAccesoConsultada" type="xs:string" minOccurs="0"/>
          <xs:element name="numeroComprobantes" type="xs:string" minOccurs="0"/>
          <xs:element name="autorizaciones" type="tns:autorizaciones" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="autorizaciones">
        <xs:sequence>
          <xs:element name="autorizacion" type="tns:autorizacion" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="autorizacion">
        <xs:sequence>
          <xs:element name="estado" type="xs:string" minOccurs="0"/>
          <xs:element name="numeroAutorizacion" type="xs:string" minOccurs="0"/>
          <xs:element name="fechaAutorizacion" type="xs:string" minOccurs="0"/>
          <xs:element name="ambiente" type="xs:string" minOccurs="0"/>
          <xs:element name="comprobante" type="xs:string" minOccurs="0"/>
          <xs:element name="mensajes" type="tns:mensajes" minOccurs="0"/>
        </xs:sequence>
      </xs:complexType>`,
)

/**
 * The contract of the technical sheet, in our own words: SOAP 1.1, document/literal wrapped, the wrapper qualified and
 * everything inside it not. Kept here, so that nothing is fetched at start; the address is a setting.
 */
function describe(service: string, topic: string, operation: string, types: string): SoapService {
  const name = `${service}Service`
  const port = `${service}Port`
  const path = `/comprobantes-electronicos-ws/${service}`
  const namespace = `http://ec.gob.sri.ws.${topic}`
  const wsdl = `<?xml version="1.0" encoding="UTF-8"?>
<wsdl:definitions name="${name}" targetNamespace="${namespace}" xmlns:tns="${namespace}"
    xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <wsdl:types>
    <xs:schema targetNamespace="${namespace}" elementFormDefault="unqualified">
      <xs:element name="${operation}" type="tns:${operation}"/>
      <xs:element name="${operation}Response" type="tns:${operation}Response"/>${types}${MESSAGES}
    </xs:schema>
  </wsdl:types>
  <wsdl:message name="${operation}"><wsdl:part name="parameters" element="tns:${operation}"/></wsdl:message>
  <wsdl:message name="${operation}Response"><wsdl:part name="parameters" element="tns:${operation}Response"/></wsdl:message>
  <wsdl:portType name="${service}">
    <wsdl:operation name="${operation}">
      <wsdl:input message="tns:${operation}"/>
      <wsdl:output message="tns:${operation}Response"/>
    </wsdl:operation>
  </wsdl:portType>
  <wsdl:binding name="${name}SoapBinding" type="tns:${service}">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="${operation}">
      <soap:operation soapAction="" style="document"/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
      <wsdl:output><soap:body use="literal"/></wsdl:output>
    </wsdl:operation>
  </wsdl:binding>
  <wsdl:service name="${name}">
    <wsdl:port name="${port}" binding="tns:${name}SoapBinding"><soap:address location="http://localhost${path}"/></wsdl:port>
  </wsdl:service>
</wsdl:definitions>
`
  return { name, port, operation, path, wsdl }
}
