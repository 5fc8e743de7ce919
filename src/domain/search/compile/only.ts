import { matchesOf } from '#src/lib/matches.ts';
import type { Draft } from './draft.ts';

const WORD = String.raw`[\p{L}\p{N}+#&'’/.]+`;
const NAME = String.raw`(?!(?:and|or|but|the|more|less|fewer|longer|later)\b)${WORD}(?:[ -](?!only\b)${WORD}){0,2}?`;
const NOT = `(?:no|not|non|without|avoid(?:ing)?|exclud(?:e|ing)|skip|(?:don't|do not) (?:want|send|show)(?: me| us)?)`;
const PEOPLE = `(?:people|persons?|candidates?|applicants?|folks?|guys|types|profiles?|backgrounds?|experience|cvs?|devs?|developers?|engineers?|nurses?|teachers?|lawyers?|workers?|staff)`;
const NOT_ENOUGH = `(?:(?:is|are|was|would be)\\s+)?(?:not|isn't|aren't|wasn't|wouldn't be|won't be|never)\\s+(?:be\\s+)?(?:quite\\s+|good\\s+|really\\s+)?(?:enough|sufficient|adequate)`;
const WONT_DO = `(?:won't|will not|doesn't|does not|don't|do not|wouldn't|isn't going to)\\s+(?:do|suffice|count|cut it|qualify)(?!\\s+(?:\\p{L}+\\s+)?(?:nights?|weekends?|shifts?))`;
const ALONE = `(?:alone|only|on (?:its|their) own|by (?:itself|themselves)|solely)`;

/**
 * What by itself is too little: "no Angular-only people", "baseline isn't enough", "Allen-Bradley on its own won't do". Neither
 * does it keep anybody out, nor is it asked for: who holds that and nothing else, no record tells.
 */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}-])${NOT}\s+(?:(?:any|those|the|people|anyone|who|are|is|with|just)\s+)*(?:${NAME}-only\b|(?<=\b(?:no|without|avoid(?:ing)?|exclud(?:e|ing))\s+(?:any\s+)?)${NAME}\s+only(?=\s+${PEOPLE}))(?:\s+${PEOPLE}(?![\p{L}]))?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[,;.(\n–—-]\s*|\b(?:and|but|as|though)\s)(?:just\s+|the\s+|an?\s+|only\s+|having\s+)*${WORD}(?:[ -]${WORD}){0,4}?\s+(?:${ALONE}\s+)?(?:${NOT_ENOUGH})(?![\p{L}])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[,;.(\n–—-]\s*|\b(?:and|but|as|though)\s)(?:just\s+|the\s+|an?\s+|only\s+|having\s+)*${WORD}(?:[ -]${WORD}){0,4}?\s+${ALONE}\s+(?:${WONT_DO})(?![\p{L}])`,
    'giu',
  ),
];

/** "Not people who have only done retail", "nobody who's only worked in agencies": what somebody has beside that, no record tells. */
const ONLY_DONE =
  /(?<![\p{L}-])(?:nobody|no[\s-]?one|none|not\s+(?:interested\s+in|after|looking\s+for|keen\s+on)\s+(?:any(?:one|body)|those|people|candidates|the\s+ones)|not\s+(?:any(?:one|body)|those|people|candidates|the\s+ones)|no\s+(?:people|candidates)|without\s+any(?:one|body)|(?:exclud(?:e|ing)|skip|leave\s+out|avoid(?:ing)?)\s+(?:any(?:one|body)|those|people|candidates))\s+(?:(?:who|that|with|whose)\s*(?:['’]ve|['’]s)?\s+)(?:(?:has|have|had|is|are|was|were)\s+)?(?:(?:only|just|solely|purely|exclusively)\s+(?:ever\s+)?(?:done|worked|known|seen|been|had|have|has|got|knows?|holds?|uses?|speaks?|used|sold|taught|managed|experience|background)|(?:done|worked|known|seen|been|had|used)\s+(?:in\s+|at\s+|with\s+|on\s+)?(?:only|just|nothing\s+but|nothing\s+other\s+than))\s+[^,;.()\n]{2,50}?(?=\s*(?:$|[,;.()\n]|\b(?:but|and|who|based)\b))/giu;

const WORK =
  '(?:contract(?:ing|s)?|freelanc(?:e|ing)|interim|temp(?:ing|orary|s)?|locum|casual(?:ly)?|part[\\s-]time)';
/** Whose only kind of work is refused: "none who only contract", "nobody who just does temp work". */
const ONLY_WORK = new RegExp(
  String.raw`(?<![\p{L}-])(?:nobody|no[\s-]?one|none|not\s+(?:any(?:one|body)|those|people|the\s+ones)|no\s+people|without\s+any(?:one|body)|(?:exclud(?:e|ing)|skip|leave\s+out|avoid(?:ing)?)\s+(?:any(?:one|body)|those|people|candidates))\s+(?:(?:who|that|is|are|will|would|can)\s+)*(?:only|just|solely|purely|exclusively)\s+(?:ever\s+)?(?:(?:does|do|doing|wants?|wanting|works?|working|takes?|taking|accepts?|after|looks?\s+for|on|in|for|at|an?)\s+)*(${WORK})(?:\s+(?:work|jobs?|roles?|gigs?|basis|assignments?))?(?!\p{L})`,
  'giu',
);

const KINDS_OF_WORK: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:temp|locum|casual)/i, 'temp', 'temp'],
  [/^part/i, 'part time', 'part_time'],
  [/./, 'contract', 'contract'],
];

function readOnlyWork(draft: Draft): void {
  for (const { index, 0: said, 1: work = '' } of draft.each(ONLY_WORK)) {
    const [, label, value] = KINDS_OF_WORK.find(([pattern]) => pattern.test(work)) ?? [];
    if (label === undefined || value === undefined) continue;
    const taken = draft.take(index, index + said.length, { kind: 'work_type', label, values: [value] }, true);
    taken.strength = 'exclude';
    draft.note(
      'read_as',
      `"${said}" left out everybody who wants ${label} work, also those who would do another kind as well.`,
    );
  }
}

/** Reads what alone is too little, before a name in it can be asked for or left out. */
export function readTooLittle(draft: Draft): void {
  readOnlyWork(draft);
  for (const pattern of [...PATTERNS, ONLY_DONE])
    for (const { index, 0: whole } of matchesOf(pattern, draft.rest)) {
      if (draft.taken(index, index + whole.length)) continue;
      const said = whole.trim();
      const reason = `"${said}" left nobody out: no record tells who has that and nothing else.`;
      draft.take(index, index + whole.length, { kind: 'unsupported', label: said, reason }, true);
      draft.note('not_applied', reason);
    }
}
