const NO_TURN =
  "(?![^.;]*\\b(?:but|except|unless|only|prefer\\w*|rather|ideally|not suitable|need not|not apply|sorry|elsewhere|else|instead|what (?:we|i) want|we want|they (?:leave|quit|just|never|don[’']t)|(?:will|would|can) not|won[’']t|can[’']t|without them|so (?:we|i) (?:can|know))\\b)";
const RECORD = '(?:records?|convictions?|offen[cs]es?|criminal|felon(?:y|ies)|police|vetting)';
const OWN_KIN = '(?:mum|mom|mam|dad|da|the wife|the missus|my (?:wife|husband|daughter|son|sister|brother))';
const LEARNT = '(?:parent|carer|caregiver|volunteer|foster carer|sibling|grandparent)';
const PICTURED =
  '(?:dugs?|dogs?|cats?|pets?|horses?|ponies|pony|work|portfolio|cakes?|bakes?|dish(?:es)?|plates?|vans?|utes?|trucks?|bikes?|rigs?|tools|builds?|projects?|gardens?|welds?|brickwork|joinery|sewing|latte art)';
const WORN = '(?:turbans?|hijabs?|kippahs?|headscar(?:f|ves)|kirpans?|head ?coverings?)';
const FEAST =
  "(?:mass|diwali|eid|christmas|easter|hanukkah|vaisakhi|shabbat|ramadan|communion|prayers?|vespers|holi|lunar new year|st patrick[’']s day)";

/** What clients say in passing near the law and by which nobody is picked: it plays no part, it counts too, it is of something else. */
export const LAWFUL_LOOSE: readonly RegExp[] = [
  // That nobody loses by something.
  new RegExp(
    `\\b(?:nobody|no[- ]one|none of (?:you|us|them)) (?:here |ever |has ever )?(?:los(?:es|t)|miss(?:es|ed) out on|(?:is|was|gets?|got) (?:turned (?:down|away)|refused|marked down|passed over|let go|sacked|knocked back)) ${NO_TURN}[^.;,]*?\\b(?:over|for|because of|on account of|due to|through) [^.;,]*`,
    'giu',
  ),
  // That the other sex is welcome as well.
  new RegExp(
    `\\b(?:wom[ae]n|m[ae]n|ladies|girls|gals|lads|blokes|fellas|mums|dads)(?:['’]?re| are| is)? (?:just as |very |more than |most )?(?:keen|welcome|encouraged|wanted) (?:too|as well|also)\\b${NO_TURN}`,
    'giu',
  ),
  // That whoever needs other hours says so.
  new RegExp(
    `\\b(?:folks?|anyone|anybody|people|those|whoever|staff|if you|them) (?:who |that )?(?:needs?|wants?) ${NO_TURN}[^.;]*\\b(?:shifts?|hours|time off|days? off|breaks?|leave|swaps?|rosters?|rotas?)\\b[^.;]*\\b(?:(?:just |only have to )?say so|tell us|let us know|give us a shout|just (?:ask|say)|have a (?:word|yarn))\\b`,
    'giu',
  ),
  // Which records stand against work in schools.
  new RegExp(
    `(?<=\\b${RECORD}\\b[^.;]*)\\b(?:anything|nothing|stuff|offen[cs]es?|convictions?|charges?|history|those) (?:that is |that['’]s )?(?:involving|against|with|to do with|around) (?:kids|children|minors)\\b`,
    'giu',
  ),
  // Where experience may come from.
  new RegExp(
    `\\b(?:which|that|it|this) (?:may|can|could) (?:be|come|have been|have come|be gained|count)(?: from being)? as an? ${LEARNT}(?:,? (?:or|and) (?:as )?(?:an? )?${LEARNT})*\\b${NO_TURN}|\\bexperience as an? ${LEARNT}(?:,? (?:or|and) (?:as )?(?:an? )?${LEARNT})* (?:counts?|is fine|is welcome|will do|is as good)\\b${NO_TURN}`,
    'giu',
  ),
  // A picture of what somebody makes or keeps.
  new RegExp(
    `\\b(?:photos?|pictures?|pics?|snaps?) of (?:your|the|any|some|an?) (?:own |best |favourite |last |recent |finished )*${PICTURED}\\b(?![^.;]*\\b(?:you|yourself|him|her|himself|herself|themselves|face|and (?:of )?(?:you|your own))\\b)`,
    'giu',
  ),
  // Events that a house serves.
  /(?<=\b(?:with|for|at|do|does|host\w*|cater\w*|run|runs|running|serv\w+|work\w*|cover\w*|handl\w*) (?:the |our |two |three |several )?(?:\p{L}+ )?)\bweddings\b(?! (?:coming|of (?:their|her|his)|to plan|planned|plans))(?<!\b(?:her|his|their|own|whose) (?:\p{L}+ )?weddings)/giu,
  new RegExp(
    `\\b(?:set(?:s|ting)? up|prepar\\w+|cook\\w*|cater\\w*|decorat\\w+|lay(?:ing)? out|organis\\w+) (?:the (?:room|hall|lounge|chapel) )?for ${FEAST}(?:(?:,| and| or)+ (?:equally |also |just as much )?(?:for )?${FEAST})*\\b`,
    'giu',
  ),
  // Whoever of the caller's own family takes the call.
  new RegExp(
    `\\b${OWN_KIN} (?:answers?|picks up|takes the calls|minds the phones?|does the (?:books|phones?|payroll|invoices)|runs the office)\\b${NO_TURN}`,
    'giu',
  ),
  // More of those who are few, where the best are taken all the same.
  new RegExp(
    `\\bmore (?:wom[ae]n|m[ae]n|blokes|dads)\\b(?=[^.;]*\\b(?:on merit|whoever is best|best person gets)\\b)${NO_TURN}(?![^.;]*\\b(?:not|no|over|before|instead|first)\\b)`,
    'giu',
  ),
  // What is worn for faith, with the uniform.
  new RegExp(
    `\\b${WORN}(?:(?:,| or| and)+ ${WORN})* (?:with|under|in) [^.;,]{0,30},? (?:is |are |all )*(?:no (?:problem|bother|trouble)|fine|welcome|ok(?:ay)?|not an issue)\\b${NO_TURN}(?! if)`,
    'giu',
  ),
];
