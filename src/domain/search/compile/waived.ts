import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../../lexicon/places.ts';
import { roles } from '../../lexicon/terms.ts';
import type { Draft, Read } from './draft.ts';
import { saidFrom } from './strengths.ts';

const NEED = `(?:required|needed|necessary|a requirement|expected)`;
const NAME = String.raw`\.?[\p{L}\p{N}+#&'’/-]+(?:\.[\p{L}\p{N}+#&'’/-]+)*`;
const WHAT = String.raw`(?:${NAME}\s+){0,4}?${NAME}`;

/** "No degree required", "CPA not essential", "doesn't need to have a degree", "no need for Kafka". */
const WAIVED: readonly RegExp[] = [
  new RegExp(String.raw`\bno\s+${WHAT}\s+(?:is\s+|are\s+)?${NEED}(?![\p{L}])`, 'giu'),
  new RegExp(
    String.raw`(?<=^|[,;.(\n]|\b(?:and|but|with)\s)\s*${WHAT}\s+(?:(?:is|are)\s+)?(?:not|isn't|aren't)\s+(?:strictly\s+|absolutely\s+)?${NEED}(?![\p{L}])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[,;.(\n]|\b(?:and|but|with)\s)\s*${WHAT}\s+(?:doesn't|don't|does not|do not|didn't)\s+matter(?![\p{L}])`,
    'giu',
  ),
  // "Herd side they can pick up", "German can be learned on the job".
  new RegExp(
    String.raw`(?<=^|[,;.(\n]|\b(?:and|but)\s)\s*${WHAT}(?:\s+(?:that|which))?\s+(?:(?:they|he|she|we|you|people|(?:the\s+)?client)\s+)?(?:can|could|may|will|would)\s+(?:(?:always|all|easily|also|just)\s+)*(?:be\s+(?:picked\s+up|taught|learned|learnt|trained)|pick\s+up|learn|teach|train)(?:\s+(?:it|that|them|this|up|later|on\s+the\s+job|as\s+they\s+go|here|there|in))*(?=\s*(?:$|[,;.)]))`,
    'giu',
  ),
  // "Visa status is no issue".
  new RegExp(
    String.raw`(?<=^|[,;.(\n]|\b(?:and|but|so|as)\s)\s*(?!(?:[\p{L}]+\s+)*so\s)${WHAT}\s+(?:is|are)\s+(?:no|not an?|never an?)\s+(?:issue|problem|object|matter|concern|barrier|obstacle|worry)(?![\p{L}])`,
    'giu',
  ),
  /(?<![\p{L}-])(?:(?:don't|do not|not|needn't|wouldn't|won't|never|no need to|please don't)\s+(?:rule out|ruling out|exclude|excluding|discount|discard|dismiss|mind(?: if)?|care(?: (?:if|whether|about))?|(?:fussed|bothered|worried) (?:about|if|whether))|(?:not|isn't|aren't)\s+(?:a )?(?:deal[\s-]?breakers?|problem|issue)\s+if|(?:no|never)\s+(?:matter|mind)\s+(?:if|whether|which)|(?:(?:doesn't|does not|don't|do not)\s+(?:really\s+|much\s+)?matter|makes?\s+no\s+(?:difference|odds)|(?:couldn't|could not)\s+care\s+less|(?:all|just)\s+the\s+same|regardless of|irrespective of)(?:\s+(?:to\s+)?(?:us|me|them))?\s+(?:about\s+)?(?:if|whether|which))\s+(?!(?:but|and|just|only|must|no|not|as long as)\b)[^,.;()\n\uFFFC]{2,60}?(?:(?:,\s*[\p{L}\p{N}&' -]{2,30}){1,5}?,?\s+or\s+[\p{L}\p{N}&' -]{2,30}?)?(?=\s*(?:$|[,.;()\n]|\s-\s|\b(?:but|just|as long as|only|must)\b)(?!,\s*[\p{L}\p{N}&' -]{2,30}(?:,\s*[\p{L}\p{N}&' -]{2,30}){0,4},?\s+or\s))/giu,
  /\b(?:(?:doesn't|don't|does not|do not|needn't|need not|didn't)\s+(?:(?:need|have|require)\s+)?(?:to\s+)?(?:have|hold|know|speak|be)|(?:doesn't|don't|does not|do not)\s+(?:need|require)|no need (?:for|to (?:have|know|hold|be|speak)))\s+(?:an?\s+|any\s+|the\s+)?[\p{L}\p{N}+#&'’/.-]+(?:\s+[\p{L}\p{N}+#&'’/.-]+){0,2}?(?=\s*(?:$|[,;:.)]|\b(?:but|and|in|at|with|or|just|as|if|not|no|never|who|on|from|based|currently|now)\b))/giu,
];

