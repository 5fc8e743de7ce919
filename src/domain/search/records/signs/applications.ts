import { LIVE_STAGES } from '../../../live-elsewhere.ts';
import { STAGES, type Stage } from '../../../stages.ts';
import { on } from '../query.ts';
import { emptiness, JOB_NOUN, NOBODYS, PERSON_NOUN, reading, type Sign, sign } from './sign.ts';

/** How people say that an application stands at a stage. */
/** What a client or we say no with, in the past and behind a "did". */
const REFUSED =
  'rejected|turned (?:them |him |her )?down|knocked (?:them |him |her )?back|declined|passed(?: on)?|said no(?: to)?|binned|ruled out|vetoed|dismissed|refused';
const REFUSE = 'reject|turn down|knock back|decline|pass on|say no to|bin|rule out|veto|dismiss|refuse';

const STAGE_WORDS: Record<Stage, string> = {
  withdrew:
    'withdr(?:ew|aw(?:n|s|ing)?)|withdrawals?|with?drawn|withdrew|dropp?(?:ed)?[- ]?outs?|dropped out|pulled out|backed out|bowed out|(?:drop(?:s|ping)|pull(?:s|ing)|back(?:s|ing)|bow(?:s|ing)) out|(?<=[\\p{L}\\uFFFC,] )(?<!\\b(?:please|can you|and|then|to me|,) )(?:drop|pull|back|bow) out(?! (?:the|all|any|every|each|my|our|those|these|a|an|list|jobs?|roles?|interviews?|applications?|candidates?|people|everyone|everything)\\b)|(?:walk(?:ed|s|ing)?|step(?:ped|s|ping)?) away|bail(?:ed|s|ing)(?: out)?|no longer interested|not interested(?! (?:in|about|with|on|by|an?|any|the)\\b)|changed their minds?|(?:turned down|declined|refused|knocked back|rejected) by (?:the |our )?candidates?',
  rejected:
    'rejected|refused(?! (?:our|the|an|their|to)\\b)|(?<=\\b(?:did|do|does|we|i|they) (?:[\\p{L}\\uFFFC]+ ){0,2})(?:reject|turn down|knock back|say no to|pass on|bin)|rejections?|rejects?|declined|turned down|knocked back|unsuccessful|passed on|binned|bounced|failed|(?:turned|sent) away|sent packing|(?:got|had|given|received|were|was|been) (?:an?|the|their) (?:firm |flat |hard |straight |clear )?no(?= (?:from|by|at|in|on|since|this|last|after|before|for|and|or|to|but|then|because|off|yesterday|today)\\b|\\s*(?:$|[,;.?!)\\uFFFC]))|told no',
  placed:
    '(?<=\\b(?:did|we|i) (?:[\\p{L}\\uFFFC]+ ){0,2})place(?! (?:on|in) (?:hold|ice|pause))|placed(?! (?:on|in) (?:hold|ice|pause|abeyance))|hired|hires?|placements?',
  offer:
    '(?:under |at |on |out to )?(?:(?:pending|outstanding|live|open) )?offers?(?: stage| out(?:standing)?| made| pending| on the table)?|offered',
  references:
    '(?:at |in |outstanding |pending |awaiting |waiting (?:for|on) |chasing )?(?:references?|refs?|reference checks?|referencing)(?: stage)?',
  client_interview:
    "client'?s? (?:interviews?|meetings?)(?: stage)?|(?:at|in|for|to|reached) (?:the |their |an? )?(?:(?:final|first|second|third|\\d(?:st|nd|rd|th)) )?(?:round |stage )?interviews?(?: stage)?|interviewing|interview stage|interviews?(?= ?(?:stage|or |,|/|and ))",
  submitted:
    'submitted(?: to (?:the )?clients?)?|submittals?|submissions?|(?:sent|put|shared|forwarded|emailed|pitched|presented|pinged|fired)(?: (?:over|across|up|out|off|through|forward))? to (?:the |their )?clients?|(?:sent|shared|forwarded|emailed|pitched|presented|pinged|fired|put(?= (?:over|across|up|forward|through)))(?: (?:over|across|up|out|off|through|forward))? to(?! (?:me|us|you|my|our|them|screen|interview|references?|offer|funnel|the|an?|no|yes|maybe|one|do|be)\\b)(?= (?:\\p{L}|\\uFFFC))|sent (?:over|across|out|off)|put forward|put in front of (?:the )?clients?|with (?:the |their )?clients?|cvs? (?:out|sent|submitted)|presented|(?:sat |sitting )?client[- ]side',
  screen: '(?:phone |internal )?screen(?:ing|ed|s)?(?: calls?)?',
  yes: 'yes(?:es)?|short-?list(?:ed)?',
  maybe: 'maybes?',
  no: "nos|no's|(?:at|in|marked|marked as|triaged|triaged as|said) no",
  funnel:
    'funnel|triage|untriaged|unreviewed|un-reviewed|(?:to|needing|awaiting|waiting for) (?:be )?(?:review(?:ed)?|triaged?)|new applications?|(?:not|never) (?:yet )?(?:been )?(?:looked at|reviewed|triaged|opened|read)|(?:but |and )?(?:nobody|no one|none of us) (?:has |have |is |yet |even |ever |had |actually )*(?:looked(?: at)?|reviewed|triaged|opened|read|seen|picked up)(?: (?:at )?(?:them|it|those))?(?: yet)?|in ?box',
};
/** In the order in which their words are tried: "turned down by the candidate" is no rejection. */
const STAGES_BY_WORDS = Object.keys(STAGE_WORDS) as Stage[];
const ENDED = ['placed', 'rejected', 'withdrew'] as const;
/** The way of an application; a maybe and a no are beside it. */
export const PATH: readonly Stage[] = [...LIVE_STAGES.filter((stage) => stage !== 'maybe'), 'placed'];

