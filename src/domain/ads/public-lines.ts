import { tokensIn } from '../anonymity/index.ts';
import { asksByContent, chanceOf, isPaidPerk, withoutCosts } from '../jobs/index.ts';
import { ACCESS_CODE } from '../moderation/index.ts';
import { withoutBusinessMoney } from './business-money.ts';
import { isDutyByForm } from './duty-form.ts';
import { callsByName, speaksOfSomebody } from './of-somebody.ts';
import { speaksOfBrief } from './of-the-brief.ts';
import { asksRecruiter, isSurelyOwnVoice, speaksForOneself } from './own-voice.ts';
import { PRIVATE_FURTHER, saysApproved } from './private-lines.ts';
import { tellsSumInWords, tellsSumOnTerms } from './sums-in-words.ts';
import { saysToRecruiter, tellsWhatIsHeard } from './to-recruiter.ts';
import { tellsOfMoney, tellsWhatHappened } from './what-happened.ts';

const AMOUNT =
  /(?<![\p{L}])(?:R|Rs\.?|RM|₹|Dhs?) ?\d|\d\s?(?:lakhs?|lacs?|LPA|crores?)(?!\p{L})|[$£€]\s?\d|\b(?:AUD|NZD|USD|GBP|EUR|CAD|SGD|HKD|CHF|ZAR|INR|AED)\s?\d|\b\d[\d.,]*\s?(?:AUD|NZD|USD|GBP|EUR|CHF)\b|\b\d[\d.,]*\s?k\b|\b\d[\d., ]*\s?euros?\b|\b\d[\d.,]*k?\s?(?:bucks|quid|dollars?|pounds?|rands?|dirhams?)\b|\d\s?[TK]?[£€]|\d\s?\$(?!\d)|\d\s?(?:kr\.?|kronor|kroner)\s?(?:i |pr\.? |per )?(?:timen?|timmen?|tim|dagen|dag|måneden|månaden|mnd|mån)(?!\p{L})|\b\d{2,3}k?(?:\s?(?:-|–|to|and)\s?\d{2,3}k?)?\s?(?:plus|\+|and|inc\p{L}*) super(?!\p{L})|\d\s?(?:\/|per |pro |par )\s?(?:hr|h|hour|day|std|stunde|tag|heure|jour)\b|\d[.,]\d\d an? (?:hour|hr|day)\b/iu;
const PAY_WITH_FIGURE =
  /\b(?:salary|salaries|pay|paid|paying|wage|rate|OTE|remuneration|compensation|package|bonus|gehalt|lohn|(?:wir )?zahlen|salaire|salario|salaris|loon|uurloon|maandloon|salário|ordenado|vencimento|månadslön\p{L}*|timlön\p{L}*|pensja|palkka|RAL|retribuzione|compenso|vergütung|rémunération|sueldo|retribuci[oó]n|pagamos|stipendio|lön|løn|lønn|wynagrodzenie|palkka)(?![a-z])[^.]*\d/iu;
const OF_PAY =
  /\b(?:salary|salaries|pay|paid|paying|wage|rate|OTE|remuneration|compensation|package|bonus|base|super(?:annuation)?|earn\w*|per (?:hour|day|annum|year|week|month)|CTC|monthly|\/ ?(?:hr|hour|day|yr|year|annum)|p\.?a\.?|(?:an hour|a day|a year))(?![\p{L}])/iu;
/** What money may be spoken of in an ad that is nobody's pay. */
const OF_BUSINESS =
  /\b(?:budgets?|revenues?|turnover|sales|portfolios?|p&l|assets|spend\w*|funds?|funding|projects?|programmes?|programs?|contracts?|deals?|orders?|tickets?|invest\w*|claims?|accounts|properties|invoices?|insured|limits?|capex|grants?|pipeline|aum|arr|raised|donations?|savings?|debt|loans?|company|business|worth|valued|authority|settle\w*|refunds?|write-?offs?|takings|floats?|petty cash|damages|losses)\b/i;

