import { FAITH, ORIGIN } from './words.ts';

// What a people's or a faith's name stands before: a house, goods or a body, and not somebody.

const OF = `(?:${ORIGIN}|caribbean|west indian|ghanaian|ethiopian|eritrean|sudanese|congolese|afghan|georgian|peruvian|cuban|jamaican|argentinian|argentine|tunisian|moroccan|algerian|bulgarian|hungarian|balkan|mediterranean|punjabi|bengali|bangladeshi|tamil|gujarati|goan|keralan|kurdish|armenian|albanian|croatian|serbian|danish|norwegian|finnish|belgian|swiss|austrian|venezuelan|sicilian|palestinian|yemeni|hawaiian|cypriot|maltese|latvian|lithuanian|estonian|slovak|mongolian|tibetan|burmese|cambodian|laotian|hakka|cantonese|sichuan|nordic|scandinavian)`;
const BELIEF = `(?:${FAITH}|lutheran|baptist|methodist|presbyterian|quaker|kosher|halal|sunni|shia|coptic|greek orthodox|jesuit)`;
const HOUSE =
  '(?:pubs?|bars?|clubs?|restaurants?|bistros?|brasseries?|caf[eé]s?|coffee (?:shop|house)s?|takeaways?|take-?outs?|delis?|delicatessens?|bakery|bakeries|patisseries?|grocers?|grocery|groceries|supermarkets?|butchers?|butchery|shops?|stores?|salons?|barbers?|barbershops?|spas?|hotels?|hostels?|halls?|church(?:es)?|temples?|mosques?|synagogues?|parish(?:es)?|schools?|academy|colleges?|kindergartens?|nurser(?:y|ies)|credit unions?|banks?|newspapers?|magazines?|radio(?: station)?|centres?|centers?|societ(?:y|ies)|associations?|charit(?:y|ies)|foundations?|museums?|galler(?:y|ies)|festivals?|embass(?:y|ies)|consulates?|chambers? of commerce|wholesalers?|importers?|suppliers?|distributors?|manufacturers?|makers?|breweries|brewery|distiller(?:y|ies)|winer(?:y|ies)|kitchens?|food trucks?|caterers?|catering|plants?|factor(?:y|ies)|mills?|farms?|airlines?|tour operators?|travel agents?|law firms?|practices?|clinics?|care homes?|nursing homes?|housing associations?|companies|company|firms?|groups?|brands?|start-?ups?|retailers?|chains?|labels?|studios?|cooking|cookery|baking|breads|pastries|sweets|curries|recipes|fabrics|wines?)';
const KIND =
  '(?:meat|wedding|event|fish|food|fashion|furniture|tile|wine|beer|cheese|coffee|tea|spice|music|dance|community|cultural|church|language|community|family|fine[- ]dining|street[- ]food|seafood|vegetarian|vegan|noodle|pizza|bbq|barbecue|grill|sweet|cake|bread|grocery|jewel+ery|textile|fabric|car|machine|tool|software|bridal|carpet|rug|book|film|care|nursing|primary|secondary|high|sunday|supplementary|saturday|welfare|sports|soccer|football|social)';
// What is said of those who work there all the same.
const NO_PICK =
  '(?![^.;]*\\b(?:only|preferred|prefer\\w*|must be|should be|own people|our own|background|nationals?|natives?|speakers only|of the same|ideally|like us|born)\\b)(?! (?:owners?|staff|girls?|boys?|lads?|men|women|people|candidates?|applicants?|workers?)\\b)';
const FEW =
  '(?:wom[ae]n|men|blokes|m[aā]ori|pasifika|indigenous|aboriginal|black|asian|disabled|older|ethnic minority|people of colou?r|fathers|dads|mums|mothers|carers|refugees|veterans)(?: (?:people|engineers|candidates|applicants|staff|women|men|colleagues|nurses|teachers|drivers|electricians|apprentices))?';
const GLAD =
  "(?:(?:(?:we|i|they)(?:['’]d| would)|and would)(?: really| very much| dearly)? (?:be (?:glad|delighted|happy|pleased|thrilled) (?:if|to (?:see|hear from|have)(?! (?:it|none|fewer|no)\\b))|(?:love|like|welcome|wish)(?! (?:it|that|this|to (?:keep|stay|remain))\\b))(?: to (?:see|hear from|have))?|(?:we|they) wish|happily see|(?:is|are) keen to hear from|especially welcome|particularly welcome|warmly welcome)";
const ON_MERIT = "(?:appl\\p{L}+|whoever['’]?s? (?:is |are )?best|best person|merit|did|hear from)";

/** Houses, goods and bodies by a people or a faith, and those who are few and would gladly be seen to apply. */
export const LAWFUL_PLACES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${OF}|${BELIEF})(?: (?:and|or|&) ${OF})?(?:[- ](?:owned|run|style|inspired|speaking))? (?:${KIND} ){0,2}${HOUSE}\\b${NO_PICK}`,
    'giu',
  ),
  new RegExp(
    `^(?!.*\\b(?:only|young|pretty|fewer|prefer\\w*|rather than|instead|white|single|our own|fit in|more of the same|(?:as|because|since) (?:they|wom[ae]n|men|he|she|our|the|a|that))\\b)(?=.*\\b(?:few|too few|no|not enough|under-?represented|only \\d+ ?%|make up|more|never had|don['’]t often|rarely)\\b)(?=.*\\b${ON_MERIT}).*\\b${FEW}\\b.*${GLAD}\\b.*`,
    'giu',
  ),
  new RegExp(
    `^(?!.*\\b(?:only|young|pretty|fewer|prefer\\w*|rather than|instead|white|single|our own|fit in|more of the same|(?:as|because|since) (?:they|wom[ae]n|men|he|she|our|the|a|that))\\b)(?=.*\\b${ON_MERIT}).*${GLAD}\\b[^.;]{0,40}\\b(?:more )?${FEW}\\b.*`,
    'giu',
  ),
  /\bno religious (?:test|requirement|belief|background|affiliation)s?\b(?: (?:is |are )?(?:needed|required|asked|expected))?|\bno test of (?:faith|religion)\b/giu,
  /^\W*(?:[\p{L}'-]+(?: [\p{L}'-]+){0,2},? (?:and |or )?){2,5}: (?:all|everyone|everybody|each) (?:are |is )?(?:considered|welcome|read|seen|fine|equal)\b[^.;]*/giu,
  /\bunder (?:1[68])['’]?s? (?:need|needs|must have|require|should bring|can(?:['’]t|not) (?:serve|sell|work|use|drive)|may not|are not allowed|aren['’]t allowed|have) (?:an? |the |to have )?(?:parent['’]?s?|guardian['’]?s?|permission|consent|form|written|adult|work permit|alcohol|nights?|machin\p{L}*|past|after|blades?|slicers?)\b[^.;]*/giu,
  /\b(?:native|mother[- ]tongue)[- ]level (?:\p{L}+ )?(?:is(?:n['’]t| not)|not) (?:needed|required|asked|necessary|expected)\b/giu,
];
