import { fold } from '#src/lib/fold.ts';

const all = (...words: string[]): string => words.join('|');

// What somebody made, took part in or was on board of, as lists of it are called in the languages of the reader. Folded.
const WORKS = all(
  'works|credits|filmography|discography|exhibitions?|shows|concerts|performances|productions|films|movies|buildings|sites|vessels|ships|commissions|translations|books|articles|papers|publications|talks|festivals|portfolio',
  'werke|werkverzeichnis|bauten|bauwerke|gebaute objekte|objekte|baustellen|referenzen|ausstellungen|produktionen|konzerte|auffuhrungen|inszenierungen|filme|filmografie|filmographie|schiffe|ubersetzungen|veroffentlichungen|publikationen|wettbewerbe',
  'werken|bouwwerken|gebouwen|werven|exposities|tentoonstellingen|producties|voorstellingen|schepen|vaartuigen|publicaties|vertalingen|referenties|concerten',
  'realisations|ouvrages|chantiers|oeuvres|expositions|productions|navires|bateaux|traductions|references|concerts|spectacles|mises? en scene|filmographie|batiments|tournages',
  'obras?|exposiciones|producciones|buques|barcos|embarcaciones|traducciones|referencias|conciertos|espectaculos|filmografia|edificios|montajes|publicaciones',
  'opere|realizzazioni|cantieri|mostre|esposizioni|produzioni|navi|traduzioni|referenze|concerti|spettacoli|regie|pubblicazioni',
  'exposicoes|producoes|navios|traducoes|realizacoes|concertos|espetaculos|edificios|publicacoes',
  'utstallningar|produktioner|fartyg|batar|oversattningar|byggnader|konserter|forestallningar|verk|publikationer|referenser',
  'udstillinger|skibe|oversaettelser|bygninger|koncerter|forestillinger|vaerker|byggerier|referencer',
  'utstillinger|produksjoner|skip|fartoy(?:er)?|oversettelser|bygninger|byggverk|referanser',
);
const PROJECTS =
  'proje[ck]ts?|projekte[rn]?|projecten|proyectos?|progetti|projetos?|projectos|prosjekte[rn]?|projet|projets';
// What was done for others may be a job each: of somebody who is sent from house to house.
const SENT =
  'assignments?|engagements?|missions?|opdrachten|uppdrag|oppdrag|opgaver|einsatze|incarichi|encargos|clients?|clientes|clienti|kunden|klanten|kunder';

const BEFORE = all(
  'selected|recent|key|major|main|notable|completed|built|own|personal|previous|reference|group|solo|other|principal|published|realised|representative|film|stage|theatre',
  'ausgewahlte|eigene|wichtige|wichtigste|realisierte|gebaute|bisherige|geselecteerde|belangrijkste|gerealiseerde|eigen|recente|uitgevoerde|gebouwde|enkele',
  'principales|principaux|mes|quelques|derniers|dernieres|grands|grandes|mis|ultimas|ultimos|algunas|algunos|principali|ultime|ultimi|alcune|le mie|principais|minhas|algumas',
  'egna|utvalda|utvalgte|udvalgte|egne|viktige|viktiga|storre|seneste|nyere|senaste',
);
const BEHIND = all(
  'i urval|i utvalg|i udvalg|abroad|completed|handled|worked on|served(?: on)?|sailed(?: on)?|seleccionad[ao]s|selezionat[ei]|selecionad[ao]s|choisie?s|realizad[ao]s|realizzat[ei]|realisee?s|livree?s|construid[ao]s|de reference|de referencia|di riferimento|significativ[aeio]s?|destacad[ao]s|relevantes|recientes|recenti|recents|recentes|principal(?:es|i)|principais|(?:een )?(?:keuze|selectie)|auswahl|selectie|selection|seleccion|selezione|selecao|urval|udvalg|utvalg',
);
const AND = '(?:and|und|et|y|ed?|en|og|och|&|/)';

const KINDS =
  '(?:(?:solo|groeps|duo|einzel|gruppen|grupp|gruppe|separat|samlings|film|tv-|theater|teater|haupt|bau|bouw|bygg)-?)?';

// "Referenzbaustellen", "bouwprojecten": of such words the end says what it is. "Bavaria Filmproduktionen" is a house.
const OF_ENDS = `(?:[a-z]{3,}-?)?(?:${PROJECTS})|(?:[a-z]{3,}-?)(?:bauten|baustellen|objekte)`;

const heading = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:${BEFORE}) ){0,2}${KINDS}(?:${words})(?: ${AND} (?:(?:${BEFORE}) )?(?:${WORKS}|${OF_ENDS}|${SENT}))?(?: (?:${BEHIND}))?(?: ?[(][^()]+[)])?$`,
  );
const OF_WORKS = heading(`${WORKS}|(?:[a-z]{3,}-?)(?:bauten|baustellen|objekte)`);
const OF_PROJECTS = heading(`${OF_ENDS}|project experience|projekterfahrung(?:en)?|${SENT}`);

const keyOf = (text: string): string =>
  fold(text)
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/’/g, "'")
    .replace(/,/g, '')
    .replace(/^[^a-z]+|[\s:.]+$/g, '');

/** Whether a heading is of a list of works: of buildings, films, exhibitions, ships, books and their like. */
export const namesWorks = (text: string): boolean => text.length < 50 && OF_WORKS.test(keyOf(text));

/** Whether a heading is of projects, or of what somebody was sent to: jobs or parts of one. */
export const namesProjects = (text: string): boolean => text.length < 50 && OF_PROJECTS.test(keyOf(text));
