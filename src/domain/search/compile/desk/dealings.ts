import { levelIn } from '../../../lexicon/levels.ts';
import { placeAt } from '../../../lexicon/places.ts';
import { industries, roles, skills } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';
import { isSmall } from '../small-words.ts';
import { isPartOfTerm } from '../terms/criteria.ts';

const WITH = String.raw`(?:(?:closely|directly|daily|mainly|only|previously|also)\s+)*`;
const THEIR = String.raw`(?:an?|the|our|their|his|her|its|several|multiple|many|various|two|three|four|senior|junior|busy|very|top|group|global|local|different|other)`;

/** Whom somebody reported to, looked after or worked beside: "reports to ops director level", "supported a CEO", "deals with surgeons". */
const BESIDE = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:(?:has|have|had|who|that|who's|having)\s+)*(?:report(?:s|ed|ing)?|answer(?:s|ed|ing)?)\s+${WITH}(?:in)?to|(?:work(?:s|ed|ing)?|partner(?:s|ed|ing)?|liais(?:es?|ed|ing)|collaborat(?:es?|ed|ing)|deal(?:s|t|ing)?|negotiat(?:es?|ed|ing))\s+${WITH}(?:with|alongside|under|beside)|support(?:s|ed|ing)|assist(?:s|ed|ing)|shadow(?:s|ed|ing)|advis(?:es|ed|ing)|look(?:s|ed|ing) after|(?:sell(?:s|ing)?|sold|talk(?:s|ed|ing)?|speak(?:s|ing)?|explain(?:s|ed|ing)?|pitch(?:es|ed|ing)?|present(?:s|ed|ing)?)\s+${WITH}(?:in)?to)\s+(?:${THEIR}\s+)*`,
  'giu',
);

/** Whom an assistant or adviser is one to: "executive assistants to CEOs". */
const TO = new RegExp(
  String.raw`(?<=(?<![\p{L}])(?:assistants?|EAs?|PAs?|secretar(?:y|ies)|advis[eo]rs?|deput(?:y|ies)|chiefs? of staff|aides?)\s+)to\s+(?:${THEIR}\s+)*(?=\p{L})`,
  'giu',
);

/** Whom somebody led or hired: "who have managed chefs", "has recruited accountants". */
const OVER = new RegExp(
  String.raw`(?<=\b(?:who|that|has|have|had|having|experience|exp|and|ever|previously|must have)\s+|\p{L}{3,}s\s+(?=\p{L}+ing\s))(?:manag(?:es?|ed|ing)|led|leads?|leading|runs?|ran|running|supervis(?:es?|ed|ing)|mentor(?:s|ed|ing)?|coach(?:es|ed|ing)?|recruit(?:s|ed|ing)?|hir(?:es|ed|ing)|plac(?:es|ed|ing)|overs(?:ees?|aw|een|eeing))\s+(?:(?:${THEIR}|small|large|big|\d+\+?)\s+)*(?:(?:teams?|groups?|squads?|crews?|departments?|brigades?)\s+of\s+(?:(?:\d+\+?|over \d+|up to \d+)\s+)?)?`,
  'giu',
);

const WISHING = String.raw`(?:keen|looking|want(?:s|ing|ed)?|willing|open|ready|hop(?:es?|ing)|happy|interested|eager|trying|aim(?:s|ing)?|wish(?:es|ing)?|love|like|able|about|due|set|ambition|ambitions)`;
const BECOMING = String.raw`(?:mov(?:e|ing)|get(?:ting)?(?=\s+in(?:to)?\b)|step(?:ping)?|transition(?:ing)?|switch(?:ing)?|pivot(?:ing)?|break(?:ing)?|chang(?:e|ing)|progress(?:ing)?|cross(?:ing)?|retrain(?:ing)?|becom(?:e|ing))`;

