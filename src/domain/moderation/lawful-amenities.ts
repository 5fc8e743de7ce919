import { ORIGIN } from './words.ts';

// Somebody is wished for, kept out or measured by it after all.
const NO_WISH =
  '(?![^.;]*\\b(?:want|wants|wanted|prefer\\p{L}*|only|rather|ideally|suits?|looking for|too old|no good|fits?|like (?:us|them)|wom[ae]n (?:wanted|preferred)|m[ae]n (?:wanted|preferred))\\b)';
/** Least ages, and no other figure that may be one. */
const LEAST = '(?:1[7-9]|2[0-5])';
const NO_MORE_AGES =
  "(?![^.;]*\\b(?:max\\p{L}*|upper|up to|at most|older than|no older|past it|retire\\p{L}*|pension\\p{L}*)\\b)(?![^.;]*\\b(?:over|above|past|to|until) (?:2[6-9]|[3-9]\\d)\\b)(?![^.;]*(?<![\\d,.£$€])\\b(?:2[6-9]|[3-7]\\d)\\b(?![,.%\\d]|(?: ?|-)(?:k|h|hours?|hrs?|days?|miles?|mins?|tonn\\p{L}*|t|plate|seat\\p{L}*|points?|years[’'] )\\b))";
const INSURED = '\\b(?:insur\\p{L}+|(?:fleet|motor|van|truck|our) (?:policy|cover))\\b';
const HALF =
  '(?:a third|two thirds|half|a quarter|a fifth|most|\\d{1,2} ?(?:%|per ?cent)|one in (?:two|three|four|five|six)|two in (?:three|five))';
const WOMEN = '(?:women|men|ladies|blokes|lads|guys|girls|sheilas|female|male)';

const KIN =
  '(?:fathers?|mothers?|dads?|mums?|sons?|daughters?|brothers?|sisters?|nephews?|nieces?|cousins?|uncles?|aunts?|husband|wife|grandson|granddaughter|brother-in-law|sister-in-law)';
const DIET = '(?:halal|kosher|vegetarian|veggie|vegan|gluten[- ]free|dairy[- ]free)';

