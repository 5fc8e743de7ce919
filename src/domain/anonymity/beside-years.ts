import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { industries, roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isMonth } from './dates-in-words.ts';
import { isListedHouse, KNOWN_BY_WORD } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK } from './proper-nouns.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&’'-]{0,60}(?: (?:& )?\p{Lu}[\p{L}\p{M}\p{N}&’'-]{0,60}){0,2}`;
const YEAR = String.raw`(?:(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d)`;
const NOW =
  "(?:now|present|date|today|heute|jetzt|dato|aujourd[’']hui|présent|hoy|actualidad|presente|oggi|hoje|atual|heden|nu)";
/** From when until when. */
const SPAN = String.raw`(?:(?:from|between|von|de|desde|dal|del|van|od|från|fra) )?${YEAR} ?(?:-|–|—|to|till|until|and|bis|à|au|a|al|e|até|hasta|tot|do|til|till) ?(?:${YEAR}|\d\d(?!\d)|${NOW})(?!\p{L})`;
/** How it goes on behind a name that a span of years stands before. */
const ENDS = String.raw`(?=[.,;:)|/]|$|\n| ?[-–—] | \(| (?:as|in|on|and|then|before|als|in|und|dann|comme|en|et|puis|como|y|luego|come|e|poi|depois|en|dan)(?!\p{L}))`;
const HEAD = String.raw`(?<=(?:^|[.;:!?\n•·|–-]\s{0,2}|, (?:and |then |und |dann |puis |luego |poi |depois |daarna )?))`;
/** Names with when somebody was there: `2015-2019 Oracle`, `Oracle (2019 to 2022)`. */
const DATED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])${SPAN}(?:[:,)]| -| –)? (?:(?:at|with|bei|chez|bij|presso) )?)(${NAME})${ENDS}`,
    'gu',
  ),
  new RegExp(String.raw`${HEAD}(${NAME})(?=(?:,|:| -| –)? \(?${SPAN})`, 'gu'),
];
const YEARS = '(?:years?|yrs?|months?|mths|Jahre|ans|años|anni|anos|jaar)';
const COUNT =
  '(?:\\d{1,2}(?:[.,]5)?|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei|dois|três|quatro|twee|drie|vijf|zes)';
/** Large houses with their town and how long: `Booking in Manchester 3 yrs`, `Three 2 yrs, Sky 4 yrs`. */
const COUNTED = new RegExp(
  String.raw`${HEAD}(${NAME})(?=(?:,? (?:in |\()\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?\)?,?)? ${COUNT} ${YEARS}(?!\p{L})(?! (?:of|experience|exp|old|ago)(?!\p{L})))`,
  'gu',
);
/** Where houses stand one after the other behind what they are to somebody: `Work history: Monsoon, Next, Gap`. */
const LABEL = new RegExp(
  String.raw`(?<=(?:^|[.;!?\n•|(,–-]\s{0,2})(?:(?:[Cc]urrent|[Pp]resent|[Pp]revious|[Pp]rev|[Ll]ast|[Ff]ormer|[Pp]ast|[Pp]ayroll|[Pp]arent|[Rr]ecent) )?(?:[Ee]mployers?|[Ee]mployment(?: history)?|[Ww]ork history|[Cc]areer(?: history| so far| to date)?|[Cc]ompan(?:y|ies)|[Oo]rg|[Oo]rgani[sz]ation|[Ff]irms?|[Aa]rbeitgeber|[Ff]irmen|[Ss]tationen|[Ee]mployeurs?|[Ee]ntreprises?|[Ee]mpresas?|[Ee]mpleadores?|[Aa]ziend[ae]|[Dd]atore di lavoro|[Ee]mpregadores?|[Ww]erkgevers?) ?(?::| -| –) )(${NAME}(?:(?:, | and | & | / |/|; | y | e | et | und | en )${NAME}){0,6})`,
  'gu',
);
/** A large house with what somebody was there: `Target: cashier; Staples: supervisor`. */
const ROLE_OF = new RegExp(
  String.raw`(?<=(?:^|[.;,\n•|–-]\s{0,2}))(${NAME})(?=: (\p{L}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?)(?=[.,;(]|$|\n| for | \d))`,
  'gu',
);
/** Letters and places with their time as houses have it, whatever they say elsewhere: `NMR since 2018`, `, Ceredigion before,`. */
const TIMED: readonly RegExp[] = [
  new RegExp(
    String.raw`${HEAD}(\p{Lu}{2,4})(?= (?:since (?:19|20)\d\d|for ${COUNT} ${YEARS})(?!\p{L}))`,
    'gu',
  ),
  /(?<=, )(\p{Lu}\p{Ll}{3,})(?= (?:before|since|prior|previously|earlier)[,.])/gu,
];
/** What has its time as a house does, and is none. */
const NO_HOUSE =
  /^(?:I|Head|Confidential|Private|Undisclosed|Vertraulich|A|An|The|He|She|They|It|We|Freelance\w*|Self|Self-[Ee]mployed|Maternity|Paternity|Parental|Career|Break|Gap Year|Travel\w*|Study|Studies|Studied|School|College|University|Uni|Apprentice\w*|Intern\w*|Trainee\w*|Temp\w*|Agency|Agencies|Contract\w*|Various|Several|None|Nil|Own|Nights?|Days?|Weekends?|Shifts?|Seasons?|Summers?|Winters?|Work\w*|Volunteer\w*|Raising|Caring|Carer|Living|Abroad|Military|Army|Navy|Police|NHS|Covid|COVID|Next|First|Last|Over|About|Around|Nearly|Almost|Some|Only|Just|Then|Now|Before|After|From|Between|Since|For|Was|Is|Has|Had|With|At|In|On|During|Both|All|These|Same|Less|More|Under|Experience|Total|Jahrgang|Elternzeit|Studium|Ausbildung|Lehre|Selbst\w*|Bundeswehr|Zivildienst|Zuletzt|Davor|Vorher|Dann|Seit|Von|Bis|Depuis|Pendant|Durante|Desde|Tussen|Sinds)$/u;
const WHY = 'stands with when somebody was there, or behind what houses are called there';

const isRole = (said: string): boolean =>
  roles().book.at(
    wordsOf(said).map(({ text }) => text),
    0,
  ) !== undefined;
const isIndustry = (said: string): boolean =>
  industries().book.at(
    wordsOf(said).map(({ text }) => text),
    0,
  ) !== undefined;

const isLargeHouse = (said: string): boolean => KNOWN_BY_WORD.has(said) || isListedHouse(said);

/** Whether what stands there says by itself that it is no house: a role, a trade, a rank, a month, a paper. */
function isOther(said: string): boolean {
  const words = said.split(' ');
  return (
    words.some((word) => NO_HOUSE.test(word) || OF_FORMS.has(word.toLowerCase()) || isMonth(word)) ||
    isRole(said) ||
    (!isLargeHouse(said) && (words.some((word) => OF_WORK.test(word)) || isIndustry(said)))
  );
}

/**
 * Houses that no record has, where a text tells from when until when somebody was there, how long in which town, what they were there, or what
 * those are that it lists. What the name says elsewhere (a tool, a word, a town) explains it in none of these places.
 */
export function besideYearsIn(text: string): UncertainOccurrence[] {
  const found = [
    ...DATED.flatMap((pattern) => matchesOf(pattern, text)).filter(
      // A country or a town with years is where somebody lived.
      ({ 1: said = '' }) => isLargeHouse(said) || placeNamed(fold(said), 'AU') === null,
    ),
    ...matchesOf(COUNTED, text).filter(({ 1: said = '' }) => isLargeHouse(said)),
    ...matchesOf(ROLE_OF, text).filter(
      ({ 1: said = '', 2: role = '' }) => isRole(role) && isLargeHouse(said),
    ),
  ].map(({ 1: said = '', index }) => ({ start: index, said }));
  const listed = matchesOf(LABEL, text).flatMap(({ 1: row = '', index }) =>
    matchesOf(new RegExp(NAME, 'gu'), row).map(({ 0: said, index: at }) => ({ start: index + at, said })),
  );
  const timed = TIMED.flatMap((pattern) => matchesOf(pattern, text)).map(({ 1: said = '', index }) => {
    return { start: index, said };
  });
  return [...found, ...listed, ...timed]
    .filter(({ said }) => !isOther(said))
    .map(({ start, said }) => ({ start, end: start + said.length, reason: 'employer', why: WHY }));
}
