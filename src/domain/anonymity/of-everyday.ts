import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isGivenName } from '../names/index.ts';
import { isInDictionary } from './reading.ts';

interface Stretch {
  start: number;
  end: number;
}

const LANGUAGES =
  'English|German|French|Spanish|Italian|Dutch|Portuguese|Polish|Mandarin|Japanese|Korean|Arabic|Swedish|Danish|Norwegian|Deutsch|Englisch|Französisch|Spanisch|anglais|allemand|français|espagnol|inglés|alemán|francés';

/** Feasts and holidays, after which somebody starts or is away; which house somebody was at they do not tell. */
const FEASTS =
  "Vaisakhi|Baisakhi|Diwali|Deepavali|Holi|Pongal|Onam|Navratri|Durga Puja|Ganesh Chaturthi|Raksha Bandhan|Eid(?: al-(?:Fitr|Adha)|ul-Fitr|ul-Adha)?|Ramadan|Ramzan|Muharram|Nowruz|Norooz|Hanukkah|Passover|Pesach|Rosh Hashanah|Yom Kippur|Sukkot|Purim|Lunar New Year|Chinese New Year|CNY|Tet|Tết|Seollal|Chuseok|Obon|Golden Week|Songkran|Mid-Autumn(?: Festival)?|Dragon Boat(?: Festival)?|National Day|Republic Day|Independence Day|Matariki|Waitangi(?: Day)?|Anzac(?: Day)?|ANZAC Day|Australia Day|Labour Day|Labor Day|Boxing Day|Bank Holidays?|Good Friday|Easter Monday|Whit(?:sun)?|Pentecost|Thanksgiving|Halloween|Hogmanay|New Year(?:[’']s)?(?: (?:Eve|Day))?|Christmas (?:Eve|Day)|Juneteenth|Valentine(?:[’']s|s)(?: Day)?|Mother(?:[’']s|s[’']?) Day|Father(?:[’']s|s[’']?) Day|Mothering Sunday|Black Friday|Cyber Monday|Burns Night|Bonfire Night|Pancake Day|(?:St\\.? )?(?:Patrick|Paddy)[’']?s Day|Saint-Valentin|Valentinstag|Muttertag|San Valentín|San Valentino|Canada Day|Mardi Gras|Toussaint|Ascension|Pentecôte|Pâques|Noël|Ostern|Pfingsten|Weihnachten|Fronleichnam|Karneval|Fasching|Fasnacht|Allerheiligen|Semana Santa|Navidad|Carnaval|Pascua|Ferragosto|Natale|Pasqua|Páscoa|Sinterklaas|Koningsdag|Pasen|Kerst|Pinksteren|Midsommar|Juhannus|Vappu|Påske|Påsk|Pinse|Thingyan|Losar|Dashain|Tihar|Vesak|Kwanzaa|Hari Raya|Lebaran|Nyepi|Galungan|Timkat|Meskel|Fasika";
const COUNTED =
  'Day|Week|Month|Quarter|Wave|Round|Sprint|Gate|Module|Zone|Bay|Dock|Depot|Rev|Gen|Group|Chapter|Paper|Part|Priority|Horizon|Scope|Option|Sev|Severity|Pillar|Stream|Key Stage|Year|Reception|Standard|Form|Set|Code|Run|Shift|Slot|Track|Pool|Stack|Region|District|Sector|Precinct|Camp|Base|Lot|Batch|Series|Title|Volume|Vol';
const NUMBERED = '(?:\\d{1,3}[A-Za-z]?|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|I{1,3}|IV|V|VI)';
/** Parts of a house that any has: `feedback from Finance`, `a second round with Legal and Finance`. */
const DEPARTMENTS =
  'Legal|Finance|Marketing|Sales|Operations|Ops|Procurement|Purchasing|Compliance|Risk|Treasury|Tax|Audit|Internal Audit|Engineering|Product|Design|Research|Payroll|People|Talent|Logistics|Facilities|Security|Quality|Production|Manufacturing|Maintenance|Planning|Communications|Comms|Data|Analytics|Technology|Tech|Support|Customer Service|Customer Success|Merchandising|Buying|Admissions|Estates|Housekeeping|Reception|Accounts|Credit Control|Underwriting|Claims|Actuarial|Pharmacy|Radiology|Oncology|Cardiology|Paediatrics|Pediatrics|Theatres|Maternity|Pathology|Admin|HR|IT|R&D|QA|QC|PR';

