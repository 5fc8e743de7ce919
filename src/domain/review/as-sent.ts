import { matchesOf } from '#src/lib/matches.ts';
import { hiddenIn, type Identity, isDegree, placeToShow, scrub } from '../anonymity/index.ts';
import { type Finding, isAttribute, type Review, review } from '../moderation/index.ts';
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
  const found = withoutOwn(texts, all, as).filter(
    (one) =>
      (one.about !== 'race_or_origin' || !isSpoken(one)) && !isOfItsField(one, read.get(one.field) ?? ''),
  );
  const told = found.filter(({ verdict }) => verdict === 'blocked' || verdict === 'held');
  const isTold = (one: Finding): boolean =>
    told.some(({ field, start, end }) => field === one.field && start < one.end && one.start < end);
  return [...found, ...privateLinesIn(texts).filter((one) => !isTold(one))];
}

/** What Deskhand itself puts in the place of somebody. */
const MARKER =
  /\[(?:[a-z][a-z -]* )?removed\]|(?<![\p{L}\p{N}_-])(?:[Tt]he candidate|Candidate \p{Lu}{1,2})(?:['’]s)?(?![\p{L}\p{N}_-])/gu;
/** A subject that tells nothing of anybody. */
const ANYBODY = 'They';

/** Without what is found of Deskhand's own words alone: a finding that touches one stays where it is found of another subject as well. */
function withoutOwn(texts: Texts, found: readonly Finding[], as: Review): Finding[] {
  const read = new Map(texts);
  const touches = ({ field, start, end }: Finding): boolean =>
    matchesOf(MARKER, read.get(field) ?? '').some(
      ({ 0: said, index }) => index < end && start < index + said.length,
    );
  if (!found.some((one) => one.verdict !== 'clear' && touches(one))) return [...found];
  const plain = review(
    texts.map(([field, text]) => [field, text?.replace(MARKER, ANYBODY)] as const),
    as,
  );
  return found.filter(
    (one) =>
      one.verdict === 'clear' ||
      !touches(one) ||
      plain.some(
        (other) => other.field === one.field && other.about === one.about && other.verdict !== 'clear',
      ),
  );
}

/** Where a summary lists degrees. */
const LISTED_BEFORE = /(?::\*{0,2}|;) $/u;
const LISTED_AFTER = /^(?:[,;\n]|$)/u;

/** Whether a finding is of what its field is for: the word of a degree where a degree stands, a place where somebody lives. */
const isOfItsField = ({ field, about, words, start, end }: Finding, text: string): boolean =>
  isAttribute(about) &&
  ((isDegree(words) && LISTED_BEFORE.test(text.slice(0, start)) && LISTED_AFTER.test(text.slice(end))) ||
    (/(?:^|\.)education\.\d+\.(?:degree|field)$/u.test(field) && isDegree(words)) ||
    (/(?:^|\.)location$/u.test(field) && placeToShow({ city: words, country: null }, false) === words));