/** "Full salary for 20 weeks of leave": how long, not how much. */
const TIMES = /\d+ ?(?:-|–|to|or)? ?\d* ?(?:weeks?|months?|days?|years?|hours? (?:a|per) week)\b/giu;
const MILLIONS = /\d\s?(?:m|mn|mio|bn|million\p{L}*|billion\p{L}*|mrd|millionen|millions)(?!\p{L})/iu;

const OF_PAY_ABROAD =
  /(?<!\p{L})(?:gehalt|lohn|stundenlohn|verdien\p{L}*|vergütung|brutto|im (?:jahr|monat)|die stunde|pro (?:stunde|jahr|monat)|salaire|rémunération|bruts?|TJM|par (?:an|mois|heure|jour)|de l[’']heure|pagamos|sueldo|salario|retribución|brutos?|al año|al mes|por hora|la hora|lön|løn|lønn|månadslön|timlön|kr(?:onor)? (?:i månaden|per månad|i timmen|om måneden|i måneden|i timen)|wynagrodzenie|palkka|brutto)(?!\p{L})/iu;
const NUMBER_WORD =
  '(?:ten|eleven|twelve|thirteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|(?:zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)|(?:dix|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille))';
/** "Forty dollars an hour", "vierzigtausend Euro": money in words. */
const IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:\p{L}*${NUMBER_WORD}\p{L}*)(?:[- ]\p{L}+){0,3}? (?:dollars?|bucks|quid|pounds?|euros?|grand|k|an hour|a day|per hour|a week)(?!\p{L})`,
  'iu',
);

// "35 hours, £38,400 to £41,200, 28 days leave": a range among what is offered.
const RANGE = /[$£€]\s?\d[\d.,]*\s?k?\s?(?:-|–|to)\s?[$£€]?\s?\d[\d.,]*\s?k?/i;
const BESIDE_RANGE =
  /\b(?:\d+ hours|hours (?:a|per) week|(?:annual |days['’]? )leave|pension|holidays?|superannuation)\b/i;

/** "1,150 weekly paid, two payrolls": what somebody in payroll works on. */
const PAID_WHEN =
  /(?<!\p{L})(?:weekly|monthly|fortnightly|four-weekly|hourly)[- ](?:paid|payrolls?|pay runs?)(?!\p{L})|(?<!\p{L})(?:holiday|sick|maternity|overtime) pay(?!\p{L})/giu;

/** "Somewhere between thirty six and forty two thousand": a few words that say no more than so many thousands. */
const THOUSANDS_IN_WORDS = new RegExp(
  String.raw`^\W*(?:(?:it['’]?s|somewhere|between|from|around|about|up to|circa|say|pay(?:ing)?|salary|is|of|at|the|money|range|probably) )*(?:${NUMBER_WORD})(?:[- ]\p{L}+)?(?: (?:to|and|or) (?:(?:an?|one|two) hundred(?: and)? )?(?:${NUMBER_WORD}|\p{L}{3,5})(?:[- ]\p{L}+)?)? (?:thousand|grand|k)(?: (?:a year|pounds|dollars|euros?|per annum|basic|base|gross|plus .*))*\W*$`,
  'iu',
);

/** "Hours: 37 per week, term time + 3 weeks": a label that says what the figure counts. */
const HOURS_FIRST =
  /^(?:working |contracted )?(?:hours|hrs|arbeitszeit|wochenstunden|horaires?|temps de travail|horario|jornada|orario|uren|werktijden|horário|arbetstid|arbeidstid)(?: per week)?\s*:/iu;

/** Whether a statement tells what is paid, which only the ad's own pay fields may show. */
/** "3.200 tot 4.000 bruto per maand", "155 kr i timmen": so much for a time, in any language. */
const FOR_A_TIME =
  /\d[\d.,'’ ]{1,9}(?:\s?(?:k|kr|kronor|kroner|zł|€|£|\$|[A-Z]{3}|euros?|rand|dirhams?))?(?: (?:brutos?|bruto|brutto|lordi|nets?|netto|netos?|netti|líquidos?|bruts?|gross|net))*\s?(?:per|an?|al|alla|all[’']|par|pro|im|in der|die|por|ao|i|om|de l[’']|\/)\s?(?:hr|maand|uur|mes|mese|mês|mois|monat|månaden|måneden|timmen|timen|hora|ora|heure|stunde|month|week|hour|fortnight|semana|semaine|woche|uge|anno|año|ano|an|jahr|jaar|år(?:et)?)(?!\p{L})|\d[\d.,'’ ]{2,9}[^.;]{0,20}(?:miesięcznie|na godzinę|mensuels?|mensuales|mensili|monatlich|monthly|kuukaudessa|tunnissa)(?!\p{L})|(?<!\p{L})(?:1[34]\.? ?(?:gehalt|monatsgehalt|mensualité|mensilit[àa]|paga)|\d{2,3} ?k su \d{2} mensilit)/iu;
/** "2 200 à 2 500 net": from so much to so much, and whether taxes are in it. */
const NET =
  /\d[\d.,'’ ]{1,9} ?(?:k ?)?(?:€ ?)?(?:-|–|à|to|bis|a|tot|y) ?\d[\d.,'’ ]{2,9} ?(?:k ?)?(?:€ ?|euros? )?(?:nets?|netto|netos?|netti|bruts?|brutto|brutos?|lordi|gross|bruto)(?!\p{L})|\d\s?(?:-|–|à|bis|a|tot)\s?\d[\d.,]*\s?k\s?€/iu;
/** "Base is ninety to one oh five plus commission": the pay in words. */
const BASE_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:base|basic|salary|pay|money|rate|package|OTE|wages?)(?:['’]s| is| will be| would be|:)?(?: about| around| from| between| somewhere)? ${NUMBER_WORD}(?!\p{L}|[- ]?\p{L}* (?:days|weeks|people))`,
  'iu',
);
/** Hours, people and pieces are counted for a time as well. */
const COUNTED =
  /\d\s?(?:hours?|hrs?|h|stunden|std|heures|horas|ore|uur|timmar|units?|cases|pieces|calls|patients|guests|covers|customers|orders|visits|days?|nights?|km|kg|tonnes?|x|staff|people|employees|workers|pupils|children|residents|rooms|beds|sites|accounts|clients|drivers|vehicles|stores|colleagues|members|properties|tenants|students|heads|mitarbeit\p{L}*|salariés|empleados|dipendenti|medewerkers)(?!\p{L})/iu;

/** "Lohn- und Gehaltsabrechnung": what somebody in payroll works on. */
const PAYROLL_DE = /(?<!\p{L})(?:lohn|gehalts?|entgelt)-\s?(?:und|u\.|&|\/|bzw\.)\s?(?=\p{L})/giu;
/** "R14 500 basic pm": money that its next word makes pay, whatever else the line speaks of. */
const PAID_BASIC =
  /(?:(?<!\p{L})R|[$£€])\s?\d[\d ,.]*k?(?:\s?(?:-|–|to)\s?(?:R|[$£€])?\s?\d[\d ,.]*k?)? (?:basic|gross|ctc|brutto|bruts?|brutos?)(?!\p{L})/iu;

/** "Weekly payroll for 410 and monthly payroll for 65": what is run, and for how many. */
const PAY_RUN =
  /(?<!\p{L})(?:weekly|monthly|fortnightly|four-weekly|hourly)[- ](?:payrolls?|pay runs?)(?!\p{L})/giu;

export function mentionsPay(told: string): boolean {
  if (HOURS_FIRST.test(told) && !/[$£€₹]|\d\s?k(?!\p{L})/iu.test(told)) return false;
  const said = withoutBusinessMoney(told.replace(PAY_RUN, 'runs').replace(PAYROLL_DE, ''));
  if (PAID_BASIC.test(said) || tellsSumOnTerms(said)) return true;
  if (THOUSANDS_IN_WORDS.test(said) || BASE_IN_WORDS.test(said)) return true;
  // "De 8 a 15 h, 1.500 netos al mes": what is counted in another part is no money, and makes none of the rest.
  const isPaidFor = withoutCosts(said)
    .split(/[,;]\s+/u)
    .some((part) => (FOR_A_TIME.test(part) || NET.test(part)) && !COUNTED.test(part));
  if (isPaidFor && !isPaidPerk(said)) return true;
  if (isPaidPerk(said)) return false;
  if (tellsSumInWords(withoutCosts(said)) && (OF_PAY.test(said) || !OF_BUSINESS.test(said))) return true;
  const statement = withoutCosts(said).replace(PAID_WHEN, '');
  if (RANGE.test(statement) && BESIDE_RANGE.test(statement)) return true;
  if (PAY_WITH_FIGURE.test(statement.replace(TIMES, ''))) return true;
  if (!AMOUNT.test(statement))
    return IN_WORDS.test(statement) && (OF_PAY.test(statement) || OF_PAY_ABROAD.test(statement));
  // Nobody is paid millions.
  return (
    OF_PAY.test(statement) ||
    OF_PAY_ABROAD.test(statement) ||
    !(OF_BUSINESS.test(statement) || MILLIONS.test(statement))
  );
}

const LEAVES =
  /^(?:[Aa]s|[Ss]ince|[Bb]ecause|[Ww]ith|[Nn]ow(?: that)?|[Ww]hen|[Oo]nce|[Aa]fter|[Ff]ollowing) (?:our |my |dear |poor )?(?:Mrs?\.? |Ms\.? |Miss |Dr\.? )?\p{Lu}\p{Ll}+(?:['’]s)?(?: \p{Lu}\p{Ll}+)? (?:is |has |will be |will |now |just |finally )*(?:retir(?:es?|ed|ing|ement)|leav(?:es?|ing)|left|departs?|resign(?:s|ed|ing)?|(?:is|has|will be|['’]s) (?:off|away|gone|going|moving|finishing|stepping down)|hand(?:s|ed|ing) in|hang(?:s|ing) up)\b/u;
const LEAVES_FIRST = new RegExp(
  String.raw`${LEAVES.source}[^,;.]{0,60}?(?:,\s*|\s+(?=(?:we|I|you|it|they|our|the)\s))(?=\S)`,
  'u',
);

/** "HACCP sheets done daily, not all on a Sunday night like the last man": how somebody before did it, behind how it is done. */
const NOT_LIKE_BEFORE =
  /[,;–-]+ (?:and )?not (?:\p{L}+ ){2,8}(?:like|as) (?:the|our|my) (?:last|previous|former|old) (?:one|man|woman|guy|girl|fella|lad|lady|chap|person|crowd|lot)(?: did| was| used to)?(?=[.!]?$)/iu;

/** A statement without who leaves the seat and when, where the rest of it says something: "As Pauline retires at Easter, we need …". */
export function withoutWhoLeaves(statement: string): string {
  const rest = statement.replace(LEAVES_FIRST, '').replace(NOT_LIKE_BEFORE, '');
  return rest === statement ? statement : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What people write to their recruiter, and not to applicants. */
const PRIVATE: readonly RegExp[] = [
  // "Lost the Broadacre contract to Frostline", "Frostline are ringing his lads": what others took, and take.
  /^(?:(?:and|so|but|also|they|we|he|she|client)(?:['’]ve| have|['’]s| has|['’]d| had)? )?(?:(?:just|recently|already) )?(?:lost|losing) (?:the|our|their|a|an|his|her|two|three|one|\p{Lu}\p{L}+)(?: [\p{L}&’'-]+){0,4} (?:contracts?|accounts?|tenders?|deals?|franchises?|clients?|customers?|jobs?|sites?)(?!\p{L})/iu,
  /(?<!\p{L})(?:are|is|['’]re|been|keeps?) (?:now |already |busy )?(?:ringing|phoning|calling|poaching|head-?hunting|tapping up|approaching|after|circling|nicking|pinching|texting|messaging|sniffing (?:round|around)) (?:all )?(?:his|her|our|their|my|the) (?:\p{L}+ )?(?:lads?|staff|people|guys|team|drivers|men|crew|nurses|engineers|fitters|chefs|girls|techs|technicians|mechanics|cooks|teachers|carers)(?!\p{L})/iu,
  // "They are slow payers says Mary, get PO first!": who said what of the house, and how it pays its bills.
  /\b(?:says|said|reckons) (?!The\b|Your?\b|We\b|In\b)\p{Lu}\p{Ll}+(?=\s*(?:[,.;!)–-]|$))|\b(?:slow|late|bad|poor|terrible) payers?\b|\b(?:get|got|need|want|ask for|insist on) (?:the |a |an |their )?(?:PO|deposit|T&Cs|terms signed|purchase order) (?:first|signed|up ?front|before)\b|\bpay(?:s|ing)? (?:their |its |our )?(?:bills|invoices) (?:late|slowly)\b/u,
  /^(?:hi|hello|hey|dear|hiya|g'day|good (?:morning|afternoon|evening)|(?:morning|regards|best)(?=\s*[,!.:-]|\s*$|\s+(?:all|both|team|mate|folks|everyone|to you)(?!\p{L}))|thanks(?! to)|thank you|many thanks|cheers|kind regards|best (?:regards|wishes)|talk soon|speak soon|sincerely)\b(?=[\s,!.:-]|$)(?![^.!?]*\b(?:you will|you'll)\b)/iu,
  /\b(?:great|good|nice|lovely) (?:talking|to talk|speaking|to speak|chatting|to chat|catching up|to catch up|meeting|to meet|seeing|to see|(?:to )?(?:bump|bumping|run|running) into)\b|\b(?:as discussed|per our|following (?:up )?on? ?our|our (?:call|chat|conversation|catch-?up)|when we spoke|like i said|as i (?:said|mentioned))\b/i,
  /\b(?:what|which|as) we (?:have |had )?(?:just )?(?:discussed|talked (?:about|through)|spoke (?:about|of)|agreed|went through)\b|^(?:so,? |and )?(?:here(?:['’]s| is| are)|below (?:is|are)|attached (?:is|are)|this is) (?:the|our|your|a|my|some) (?:new |full |job |short |rough |draft )*(?:brief|spec(?:ification)?|description|jd|details|notes|write-?up)\b/i,
  /\b(?:call|text|ring|email|e-mail|ping|message) me\b|\blet me know\b|\bcan you (?:please )?(?:find|send|start|get|look)\b|\bplease (?:find|send|start|get|keep|don't|do not)\b/i,
  /\b(?:between us|between you and me|off the record|in confidence|(?<!(?:records|data|information|files|matters|details) (?:strictly )?)confidential(?:ly)?(?! (?:chat|discussion|information|data|records|enquir))|(?:don't|do not|please don't) (?:tell|share|mention|advertise)|not (?:yet )?(?:public|announced)|nobody knows|doesn't know|does not know|keep (?:this|it) (?:quiet|to yourself|under))\b/i,
  /\b(?:is|are|was|were|has|have)(?: been| just| now)? (?:leaving|resign(?:ed|ing)|retiring|let go|fired|sacked|dismissed|moving on|on (?:maternity|paternity|parental|sick|stress|gardening) leave|pregnant|due in (?:January|February|March|April|May|June|July|August|September|October|November|December)(?=[.,;!]|$| and| so)|underperforming|burn(?:t|ed) out)\b|\b(?:handed in (?:his|her|their) notice|gave notice|replac(?:e|es|ing|ement for) \p{Lu}\p{Ll}+)\b/u,
  // "As Pauline retires at Easter …": why a seat is free, by who leaves it.
  LEAVES,
  /\b(?:your|the|our|agency|recruitment|placement) (?:fee|fees|margin|rebate|terms)\b|\b(?:other|another|rival) (?:agenc(?:y|ies)|recruiters?)\b|\bexclusiv(?:e|ity) (?:for|with|until)\b|\bour budget\b|\bbudget (?:is|for (?:this|the) (?:role|hire))\b/i,
  // What goes on inside the house: who approves, who went, what is wrong, and how soon.
  /\b(?:board|finance|ceo|cfo|director|management|head office|legal|hr)\b[^.]*\b(?:has|have|had) (?:not|yet to|still to)\b|\b(?:has|have|had)(?:n't| not) (?:yet )?(?:signed|approved|agreed|decided|been (?:approved|signed|agreed))|\bperformance (?:plan|review|issue|problem)s?\b|\b(?:last|final|first|formal|written) warning\b|\b(?:was|been|got) warned\b|\b(?:previous|last|former|current) (?:one|person|people|guy|manager|hire|holder|incumbent)\b[^.]*\b(?:left|quit|went|drinks?|lasted|was|were|is|to)\b|\b(?:incumbent(?! (?:will|shall|must|should|would)(?! (?:not|be leaving|leave|retire|go|stay|finish|move|step)\b))|predecessor)\b|\bredundanc(?:y|ies)\b|\brestructur\p{L}*\b|\bbeen through \p{L}+ (?:managers|people|bosses)\b|\bnobody (?:inside|internal\p{L}*|here)\b|\b(?:hush[- ]?hush|mum's the word|on the quiet|keep (?:it|this) (?:quiet|low)|quietly)\b/iu,
  /\b(?:shortlist|cvs?|resumes?|profiles) (?:by|early|before|asap|this week|next week)\b|\b(?:asap|yesterday|bum on (?:the |a )?seat|body in the seat|time[- ]?wasters?)\b|\b(?:my|our) (?:boss|assistant|pa|wife|husband)\b|\binvoices? (?:goes?|to be sent|should go|is to)\b|\bsame terms\b|\b(?:team|we) (?:is|are|['’]re) (?:under pressure|stuck|desperate|struggling|short-staffed)\b|\bso (?:we['’]re|we are) stuck\b|\bhappy to (?:go|pay|stretch|move) (?:up|more|higher|a bit)\b|\b(?:stretch|go) to \d/iu,
  /^(?:ta|thx|pls|plz|p\.?s\.?|btw|fyi|off to|regards(?= to)|(?:regards|lovely|great|thanks)(?! \p{L}+,)(?! to)(?! \p{L}+ (?:accuracy|control|practice|records)))\b(?=[^.]*\b(?:for|to|was|were|is|no|next|on|lunch|dinner|drinks|golf|coffee|weekend|week|the)\b)(?![^.]*\byou(?:r|'ll)?\b)(?=.{0,70}$)/iu,
  /\b(?:[Dd]on't|[Dd]o not|[Nn]ever|must not) (?:let|tell|show) (?:him|her|them|\p{Lu}\p{Ll}+)\b|\b(?:lunch|dinner|drinks|coffee|golf|barbecue|catch-?up)\b[^.]*\b(?:yesterday|last (?:week|night|friday|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|was (?:great|lovely|fun))\b/u,
  /\b(?:i am|i'm|i've|i have|i need|i want|i'd|i would|i think|i will|i'll)\b/i,
];

/** "Experience of TUPE transfers, casework in a unionised organisation": a list of what is asked, in which nobody is or does anything. */
const isAskedByForm = (statement: string): boolean => asksByContent(statement) && !TELLS.test(statement);
const TELLS =
  /(?<!\p{L})(?:is|are|was|were|has|had|have|been|got|left|went|took|lost|told|said|knows?|wants?|because|he|she|they|we|us|our|my|his|hat|haben|ist|war|wird|wir|uns|est|sont|était|ont|avait|nous|está|están|fue|han|nos|è|hanno|ci|heeft|hebben|was|werd|wij|ons|är|har|vi|oss)(?!\p{L})|['’](?:s|ve|re) (?:\p{L}+ing|\p{L}+ed|been|gone|not)(?!\p{L})/iu;

/** Whether a statement of a brief was written to the recruiter: no ad and no draft of one may hold it. */
export const isPrivateToBrief = (statement: string): boolean =>
  speaksOfSomebody(statement.trim()) ||
  saysApproved(statement.trim()) ||
  ACCESS_CODE.test(statement) ||
  tellsWhatIsHeard(statement.trim()) ||
  speaksOfBrief(statement) ||
  // "Run disciplinary and grievance hearings with managers": what is done is no news of the house.
  (!isDutyByForm(statement) &&
    (speaksForOneself(statement) ||
      asksRecruiter(statement) ||
      callsByName(statement.trim()) ||
      (!isAskedByForm(statement) &&
        ([...PRIVATE, ...PRIVATE_FURTHER].some((pattern) => pattern.test(statement.trim())) ||
          saysToRecruiter(statement.trim()) ||
          tellsWhatHappened(statement.trim())))));

/** Whether a statement was written to the recruiter by what it does, so that it is private however public its words are elsewhere. */
export const isPrivateWhatever = (statement: string): boolean =>
  speaksOfBrief(statement) ||
  isSurelyOwnVoice(statement) ||
  (!isDutyByForm(statement) && !isAskedByForm(statement) && tellsOfMoney(statement.trim()));

/** "(croissants, pains au choc, feuilletage)": things alone, in which nobody is named or does anything. */
const isListOfThings = (inside: string): boolean => {
  const pieces = inside.split(/,\s+/u);
  return (
    pieces.length > 2 &&
    pieces.every((piece) => piece.split(/\s+/u).length < 4) &&
    !TELLS.test(inside) &&
    !/(?<!^|[.!?] )\p{Lu}/u.test(inside) &&
    !/[$£€%]|\d/u.test(inside)
  );
};

/** "5 in the kitchen to train up (they are keen, be kind)": a line without the brackets that alone were written to the recruiter. */
export const withoutPrivateBrackets = (line: string): string =>
  line.replaceAll(/\s*(?:\(([^()]{4,})\)|\[([^[\]]{4,})\])/gu, (whole, round?: string, square?: string) => {
    const inside = round ?? square ?? '';
    const isPrivate =
      isPrivateToBrief(inside) ||
      (!isListOfThings(inside) && inside.split(/\s+/u).length >= LEAST_WORDS && chanceOf(inside) >= LIKELY);
    return isPrivate && !isPrivateToBrief(line.replace(whole, '')) ? '' : whole;
  });
/** From this chance on several words in brackets are private. */
const LIKELY = 0.3;
const LEAST_WORDS = 4;

const REACH =
  /\b(?:call|ring|phone|dial|text|e-?mail|mail|message|whatsapp|contact|reach|speak (?:to|with)|write to|ask for|send|apply (?:to|via|by|at|on|through))\b|^\W*(?:see|visit|follow|like|join|connect|find|learn|read|check|look|go|more)\b/i;

/** The number or the mailbox that a statement speaks of: without it nothing is left that anybody can use. */
const OF_REACH =
  /(?<!\p{L})(?:mobile|cell|phone|number|extension|ext|tel|telefon\p{L}*|durchwahl|handy\p{L}*|(?:mobil|ruf|telefon)?nummer|erreich\p{L}*|r(?:ü|ue)ckfragen|anrufen|joindre|joignable|numéro|portable|poste|appele[rz]\p{L}*|contacte[rz]|écri(?:re|vez)|mailbox|adresse|e-?mail\p{L}*|courriel)(?!\p{L})/iu;

// What is left of "Apply at ironbark.example or @ironbark.": the object is gone.
const WITHOUT_OBJECT =
  /\b(?:at|on|in|via|or|and|to|from|with|by|through|under|is|are|ist|unter|am|au|à|est)\W*$/i;

// What is left of "See ironbark-water.example for more".
const ONLY_THE_CLIENT =
  /^\W*(?:(?:please|for more,?|you can|or|to apply,?|more (?:at|on|about)|find out more (?:at|on)|learn more (?:at|on)) )*(?:(?:see|visit|check out|look (?:at|up)|go to|follow|read|find us (?:at|on)|apply (?:at|on|via|through)) )?our client(?:[’']s (?:web ?site|site|page|careers page))?(?: for (?:more|details|further \w+|more \w+))?\W*$/iu;

/**
 * A statement without what stands in the place of a phone number or an address: `[phone removed]`.
 * @returns null where the statement says no more than how to reach somebody
 */
export function withoutContactDetails(statement: string): string | null {
  if (ONLY_THE_CLIENT.test(statement)) return null;
  const tokens = tokensIn(statement);
  if (tokens.length === 0) return statement;
  let said = statement;
  for (const { start, end } of tokens.toReversed()) said = said.slice(0, start) + said.slice(end);
  if (REACH.test(said) || OF_REACH.test(said)) return null;
  const tidy = said
    .replace(/\(\s*(?:[,;/]|and|or|\s)*\)/g, '')
    .replace(/\s+([,.;:)])/g, '$1')
    .replace(/[,;:](?=[,.;])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (WITHOUT_OBJECT.test(tidy) || NOBODY_ELSE.test(tidy)) return null;
  return /\p{L}/u.test(tidy) ? tidy : null;
}

// What is left of "Mia Wong, 0411 222 333".
const NOBODY_ELSE =
  /^\W*(?:(?:the|our|my|a|an|your|hiring|manager|contacts?|consultant|recruiter|client|agency|phone|mobile|cell|tel|telephone|e-?mail|web|website|at|on|or|and|via|by)(?:['’]s)?\W*)+$/i;

// Where one statement ends and the next begins within a line, with what stands between them.
const PARTS = /((?<=[.!?])\s+|[,;]\s+|\s+[–—-]\s+|\s*\((?=[^)]*\))|\)(?=[\s,.;]|$))/u;
/** "Un(e) infirmier(e)", "Teilnehmer(innen)": brackets of a word. */
const WITHIN_WORD = /(?<=\p{L})\(([^()\s]{1,8})\)/gu;
const OPENS =
  /^(?:(?:and|but|so|at|on(?! call)|with|plus|which|where|we|is|are)(?!\p{L})|[^\p{L}\p{N}[])+\s*/iu;

/**
 * A line without the parts of it that no ad may show, so that a duty is not lost with a rate that stands beside it.
 * @param isKept whether a statement must stay inside
 * @returns what may be shown (null where it says no more) and the parts that stay inside, in order
 */
export function withoutParts(
  line: string,
  isKept: (statement: string) => boolean,
): { shown: string | null; kept: string[] } {
  if (!isKept(line)) return { shown: line, kept: [] };
  const pieces = line
    .replace(WITHIN_WORD, '⟦$1⟧')
    .split(PARTS)
    .map((piece) => piece.replaceAll('⟦', '(').replaceAll('⟧', ')'));
  const shown: string[] = [];
  const kept: string[] = [];
  let isEnded = false;
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) continue;
    if (isKept(piece)) {
      kept.push(piece.trim());
      isEnded ||= /[.!?]$/.test(piece);
    } else if (/\p{L}/u.test(piece)) {
      // What ended the sentence went with the part that stays inside.
      const isNew = isEnded && shown.length > 0 && !/[.!?]$/.test(shown.at(-1) ?? '');
      // "Truro, £180 a day. Own van": the town alone says nothing.
      if (isNew && !/\p{L}{2,}\P{L}+\p{L}{2,}/u.test(shown.join(''))) shown.length = 0;
      shown.push(
        shown.length === 0
          ? isNew
            ? capital(piece)
            : piece
          : isNew
            ? `. ${capital(piece)}`
            : `${joint(pieces[at - 1])}${piece}`,
      );
      isEnded = false;
    }
  }
  const said = shown
    .join('')
    .replace(OPENS, '')
    .replace(/[\s,;–—-]+$/u, '')
    .trim();
  const words = said.match(/\p{L}{2,}/gu)?.length ?? 0;
  // What follows a rate may still speak of it, and half a statement may tell what the whole did.
  return kept.length === 0 || isKept(pieces[0] ?? '') || words < 2 || isKept(said)
    ? { shown: null, kept: [line] }
    : { shown: /[.!?]$/.test(line.trim()) && !/[.!?]$/.test(said) ? `${said}.` : said, kept };
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

// Brackets go with what stood in them.
const joint = (between: string | undefined): string => {
  const sign = between ?? '';
  return /[()]/.test(sign) ? ', ' : sign;
};
