import { fold } from '#src/lib/fold.ts';
import { blockedBy, review } from '../moderation/index.ts';
import type { BoundText } from './bound-text.ts';
import { phoneOf } from './contact.ts';
import { emailOf } from './email.ts';
import { mergedJobs, studiesOf } from './jobs-by-model.ts';
import { languagesOf } from './lists.ts';
import type { ModelCv } from './model-schema.ts';
import { tidyName } from './name-written.ts';
import { isNameless } from './nameless.ts';
import { currentOf, partOf } from './read.ts';
import { type CvFields, type CvReading, MODEL_CONFIDENCE, type Provenance, SURE } from './schema.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';

/** Under what a draft is sure of: a name that the model does not read the same way. */
const DENIED = 0.5;
const MOST_ITEMS = 120;
const LONGEST_ITEM = 100;

type Said = { value: string; quote: string } | null;

/**
 * What the rules read of a CV, with what a model read where they found nothing or were not sure. Each value of the model
 * stands in its quote, and each quote in the text that was sent; the fields of others are in `dropped`.
 * @param sent what the model was given
 * @param home the agency's country (ISO 3166-1 alpha-2)
 */
export function withModel(
  reading: CvReading,
  answer: ModelCv,
  sent: BoundText,
  home: string,
): { reading: CvReading; dropped: string[] } {
  const fields = structuredClone(reading.fields);
  const provenance = { ...reading.provenance };
  const dropped = new Set<string>();
  const isOpen = (field: keyof CvFields): boolean => {
    const value = fields[field];
    const isEmpty = value == null || (Array.isArray(value) && value.length === 0);
    return isEmpty || (provenance[field]?.confidence ?? 1) < SURE;
  };
  const take = <F extends keyof CvFields>(field: F, value: CvFields[F], quote: string): void => {
    fields[field] = value;
    provenance[field] = sent.provenanceOf(quote);
  };
  /** A value that is bound; others are told as dropped. */
  const bound = (field: string, said: Said): Said => {
    if (said === null || said.value.trim() === '') return null;
    const value = said.value.trim();
    const isBound = sent.holds(said.quote) && sent.isIn(value, said.quote);
    if (!isBound) dropped.add(field);
    return isBound ? { value, quote: said.quote } : null;
  };
  const told = (
    field: keyof CvFields & string,
    said: Said,
    read: (one: NonNullable<Said>) => boolean,
  ): void => {
    const one = bound(field, said);
    if (one !== null && isOpen(field) && !read(one)) dropped.add(field);
  };

  const history = mergedJobs(fields.experience, provenance, answer.jobs, sent);
  if (history.isDropped) dropped.add('experience');
  if (history.jobs !== null) {
    replaceEach(
      provenance,
      'experience',
      history.jobs.map(({ by }) => by),
    );
    fields.experience = history.jobs.map(({ job }) => job);
    const present = currentOf(
      history.jobs.map(({ job, by }) => ({
        value: job,
        confidence: MODEL_CONFIDENCE,
        page: by.page,
        quote: by.quote,
      })),
    );
    for (const [field, part] of [
      ['current_title', 'title'],
      ['current_company', 'employer'],
    ] as const) {
      const found = partOf(present, part);
      if (found !== null && isOpen(field)) take(field, found.value, found.quote);
    }
  }
  const isSent = isNameless(sent.lines.map(lineOf));
  const name = bound('name', answer.name);
  if (fields.name === null) {
    if (name !== null && !isSent && isLikeName(name.value)) take('name', tidyName(name.value), name.quote);
  } else if (isDenied(fields.name, name, answer.name, sent, provenance.name)) {
    const { name: known } = provenance;
    if (known !== undefined) provenance.name = { ...known, confidence: Math.min(known.confidence, DENIED) };
  }
  if (!isSent) {
    told('email', answer.email, ({ value, quote }) => {
      const [found, around] = [value, quote].map((text) => emailOf([lineOf(text)], []));
      // Of a referee, or of whoever sent the CV.
      if (found == null || around?.value !== found.value || around.confidence < DENIED) return false;
      take('email', found.value, quote);
      return true;
    });
    told('phone', answer.phone, ({ value, quote }) => {
      const found = phoneOf([lineOf(value)], fields.location?.country_code ?? home);
      if (found === null || phoneOf([lineOf(quote)], home) === null) return false;
      take('phone', found.value, quote);
      return true;
    });
  }
  told('location', answer.place, ({ value, quote }) => {
    const place = placeIn(value) ?? placeIn(value, true);
    if (place === null) return false;
    take('location', place, quote);
    return true;
  });
  for (const [field, said] of [
    ['headline', answer.headline],
    ['current_title', answer.current_title],
  ] as const)
    told(field, said, ({ value, quote }) => {
      if (value.length > 200 || value.includes('@') || (field === 'headline' && !isOfWork(value, home)))
        return false;
      take(field, value, quote);
      return true;
    });

  const studies = studiesOf(answer.education, sent);
  if (studies.isDropped) dropped.add('education');
  if (fields.education.length === 0 && studies.found.length > 0) {
    replaceEach(
      provenance,
      'education',
      studies.found.map(({ quote }) => sent.provenanceOf(quote)),
    );
    fields.education = studies.found.map(({ study }) => study);
  }
  for (const field of ['skills', 'languages', 'certifications'] as const) {
    const given = answer[field].map((item) => item.trim()).filter((item) => item !== '');
    const kept = given
      .filter((item) => isItem(item, sent) && (field === 'languages' || isOfWork(item, home)))
      .slice(0, MOST_ITEMS);
    if (kept.length < given.length) dropped.add(field);
    const items = field === 'languages' ? (languagesOf(kept.map(lineOf))?.value ?? []) : kept;
    if (items.length === 0 || !isOpen(field)) continue;
    const all = new Map([...fields[field], ...items].map((item) => [fold(item), item]));
    if (all.size > fields[field].length)
      take(field, [...all.values()], sent.linesWith(kept).join(' · ') || (kept[0] ?? ''));
  }
  return { reading: { ...reading, fields, provenance }, dropped: [...dropped] };
}

