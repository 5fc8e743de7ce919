import { placeNamed } from '../lexicon/places.ts';
import { isGivenName } from '../names/index.ts';
import { isEnglish, type Tagged, tagged } from '../speech/index.ts';
import { isOfWorldMap } from './regions-of-world.ts';
import { beginsSentence } from './spans.ts';
import { GENERIC, ORDINARY } from './words.ts';

/** How a word that could be a name is meant where it stands. */
export type Reading = 'name' | 'word' | 'unsure';

const MONTHS = new Set(
  'january february march april may june july august september october november december'.split(' '),
);
const OF_TIME =
  /\b(?:each|every|come|around|one|in|since|until|till|by|from|to|of|early|late|mid|during|next|last|this|through|before|after|and|or|\d{1,2}(?:st|nd|rd|th)?)[\s-]+$/iu;
const OF_PLACE =
  /\b(?:in|to|from|near|around|across|throughout|between|outside|within|into|greater|central|inner|downtown|north|south|east|west|western|eastern|northern|southern|based in|via|,)\s+$/iu;
const HONORIFIC =
  /\b(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|dear|hi|hello|thanks|regards|herr|frau|sister|brother|nurse|captain|coach|chef|inspector|constable|sergeant|father|reverend|rev|judge|justice|senator|councillor|principal)\.?,?\s+$/iu;
/** What shows respect behind a name: `Matsumoto-san`, `Kim-ssi`. */
const RESPECT_BEHIND =
  /^-(?:san|sama|sensei|senpai|kun|chan|ssi|nim|ji|saheb|sahib|bhai|da|di|garu|ko|hanim|bey|jan|khan)(?![\p{L}])/u;
const MODALS = new Set(['will', 'may', 'can', 'must', 'might', 'would', 'could', 'should']);
// What people do, where the tagger takes it for things: "Faith mentors juniors".
const PRESENT =
  /^(?:advises|aims|audits|balances|brings|budgets|builds|calls|chairs|coaches|codes|comes|consults|cooks|cares|designs|directs|drives|edits|enjoys|excels|farms|flies|gives|goes|grows|heads|helps|holds|invests|judges|keeps|knows|leads|lectures|likes|lists|lives|looks|loves|makes|manages|markets|mentors|models|moves|negotiates|nurses|offers|oversees|owns|paints|partners|plans|plays|practises|prefers|presents|prices|produces|programs|reads|reports|researches|reviews|runs|says|schedules|sells|serves|shapes|sings|speaks|spends|stands|starts|studies|supervises|supports|takes|talks|teaches|tests|thinks|trades|trains|travels|tutors|uses|volunteers|wants|wins|works|writes)$/u;
// The past of strong and mixed verbs, which is a closed class: the tagger takes much of it for things (`learnt`, `shod`).
const PAST =
  /^(?:was|were|had|has|is|did|does|led|ran|built|won|grew|held|took|wrote|rose|spoke|began|oversaw|rebuilt|rewrote|sought|sent|dealt|fought|flew|overcame|outsold|withdrew|undertook|caught|beat|swam|rode|shot|threw|heard|felt|hit|let|co-led|made|kept|left|met|brought|taught|sold|spent|cut|set|put|went|came|got|gave|saw|drove|chose|drew|knew|found|lost|paid|sat|stood|told|thought|understood|became|chaired|broke|bore|bent|bound|blew|bought|crept|dug|drank|ate|fell|fed|froze|hung|hid|laid|lent|lit|meant|quit|rang|sang|sank|shook|slept|slid|spun|split|spread|stole|stuck|strove|struck|swept|swore|tore|wore|wove|wound|welded|arose|awoke|bade|befell|beheld|bit|bled|bred|burnt|cast|clung|cost|dreamt|dwelt|fled|flung|forbade|foresaw|forgave|forgot|ground|hewed|hurt|knelt|leant|leapt|learnt|lay|misread|mistook|outbid|outdid|outgrew|outran|overheard|overran|overtook|partook|rebound|redid|redrew|read|remade|resold|retold|retook|reset|rethought|retaught|rewound|rid|shed|shod|shone|shrank|shut|slew|slung|slit|smelt|sowed|sped|spat|spelt|spilt|spoilt|sprang|stank|stung|strode|strung|swelled|swung|thrust|trod|unwound|upheld|upset|wept|wet|woke|wrung)$/u;

