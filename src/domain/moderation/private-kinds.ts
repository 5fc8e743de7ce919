import { ACCESS_CODE } from './access-codes.ts';
import type { PrivateFact } from './types.ts';

const WHO =
  '(?:owner|boss|manager|director|employer|firm|company|supervisor|foreman|ceo|principal|colleagues?|partners?)';
const OWN = '(?:the|an?|his|her|their|its|my)';
// What somebody does for a living may be called the same.
const AS_WORK =
  /\b(?:clients?|customers?|patients?|residents?|tenants?|handl\w+|managed|manages|managing|led|leads|resolv\w+|mediat\w+|advis\w+|represent\w+|investigat\w+|negotiat\w+|on behalf of|for the group|wrote|drafted|runs?|ran|team from|students?|pupils?|members|claims|carers?)\b/iu;

const MEDICINES =
  '(?:sertraline|zoloft|fluoxetine|prozac|(?:es)?citalopram|lexapro|cipralex|paroxetine|venlafaxine|effexor|duloxetine|cymbalta|mirtazapine|bupropion|lithium|quetiapine|seroquel|olanzapine|risperidone|aripiprazole|lamotrigine|valproate|pregabalin|gabapentin|diazepam|valium|xanax|alprazolam|lorazepam|zopiclone|ritalin|methylphenidate|adderall|vyvanse|elvanse|concerta|dexamfetamine|methadone|suboxone|buprenorphine|naltrexone|antabuse|insulin|metformin|ozempic|warfarin|tamoxifen|letrozole|methotrexate|humira|prednisone|prednisolone|levothyroxine|clozapine|truvada|antiretrovirals?|antidepressants?|antipsychotics?|anti-?anxiety (?:tablets|pills|meds)|ssris?|beta-?blockers|blood thinners|painkillers|opioids|morphine|oxycodone|sleeping (?:tablets|pills)|hrt|testosterone|puberty blockers|immunosuppressants)';
const ILLNESSES =
  "(?:(?:type (?:1|2|one|two) )?diabet\\w+|epilep\\w+|multiple sclerosis|adhd|autis\\w+|asperger'?s|dyslexi\\w+|dyspraxi\\w+|bipolar|(?:post-?natal |clinical )?depression|anxiety|panic attacks?|ptsd|ocd|crohn['’]?s|colitis|lupus|endometriosis|fibromyalgia|long covid|chronic (?:fatigue|pain|illness)|migraines?|arthritis|cancer|leuk[a]?emia|lymphoma|melanoma|tumou?rs?|hiv|hepatitis|parkinson['’]?s|alzheimer['’]?s|dementia|schizophreni\\w+|eating disorder|anorexi\\w+|bulimi\\w+|insomnia|sleep apn(?:o)?ea|tinnitus|heart disease|angina|kidney (?:disease|failure)|dialysis|coeliac|sciatica|vertigo|alcoholi\\w+)";

