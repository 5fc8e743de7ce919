// Somebody is wished for after all.
const NO_WISH =
  '(?![^.;]*\\b(?:prefer\\w*|only|must|rather|instead|ideal\\w*|young\\w*|so (?:we|you|they|another)|want\\w*|need\\w*|like (?:her|him|them)|never|no more|not (?:a |an |the )?(?:wom[ae]n|m[ae]n|lads?|girls?))\\b)';
const TITLE =
  '(?:head |lead |senior |chief |second |day |night |old |new )?(?:\\p{L}{3,}(?:woman|man|women|men)|manageress|matron|landlady|landlord|skipper|gaffer|foreman|forewoman|governess|headmistress|headmaster)';
const KEPT =
  '(?:trains?|runs?|manages?|leads?|teaches|shows?|heads?|looks after|oversees|does|keeps?|started|has (?:been|run|trained)|was (?:a|an|the)|came|will (?:train|show|meet|teach|teach you|take you))';
const COVER =
  '(?:medical|dental|vision|health(?:care| cover| insurance| plan)?|insurance|premiums?|cover(?:age)?|flights?|relocation|membership|meals|tuition|the plan|ski pass(?:es)?|travel|401k|hsa|psychology sessions|eap|super)';
const KIN_COVERED =
  '(?:depend[ae]nts?|spouses?|partners?|kids|children|family(?: members)?|families|your (?:partner|spouse|kids|children|family|depend[ae]nts?)|a partner|a spouse)';
const STUDIED = '(?:trials?|stud(?:y|ies)|registr(?:y|ies)|cohorts?|surveys?|research|screening)';
const PEOPLE =
  '(?:people|patients|participants|volunteers|adults|wom[ae]n|m[ae]n|children|babies|infants|mothers|families|smokers|pensioners)';
const EXPECTING =
  '(?:expectant|expecting|new|pregnant|first-time|teenage|young|bereaved|adoptive|foster) (?:mums?|moms?|mams?|mothers?|māmā|mamas|parents?|dads?|fathers?|families|whānau|wāhine|women|couples)';
const LETTERS = '(?:teg|cefr?|gers|level|ilr|jlpt|hsk|topik|b-?level)';
const PEOPLES =
  '(?:māori|maori|pākehā|pakeha|pasifika|pacific|samoan|tongan|aboriginal|indigenous|torres strait islander|irish|polish|welsh|english|scottish|black|white|asian|african|indian|chinese|european|latin[oax]|hispanic|muslim|christian|hindu|sikh|jewish|local|foreign|migrant|gay|straight|trans|deaf|disabled|autistic|young|old|older|twenty|sixty|seventy|a parent|a grandparent|a graduate|a school[- ]leaver|retired)';
const ELSE =
  '(?:(?:from )?(?:any|some)where(?: else)?(?: (?:at all|in the world|in between))?|none of (?:these|those|them|the above)|something else(?: altogether| entirely)?|anything (?:else|in between)|all of (?:these|those|them)|neither|both|in between)';

