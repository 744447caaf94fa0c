import { create } from 'xmlbuilder2'

/** A SOAP service of the authority, with the WSDL that the simulator serves. */
export interface SoapService {
  name: string
  port: string
  namespace: string
  operation: string
  path: string
  wsdl: string
}

export function requestEnvelope({ namespace, operation }: SoapService, parameters: Record<string, string>): string {
  const envelope = {
    '@xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
    '@xmlns:tns': namespace,
    'soap:Body': { [`tns:${operation}`]: parameters },
  }
  return create({ encoding: 'UTF-8' }, { 'soap:Envelope': envelope }).end()
}

interface Description {
  service: string
  topic: string
  operation: string
  types: Types
}

/** Optional elements of a complex type: name and type; `[]` behind a type means any number. */
type Types = Record<string, Record<string, string>>

const MESSAGES: Types = {
  mensajes: { mensaje: 'tns:mensaje[]' },
  mensaje: {
    identificador: 'xs:string',
    mensaje: 'xs:string',
    informacionAdicional: 'xs:string',
    tipo: 'xs:string',
  },
}

export const receptionService: SoapService = serviceOf({
  service: 'RecepcionComprobantesOffline',
  topic: 'recepcion',
  operation: 'validarComprobante',
  types: {
    validarComprobante: { xml: 'xs:base64Binary' },
    validarComprobanteResponse: { RespuestaRecepcionComprobante: 'tns:respuestaSolicitud' },
    respuestaSolicitud: { estado: 'xs:string', comprobantes: 'tns:comprobantes' },
    comprobantes: { comprobante: 'tns:comprobante[]' },
    comprobante: { claveAcceso: 'xs:string', mensajes: 'tns:mensajes' },
  },
})

/** The date is a string: it is stored as the authority writes it. */
export const authorizationService: SoapService = serviceOf({
  service: 'AutorizacionComprobantesOffline',
  topic: 'autorizacion',
  operation: 'autorizacionComprobante',
  types: {
    autorizacionComprobante: { claveAccesoComprobante: 'xs:string' },
    autorizacionComprobanteResponse: { RespuestaAutorizacionComprobante: 'tns:respuestaComprobante' },
    respuestaComprobante: {
      claveAccesoConsultada: 'xs:string',
      numeroComprobantes: 'xs:string',
      autorizaciones: 'tns:autorizaciones',
    },
    autorizaciones: { autorizacion: 'tns:autorizacion[]' },
    autorizacion: {
      estado: 'xs:string',
      numeroAutorizacion: 'xs:string',
      fechaAutorizacion: 'xs:string',
      ambiente: 'xs:string',
      comprobante: 'xs:string',
      mensajes: 'tns:mensajes',
    },
  },
})

/** The authority answers for some weeks only. */
export const consultationService: SoapService = serviceOf({
  service: 'ConsultaComprobante',
  topic: 'consultas',
  operation: 'consultarEstadoAutorizacionComprobante',
  types: {
    consultarEstadoAutorizacionComprobante: { claveAcceso: 'xs:string' },
    consultarEstadoAutorizacionComprobanteResponse: { EstadoAutorizacionComprobante: 'tns:respuestaConsulta' },
    respuestaConsulta: {
      estadoConsulta: 'xs:string',
      claveAcceso: 'xs:string',
      mensajes: 'tns:mensajes',
      estadoAutorizacion: 'xs:string',
      tipoComprobante: 'xs:string',
      rucEmisor: 'xs:string',
      fechaAutorizacion: 'xs:string',
    },
  },
})

/** The contract of the technical sheet: document/literal wrapped, only the wrapper qualified; nothing is fetched. */
function serviceOf({ service, topic, operation, types }: Description): SoapService {
  const name = `${service}Service`
  const port = `${service}Port`
  const path = `/comprobantes-electronicos-ws/${service}`
  const namespace = `http://ec.gob.sri.ws.${topic}`
  const message = (part: string) => ({
    '@name': part,
    'wsdl:part': { '@name': 'parameters', '@element': `tns:${part}` },
  })
  const definitions = {
    '@name': name,
    '@targetNamespace': namespace,
    '@xmlns:tns': namespace,
    '@xmlns:wsdl': 'http://schemas.xmlsoap.org/wsdl/',
    '@xmlns:soap': 'http://schemas.xmlsoap.org/wsdl/soap/',
    '@xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
    'wsdl:types': { 'xs:schema': schemaOf(namespace, operation, { ...types, ...MESSAGES }) },
    'wsdl:message': [message(operation), message(`${operation}Response`)],
    'wsdl:portType': {
      '@name': service,
      'wsdl:operation': {
        '@name': operation,
        'wsdl:input': { '@message': `tns:${operation}` },
        'wsdl:output': { '@message': `tns:${operation}Response` },
      },
    },
    'wsdl:binding': bindingOf(service, operation),
    'wsdl:service': {
      '@name': name,
      'wsdl:port': {
        '@name': port,
        '@binding': `tns:${name}SoapBinding`,
        'soap:address': { '@location': `http://localhost${path}` },
      },
    },
  }
  const wsdl = create({ encoding: 'UTF-8' }, { 'wsdl:definitions': definitions }).end({ prettyPrint: true })
  return { name, port, namespace, operation, path, wsdl }
}

function schemaOf(namespace: string, operation: string, types: Types): object {
  return {
    '@targetNamespace': namespace,
    '@elementFormDefault': 'unqualified',
    'xs:element': [operation, `${operation}Response`].map((name) => ({ '@name': name, '@type': `tns:${name}` })),
    'xs:complexType': Object.entries(types).map(([name, elements]) => ({
      '@name': name,
      'xs:sequence': { 'xs:element': Object.entries(elements).map(elementOf) },
    })),
  }
}

function elementOf([name, type]: [string, string]): object {
  const optional = { '@name': name, '@type': type.replace('[]', ''), '@minOccurs': '0' }
  return type.endsWith('[]') ? { ...optional, '@maxOccurs': 'unbounded' } : optional
}

function bindingOf(service: string, operation: string): object {
  const literal = { 'soap:body': { '@use': 'literal' } }
  return {
    '@name': `${service}ServiceSoapBinding`,
    '@type': `tns:${service}`,
    'soap:binding': { '@style': 'document', '@transport': 'http://schemas.xmlsoap.org/soap/http' },
    'wsdl:operation': {
      '@name': operation,
      'soap:operation': { '@soapAction': '', '@style': 'document' },
      'wsdl:input': literal,
      'wsdl:output': literal,
    },
  }
}
