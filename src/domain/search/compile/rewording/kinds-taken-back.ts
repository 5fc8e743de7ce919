import { matchesOf } from '#src/lib/matches.ts';

/** What was read of a text, and where in it. */
interface ReadAs {
  text: string;
  reads: readonly { at: number; end: number; kind: string; strength: string }[];
}

const BACK = String.raw`(?:(?:oh|ah|no+|nah|nope|hm+|wait|well|actually|sorry|scrap\s+that|scratch\s+that|forget\s+(?:that|it)|never\s?mind|on\s+second\s+thoughts?|hang\s+on|hold\s+on|in\s+fact|come\s+to\s+think\s+of\s+it)[\s,.…!–—-]+)+`;
const WHAT = String.raw`(?:the\s+|their\s+|any\s+)?(?<what>languages?|locations?|places?|towns?|cit(?:y|ies)|where\s+they\s+(?:are|live)|notice(?:\s+periods?)?|availability|start\s+dates?|salar(?:y|ies)|pay|money|rates?|budgets?|years(?:\s+of\s+experience)?|visas?|(?:work\s+)?rights|seniority|levels?|employers?|compan(?:y|ies))`;
const NO_MATTER = String.raw`(?:(?:do(?:es)?|will|would|did)(?:n['’]?t|\s+not)\s+(?:really\s+|actually\s+)?(?:matter|count|bother\s+(?:them|us|him|her))(?:\s+(?:any\s*more|after\s+all|at\s+all|here|now|to\s+(?:them|us|him|her)))*|(?:is|are)(?:n['’]?t|\s+not|\s+no\s+longer)\s+(?:important|needed|required|necessary|relevant)(?:\s+(?:any\s*more|after\s+all|at\s+all|here|now))*|(?:is|are)\s+(?:irrelevant|unimportant|not\s+an\s+issue))`;
/** "No wait, languages don't matter", "actually the location isn't important". */
const TAKEN = new RegExp(
  String.raw`\s*[,.…;:!?(–—-]+\s*${BACK}${WHAT}\s+${NO_MATTER}\)?(?=\s*(?:$|[,.;:!?…)–—]))`,
  'giu',
);

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^lang/i, 'language'],
  [/^(?:loc|place|town|cit|where)/i, 'location'],
  [/^(?:notice|avail|start)/i, 'availability'],
  [/^(?:salar|pay|money|rate|budget)/i, 'salary'],
  [/^year/i, 'years_experience'],
  [/^(?:visa|work|right)/i, 'work_rights'],
  [/^(?:senior|level)/i, 'seniority'],
  [/^(?:employ|compan)/i, 'employer'],
];

const JOINT = /^\s*(?:,|\/|&|or|and|,\s*(?:or|and))?\s*(?:either\s+)?$/iu;
const LED =
  /(?:\s*,)?\s*(?:(?:and|but|who|that|with|also|must|can|speak(?:s|ing)?|ideally|either|both|in|at|from|on|for|near|around|up\s+to|max|fluent|based|living)\s+)*$/iu;
const TAIL = /^\s+(?:spoken|speaking|speakers?|only|required|needed|preferred|a\s+must)(?!\p{L})/iu;

/**
 * A text without the conditions of a kind that its writer takes back by that kind's name: "…, German or French spoken… no wait, languages
 * don't matter". Where nothing of the kind was asked before, it is left to the readers.
 * @param leave takes what is left out
 */
export function withoutKindsTakenBack(
  given: string,
  read: (text: string) => ReadAs,
  leave: (said: string) => void,
): string {
  const match = matchesOf(TAKEN, given).find(({ index }) => index > 0);
  if (match === undefined) return given;
  const kind = KINDS.find(([words]) => words.test(match.groups?.what ?? ''))?.[1];
  const { text, reads } = read(given.slice(0, match.index));
  const taken = reads.filter((one) => one.kind === kind && one.strength !== 'exclude');
  if (taken.length === 0) return given;
  // Names of one list go with what joins them.
  const runs: { at: number; end: number }[] = [];
  for (const { at, end } of taken) {
    const last = runs.at(-1);
    if (last !== undefined && JOINT.test(text.slice(last.end, at))) last.end = Math.max(last.end, end);
    else runs.push({ at, end });
  }
  let kept = text;
  for (const { at, end } of runs.toReversed()) {
    const before = kept.slice(0, at).replace(LED, '');
    const behind = kept.slice(end).replace(TAIL, '');
    kept = `${before}${/^\s*(?:$|[,.;])/.test(behind) ? '' : before === '' ? '' : ', '}${behind.replace(before === '' ? /^[\s,;.]+/ : /^\s+/, '')}`;
  }
  if (!/\p{L}/u.test(kept)) return given;
  leave(`${runs.map(({ at, end }) => text.slice(at, end).trim()).join(', ')}${match[0]}`.trim());
  return `${kept.trimEnd()}${given.slice(match.index + match[0].length)}`;
}