/** What is told of how somebody left, of their references, other processes, pay, papers and debts, by its kind. */
export const PRIVATE_KINDS: readonly { about: PrivateFact; pattern: RegExp; unless?: RegExp }[] = [
  {
    about: 'confidence',
    pattern: new RegExp(
      [
        String.raw`\b(?:was|were|been|got|being|is|are) (?:\p{L}+ )?(?:let go|pushed out|managed out|forced out|walked off|escorted out|frozen out|bullied|harassed|suspended|demoted|passed over)\b`,
        String.raw`\bwalked (?:out|off)\b(?: (?:of|on|after|in))?`,
        String.raw`\b(?:left|leaving|leaves|quit|quitting|going|moving|wants out|looking)\b[^.;]{0,25}\b(?:because|as|after|over|due to|since)\b[^.;]{0,40}\b(?:boss|manager|owner|row|argument|bull\w+|harass\w+|hit(?:ting)? on|toxic|grievance|unfair\w*|affair|scandal|burn\w*)\b`,
        String.raw`\b(?:rows?|arguments?|fall(?:ing|en)[- ]out|fell out|bust-?up|fight|clash\w*|bad blood|feud) with ${OWN} (?:\p{L}+ )?${WHO}\b`,
        String.raw`\b(?:signed|under|bound by|has|have) an? (?:settlement agreement|nda|non-?compete|gagging clause)\b`,
        String.raw`\b(?:suing|sued|is being sued|taking (?:him|her|them) to court|tribunal)\b`,
        String.raw`\b(?:references?|probation|medical|drug test|police check|background check|vetting)\b[^.;]{0,25}\b(?:poor|bad|mixed|lukewarm|fail\w*|fell through|negative|weak|problem\w*)\b`,
        String.raw`\bfail(?:ed|s) (?:${OWN} )?(?:probation|drug|medical|police|background|vetting|credit)\b`,
        String.raw`\b(?:second|third|final|first|another|last-round) (?:round )?interviews? (?:with|at)\b`,
        String.raw`\b(?:has|have|holds?|holding|got|sitting on|expect\w*|waiting (?:on|for)|with) (?:an?|another|two|three|other|competing|\d) (?:\p{L}+ )?offers? (?:from|at|elsewhere|on the table|in hand|out|pending)\b|\bcounter-?offer\w*|\bus as leverage\b`,
        String.raw`\b(?:desperate|will take anything|would take anything|any port in a storm)\b`,
        String.raw`\b(?:waiting (?:on|for)|awaiting|applied for|hoping for|appealing|lost) (?:his|her|their|the|a|an)? ?(?:permanent |partner |student |bridging )?(?:residency|residence|visa|citizenship|green card|indefinite leave|settled status)\b`,
        String.raw`\b(?:owes?|owing) (?:the |his |her |their )?(?:ato|hmrc|ird|irs|revenue|bank|tax\w*|money|thousands|\$|£|€)`,
        // A nurse's PIN is what she is registered by, and is current or not.
        String.raw`\b(?:passwords?|passcode|pin|login)\b[^.;]{0,25}(?:\bis\b|:|=) ?(?!(?:current|valid|active|up to date|live|in date|registered|on file)(?!\p{L}))\S`,
        String.raw`\blives? (?:alone|with (?:his|her|their)|at \d)`,
      ].join('|'),
      'giu',
    ),
    unless: AS_WORK,
  },
  { about: 'confidence', pattern: ACCESS_CODE },
  {
    // What somebody owes, and orders that protect them or keep them away.
    about: 'confidence',
    pattern: new RegExp(
      [
        String.raw`\b(?:consumer proposal|debt (?:agreement|relief order|management plan|collectors?)|individual voluntary arrangement|ivas?|part (?:ix|9) (?:debt )?agreement|(?:filed|filing|files|under|into) (?:for )?chapter (?:7|13|seven|thirteen)|chapter (?:7|13) (?:bankruptcy|filing|case)|ccjs?|county court judge?ments?|payday loans?|defaulted on (?:his|her|their|an?)|(?:his|her|their|poor|bad) credit (?:score|rating|file|history))\b`,
        String.raw`\b(?:owes?|owing) (?:about |around |some )?(?:cra|iras|inland revenue|the tax (?:man|office)|student loans?)\b`,
        String.raw`\b(?:protection|protective|non-molestation|(?:apprehended|domestic|family) violence|personal safety|barring|occupation) orders?\b|\b(?:in hiding|safe house|being stalked|(?:his|her|their) stalker|witness protection|fled (?:his|her|their|an?))\b|\b(?:suburb|address|number|mobile|whereabouts|location)\b[^.;]{0,40}\b(?:(?:go|goes|given|passed|shown|told) to (?:no one|nobody)|must (?:not|never)|should (?:not|never))\b`,
      ].join('|'),
      'giu',
    ),
    unless: AS_WORK,
  },
  {
    about: 'health',
    pattern: new RegExp(
      [
        String.raw`\b(?:takes?|taking|took|is on|was on|been on|goes? on|back on|came off|coming off|off (?:the )?|started|prescribed|injects?|needs?|relies on) (?:(?:his|her|their|daily|low-dose|some|the) )?${MEDICINES}\b(?! (?:production|manufactur\w*|market\w*|launch\w*|lines?|plants?|supply|sales|team|projects?|trials?|programs?|programmes?|portfolio|pens?))`,
        String.raw`\b(?:has|had|have|having|with|lives? with|living with|suffers?(?: from| with)?|suffered(?: from| with)?|battl\w+|fought|beat|surviv\w+|managing (?:his|her|their)|diagnosed|because of|due to|history of) (?:(?:mild|severe|bad|chronic|some|his|her|their|an?|recurrent|occasional|stage \w+|breast|bowel|skin|prostate|ovarian|lung|testicular) ){0,2}${ILLNESSES}(?![\w-]|s?[ -](?:free|care|clinics?|research|patients?|services?|wards?|units?|drugs?|trials?|products?|studies|charit\w+|nurs\w+|education|screening|support|portfolio|franchise|medicines?|team|awareness))`,
        String.raw`\b(?:(?:had|has|having|going|went|been|came) (?:through )?(?:an? )?|(?:his|her|their|an?) )(?:bad|rough|dark|low|black|wobbly) (?:patch|spell|place|period)\b|\b(?:nervous )?breakdown\b(?! (?:of|structure|cover|service|maintenance|rates?))|\b(?:suicid\w+|self-?harm\w*|overdos\w+|rehab)\b`,
      ].join('|'),
      'giu',
    ),
    unless:
      /\b(?:clients?|customers?|patients?|residents?|tenants?|people (?:with|who)|families|students?|pupils?|children with|young people|participants|service users?|wards?|clinics?|trials?|research\w*|nurs(?:e|ed|ing)|cared|cares|therap\w+|oncolog\w+|endocrin\w+|devices?|products?|launch\w*|brands?|plants?|machines?|equipment|vehicles?|company|business|sales|market|charit\w+|raised)\b/iu,
  },
  {
    about: 'notice',
    pattern: new RegExp(
      [
        String.raw`\b${WHO} (?:would|will|might|must|mustn't|can't|cannot)\b[^.;]{0,40}\b(?:furious|angry|find out|found out|finds out|learn\w*|hear\w*|get wind|sack|fire)\b`,
        // Written, and not handed in.
        String.raw`\b(?:resignation|letter of resignation|notice)\b[^.;]{0,25}\bin (?:the|his|her|their|a) (?:top |desk |bottom )?(?:drawer|pocket|desk|bag)\b|\bresignation(?: letter)?\b[^.;]{0,15}\b(?:is|was|has been|already) (?:already )?(?:written|typed|drafted|signed|ready)\b`,
        String.raw`\bhid(?:es|ing|den)?\b[^.;]{0,30}\bfrom (?:his|her|their|the) ${WHO}\b`,
        String.raw`\b(?:if|before|until|unless) (?:his|her|their|the) ${WHO} (?:find|found|hear|learn|know)\w*\b`,
      ].join('|'),
      'giu',
    ),
  },
  {
    about: 'pay',
    pattern:
      /(?<!\b(?:you|we|i|budget) )\b(?:would|could|might|will|can) (?:drop|come down|go down|go as low|stretch|settle|be had|be got|work|do it) (?:down )?(?:to|for|at|as) [$£€]?\d\d(?!\s?(?:%|hours|days|percent|per cent|km|miles|minutes))|\bpay(?:ing|s)? (?:him|her|them) (?:about |around |only |just )?[$£€]?\d|\b(?:he|she|they)(?:['’]s|['’]re| is| are)? (?:earns?|earning|gets?|getting|makes?|making|paid|on) (?:about |around |only |just )?[$£€]\d/giu,
  },
  {
    about: 'health',
    pattern:
      /\b(?:was|were|been|is|are|went|goes|in and out) (?:in|into|of|to)? ?hospital\b|\b(?:signed off (?:work|sick|with|until|by (?:a|the|his|her|their) (?:doctor|gp))|off work|off sick|laid up)\b/giu,
    unless: AS_WORK,
  },
];
