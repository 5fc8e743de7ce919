// Read model: the reasons for which an agency's applications ended, by what they are about.
import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import { matchesOf } from '#src/lib/matches.ts';
import type { Rejection } from '../../applications/schema.ts';
import type { Context } from '../../context.ts';
import { plainWords } from '../../lexicon/text.ts';
import type { Named } from './named.ts';
import type { Said } from './plain-text.ts';

/** What leads to a reason, and what may stand between. */
const LEAD =
  '(?:(?:because(?: of)?|due to|owing to|down to|thanks to|on (?:the )?grounds? of|citing|(?:with )?(?:the )?reasons?(?: being| was| is| of|:)?|on account of|after|over|for|on|since|as|about)\\s+(?:(?:the|an?|their|his|her|its|of|being|having|it|they|he|she|was|were|is|are|had|have|did|not|some|any|to)\\s+)*)';
const TROUBLE = '(?:issues?|problems?|concerns?|troubles?|difficult(?:y|ies))';
/** "Commute problem": a reason, whatever is said beside it. */
export const NAMES_TROUBLE = new RegExp(
  `(?<![\\p{L}-])(?:commut\\p{L}*|distance|travel(?:ling)?|journey|relocation|money|salary|pay) ${TROUBLE}(?![\\p{L}])`,
  'iu',
);
/** The ways of saying what a reason is about, with or without a word that leads to it, and what such a reason holds. */
const KINDS: readonly { led: string; alone?: string; holds: RegExp }[] = [
  {
    led: '(?:(?:too|very|overly|excessive(?:ly)?|unrealistic(?:ally)?|far|way) )*(?:(?:high|big|steep) )?(?:money|salary|salaries|pay|wages?|rates?|packages?|compensation|comp|cost|price|budget)(?: (?:expectations?|demands?|(?:issue|reason|problem|concern|trouble)s?|difficult(?:y|ies)|grounds?|wish(?:es)?|ask|mismatch(?:es)?|(?:(?:was|were|is|being) )?too (?:high|low|much)|(?:was|were|is|being) (?:an? |the )?(?:big |main |real )?(?:issue|problem|concern)s?))?|(?:too |being |so )*(?:expensive|pricey|dear|costly)',
    alone:
      '(?:want(?:ed|ing|s)?|ask(?:ed|ing|s)?(?: for)?|expect(?:ed|ing|s)?|after|demand(?:ed|ing|s)?)(?: (?:far|way|much))? (?:too much|more)(?: (?:money|pay|cash|salary))?|too (?:expensive|pricey|dear)|(?:over|outside|above|out of) (?:the |our |their )?(?:budget|range|band)|priced (?:themselves |himself |herself )?out|' +
      `(?:money|salary|pay) ${TROUBLE}`,
    holds: /\b(?:salar\w*|money|pay|wages?|rates?|package|compensation|expensive|budget|cost)\b/i,
  },
  {
    led: '(?:(?:a )?(?:lack|shortage|want) of |(?:not |too )?(?:enough |little )|insufficient |limited |no )?(?:relevant |industry )?experience',
    alone:
      '(?:lack(?:s|ed|ing)?(?: of)?|not (?:having )?enough|too little|insufficient|limited) (?:relevant |industry )?experience|inexperienced|not experienced enough|too junior|under-?qualified|too green',
    holds: /\bexperience\b|\btoo junior\b|\bunder-?qualified\b/i,
  },
  {
    led: '(?:commut\\p{L}*|distance|travel(?:ling)?|location|journey|drive|relocation)(?: (?:time|(?:issue|reason|problem|concern|trouble)s?|difficult(?:y|ies)|(?:(?:was|were|is|being) )?too (?:far|long|much|difficult)|(?:was|were|is|being) (?:an? |the )?(?:big |main |real )?(?:issue|problem|concern)s?))?|(?:liv(?:es?|ed|ing) )?(?:too )?far(?! as\\b)(?: away| off)?',
    alone: `(?:liv(?:es?|ed|ing) )?too far(?: away| off| out)?|commut\\p{L}* too (?:far|long)|(?:commut\\p{L}*|distance|travel(?:ling)?|journey|relocation) ${TROUBLE}`,
    holds: /\b(?:commut\w*|distance|travel\w*|location|relocat\w*|too far)\b/i,
  },
  {
    // "Withdrew after an offer" tells where somebody stood.
    led: '(?:another|(?:an?|the)(?= (?:competing|rival|better|other|different)\\b)|(?<!\\b(?:after|following)\\b[^,;.?!]{0,20}|\\b(?:as|on|since) )an?|(?<!\\b(?:after|following)\\b[^,;.?!]{0,20}|\\b(?:as|on|since|for|over|about) )the) (?:competing |rival |better |other |different )?(?:offer|job|role|position)(?! (?:was|is|were|had|has|went|got|being|turned|fell|paid|pays|closed|did)\\b)(?: elsewhere| with (?:a |an )?(?:competitor|rival|other company))?',
    alone:
      '(?:took|taken|taking|accept(?:ed|ing|s)?|going with|went (?:for|with)|chose) (?:(?:an?|the|another|up)\\s+)*(?:competing |rival |better |other |different )?(?:offers?|jobs?|roles?|positions?)(?: elsewhere)?|(?:went|gone|going|got|hired|poached|taken|job|offer) elsewhere',
    holds: /\b(?:(?:another|other|different|better|competing) (?:offer|job|role|position)|elsewhere)\b/i,
  },
  {
    led: '(?:an?|the|our|another) (?:competitors?|competition|rivals?|other (?:company|agency|firm))',
    alone:
      '(?:lost|losing|went|gone|poached)(?: \\p{L}+)? (?:to|by) (?:(?:an?|the|our|another)\\s+)?(?:competitors?|competition|rivals?|other (?:company|agency|firm)|agency)',
    holds: /\b(?:competit\w*|rivals?|other (?:agency|company|firm))\b/i,
  },
  {
    led: '(?:an? |the |their )?counter[- ]?offers?(?: from (?:the |their |his |her )?(?:(?:current|present|own|old) )?(?:employer|boss|company|firm))?',
    alone:
      '(?:(?:(?:the|their|his|her|your|own|current|present|old|existing) )+(?:boss|bosses|employers?|company|firm|managers?)|they were) (?:(?:has|have|had|then|just|came back|come back|coming back|stepped in|and|who) )*(?:with (?:an? )?(?:more money|better (?:offer|money|pay)|counter offer|(?:pay )?rise|raise)|offer(?:ed|ing) (?:them |him |her )?(?:an? )?(?:more(?: money| pay)?|(?:pay )?rise|raise|better \\p{L}+)|matched (?:it|the offer|our offer|the (?:money|salary))|counter offer|(?:upped|raised|bettered|increased) (?:their|his|her|the) (?:pay|salary|money)|gave (?:them|him|her) (?:an? )?(?:(?:pay )?rise|raise|more(?: money| pay)?))(?: (?:in order )?to (?:keep|hold on to|retain) (?:them|him|her)(?: on)?)?|(?:talked into|persuaded to|persuaded into) stay(?:ing)?|stayed put|bought back',
    holds: /\bcounter|\bcurrent employer\b/i,
  },
  {
    led: '(?:an? |the )?internal (?:candidates?|hires?|appointments?|applicants?|moves?|promotions?)',
    alone:
      '(?:hired|filled|promoted|recruited|appointed|went|gone|going|filling|done)(?: it| the (?:role|job|position))? (?:internally|from within|in-?house|internal)|(?:lost(?: \\p{L}+)? to|went (?:with|to)|gave it to|chose|preferred) (?:an? )?(?:internal \\p{L}+|their own)',
    holds: /\binternal(?:ly)?\b|\bfrom within\b/i,
  },
  {
    led: '(?:(?:an?|the) )?(?:bad |poor |failed |weak )?(?:technical|tech|coding|skills) (?:tests?|tasks?|assessments?|exercises?)',
    alone:
      '(?<=\\b(?:rejects?|rejected|rejections?|knocked back|turned down)(?: [\\p{L}]+)?[,:] ?)(?:technical|tech|coding|skills) (?:tests?|tasks?)|(?:fail(?:ed|ing|s)?|flunk(?:ed|ing|s)?|did not pass|bomb(?:ed|ing|s)?|messed up|not passing) (?:(?:an?|the|their|our) )?(?:(?:technical|tech|coding|skills) )?(?:tests?|tasks?|assessments?|exercises?)',
    holds: /\b(?:tests?|technical|assessments?|tasks?|exercises?)\b/i,
  },
];
const SAID = KINDS.map(({ led, alone, holds }) => ({
  holds,
  pattern: new RegExp(
    `(?<![\\p{L}-])(?:${LEAD}(?:${led})${alone === undefined ? '' : `|${LEAD}?(?:${alone})`})(?![\\p{L}])`,
    'giu',
  ),
}));
const MOST_REASONS = 500;
const MOST_VALUES = 40;

