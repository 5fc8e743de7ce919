// Small words, then somebody of the family: "my elderly parents", "meiner Mutter".
const OF_KIN = (before: string, kin: string): string => `(?:${before} ){1,3}(?:${kin})`;

/** Care for one's own family: "Care of my father", "Betreuung meiner Eltern", "Vårdade min mor". */
const CARE = [
  `(?:full[- ]time |family |home )?(?:care (?:of|for)|looking after|caring for) ${OF_KIN('(?:my|our|a|an|the|sick|ill|elderly|aged|dying|disabled|young)', 'parents?|mother|father|mum|dad|child(?:ren)?|son|daughter|wife|husband|partner|grand(?:mother|father|parents)|relatives?|family|baby|twins')}|(?:family )?(?:caring|carer|family) responsibilities`,
  `(?:pflege|betreuung|versorgung|begleitung) ${OF_KIN('(?:der|des|von|meiner|meines|unserer|unseres|eigenen|kranken|erkrankten|beiden|drei|zwei)', 'eltern|mutter|vaters?|kinder|kindes|familie|angehörigen?|großeltern|grosseltern|großmutter|grossmutter|oma|ehemannes|ehefrau|partners|tochter|sohne?s')}`,
  `(?:aide|accompagnement|prendre soin|prise en charge|garde|soins|soutien) ${OF_KIN("(?:à|de|d['’]un|d['’]une|aux?|du|des|la|le|les|ma|mon|mes|notre|nos|deux|proche)", 'mère|père|parents?|enfants?|conjointe?|mari|femme|proches?|fille|fils|grand-mère|grand-père|famille')}`,
  `(?:atención|cuidador[a]?|cuidados?|acompañamiento|ayuda) ${OF_KIN('(?:a|al|de|del|la|los|las|mi|mis|un|una)', 'madre|padre|padres|hij[oa]s?|famili(?:a|ar|ares)|abuel[oa]s?|espos[oa]|marido|mujer')}`,
  `(?:assistenza|cura|accudimento|accompagnamento)(?: ${OF_KIN('(?:a|al|ai|alla|di|dei|della|del|mia|mio|miei|un|una|due)', 'madre|padre|genitori?|figli[oa]?|famiglia|familiar[ei]|nonn[oai]|marito|moglie|suocer[oa]')}| familiare(?= *$))`,
  `(?:apoio|assistência|cuidador[a]?|cuidados?|acompanhamento) ${OF_KIN('(?:a|à|ao|aos|às|de|da|do|dos|das|minha|meu|meus|um|uma)', 'mãe|pai|pais|filh[oa]s?|família|familiar(?:es)?|av[óô]s?|marido|esposa|mulher')}`,
  `(?:zorg|zorgen|verzorging|opvang) ${OF_KIN('(?:voor|van|de|het|mijn|onze|zieke|een|twee)', 'moeder|vader|ouders?|kind(?:eren)?|gezin|familie|partner|man|vrouw|zoon|dochter|grootouders')}`,
  `(?:vård(?:ade)?|skötte|omsorg|omvårdnad|pasning|pasningsorlov|pleje|passede|pleie|pleiet|passet) ${OF_KIN('(?:av|af|om|om|min|mina|mine|mitt|vår|våra|vores|våre|syg|sjuk|syk|en|et)', 'mor|far|mamma|pappa|föräldrar|forældre|foreldre|barn|børn|son|sønn?|dotter|datter|anhöriga?|pårørende|nærstående|närstående|familj|familie|make|maka|mand|kone')}|(?:anhörig|närstående)vårdare(?= *$)`,
];
/** The birth of one's children, which a time at home is named after: "Nascimento das gémeas", "Birth of our second child". */
const BIRTHS = [
  `(?:the )?birth ${OF_KIN('(?:of|my|our|the|first|second|third|two)', 'child(?:ren)?|sons?|daughters?|twins|babies|baby|girls?|boys?')}`,
  `geburt ${OF_KIN('(?:des|der|von|meine[rs]|unsere[rs]|ersten|zweiten|dritten)', 'kindes|kinder|sohne?s|töchter|tochter|zwillinge')}`,
  `naissance ${OF_KIN('(?:de|du|des|ma|mon|mes|nos|notre|premier|première|deuxième|second|seconde|troisième)', 'enfants?|fils|filles?|jumeaux|jumelles|bébé')}`,
  `nacimiento ${OF_KIN('(?:de|del|la|las|los|mi|mis|nuestr[oa]s?|primer[oa]?|segund[oa]|tercer[oa]?)', 'hij[oa]s?|gemel[oa]s|melliz[oa]s|bebé|niñ[oa]s?')}`,
  `nascita ${OF_KIN('(?:di|del|della|dei|delle|mi[oa]|nostr[oa]|prim[oa]|second[oa]|terz[oa])', 'figli[oae]?|gemell[ei]|bambin[oaie]')}`,
  `nascimento ${OF_KIN('(?:d[aeo]s?|minhas?|meus?|noss[oa]s?|primeir[oa]|segund[oa]|terceir[oa])', 'filh[oa]s?|g[éê]me[oa]s|beb[éê]|meninas?|meninos?')}`,
  `geboorte ${OF_KIN('(?:van|de|mijn|onze|ons|eerste|tweede|derde)', 'kind(?:eren)?|zoon|dochters?|tweeling')}`,
  `(?:födelse|födsel|fødsel|fødselen|fødslen|väntade|fick|ventede|fik)(?: ${OF_KIN('(?:av|af|min|mina|mine|mit|mitt|vår|våra|vores|våre|första|andra|tredje|første|andet|andre|to|två)', 'barn|børn|søn|sønn|son|dotter|datter|tvillingar|tvillinger|tvillingene')}| barn| tvillingar| tvillinger)`,
];
const CARED_FOR_KIN = new RegExp(
  `^(?:${[...CARE, ...BIRTHS].join('|')})(?: \\p{Ll}+)?(?= *(?:$|[,;:.(]| [–-] ))`,
  'iu',
);