let currencies: RegExp | undefined;

/** Sums by the letters of their currency, as the platform knows them: `1.6m HUF`, `RON 9,000`. */
function sumsIn(text: string): RegExpExecArray[] {
  currencies ??= new RegExp(
    `(?<=\\d(?:k|m|mn|bn|K|M)? ?)(?:${Intl.supportedValuesOf('currency').join('|')})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${Intl.supportedValuesOf('currency').join('|')})(?= ?\\d)`,
    'gu',
  );
  return matchesOf(currencies, text);
}

/** What is written with capitals or figures and names nobody, by how it is written. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${FEASTS})(?![\p{L}\p{N}-]| \p{Lu}\p{Ll}+ (?:Ltd|Inc|Group))`,
    'gu',
  ),
  // `the post-Christmas backlog`, which the reader of words takes for a name.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:[Pp]re|[Pp]ost|[Mm]id)-(?:${FEASTS}|Christmas|Easter)(?![\p{L}\p{N}-])`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${COUNTED}) ${NUMBERED}(?![\p{L}\p{N}])`, 'gu'),
  // Roads: `works on the M7`, `off the A34`, `the I-95 corridor`.
  /(?<=(?<!\p{L})(?:the|[Oo]n|[Oo]ff|[Aa]long|[Nn]ear|[Dd]own|[Uu]p|[Vv]ia|and|or|an der|auf der|de|la|el|sur|da|de la) )(?:[AMBENRSCK]\d{1,4}(?:\(M\))?|[ISU][SR]?[- ]\d{1,3}|SH ?\d{1,3}|Route \d{1,3}|Highway \d{1,4}|Autobahn \d{1,3}|Ring Road)(?![\p{L}\p{N}])(?= (?:corridor|and|or|junction|between|from|to|near|works?|upgrade|project|extension|widening|roadworks|side|belt|gantry|contract|scheme|jobs?)(?!\p{L})|[.,;:)]|$)/gu,
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Ww]ith|[Ff]rom|[Ii]n|[Tt]o|[Bb]y|[Ff]or|and|or|[Aa]cross|[Bb]etween|[Oo]f|[Vv]ia|&|,|/) ?)(?:${DEPARTMENTS})(?=(?:,|:|;|\.|\)|$)| (?:and|or|team|teams|in|at|on|before|after|is|was|who|wants?|needs?|says?|said|has|have|are|will|would|budget|business partner|lead|leads|side|first|too|as|next|this|last)(?!\p{L}))`,
    'gu',
  ),
  // Bodies of standards by themselves, and the standards of accounts.
  /(?<![\p{L}\p{N}])IFRS \d{1,2}(?!\p{N})/gu,
  /(?<![\p{L}\p{N}])(?:ISO|IEC|DIN|IATF)(?![\p{L}\p{N}])(?! ?(?:\(|,? (?:hired|taught|promoted)))/gu,
  /(?<![\p{L}\p{N}])\d{1,2} CFR(?: [Pp]arts?)? \d{1,4}(?!\p{N})/gu,
  // Those in uniform, in whom many were: `twelve years in the Army`.
  /(?<=(?<!\p{L})(?:[Tt]he|[Ee]x-?|[Ii]n|[Oo]f|[Ff]ormer|and|or) ?)(?:(?:British|US|Indian|Irish|Territorial|Regular) )?(?:Army|Navy|Air Force|Marines|Armed Forces|Reserves|Fire (?:Service|Brigade)|Civil Service|Coast ?[Gg]uard)(?=[.,;:)!?]|$|\n| (?:and|or|as|in|for|from|before|then|since|until|at|where|he|she|they|is|was|veteran|reservist|officer|chef|medic|engineer|trained)(?!\p{L}))/gu,
  // Days, of which some fall on each week.
  /(?<!\p{L})(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})/gu,
  // How well a language is spoken.
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${LANGUAGES}) (?:at |level |auf |\()?)[ABC][12](?![\p{L}\p{N}])`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])[ABC][12](?= (?:${LANGUAGES})(?!\p{L}))`, 'gu'),
  // What may be driven.
  /(?<=(?<!\p{L})(?:Führerschein(?:e|klasse)?|Klasse|[Pp]ermis|[Cc]arnet(?: de conducir)?|licencia)(?: der| Klasse| tipo| clase)? )(?:[A-D][12]?E?)(?![\p{L}\p{N}])/gu,
  // Letters either side of a stroke, levels of tests, rosters: `A/B tests`, `Japanese N3`, `a strong B2`, `14x7`.
  /(?<![\p{L}\p{N}/])\p{Lu}\/\p{Lu}(?![\p{L}\p{N}/])/gu,
  /(?<=(?<!\p{L})(?:[Jj]apanese|JLPT|日本語) ?)N[1-5](?![\p{L}\p{N}])/gu,
  /(?<=(?<!\p{L})(?:[Ss]trong|[Ss]olid|[Gg]ood|[Aa]|[Aa]bout|[Rr]oughly|[Aa] weak|[Aa]t|[Aa]round|[Nn]early|[Tt]ested|[Bb]etween|[Ll]evel) )(?:[ABC][12]\+?)(?=[.,;)]| (?:in|or|at|and|with|speaker|level)(?!\p{L})|$)/gu,
  /(?<![\p{L}\p{N}])\d{1,2} ?[x×] ?\d{1,2}(?![\p{L}\p{N}])/gu,
  // Sums as German and Dutch write them, behind whose number it says of what: `4.900 brutto`.
  /(?<![\p{L}\p{N}.])\d{1,3}\.\d{3}(?= (?:brutto|netto|bruto|neto|Euro|EUR|CHF|Franken))/gu,
  // Steps that a numeral counts, units behind a figure.
  /(?<!\p{L})(?:[Pp]hase|[Cc]ert(?:ificate)?|[Ll]evel|[Cc]lass|[Gg]rade|[Tt]ier|[Tt]ype|PSM|PSPO) (?:I{1,3}|IV|VI?|\d)(?![\p{L}\p{N}])/gu,
  /(?<=\d ?)(?:[kMG]Hz|[kMGT]Wh|[kM]Pa|Mio|Mrd)(?!\p{L})/gu,
  // What inspectors say of a school, a ward or a home, and what a place of work counts.
  /(?<=(?<!\p{L})(?:[Rr]ated|[Gg]raded|[Jj]udged|[Ff]rom|to|as|of|an?|[Oo]fsted|CQC|[Bb]ecame|[Ss]tayed|[Rr]emained) ["“‘']?)(?:Outstanding|Good|Requires Improvement|Inadequate|Special Measures)(?![\p{L}\p{N}-]| \p{Lu})/gu,
  /(?<![\p{L}\p{N}])(?:Ward|Bay|Line|Unit|Building|Block|Floor|Gate|Lot|Plot|Hall|Room|Shift|Team|Route|Tank|Press|Cell|Pier|Berth|Theatre|Furnace|Boiler|Section|Package|Lane|Week|Year|Room|Band|Grade) \d{1,3}[A-Z]?(?![\p{L}\p{N}])/gu,
  // Pay in a currency that has letters for its sign: `R1.9m`.
  /(?<![\p{L}\p{N}])(?:R|RM|Rs|Kč|[ACS]\$|NZ\$|HK\$|US\$|kr) ?\d{1,3}(?:[.,]\d{1,3}){0,3}(?:k|m|mn)?(?![\p{L}\p{N}])/gu,
  // Laws of other languages, by the end of their word, and the one that each of them has a name for.
  /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{3,30}(?:gesetz(?:buch)?|verordnung|richtlinie)(?:e?s|en)?(?!\p{L})/gu,
  /(?<!\p{L})[Ll]oi \d{1,4}(?:-\d+)?(?!\p{L})/gu,
  /Reglamento General de Protección de Datos|Règlement [Gg]énéral sur la [Pp]rotection des [Dd]onnées|Code du travail/gu,
];

/** A law by its name: `the Mental Capacity Act 2005`, where each of its words is one of the language. */
const LAW =
  /(?<=(?<!\p{L})(?:[Tt]he|[Uu]nder|and|of) )((?:\p{Lu}\p{Ll}+,? |(?:and|of|for|to|in) ){1,8})(?:Acts?|Regulations?|Directive|Ordinance)(?: (?:19|20)\d\d)?(?!\p{L})/gu;

