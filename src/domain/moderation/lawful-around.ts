import { FAITH, ORIGIN } from './words.ts';

// Somebody is wished for after all.
const NO_WISH =
  "(?![^.;]*\\b(?:want\\w*|wanted|prefer\\w*|only|rather|so (?:we|you|no|a|an|it)|same|like (?:you|us|them)|must|should|hir\\w+|looking for|suits?|need\\w*|not|no|never|young\\w*|enough|too many|plenty)\\b|[^.;]*n['’]t\\b)";
const COMERS =
  '(?:wh[aā]nau|families|guests|tamariki|kids|pupils|students|residents|patients|audiences?|readers|listeners|members|visitors|customers|clients|regulars|passengers|callers|learners|congregation)';
const FROM = `(?:${ORIGIN}|${FAITH}|pākehā|cook islands?|niuean|tokelauan|eritrean|ethiopian|afghan|kurdish|sudanese|congolese|bangladeshi|ghanaian|tibetan|roma|americans|germans|brits|australians|aussies|kiwis|poles|indians|chinese|japanese|koreans|students|pensioners|retirees|locals|tourists|young families|everything else|everywhere(?: else)?|all sorts|everyone else|every(?:one|body)|more)s?`;
const WOMEN = '(?:women|girls|ladies|wāhine|wahine|men|blokes|lads|fathers|mothers)';
const KIN =
  '(?:father|mother|dad|mum|mom|mam|son|daughter|husband|wife|brother|sister|uncle|aunt|parents|grandfather|grandmother|cousins?|in-laws)';
const BOSS =
  '(?:owner|boss|cook|chef|head chef|foreman|manager|baker|butcher|skipper|landlord|landlady|principal|gaffer|director|porter|night porter|kitchen porter|caretaker|gardener|barman|foreman|captain)';
const CARED =
  '(?:looked after|cared for|nursed|raised|minded|brought up|looking after|caring for|nursing|raising|minding)';
const OF_HOME =
  '(?:(?:your|an?|the) )?(?:own |elderly |older |sick |poorly )*(?:dad|mum|mom|mam|father|mother|gran|granny|nana?|grandad|grandparents?|parents?|partner|husband|wife|kids|children|family|relatives?|brothers?|sisters?)';

