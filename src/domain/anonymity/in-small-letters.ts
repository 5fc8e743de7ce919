import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { tagged } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import { isListedHouse, KNOWN_BY_WORD } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { capitalised } from './spans.ts';

const SPELL =
  'years?|yrs?|months?|mths|seasons?|winters?|summers?|spells?|stints?|time|jobs?|role|post|placement|apprenticeship|internship|traineeship|shifts|weekends|nights';
/** Where a house stands that notes write without a capital; a thing would have an article there. */
const HOUSE_BEFORE: readonly string[] = [
  '(?:work(?:s|ed|ing)?|temp(?:s|ed|ing)?|drives|drove|cooked|cleaned|picked|packed|freelanced) (?:for|at)',
  `(?:${SPELL}) (?:at|with|for)`,
  '(?:re)?join(?:s|ed|ing)',
  '(?:hired|poached|headhunted|recruited|employed|apprenticed|sponsored|seconded|sacked|rehired|taken on|let go|laid off|trained|taught) by',
  '(?:came|rose) (?:up )?(?:to us |to me )?(?:through|via)',
  '(?:studied|graduated|learned|learnt|qualified|interned|placed) at',
  '(?:ticket|licence|degree|nvq|hnc|diploma|apprenticeship|training|cards) (?:through|via|from|with)',
  '(?:employer|firm|company|workplace|outfit|job|place|school|college|uni)(?:,| is| was|:)',
  '(?:currently|presently|previously|formerly|prev|now|still|started|been) (?:at|with)',
  '(?:contract(?:ed)?|notice|on loan|loyal) (?:to|with)',
  '(?:moved|went|jumped|switched) from',
  '(?:came|come) (?:over|across) (?:to us )?from',
  'ex',
  '(?:reference|ref|offer) (?:is |was )?from',
  '(?:one|two|three|four|five|six|a few|several|another|then|later|before that|previously) at',
  '(?:pastor|priest|vicar|boss|manager|mgr|supervisor|foreman|gaffer|chef|matron|head|mates?|friends?|colleagues?|cousin|brother|sister|lads?|girls?|team|crew|people|folk|everyone|anyone) at',
  '(?:came|worked|cut (?:his|her|their) teeth|learned|learnt|grew) (?:up |through )?at',
];
/** A school in small letters, whose town explains nothing behind what was learned: `degree from durham`. */
const SCHOOL =
  /(?<![\p{L}-])(?:degrees?|masters?|bachelors?|honours|phd|msc|bsc|ba|ma|mba|beng|meng|llb|hnd|hnc|pgce|diploma|grad|graduated|studied|uni|law|nursing|economics|maths|engineering)(?: (?:in )?(?:law|nursing|economics|maths|engineering|history|english|business|marketing|physics|chemistry|biology))? (?:from|at|@) (\p{Ll}{4,})(?=[.,;:)!?]|$|\n| (?:in|and|then|with|but|first|before|after|uni)(?!\p{L}))/giu;
/** Words by which many know a school. */
const KNOWN_SCHOOL =
  /^(?:kings|queens|imperial|trinity|columbia|brown|rice|duke|temple|goldsmiths|guys|lincoln|bath|reading)$/u;
/** A second house behind `and`, in small letters: `worked in primark and next`. */
const AND_ANOTHER =
  /(?<![\p{L}-])(?:work(?:s|ed|ing)?|temp(?:s|ed)|been|years?|yrs|shifts) (?:in|at|for|with) \p{Ll}{3,}(?:, \p{Ll}{3,})?,? (?:and|then|&) (\p{Ll}{3,})(?=[.,;)]|$|\n)/giu;
/** A place by what it is called before its kind, without an article: `at chestnut farm`, `beds in cedar wing`; and one of a saint: `sings at st marys`. */
const BEFORE_KIND =
  /(?<![\p{L}-])(?:at|for|from|with|in|on|to|joined|left) (\p{Ll}{3,}) (?:farm|ward|wing|house|hall|lodge|court|manor|grange|park|primary|academy|chapel|quarry|mill|stables|kennels|nursery|surgery|estate|cottage|villa|unit)(?=[.,;:)!?]|$|\n| (?!\p{Ll}{3,}(?:s|ing|ed|er|ers)(?!\p{L}))\p{Ll})/gu;
