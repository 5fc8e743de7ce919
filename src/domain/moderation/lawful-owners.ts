const KIN =
  '(?:(?:late |old |elderly |younger |older |eldest )?(?:brothers?|sisters?|mother|father|mum|mam|mom|dad|sons?|daughters?|wife|husband|partner|parents|uncle|aunt|cousins?|nephew|niece|grandfather|grandmother|grandad|nan|family|in-laws))';
const OWNS =
  '(?:owns?|runs?|ran|founded|started|bought|opened|built|took (?:it |the \\p{L}+ )?over|inherited|set (?:it |this |the \\p{L}+ )?up|has had|had|looks after|does the books|keeps the books|manages|works the|sold|left)';
const HOUSE_OF_THEIRS =
  '(?:shop|business|firm|farm|place|company|salon|garage|bakery|pub|caf[eé]|restaurant|practice|yard|hotel|brewery|orchard|nursery|round|franchise|it|building|school|land)';
const ONE_OF =
  '(?:(?:old |older |young |younger |lovely |nice |retired )*(?:bloke|lady|fella|couple|guy|chap|man|woman|lad|girl|gent|pair|brothers|sisters|siblings|nuns|monks|family|(?:husband|wife) and (?:wife|husband)(?: team| outfit)?|mother and (?:daughter|son)|father and (?:daughter|son)))';
// What makes a story a wish.
const NO_WISH =
  '(?![^.;]*\\b(?:wants?|want someone|need(?:s|ed)? (?:an?|some)|prefer\\w*|rather|ideally|must|should|so no|instead|someone|somebody|another|like (?:him|her|them)|applicants?|candidates?|not again|never again|same (?:kind|sort)|own kind|no more)\\b)';
const SERVED_BY =
  '(?:benefits|support|rights|services?|aids|equipment|housing|transport|holidays|sports?|activities|adaptations|grants|funding|advice|clubs?|day centres?|homes?|meals|tours|trips|apps?|products?|clothes|shoes|beds|chairs)';
const KINDS =
  '(?:disabled|deaf|blind|older|elderly|young|autistic|vulnerable|homeless|bereaved|pregnant|single|retired)';
const BOTH =
  '(?:(?:lads|blokes|boys|men|guys|fellas) (?:and|&) (?:lasses|girls|women|ladies|gals)|(?:lasses|girls|women|ladies|gals) (?:and|&) (?:lads|blokes|boys|men|guys|fellas))';
const FEAST =
  '(?:diwali|eid|christmas|easter|good friday|hanukkah|vaisakhi|passover|yom kippur|rosh hashanah|holi|lunar new year|shabbat|the sabbath)';

