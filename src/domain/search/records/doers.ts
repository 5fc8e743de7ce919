import type { Item } from './item.ts';
import type { Told } from './other-money.ts';
import type { Said } from './plain-text.ts';

/** What somebody does to an application or interview, as said behind whoever did it. */
const DONE =
  '(?:reject(?:ed|s)?|turn(?:ed|s)? (?:down|away)|bin(?:ned|s)?|knock(?:ed|s)? back|said no to|say no to|pass(?:ed)? on|declin(?:ed?|es)|move(?:d|s)?|progress(?:ed)?|advance(?:d)?|add(?:ed)?|sourced?|found|find|put|sen[dt]|submit(?:ted)?|forward(?:ed)?|pitch(?:ed)?|place(?:d)?|screen(?:ed)?|interview(?:ed)?|met|meet|saw|see|book(?:ed)?|arrange(?:d)?|set up|schedul(?:ed?)|cancel(?:l?ed)?|call(?:ed)? off|shortlist(?:ed)?|offer(?:ed)?|ran|took|take|sat in on|did|scored?|marked?)';
const AUX = '(?:(?:has|have|had|did|then|just|already|since|personally|himself|herself|also) )*';
const DOES = new RegExp(`^ ${AUX}${DONE}(?![\\p{L}])`, 'iu');
const ASKED = /\b(?:did|has|have|does|was it)(?: it)?\s+$/i;
const BY =
  /\b(?:rejected|rejections?|rejects|turned down|binned|knocked back|declined|moved|added|sourced|put forward|sent|submitted|submissions?|placed|placements?|screened|interviewed|met|booked|arranged|scheduled|set up|cancelled|canceled|shortlisted) by\s+$/i;
const OWNS =
  /^(?:'s?(?![\p{L}])(?! (?:got|been|had)\b)| (?:am|is|was) (?:the )?(?:owner|consultant|recruiter)(?![\p{L}])| (?:(?:also|currently|still|now|actually|originally) )*(?:owns|owned|own|runs|handles|handled|looks after|looked after|manages|managed)(?![\p{L}]))/iu;
const OWNED =
  /\b(?:owned by|belong(?:s|ing)? to|owner(?: is|:)?|run by|handled by|looked after by|managed by|of|for)\s+$/i;
const LISTED = /^(?:'s?)?\s*(?:,|\/|\+|&|(?:,\s*)?\b(?:and|or|nor|plus)\b)\s*(?:by\s+)?$/i;

/**
 * Tells apart who did something and whose the record is, where both are named: no record tells who rejected somebody, so that
 * "who did Tom reject that Aisha owned" is of Aisha's, and of Tom is told. One name alone is whose the record is.
 */
export function doersIn(said: Said, items: readonly Item[]): { kept: Item[]; told: Told[] } {
  const owners = items.filter(({ field, conditions }) => field === 'owner' && conditions.length === 1);
  const isOwning = ({ at, end }: Item): boolean =>
    OWNS.test(said.text.slice(end - (/'s?$/.exec(said.text.slice(at, end))?.[0].length ?? 0))) ||
    OWNED.test(said.text.slice(0, at));
  const does = (item: Item): boolean =>
    !isOwning(item) &&
    (DOES.test(said.text.slice(item.end)) ||
      ASKED.test(said.text.slice(0, item.at)) ||
      BY.test(said.text.slice(0, item.at)) ||
      MYSELF.test(said.text.slice(item.at, item.end)));
  const doers = owners.filter(does);
  const isListed = (one: Item, other: Item): boolean => {
    const [first, last] = one.at < other.at ? [one, other] : [other, one];
    return LISTED.test(said.text.slice(first.end, last.at));
  };
  const apart = doers.filter((doer) =>
    owners.some((owner) => owner !== doer && isOwning(owner) && !isListed(owner, doer)),
  );
  const told = apart.map((doer) => {
    const [behind = ''] = DOES.exec(said.text.slice(doer.end)) ?? [];
    const [lead = ''] = /(?:[\p{L}-]+ )?by $/iu.exec(said.text.slice(0, doer.at)) ?? [];
    const words = `${lead}${said.text.slice(doer.at, doer.end)}${behind}`;
    return { at: doer.at, end: doer.end, why: `${words} (who did it is not asked beside whose it is)` };
  });
  return { kept: items.filter((item) => !apart.includes(item)), told };
}

const ARRANGED = /^ (?:(?:has|have|had) )?$/i;
const WHICH = /\b(?:interviews?|meetings?|ones|that|which|those|what|anything|everything|has|did)\s+$/i;

/** "Interviews Tom arranged" are his, and say nothing of whether they are still to be held. */
export function arrangedBy(said: Said, items: readonly Item[]): Item[] {
  const isHis = (item: Item): boolean =>
    item.field === 'interview_status' &&
    items.some(
      (owner) =>
        owner.field === 'owner' &&
        owner.end <= item.at &&
        ARRANGED.test(said.text.slice(owner.end, item.at)) &&
        WHICH.test(said.text.slice(0, owner.at)) &&
        /^(?:booked|arranged|scheduled|planned)$/i.test(said.text.slice(item.at, item.end)),
    );
  return items.filter((item) => !isHis(item));
}

/** "Did I", of whoever asks. */
const MYSELF = /^(?:(?:do|did|have) i|i have)$/i;
