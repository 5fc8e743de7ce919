import type { Place } from '../../../lexicon/gazetteer.ts';
import { isOrdinary } from '../../../lexicon/ordinary-words.ts';
import { placeAt } from '../../../lexicon/places.ts';
import type { Draft } from '../draft.ts';

/** What somebody did or has in a place, whatever place they live in now. */
const ELSEWHERE =
  /(?<![\p{L}-])(?:(?:who|that|has|have|had|having|was|were|been|ever|once|originally|partly|first|previously|also)\s+)*(?:trained|qualified|admitted|licen[sc]ed|registered|chartered|studied|educated|graduated|schooled|born|raised|born\s+and\s+raised|grew\s+up|lived|worked|used\s+to\s+(?:work|live|be(?:\s+based)?)|practi[sc]ed|taught|served|interned|relocated|emigrated|migrated|(?<!\b(?:mov(?:e|ing)|com(?:e|ing)|go(?:ing)?|get(?:ting)?|bring(?:ing)?|transfer(?:ring)?|fly(?:ing)?|call(?:s|ed)?|hear|heard)\s+)(?:(?:just|recently|newly|freshly|now|only)\s+)*(?:back(?:\s+home)?|returned|moved\s+back|fresh\s+back)(?=\s+from\s)|(?:moved|came|come)(?=\s+(?:(?:over|across|back|here)\s+)?from\s)|(?:(?:work|prior|previous|local|market|project|industry)\s+)?experience|clients|customers|suppliers|markets)\s+(?:back\s+|over\s+|out\s+|here\s+)?(?:in|from|at|across|throughout)\s+(?:the\s+)?(?=\p{L})/giu;
/** "With NEC experience in Dubai": where no other place is named, it is where somebody is. */
const EXPERIENCE = /^(?:(?:has|have|had|having)\s+)?experience\s+in\s/iu;
/** "UK-qualified": behind a place. */
const OF_IT = /^[\s-](?:trained|qualified|educated|born|raised|schooled)(?![\p{L}])/iu;

/** "From the Philippines, already in Australia": behind the place that somebody is from. */
const NOW_ELSEWHERE =
  /^,?\s+(?:(?:who|that)\s+(?:is|are)\s+|but\s+)?(?:already|now|currently|presently|these\s+days)\s+(?:(?:living|based|working|settled|resident)\s+)?in\s/iu;
const FROM = /(?<![\p{L}-])(?:(?:originally|who\s+(?:is|are))\s+)*from\s+(?:the\s+)?(?=\p{L})/giu;

/** "From Spain or Portugal who does housekeeping [in Brighton]": what leads from where somebody is from to where they are now. */
const TO_WHERE_THEY_ARE =
  /^,?\s+(?:(?!(?:or|not|nor|but|willing|open|ready|happy|keen|able|prepared|would|could|want\w*|mov\w+|relocat\w+|experience\w*|jobs?|roles?|posts?|positions?|offices?|clients?|worked|used|years?|interest\w*)\b)[^,;.()\s]+\s+){0,9}?in\s+(?:the\s+)?(?=\p{Lu})/u;

/** Where somebody goes from where they live: "can travel to [Shenzhen]", "commutes into [London] from Essex". */
const TRAVELS =
  /(?<![\p{L}-])(?:(?:who|that|must|should|can|could|will|would|be|is|are|to|able|willing|happy|prepared|free|ready|also|sometimes|occasionally|regularly|flexible|open|need(?:s|ed)?|ha(?:s|ve)|don['’]?t\s+mind|do(?:es)?n['’]?t\s+mind)\s+)*(?:(?:travel(?:s|l?ing)?|fly(?:ing)?|commut(?:e|es|ing|ers?))\s+(?:(?:over|out|up|down|across|regularly|occasionally|weekly|often|daily|back)\s+)*(?:to|into|in\s+to|across|around|between|throughout)|cover(?:s|ing))\s+(?:the\s+)?(?=\p{Lu})/giu;
const HOW_OFTEN =
  /^\s*(?:,\s*)?(?:(?:about|around|up\s+to|at\s+least|maybe)\s+)?(?:(?:once|twice|one|two|three|four|\d+|several|a\s+few)\s*(?:x|times?|days?|trips?)?\s*(?:an?|per|each|every|\/)\s*(?:week|month|quarter|year|fortnight)|every\s+(?:(?:other|second)\s+)?(?:week|month|quarter|year|fortnight|day)|(?:bi-?)?(?:weekly|monthly|quarterly|daily|annually)|regularly|occasionally|sometimes|often|from\s+time\s+to\s+time|now\s+and\s+then|when(?:ever)?\s+(?:needed|required|necessary)|as\s+(?:needed|required)|for\s+(?:meetings|work|workshops|training))(?!\p{L})/iu;

/** How long somebody has lived there, which is no time in a job. */
const LIVED_THERE =
  /(?<![\p{L}-])(?:(?:who|that|must|should|need(?:s)?|to|have|has|had|be|been|already|also)\s+)*(?:lived|living|resided|residing|been\s+(?:based|resident)|settled)\s+(?:there|here|in\s+the\s+(?:country|city|area|state))\s+(?:(?:for|since|over|at\s+least|more\s+than|about|a\s+minimum\s+of)\s+)*(?:\d{1,4}|an?|two|three|four|five|six|seven|eight|nine|ten)\+?(?:\s*(?:years?|yrs?|months?|decades?))?(?:\s+(?:or\s+(?:more|longer)|now|already))*/giu;

