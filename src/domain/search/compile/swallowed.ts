import { employerAt, employerGroupAt } from '../../lexicon/employers.ts';
import { levelIn } from '../../lexicon/levels.ts';
import { placeAt } from '../../lexicon/places.ts';
import { certifications, industries, languages, roles, skills } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import type { FacetKind } from '../facets.ts';
import { isDoing } from './careers/doing-words.ts';
import type { Draft, Read } from './draft.ts';
import { isSmall } from './small-words.ts';

/** What is said beside a name and is no part of it; of figures and dates each word was read. */
const NAMED: ReadonlySet<FacetKind> = new Set([
  'role',
  'skill',
  'location',
  'employer',
  'industry',
  'language',
  'certification',
  'education',
  'school',
]);

/** Words by which a name is led in, and which say nothing of their own. */
const LEADS =
  /^(?:alum|besides$|office$|branch$|site$|plant$|store$|campus$|studio$|depot$|yard$|hub$|surgery$|clinic$|longer$|relocat|mov|remote|home|fully|once$|went$|wfh|left|finish|leaver|staff|moment|present|employ|further|farther|km|kms|kilomet|mile|mi$|speak|bilingual|native|fluen|based|resid|liv|situat|commut|distanc|radius|around|vicinity|surround|metro|greater|way$|aussie|kiwi|british|crowd|veteran|background|graduat|studied|attend|educat|joined|switch|jump|transfer|hop|cross|defect|came|coming|trained|degree|qualif|since|depart|quit$|exit|until$|till$|gone|inner|central|downtown|cent|suburb|outskirt|address|postcode|soil$|county$|state$|local|call$|settled|domicil|included$|wherever|reach|doorstep|neighbo|handy$|drive$|ride$|striking|travell|easy$|short$|far$|regional|mainland|enough$|charter)/;

/** A word inside of what was read, and where it begins. */
export interface Swallowed {
  said: string;
  at: number;
  by: Read;
}

/** How large or of what kind the houses of a field are, which no record tells, in words that say nothing elsewhere. */
const OF_HOUSES =
  /(?<![\p{L}-])(?:top|major|leading|global|international|local|private|public|listed|well[ -]known|blue[ -]chip|rival|boutique|family[ -]owned|(?:asx|ftse)[ -]listed|mid[ -]sized?|(?:mid|top|first|second)[ -]tier|tier[ -](?:[1-3]|one|two|three))(?![\p{L}-])(?!\s+(?:sectors?|practices?|services?|authorit\p{L}+|government|equity)(?!\p{L}))/giu;

/** The words of a field of work that say which of its houses are meant: "leading" of "from a leading bank". */
export const kindsOfHouses = (draft: Draft): Swallowed[] =>
  draft.read.flatMap((by) => {
    if (by.facet.kind !== 'industry') return [];
    const known = new Set([by.facet.label, ...by.facet.values].flatMap(plainWords));
    return [...draft.text.slice(by.at, by.end).matchAll(OF_HOUSES)].flatMap(({ 0: said, index }) => {
      const words = plainWords(said);
      return words.some((word) => known.has(word)) ? [] : [{ said, at: by.at + index, by }];
    });
  });

/** The content words inside of what was read that neither its label nor the lexicon accounts for: "inner" of "inner Perth". */
export function swallowedWords(draft: Draft): Swallowed[] {
  const texts = draft.words.map(({ text }) => text);
  return draft.read.flatMap((by) => {
    if (by.whole === true || !NAMED.has(by.facet.kind)) return [];
    const known = new Set([by.facet.label, ...by.facet.values].flatMap(plainWords));
    const inside = draft.words.flatMap(({ text, start, end }, at) => {
      const said = draft.text.slice(start, end);
      if (start < by.at || end > by.end || isSmall(said)) return [];
      if (by.facet.kind === 'industry' && said.match(OF_HOUSES)?.[0] === said) return [];
      if (by.joined !== undefined && start >= by.joined.at && end <= by.joined.end) return [];
      return [
        {
          said,
          at: start,
          text,
          isNamed: known.has(text) || isOfTerm(draft, texts, at) || isWorkOf(text, by, known),
        },
      ];
    });
    // Where no word names it, they do so together: "AU", "HGV or truck driver".
    if (!inside.some(({ isNamed }) => isNamed)) return [];
    return inside.flatMap(({ said, at, text, isNamed }) =>
      isNamed || LEADS.test(text) || /^\d/.test(text) || (by.facet.kind === 'employer' && isDoing(text))
        ? []
        : [{ said, at, by }],
    );
  });
}

/** "Financial planning folk" are financial planners. */
const isWorkOf = (text: string, { facet: { kind } }: Read, known: ReadonlySet<string>): boolean =>
  kind === 'role' &&
  text.endsWith('ing') &&
  [...known].some((word) => word.slice(0, SHARED) === text.slice(0, SHARED));
const SHARED = 5;
const LONGEST = 5;

function isOfTerm(draft: Draft, texts: readonly string[], at: number): boolean {
  for (let from = Math.max(0, at - LONGEST); from <= at; from += 1) {
    const lengths = [
      ...[roles(), skills(), certifications(), industries(), languages()].map(
        ({ book }) => book.at(texts, from)?.length,
      ),
      employerAt(texts, from)?.length,
      employerGroupAt(texts, from)?.length,
      placeAt(texts, from, draft.home.country)?.length,
    ];
    if (lengths.some((length) => length !== undefined && from + length > at)) return true;
  }
  return levelIn(texts[at] ?? '') !== null;
}