/** Regions that no gazetteer of countries, states and towns has, as they are called there. */
const REGIONS = new Set(
  'bretagne normandie alsace lorraine provence bourgogne auvergne aquitaine occitanie picardie savoie vendée corse wallonie flandre vlaanderen bayern sachsen hessen thüringen niedersachsen westfalen rheinland pfalz schwaben franken ruhrgebiet steiermark kärnten tirol vorarlberg burgenland niederösterreich oberösterreich cataluña catalunya galicia andalucía navarra aragón asturias cantabria extremadura castilla euskadi toscana lombardia piemonte veneto sicilia puglia emilia romagna emilia-romagna umbria lazio molise abruzzo abruzzi campania basilicata calabria liguria friuli trentino sardegna brianza murcia rioja canarias baleares midlands highlands cotswolds wirral humberside merseyside tyneside teesside wearside cornwall dorset norfolk suffolk cheshire lancashire yorkshire cumbria northumberland hampshire wiltshire berkshire hertfordshire oxfordshire saarland brandenburg holstein mecklenburg vorpommern allgäu emsland eifel lausitz oberpfalz unterfranken oberfranken mittelfranken oberbayern niederbayern ostfriesland sauerland münsterland brabant limburg gelderland overijssel drenthe friesland flevoland twente achterhoek veluwe betuwe randstad gippsland illawarra pilbara riverina northland taranaki southland alentejo algarve speyside islay skye orkney shetland hebrides cairngorms trossachs lochaber badenoch barossa wairarapa manawatu kapiti coromandel gauteng mpumalanga boland winelands overberg karoo highveld lowveld śląsk slask mazowsze małopolska malopolska wielkopolska pomorze podlasie podkarpacie kujawy lubelszczyzna morava vysočina čechy skåne skane småland smaland norrland västergötland östergötland värmland dalarna borders dales pennines snowdonia eryri galloway lothian lothians fens broads peaks weald chilterns mendips quantocks exmoor dartmoor atlantic pacific adriatic aegean baltic levant sahel maghreb caucasus balkans alps andes rockies appalachia ozarks piedmont panhandle outback jylland sjælland sjaelland fyn nordland vestland rogaland hordaland'.split(
    ' ',
  ),
);
/** Whether a name, folded, is a country, a part of one or a region of one whose language is read. */
export const isRegion = (word: string): boolean => REGIONS.has(word) || isOfWorldMap(word);

const places = new Map<string, boolean>();

/** Whether a word is the name of a country, a state, a region or a city of a hundred thousand people. */
export function isPlaceName(word: string): boolean {
  if (isRegion(word)) return true;
  const had = places.get(word);
  if (had !== undefined) return had;
  const place = placeNamed(word, 'AU');
  const is = place !== null && (place.kind !== 'city' || place.population >= 100_000);
  if (places.size > 20_000) places.clear();
  places.set(word, is);
  return is;
}

/** Whether a word of a name is a word of the language or the name of a place as well. */
export const isAlsoWord = (word: string): boolean =>
  ORDINARY.has(word) || GENERIC.has(word) || MONTHS.has(word) || isPlaceName(word);

/** Whether a word is the past of a strong or mixed verb: no dictionary of the tagger has `learnt`. */
export const isPast = (word: string): boolean => PAST.test(word);

/** Whether a word stands in a dictionary, so that in small letters it is no name. */
export const isInDictionary = (word: string): boolean => isAlsoWord(word) || isEnglish(word);

/**
 * Whether a word that could be a name is one where it stands, by its capital, its place in the sentence and the parts of
 * speech around it.
 * @param own the words of the same person's name, folded
 */
export function readingOf(
  text: string,
  { start, end }: { start: number; end: number },
  own: ReadonlySet<string>,
  part: 'first' | 'last',
): Reading {
  const said = text.slice(start, end);
  if (!/^\p{Lu}/u.test(said)) return 'word';
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 200);
  if (HONORIFIC.test(before) || RESPECT_BEHIND.test(after)) return 'name';
  const small = said.toLowerCase();
  if (MONTHS.has(small) && (OF_TIME.test(before) || /^\s+(?:\d|to\b)/u.test(after))) return 'word';
  if (isPlaceName(small) && (OF_PLACE.test(before) || isListed(before) || /^,\s+\p{Lu}/u.test(after)))
    return 'word';
  if (beginsSentence(text, start)) return atBeginning(said, after, part, own);
  return amidSentence(said, before, after, own, part);
}

// "Perth and Sydney", "Perth, Sydney": a place after another.
function isListed(before: string): boolean {
  const other = /(\p{Lu}\p{Ll}+)(?:\s*[,/&]|\s+(?:and|or))\s+$/u.exec(before)?.[1];
  return other !== undefined && isPlaceName(other.toLowerCase());
}

const FUNCTION_WORDS = new Set(
  'the a an by with for and but when while as our my his her their your this that in at on to of from we i it if since then so also both'.split(
    ' ',
  ),
);

