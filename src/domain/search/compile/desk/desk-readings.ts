import type { Stage } from '../../../stages.ts';
import { NOBODY, type Relation } from '../../desk.ts';
import { COMING_TIME, PAST_TIME } from './desk-times.ts';

const WE = '(?:we|the agency|our (?:agency|team|firm))';
/** Who we are may stand in brackets: "worked for us (Bendrix Dental)". */
const US = String.raw`(?:us|the agency|our (?:agency|team|firm))(?:\s*\([^()\uFFFC]{2,40}\))?`;
const ADVERB = String.raw`(?:\s+(?:already|previously|recently|ever|yet|once|actually|currently|also|just|before))*`;
const LEAD = String.raw`(?:\b(?:who(?:m)?|that)\s+)?`;
const DENIED = String.raw`(?:\s+not|n't|\s+never|\s+yet to(?: be)?)`;
/** What ends the name of a client, a colleague or a pool. */
const BEHIND_NAME = String.raw`(?=\s+(?:in|on|for|before|since|this|last|who|whom|that|with|within|and|but|or|yet|already|as|during|by|over|more|ideally|preferably|not)\b|\s*[,;:.()/?!\uFFFC-]|\s*$)`;
const NAMED = String.raw`(?!(?:a|an|any|our|the|other|another|one|it|them|us|me|work|live)\s)[\p{L}\p{N}][^,;:.()/?!\uFFFC]{1,60}?${BEHIND_NAME}`;
const WHEN = String.raw`(?:\s+(?<when>${PAST_TIME})|(?:\s+(?:before|previously|yet|already|ever)\b))?`;
const pattern = (source: string): RegExp => new RegExp(source, 'giu');

/** One colleague or several: "Matilda", "Pat Singh or Jo". */
const COLLEAGUE = String.raw`\p{L}[\p{L}'-]+(?:\s(?!(?:or|and|in|on|at|for|with|who|this|last|since|before|placed?)\b)\p{L}[\p{L}'-]+)?`;
const COLLEAGUES = String.raw`${COLLEAGUE}(?:\s+(?:or|and|&)\s+(?!(?:in|on|at|for|with|who|not|no|never|placed?)\b)${COLLEAGUE})?`;
/** A condition ends there. */
const END = String.raw`(?=\s*$|\s*[,;:.()/?!\uFFFC-]|\s+(?:and|but|or|in|on|by|before|yet|with|who|near|around)\b)`;
/** How people call the stages of an application. */
export const STAGES_SAID: Readonly<Record<string, Stage>> = {
  screen: 'screen',
  screening: 'screen',
  submitted: 'submitted',
  submission: 'submitted',
  interview: 'client_interview',
  reference: 'references',
  references: 'references',
  offer: 'offer',
};

/** A way of saying what somebody is to the agency. */
export interface Reading {
  relation: Relation;
  pattern: RegExp;
  /** The words for what is read; `client` and `when` are added. */
  label: string;
  /** The name that the words stand for. */
  name?: string;
  /** Whether its time is one to come. */
  ahead?: true;
  /** Whether the words themselves say that it is not so. */
  denied?: true;
}

const SENT = 'submitted|sent(?: over| across)?|put forward|presented|introduced|pitched';
const TO_CLIENT = String.raw`(?:\s+(?:to|at|with|for|by)\s+(?<name>${NAMED}))?`;
const BY_US = String.raw`(?:by|through|via|with|for)\s+${US}(?!\p{L})`;
/** A process ends there: "in process engineering" is a trade. */
const NO_TRADE = String.raw`(?=\s*$|\s*[,;:.()/?!\uFFFC-]|\s+(?:and|but|or|who|with|for|at|right|already|anywhere|elsewhere|somewhere|now|currently|yet|not|no|in|on|please)\b)`;
const WITH_WHOM = String.raw`(?:\s+(?:anywhere|elsewhere|somewhere|with (?:us|anyone|anybody|another client|other clients)|already|right now|at the moment|for (?:any|another|other|a different)(?: other)? (?:roles?|jobs?|clients?|vacanc(?:y|ies)))(?!\p{L}))`;
const PROCESS = String.raw`(?:in|on|part of|active (?:in|on)|live (?:in|on)|tied up in|involved in)\s+(?:(?:any|an?|another|other|the|live|active|our|one of our|someone else's)\s+)*(?:(?:interview|hiring|recruitment|selection)\s+)?(?:process(?:es)?|play|pipelines?|shortlists?|live (?:roles?|jobs?)|(?<=other\s+)(?:roles?|jobs?|vacanc(?:y|ies)))${NO_TRADE}`;
const LIVE_NOUN = String.raw`(?:live|open|active|running|current)\s+(?:applications?|process(?:es)?|submissions?)`;

