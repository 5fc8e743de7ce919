import { isOrdinary } from '../../../lexicon/ordinary-words.ts';
import { placeAt } from '../../../lexicon/places.ts';
import type { Draft } from '../draft.ts';

/** What somebody did or has in a place, whatever place they live in now. */
const ELSEWHERE =
  /(?<![\p{L}-])(?:(?:who|that|has|have|had|having|was|were|been|ever|once|originally|partly|first|previously|also)\s+)*(?:trained|qualified|studied|educated|graduated|schooled|born|raised|born\s+and\s+raised|grew\s+up|lived|worked|practi[sc]ed|taught|served|interned|relocated|emigrated|migrated|(?:(?:work|prior|previous|local|market|project|industry)\s+)?experience|clients|customers|suppliers|markets)\s+(?:back\s+|over\s+|out\s+|here\s+)?(?:in|from|at|across|throughout)\s+(?:the\s+)?(?=\p{L})/giu;
/** "UK-qualified": behind a place. */
const OF_IT = /^[\s-](?:trained|qualified|educated|born|raised|schooled)(?![\p{L}])/iu;

/** "From the Philippines, already in Australia": behind the place that somebody is from. */
const NOW_ELSEWHERE =
  /^,?\s+(?:(?:who|that)\s+(?:is|are)\s+|but\s+)?(?:already|now|currently|presently|these\s+days)\s+(?:(?:living|based|working|settled|resident)\s+)?in\s/iu;
const FROM = /(?<![\p{L}-])(?:(?:originally|who\s+(?:is|are))\s+)*from\s+(?:the\s+)?(?=\p{L})/giu;

/** Tells of where somebody trained, worked or was born, which no record does, before the place can be taken for where they live. */
export function tellPastPlaces(draft: Draft): void {
  for (const { index, 0: said } of draft.each(ELSEWHERE)) {
    const end = placeEnd(draft, index + said.length);
    if (end !== null) tell(draft, index, end);
  }
  for (const { index, 0: said } of draft.each(FROM)) {
    const end = placeEnd(draft, index + said.length);
    if (end !== null && NOW_ELSEWHERE.test(draft.rest.slice(end))) tell(draft, index, end);
  }
  for (const { start } of draft.words) {
    const end = placeEnd(draft, start);
    const of = end === null ? undefined : OF_IT.exec(draft.text.slice(end))?.[0];
    if (end !== null && of !== undefined) tell(draft, start, end, of);
  }
}

/** Where the place ends that begins at an offset; null without one. In small letters an everyday word is none. */
function placeEnd(draft: Draft, from: number): number | null {
  const at = draft.words.findIndex(({ start }) => start === from);
  const texts = draft.words.map(({ text }) => text);
  const length = at < 0 ? 0 : (placeAt(texts, at, draft.home.country)?.length ?? 0);
  const last = draft.words[at + length - 1];
  if (last === undefined || length === 0) return null;
  const said = draft.text.slice(from, last.end);
  const isEveryday = length === 1 && !/^\p{Lu}/u.test(said) && isOrdinary(texts[at] ?? '');
  return isEveryday || draft.taken(from, last.end) ? null : last.end;
}

function tell(draft: Draft, from: number, to: number, of = ''): void {
  const label = `${draft.text.slice(from, to).trim()}${of}`;
  const reason = `"${label}" tells where something was, and records tell where somebody lives, so nobody was chosen by it.`;
  draft.take(from, to, { kind: 'unsupported', label, reason });
  draft.note('not_on_record', reason);
}
