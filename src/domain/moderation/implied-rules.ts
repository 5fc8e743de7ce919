import type { Rule } from './types.ts';

const EDGE = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
const rx = (...patterns: string[]): RegExp =>
  new RegExp(patterns.join('|').replaceAll(String.raw`\b`, EDGE), 'giu');

/** Who is at work there, is served or is sold to: they may be named by what no employee may be asked for. */
const OTHERS =
  /(?<!\p{L})(?:clients?|customers?|residents?|patients?|participants?|pupils?|students?|guests?|famil(?:y|ies) we|customers|clientes|kunden|patienten|support(?:s|ing)? (?:our|families)|policy|offers?|enhanced|generous|scheme|benefits?)(?!\p{L})/iu;

// "We can't be doing with …": of whom somebody has had enough, with up to three words before the noun.
const TIRED_OF = String.raw`\b(?:(?:can(?:no|['’])?t|could(?: not|n['’]t)) (?:be (?:doing|dealing|bothered)|cope|put up) with|(?:fed up|done|through) with|fed up of|(?:sick|tired) of|had (?:more than )?(?:enough|our fill|it up to here) (?:of|with)|(?:no|little|zero) (?:patience|use|appetite) for)(?: any| more| these| those| all)*(?: \p{L}+(?:-\p{L}+)*){0,2}? `;

/**
 * Ways of saying who is not wanted by what others did or what follows: those who left to have children, a day of rest, duties at home, how an age
 * feels, a complaint against an employer, a wink. A person decides of each.
 */