/** Whom one meets in a house, what is granted, covered or asked for the record, and whom a study is about: nobody is taken by any of it. */
export const LAWFUL_MET: readonly RegExp[] = [
  // "The head stockwoman, Tegan, trains everyone".
  new RegExp(
    `^\\W*(?:the|our|your) ${TITLE}(?:, (?:\\p{L}+ ?){1,2},|(?: \\p{L}+)?,? (?:who|and)?) ?${KEPT}\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  // "Uncle Barry will pick up the phone for a chat": who is rung.
  /^\W*(?:(?:uncle|aunt(?:y|ie)?|whaea|matua|kaumātua|kuia|nan|nana|koro|sister|brother|father|mother|old|big|little) )?\p{L}+(?: \p{L}+)? (?:will|can|['’]ll|is happy to|picks|answers|takes) ?(?:pick(?: it)? up|picks up|up|answer|take|ring|call|phone|have|do) ?(?:(?:the|your|any|a|you) )?(?:(?:quick |short )?(?:phone|calls?|questions?|ring|back|chat|tour))\b(?![^.;]*\b(?:prefer\w*|only (?:to|if|for|wom[ae]n|m[ae]n)|young\w*|screen|weed|sort out)\b)[^.;]*/giu,
  // "You will be home for school pick-up if that's your thing".
  /\b(?:be |you(?:['’]re|['’]ll be)? |and )?(?:home|finished|done|out|off|away|back|free)(?: again)?(?: in (?:good )?time| well| early enough)? (?:for|before|by) (?:the |your |any )?(?:school|nursery|kindy|creche|crèche|daycare|preschool)[- ](?:pick-?ups?|run|gates?|drop-?offs?|bell|bus|finish)\b(?: (?:if|where|should) (?:that['’]s|that is|you|it) [^.;,]{2,30})?(?![^.;]*\b(?:no|not|never|must|only|other people|n['’]t)\b)/giu,
  // "Our crew last winter ran from school leavers to a retired policeman on dishes".
  /^\W*(?:our|the|last (?:year|season|winter|summer)['’]s|this (?:year|season)['’]s) (?:crew|team|staff|cast|lot|class|intake|roster|gang|bunch|shift)(?: (?:last|this) (?:winter|summer|year|season|spring|autumn))? (?:ran|runs|ranges?|ranged|goes|went|spans?|spanned|stretch(?:es|ed)?)(?: all the way)? from [^.;]{3,60} (?:to|through to|up to|right up to) [^.;]{3,60}$(?<!\b(?:only|prefer\w*|instead|rather|but|younger|too old)\b.*)/giu,
  // "Bus pass for those without cars".
  /\b(?:(?:free|paid|subsidi[sz]ed|monthly|annual) )?(?:bus|travel|rail|train|tram|ferry) pass(?:es)? (?:for|if|when|provided|included|paid|covered|to and from|on us|thrown in|where|is|are|and|or|\+)\b(?![^.;]*\b(?:pensioners?|holders?|old enough|over[- ]?\d\d|seniors?|has|already|his|her|their)\b)/giu,
  // "Swears at the digger, not at you".
  /^\W*(?:(?:he|she|the (?:boss|gaffer|chef|foreman|skipper|owner)|gaffer|chef|boss) )?(?:only )?(?:swears|shouts|curses|growls|grumbles|mutters|sings|yells|moans)(?: only| mostly)? (?:at|to|about|with) (?:the|his|her|a) [^.;,]{2,25},? (?:but )?(?:not|never|rarely|seldom) (?:at|to|about|with) (?:you|us|people|anyone|anybody|the (?:crew|staff|team|lads|guests))\W*$/giu,
  // "The children will give the tour and omit nothing".
  /^\W*(?:the|our|some of (?:the|our)) (?:children|pupils|students|kids|residents|apprentices|patients|members|year \p{L}+s?)(?: themselves)? (?:will |do |always |usually )?(?:give|take|show|lead|run|do|conduct|walk)s? (?:you |the |a |each |every |all |our )*(?:tours?|visitors?|round|around|show|walk|open day|guests?|applicants?|candidates?|about)\b(?![^.;]*\b(?:prefer\w*|only|young\w*|pretty|choose|decide|want)\b)[^.;]*/giu,
  // "You'll recruit and follow up people over 65 on trials in falls".
  new RegExp(
    `\\b(?:recruit|enrol+|consent|screen|follow(?:ing)? up|approach|assess|see|interview|monitor|visit)(?:ing|ling|s)?(?: (?:and|or|to) \\p{L}+(?: up)?| and follow up)? (?:[\\p{L}-]+ )?${PEOPLE}(?: (?:aged |over |under |from |with |between |who |and |in |after |of )?[\\p{L}\\d'’-]+){0,6}? (?:on|to|into|for|in) (?:our |the |a |an |two |three |these |clinical |drug |vaccine |cancer |several |large )*${STUDIED}\\b(?![^.;]*\\b(?:colleague\\w*|staff|nurses? (?:of|aged)|you should|same age|prefer\\w*)\\b)[^.;]*`,
    'giu',
  ),
  // "New graduates and 30-year veterans have both thrived here".
  /\b(?:new|recent|fresh) (?:graduates?|grads?|starters|joiners|qualifiers)(?:,[^.;,]{3,30})*,? (?:and|as well as|alongside) (?:\d+[- ]year|long[- ]serving|seasoned|old|experienced|career|late[- ]career)[- ](?:veterans?|hands?|stagers?|timers?|[\p{L}]+s)(?: of \p{L}+)? (?:(?:both|all|equally|alike) )*(?:(?:have|are|do|can|will|feel) )?(?:(?:both|all|equally|alike) )*(?:thriv\p{L}+|(?:do(?:ne)? )?well|welcome|work|settled?|succeed\p{L}*|at home|flourish\p{L}*|apply)\b(?![^.;]*\b(?:but|only|prefer\w*|except)\b)/giu,
  // "U.S. citizenship is required for this federal appointment": by law, and by no wish of the house.
  /\b(?:u\.?s\.?|united states|american) citizen(?:ship|s)? (?:(?:is|are|be) )?(?:required|needed|necessary|a (?:must|requirement|condition)|mandatory) (?:for|by|as|under|of|in) (?:(?:this|a|an|all|most|any|every|the|law) )*(?:federal|competitive[- ]service|national[- ]security|civil[- ]service|executive order|e\.?o\.?|excepted[- ]service|title 5|office of personnel|dod civilian|law enforcement appointment)\b[^.;]*/giu,
  // "Medical with no premium for you and half for dependents".
  new RegExp(
    `\\b${COVER}\\b(?![^.;]*\\b(?:no|without|few|fewer|nobody with) (?:depend[ae]nts?|spouses?|kids|children)\\b)[^.;]{0,60}\\b(?:for|covers?|including|plus|and|with|includes?|extends? to|add|half|of) (?:(?:you|yourself|half|some|part|all|any|up to \\p{L}+|\\d+ ?%|the)(?:,| and| or| of| for)? )*(?:for )?${KIN_COVERED}\\b(?![^.;]*\\b(?:prefer\\w*|must|only if)\\b)`,
    'giu',
  ),
  // "The lads and the ladies in the workshop are sound".
  /^\W*(?:the|our) (?:lads|boys|fellas|men|blokes|guys) and (?:the |our )?(?:ladies|girls|lasses|women|gals) (?:in|on|at|from|out) (?:the |our |back|front)?[^.;,]{0,25}(?:are|is|get|make|have|know|look|will|keep) [^.;]*/giu,
  // "You might be Māori, Pākehā, Pasifika or from anywhere else".
  new RegExp(
    `^\\W*(?:you|they|colleagues|people here|whoever joins(?: us)?|applicants|our next \\p{L}+) (?:might|may|could|can)(?: well)? be (?:(?:from )?${PEOPLES}(?:,? or |, )){1,6}${ELSE}(?![^.;]*\\b(?:but|as long as|prefer\\w*|though|provided|only|except)\\b)`,
    'giu',
  ),
  // "Working alongside expectant mums, their partners and the grandparents too": whom the work is for.
  new RegExp(
    `\\b(?:work(?:ing|s)?|walk(?:ing|s)?) (?:alongside|with|beside|closely with) (?:our |the |some )?${EXPECTING}(?:(?:,| and|, and| or) (?:their |the |our |all )?(?:partners|families|whānau|babies|grandparents|children|siblings|midwives|newborns|fathers|dads|kids|parents|carers|nans|kuia)(?: too| as well)?)*${NO_WISH}`,
    'giu',
  ),
  // "When Mr Gay from Lords & Younger rings about the lease, please put him straight through".
  /^\W*(?:when|if|once|should|as soon as|whenever) (?:mr|mrs|ms|miss|dr|prof|sir|lady|lord|father|sister|rabbi|imam)\.? \p{L}[\p{L}'’-]+(?: (?:from|of|at) [^,;]{2,40})? (?:rings?|calls?|phones?|comes?|arrives?|e-?mails?|writes?|drops|gets|turns|asks|is)\b[^;,]{0,40},? (?:please |just |could you |do |you can |we |can you )?(?:put|send|show|let|tell|ask|transfer|give|take|pass|offer|ring|remind|bring|get|forward)\b(?![^.;]*\b(?:not|never|no longer|full|filled|gone|don['’]t|candidate|too old|interview (?:someone|another))\b)[^.;]*/giu,
  // "Irish at TEG B2": a language by its level.
  new RegExp(
    `(?<=^\\W*|[:,;–(] ?|\\b(?:and|or|plus|with|need|have|speak|your|spoken|written|some|good) )(?:irish|welsh|french|german|spanish|italian|polish|dutch|english|portuguese|danish|swedish|norwegian|finnish|greek|russian|ukrainian|turkish|chinese|japanese|korean|maltese|czech|scottish gaelic|romanian|hungarian)(?:(?:,| or| and) (?:french|german|spanish|italian|polish|dutch|english|portuguese))* (?:at|to|of|from|\\()? ?(?:an? |the |least |about |around |roughly )*(?:${LETTERS} )*(?:level )?(?:[abc][12]\\+?|n[1-5]|bachelor level)(?![\\p{L}\\d])`,
    'giu',
  ),
  // "Kiosk staff from age 16": as young as the law lets somebody work.
  /(?<=\b(?:staff|crew|helpers?|assistants?|stewards?|hands?|team members?|workers?|lifeguards?|apprentices?|waiters?|porters?|pickers?|servers?|runners?|cleaners?|volunteers?|juniors?|jobs?|shifts?|rounds?|work) )from (?:age |the age of |aged )?1[3-8](?: (?:and|or) (?:up|over|older|above)|\+|upwards?)?(?=\W*$|[,;)])(?!.*\b(?:only|max\w*|tops|at most|no older|under 2\d|up to)\b)/giu,
  // "Could you confirm that you haven't applied to them through anybody else": asked for the record.
  /^\W*(?:(?:could|can|would|will) you (?:please |just |also |kindly )?|please |just |i need you to |we ask you to )?(?:confirm|tell (?:me|us)|let (?:me|us) know|check|say|assure (?:me|us)) (?:that |whether |if )?(?:you|nobody|no one|no other agency)(?: have|['’]ve| has|['’]s)?(?:n['’]t| not)? ?(?:already |yet |ever |also |previously |recently )?(?:applied|been (?:put forward|submitted|introduced|represented|sent|presented)|put you forward|submitted you|spoken|interviewed|worked) (?:to|for|by|with|at|through)\b(?![^.;]*\b(?:pregnan\p{L}+|ill|sick|unions?|church|married|tribunal)\b)[^.;]*/giu,
  // "She knows the awards better than anybody else on the team".
  /^\W*(?:he|she|they|\p{L}+) knows? (?:the|our|their|its|this|that) [^.;]{2,40} better than (?:any ?(?:one|body)|nobody|no ?one|most|all)(?: else)?(?: (?:on|in|at|of|around|round) [^.;,]{2,30})?\W*$/giu,
  // "The workshop won't take to a German car for the fleet": what a house has no use for.
  /^\W*the (?:workshop|garage|fleet|yard|lab|kitchen|plant|farm|depot|studio|site|office|bakery|mechanics?) (?:won['’]t|will not|wouldn['’]t|doesn['’]t|does not|can['’]t) (?:take to|take|touch|use|run|buy|deal with|fit|service|stock|mend) (?:an? |the |any |another )?[^.;,]{0,25}\b(?:cars?|vans?|trucks?|lorr(?:y|ies)|tractors?|machines?|engines?|parts?|ovens?|tools?|software|tyres?|paints?|oil|equipment|kit|saws?|printers?|boats?|bikes?|pumps?)\b(?! (?:drivers?|mechanics?|girls?|boys?|people|men|women))[^.;]*/giu,
  // "Asked the panel to face her": which way somebody looks, so that their lips are seen.
  /\b(?:to|please|always|should|must|you|and|panel|everyone|staff) (?:turn (?:to|and) )?fac(?:e|ing) (?:him|her|them|you|me|each other|one another|the (?:candidate|camera|window|light|person|room|screen|class|front))\b(?! (?:value|down|up to|with))/giu,
  // "Breathing apparatus must seal to the face": what a mask lies on.
  /\b(?:seal(?:s|ed|ing)?|fit(?:s|ted|ting)?|sit(?:s|ting)?|tight) (?:closely |snugly |tightly )?(?:to|against|on|around|over) (?:the|your|a|each) face(?:s)?\b/giu,
  // "They make up only 4% of our tenants": how many, and nothing that is worn.
  /(?<=\b(?:they|these|those|we|women|men) )make up (?:(?:only|just|under|about|around|over|nearly|almost|fewer than|less than|more than|barely|a mere|some) )*(?:\d+(?:\.\d+)? ?%|\d+ per ?cent|half|most|(?:a|one) (?:third|quarter|fifth|tenth|sixth|eighth)|an? (?:\p{L}+ )?(?:share|part|proportion|minority|fraction)|\p{L}+ (?:in|out of) \p{L}+) (?:of )?(?=\p{L})/giu,
  // "One thing you designed that somebody with a disability found easier".
  /\byou(?:['’]ve| have)? (?:designed|built|made|wrote|written|taught|changed|shipped|fixed|drew|drawn|planned|redesigned|coded|ran)\b[^.;,]{0,40} (?:that|which|so(?: that)?|for) (?:somebody|someone|people|users?|customers?|an? (?:customer|person|user|student|visitor|colleague|pupil|passenger)|patients|students|visitors) with (?:an? )?(?:disabilit(?:y|ies)|visual impairments?|hearing loss|low vision|dyslexia|autism|limited mobility) (?:found|finds?|could|can|was able|were able|used?|uses|relies|rely|said|liked|reads?|gets?)\b/giu,
  // "We positively welcome disabled applicants".
  /\b(?:we|the (?:trust|council|school|charity|university|company|board))(?: would| will|['’]d)? (?:positively|actively|warmly|especially|particularly|very much|gladly|strongly) (?:welcomes?|encourages?) (?:applications from )?disabled (?:applicants|people|candidates|persons)\b(?![^.;]*\b(?:but|only|except|unless|though|as long as|provided|prefer\w*|cheap\w*|subsid\w*|grant)\b)/giu,
  // "Candidates with a religious or medical concern about shaving are invited to talk to us early".
  /\b(?:candidates?|applicants?|anyone|anybody|people|those|staff|recruits|if you have|you have) (?:with|who have|who has)? ?(?:an? |any )?(?:religious|medical|cultural|health)(?:(?:,| or|, or| and) (?:religious|medical|cultural|health))* (?:concerns?|reasons?|questions?|needs?|objections?) (?:about|for|to|with|over|not to|around) [^.;,]{3,40},? (?:(?:are|is) (?:invited|encouraged|welcome|asked) to|can|may|should|please|do) (?:talk|speak|tell|ring|call|write|contact|raise|ask|come)\b(?! (?:before|instead|elsewhere|twice)\b)(?![^.;]*\b(?:elsewhere|not|never|rather|unsuit\w*|withdraw\w*)\b)[^.;]*/giu,
  // "Residency places for new graduates of any age".
  /\b(?:new|recent|fresh) (?:graduates?|grads?) (?:of|at) (?:any|all|every|whatever) ages?\b(?![^.;]*\b(?:but|only|prefer\w*|under|young\w*)\b)/giu,
  // "Sauf dérogations prévues par la loi (RQTH notamment)": whom a law lets in all the same.
  /(?<!\p{L})(?:sauf|hors|avec|selon les|sous réserve d[eu]s?) (?:(?:cas|les|des) )*(?:dérogations?|exceptions?|aménagements?)(?: (?:prévue?s?|légales?|fixée?s?|admises?|possibles?))*(?: (?:par la loi|par le code(?: du travail)?|légalement|réglementaires))? ?(?:\(|: ?|pour (?:les )?|dont )(?:(?:la |titulaires? d['’]une |bénéficiaires? d['’]une |travailleurs? (?:en situation de )?)?(?:rqth|handicap(?:és?)?|reconnaissance de (?:la )?qualité de travailleur handicapé|sportifs? de haut niveau|création d['’]entreprise)(?:,| et| ou| notamment|, notamment| par exemple| ?etc\.?)* ?)+\)?/giu,
  // "Ran a fund for people with cystic fibrosis": whom somebody's work was for.
  /^\W*(?:(?:he|she|they|\p{L}+) )?(?:also |once |now )?(?:ran|runs|founded|set up|started|managed|led|chaired|built|launched|coordinated|raised (?:money|funds|\S+) for|volunteer(?:s|ed) (?:at|with|for)|fundrais\p{L}+ for|organi[sz]ed|headed) (?:an? |the |our |two |three |several )?(?:\p{L}+ ){0,3}?(?:fund|charity|camp|club|group|clinic|service|network|helpline|trust|programme|program|project|appeal|choir|day centre|respite (?:house|centre)|school|league|team|workshops?|classes|course|hotline|foundation) for (?:people|adults|children|kids|families|parents|patients|teenagers|young people|men|women|carers|players) (?:with|living with|affected by|who (?:have|live with)|of (?:those|people) with) [^.;,]{3,40}/giu,
];
