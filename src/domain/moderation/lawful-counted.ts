import { PEOPLES } from './words.ts';

const NO_WISH =
  "(?![^.;]*\\b(?:want\\w*|prefer\\w*|rather|another|someone|somebody|anybody|anyone|too many|enough|only|no more|keep it|like us|same again|needs? an?|looking for|so (?:we|no|a|an|the next)|not|never|no|but|instead|last|cope|trouble)\\b|[^.;]*n['’]t\\b)";
const KIND = `(?:${PEOPLES}|(?:rainbow |young |older )?[\\p{L}āēīōū-]+)`;
/** How many of somebody there are. */
export const COUNTED =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|an?|a couple of|a few|several|some|half a dozen|a handful of|plenty of|mostly|and|the odd)';
const OF = `(?:${COUNTED} (?:[\\p{L}āēīōū'’-]+ ){0,2}?[\\p{L}āēīōū'’-]+)`;
const CREW =
  '(?:crew|team|gang|bunch|lot|shift|squad|kitchen|floor|mob|line-?up|staff|brigade|cooks|chefs|nurses|drivers|pickers|carers|us)';
// Of those who are served what they want is told.
const NO_WISH_FOR = NO_WISH.replace('want\\w*', 'wanted');
const THOSE =
  '(?:kids|children|toddlers|babies|infants|pupils|students|residents|patients|tenants|guests|teens|teenagers|youngsters|dogs|players|riders|campers|people|seniors|elders|women|men|families)';
const WITHIN =
  '(?:at most|at a time|tops|max\\w*|in all|in total|per (?:class|room|group|session|day|week|teacher|educator|shift)|an? (?:class|group|room|day|session|week|night)|on the roll|to a (?:class|room|group)|and counting|this (?:year|term|season)|so far|in the (?:house|room|class|programme|program|group)|weekly|daily|each (?:day|week|term))';
const HELPS =
  '(?:help|support|house|shelter|advise|feed|teach|train|mentor|coach|visit|accompany|stand by|work with|work alongside|represent|treat|care for|look after|rehouse|resettle|befriend)s?';
const SERVED =
  '(?:women|men|people|families|children|girls|boys|mothers|fathers|parents|adults|youngsters|teenagers|young people|older people|refugees|veterans|migrants|survivors|prisoners|tenants|students|pupils|patients|seniors)';

