import { hiddenIn, type Identity, scrub } from '../anonymity/index.ts';
import { type Finding, type Review, review } from '../moderation/index.ts';
import { privateLinesIn } from './private-lines.ts';
import { isLanguageField, isSpokenLanguage } from './spoken-languages.ts';

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];

/**
 * What speaks against texts that leave, as somebody wrote them and as they will be read: where `her` became `their`, what it told is
 * meant all the same. Where both readings find the same of a field it is told once, in the words of the first.
 * @param texts one of the two readings
 * @param other the other one by the same fields, and where it is as somebody wrote it whom it must not give away: what is taken out of
 * it does not leave, and counts for nothing
 */
export function reviewAsSent(
  texts: Texts,
  { also, identity }: { also: Texts; identity: Identity | null },
  as: Review,
): Finding[] {
  const found = reviewOfPerson(texts, as);
  const read = new Map(texts);
  const changed = also.filter(([field, text]) => text != null && text !== read.get(field));
  if (changed.length === 0) return found;
  const hidden = new Map(
    changed.map(([field, text]) => [
      field,
      identity === null || text == null ? null : hiddenIn(scrub(text, identity).replaced),
    ]),
  );
  const isTold = ({ field, about }: Finding): boolean =>
    found.some((one) => one.field === field && one.about === about);
  const more = reviewOfPerson(changed, as).filter(
    (one) => one.verdict !== 'clear' && !isTold(one) && hidden.get(one.field)?.overlaps(one) !== true,
  );
  return [...found, ...more];
}

/** What speaks against texts about somebody: the gate, and what it lets pass that a line of a career tells of their life. */
export function reviewOfPerson(texts: Texts, as: Review): Finding[] {
  const all = review(texts, as);
  if (as.subject !== 'person') return all;
  const read = new Map(texts);
  const isSpoken = (one: Finding): boolean => {
    const text = read.get(one.field) ?? '';
    return isLanguageField(one.field, text) || isSpokenLanguage(text)(one);
  };
  const found = all.filter((one) => one.about !== 'race_or_origin' || !isSpoken(one));
  const told = found.filter(({ verdict }) => verdict === 'blocked' || verdict === 'held');
  const isTold = (one: Finding): boolean =>
    told.some(({ field, start, end }) => field === one.field && start < one.end && one.start < end);
  return [...found, ...privateLinesIn(texts).filter((one) => !isTold(one))];
}
