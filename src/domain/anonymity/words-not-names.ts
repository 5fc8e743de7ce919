import { tagged } from '../speech/index.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import type { Known } from './known.ts';
import { isPlaceName } from './reading.ts';
import { beginsSentence } from './spans.ts';

interface Place {
  start: number;
  end: number;
}

/** What is done with a house and not with a thing. */
const OF_HOUSES =
  /^(?:join|leav|left|quit|rejoin|work|at|for|with|serv|advis|audit|found|own|represent|repres|ex|sue|supply|supplie|help|ran|run|lead|led|love|hate|lik|know|knew|prefer|contact|target|approach|choos|chose|consult|see|saw|be|wa|is|ha|do|want|remain|stay|us)/iu;
/** Before one of many of its kind, in languages that have such an article. */
const ONE_OF_KIND =
  /(?<!\p{L})(?:um|uma|un|una|uno|une|ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|een|ett|como o|como a|wie (?:der|die|das)) $/iu;
/** Before a noun of German that no house is called by: an article of another gender, one of its kind, a quality. */
const GERMAN_THING =
  /(?<!\p{L})(?:[Dd]as|[Ee]in(?:e[nmrs]?)?|[Kk]ein(?:e[nmrs]?)?|(?:neu|alt|gut|schön|teur|modern|eigen)e[nmrs]?) $/u;
/** Articles that a house does not have which is recorded with its own: `das Mobiliar`, of Die Mobiliar. */
const OTHER_ARTICLE = {
  die: /(?<!\p{L})(?:das|de[mns]|ein(?:e[mns])?|(?:i|a|vo|zu|bei)m|ins|ans|\p{Ll}{3,}es) $/iu,
  der: /(?<!\p{L})(?:das|die|ins|ans|eine[r]?|zur) $/iu,
  das: /(?<!\p{L})(?:die|den|eine[rn]?|zur) $/iu,
} as const;
/** A noun and the end of what is said of it, behind a word that says how it is: `Petit gabarit, grande voix`. */
const PHRASE = /^ (\p{L}{3,})(?=\s?[,:;–—])/u;

/**
 * Whether a known string is as likely a word where it stands, so that it stays and is marked: a noun in small letters that somebody does something
 * with (`gathers intel`), one of its kind (`um carvalho`), the noun behind its article (`das Mobiliar`), a quality before its noun, and a
 * town that somebody called by it is told of (`Paris, who loved Paris`).
 */
export function mayBeWord(known: Known, text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  if (!/^\p{L}+$/u.test(said)) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  const isSmall = /^\p{Ll}{3,}$/u.test(said) && /\p{Lu}/u.test(text);
  if (known.reason === 'employer' || known.reason === 'school') {
    if (isSmall) return isObject(text, before, { start, end });
    const { article } = known;
    if (article !== undefined && OTHER_ARTICLE[article].test(before)) return true;
    return readerOf(text) === 'de' && isNounOf('de', said) && GERMAN_THING.test(before);
  }
  if (known.reason !== 'name' || known.part === null) return false;
  if (isSmall) return known.written === 'always' && ONE_OF_KIND.test(before) && readerOf(text) !== 'en';
  if (isPlaceName(said.toLowerCase()) && isTownOfSame(text, { start, end })) return true;
  return beginsSentence(text, start) && isQualityAbroad(text, { start, end });
}

/** Whether a verb of things stands before a word in small letters, and no house follows such a verb. */
function isObject(text: string, before: string, { start, end }: Place): boolean {
  if (readerOf(text) !== 'en') return false;
  const sentence = /[^.!?;\n]*$/u.exec(before)?.[0] ?? '';
  const verb = /(?<!\p{L})(\p{Ll}{3,}) $/u.exec(sentence)?.[1];
  if (verb === undefined || OF_HOUSES.test(verb)) return false;
  const next = text.slice(end, end + 30);
  const tags = tagged(`${sentence.trimStart()}${text.slice(start, end)}${next}`);
  const at = tagged(sentence.trim()).length;
  return tags[at - 1]?.pos === 'VERB' && tags[at]?.pos === 'NOUN' && tags[at + 1]?.pos !== 'NOUN';
}

/** `Paris, who loved Paris`: whom the sentence is about would be said by a pronoun. */
function isTownOfSame(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 60), start);
  const who = new RegExp(`(?:${said}|[Tt]he candidate|Candidate \\p{Lu}{1,2}), who [^.,;!?\\n]*$`, 'u');
  return who.test(before);
}

/** Whether a sentence begins with how the noun behind it is, in a language that has adjectives of that form before their nouns. */
function isQualityAbroad(text: string, { start, end }: Place): boolean {
  const reader = readerOf(text);
  if (reader === null || reader === 'en') return false;
  const noun = PHRASE.exec(text.slice(end, end + 40))?.[1];
  const small = text.slice(start, end).toLowerCase();
  if (noun === undefined || !isWordOf(reader, small)) return false;
  if (reader === 'de') return /e[nmrs]?$/u.test(small) && isNounOf('de', noun);
  return /^\p{Ll}/u.test(noun) && isWordOf(reader, noun);
}
