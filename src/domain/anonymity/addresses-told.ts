import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isPlaceName } from './reading.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}";
/** What a house by its name is called, of two words at least: `Wee Balgray Steading`. */
const NAME = `${WORD}(?: (?:(?:of|the|y|na|de|du|des|la|le) ){0,2}${WORD}){1,4}`;
/** What says that an address follows. */
const TOLD =
  '(?:(?:[Pp]ostal|[Hh]ome|[Pp]rivate|[Mm]ailing|[Dd]elivery|[Cc]orrespondence|[Ff]ull|[Nn]ew|[Cc]urrent|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Tt]he|[Ww]hose) (?:(?:postal|home|private|new|current) )?address|(?:[Pp]ost|[Mm]ail|[Ll]etters?|[Pp]arcels?|[Pp]apers|[Cc]ontracts?) (?:goes?|to go|should go|is|are) to)';
const JOIN = "(?:,? (?:it[’']s|is|that[’']s|which is|would be|now|now is|being|at|to|was))?:? ";
const NEAR = '(?:by|near|nr\\.?|outside|off|via|beside|above|below)';
const CODE = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}';
/** What a flat is called beside its number, behind a street: `Kulparkivska 93a, apt 12`. */
const FLAT =
  '(?:[Aa]pt\\.?|[Aa]partment|[Ff]lat|кв\\.?|[Kk]v\\.?|m\\.|lok\\.|[Aa]pp?\\.|[Aa]ppartement|[Ww]ohnung|[Ww]hg\\.?|[Tt]ür|[Pp]iso|[Ii]nt\\.|[Ii]nterno|[Dd]aire|[Ll]gh|[Ll]ejl\\.?|[Ee]tajul|[Bb]yt)';

const PATTERNS: readonly RegExp[] = [
  // "the postal address it's Wee Balgray Steading, by Ayr"
  new RegExp(
    `(?<!\\p{L})${TOLD}${JOIN}(${NAME})(?=, (?:${NEAR} )?${WORD}(?: ${WORD})?(?:,? ${CODE})?(?:[,.;)\\n]|$))`,
    'gu',
  ),
  // "Wee Balgray Steading, by Ayr KA6 5JT": a name before a town and its code
  new RegExp(
    `(?<![\\p{L}\\p{N}])(${NAME})(?=(?:, (?:${NEAR} )?${WORD}(?: ${WORD})?){0,2}, ${NEAR} ${WORD}(?: ${WORD})?,? ${CODE}(?![\\p{L}\\d]))`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(${WORD}(?: ${WORD}){0,3},? (?!(?:19|20)\\d\\d(?!\\d))\\d{1,4} ?[A-Za-zА-Яа-я]?(?:/\\d{1,4})?)(?=,? ${FLAT} ?\\d{1,4}(?!\\d| \\p{Ll}))`,
    'gu',
  ),
];

/** Houses by their name and streets of no known kind, where the words around tell that the post goes there, as stretches of the text. */
export const addressesToldIn = (text: string): { start: number; end: number }[] =>
  PATTERNS.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 0: whole, 1: name = '', index }) => {
      if (isPlaceName(fold(name))) return [];
      const end = index + whole.length;
      return [{ start: end - name.length, end }];
    }),
  );
