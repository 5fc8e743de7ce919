import type { Rule } from './types.ts';
import { AGE, ILLNESS, ORIGIN, PEOPLES } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');

// What somebody works on or with.
const AT_WORK =
  /\b(?:clients?|patients?|customers?|residents?|pupils?|students?|participants?|claimants?|prisoners?|offenders?|officers?|handl\w+|manag(?:ed|es|ing|er)|support(?:ed|s|ing)?|represent\w+|defend\w+|prosecut\w+|taught|teach\w*|treat(?:ed|s|ing)|wrote|built|designed|ran|led|cut|reduced|research\w*|campaign\w*|program(?:me)?s?|services?|charity|unit|ward|clinic|polic(?:y|ies))\b/iu;

/** What is told of somebody who is put forward in words that name no attribute, or that other lists know of roles alone. */
export const TOLD_RULES: readonly Rule[] = [
  // Whom somebody has at home, by what they do with them.
  {
    about: 'family',
    subject: 'person',
    pattern:
      /\b(?:juggl(?:es?|ing|ed)|rais(?:es?|ing|ed)|bring(?:s|ing)? up|wrangl(?:es?|ing)|balanc(?:es?|ing)) (?:(?:an?|two|three|four|five|\d|his|her|their|young|small|little|teenage) ){1,3}(?:toddlers?|kids?|child(?:ren)?|bab(?:y|ies)|twins|triplets|famil(?:y|ies)|boys|girls|sons?|daughters?)\b/giu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'person',
    pattern: rx(
      `\\b(?:he|she|they)(?:'s| is|'re| are)(?: only| just| already| about| nearly| now)? (?:${AGE}|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)\\b(?!\\s*(?:%|percent|per cent|minutes?|hours?|days?|weeks?|months?|km|miles|kilomet|years? (?:in|with|at|into|of)|into|points|units|deals))|\\b(?:older|younger|young|mature) \\(\\d\\d\\)|\\blooks? (?:young|good|old|great|younger|older|well) for (?:${AGE}|his|her|their|it)\\b|\\b(?:his|her|their) wits about\\b|\\bage (?:is|isn't|might be|may be) (?:an? |the |not |no )?(?:issue|problem|worry|concern)\\b|\\bcounting down to\\b|\\b(?:beginning|start|end|tail end|back end|twilight|autumn) of (?:their|his|her) (?:run|road|working life|career)\\b|\\b(?:degrees?|graduat\\p{L}+|school|qualif\\p{L}+)\\b[^.;]{0,20}\\b(?:before|after|since|older than|pre-?) ?(?:19|20)\\d\\d\\b|\\bgr[ae]y hair\\b|\\b(?:no|any) spring chicken\\b|\\bold(?:er)? (?:chap|fella|boy|guy|bloke|lady|man|woman|one)s?\\b|\\bwants? (?:young|peers|someone (?:his|her|their) own age)\\b`,
    ),
    unless: /\b(?:born|founded|year[- ]old (?:company|business))\b/iu,
  },
  {
    about: 'appearance',
    verdict: 'held',
    subject: 'person',
    pattern:
      /\b(?:big|large|heavy|hefty|chunky|stout|skinny|tiny|little|pretty|lovely|gorgeous|good)(?:,? (?:and )?(?:strong|big|looking))* (?:girl|lad|fella|lass|unit|bloke|boy|woman|looking)\b|\b(?:cut|slip|slice|strap|strapping|fine figure) of an? (?:\p{L}+ )?(?:lad|girl|man|woman|thing)\b|\blovely[- ]looking\b|\b(?:pretty|always made up|well made up|tall and (?:fair|dark|blonde?|slim)|butch|facial (?:moko|tattoos?)|easy on the eyes?)\b(?!\s+(?:well|much|good|sure|quick\w*|fast|soon|strong|solid|handy|big|close|clear|certain|happy|damn|busy|new|keen))|\b(?:photos?|pictures?|snaps?) (?:off|of|from) (?:her|him|them|every|each)\b|\b\d{2,3}(?: odd)? (?:kilos?|kgs?|stone|pounds|lbs)\b(?=[^.;]*$)(?<=\b(?:he|she|fella|girl|guy|lad|bloke|woman|man)\b[^.;]*)/giu,
    unless: /\b(?:lift\p{L}*|carr\p{L}*|load\p{L}*|catch\p{L}*|harvest\p{L}*|picked|moved|barge|per)\b/iu,
  },
  {
    about: 'family',
    verdict: 'held',
    subject: 'person',
    pattern:
      /\b(?:finished|done|through) with (?:all )?(?:that |the |this )?(?:bab(?:y|ies)|kids?|children|nappies|diapers|childcare|school runs?)\b|\b(?:childcare|nappy|nursery|school[- ]run|child-?bearing) (?:years|days)\b|\b(?:primary |sole |main |full-time )?(?:caregiver|carer) (?:for|to|of) (?:an?|his|her|their)\b|\b(?:kids?|children|sons?|daughters?|brood)\b[^.;]{0,20}\b(?:flown|grown|boarding|at uni\p{L}*|left home|off (?:his|her|their) hands)\b|\btubes tied\b|\bvasectom\p{L}+|\bhysterectom\p{L}+|\b(?:has|had|have) (?:the )?(?:snip|coil)\b|\b(?:she|her)(?:'s| is) (?:starting to show|showing)\b(?! (?:\p{L}+ ){0,3}(?:that|how|why|what|people|signs|promise|us|clients|around))/giu,
    unless: AT_WORK,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'person',
    pattern: rx(
      `\\b(?:americani[sz]ed|anglici[sz]ed|westerni[sz]ed|assimilated|integrated) (?:well|fully|nicely|completely|perfectly|himself|herself)?|\\b(?:one|some|from one) of the (?:good|nice|better|decent|respectable|clean) (?:ones|famil(?:y|ies)|sort)\\b|\\byou(?:'d| would) (?:never|hardly|not|barely|swear|scarcely)(?: have| ever)? ?(?:know|known|guess|guessed|think|thought|tell|notice|suspect)?(?= |$|,)(?![^.;]*\\b(?:code|system|tool|software|site)\\b)|\\byou wouldn't (?:know|guess|think|notice) (?:it|to|he|she|that|from)\\b|\\b(?:speaks?|talks?|sounds?|looks?|acts?) (?:like|as) (?:an? )?(?:white|black|proper|real|true|local|native|one of (?:us|ours|them))\\b|\\b(?:asylum|refugee) (?:system|process|claim|seeker)\\b(?<=\\b(?:came|through|through the|his|her|their|as an?|is an?|the) [^.;]{0,24})|\\b(?:settled |irish )?travell?er (?:background|stock|family|blood|people|roots)\\b|\\b(?:his|her|their) (?:people|folks|family|parents|mother|father|crowd) (?:are|is|were|was|came|come|comes|hail)(?: over)? from\\b|\\bon (?:the|his|her|their) (?:mother|father|mum|dad|mother's|father's|mum's|dad's) side\\b|\\blike they (?:all|mostly) (?:are|do)\\b|\\ball (?:his|her) lot\\b|\\b(?:surnames?|last names?|foreign names?|the names?)\\b[^.;]{0,40}\\b(?:stumble|pronounce|spell|tell (?:from|which)|trip over|can't say)|\\b(?:tell|know) from (?:the|their|his|her) (?:sur)?names?\\b|\\b(?:dropped|lost|kept|shed|no trace of) (?:the|his|her|their|an?) accent\\b|\\bone of the brethren\\b|\\b(?:from|grew up (?:in|on)) the (?:projects|barrio|ghetto|estates?|camps?|reservation|favelas?|slums?)\\b|\\b(?:from|of) an? (?:good|high|proper|upper|low(?:er)?|old) (?:\\p{L}+ )?(?:caste|famil(?:y|ies)|house|line|stock|blood)\\b|\\bdon't mind (?:${ORIGIN})s?\\b|\\b(?:only|just|all) (?:\\p{L}+ ){0,2}(?:sent|send|sending|picked|listed|shortlisted|got|kept|have)(?: you| forward)? (?:${PEOPLES})\\b|\\bgood english\\b(?<=such [^.;]*)`,
    ),
    unless: AT_WORK,
  },
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'person',
    pattern: rx(
      `\\b(?:touch|bout|bit|hint|spell|history|case|dose) of (?:an? )?(?:the )?(?:${ILLNESS}|nerves|asperger'?s?|arthritis|gout|a stroke|bad back|trouble with (?:his|her) (?:back|knees?|heart|nerves))\\b|\\b(?:he|she|they|who)(?:'s|'ve| has| have) (?:got|had) (?:an? |the |some )?(?:${ILLNESS}|ms|hiv|cancer|stroke|heart attack|breakdown|couple of (?:surgeries|operations|strokes))\\b|\\b(?:off|on|taking|back on|come off|came off) (?:the |his |her |their )?(?:right |wrong )?(?:\\p{L}+ )?(?:antidepressants?|meds|medications?|tablets|pills|statins|insulin|ritalin|lithium)\\b|\\bptsd\\b|\\b(?:signed off|off work|off sick|gone off|was off|been off)(?: \\p{L}+)? (?:sick|with (?:stress|his|her|depression|anxiety|nerves))\\b|\\b(?:had|has had|after) (?:a |an |two |three |some |several )?(?:couple of )?(?:heart attacks?|strokes?|surger(?:y|ies)|mastectom\\p{L}+|transplants?|hip replacements?|knee replacements?|breakdowns?)\\b|\\b(?:shoulder|back|knee|neck|wrist|injury|comp|stress|workcover|worksafe|workers'? comp\\p{L}*) claims?\\b|\\b(?:open|closed|live) (?:or (?:open|closed) )?claims? (?:with|at) \\p{L}+|\\b(?:need|needs|needed|need'd|'d need|want|wants|wanted|asked for|asking for|requested) (?:an? |the |some )?(?:\\p{L}+ )?(?:ramps?|captions?|interpreters?|stair ?lift|disabled (?:toilet|parking)|screen reader|wheelchair access)\\b|\\b(?:chemo|dialysis|remission|in recovery|recovering from|relapse[sd]?)\\b|\\b(?:bad|dodgy|dicky|crook|gammy|gone in the|weak) (?:back|knees?|heart|shoulder|hip|hearing|chest)\\b|\\b(?:no|not|any|never) (?:diabetics?|epileptics?|asthmatics?)\\b|\\b(?:runs?|ran) in (?:his|her|their|the) family\\b|\\b(?:veteran|ex-?(?:army|forces|military|marine)|vet)\\b[^.;]{0,25}\\b(?:issues|baggage|problems|damage|damaged|demons|nightmares)\\b|\\b(?:bit|little|rather) (?:damaged|broken|fragile|unstable|mental|not right)\\b`,
    ),
    unless: AT_WORK,
  },
  {
    about: 'union_or_politics',
    verdict: 'held',
    subject: 'person',
    pattern:
      /\b(?:signed up|active|big|member|rep|delegate|steward|card|convenor|organi[sz]er|paid up) (?:with|in|for|at|from) (?:the )?(?:unite|unison|gmb|rmt|usdaw|siptu|cfmm?eu|amwu|etu|twu|awu|teamsters?|uaw|ibew|seiu|ufcw|union)\b|\b(?:teamsters?|cfmm?eu|amwu|siptu|rmt|uaw|ibew|seiu) (?:steward|delegate|rep|member|man|guy|activist|organi[sz]er)s?\b|\b(?:on|re|about) the union (?:front|side|thing|question)\b|\b(?:none|nobody|neither|not one|never|n't)\b[^.;]{0,30}\b(?:union|been a member|a member|picket)\b|\b(?:left|right)[- ]wing\b|\b(?:labour|labor|tory|liberal|conservative|green|republican|democrat|sinn féin|dup|ukip|reform|national|act) (?:councillor|man|woman|voter|member|type|activist|supporter)\b|\b(?:nra|maga|antifa|brexiteer|remainer)\b|\bblack-?list(?:ed)? names?\b|\bthe blacklist\b/giu,
    unless:
      /\b(?:negotiat\p{L}*|bargain\p{L}*|agreements|relations|liais\p{L}*|worked with|employer side)\b/iu,
  },
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'person',
    pattern:
      /\b(?:(?:took|taken|taking|dragged) (?:an?|the|his|her|their)(?: \p{L}+){0,3} to (?:the |a )?(?:employment )?(?:tribunal|court|wrc|era|eeoc|fair work|human rights))\b|\b(?:convictions?|convicted|arrested|did time|done time|been inside|in prison|in jail|(?:did|served|done)(?: \p{L}+){1,3} (?:inside|behind bars)|drink[- ]driving|dui|juvenile record|sealed record|expunged|criminal past|criminal record|been in trouble)\b|\b(?:guard|reserve|reservist|national guard|territorial|army reserve) (?:deployment|duty|call-?up|weekends?|commitments?)\b|\b(?:never|not|no) (?:\p{L}+ ){0,4}(?:lodged|filed|made|put in) (?:a |any )?(?:\p{L}+ )?claims?\b/giu,
    unless: new RegExp(
      `${AT_WORK.source}|\\b(?:no|without|clear|checks?|exceptions?|stay out|stays out|don't|do not|never ask) (?:\\p{L}+ )?(?:convictions?|record)|\\bspent convictions stay\\b|\\b(?:lawyer|barrister|solicitor|paralegal|probation|police|rehab\\p{L}*|youth justice|nurse|teacher)\\b`,
      'iu',
    ),
    reason:
      'Tells of a record or of a right that somebody used, which the law keeps out of hiring in most places.',
    rewording: 'Leave it out',
  },
  {
    about: 'sexual_orientation',
    verdict: 'held',
    subject: 'person',
    pattern:
      /\b(?:used to be an? (?:she|he|man|woman|girl|boy)|(?:bats|plays) for (?:the|both) (?:other )?(?:side|teams?)|(?:light|limp) (?:in the|on (?:his|her)) (?:loafers|feet|wrist)|same[- ]sex (?:relationship|marriage|couple|partner)|friend of dorothy|confirmed bachelor|(?:his|her) (?:dead ?name|birth name|old name))\b/giu,
  },
];

/** Words of these rules that no other list holds, for the quick look whether a sentence speaks of people at all. */
export const TOLD_WORDS =
  "older|younger|wits|counting|big|large|heavy|hefty|lovely|cut|slip|butch|moko|photos?|kilos?|finished|done|caregiver|carer|tubes|vasectom|hysterectom|showing|show|americani|anglici|westerni|assimilated|integrated|one of|some of|you'd|you would|you wouldn't|asylum|refugee|travell?er|people|folks|side|like they|surnames?|names?|dropped|lost|brethren|projects|barrio|ghetto|touch|bout|hint|spell|off|on the|antidepress|meds|ptsd|signed off|stroke|heart|claims?|ramp|captions?|interpreter|chemo|bad|dodgy|crook|gammy|damaged|broken|fragile|signed up|teamster|cfm|amwu|siptu|left|right|councillor|nra|black-?list|took|taken|convict|arrested|prison|jail|drink|dui|expunged|criminal|guard|reserve|used to be|bats|plays|same|runs|ran|veteran|ex-|vet|did|served|only|just|all";