/** "For wanting too much money": the reasons on record that are about that; where there are none it stays unread. */
export async function kindsOfReasonIn(ctx: Context, said: Said): Promise<Named[]> {
  const spoken = SAID.flatMap(({ pattern, holds }) =>
    matchesOf(pattern, said.text).map(({ 0: words, index: at }) => ({ holds, words, at })),
  );
  if (spoken.length === 0) return [];
  const { rows } = await sql<{ rejection: string }>`select distinct rejection from applications
    where account_id = ${ctx.account.id} and rejection is not null limit ${sql.lit(MOST_REASONS)}`.execute(
    ctx.db,
  );
  const reasons = new Set(rows.flatMap(({ rejection }) => json.decode<Rejection>(rejection).reason ?? []));
  return spoken.flatMap(({ holds, words, at }) => {
    const values = [...reasons].filter((reason) => holds.test(reason)).map(wordsOf);
    if (values.length === 0 || values.length > MOST_VALUES) return [];
    return [
      {
        field: 'reason' as const,
        values: [...new Set(values)],
        at,
        end: at + words.length,
        isPart: false,
        length: words.split(' ').length + 2,
      },
    ];
  });
}

const MOST_WORDS = 12;
const wordsOf = (reason: string): string => plainWords(reason).slice(0, MOST_WORDS).join(' ');
