import { roles } from '../../../lexicon/terms.ts';
import { facet, LAST_TITLE } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { type Standing, standingOf } from './standing.ts';

/** Without one of these nothing is said of a title. */
const SPOKEN_OF =
  /\b(?:titles?|titled|entitled|called|styled|cards?|badges?|signatures?|jobs?|roles?|positions?|posts?|gigs?|ranks?)\b/i;

const CAPITALS = String.raw`\p{Lu}[\p{L}/&.-]*(?:\s+(?:(?:of|and|&)\s+)?\p{Lu}[\p{L}/&.-]*)*`;
/** A title that no lexicon has, by its capitals: "titled Chief Happiness Officer", "with Oyster Shucker as a former title". */
const CAPITAL = new RegExp(
  String.raw`(?<=\b(?:titles?|titled|post of|position of|role of|job of)\s+(?:(?:of|is|was|being|an?)\s+|"\s*)*)${CAPITALS}|(?<=\b(?:with|have|has|had|having|hold|held)\s+"?)${CAPITALS}(?="?\s+(?:as|among|amongst|on|in)\s+(?:\p{Ll}+\s+){0,3}(?:titles?|cards?|badges?)\b)`,
  'gu',
);

interface Named {
  at: number;
  end: number;
}

/**
 * Reads titles that are spoken of as such: "whose current title is Sous Chef", "titled Payroll Officer once but not any more". They
 * are held against the words of the titles on record, and not against all that do the same work.
 */
export function readTitles(draft: Draft): void {
  if (!SPOKEN_OF.test(draft.text)) return;
  // From the end: in "sales people titled Account Executive" the word is of what stands behind it.
  for (const { at, end } of namedIn(draft).toReversed()) {
    if (draft.taken(at, end)) continue;
    const isQuoted = draft.text[at - 1] === '"' && draft.text[end] === '"';
    const [start, behind] = isQuoted ? [at - 1, end + 1] : [at, end];
    const said = standingOf(draft, start, behind, 'title');
    if (said === null || !said.isTitle || said.ended !== null) continue;
    takeTitle(draft, said, draft.text.slice(at, end));
  }
}

/** Names of trades, the longest at each place, and what begins with capitals behind a word for a title. */
function namedIn(draft: Draft): Named[] {
  const texts = draft.words.map(({ text }) => text);
  const named: Named[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const length = roles().book.at(texts.slice(0, draft.clauseEnd(at)), at)?.length ?? 0;
    const [first, last] = [draft.words[at], draft.words[at + length - 1]];
    if (length === 0 || first === undefined || last === undefined) continue;
    named.push({ at: first.start, end: last.end });
    at += length - 1;
  }
  for (const { index, 0: said } of draft.each(CAPITAL))
    if (!named.some(({ at, end }) => at < index + said.length && end > index))
      named.push({ at: index, end: index + said.length });
  return named;
}

const NOT_BEHIND =
  /^\s*,?\s*(?:and\s+|but\s+)?(?:not|rather\s+than|as\s+opposed\s+to)\s+(?:an?\s+|just\s+)?/i;

function takeTitle(draft: Draft, said: Standing, called: string): void {
  const { from, to, when, isDenied, isGone, isLast } = said;
  // "Current title BDM": a short form stands for its title in full.
  const title = /^\p{Lu}{2,4}$/u.test(called)
    ? (roles().book.whole(called.toLowerCase())?.name ?? called)
    : called;
  const trade = tradeBeside(draft, singular(title), said);
  if (trade !== null) {
    draft.read.push(trade);
    draft.blot(from, to);
    return;
  }
  const read = titleRead(singular(title), isLast ? 'past' : when, { at: from, end: to });
  if (isLast)
    Object.assign(read.facet, { label: `the last title ${title}`, values: [`${LAST_TITLE}${title}"`] });
  if (isDenied) Object.assign(read, { plain: true, facet: { ...read.facet, strength: 'exclude' } });
  draft.read.push(read);
  draft.blot(from, to);
  if (isGone) {
    const now = titleRead(title, 'current', { at: from, end: to });
    draft.read.push({ ...now, plain: true, facet: { ...now.facet, strength: 'exclude' } });
  }
  // "Titled HR Business Partner, not HR Manager": another title of the same time.
  const not = NOT_BEHIND.exec(draft.rest.slice(to));
  const other = not === null ? undefined : namedIn(draft).find(({ at }) => at === to + not[0].length);
  if (not === null || other === undefined || isDenied || draft.taken(other.at, other.end)) return;
  const denied = titleRead(draft.text.slice(other.at, other.end), when, { at: to, end: other.end });
  draft.read.push({ ...denied, plain: true, facet: { ...denied.facet, strength: 'exclude' } });
  draft.blot(to, other.end);
}

/**
 * "Sales managers with account manager as a former title", "chefs, title must not be pastry chef": beside a trade another in small
 * letters is the trade that somebody had, or must not have, whatever it is called on record. Null for a title as it is written.
 */
function tradeBeside(
  draft: Draft,
  title: string,
  { from, to, when, isDenied, isGone, isLast }: Standing,
): Read | null {
  const trade = title === title.toLowerCase() ? roles().book.whole(title) : undefined;
  if (trade === undefined || isGone || isLast || !(isDenied || when === 'past')) return null;
  if (!namedIn(draft).some(({ at, end }) => end <= from || at >= to)) return null;
  const own = facet({
    kind: 'role',
    strength: isDenied ? 'exclude' : 'must',
    label: `${when === 'past' ? 'formerly ' : ''}${trade.name}`,
    values: [trade.name],
    when: when === 'past' ? 'past' : null,
  });
  return { at: from, end: to, whole: true, facet: own, ...(isDenied && { plain: true }) };
}

/** "Store managers, current title": a title stands on record in the singular. */
const singular = (title: string): string =>
  title === title.toLowerCase() &&
  /[^s]s$/.test(title) &&
  roles().book.whole(title.slice(0, -1)) !== undefined
    ? title.slice(0, -1)
    : title;

function titleRead(title: string, when: Standing['when'], { at, end }: Named): Read {
  const time = when === 'current' ? ' now' : when === 'past' ? ' before' : '';
  return {
    at,
    end,
    whole: true,
    facet: facet({
      kind: 'role',
      strength: 'must',
      label: `the title ${title}${time}`,
      values: [`"${title}"`],
      when,
    }),
  };
}
