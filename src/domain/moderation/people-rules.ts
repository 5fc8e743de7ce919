import type { Rule } from './types.ts';
import { AGE, BE, CLIENTELE, KIN, PERSON, PICK, STRONG, WORKER } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');
const STOP =
  "(?=\\s*(?:$|[,.:;)\\]]|-\\s|'?s\\b|(?:years?|yrs?)(?: old| of age)?\\s*(?:$|[,.:;)])|(?:years?|yrs?)[- ]olds?\\b|years? of age|old\\b|(?:for|and|only|preferred|preferably|need|needn't|will|would|please|or|who|wanted|is|are|to apply|but|because|as)\\b))";
const PEOPLE_MEANT =
  /\b(?:m[ae]n|wom[ae]n|males?|females?|candidates?|applicants?|persons?|people|anyone|someone|somebody|nobody|no one|team is|everyone|everybody|graduates?|grads?|workers?|staff|must|be|preferred|only|need not|age|aged|years? old|of age|apply|girls?|guys?|lad(?:y|ies)|older|younger|19\d\d|singles?|unmarried|fresh)\b|'s\b|s only|^\s*(?:under|over|below|above|\d)/iu;
const COUNTED =
  /\b(?:experience|history|revenue|budget|turnover|percent|per cent|million|business for|in business|year[- ]old (?:business|company|firm))\b|[%$£€]/iu;

// Whoever is put forward, as a text calls them: by the word for it, the letter of an anonymous send, or a name that is known.
const SPOKEN_OF = '(?:candidate(?: [a-z])?|x{2,}(?: x+)*)';

