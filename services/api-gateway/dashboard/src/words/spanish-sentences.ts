import { fileRules } from './spanish-file-sentences.ts'
import { byRule, type Rule, spanishForm } from './spanish-forms.ts'

// What the API says of a field or a record is made by a few templates; here they are in Spanish. `; it is "…"` repeats what
// was sent.

const NAMES: Readonly<Record<string, string>> = {
  category: 'la categoría',
  customer: 'el cliente',
  product: 'el producto',
  'emission point': 'el punto de emisión',
  establishment: 'el establecimiento',
  invoice: 'la factura',
  'price type': 'el tipo de precio',
  'product price': 'el precio de un producto',
  tax: 'el impuesto',
  taxpayer: 'el contribuyente',
  warehouse: 'la bodega',
  receipt: 'el comprobante',
}

const HELD: Readonly<Record<string, string>> = {
  'a certificate': 'la firma electrónica',
  'the password of a certificate': 'la contraseña de una firma',
  receipts: 'comprobantes',
  sequentials: 'números usados',
}

const nameOf = (english: string) => NAMES[english.toLowerCase()] ?? english
const counted = (count: string, what: string) => `${count} ${WHAT[what] ?? what}`
const WHAT: Readonly<Record<string, string>> = {
  character: 'carácter',
  characters: 'caracteres',
  entry: 'elemento',
  entries: 'elementos',
  field: 'campo',
  fields: 'campos',
  columns: 'columnas',
  cells: 'celdas',
}

const ROUNDED: Readonly<Record<string, string>> = { BASE: 'sobre la suma de las bases', LINE: 'línea por línea' }

const UNITS = '(characters?|entr(?:y|ies)|fields?)'

