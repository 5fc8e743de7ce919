import type { Attribute, Rule } from './types.ts';
import { FAITH } from './words.ts';

// What of somebody's life is counted against them in a recruiter's own words: an old claim as a saying, children as days off, a vote as a
// reason to keep off the payroll, schools as proof of a faith, a visa that citizens do not have, a month that was let slip, a sticker,
// a treatment. None of the words is about who is taken but together.

const held = (about: Attribute, sources: readonly string[], unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  pattern: new RegExp(`(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`, 'giu'),
  ...(unless === undefined ? {} : { unless }),
});

const SICK =
  '(?:claimant|malingerer|sick-?note|compo(?:er| case)?|addict|drunk|drinker|junkie|alcoholic|bad back|whinger|shirker|patient|head ?case|worrier|depressive)';
const PARTISAN =
  '(?:union(?:ist| man| woman)|shop steward|striker|agitator|organi[sz]er|red|leftie|lefty|greenie|tory|socialist|communist|activist|marcher)';
const CLAIM =
  "(?:shoulder|back|knee|wrist|neck|hip|hearing|stress|injury|asbestos|rsi|work(?:ers|ers['’]|er['’]s)? ?comp(?:ensation)?|workcover|acc|compo|psych) claims?";
const WHO_MINDS =
  "(?:manager|client|boss|owner|ops|gaffer|foreman|director|insurer|they|he|she|supervisor|depot)\\b[^.;]*?\\b(?:saying|rule|wary|nervous|won['’]t|doesn['’]t|don['’]t|never|hates?|theory|remembers?|scared|has a thing|not (?:keen|having|happy))";
const IS_NO_MATTER =
  /\b(?:not a (?:worry|problem|concern)|no (?:worry|problem|matter|concern|bearing|difference)|never asked|isn['’]t asked|not asked|fully covered|we['’]ll cover|cover (?:is|will be)|that['’]s fine|arrang\p{L}*|unlawful|illegal|can['’]t (?:ask|count|use)|must not|mustn['’]t|never|don['’]t|do not)\b/iu;

const SMALL_ILLS =
  '(?:snotty noses?|runny noses?|sick (?:kids?|child(?:ren)?|ones?|toddlers?|bab(?:y|ies)|little ones?)|chicken ?pox|ear infections?|nits|croup|teething|tonsillitis|nappy rash|sports days?|nativity plays?|school (?:plays?|holidays|concerts?)|daycare bugs?|kindy bugs?|the kids|the baby|little ones?)';
const NOW_OTHERS = "(?:let['’]s|we['’]ll|i['’]d|i['’]ll|we|go|send|put|pick|take|shall we|better)";

const REFUSED_PLACE =
  '(?:on|in|near|through|under|about|into|inside|behind|at) (?:(?:the|his|her|their|our|a|that) )?(?:payroll|books|floor|site|crew|team|wages|place|yard|shop|office|building|kitchen|cab|door|gate|roof|boat|shed|bar|counter|desk|store|premises|roster|front line|table)';
const PARTIES =
  '(?:the )?(?:greens?|labou?r(?: party)?|tories|conservatives?|liberals?|nationals?|democrats?|republicans?|act|te pāti māori|sinn féin|snp|reform|ukip|one nation|socialists?|communists?|fine gael|fianna fáil|plaid|lib dems?|ndp|bloc)';

const OF_FAITH = `(?:c of e|church of england|church of ireland|church|convent|faith|madrasa|seminary|sunday|${FAITH})`;
const NO_CLERGY =
  /\b(?:chaplain\p{L}*|ministers?|imams?|rabbis?|priests?|vicars?|pastors?|parish\p{L}*|genuine (?:occupational )?requirement|section \d+|schedule \d+|exempt\p{L}*|survey|pupils|history of)\b/iu;

const PERMIT =
  '(?:h-?1-?b|opt(?: ?ead)?|cpt|h-?4(?: ead)?|l-?2(?: ead)?|l-?1|f-?1|j-?1|tn|e-?3|ead|stem opt|482|485|subclass \\d{3}|tier 2|skilled worker|critical skills permit|whv|working holiday)';