/** What somebody wants to become: "keen to move into sales", "stepping up to store manager", "aspiring analysts". */
const WISHED = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:${WISHING}\s+(?:(?:to|in|on|for)\s+)?(?:a\s+)?)?(?:(?:moving|getting(?=\s+in(?:to)?\b)|stepping|transitioning|switching|pivoting|breaking|changing|progressing|crossing|retraining|becoming)|(?<=(?:to|a|could|can|would|might|may|will)\s+)${BECOMING})(?:\s+(?:up|across|over|back|sideways|careers?|career|out))*\s*(?:(?:into|to|as|in)\s+)?|would-be\s+|wannabe\s+|aspiring\s+|(?:wants?|wanting|hoping|looking|keen|dreams?)\s+(?:to be|of being)\s+)(?:${THEIR}\s+)*`,
  'giu',
);

/** How somebody got to where they are: "team lead up from senior". */
const RISEN =
  /(?<![\p{L}-])(?:(?:step(?:ping|ped)?|com(?:e|ing)|mov(?:ed|ing)|promoted|ris(?:en|ing)|working|worked)\s+(?:their way\s+)?)?up\s+from\s+(?:(?:an?|the|being)\s+)*\p{L}+(?:\s+(?:level|roles?))?(?=\s*(?:$|[,.;)]))/giu;

const DETERMINED = new RegExp(String.raw`(?<![\p{L}])${THEIR}\s+$`, 'iu');

const TAIL = /^\s+(?:roles?|jobs?|positions?|work|level|careers?|teams?|people|side|space)(?![\p{L}])/iu;

/**
 * Takes out trades that are not the person's own: whom they work for or lead, and what they would become. No record tells these,
 * so each is told, and nobody is asked to be what another is.
 */
export function readDealings(draft: Draft): void {
  for (const match of draft.each(RISEN))
    tell(draft, match.index, match.index + match[0].length, 'how somebody came to their work');
  for (const match of draft.each(BESIDE)) {
    if (isPartOfTerm(draft, match.index)) continue;
    const at = match.index + match[0].length;
    const reports = /\b(?:report|answer)/i.test(match[0]);
    const end = objectEnd(draft, at, match[0], false) ?? (reports ? clauseEnd(draft, at) : null);
    const isSaidOfSomebody = /\p{L}/u.test(draft.text.slice(0, match.index));
    if (end !== null && isSaidOfSomebody) tell(draft, match.index, end, 'whom somebody works with');
  }
  for (const match of draft.each(TO)) {
    const at = match.index + match[0].length;
    const end = objectEnd(draft, at, match[0], false);
    if (end !== null && !isPartOfTerm(draft, match.index))
      tell(draft, match.index, end, 'whom somebody works for');
  }
  for (const match of draft.each(OVER)) {
    // "Leading teams of cooks", and no leading hand.
    if (!/\bof\s+$/i.test(match[0]) && isPartOfTerm(draft, match.index)) continue;
    const at = match.index + match[0].length;
    const end = objectEnd(draft, at, match[0], false);
    if (end !== null && /s$/i.test(draft.text.slice(at, end)))
      tell(draft, match.index, end, 'whom somebody led or hired');
  }
  for (const match of draft.each(WISHED)) {
    if (isPartOfTerm(draft, match.index)) continue;
    const at = match.index + match[0].length;
    const end =
      objectEnd(draft, at, match[0], true) ?? (/\binto\s/i.test(match[0]) ? wordEnd(draft, at) : null);
    if (end !== null) tell(draft, match.index, end, 'what somebody would like to become');
  }
}

function tell(draft: Draft, at: number, end: number, what: string): void {
  if (draft.taken(at, end)) return;
  const said = draft.text.slice(at, end).trim();
  const reason = `"${said}" tells ${what}, which no record does, so it was not run.`;
  draft.take(at, end, { kind: 'unsupported', label: said, reason });
  draft.note('not_on_record', reason);
}

/** Where the trade ends that begins at an offset, or behind one word before it ("a regional manager"); null without one. */
function objectEnd(draft: Draft, at: number, lead: string, withFields: boolean): number | null {
  const texts = draft.words.map(({ text }) => text);
  const first = draft.words.findIndex(({ start }) => start >= at);
  if (first < 0) return null;
  const until = draft.clauseEnd(first);
  for (const from of DETERMINED.test(lead) ? [first, first + 1] : [first]) {
    if (from >= until || draft.words[from] === undefined) break;
    if (from === first && isTown(draft, from)) return null;
    const lengths = [
      roles().book.at(texts, from)?.length ?? 0,
      ...(withFields && from === first
        ? [skills().book.at(texts, from)?.length ?? 0, industries().book.at(texts, from)?.length ?? 0]
        : []),
      levelIn(texts[from] ?? '') === null || from !== first ? 0 : 1,
    ];
    const length = Math.max(...lengths);
    if (length === 0) continue;
    const last = draft.words[Math.min(from + length, until) - 1];
    // A level before a trade: "a senior buyer".
    const next = from + length;
    const more = length === 1 && next < until ? (roles().book.at(texts, next)?.length ?? 0) : 0;
    const end = (more > 0 ? draft.words[next + more - 1] : last)?.end ?? at;
    return end + (TAIL.exec(draft.text.slice(end))?.[0].length ?? 0);
  }
  return null;
}

const clauseEnd = (draft: Draft, at: number): number =>
  at +
  (/^[^,;.()\uFFFC]*?(?=\s*(?:$|[,;.()\uFFFC]|\b(?:and|but|in|with|who|based|near)\b))/i.exec(
    draft.rest.slice(at),
  )?.[0].length ?? 0);

// "Into sales": a field that no lexicon has, and no town.
function wordEnd(draft: Draft, at: number): number | null {
  const next = draft.words.findIndex(({ start }) => start >= at);
  const word = draft.words[next];
  if (word === undefined || isTown(draft, next)) return null;
  return isSmall(draft.text.slice(word.start, word.end)) ? null : word.end;
}

// "Sale" in small letters is none.
function isTown(draft: Draft, at: number): boolean {
  const word = draft.words[at];
  const texts = draft.words.map(({ text }) => text);
  const found = placeAt(texts, at, draft.home.country);
  if (word === undefined || found === undefined || found.doubtful) return false;
  const { place } = found;
  const raw = draft.text.slice(word.start, word.end).toLowerCase();
  if (place.kind === 'city' && !place.name.toLowerCase().startsWith(raw)) return false;
  return (
    /^\p{Lu}/u.test(draft.text.slice(word.start)) || place.kind !== 'city' || place.population >= 100_000
  );
}