const RULES: readonly Rule[] = [
  [/^is required: (.+)$/, (form) => `falta: escriba ${spanishForm(form)}`],
  [
    /^The plan’s quota of receipts (is|and its excess allowance are) used up(, and a retry needs one)?\. It is (not renewed|renewed on ([\d-]+))[;:] .+$/,
    (lacks, retry, renewed, day) =>
      `Se acabaron los comprobantes de su plan${lacks === 'is' ? '' : ' y también los adicionales'}${retry ? ', y el reintento necesita uno' : ''}. ${renewed === 'not renewed' ? 'El plan no se renueva: elija uno mayor.' : `Se renueva el ${day}; un plan mayor tiene más desde ahora.`}`,
  ],
  [/^is required together with (.+)$/, (other) => `es obligatorio cuando se da ${other}`],
  [/^is required$/, () => 'falta y es obligatorio'],
  [/^is missing$/, () => 'falta'],
  [/^cannot be empty; leave it out to keep it$/, () => 'no puede quedar vacío'],
  [/^is not known here; perhaps (.+) is meant$/, (name) => `no se conoce aquí; quizá quiso decir ${name}`],
  [/^is not known here: leave it out, or use one of (.+)$/, (names) => `no se conoce aquí: quítelo, o use ${names}`],
  [/^is not known here.*$/, () => 'no se conoce aquí: quítelo'],
  [new RegExp(`^must have at least (\\d+) ${UNITS}$`), (least, what) => `debe tener al menos ${counted(least, what)}`],
  [new RegExp(`^must have at most (\\d+) ${UNITS}$`), (most, what) => `debe tener a lo sumo ${counted(most, what)}`],
  [
    new RegExp(`^must have (\\d+) to (\\d+) ${UNITS}$`),
    (least, most, what) => `debe tener de ${least} a ${counted(most, what)}`,
  ],
  [new RegExp(`^must have (\\d+) ${UNITS}$`), (count, what) => `debe tener ${counted(count, what)}`],
  [/^must be at least (\S+)(?:, such as (\S+))?$/, (least) => `debe ser al menos ${least}`],
  [/^must be at most (\S+)$/, (most) => `debe ser a lo sumo ${most}`],
  [/^must be more than (\S+)$/, (least) => `debe ser mayor que ${least}`],
  [/^must be less than (\S+)$/, (most) => `debe ser menor que ${most}`],
  [/^must be a multiple of (\S+)$/, (step) => `debe ser múltiplo de ${step}`],
  [/^must be 10 digits that begin with a province.*$/, () => 'una cédula tiene 10 dígitos y empieza con la provincia'],
  [
    /^must be 13 digits that begin with a province.*$/,
    () => 'un RUC tiene 13 dígitos, empieza con la provincia y termina en 001',
  ],
  [/^must be (.+), for type (\S+) \((\S+)\)$/, (form, code) => `debe ser ${spanishForm(form)}, para el tipo ${code}`],
  [/^It must be (.+), for type (\S+)\.$/, (form, code) => `debe ser ${spanishForm(form)}, para el tipo ${code}`],
  [/^must be (.+)$/, (form) => `debe ser ${spanishForm(form)}`],
  [
    /^must begin with (.+), such as (\S+)$/,
    (begin, example) => `debe empezar con ${begin.replace(' or ', ' o ')}, por ejemplo ${example}`,
  ],
  [/^must carry no user or password.*$/, () => 'no debe llevar usuario ni contraseña'],
  [/^must use port 443 or 8443.*$/, () => 'debe usar el puerto 443 u 8443'],
  [
    /^must be a public address.*$/,
    () => 'debe ser una dirección pública, no la de esta máquina ni la de una red privada',
  ],
  [/^has an entry twice$/, () => 'tiene un elemento repetido'],
  [/^is taken$/, () => 'ya está en uso'],
  [/^is that of the test taxpayer$/, () => 'es el del contribuyente de prueba'],
  [
    /^The check digit of the identification is wrong: .*$/,
    () => 'el último dígito no corresponde a los demás: compárelo con el documento del cliente',
  ],
  [/^was not in force on (\S+)$/, (day) => `no estaba vigente el ${day}`],
  [/^names no .+$/, () => 'nombra algo que no existe: elija uno de la lista'],
  [
    /^The payments add up to (\S+); the total is (\S+) by taxRounding (BASE|LINE), and (\S+) by (BASE|LINE): .*$/,
    (paid, total, way, other, otherWay) =>
      `Los pagos suman ${paid} y el total es ${total}, redondeando el impuesto ${ROUNDED[way]}; redondeado ${ROUNDED[otherWay]} sería ${other}.`,
  ],
  [
    /^The payments add up to (\S+); the total is ([\d.]+).*$/,
    (paid, total) => `Los pagos suman ${paid} y el total es ${total}.`,
  ],
  [
    /^Subtotal and taxes come to (\S+); the total given is (\S+): correct one of them\.$/,
    (sum, total) => `El subtotal y los impuestos suman ${sum} y el total dado es ${total}: corrija uno de los dos.`,
  ],
  [
    /^An invoice above (\S+) names its buyer, such as .+; this one comes to (\S+)\.$/,
    (limit, total) => `Una factura de más de ${limit} debe identificar al comprador; esta suma ${total}.`,
  ],
  [
    /^Receipt (\S+) was marked as voided: (.+)$/,
    (number, reason) => `El comprobante ${number} está marcado aquí como anulado: ${reason}`,
  ],
  [
    /^Receipt (\S+) was cancelled at the authority: .+$/,
    (number) => `El comprobante ${number} fue anulado en el SRI: ya no hay qué modificar.`,
  ],
  [
    /^Receipt (\S+) is (?:REJECTED|RETURNED): .+$/,
    (number) => `El SRI no autorizó el comprobante ${number}: no hay qué modificar.`,
  ],
  [
    /^Receipt (\S+) is \S+; it must be authorized first\.$/,
    (number) => `El comprobante ${number} todavía no está autorizado: espere a que lo esté.`,
  ],
  [
    /^Invoice (\S+) is one to a final consumer: .+$/,
    (number) => `La factura ${number} es de consumidor final: la ley no permite modificarla con notas.`,
  ],
  [
    /^Invoice (\S+) was issued on (\S+), not on (\S+)\.$/,
    (number, day, other) => `La factura ${number} se emitió el ${day}, no el ${other}.`,
  ],
  [
    /^Invoice (\S+) was issued to (\S+), not to (\S+)\.$/,
    (number, buyer, other) => `La factura ${number} se emitió a ${buyer}, no a ${other}.`,
  ],
  [
    /^The date is in the future: .+ such as (\S+)\.$/,
    (today) => `La fecha está en el futuro: use la de hoy, ${today}, o una anterior.`,
  ],
  [
    /^It is (\S+), (\d+) days ago; the authority (?:accepts|is known to accept) (\d+)\..*$/,
    (day, age, most) => `Es ${day}, hace ${age} días; el SRI acepta hasta ${most}. Use una fecha más reciente.`,
  ],
  [/^Code (\S+) is not in force on (\S+)\.$/, (code, day) => `El código ${code} no está vigente el ${day}.`],
  [
    /^(.+) with id \S+ is in use: (.+?) (\S{36})(?:,.*,)? needs it; delete that first.*$/,
    (what, user, id) => `No se puede eliminar ${nameOf(what)}: lo usa ${nameOf(user)} ${id}.`,
  ],
  [/^(.+) with (?:\S+) (.+) already exists$/, (what, value) => `Ya existe ${nameOf(what)} ${value}.`],
  [/^(.+) with id \S+ not found$/, (what) => `No se encuentra ${nameOf(what)}: alguien pudo eliminarlo.`],
  [/^(.+) with id \S+ was changed meanwhile: try again$/, (what) => `Alguien cambió ${nameOf(what)} mientras tanto.`],
  [
    /^ruc cannot change from (\S+) any more: the taxpayer has (.+) under it\..*$/,
    (ruc, held) => {
      const things = held.split(', ').map((thing) => HELD[thing] ?? thing)
      return `El RUC ${ruc} ya no se puede cambiar: tiene ${things.join(', ')} a su nombre.`
    },
  ],
  [
    /^The text holds characters that a document cannot carry: .* It has (U\+\w+)\.$/,
    (character) => `tiene el carácter ${character}, que un comprobante no puede llevar: bórrelo`,
  ],
  [
    /^The text holds characters that the printed document cannot show: .* It has ([^"]+)\.(?: The value is .*)?$/,
    (characters) => `tiene ${characters}, que el RIDE no puede mostrar: escríbalo con letras latinas`,
  ],
  ...fileRules,
]

/** A sentence of the API in Spanish; undefined for one that is made by none of the templates known here. */
export function spanishSentence(sentence: string): string | undefined {
  const [, said, verb, sent = ''] = /^(.*?); it (is|has) (.+)$/.exec(sentence) ?? []
  const core = said === undefined ? undefined : byRule(said, RULES)
  if (core === undefined) return byRule(sentence, RULES)
  if (sent === 'empty') return `${core}; está vacío`
  return `${core}; ${verb === 'has' ? 'tiene' : 'es'} ${sent}`
}
