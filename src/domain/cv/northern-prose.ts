import { employerEvidence, titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer } from './words.ts';

/** The title and the employer that a sentence names, in its own words. */
interface NamedInProse {
  title: string;
  firm: string;
}

interface Tongue {
  /** Who speaks: "ich", or "min första anställning". */
  self: RegExp;
  /** What stands before the title. */
  as: RegExp;
  /** What stands before a title that somebody is said to be. */
  being: RegExp;
  /** What stands before an employer and little else; and what stands before many other things too. */
  at: RegExp;
  in: RegExp;
  /** What ends a title or an employer. */
  ends: RegExp;
  /** Whether nouns have capitals, so that a capital tells no name. */
  capitals: boolean;
}

const word = (inside: string): RegExp => new RegExp(`(?<!\\p{L})(?:${inside})(?!\\p{L})\\s*`, 'giu');

const NORDIC_ENDS =
  /[,;(]|:\s|\s(?:och|og|men|där|der|hvor|som|med|fram|frem|till|til|indtil|inntil|igen|igjen|där|sedan|siden)\s|\s(?:i|på|från|fra|under|ved|vid)\s+(?=\p{Ll}|\d)/u;

// Swedish, Danish and Norwegian share most of these words.
const TONGUES: Tongue[] = [
  {
    self: /(?<!\p{L})(?:ich|meine? (?:\p{L}+ )?(?:stelle|anstellung|station|tätigkeit|aufgabe))(?!\p{L})/iu,
    as: word('als|in der (?:funktion|position|rolle) (?:als|des|der|eines|einer)'),
    being: word('(?:bin|war|wurde)(?: ich)?|ich (?:bin|war|wurde)'),
    at: word('bei(?: der firma| der| dem| den)?|beim|im dienst(?:e)? (?:der|des|von)|zur firma'),
    in: word(
      'für(?: die| das| den| der)?|zur|zum|zu|im|in(?: der| dem| einem| einer)?|an(?: der| dem)?|am|die|das|den|der|des|von|vom',
    ),
    ends: /[,;(]|:\s|\s(?:und|aber|wo|mit|bis|seit|ab|sowie|dort|anschließend|danach)\s|\s(?:in|im|an|am|zu|zur|zum|für|von|bei|beim|auf)\s/u,
    capitals: true,
  },
  {
    self: /(?<!\p{L})(?:ik|mijn (?:\p{L}+ )?(?:baan|functie|werkgever|werk|job))(?!\p{L})/iu,
    as: word('als|in de (?:functie|rol) van'),
    being: word('(?:ben|was|werd)(?: ik)?|ik (?:ben|was|werd)'),
    at: word('bij(?: de firma| de| het)?|in dienst (?:van|bij)(?: de| het)?|werkgever(?: is| was)?'),
    in: word(
      'voor(?: de| het)?|van(?: de| het)?|in(?: de| het| een)?|op(?: de| het)?|aan(?: de| het)?|naar(?: de| het)?',
    ),
    ends: /[,;(]|:\s|\s(?:en|maar|waar|met|tot|sinds|daar|daarna)\s|\s(?:in|op|van|voor|bij|aan|naar)\s+(?=\p{Ll}|\d)/u,
    capitals: false,
  },
  {
    self: /(?<!\p{L})(?:jag|jeg|(?:min|mitt|mit) (?:\p{L}+ ){0,2}(?:anställning|tjänst|arbete|arbetsplats|jobb|job|stilling|ansættelse|arbejdsplads|arbeidsplass))(?!\p{L})/iu,
    as: word('som|i (?:rollen|stillingen|befattningen|jobbet) som|i en tjänst som'),
    being: word(
      '(?:är|var|blev|er|ble|vart)(?: jag| jeg)?|(?:jag|jeg) (?:är|var|blev|er|ble)|(?:har|hade|havde)(?: jag| jeg)? (?:varit|været|vært)|(?:varit|været|vært)',
    ),
    at: word('hos|vid|ved|på|in?om|anställd av|ansat af|ansatt av|åt'),
    in: word('i|till|til|för|for|av|af|under|efter'),
    ends: NORDIC_ENDS,
    capitals: false,
  },
];

const MOST_TITLE = 60;
const MOST_FIRM = 70;
const MOST_TRIED = 8;

const PARTICIPLE =
  /\s(?:tätig|aktiv|aktief|werkzaam|beschäftigt|angestellt|angefangen|begonnen|eingestellt|eingesetzt|gestart|aan de slag|in dienst|ansatt|ansat|anställd|ge\p{L}{2,}(?:t|d|en)|leiding|där|der|igen|igjen|då|der)(?:\s.*)?$/u;

function titleFrom(text: string, { ends, at, in: weak, capitals }: Tongue): string {
  const stop = text.search(ends);
  let own = stop < 0 ? text : text.slice(0, stop);
  for (const sign of [at, weak]) {
    const next = [...own.matchAll(sign)].find(
      ({ index, 0: { length } }) => index > 0 && /^[\p{Lu}\d«"“„]/u.test(own.slice(index + length)),
    );
    if (next !== undefined) own = own.slice(0, next.index);
  }
  // "als Filialleiterin eine Filiale der Rossmann GmbH"
  if (capitals) own = own.split(/\s(?:eine?[nmrs]?|den|die|das)\s(?=\p{Lu})/u)[0] ?? own;
  own = own.replace(/^(?:ein(?:e|er|en)?|een|en|ett|et|der|die|de)\s+(?=\p{L})/iu, '').trim();
  // "als Entwicklungsingenieur beschäftigt": behind a German noun in small letters stands a verb.
  const bare = capitals ? own.replace(/(\p{Lu}\S*)(?:\s\p{Ll}\S*)+$/u, '$1') : own.replace(PARTICIPLE, '');
  return bare.trim();
}

const isTitle = (text: string): boolean =>
  text.length > 1 &&
  text.length <= MOST_TITLE &&
  text.split(/\s+/).length < 7 &&
  /^\p{L}[^.;:!?()\d]*$/u.test(text) &&
  titleEvidence(text) >= 1;

// "in der Kantine der Airbus GmbH"
const PART_OF =
  /^(?:filiale|niederlassung|werk|team|abteilung|kantine|küche|standort|außenstelle|zentrale|werkstatt|lager|vestiging|filiaal|afdeling|keuken|kantoor|avdelningen|köket|butiken|lagret|afdelingen|køkkenet|butikken|lageret|avdelingen|kjøkkenet) (?:der|des|von|vom|van|på|hos|i|till|til)\s+(?=\p{Lu})/iu;

function firmFrom(text: string, { ends, capitals }: Tongue): string {
  // A stop or a small word within a name: "S:t Görans sjukhus", "Hotel Krone in Lindau".
  const own = text
    .trim()
    .replace(/^(?:der|die|das|den|dem|de|het|en|ett|et)\s+/iu, '')
    .replace(PART_OF, '');
  const town = /^[^,;:(]*?\s(?:in|i|te)\s\p{Lu}[\p{L}’'-]+/u.exec(own)?.[0] ?? '';
  const stop = own.slice(town.length).search(ends);
  const whole = stop < 0 ? own : own.slice(0, town.length + stop);
  const tail = capitals
    ? /(?:\s\p{Ll}\S*)+$/u
    : /(?:\s(?:gewerkt|werkzaam|aan|actief|begonnen|gestart|in dienst|van start)\S*)+$/u;
  const bare = whole.replace(tail, '').replace(/[\s,.]+$/, '');
  if (capitals || !/\s\p{Ll}+$/u.test(bare) || looksLikeEmployer(bare)) return bare;
  return bare.replace(/(?:\s\p{Ll}\S*)+$/u, '');
}

const isFirm = (text: string, least: number): boolean =>
  text.length > 1 &&
  text.length <= MOST_FIRM &&
  /^[\p{Lu}\d«"“„]/u.test(text) &&
  placeIn(text) === null &&
  titleEvidence(text) < 1 &&
  employerEvidence(text) >= least;

const placesOf = (sentence: string, sign: RegExp): { from: number; to: number }[] =>
  [...sentence.matchAll(sign)]
    .slice(0, MOST_TRIED)
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

function titlesIn(sentence: string, tongue: Tongue): { title: string; from: number }[] {
  return [tongue.as, tongue.being].flatMap((sign) =>
    placesOf(sentence, sign).flatMap(({ from, to }) => {
      const title = titleFrom(sentence.slice(to), tongue);
      return isTitle(title) ? [{ title, from: sentence.indexOf(title, from) }] : [];
    }),
  );
}

// "var jag i åtta år, kock på": how long it was.
const LASTED =
  /(?:,\s*|\s)(?:i|in|für|während|gedurende|under|gjennom|gennem)?\s?(?:\p{Ll}+|\d+) (?:års?|jaar|jahre?n?|månader|måneder|maanden|monate?n?)(?:\s?,)*/giu;

/** Whether somebody speaks of themselves or of a job of theirs, in one of these languages. */
export const speaksOfSelf = (text: string): boolean => TONGUES.some(({ self }) => self.test(text));

/**
 * The title and the employer of a sentence in which somebody tells what they did, in German, Dutch, Swedish, Danish or Norwegian,
 * whatever its verb is: "2007 wechselte ich als Disponent zu Kühne + Nagel". Null where one of them is missing.
 * @param told the sentence without its time
 */
export function namedInNorthernProse(told: string): NamedInProse | null {
  const sentence = told.replace(LASTED, ' ').replace(/\s+/g, ' ');
  const tongue = TONGUES.find(({ self }) => self.test(sentence));
  if (tongue === undefined) return null;
  const [role] = titlesIn(sentence, tongue);
  if (role === undefined) return null;
  const { title, from } = role;
  for (const [sign, least] of [
    [tongue.at, -0.8],
    [tongue.in, tongue.capitals ? 0.3 : -0.3],
  ] as const) {
    const places = placesOf(sentence, sign);
    // What stands behind the title is nearer to it than what stands before.
    const behind = places.filter((place) => place.from >= from + title.length);
    for (const { to } of [...behind, ...places.filter((place) => place.to <= from)]) {
      const rest = to <= from ? sentence.slice(to, from) : sentence.slice(to);
      const firm = firmFrom(rest.replace(tongue.as, ' \u0000').split('\u0000')[0] ?? '', tongue);
      if (isFirm(firm, least)) return { title, firm };
    }
  }
  return null;
}