// "Don't have a job", "don't have children", "don't need sponsorship" ask for something else.
const OTHER =
  /\b(?:jobs?|work|employer|sponsor\w*|notice|children|kids|gaps?|car|travel|relocat\w*|mov(?:e|ing)|shift(?:ing)?|worked|been)\b/i;

// "The employer doesn't matter" does.
const MATTERS_NOT = /\b(?:(?:does|do)(?:n't| not)|didn't) matter$/i;

const IS_DENIED = /^(?:does|do)(?:n't| not) (?:know|hold|speak|use)\b/i;

// "They may work remotely if they prefer".
const MAY =
  /(?<=^|[,;.(\n]\s*)(?:they|he|she|you|people|candidates)\s+(?:may|might|can|could|are free to)\s+(?:also\s+)?work\s+[^,.;()\n\uFFFC]{2,40}?\s+if\s+(?:they|he|she|you|that)\s+[^,.;()\n]{2,20}(?=\s*(?:$|[,.;()\n]))/giu;

const LEFT_OUT_BEFORE =
  /\b(?:nobody|no[\s-]?one|none|not anyone|exclud\w+|leave out|skip|avoid\w*|rule out|except)\s+(?:(?:anyone|anybody|those|people|candidates)\s+)?(?:who|that)?\s*$/i;

/** Reads what somebody need not have: it is neither asked for nor left out, and that is told. */
export function readWaived(draft: Draft): void {
  readSecondBest(draft);
  readWaivedInSpeech(draft);
  for (const pattern of [...WAIVED, MAY])
    for (const { index, 0: whole } of matchesOf(pattern, draft.text)) {
      const led = roleBefore(draft, index, whole);
      const said = whole.slice(led).trim();
      if (
        (pattern !== MAY && OTHER.test(said) && !MATTERS_NOT.test(said)) ||
        /^(?:does|do)(?:n't| not) have\b(?!\s+to\b)/i.test(said)
      )
        continue;
      // "Who don't know SQL" leaves people out; "they don't have to know SQL" does not.
      if (IS_DENIED.test(said) && /\b(?:who|that)\s*$/i.test(draft.text.slice(0, index))) continue;
      const reason = `"${said}" asks for nothing, so nobody was chosen or left out by it.`;
      const at = index + whole.length - whole.slice(led).trimStart().length;
      const end = index + whole.length;
      // "Nobody who does not speak German" asks for it.
      if (LEFT_OUT_BEFORE.test(draft.text.slice(0, at))) continue;
      const inside = draft.read.filter((read) => read.at < end && read.end > at);
      // "Who don't speak German" was read as a whole, and leaves those out.
      const isRead = ({ at: from, end: to, facet: { kind, strength }, whole: all }: Read): boolean =>
        from < index + led ||
        to > end ||
        kind === 'unsupported' ||
        (kind === 'language' && all === true && strength === 'exclude');
      if (inside.some(isRead)) continue;
      for (const read of inside) draft.read.splice(draft.read.indexOf(read), 1);
      draft.take(at, end, { kind: 'unsupported', label: said, reason }, true);
      draft.note('not_required', reason);
    }
}

/** How much of what is waived is of the people who are asked for: "data scientists" of "data scientists PhD not required". */
function roleBefore(draft: Draft, index: number, whole: string): number {
  const inside = draft.words.filter(({ start, end }) => start >= index && end <= index + whole.length);
  const texts = inside.map(({ text }) => text);
  const length = roles().book.at(texts, 0)?.length ?? 0;
  const last = inside[length - 1];
  const said = last === undefined ? '' : draft.text.slice(last.start, last.end);
  const isPeople = /[^s]s$/i.test(said) && !/^sales$/i.test(said);
  const next = inside[length];
  const town = townAt(draft, inside.slice(length));
  if (town !== null) return town - index;
  if (last === undefined || next === undefined || !isPeople || LEADS_ON.test(texts[length] ?? '')) return 0;
  return last.end - index;
}

/** "Dublin own van not needed", "nurses Leeds driving licence not needed": a town before what is waived is where they are. */
function townAt(draft: Draft, inside: Draft['words']): number | null {
  const [town, next] = inside;
  const waived = inside.findIndex(({ text }) => /^(?:not|isn|aren|is|are)$/.test(text));
  if (town === undefined || next === undefined || waived < 2) return null;
  const said = draft.text.slice(town.start, town.end);
  // "Perm / contract not required".
  if (!/^\p{Lu}\p{Ll}/u.test(said)) return null;
  const place = placeNamed(said, draft.home.country);
  // "London experience not needed": which experience.
  if (place?.kind !== 'city' || OF_A_TOWN.test(inside[waived - 1]?.text ?? '')) return null;
  return town.end;
}

const OF_A_TOWN =
  /^(?:experience|exp|background|knowledge|office|residen\w*|base|based|travel|markets?|contacts?|network|weighting|allowance|address|visits?|trips?|location|clients?|exposure|only)$/;

/** What the people themselves are waived by: "accountants not required". */
const LEADS_ON = /^(?:not|isn|aren|is|are|can|could|may|will|would|doesn|don|does|do|who|that|they)$/;

const IS_NOT_NEEDED = new RegExp(
  String.raw`(?<=[\p{L}\p{N}+#])\s+(?:(?:is|are)\s+not|isn't|aren't)\s+(?:strictly\s+|absolutely\s+|really\s+)?${NEED}(?![\p{L}])(?:\s+at\s+all)?`,
  'giu',
);

// "At deloitte german is not needed the office speaks english": where no mark parts it from what was said before.
function readWaivedInSpeech(draft: Draft): void {
  for (const { index, 0: said } of draft.each(IS_NOT_NEEDED)) {
    const at = saidFrom(draft.text, index);
    const name = draft.text.slice(at, index).trim();
    if (
      /\s(?:they|should|must|we|in|at|with|from|who)\s/i.test(` ${name} `) ||
      OTHER.test(name) ||
      name === ''
    )
      continue;
    if (
      !/\S\s+$/.test(draft.text.slice(0, at)) ||
      /[,;.(]\s*(?:and\s+|but\s+)?$/.test(draft.text.slice(0, at))
    )
      continue;
    const end = index + said.length;
    for (const read of draft.read.filter((one) => one.at < end && one.end > at))
      draft.read.splice(draft.read.indexOf(read), 1);
    const whole = draft.text.slice(at, end).trim();
    const reason = `"${whole}" asks for nothing, so nobody was chosen or left out by it.`;
    draft.take(at, end, { kind: 'unsupported', label: whole, reason }, true);
    draft.note('not_required', reason);
  }
}

const SECOND_BEST =
  /(?:rather than|instead of|as opposed to|in preference to)\s+[^,.;()\n\uFFFC]{2,50}?(?=\s*(?:$|[,.;()\n]|\b(?:but|and|if|as|in|at|with|who)\b))|(?<=\b(?:pref|prefer(?:red|able|ably|s)?)\s+(?:(?!to\b)[\p{L}\p{N}+#&.-]+\s+){0,3})(?:over|ahead of|above|(?<=\bprefer(?:red|able)\s+)to(?!\s+(?:have|be|see|get|know|work)\b))\s+[^,.;()\n\uFFFC]{2,50}?(?=\s*(?:$|[,.;()\n]|\b(?:but|and|if|as)\b))/giu;

// "A regional firm preferred over the Big Four": what comes second is neither asked for nor left out.
function readSecondBest(draft: Draft): void {
  for (const { index, 0: said } of matchesOf(SECOND_BEST, draft.text)) {
    const inside = draft.read.filter((read) => read.at < index + said.length && read.end > index);
    if (inside.some((read) => read.at < index)) continue;
    for (const read of inside) draft.read.splice(draft.read.indexOf(read), 1);
    const reason = `"${said}" says what comes second, so nobody was chosen or left out by it.`;
    draft.take(index, index + said.length, { kind: 'unsupported', label: said, reason }, true);
    draft.note('not_required', reason);
  }
}

const NOT_ESSENTIAL =
  /\b(?:but )?not (?:strictly |absolutely )?(?:essential|mandatory|compulsory|a must|a deal[\s-]?breaker|critical|crucial)\b/gi;

/** "Pref not essential" says how much something is wanted, and leaves nobody out. */
export function blotNotEssential(draft: Draft): void {
  for (const { index, 0: said } of draft.each(NOT_ESSENTIAL)) draft.blot(index, index + said.length);
}