/** Whether a text begins with the care for somebody of one's own family or a birth in it, which words of trades name as well. */
export const caresForKin = (text: string): boolean => CARED_FOR_KIN.test(text);

/**
 * Leave from a job, short time and long journeys, as CVs of ten languages name them: a reason and a word for leave, in either order or
 * in one word. Behind them a place, a reason or what was done may follow.
 */
const KINDS = [
  // "Unbezahlter Urlaub", "Pflegekarenz", "Kurzarbeit", "Velotour Lissabon – Wil"
  '(?:(?:un)?bezahlte[rsn]?|unbez\\.|längere[rsn]?|private[rsn]?|familiäre[rsn]?) (?:urlaub|auszeit|freistellung|pause|karenz)|(?:mutterschafts?|vaterschafts?|väter|eltern|erziehungs|familien|pflege|bildungs|sonder|langzeit)-?(?:urlaub|karenz|auszeit|pause|freistellung)|(?:beruflich |familiär )?freigestellt|kurzarbeit(?:szeit)?|(?:zwischen|sabbat)jahr|(?:velo|rad|fahrrad|motorrad|segel|wander|europa|welt)(?:tour|reise|törn|umrundung|umsegelung)|(?:weltumsegelung|jakobsweg|interrail)',
  // "Unpaid leave", "Leave of absence"
  "(?:unpaid|paid|parental|paternal|family|carers?(?:['’]s?)?|caring|compassionate|extended|long[- ]service|study|special|annual|personal|medical) leave|(?:personal |extended |unpaid )?leave of absence|on (?:parental|maternity|paternity|unpaid|family|sick) leave|stood down|short[- ]time working|(?:cycling|cycle|bike|sailing|walking|motorbike|overland) (?:tour|trip|journey)",
  // "Congé non payé", "Mise en disponibilité", "Chômage partiel"
  "congés? (?:(?:de |d['’])?(?:maternité|paternité|adoption|naissance|proches? aidants?|solidarité familiale|formation|création|convenance)|parental|parentaux|maternel|paternel|sabbatique|sans (?:solde|traitement)|non[- ]payés?|familial|prolongé)|mise en disponibilité|chômage (?:partiel|technique)|activité partielle|(?:tour|voyage) (?:d['’]europe|du monde|à vélo|en vélo)",
  // "ERTE", "Permiso no retribuido"
  'erte|permiso (?:(?:por|de) (?:maternidad|paternidad|nacimiento|cuidado\\p{L}*|lactancia)|no retribuido|sin (?:sueldo|goce\\p{L}*)|parental|maternal|paternal|familiar)|(?:baja|licencia) (?:(?:por|de) (?:maternidad|paternidad|cuidado\\p{L}*)|maternal|paternal|familiar|sin (?:sueldo|goce\\p{L}*)|no remunerada)|(?:viaje|vuelta) (?:en bici\\p{L}*|a pie|en moto)|camino de santiago',
  // "Congedo maternità", "Aspettativa non retribuita"
  "congedo (?:(?:di |per )?(?:maternità|paternità|maternita|paternita|gravidanza|figli|assistenza|motivi)|parentale|familiare|straordinario|biennale|sabbatico|non (?:retribuito|pagato))|aspettativa(?: (?:non retribuita|per .*))?|astensione (?:obbligatoria|facoltativa)|permesso (?:non retribuito|parentale)|cassa integrazione|lavoro ridotto|(?:giro|viaggio) (?:in bici\\p{L}*|a piedi|d['’]europa)|cammino di santiago",
  // "Licença-maternidade", "Licença não remunerada"
  'licença[- ](?:(?:de |por |para )?(?:maternidade|paternidade|adoção|casamento|cuidad\\p{L}+|estudo\\p{L}*)|parental|gestante|sabática|sem (?:vencimento|remuneração|venciment\\p{L}*)|não remunerada)|(?:período|ano) sabático|suspensão d[eo] contrato|lay[- ]?off|mochilão|caminho de santiago|viagem (?:de bicicleta|a pé)',
  // "Onbetaald verlof", "Tijdskrediet"
  '(?:onbetaald|betaald|langdurig|palliatief|thematisch|familiaal|buitengewoon) verlof|(?:moederschaps|vaderschaps|bevallings|zwangerschaps|geboorte|ouderschaps|zorg|mantelzorg|adoptie|studie|familie)-?verlof|loopbaanonderbreking|moederschaps(?:rust|verlof)|bevallings(?:rust|verlof)|tijdskrediet|(?:tijdelijk|economisch|technisch)e? werkloos(?:heid)?|(?:fiets|zeil|wandel|motor)(?:reis|tocht)',
  // "Vårdledig", "Föräldraledighet", "Permitterad"
  '(?:vård|omvårdnads|anhörig|moderskaps|mamma|faderskaps|pappa|föräldra|barn|studie|tjänst|alternerings|familje|sjuk)-?ledig(?:het(?:en)?)?|(?:obetald|betald) ledighet|permittera[dt]|permittering|korttidsarbete|(?:cykel|segel|vandrings|motorcykel)(?:resa|semester|tur)',
  // "Plejeorlov", "Orlov uden løn"
  '(?:pleje|fædre|barsels|forældre|omsorgs|studie|familie|sorg|børnepasnings|uddannelses)-?orlov|orlov(?: uden løn)?(?= *(?:$|[:,;(–-]))|hjemsendt|(?:cykel|sejl|vandre|motorcykel)(?:tur|rejse)|(?:pappa|mamma|pleie|omsorgs|foreldre|fødsels|svangerskaps|studie|velferds)-?perm(?:isjon)?|(?:ulønnet|lønnet) permisjon|permittert|permittering',
];

