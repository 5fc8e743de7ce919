import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { readerOf } from '../speech/readers.ts';
import { wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary } from './reading.ts';
import { isSchoolThere, isTaughtBy } from './school-frames.ts';
import { beginsSentence, type Reason } from './spans.ts';
import { GENERIC } from './words.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const LINKING = /^(?:of|the|for|and|at|in|on|de|du|di|da|do|des|del|van|voor|der|von|für|y|e|i|og|och)$/iu;
/** What a name of a school or a public house ends with, by which it is told together with one more word of it. */
const KIND =
  /^(?:University|College|School|Academy|Institute|Polytechnic|Conservatoire|Conservatory|Seminary|Hospital|Infirmary|Council)$/u;
/** A place between others says which one of its kind it is; a pair of words that many kinds have tells none. */
const OF_MANY =
  /^(?:(?:General|Local|Primary|Secondary|High|Middle|Public|Private|State|District|County|Community|Further|Higher|Sixth|Medical|Business|Law|Art|Grammar|Technical|National|International|University|Teaching|Royal) (?:University|College|School|Academy|Institute|Hospital|Council))$/u;

/**
 * Finds a school or a hospital by one word of its name and its kind, where the words between are left out: `City College` of the
 * City of Bristol College.
 */
export function middleLeftOutFinder(name: string): Find | undefined {
  const words = name.split(/[\s,]+/u).filter((word) => !LINKING.test(word));
  const kind = words.at(-1) ?? '';
  if (words.length < 3 || words.length > 6 || !KIND.test(kind)) return undefined;
  const pairs = words
    .slice(0, -2)
    .filter((word) => /^\p{Lu}[\p{L}’'-]{2,}$/u.test(word))
    .map((word) => `${word} ${kind}`)
    .filter((pair) => !OF_MANY.test(pair));
  if (pairs.length === 0) return undefined;
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}-]|\\p{Lu}\\p{L}{0,20} )(?:${pairs.map(escaped).join('|')})(?![\\p{L}\\p{N}-]| (?:of )?\\p{Lu})`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** Kinds by which those who are at a house call it alone, with a capital. */
const KIND_ALONE =
  /^(?:Group|Press|Academy|College|School|University|Institute|Polytechnic|Conservatoire|Conservatory|Seminary|Company|Corporation|Foundation|Society|Association|Federation|Union|Agency|Authority|Commission|Council|Board|Bank|Trust|Hospital|Infirmary|Clinic|Brewery|Distillery|Dairy|Mill|Mills|Works|Yard|Plant|Terminal|Refinery|Observatory|Laboratory|Exchange|Museum|Gallery|Theatre|Opera|Cathedral|Abbey|Club|Hotel|Inn|Line|Lines)$/u;

/**
 * Finds a house by its kind alone with a capital and an article, where somebody was with it: `late of the Group`, `The Academy, then drugs`. Any
 * house of that kind may be called so, so that it is never sure.
 */
export function kindWithCapitalFinder(name: string): Find | undefined {
  const words = name.split(/[\s,()]+/u);
  const kinds = words.length < 2 ? [] : words.filter((word) => KIND_ALONE.test(word));
  if (kinds.length === 0) return undefined;
  const all = [...new Set(kinds)].join('|');
  const said = new RegExp(
    `(?<=(?<!\\p{L})(?:at|with|from|for|of|by|joined|left|since|before|after|through|in|to|ex) the )(?:${all})(?=[.,;:!?)]|$| (?:and|in|until|since|for|where|before|after|paid|gave|taught|made|sent|put|as|who|had|has|he|she|they)(?!\\p{L}))|(?<=(?:^|[.;!?]\\s)The )(?:${all})(?=,? (?:then|for|before|since|throughout|first)(?!\\p{L})|, \\p{Ll}| (?:taught|gave|sent|put|made|paid|hired|kept|trained|let) (?:him|her|them|me)(?!\\p{L}))`,
    'gu',
  );
  return (text) =>
    readerOf(text) !== 'en'
      ? []
      : matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** Where a house stands in languages that say an article before it. */
const BEHIND_ARTICLE =
  '(?:bei (?:der|den|dem)|beim|von der|vom|zur|zum|seit der|für die|chez (?:les?|la)|(?:bij|van|voor) (?:de|het)|presso (?:la|il|lo)|(?:años|tiempo) en (?:la|el)|(?:anos|tempo) (?:na|no))';

/**
 * Finds a word of a house's name, which may say something else, behind the article that another language gives a house: `acht Jahre bei der
 * List` of AVL List.
 */
export function behindArticleFinder(name: string, reason: Reason): Find | undefined {
  const words = name
    .split(/[\s,-]+/u)
    .filter((word) => /^\p{Lu}[\p{L}\p{M}]{2,}$/u.test(word) && !GENERIC.has(wordsOf(word).join('')));
  if (reason !== 'employer' || words.length === 0) return undefined;
  const said = new RegExp(
    `(?<=(?<!\\p{L})${BEHIND_ARTICLE} )(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}-]| \\p{Lu})`,
    'gu',
  );
  return (text) =>
    readerOf(text) === 'en'
      ? []
      : matchesOf(said, text)
          .filter(({ 0: one }) => placeNamed(fold(one), 'AU') === null)
          .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** How a sentence without a verb goes on behind the house that it begins with: `Links from the training contract on`. */
const WITHOUT_VERB =
  /^(?: (?:throughout|all (?:through|the way|along)|through and through|born and bred|first(?=[.,;])|trained|lifer|from (?:the|his|her|their|day|school|college|university|graduation|articles)(?: [\p{L}-]+){0,4} on(?:wards?)?|until (?:the|he|she|they|it|last|now|then|\d)|straight (?:from|out of)|before (?:that|then|and|he|she|it)|since (?:the|he|she|then|school|university|college|\d))(?!\p{L})|,? (?:and )?then (?!again|there|the (?:rest|other))|, (?:before|since|always|first class)(?!\p{L}))/u;

/**
 * Finds a word of a house's name, whole, with an s or cut short, where an English sentence without a verb begins with it: `Slaughters
 * throughout`. What the word says elsewhere may be meant, so that it is never sure.
 */
export function shortAtHeadFinder(name: string, reason: Reason): Find | undefined {
  const words = name
    .split(/[\s,-]+/u)
    .filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !GENERIC.has(wordsOf(word).join('')));
  const forms = words.flatMap((word) => [
    ...(word.length > 3 || reason === 'school' ? [word] : []),
    ...Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(0, at + 3)),
  ]);
  if (forms.length === 0) return undefined;
  const all = [...new Set(forms)].sort((a, b) => b.length - a.length).map(escaped);
  const said = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join('|')})s?(?![\\p{L}\\p{N}-])`, 'gu');
  return (text) =>
    readerOf(text) !== 'en'
      ? []
      : matchesOf(said, text)
          .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
          .filter(({ start, end }) => {
            const after = text.slice(end, end + 80);
            return (
              beginsSentence(text, start) &&
              (WITHOUT_VERB.test(after) || (reason === 'school' && isTaughtBy(after)))
            );
          });
}

