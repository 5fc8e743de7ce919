import type { Attribute, Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { FAITH, ORIENTATION, ORIGIN } from './words.ts';

const HELD = { verdict: 'held', subject: 'role' } as const;

const SOMEBODY = '(?:someone|somebody|anyone|anybody|one|person|people|candidates?|girl|woman|lady)';
const NOT_ABOUT = `(?:(?:${SOMEBODY} |\\p{L}+ )?who(?:['’]s| is| are|['’]re)?(?: not|n['’]t)|who (?:won['’]t|will not)(?: be)?|${SOMEBODY} not)(?: just)? (?:about|going|likely|set|due|planning|looking|hoping|itching|wanting|ready)(?: to)? `;
const CHILDREN =
  '(?:kids|children|bab(?:y|ies)|bubs?|little ones?|nappies|diapers|bottles|night feeds|cots?)';
const PLANS = `(?:(?:family|baby|children|kids?|pregnancy|marriage|wedding) plans?|plans? (?:for|on|about|of|around|to (?:have|start))(?: having| starting)?(?: an?| any| more| the)* (?:${CHILDREN}|famil(?:y|ies)|marriage|wedding)(?!['’])|planning (?:an?|on|for|any|more)(?: having| more| a)* (?:${CHILDREN}|family)|(?:kids|children|bab(?:y|ies)) (?:are |is )?(?:on the way|on the cards|in the cards|on the horizon|in the pipeline|in the plan))`;
const FIND_OUT =
  '(?:ask(?:ing)?|quiz|sound(?:ing)? (?:\\p{L}+ ){0,4}out|find(?:ing)? out|check(?:ing)?(?: on| up on| out)?|probe|see if|get a (?:read|feel|sense)|suss out|establish|dig into|touch on|raise|bring up|cover)';
const NO_ASKING =
  /\b(?:never|nobody|no ?one|not|mustn['’]t|can['’]?t|cannot|won['’]t|unlawful|illegal|crossed|refus\p{L}*|told (?:him|her|them)|pensions?|insurance|clients?|patients?|couples?|customers?|residents?|parents|guests?|members|camps?|menus?|part(?:y|ies)|beds?|rooms?|polic(?:y|ies)|program\p{L}*)\b|n['’]t\b/iu;
const BOTH =
  "(?:(?:both|each|neither|none|either|every one|all(?: (?:two|three|four|five|six|\\d+))?|the (?:two|three|four|pair|lot)|two|three|four|five)(?: of (?:them|these|those|the \\p{L}+))?|they|he|she)(?:['’]s|['’]re| is| are)(?: (?:both|all|also|each|very|definitely))?";
const AS_WISHED =
  "(?:,? (?:which|who|that|what|something) (?:i (?:know|gather|hear|understand) )?(?:is what )?(?:you|they|the client|your (?:boss|panel|partners?)|the (?:boss|owner|panel))(?:['’]d|['’]re| had| were| was| are| have| did)? (?:been |all |so |very |most |rather |really )*(?:particular|keen|set|insistent|clear|firm|specific|adamant|fussy|hot|after|asked|wanted|wished|requested|specified|insisted|preferred|prefer|stressed|made|said|liked?|looking|hoping|pushing)|,? (?:just |exactly )?(?:as|like) (?:you|they|the client)(?:['’]d| had)? (?:asked|wanted|wished|requested|specified|insisted|preferred|stressed|said|hoped)|,? as per (?:your|their|the client['’]s) (?:wish(?:es)?|request|brief|preference|ask)|,? (?:which|and that) (?:i (?:know|gather|hear) )?(?:matters|counts|helps|goes down well) (?:to|for|with) (?:you|them|your|the))";

const KINDS: readonly (readonly [Attribute, string])[] = [
  [
    'race_or_origin',
    `(?:(?:white|black) )?(?:${ORIGIN}|coloured|mixed[- ]race|brown|local[- ]born)(?: (?:born|bred|raised|lads|girls|m[ae]n|wom[ae]n|born and bred))?`,
  ],
  ['religion', FAITH],
  ['sexual_orientation', `(?:${ORIENTATION}|straight)`],
  ['sex', '(?:men|women|male|female|blokes|lads|girls|ladies)'],
  [
    'age',
    '(?:(?:well |just )?(?:under|over|in (?:their|his|her)) (?:\\d\\d(?! ?(?:%|k\\b|minutes|mins|miles|km|hours|grand|percent|years|stops|an hour))|thirty|forty|fifty|sixty|twenties|thirties|forties|fifties)|young(?:ish|er)?(?=,| and| as| which|\\W*$))',
  ],
  [
    'family',
    '(?:single|married|childless|child-?free|unattached)(?: with (?:no|grown-?up) (?:kids|children))?',
  ],
  ['disability_or_health', '(?:able[- ]bodied|healthy|fit and healthy)'],
];

// What the law is said to ask, by which something else is meant.
const OFFICIALLY =
  '(?:by law(?=[^.;]*\\b(?:s?he|her|him)\\b)|officially|on paper|technically|legally(?: speaking)?|formally|strictly speaking|for the record|on the record|in theory|offiziell|rechtlich|formal|theoretisch|auf dem papier|officiellement|légalement|en théorie|sur le papier|oficialmente|legalmente|en teoría|sobre el papel|ufficialmente|in teoria|sulla carta|officieel|wettelijk|op papier|oficjalnie|officiellt|offisielt|officielt|em teoria|no papel)';
const NOT_TO_ASK =
  "(?:(?:we|i|you|they|one)(?:['’]m| am|['’]re| are)? ?(?:can(?:not|['’]t)|mustn['’]t|must not|may not|not (?:able|allowed|supposed) to)|(?:dürfen|darf|können|kann) (?:wir|ich|man|sie)|(?:on|nous) ne (?:peut|pouvons) pas|no (?:podemos|se puede|puedo)|non (?:possiamo|si può|posso)|(?:mogen|mag|kunnen) (?:we|wij|ik)|(?:får|må) (?:vi|jeg|jag) (?:inte|ikke)) (?:ask|specify|mention|consider|discriminate|choose|pick|select|take into account|turn [^.;]{0,15}down|refuse|say no)?";
const OF_A_LIFE =
  '(?:ages?|how old|kids?|children|famil(?:y|ies)|pregnan\\p{L}*|bab(?:y|ies)|sex|gender|m[ae]n|wom[ae]n|married|marital|nationalit\\p{L}*|where (?:they|she|he|somebody|someone)|religion|faith|race|health|disab\\p{L}*|sick days|kindern?|familie\\p{L}*|alter|schwanger\\p{L}*|geschlecht|herkunft|enfants?|âge|grossesse|enceinte|hij[oa]s|edad|embaraz\\p{L}*|figli|età|gravidanza|incinta|kinderen|leeftijd|zwanger\\p{L}*|barn|alder|ålder)';
const NO_LIMIT =
  "(?:(?:there(?:['’]s| is| are)|we(?:['’]ve| have)(?: got)?|it has|they have|gibt es|haben wir|il n['’]y a|(?:on|nous) n['’]a(?:vons)?|no hay|no tenemos|non c['’]è|non abbiamo|is er|hebben we|nie ma|finns det|er der|er det|não há) (?:no|keine|pas (?:de |d['’])|geen|ingen|nessun|límite|un|żadn\\p{L}+)?[^.;,]{0,20}(?:(?:upper |maximum |top )?age(?: limit)?|age limits?|alters(?:grenze|beschränkung|limit)\\p{L}*|limite d['’]âge|d['’]âge|límite de edad|edad (?:máxima|límite)|limiti? di età|leeftijds?(?:grens|limiet)|ålders?gräns|aldersgrense|aldersgrænse|limite de idade)|(?:it['’]s|it is|the (?:job|role|post) is|this is|we['’]re) open to (?:both|all ages|any age|everyone|anyone|anybody|women|men|either))";

/** What whoever is sought is not about to do, what is to be found out of their plans, what those who are put forward are as somebody wished. */
export const REMARKED_HINTED: readonly Rule[] = [
  // "A nurse who isn't about to have babies".
  {
    ...HELD,
    about: 'pregnancy',
    pattern: wholeWords(
      `${NOT_ABOUT}(?:have|having|start|starting|go off (?:and|to) have|disappear (?:and|to) have|run off (?:and|to) have|pop out|drop|fall|falling|get|getting|be) (?:an?|any|more|another|the|her|their)? ?(?:${CHILDREN}|famil(?:y|ies)|pregnant|expecting|married|engaged|hitched)`,
      `(?:${SOMEBODY}|\\p{L}+) who(?:['’]s| is| has|['’]s been| are| have)? (?:(?:already |well |all )?(?:done|finished|through|past)(?: (?:with|having|her|their|all|that|the|raising))*|had (?:her|their|his|all (?:her|their))) ${CHILDREN}`,
      `whose (?:${CHILDREN}|family|child-?bearing(?: years)?) (?:years )?(?:is|are) (?:all |well |safely )?(?:behind|done|finished|grown|complete|over)`,
    ),
    unless: /\b(?:clients?|patients?|residents?|customers?|dogs?|mares?|ewes?|cows?|sows?)\b/iu,
  },
  {
    ...HELD,
    about: 'age',
    pattern: wholeWords(
      `${NOT_ABOUT}(?:retire(?=\\W*$|[,;]| (?:on|in|any|soon|next|and|within|before))|draw (?:an?|their|his|her) pension|collect (?:an?|their|his|her) (?:pension|gold watch)|(?:turn|hit|reach) (?:[3-7]\\d|thirty|forty|fifty|sixty|seventy))(?! ?(?:%|percent))`,
    ),
    unless: /\b(?:owners?|founders?|clients?|systems?|servers?|machines?)\b/iu,
  },
  // "Officially there is no upper age", "Legally we can't ask about kids".
  {
    ...HELD,
    about: 'age',
    reason: 'Says what holds on paper, which may hint at what is wished for.',
    rewording: 'Leave out "officially", or the whole line',
    pattern: new RegExp(
      `(?:^\\W*|[,:(–-] ?|\\b(?:so|and|but|although|though|obviously|while) )${OFFICIALLY},? (?:${NO_LIMIT}|${NOT_TO_ASK}[^.;]{0,35}?(?<!\\p{L})${OF_A_LIFE})(?!\\p{L})`,
      'giu',
    ),
    unless:
      /(?<!\p{L})(?:so (?:please|don['’]t|do not|nobody|we (?:don['’]t|never|won['’]t))|(?:and|nor|neither) (?:we |do we|would we|i |do i|nobody)|please (?:leave|don['’]t)|nor in practice|and in practice|und (?:wir )?(?:wollen|fragen|tun)|(?:und|et|y|e|en) auch|customers?|clients?|patients?|boilers?|vehicles?|vans?)(?!\p{L})/iu,
  },
  // "Ask about plans for kids and write the answer on the sheet".
  {
    ...HELD,
    about: 'family',
    pattern: wholeWords(`${FIND_OUT}(?: [^.;]{0,30}?)? (?:${PLANS})`),
    unless: NO_ASKING,
  },
  // "A Y chromosome is a plus": a body that stands for a sex.
  {
    ...HELD,
    about: 'sex',
    reason: 'Names what stands for a sex, which the law keeps out of hiring.',
    pattern: wholeWords(
      '(?:an? |the |two |one |right )?(?:pair of )?[xy][- ]?chromosomes?|x[xy][- ]chromosomes?|x[xy] (?:only|preferred|please|wanted)|chromosomes? [xy]|[xy]-chromosom\\p{L}*|cromos+oma [xy]|(?:pee|piss|wee)(?:s|ing)? standing(?: up)?|stands?(?: up)? to (?:pee|piss|wee)|(?:enough|too much|more|less|high|levels?|lot of) (?:of )?(?:o?estrogen|testosterone)|(?:o?estrogen|testosterone)(?: levels?)? (?:(?:is|are) )?(?:an? )?(?:must|plus|needed|preferred|required|high|wanted|helps)',
    ),
    unless:
      /\b(?:genetic\p{L}*|genom\p{L}*|karyotyp\p{L}*|lab|labs|laborator\p{L}*|sequenc\p{L}*|assays?|research\p{L}*|analys\p{L}*|cytogen\p{L}*|biolog\p{L}*|clinic\p{L}*|hormon\p{L}*|therap\p{L}*|patients?|menopause|endocrin\p{L}*|genetik|labor)\b/iu,
  },
];

/** "Both are white British, which you were particular about". */
export const AS_WISHED_RULES: readonly Rule[] = [
  ...KINDS.map(
    ([about, kind]): Rule => ({
      verdict: 'held',
      about,
      pattern: wholeWords(`${BOTH} ${kind}(?: [^.;]{0,25}?)?${AS_WISHED}`),
      unless: /\b(?:licen[cs]ed|qualified|certified|owned|speakers?|speaking)\b/iu,
      reason: 'Tells what people are that a client wished them to be, which the law keeps out of hiring.',
      rewording: 'Say what they can do, and tell the client what may be asked for',
    }),
  ),
];

const NATION_ABROAD =
  '(?:(?:een |ein[e]?[nr]? |une? |una? |uma? )?(?:nederland(?:er|s|se)|belg(?:isch(?:e)?)?|vlaam(?:s|se)|vlaming|blanke?|autochto(?:on|ne)|deutsche?[rn]?|österreicher(?:in)?|schweizer(?:in)?|einheimische[rn]?|français(?:e)?|belge|suisse|blanc(?:he)?|español[a]?|blanc[oa]|italian[oa]|bianc[oa]|portugu(?:ês|esa)|brasileir[oa]|branc[oa]|polak|polka)|(?:en )?(?:svensk|dansk|norsk))';
const PREFERABLY =
  '(?:bij voorkeur|(?:het )?liefst|voorkeur voor|bevorzugt|vorzugsweise|am liebsten|lieber|möglichst|de préférence|plutôt|idéalement|si possible|preferible(?:mente)?|preferentemente|de preferencia|a poder ser|mejor|preferibilmente|meglio|de preferência|melhor|najlepiej|gärna|helst)';
const FOR_CUSTOMERS =
  '(?:voor|vanwege|dat willen|onze|de|want|omdat|wegen|für|unsere?|da|weil|pour|vu|à cause de|car|nos|notre|por|para|porque|per|i|nostri|as|os|ze względu na|bo|för|af hensyn til|af|til|da|på grund av)';
const CUSTOMERS =
  '(?:klanten|klantenkring|clientèle|clientele|gasten|kund(?:en|schaft)|gäste|stammkunden|clients?|clientes|clientela|clienti|público|klient(?:ów|ela)|kunder(?:nas?|ne|s)?|gäster(?:na)?)';

/** "Bij voorkeur Nederlands, voor de klanten": a people, for those who are served, where a language would be said to be spoken. */
export const REMARKED_NATION_ABROAD: readonly Rule[] = [
  {
    ...HELD,
    about: 'nationality',
    reason:
      'May say where somebody should come from, which the law keeps out of hiring. Whether it does is not certain.',
    rewording: 'Say that the language is to be spoken, and how well',
    pattern: new RegExp(
      `^\\W*${PREFERABLY} ${NATION_ABROAD}(?:,| –| -)? ?${FOR_CUSTOMERS} (?:(?:\\p{L}+ ){0,3})${CUSTOMERS}(?!\\p{L})`,
      'giu',
    ),
    unless:
      /(?<!\p{L})(?:spre\p{L}+|taal|parl\p{L}+|langue|habl\p{L}+|idioma|lingua|fal\p{L}+|sprach\p{L}*|schrift\p{L}*|tal\p{L}*|mówi\p{L}*)(?!\p{L})/iu,
  },
];
