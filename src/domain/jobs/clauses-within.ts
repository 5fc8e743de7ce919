import { isGiven } from '../names/index.ts';
import { CLAUSE, isPlainlyOfJob } from './beside-secrets.ts';
import { chanceOf } from './likely-private.ts';
import { sentencesOf } from './text-lines.ts';

/**
 * What is told of somebody within a list of duties: "arranges soil tests, runs the trial plots, whose yields Hamish made up, and speaks at
 * field days". The clause and what it hangs on are the recruiter's; the other duties are the job's, and would go with it.
 */

/** What a clause begins with that tells of what stands before it. */
const OPENER =
  /^(?:(?:some|most|all|one|both|half|two|three|none|each) of (?:whom|which|whose)|(?:on|from|for|in|under|over|behind|after|by|to) (?:whom|which|whose)|who|whom|whose|which|where|dont|auquel|auxquel\p{L}*|lequel|laquelle|lesquel\p{L}*|di cui|(?:il|la|i|le) cui|su cui|cuy[oa]s?|dessen|deren|(?:bei|auf|mit|von|für|an) (?:dem|der|denen)|van wie|wiens|waarvan|vars)(?!\p{L})/iu;
/** Of a name or a pronoun, of what was, and of what it took: no list of duties speaks so. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:he|she|his|her|him|hers|himself|herself|was|were|had|did|did(?:n['’]t| not)|has been|have been|may not|must not|can(?:not|['’]t)|no longer|never|left|lost|walked|quit|resigned|sacked|fired|struck|took|made up|altered|stole|owed?s?|ließ|hat|hatte|wurde|war|soll|avait|a été|était|doit|aveva|ha|è stat[oa]|había|fue|ha sido|heeft|had|werd|was|hade|blev|var)(?!\p{L})|[£$€]\s?\d/iu;
const NAMED = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|Hr|Fr|Sig|Mme|Mevrouw|Meneer)\.? \p{Lu}/u;
/** "the supermarket job Kosta walked off", "the 31 premises Craig Bottomley scored from his car": somebody named, and what they did. */
const DID =
  /(?<=\p{L}[,’']? )(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}’'-]+)? (?:\p{Ll}{2,}ed|made|took|left|got|had|was|has|did|put|kept|lost|gave|went|ran|built|broke|sold|said|wrote|forgot|never|hat|hatte|ließ|a|avait|ha|aveva|había|heeft|had|har|hade)(?!\p{L})/gu;
const LEAST_PARTS = 3;
const LEAST_WORDS = 6;

const tellsOfSomebody = (clause: string): boolean =>
  OF_SOMEBODY.test(clause) ||
  NAMED.test(clause) ||
  [...clause.matchAll(/(?<![\p{L}-])\p{Lu}\p{Ll}+/gu)].some(({ 0: word }) => isGiven(word));

const namesWhoDid = (part: string): boolean =>
  [...part.matchAll(DID)].some(({ 1: name = '' }) => isGiven(name));

/** A sentence without such clauses, and what went; null where there is none, or too little would be left. */
function withoutIn(sentence: string): { shown: string; kept: string } | null {
  const [first = '', ...rest] = sentence.split(/([,;]\s+)(?![^()]*\))/u);
  const parts = [first, ...rest.filter((_, at) => at % 2 === 1)];
  const signs = ['', ...rest.filter((_, at) => at % 2 === 0)];
  if (parts.length < LEAST_PARTS) return null;
  const gone = new Set<number>();
  for (const [at, part] of parts.entries()) {
    const isClause = at > 0 && OPENER.test(part) && tellsOfSomebody(part);
    if (isClause) gone.add(at - 1);
    if (isClause || (at > 0 && namesWhoDid(part))) gone.add(at);
  }
  // The first says who does it all.
  if (gone.size === 0 || gone.has(0)) return null;
  const ending = gone.has(parts.length - 1) ? (/[.!]+$/u.exec(sentence)?.[0] ?? '') : '';
  const shown = parts.map((part, at) => (gone.has(at) ? '' : `${signs[at]}${part}`)).join('') + ending;
  return shown.split(/\s+/u).length < LEAST_WORDS
    ? null
    : { shown, kept: parts.filter((_, at) => gone.has(at)).join(', ') };
}

/** "Dachstühle abbinden, Holzrahmenbau, Gauben / beim Kran ist der Lois gestanden": what stands behind a list and a sign is no more of it. */
const BEHIND_SIGN = /\s(?:\/{1,2}|[–—]|-{1,2}>?|→|>{1,2})\s+(?=\S)/u;

/** From this chance on its words by themselves are private. */
const LIKELY = 0.2;

/** A sentence that is a list and tells of somebody behind a sign, without the latter; null for any other. */
function withoutBehind(sentence: string): { shown: string; kept: string } | null {
  const sign = BEHIND_SIGN.exec(sentence);
  if (sign === null) return null;
  const [shown, kept] = [sentence.slice(0, sign.index), sentence.slice(sign.index + sign[0].length)];
  const tells = CLAUSE.test(kept) && (tellsOfSomebody(kept) || chanceOf(kept) >= LIKELY);
  const isList =
    shown.split(/,\s/u).length >= LEAST_PARTS && !tellsOfSomebody(shown) && chanceOf(shown) < LIKELY;
  return isList && tells && !isPlainlyOfJob(kept) ? { shown: `${shown}.`, kept } : null;
}

/** A line without what is told of somebody within its lists, which is added to what was left out. */
export function withoutClausesWithin(line: string, left_out: string[]): string {
  const open: string[] = [];
  let isBehind = false;
  for (const sentence of sentencesOf(line)) {
    // What goes on behind the sign is of the same kind, up to what is plainly the job's.
    isBehind &&= !isPlainlyOfJob(sentence);
    if (isBehind) {
      left_out.push(sentence);
      continue;
    }
    const before = withoutBehind(sentence);
    isBehind = before !== null;
    const without = before ?? withoutIn(sentence);
    open.push(without?.shown ?? sentence);
    if (without !== null) left_out.push(without.kept);
  }
  return open.join(' ');
}
