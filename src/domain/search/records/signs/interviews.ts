import { on } from '../query.ts';
import { emptiness, reading, type Sign, sign } from './sign.ts';

const ROUNDS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
};
const ROUND = Object.keys(ROUNDS).join('|');
const WHO = '(?:she|he|they|we|i|you)';

const outcomeSign = (value: string, words: string): Sign =>
  sign(
    'outcome',
    value,
    `(?:(?:with )?(?:an? |the )?(?:outcomes?|results?)(?: (?:is|was|of))?:? )?(?:${words})(?: outcomes?)?`,
  );

/** Who did not come. */
export const MISSED: Sign = sign(
  'interview_status',
  'no_show',
  'no[- ]?shows?|(?<=\\b(?:anyone|anybody|who|someone|somebody|candidates?|people) )not (?:turn(?:ed|ing)?|show(?:ed|n|ing)?) up|(?:(?:just|simply|actually) )?(?:did not|failed to|never|(?:do|does) not(?! (?:show|give|list)(?: me| us)?(?: up)? (?:an?|any|the|those|ones|\\p{L}+s)\\b)|has not|have not|(?<=\\b(?:has|have|had|did) (?:an? |the |our |any )?(?:candidates?|people|applicants?|anyone|somebody|someone|they) )(?:just |simply |actually |even )*not) (?:(?:just|simply|actually|even|ever|bother(?:ed)? to) )*(?:show(?:ed|n)?|turn(?:ed)?|attend(?:ed)?|appear(?:ed)?|join(?:ed)?|make it|made it|c[ao]me(?= along| in\\b(?! (?:for|from))|$))(?: up| along)?|(?:nobody|no one|no-one) (?:turned up|showed(?: up)?|came|attended|appeared)(?: (?:to|for|at)(?= |$))?|(?:was|were) (?:a )?no[- ]?shows?|missed|stood (?:us|them) up|ghosted|non[- ]?attend(?:ance|ed|ees?)',
);

