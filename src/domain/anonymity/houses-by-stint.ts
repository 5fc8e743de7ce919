import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { isListedHouse } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { coverOf } from './spans.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}\p{N}’'-]*(?<![’']s)`;
const NAME = `(?:(?:St|Ste|Chr|Joh|Wm|Jos|Aug|Gebr|Fr)\\. )?${WORD}(?: (?:(?:of|and|&|the|de|du|la|le|von|di|da|do) )?${WORD}){0,3}`;
const END = '(?![\\p{L}\\p{N}-])';
const TOWN = `${WORD}(?: (?:(?:de|di|du|do|da|upon|am) )?${WORD}){0,2}`;
const THE = '(?:the |der |dem |den |die |het |de |la |le |el |il |lo )?';
const AT =
  "(?:at|with|w/|for|from|bei|beim|chez|bij|hos|presso|dal|dalla|dall[’']|da|na|no|nos|nas|en|em|à|au|til|för|på)";
const STINT =
  '(?:years?|yrs?|months?|mths?|weeks?|wks?|seasons?|summers?|winters?|stint|spell|internship|placement|secondment|apprenticeship|traineeship|cadetship|Jahre?|Monate?|Saisons?|Praktikum|Lehre|ans|année|mois|saisons?|stage|alternance|años?|meses|temporadas?|prácticas|campañas?|anos?|estágio|temporada|campanha|vindima|época|anni|anno|mesi|stagion[ei]|tirocinio|vendemmia|jaar|maanden|seizoen|stage|år|månader|säsong(?:er)?|praktik|sæson|måneder)';
const DID =
  '(?:did|spent|worked|trained|interned|temped|learn(?:ed|t)|started|served|was|hizo|trabajó|estuvo|aprendió|empezó|fez|trabalhou|esteve|aprendeu|estagiou|ha (?:fatto|lavorato|imparato)|faceva|lavorava|è stat[oa]|a (?:fait|travaillé|appris|commencé)|faisait|travaillait|war|arbeitete|lernte|gearbeitet|gelernt|werkte|leerde|stage liep|jobbade|arbetade|lärde)';
const SHE =
  '(?:he|she|they|the candidate|er|sie|il|elle|lui|lei|él|ella|ele|ela|hij|ze|zij|han|hon|hun|la persona|la personne|a pessoa|die Person|de kandidaat|kandidaten)';

const frame = (before: string, after = END, name = NAME): RegExp =>
  new RegExp(`(?<=(?<!\\p{L})${before} ${THE})(${name})${after}`, 'gu');

/** Frames in which a house stands by itself, be it a word, a town or a tool elsewhere. */
const SURE: readonly RegExp[] = [
  // "has a side job with Gasan on generators", "moonlights for Next", "un secondo lavoro da Zara"
  frame(
    '(?:(?:side|second|weekend|evening|Saturday|Sunday|holiday|student|night) (?:job|gig|hustle|contract)|[Mm]oonlight(?:s|ed|ing)?|[Nn]ebenjob|[Mm]inijob|[Ff]erienjob|[Bb]ijbaan|[Zz]aterdagbaan|[Bb]ijbaantje|[Ee]xtrajobb?|[Pp]etit boulot|[Ss]econdo lavoro) (?:at|with|w/|for|bei|beim|bij|hos|chez|da|dal)',
  ),
  // "did 4 months at New Relic": who is there for a while is at a house, though it makes a tool
  frame(
    `${DID} (?:about |around |just |only |nearly |almost )?(?:\\d{1,2}|an?|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:[- ](?:and )?a half)? ${STINT} (?:at|with|w/|chez|bei|bij|hos|presso)`,
  ),
  // "was briefly with Create in Wimbledon"
  frame(
    '(?:[Ww]as|[Ww]ere|[Bb]een) (?:briefly |once |also |previously |already |only |then )?with',
    `(?= (?:in|at) \\p{Lu}\\p{Ll}+ (?:on|for|as|until|till|during|before) )`,
  ),
  // "school buses with Stock Transportation in the 90s"
  frame('(?:with|at|for)', '(?= (?:back )?in the (?:early |mid |late )?(?:19|20)?\\d0s(?!\\p{L}))'),
  // "im Jahr in der Buchhaltung der Porsche Leipzig gesessen"
  new RegExp(
    `(?<=(?<!\\p{L})(?:Jahre?|Monate?|Saisons?|Wochen|Sommer|Winter) (?:lang )?(?:in|an|auf) der \\p{Lu}\\p{L}+ der )(${WORD} ${WORD})(?= (?:gesessen|gearbeitet|ausgeholfen|gewesen|verbracht|vertreten|mitgearbeitet|gejobbt|war|gelernt|tätig)|[,.;)])`,
    'gu',
  ),
  // "Straumann's Jebel Ali centre"
  new RegExp(
    `(?<=(?<!\\p{L})(?:for|at|in|with|from|on) (?:the )?)(${WORD}(?: ${WORD})?)(?=[’']s (?:\\p{Lu}[\\p{L}-]+ ){1,2}(?:centre|center|plant|office|branch|site|store|shop|depot|yard|lab|hub|works|factory|mill|clinic|kitchen|team|warehouse|terminal)(?!\\p{L}))`,
    'gu',
  ),
  // "The French side, Diam, called them twice"
  new RegExp(
    `(?<=, )(${WORD}(?: ${WORD})?)(?=, (?:offered|approached|courted|called|rang|phoned|wants|wanted|trained|hired) (?:him|her|them)(?!\\p{L}))`,
    'gu',
  ),
  // "mapped landslides for HALO Trust near the line"
  frame(
    '(?:for|with|at|joined|left)',
    END,
    `(?!(?:NHS|Housing|Family|Unit|Charitable|Academy|Hospital|Care|Building|Friendly|Law|Royal|Mental|Primary|Acute) )${WORD}(?: ${WORD})? (?:Trust|Foundation|Society)`,
  ),
  // "in the Eurobank HR file from a 2010 contract"
  new RegExp(
    `(?<=(?<!\\p{L})(?:in|on|from) (?:the|an old) )(${WORD}(?: ${WORD})?)(?= (?:HR|personnel|payroll|staff) (?:files?|records?|system|list)(?!\\p{L}))`,
    'gu',
  ),
  // "AH pays a retention bonus in June"
  /(?<=^|[.;!?\n] ?|[-•*] |, (?:and |but )?)(?!(?:HR|IT|UK|US|EU|QA|CV|NHS|BBC)(?!\p{L}))(\p{Lu}{2,6})(?= (?:pays?|paid|owes|offers|offered) (?:(?:him|her|them|me) )?(?:an? |the |out )?(?:[\p{Ll}-]+ ){0,1}(?:bonus|RSUs|salary|premium|allowance|overtime|thirteenth|severance)(?!\p{L}))/gu,
  // "que en Lamosa ya la entrevistaron y estuvo ahí de becaria"
  new RegExp(
    `(?<=(?<!\\p{L})(?:en|na|no|da|in|bei|chez|bij|hos|på) )(${WORD})(?=,? (?:ya (?:la|lo|le) (?:entrevistaron|conocen|vieron)|(?:já )?(?:a|o) (?:entrevistaram|conhecem)|(?:l[’']hanno|lo hanno|la hanno) già|(?:war|hat) (?:er|sie) schon|on (?:le|la) connaît|(?:kent|kennen) (?:ze|men) (?:hem|haar)|känner (?:de|man) (?:honom|henne))(?!\\p{L}))`,
    'gu',
  ),
  // "ran desks for a company and for NH"
  frame(
    '(?:an?|the) (?:\\p{Ll}+ ){0,2}(?:company|group|bank|retailer|manufacturer|provider|operator|insurer) and (?:later |then |before that )?(?:for|at|with|from)',
  ),
];

/** Frames in which a place, a tool or a word stands as well, so that these are left. */
const LIKELY: readonly RegExp[] = [
  // "two yrs w/ Allegion", "cadet time was w/ DFDS", "un anno a Monaco di Baviera da Fielmann", "campanha na Nova Zelândia, na Villa Maria"
  frame(
    `${STINT}(?: (?:was|were))?(?: (?:in-house|full-time|part-time|on loan|seconded|contracting|freelance))? (?:w/|with|at|for|bei|beim|chez|bij|hos|presso|dal|da)`,
  ),
  frame('(?:time|sea time|work experience|training) (?:was|were|spent|done) (?:w/|with|at|for|on)'),
  frame(`${STINT},? (?:in|a|à|en|em|na|no|i|te) ${TOWN},? ${AT}`),
  // "work as a finish carpenter with Lindsay Construction", "som spårvagnsförare hos Göteborgs Spårvägar"
  frame(
    '(?:as an? (?:[\\p{Ll}-]+ ){1,4}(?:with|at)|als (?:[\\p{Lu}\\p{Ll}-]+ ){1,2}(?:bei|beim|bij)|som (?:\\p{Ll}+ ){1,2}(?:hos|på|åt)|comme (?:\\p{Ll}+ ){1,3}chez|come (?:\\p{Ll}+ ){1,3}(?:da|presso))',
  ),
  // "Iberostar, donde hizo las prácticas", "Holcim, where she trained"
  new RegExp(
    `(?<=(?<!\\p{L})${AT} ${THE})(${NAME})(?=, (?:where|wo|où|dove|donde|onde|waar|där|hvor) (?:${SHE} )?(?:also |once |later |ook |auch |även )?${DID}(?!\\p{L}))`,
    'gu',
  ),
  // "referentie van Teylers volgt", "reference from Kiln Row to follow"
  frame(
    '(?:[Rr]eferences?|[Rr]eferenz|[Rr]eferentie|[Rr]éférence|[Rr]eferencia|[Rr]eferência|[Rr]eferenza|[Rr]eferens) (?:from|of|von|vom|van|de|da|di|från|fra)',
    '(?= (?:(?:is |still |ist |est |es |è |é )?(?:to follow|follows|pending|attached|enclosed|came|came back|arrived|on file|folgt|kommt|liegt|volgt|komt|suit|arrive|sigue|llega|segue|arriva|följer|kommer|følger|pendiente|pendente)|(?:was|is) (?:good|glowing|fine|strong|excellent))(?!\\p{L}))',
  ),
  // "pero Multi X le ofreció jefe de equipo", "Diam called them twice"
  new RegExp(
    `(?<=(?<!\\p{L})(?:but|and|pero|y|mas|e|ma|mais|et|aber|und|maar|en|men|och|porque|because|since|que|that) )(${NAME})(?= (?:(?:le|lo|la|lui|gli|l[’']|me) ?(?:ha |a |había |hat )?(?:ofreció|ofrece|ofrecieron|propuso|quiere|llamó|proposé|propose|offert|offre|propos[eo]|ha offerto|offerto|ofereceu|oferece|quer|chamou)|(?:offered|approached|courted|wants|called|rang|phoned) (?:him|her|them)|(?:hat|bot|bietet) (?:ihm|ihr)|biedt (?:hem|haar)|erbjöd (?:honom|henne)))`,
    'gu',
  ),
  // "2020-22 Arabtec, Dubai, two contracts"
  new RegExp(
    `(?<=(?:^|\\n)[-•* ]{0,3}(?:19|20)\\d\\d ?[-–] ?(?:(?:19|20)?\\d\\d|now|today|heute|present),? )(${WORD}(?: ${WORD}){0,2})(?=,|\\n|$| \\()`,
    'gu',
  ),
  // "Summer placement, Yarrow." at the end of a line
  new RegExp(
    `(?<=(?<!\\p{L})(?:[Pp]lacement|[Ii]nternship|[Aa]pprenticeship|[Ss]econdment|[Pp]raktikum|[Ss]tage|[Pp]rácticas|[Ee]stágio|[Tt]irocinio|[Pp]raktik)(?:,|:| [–-]) )(${WORD}(?: ${WORD})?)(?=[.;\\n]|$)`,
    'gu',
  ),
  // "Antes estuvo en Cedars-Sinai, en urgencias", "due estati in Lavazza"
  frame(
    "(?:(?:[Ee]stuvo|[Tt]rabajó|[Ff]ichó por|[Pp]asó por|[Ss]alió de|[Vv]iene de|[Vv]enía de)(?: (?:en|antes en|también en))?|(?:estat[ei]|mesi|anni|stagion[ei]) (?:in|alla|all[’']))",
    '(?=[,.;)]| (?:en|como|con|hasta|al|alla|nel|come|con|e|y|de \\d|in) )',
  ),
  // "Ancienne de la SNCF, et de Danone en alternance"
  frame(
    "(?:de|chez|à|pour)(?: la| le| l[’'])?",
    '(?= en (?:alternance|stage|apprentissage|CDD|intérim)(?!\\p{L}))',
    WORD,
  ),
  // "which is the Telekom arm", "c’est la filiale de Telekom"
  frame(
    "(?:which|that|it)(?:[’']s| is| was)(?: now)?",
    '(?= (?:arm|subsidiary|offshoot|affiliate|spin-?off|JV)(?!\\p{L}))',
    `${WORD}(?: ${WORD})?`,
  ),
  // "prev also Superquinn sausages"
  frame('(?:[Pp]rev(?:iously)?\\.? also(?: at| with)?|[Pp]rev\\.?(?: at| with)?)', END, WORD),
  // "a conseillé la carte des Domaines Hutin", "con Talleres Larrea"
  new RegExp(
    `(?<![\\p{L}-])((?:Domaines?|Châteaux?|Maison|Caves?|Ets\\.?|Établissements|Laboratoires?|Éditions|Transports|Menuiserie|Boulangerie|Biscuiterie|Conserverie|Fonderies?|Chantiers|Papeteries?|Verreries?|Clinique|Imprimerie|Bodegas?|Talleres|Conservas|Construcciones|Transportes|Hermanos|Herdade|Adega|Cantin[ae]|Tenuta|Fattoria|Officine|Molino|Pastificio|Caseificio|Salumificio|Autohaus|Spedition) (?:(?:de|du|des|della?|do|da|d[’']|la|le) ?){0,2}${WORD}(?: ${WORD})?)${END}`,
    'gu',
  ),
  // "deux saisons aux costumes de La Monnaie"
  new RegExp(
    `(?<=(?<!\\p{L})(?:saisons?|ans|mois|temporadas?|años|meses|stagioni|anni|mesi) (?:aux?|à la|aux|en|nel|nella|nei|alla|ai|no|na|al) (?:[\\p{Ll}’']+ ){1,2}(?:de|du|del|della|do|da) )((?:(?:La|Le|Les|Il|Los|El) )?${WORD}(?: ${WORD})?)${END}`,
    'gu',
  ),
  // "a regular on the VRT evening news roster"
  /(?<=(?<!\p{L})(?:on|for|in|at) the )(\p{Lu}{2,6})(?= (?:[\p{Ll}-]+ ){0,2}(?:roster|rota|newsroom|news desk|payroll|switchboard|canteen|night desk|morning show|evening news)(?!\p{L}))/gu,
  // "a JKUAT degree": letters of a school that no degree has
  /(?<![\p{L}\p{N}-])(?!(?:BSC|BSc|MSC|MBA|LLB|LLM|BED|BTEC|HND|HNC|NVQ|SVQ|PHD|MBBS|STEM|IT|ICT|HR|TEFL|PGCE|BA|MA|BE|BENG|MENG|DBA|EMBA|FP|UK|US|EU|USA|AI|CS|CIS|EE|ME|PE|TAFE|FE)(?!\p{L}))(\p{Lu}{3,6})(?= (?:degree|diploma)(?:[,.;]|$| (?:and|in|with|from|of)(?!\p{L})))/gu,
  // "Carulla's loyalty card was the first thing they rebuilt"
  new RegExp(
    `(?<=^|[.;!?\\n] ?)(${WORD})(?=[’']s (?:[\\p{Ll}-]+ ){1,3}(?:was|were|is) (?:the (?:first|last|biggest|hardest) (?:thing|job|project|system|one|task)|what) (?:he|she|they)(?!\\p{L}))`,
    'gu',
  ),
];

/** Frames so sure that two words with capitals together are a house, whatever each says. */
const OF_TWO: ReadonlySet<RegExp> = new Set(LIKELY.slice(2, 4));

/** A large house in letters for which somebody does something now: `keeps a fleet running for ABB (the cableways)`. */
const LISTED = new RegExp(
  `(?<=(?<!\\p{L})(?:running|working|going|doing|on|contract|fleet|lines?|sites?|work|now|since|both|company) (?:and |also )?(?:for|with) )(${WORD})(?= \\(|, both|[.;]|,? (?:in|since|until|till|before) )`,
  'gu',
);

const OF_TIME =
  /day$|^(?:Christmas|Easter|I|He|She|They|Mum|Dad|January|February|March|April|May|June|July|August|September|October|November|December|English|French|German|Spanish|Italian|Dutch|Both|All|Some)$/u;

/**
 * Houses that no record has, where the words around tell that somebody was there for a time: `a side job with Gasan`, `two yrs w/ Allegion`,
 * `Iberostar, donde hizo las prácticas`. To be looked for once what is known is gone.
 * @param terms what the candidate is recorded as able to do
 */
export function housesByStintIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const reader = readerOf(text);
  const isSaid = (word: string): boolean => {
    const small = word.toLowerCase();
    if (OF_FORMS.has(small) || OF_WORK.test(word) || isInDictionary(small)) return true;
    return reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, word));
  };
  const isPlaces = (name: string): boolean =>
    isPlaceName(fold(name)) ||
    (/^\p{Lu}\p{Ll}/u.test(name) && name.split(/[ -]/u).every((one) => isPlaceName(fold(one))));
  const isPlain = (name: string): boolean =>
    isPlaces(name) || name.split(' ').every((word) => !/^\p{Lu}/u.test(word) || isSaid(word));
  const found = [...SURE, ...LIKELY, LISTED].flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 1: name = '', index }) => {
      if (OF_TIME.test(name.split(' ')[0] ?? '')) return [];
      const isSure = SURE.includes(pattern);
      const isTwo = OF_TWO.has(pattern) && / \p{Lu}/u.test(name) && !isPlaces(name);
      const isThe = /^(?:La|Le|Les|Il|Los|El) \p{Lu}/u.test(name) && !isPlaceName(fold(name));
      if (pattern === LISTED ? !isListedHouse(name) : !isSure && !isThe && !isTwo && isPlain(name)) return [];
      return [{ start: index, end: index + name.length, isSure: isSure || pattern === LISTED, isTwo }];
    }),
  );
  if (found.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  // `with React and Node`: each word by itself.
  const areTerms = ({ start, end }: { start: number; end: number }): boolean =>
    matchesOf(/\p{Lu}[\p{L}\p{N}’'-]*/gu, text.slice(start, end)).every(({ 0: word, index }) =>
      known.overlaps({ start: start + index, end: start + index + word.length }),
    );
  return found
    .filter((one) => one.isSure || !(one.isTwo ? areTerms(one) : known.overlaps(one)))
    .map(({ start, end }) => ({
      start,
      end,
      reason: 'employer',
      why: 'stands where somebody was for a time, and may be a house',
    }));
}
