import { type Facet, facet } from '../../facets.ts';
import type { Draft } from '../draft.ts';

/** That somebody is at none of some companies now. */
export const notNow = (list: string, values: string[]): Facet =>
  facet({ kind: 'employer', strength: 'exclude', label: `now at ${list}`, values, when: 'current' });

const STILL_THERE =
  /(?<!\b(?:not|never|longer)\s*|n['’]t\s*)[\s,]*\(?(?:(?:and|who|they|but|must|be|are|is)\s+)*(?:(?:still|currently|presently|now)\s+(?:(?:employed|working|work|based|be|are|is)\s+)?there(?!\s*(?:=|:)?\s*(?:(?:is|are|would\s+be|also|both|totally)\s+)*(?:ok(?:ay)?|fine|good|allowed|no\s+problem|welcome|works?)(?!\p{L}))|(?:employed|working|work|based|are|is|be)\s+(?:still\s+)?there\s+(?:now|today|still|currently|presently|at present|at the moment|right now)|there\s+(?:now|today|still|currently|at present|at the moment|right now)(?=\s*(?:$|[,;.)])))\b\)?|\s*\((?:(?:only|must be|they are|they're|the)\s+)?(?:current(?:ly)?|present(?:ly)?|now|today|still)(?:\s+(?:ones|staff|employees|only|employers?))?\)|\s*[,;.–—-]\s*(?:(?:as|their|is|are|it|they|that|being|in|on|at|the|must|has|have|need|needs|should|to|be|a|only|but|and)\s+)*(?:current|present)(?:ly)?(?:\s+(?:staff|employees?|employers?|compan(?:y|ies)|firms?|only|ones|jobs?|roles?|positions?|posts?|please|not\s+(?:past|former|ex|previous)))*(?=\s*(?:$|[,;.)]))|\s*[,;]\s*(?:(?:must|has|have|need|needs|should|to|be)\s+)+(?:there\s+)?(?:now|today|still\s+there)(?:\s+(?:please|only))*(?=\s*(?:$|[,;.)]))/giu;

