import { levelIn } from '../../../lexicon/levels.ts';
import type { Found } from '../../../lexicon/phrase-book.ts';
import { roles, skills, type Term } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import type { Draft } from '../draft.ts';
import { isKnown, peopleInField } from './fields-of-work.ts';

/**
 * Reads "structural or mechanical engineers" and "A&E, ICU and theatre nurses": the first of roles that share their last word,
 * or the last two ("wills or conveyancing fee earners").
 */
export function readSharedTitles(draft: Draft): void {
  const texts = draft.words.map(({ text }) => text);
  const { book } = roles();
  for (let at = 1; at < texts.length; at += 1) {
    const found = withHead(draft, texts, at) ?? book.at(texts, at);
    if (found === undefined || found.length < 2) continue;
    const title = texts.slice(at, at + found.length);
    const heads = [title.slice(-1), ...(title.length > 2 ? [title.slice(-2)] : [])];
    for (let from = at; from > 0; ) {
      const before = sharesHead(draft, texts, from, heads, from !== at);
      if (before === null) break;
      from = before;
    }
  }
  readSharedBeginnings(draft, texts);
}

// Takes the words joined to those at a place that are a role with one of the heads. @returns where they begin
function sharesHead(
  draft: Draft,
  texts: readonly string[],
  at: number,
  heads: readonly (readonly string[])[],
  isInList: boolean,
): number | null {
  const { book } = roles();
  for (const length of [2, 1]) {
    const joint = draft.words[at - 1];
    const word = joint !== undefined && /^(?:or|and)$/.test(joint.text) ? at - 1 : at;
    const [first, end] = [draft.words[word - length], draft.words[word - 1]];
    const next = draft.words[at];
    if (first === undefined || end === undefined || next === undefined) continue;
    if (draft.taken(first.start, end.end) || (word !== at && draft.taken(end.end, next.start))) continue;
    if (!/^\s*,?\s*(?:(?:or|and|&|\+|\/|,)\s*)$/i.test(draft.text.slice(end.end, next.start))) continue;
    const isComma = /^\s*,\s*$/.test(draft.text.slice(end.end, next.start));
    // "Contract, quantity surveyors": a comma alone begins no list.
    if (!isInList && isComma) continue;
    if (isKnown(draft, first.start)) continue;
    const before = texts.slice(word - length, word);
    // "Tableau, business analysts": behind a bare comma a skill and a title of another sort are two conditions.
    if (isComma && isSkill(before) && !isSkill(texts.slice(at, at + 1))) continue;
    const other = heads.flatMap((head) => {
      const role = book.at([...before, ...head], 0);
      return role?.length === length + head.length ? [role] : [];
    })[0];
    if (other === undefined) continue;
    // "HR business partners or HR managers": the word ends a trade of its own.
    const isEnd = [1, 2, 3].some((more) => book.at(texts, word - length - more)?.length === length + more);
    if (isEnd) continue;
    // A nurse is somebody by herself, a warehouse is not.
    const alone = book.at(before, 0);
    if (alone?.length === length && alone.value.name.split(' ').length === length) continue;
    // "GPs and mental health nurses": letters in the plural are people.
    if (alone?.length === length && /^[A-Z]{2,5}s$/.test(draft.text.slice(first.start, end.end))) continue;
    const { name } =
      peopleBesideTrades(draft, texts, word - length, length, other.value, heads) ?? other.value;
    draft.take(first.start, end.end, { kind: 'role', label: name, values: [name] });
    return word - length;
  }
  return null;
}

/**
 * "Bookkeepers, procurement or data analysts": behind a trade a field of which the shared word makes another trade is said of its people,
 * who are no analysts.
 */
function peopleBesideTrades(
  draft: Draft,
  texts: readonly string[],
  at: number,
  length: number,
  shared: Term,
  heads: readonly (readonly string[])[],
): Term | undefined {
  const ends = plainWords(shared.name).at(-1);
  if (heads.some((head) => head.at(-1) === ends)) return undefined;
  const { book } = roles();
  const [before, first] = [draft.words[at - 1], draft.words[at]];
  const isListed = before !== undefined && /^\s*,\s*$/.test(draft.text.slice(before.end, first?.start));
  const isBehindTrade = [1, 2, 3].some((words) => book.at(texts, at - words)?.length === words);
  if (!isListed || !isBehindTrade) return undefined;
  const people = peopleInField(texts.slice(at, at + length));
  return people !== undefined && shared.implies.includes(people.id) ? people : undefined;
}

const isSkill = (words: readonly string[]): boolean => skills().book.at(words, 0)?.length === words.length;

const GOES_ON = /^\s+(?!(?:in|at|with|for|from|or|and|on|who|that|near)\b)\p{L}/iu;

/** What many trades are called by. */
const SAME = /^(?:consultant|specialist|advis[eo]r|officer|manager|professional|expert|executive|associate)$/;

// "Salesforce developers/admins": the second of two that share their first word.
function readSharedBeginnings(draft: Draft, texts: readonly string[]): void {
  const { book } = roles();
  for (let at = 1; at < texts.length - 1; at += 1) {
    const joint = /^(?:or|and)$/.test(texts[at + 1] ?? '') ? at + 2 : at + 1;
    const [begin, before, word] = [texts[at - 1], draft.words[at], draft.words[joint]];
    if (begin === undefined || before === undefined || word === undefined) continue;
    // "Sous chefs or chefs" says the whole trade the second time.
    if (word.text === before.text) continue;
    if (draft.taken(before.start, word.end) || (book.at(texts, joint)?.length ?? 1) !== 1) continue;
    if (!/^\s*(?:(?:or|and|&)\s+|\/\s*)$/i.test(draft.text.slice(before.end, word.start))) continue;
    // "Tax managers or senior tax accountants": the level of the next trade, and no tax senior.
    if (levelIn(word.text) !== null && GOES_ON.test(draft.text.slice(word.end))) continue;
    const found = book.at([begin, word.text], 0);
    if (found?.length !== 2 || (book.at(texts, at) === undefined && book.at(texts, at - 1) === undefined))
      continue;
    // "Gas engineers or plumbers": by the first word it would be the same trade once more.
    if (book.at(texts, at - 1)?.value === found.value) {
      // "Tax accountants or consultants": a word that is no trade by itself is the same one once more.
      if (book.at(texts, joint) === undefined && SAME.test(word.text)) {
        const { name } = found.value;
        draft.take(word.start, word.end, { kind: 'role', label: name, values: [name] });
      }
      continue;
    }
    const { name } = found.value;
    draft.take(word.start, word.end, { kind: 'role', label: name, values: [name] });
  }
}

// "EEN nurses": a short form before the trade that it is one of.
function withHead(draft: Draft, texts: readonly string[], at: number): Found<Term> | undefined {
  const { book } = roles();
  const [short, head] = [book.at(texts, at), book.at(texts, at + 1)];
  const isOne = short?.length === 1 && head !== undefined && short.value.implies.includes(head.value.id);
  return isOne && draft.clauseEnd(at) > at + head.length ? { ...short, length: 1 + head.length } : undefined;
}
