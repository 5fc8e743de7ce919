import type { Rule } from './types.ts';

const SOMEBODY_BEFORE =
  '(?:anyone|anybody|someone|somebody|nobody|no one|people|folks?|those|candidates?|applicants?|whoever|not one|everyone)';
const KIN = '(?:dad|father|mum|mom|mother|nan|gran|granny|grandad|grandpa|grandma|uncle|aunt|parents?)';

/** Ways of saying who is meant by comparison: with a stage of life, a family, a name, a place, a custom, a record of absence. */
export const CODED_RULES: readonly Rule[] = [
  {
    about: 'age',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:front|back) (?:nine|end|half) of (?:his|her|their|your|an?|the) (?:working )?(?:career|life)\\b|\\b(?:manag|supervis|boss|train|instruct|direct)\\p{L}* (?:their|his|her|your|somebody's|someone's) (?:own )?${KIN}\\b|\\b(?:old|young) enough to be (?:their|his|her|your|my|our) \\p{L}+|\\b(?:run|running) out of (?:career|road)\\b|\\b(?:first|second|last|closing|opening) (?:half|innings|quarter|act|chapter) of (?:his|her|their|your|an?|the) (?:working )?(?:career|life)\\b`,
      'giu',
    ),
    unless: /\b(?:clients?|residents?|patients?|help|support\w*)\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:average|mean|median|typical) age (?:here |of (?:the |our )?(?:team|office|crew|floor|staff) )?(?:is|of|sits|hovers|being)\b[^.;]{0,20}\d\d|\b(?:team|crew|office|floor|staff|everyone|everybody)\b[^.;]{0,30}\b(?:is|are) (?:all )?(?:under|over|below|above|around|about|in (?:their|our)) ?(?:\d\ds?|(?:twent|thirt|fort|fift|sixt)(?:y|ies))\b|\byears?'? (?:pqe|experience|call|post[- ]qualif\p{L}+) (?:tops|max(?:imum)?|at (?:the )?most)\b(?=[^.;]*\b(?:manage|older|younger|dad|mum|age)\b)/giu,
    unless:
      /\b(?:customers?|clients?|residents?|patients?|pupils?|students?|guests|members|buildings?|fleet)\b/iu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:local|english|anglo|western|british|australian|kiwi|american|irish|european) (?:in|by) (?:feel|look|flavour|flavor|name|sound)\b|\bnames? (?:that |which )?(?:(?:the |our |my |their )?(?:clients?|customers?|guests?|callers?|people|team|lads|we|they|i|you|everyone|nobody|no one|one)) (?:can|could|can't|cannot|will|won't) (?:actually |easily )?(?:\p{L}+ ){0,3}(?:tongue|pronounce|say|spell|remember|manage|read)\b|\b(?:un)?pronounceable (?:sur)?names?\b|\b(?:easy|simple|short|plain|familiar|foreign|funny|odd|strange)(?:[- ]sounding)? (?:sur|last )?names?\b(?=[^.;]*\b(?:prefer\p{L}*|only|better|first|shortlist\p{L}*|please|candidates?|applicants?|bin|top|bottom|pile)\b)|\b(?:lot|lots|load|loads|run|stack|pile|list|string) of \p{L}+(?:s|ovs|skis|is)\b(?=[^.;]*\b(?:didn't|did not|don't) (?:gel|fit|click|mix|blend)\b)/giu,
    unless: /\b(?:product|brand|domain|file|variable|place|street|host)\b/iu,
  },
  {
    about: 'race_or_origin',
    subject: 'role',
    pattern:
      /\b(?:born[- ](?:and|&|n)[- ](?:bred|raised)|born (?:and )?(?:bred )?(?:here|locally|in this country)|(?:american|australian|british|english|irish|kiwi|uk|us|nz|canadian|native|locally|home)[- ]born)\b|\b(?:from|of) (?:this|our|the same) (?:country|land|soil|island|nation)(?: originally| by birth)?\b(?=[^.;]*\b(?:originally|birth|only|prefer\p{L}*|want|please)\b)|\boriginally from (?:here|this country|these parts|round here|(?:the )?(?:uk|us|usa|states|australia|new zealand|ireland|britain|england))\b|\b(?:someone|somebody|anyone|people|folks) from (?:this|our own) (?:country|land|island)\b/giu,
    unless:
      /\b(?:wherever|whether|regardless|no matter|business|company|firm|brand|product|beer|idea|chain|startup|program\w*)\b/iu,
  },
  {
    about: 'disability_or_health',
    subject: 'role',
    pattern:
      /\b(?:no|without|free (?:of|from)|zero|clear of|never had|not had)\b[^.;]{0,25}\b(?:(?:physical|mental|medical|health|personal|pre-?existing|underlying|ongoing|chronic|long[- ]term|lingering|back|knee|nerve)(?: (?:or|and) (?:physical|mental|medical|health))? (?:hassles?|troubles?|worries|niggles?|dramas?|baggage|ailments?|complaints?|conditions?|hang-?ups?|frailt(?:y|ies)|scares?|limitations?|wobbles?))\b|\b(?:been |ever |was |were |gets? |going )?signed off (?:sick |work )?(?:with|for|on) (?:[\p{L}-]+ ){0,2}(?:nerves?|stress|anxiety|depression|burn-?out|exhaustion|back|illness|sick\p{L}*)\b|\b(?:sick days|sick leave|sickies|stress claims?|comp(?:ensation)? claims?|time off sick|workers'? comp)\b[^.;]{0,40}\b(?:clean|squeaky|none|few|no history|big user)\b|\b(?:clean|squeaky[- ]clean|spotless|clear)\b[^.;]{0,15}\b(?:sick(?:ness)?|absence|comp(?:ensation)?|workers'? comp|health|medical) (?:\p{L}+ )?(?:history|record|slate|sheet)\b/giu,
    unless:
      /\b(?:clients?|patients?|residents?|participants?|welcome|adjust\w+|accommodat\w+|not (?:ask|need|require))\b/iu,
  },
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:carry|carrying|carried) (?:people|passengers|anyone|anybody|someone|the weak)\b(?=[^.;]*\b(?:health|sick|ill|fit|upstairs|physical|mental|nerves)\b)|\b(?:health|sick|ill|fit|upstairs|physical|mental)\b[^.;]*\b(?:carry|carrying) (?:people|passengers|anyone)\b|\b(?:physical|physically|mental|body|downstairs) (?:or|and|nor) upstairs\b/giu,
  },
  {
    about: 'union_or_politics',
    subject: 'role',
    pattern:
      /\b(?:no|not|never|avoid|without)\b[^.;]{0,15}\b(?:ex-|former |past |old )?(?:delegates|shop stewards?|union reps?|organi[sz]ers|stirrers|agitators|activists|campaigners|marchers)\b|\b(?:march(?:es|ed|ing)?|votes?|voted|voting|campaign(?:s|ed|ing)?|protest(?:s|ed|ing)?|demonstrat\p{L}+)\b[^.;]{0,30}\b(?:that way|with greenpeace|for the (?:left|right|other (?:side|lot|mob))|(?:labou?r|tory|green|left|right|republican|democrat))\b/giu,
    unless:
      /\b(?:conference|board|events?|sessions?|stakeholders?|policy|communications|adviser|advisor)\b/iu,
  },
  {
    about: 'family',
    subject: 'role',
    pattern:
      /\b(?:husband|man)[- ]and[- ]wife(?: (?:team|couple|pair|duo|partnership))?(?=,? (?:please|only|prefer\p{L}*|wanted|sought|needed|team|couple|pair|duo|partnership)|$|,)|\b(?:happily|properly|respectably|legally) (?:married|wed|settled)\b|\b(?:still|who) liv(?:e|es|ing) (?:at home|with (?:his|her|their|your) (?:parents?|mum|mom|mother|family|folks))\b|\b(?:still )?at (?:mum|mom|home with mum)(?: and|&) dad'?s\b/giu,
    unless:
      /\b(?:clients?|residents?|customers?|adults?|young people|owners?|owned|run by|founded|support\w*)\b/iu,
  },
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\bstatement of (?:faith|belief)\\b|\\b(?:christ|bible|gospel|faith|god|torah|quran)[- ](?:cent(?:er|re)d|based|led|driven|honou?ring|believing)\\b (?:[\\p{L}-]+ ){0,2}(?:company|business|firm|shop|employer|workplace|team|crew|contractors?|family|outfit|folks|people)\\b|\\b(?:sign|signs|affirm|affirms|profess|professes|share|shares|agree with|live by)\\b[^.;]{0,25}\\b(?:our |the |a )?(?:faith|beliefs|creed|doctrine)\\b|\\b${SOMEBODY_BEFORE} [^.;]{0,40}\\b(?:pray|prays|praying|prayers?|worship\\p{L}*|sabbath|ramadan|eid|fasting)\\b|\\b(?:no|without)\\b[^.;]{0,15}\\b(?:head |hair |face )?(?:coverings?|head ?scar(?:f|ves)|head ?wear|veils?|wraps)\\b|\\bhair (?:must be |to be |is |be )?(?:on show|uncovered|visible|out)\\b`,
      'giu',
    ),
    unless:
      /\b(?:chaplain\w*|priest|pastor|imam|rabbi|minister|welcome|any faith|all faiths|whatever|regardless|prayer room|floors?|walls?|mulch|crops?|food safety|regardless|patients?|customers?)\b/iu,
  },
  {
    about: 'work_status',
    subject: 'role',
    pattern:
      /\b(?:(?:guard|reserves?) (?:and|or|&) (?:reserves?|guard)|national guard|army reserve|reservists?|drill weekends?|military (?:leave|duty|orders|service|commitments?))\b(?=[^.;]*\b(?:not|can't|won't|don't|cannot|elsewhere|no)\b)|\b(?:no|not|can't|won't|cannot)\b[^.;]{0,40}\b(?:reservists?|drill weekends?|military (?:leave|duty|orders))\b/giu,
    unless: /\b(?:welcom\w+|protect\w*|support\w*|discriminat\w*|regardless)\b/iu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\bcanadian (?:work )?experience\b|\b(?:overseas|foreign|abroad|offshore)\b[^.;]{0,40}\b(?:not|won't|never|cannot)\b (?:be )?(?:count\w*|recogni[sz]\w*|consider\w*|accept\w*|credit\w*)/giu,
    unless:
      /\b(?:not|no) (?:required|needed|necessary)\b|\b(?:licen[cs]\w*|registration|degrees?|qualifications?)\b/iu,
  },
  {
    // Whom a house says that it had before, and how it went.
    about: 'race_or_origin',
    subject: 'role',
    pattern:
      /\b(?:travell(?:ing|er) (?:community|people|families|lads?|men|women|folk)|travellers|roma|gyps(?:y|ies))\b[^.;]*\b(?:(?:did ?n['’]?o?t|never|does ?n['’]?o?t) (?:work|pan) out|screen|trouble|(?:not|never) again|had issues|once bitten|no good|steer clear)\b/giu,
    unless: /\b(?:clients?|support\w*|work(?:s|ing)? with|outreach|pupils?|residents?)\b/iu,
  },
  {
    // How somebody looks, by a figure of speech.
    about: 'appearance',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:english rose|(?:girl|boy) next door|all[- ]american(?! +(?:diner|menu|breakfast|brunch|food|fare|burgers?|grill|bbq|barbecue|cuisine|cooking|classics?|brands?|restaurant|steak\p{L}*|dishes|dessert|pies?|apparel|clothing|denim|musical|road|sports?|football|basketball|swimming|athletes?|honou?rs?)\b)|eye candy|arm candy|easy on the eyes?|blonde bombshell|yummy mummy|model (?:looks|type)|(?:mediterranean|nordic|scandi(?:navian)?|latin|celtic|european|english|anglo) (?:looks?|looking|complexion|features|rose))\b/giu,
    unless: /\b(?:brand|product|design|garden|furniture|interiors?|cuisine|menu|film|script|role of)\b/iu,
  },
  {
    // What helps somebody move, hear or see, told as what slows the work.
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:wheelchair|crutch(?:es)?|walking (?:stick|frame)|hearing aids?|guide dog|assistance dog|white cane|prosthe\w+|insulin pump|stoma|stammer|stutter|(?:an?|her|his|their|the) limp)\b[^.;]{0,60}\b(?:slow\w*|get in the way|in the way|keep up|struggle\w*|cope|put (?:\p{L}+ )?off|scare\w*|awkward|hassle|fuss|trip|unsafe|not (?:suit|work|fit)|would ?n['’]?t (?:suit|work|fit)|screen|avoid|better not|rather not|leave (?:them|her|him) out)\b|\b(?:slow\w*|keep up|struggle\w*|cope|hassle|screen(?:ed)?|avoid|rather not|rule out)\b[^.;]{0,40}\b(?:wheelchair|crutch(?:es)?|hearing aids?|guide dog|white cane|prosthe\w+|stammer|stutter|limp)\b/giu,
    unless:
      /\b(?:patients?|clients|residents?|passengers?|customers?|visitors?|students?|pupils?|access(?:ible)?|ramps?|design\w*|manufactur\w*|sell\w*|fit(?:s|ting|ted) (?:and|hearing)|repair\w*|adjust\w*|welcome|support\w*)\b/iu,
  },
];

/** What a sentence holds that these rules look for. */
export const CODED_WORDS =
  'english rose|next door|all[- ]american|candy|easy on the eye|bombshell|yummy mummy|model (?:looks|type)|(?:mediterranean|nordic|scandi(?:navian)?|latin|celtic|european|english|anglo) (?:look|complexion|features)|wheelchair|crutch|walking (?:stick|frame)|hearing aid|guide dog|assistance dog|white cane|prosthe|insulin pump|stoma|stammer|stutter|limp|travelling community|travell(?:er|ing) (?:people|families|lads|folk)|reservist|guard and reserve|drill weekend|national guard|army reserve|military|canadian|overseas|abroad|offshore|front nine|back nine|half of|end of|innings|quarter of|act of|chapter of|out of career|out of road|their dad|their mum|tops|average age|mean age|median age|typical age|in feel|in look|in sound|by name|in name|names? (?:that|which|the|our|my|their|clients?|customers?|people|we|they|i|you|nobody|everyone)|surnames?|last names?|pronounc|did ?n.t gel|did ?n.t click|born|originally|this country|our country|this land|this island|hassle|niggle|signed off|squeaky|spotless|stress claim|comp claim|workers. comp|upstairs|delegates|steward|union rep|organi[sz]er|stirrer|agitator|activist|campaigner|march|voted?|votes|voting|protest|campaigned|demonstrat|living at|lives? at|lives? with|statement of|christ|bible|gospel|faith|god|pray|worship|sabbath|ramadan|fasting|coverings?|headscar|headwear|veil|hair (?:on|must|to|is|be)';
