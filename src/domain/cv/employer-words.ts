import { type Span, spanIn } from './dates.ts';
import { isShortForm } from './sentences.ts';
import type { CvLine } from './source.ts';
import { employerAndPlace, employerEvidence, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';

/** A title, the word behind it, and what may be its employer: "Gobernanta en Balneario de Mondariz". */
export interface Behind {
  title: string;
  word: string;
  employer: string;
}

// Words that stand before employers and before much else: fields, places, those whom something is for.
const BEHIND =
  /^(.{3,60}?),?\s+(at|with|en|na|no|nos|nas|in|dans|au|aux|à|im|am|i|på|ved|vid|bei|beim|bij|presso|chez|hos|c\/o|via|da|dal|dalla|dall['’]|con|te|nel|nella|nell['’]|al|alla|all['’]|per|para|por|voor|für|for|för|pour)(?:(?<=['’])|\s+)(?:(?:el|la|los|las|il|lo|gli|le|les|the|der|die|das|dem|den|de|het|o|a)\s+|l['’]|la\s+(?:ditta|empresa|soci\p{L}+)\s+)?([\p{Lu}\d].{1,70}?)\.?$/u;
// Of those, the ones that only an employer follows.
const SURELY = /^(?:at|beim?|bij|presso|chez|hos|c\/o|via|da|dalla)$/;

// "Verkoopster (Wibra)": brackets stand for such a word; capitals alone are of a region or a department.
const BRACKETS = '()';
const IN_BRACKETS = /^([^()]{3,60}?)\s*\(((?=[^()]*\p{Ll})\p{Lu}[^():;%\d]{2,60})\)$/u;

/** The title and the employer of a text with such a word between them, if they are what stands there. */
function behindWord(text: string): Behind | null {
  const [, title = '', word = '', named = ''] = BEHIND.exec(text) ?? [];
  const [, called = '', inside = ''] = SURELY.test(word) ? [] : (IN_BRACKETS.exec(text) ?? []);
  if (called !== '') return { title: called, word: BRACKETS, employer: inside };
  const isShort = text.endsWith('.') && isShortForm(`${named}.`);
  return title === '' ? null : { title, word, employer: isShort ? `${named}.` : named };
}

/** So little may speak for a title where the word behind it and the other jobs say that it is one. */
const LEAST = -2;

// "Associate Professor in Hydrogeology, Durham University": behind a field stands the employer.
const isField = (text: string): boolean => {
  const [first = '', ...rest] = segmentsOf(employerAndPlace(text).employer);
  return rest.length > 0 && employerEvidence(rest.join(', ')) > employerEvidence(first);
};

/** Whether words behind such a word may name an employer: they are no place, title, skill or language. */
const isOpen = (text: string): boolean =>
  placeIn(text) === null &&
  titleEvidence(text) < 1 &&
  !isField(text) &&
  skillNamed(text) === null &&
  languageNamed(text) === null;

/**
 * The words that the jobs of a CV have before their employers: those that stand behind titles on two lines with dates of their
 * own, or right above or below them, and before different names.
 */
export function usualWords(
  lines: readonly CvLine[],
  anchors: readonly { at: number; span: Span }[],
  withoutSpan: (text: string, span: Span) => string,
): ReadonlySet<string> {
  const firms = new Map<string, Set<string>>();
  for (const { at, span } of anchors) {
    const own = withoutSpan(lines[at]?.text ?? '', span);
    const near = [at - 1, at + 1].flatMap((one) => {
      const text = lines[one]?.text ?? '';
      return lines[one]?.bullet || spanIn(text) !== null ? [] : [text];
    });
    // "Vigo, 2019 – hoy" below "Responsable de tienda en Decathlon".
    const found = (own === '' || placeIn(own) !== null ? near : [own])
      .map(behindWord)
      .filter((one) => one !== null && titleEvidence(one.title) >= 1 && isOpen(one.employer));
    const isNamed = [at - 2, at - 1, at + 1, at + 2].some(
      (one) => lines[one]?.bullet === false && employerEvidence(lines[one].text) >= 1,
    );
    for (const one of found)
      if (one !== null && !(one.word === BRACKETS && isNamed))
        firms.set(one.word, (firms.get(one.word) ?? new Set()).add(one.employer));
  }
  return new Set([...firms].filter(([, names]) => names.size > 1).map(([word]) => word));
}

// "Bas i Sørlandets Rørservice AS": before what is surely an employer any word may be a title.
const isSurelyFirm = (text: string): boolean => employerEvidence(employerAndPlace(text).employer) >= 1;

/** Whether a text is such a title with its employer in a CV whose jobs have that word there. */
export function usuallyBehind(text: string, usual: ReadonlySet<string>): Behind | null {
  const found = behindWord(text);
  const isOne =
    found !== null &&
    usual.has(found.word) &&
    titleEvidence(found.title) >=
      (SURELY.test(found.word) || found.word === BRACKETS || isSurelyFirm(found.employer) ? LEAST : 0) &&
    found.title.split(/\s+/).length < 9 &&
    !/,\s+\p{Lu}/u.test(found.title) &&
    isOpen(found.employer);
  return isOne ? found : null;
}
