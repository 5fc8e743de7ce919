import type { Attribute, Rule } from './types.ts';
import { AGE, CHOSEN, CLIENTELE, ORIGIN } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');

/** What people must not be asked to tell before they are hired, by what it is. */
const ASKED_FOR: readonly (readonly [Attribute, string])[] = [
  ['age', '(?:date|year) of birth|birth ?dates?|dob|ages?'],
  ['family', 'marital status|family (?:status|plans|situation)|children|kids|dependants'],
  ['pregnancy', 'pregnan\\p{L}*'],
  ['religion', 'relig\\p{L}*|faith|church'],
  ['race_or_origin', 'race|ethnic\\p{L}*|skin colou?r|place of birth|country of (?:birth|origin)'],
  ['nationality', 'nationality'],
  ['sexual_orientation', 'sexual(?:ity| orientation)'],
  ['sex', 'gender|sex'],
  [
    'disability_or_health',
    'disabilit(?:y|ies)|health (?:conditions?|issues?|problems?|history)|medical (?:conditions?|history|records?)|illness(?:es)?|medications?',
  ],
  ['appearance', 'weight|height|photos?|photographs?|pictures?'],
  ['union_or_politics', 'union membership|political views?'],
];

/** Ways of saying who is meant that name no attribute outright. */
export const INDIRECT_RULES: readonly Rule[] = [
  // Where somebody stands in their working life tells the age.
  {
    about: 'age',
    subject: 'role',
    pattern: rx(
      '\\b(?:first|early|second|latter|last|later|back|front) (?:half|part|stages?|third|decades?|years|end) of (?:their|your|his|her|a|the) (?:careers?|working li(?:fe|ves))\\b|\\b\\d{1,2}\\+? (?:good |working |useful |more )+years (?:left|ahead|to go|in (?:them|you|him|her))\\b|\\b(?:far|years|a way|well|not (?:near|close|heading)|nowhere near|away)(?: \\p{L}+){0,2}? (?:from |off |to |towards? )?(?:retirement|retiring|pension(?: age)?)\\b|\\b(?:because of|due to|given|on account of|owing to|at|with) (?:their|your|his|her|an?) (?:\\p{L}+ )?age\\b|\\bage (?:is|will be|may be|could be) (?:against|a (?:problem|factor|issue|barrier))\\b',
    ),
    needs: CHOSEN,
    unless: /\bregardless|irrespective|whatever|no matter|any age|all ages\b/iu,
  },
  {
    about: 'age',
    subject: 'role',
    pattern: rx(
      '\\b(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))? (?:is|would be|was) (?:\\p{L}+ ){0,4}?(?:limit|maximum|max|ceiling|cut-?off|top)\\b',
    ),
  },
  {
    about: 'age',
    subject: 'role',
    pattern: rx(
      `(?:^|[,;(-]\\s*|\\band )(?:all |aged |still |well )?(?:under|over|below|above)[- ]${AGE}\\s*(?=$|[.;)!])`,
    ),
    needs: CHOSEN,
    unless: /[$£€%]|\b(?:turnover|revenue|budget|staff of|employees|minutes|hours|days|people in)\b/iu,
  },
  // What a faith has people do in the working day, where those who do it are not wanted.
  {
    about: 'religion',
    subject: 'role',
    pattern: rx(
      '\\b(?:down tools|knock off|clock off|stop|stopping|break off|breaks?|walk off|leave|leaving|step out|slip out|sneak off|disappear\\p{L}*|vanish\\p{L}*|run off|rush off|time off|off)\\b[^.;]{0,30}\\b(?:pray|prays|praying|prayers?|fast|fasting|worship)\\b|\\bpray(?:s|ing|ers?)?\\b[^.;]{0,25}\\b(?:halfway|mid|during|middle|through)\\b[^.;]{0,15}\\b(?:shift|line|run|day|service|rush)\\b',
    ),
    needs:
      /\b(?:not|no|nobody|none|never|cannot|can['’]?t|won['’]?t|don['’]?t|without|rather|anyone|those who|one of those|sick of|tired of)\b/u,
    unless:
      /\b(?:welcome to (?:pray|stop)|rooms?|spaces?|provid\w+|paid|happy for|free to|may|allowed|chaplain\w*)\b/iu,
  },
  // Where one group means itself.
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:from|of) our own (?:community|kind|people|background|sort)\b|\bone of us\b|\bpeople like us\b|\b(?:same|similar) background (?:as|to) (?:us|ours?|the (?:team|owners?))\b/giu,
    unless: /\b(?:regardless|whatever|every|join)\b/iu,
  },
  // Who is told to stay away by what they are: nearly always more than the work asks for.
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:no one|nobody|none|anyone|anybody|those|people|persons|applicants?|candidates?)(?: \p{L}+)? (?:who|whose|with|that|on|from)\b(?=[^.;]*\b(?:not|child\w*|partner|husband|wife|family|kids?|off|home)\b)[^.;]*\b(?:need not|not (?:be )?(?:considered|welcome|wanted|suitable)|(?:is|are) out|every time|all the time)\b|\b\p{L}+ (?:\p{L}+ )?need(?:s)? not (?:apply|bother)\b|\b(?:mothers?|fathers?|parents?|mums?|dads?|women|men|girls|boys|ladies)\b[^.;]*\b(?:tend(?:s)? to|struggle|take time off)\b/giu,
    unless:
      /\b(?:agenc(?:y|ies)|recruiters?|sponsor\w*|criminal|licen[cs]e\w*|qualif\w*|experience\w*|certificat\w*|late applications|support\w*|help\w*|teach\w*|patients?|residents?|services?|programs?|programmes?|without (?!(?:an? )?(?:\p{L}+ )?(?:roots|ties|family|partner|faith|passport|degree|car|home)\b)\p{L}+)\b/iu,
    reason: 'May keep people away by what they are, in place of what the work needs.',
    rewording: 'Say what the work needs, in place of who need not ask for it',
  },
  // What only those of an age have lived through.
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:if you|anyone who|those who|people who|you) (?:can |still |actually |even )?(?:remember|recall|grew up (?:with|on|in|before|after)|were (?:around|alive|born)|weren't (?:around|alive|born)|learn(?:ed|t) to (?:type|drive) (?:on|before))\b/giu,
  },
  // What people must not be asked for, or be looked up for.
  ...ASKED_FOR.map(
    ([about, what]): Rule => ({
      about,
      subject: 'role',
      pattern: rx(
        `\\b(?:disclos\\p{L}*|declar\\p{L}*|stat(?:e|ing)|tell us|(?:must|please|to) (?:include|provide|give|list|attach|send|indicate|specify|mention|enclose|advise)|(?:send|attach|include|provide|enclose|give)(?: us| me)?) (?:\\p{L}+,? ){0,5}?(?:your |any |their |all |a |an )?(?:\\p{L}+ )?(?:${what})\\b`,
      ),
      needs:
        /\b(?:your|their|any|applica\w*|applicants?|candidates?|resume|résumé|cv|cover\w*|letter|must|photos?|recent)\b/iu,
      unless:
        /\b(?:voluntar\w*|optional\w*|not (?:required|need|have)|need not|don't|do not|never|please omit|adjust\w*|accommodat\w*|support you|equal|diversity|monitoring|confidential\w* so|if you (?:need|wish|would like|want)|clients?|patients?|customers?|products?|projects?|portfolio|visa|work rights)\b/iu,
      rewording: 'Ask for the skills and the right to work alone',
    }),
  ),
  {
    about: 'family',
    subject: 'role',
    pattern:
      /\b(?:do|are|will|would|were) you (?:still |also |both )?(?:plan(?:ning)?|want(?:ing)?|intend(?:ing)?|hop(?:e|ing)|think(?:ing)?|try(?:ing)?)(?: to| of| on| for)? (?:have |having |start |starting )?(?:any |more |a |another )?(?:children|kids|child|family|baby)\b|\b(?:are you|when are you) (?:pregnant|expecting|getting married)\b/giu,
    rewording: 'Ask for the skills and the right to work alone',
  },
  ...ASKED_FOR.map(
    ([about, what]): Rule => ({
      about,
      subject: 'role',
      pattern: rx(
        `\\b(?:check|look(?:ing)?(?: them)? up|google|search|scan|stalk|see)\\b[^.;]{0,30}\\b(?:facebook|instagram|linkedin|socials?|social media|profiles?|online)\\b[^.;]{0,40}\\b(?:${what})`,
      ),
      rewording: 'Read what they sent you',
    }),
  ),
  // Nouns for men that no title holds.
  {
    about: 'sex',
    subject: 'role',
    pattern:
      /\b(?:bros|bro culture|dudes?|fellows? only|fellas?|boys['’] club|one of the boys|our boys)\b/giu,
    needs: CHOSEN,
  },
  {
    about: 'appearance',
    subject: 'role',
    pattern:
      /\b(?:pretty|handsome|nice|beautiful|good-looking|cute|attractive) (?:faces?|smiles?|figures?|legs|girls?|guys?)\b/giu,
    needs: CHOSEN,
    unless: CLIENTELE_ALONE(),
  },
  // Where people come from, told by birth and blood.
  {
    about: 'race_or_origin',
    pattern: rx(
      `\\b(?:of|from) (?:\\p{L}+ )?${ORIGIN} (?:stock|blood|descent|roots|extraction|parentage|origins?|ancestry|heritage|families|family)\\b|\\bu\\.?s\\.?[- ]born\\b|\\b(?:native|natural)[- ]born\\b|\\bborn (?:citizens?|and raised)\\b`,
    ),
    unless: CLIENTELE_ALONE(),
  },
  {
    about: 'union_or_politics',
    subject: 'role',
    pattern:
      /\b(?:shop stewards?|union organi[sz]ers?|picket(?:s|ed|ers?|ing)?|walk(?:ed)? out(?:s)?|(?:been|gone|went|was) on strike)\b/giu,
    needs:
      /\b(?:no|not|never|nobody|no one|none|without|avoid|skip|must not|anyone|anybody|exclud\w*|reject)\b/iu,
    unless: /\b(?:experience|negotiat\w*|liais\w*|work\w* with|manag\w*)\b/iu,
  },
  // What somebody cannot do, or has, said of a person who is put forward.
  {
    about: 'disability_or_health',
    subject: 'person',
    pattern: rx(
      `\\b(?:his|her|their|with|despite|has|have)(?: an?)?(?: \\p{L}+)? (?:(?:hearing|sight|vision|visual|speech|mobility|memory) (?:loss|impairments?|problems?|difficult(?:y|ies)|aids?)|disabilit(?:y|ies)|wheelchairs?|limp|stutter|stammer|prosthe\\p{L}+|(?:chronic|mental|long-term) (?:illness|condition|pain))\\b`,
    ),
    unless: CLIENTELE_ALONE(),
  },
];

// The people of the sentence are those whom the work is for.
function CLIENTELE_ALONE(): RegExp {
  return new RegExp(
    `^(?!.*\\b(?:only|preferred|wanted|must be|applicants?|candidates?)\\b).*(?:${CLIENTELE.source})`,
    'iu',
  );
}

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const INDIRECT_WORDS =
  'no one|nobody|anyone|anybody|need not|needs not|our own|one of us|people like|same|similar|remember|recall|grew up|were|weren|learn|half|careers?|working li|retir|pension|disclos|declar|marital|facebook|instagram|social|profiles?|bros?|dudes?|fellow|fella|boys|pretty|handsome|nice|beautiful|good-looking|cute|attractive|u\\.?s\\.?[- ]born|native|natural|born|stock|blood|descent|roots|extraction|parentage|ancestry|shop stew|union|picket|walk|strike|hearing|sight|vision|visual|speech|mobility|memory|limp|stutter|stammer|prosthe|chronic|long-term|photos?|weight|height|pictures?|twenty|thirty|forty|fifty|sixty|years? (?:left|ahead|to go)|good years|working years';
