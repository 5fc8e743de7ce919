// Read model: the reasons for which an agency's applications ended, as far as a search speaks of them.
import { sql } from 'kysely';
import { fold, likePattern } from '#db/rows.ts';
import type { Context } from '../../context.ts';
import { plainWords } from '../../lexicon/text.ts';
import { kindsOfReasonIn, NAMES_TROUBLE } from './kinds-of-reason.ts';
import type { Named } from './named.ts';
import type { Said, Spoken, Stretch } from './plain-text.ts';
import { JOB_NOUN } from './signs/sign.ts';
import { isSmall } from './small-words.ts';

const ENDED =
  /\b(?:reject|withdr|declin|turned down|drop|pull|back(?:ed)? out|los[te]|losing|knock|unsuccessful|fell|finished|took|taken|accept|walked|bailed|bowed|changed (?:his|her|their) mind|no longer|fail|said no|bin(?:ned)?\b|poach|went elsewhere|priced|refus|too (?:expensive|pricey|dear)|too much money|(?:came|come|coming) back with|persuaded|talked (?:into|round)|stay(?:ed|ing)? put)/i;
const WHY =
  /\b(?:because(?: of)?|due to|owing to|on (?:the )?grounds of|citing|(?:with )?(?:the )?reasons?(?: being| was| is| of|:)?|after|over|for|on|since|as|(?:lost|lose|losing)(?: (?:\p{L}+ ){0,2}?(?:out )?)?to|took|taken|taking|accept(?:ed|ing)?)\s+(?<words>[^,;.?!]+)/giu;

/** Why applications ended, in words that the reasons on record hold. */
export async function reasonsIn(ctx: Context, said: Said): Promise<Named[]> {
  if (!ENDED.test(said.text) && !/\bcounter offer/i.test(said.text) && !NAMES_TROUBLE.test(said.text))
    return [];
  const found: Named[] = [];
  for (const { lead, at, end } of leadsIn(said)) {
    const words = said.words.filter(
      (word) => word.at >= at && word.end <= end && !isSmall(word.said.toLowerCase()),
    );
    for (let length = Math.min(words.length, 6); length > 0; length -= 1) {
      const own = words.slice(0, length);
      const last = own.at(-1);
      if (last === undefined || (length === 1 && last.said.length < 4)) break;
      // "After offer" tells a stage.
      if (!own.some(isTelling)) continue;
      // "Live on another" is no reason; "lost to another" is.
      if (/^(?:for|over|on|since|as)\b/i.test(said.text.slice(lead)) && own.every(isOther)) continue;
      // "Rejected on a job that is now filled": how the job stands.
      if (/^(?:for|on)\b/i.test(said.text.slice(lead)) && own.every((word) => isOfJob(said, word))) continue;
      const texts = own.map(({ said: word }) => plainWords(fold(word)).join(' '));
      if (!(await isReason(ctx, texts))) continue;
      found.push({
        field: 'reason',
        values: [texts.join(' ')],
        at: lead,
        end: last.end,
        isPart: false,
        length: length + 3,
      });
      break;
    }
  }
  found.push(
    ...(await phrasesIn(ctx, said)),
    ...(await behindIn(ctx, said)),
    ...(await kindsOfReasonIn(ctx, said)),
  );
  return found;
}