const NO_NAME_BEFORE =
  /^(?:the|his|her|their|our|your|labour|delivery|maternity|stroke|renal|cardiac|surgical|medical|elderly|rehab|dementia|admissions|isolation|burns|trauma|recovery|theatre|one|two|any|some|each|every|this|that|and|open|care|day|night|high|crown|county|family|council|acute|sheltered|town|city|village|public|private|business|science|retail|industrial|theme|country|dairy|pig|poultry|sheep|arable|fish|wind|solar|free|clearing|power|packing|guest|halfway|safe|manor|front|back|play|school|church|concert|music|dance|food|village|saw|paper|steel|flour|feed|housing|council|real|film|tree|plant|garden|day|forest|state|nature|sports|leisure|holiday|caravan|car|lorry|truck|trailer|coach|bus)$/;
const OF_SAINT =
  /(?<![\p{L}-])(?:at|in|for|from|with|joined|left|to) ((?:st\.?|saint|sankt|sint) \p{Ll}{3,})(?!\p{L})/gu;

/** An inn by its sign in small letters: `pulls pints at the half moon`, `plays for the globe`. */
const INN =
  /(?<![\p{L}-])(?:at|plays? for|played for|behind the bar of) the ((?:(?:red|white|black|blue|golden|old|half|green|royal|three|two|six|queens?|kings?|dukes?|rising|cross) )?(?:globe|crown|swan|lion|bull|plough|anchor|moon|sun|ship|oak|fox|hare|hart|stag|wheatsheaf|feathers|eagle|dolphin|falcon|greyhound|harp|mitre|nelson|arms|castle|keys|boar|bear|lamb|raven|cricketers|bricklayers|masons|horseshoes?|barrel|tun|railway|thistle|harrow|chequers|fleece|woolpack|wellington|albion|britannia|victoria))(?![\p{L}’'-]| (?:and|of) \p{Lu})/giu;

/** A house by the surname of whoever has it: `a stint at harpers`, `six years at butlers`. Nobody is at several people. */
const AT_PEOPLE = new RegExp(
  `(?<![\\p{L}-])(?:${SPELL}|work(?:s|ed|ing)?|temped|been|started|trained|now) at (\\p{Ll}{2,}[eo]rs)(?=[.,;:)!?]|$|\\n| (?:until|till|since|for|as|in|on|and|then|before|after|from)(?!\\p{L}))`,
  'giu',
);
/** What large houses alone stand behind, as towns do as well. */
const MOVED_TO =
  /(?<![\p{L}-])(?:(?:moved|went|switched|jumped) to|training (?:in|at)|trained in) (\p{Ll}{3,})(?=[.,;)]|$|\n| (?:and|then|in|as|for)(?!\p{L}))/giu;
/** What somebody is called by others: any thing is a byname there. */
const CALLED =
  /(?<!\p{L})(?:(?:calls?|called) (?:him|her|them|me)|(?:is|are|was|goes|better|best|mostly|only|all|mates|friends|everyone|site|yard|floor),? known (?:\p{Ll}+ ){0,4}as|(?:^|[,.;:(] ?)known (?:\p{Ll}+ ){0,4}as|(?:goes|went|go) by|answers to|nick-?nam(?:e|ed)(?: is| was|:)?|aka|a\.k\.a\.) (?:the )?(\p{Ll}{3,})(?=[.,;:)!?]|$|\n| (?:at|on|in|by|to|and|since|because|but|for|everywhere|he|she|they)(?!\p{L}))/gu;
const THERE_BEFORE = [
  // `target hired her`, `beacon are keen to keep him`
  String.raw`(?:^|[.;,!?\n] ?|(?:before|until|till|then|when) )(\p{Ll}{3,})(?= (?:took (?:him|her|them|me) on|let (?:him|her|them|me) go|(?:hired|trained|poached|pays|paid|employs|employed|sponsors|sponsored|sacked|headhunted|recruited) (?:him|her|them|me)|(?:are|were) (?:keen|happy|willing|closing|moving|cutting|restructuring|losing|shutting|desperate)|first, then (?:an?|the))(?!\p{L}))`,
  // `was beacon before that`, `the beacon lot want him back`, `her manager is at beacon`
  String.raw`(?:(?:was|been|now|currently|then|later) )(\p{Ll}{3,})(?=,? before (?:that|then|it|an?)(?!\p{L})| since (?:he|she|they|school|leaving)(?!\p{L}))`,
  String.raw`(?:been|was|is|as) an? (\p{Ll}{3,})(?= (?:guy|man|lad|woman|girl|lass|kid) (?:since|for|all|through|from)(?!\p{L}))`,
  String.raw`the (\p{Ll}{3,})(?= (?:lot|mob) (?:want|would|will|are|have|had|let|took|made|gave|paid)(?!\p{L}))`,
  String.raw`left (\p{Ll}{3,})(?= (?:in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|19|20)\p{L}*|last (?:year|month|spring|summer|autumn|winter|week)|for (?:an?|more|better))(?!\p{L}))`,
].map((one) => new RegExp(`(?<![\\p{L}-])${one}`, 'giu'));
const WORD = String.raw`(\p{Ll}{3,}(?: \p{Ll}{3,})?)`;
const GOES_ON =
  '(?=[.,;:)!?]|$|\\n| (?:until|till|since|for|as|in|on|and|or|then|before|after|where|when|but|he|she|they|straight|from|last|this|now|aged|twice|again|until|full|part|nights|days|is|was|says|said|speaks|rates|knows|wants|vouches|would|has|had|at|to an?|to the|by|with)(?!\\p{L}))';
const HOUSE = new RegExp(`(?<![\\p{L}-])(?:${HOUSE_BEFORE.join('|')})(?: |(?<=ex)-)${WORD}${GOES_ON}`, 'giu');
/** What is done for, with and by nobody's house: what has no article in the language. */
const PLAIN =
  /^(?:home|work|school|college|university|uni|nights?|days?|weekends?|heights?|first|last|least|most|once|present|times?|risk|fault|ease|peace|war|lunch|breakfast|dinner|church|play|reception|theatre|scale|pace|speed|full|sixth|board|senior|junior|level|ground|capacity|best|minimum|maximum|rest|stake|heart|large|length|will|odds|hand|cost|trial|interview|source|height|depth|altitude|temperature|pressure|airport|hospital|site|various|several|many|different|both|that|this|these|those|some|all|noon|midnight|dawn|dusk|army|navy|force|military|police|service|marine|trade|industry|banking|retail|hospitality|agency|council|government|public|family|infantry|cavalry|royal|prison|nhs|civil|cash|charity|free|pay|money|love|pride|care|passion|today|tomorrow|now|then|which|what|whom|who|him|her|them|me|us|it|one|two|three|four|five|six|seven|eight|nine|ten|more|less|much|little|good|bad|better|early|late|later|soon|food|fun|experience|practice|example|instance|sale|rent|hire|commission|cover|cheque|check|card|transfer|phone|email|mail|post|word|ear|sight|mouth|text|video|zoom|mistake|accident|chance|default|design|law|order|force|age|birth|design|training|study|research|work|help|team|staff|crew|management|office|head|base|camp|sea|land|court|class|practice|life|death|age|contract|notice|term|month|week|year|quarter|season|summer|winter|spring|autumn|christmas|easter|maternity|paternity|leave|sick|duty|rota|shift|call|standby|demand|request|time|overtime|part|piece|day|hour|travel|travelling|holiday|english|spanish|french|german|arabic|and|the|not|just|only|also|very|well|quite|rather|too|own|other|another|each|every|such|same|mum|dad|mother|father|husband|wife|partner|brother|sister|uncle|aunt|cousin|friend|mate|boss|owner|parents?|clients?|customers?|production|stock|dispatch|goods|planning|quality|maintenance|support|security|safety|sales|marketing|finance|legal|compliance|operations|ops|accounts|payroll|procurement|purchasing|logistics|admin|recruitment|people|talent|data|product|engineering|tech|power|energy|water|gas|oil|food|fish|meat|milk|wood|metal|steel|timber|plastic|glass|paper|concrete|stone|brick|fabric|leather|rubber|machinery|plant|equipment|hardware|software|cattle|sheep|dairy|poultry|paperwork|traffic|freight|cargo|luggage|music|art|sport|football|rugby|cricket|golf|politics|business|commerce|property|insurance|law|medicine|nursing|teaching|farming|fishing|mining|construction|manufacturing|catering|cleaning|driving|cooking|writing|reading|welding|someone|somebody|anyone|anybody|nobody|everyone|everybody|nothing|something|anything|everything|there|here|where|home|abroad|overseas|away|inside|outside|upstairs|downstairs|reliable|punctual|honest|fair|friendly|calm|kind|quiet|safe|tough|strict|hard|difficult|great|excellent|poor|temp|perm|permanent|temporary|immediate|flexible|negotiable|open|available|clear|clean|valid|fine|pending|due|paid|unpaid|current|previous|former|new|old|young|big|small|long|short|local|national|international|global|regional|private)$/u;
const MASS =
  /(?:ing|ion|ment|ness|ity|ty|ism|ance|ence|ship|ics|ology|graphy|age|ure|th|ly|al|ous|ive|able|ible|ful|less|ic|ary)$/u;
const WHY = 'stands in small letters where a house, a school or a byname stands without an article';

const isRole = (said: string): boolean =>
  roles().book.at(
    wordsOf(said).map(({ text }) => text),
    0,
  ) !== undefined;

/** A thing that one can count, of which the language says `a` or `the`. @param isBeing also words in -er, which mostly say what somebody does */
function isThing(word: string, isBeing = false): boolean {
  if (PLAIN.test(word) || MASS.test(word) || !isInDictionary(word) || isRole(word)) return false;
  if (/(?:or|ist|man|men|ee|s)$/u.test(word) || (/er$/u.test(word) && !isBeing)) return false;
  return tagged(word)[0]?.pos === 'NOUN' || tagged(`the ${word} is`)[1]?.pos === 'NOUN';
}

const isHouse = (said: string): boolean => {
  if (PLAIN.test(said)) return false;
  const name = said.split(' ').map(capitalised).join(' ');
  return KNOWN_BY_WORD.has(name) || (!isRole(said) && isListedHouse(name));
};

/**
 * Words in small letters that an English text has where a house, a school or a byname stands: a listed house, or a thing without the article that it
 * would have (`six years at anchor`, `joined target straight from school`, `everyone calls him badger`).
 */
export function inSmallLettersIn(text: string): UncertainOccurrence[] {
  if (readerOf(text) !== 'en') return [];
  const places = [
    ...matchesOf(HOUSE, text).flatMap((match) => {
      const said = match[1] ?? '';
      if (!/^\p{Ll}/u.test(said) || isPlaceName(said)) return [];
      const words = said.split(' ');
      const [first = '', second] = words;
      const start = match.index + match[0].lastIndexOf(said);
      if (isHouse(said)) return [{ start, end: start + said.length }];
      if (second !== undefined && !GOES_ON_AT.test(` ${second}`)) return [];
      return isThing(first) || isHouse(first) ? [{ start, end: start + first.length }] : [];
    }),
    ...THERE_BEFORE.flatMap((pattern) => matchesOf(pattern, text)).flatMap((match) => {
      const word = match[1] ?? '';
      if (!/^\p{Ll}/u.test(word) || isPlaceName(word) || !(isThing(word) || isHouse(word))) return [];
      const start = match.index + match[0].lastIndexOf(word);
      return [{ start, end: start + word.length }];
    }),
    ...matchesOf(SCHOOL, text).flatMap((match) =>
      lastWord(match, (word) => isTown(word) || KNOWN_SCHOOL.test(word)),
    ),
    ...matchesOf(AND_ANOTHER, text).flatMap((match) => lastWord(match, isHouse)),
    ...matchesOf(BEFORE_KIND, text).flatMap((match) => {
      const word = match[1] ?? '';
      if (NO_NAME_BEFORE.test(word) || !isThing(word)) return [];
      const start = match.index + match[0].indexOf(' ') + 1;
      return [{ start, end: match.index + match[0].length }];
    }),
    ...matchesOf(OF_SAINT, text).map(({ 0: whole, 1: said = '', index }) => {
      const end = index + whole.length;
      return { start: end - said.length, end };
    }),
    ...matchesOf(INN, text).flatMap((match) => {
      const said = match[1] ?? '';
      const start = match.index + match[0].length - said.length;
      return /^\p{Ll}/u.test(said) ? [{ start, end: start + said.length }] : [];
    }),
    ...matchesOf(AT_PEOPLE, text).flatMap((match) =>
      lastWord(match, (word) => {
        const one = word.slice(0, -1);
        return (
          (isKnownSurname(one) || isKnownGiven(one)) &&
          !isRole(one) &&
          !PLAIN.test(word) &&
          !isPlaceName(word)
        );
      }),
    ),
    ...matchesOf(MOVED_TO, text).flatMap((match) =>
      lastWord(match, (word) => isHouse(word) && !isPlaceName(word)),
    ),
    ...matchesOf(CALLED, text).flatMap((match) => {
      const word = match[1] ?? '';
      if (!isInDictionary(word) || isRole(word) || PLAIN.test(word)) return [];
      if (!/ the $/u.test(match[0].slice(0, -word.length)) && !isThing(word, true)) return [];
      const start = match.index + match[0].lastIndexOf(word);
      return [{ start, end: start + word.length }];
    }),
  ];
  return places.map((one) => ({ ...one, reason: 'employer', why: WHY }));
}

/** Where the last word of a match stands, if it is in small letters and such a one. */
function lastWord(match: RegExpMatchArray, is: (word: string) => boolean): { start: number; end: number }[] {
  const word = match[1] ?? '';
  if (!/^\p{Ll}/u.test(word) || !is(word)) return [];
  const start = (match.index ?? 0) + match[0].lastIndexOf(word);
  return [{ start, end: start + word.length }];
}
const isTown = (word: string): boolean => placeNamed(fold(word), 'AU')?.kind === 'city' && !PLAIN.test(word);
const GOES_ON_AT = new RegExp(`^${GOES_ON}`, 'u');
