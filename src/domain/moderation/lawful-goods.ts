import { TONGUES } from './lawful-helped.ts';
import { FAITH, ORIGIN } from './words.ts';

const SPOKEN = `(?:${TONGUES}|${ORIGIN}|english|malay|tamil|telugu|gujarati|punjabi|xhosa|zulu|sotho|afrikaans|tagalog)`;
const HOUSE =
  '(?:foyer|lobby|door|doors|entrance|window|roof|wall|desk|counter|reception|staff ?room|yard|hall|canteen|stairs|lift|lifts|building|office|flagpole|gate)';
const MAKE =
  '(?:scania|volvo|daf|iveco|mercedes|renault|isuzu|hino|kenworth|mack|freightliner|ford|vw|volkswagen|fuso|ud|setra|neoplan|alexander dennis|wrightbus|tatra|hyundai|man)';
const MEAL =
  '(?:meals?|food|dishes|menus?|ones?|options?|plates?|lunch(?:es)?|dinners?|breakfasts?|kitchen|cooking|buffet|snacks?|pizzas?|burgers?|sausages?|trays?|canteen|catering|restaurant|caf[eé]|diets?|orders?|recipes?|range|stock)';
const DIET = '(?:vegetarian|vegan|halal|kosher|gluten-free|jain)';

/** Goods, food, buildings and kit that are named by words for people or their faith. */
export const LAWFUL_GOODS: readonly RegExp[] = [
  // Lorries and buses by their makers.
  new RegExp(
    `\\b(?:${MAKE}(?:,| and| or|,? &|/) ?)+man(?=[,.;]|\\W*$| (?:trucks?|lorr(?:y|ies)|tippers?|units?|buses|tractors?|chassis|engines?|tgx|tgs|tgm|rigids?|artics?))|\\bman(?:(?:,| and| or| &|/) ?${MAKE}| tg[xsml]| trucks?| lorr(?:y|ies)| tippers?| engines?| chassis| rigids?| artics?| dealer\\w*)\\b`,
    'giu',
  ),
  // Food.
  new RegExp(
    `\\b${DIET}(?:(?:,| and| or|,? &)+ ${DIET})* ${MEAL}\\b|\\b(?:food|meals?|menu|kitchen|canteen|lunch|dinner|catering|caf[eé]|restaurant|everything)(?: (?:we (?:cook|serve|make|sell)|here|on (?:the )?(?:menu|site)))? (?:is|are|stays?) (?:all |pure(?:ly)? |100 ?% |strictly |fully |mostly |wholly |entirely |only )*${DIET}\\b(?![^.;]*\\b(?:so are we|yourself|you (?:are|must|should)|staff (?:are|must))\\b)`,
    'giu',
  ),
  // "A vegan kitchen, vegan or not", "halal-certified line": what is cooked, and that it says nothing of the cook.
  new RegExp(
    `\\b(?:${DIET}|veggie|meat[- ]eater|religious|local|parent|student) (?:yourself )?or not(?=\\W*$|[,.;])|\\b${DIET}[- ](?:certified|approved|compliant|friendly|slaughtered|labelled) (?:\\p{L}+ )?\\p{L}+`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:the |our )?(?:pride|rainbow|progress|union|aboriginal|m[aā]ori|tino rangatiratanga|welsh|scottish|irish|trans) flags? (?:is |flies |hangs |goes )?(?:up )?(?:in|over|on|at|by|outside|above) (?:the|our) ${HOUSE}\\b(?![^.;]*\\b(?:you|if|only|not|no|must|wanted)\\b)[^.;]*`,
    'giu',
  ),
  /\bnatively\b(?! (?:british|english|australian|american|irish|white|born|from))/giu,
  // Buildings that are looked after.
  /^\W*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|several) (?:\p{L}+ ){0,2}(?:church(?:es)?|chapels?|mosques?|temples?|synagogues?|cathedrals?|convents?|monaster(?:y|ies)|parish halls?)(?:,| and)(?![^.;]*\b(?:you|attend\w*|member|faith\w*|worship\w*|pray\w*|believ\w*)\b)[^.;]*/giu,
  /\b(?:church|parish|temple|mosque|synagogue|mission|trust|charity|convent)-(?:run|owned|led|backed|funded)(?:,? but)? not (?:church|faith|parish|catholic|christian|member|believer)s?-only\b/giu,
  // Houses and bodies for those who are older.
  /\b(?:older|retired|elderly) (?:persons?|people|adults?|women|men|tenants?|residents?)(?:['’]s?|s['’])? (?:association|council|forum|network|alliance|commission|services?|housing|health|care|team|society|trust|centre|club|unit|scheme)\b/giu,
  // What is left off an application.
  /(?<=\u00b7{6,}[^.;]{0,8}\b(?:so|and|please|just) (?:please )?(?:just )?|\b(?:don['’]t|do not|never|no longer) (?:need|ask for|want|require|collect|look at|use)[^.;]{0,20}\b(?:photos?|photographs?|dates?|age|ages|birth|birthdays?|address|status|pictures?|names?|gender|marital status|nationality)\b[^.;]{0,30}\b(?:so|and|please|just) (?:please )?(?:just )?)leave (?:them|it|that|those|both|these) (?:off|out)\b/giu,
  /\bno (?:hiv|tb|pregnancy|hepatitis|hearing|eye|sight|colou?r vision|drugs?|medical|blood|genetic) tests? (?:is |are |will be )?(?:asked for|needed|required|requested|done|carried out|taken|used|part of)\b/giu,
  /\b(?:gender|sex|same-sex|same-gender) preferences? of (?:an? |the |our |each |any )?(?:patient|resident|client|guest|customer|service user|participant|tenant)s?\b[^.;]*\b(?:not by (?:hiring|recruit\w+)|whoever|the rota|rostering|the roster|(?:existing|current) staff|on (?:shift|the unit|duty))\b[^.;]*/giu,
  /\bbachelor(?:['’]?s)?[- ](?:qualified|degree|level|prepared|educated|trained|of \p{L}+)\b/giu,
  new RegExp(
    `\\b(?:\\p{L}+ )?${FAITH} (?:aged|residential|home|palliative|child|day|health) ?care\\b|\\b(?:greek|russian|serbian|coptic|ukrainian|armenian) orthodox (?:\\p{L}+ )?(?:care|school|parish|church|community|centre|trust)\\b|\\bwith (?:${FAITH}|presbyterian|methodist|baptist|lutheran) roots\\b`,
    'giu',
  ),
  // Languages, and for whom or where they are spoken.
  new RegExp(
    `^\\W*${SPOKEN}(?:(?:,| and| or| \\+| &|/)+ ?${SPOKEN})*,? (?:as|because|since|for|so that|in order to|to) (?:you|our|the|many|most|half|some|we|help|talk|speak|callers|patients|clients|elderly|residents)\\b(?=[^.;]*\\b(?:speak\\w*|talk\\w*|call\\w*|writ\\w*|languages?|english|interpret\\w*|read\\w*|understand\\w*)\\b)(?![^.;]*\\b(?:native|born|mother tongue|only (?:an? )?\\p{L}+s?$|people|like us|trust|prefer\\w*)\\b)[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^\\W*${SPOKEN} (?:on|at|in|with) (?:the )?\\p{L}+(?:,| and|;) ${SPOKEN} (?:on|at|in|with) (?:the )?\\p{L}+|^\\W*${SPOKEN} (?:with|to) (?:the|our|your) \\p{L}+\\W*$`,
    'giu',
  ),
];