/** A capital that no beginning of a sentence explains: a name, or a word of a heading. */
function amidSentence(
  said: string,
  before: string,
  after: string,
  own: ReadonlySet<string>,
  part: 'first' | 'last',
): Reading {
  const isOther = (word: string | undefined): word is string =>
    word !== undefined && !own.has(word.toLowerCase()) && !FUNCTION_WORDS.has(word.toLowerCase());
  const next = /^[ -](\p{Lu}[\p{L}'’]*)/u.exec(after)?.[1];
  const previous = /(\p{Lu}[\p{L}'’]*)[ -]$/u.exec(before);
  // The first word of a sentence has its capital for that: beside a verb ("Meet Ana") the next one is a name.
  const opens =
    previous !== null &&
    next === undefined &&
    beginsSentence(before, previous.index) &&
    !qualifies(previous[1] ?? '', said);
  const other = [opens ? undefined : previous?.[1], next].filter(isOther);
  if (other.length === 0) return /^[’']s\b/u.test(after) || said !== said.toUpperCase() ? 'name' : 'unsure';
  // A surname after a name that the language has no word for: `Mamen Reyes`.
  const called = previous?.[1]?.toLowerCase();
  if (part === 'last' && called !== undefined && next === undefined && isCalled(called)) return 'name';
  if (isPlaceName(said.toLowerCase()) && next === undefined) return 'unsure';
  return other.every((word) => isInDictionary(word.toLowerCase())) ? 'word' : 'unsure';
}

const isCalled = (word: string): boolean =>
  word.length > 1 && !isAlsoWord(word) && (isGivenName(word) || !isEnglish(word));

/** Whether a word goes with the next one as in a heading: `Senior Rail`. */
function qualifies(word: string, next: string): boolean {
  const [first] = tagged(`${word.toLowerCase()} ${next.toLowerCase()}`);
  return first === undefined || /^(?:ADJ|NOUN|PROPN|NUM)$/u.test(first.pos);
}

function atBeginning(said: string, after: string, part: 'first' | 'last', own: ReadonlySet<string>): Reading {
  if (/^[’']s\b/u.test(after)) return 'name';
  // `Banks' rules hold`: of somebody, or of several.
  if (/s$/u.test(said) && /^[’'] \p{L}/u.test(after)) return 'unsure';
  if (/^\s*(?:$|[.!?\n])/u.test(after)) return 'name';
  if (/^\s*(?:,\s*(?:who|whose|an?|our|now|currently|also|then|\d)\b|\(|[–—-]\s)/iu.test(after))
    return 'name';
  // "Bill, best at switchboards, will …"
  const apposed = /^,\s+\p{Ll}[^,.;!?]{2,60},(\s+\p{Ll}[^.;!?]*)/u.exec(after)?.[1];
  if (apposed !== undefined && startsWithVerb(apposed)) return 'name';
  const following = /^\s+(\p{Lu}[\p{L}'’-]*)/u.exec(after)?.[1];
  if (following !== undefined && own.has(following.toLowerCase())) return 'name';
  const sentence = /^[^.!?;\n]*/u.exec(after)?.[0] ?? '';
  // The tagger takes a name that it knows for one; what comes after is read more surely so.
  const [, ...rest] = tagged(`Emma${sentence}`);
  const verb = rest.find(({ pos }) => pos !== 'ADV');
  if (verb === undefined) return 'unsure';
  // A verb with its object: "Mark sets the price", "Grace chaired our board".
  if (
    /^\s+(?:\p{Ll}+ly\s+)?\p{Ll}{2,}(?:[^s\W]s|ed)\s+(?:the|an?|our|his|her|their|its|all|every|each|both|how|what|who|up|out|over)\b/u.test(
      sentence,
    )
  )
    return 'name';
  // "Jack audited distillers", "Parker shares photos": what somebody did to several things.
  if (/^\s+\p{Ll}{3,}(?:ed|[^\Ws]s)\s+\p{Ll}{3,}s\b/u.test(sentence)) return 'name';
  // "Bill N. climbs", of somebody whose surname begins so.
  const letter = /^\s+(\p{Lu})$/u.exec(sentence)?.[1]?.toLowerCase();
  if (letter !== undefined && [...own].some((word) => word.startsWith(letter))) return 'name';
  if (/^\s+\p{Ll}{2,}s\s+(?:off|up|out|in|on|down|over|away)\b/u.test(sentence)) return 'name';
  const conjoined = /^(?:and|&)$/u.test(verb.text) && /^\p{Lu}/u.test(rest[1]?.text ?? '');
  if (conjoined || /^\s+(?:and|&)\s+(?:his|her|their|I)\b/u.test(sentence)) return 'name';
  const behind = sentence.slice(sentence.indexOf(verb.text) + verb.text.length);
  if (!hasSubject(verb, said.toLowerCase(), behind)) return leftOver(said, sentence);
  const weak = /^(?:is|was)$/u.test(verb.text);
  if (
    part === 'last' &&
    weak &&
    !OF_SOMEBODY.test(sentence) &&
    !/^\s+(?:is|was)\s+(?:an?|the|our|one|currently|now|based)\b/u.test(sentence)
  )
    return 'unsure';
  return 'name';
}

/** What only somebody is: `Stone is ready`. */
const OF_SOMEBODY =
  /^\s+(?:is|was) (?:(?:very|quite|so|always|really|also|not|already|still|just|fully) )*(?:ready|available|keen|happy|open|free to|willing|able|calm|honest|polite|articulate|punctual|reliable|friendly|shy|quiet|confident|modest|ambitious|relocating|looking|leaving|interested|interviewing|asking|earning|working|studying|married|due|back|away|on (?:leave|holiday|notice|nights|days|call)|fluent|qualified|registered|chartered|trained|self-taught|serving|finishing|expecting|hoping|moving|after)(?!\p{L})/u;
const TO_DO = /^ (?:the|an?|this|that|these|those|it|them|all|any|your|our|my)(?!\p{L})/u;

/** Whether a sentence that begins with a word that is a name tells somebody to do what it says: `Skip the first interview`. */
export function isToldToDo(text: string, { start, end }: { start: number; end: number }): boolean {
  const after = text.slice(end, end + 120);
  if (!beginsSentence(text, start) || !TO_DO.test(after)) return false;
  const said = text.slice(start, end);
  const sentence = /^[^.!?;,\n]*/u.exec(after)?.[0] ?? '';
  const [first, ...rest] = tagged(`please ${said.toLowerCase()}${sentence}`).slice(1);
  // "Mark the best of us wanted": what comes behind has its verb.
  return first?.pos === 'VERB' && !rest.some(({ pos, text }) => pos === 'AUX' || PAST.test(text));
}

const startsWithVerb = (rest: string): boolean => /^(?:VERB|AUX)$/u.test(tagged(`Emma${rest}`)[1]?.pos ?? '');

/** Whether a verb goes with a person as its subject: bent, or a modal that the word itself does not explain. */
function hasSubject({ text, pos }: Tagged, said: string, rest: string): boolean {
  const verb = text.toLowerCase();
  if (PAST.test(verb) || (PRESENT.test(verb) && !/^\s*(?:and|or|,)/u.test(rest))) return true;
  if (pos === 'AUX') return !(MODALS.has(said) && /^(?:be|have|do)$/u.test(verb));
  if (pos === 'ADJ' && /ed$/u.test(verb)) return isDeedBefore(rest);
  if (pos === 'NOUN' && /[^s]s$/u.test(verb)) return isBentBefore(verb, rest);
  return pos === 'VERB' && /(?:ed|[^s]s)$/u.test(verb);
}

/** Whether what the tagger takes for how something is was done: "sewed for the opera", not "panelled rooms were common". */
function isDeedBefore(rest: string): boolean {
  const [next, ...others] = tagged(`Emma sewed${rest}`).slice(2);
  return (
    next !== undefined &&
    /^(?:ADP|PART|ADV|DET|NUM)$/u.test(next.pos) &&
    !others.some(({ pos }) => pos === 'AUX')
  );
}

/** Whether what the tagger takes for several things is what somebody does, by its object: "shears 200 sheep", "blasts and crushes stone". */
function isBentBefore(verb: string, rest: string): boolean {
  const [, does, next, other] = tagged(`she ${verb}${rest}`);
  if (does?.pos !== 'VERB' || next === undefined) return false;
  return next.pos === 'NUM' || (next.pos === 'CCONJ' && other?.pos === 'VERB' && /[^s]s$/u.test(other.text));
}

const WHAT_ONE_DOES =
  /^ \p{Ll}{3,}(?<!ss)s (?:for|at|in|on|with|to|from|up|across|between|under|alongside|about|over) /u;

function leftOver(said: string, sentence: string): Reading {
  const [word, next, object] = tagged(said.toLowerCase() + sentence);
  if (word === undefined || !/^\s+\p{Ll}/u.test(sentence)) return 'unsure';
  // "Cook bakes bread", "Chase gilds frames": a thing behind what may be several ones is what somebody does it to.
  if (/[^s]s$/u.test(next?.text ?? '') && /^(?:NOUN|ADJ|PROPN)$/u.test(object?.pos ?? '')) return 'unsure';
  if (word.pos === 'NOUN' || word.pos === 'PROPN')
    return next?.pos === 'NOUN' && !next.text.endsWith('s') ? 'word' : 'unsure';
  // "Precious scrubs for ortho": what somebody does is tagged as things that the word tells more of.
  if (word.pos === 'ADJ' && WHAT_ONE_DOES.test(sentence)) return 'unsure';
  return /^(?:VERB|AUX|ADJ|ADP|DET|SCONJ|ADV)$/u.test(word.pos) ? 'word' : 'unsure';
}
