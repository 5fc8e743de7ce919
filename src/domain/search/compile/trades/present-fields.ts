import type { Draft } from '../draft.ts';

const IN = /^\s*(?:in\s+(?:the\s+)?)?$/i;

/** "Who in pharma is out of work": whoever has no work is in no field now, so that the one of their last work is meant. */
export function readFieldsOfTheWorkless(draft: Draft): void {
  const isWorkless = draft.read.some(
    ({ facet: { kind, strength, values, either } }) =>
      kind === 'availability' && strength === 'must' && either === null && values[0] === 'between',
  );
  if (!isWorkless) return;
  for (const { facet } of draft.read)
    if (facet.kind === 'industry' && facet.when === 'current' && facet.strength === 'must') facet.when = null;
}

/** "AP officers in retail": a field right behind a trade and "in" is the one that they work in now, which is told. */
export function readPresentFields(draft: Draft): void {
  for (const { at, end, facet } of draft.read) {
    if (facet.kind !== 'industry' || facet.when !== null || facet.strength !== 'must') continue;
    const said = draft.text.slice(at, end);
    const isIn = /\bin\s+(?:the\s+)?$/i.test(draft.text.slice(0, at)) || /^in\s/i.test(said);
    const isBehindTrade = draft.read.some(
      (read) => read.facet.kind === 'role' && IN.test(draft.text.slice(read.end, at)),
    );
    if (!isIn || !isBehindTrade) continue;
    facet.when = 'current';
    const field = said.replace(/^in\s+(?:the\s+)?/i, '');
    draft.note(
      'read_as',
      `"in ${field}" was read as where they work now. Say "have worked in ${field}" for those who did before as well.`,
    );
  }
}
