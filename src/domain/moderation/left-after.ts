import { lowered } from './matching.ts';
import type { Attribute } from './types.ts';
import { ILLNESS } from './words.ts';

// What somebody asked for, or told, that is of their own life, and in the next words that they are left, plainly or under a pretext: "She
// asked about a prayer room. Let's leave that one."

const rx = (source: string): RegExp => lowered(`(?<!\\p{L})(?:${source})(?!\\p{L})`);

const ASKED =
  "(?:(?:he|she|they|the (?:\\p{L}+ )?(?:candidate|applicant|lad|girl|lady|guy|woman|man|bloke|one)(?: with [^.;,]{3,25})?|\\p{Lu}?\\p{L}+)(?:['’]s|['’]d| has| had)? )?(?:(?:also|then|straight away|already|even|just|kept) )*(?:ask(?:ed|s|ing)|want(?:ed|s) to know|wonder(?:ed|s)|enquired|inquired|mention(?:ed|s)|brought up|raised|told (?:me|us|them)|said|request(?:ed|s)|need(?:ed|s)|want(?:ed|s))";
const FACTS: readonly (readonly [Attribute, RegExp])[] = [
  [
    'religion',
    rx(
      'prayers?(?: (?:rooms?|times?|breaks?|space|mat))?|(?:could|can|to|might) pray|mosque|church on|sabbath|shabbat|ramadan|eid|diwali|hijab|head ?scar(?:f|ves)|turban|kippah|yarmulke|halal|kosher|bible',
    ),
  ],
  [
    'disability_or_health',
    rx(
      `${ILLNESS}|(?:an? )?(?:chronic|long[- ]term|autoimmune) (?:illness|condition|disease)|lupus|flare-?ups?|(?:may|might|could|will|would) need (?:a|the odd|some|an occasional) (?:days?|mornings?|hours?|time)(?: off)?|ramps?|wheelchair(?: access)?|step-free|hearing (?:loop|aids?)|captions?|captioned|interpreter|(?:reasonable )?adjustments?|accommodations?|(?:a )?quiet (?:room|space) for|screen reader|large print|(?:more|extra) time (?:on|for|in) (?:the )?(?:test|assessment|exam|interview)|dialysis|chemo|insulin|therapy appointments?|fmla|sick (?:pay|leave)|disability leave|(?:his|her|their) (?:ms|adhd|autism|dyslexia|epilepsy|condition|diabetes|back|medication|guide dog|disability)`,
    ),
  ],
  [
    'pregnancy',
    rx(
      'maternity(?: (?:pay|leave|cover|policy))?|mat leave|parental leave|lactation(?: room)?|pump(?:ing)?(?: room)?|breast-?feed\\p{L}*|nursing room|somewhere to (?:express|pump|feed)|ivf|fertility treatment|pregnan\\p{L}+',
    ),
  ],
  [
    'family',
    rx(
      "childcare|day ?care|nursery|school[- ](?:run|holidays?|pick-?ups?)(?: cover| hours| leave| time)?|carer['’]?s['’]? leave|(?:her|his|their) (?:little ones?|kids|children|toddler|baby|mum|mother|dad)",
    ),
  ],
  [
    'sexual_orientation',
    rx(
      'domestic partners?(?:hip)?(?: benefits)?|gender[- ]neutral (?:toilets?|bathrooms?|loos?)|pronouns|transition(?:ing)?|same-sex',
    ),
  ],
  [
    'union_or_politics',
    rx('(?:the|a|our|which) unions?(?: rep| delegate)?|union (?:rates|rep|membership|dues)'),
  ],
];
// Who is left so; "leave it with me" and "let's move the meeting" are not.
const LEFT =
  "(?:so |and |then )?(?:(?:let['’]?s|we(?:['’]ll| will|['’]d| should| can)|i(?:['’]d|['’]ll| would)|i think we|best|better|probably|please|just) (?:\\p{L}+ )?)?(?:leave (?:her|him|them|that one|this one|it there|that (?:girl|guy|lad|candidate))|leave it(?= (?:with the others|at that|there)|\\W*$)|pass(?: on (?:her|him|them|that|this|it))?|park (?:that|this|her|him|them)(?: one)?|skip(?: (?:her|him|them|that|this|it)(?: one)?)?|move on(?: to (?:the )?(?:next(?: (?:one|candidate|person|cv))?|others?|another))?|(?:on )?to the next(?: one)?|steer clear|drop (?:her|him|them|that one|it)|give (?:that|this|her|him|them|it)(?: one)? a (?:miss|swerve|wide berth)|bin (?:it|her|him|them|that one)|look (?:elsewhere|at (?:the )?others)|go (?:with|for) (?:some(?:one|body) else|another|the others?)|not (?:go there|proceed|go(?:ing)? ahead|take (?:it|her|him|them) (?:any )?further)|(?:close|turn|sign|mark|log|let|code|file|reject|decline|knock|write|put|rule) (?:her|him|them|it|that one|this one)(?: (?:out|off|down|away|back|go|through))? (?:as|with|under|on|citing|using|for|because of|for lack of|due to) ?(?:the |an? |usual |standard )*[\"“'‘]?(?:(?:stronger|better|other|more (?:experienced|suitable|qualified)|closer) (?:candidates?|applicants?|match(?:es)?|fit)|(?:culture|cultural|team|experience|skills?) ?(?:fit|gap|mismatch)?|not (?:a|the right|quite (?:a|the)) (?:fit|match)|position (?:filled|closed)|role (?:filled|closed)|no longer (?:available|hiring)|lack of experience|overqualified|business (?:reasons|needs))[\"”'’]?)";
