const LANGUAGE =
  '(?:english|german|french|spanish|italian|portuguese|dutch|irish|welsh|gaelic|gaeilge|polish|russian|ukrainian|turkish|arabic|mandarin|cantonese|japanese|korean|hindi|punjabi|urdu|vietnamese|greek|samoan|tongan|m[aā]ori|(?:te )?reo(?: m[aā]ori)?|auslan|bsl|isl|asl)';
const LEVEL =
  '(?:conversational|basic|business|working|professional|fluent|intermediate|advanced|beginner|everyday|[abc][12])';
const NO_TURN = '(?![^.;]*\\b(?:but|except|only|rather|prefer\\w*|not|never|no)\\b)';
// What somebody can show of their work, and papers of it.
const MADE =
  '(?:welds?|joints?|plates|dishes|cakes?|loaves|bread|work|jobs|projects?|builds?|gardens?|hedges|walls?|roofs?|tiling|brickwork|stonework|plastering|joinery|furniture|cabinets?|kitchens?|installs?|installations?|switchboards?|boards?|panels?|displays?|designs?|cuts|colou?rs?|nails|sets?|arrangements|bouquets|repairs|rebuilds?|finishes)';
const THINGS_OF_WORK =
  '(?:tickets?|licen[cs]es?|certificates?|certs?|cards?|papers?|drawings?|plans?|portfolios?|references?|payslips?|timesheets?|receipts?)';

