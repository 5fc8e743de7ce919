import { lowerOf } from '#src/lib/fold.ts';
import { isEnglish, tagged } from '../speech/index.ts';
import { calledByWork, isIn, isOfTrade, known, singular } from './work-words.ts';

/** What stands for a word that was taken out as lawful. */
export const GONE = 'GONE';

/** A word of a sentence in small letters, with its part of speech and its place. */
export interface Word {
  text: string;
  pos: string;
  start: number;
  end: number;
}

/** The words of a sentence in small letters, those with hyphens as one; what was taken out as lawful is no word of it. */
export function wordsOf(clause: string, masked: string): Word[] {
  const all: Word[] = [];
  let at = 0;
  let joins = false;
  // The tagger takes a capital for a name, and every sentence begins with one.
  const begun = clause.replace(/^[\s•*-]*\p{Lu}(?=\p{Ll})/u, lowerOf);
  for (const { text, pos: part } of tagged(begun)) {
    const start = begun.indexOf(text, at);
    if (start < 0) continue;
    const last = all.at(-1);
    const whatever = /^(?:all|every|whatever|(?:of|for|in) any)$/.test(
      last?.text === 'any' ? `${all.at(-2)?.text} any` : (last?.text ?? ''),
    );
    // "CPA", "SQL": what is written so is a name of something.
    const short =
      (/^\p{Lu}{2,}$/u.test(text) && /\p{Ll}/u.test(clause) && !known().life.has(text.toLowerCase())) ||
      /^[\s•*-]*\p{Lu}{2,3}[\s.]*$/u.test(clause);
    const pos = masked[start] === '\u00b7' || whatever || short ? GONE : part;
    const touches = last !== undefined && last.end === start;
    at = start + text.length;
    if (text === '-' && touches && /\S/.test(clause[at] ?? ' ')) joins = true;
    else if (joins && last !== undefined) {
      last.text += `-${text.toLowerCase()}`;
      last.end = at;
      last.pos = /^(?:VERB|ADP|AUX|ADV)$/.test(pos) ? 'ADJ' : pos;
      joins = false;
      continue;
    } else all.push({ text: text.toLowerCase(), pos, start, end: at });
    if (joins && last !== undefined) last.end = at;
  }
  // "One paralegal" counts; "one who is young" is somebody.
  return all.map((word, at) => {
    const next = all[at + 1]?.pos;
    const behind = all[at + 1];
    // "One ID": of what is written as a name.
    const isLetters = behind !== undefined && /^\p{Lu}{2,4}$/u.test(clause.slice(behind.start, behind.end));
    const isCounted = next === 'NOUN' || (next === 'PROPN' && all[at + 2]?.pos === 'NOUN');
    if (word.text === 'one' && (isCounted || (isLetters && next === GONE)))
      return { ...word, text: '1', pos: 'NUM' };
    // "Type 2 crew": of a thing.
    return word.text === 'type' && next === 'NUM' ? { ...word, text: 'class' } : word;
  });
}

/** Words for whoever is looked for. */
export const SOUGHT =
  /^(?:someone|somebody|anyone|anybody|nobody|none|persons?|people|candidates?|applicants?|individuals?|ones?|types?|those|hires?|newcomers?|folks?|joiners?)$/;
/** Words that somebody is spoken of by, as the subject of a sentence. */
export const SUBJECT =
  /^(?:you|someone|somebody|anyone|anybody|nobody|person|people|candidates?|applicants?|individuals?|who|must|should|he|she|one)$/;
/** Forms of "to be". */
export const BE = /^(?:are|'re|is|'s|be|being|were|was|been)$/;
const TRAIT_MADE =
  /-(?:minded|oriented|orientated|focus(?:s)?ed|driven|savvy|based|trained|qualified|led|experienced|ready|literate|aware|conscious|certified|licensed|accredited|skilled|proven|tested|facing|centric|centred|wide|side|level|time|term|class|site)$|^(?:self|multi|results?|detail|solutions?|customer|client|team|people|data|cross|co|well-organi|hands|high|post|pre)-/;
const SKILLED = /(?:ally|ised|ized)$/;

/** What tells a time. */
export const DATED =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter)$/;

/** Whether a word says nothing of what somebody is. */
export function isClear({ text, pos }: Word): boolean {
  const { traits, occupations } = known();
  return (
    traits.has(text) ||
    TRAIT_MADE.test(text) ||
    pos === 'NUM' ||
    DATED.test(text) ||
    /^needs?$/.test(text) ||
    // Where somebody stands who applies.
    /^(?:internal|external|existing|current|shortlisted|successful|prospective|interested)$/.test(text) ||
    // How the writer feels, how somebody would feel at such work, and how often.
    /^(?:grateful|glad|pleased|delighted|obliged|sorry|grand|fine|ok|okay|miserable|unhappy|bored|frustrated|cold|wet|alone|lonely|hungry|thirsty|soaked|late|weekly|daily|monthly|nightly)$/.test(
      text,
    ) ||
    isIn(occupations, text) ||
    (pos !== 'ADJ' && SKILLED.test(text))
  );
}

/** Whether a word tells how somebody lives. */
export const isLife = ({ text, pos }: Word): boolean => pos !== GONE && known().life.has(text);
/** Whether a word is an occupation. */
export const isOccupation = ({ text }: Word): boolean =>
  isIn(known().occupations, text) ||
  isIn(known().occupations, text.split('-').at(-1) ?? '') ||
  (calledByWork(text) && !isIn(known().persons, text));
/** Whether a word stands for somebody. */
export const isPerson = ({ text }: Word): boolean =>
  isIn(known().persons, text) || isIn(known().persons, text.split('-').at(-1) ?? '');

/** Whether the last word of what somebody is to have is one of work. */
export function isAsked(word: Word): boolean {
  return (
    isIn(known().having, word.text) ||
    isOccupation(word) ||
    word.pos === 'NUM' ||
    word.text.endsWith('ing') ||
    !singular(word.text).some(isEnglish) ||
    isOfTrade(word.text)
  );
}

/** "Tax returns", "big accounts": several of a thing, or a thing of a thing. */
export const isThing = ({ text }: Word, modifiers: readonly Word[]): boolean =>
  /[^s]s$/.test(text) || modifiers.some(({ pos }) => pos === 'NOUN');
