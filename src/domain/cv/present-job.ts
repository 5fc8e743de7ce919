import { fold } from '#src/lib/fold.ts';
import { type Span, spanIn } from './dates.ts';
import type { Found } from './found.ts';
import { entry } from './job-forms.ts';
import { paragraphsOf } from './prose-jobs.ts';
import { saidNow } from './said-now.ts';
import type { CvFields } from './schema.ts';
import { sentencesOf, withOwnStop } from './sentences.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';
import { toldJob } from './told-jobs.ts';
import { placeIn } from './vocabulary.ts';
import { nameOnly } from './worked-at.ts';

type Experience = CvFields['experience'][number];

const LONGEST = 220;

interface Told {
  title: string;
  firm: string;
  place: string | null;
  span: Span;
}

// A job of which no time is told still goes on.
const spanOf = (sentence: string): Span =>
  spanIn(sentence) ?? { from: null, to: null, current: true, words: '', at: sentence.length };

// What is no employment, or is only wanted.
const NO_JOB =
  /volunt|trustee|ehrenamt|bénévol|frivillig|vrijwillig|student|(?<!\p{L})(?:member|mitglied|membre|miembro|membro|socio|medlem|lid)(?!\p{L})/iu;
const SOUGHT =
  /(?<!\p{L})(?:look|seek|search|stud[iy]|interest|open to|availab|wish|want|hope|hoping|suche|recherche|cherche|souhait|busc|cerc[oa]|ricerca|procur|op zoek|zoek|söker|søger|søker|ønsker|önskar|étudi|estud)/iu;

// "Chez Carrefour", "hos Coop": behind such a word stands whom somebody works for, though a town is called so.
const isBehindEmployerWord = (sentence: string, name: string): boolean =>
  /(?<!\p{L})(?:chez|hos|with|by|presso)\s$/iu.test(sentence.slice(0, sentence.indexOf(name)));

function toldNow(sentence: string): Told | null {
  for (const whole of saidNow(sentence)) {
    const span = spanOf(whole);
    const told = span.current ? toldJob(whole, span) : null;
    if (told === null || titleEvidence(told.title) < 1 || NO_JOB.test(told.title)) continue;
    const before = whole.slice(0, whole.indexOf(told.title));
    const name = nameOnly(told.firm);
    const isTown = placeIn(name) !== null && !isBehindEmployerWord(whole, name);
    if (SOUGHT.test(before) || name.length < 2 || isTown || titleEvidence(name) >= 1) continue;
    const place = name === told.firm ? told.place : null;
    return { title: told.title, firm: withOwnStop(name, [sentence]), place, span };
  }
  return null;
}

/** How sure such a job is with its time, and without one. */
const DATED = 0.8;
const UNDATED = 0.6;

/**
 * The job that somebody says to have now in a text, above jobs of which each has ended: "Currently Head of Pay at Orrin Ltd since
 * 2021". None where one of the jobs goes on or is at the same employer, as the text repeats it then.
 */
export function presentJob(text: readonly CvLine[], jobs: readonly Found<Experience>[]): Found<Experience>[] {
  if (jobs.some(({ value }) => value.is_current)) return [];
  const told = paragraphsOf(text.filter(({ text: words }) => !words.includes('@')))
    .filter(({ margin }) => !margin)
    .flatMap((line) => sentencesOf(line.text).map((words) => ({ words: words.trim(), page: line.page })))
    .filter(({ words }) => words.length <= LONGEST);
  for (const { words: quote, page } of told) {
    const job = toldNow(quote);
    if (job === null) continue;
    const { title, employer, place } = entry({ ...job, head: [], body: [] });
    const isTold = jobs.some(({ value }) => fold(value.employer ?? '') === fold(employer ?? ''));
    if (title === null || employer === null || isTold) return [];
    const value = {
      ...{ title, employer, location: place, from: job.span.from, to: null, is_current: true },
      description: null,
    };
    return [{ value, confidence: value.from === null ? UNDATED : DATED, page, quote }];
  }
  return [];
}