export const AGE_RULES: readonly Rule[] = [
  {
    about: 'age',
    pattern:
      /\b(?:younger|youthful) (?:\p{L}+ )?(?:team|crew|workforce|staff|image|profile)\b|\b(?:lower|bring down|reduce|drop)\b[^.;]{0,20}\baverage age\b/giu,
  },
  {
    about: 'age',
    subject: 'role',
    pattern: rx(
      `\\b(?:people|those|every(?:one|body)|staff|hires|candidates?|applicants?|whoever)\\s+(?:that |who |whom )?(?:we|they|(?:the|our) client)\\s+(?:\\p{L}+ )?(?:hires?|employs?|takes?(?: on)?|recruits?|picks?|chooses?|wants?|looks? for|likes?)\\s+(?:is|are|(?:tends?|has|have) to be|must be|should be)\\s+(?:(?:usually|mostly|always|all|between|from|under|over|around) )*${AGE}\\b`,
    ),
  },
  {
    about: 'age',
    pattern: /\byoung (?:thing|gun)s?\b|\byoungsters?\b(?! (?:program|service))/giu,
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'age',
    subject: 'role',
    pattern: /\b(?:semi-)?retire(?:es?|d)\b/giu,
    needs: PICK,
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'age',
    subject: 'person',
    pattern: rx(`\\bborn in (?:19|20)\\d\\d\\b|\\b(?:thing|m[ae]n|wom[ae]n|person|age) of ${AGE}\\b`),
  },
  {
    about: 'age',
    pattern: rx(
      `\\b(?:(?:no(?:t|body|-one)?(?: \\p{L}+)?|never)\\s+)?(?:aged |age )?(?:under|over|below|above|younger than|older than|beyond|up to|at most|more than|less than|past|not exceeding)\\s+(?:the age of\\s+|age\\s+)?${AGE}${STOP}`,
    ),
    needs: PEOPLE_MEANT,
    unless: new RegExp(`${COUNTED.source}|${CLIENTELE_ONLY().source}`, 'iu'),
  },
  {
    about: 'age',
    pattern: rx(`\\b(?:under|over|below|above|from|until|at least|beyond)\\s+the age of\\s+${AGE}\\b`),
    unless: CLIENTELE,
  },
  {
    about: 'age',
    pattern:
      /\b(?:under|over|below|above|younger than|older than|at most|at least|between)\s+(?:an?\s+)?\[age removed\]/giu,
  },
  {
    about: 'age',
    subject: 'role',
    pattern: rx(
      `\\b(?:age[ds]?|between|ages?:?)\\s*:?\\s*(?:between |from )?${AGE}(?:\\s*(?:-|to|and)\\s*${AGE})?\\s*(?:years|yrs|y\\.?o\\.?)?\\b(?!\\s*(?:%|percent|people|staff|engineers|million|hours|minutes|days|weeks|countries))`,
    ),
    needs: /\bage[ds]?\b|\byears? (?:old|of age)\b|\bof age\b/iu,
    unless: CLIENTELE_ONLY(),
  },
  // "A nurse of 58": by those who do a thing, and not by those who are over others or made so many.
  {
    about: 'age',
    verdict: 'held',
    subject: 'person',
    pattern: rx(
      `\\ban? (?:(?!(?:total|team|staff|group|fleet)\\b)[\\p{L}-]+ ){0,3}(?!(?:manag|lead|supervis|direct|own|found|win|hold|design|author|creat|organi[sz]|teach|mentor|coordinat|read|head|commander|captain|chair|number|trainer of|survivor|veteran|master|order|paper|layer|quarter|factor|corner|cluster|chapter|register|border)\\p{L}*)(?:\\p{L}+(?:ers?|or|ist|ian|ant|yst|man|woman)|chef|cook|nurse|clerk|person|professional|mother|father|parent|graduate|candidate|midwife|aide|guide|mechanic|architect|pilot|programmer|temp|hand|lad|girl|boy|chap|bloke|gent|lady|plumber|agent|surgeon|solicitor|judge) of (?:about |just |only |nearly |almost |around |barely )?${AGE}(?=\\s*(?:$|[,.;)–-]|(?:with|who|and|but|looking|seeking|has|is|was|from|in (?:good|her|his|excellent)|years? (?:old|of age|who|with))\\b))`,
    ),
    unless: CLIENTELE,
  },
  {
    about: 'age',
    subject: 'person',
    pattern: rx(
      `\\b${AGE}\\s?(?:yo|y/o|y\\.o\\.)(?!\\p{L})|\\b(?:d\\.?o\\.?b\\b\\.?|date of birth)\\s*(?:is|:|=|-)?\\s*\\d[\\d./-]*`,
    ),
    unless: CLIENTELE,
  },
  {
    about: 'age',
    subject: 'person',
    pattern: rx(`\\baged?\\s*:?\\s*${AGE}\\b(?!\\s*(?:to|-|and over|and under))`),
    unless: CLIENTELE,
  },
  {
    about: 'age',
    pattern: rx(
      `\\b${AGE}\\s*(?:-|to|and)\\s*${AGE}[- ](?:years?|yrs?)(?:[- ]olds?| of age|\\b(?!\\s*(?:of|in|experience|'|pqe|post)))`,
    ),
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'age',
    pattern: rx(
      `\\b${AGE}[- ](?:years?|yrs?)[- ]olds?\\b(?!\\s+(?:\\p{L}+ )?(?:business|company|firm|agency|code))`,
    ),
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'age',
    pattern: rx(
      `\\b(?:maximum|minimum|max\\.?|min\\.?|upper|preferred|ideal|desired)\\s+age(?:\\s+limit)?\\b|\\bage\\s+(?:limit|range|group|bracket|profile)\\s*(?:is|of|:|-)?\\s*${AGE}?`,
    ),
    unless: CLIENTELE,
  },
  { about: 'age', pattern: rx(`\\bage\\s*[:=-]\\s*(?:under |below |over )?${AGE}`) },
  { about: 'age', pattern: rx(`(?:^|[\\s,(])(?:m|f|male|female)\\s*\\/\\s*${AGE}(?:\\s*-\\s*${AGE})?\\b`) },
  {
    about: 'age',
    pattern:
      /\b(?:twenty|thirty|forty|fifty|sixty|20|30|40|50|60)[- ]?(?:-|\s)something\b|\b(?:in|into) (?:his|her|their|your|the) (?:(?:early|mid|late)[- ])?(?:teens|twenties|thirties|forties|fifties|sixties|[2-6]0'?s)\b/giu,
  },
  { about: 'age', pattern: /\bborn (?:after|before|between|since) (?:19|20)\d\d\b/giu },
  {
    about: 'age',
    loose: true,
    pattern: rx(
      `\\b(?:young|younger|youthful|elderly|middle-aged|mature(?:[- ]aged?)?|older|old)(?:,? (?:and )?\\p{L}+){0,2}?,?\\s+(?:${PERSON}|${WORKER}|blood|faces?)\\b`,
    ),
    needs: PICK,
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'age',
    subject: 'person',
    pattern: rx(
      `\\b(?:young|youthful|elderly|middle-aged|mature[- ]aged?|mature|older)\\s+(?:and\\s+(?:\\p{L}+\\s+)?)?(?:\\p{L}+ )?(?:candidates?|persons?|applicants?|individuals?|wom[ae]n|m[ae]n|lady|ladies|guys?|professionals?|graduates?)\\b`,
    ),
  },
  {
    about: 'age',
    pattern: /\byoung(?:,| and|, and) (?:dynamic|energetic|vibrant|ambitious|fresh|hungry|lively|fun)\b/giu,
  },
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:young|youthful)(?:,? (?:and )?[\p{L}-]+){0,3}? (?:team|crew|crowd|bunch|squad|gang)\b(?! lead(?:er)?s?\b)|\byoung at heart\b|\byouthful\b|\bfresh blood\b|\byoung blood\b/giu,
  },
  {
    about: 'age',
    pattern:
      /\bdigital natives?\b|\b(?:close to|nearing|approaching) retire(?:ment)?\b|\b(?:overqualified|over-qualified) (?:older|mature|senior)\b/giu,
  },
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:recent|new|fresh|young) (?:college |university |high[- ]school )?(?:grad(?:uate)?s?|school leavers?)\b/giu,
    needs: /\bonly|must|preferred|ideal|wanted\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:recent|new|fresh) (?:college |university |high[- ]school )?(?:grad(?:uate)?s?)\b|\bschool leavers?\b|\b(?:maximum|max\.?|no more than|not more than|up to) (?:of )?\d+ years'? (?:of )?experience\b/giu,
    unless:
      /\b(?:alike|career[- ]chang\w+|returners?|any age|all (?:levels|ages|stages)|experienced|(?:and|or) [^.;]{3,60} (?:are |is )?(?:all )?welcome|(?:also|both|equally|just as|very) welcome)\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    loose: true,
    subject: 'role',
    pattern:
      /\b(?:must be|be|at least|over|aged|minimum age(?: of)?:?|are)\s+(?:over |at least |aged )?(?:1[68]|21)(?:\s*\+|\s+(?:years? (?:of age|old)|or (?:over|older|above)|and (?:over|above|older)))|\b(?:over|at least) (?:1[68]|21)\b(?=\s*(?:$|[,.)]|because|to\b|as\b))/giu,
    unless: CLIENTELE_ONLY(),
    rewording: 'Say which law, licence or insurance sets the age, or leave the age out',
  },
  {
    about: 'age',
    subject: 'person',
    pattern: rx(
      `\\b(?:he|she|they|who|${SPOKEN_OF})\\s*(?:${BE})\\s+(?:now |only |aged )?${AGE}\\s*(?:years? old)?(?=\\s*(?:$|,|but\\b|and\\b(?!\\s*\\d)|years? old))|(?:^|,)\\s*(?:now |only |aged )?${AGE}\\s*(?:years? old)?(?=\\s*(?:$|,|but\\b|and looks|and still|years? old))`,
    ),
  },
  {
    about: 'age',
    subject: 'person',
    pattern: rx(
      `\\b(?:he|she|they|who|${SPOKEN_OF})\\s+(?:just |recently |will )?turn(?:s|ed)?\\s+${AGE}(?=\\s*(?:$|[,.;]|(?:in|on|at|this|last|next|soon|and|but|two|three|a|an)\\b))|\\b${SPOKEN_OF},?\\s*\\(${AGE}\\)`,
    ),
  },
];