/** Whether a text tells nothing of what the law keeps out of hiring. */
const isOfWork = (text: string, place: string): boolean =>
  blockedBy(review([['', text]], { subject: 'person', place })).length === 0;

const isItem = (item: string, sent: BoundText): boolean =>
  item.length <= LONGEST_ITEM && /\p{L}/u.test(item) && sent.holds(item);

const isLikeName = (value: string): boolean =>
  value.length <= 80 && !/[\d@:]/.test(value) && /\p{L}{2}/u.test(value) && tidyName(value) !== '';

/** Whether a model that was shown the name reads another, or none. */
function isDenied(
  known: string,
  read: Said,
  given: Said,
  sent: BoundText,
  from: Provenance | undefined,
): boolean {
  if (read === null) return given === null && from !== undefined && sent.holds(from.quote);
  const [ours, theirs] = [known, tidyName(read.value)].map((name) => fold(name).match(/\p{L}+/gu) ?? []);
  const isWithin = (some: string[] = [], all: string[] = []) => some.every((word) => all.includes(word));
  return !isWithin(ours, theirs) && !isWithin(theirs, ours);
}

/** Entries of a list each have a provenance of their own. */
function replaceEach(provenance: Record<string, Provenance>, list: string, by: readonly Provenance[]): void {
  for (const field of Object.keys(provenance)) if (field.startsWith(`${list}.`)) delete provenance[field];
  for (const [at, one] of by.entries()) provenance[`${list}.${at}`] = one;
}

const lineOf = (text: string): CvLine => ({
  text: text.replace(/\s+/g, ' '),
  page: 1,
  size: 10,
  bold: false,
  styled: false,
  apart: false,
  bullet: false,
  margin: false,
});
