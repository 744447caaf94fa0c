export interface Certifier {
  name: string
  registryNumber: readonly string[]
  nationalId: readonly string[]
  /** Own extensions, or otherNames of the subject. */
  place: 'extension' | 'alternative name'
  renewal: string
}

const ENTERPRISES = '1.3.6.1.4.1'

/** The list of FirmaEC, the country's public signing software. Registry numbers at other `<arc>.3.11` are read too. */
export const certifiers: readonly Certifier[] = [
  certifier('Security Data', 'extension', ['37746'], 'https://www.securitydata.net.ec'),
  certifier('Banco Central del Ecuador', 'extension', ['37947'], 'https://www.eci.bce.ec'),
  certifier('ANF AC Ecuador', 'extension', ['18332', '37442'], 'https://www.anf.ec'),
  certifier('Uanataca', 'alternative name', ['47286.102'], 'https://store.uanataca.ec'),
  certifier('Consejo de la Judicatura', 'alternative name', ['43745.1'], 'https://www.icert.fje.gob.ec'),
  certifier('Eclipsoft', 'alternative name', ['57153.102'], 'https://firmas.eclipsoft.com'),
  certifier('Datil', 'extension', ['52643'], 'https://datil.com'),
  certifier('Lazzate (eNEXT)', 'alternative name', ['59382'], 'https://enext.ec'),
  certifier('Argos Data', 'extension', ['59198'], 'https://argosdata.com.ec'),
  certifier('CorpNewBest', 'extension', ['34380'], 'https://newsign.newbest.net'),
  certifier('Alpha Technologies', 'extension', ['56105'], 'https://www.alphaside.com'),
  certifier('FirmaSegura', 'extension', ['61305'], 'https://firmaseguraec.com'),
  {
    name: 'Registro Civil',
    registryNumber: [`${ENTERPRISES}.55519.1.1.1.5.2.4`],
    nationalId: [`${ENTERPRISES}.55519.1.1.1.5.2.1`],
    place: 'extension',
    renewal: 'https://www.registrocivil.gob.ec',
  },
]

function certifier(name: string, place: Certifier['place'], arcs: string[], renewal: string): Certifier {
  return {
    name,
    registryNumber: arcs.map((arc) => `${ENTERPRISES}.${arc}.3.11`),
    nationalId: arcs.map((arc) => `${ENTERPRISES}.${arc}.3.1`),
    place,
    renewal,
  }
}