/** What is told of those who own a house, of both sexes of a crew, of whom things are for and of when a house is shut. */
export const LAWFUL_OWNERS: readonly RegExp[] = [
  // "Old bloke owns it, his daughter runs it", "she's had the shop since her mother died".
  new RegExp(
    `(?:^\\W*|[,;:] ?|\\b(?:it['’]s|that['’]s|by|from) )(?:an? |the |two |three )?${ONE_OF} (?:who |that |still |now )*${OWNS} (?:it|the|this|here|both|all)\\b${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `(?:it['’]s|they['’]re|we['’]re|run by|owned by|by) (?:an? )?(?:husband and wife|mother and daughter|father and (?:son|daughter)|brother and sister|two brothers|two sisters)(?: team| outfit| business| firm| shop| operation| place)?(?=\\W*$|[,.;]| (?:who|running|with|and|in|that)\\b)(?![^.;]*\\b(?:him|her|he|she)\\b)${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `(?<=\\b${OWNS}\\b[^.;]{0,40})\\b(?:with|from|since|after|when|by|for|and) (?:his|her|their|my|our) ${KIN}(?: (?:died|retired|passed away|stepped back|left|fell ill|sold up|came out|moved))?\\b${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:his|her|their|my|our|the) ${KIN}(?: and (?:his |her )?${KIN})? (?:still |now |also |mostly )*${OWNS} (?:the |this |that |a )?${HOUSE_OF_THEIRS}\\b${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `(?<=\\b(?:moved|moving|gone|relocat\\p{L}*|back)\\b[^.;]{0,25}\\bto be )(?:near|nearer|close to|closer to|with) (?:his|her|their) ${KIN}\\b${NO_WISH}`,
    'giu',
  ),
  // Both sexes of a crew, and somebody who is there already.
  new RegExp(
    `\\b(?:it['’]s|they['’]re|we['’]re|the (?:crew|team|gang|shift|lot)(?:['’]s| is| are))(?: all| mostly| half| about half| a (?:good |nice |real )?mix,?(?: of)?)*,? ${BOTH}\\b(?![^.;]*\\b(?:white|only|must|young(?! and)|prefer\\w*|rather|like us|no)\\b)`,
    'giu',
  ),
  new RegExp(
    `\\bthere(?:['’]s| is)(?: already)? an? (?:lad|girl|fella|bloke|guy|lady|woman|man|chap) (?:(?:on|in|at) [^.;,]{2,20} )?(?:there )?(?:already|now)\\b${NO_WISH}`,
    'giu',
  ),
  // Where a house stands, and who is of a people and runs it.
  /\b(?:next (?:door )?to|beside|opposite|near|behind|above|by|past|across from|round from|facing|under) (?:the|an?|our) (?:old |new |big |local )?(?:mosque|church|synagogue|temple|chapel|cathedral|convent|gurdwara|abbey)\b|\bthe (?:mosque|church|synagogue|temple|chapel|cathedral|convent|gurdwara)(?= (?:next door|opposite|across the (?:road|street)|over the (?:road|street)|on the corner|down the (?:road|street))\b)/giu,
  new RegExp(
    `(?:^\\W*|[.;,] ?)(?:he|she)(?:['’]s| is) (?:an? )?[\\p{L}-]+ (?:him|her)self(?= (?:and|so) (?:he |she )?(?:trains?|runs?|knows?|speaks?|teaches|shows?|started|built|welcomes?)\\b)${NO_WISH}`,
    'giu',
  ),
  /\b(?:the|our|their|his|[\p{L}]+-talking|good|quiet|fair|site|night|yard) foreman(?= (?:runs?|is|will|has|does|plans?|checks?|signs?|gives?|likes? things)\b)(?![^.;]*\b(?:wants?|prefers?|rather|won['’]t)\b)/giu,
  // Who is away.
  /\b(?:we|they|he|she)(?:['’]ve| have|['’]s| has)(?: got)? (?:one|two|three|four|a couple|someone|somebody|\d)(?: of (?:the|our) \p{L}+)?(?: people| staff| nurses| girls| managers)?(?: off| out| away)? on (?:maternity|paternity|parental|mat|pat|adoption)(?: leave)?\b(?![^.;]*\b(?:no|not|n['’]t|never|again|another|rather|man|men|bloke|lad|older|without|instead|prefer\w*|enough|sick of|no more|want)\b)/giu,
  // Whom things are for.
  new RegExp(
    `\\b${SERVED_BY} (?:and \\p{L}+ )?for ${KINDS}(?:(?:,| and| or|,? &) ${KINDS})* (?:people|adults|children|kids|men|women|parents|mothers|customers|drivers|tenants|travellers|workers|students|veterans|motorists|riders)\\b(?![^.;]*\\b(?:only|must|prefer\\w*|need not)\\b)`,
    'giu',
  ),
  /\b(?:babies|toddlers|infants|little ones|kids|children)(?= (?:to (?:\p{N}|teens|two|three|four|five|six|college|butterflies|school age|seniors)|from (?:\p{N}|three|six|birth|newborn|first|one|two)|with (?:an?|their) (?:parent|grown-?up)|up to|aged|under \p{L}+ and|through)|,? (?:in |at )?(?:an? )?ratios?\b)/giu,
  /\b(?:kids|children|boys|girls|women|men|ladies|gents|babies)['’]s? (?:part(?:y|ies)|entertainers?|barbers?|barbering|hairdress\p{L}*|haircuts?|tailor\p{L}*|grooming|furniture|bedding|toys|books|menus?|corner|birthday|playground|soft play|camps?|theatre)\b/giu,
  /\bblinds?(?: and \p{L}+)? (?:fitters?|makers?|installers?|cleaners?|machinists?|fitting|workshop)\b/giu,
  // When a house is shut.
  new RegExp(
    `\\b(?:shut|closed?|close)(?: up| down)? (?:on|for|over|at|during) ${FEAST}(?:(?:,| and| or|,? &) ${FEAST})*\\b${NO_WISH}`,
    'giu',
  ),
  // Whom somebody takes, by what they can: what is behind it is read.
  /\b(?:take|have|see|interview|hire|meet|consider|try) any(?:one|body) (?=(?:with|who (?:has|holds|can)|holding) (?:an?|the|their|his|her|some)\b)/giu,
];