/** "Rejected filled internally": what stands right behind how it ended, in words that one reason holds. */
async function behindIn(ctx: Context, said: Said): Promise<Named[]> {
  const at = said.words.findIndex(({ said: word }) =>
    /^(?:rejected|withdrew|withdrawn|lost|declined)$/i.test(word),
  );
  const ended = said.words[at];
  if (ended === undefined) return [];
  for (let length = 4; length > 1; length -= 1) {
    const own = said.words.slice(at + 1, at + 1 + length);
    const [first, last] = [own[0], own.at(-1)];
    if (own.length < length || first === undefined || last === undefined || !own.some(isTelling)) continue;
    if (!/^[\p{L}\p{N}' -]+$/u.test(said.text.slice(ended.at, last.end)) || isSmall(first.said.toLowerCase()))
      continue;
    const texts = own.map(({ said: word }) => plainWords(fold(word)).join(' '));
    if (await isReason(ctx, texts))
      return [
        { field: 'reason', values: [texts.join(' ')], at: first.at, end: last.end, isPart: false, length },
      ];
  }
  return [];
}

/** Words that alone tell something else than a reason. */
const OTHER =
  /^(?:clients?|candidates?|hiring|managers?|interview(?:s|ed|ing)?|offers?|roles?|jobs?|stages?|screen(?:s|ing|ed)?|references?|phone|first|second|third|final|1st|2nd|3rd|round|placed|submitted|rejected|rejections?|rejects|withdr[ae]wn?|withdrawals?|declined|dropped|dropouts?|pulled|lost|lose|team|internal(?:ly)?|live|last|next|this|week|month|year|since|before|two|\d+)$/i;
const ENDS_BEHIND =
  /^\s+(?:(?:related|based) )?(?:rejections?|rejects|withdrawals?|drop-?outs?|knock-?backs?|losses|declines|pull-?outs?)(?![\p{L}])/iu;

/** "[Filled] job", "a job that is [filled]". */
const isOfJob = ({ text }: Said, { said: word, at, end }: Spoken): boolean =>
  /^(?:filled|closed)$/i.test(word) &&
  (JOB_BEHIND.test(text.slice(end)) || JOB_BEFORE.test(text.slice(0, at)));
const JOB_BEHIND = new RegExp(`^ ${JOB_NOUN}(?![\\p{L}])`, 'iu');
const JOB_BEFORE = new RegExp(
  `(?<![\\p{L}])${JOB_NOUN} (?:(?:that|which|is|are|was|were|has|have|been|got|now|since|then|already) )*$`,
  'iu',
);
const isOther = ({ said: word }: Spoken): boolean => /^(?:another|others?)$/i.test(word);
const isTelling = ({ said: word }: Spoken): boolean => !OTHER.test(word) && !isSmall(word.toLowerCase());

/** Reasons that no word leads to: two words or three that stand so in one, or one right before what ended: "commute rejections". */
async function phrasesIn(ctx: Context, said: Said): Promise<Named[]> {
  const found: Named[] = [];
  const last = said.words.length - 1;
  for (let at = 0; at <= Math.min(last, 24); at += 1)
    for (let length = 3; length > 0; length -= 1) {
      const own = said.words.slice(at, at + length);
      const [first, end] = [own[0], own.at(-1)];
      if (own.length < length || first === undefined || end === undefined || !own.some(isTelling)) continue;
      if (
        !/^[\p{L}\p{N}' -]+$/u.test(said.text.slice(first.at, end.end)) ||
        (isSmall(first.said.toLowerCase()) && !/^(?:not?|too)$/i.test(first.said))
      )
        continue;
      if (length === 1 && !(first.said.length > 3 && ENDS_BEHIND.test(said.text.slice(end.end)))) continue;
      if (ENDED.test(first.said) || !(await isPhrase(ctx, own))) continue;
      const values = [own.map(({ said: word }) => plainWords(fold(word)).join(' ')).join(' ')];
      found.push({ field: 'reason', values, at: first.at, end: end.end, isPart: false, length });
      break;
    }
  return found;
}

/** Whether words stand side by side in a reason, a hyphen or a blank between them. */
async function isPhrase(ctx: Context, words: readonly Spoken[]): Promise<boolean> {
  const texts = words.map(({ said: word }) => likePattern(word).slice(1, -1));
  const { rows } = await sql`select 1 from applications a where a.account_id = ${ctx.account.id}
    and lower(a.rejection) like ${`%"reason":"%${texts.join('_')}%`} escape '\\' limit 1`.execute(ctx.db);
  return rows.length > 0;
}

/** What stands behind each word that may lead to a reason, the last three of them. */
function leadsIn(said: Said): (Stretch & { lead: number })[] {
  const found: (Stretch & { lead: number })[] = [];
  WHY.lastIndex = 0;
  for (let match = WHY.exec(said.text); match !== null; match = WHY.exec(said.text)) {
    const words = match.groups?.words ?? '';
    const end = match.index + match[0].length;
    found.push({ lead: match.index, at: end - words.length, end });
    WHY.lastIndex = end - words.length;
  }
  return found.slice(-3);
}

/** Whether the reasons for which applications ended hold all of some words. */
async function isReason(ctx: Context, words: readonly string[]): Promise<boolean> {
  const all = sql.join(
    words.map((word) => sql`lower(a.rejection) like ${likePattern(word)} escape '\\'`),
    sql` and `,
  );
  const { rows } = await sql`select 1 from applications a where a.account_id = ${ctx.account.id}
    and a.rejection is not null and ${all} limit 1`.execute(ctx.db);
  return rows.length > 0;
}