const PERMITS = `${PERMIT}s?(?: (?:visas?|holders?|candidates?|consultants?))?(?:(?:,| and| or| ?\\/| ?&)+ ?${PERMIT}s?)*(?: (?:visas?|holders?|candidates?|consultants?))?`;
const SETTLED =
  '(?:(?:us|u\\.s\\.|american|uk|british|irish|aussie|australian|nz|local) )?(?:citizens|nationals|locals|green ?cards?(?: holders?)?|gc(?: ?holders?)?|usc|permanent residents|pr holders?)';

const MONTH =
  '(?:(?:early|mid|late|about|around|end of|start of|some ?time in)[- ]?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|the (?:spring|summer|autumn|winter|new year|fall)|spring|summer|autumn|fall)';
const BAD_TIME =
  '(?:launch|peak|busy|harvest|audit|year[- ]end|quarter[- ]end|go[- ]live|season|rollout|roll-out|the tender|budget|tax|lambing|calving|the busiest|our busiest|inspection|opening|close|the worst|shutdown|election|festival|silly season)';

const FERTILITY: readonly string[] = [
  '(?:ze|zij|haar vrouw) (?:zit|is|staat|begint)\\b[^.;]{0,25}(?:ivf|icsi|vruchtbaarheids|fertiliteits)[- ]?(?:traject|behandeling|ronde|poging)?',
  "(?:she(?:['’]s| is)?|they(?:['’]re| are)?|her and \\p{L}+(?: are)?)(?: just| now| also| already)* (?:in the middle of|halfway through|midway through|on (?:a|her \\p{L}+|another|round \\p{L}+ of)(?: round of)?|going through|having|doing|trying|starting|about to start|deep in|undergoing|on) (?:an? |her |some |their |\\p{L}+ rounds? of )*(?:ivf|icsi|fertility (?:treatment|clinic|drugs|jabs))",
  'sie (?:steckt|ist|macht|hat|beginnt)\\b[^.;]{0,25}(?:ivf|kinderwunsch(?:behandlung|zentrum|klinik|therapie)?|künstlichen? befruchtung)',
  'elle (?:est|suit|fait|commence|sort)\\b[^.;]{0,25}(?:fiv|pma|parcours (?:de )?(?:pma|fiv)|traitement de fertilité)',
  'ella (?:está|sigue|empieza)\\b[^.;]{0,25}(?:fiv|reproducción asistida|tratamiento de fertilidad)|está en (?:pleno |un )?(?:tratamiento de fertilidad|proceso de (?:fiv|reproducción asistida))',
  '(?:lei )?(?:è|sta|fa) (?:in |facendo |seguendo )?(?:pieno )?(?:un |il )?(?:percorso di (?:pma|fecondazione)|fecondazione assistita|ivf)',
  '(?:ela )?está (?:a (?:fazer|meio)|em|no meio)\\b[^.;]{0,20}(?:fiv|tratamento de fertilidade|procriação medicamente assistida)',
  'hon (?:är|går|håller)\\b[^.;]{0,20}(?:ivf|fertilitetsbehandling)',
];
const OF_CARE =
  /\b(?:leave|time off|patients?|clients?|clinic is|nurses?|embryolog\p{L}*|verlof|patiënten|urlaub|congé|permiso|congedo|licença|unlawful|illegal|must not|none of (?:our|their))\b/iu;

const PARTNER =
  '(?:room ?mates?|flat ?mates?|friends?|housemates?|companions?|business partners?|cousins?|special friends?|lodgers?|buddy|pal|best friend)';

const NEED =
  '(?:lifting|heavy|back|knees?|hearing|sight|eyes|shoulder|hips?|desk|chair|ramp|breaks?|asthma|stairs|standing|pregnan\\p{L}*|prayers?|meds|medication|wheelchair|anxiety|nerves|appointments?)';