/** Languages that have three letters alone. */
const MORE_TONGUES =
  'ary arz ajp apc acm fil haw yue wuu nan hak ceb ilo hil bem luo kam mer kln nso tpi bho mai awa gsw nds sco hmn kea pap gcr tet ber kab zgh shi rif bal prs din nus efi tiv bin men tem'.split(
    ' ',
  );

let tongues: ReadonlySet<string> | undefined;

/** Names of languages in one word, as the platform knows them: `Xhosa`, `Twi`. */
function languageNames(): ReadonlySet<string> {
  if (tongues !== undefined) return tongues;
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((a) => letters.map((b) => a + b));
  const all = (shown: string, codes: readonly string[]): string[] => {
    const names = new Intl.DisplayNames([shown], { type: 'language', fallback: 'none' });
    return codes.flatMap((code) => names.of(code) ?? []);
  };
  const names = ['en', 'de', 'fr', 'es']
    .flatMap((shown) => all(shown, [...pairs, ...MORE_TONGUES]))
    .concat('Twi', 'Darija');
  tongues = new Set(
    names.filter((name) => /^\p{Lu}\p{Ll}{2,}$/u.test(name) && !isGivenName(name.toLowerCase())),
  );
  return tongues;
}

/** Where languages are listed: what else is called so is no language. */
const SPOKEN =
  /(?<!\p{L})(?:[Ss]peaks?|[Ss]poken|[Ss]peaking|[Ll]anguages?|[Ff]luent|[Nn]ative|[Mm]other tongue|[Bb]ilingual|[Cc]onversational|[Bb]asic|[Ss]ome|[Gg]ood|[Dd]ecent|[Ww]orking|[Ss]pricht|[Pp]arle|[Hh]abla)(?!\p{L})[^.;!?\n]{0,60}$|(?:^|[.;]\s+)(?:\p{Lu}\p{Ll}+(?:, | and | \([^)]*\),? ?)){0,6}$/u;