/** Who is there, comes in, shares a house or did the same at home; buildings, wood and poles; least ages for an insurance: none of it says who is taken. */
export const LAWFUL_AROUND: readonly RegExp[] = [
  // "Our whānau are Samoan, Tongan, Māori and everything else", "guests are from everywhere, mostly Americans".
  new RegExp(
    `^\\W*(?:our |the |most (?:of )?(?:our |the )?)?${COMERS} (?:are|come|hail)(?: from)?(?: mostly| mainly| largely| everywhere| all over)*,? ?(?:(?:mostly |mainly |often |and |or |some |a few |half )*${FROM},? ?)+(?:in (?:\\p{L}+)|these days|now|at weekends|on \\p{L}+)?\\W*$`,
    'giu',
  ),
  // "Women have been in the yard since 1994 and there are four now".
  new RegExp(
    `^\\W*${WOMEN} have (?:been|worked|cooked|crewed|driven|fished|played|flown|dived|sailed|built|welded|brewed|shorn|climbed) [^.;]{0,40}\\b(?:since|for) (?:the )?(?:\\d|\\p{L}+ years)${NO_WISH}[^.;]*`,
    'giu',
  ),
  // "Three blokes in their forties share this house": who lives there.
  new RegExp(
    `^\\W*(?:\\d+|two|three|four|five|six|seven|eight) (?:\\p{L}+ )?(?:men|women|blokes|ladies|gentlemen|guys|lads|people|residents|sisters|brothers|tenants|adults)\\b[^.;]{0,50}?\\b(?:share|live in|live at|live together|call)\\b${NO_WISH}[^.;,]*`,
    'giu',
  ),
  // "Cert III helps but so does having looked after your dad".
  new RegExp(
    `\\b(?:helps?|counts?|is (?:fine|enough|as good|just as good)|so does|as does|or|also)\\b[^.;,]{0,25}\\b(?:having )?${CARED} ${OF_HOME}(?=\\W*$|[,.;]| (?:counts?|helps?|is|too|as well|at home)\\b)(?![^.;]*\\b(?:only|must|prefer\\w*)\\b)`,
    'giu',
  ),
  // "You'd be working alongside my father, who's 78 and still first out the gate".
  new RegExp(
    `\\b(?:alongside|beside|with|under|next to) (?:my|our|the owner['’]s|the boss['’]s) ${KIN}\\b(?:,? (?:who(?:['’]s| is)|aged|now)[^.;,]*)?(?![^.;]*\\b(?:so|only|prefer\\w*|wants?|likes?|young\\w*)\\b)`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:the |our )?${BOSS}(?:['’]s| is) (?:an? )?(?:vegetarian|vegan|veggie|teetotal\\w*|grandad|grandmother|pensioner)\\b${NO_WISH.replace('|not|no|never', '').replace("|[^.;]*n['’]t\\b", '')}[^.;]*`,
    'giu',
  ),
  /^\W*(?:faiths|beliefs|religions|people|families|folk) of (?:every|all|many|any) (?:kinds?|sorts?|faiths?|stripes?|description)(?: and none| or none)?(?=[,.;]|\W*$)(?![^.;]*\b(?:but|except|only|prefer\w*)\b)/giu,
  /\b(?:ex-?offenders|(?:people|those|applicants) with (?:an? )?(?:(?:criminal )?records?|convictions?)|returning citizens|care leavers) (?:get|have|are given|will get|are offered) (?:an?|the same|every) (?:fair |same |equal |proper |second |real )*(?:hearing|chance|crack|go|shot|interview|look|read)\b(?![^.;]*\b(?:but|except|unless)\b)[^.;]*/giu,
  /\b(?:wom[ae]n (?:returning|coming back|on|after|from)|m[ae]n (?:returning|coming back|on|after|from)) [^.;,]{2,40} (?:and|or) (?:wom[ae]n|m[ae]n)(?: too| alike| as well)? (?:can|may|are|apply)\b(?![^.;]*\b(?:only|but|not)\b)/giu,
  // Groups that meet, by whom they are for.
  /\b(?:pensioners|seniors|grandparents|widows|widowers|retirees|mothers|fathers|toddlers|veterans|over[- ][5-8]0s)['’] (?:\p{L}+ )?(?:lunch(?: club)?|tea|clubs?|choir|groups?|dances?|outings?|bus|flats|homes?|day centre|bingo|swim|walks?)\b/giu,
  // Buildings, woods and poles.
  /\bgranny (?:flat|annexe?|unit|pod)s?\b|\b(?:mother-in-law|in-law) (?:suites?|units?|apartments?)\b|\bbachelor (?:pad|flat|apartment)s?\b/giu,
  /\b(?:white|black|brown|red) (?:oak|ash|birch|walnut|cedar|spruce|cherry|poplar|pine|maple|locust|iron|steel|marble|granite|limestone|spirit|gold)\b(?! (?:skinned|skin|people)\b)/giu,
  /\b(?:long|short|telescopic|tent|scaffold(?:ing)?|steel|wooden|carbon|extension|window|washing|power|light|telegraph|electric|fence|curtain|ski|trekking|walking|totem|flag|goal|barber['’]?s?|north|south|drying|reach|water-fed|hop|bean|fishing|rigging|timber|aluminium|tarp|hook|dosing) poles?\b/giu,
  // "Over 23 for the insurance".
  /(?<!\d ?(?:-|to|and) ?)\b(?:over|at least|must be|aged?) (?:over )?(?:1[89]|2[0-5])(?! ?(?:-|to|and) ?\d)(?: (?:or over|plus))?,? (?:for|because of|on account of|says|by) (?:the |our |their )?(?:\p{L}+ )?(?:insurance|insurers?|licen[cs]e|hire company)(?=\W*$|[,.;])(?![^.;]*\b(?:under|max\w*|no older|(?:2[6-9]|[3-7]\d))\b)/giu,
  // "Everyone does the AMSA medical, it looks at eyesight and hearing against their standard".
  /\b(?:medicals?|eng1|eye ?tests?|sight tests?|fitness assessments?)\b(?=[^.;]*\b(?:standards?|regulat\p{L}+|authorit\p{L}+|law|cfr|amsa|caa|mca|casa|tsb|dvla|act)\b)(?![^.;]*\b(?:only|fail\p{L}*|need not|without|never)\b)[^.;]*/giu,
  // What is driven.
  /\b(?:canadian|american|australian|european|uk|british|irish) (?:miles|roads|routes|runs|loads|freight|deliveries|trips)(?: only)?\b/giu,
  // "The farm's had a woman manager since 2011".
  new RegExp(
    `\\b(?:has|have|['’]s|['’]ve|had) had (?:an? |two |three )?(?:wom[ae]n|female|male|m[ae]n) (?:\\p{L}+ ){0,2}\\p{L}+ (?:since|for)\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  // "Please don't put your age or a photo, we'd only cover them up".
  /^\W*(?:please )?(?:don['’]t|do not|no need to|never) (?:put|send|include|add|attach|give|write)(?: in| us)? (?:(?:your |an? |any |the )?(?:age|photos?|photographs?|pictures?|date of birth|dob|marital status|gender|nationality|religion|address|school|headshot)(?:,? (?:or|and|nor) |, )?){1,5}(?: on it| on there| in it)?,? (?:as |because |since )?(?:we|they|it)(?:['’]d|['’]ll| will| would)? (?:just |only |all |have to )*(?:be )?(?:cover|black|tak|bin|delet|ignor|remov|strip|hid|redact|cut|cross)\p{L}*\b(?![^.;]*\b(?:but|unless|except)\b)[^.;]*/giu,
  // Who goes on leave, and whom one reports to meanwhile.
  /\b(?:the|our|your|my) (?:\p{L}+ )?(?:boss|manager|owner|supervisor|head|lead|leader|director|foreman|partner) (?:is|['’]s) (?:pregnant|expecting|having a baby|due in \p{L}+|off (?:to have|having) [^.;,]{2,15})(?=,? (?:so|and) (?:you|we|her|his|the|i)(?:['’]d|['’]ll)? [^.;]{0,30}\b(?:report|answer|cover|deputy|step|run|start|hand)\p{L}*\b)(?![^.;]*\b(?:not|never|don['’]t|again|want|need|prefer\w*|this time|somebody|someone)\b)/giu,
  // Who picks up their children, and when.
  /^\W*(?:the |our )?(?:mums|moms|dads|mothers|fathers|parents|grandparents|nans|grans|grandads)(?:(?:,| and|, and) (?:mums|moms|dads|fathers|mothers|parents|grandparents|nans|grans|grandads))* (?:pick(?:s)? up|drop (?:off|in)|collect|arrive|come (?:in|by|at)|queue|wait|help(?: out)?|volunteer|read|run the|bring|watch|join us)\b(?![^.;]*\b(?:no|not|never|we want|so we (?:want|need|prefer)|don['’]t|can['’]t|instead|rather|only|young\p{L}*|enough)\b)[^.;]*/giu,
  // Bodies by their names.
  new RegExp(
    `\\b(?:${FAITH}|country|rural|young|farm|town|city|parish)(?: (?:wom[ae]n|men|mothers|youth|ladies|farmers|workers|students|lawyers|doctors|people))['’]?s?['’]? (?:league|guild|union|club|association|society|federation|group|network|institute|choir|fellowship|centre|council)s?\\b(?! (?:members?|only))`,
    'giu',
  ),
  // "English, Mandarin or Tongan on the front counter": what is spoken where.
  /^\W*(?:(?:english|french|mandarin|cantonese|tongan|samoan|m[aā]ori|te reo|spanish|hindi|tamil|malay|arabic|urdu|punjabi|gujarati|polish|welsh|irish|german|italian|portuguese|vietnamese|korean|japanese)(?:,? (?:and|or|&) |, ))+\p{L}+ (?:on|at|for|with|to) (?:the |our )?[^.;,]{3,30}(?:,? (?:ideally|preferably) (?:two|both|more than one|all)(?: of [^.;,]{2,20})?)?\W*$/giu,
  // "The odd set for our ladies in their nineties": whom the work is for.
  /\b(?:for|with|to|of) (?:our|the|some of our) (?:ladies|gents|gentlemen|residents|regulars|clients|guests|members|couples) (?:in their (?:fifties|sixties|seventies|eighties|nineties)|over (?:[5-9]0|fifty|sixty|seventy|eighty|ninety))\b(?![^.;]*\b(?:prefer\w*|like|want|young\w*)\b)/giu,
  // "The owner's off on parental leave from August, so you'd be minded by Trish".
  /^\W*(?:the |our |your )(?:\p{L}+ )?(?:boss|manager|owner|supervisor|head|lead|leader|director|foreman|partner|chef|principal)(?:['’]s| is| goes| will be) (?:off |away )?on (?:parental|maternity|paternity|adoption|family) leave\b[^.;,]{0,25},? (?:so|and) (?:you|we|her|his|the|i)(?:['’]d|['’]ll| will| would)? (?:be )?(?:minded|managed|report\p{L}*|answer\p{L}*|looked after|supervised|start|work|deal|cover\p{L}*|deputy|second)\b(?![^.;]*\b(?:not|never|don['’]t|again|want|prefer\w*|this time|somebody|someone)\b)[^.;]*/giu,
  // "We've two young lads learning": who is trained there.
  /\b(?:we['’]ve|we have|there(?:['’]s| is| are)|with)(?: got)? (?:an? |one |two |three |four |a couple of |a few )(?:young |good |keen )*(?:lads?|girls?|youngsters|apprentices|trainees|juniors|school[- ]leavers)(?: who are| who['’]re)? (?:learning|training|starting out|coming through|coming up|serving their time|in (?:first|second|third|fourth) year)\b(?![^.;]*\b(?:another|same|more of|like them|so (?:an?|you)|young(?:er)? (?:person|one)|only|prefer\w*|their age)\b)/giu,
  // "Urdu, Pashto or Romanian would get used daily but isn't asked for".
  /^\W*(?:(?:some )?(?:urdu|pashto|punjabi|gujarati|bengali|sylheti|polish|romanian|arabic|kurdish|somali|spanish|portuguese|french|german|italian|dutch|mandarin|cantonese|hindi|tamil|vietnamese|samoan|tongan|m[aā]ori|welsh|irish|ukrainian|russian|turkish|tagalog|nepali)(?:,? (?:and|or|&) |, )?)+ ?(?:would|will|gets?|is|are|comes?)(?: get| be| come in)? (?:used|useful|handy|spoken|heard|helpful|welcome|a (?:bonus|help|plus))\b[^.;]{0,30}?(?:,? (?:but|and|though) (?:is|are|it['’]s|we)(?: not|n['’]t) (?:asked for|needed|required|ask|a (?:must|requirement|condition)|essential)(?: for (?:it|them))?)?\W*$/giu,
];
