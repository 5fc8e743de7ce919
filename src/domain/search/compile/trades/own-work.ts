import { roleOfWork, roles } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';

const YEARS_OF =
  /(?<=\b(?:years?|yrs?)['’]?\s+(?:(?:of|in|at|doing|actual|hands-on)\s+)*)\p{L}{4,}(?:ing|acy|try)(?=\s*(?:$|[,;.)]|\b(?:and|or|in|at|with|who|but|not|experience|under)\b))|(?<=\b(?:been|be|are|is)\s+)\p{L}{4,}ing(?=\s+(?:now\s+)?(?:for|since)\s)/giu;

/** "Teachers with four years teaching": what the trade itself does, behind its years, asks for no skill besides. */
export function leaveOwnWork(draft: Draft): void {
  const asked = draft.read.flatMap(({ facet: { kind, values } }) =>
    kind === 'role' ? values.flatMap((value) => roles().book.whole(value) ?? []) : [],
  );
  if (asked.length === 0) return;
  for (const { index, 0: said } of draft.text.matchAll(YEARS_OF)) {
    const work = roleOfWork([said.toLowerCase()]);
    const isTheirs = asked.some(
      ({ id, implies }) => work !== null && (id === work.id || implies.includes(work.id)),
    );
    if (!isTheirs) continue;
    const end = index + said.length;
    const at = draft.read.findIndex(
      (read) => read.at >= index && read.end <= end && read.facet.kind === 'skill',
    );
    if (at >= 0) draft.read.splice(at, 1);
    if (at >= 0 || !draft.taken(index, end)) draft.blot(index, end);
  }
}
