import type { Draft } from '../draft.ts';

const OWNED = String.raw`(?:(?:PE|VC|private[\s-]equity|venture(?:[\s-]capital)?|investor|sponsor|family|founder|employee|privately|state|government|foreign)[\s-](?:backed|owned|run|held|led|funded)|owner[\s-]managed|bootstrapped)`;
const LISTED = String.raw`(?:(?:(?:publicly|stock[\s-]?(?:exchange|market)|LSE|ASX|NYSE|NASDAQ|AIM|FTSE)[\s-])?(?:listed|quoted|traded))`;
const HOUSE = String.raw`(?:compan(?:y|ies)|business(?:es)?|firms?|groups?|corporates?|environments?|employers?|house)`;
/** What a company is like by who owns it. A PLC is one where an article stands before it: controllers of machines have none. */
const KIND = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:(?:not|never)\s+)?(?:now|currently|presently|still)\s+)?(?:(?:in|at|with|from|for|of|inside|within)\s+)?(?:(?:an?|any|the|another)\s+)?(?:${OWNED}|${LISTED})\s+${HOUSE}(?:\s+(?:background|experience|exposure))?(?!\p{L})|(?<![\p{L}-])${OWNED}(?=\s+\p{L})|(?<![\p{L}-])(?:(?:(?:not|never)\s+)?(?:now|currently|presently|still)\s+)?(?:in|at|from|inside|within)\s+(?:an?|any|another)\s+(?:(?:UK|FTSE(?:\s?\d+)?|listed|quoted|public|big|large|small)\s+)*(?:plc|PLC|Plc)s?(?=\s*(?:$|[,;.!?)]|\b(?:or|and|but|now|at)(?!\p{L})))`,
  'giu',
);

/** Tells of who owns an employer, which no record does, before a word of it can be taken for a skill. */
export function tellKindsOfHouses(draft: Draft): void {
  for (const { index, 0: said } of draft.each(KIND)) {
    const label = said.trim();
    const reason = `"${label}" tells who owns an employer, which no record does, so nobody was chosen or left out by it: name the employers.`;
    draft.take(index, index + said.length, { kind: 'unsupported', label, reason });
    draft.note('not_on_record', reason);
  }
}
