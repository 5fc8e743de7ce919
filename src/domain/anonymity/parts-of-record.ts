import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { readerOf } from '../speech/readers.ts';
import { wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { GENERIC } from './words.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const found = (said: RegExp, text: string): { start: number; end: number }[] =>
  matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));

/** What a school is, before the name of its own, in the languages that are read. */
const KIND =
  '(?:IES|CIFP|CEIP|FP|Instituto|Colegio|Escuela|Lycée|Collège|École|Liceo|Istituto|ITIS|IPSIA|Scuola|Gymnasium|Realschule|Berufskolleg|Berufsschule|Escola|Colégio|Agrupamento|Lyceum|College|ROC|Technikum|Liceum|Zespół Szkół)';
const OF_KIND = new RegExp(
  `^(${KIND})(?: (?:\\p{Ll}[\\p{L}’'-]*))*(?: (?:de|du|des|d[aeo]s?|di|del|della))? (\\p{Lu}[\\p{L}\\p{M}’'-]+(?: (?:(?:de|del|di|da|la) )?\\p{Lu}[\\p{L}\\p{M}’'-]+){0,2})$`,
  'u',
);
/** Where such a name stands for the school: behind an article or where somebody learned. */
const THERE =
  '(?:(?:en|in|a|por|del|al|com|no|na|do|da|ao|au|du|nel|al|dal|am|vom|beim|op|aan|van|bij|w|na|at|from|the)(?: (?:el|la|le|il|lo|o|a|het|de|the))?|studied|el|la|le|il|het) ';

/**
 * Finds a school by the name of its own without its kind, or with the kind alone: `en el Mata-Jove`, `Lycée Michel Servet` of the Lycée hôtelier
 * Michel Servet. A town is one where its school is read by the words around it.
 */
export function ownNameOfSchoolFinder(name: string, reason: Reason): Find | undefined {
  const [, kind = '', own = ''] = reason === 'school' ? (OF_KIND.exec(name) ?? []) : [];
  const words = own.split(/[\s-]+/u).map((word) => word.toLowerCase());
  const isPlain =
    own.length < 5 ||
    isPlaceName(wordsOf(own).join(' ')) ||
    (words.length === 1 && (isInDictionary(own.toLowerCase()) || isGivenName(own.toLowerCase())));
  if (isPlain) return undefined;
  const said = new RegExp(
    `(?<!\\p{L})${kind} ${escaped(own)}(?![\\p{L}-])|(?<=(?<!\\p{L})${THERE})${escaped(own)}(?![\\p{L}-]| \\p{Lu})`,
    'gu',
  );
  return (text) => found(said, text);
}

/** A shorter beginning is one of too many words. */
const LEAST = 4;

/** Finds what English speech makes of a long name behind an article, its first letters alone: `guests of the Shang` of Shangri-La. */
export function cutBehindArticleFinder(name: string, reason: Reason): Find | undefined {
  const [first = ''] = wordsOf(name);
  if (reason !== 'employer' || first.length < 7 || !/^[a-z]+$/.test(first) || GENERIC.has(first))
    return undefined;
  const cuts = Array.from({ length: first.length - 1 - LEAST }, (_, at) => first.slice(0, at + LEAST)).filter(
    (cut) => /[^aeiouy]$/.test(cut) && !isInDictionary(cut) && !isGivenName(cut) && !isPlaceName(cut),
  );
  if (cuts.length === 0) return undefined;
  const said = new RegExp(
    `(?<=(?<!\\p{L})(?:at|with|from|of|to|for|joined|left|by|in|inside) the )(?:${cuts
      .map((cut) => cut.charAt(0).toUpperCase() + cut.slice(1))
      .join('|')})(?![\\p{L}\\p{N}-]| \\p{Lu})`,
    'gu',
  );
  return (text) => (readerOf(text) === 'en' ? found(said, text) : []);
}