/** Who is there already or is served, counted, measured or helped: none of it says who is taken. */
export const LAWFUL_COUNTED: readonly RegExp[] = [
  // "Good crew: a couple of Fijians, one Swede", "Two Poles, a Scot and a Dubliner: that's the gang".
  new RegExp(
    `^\\W*(?:[\\p{L}-]+ )?(?:the |our )?(?:\\p{L}+ )?${CREW}(?:\\W+(?:is |are |has |have )?)(?:[\\p{L}āēīōū' -]+, )?${OF}(?:(?:,| and|, and) ${OF}){1,5}\\W*$`,
    'giu',
  ),
  new RegExp(
    `^\\W*${OF}(?:(?:,| and|, and) ${OF}){1,5}\\W+(?:(?:and )?(?:that['’]s|that is|make up|makes up|this is|are|is)) (?:the |our |your )?(?:\\p{L}+ )?${CREW}\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  // "Filipino, Samoan, Kiwi: our cooks come from all over".
  new RegExp(
    `^\\W*${KIND}(?:(?:,| and| or)+ ${KIND}){1,6}\\W+(?:(?:our|the|we|they)\\b(?: \\p{L}+)? ?(?:all )?(?:come|comes|hail|are) from (?:all over|everywhere|all corners|near and far|\\p{L}+ countries)|they(?:['’]re| are)? (?:all )?(?:come|here|among us|on the team))\\b${NO_WISH}`,
    'giu',
  ),
  // "25 kids at most", "Kids weigh up to sixty pounds".
  new RegExp(
    `^\\W*(?:up to |about |around |roughly |some |just |only |no more than )?[\\p{N}\\p{L}-]+ (?:\\p{L}+ )?${THOSE}(?:,? (?:[\\p{L}]+ )?${WITHIN})\\b[^.;:]{0,4}$`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:the |our |most |some )?${THOSE} (?:(?:can |may |might |will )?weigh|range from|run from|arrive|are dropped|are collected|come (?:in|from|with|to)|go home|nap|eat|sleep)\\b${NO_WISH_FOR}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:the |our )?${THOSE} (?:from|aged|of) [\\p{L}\\p{N}]+ (?:to|and|through|up to) [\\p{L}\\p{N}]+,${NO_WISH}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:tenants|residents|patients|members|guests|clients|customers|passengers|learners|students) (?:are )?(?:all |mostly )?aged? \\d\\d(?: (?:and|or) (?:up|over|older|above)|\\+)(?=\\W|$)${NO_WISH}`,
    'giu',
  ),
  // "We help women leaving prison".
  new RegExp(
    `^\\W*(?:we|our (?:charity|team|service|house|project)) ${HELPS} ${SERVED}\\b(?![^.;]*\\byou\\b)${NO_WISH.replace('|not|never|no|but', '|but')}[^.;]*`,
    'giu',
  ),
  // Those in their sixties who are there, and how good they are.
  new RegExp(
    `\\b(?:one|two|three|four|some|several|a few|half|a third|a quarter) of (?:our|the|us|them)(?: (?:best|team|crew|staff|drivers|cooks|nurses|finest|longest\\S*))?,? (?:is|are) (?:well )?(?:in (?:his|her|their|our) (?:fifties|sixties|seventies)|over (?:fifty|sixty|seventy|[567]\\d)|(?:past|nearly) (?:sixty|seventy|[67]\\d))\\b${NO_WISH}`,
    'giu',
  ),
  // Who gives a reference, and in what field the house works.
  /\b(?:your |the )?(?:referees?|references?) (?:should|must|may|can|will) (?:also )?(?:include|be|come from) (?:one |a |two |at least one )?(?:person|people|client|parent|carer|student|young person|participant|colleague)s?\b[^.;]*/giu,
  /^\W*(?:(?:divorce|separation|custody|children|adoption|wills|probate|prenups?|maintenance|financial remedies|care proceedings|conveyancing|cohabitation|surrogacy|mediation|court of protection|domestic abuse|injunctions|deputyships?|inheritance|estates|trusts|family law)(?:,| and| &|,? some|,? mostly| files| cases| work| matters|, the odd| cases)*\W*){2,}$/giu,
  new RegExp(
    `^\\W*(?:we(?:['’]re| are| have|['’]ve)(?: got)?|there(?:['’]s| are| is)|they(?:['’]re| are)) ${OF}(?:(?:,| and|, and) ${OF}){1,5}(?: here| in the \\p{L}+| on the \\p{L}+| altogether| so far)?\\W*$`,
    'giu',
  ),
  // What is done with those whom the work is for, which heads a line.
  /^\W*(?:bringing|taking|moving|getting|helping|driving|walking|showing|welcoming|seating|greeting|lifting|checking|booking|settling) (?:people|children|kids|guests|patients|residents|families) (?:into|in|to|out|home|through|from|on|off|onto|around|up|down)\b/giu,
  // Some of those who are served, and what they need.
  /^\W*(?:some|many|most|several|a few|half|one or two|two|three) (?:of (?:our|the|these) )?(?:children|kids|toddlers|babies|residents|patients|pupils|students|tenants|guests|clients|customers|passengers|callers|riders)(?: (?:on|with|in|who|from|under|over) [^.;,]{1,30}?)? (?:need|needs|like|speak|want|come|use|have|are|ask|take|live)\b(?![^.;]*\b(?:young\w*|fe?male|wom[ae]n|m[ae]n|prefer\w*|so (?:we|you)|teacher|staff|nurse|carer|only)\b)[^.;,]*/giu,
  /\b(?:and |, )every one of them\b/giu,
];