// The people of the sentence are those whom the work is for, and nobody is picked by it.
export function CLIENTELE_ONLY(): RegExp {
  return new RegExp(`^(?!.*(?:${STRONG.source})).*(?:${CLIENTELE.source})`, 'iu');
}

const SEX =
  '(?:males?|females?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|guys|lads?|gals?|blokes?|chaps?)';

// Those whom the work is done for, right after the verb, and goods for one sex.
const FOR_THEM =
  /\b(?:look(?:s|ing)? after|support(?:s|ing)?|car(?:es|ing) for|help(?:s|ing)?|treat(?:s|ing)?|shelter(?:s|ing)?|work(?:s|ing)? with|sell(?:s|ing)? to) (?:\p{L}+ ){0,3}?(?:wom[ae]n|m[ae]n|girls?|boys?|males?|females?)\b|\b(?:fe)?male (?:grooming|fashion|health|fertility|suicide)\b/iu;

export const SEX_RULES: readonly Rule[] = [
  { about: 'sex', pattern: rx(`^\\s*${SEX}\\s*$`) },
  {
    about: 'sex',
    subject: 'role',
    pattern: /\b(?:must be|a|be) (?:guy|bloke|lad)\b|\bguy\b/giu,
    needs: PICK,
  },
  { about: 'sex', subject: 'role', pattern: /\b[mf](?:[ .]e)?[ .]m?[ .]?a[ .]l[ .]e\b/giu },
  { about: 'sex', pattern: rx(`\\b(?:cisgender|trans(?:gender)?|non-binary)\\s+${PERSON}\\b`) },
  { about: 'sex', pattern: rx(`(?<!wo)\\b(?:fe)?males?\\s+(?:\\p{L}+\\s+){0,2}?(?:${PERSON}|${WORKER})\\b`) },
  {
    about: 'sex',
    pattern: rx(
      `\\b${SEX}\\s+(?:\\p{L}+\\s+)?(?:only|preferred|wanted|required|need(?:s|ed)? (?:only )?apply|need(?:s)? not|needn't|applicants?(?: only)?)\\b`,
    ),
  },
  {
    about: 'sex',
    pattern: rx(
      `\\b(?:must|should|preferably|ideally|prefer(?:red)?(?: an?)?|preference(?: will be given)? (?:to|for)|suits?|suit an?|best suit)\\s+(?:${BE}\\s+)?(?:an?\\s+)?(?:\\p{L}+,? ){0,3}?${SEX}\\b`,
    ),
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'sex',
    pattern: rx(
      `\\b(?:she|he|they|candidate|who)\\s*${BE}\\s+(?:an?\\s+)?(?:male|female|man|woman|lady|girl|guy|gentleman)\\b`,
    ),
  },
  { about: 'sex', pattern: /\b(?:gender|sex)\s*[:=-]\s*(?:male|female|m|f|man|woman|\p{L}+ only)\b/giu },
  { about: 'sex', pattern: /\bgirl (?:friday|boss|power)\b|\b(?:man|boy) friday\b/giu },
  { about: 'sex', pattern: /\b(?:man|woman|men|women)(?:'s|s') (?:job|work|role|world)\b/giu },
  {
    about: 'sex',
    loose: true,
    pattern: rx(`(?<![\\p{L}'-])(?:${SEX}|man|woman)(?!['\\p{L}-])(?! (?:connector|plug|hours))`),
    subject: 'role',
    needs: PICK,
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'sex',
    verdict: 'held',
    loose: true,
    subject: 'role',
    pattern: rx(`(?<![\\p{L}'-])(?:${SEX})(?!['\\p{L}-])`),
    unless: new RegExp(`^(?!.*(?:${STRONG.source})).*(?:${FOR_THEM.source})`, 'iu'),
  },
  {
    about: 'sex',
    subject: 'role',
    pattern:
      /\b(?:barmaids?|waitress(?:es)?|salesm[ae]n|saleswom[ae]n|salesgirls?|salesladies|saleslady|stewardess(?:es)?|cleaning lad(?:y|ies)|tea lad(?:y|ies)|dinner lad(?:y|ies)|office (?:girl|boy|lady)s?|delivery boys?|shop girls?|chambermaids?|charwom[ae]n|washerwom[ae]n|hostess(?:es)?|seamstress(?:es)?|air hostess(?:es)?|busboys?|manageress|usherettes?|house ?maids?|promo girls?|(?:cam|shop|check-?out|cow|page|ring) ?girls?|(?:sales|paper|errand|tea|bell|page|stable|barrow) ?boys?|(?!(?:business|chair|spokes|country|sports|noble|congress|council|alder|states|needle|kins)wom)\p{L}{3,}wom[ae]n)\b/giu,
    rewording:
      'Use a title without a sex: bar staff, waiting staff, sales representative, cleaner, office assistant, host',
  },
  {
    about: 'sex',
    verdict: 'held',
    loose: true,
    subject: 'role',
    alone: true,
    pattern: /\b(?:candidate|applicant|he|she)\b[^,.]*\b(?:he|she|his|her)\b(?! or)/giu,
    unless:
      /\b(?:he\/she|s\/he|he or she|she or he|his\/her|his or her|her or his|reports? to|manager|director|leads)\b|^\W*s?he(?:'s)? (?!or\b|and\b)(?![^.;]*(?:\b(?:prefer\w*|wanted|only)\b|\b(?:must|should|shall|will|would|has to|have to|had to|needs?|can|able)\b|'ll\b|'d\b))|^\W*s?he(?:'(?:s|d))? (?:asked|mentioned|said|told|rang|called|came|left|moved|worked|has asked|had asked|wanted to know|wondered)\b/iu,
  },
  {
    about: 'sex',
    subject: 'role',
    pattern: /\b(?:he|she) (?:must|should|needs to|has to|will have to) be\b/giu,
  },
  {
    about: 'sex',
    subject: 'person',
    pattern: rx(
      `\\b(?:mature|young|indian|black|white|asian|indigenous|american|strong|attractive|trans|single|older|aboriginal) (?:\\p{L}+ )?(?:m[ae]n|wom[ae]n|lady|girl|guy|gentleman)\\b`,
    ),
  },
  {
    about: 'sex',
    subject: 'person',
    pattern: /(?:^|,)\s*(?:male|female|man|woman|transgender|trans man|trans woman)\s*(?=$|,)/giu,
  },
];

