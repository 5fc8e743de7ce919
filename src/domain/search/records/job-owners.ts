import type { Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { type Condition, ME, on, type RecordType, THE_OWNER } from './query.ts';
import { JOB_NOUN } from './signs/sign.ts';

const WHO = '(?:owners?|consultants?|recruiters?)';
/** Whose a record is, by its own name too: "the owner of the application". */
const OWNER = `${WHO}(?: (?:of|on) (?:the |their |an? )?(?:applications?|interviews?|records?))?`;
const OF_THE_JOB = `(?:(?:the |its |their )?(?:${JOB_NOUN})(?:'s|s')? ${WHO}|(?:the )?(?:${WHO}|one|person|consultant|whoever) (?:of|on|for|who owns|that owns|owns|owning|who runs|runs|running) (?:the |its |their |that )?(?:${JOB_NOUN})|(?:of )?(?:the |its )?(?:${JOB_NOUN})(?:'s|s')?(?! ))`;
const NOT_THE_SAME =
  '(?:(?:is|are) )?(?:(?:not|never) (?:the same (?:person |one )?(?:as )?)?|(?:(?:an?|some) )?(?:different|other|another) (?:person |one |consultant |recruiter |colleague |people )?(?:from|to|than) |(?:other|someone other|somebody other|anyone other|anybody other) than |differs? from |(?:do|does) not match |(?:do|does) not equal |(?:is )?at odds with )';
const OTHERS =
  '(?:(?:someone|somebody|anyone|anybody|people|consultants?) other than (?:me|myself)|(?:someone|somebody|anyone|anybody) else|other (?:people|consultants?|recruiters?|colleagues?|owners?)|another (?:person|consultant|recruiter|colleague|owner)|a (?:colleague|different (?:person|consultant|recruiter|owner)))';

const DIFFER = [
  // "Whose owner is not the owner of the job", "owned by someone other than the job's owner".
  `(?:(?:whose|where|with|the|an?) )*(?:${OWNER} (?:that |who )?|(?:is |are |was |were )?(?:owned|run|handled|organi[sz]ed|arranged|booked) by )${NOT_THE_SAME}${OF_THE_JOB}`,
  `(?:(?:whose|where|the) )*(?:${WHO}|applications? ${WHO}) and (?:the |its )?(?:${JOB_NOUN})(?:'s|s')? ${WHO} (?:(?:are|is|do|does) )?(?:different(?: people)?|not (?:the same(?: person)?|match)|differ)`,
  // "On somebody else's jobs", "on jobs that somebody else owns".
  `(?:(?:that|which) (?:are|is) )?(?:on|for|to|against) (?:${OTHERS}(?:'s|'|s') (?:own )?(?:${JOB_NOUN})|(?:the |an? )?(?:${JOB_NOUN}) (?:(?:that|which|is|are) )*(?:(?:owned|run|handled|held|managed) by|of|belonging to|belong to|belongs to) ${OTHERS}(?:'s)?|(?:the |an? )?(?:${JOB_NOUN}) (?:that |which )?${OTHERS} (?:owns?|runs?|is running|handles?|manages?|looks after))`,
  `(?:(?:that|which) (?:are|is) )?(?:on|for|to|against) (?:the |an? )?(?:${JOB_NOUN}) (?:that |which )?(?:i|we|they|he|she) (?:do|does) not (?:own|run|handle|manage)`,
];
/** "On Dan's jobs, looked after by a colleague of his": by anybody but whoever owns the job. */
const BY_OTHERS = `(?:(?:but|and|yet|while|though|that|which|are|is|being|currently|now) )*(?:owned|run|handled|managed|looked after|worked|held) by ${OTHERS}(?: of (?:his|hers|theirs|mine|ours))?`;
const AGREE = [
  `(?:(?:where|and|whose|who) )*(?:i|they|he|she|we) (?:am|is|are) (?:also )?(?:the )?(?:${JOB_NOUN})(?:'s|s')? ${WHO}`,
  `(?:(?:whose|where|with|the|an?) )*${OWNER} (?:that |who )?(?:is|are) (?:also )?(?:the same (?:person |one )?as )?${OF_THE_JOB}`,
  `(?:(?:whose|where|the) )*(?:${WHO}|applications? ${WHO}) and (?:the |its )?(?:${JOB_NOUN})(?:'s|s')? ${WHO} (?:are|is) (?:one and )?the same(?: person| one)?`,
  `(?:(?:whose|where|with|the) )*${WHO} (?:also |who also |that also )+(?:owns?|runs?|handles?) the (?:${JOB_NOUN})`,
];
const pattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}'])`, 'giu');
const [APART, SAME, OTHERWISE] = [pattern(DIFFER), pattern(AGREE), pattern([BY_OTHERS])];
const ON_JOBS_OF = new RegExp(`(?:'s|s'|\\bmy) (?:open |live |own )?(?:${JOB_NOUN})(?![\\p{L}])`, 'iu');

/**
 * Reads whether whoever owns an application or interview owns its job too: "on somebody else's jobs".
 * @param isOwned whether the search says whose the records are; else somebody else is anybody but who asks
 */
export function jobOwnersIn(said: Said, type: RecordType, isOwned: boolean): Reading[] {
  if (type === 'jobs') return [];
  const found: Reading[] = [];
  const take = (match: RegExpExecArray, condition: Condition): void => {
    said.blot(stretchOf(match));
    found.push({ ...stretchOf(match), conditions: [condition] });
  };
  for (const match of said.each(APART)) {
    const isOfWhoAsks =
      /\b(?:other than (?:me|myself))\b/i.test(match[0]) ||
      (/\b(?:else|other people|another|colleague)\b/i.test(match[0]) && !isOwned);
    take(match, on('job_owner', { values: [isOfWhoAsks ? ME : THE_OWNER], not: true }));
  }
  for (const match of said.each(OTHERWISE))
    take(
      match,
      ON_JOBS_OF.test(said.text.slice(0, match.index))
        ? on('job_owner', { values: [THE_OWNER], not: true })
        : on('owner', { values: [ME], not: true }),
    );
  for (const match of said.each(SAME)) take(match, on('job_owner', { values: [THE_OWNER] }));
  return found;
}
