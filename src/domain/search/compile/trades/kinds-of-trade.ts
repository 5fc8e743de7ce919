import { roles, skills, type Term } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import type { Draft } from '../draft.ts';
import { isSmall } from '../small-words.ts';
import { peopleOf } from './fields-of-work.ts';

/** What a list of the kinds of a trade stands behind: "nurses: ICU, theatre", "surveyors - land, quantity", "theatre staff (ODPs, scrub)". */
const BEHIND_TRADE = /^(?:\s*([:(])\s*|\s+[-–—]\s+)(?=\p{L})/u;
const LIST_ENDS = /[.;:()\n]|\s[-–—]\s|$/;
const ITEM = /(?:[^,/&]|(?<=\p{Lu})&(?=\p{Lu}))+/gu;
const JOINT = /^\s*(?:(?:or|and|the|an?|any|also)\s+)*/i;
const PLACED = /\s+(?:in|at|near|around)\s+(?:the\s+)?[\p{Lu}\uFFFC].*$/u;
const HEADS =
  'practitioner nurse technician engineer manager officer specialist analyst lawyer teacher chef surveyor'.split(
    ' ',
  );
const MOST_WORDS = 3;

/**
 * Reads the kinds of a trade in a list behind it, where two at least are titles together with it: "nurses - ODPs, scrub, recovery" are
 * operating department practitioners and theatre nurses, and so are no skills. The list tells who is meant, and the trade before it no more.
 */
export function readKindsOfTrade(draft: Draft): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    // "Nurses: ICU" ends at its colon.
    const colon = draft.words.findIndex(({ end }, word) => word >= at && draft.rest.startsWith(':', end));
    const inClause = texts.slice(0, Math.min(draft.clauseEnd(at), colon < 0 ? texts.length : colon + 1));
    const found = roles().book.at(inClause, at) ?? peopleOf(inClause, at);
    if (found === undefined || found.doubtful) continue;
    const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + found.length - 1]?.end ?? 0];
    at += found.length - 1;
    if (draft.taken(start, end)) continue;
    const lead = BEHIND_TRADE.exec(draft.rest.slice(end));
    // What developers know is no kind of developer.
    if (lead === null || [found.value.id, ...found.value.implies].includes('software_engineer')) continue;
    const from = end + lead[0].length;
    const list = draft.rest.slice(from, from + (LIST_ENDS.exec(draft.rest.slice(from))?.index ?? 0));
    const kinds = kindsIn(list, found.value, texts.slice(at, at + 1));
    if (kinds.length < 2 || kinds.every(({ isOwn }) => isOwn)) continue;
    // "Compliance officers (AML or KYC)": a list of skills says what they know.
    // ICU nurses and theatre nurses are both called nurses.
    const called = plainWords(found.value.name).at(-1);
    const areCalledSo = kinds.every(({ role }) => plainWords(role.name).at(-1) === called);
    // "Aged care in Hull": each with its place, which `placedKinds` keeps with it, and a skill is wider than its title.
    if (kinds.some(({ isSkill, isPlaced }) => isSkill && isPlaced)) continue;
    if (!areCalledSo && kinds.every(({ isSkill }) => isSkill)) continue;
    // A list that begins with something else says what they know or where they are.
    if (JOINT.exec(list)?.[0].length !== kinds[0]?.at) continue;
    for (const kind of kinds)
      draft.take(from + kind.at, from + kind.end, {
        kind: 'role',
        label: kind.role.name,
        values: [kind.role.name],
      });
    // Of brackets the reader of brackets decides.
    if (lead[1] !== '(') draft.blot(start, end);
  }
}

interface Kind {
  at: number;
  end: number;
  role: Term;
  /** Whether it is a trade by itself. */
  isOwn: boolean;
  isSkill: boolean;
  /** Whether a place of its own stands behind it. */
  isPlaced: boolean;
}

function kindsIn(list: string, trade: Term, head: readonly string[]): Kind[] {
  return [...list.matchAll(ITEM)].flatMap(({ index, 0: item }) =>
    [...item.matchAll(/(?:(?!\s+(?:or|and)\s).)+/gi)].flatMap((part): Kind[] => {
      const lead = JOINT.exec(part[0])?.[0].length ?? 0;
      // "ICU in Sydney, theatre in Perth": each with where it is wanted.
      const placed = part[0].slice(lead).trimEnd();
      const said = placed.replace(PLACED, '').trimEnd();
      const words = plainWords(said);
      if (words.length === 0 || words.length > MOST_WORDS || said.includes('\uFFFC')) return [];
      if (words.some((word) => isSmall(word))) return [];
      const at = index + part.index + lead;
      const own = roles().book.whole(said);
      const role = own ?? kindOf(words, trade, head);
      return role === null
        ? []
        : [
            {
              at,
              end: at + said.length,
              role,
              isOwn: own !== undefined,
              isPlaced: said !== placed,
              isSkill: skills().book.whole(said) !== undefined,
            },
          ];
    }),
  );
}

function kindOf(words: readonly string[], trade: Term, head: readonly string[]): Term | null {
  const own = roles().book.whole([...words, ...head].join(' '));
  if (own !== undefined && own.id !== trade.id) return own;
  // "Theatre staff: scrub": a field's people are called by their own titles.
  for (const end of trade.name.endsWith('Professional') ? HEADS : []) {
    const found = roles().book.whole([...words, end].join(' '));
    if (found?.implies.includes(trade.id) === true) return found;
  }
  return null;
}