export const IMPLIED_RULES: readonly Rule[] = [
  ...(
    [
      [
        'family',
        'mums?|mothers|parents|dads|fathers|mummies|carers|newly-?weds|school[- ]runs?|childcare (?:dramas?|excuses|issues)',
      ],
      [
        'age',
        'pensioners|retirees|oldies|old (?:boys|blokes|men|women|people)|over-?(?:forties|fifties|sixties|[4-6]0s)|youngsters|teenagers|millennials|boomers|gen[- ]?z(?:ers)?|kids straight out of \\p{L}+',
      ],
      [
        'race_or_origin',
        'foreigners|immigrants|migrants|(?:\\p{L}+ (?:accents|names))|(?:polish|romanian|indian|chinese|irish|african|asian|nigerian|filipino|pakistani|eastern european|māori|maori|aboriginal|islander) \\p{L}+',
      ],
      ['sex', 'women|girls|females|ladies|blokes|males'],
    ] as const
  ).map(
    ([about, people]): Rule => ({
      about,
      verdict: 'held',
      subject: 'role',
      pattern: rx(`${TIRED_OF}(?:${people})\\b(?!['’])`),
      unless:
        /(?<!\p{L})(?:if you(?:['’]re| are)|support\p{L}*|food|dish\p{L}*|clothes|customers|clients)(?!\p{L})/iu,
    }),
  ),
  {
    about: 'sex',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\b(?:prefer\p{L}*|likes?|love|expects?|wants?|rather|happier|comfortable|enjoy|insists?)\b[^.;]{0,30}\b(?:served|looked after|seen|met|greeted|welcomed|treated|cared for|taught|handled|dealt with|waited on|trained|advised|helped|washed|driven|shown (?:round|around)) by (?:an? |some |the )?(?:(?:nice|young|younger|older|mature|pretty|attractive|good-looking|proper|real|local|white|english) )?(?:lad(?:y|ies)|wom[ae]n|girls?|m[ae]n|blokes?|guys?|lads?|gentlem[ae]n|females?|males?|mums?|dads?)\b`,
    ),
    unless:
      /(?<!\p{L})(?:intimate|personal care|may|can|choose|choice|right to|exempt\p{L}*|exception|act|law|occupational|schedule)(?!\p{L})/iu,
  },
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\bfree (?:from|of)(?: any| all)? (?:\p{L}+(?:,| or| and) ){0,2}?(?:epilepsy|asthma|diabetes|arthritis|migraines?|seizures|depression|anxiety|(?:(?:chronic|long[- ]term|pre-?existing|underlying|ongoing|serious|any|other|medical|health|back|heart|skin|joint|mental health) )+(?:illness(?:es)?|conditions?|problems?|issues?|complaints?))\b`,
    ),
    unless:
      /(?<!\p{L})(?:if you|nobody|needn['’]t|need not|not (?:have|need)|adjust\p{L}*|support\p{L}*|animals?|horses?|dogs?|herd|stock|birds|trees)(?!\p{L})/iu,
  },
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\b(?:left|leave|leaving|quit|went|gone|go|disappear\p{L}*|vanish\p{L}*)\b[^.;]{0,25}\b(?:to (?:start|have|raise) (?:a |their |her )?(?:famil(?:y|ies)|babies|kids|children)|on (?:maternity|mat leave|parental leave)|to have (?:a |their )?bab(?:y|ies))\b`,
      String.raw`\b(?:without|no|not|free of|fewer|minus)\b[^.;,]{0,20}\b(?:wh[aā]nau|caring|carer['’]?s?|childcare|school[- ](?:run|pick-?up)|elder[- ]?care|home) (?:obligations?|duties|commitments?|responsibilit(?:y|ies)|ties|dramas?)\b`,
      String.raw`\b(?:mit|nach) der familienplanung (?:durch|fertig|abgeschlossen)\b|\bfamilienplanung (?:ist )?abgeschlossen\b|\bkeine (?:mütter|muttis|kleinen kinder)\b`,
      String.raw`\b(?:congés? (?:de )?maternité|congés? parenta(?:l|ux))\b[^.;]{0,20}\b(?:répétition|éviter|enchaîn\p{L}*)\b|\b(?:évit\p{L}*|pas de|sans|marre d\p{L}*)\b[^.;]{0,12}\b(?:congés? (?:de )?maternité|mamans?|jeunes mères)\b`,
      String.raw`\b(?:candidat\p{L}*|personnes?|mères?|pères?|parents?|femmes?|gens|profils?) (?:avec|ayant|qui (?:a|ont)) (?:des? |d['’]|un |une |de )?(?:jeunes? |petits? )?(?:enfants?|bébés?|gosses)\b[^.;]{0,40}\b(?:ne|pas|s['’]abstenir|exclu\p{L}*|éviter)\b`,
      String.raw`\b(?:bewerber\p{L}*|kandidat\p{L}*|personen|mütter|väter|eltern|leute|frauen) mit (?:kleine[rn]? |kleinen )?(?:kindern?|kleinkindern?|babys?|nachwuchs)\b[^.;]{0,40}\b(?:nicht|kein\p{L}*|ungeeignet|absehen|verzichten)\b`,
      String.raw`\b(?:pensando|planeando|piense|pensar) (?:en )?tener (?:niños|hijos|familia|bebés)\b|\b(?:niente|no|senza) (?:mamme|madri|neo-?mamme)\b|\b(?:geen|niet) (?:moeders|kleine kinderen|kinderwens)\b|\butan (?:små)?barn\b`,
    ),
    unless: OTHERS,
  },
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\b(?:observ(?:e|es|ing)|keep(?:s|ing)?|rest(?:s|ing)? on|off for) (?:the )?(?:saturdays?|sundays?|fridays?|shabbat|shabbos|sabbath|lent|ramadan)\b(?!\s+(?:trading|opening|closing|hours|rules|rates|shifts?|work|deliver\p{L}*|mornings?))`,
      String.raw`\b(?:church|mosque|temple|synagogue|mass|prayers?)\b[^.;]{0,20}\b(?:here|together|as a team)\b[^.;]{0,15}\b(?:we|everyone|everybody|all)\b|\b(?:we|everyone|everybody) (?:all )?(?:go|attend|pray|worship)\b[^.;]{0,20}\b(?:church|mosque|temple|mass|sunday|together)\b`,
      String.raw`\bmates from the (?:same )?(?:church|mosque|temple|parish)\b`,
    ),
    unless: OTHERS,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\bat (?:forty|fifty|sixty|seventy|[4-7]\d)\b(?!\s*(?:degrees?|°|per ?cent|%|km|hours?|met(?:re|er)s|mins?|minutes))[^.;]{0,12}\b(?:you|they|he|she|one|most)['’]?(?:d|ll)?\b[^.;]{0,15}\b(?:feel|struggle|ache|notice|slow|regret|suffer)\p{L}*\b`,
      String.raw`\b(?:jung geblieben|junggeblieben\p{L}*|alte hasen bitte nicht|zu alt|dafür zu alt|trop (?:âgé|vieux)\p{L}*|demasiado mayor(?:es)?|troppo (?:vecchi|anzian)\p{L}*|te oud)\b`,
      String.raw`\b(?:finished|left|completed) school (?:before|in|back in) the (?:millennium|nineties|eighties|seventies|\d0s|last century)\b`,
    ),
    unless: OTHERS,
  },
  {
    about: 'nationality',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\b(?:permits?|visas?|passports?|people|papers) from (?:certain|some|the wrong|those|particular) (?:countries|places|regions)\b`,
      String.raw`\b(?:pledges?|swears?|salutes?) (?:allegiance|the flag)\b`,
      String.raw`\b(?:not|no(?:body| one)?|never|none|instead of|rather than)\b[^.;]{0,20}\boff the (?:plane|boat|ferry)\b`,
    ),
    unless: OTHERS,
  },
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\b(?:no(?:body| one)?|not|none|never|without|avoid)\b[^.;,]{0,18}\b(?:on|with|under) (?:the )?(?:ndis|a support worker|a carer|pip|dla|disability (?:pension|allowance|support)|an? nhs plan)\b`,
      String.raw`\b(?:drop|lose|shed) (?:a few|some|several|two|three) (?:sizes|kilos|pounds|stone|dress sizes)\b`,
    ),
    unless: OTHERS,
  },
  {
    about: 'union_or_politics',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\b(?:sued|suing|taken to (?:court|tribunal)|took\b[^.;]{0,20}\bto (?:court|tribunal)|lodged|filed|raised)\b[^.;]{0,25}\b(?:an? employer|their employer|former employer|last employer|employers|old boss|complaints? (?:at|about|against)|grievances?|tribunal claims?|unfair dismissal)\b[^.;]{0,40}\b(?:bottom|not|no|avoid|bin|pile|pass|skip|last|rather)\b`,
      String.raw`\b(?:no(?:body| one)?|not|avoid|anyone|steer clear of)\b[^.;,]{0,25}\b(?:who|that) (?:has |have |had )?(?:ever )?(?:sued|taken)\b[^.;]{0,20}\b(?:employer|boss|tribunal|court)\b`,
    ),
    unless:
      /(?<!\p{L})(?:lawyers?|solicitors?|barristers?|paralegals?|litigat\p{L}*|defend\p{L}*|cases?)(?!\p{L})/iu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      String.raw`\b(?:you know (?:which|who|what|the (?:type|sort|ones))(?: (?:i|we) mean)?(?=\s*(?:[.;!?)]|$))|if you (?:catch|get|see) (?:my|our) (?:drift|meaning)|(?:if you know|know) what (?:i|we) mean|wink wink|nudge nudge|reading between the lines)\b`,
      String.raw`\bsi (?:vous voyez|tu vois) ce que je veux dire\b|\bihr wisst schon\b|\b(?:sie|ihr|du) versteh(?:en|t|st) schon\b|\bsie wissen schon(?=\W*$)|\bsie wissen,? was ich meine\b|\bya (?:sabes(?! (?:c[oó]mo (?:va|est[aá]|es|funciona)|d[oó]nde|cu[aá]ntos?|que (?:aqu[ií]|en|el|la|los|las)) )|me entiende\p{L}*)\b|\bse (?:capisci|capite) cosa intendo\b|\bje weet wel\b`,
      String.raw`\bof their own (?:kind )?(?:at|on|behind) (?:the )?(?:desk|counter|phones?|front|reception)\b`,
    ),
    unless: OTHERS,
  },
];

/** What a sentence holds that these rules look for. */
export const IMPLIED_WORDS =
  'to (?:start|have|raise) (?:a |their |her )?(?:famil|bab|kids|children)|on mat|parental leave|wh[aā]nau|caring|carer|childcare|school[- ](?:run|pick)|elder[- ]?care|home (?:obligation|dut|commitment|responsib|ties)|familienplanung|mütter|muttis|maternité|parenta(?:l|ux)|mamans|mères|tener (?:niños|hijos|familia|beb)|mamme|madri|moeders|kinder|barn|saturday|sunday|friday|sabbath|shabb|lent|ramadan|church|mosque|temple|synagogue|mass|prayer|pray|worship|forty|fifty|sixty|seventy|at [4-7]\\d|jung ?geblieben|alte hasen|zu alt|trop (?:âgé|vieux)|demasiado|troppo|te oud|school (?:before|in|back)|permits?|visas?|passports?|papers from|people from|allegiance|the flag|off the (?:plane|boat|ferry)|ndis|support worker|pip|dla|disability|nhs plan|sizes|kilos|pounds|stone|sued|suing|tribunal|lodged|grievance|you know|drift|what (?:i|we) mean|wink|nudge|between the lines|ce que je veux dire|versteh(?:en|t|st) schon|wissen schon|wisst schon|was ich meine|ya (?:sabes|me)|cosa intendo|weet wel|their own';