const ALONE =
  "(?:next(?: one)?(?: please)?|(?:way |far |just )?(?:too much|not worth (?:the|all that)|more) (?:hassle|trouble|bother|faff|drama|admin|fuss)(?: than (?:it|s?he)(?:['’]s| is) worth)?(?:,? (?:for us|next(?: one)?(?: please)?))?|not (?:this time|for us|the one|going (?:ahead|further)|proceeding)|no (?:thanks|thank you|from (?:me|us))|hard (?:pass|no)|red flag|(?:kiv,? )?(?:don['’]t|do not) proceed|one to (?:leave|avoid|skip|drop)|we won['’]t be (?:going|taking|proceeding|moving) [^.;]{2,20}|(?:she|he|they|that)(?:['’]s| is|['’]re) (?:out|off the list|a no|a pass)|off the list|say no more|enough said)";
const BEHIND = rx(
  `^\\W*(?:(?:so|and|then|sorry|yeah|ok|hmm),? )*(?:${LEFT}|${ALONE})(?:,? (?:please|then|i think|thanks|for now|with the others|at that|there|here|in the end))*(?=\\W*$)`,
);
const IN_ONE = rx(
  `(?:,|–|-|;| so| and)[ ,]+(?:${LEFT}|we won['’]t be (?:going|taking|proceeding|moving) [^.;]{2,20}|hard pass|red flag|one to (?:leave|avoid))\\W*$`,
);
const OF_WORK =
  /\b(?:clients?|patients?|residents?|customers?|guests?|pupils?|students?|budget|quote|invoice|suppliers?|in the (?:ad|advert|brief)|withdr\p{L}+|turned (?:us|it) down|unlawful|illegal|can['’]?t (?:leave|pass|drop|skip|turn)|must not|mustn['’]t)\b/iu;

/** What of somebody's life they are left for, in the sentence that tells it. */
export interface LeftAfter {
  about: Attribute;
  start: number;
  end: number;
}

const ASKS = rx(ASKED);

/**
 * What somebody asked about that is of their own life, where the next sentence, or the end of the same, leaves them.
 * @param text the sentence in small letters
 * @param next the sentence behind it, in small letters; undefined to look for it in this one alone
 */
export function leftAfter(text: string, next: string | undefined): LeftAfter | null {
  if (!(next === undefined ? IN_ONE : BEHIND).test(next ?? text)) return null;
  if (OF_WORK.test(text) || (next !== undefined && OF_WORK.test(next))) return null;
  const asked = ASKS.exec(text);
  if (asked === null) return null;
  for (const [about, fact] of FACTS) {
    const found = fact.exec(text.slice(asked.index));
    if (found === null) continue;
    const start = asked.index + found.index;
    return { about, start, end: start + found[0].length };
  }
  return null;
}