// Who stands in for somebody on leave works: "Maternity leave cover", "Vertretung in Elternzeit", "Congé maternité, remplacement".
const STANDS_IN =
  /(?<!\p{L})(?:cover(?:ing|ed)?|(?:\p{L}+)?vertretung|remplacements?|sustitu\p{L}*|suplenc\p{L}*|sostitu\p{L}*|supplenz\p{L}*|substitu\p{L}*|vervang\p{L}*|\p{L}*vikar\p{L}*|waarneming|officer)(?!\p{L})/iu;
const LEAVE = new RegExp(`^(?:${KINDS.join('|')})(?![\\p{L}-])`, 'iu');
// "Moderskaps- och föräldraledighet": the first of two words without its end.
const SHORTENED = /^\p{L}{3,}-\s(?:und|u\.|och|og|en|ja|et|&)\s(?=\p{L})/u;

/** Whether a text begins with such a time, and nobody stands in for whoever has it. */
export const isLeave = (text: string): boolean =>
  LEAVE.test(text.replace(SHORTENED, '')) && !STANDS_IN.test(text);

/** A text without such a time behind a comma: "Mitarbeit am elterlichen Hof, Kurzarbeit der Branche". */
export const withoutLeaveBehind = (text: string): string => {
  const [first = '', ...others] = text.split(/,\s+(?![^()]*\))/);
  const kept = others.filter((part) => !isLeave(part));
  return kept.length === others.length ? text : [first, ...kept].join(', ');
};