/** What a house has around it, from what age its insurer covers drivers, who is in a crew already, and what is cooked there. */
export const LAWFUL_AMENITIES: readonly RegExp[] = [
  // "Our bowls club is over the road": a club that a house has, and none that somebody is ready for.
  new RegExp(
    `(?<!\\b(?:eye on|ready for|head\\p{L}* (?:to|for)|count\\p{L}*|join|joining|off to|suited to|belongs? (?:at|in)|better (?:at|in)|days? (?:to|till|until))\\b[^.;]{0,20})\\b(?:our|the (?:works|company|village|town|local|social|club)|(?:at|by|near|opposite|behind|beside|next to|with|runs?|sponsors?|steward (?:for|of)|bar of|kitchen (?:at|of)) (?:the|an?|our|its))(?: (?:own|local|lawn|indoor|company|works|village|crown green))* bowls club\\b${NO_WISH}`,
    'giu',
  ),
  // "Our insurers want two years on the licence and nobody under 23 on the artics".
  new RegExp(
    `(?<=^[^.;]*${INSURED}[^.;]*)\\b(?:nobody|no ?one|no drivers?|not|none|(?:can['’]?t|cannot|won['’]?t|do(?:es)?n['’]?t) (?:\\p{L}+ ){0,4}?(?:anyone|anybody|drivers?)?) ?(?:under|below|younger than) (?:the age of )?${LEAST}\\b(?:['’]?s\\b)?${NO_MORE_AGES}${NO_WISH}`,
    'giu',
  ),
  // "Insurance on the van starts at 25, so if you're younger you'll ride with one of the others".
  new RegExp(
    `(?<=^[^.;]*${INSURED}[^.;]*\\b(?:starts?|begins?|kicks in|covers?|covered|from|is|at|over|means) (?:(?:at|from|age|drivers?|you|only) )*${LEAST}\\b[^.;]*)\\b(?:if you['’]?re|if you are|anyone|anybody|those|under that and|for) (?:any )?younger\\b(?! (?:team|crew|person|people|staff|man|woman))${NO_MORE_AGES}${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `(?<=^[^.;]*)\\b(?:for|on) (?:the )?(?:under[- ]${LEAST}s|anyone under ${LEAST}|drivers under ${LEAST})\\b(?<=^[^.;]*\\b(?:excess|premiums?)\\b[^.;]*)${NO_MORE_AGES}${NO_WISH}`,
    'giu',
  ),
  // "Blokes and women on the crew already, about a third women at last count".
  new RegExp(
    `^\\W*(?:both )?${WOMEN} (?:and|&) ${WOMEN} (?:on|in|at|across) (?:the |our |every |both )?(?:\\p{L}+ )?\\p{L}+(?: (?:already|now|these days|alike|too))?(?:,? (?:and |about |around |roughly |nearly |over |just under )*${HALF} (?:of (?:us|them) )?(?:are )?${WOMEN}(?: (?:at last count|now|so far|these days|last year))?)?\\W*$`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:about |around |roughly |nearly |over |just (?:over|under) )*${HALF} (?:of )?(?:the |our |us |them )?(?:\\p{L}+ )?(?:\\p{L}+ )?(?:are|is) ${WOMEN}(?: (?:at last count|now|already|so far|these days|here))?(?:,? and (?:we['’]d|we would|we['’]re) (?:love|like|happy|keen|work\\p{L}*) [^.;]*\\bmore\\b[^.;]*)?\\W*$`,
    'giu',
  ),
  // "We're twelve fitters, aged 19 to 63": nearly every age.
  new RegExp(
    `(?<=^\\W*(?:we(?:['’]re| are)|(?:the|our) (?:team|crew|staff|gang)(?:['’]s| is| are| range\\p{L}*)|there(?:['’]s| are)|from)[^.;]{0,40})\\b(?:aged |from |in age |all ages )*(?:from )?(?:1[6-9]|2[0-5]) (?:to|through to|right up to|up to) (?:5[5-9]|[67]\\d)(?: years old| year olds)?(?=\\W*$|,| and (?:counting|we|all|everyone)\\b)${NO_WISH}`,
    'giu',
  ),
  // "The restaurant is Lebanese, so knowing your way round a mezze helps".
  new RegExp(
    `\\b(?:restaurant|kitchen|menu|food|cooking|cuisine|bakery|deli|shop|grocer\\p{L}*|caf[eé]|takeaway|bistro|trattoria|cellar|wine list|tea ?room|cheese counter)(?: is| are|['’]s) (?:mostly |mainly |proper(?:ly)? |modern |northern |southern |home-style |half |all )*${ORIGIN}\\b(?! (?:only|speak\\p{L}*|staff|people|men|women|girls|born|owned and we))(?![^.;]*\\b(?:staff|people|nationals?|born|background|girls?|prefer\\p{L}*|only|want|wants|looking for|must be|so (?:you|we|no|are))\\b)`,
    'giu',
  ),
  // "We're a not-for-profit run by parents": who runs a house.
  new RegExp(
    `(?:\\b(?:run|governed|managed|owned|led|set up|founded|started|chaired) by (?:(?:a )?(?:committee|board|group|team|handful) of |its |the |local |volunteer )*(?:parents|mums|dads|mothers|fathers|famil(?:y|ies)|women|veterans|refugees|students|patients|carers|nuns|monks|grandparents)|\\b(?:parent|patient|student|mum|women|veteran)-(?:run|led|owned))\\b(?! (?:only|for ))${NO_WISH}`,
    'giu',
  ),
  // "The joiners are a father, his two daughters and a nephew".
  new RegExp(
    `^\\W*(?:the|our) (?:[\\p{L}-]+ )?[\\p{L}-]+s are (?:an? |two |three )?${KIN}(?:(?:,| and|, and) (?:(?:his|her|their|an?|two|three|one) )*${KIN})+\\W*$`,
    'giu',
  ),
  // "Halal and vegetarian always on for staff".
  new RegExp(
    `\\b${DIET}(?:(?:,|,? and|,? or|,? &) ${DIET})*(?: (?:food|meals?|options?|dish(?:es)?|lunch(?:es)?))?(?: (?:is|are))? (?:always |both |every day |daily |also )*(?:on|available|served|provided|on offer|on the menu|catered for|cooked|in the canteen)\\b${NO_WISH}`,
    'giu',
  ),
  // "The last manager has gone out on his own and we wish him well".
  /^\W*(?:the|our) (?:last|previous|old|outgoing) (?!(?:girl|lady|woman|mother|mum)\b)[\p{L}-]+(?: [\p{L}-]+)?(?: has|['’]s| is| have)? (?:just )?(?:gone out on (?:his|her|their) own|going out on (?:his|her|their) own|set up on (?:his|her|their) own|moved (?:on|up|away)|been promoted|gone travelling|gone back to \p{L}+|emigrated)(?:,? and we wish (?:him|her|them) (?:well|luck|all the best|every success))?\W*$/giu,
  // "A spent conviction is no bar here".
  /\b(?:an? )?(?:spent|old|past|unrelated|minor) (?:convictions?|cautions?|offen[cs]es?|records?)(?: or cautions?)? (?:is|are|will be|would be|needn['’]t be|won['’]t be) (?:no|not|never|an?)? ?(?:bar|barrier|obstacle|problem|issue|reason (?:to (?:turn|rule) (?:you|anyone) (?:down|away|out)))(?: here| to [^.;,]{3,30}| for us| with us)?(?=\W*$|[,.;])(?<=(?:\b(?:no|not|never)|n['’]t)\b[^.;]*)(?![^.;]*\b(?:but|unless|except)\b)/giu,
];
