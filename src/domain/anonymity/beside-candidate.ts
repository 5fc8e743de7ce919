import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isLanguage, isPeople } from './other-senses.ts';
import { OF_FORMS, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { coverOf } from './spans.ts';

/** What stands in the place of somebody, in the languages whose words can be told from names. */
const THEM = '(?:[Tt]he candidate|[Dd]ie Person|[Ll]a personne|[Ll]a persona|[Aa] pessoa|[Dd]e kandidaat)';
const NICK = '["“«„‘\']?(\\p{Lu}\\p{Ll}{2,12})["”»“’\']?';
/** Where or by whom somebody is called so. */
const CALLED =
  '(?: to | on | at | in | for | if you | auf | im | bei | für | pour | chez | sur | para | en | per | in | voor | op |, (?:offshore|onshore|on site|at home|at work|on the|to the|to friends|for short|in the|as a kid|im Team|auf der|zu Hause|pour les|para los|per gli|voor))';
/** Pieces of a name that stand beside the place of the rest, each with what it is tested for. */
const BESIDE: readonly (readonly [pattern: RegExp, isGiven: boolean])[] = [
  // "The candidate (Fezza, offshore)", "Die Person (Schorsch im Team)"
  [
    new RegExp(`(?<=${THEM} \\((?:aka |or |genannt |dit |dite |alias )?)${NICK}(?=\\)|${CALLED})`, 'gu'),
    false,
  ],
  // "Noosh, or the candidate in the tracker"
  [
    new RegExp(
      `(?<=^|[.!?;\\n] ?|[-•*] )${NICK}(?=,? ?(?:or|alias|aka|=|oder|ou|o|of) ${THEM}(?!\\p{L}))`,
      'gu',
    ),
    false,
  ],
  // "Shiru, the candidate in full, brought fraud down"
  [
    new RegExp(
      `(?<=^|[.!?;\\n] ?|[-•*] )${NICK}(?=,? [(]?${THEM},? (?:in full|on (?:paper|the|his|her|their)|officially|formally|properly|for the record|by (?:full|his|her|their) name|to give (?:him|her|them)|as (?:per|on|in) the|mit vollem Namen|offiziell|laut|auf dem Papier|en entier|sur le papier|officiellement|según|oficialmente|en los papeles|por extenso|no papel|per esteso|sulla carta|voluit|officieel)(?!\\p{L}))`,
      'gu',
    ),
    false,
  ],
  // "La personne (Jo pour les dockers)"
  [
    new RegExp(
      `(?<=${THEM} \\((?:aka |or |genannt |dit |dite |alias )?)(\\p{Lu}\\p{Ll})(?= (?:to (?:the|his|her|their|friends|colleagues|everyone|us)|for (?:short|the|friends)|für (?:die|alle|Freunde|Kollegen)|pour (?:les|ses|tous|le|la)|para (?:los|las|sus|todos|os|as)|per (?:gli|i|le|tutti)|voor (?:de|vrienden|iedereen|collega))(?!\\p{L}))`,
      'gu',
    ),
    true,
  ],
  // "Koski = the candidate k."
  [new RegExp(`(?<![\\p{L}\\p{N}-])${NICK}(?= ?= ?${THEM}(?!\\p{L}))`, 'gu'), false],
  // "Melody the candidate": a given name that no record has
  [new RegExp(`(?<=^|[.!?;\\n(] ?|[-•*] )${NICK}(?= ${THEM}(?!\\p{L}))`, 'gu'), true],
  // "the candidate-Lekka": the other half of a double name
  [new RegExp(`(?<=${THEM}-)(\\p{Lu}\\p{Ll}{2,20})(?![\\p{L}-])`, 'gu'), false],
];
/** How a name is said: `say prah-ZEH-resh`, `pronounced kesh-ee-AH`. */
const SPOKEN =
  /(?<=(?<!\p{L})(?:say|said|pronounced|pronounce (?:it|that)|sounds like|it[’']s|rhymes with|spoken|gesprochen|ausgesprochen|sprich|prononcez?|prononcé|se pronuncia|si pronuncia|pronuncia-se|uitgesproken|uttalas|uttales)(?: as| wie| comme)?:? ["“«„‘']?)(\p{Ll}{1,6}(?:-\p{L}{1,6})*-\p{Lu}{2,8}(?:-\p{L}{1,6})*|\p{Lu}{2,8}(?:-\p{Ll}{1,6}){1,4})(?![\p{L}-])/gu;
/** A Hebrew given name and particle before the place of the surname: `נועה בר-the candidate`. */
const HEBREW = new RegExp(
  `(?<![\\p{L}])((?:\\p{Script=Hebrew}{2,} )?(?:בר|בן|בת|אבן|אבו|הר|אל))(?=-${THEM})`,
  'gu',
);
/** A given name before the place of the surname in scripts without gaps: `กัญญา the candidate`. */
const UNSPACED = new RegExp(
  `(?<=(?:^|[.!?\\n] ?|คุณ ?|นาย ?|นาง ?|นางสาว ?|ທ່ານ ?|លោក ?|កញ្ញា ?))((?!คุณ|นาย|นาง|ທ່ານ |លោក |កញ្ញា )[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]{2,14})(?= ${THEM})`,
  'gu',
);

/**
 * Nicknames and further pieces of a name that stand right beside the place of somebody: `The candidate (Fezza, offshore)`. To be looked for once what
 * is known is gone.
 * @param terms what the candidate is recorded as able to do
 */
export function besideCandidateIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const reader = readerOf(text);
  const isSaid = (name: string): boolean => {
    const small = name.toLowerCase();
    if (OF_FORMS.has(small) || isPlaceName(fold(name)) || isLanguage(name) || isPeople(name)) return true;
    if (isInDictionary(small)) return true;
    return reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, name));
  };
  const found = BESIDE.flatMap(([pattern, isGiven]) =>
    matchesOf(pattern, text).flatMap(({ 0: said, 1: name = '', index }) => {
      // Of two letters nothing else stands there.
      if (name.length > 2 && (isGiven ? !isKnownGiven(name) : isSaid(name))) return [];
      const start = index + said.indexOf(name);
      return [{ start, end: start + name.length }];
    }),
  );
  const sure = [HEBREW, UNSPACED, SPOKEN].flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  );
  if (found.length + sure.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return [...found.filter((one) => !known.overlaps(one)), ...sure].map((one) => ({
    ...one,
    reason: 'name',
    why: 'stands beside somebody and may be what they are called',
  }));
}