export const FAMILY_RULES: readonly Rule[] = [
  {
    about: 'family',
    pattern: /\bfamily (?:man|woman|guy)\b|\bnewly-?weds?\b|\bgrown-up (?:children|kids)\b/giu,
    unless: CLIENTELE_ONLY(),
  },
  { about: 'family', subject: 'role', pattern: /\bhousewi(?:fe|ves)\b|\bnot (?:be )?married\b/giu },
  {
    about: 'family',
    loose: true,
    pattern: rx(
      `\\b(?:single|working|stay-at-home|stay at home|proud|devoted|busy|young|school|returning|expectant|new)\\s+(?:mothers?|fathers?|mums?|moms?|dads?|parents?)\\b|\\b(?:mother|father|mum|mom|dad|parent|grandmother|grandfather)\\s+(?:of|to)\\s+(?:${KIN}|twins|triplets|\\p{L}+)\\b`,
    ),
    unless:
      /\b(?:flexib\w+|child ?care benefits?|(?:services?|programs?|programmes?|clinics?|groups?|classes) for)\b/iu,
  },
  {
    about: 'family',
    loose: true,
    pattern: rx(`\\b(?:mothers?|fathers?|mums?|moms?|dads?|parents?|housewi(?:fe|ves))\\b`),
    subject: 'role',
    needs:
      /\b(?:only|preferred|suits?|perfect|ideal|need not|not|no|wanted|tend to|to (?:mothers|fathers)|think twice)\b/iu,
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'family',
    pattern: rx(
      `\\b(?:has|have|having|with)\\s+(?:no\\s+|any\\s+)?(?:${KIN}\\s+)(?:\\p{L}+\\s+)?(?:children|kids|sons?|daughters?|child|baby|babies|toddlers?)\\b(?!['’]|\\s+(?:support|services|clients?|patients?|program|with))`,
    ),
    unless: /\b(?:work|support|teach|help|card|check)\w* with\b/iu,
  },
  {
    about: 'family',
    pattern:
      /\b(?:no|without|free (?:from|of)|minimal|nor?)(?: (?:any|small|young|little|or))* (?:kids|children|family|family (?:commitments|ties|responsibilities|obligations|plans)|dependants?|dependents?|childcare|child[- ]care(?: commitments)?|carer'?s? responsibilities|ties)\b|\bnot have (?:any )?(?:family|childcare|caring|small children|young children|children|kids)\b|\b(?:family|childcare) (?:commitments|ties)\b|\bno kids yet\b|\bdependants?\b(?= or)/giu,
  },
  {
    about: 'family',
    pattern:
      /\bchild(?:less|[- ]?free)\b|\bwhose children\b|\bwith (?:small|young) children\b|\bplan(?:s|ning)? (?:a|for a|to have a|to start a|on a) family\b|\bplanning to have (?:children|a baby)\b/giu,
    unless: /\b(?:teach|nursery|families with|support\w*|work\w* with families)\b/iu,
  },
  {
    about: 'family',
    pattern: rx(
      `(?<!every )\\b(?:single|unmarried|married|divorced|widowed|unattached|unencumbered)(?:,? (?:and )?\\p{L}+)?\\s+(?:${PERSON}|couples?)\\b|\\bsingle (?:person|m[ae]n|wom[ae]n|lady|female|male)\\b`,
    ),
  },
  {
    about: 'family',
    pattern:
      /\b(?:must|should|be|is|are|was|were|preferably|ideally|currently|recently|became|'s)\s+(?:be\s+|recently |happily |newly )?(?:single|unmarried|married|divorced|separated|widowed|engaged to|unattached|childless)\b(?!-)/giu,
  },
  {
    about: 'family',
    subject: 'person',
    pattern:
      /(?:^|,|;|:|\band)\s*(?:(?:happily|recently|newly|never|not) )?(?:single|unmarried|married|divorced|widowed|engaged(?=\s*(?:$|, (?:no|with|to be|plans)\b)))\s*(?=$|,|with (?:one|two|three|four|five|\d|no|a|grown|kids|children)\b|and\b(?! (?:committed|focus|driven|motivated))|no\b)/giu,
  },
  { about: 'family', subject: 'role', pattern: /\bsingle\s*(?=$|[,.])/giu, needs: PICK },
  {
    about: 'family',
    pattern: /\b(?:marital|civil) status\b|\bfamily (?:status|situation|circumstances)\b/giu,
    unless: /\b(?:regardless|payroll|tax)\b/iu,
  },
  {
    about: 'family',
    pattern:
      /\b(?:my|his|her|their|candidate's)\s+(?:husband|wife|spouse|boyfriend|girlfriend|partner works)\b|\b(?:husband and wife|couples only|a husband|married couple)\b/giu,
  },
  {
    about: 'pregnancy',
    loose: true,
    pattern:
      /\b(?:(?:she|he|they|candidate|who)\s*(?:is|are|was|were|'s|'re)\s+(?:\p{L}+ly )?)?pregnan(?:t|cy)\b|\bexpecting (?:a baby|her|their)\b|\bfertility treatment\b|\bdue in (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/giu,
    unless:
      /\b(?:clinic|patients?|unit|ward|care|nurs\w+|support\w*|support (?:for|of) pregnan|midwi\w+)\b/iu,
  },
  {
    about: 'pregnancy',
    pattern:
      /\b(?:on|from|after|before|returning from|back from|due for)\s+(?:her\s+|his\s+|their\s+)?(?:maternity|paternity|parental)\s+leave\b(?!\s+(?:cover|contract|replacement|policy))/giu,
    subject: 'person',
    // Of whoever else is away: what somebody did in their place, and what was advised on.
    unless: /\b(?:st(?:ood|ands?|anding) in for|acting|interim|deputi[sz]\w+ for|advis\w+|advice) /iu,
  },
];
