/**
 * Words of three letters and more that passwords often contain, in English and Spanish. We compiled the list
 * ourselves. Digits, lookalikes, rows of keys and repetitions need no list (password-rules.ts).
 */
const GROUPS = [
  // Terms for passwords.
  'password passwort passphrase pass word passwd pwd secret secreto secreta clave contrasena contraseña contra login',
  'logon signin access acceso entrar enter open abrir key llave change changeme changethis default temp temporal',
  'temporary welcome bienvenido bienvenida hello hola admin administrator administrador root system sistema user',
  'usuario guest invitado test testing tester prueba pruebas demo sample ejemplo example master superuser super',
  'manager gerente boss jefe office oficina company empresa business negocio server servidor computer computadora',
  'internet network red security seguridad private privado public publico manual service servicio support soporte',
  'account cuenta mail email correo letmein trustno trust noone nobody nadie whatever something nothing nada',
  // Love.
  'love loves iloveyou loveyou iloveme lovely lover amor amores teamo tequiero miamor amorcito cariño carino corazon',
  'heart baby babygirl babyboy bebe honey sweet sweetie princess princesa queen reina king rey prince principe angel',
  'angels angelito dios jesus christ cristo jesuschrist god blessed bendicion maria virgen heaven cielo forever',
  'siempre family familia mother mama mami madre father papa papi padre daddy mommy sister hermana brother hermano',
  'friend friends amigo amiga amigos bestfriend wife husband esposa esposo hija hijo son daughter girl boy niña niño',
  // Sports and games.
  'football futbol soccer baseball basketball hockey tennis golf rugby liverpool arsenal chelsea manchester united',
  'barcelona madrid realmadrid juventus emelec liga ligadequito barcelonasc deportivo cuenca independiente messi',
  'ronaldo cristiano pokemon pikachu naruto batman superman spiderman starwars matrix dragon dragonball ninja pirate',
  'warrior guerrero hunter cazador killer soldier gamer game games player minecraft fortnite roblox playstation xbox',
  'nintendo zelda mario sonic harley yamaha ferrari porsche mustang corvette toyota chevrolet nissan music musica',
  'guitar guitarra metallica rock metal reggaeton dance baile poker casino winner campeon champion',
  // Animals, colours, days, nature.
  'monkey mono tiger tigre lion leon leona wolf lobo bear oso eagle aguila shadow sombra panda horse caballo dog perro',
  'perrito puppy cat gato gatito kitty kitten bunny conejo dolphin delfin shark tiburon snake spider bird butterfly',
  'mariposa unicorn unicornio phoenix fenix falcon hawk condor buster bailey bella luna sol sun sunshine moon star',
  'stars estrella sky rain lluvia snow nieve fire fuego water agua storm tormenta thunder ocean oceano beach playa',
  'river mountain montaña flower flowers flor flores rose rosa rosas garden forest black negro white blanco red rojo',
  'blue azul green verde yellow amarillo orange naranja purple morado pink silver gold golden dorado diamond crystal',
  'monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo',
  'january february march april may june july august september october november december enero febrero marzo abril',
  'mayo junio julio agosto septiembre octubre noviembre diciembre summer winter spring autumn verano invierno',
  'primavera navidad christmas birthday cumple cumpleaños weekend vacaciones holiday today hoy tomorrow mañana',
  // Names.
  'michael jennifer jessica ashley daniel daniela david andrea andres andrew anthony antonio carlos charlie chris',
  'christian christopher cristian diego eduardo fernando fernanda francisco gabriel gabriela george jorge hannah jason',
  'jordan jose joseph joshua juan juancarlos justin karen kevin laura luis luisa marcos maggie martin mateo matthew',
  'melissa miguel michelle nicole nicolas oliver pablo patricia paul pedro pepper peter rafael ricardo robert roberto',
  'samantha samuel santiago sebastian sofia sophia steven taylor thomas tomas valentina vanessa veronica victor',
  'victoria william alejandro alejandra alexander alexandra alex amanda adrian alberto ana anita camila carmen carolina',
  'cristina elena felipe isabel isabella javier lucia manuel mariana mario monica natalia paola raquel rosita sandra',
  'sara sarah silvia susana teresa',
  // Places and words of Ecuador.
  'ecuador ecuatoriano ecuatoriana quito guayaquil cuenca loja ambato manta machala ibarra riobamba esmeraldas galapagos',
  'latacunga portoviejo andes andina pichincha chimborazo cotopaxi guayas azuay america mexico colombia peru chile',
  'argentina españa spain usa sri ruc etax factura facturas facturacion invoice invoices impuesto impuestos tax taxes',
  'comprobante comprobantes electronica electronico contador contadora contabilidad accounting firma firmas documento',
  'documentos dinero money cash banco bank dolar dolares dollar ventas compras tienda negocios caja cliente clientes',
  // Other entries at the top of published lists.
  'abc abcd abc123 qwe qwerty qwertz azerty asd asdf asdfgh zxc zxcv zxcvbn qaz wsx qazwsx passw iop google facebook',
  'instagram youtube twitter whatsapp yahoo hotmail gmail outlook microsoft windows apple iphone samsung android amazon',
  'netflix linux ubuntu oracle mysql mongodb database datos cookie cheese chocolate coffee cafe banana pizza ginger',
  'freedom libertad peace paz happy feliz crazy loco loca smile cool sexy hot hottie fuck fuckyou bitch asshole puta',
  'mierda cabron lucky suerte magic magia power poder legend leyenda genius unbelievable incredible awesome amazing',
  'perfect beautiful hermosa hermoso linda lindo bonita bonito perro maravilla mundo world life vida live vivir school',
  'escuela colegio student estudiante universidad university computer science london paris newyork chicago texas',
  'california dallas boston canada australia please porfavor thanks gracias remember forget olvide never nunca always',
  'the and you are this that mine mio mia for con los las del una uno dos tres one two three four five six seven',
]