/** "Not people still there": of the companies that were read, behind which it leaves out whoever is there now. */
const NOT_STILL_THERE =
  /[\s,;.–-]*\b(?:(?:but|and)\s+)?(?:not|no|nobody|without|excluding)\s+(?:(?:the|any|those|people|persons?|anyone|anybody|ones?|folks?|candidates|who|that|are|is|['’]s)\s+)*(?:still|now|currently|presently)\s+(?:(?:employed|working|at\s+work)\s+)?there(?:\s+(?:now|please))?(?=\s*(?:$|[,;.)]))|[\s,;.–(-]*\b(?:so\s+|but\s+|and\s+)*(?:neither|none|not\s+(?:any|one|either))\s+of\s+(?:those|them|these|the\s+(?:two|three))\s+(?:now|today|any\s?more|at\s+present|currently)(?=\s*(?:$|[,;.)]))|[\s,;.–(-]*\b(?:the(?:ir|ir\s+own)?\s+|but\s+|all\s+)*(?:current|present)\s+(?:staff|employees|people|ones|team)\s+(?:(?:are|is|being|all|strictly)\s+)*(?:off[\s-]?limits|out\s+of\s+bounds|a?\s*no[\s-]go|out|taboo|excluded|not\s+to\s+be\s+(?:approached|touched|contacted))(?=\s*(?:$|[,;.)]))/giu;

function readNotStillThere(draft: Draft): void {
  for (const { index, 0: said } of draft.each(NOT_STILL_THERE)) {
    const there = draft.read.filter(
      ({ facet: { kind, when, strength } }) =>
        kind === 'employer' && when !== 'current' && strength === 'must',
    );
    if (there.length === 0) continue;
    draft.blot(index, index + said.length);
    for (const { facet } of there) {
      const list = facet.label.replace(/^formerly at /, '');
      const denied = notNow(list, facet.values);
      draft.read.push({ at: index, end: index + said.length, facet: denied, plain: true, whole: true });
    }
  }
}

/** "With a Hilton background (or there now)": whoever is there has been there as well. */
const OR_THERE_NOW =
  /[\s,]*\(?\bor\s+(?:(?:who\s+)?(?:is|are|still|currently|presently|now|even|working|employed)\s+)*there(?:\s+(?:now|still|today|currently|at present|at the moment))?\)?(?=\s*(?:$|[,;.?!)]))/gi;

function readOrThereNow(draft: Draft): void {
  for (const { index, 0: said } of draft.each(OR_THERE_NOW)) {
    const there = draft.read.findLast(({ at, facet: { kind } }) => at < index && kind === 'employer');
    const isEver = there !== undefined && there.facet.when === null && there.facet.strength !== 'exclude';
    if (isEver && /\b(?:now|still|currently|presently|today|present|moment)\b/i.test(said))
      draft.blot(index, index + said.length);
  }
}

/** "Toll or Linfox drivers (employed there now)": of the companies that were read. */
export function readStillThere(draft: Draft): void {
  readOrThereNow(draft);
  readNotStillThere(draft);
  for (const { index, 0: said } of draft.each(STILL_THERE)) {
    const there = draft.read.filter(({ facet: { kind, when } }) => kind === 'employer' && when === null);
    if (there.length === 0) continue;
    for (const { facet } of there) {
      facet.when = 'current';
      facet.label = `now at ${facet.label}`;
    }
    draft.blot(index, index + said.length);
  }
  const last = NOW_AT_END.exec(draft.rest);
  const there = draft.read.findLast(({ at }) => last !== null && at < last.index);
  if (last === null || there?.facet.kind !== 'employer' || there.facet.when !== null) return;
  if (
    /[,;]|\b(?:not|never|no longer)\b|n['’]t\b/i.test(draft.text.slice(there.end, last.index)) ||
    WANTED_NOW.test(draft.text.slice(0, last.index))
  )
    return;
  there.facet.when = 'current';
  there.facet.label = `now at ${there.facet.label}`;
  draft.blot(last.index, draft.rest.length);
}

const GONE_ELSEWHERE =
  /^[\s,]*(?:(?:and|but|who|they|are|is)\s+)*(?:now|currently|presently|today)\s+(?:(?:working|employed)\s+)?(?:elsewhere|somewhere else|(?:at|with) (?:another|a different|some other) (?:firm|company|employer|builder|bank|one))\b/i;

/** "A stint at Multiplex, currently elsewhere": they were there and are not any more. */
export function readGone(draft: Draft): void {
  for (const { end, facet } of [...draft.read]) {
    const said =
      facet.kind === 'employer' && facet.when === null ? GONE_ELSEWHERE.exec(draft.rest.slice(end)) : null;
    if (said === null) continue;
    const list = facet.label;
    facet.label = `formerly at ${list}`;
    facet.when = 'past';
    draft.blot(end, end + said[0].length);
    draft.read.push({ at: end, end: end + said[0].length, facet: notNow(list, facet.values), plain: true });
  }
  readGoneApart(draft);
}

/** Said of the companies that stand before it, behind something else: "from Rio or BHP, geologists, now elsewhere". */
const GONE_APART =
  /[\s,(–-]*(?:(?:and|but|who|they|are|is|have|has|'ve|must|be)\s+)*(?:(?:now|currently|presently|today|since)\s+(?:(?:working|employed|gone|left|moved)\s+)?(?:elsewhere|somewhere else|on)|elsewhere\s+(?:now|today|these days|since)|(?:not|no longer)\s+(?:there|with them)(?:\s+(?:now|any ?more|today|these days))?|(?:since|already|have|has)\s+(?:left|moved on))\)?(?=\s*(?:$|[,;.)|]))/gi;

function readGoneApart(draft: Draft): void {
  for (const { index, 0: said } of draft.each(GONE_APART)) {
    const there = draft.read.filter(
      ({ at, facet: { kind, when, strength } }) =>
        kind === 'employer' && when === null && strength === 'must' && at < index,
    );
    const [read, more] = there;
    if (read === undefined || more !== undefined) continue;
    const { facet } = read;
    const list = facet.label;
    Object.assign(facet, { label: `formerly at ${list}`, when: 'past' });
    draft.blot(index, index + said.length);
    draft.read.push({ at: index, end: index + said.length, facet: notNow(list, facet.values), plain: true });
  }
}

// "CBA devs now"; "we need CBA devs now" is no word of where they are.
const NOW_AT_END = /\s+(?:now|currently|presently|at present|at the moment|right now)\s*$/i;
const WANTED_NOW =
  /^\s*(?:(?:i|we|client|they)\s+)?(?:need|want|find|get|looking|seeking|after|show|send|urgent)|\b(?:available|free|looking|start\w*|open|ready|moving|move|relocat\w*|active\w*|job[\s-]seeking|searching|hiring)\s*$/i;
