import { json } from '#db/rows.ts';
import type { CandidateRow } from '../candidates/index.ts';
import { affirmed } from '../lexicon/denials.ts';
import { plainWords } from '../lexicon/text.ts';
import { type Evidence, heldAgainst, type Passage, proseOf, shortened, titlesOf } from './evidence.ts';
import type { Facet } from './facets.ts';
import type { JobFacet } from './job-facets.ts';
import type { Fit } from './score.ts';
import { yearsInField } from './years-in-field.ts';

/**
 * How one criterion holds of one person: the judgement that matching and assessments share, on the fit by which search finds.
 * What no list knows is held against the words of the record.
 * @param fit undefined for what the index cannot be asked for, which is held against words alone
 * @param more what is known of their work besides the record, such as the lines of a CV
 */
export function judged(
  facet: JobFacet,
  fit: Fit | undefined,
  row: CandidateRow,
  more: readonly Passage[] = [],
): Evidence {
  const { label, of } = facet;
  if (of !== undefined) return yearsInField(facet, of, row);
  if (fit === undefined) return evidenceByWords(label, written(row, more));
  const { evidence, open } = heldAgainst(facet, fit, row, more);
  const isTold = evidence.status === 'met' || evidence.status === 'partial';
  if (isTold || open || !HELD_BY_WORDS.has(facet.kind)) return evidence;
  const words = evidenceByWords(label, written(row, more));
  return words.status === 'unknown' ? evidence : words;
}

/** The stronger of two judgements, where either requirement will do. */
export const better = (one: Evidence, other: Evidence): Evidence =>
  RANK[other.status] > RANK[one.status] ? other : one;

const RANK: Record<Evidence['status'], number> = { met: 3, partial: 2, unknown: 1, missing: 0 };

/** What like words may tell where no list does: a company or town that a text mentions is nobody's employer or home. */
const HELD_BY_WORDS: ReadonlySet<Facet['kind']> = new Set([
  'skill',
  'certification',
  'language',
  'seniority',
  'education',
  'industry',
]);

const SENTENCES: ReadonlySet<string> = new Set(['headline', 'summary', 'experience', 'cv']);

/** What is written of somebody's work, the shortest first. */
const written = (row: CandidateRow, more: readonly Passage[]): Passage[] => [
  ...titlesOf(row),
  ...(['skills', 'certifications', 'languages'] as const).flatMap((source) =>
    json.decode<string[]>(row[source]).map((text) => ({ text, source })),
  ),
  ...proseOf(row),
  ...more,
];

function evidenceByWords(label: string, passages: readonly Passage[]): Evidence {
  const leads = asksLeading(label) ? leadingIn(passages) : undefined;
  if (leads !== undefined) return evidenceOfWords(label, 'met', leads);
  const found = wordsMet(label, passages);
  if (found === null) return { facet: label, status: 'unknown', quote: null, source: null };
  // One word in a sentence is mentioned, as a search that finds by it has it.
  const isMentioned = contentOf(label).length === 1 && SENTENCES.has(found.passage.source);
  return evidenceOfWords(label, found.share === 1 && !isMentioned ? 'met' : 'partial', found.passage);
}

const evidenceOfWords = (facet: string, status: 'met' | 'partial', { text, source }: Passage): Evidence => ({
  facet,
  status,
  quote: shortened(text),
  source,
});

const SMALL = new Set(
  'a an and are as at be by excellent experience experienced for from good great have has in is it knowledge of on or our own proven record should skills solid strong that the their this to with within work working you your able ability least minimum must need years year including such etc any other some'.split(
    ' ',
  ),
);

/** Two words of one stem, as far as their beginnings tell. */
function isAkin(first: string, second: string): boolean {
  if (first === second) return true;
  const length = Math.max(4, Math.min(first.length, second.length) - 3);
  if (first.length < 4 || second.length < 4) return false;
  return Math.abs(first.length - second.length) <= 4 && first.slice(0, length) === second.slice(0, length);
}

/** The words of a line that say something, the numbers of grades and levels among them. */
export const contentOf = (text: string): string[] => [
  ...new Set(plainWords(text).filter((word) => (word.length > 2 || /^\d$/.test(word)) && !SMALL.has(word))),
];

const ENOUGH = 0.6;
const OR = /\s+or\s+|\s*\/\s*/i;

/**
 * How far the words of a requirement that no list knows stand in what is written of somebody, 0 to 1, with the passage
 * that says most of them; null where it says too little. Of alternatives one will do.
 */
function wordsMet(label: string, passages: readonly Passage[]): { share: number; passage: Passage } | null {
  let best: { share: number; passage: Passage } | null = null;
  for (const alternative of label.split(OR)) {
    const asked = contentOf(alternative);
    if (asked.length === 0) continue;
    // "No criminal record" is met by who says just that.
    const isDenial = affirmed(alternative).join('') !== alternative;
    for (const passage of passages) {
      const share = shareOf(asked, plainWords(isDenial ? passage.text : affirmed(passage.text).join(' ')));
      if (best === null || share > best.share) best = { share, passage };
    }
  }
  return best !== null && best.share >= ENOUGH ? best : null;
}

/** How many of the words of a label that say something stand in a text, also in another form. */
export function wordsShared(label: string, text: string): number {
  const words = plainWords(text);
  return contentOf(label).filter((one) => words.some((word) => isAkin(one, word))).length;
}

/** The share of words that stand in a text, also in another form. */
export function shareOf(asked: readonly string[], words: readonly string[]): number {
  return asked.filter((one) => words.some((word) => isAkin(one, word))).length / asked.length;
}

const LEADING =
  /\b(?:lead|leads|leading|led|manag(?:e|es|ed|ing)|supervis\w+|line management)\b.*\b(?:team|people|staff|direct reports)\b/i;
const LEADS =
  /\b(?:leads?|led|manag(?:e|es|ed|ing)|supervis\w+|heads|headed|runs)\b[^.;]{0,60}\b(?:team|people|staff|reports|crew|kitchen|department|store|shift)\b|\bteam of (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:manager|head of|director|supervisor|team leader)\b/i;

/** Whether a line asks for the leading of people. */
const asksLeading = (line: string): boolean => LEADING.test(line);

/** The first passage that tells of leading people. */
const leadingIn = (passages: readonly Passage[]): Passage | undefined =>
  passages.find(({ text }) => affirmed(text).some((part) => LEADS.test(part)));