/** What is named in passing in ads and the briefs of clients: trades, languages by their level, anybody at all, and words that sound like others. */
export const LAWFUL_PASSING: readonly RegExp[] = [
  // The title of the trade, where nothing else stands in it.
  /(?<=^\W*(?:(?!(?:male|young|strong|fit|family|single|white|local)\b)[\p{L}&/-]+ ){0,3})forem[ae]n(?=\s*$|\s*[,(–|/-])/giu,
  // A language that the work needs, by its level or beside others.
  new RegExp(
    `\\b${LANGUAGE} (?:at|to|of) (?:an? )?${LEVEL}(?: (?:level|standard|or above|or better))?(?: (?:would|will|is|are) (?:be )?(?:\\p{L}+ ){0,2}(?:lovely|great|nice|good|useful|handy|a plus|a bonus|an advantage|welcome|ideal|helpful))?(?:,? but (?:it )?(?:is|['’]s) (?:not a must|not essential|no must|optional))?`,
    'giu',
  ),
  new RegExp(
    `(?<=^\\W*(?:desirable|preferred|essential|languages?|nice to have|advantageous|bonus):[^.]*?)(?<=[;,:] ?)${LANGUAGE}(?=\\s*(?:[.;,]|$))`,
    'giu',
  ),
  // Anybody at all, by a list of who else comes.
  /^\W*(?:[\p{L}'’ -]+, ){1,5}(?:whoever|anyone|anybody|all sorts|you name it)(?:[,:;–-]| -)? ?(?:(?:i|we)(?:['’]m| am|['’]re| are)? (?:do not|don['’]t|really don['’]t|not|couldn['’]t|wouldn['’]t) (?:mind|care|fussed|fussy|bothered|picky)|(?:all|everyone['’]s|they['’]re all) welcome|makes no odds|all the same to (?:me|us))\W*$/giu,
  // Graduates where a name or a place asks them among others.
  new RegExp(`^\\W*new[- ]grad(?:uate)?s? (?:are )?(?:very |also )?welcome\\b${NO_TURN}`, 'giu'),
  // What is the same with a thing and without it, the sizes of what a house gives, and pictures of it.
  /\bwith or without (?:(?:an?|the|your|any) )?(?:glasses|lenses|contacts|contact lenses|spectacles|correction|hearing aids?|(?:reasonable )?(?:accommodations?|adjustments?))\b/giu,
  /\b(?:waterproofs?|boots|ppe|kit|uniforms?|overalls?|coveralls?|hi-?vis|gloves|jackets?|trousers|harness(?:es)?|scrubs|whites|wellies|gowns)\b(?: (?:\p{L}+ )?(?:come|comes|goes|go|run|runs|are|is)(?: kept| stocked)?)? (?:down to|up to|from|in|right up to) (?:an? )?(?:(?:women['’]?s|men['’]?s|uk|us|eu|every|all) )*sizes?(?: \d{1,2}| xx?[sl]| \p{L}+)?(?: (?:to|up to|down to) \d{1,2})?(?![^.;]*\b(?:only|so (?:you|we|no)|must|fit into|bigger|smaller|nobody|no one|not)\b)/giu,
  new RegExp(
    `\\b(?:send|e-?mail|text|attach|upload|share|include|bring)\\b(?: (?:us|me|a|an|your|the|in))*(?: (?:cv|r[eé]sum[eé]|letter|application) (?:and|with|plus))? (?:(?:two|three|four|five|some|any|a few|your|the|\\d) )*(?:${THINGS_OF_WORK} (?:as|by|in) (?:photos?|pictures?|pics?|scans?)|(?:photos?|pictures?|pics?) of (?:(?:your|the|some|any|two|three|recent|past) )*${MADE})(?![^.;]*\\b(?:you|yourself|face|headshot|selfie|full[- ]length|smil\\p{L}+)\\b(?!(?:['’]re|['’]ve|['’]d| are| have| made| did| built| cooked| baked| laid| finished| took)\\b))(?![^.;]*\\band (?:one |some )?of (?:you|yourself)\\b)`,
    'giu',
  ),
  // A pastor's own church, whom a maternity ward or a birth centre greets.
  /(?<=\b(?:pastor|minister|rabbi|cantor|imam|priest|vicar|deacon|curate|worship leader)\b[^.;]*)\b(?:an? )?member in good standing of (?:an?|the|our) (?:\p{L}+ ){0,3}(?:(?:church|synagogue|parish|congregation|mosque|temple|denomination)\b|\u00b7{3,})/giu,
  /(?:,? )\b(?:whatever|no matter what|whichever) (?:your|their|somebody['’]s|the) (?:first|native|home|own) language(?: (?:is|may be|happens to be))?(?=\W*$|[,;])(?<!\b(?:only|native|no|not|never|but|accent\w*|prefer\w*)\b[^.;]*)/giu,
  /\bwomen in (?:early |active |established )?labour\b(?! (?:party|hire|jobs?|roles?|market|force))/giu,
  // Words that sound like others.
  /\bgentlem[ae]n['’]?s?['’]? agreements?\b/giu,
  /\b(?:basic|senior|staff|entry|junior|band \d|grade \d)[- ](?:grade )?(?:occupational |speech |speech and language |physio|massage |respiratory )?therapists?\b/giu,
  /\b(?:residency|fellowship|training|experience|certificate|diploma|background|interest) (?:in|with) (?:\p{L}+ ){0,2}diseases?\b/giu,
  // What goes on in a shop or a house, and who shows newcomers round.
  /\bschool[- ](?:pick[- ]?ups?|runs?|drop[- ]?offs?) (?:is|are|isn['’]t|aren['’]t) (?:no|not a|never a|a)?(?: problem| drama| issue|n['’]t a problem)\b(?! for (?:us|anyone) here)[^.;]*\b(?:we|shifts?|rosters?|hours|move|swap|work around)\b[^.;]*/giu,
  /\bthe (?:lads|girls|boys|guys|blokes|ladies) (?:in|on|at|from) (?:the )?(?:dispatch|workshop|office|stores?|warehouse|yard|kitchen|accounts|front desk|desk|shed|floor|depot|it|hr|goods in|reception) (?:will|can|['’]ll) (?:show|help|teach|walk|give|fill|sort|look after|train) (?:you|them|whoever)\b[^.;]*/giu,
  /\b(?:an?|the|one|some) (?:lads?|bloke|guy|girl|lady|woman|man) from (?:\p{L}+ )?(?:will|visits?|comes|delivers|calls|services|collects)\b[^.;]*/giu,
  /\b(?:years|days) of the (?:vineyard|orchard|estate|brand|business|product|company|firm|town|building|garden|house|market|club) (?:are|is|lie)\b(?<=\bbest [^.;]*)/giu,
  /\bbest years(?= of the (?:vineyard|orchard|estate|brand|business|product|company|firm|town|building|garden|house|market|club)\b)/giu,
  /\b(?:lone|single|young|new|teen(?:age)?) (?:parents|mothers|fathers|mums|dads) (?:are|is) (?:among|some of|many of|most of) (?:those|the people|the families) (?:(?:that|whom|who) )?(?:our|the|this|we) (?:service |charity |clinic |team |project )?(?:supports?|serves?|helps?|houses?|sees?|works? with)\b/giu,
  /\barrest (?:records?|histor(?:y|ies)) (?:are|is) (?:never|not) (?:asked|looked|requested|sought|considered)(?: (?:for|at|about))?\b(?! (?:until|unless|except))/giu,
  /\b(?:look(?:ing)? after|car(?:e|ing) for|support(?:ing)?|help(?:ing)?|drive|driving|teach(?:ing)?) (?:an?|the|two|three|our) (?:young |elderly |older |teenage )?(?:lads?|boys?|girls?|man|men|woman|women|lady|ladies|gentlem[ae]n|brothers|sisters)(?: with (?:\p{L}+ ?){1,3})?(?= (?:at|in|on|from|to|through|who (?:needs?|uses?|lives?))\b)/giu,
];
