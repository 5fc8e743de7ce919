import type { Draft } from './draft.ts';

const INCLUDED =
  /(?<!\p{L})(?:including|incl\.?|even)\s+(?:those|people|candidates|ones|anyone|folks)\s+(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?[^,;.()]{3,40}?(?=\s*(?:$|[,;.()]|\bbut\b))/giu;

/** "Including those between jobs": whom nobody leaves out, and what nobody has to be. */
export function readIncluded(draft: Draft): void {
  for (const { index, 0: said } of draft.each(INCLUDED)) {
    const reason = `"${said}" asks for nothing, so nobody was chosen or left out by it.`;
    draft.take(index, index + said.length, { kind: 'unsupported', label: said, reason }, true);
    draft.note('not_required', reason);
  }
}
