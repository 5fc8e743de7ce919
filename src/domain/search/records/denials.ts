import { matchesOf } from '#src/lib/matches.ts';
import type { Said, Stretch } from './plain-text.ts';

const SMALL =
  '(?:(?:at|in|on|of|for|with|by|from|to|an?|the|any|our|yet|been|being|whatever|whoever|what|has|had|currently|already|those|ones?|that|this|which|who|are|is|was|were|have|has|got|working|anything|anyone|anybody|everything|everyone|things?|stuff|get|gone|go|end up|become|paid|their|from|owned|run|handled|jobs?|roles?|interviews?|applications?|people|candidates?|clients?|belonging|still|just|also)\\s+)*';
const DENIAL =
  /(?<![\p{L}-])(?:(?<=\b(?:all|every|everyone|everybody|everything)\b[^,;.?!]{0,40} )but(?: for)?(?= (?:(?:the|those|any) )?[\p{L}' -]{2,40}?(?:ones?|jobs?|roles?|people|interviews?|candidates?|rejects?|rejected|withdrawn|closed|cancelled|evergreens?)(?![\p{L}]))(?! (?:not|only|also|still|never|no|with|without|who|that|have|has|is|are|was|were|now|then|later|since|just)\b)|(?:is |are |was |were |has |have |had |do |does |did |can |will |would |should |could )?not(?: yet)?(?: counting| including| include| showing| (?:show|give|bring|list|count|want|need|include|require|tell|send)(?: me| us)?(?: (?:to (?:see|know|hear)(?: about)?|about|with))?(?= (?:an?|any|the|those|ones)\b| \p{L}[\p{L}-]*s\b)| (?:interested|bothered|fussed|worried|concerned|counting|keen)(?: (?:in|about|with|on|by))?| (?:after|looking for)(?= (?:an?|any|the|those|ones)\b| \p{L}[\p{L}-]*s\b)| care (?:about|for))?|never(?! mind\b)|(?<!\b(?:an?|the|their|our|hard|firm|flat|straight|clear) )no(?! (?:later|earlier|more|less|longer)\b)|none|non|except(?:ing)?(?: for)?|excluding|exclud(?:e|es)|excl?\.?(?! (?:now|this|last|next)\b)|ex|leav(?:e|ing) out|(?:filter|strip|tak|rul|cut)(?:e|t?ing|p?ing|r?ing)? out|omit(?:ting)?|hid(?:e|ing)|disregard(?:ing)?|discount(?:ing)?|ditch(?:ing)?|bin(?:ning)?(?: off)?(?= (?:an?|any|the|those|all)\b)|spar(?:e|ing) (?:me|us)|never mind(?: about)?|no need (?:for|of|to (?:see|show|list|include)(?: me| us)?)|leav(?:e|ing) off|knock(?:ing)? off|forget(?:ting)?(?: about)?|drop(?:ping)?(?! (?:out|off)s?\b)|remov(?:e|ing)|sans|left out|ignor(?:e|ing)|skip(?:ping)?|without|with no|other than|rather than|but not|apart from|aside from|bar(?:ring)?|minus|less|neither|nothing(?! but\b)|nobody|no one|outside(?: of)?|anything but|anywhere but|anyone but|everything but|everyone but|all but)(?=[\s-]|$)/giu;
const BEHIND = new RegExp(`^[\\s-]+${SMALL}$`, 'i');
const GOES_ON = new RegExp(`^(?:'s)?\\s*(?:,|/|;|\\+)?\\s*(?:(?:or|nor|and|&|not)\\s+)*${SMALL}$`, 'i');

const NOUN = '(?:\\s+(?:ones?|stuff|jobs?|roles?|interviews?|applications?|people|candidates?|ads?))?';
/** What leaves out what stands before it: "internal excl", "evergreens left out". */
const BEFORE = new RegExp(
  `^(?:'s)?${NOUN}\\s*[:,-]?\\s*(?:(?:(?:to be|are|is|all|please|being|can|could|should|must|may|will|be|to)\\s+)*(?:excluded|excepted|left (?:out|off|aside)|omitted|removed|dropped from (?:it|this|the list)|taken (?:out|off)|filtered out|stripped out|ignored|skipped|discounted|disregarded|hidden|not (?:(?:to )?be )?(?:included|counted|wanted|needed|required|shown|listed|of interest|relevant)|of no (?:interest|use)|irrelevant|no (?:use|good|interest) to (?:me|us))|(?:(?:i|we) )?(?:(?:do|does|did|will|should|would|must) not|need not|not) (?:be )?(?:count(?:ed)?|interest(?: (?:me|us))?|need(?:ed)?|want(?:ed)?|included?|qualify|required?|feature|(?:need (?:to be )?)?(?:shown|listed|appear))(?=\\s*(?:$|[,;.:)!?-]|(?:and|or|but|please)\\b))|aside|(?:out|off)(?=\\s*(?:$|[,;.)]))|[:=] ?no(?=\\s*(?:$|[,;.)]))|(?:to be )?excl?\\.?(?=\\s*(?:$|[,;:)])))(?![\\p{L}])`,
  'iu',
);
/** "Leave the evergreen ones out of it." */
const AROUND =
  /(?<![\p{L}-])(?:leav(?:e|ing)|tak(?:e|ing)|keep(?:ing)?|filter(?:ing)?|strip(?:ping)?|cut(?:ting)?)(?= )(?<those>[^;.?!]{1,80}?) (?:out|off)(?: of (?:it|this|that|them|these|the list))?(?![\p{L}-])/giu;
const JOINED = new RegExp(`^(?:'s)?${NOUN}\\s*(?:and|or|&|\\+|/)\\s*${SMALL}$`, 'i');
const IN_A_LIST = new RegExp(`^(?:'s)?${NOUN}\\s*,\\s*${SMALL}$`, 'i');

/** What is left out by words behind or around it, with these words. */
export function leftOutIn<I extends Item>(
  said: Said,
  items: readonly I[],
): { denied: Set<I>; words: Stretch[] } {
  const denied = new Set<I>();
  const words: Stretch[] = [];
  for (const { index, 0: whole, groups } of matchesOf(AROUND, said.text)) {
    const end = index + whole.length;
    const own = items.filter((item) => item.at >= index && item.end <= end);
    if (own.length === 0) continue;
    for (const item of own) denied.add(item);
    const from = whole.indexOf(groups?.those ?? '');
    words.push({ at: index, end: index + from }, { at: index + from + (groups?.those?.length ?? 0), end });
  }
  for (const [at, item] of items.entries()) {
    const [tail] = BEFORE.exec(said.text.slice(item.end)) ?? [];
    if (tail === undefined || items.some((one) => one.at >= item.end && one.at < item.end + tail.length))
      continue;
    words.push({ at: item.end, end: item.end + tail.length });
    denied.add(item);
    for (let last = at; last > 0; last -= 1) {
      const [before, one] = [items[last - 1], items[last]];
      if (before === undefined || one === undefined) break;
      const between = said.text.slice(before.end, one.at);
      // "Rejected, withdrawn and placed excluded" is a list; "live, withdrawn excluded" is none.
      const isInList = last < at && before.field === one.field && IN_A_LIST.test(between);
      if (!JOINED.test(between) && !isInList) break;
      denied.add(before);
    }
  }
  return { denied, words };
}

/** What was read of a search, with the field that it is of. */
export interface Item extends Stretch {
  field: string;
}

/** The words of a search that deny, besides those that were read with something: "no-shows", "not moved for a week". */
export const denialsIn = (said: Said): Stretch[] =>
  matchesOf(DENIAL, said.text)
    .map(({ 0: word, index }) => {
      // "I have not filled": the words before the denial may have been read.
      const [lead = ''] = /^[a-z]+ (?=not)/i.exec(word) ?? [];
      const at = said.taken(index, index + lead.length) ? index + lead.length : index;
      return { at, end: index + word.length };
    })
    .filter(({ at, end }) => !said.taken(at, end));

/** "Not on hold or evergreen": an "or" behind a denial goes on denying, whatever it is of. */
const OR_ON = new RegExp(`^(?:'s)?\\s+(?:or|nor)\\s+${SMALL}$`, 'i');
const NOR =
  /\bnor (?:(?:do|does|did|are|is|am i|do i|for|in|about|with|interested|the|those|any|these|ones?|that|which|jobs?|roles?|people|candidates?) )*$/i;
/** "Except Kestrel and remote ones": what leaves out goes on over an "and" that no preposition follows. */
const LEAVES_OUT =
  /^(?:but|except|excl|excluding|exclude|apart|aside|other|bar|minus|without|leav|omit|ignor|skip|drop|hid|filter|strip|everything but|all but|anything but|anyone but|everyone but)/i;
const AND_ON = /^(?:'s)?(?: ones?)?\s*,?\s*(?:and|or|&|\+|nor)\s+(?:(?:the|any|all|those)\s+)*$/i;
const DENIES_ITSELF =
  /^(?:with )?(?:no|not|never|without|nobody|none|nothing|un\p{L}+|lacking|missing)(?![\p{L}])/iu;
const ACROSS = new RegExp(`^(?:\\s+[\\p{L}'-]+){1,3}\\s+(?:or|nor)\\s+${SMALL}$`, 'iu');

/** The place of what a denial reaches behind an "or" and words that nothing read; -1 for none. */
const nextAcross = <I extends Item>(said: Said, items: readonly I[], denial: Stretch): number => {
  const next = items.findIndex(({ at }) => at >= denial.end);
  const item = items[next];
  return item !== undefined && ACROSS.test(said.text.slice(denial.end, item.at)) ? next : -1;
};

/**
 * Tells what of a search is not wanted: what stands right behind a denial, and what goes on with more of its kind. A denial of
 * nothing that was read is told, with its words, and never taken for a wish.
 * @param items what was read, by place
 * @returns those that are denied, and the denials that nothing was read of
 */
export function deniedOf<I extends Item>(
  said: Said,
  items: readonly I[],
): { denied: Set<I>; untold: Stretch[] } {
  const { denied, words } = leftOutIn(said, items);
  for (const one of words) said.blot(one);
  const untold: Stretch[] = [];
  for (const denial of denialsIn(said)) {
    if (words.some(({ at, end }) => denial.at < end && denial.end > at)) continue;
    const at = items.findIndex(
      (item) => item.at >= denial.end && BEHIND.test(said.text.slice(denial.end, item.at)),
    );
    // "Not lost or placed", of which the first word says nothing here: the second is no wish either.
    const across = at >= 0 ? at : nextAcross(said, items, denial);
    const first = items[across];
    if (at < 0) untold.push(denial);
    if (first === undefined) continue;
    if (at >= 0) said.blot(denial);
    denied.add(first);
    for (let last = across; ; last += 1) {
      const [one, next] = [items[last], items[last + 1]];
      if (one === undefined || next === undefined) break;
      const between = said.text.slice(one.end, next.at);
      if (next.field !== one.field) {
        const isOn =
          OR_ON.test(between) ||
          (LEAVES_OUT.test(said.text.slice(denial.at, denial.end)) && AND_ON.test(between));
        if (!isOn || DENIES_ITSELF.test(said.text.slice(next.at, next.end))) break;
        denied.add(next);
        continue;
      }
      // "No rejects, just live ones": what is wanted in their place.
      // "All but the maybes in triage" leaves out no triage.
      if (/^(?:'s)?\s+(?:in|at|from|on)\b/i.test(between)) break;
      if (!GOES_ON.test(between) || /[,;-]\s*(?:just|only|but|instead|rather)\b/i.test(between)) break;
      denied.add(next);
    }
  }
  // "Filled ones I do not need, nor the evergreens".
  if (denied.size > 0)
    for (const item of items)
      if (
        !denied.has(item) &&
        NOR.test(said.text.slice(0, item.at)) &&
        !DENIES_ITSELF.test(said.text.slice(item.at, item.end))
      )
        denied.add(item);
  return { denied, untold };
}