/** What is said of interviews: "no feedback yet", "second round". */
export const OF_INTERVIEWS: Sign[] = [
  reading(
    `(?<said>${ROUND})(?= (?:client|internal|video|phone|telephone|technical|face[- ]to[- ]face|in[- ]person|online) (?:rounds?|interviews?|meetings?|calls?)(?![\\p{L}]))`,
    ({ groups = {} }) => {
      const round = ROUNDS[(groups.said ?? '').toLowerCase()];
      return round === undefined ? null : [on('round', { min: round, max: round })];
    },
  ),
  reading(
    '(?:still |to )?(?:awaiting|waiting (?:for|on)|needs?|needing|chas(?:e|ing)(?: up)?(?: for)?|owed)(?: an?| the| their)? (?:outcomes?|results?|decisions?|verdicts?)|(?:outcomes?|results?|decisions?) (?:is |are |still )*(?:outstanding|pending|overdue|due|awaited|to come|needed|owed)|(?:outstanding|pending|overdue) (?:outcomes?|results?|decisions?)',
    () => [on('outcome', { has: false }), on('held')],
  ),
  reading(
    '(?:still )?(?:waiting (?:for|on)|awaiting|chasing)(?: up)?(?: (?:the|our))? (?:clients?|hiring managers?)(?: to (?:come|get) back)?',
    () => [on('feedback', { has: false })],
  ),
  reading(
    `(?:(?:that|which|where|who) )?(?:(?<nobody>nobody|no one|no-one|noone)|we|i|they|you|consultants?|(?:the )?team|clients?)(?: (?:has|have|had|is|are|did|do|does))*(?<not> (?:not|never|yet to|still to|still (?:have|need) to|(?:have|need) to|forgot(?:ten)? to))?(?: (?:yet|even|actually|properly|still|bothered to|got round to|been))*(?:(?: (?:writ(?:ten|e|ing)|wrote)(?: (?:it|them|these|those))? up| (?:fed|feed) ?back| (?:heard|hear|debriefed?|come|came|got|get) ?(?:back|debriefed?)?)| (?<scored>scored?|rated?|marked?)| (?:logg?(?:ed)?|record(?:ed)?|put in|enter(?:ed)?|give|given|gave|fill(?:ed)? in|left|leave|add(?:ed)?|sen[dt]|done?|had|have|got|received?|put)(?: (?:an?|any|the|their|its|us|down|in))* (?:(?<outcome>outcomes?|results?|decisions?|verdicts?)|(?<score>scores?|score ?cards?|ratings?)|feedback|notes?|write[- ]?ups?|debriefs?))(?: (?:on|for|to|about|from|in)? ?(?:it|them|these|those|the clients?))?(?: (?:yet|so far|for|on|in))*`,
    ({ groups = {} }) =>
      groups.nobody === undefined && groups.not === undefined
        ? null
        : groups.scored !== undefined || groups.score !== undefined
          ? [on('score', { has: false }), on('held')]
          : groups.outcome !== undefined
            ? [on('outcome', { has: false }), on('held')]
            : [on('feedback', { has: false })],
  ),
  // "I have not had feedback", where "I" is whose they are.
  reading(
    `(?:${WHO} )?(?:(?:have|has|had|did|do|does) )?(?:${WHO} )?(?:not|never|yet to|failed to|forgot(?:ten)? to)(?: (?:yet|even|actually|bothered to))* (?:had|got|have|get|received?|heard|given|gave|give|seen|put|enter(?:ed)?|left|leave|logg?(?:ed)?|filed?|record(?:ed)?|add(?:ed)?|submit(?:ted)?|sen[dt]|written|write|done?|fill(?:ed)?|complete[d]?|provided?|shared?)(?: (?:in|down|up|any|the|an?|their|our|his|her|its|us))* (?:feedback|debriefs?|write[- ]?ups?|(?<outcome>outcomes?|results?|decisions?|verdicts?))(?: (?:in|up|down))?(?: (?:on|from|for) (?:it|them|these|those|the clients?))?(?: (?:yet|so far|back|on|for|in))*`,
    ({ groups = {} }) =>
      groups.outcome === undefined
        ? [on('feedback', { has: false })]
        : [on('outcome', { has: false }), on('held')],
  ),
  reading(
    '(?:(?:that|which) )?(?:are |is )?(?:yet|still|waiting|needs?|needing)? ?(?:to be|being) (?:written up|debriefed|fed back(?: on)?)|need(?:s|ing)? (?:writing up|debriefing|a write[- ]?up)|(?:still )?to write up',
    () => [on('feedback', { has: false })],
  ),
  // What became of whoever was met.
  reading(
    '(?:(?:that|which|who) )?(?:has |have |had )?(?:led to|resulted in|ended (?:up )?(?:in|with)|turned into|produced|gave us|brought|got us|converted (?:in)?to|came to|went on to|won) (?:(?:an?|the|any|our) )?(?:(?<offer>offers?)|(?<placed>placements?|hires?|placed|hired))(?: being made)?',
    ({ groups = {} }) => [on('reached', { values: [groups.offer === undefined ? 'placed' : 'offer'] })],
  ),
  ...emptiness({
    outcome: 'outcomes?|results?|decisions?|verdicts?',
    feedback: 'feedback|feed back|debriefs?|write[- ]?ups?',
    score: 'scores?|score ?cards?|ratings?',
    interviewer: 'interviewers?',
    link: '(?:video |meeting |zoom |teams )?links?',
    owner: 'organi[sz]ers?',
  }),
  reading(
    'nothing (?:has |is |been |yet )*(?:written(?: up)?|fed back|recorded|logged|entered|noted|heard(?: back)?|back|come back|in)(?: (?:from (?:the |our )?clients?|yet))*|no word(?: back)?(?: from (?:the |our )?clients?)?(?: yet)?|heard nothing(?: back)?|(?:not|never) (?:yet )?(?:been )?(?:heard back|debriefed|written up|fed back)|unscored|(?:not|never) (?:yet )?(?:been )?(?:scored|rated|marked(?! (?:as|complete|done|off|closed|down)))',
    ({ 0: said }) =>
      /scored|rated|marked/i.test(said) ? [on('score', { has: false })] : [on('feedback', { has: false })],
  ),
  reading(
    '(?:(?:have|has|is|are|was|were) )?(?:not|never)(?: yet)?(?: been)? (?:marked|set|put|closed)(?: (?:off|down))?(?: as)? (?:complete(?:d)?|done|held)(?: yet)?',
    () => [on('interview_status', { values: ['scheduled'] }), on('held')],
  ),
  reading(
    '(?:(?:that|which) )?(?:have|has) (?:not|yet to)(?: yet)? (?:happen(?:ed)?|tak(?:en|e) place|been (?:held|done|had)|be (?:held|done|had)|gone ahead)(?: yet)?',
    () => [on('ahead')],
  ),
  sign('held', 'yes', '(?:(?:that|which) )?(?:went|did go) ahead'),
  // What did not happen was called off or missed.
  sign(
    'interview_status',
    ['cancelled', 'no_show'],
    '(?:(?:that|which) )?(?:did not|never) (?:actually |even |end up )?(?:go(?:ing)? ahead|went ahead|happen(?:ed|ing)?|take place|took place|taking place|come off|came off)',
  ),
  // Who asks when, or for the next one, asks for what is to come.
  reading(
    "when (?:is|are|will|does|do)(?! (?:the |any |our |their )?(?:feedback|outcome|decision|debrief))|(?<!\\b(?:and|or) )(?:the |'s )?next(?! (?:rounds?|stages?|steps?|weeks?|months?|\\d)\\b)|again",
    ({ 0: said, input }) =>
      /again/i.test(said) && !/\b(?:when|coming|due|seeing|meeting)\b/i.test(input) ? null : [on('ahead')],
  ),
  sign(
    'ahead',
    'yes',
    '(?:still )?(?:upcoming|coming up|to come|ahead|forthcoming|in the diary|to happen|yet to (?:happen|take place|come|be (?:held|done|had))|in the future|future)|(?:(?:have|has|had|are|do|does) )?(?:(?:we|i|they|you) )?(?:have |has |got |are )*(?:still to|yet to|left to|remaining to) (?:do|have|hold|go|run|attend|get through)|(?:still |left )to go|remaining',
  ),
  sign(
    'interview_status',
    'scheduled',
    '(?:still )?(?:scheduled|planned|confirmed|booked(?! by)(?: in)?(?: for)?|arranged(?! by)(?: for)?)|still (?:on|happening|going ahead|standing)|going ahead|(?:is|are) on',
  ),
  // Whoever is being met was not called off.
  sign(
    'interview_status',
    ['scheduled', 'completed'],
    '(?:(?:is|are) )?(?:(?:now|actually|still) )*being interviewed(?! by)',
  ),
  sign('interview_status', 'completed', 'completed'),
  sign(
    'interview_status',
    'cancelled',
    'cancelled|canceled|called off|scrapped|cancellations?|fell through|(?:(?:been|got|were|was|being) )?(?:pulled|canned|scrubbed|axed|abandoned|binned|nixed)(?! (?:in|over|up|out|off|together|forward|from)\\b(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d|the last|the past)\\b))',
  ),
  sign(
    'held',
    'yes',
    '(?<=\\binterviews? (?:[\\p{L}\\uFFFC]+ ){0,2})(?:have|has) (?:(?:we|i|they|you) )?had(?: with us)?(?! (?:no|any|an?|feedback|the)\\b)|(?:already )?behind us|held(?! back)|took place|taken place|happened|done|finished|past|(?:that |which |have |has )*(?:already )?(?:been (?:and gone|had|done|held)|gone ahead|been through)|over(?! (?:the|an?|video|zoom|teams|phone|google|skype|lunch|coffee|\\d|[£$€])\\b)',
  ),
  outcomeSign(
    'hold',
    '(?:put )?on[- ]hold|held back|to hold|(?<!\\b(?:did|do|does|we|i|they) (?:[\\p{L}\\uFFFC]+ ){0,2})hold|undecided',
  ),
  outcomeSign(
    'advance',
    'advanc(?:ed?|ing)|pass(?:ed|es)|went well|positive|progress(?:ed|ing)|successful(?:ly)?|got through|(?:put |sent |went |gone |going )?through(?: to the next (?:round|stage))?|moved (?:on|forward)|thumbs[- ]?up|(?:ended (?:up )?(?:in|with|as)|resulted in|finished (?:in|with)|came back (?:as|with)|(?:was|were|is|are)|:) ?an? (?:clear |firm |definite )?yes|answers? (?:was|is|were) (?:an? )?yes|said yes|outcomes?:? (?:is |was |of )?(?:an? )?yes|led to (?:the|a) (?:next|further|second|another) (?:round|stage|interview)',
  ),
  outcomeSign(
    'reject',
    'reject(?:ed|ions?|s)?|failed|negative|answers? (?:was|is|were) (?:a )?no|said no|unsuccessful|knocked back|turned down|declined|went badly|did not go well|thumbs[- ]?down|(?:ended (?:up )?(?:in|with|as)|resulted in|finished (?:in|with)|came back (?:as|with)|(?:was|were|is|are)|:) ?an? (?:clear |firm |definite |flat )?no(?! [\\p{L}-])|outcomes?:? (?:is |was |of )?(?:an? )?no(?= ?(?:$|[,;.)]))|came to nothing|led nowhere|ended in (?:a )?rejection',
  ),
  sign(
    'format',
    'video',
    'video(?: calls?)?|zoom(?: calls?)?|teams calls?|(?<!\\b(?:my|our|the|both|all|each|which|two|their) )teams(?= (?:interviews?|meetings?|ones|links?|rounds?)\\b)|(?:on|over|via|by|through) ?(?:ms |microsoft )?(?:teams|zoom|skype)|skype(?: calls?)?|online|virtual|google meet|webcam',
  ),
  sign('format', 'phone', 'phone(?: calls?)?|telephone(?: calls?)?|by phone|over the phone|tel|calls'),
  sign(
    'format',
    'in_person',
    "in[- ]person|face[- ]to[- ]faces?|on[- ]?site|in the office|at the clients?'?s? (?:office|offices|site|place)",
  ),
  sign('format', 'technical', 'technicals|(?:technical|tech|coding)(?: tests?| assessments?)?'),
  sign('kind', 'internal', 'internal(?:s|ly)?|our own|in[- ]house|agency|with us|by us|screening|screens?'),
  sign(
    'kind',
    'client',
    "client(?:'?s)?(?: side)?(?! names?)(?= (?:interviews?|meetings?|first|second|third|final|video|phone|in|technical|rounds?|ones|face|telephone|online|calls?)\\b)|client[- ]side|with (?:the |our |an? |their )?clients?|(?:by|with) (?:the |our |their )?hiring managers?(?! (?:is|are|was|role|job|position|vacanc))|(?:seeing|meeting|met|saw|see|sees|seen by|met by|interviewed by|interviewing with|sat down with)(?: with)? (?:the |our |their )?clients?(?! (?:interviews?|meetings?))|(?:seeing|meeting|met|saw|see|sees|seen by|met by|interviewed by|interviewing with) an? (?:\\p{L}+ )?clients?|clients? (?:(?:is|are|was|were|do|does|did|will|have|has|be|been|being) )*(?:(?:actually|already|currently|now|next|still) )*(?:seeing|meeting|interviewing|met|saw|seen|interviewed|see|meet|interview(?=s? (?:people|candidates|anyone|somebody|someone|in|on|next|this|tomorrow|today)))|(?<=\\b(?:do|does|did|will|are|is|have|has) (?:the |our )?)clients?(?= (?:have|having|see|seeing|meet|meeting|interview|interviewing|seen|met|interviewed|got)\\b)|by (?:the |our )?clients?|client only|clients? ones|external|(?<=(?:^|[,;:(/+&\\uFFFC-])\\s*)clients?(?=\\s*(?:$|[,;:)/+&\\uFFFC?-]))",
  ),
  reading(
    `(?<said>${ROUND})[- ](?:rounds?|stages?|interviews?|ones)(?: interviews?)?(?<on> (?:or|and) (?:later|beyond|above|after|more|higher|up|onwards))?|(?<word>seconds|thirds)(?= )`,
    ({ groups = {} }) => {
      const round =
        ROUNDS[(groups.said ?? groups.word ?? '').toLowerCase().replace(/(?<=second|third)s$/, '')];
      return round === undefined
        ? null
        : [on('round', { min: round, max: groups.on === undefined ? round : null })];
    },
  ),
  reading(
    '(?:rounds?|stages?) (?<n>\\d{1,2})(?<on>\\+| (?:and|or) (?:later|beyond|above|after|more|higher|up|onwards?|over))?',
    ({ groups = {} }) => {
      const round = Number(groups.n);
      return [on('round', { min: round, max: groups.on ? null : round })];
    },
  ),
  reading(
    'follow[- ]?ups?(?: interviews?)?|later rounds?|(?:past|beyond|after) (?:the )?first (?:round|stage)',
    () => [on('round', { min: 2 })],
  ),
  reading(
    '(?:(?:rescheduled|re-?arranged|postponed|moved|pushed back|put back) (?<often>(?<over>more than|over) (?:twice|(?<more>\\d) times)|(?:at least )?(?<n>\\d) (?:or more )?times|twice|more than once|at least twice|at least once|once|repeatedly|several times)|rescheduled|re-?arranged|postponed|pushed back|put back|reschedules?|(?:got|were|was|been|being) moved(?! (?:on|forward|up|to|into|along|through)\\b))',
    ({ groups = {} }) => [
      on('moves', {
        min:
          groups.often === undefined || /(?:^|least )once/i.test(groups.often)
            ? 1
            : groups.n !== undefined
              ? Number(groups.n)
              : groups.over !== undefined
                ? Number(groups.more ?? 2) + 1
                : 2,
      }),
    ],
  ),
];