/** Tells of how long somebody has lived somewhere, before it can be taken for a time in a job. */
export function tellLivedThere(draft: Draft): void {
  for (const { index, 0: said } of draft.each(LIVED_THERE)) tell(draft, index, index + said.length);
}

/** Tells of where somebody trained, worked or was born, which no record does, before the place can be taken for where they live. */
export function tellPastPlaces(draft: Draft): void {
  for (const { index, 0: said } of draft.each(ELSEWHERE)) {
    const end = listEnd(draft, index + said.length);
    if (end === null) continue;
    if (EXPERIENCE.test(said) && draft.strengthAt(index) !== 'exclude' && !isBesidePlace(draft, index, end)) {
      const label = draft.text.slice(index, end).trim();
      draft.note(
        'read_as',
        `"${label}" was taken for where somebody lives: where they were before is on no record. Name where they live to have it left out.`,
      );
      continue;
    }
    // "Worked in London at a bank": the time at the bank is read by itself.
    const isAtOne = /^\s+(?:at|for|with)\s/i.test(draft.text.slice(end));
    const lead = isAtOne ? said.search(/\s(?:in|from|at|across|throughout)\s+(?:the\s+)?$/i) : -1;
    tell(draft, index + Math.max(0, lead), end);
  }
  for (const { index, 0: said } of draft.each(FROM)) {
    const end = placeEnd(draft, index + said.length);
    if (end === null) continue;
    if (NOW_ELSEWHERE.test(draft.rest.slice(end))) tell(draft, index, end);
    else tellOrigin(draft, index, index + said.length);
  }
  for (const { start } of draft.words) {
    const end = placeEnd(draft, start);
    const of = end === null ? undefined : OF_IT.exec(draft.text.slice(end))?.[0];
    if (end !== null && of !== undefined) tell(draft, start, end, of);
  }
}

/** "From Spain or Portugal … in Brighton": nobody is in two countries at once, so that the first is where they come from. */
function tellOrigin(draft: Draft, at: number, from: number): void {
  const end = listEnd(draft, from);
  const [first] = end === null ? [] : placesIn(draft, from, end);
  if (end === null || first?.kind !== 'country') return;
  const lead = TO_WHERE_THEY_ARE.exec(draft.rest.slice(end))?.[0];
  const now = lead === undefined ? null : placeEnd(draft, end + lead.length);
  if (lead === undefined || now === null) return;
  const [there] = placesIn(draft, end + lead.length, now);
  const isAbroad =
    there !== undefined &&
    there.kind !== 'region' &&
    placesIn(draft, from, end).every((place) => place.kind === 'country' && place.country !== there.country);
  if (isAbroad) tell(draft, at, end);
}

/** Tells of where somebody only goes, which is no place to live in where another place or how often is said. */
export function tellTravels(draft: Draft): void {
  for (const { index, 0: said } of draft.each(TRAVELS)) {
    const end = listEnd(draft, index + said.length);
    if (end === null) continue;
    const often = HOW_OFTEN.exec(draft.text.slice(end))?.[0] ?? '';
    if (often === '' && !isBesidePlace(draft, index, end)) continue;
    const label = draft.text.slice(index, end + often.length).trim();
    const reason = `"${label}" tells where somebody goes, and records tell where they live, so nobody was chosen by it.`;
    draft.take(index, end + often.length, { kind: 'unsupported', label, reason });
    draft.note('not_on_record', reason);
  }
}

/** Whether a place is named outside of a span. */
const isBesidePlace = (draft: Draft, from: number, to: number): boolean =>
  draft.words.some(
    ({ start }) =>
      (start < from || start >= to) &&
      /^\p{Lu}/u.test(draft.text.slice(start)) &&
      // "In Australia, ideally Brisbane" is no other place.
      !/\b(?:ideally|preferabl[ey]|preferred|pref|best|better|bonus|perhaps|maybe)\s+(?:(?:if|in|near|around|from)\s+)*$/i.test(
        draft.text.slice(0, start),
      ) &&
      placeEnd(draft, start) !== null,
  );

/** Where the list of places ends that begins at an offset; null without one. By commas alone it is none: "in Dubai, Melbourne based". */
export function listEnd(draft: Draft, from: number): number | null {
  const first = placeEnd(draft, from);
  let [last, end] = [first, first];
  while (end !== null) {
    const next = /^(?:\s*[,/]\s*|\s*,?\s+(?:or|and)\s+)(?:the\s+)?/i.exec(draft.text.slice(end));
    end = next === null ? null : placeEnd(draft, end + next[0].length);
    if (end !== null && /\b(?:or|and)\b|\//i.test(next?.[0] ?? '')) last = end;
  }
  return last;
}

export function placesIn(draft: Draft, from: number, to: number): Place[] {
  const texts = draft.words.map(({ text }) => text);
  return draft.words.flatMap(({ start }, at) =>
    start >= from && start < to ? (placeAt(texts, at, draft.home.country)?.place ?? []) : [],
  );
}

/** Where the place ends that begins at an offset; null without one. In small letters an everyday word is none. */
export function placeEnd(draft: Draft, from: number): number | null {
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