export const COMMON_WORDS: readonly string[] = [...new Set(GROUPS.flatMap((group) => group.split(' ')))]

const PHRASES = [
  // Examples from texts about passwords, and typing exercises.
  'correct horse battery staple, the quick brown fox, the quick brown fox jumps over the lazy dog, this is my password',
  'my password is, this is a password, password is password, lorem ipsum dolor sit amet, hello world, hola mundo',
  'let me in please, open the door, i forgot my password, olvide mi clave, no me olvides, esta es mi clave, mi clave es',
  'mi contrasena es, no se la clave, enter password here, your password here, change this password, cambie esta clave',
  // Films, books and games.
  'to be or not to be, to be or not to be that is the question, ser o no ser, may the force be with you, i am your father',
  'luke i am your father, que la fuerza te acompane, open sesame, abrete sesamo, winter is coming, all your base are belong to us',
  'once upon a time, habia una vez, erase una vez, en un lugar de la mancha, hasta la vista baby, hasta la victoria siempre',
  'supercalifragilisticexpialidocious, expecto patronum, avada kedavra, wingardium leviosa, hakuna matata, live long and prosper',
  'to infinity and beyond, al infinito y mas alla, one ring to rule them all, the cake is a lie, it was a dark and stormy night',
  'speak friend and enter, beam me up scotty, elementary my dear watson, houston we have a problem, just do it',
  // Songs and rhymes.
  'twinkle twinkle little star, estrellita donde estas, happy birthday to you, feliz cumpleanos a ti, let it be, yesterday',
  'stairway to heaven, hotel california, bohemian rhapsody, we will rock you, we are the champions, dont worry be happy',
  'los pollitos dicen, salve oh patria, god save the queen, god save the king, god bless america, the star spangled banner',
  // Faith and love.
  'jesus loves me, jesus is lord, jesus te ama, dios es amor, dios te ama, in god we trust, el senor es mi pastor',
  'the lord is my shepherd, padre nuestro que estas en los cielos, dios mio ayudame, si dios quiere, gracias a dios',
  'i love you forever, i love you so much, te amo mucho, te quiero mucho, te amo con locura, amor de mi vida, mi amor eterno',
  'love of my life, you are my sunshine, carpe diem, veni vidi vici, cogito ergo sum, memento mori, si se puede, viva ecuador',
  'yes we can, never give up, nunca te rindas, time is money, knowledge is power, money makes the world go round',
]

/** Phrases, written as one word. */
export const COMMON_PHRASES: readonly string[] = PHRASES.flatMap((line) => line.split(', ')).map((phrase) =>
  phrase.replaceAll(' ', ''),
)