/** What is counted against somebody, read as it is written. */
export const COUNTED_AGAINST_RULES: readonly Rule[] = [
  // "Once a claimant, always a claimant".
  held('disability_or_health', [`once an? ${SICK},? always (?:an? )?${SICK}`]),
  held('union_or_politics', [`once an? ${PARTISAN},? always (?:an? )?${PARTISAN}`]),
  held('work_status', [
    'once an? (?:thief|crook|con|criminal|jailbird|offender|dealer),? always (?:an? )?(?:thief|crook|con|criminal|jailbird|offender|dealer)',
  ]),
  held(
    'disability_or_health',
    [
      `${CLAIM} (?:from|in|back in|on|with|years? ago|a while back|against)\\b[^.;]*?\\b(?:but|so|and) (?:the |our |that )?(?:\\p{L}+ )?${WHO_MINDS}`,
    ],
    IS_NO_MATTER,
  ),
  // "She'll be home with snotty noses every second week".
  held(
    'family',
    [
      `(?:s?he|they)(?:['’]ll| will|['’]d| would)(?: only| just| always| forever)* be (?:home|off|out|away|ringing in|calling in|leaving early|gone|running home|on the phone)\\b[^.;]{0,25}? (?:with|for|over|because of|to|every|about) (?:[^.;]{0,15} )?${SMALL_ILLS}`,
      `(?:hasn['’]t|has not|haven['’]t|has|doesn['’]t have|with) (?:got )?(?:any|none)(?: (?:of (?:that|those|them|her own|his own)|at home))?,? so ${NOW_OTHERS}`,
      "(?:see|find out|check|note(?: down)?|spot|work out|suss out) (?:who|which (?:of them|ones)|whether (?:she|he|they|any of them))(?:['’]s| is| are| has| have| wants?| plans?)(?: got| to have| having)? (?:any |an? |small |young )?(?:kids|children|famil(?:y|ies)|bab(?:y|ies)|little ones|pregnant|expecting)",
      "(?:weeks|months|leave)\\b[^.;]{0,30}\\bcosts? us\\b[^.;]{0,30},? (?:so|and) (?:no more|never again|not again|we(?:['’]re| are) done)",
    ],
    IS_NO_MATTER,
  ),
  // "Reggie won't have one on the payroll".
  held(
    'union_or_politics',
    [
      `(?:won['’]t|will not|wouldn['’]t|refuses to|isn['’]t going to|not going to|never|doesn['’]t want|can['’]t stand)(?: (?:to )?(?:have|having|keep|put|carry|take|allow|let|hire|see|seeing|stand))? (?:one|one of (?:them|those|that lot)|(?:his|her|their|that) (?:sort|kind|lot|type)|an? (?:greenie|lefty|red|tory|leftie|trumper|commie)) ${REFUSED_PLACE}`,
      `(?:stood|ran|stands|running|campaigned|canvassed|knocks? (?:on )?doors|doorknocked|volunteers|marched|handed out leaflets) for ${PARTIES}\\b[^.;]*,? (?:so|and) (?:the |our )?(?:\\p{L}+ )?(?:client|owner|boss|manager|they|he|she|it)\\b[^.;]*\\b(?:won['’]t|no|out|never|not|doesn['’]t|other)`,
    ],
    /\b(?:dogs?|cats?|phones?|machines?|drones?|vapes?|horses?|kni(?:fe|ves)|ladders?|heaters?|radios?|forklifts?|trucks?|laptops?|bikes?|scooters?|cigarettes?|agenc(?:y|ies)|unlawful|illegal)\b/iu,
  ),
  // "All four of mine came up through C of E schools and none of them is anything else".
  held(
    'religion',
    [
      `(?:all|both|each|every one|the (?:two|three|four|five|lot))(?: \\p{L}+)? (?:of )?(?:mine|them|the \\p{L}+|my \\p{L}+)?,? ?(?:(?:came|come|went|brought|grew|been|is|are|was|were) )(?:up |all )?(?:(?:through|to|in|up in|from|out of) )?(?:an? |the )?${OF_FAITH} (?:schools?|famil(?:y|ies)|homes?|colleges?|parish(?:es)?|stock|background)`,
      "(?:none|not one|neither|no one) of (?:them|mine|the \\p{L}+|my \\p{L}+)(?:['’]s| is| are) (?:anything|of any) (?:else|other)(?: (?:faith|church|religion))?,? (?:and )?i(?:['’]ve)? (?:checked|made sure|asked)",
      "people who(?:['’]d| would|['’]ll| will)? (?:do|sing|say|join|lead|come to|attend|pray) [^.;]{3,40} [\"“'‘]?and mean it",
    ],
    NO_CLERGY,
  ),
  // "H-1B and OPT only", "no citizens or green cards".
  held(
    'nationality',
    [
      `${PERMITS} (?:only|preferred|please|pls|candidates only)(?=\\W*$|[,(]| (?:please|pls|no|and no|for)\\b)`,
      `(?:only|just|strictly) ${PERMITS}(?=\\W*$|[,(]| (?:please|pls)\\b)`,
      `no ${SETTLED}(?:(?:,| or| and| ?\\/| ?&)+ ?(?:no )?${SETTLED})*(?=\\W*$|[,(]| (?:please|pls|thanks|at this rate|need|for this|on this|sorry)\\b)`,
    ],
    /\b(?:sponsor\p{L}* for|transfers? only|we (?:file|sponsor|transfer)|required|discriminat\p{L}*|complain\p{L}*|harmed|were hurt|turned away)\b/iu,
  ),
  // "From what she let slip I make it late March, which is launch week".
  held(
    'pregnancy',
    [
      `(?:from|by|going by|judging by|on) what (?:she|they) (?:let slip|let out|said|told \\p{L}+|mentioned)[^.;]{0,25}?,? (?:i|we)(?:['’]d)? (?:make|put|reckon|guess|call|work)s? (?:it|her|that)(?: (?:as|at|out at|for|due|in|to))? ${MONTH},? (?:which|and that|right|slap|bang|just|and we)\\b[^.;]*${BAD_TIME}`,
      `(?:she|they) let (?:slip|it slip|out)\\b[^.;]*\\b(?:${MONTH}|due|trying|cot|nursery|scan|baby|bump|ring|wedding)`,
    ],
    /\b(?:notice|contract|lease|offer|resign\p{L}*|bonus|move|visa|exam|holiday|product|launch date|price)\b/iu,
  ),
  // "Rainbow sticker on the laptop and a “roommate” of eleven years".
  held(
    'sexual_orientation',
    [
      `["“'‘]${PARTNER}["”'’] (?:of|for) (?:\\p{L}+|\\d+) years?`,
      `(?:lives?|living|holidays?|arrived|came|shares? a (?:flat|house|home)) with (?:his|her|an?|the) (?:male |female )?["“'‘]${PARTNER}["”'’]`,
      '(?:rainbow|pride) (?:sticker|lanyard|pin|badge|flag|mug|socks|wristband|strap|phone case|avatar)s? (?:on|in|round|around|behind) (?:the|his|her|their) (?:laptop|bag|phone|desk|neck|lapel|car|profile|jacket|wrist|linkedin|background|photo|window|folder|water bottle)',
    ],
    /\b(?:welcome|anyone|everybody|everyone|free to|if (?:you|they) (?:like|want|wish)|our own|uniform|allowed|unlawful|illegal|must not)\b/iu,
  ),
  // "Ze zit midden in een ivf-traject".
  held('pregnancy', FERTILITY, OF_CARE),
  // "If a bad back means you can't lift, we'll find somebody else", "if lifting's not your thing there's the door".
  held(
    'disability_or_health',
    [
      `(?:if|when|where) [^.;]{0,40}\\b${NEED}\\b[^.;]{0,40}?,? (?:then )?(?:(?:we|i|they)(?:['’]ll| will) (?:just |simply |have to )?(?:find|get|take|hire|look for|go with|want|need) (?:someone|somebody|another|a fitter|others))`,
    ],
    /\b(?:someone|somebody|another|others) (?:who can |else )?(?:to |will )?(?:help|cover|lift|carry|swap|share|give|do (?:it|that|the \p{L}+) for you|assist|interpret|step in)|an(?:other)? (?:job|role|chair|desk|seat|tool|way|shift|time|task|bench)\b/iu,
  ),
  held('disability_or_health', [
    `(?:if|when|where) [^.;]{0,40}\\b${NEED}\\b[^.;]{0,40}?,? (?:then )?(?:there(?:['’]s| is) the (?:door|gate)|(?:mind|use|see|you know where) the (?:door|gate)|(?:we(?:['’]ll| will) )?make (?:it|that) your last (?:day|shift|week))`,
  ]),
];