const STAGE_TAIL = '(?: stages?)?';
const said = (stages: readonly Stage[]): string =>
  stages.map((stage) => `(?<${stage}>${STAGE_WORDS[stage]})`).join('|');
/** The same with a lead before the name of each group, for stages that stand elsewhere in one pattern. */
const led = (lead: string, stages: readonly Stage[]): string =>
  said(stages).replace(/\(\?<(?=\w)/g, `(?<${lead}`);
const ANY_STAGE = said(STAGES.filter((stage) => stage !== 'no'));
const stageOf = ({ groups = {} }: RegExpExecArray): Stage | undefined =>
  STAGES.find((stage) => groups[stage] !== undefined || groups[`from_${stage}`] !== undefined);

const from = (stage: Stage): Stage[] => PATH.slice(Math.max(0, PATH.indexOf(stage)));
const before = (stage: Stage): Stage[] => {
  const early = PATH.slice(0, Math.max(0, PATH.indexOf(stage)));
  return early.length > 0 ? [...early, 'maybe'] : early;
};

const range = (words: (stage: string) => string, stages: (stage: Stage) => Stage[]): Sign =>
  reading(words(ANY_STAGE), (match) => {
    const stage = stageOf(match);
    const values = stage === undefined || !PATH.includes(stage) ? [] : stages(stage);
    return values.length === 0 ? null : [on('stage', { values })];
  });

const AT = '(?:(?:at|in|to|the|an?|their|stage|got|been)\\s+)*';

/** The stages of applications, and where they are on their way. */
export const STAGE_SIGNS: Sign[] = [
  // Who declines an offer withdraws from there.
  reading(
    '(?:declined|refused|turned down|knocked back|rejected) (?:(?:our|the|an|their|your) )?offers?|offers? (?:(?:was|were|got|that were|that was|have been|has been) )?(?:declined|refused|turned down|knocked back|rejected)',
    () => [on('stage', { values: ['withdrew'] }), on('previous_stage', { values: ['offer'] })],
  ),
  reading(
    `(?:(?<either2>fell through|fallen through|fall-?throughs?|collapsed|came to nothing|(?:fell|fallen|stumbled|went wrong)(?= at\\b))|(?<rejected2>rejected|(?<=\\b(?:did|do|does|we|i|they) (?:[\\p{L}\\uFFFC]+ ){0,3})reject|turned down|knocked back|declined|binned|bounced|ruled out|vetoed|dismissed|failed|rejections?|passed on|fell (?:out|over)|died|lost|sa(?:y|id) no(?: to(?: them| him| her)?)?)|(?<withdrew2>withdrew|withdrawn|withdrawals?|(?:dropped|pulled|backed|bowed) out|(?:drop|pull|back|bow)(?:s|ping|ing) out|bailed(?: out)?|(?:walked|stepped) away))(?: on (?:us|me|them))?(?: by (?:the |an? |our |their )?(?<byClient>clients?|hiring managers?))?(?: (?:anyone|anybody|people|candidates?|someone|somebody|them|him|her))?(?: (?:straight|right|directly|immediately|there|here))? (?:at|after|following|from|out of|of|when at|(?:while|when|as|during)(?! (?:on|with|in)\\b(?! the)))(?: (?:the |our )?(?:candidates?|they|he|she|we|people))? (?:(?:had|has|have|was|were|being|been|already|got|only|just|still|stood|sat|standing|sitting|waiting|at|in) )*(?:the |their |an? )?(?:${said(STAGES.filter((stage) => !['rejected', 'withdrew', 'placed', 'no'].includes(stage)))}|(?<late>interviews?))${STAGE_TAIL}`,
    (match) => {
      const { groups = {} } = match;
      const stood = groups.late === undefined ? stageOf(match) : 'client_interview';
      if (stood === undefined) return null;
      const ended = groups.withdrew2 === undefined ? ['rejected'] : ['withdrew'];
      const values = groups.either2 === undefined ? ended : ['rejected', 'withdrew'];
      // "After being submitted": whoever was put to the client, wherever they stood.
      const isSent =
        stood === 'submitted' && /\b(?:had|has|have|was|were|being|been|already)\b/i.test(match[0]);
      // A no of triage is no rejection, and both turn somebody down there.
      if (stood === 'funnel' && /triage$/i.test(match[0]) && groups.rejected2 !== undefined)
        return [
          on('stage', { values: ['no', 'rejected'] }),
          on('previous_stage', { values: ['funnel', 'maybe', 'yes'] }),
        ];
      // A client may say no some steps after an interview.
      if (groups.byClient !== undefined)
        return [
          on('stage', { values }),
          on('rejected_by', { values: ['client'] }),
          on('reached', { values: [stood] }),
        ];
      return [
        on('stage', { values }),
        isSent ? on('submitted', { has: true }) : on('previous_stage', { values: [stood] }),
      ];
    },
  ),
  // "Withdrew before we submitted them": that stage was never come to.
  reading(
    `(?:(?<rejected2>rejected|turned down|knocked back|declined|rejections?|passed on)|(?<withdrew2>withdrew|withdrawn|withdrawals?|(?:dropped|pulled|backed|bowed) out|drop-?outs?|(?:drop|pull|back|bow)(?:s|ping|ing) out|bailed(?: out)?(?: on (?:us|me|them))?|(?:walked|stepped) away)|(?<either2>fell through|fallen through|over|finished|ended)) (?:before|prior to|ahead of|without|short of) (?:(?:(?:the |our )?(?:clients?|candidates?)|they|he|she|we|us|i|it) )?(?:(?:had|has|have|was|were|being|been|even|ever|could|got|getting|reaching|having|to|as far as|a) )*(?:the |their |an? |any )?(?:(?<sent>(?:their |the |his |her |any )?(?:cvs?|details|profiles?) (?:(?:had|has|have|was|were|being|been|ever|even|actually|got) )*(?:went|gone|going|go|sent|reached|submitted|got)(?: (?:out|over|across|off))?(?: (?:to )?(?:the |their |an? |any )?clients?)?|submit(?:ted|ting)?|submissions?|sen[dt](?:ing)?|put(?:ting)? forward)(?: (?:them|it))?(?: (?:over|across|forward))?(?: to (?:the |their )?clients?)?|${said(STAGES.filter((stage) => !['rejected', 'withdrew', 'no', 'submitted'].includes(stage)))}|(?<late>interviews?|interviewed))${STAGE_TAIL}`,
    (match) => {
      const { groups = {} } = match;
      const ended = groups.withdrew2 === undefined ? ['rejected'] : ['withdrew'];
      const values = groups.either2 === undefined ? ended : ['rejected', 'withdrew'];
      const short = groups.late === undefined ? stageOf(match) : 'client_interview';
      if (groups.sent !== undefined) return [on('stage', { values }), on('submitted', { has: false })];
      return short === undefined
        ? null
        : [on('stage', { values }), on('reached', { values: [short], not: true })];
    },
  ),
  // "Moved from screen to submitted".
  reading(
    `(?:moved|went|gone|progressed|promoted|taken|shifted|advanced|jumped|pushed|fell|fallen|dropped|slid|leapt)(?: (?:on|up|straight|directly|right|back|backwards?|forwards?|down|along))* from (?:the )?(?:${led('from_', STAGES)})${STAGE_TAIL} (?:(?:straight|directly|right|up|on|back) )*(?:to|into|through to) (?:being )?(?:the )?(?:${said(STAGES)})${STAGE_TAIL}(?:(?:,| or| and|, or| ?\\/) ?(?:to |into )?(?:the )?(?:${led('or_', STAGES)})${STAGE_TAIL})?`,
    ({ groups = {} }) => {
      const stages = (lead: string): Stage[] => STAGES.filter((stage) => groups[lead + stage] !== undefined);
      return [
        on('previous_stage', { values: stages('from_') }),
        on('stage', { values: [...stages(''), ...stages('or_')] }),
      ];
    },
  ),
  // "Between screen and offer": those and what lies between.
  reading(
    `(?:(?:anywhere|somewhere|any stage) )?(?:between|from) ${AT}(?:${said(PATH).replace(/\(\?<(?=\w)/g, '(?<from_')})${STAGE_TAIL} (?:and|to|through to|up to|-) ${AT}(?:${said(PATH)})${STAGE_TAIL}`,
    ({ groups = {} }) => {
      const at = (lead: string): number => PATH.findIndex((stage) => groups[lead + stage] !== undefined);
      const [first, last] = [at('from_'), at('')];
      return first < 0 || last <= first ? null : [on('stage', { values: PATH.slice(first, last + 1) })];
    },
  ),
  reading(
    `(?:ever |have |has |had |that |who )*(?:reached|got(?= (?:an?|the) offer)|got (?:as far as|to|through to)|made it (?:to|through to|as far as)|progressed to|went (?:as far as|through to|to)|came to|(?:ended|finished|resulted|culminated|wound)(?: up)? (?:in|with|at)|led to|ever at|been (?:at|to)) ${AT}(?:${ANY_STAGE}|(?<late>interviews?))${STAGE_TAIL}`,
    (match) => {
      const stage = match.groups?.late === undefined ? stageOf(match) : 'client_interview';
      return stage === undefined ? null : [on('reached', { values: [stage] })];
    },
  ),
  range(
    (stage) =>
      `${AT}(?:${stage})${STAGE_TAIL}(?:,)? (?:or|and) (?:further(?: on| along)?|beyond|later|past(?: that| it)?|above|onwards?|after(?: that)?|higher|better|up)|(?:from )${AT}(?:${stage.replace(/\(\?<(?=\w)/g, '(?<from_')})${STAGE_TAIL} (?:onwards?|on|up)`,
    from,
  ),
  // "Out of the funnel" is at any other stage.
  reading(
    `(?<!\\b(?:drop(?:ped|s)?|dropping|pull(?:ed)?|pulling|back(?:ed)?|bow(?:ed)?|fell|fallen|bailed|knocked|kicked|came|come|went|go|moved|straight) )(?:out of|clear of) (?:the |our )?(?:${said(['funnel', 'screen', 'submitted', 'maybe', 'yes'])})${STAGE_TAIL}`,
    (match) => {
      const stage = stageOf(match);
      return stage === undefined ? null : [on('stage', { values: [stage], not: true })];
    },
  ),
  // Whoever had no offer never came to it.
  reading(
    '(?:(?:and|but|with|got|had|has|have|there was|without|an?) )*(?:no|without(?: an?)?) offers?(?: (?:made|so far|at the end|in the end|from it|came|out of it))*(?! (?:stage|accepted|yet|letter))',
    () => [on('reached', { values: ['offer'], not: true })],
  ),
  range((stage) => `at least ${AT}(?:${stage})${STAGE_TAIL}`, from),
  reading(
    `never (?:(?:been|got|get|made|it|reached|to|an?|the|even|actually|at) )*(?:${said(['screen', 'yes', 'offer', 'references'])})${STAGE_TAIL}`,
    (match) => {
      const stage = stageOf(match);
      return stage === undefined ? null : [on('reached', { values: [stage], not: true })];
    },
  ),
  range(
    (stage) =>
      `(?:past|beyond|further than|further along than|later than|after|following) ${AT}(?:${stage})${STAGE_TAIL}`,
    (stage) => from(stage).slice(1),
  ),
  range(
    (stage) =>
      `(?:before|earlier than|short of|not (?:yet )?(?:reached|got to)|not yet(?: been)?(?: at)?|(?:yet|still) to (?:reach|be|get to)|prior to) ${AT}(?:${stage})${STAGE_TAIL}`,
    before,
  ),
  range(
    (stage) =>
      `(?:up to(?: and including)?|as far as|no (?:further|later) than|not (?:past|beyond|later than|further than)) ${AT}(?:${stage})${STAGE_TAIL}`,
    (stage) => [...before(stage), stage],
  ),
  reading(
    `(?:${REFUSED}|rejections?)(?: (?:to|as|for))? by (?:the |an? |our |their )?(?<who>clients?|hiring managers?|us|consultants?|recruiters?|agency)`,
    ({ groups = {} }) => [
      on('stage', { values: ['rejected'] }),
      on('rejected_by', { values: [/client|manager/i.test(groups.who ?? '') ? 'client' : 'consultant'] }),
    ],
  ),
  reading(
    `(?:(?:the |our |an? )?clients? (?:rejections?|rejects|knock[- ]?backs|(?:(?:has|have|had|then|since|just|already) )*(?:${REFUSED}))|(?:did|have|has|had) (?:the |our |any |an? )?clients? (?:(?:already|just|ever|since) )*(?:${REFUSED}|${REFUSE})|(?:(?:got|had|received|given|getting|with) )?(?:an? |the )?(?:no|rejections?|thumbs[- ]?down|knock[- ]?backs?) from (?:the |our |an? )?(?:clients?|hiring managers?)|(?:come|came) back (?:from (?:the |our )?clients? )as (?:an? )?(?:no|rejections?|rejects?)|(?:come|came) back as (?:an? )?(?:no|rejections?|rejects?) from (?:the |our )?clients?)(?<met> (?:at|after|following) (?:(?:the|their|an?|his|her) )?(?:(?:client|first|second|final) )?interviews?(?: stage)?)?`,
    ({ groups = {} }) => [
      on('stage', { values: ['rejected'] }),
      on('rejected_by', { values: ['client'] }),
      // A client may say no some steps after an interview.
      ...(groups.met === undefined ? [] : [on('reached', { values: ['client_interview'] })]),
    ],
  ),
  reading(
    'not (?:yet )?(?:been )?(?:submitted|sent (?:to the )?(?:clients?)?|put forward|presented)(?: to (?:the )?clients?)?(?: yet)?|never (?:been )?(?:submitted|sent to (?:the )?clients?|put forward)|unsubmitted',
    () => [on('submitted', { has: false })],
  ),
  // "Who did we send to Redcliffe".
  reading(
    '(?<=\\b(?:did|do|to) (?:[\\p{L}\\uFFFC]+ ){0,2})(?:send|submit|put forward|put across|pitch)(?: (?:over|across|out))?(?: to (?:the |their )?clients?| to(?= (?:\\p{L}|\\uFFFC)))?',
    () => [on('submitted', { has: true })],
  ),
  sign('stage', 'withdrew', '(?:said|say|saying) no to (?:us|me|our (?:offers?|jobs?|roles?|clients?))'),
  // "We said no to" is a no of triage as well.
  reading('(?:said|say|saying) no to(?! (?:the |our |an? )?(?:offer|clients?))', () => [
    on('stage', { values: ['no', 'rejected'] }),
  ]),
  ...STAGES_BY_WORDS.map((stage) => sign('stage', stage, `(?:${STAGE_WORDS[stage]})${STAGE_TAIL}`)),
  sign('stage', ['rejected', 'withdrew'], 'fell through|fallen through|fall-?throughs?|came to nothing'),
  sign(
    'stage',
    [...ENDED, 'no'],
    'finished|over and done|ended|concluded|dead|no longer (?:live|active|open|running)|closed|done',
  ),
  sign(
    'stage',
    LIVE_STAGES,
    'active|(?<!\\b(?:who|that|they|people|candidates|folks?)(?: all| both| currently)? )live|live(?! in\\b(?! (?:play|process|the (?:running|mix))))|alive|open|in (?:progress|process|play|the running|the mix|flight)|current(?! stage| status)|ongoing|running|still going|on the go|going|(?:still |being |under )*(?:under consideration|being considered|in contention)',
  ),
];

/** Whoever was put to the client, whatever came of it. */
export const SENT: Sign = reading(
  '(?<!\\b(?:at|stage|in) )(?:(?:cvs?|candidates?|people) )?(?:submitted|sent|put forward|presented)(?: (?:over|across|out|off|in(?! (?:the|our|play|progress|process)\\b)))?(?: to (?:the |their )?clients?)?(?! stage)|submissions?(?! stage)|submittals?|cvs? (?:out|sent|submitted)',
  () => [on('submitted', { has: true })],
);

/** Where applications came from. */
export const SOURCE_SIGNS: Sign[] = [
  sign(
    'source',
    'applied',
    'direct(?: applicants?| applications?)?|inbound|applied (?:direct(?:ly)?|themselves|online|by themselves|off their own bat|on their own(?: initiative)?|of their own accord|unprompted)|(?:from|via|through|off) (?:the |our |an? )?(?:ads?|adverts?|website|site|job ?boards?|careers? page)|(?:self|online)[- ](?:applied|applicants?|applications?)|ad response|job ?boards?(?: (?:applicants?|applications?|responses?))?',
  ),
  sign(
    'source',
    'added',
    '(?:(?:that|which|who|whom) )?(?:we|us|i) (?:(?:have|had|went and) )?(?:(?:added|found|sourced|head-?hunted|approached|put (?:in|on)|brought in|dug up|entered)(?: them)? (?:ourselves|myself|in-?house|by hand|manually)|sourced|head-?hunted|approached)|(?:added|found|sourced|put (?:in|on)|entered) (?:by )?(?:ourselves|myself)|added (?:by hand|manually|by (?:us|the team|consultants?|recruiters?))|manually added|sourced|head-?hunted|added ones|source(?: is| was|:)? added',
  ),
  sign('source', 'imported', '(?:from (?:the |an )?)?import(?:ed|s)?'),
  sign('source', 'matched', '(?:from |by |via )?(?:ai[- ])?match(?:ed|es|ing)'),
  sign('source', 'marketplace', '(?:from |via |through )?(?:the )?marketplace'),
  sign('source', 'pool', '(?:from |out of |via )?(?:the |our |an? )?(?:talent )?pools?'),
  sign('source', 'spec', "(?:from |on |via )?(?:an? )?specs?|spec'?d|speculative(?:ly)?"),
  sign(
    'source',
    'referral',
    '(?:by |from |via |through )?(?:an? )?referrals?|referred|recommended|word of mouth',
  ),
];

const TO_CLIENT =
  '(?: (?:over|across|out|off|through|forward|yet))*(?: (?:to|with) (?:the |an? |their )?clients?)?(?: yet)?';
const SENT_WORDS = '(?:sent|submitted|gone|go|shared|forwarded|presented|out|over)';
/** What the client does not have yet: "CV not sent", "still to be submitted", "the client has not got the CV". */
const NOT_SENT: Sign = reading(
  [
    `(?:whose |their |the |with )?cvs? (?:(?:is|are|has|have|had|was|were) )?(?:still )?(?:not|never|yet|to)(?: (?:yet|to|be|been|even))* ${SENT_WORDS}${TO_CLIENT}`,
    `(?:no|without(?: an?| the| their)?) cvs? (?:(?:has |have |been |yet )*)${SENT_WORDS}${TO_CLIENT}`,
    `(?:(?:yet|still|waiting|due|ready|needs?|needing|have|has|got|want(?:ing)?) )+to be (?:submitted|sent(?= (?:over|out|across|off|to)\\b)|put forward|presented)${TO_CLIENT}`,
    '(?:(?:still|all) )?(?:awaiting|pending|ready for|due for|waiting (?:on|for)) (?:an? |the )?(?:submission|submittal|submitting|sending(?: (?:over|out|across|off))?)',
    `unsent|un-?submitted|(?:not (?:yet )?|un)sent${TO_CLIENT}|never sent(?=\\s*(?:$|[,;.?!)]|(?:and|but|or|though|yet)\\b))`,
    `(?:(?:we|i|they|you) )?(?:(?:are|am|have|has|had) )?(?:still |yet |need |needing |waiting |got |have |left )+to (?:send|submit|put forward|put across|present)(?: (?:them|it|(?:the|their) cvs?))?${TO_CLIENT}`,
    `(?:the |their |our )?clients? (?:(?:has|have|had|is|are|was|were) )?(?:still )?(?:not|never|yet to|still to)(?: yet)?(?: (?:be|been|even|actually))* (?:(?:got|had|have|get|received?|sent|shown|given|seen?)(?: (?:the|their|his|her|an?) cvs?)|(?:been )?(?:sent|shown|given|received?|got)(?: (?:them|it))?)(?: yet)?`,
    `(?:(?:who|that|which|whom) )?(?:the |their |our )?clients? (?:has|have|had) (?:not|never)(?: yet)? (?:had|seen|received|been (?:sent|given|shown))(?: (?:them|him|her|it))?(?: yet)?(?=\\s*(?:$|[,;.?!)\\uFFFC]|(?:and|or|but|in|on|for)\\b))`,
    'not (?:yet )?with (?:the |an? |their )?clients? yet|not yet with (?:the |an? |their )?clients?|(?:yet|still) to (?:go|get|reach)(?: (?:over|across|out|off))? to (?:the |an? |their )?clients?|(?:has |have )?not (?:yet )?(?:gone|been|out)(?: (?:over|across|out|off))? to (?:the |an? |their )?clients?(?: yet)?',
  ].join('|'),
  () => [on('submitted', { has: false })],
);

/** What is said of applications alone. */
export const OWN_OF_APPLICATIONS: Sign[] = [
  NOT_SENT,
  reading(
    '(?:the |their |our )?clients? (?:has|have|had)(?: already| now)? (?:got|had|received|been sent|been given|seen) (?:the|their|his|her|an?) cvs?',
    () => [on('submitted', { has: true })],
  ),
  reading(
    '(?:(?:where|that|which|for which) )?(?:(?:nobody|no one|no-one|none of us)(?: (?:has|have|had|ever|even|actually|bothered to))*|(?:we|i|they|consultants?) (?:(?:have|had|did) )?(?:not|never|forgot to)(?: (?:ever|even|actually))*) (?:put|gave|given?|left|leave|entered|enter|record(?:ed)?|logged|log|noted|note|wrote|written|write|added?|said|say|filled?(?: in)?)(?: (?:in|down))? (?:an?|any|the|their|its|a single) reasons?(?: (?:in|down|for (?:it|them)|why))*',
    () => [on('reason', { has: false })],
  ),
  ...emptiness({
    owner: 'owners?|consultants?(?: assigned)?|recruiters?',
    reason: '(?:rejection |withdrawal )?reasons?',
    cv: 'cvs?|resumes?|résumés?',
  }),
  reading(NOBODYS, () => [on('owner', { has: false })]),
  // What an interview lacks is asked of whoever had it.
  ...emptiness({ feedback: '(?:clients? |interview )?(?:feedback|feed back|debriefs?)' }).map(
    ({ pattern, read }): Sign => ({
      pattern,
      read: (match) => [on('interviews', { min: 1, of: read(match) ?? [] })],
    }),
  ),
];

/** The stage of those whom an interview is with: "candidates at offer", "people who have since withdrawn". */
export const STAGE_OF_THOSE_MET: Sign[] = [
  // "We advanced them but the client rejected": what an interview came to, and what came of it all.
  reading(
    `(?<=\\b(?:advanc(?:ed?|ing)|passed|progressed|through|went well|positive|thumbs up)\\b[^.;!?]{0,30})(?:but|yet|though|although|only) (?:(?:to|be|get|the|our|they|we|he|she|it|clients?|candidates?|that|who|was|were|has|have|had|been|got|then|later|since|still|subsequently|ended up|just) )*(?:(?<withdrew>${STAGE_WORDS.withdrew})|(?<rejected>rejected|turned (?:them |him |her )?down|knocked (?:them |him |her )?back|said no|declined|passed on them))`,
    (match) => {
      const stage = stageOf(match);
      return stage === undefined ? null : [on('stage', { values: [stage] })];
    },
  ),
  reading(
    `(?:${said(['withdrew', 'placed', 'offer', 'submitted', 'yes'])}|(?<rejected>rejected|turned down)) (?:candidates?|people|applicants?)`,
    (match) => {
      const stage = stageOf(match);
      return stage === undefined ? null : [on('stage', { values: [stage] })];
    },
  ),
  reading(
    `(?:(?:with|for|of) )?(?:${PERSON_NOUN}|(?:who|where they|whose (?:candidates?|applications?))) (?:(?:that|who|which|is|are|was|were|has|have|had|been|being|since|now|got|get|gets|getting|then|at|in|the|later|currently|subsequently|eventually|ultimately|finally|just|end|ended|ends|wound|finished|up|went|go|goes|on|to|be|an?|${JOB_NOUN}) )*(?:${said(STAGES.filter((stage) => stage !== 'no' && stage !== 'client_interview' && stage !== 'rejected'))}|(?<rejected>rejected|turned down|knocked back))${STAGE_TAIL}(?: (?:in the end|eventually|after all|later on|since|afterwards))?`,
    (match) => {
      const stage = stageOf(match);
      return stage === undefined ? null : [on('stage', { values: [stage] })];
    },
  ),
  // "Advanced, now at offer", "and ended up placed".
  reading(
    `(?:(?:(?:and|but|yet|who|that) )?(?:are |is )?(?:now|currently|since|later|then) (?:at|placed|got)|(?:ended|wound|finished) up|went on to (?:be|get)|(?:later|subsequently|eventually) (?:got|was|were)) (?:(?:at|in|the|an?|being|as) )*(?:${said(['withdrew', 'placed', 'offer', 'references', 'submitted'])}|(?<rejected>rejected|turned down|knocked back))${STAGE_TAIL}`,
    (match) => {
      const stage = stageOf(match);
      return stage === undefined ? null : [on('stage', { values: [stage] })];
    },
  ),
];