const OF_KIND =
  /(?<![\p{L}\p{N}’'-]|\p{Lu}\p{L}{0,20} )(?:The )?(\p{Lu}[\p{L}’']+ (?:College|Polytechnic|Academy|Infirmary|Grammar|Conservatoire))(?![\p{L}\p{N}-]| (?:of )?\p{Lu})/gu;
/** What is said of a school in a heading and of no one school. */
const NO_NAME =
  /^(?:The|A|An|This|That|His|Her|Their|Our|My|Any|Every|Each|No|At|In|From|After|Before|Since|Left|Finished|Some|Other|Another|Which|Post|Pre|All|Both|Staff|Training|Internal|Online)(?= )/u;

/**
 * Schools that no record has, of one more word and their kind, each of which says something by itself: `City College for the NVQ`. With
 * `isTold` only those where the sentence says that somebody learned there.
 */
export function schoolsOfKindIn(text: string, isTold: boolean): UncertainOccurrence[] {
  return matchesOf(OF_KIND, text).flatMap(({ 1: said = '', 0: whole, index }) => {
    const own = (said.split(' ')[0] ?? '').toLowerCase();
    // What no dictionary has is marked by itself.
    if (OF_MANY.test(said) || NO_NAME.test(said) || !isInDictionary(own)) return [];
    const end = index + whole.length;
    const start = end - said.length;
    if (isTold && !isSchoolThere(text, { start, end }, 'school')) return [];
    return [{ start, end, reason: 'school', why: 'is a school by its kind, and no record has it' }];
  });
}
