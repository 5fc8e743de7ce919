import type { Note } from '../../facets.ts';
import { type Asked, quoted } from './asked.ts';

const NOW_IN =
  /(?<!\bor\s)(?<!\b(?:is|are)\s)\b(?:currently|presently|now|at\s+present|at\s+the\s+moment|right\s+now)\s+(?:(?:living|based|located|still)\s+)*(?:in|near|around)\s+(?:the\s+)?$/i;

/** "Chefs in London, currently living in Spain": two places as one list find who is in the first already, which is told. */
export function tellTwoHomes({ text, anchors }: Asked): Note[] {
  const places = anchors.filter(
    ({ facet: { kind, strength } }) => kind === 'location' && strength === 'must',
  );
  for (const [at, { at: from, end, facet }] of places.entries()) {
    const now = NOW_IN.exec(text.slice(0, from));
    const other = places.slice(0, at).find((one) => one.facet === facet && one.end <= from);
    if (now === null || other === undefined || /\b(?:or|and)\s*$/i.test(text.slice(0, now.index))) continue;
    const [first, second] = [text.slice(other.at, other.end), text.slice(now.index, end)];
    return [
      {
        code: 'read_as',
        message: `${quoted(first)} and ${quoted(second)}: who is in either of them was looked for. Say "would move to ${first}" for who is to come.`,
      },
    ];
  }
  return [];
}
