import { fold } from '#db/rows.ts';
import type { Named } from './named.ts';
import type { Said, Stretch } from './plain-text.ts';

/** The words of a name as they are compared. */
export const tokensOf = (name: string): string[] =>
  fold(name)
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '' && token !== 'and');

/** A word of a search as those of names are compared. */
export interface Token extends Stretch {
  text: string;
  said: string;
  /** Whose it is, where the apostrophe may have been left out: "toms list". */
  owned: string | null;
}

/** What a team's name goes with. */
export const bareTeam = (name: string): string => name.replace(/\s+(?:team|desk|division|squad|group)$/i, '');

const MARKED = /^(?:'s)?\s+(?:teams?|desks?|division|squad|group|lot|side)(?:'s)?(?![\p{L}])/iu;
const RECORDS =
  /^\s+(?:(?:live|open|active|current|new|client|internal|first|second|third|final|video|phone|technical|face[- ]to[- ]face|upcoming|past) ){0,2}(?:jobs|roles|vacancies|positions|briefs|contracts|reqs|openings|mandates|submissions|placements|interviews|offers|rejections|withdrawals|applications|pipeline|submittals)(?![\p{L}])/iu;
/** "Technology people", written as a name is. */
const PEOPLE = /^\s+(?:(?:live|active|open) )?(?:people|candidates|applicants|folks?)(?![\p{L}])/iu;
const HAS_DONE =
  'got|had|have|made|make|placed?|hired|working|work|doing|do|done|run|ran|running|hold|held|holding|handl(?:e|ed|ing)|fill(?:ed|ing)?|submit(?:ted|ting)?|sen[dt]|open(?:ed)?|book(?:ed)?|reject(?:ed)?|interview(?:ed|ing)?|w[io]n|tak(?:e|en)|took|clos(?:e|ed)|los[et]|bring|brought|put|arrang(?:e|ed)|set up|seen?|met|looking after|responsible for';
const ASKED = /\b(?:did|do|does|has|have|had|is|are|was|were|will)\s+(?:the\s+)?$/i;
const DOING = new RegExp(
  `^\\s+(?:(?:already|currently|actually|ever|still|each|now|both) )*(?:${HAS_DONE})(?![\\p{L}])`,
  'iu',
);
/** Who does it, where no verb leads: "jobs Commercial is running". */
const SUBJECT = new RegExp(
  `^\\s+(?:(?:(?:has|have|had|is|are|was|were|did) )(?:(?:already|currently|actually|ever|still|now) )*(?:${HAS_DONE})|made|placed|ran|runs?|held|handles?|filled|submitted|sent|opened|booked|rejected|interviewed|won|took|lost|brought|arranged|owns?|looks? after|works? on|worked on|has|have|had|got)(?![\\p{L}])`,
  'iu',
);
/** "In Technology bar Kestrel's": what is left out begins behind the name. */
const LEFT_OUT_BEHIND =
  /^\s+(?:bar(?:ring)?|except(?:ing)?|excluding|excl|other than|apart from|aside from|minus|without|but not|not)(?![p{L}])/i;
const STOP = /^\s*(?:$|[,;:.?!)/]|-\s)/;
/** A team called like a kind of job or of record: in small letters the word says that. */
const LIKE_A_SIGN =
  /^(?:contracts?|contracting|perm(?:anent)?s?|temp(?:s|orary)?|interim|internal|clients?|remote|hybrid|technical|placements?|referrals?|active|live|open|new|screen(?:ing)?|video|phone)$/i;

/** "The Commercial team", "what has Technology placed", "live roles, commercial": the stretches that name a team. */
export function teamIn(
  said: Said,
  tokens: readonly Token[],
  name: string,
  { runs, isTown }: { runs: readonly Named[]; isTown: boolean },
): Named[] {
  const bare = bareTeam(name);
  const short = shortTeamIn(said, tokens, bare);
  if (short !== null) return [{ ...short, values: [name] }];
  return runs.flatMap((run) => {
    const [around, next] = [said.text.slice(0, run.at), said.text.slice(run.end)];
    const own = said.text.slice(run.at, run.end);
    const [behind] = MARKED.exec(next) ?? [];
    const [before] = /\bteam\s+$/i.exec(around) ?? [];
    const isWhole = run.length === tokensOf(bare).length;
    const isWritten = /^\p{Lu}/u.test(own);
    const isSure = isWritten || (!isTown && !LIKE_A_SIGN.test(own));
    const [only] = /^\s+(?:only|alone|just)(?=\s*(?:$|[,;.?!]))/i.exec(next) ?? [];
    // "New jobs, Commercial only".
    const isClause =
      isSure &&
      /(?:^|[,;:/(]|\s-)\s*(?:(?:only|just)\s+)?$/i.test(around) &&
      (only !== undefined || STOP.test(next));
    const isLed =
      // "For Commercial", where nothing stands behind that it might be of.
      (/\b(?:for|in|by|from|across|within|with|under|of)\s+(?:the\s+)?$/i.test(around) &&
        (/^\s*(?:$|[,;.?!])/.test(next) || (isWritten && !isTown && LEFT_OUT_BEHIND.test(next)))) ||
      (isSure && !isTown && /\b(?:by|under)\s+(?:the\s+)?$/i.test(around) && !RECORDS.test(next));
    const isDoing =
      isSure &&
      !isTown &&
      (SUBJECT.test(next) || (ASKED.test(around) && (DOING.test(next) || STOP.test(next))));
    const isNamed =
      isWhole &&
      (isLed ||
        isClause ||
        isDoing ||
        (isSure && RECORDS.test(next)) ||
        (isWritten && !isTown && !LIKE_A_SIGN.test(own) && PEOPLE.test(next)) ||
        // "Technology's live roles" are the team's.
        /^'s(?![\p{L}])/u.test(next) ||
        own.endsWith("'s"));
    const isTeam = isNamed || behind !== undefined || before !== undefined;
    if (!isTeam && (run.length === 1 || bare === name)) return [];
    return [
      {
        ...run,
        values: [name],
        at: run.at - (before?.length ?? 0),
        end: run.end + (behind?.length ?? (isClause ? (only?.length ?? 0) : 0)),
        isPart: false,
        length: run.length + 1,
      },
    ];
  });
}

/** "Tech team": the beginning of a team's only word, with the word for a team behind it. */
function shortTeamIn(said: Said, tokens: readonly Token[], bare: string): Named | null {
  const [own = '', ...more] = tokensOf(bare);
  for (const { text, at, end } of tokens) {
    const [behind] = /^\s+(?:teams?|desks?)(?:'s)?(?![\p{L}])/iu.exec(said.text.slice(end)) ?? [];
    if (behind === undefined || more.length > 0 || text.length < 4 || text === own || !own.startsWith(text))
      continue;
    return { field: 'team', values: [], at, end: end + behind.length, isPart: false, length: 2 };
  }
  return null;
}
