import type { PrivateFact } from './types.ts';

const WHO =
  '(?:owner|boss|manager|director|employer|firm|company|supervisor|foreman|ceo|principal|colleagues?|partners?)';
const OWN = '(?:the|an?|his|her|their|its|my)';
// What somebody does for a living may be called the same.
const AS_WORK =
  /\b(?:clients?|customers?|patients?|residents?|tenants?|handl\w+|managed|manages|managing|led|leads|resolv\w+|mediat\w+|advis\w+|represent\w+|investigat\w+|negotiat\w+|on behalf of|for the group|wrote|drafted|runs?|ran|team from|students?|pupils?|members|claims|carers?)\b/iu;

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
        String.raw`\b(?:passwords?|passcode|pin|login)\b[^.;]{0,25}(?:\bis\b|:|=) ?\S`,
        String.raw`\blives? (?:alone|with (?:his|her|their)|at \d)`,
      ].join('|'),
      'giu',
    ),
    unless: AS_WORK,
  },
  {
    about: 'notice',
    pattern: new RegExp(
      [
        String.raw`\b${WHO} (?:would|will|might|must|mustn't|can't|cannot)\b[^.;]{0,40}\b(?:furious|angry|find out|found out|finds out|learn\w*|hear\w*|get wind|sack|fire)\b`,
        String.raw`\bhid(?:es|ing|den)?\b[^.;]{0,30}\bfrom (?:his|her|their|the) ${WHO}\b`,
        String.raw`\b(?:if|before|until|unless) (?:his|her|their|the) ${WHO} (?:find|found|hear|learn|know)\w*\b`,
      ].join('|'),
      'giu',
    ),
  },
  {
    about: 'pay',
    pattern:
      /\b(?:would|could|might|will|can) (?:drop|come down|go down|go as low|stretch|settle|be had|be got|work|do it) (?:down )?(?:to|for|at|as) [$£€]?\d\d(?!\s?(?:%|hours|days|percent|per cent|km|miles|minutes))|\bpay(?:ing|s)? (?:him|her|them) (?:about |around |only |just )?[$£€]?\d|\b(?:he|she|they)(?:['’]s|['’]re| is| are)? (?:earns?|earning|gets?|getting|makes?|making|paid|on) (?:about |around |only |just )?[$£€]\d/giu,
  },
  {
    about: 'health',
    pattern:
      /\b(?:was|were|been|is|are|went|goes|in and out) (?:in|into|of|to)? ?hospital\b|\b(?:signed off (?:work|sick|with|until|by (?:a|the|his|her|their) (?:doctor|gp))|off work|off sick|laid up)\b/giu,
    unless: AS_WORK,
  },
];
