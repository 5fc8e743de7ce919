import { industries, roles, skills } from '../../../lexicon/terms.ts';
import { facet } from '../../facets.ts';
import type { Draft } from '../draft.ts';

const LONGEST_FIELD = 3;

/**
 * Reads a trade whose kind stands behind it: "chemists in quality control" are QC chemists, "social workers in child protection" child
 * protection practitioners, also where that is a skill that others of the trade list: then either will do.
 */
export function readTradesInFields(draft: Draft): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const trade = roles().book.at(texts.slice(0, draft.clauseEnd(at)), at);
    if (trade === undefined || trade.doubtful) continue;
    const from = at + trade.length + 1;
    if (!/^(?:in|of|within)$/.test(texts[from - 1] ?? '')) continue;
    if (trade.value.id === 'software_engineer' || trade.value.implies.includes('software_engineer')) continue;
    const said = texts.slice(at, at + trade.length);
    for (let length = Math.min(LONGEST_FIELD, draft.clauseEnd(at) - from); length > 0; length -= 1) {
      const [start, end] = [draft.words[at]?.start ?? 0, draft.words[from + length - 1]?.end ?? 0];
      const field = texts.slice(from, from + length).join(' ');
      const kind = roles().book.whole(`${field} ${said.join(' ')}`);
      if (kind === undefined || kind.id === trade.value.id || draft.taken(start, end)) continue;
      if (draft.strengthAt(start) !== 'must' || industries().book.whole(field) !== undefined) break;
      const made = draft.take(start, end, { kind: 'role', label: kind.name, values: [kind.name] });
      const skill = skills().book.whole(field);
      if (skill === undefined) break;
      made.either = draft.freeNumber();
      const together = 1 + Math.max(0, ...draft.read.map(({ facet: { together } }) => together ?? 0));
      const beside = { strength: 'must', either: made.either, together } as const;
      for (const given of [
        facet({ ...beside, kind: 'role', label: trade.value.name, values: [trade.value.name] }),
        facet({ ...beside, kind: 'skill', label: skill.name, values: [skill.name] }),
      ])
        draft.read.push({ at: start, end, facet: given });
      break;
    }
  }
}
