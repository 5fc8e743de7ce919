import { languageOf } from '#src/lib/language.ts';

/**
 * What somebody says into a telephone without a stop, as sentences: a new one begins where they hesitate, and with the clauses in which
 * somebody is or does something. Lists stay as they are.
 */

/** More words than a sentence has that somebody writes. */
const LONGEST = 45;
/** "Um" and "er" are words in German and Portuguese. */
const FILLERS: readonly (readonly [boolean, string])[] = [
  [true, '(?:u+h+m*|u+m+|er+m+|err+|äh+m?|euh+|ehm+)'],
  [false, '(?:u+hm+|äh+m?|euh+|heu+|ehm+|eeh+)'],
];

/** ", um days are long", " um so we'll be four": somebody thinks before they go on. */
const hesitates = (filler: string): RegExp =>
  new RegExp(
    String.raw`(?:,\s+(?:yeah |so |and |well |right )*${filler}|\s+${filler}),?\s+(?=(?:so|and|then|we|they|you|it|i|there|the|our|days?|hours|pay|accommodation|start\p{L}*|six|five|four|three|two|one|also|but|money|must|need|no|yeah)(?:['’]\p{L}+)?(?!\p{L}))`,
    'giu',
  );
const anyFiller = (filler: string): RegExp => new RegExp(String.raw`,?\s+${filler},?(?=\s)`, 'giu');
/** ", they need to have driven a header", ", yeah and old Barry's licence got done". */
const CLAUSE =
  /,\s+(?=(?:yeah|yep|right|righto?|right-o|oh|anyway|cheers|ta|thanks|look|so|and (?:then|also|yeah|old|the other)|but|also|ah)(?!\p{L})|(?:and |so |but |then |'cause |cos )?(?:they|you|we|i|he|she|it|there|that)(?:['’](?:s|re|ll|d|ve|m)|ll|s)?\s+(?!say(?!\p{L})|know(?!\p{L}))\p{L}|(?:[\p{Ll}-]+ ){1,4}(?:is|are|just|need|needs|must|has to|have to|can|will|fine|supplied|provided|included)(?!\p{L})|no \p{L}+|(?:er|sie|wir|ich|es|man|und (?:er|sie|wir|dann)|aber|also) (?:ist|sind|hat|haben|muss|müssen|braucht|brauchen|soll|sollen|kann|zahlen|suchen|fangen)|(?:il|elle|on|ça|c[’']est|et (?:on|il|elle)|donc|mais) |(?:y|pero|así que|luego|tiene|tienen|hay|se) (?=\p{L}+ )|(?:en|maar|dus|we|hij|ze|het) (?:is|zijn|moet|moeten|heeft|hebben|kan|gaan|zoeken|betalen)(?!\p{L}))/giu;

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** A line of so many words with hardly a stop in it, in sentences; as it is otherwise. */
export function withPauses(line: string): string {
  const words = line.split(/\s+/u).length;
  const stops = (line.match(/[.!?;:](?=\s|$)/gu) ?? []).length;
  if (words < LONGEST || words / (stops + 1) < LONGEST) return line;
  // What is written as a list begins its parts with a sign, and has no hesitation.
  if (/^(?:[-*•–]|\d{1,2}[.)])\s/u.test(line)) return line;
  const isEnglish = languageOf(line) === 'en';
  const filler = FILLERS.find(([english]) => english === isEnglish)?.[1] ?? '';
  return line
    .replace(hesitates(filler), '\u0000')
    .replace(anyFiller(filler), '')
    .replace(CLAUSE, '\u0000')
    .split('\u0000')
    .map((said) => said.trim())
    .filter((said) => said !== '')
    .map((said, at, all) =>
      at < all.length - 1 && !/[.!?:;]$/u.test(said) ? `${capital(said)}.` : capital(said),
    )
    .join(' ');
}