export const READINGS: readonly Reading[] = [
  {
    relation: 'placed',
    label: 'placed by us',
    pattern: pattern(
      String.raw`${LEAD}\b${WE}(?:\s+(?:have|has|had|did))?(?<denied>${DENIED})?${ADVERB}\s+(?:placed?|hired out)(?:\s+(?:with|at|to)\s+(?<name>${NAMED}))?${WHEN}`,
    ),
  },
  {
    relation: 'placed',
    label: 'placed by us',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were|has|have|had)\b)?(?<denied>${DENIED}|\bnot|\bnever)?(?:\s+been)?${ADVERB}\s*\bplaced ${BY_US}(?:\s+(?:with|at|to)\s+(?<name>${NAMED}))?${WHEN}`,
    ),
  },
  {
    relation: 'placed_now',
    label: 'placed by us and still there',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are)\b)?(?<denied>${DENIED}|\bnot\b)?${ADVERB}\s*\b(?:on assignment|working|temping|contracting|out)\s+(?:with|for|through|via)\s+${US}(?!\p{L}|\s+before)|${LEAD}(?:\b(?:is|are)\b)?(?<denied2>${DENIED}|\bnot\b)?\s*\b(?:currently|already|now|still|presently)\s+(?:with|at|placed with|placed at|on site at|out at)\s+(?:a|any|another|one of our)\s+clients?\b`,
    ),
  },
  {
    relation: 'placed',
    label: 'placed by us',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:has|have|had)\b)?(?<denied>${DENIED}|\bnever\b|\bnot\b)?${ADVERB}\s*\b(?:last\s+|most recently\s+)?(?:worked|temped|contracted|did (?:some )?shifts|done (?:some )?shifts|been on assignment)\s+(?:for|with|through|via)\s+${US}(?!\p{L})${WHEN}`,
    ),
  },
  {
    relation: 'ending',
    label: 'contract through us ends',
    ahead: true,
    pattern: pattern(
      String.raw`\b(?:our\s+)?contractors?\s+(?:of ours\s+)?(?:(?:we|who|that|whose)\s+(?:placed\s+(?:who(?:se)?\s+)?)?)?(?:contracts?\s+)?(?:(?:is|are)\s+)?(?:about to\s+|due to\s+)?(?:finish(?:es|ing)?(?: up)?|end(?:s|ing)?|expir(?:es?|ing)|roll(?:s|ing)? off|com(?:es?|ing) (?:off|up|to an end)|up for renewal)\s+(?<when>${COMING_TIME})|\bwhose\s+(?:contracts?|assignments?)\s+(?:with us\s+)?(?:(?:is|are)\s+)?(?:about to\s+|due to\s+)?(?:finish(?:es|ing)?(?: up)?|end(?:s|ing)?|expir(?:es?|ing)|(?:is |are )?up(?: for renewal)?)\s+(?<when2>${COMING_TIME})`,
    ),
  },
  {
    relation: 'starting',
    label: 'placed by us, to start',
    ahead: true,
    pattern: pattern(
      String.raw`\b(?:who\s+(?:is\s+|are\s+)?|people\s+|candidates\s+|everyone\s+|new\s+)(?:starts?|starting|starters?)\s+(?:a new job\s+)?(?<when>${COMING_TIME})`,
    ),
  },
  {
    relation: 'guarantee',
    label: 'placed by us and within the guarantee',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are)\b)?(?<denied>${DENIED}|\bnot\b)?\s*\b(?:placed\s+(?:candidates|people)\s+)?(?:still\s+)?(?:in|under|within)\s+(?:the\s+|their\s+|our\s+)?(?:guarantee|rebate)(?:\s+period)?\b`,
    ),
  },
  {
    relation: 'submitted',
    label: 'put forward',
    pattern: pattern(
      String.raw`${LEAD}\b${WE}(?:\s+(?:have|has|had|did))?(?<denied>${DENIED})?${ADVERB}\s+(?:${SENT}|send)${TO_CLIENT}${WHEN}`,
    ),
  },
  {
    relation: 'submitted',
    label: 'put forward',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were|has|have|had)\b)?(?<denied>${DENIED}|\bnot\b|\bnever\b)?(?:\s+been)?${ADVERB}\s*\b(?:submitted|put forward|presented|introduced|sent)\s+(?:${BY_US}|to\s+(?<name>${NAMED}))${WHEN}`,
    ),
  },
  {
    relation: 'submitted',
    label: 'put forward',
    denied: true,
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were|has|have|had)\b)?(?:${DENIED}|\bnot\b|\bnever\b)(?:\s+been)?${ADVERB}\s*\b(?:submitted|put forward|presented|introduced|sent)\s+(?:out\s+)?(?:anywhere|elsewhere|to any(?:one|body)|to (?:any|a|other) clients?)(?:\s+(?:yet|else|before|so far))?`,
    ),
  },
  {
    relation: 'interviewed',
    label: 'interviewed',
    pattern: pattern(
      String.raw`${LEAD}\b${WE}(?:\s+(?:have|has|had|did))?(?<denied>${DENIED})?${ADVERB}\s+interview(?:ed)?(?:\s+(?:at|with|by)\s+(?<name>${NAMED}))?${WHEN}`,
    ),
  },
  {
    relation: 'interviewed',
    label: 'interviewed',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were|has|have|had)\b)?(?<denied>${DENIED}|\bnot\b|\bnever\b)?(?:\s+been)?${ADVERB}\s*\binterviewed\s+(?:by us|(?:at|with|by)\s+(?<name>${NAMED}))${WHEN}`,
    ),
  },
  {
    relation: 'live',
    label: 'live on a job',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were)\b)?(?<denied>${DENIED}|\bnot\b)?${ADVERB}\s*\b(?:in|active in|part of)\s+(?:an?\s+|the\s+)?(?:(?:interview|hiring|recruitment)\s+)?process(?:es)?\s+(?:with|at)\s+(?!(?:us|anyone|anybody|any|other|another)\b)(?<name>${NAMED})`,
    ),
  },
  {
    relation: 'live',
    label: 'live on a job',
    denied: true,
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were|has|have)\b)?(?:${DENIED}|\bnot\b|\bwithout being\b|\bfree of\b)${ADVERB}\s*\b${PROCESS}${WITH_WHOM}*|\b(?:no|without|with no|has no|have no|free (?:of|from))\s+(?:any\s+|an?\s+)?${LIVE_NOUN}`,
    ),
  },
  {
    relation: 'live',
    label: 'live on a job',
    pattern: pattern(
      String.raw`${LEAD}\b(?:is|are|already|currently|still|now)${ADVERB}\s+${PROCESS}${WITH_WHOM}*|${LEAD}\b${PROCESS}${WITH_WHOM}+|\b(?:with|has|have)\s+(?:an?\s+|any\s+)?${LIVE_NOUN}`,
    ),
  },
  {
    relation: 'placed_now',
    label: 'placed by us and still there',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are)\b)?(?<denied>${DENIED}|\bnot\b)\s+(?:currently|presently|now)\s+placed\b${END}`,
    ),
  },
  {
    relation: 'placed',
    label: 'placed by us',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were|has|have)\b)?(?<denied>${DENIED}|\bnot\b|\bnever\b)(?:\s+(?:yet|been|ever))*\s+placed\b(?:\s+yet)?${END}`,
    ),
  },
  {
    relation: 'placed_by',
    label: 'placed by',
    pattern: pattern(
      String.raw`\b(?:who(?:m)?|those|people)?\s*(?:that\s+)?(?:did|has|have)\s+(?<name>${COLLEAGUES})\s+placed?${WHEN}|\b(?:placed|hired out) by (?!us\b|the\b|our\b|an?\b)(?<name2>${COLLEAGUES})${WHEN.replaceAll('when', 'when2')}`,
    ),
  },
  {
    relation: 'contracting',
    label: 'on a contract through us',
    pattern: pattern(
      String.raw`\bour\s+(?:current\s+|active\s+)?(?:contractors|temps)\b(?:\s+(?:out\s+)?(?:on assignment|working|at work)\b)?|\b(?:contractors|temps)\s+(?:that |who )?(?:are\s+)?(?:currently\s+)?(?:out\s+)?working (?:for|through|with) ${US}(?!\p{L})`,
    ),
  },
  {
    relation: 'stage',
    label: 'at',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are)\b)?(?<denied>${DENIED}|\bnot\b)?${ADVERB}\s*\b(?:at|in)\s+(?:the\s+)?(?:(?:final|first|second|client)\s+)?(?<name>${Object.keys(STAGES_SAID).join('|')})(?:\s+stage)?(?<=stage|at\s+(?:the\s+)?offer|at\s+(?:the\s+)?references)(?:\s+(?:anywhere|with us|with any client))?`,
    ),
  },
  {
    relation: 'applied',
    label: 'applied for',
    pattern: pattern(
      String.raw`${LEAD}\b(?:has|have)?${ADVERB}\s*\bappl(?:ied|ying)\s+(?:to|for)\s+(?:the|our)\s+(?<name>${NAMED})`,
    ),
  },
  {
    relation: 'shortlisted',
    label: 'live on',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were|been)\b)?${ADVERB}\s*\b(?:shortlisted for|(?:in|on) the (?:pipeline|shortlist) for|in process for|in the running for)\s+(?:(?:the|our)\s+)?(?<name>${NAMED})|\b(?:in|on)\s+(?:the|our)\s+(?<name2>[\p{L}\p{N}][\p{L}\p{N} /&'-]{1,40}?)\s+(?:shortlist|longlist|short list|pipeline)${END}`,
    ),
  },
  {
    relation: 'declined',
    label: 'turned down an offer',
    pattern: pattern(
      String.raw`${LEAD}\b(?:has|have)?${ADVERB}\s*\b(?:turned down|declined|rejected|refused|said no to|backed out of|pulled out of)\s+(?:an?|our|the|any)\s+(?:job\s+)?offers?\b|${LEAD}\b(?:has |have )?turned\s+(?:(?:an?|our|the|any)\s+(?:job\s+)?offers?|us)\s+down\b|${LEAD}\b(?:were|was|got)\s+(?:an?\s+)?offer(?:ed)?(?:\s+(?:an?|the)\s+(?:job|role))?\s+(?:but|and)\s+(?:they\s+)?(?:said no|declined|turned it down|refused)\b`,
    ),
  },
  {
    relation: 'rejected',
    label: 'turned down',
    pattern: pattern(
      String.raw`${LEAD}(?:\b(?:is|are|was|were|has|have)\b)?(?<denied>${DENIED}|\bnot\b|\bnever\b)?(?:\s+been)?${ADVERB}\s*\b(?:rejected|knocked back|turned down|declined)\s+(?:by|at)\s+(?<name>${NAMED})${WHEN}`,
    ),
  },
  {
    relation: 'meeting',
    label: 'interview to come',
    ahead: true,
    pattern: pattern(
      String.raw`\b(?:with|has|have|having)\s+(?:an?\s+|any\s+)?(?:client\s+)?interviews?\s+(?:(?:booked|scheduled|lined up|coming up)(?:\s+(?:for\s+)?(?<when>${COMING_TIME}))?|(?<when2>${COMING_TIME}))|${LEAD}\b(?:is|are)\s+interviewing\s+(?<when3>${COMING_TIME})`,
    ),
  },
  {
    relation: 'owner',
    label: 'without an owner',
    pattern: pattern(
      String.raw`\b(?:who\s+|that\s+)?(?:nobody|no[ -]?one)\s+owns\b|\bun(?:owned|assigned)\b|\bnot owned by any(?:one|body)\b|\b(?:without|with no)\s+(?:an?\s+)?owners?\b|\bowned by (?:nobody|no[ -]?one)\b`,
    ),
    name: NOBODY,
  },
  {
    relation: 'owner',
    label: 'owned by you',
    pattern: pattern(
      String.raw`\b(?:who|that)?(?:\s*(?:is|are)\s+)?(?:on|in|off|from) my (?:own )?(?:books?|desk|patch|list|portfolio)\b|\b(?:owned by|belong(?:s|ing) to|assigned to|registered by|sourced by) (?:me|myself)\b|\bmy (?:own )?(?=(?:candidates|people|contacts|talent)\b)`,
    ),
  },
  {
    relation: 'owner',
    label: 'owned by',
    pattern: pattern(
      String.raw`\b(?:owned by|assigned to|registered by|sourced by)\s+(?!any(?:one|body)\b)(?<name>${COLLEAGUES})`,
    ),
  },
  {
    relation: 'owner',
    label: 'owned by',
    pattern: /(?<name>(?<!\p{L})\p{Lu}[\p{Ll}-]+)'s\s+(?=(?:own\s+)?candidates\b)/gu,
  },
  {
    relation: 'pool',
    label: 'in the pool',
    pattern: pattern(
      String.raw`\b(?:members?\s+of\s+(?:the\s+|our\s+)?|(?:in|from|on|of|within)\s+(?:the|our|my)\s+)(?!(?:talent|candidate|same|whole|big)\s+pool)(?<name>[\p{L}\p{N}][^,;:.()/?!\uFFFC]{1,50}?)\s+(?:talent\s+)?pool\b`,
    ),
  },
];