const ONE_WORD = /(?<![\p{L}\p{N}&-])\p{Lu}\p{Ll}{2,20}(?![\p{L}\p{N}-])/gu;

const languagesIn = (text: string): RegExpExecArray[] =>
  matchesOf(ONE_WORD, text).filter(
    ({ 0: word, index }) =>
      languageNames().has(word) && SPOKEN.test(text.slice(Math.max(0, index - 120), index)),
  );

/** Where somebody would go, which tells no house, however small the town is: `would move to Passau`. */
const WISHED =
  /(?<!\p{L})(?:(?:[Ww]ould|[Cc]ould|[Mm]ight|[Cc]an|[Ww]ill|[Pp]repared to|[Hh]appy to|[Ww]illing to|[Oo]pen to|[Kk]een to|[Ww]ants? to|[Ll]ooking to|[Ff]ree to|[Rr]eady to) (?:also |not |only |even )?(?:go|move|relocate|commute|travel|consider|look at|do|take|work|be based|settle|live)|(?:[Hh]appy|[Ff]ine|OK|[Oo]kay|[Cc]ontent) (?:with|about|in)|[Kk]een on|[Ww]ill (?:do|take|look at|consider)|(?:[Hh]e|[Ss]he|[Tt]hey)[’']d (?:take|do|go to|move to|look at|consider)|[Ww]ants|[Pp]refers?|[Ww]ishes|[Ll]ooking (?:at|for|in|around)|[Oo]pen to|[Ll]ikes|[Nn]othing|[Nn]o further|[Ii]deally|[Cc]ommut\p{L}+|[Pp]rêt[e]? à (?:bouger|déménager|s['’]installer|aller)|[Mm]obilité|[Mm]obile|[Ss]ouhaite(?:rait)?|[Pp]réfère(?:rait)?|[Pp]référerait|[Aa]imerait|[Vv]oudrait|[Aa]ccepterait|[Vv]ise|[Ss]ecteur|[Ii]déalement|[Bb]usca|[Pp]refiere|[Aa]ceptaría|[Ss]e (?:iría|mudaría|trasladaría)|[Mm]ovilidad|[Dd]isponible|[Vv]orrebbe|[Pp]referisce|[Dd]isponibile|[Cc]erca|[Ll]ibera|[Ll]ibero|[Zz]ona|[Zz]oekt|[Ll]iefst|[Rr]egio|[Oo]mgeving|[Ss]ucht|[Mm]öchte|[Bb]evorzugt|[Aa]m liebsten|[Rr]aum|[Uu]mkreis|[Uu]mzug|[Pp]rocura|[Pp]refere|[Mm]udaria)(?: (?:back|home|over|out))?(?: (?:past|beyond|further than|to|in|near|around|from|as far as|between|on|sur|à|vers|dans|en|a|hacia|por|per|su|verso|da|in|nach|im|op|naar|para|de|do|da))?(?: (?:anywhere|somewhere|jobs?|roles?|work|settembre|gennaio)(?: \p{Ll}+){0,2})?(?:,? (?:\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?:, (?:or |not )?| or | and | ou | o | y | e | oder | und | of | en |\/))*)? ?$/u;
