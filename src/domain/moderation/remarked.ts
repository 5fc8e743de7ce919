import { mayMatch, tried } from '#src/lib/pattern-needs.ts';
import { lowered } from './matching.ts';
import { REMARKED_AGAINST } from './remarked-against.ts';
import { REMARKED_ASKED } from './remarked-asked.ts';
import { REMARKED_HINTED, REMARKED_NATION_ABROAD } from './remarked-hinted.ts';
import { REMARKED_LINES } from './remarked-lines.ts';
import { REMARKED_SERVED } from './remarked-served.ts';
import type { Attribute, Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';

/** One that is ordinary wording in some places (ISO 3166-1 alpha-2). */
type Remarked = Rule & { notAt?: readonly string[] };

const HELD = { verdict: 'held', subject: 'role' } as const;

const CHILDREN =
  '(?:(?:little|small|young|wee|tiny|school-age) )*(?:kids|kiddies|children|ones|bairns|tots|toddlers?|bab(?:y|ies)|nippers|littlies|infants?)';
const WHOEVER =
  "(?:they|she|he|the (?:candidate|applicant|person|girl|woman|lady)|any(?:one|body)(?: who)?|some(?:one|body)(?: who)?|whoever)(?:['’](?:ve|s|d)| has| have| is| are|['’]re)?(?: got| still got| still)?(?: an?| any| two| three| some| with| to| more than one)*";
const NOT_SENT =
  "(?:(?:don['’]t|do not|no need to|pls don['’]t|rather don['’]t|rather not) (?:even )?(?:bother|send|submit|put (?:them|him|her|it)|forward|waste)|(?:no|not much|little) (?:point|use|sense) (?:in )?(?:sending|submitting|putting)|(?:please )?(?:hold|keep|leave) (?:them|him|her|those|that one) (?:back|off|out)|give (?:this|it|them|her|him|us|that)(?: one)? a (?:miss|wide berth)|not (?:this|for this) (?:one|client))";
const CARE_CALLS =
  "(?:day ?care|nurser(?:y|ies)|kindy|kinder(?:garten)?|schools?|cr[eè]ches?|child ?minders?|after-school club|nann(?:y|ies))(?:['’]s)? (?:ringing|calling|phoning|on the phone|texting)";
// Past the years in which somebody has children; hours, pupils and sites are no age.
const PAST_IT =
  "(?:at|being|aged|now|turning|nearly) (?:4[3-9]|5\\d|6[0-6]|(?:forty|fifty|sixty)(?:[- ]\\p{L}+)?|(?:her|their|that) age)(?=,| (?:you|we|they|she|he|there|nobody|no ?one|it|is|and)(?: |['’]))";
const CHILD_LEAVE =
  '(?:maternity|mat leave|parental leave|bab(?:y|ies)|pregnanc(?:y|ies)|childcare|school runs?|more kids)';

const PULLED =
  '(?:pulled|cancelled|canceled|withdrew|withdrawn|rescinded|revoked|dropped|scrapped|binned|axed|reneged|backed out|went (?:cold|quiet|away|off|silent)|gone (?:cold|quiet|off)|changed (?:their|her|his) minds?|vanished|disappeared|fell through|evaporated|passed on you|turned you down|lost interest|cooled|stopped (?:calling|replying))';
const HEARD =
  "(?:(?:right |just |shortly |soon |the day |the minute )?(?:after|once|when|because|as soon as|the (?:day|minute|moment|week)|since)) (?:(?:you|she|he|they)(?:['’]d| had)? (?:had )?(?:asked|mentioned|told|said|disclosed|raised|brought up|heard|learnt|learned|found out|saw|requested|let (?:them|slip))|(?:the|your) )";
const OFFERED =
  '(?:your|the|his|her|their) (?:\\p{L}+ )?(?:interview|offer|round|start(?: date)?|on-?site|job|contract|place|place there|trial|placement|application)';
// What was told or asked before it, by its ground. What they asked of the work itself (pay, hours, a car) is none.
const TOLD: readonly (readonly [Attribute, string])[] = [
  [
    'pregnancy',
    'pump(?:ing)?|express(?:ing)?(?: milk| room)?|breast-?feed\\p{L}*|nursing (?:room|mother)|bab(?:y|ies)|pregnan\\p{L}*|due date|maternity|ivf|miscarriage|expecting|scan',
  ],
  [
    'family',
    'parental leave|childcare|kids|children|nursery|day ?care|school run|caring for|carer|single (?:mum|mom|dad|parent)',
  ],
  [
    'disability_or_health',
    'hearing aids?|wheelchair|interpreter|captions|fmla|surgery|operation|medication|(?:reasonable )?adjustments?|accommodations?|disabilit\\p{L}*|autis\\p{L}*|adhd|dyslexi\\p{L}*|epilep\\p{L}*|diabet\\p{L}*|cancer|chemo|insulin|depression|anxiety|hiv|sick leave|seizures?|ms diagnosis|guide dog|crutch\\p{L}*',
  ],
  [
    'religion',
    'prayer (?:room|times?|breaks?)|pray\\p{L}*|mosque|church|synagogue|temple|sabbath|shabbat|ramadan|eid|diwali|hijab|head ?scarf|turban|kippah|beard',
  ],
  [
    'sexual_orientation',
    '(?:your|his|her) (?:husband|wife) (?:and you|being)|transition\\p{L}*|same-sex|pronouns',
  ],
  ['union_or_politics', 'the union|a union|union (?:rep|card|membership|rates)'],
];

const FAR_PLACES =
  '(?:western(?: european)?|west(?:ern)?[- ]european|european|anglo(?:[- ]saxon)?|caucasian|first[- ]world|north american)';
const WISHED =
  '(?:(?:is|would be|are|will be|seen as) )?(?:(?:an?|the) )?(?:strong |big |real |definite |distinct |huge |major |clear )?(?:plus|bonus|advantage|asset|must|essential|required|preferred|ideal|needed|desirable|desired|wanted|please|only|a must)';
// Peoples whose name is no language, or is one that hardly an ad asks for by this word alone.
const PEOPLE_ALONE =
  '(?:british|australian|aussie|kiwi|american|canadian|new zealander|european|african|asian|indian|pakistani|nigerian|kenyan|ghanaian|jamaican|caribbean|brazilian|mexican|colombian|filipin[oa]|latin[oax]|scottish|northern irish|south african|zimbabwean|israeli|egyptian|caucasian|white|black)';
const CONVICTION =
  '(?:cautions?|convictions?|offen[cs]es|(?:criminal |police |arrest |juvenile |court )records?|criminal history|criminal past|arrests?)';
const HELD_AGAINST =
  "(?:(?:is|are|will be|would be|remains?|['’]d be|['’]ll be)(?: still| always| usually| often)? (?:an? )?(?:big |real |serious |major )?(?:problem|issue|deal-?breaker|no(?=\\W*$|[,;])|no-no|bar|barrier|obstacle|non-starter|red flag|worry|concern|hard no|hard stop)|(?:still |always |will |would |do(?:es)? )*(?:counts?|goes|go|weighs?|tells?) against (?:you|them|him|her|any(?:one|body))|(?:will|would|do|does|still|['’]ll|['’]d) (?:still )?(?:rule|knock|count|take) (?:you|them|him|her|any(?:one|body)|people) out)";

// Whom not to send, what somebody is past, after what an offer went, where they worked by region.
const RULES: readonly Remarked[] = [
  // "If they've got little kids don't bother sending them".
  {
    ...HELD,
    about: 'family',
    pattern: wholeWords(`(?:if|where|when|unless) ${WHOEVER} ${CHILDREN}(?: [^.;]{0,40}?)?,? ${NOT_SENT}`),
    unless: /\b(?:dogs?|puppies|kittens|horses?)\b/iu,
  },
  {
    ...HELD,
    about: 'disability_or_health',
    pattern: wholeWords(
      `(?:if|where|when) ${WHOEVER} (?:(?:bad|dodgy|dicky|crook|gammy) (?:back|knees?|hips?|shoulders?|hearts?|ears?|eyes|chest)|asthma|epilepsy|diabetes|arthritis|anxiety|depression|adhd|autism|dyslexia|stammer|stutter|limp|wheelchair|disability|hearing aids?)(?: [^.;]{0,30}?)?,? ${NOT_SENT}`,
    ),
    unless: /\b(?:dogs?|horses?|cattle)\b/iu,
  },
  {
    ...HELD,
    about: 'family',
    pattern: wholeWords(
      `(?:over|past|done with|sick of|had it with|driven mad by|cannot stand|can['’]t stand|hates?|another) (?:the |another |his |her |their )*${CARE_CALLS}`,
    ),
    unless: /\b(?:answer\p{L}*|reception\p{L}*|job|role|switchboard)\b/iu,
  },
  // "At 51 you needn't fret about maternity pay".
  {
    ...HELD,
    about: 'age',
    pattern: wholeWords(
      `${PAST_IT}[^.;]{0,20}(?:needn['’]t|need not|won['’]t|will not|not|never|don['’]t|no|nobody|hardly|past|beyond|unlikely|done with)(?: [^.;]{0,40}?)? ${CHILD_LEAVE}`,
    ),
    unless: /\b(?:hours|sites|branches|pupils|miles|beds)\b/iu,
  },
  // "They pulled your second interview after you asked where you could pump".
  ...TOLD.map(
    ([about, said]): Rule => ({
      ...HELD,
      about,
      pattern: wholeWords(
        `(?:they|she|he|the (?:client|manager|firm|company|school|board|panel|owner|hirer)|it|${OFFERED})(?:['’](?:ve|s|d|re)| have| has| had| was| were| got)*(?: all| just| suddenly| then)* ${PULLED}[^.;]{0,45}? ${HEARD}[^.;]{0,45}?(?:${said})`,
        `(?:but|really|actually|honestly|it['’]s) (?:it (?:was|is)|down to|about|because of|that (?:was|is)) (?:the|your|that) (?:question|request|mention|bit|ask|line)s? (?:about|for|on|of) (?:[^.;]{0,20} )?(?:${said})`,
      ),
      unless:
        /\b(?:moved|postponed|rearranged|so that you|we (?:have )?(?:complained|challenged|refused))\b/iu,
    }),
  ),
  // "Western experience essential": where somebody worked, by a region that is no market.
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: wholeWords(
      `${FAR_PLACES} (?:work(?:ing)? )?(?:experience|background|exposure|upbringing|education|training)(?: (?:and|or) (?:background|experience|education))? ${WISHED}`,
      `(?:ideally|preferably|must|should|we prefer|you need|need|needs|wants?)(?: [^.;]{0,25}?)? ${FAR_PLACES} (?:work(?:ing)? )?(?:experience|background|upbringing|education)(?=\\W*$|[,;])`,
    ),
    unless:
      /\b(?:cuisine|menu|kitchens?|riding|saddle|tack|horses?|ranch|medicine|acupuncture|herbal|markets?|vat|gaap|ifrs|gdpr|patents?|filings?|plants?|sites?|offices?|languages?|art|music|history|railways?|freight|logistics)\b/iu,
  },
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: new RegExp(
      `^\\W*(?:being |ideally |if )?${PEOPLE_ALONE}(?: (?:or|and) ${PEOPLE_ALONE})?(?: background| heritage| family)? ${WISHED}\\W*$|^\\W*(?:irish|welsh|italian|polish|greek|dutch|german|french|afrikaans?|afrikaner|portuguese|romanian) (?:background|heritage|family|roots) ${WISHED}\\W*$`,
      'giu',
    ),
  },
  // "Irish a bonus": in Ireland, and where callers or speaking are told of, the language.
  {
    ...HELD,
    about: 'race_or_origin',
    notAt: ['IE'],
    pattern: new RegExp(`^\\W*(?:being )?irish ${WISHED}\\W*$`, 'giu'),
  },
  {
    ...HELD,
    about: 'work_status',
    pattern: wholeWords(
      `(?<!\\b(?:no|not|never|neither|nor|how|if|whether|why) )(?:old|past|previous|prior|spent|expunged|sealed|pardoned|quashed|juvenile|minor|any)(?: old| past| spent| previous)? ${CONVICTION} ${HELD_AGAINST}`,
      `(?<!\\b(?:no|not|never|neither|nor|how|if|whether|why) )(?:expunged|sealed|spent|pardoned) records? ${HELD_AGAINST}`,
      `(?<!\\b(?:no|not|never) )any (?:old|past|spent) record ${HELD_AGAINST}`,
    ),
    unless:
      /\b(?:exempt\p{L}*|enhanced|not|never|n['’]t|regulated|barred|safeguard\p{L}*|children|vulnerable|by law|driving|motoring|law|regulations?|regulator|licen[cs]ing)\b|n['’]t\b/iu,
  },
];

const REMARKED: readonly Remarked[] = [
  ...RULES,
  ...REMARKED_AGAINST,
  ...REMARKED_ASKED,
  ...REMARKED_LINES,
  ...REMARKED_SERVED,
  ...REMARKED_HINTED,
  ...REMARKED_NATION_ABROAD,
].map((rule) => ({
  ...rule,
  pattern: lowered(rule.pattern),
  ...(rule.unless === undefined ? {} : { unless: lowered(rule.unless) }),
}));

/**
 * What a sentence in small letters remarks of somebody in words that are lawful by themselves ("old convictions", "maternity pay"),
 * and where.
 * @param place the place whose law holds, null where it is not known
 */
export function remarked(
  sentence: string,
  place: string | null,
): (Pick<Rule, 'about' | 'reason' | 'rewording'> & { start: number; end: number }) | null {
  const trial = tried(sentence);
  for (const { about, pattern, unless, notAt, reason, rewording } of REMARKED) {
    if (!mayMatch(pattern, trial)) continue;
    if (place !== null && notAt?.includes(place) === true) continue;
    const found = pattern.exec(sentence);
    if (found === null || unless?.test(sentence) === true) continue;
    return { about, reason, rewording, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