const TOWN = /(?<![\p{L}\p{N}&-])\p{Lu}[\p{L}’'-]{2,30}(?: \p{Lu}[\p{L}’'-]{1,30}){0,2}(?![\p{L}\p{N}-])/gu;

/** Whether a text says that somebody would go to what stands at a place of it. */
export const isWished = (text: string, index: number): boolean =>
  WISHED.test(text.slice(Math.max(0, index - 90), index));

/** The towns that somebody would go to. */
const wishedIn = (text: string): RegExpExecArray[] =>
  matchesOf(TOWN, text).filter(
    ({ 0: town, index }) => isWished(text, index) && placeNamed(fold(town), 'AU') !== null,
  );

const ONE_TOWN = "\\p{Lu}[\\p{L}\\p{M}’'-]{2,24}(?: \\p{Lu}[\\p{L}\\p{M}’'-]{2,24})?";
/** Two towns either of which will do, as an item of a list: `48k, Modena o Carpi.` */
const EITHER_TOWN = new RegExp(
  `(?<=(?:^|[.,;:(\\n] |(?<![\\p{L}])(?:[Rr]aum|[Ww]ants|[Pp]refers) ))(${ONE_TOWN}) (?:or|oder|ou|o|u|of|eller|lub|albo|nebo|alebo|veya|ya da|sau|vagy|ali|tai) (${ONE_TOWN})(?=[.,;)\\n]|$)`,
  'gu',
);
/** The same wherever it stands, as nobody was at one or the other: `Ser for seg Tromsø eller Bodø`, `jobb på Fyn eller i Aarhus`. */
const ONE_OR_OTHER = new RegExp(
  `(?<![\\p{L}\\p{N}&.-])(${ONE_TOWN}),? (?:or|oder|ou|o|of|eller|lub|albo|czy|nebo|či|alebo|veya|ya da|sau|vagy|ali|ili|tai|või|vai|arba|чи|или|або|или|ή) (?:in |i |im |a |à |en |em |no |na |på |w |we |v |ve |u |în |la |в |у |на )?(${ONE_TOWN})(?![\\p{L}\\p{N}])`,
  'gu',
);
const people = (town: string): number | null => {
  const place = placeNamed(fold(town), 'AU');
  return place === null ? null : place.kind === 'city' ? place.population : Number.POSITIVE_INFINITY;
};
const MANY = 100_000;

/** Such towns, where both are known, or one is that has many people and the other is no large house. */
const eitherIn = (text: string): RegExpExecArray[] =>
  [EITHER_TOWN, ONE_OR_OTHER]
    .flatMap((pattern) => matchesOf(pattern, text))
    .filter(({ 1: one = '', 2: other = '' }) => {
      const known = [one, other].map(people);
      if (known.every((count) => count !== null)) return true;
      return (
        known.some((count) => (count ?? 0) >= MANY) &&
        [one, other].every((town) => employerNamed(town) === undefined)
      );
    });

/** Laws, standards, days, languages, levels and units in a text: they are of everybody's work, whatever capitals they have. */
export function everydayIn(text: string): Stretch[] {
  const laws = matchesOf(LAW, text).filter(({ 1: words = '' }) =>
    words.split(/[ ,]+/u).every((word) => word === '' || isInDictionary(word.toLowerCase())),
  );
  return [
    ...laws,
    ...languagesIn(text),
    ...sumsIn(text),
    ...wishedIn(text),
    ...eitherIn(text),
    ...PATTERNS.flatMap((pattern) => matchesOf(pattern, text)),
  ].map(({ 0: said, index }) => {
    return { start: index, end: index + said.length };
  });
}
