import { lowered } from './matching.ts';

const COUNT = '(?:\\d{1,3}|twenty|thirty|forty|fifty|sixty)';

/** Of whom a service speaks, not whom it seeks. */
const SERVED =
  '(?:mothers|newborns|babies|infants|toddlers|teenagers|teens|youngsters|veterans|refugees?|migrants|immigrants|pensioners|widows|famil(?:y|ies)|dads|moms|mums|grandparents|fathers|homeless people|over-fifties|elders)';
const ANY_OF_THEM = `(?:(?!your\\b|own\\b|his\\b|her\\b|their\\b|our\\b)[\\p{L}-]+ ){0,3}?${SERVED}(?:(?:,| and| or)+ (?:[\\p{L}-]+ ){0,2}${SERVED}){0,3}`;
const AT_HOME = 'spouses?|dependa?nts?|famil(?:y|ies)|husbands?|wife';

/**
 * Phrases in which a word of `own-words.ts` is one of the work: what is offered, whom the work serves, what is made or repaired, and
 * other meanings of the same word. By kind, each as ads say it.
 */
const OF_WORK: readonly string[] = [
  // What is offered.
  `birthdays? (?:off|leave|treat|voucher)|(?:leave|day off|off) (?:for|on) your birthday`,
  `(?:parents?'?|grandparents?'?|carers?'?|family|compassionate|bereavement|school holidays?) leave|(?:full|company|paid|statutory|occupational|enhanced) sick (?:pay|leave|time)|sick (?:pay|time)(?= (?:starts|from|accrues|is|of|after))`,
  `(?:cover(?:age)?|insurance|medical|dental|vision|discounts?|price|membership|relocation)[^.;]{0,60}?(?:for )?(?:you,? )?(?:your|the) (?:${AT_HOME})(?: (?:or|and) [^.;,]{0,20}(?:${AT_HOME}))?`,
  `(?:by|before|at|over|until|till|since|after|for|about|around|during) christmas(?! (?:eve )?(?:mass|service|carol|lunch with))|christmas (?:bonus|part(?:y|ies)|do|day|shutdown|closure|trading|period|break|rush|peak|hamper|casuals?|season)`,
  `(?:(?:on[- ]site|workplace|subsidi[sz]ed|in-house|company|free|staff) )(?:nurser(?:y|ies)|cr[eè]ches?|day ?care|childcare)|(?:nursery|cr[eè]che|day ?care|childcare) (?:on site|on the (?:ground|first) floor|vouchers?|subsid\\w+|next door|places?|support|allowance|benefits?|cent(?:re|er)s?)`,
  `(?:attractive|handsome) (?:base|salary|package|rates?|pay|remuneration|commission|benefits|location|offer|bonus)`,
  `family (?:meals?|hotels?|pubs?|farms?|winer(?:y|ies)|caf[eé]s?|dentist\\w*|doctors?|lawyers?|solicitors?|support workers?|mediation|homes?|cars?|history)`,
  `(?:solicitors?|lawyers?|barristers?|associates?|paralegals?|judges?|mediators?|counsel|law|divorce|department|team|matters)(?:,| and)? ?[(–-]? ?(?:private client(?: and|,) )?family\\)?(?= |[.,;)]|$)`,
  `(?:one|two|three|[123]) (?:full |consecutive )?days off (?:together|in a row|running|a week|per week|each week|back to back)`,
  // Whom the work serves.
  `(?<!(?:\\bno|\\bnot|\\bnever|\\bwho|\\bthat|n't) )(?:look(?:s|ing)? after|car(?:e|es|ing) for|support(?:s|ing)?|help(?:s|ing)?|treat(?:s|ing)?|monitor(?:s|ing)?|teach(?:es|ing)?|coach(?:es|ing)?|serv(?:e|es|ing)|train(?:s|ing)?|advis(?:e|es|ing)|hous(?:es|ing)|visit(?:s|ing)?|greet(?:s|ing)?|guid(?:e|es|ing)) ${ANY_OF_THEM}`,
  `(?:teachers?|trainers?|classes|courses?|lessons|programmes?|programs?|services?|housing|advice|homes?|clinics?|workers?|groups?|carers?|shelters?|nanny|tutors?|facing) (?:for )?${ANY_OF_THEM}`,
  // A house for children as the place of work, where nobody's child is in it.
  `(?<!(?:kids?|child(?:ren)?|sons?|daughters?|little ones?|bab(?:y|ies)|toddlers?)(?:\\b[^.;]{0,30} |['’]s ))(?:for|at|in|of|our|the) (?:the |our |an? )?(?:\\p{L}+ )?(?:cr[eè]che|nursery|kindergarten|pre-?school)(?=[:,.;)]|$| (?:in|is|has|team|rooms?|manager|staff|leader|cook|assistant|opens?|opening|group))`,
  `(?:toddlers?|baby|babies|infants?|preschool)(?:['’]s?)? (?:rooms?|groups?)`,
  `(?:kindergarten|nursery|school) (?:to|through|teachers?|classes|students|pupils|group)|from kindergarten`,
  `(?:patients?|residents?|clients|customers?|students?|pupils|participants?|children|service users) (?:with|living with|who have) [^.;,]*`,
  `(?:nanny|chef|tutor|housekeeper|driver) (?:for|to) (?:a|the) (?:[\\p{L}-]+ )?family|to a family in plain`,
  `(?:menopause|family|carer|autism|dementia|age|breastfeeding|veteran|hijab)[- ]friendly (?:employer|workplace|company|uniforms?)`,
  `(?:(?:muslim|jewish|hindu|sikh|christian|catholic|buddhist)(?:,| and| or)* )+(?:patients|pupils|students|residents|families|guests|communities|prayers|festivals|holidays)`,
  // Belief as an employer, a customer, a place.
  `(?:church|mosque|temple|synagogue|chapel|parish|cathedral|diocese|rabbi)'s|(?:parish|church) (?:halls?|councils?|offices?|schools?|roofs?|organs?|accounts|buildings?)|hospital chaplain\\w*|(?:near|beside|opposite|behind) the [^.;,]*(?:cathedral|church|mosque|temple)|christ ?church|choir schools?`,
  `(?:christian|christopher|christine|christina|christie)(?= \\p{L}+ (?:knows|leads|runs|will|is your))`,
  // Languages that the work needs.
  `(?:clear|fluent|written|spoken|plain|good|excellent|strong|professional|proper|business) english(?= (?:on|in|for|and|to|at)\\b|[.,;]|$)|(?:in|into|from) english\\b|english (?:and maths|teachers?|for (?:the|permits|safety)|on the (?:phone|radio)|at [abc][12])|(?:gcse|teach\\w*|a-level) english|(?:[\\p{L}]+ )?and english(?= (?:for|to|on|at)\\b|[.,;]|$)`,
  // Health as a trade.
  `(?:give|gives|giving|administer\\w*|dispens\\w*|manag\\w*|prescrib\\w*|document\\w*|check\\w*|order\\w*|handl\\w*|deliver\\w*) (?:[\\p{L}]+ )?(?:medications?|medicines?)|(?:medications?|medicines?) (?:reviews?|rounds?|competenc\\w+|management|administration|charts?|errors?|safety|assistance)`,
  `cancer (?:society|council|charit\\w+|genes?|trials?|drugs?)|(?:rare|plant|crop|infectious|animal|livestock|tropical|vine|fish) diseases|fitness (?:class\\w*|cent(?:re|er)s?|clubs?|studios?|instructors?|industry)|fatigue (?:management|tests?|analysis|rules)`,
  `hear(?:ing)? from (?:you|us|them)|hearing[- ](?:aid )?(?:questions|tests?|clinics?|protection|conservation)|hip (?:waders|replacements?)|saw doctors?|(?:our|the|with|alongside|eight|seven|six|five|four|three) doctors(?= (?:and|in|on|see))`,
  // What is made, sold, driven, repaired.
  `(?:bad|worn|wheel|ball|roller|failed) bearings?|bearings|a bearing (?:goes|went|fails)|(?:the|company|your|our) (?:[\\p{L}]+ )?polo shirts?|(?:boat|ship) ?(?:yards?|build\\w*|sheds?|hulls?|shows?|ramps?)|(?:when|where|how) the boats?|(?:fishing|tour|dive|supply) boats?|looks after yachts|super ?yachts?|yacht (?:charter|building|brokers?)`,
  `at heights?|(?:waist|bench|ceiling|shoulder|working|desk|counter|table) height|heights? (?:tickets?|safety|training|adjustable)|height[- ]adjustable`,
  `(?:call on|calls?|orders?|stock|lab|laborator\\w+|blood|soil|water|test|collect\\w*|tak\\w+|fabric|food|product|of) samples`,
  `(?<=(?:lambs?|calves|calf|foals?|piglets?|pups?|puppies|kittens?|chicks?|cattle|stock|herds?|animals?|sheep|ewes?|pigs?|horses|goats?|alpacas|cheeses?|beers?|gins?|recipes?|ideas?|brands?|labels?|company|charity|business|beef|milk)\\b[^.;]{0,40})(?:where|when|once|day|after|as) (?:they|it|she|he)(?:['’]re| are| is| were| was) born`,
  `any accent(?! (?:but|except|other))|accent (?:lighting|walls?|chairs?|colou?rs?)|accents of our|ear for (?:[\\p{L}]+ )?accents|baby (?:food|range|products?|clothes|wear|shops?|care|formula|monitors?)|(?:pregnancy and )newborn (?:range|unit|photography)`,
  `(?:lead|power|energy|content|revenue|income|demand|electricity|steam|code|document) generation|(?:business|firm|company|farm|bakery|owned|run)[^.;]{0,20} (?:second|third|fourth|fifth|sixth) generation|(?:second|third|fourth|fifth)[- ]generation (?:family|business|firm|company|owned)`,
  `weigh(?:s|ed|ing)? (?:(?:and|or|in|out|off|the|our|all|each|every|incoming|loaded|empty|full) )*(?:trucks?|truckies|lorr(?:y|ies)|vehicles?|loads?|trailers?|bins?|grain|cattle|stock|ingredients?|produce|parcels?|samples?|skips?|fish|fruit|wool|bales?|flour|metal|waste|goods)|weighs in$`,
  `(?:set(?:s|ting)? up|prepar\\w+|cook\\w*|cater\\w*|decorat\\w+) (?:the (?:room|hall|lounge|chapel) )?for (?:mass|prayers?|services?|communion)(?= (?:and|or|,) )`,
  `(?:pupils?|residents?|clients?|patients?|students?|tenants?) (?:\\p{L}+ ){0,2}(?:needs?|asks? for|has|have|prefers?) same[- ]sex (?:support|care|help)`,
  // Other meanings.
  `family trees?|(?:ageing|aging) (?:\\p{L}+ )?(?:erp|systems?|estates?|fleets?|infrastructure|stock|plants?|assets?|software|servers?|networks?|buildings?|boilers?|pipes?|code|kit|equipment|portfolio|debt\\w*|receivables|reports?)|(?:business|firm|company|farm|bakery|trade) (?:for|of) (?:two|three|four|five|six|\\d+) generations`,
  `(?:only|first|last|public|friendly|familiar) face (?:that )?(?:our |the |most )?(?:guests|customers|clients|visitors|callers|patients|members|people) (?:see|meet)|faces? of (?:the|our) (?:brand|company|desk|shop|store|business|branch)`,
  `(?:site safe|skills|safety|cscs) passports?|(?:valid|current|in-date) passports?|passports? (?:or|and) (?:a )?visas?|passports? (?:is |are )?(?:needed|required),? (?:as|because|since|for) [^.;]*travel`,
  `looks? (?:over|out|onto|beyond|across)\\b|(?:what|how) (?:an? |the )?(?:good|bad|busy|great|typical|normal|shop|stand|store) (?:[\\p{L}]+ )?looks(?: like)?|how the (?:shop|store|stand|page|site|room) looks`,
  `raised (?:[$£€]?\\d[\\d,.]*\\p{L}*|more than|money|funds?|capital|standards|awareness|unprompted)|saved (?:the|us|them|(?:over )?[$£€]?\\d[\\d,.]*\\p{L}*|more than|about)(?! by)`,
  `(?:set up|ran|runs?|running|opened|managed?|managing|built|lead|led|works? in) (?:an? |the |our )?(?:\\p{L}+ )?(?:cr[eè]che|nursery|kindergarten|day ?care)|(?:cr[eè]che|nursery|kindergarten) (?:for|with|of) \\d+|native[- ]level`,
  `body corporate\\w*|(?:governing|awarding|regulatory|statutory|industry) bod(?:y|ies)`,
  `gaps? in (?:consolidation|the market|coverage|care|data|knowledge|skills|stock|service)|fill (?:the|that) gaps?|(?:skills?|knowledge|pay|funding|data|market|process) gaps?`,
  `(?:after|during|passing|passed|completing|following|end of|month) (?:your |the |a )?probation(?! officer)|probation(?:ary)? (?:period|review|officers?|service)`,
  `(?:over|around|about|near|nearly|under|past) ${COUNT} (?:languages|countries|customers|clients|projects|branches|stores|products|beds|homes|employees|brands|members|nationalities|students|vehicles|schools|suppliers|offices|locations|partners|different)`,
  `(?<!(?:graduat\\w+|born|school|degree|resident|citizen\\w*|arriv\\w+|settled|finished|studied|visa)\\b[^.;]{0,30})since (?:19|20)\\d\\d`,
  `(?:you|to|would|will|can|we|i|they) delegate\\b(?! (?:badge|card))|(?:conference|event|course) delegates?`,
  `an (?:eight|ten)[- ](?:mile|minute|hour|year|week|month|day|strong|person|bed|seat\\w*)|a ten[- ](?:mile|minute|hour|year|week|month|day|strong|person|bed|seat\\w*)`,
  // What most ads say of pensions, checks, generations, languages, food, rooms and a body at work.
  `(?<!(?:on|draw\\w*|near\\w*|collect\\w*|a state|her|his|their|own|until|approaching|before|old[- ]age) (?:an? |the |their |your |his |her )?)pensions?(?! (?:age|years?|already))`,
  `(?:criminal|police) (?:records?|history|background|convictions?|offen[cs]es?)(?: checks?| screening| disclosures?| certificates?)|about (?:your |any )?criminal history|class(?:es)? of licen[cs]e|spent convictions|rehabilitation of offenders`,
  `(?:checks?|proof|copy|copies|sight|scan)\\b[^.;]{0,40}\\bpassports?|passports? (?:check|size|holder scheme|scheme)`,
  `(?:second|third|fourth|fifth|sixth)[- ]generation(?! (?:\\p{L}+ )?(?:australians?|americans?|brit\\w*|irish|migrants?|immigrants?|only))|since the (?:nineteen[- ]|eighteen[- ])?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)|(?:for|served? [^.;]{0,30}) (?:over|more than|nearly|almost) (?:twenty|thirty|forty|fifty|sixty) years`,
  `(?:voucher|koha|gift|cake|present|bonus|something|treat|day|leave)s? (?:for|on) (?:your|their) birthdays?`,
  `english(?= (?:helps?|lessons?|classes|tuition|plus|isn't|is (?:enough|fine|used|useful|helpful)|will (?:help|do))\\b)|(?:plus|as well as|or|alongside|and) english(?= (?:will|is|are|would)\\b)|english(?=(?:,? (?:and|or|plus|,) ?\\p{L}+)+ (?:are|is|will|would|helps?)\\b)`,
  `(?:halal|kosher|veggie|vegetarian|vegan)(?:(?:,| and| or)+ (?:halal|kosher|veggie|vegetarian|vegan|standard|hot))*(?= (?:and \\p{L}+ )?(?:meals?|options?|food|menus?|dishes|lines?|products?|meat|butcher\\w*|kitchen|handling|slaughter|preparation|certification))|(?:beef|lamb|chicken|veal|poultry|bacon)(?:,| and|,? or)+ (?:free[- ]range )?pork|pork(?:[- ]free| (?:lines?|products?|pies?|cuts?|belly|loins?|processing|plant|is handled))|(?:some|much|all) (?:of )?(?:the |our )?(?:production|products?|meat|range) is halal`,
  `(?:quiet |multi-?faith )?(?:rooms?|spaces?|time) for (?:quiet or |reflection or )?prayer|prayer (?:rooms?|spaces?|breaks?|times?)|(?:men's|women's|couples'|family|single|twin)(?:(?:,| and| or)+ (?:men's|women's|couples'|family|single|twin|two|one))* (?:rooms?|wings?|units?|dorms?|showers?|changing|quarters|blocks?|cabins?)`,
  `safety (?:shoes|boots|glasses|specs|goggles)(?:(?:,| and)+ (?:glasses|gloves|specs|goggles))*|(?:shoes|gloves|boots|goggles|helmets?) and glasses|(?:in|our|the|busy|veterinary|vet|dental|gp) surgery(?! (?:recently|last|next|on (?:his|her|their)))|(?:chronic|heart|kidney|liver|respiratory) diseases?`,
  `(?:tables?|benches|bench|chairs?|platforms?|workstations?|desks?|furniture|couches)\\b[^.;]{0,50}\\b(?:raised|lowered|height|altered)|raised (?:beds?|platforms?|floors?|or lowered)|more height|height[- ]fit`,
  `(?:adults? and children|children and adults?)|(?:south african|new zealand|british|irish|australian|american|swiss|german|japanese|french|canadian) (?:id\\b|holiday|parent|owned|group|compan(?:y|ies)|firms?|brands?|retailers?|clients?|law|standards?|banks?|manufacturers?)`,
  `(?:with|raise) a smile|by mom\\b|mom(?:'s)? (?:approval|quota|rules|guidelines?|to decide)|(?:to|per|for) mom\\b(?= |[.,;']|$)`,
  `(?:property|loan|cash|trade|payment|bank|day of) settlements?|settlements? team|political (?:risk|neutrality|science|reporters?|correspondents?|editors?|analysts?|news)|rainbow (?:tick|flag|network|trout)|(?:reporting|sales|billing|budget|planning|product|release|audit|pay) cycle|cycle (?:to work|counts?|times?|scheme|parking)`,
  `(?:stand|shop|store|product|site|brand|garden|page)[^.;]{0,20} appearance|strong on looks: \\p{L}+|portfolio that shows an eye for [^.;]*`,
  `(?:negotiat\\w+|bargain\\w+|work\\w*|consult\\w*|liais\\w+|engage\\w*) (?:[\\p{L}]+ ){0,5}(?:trade unions?|shop stewards?)|union (?:shop|site|scale|rates?|wages?|contract|agreement|benefits)|trade union (?:consult\\w+|relations|negotiat\\w+|liaison)|employment tribunals?|tribunal judges?`,
  `(?:grown|grow|growing|run|running|built|building|content|campaigns?|channels?|paid) (?:[\\p{L}]+ ){0,3}(?:tiktok|instagram|facebook|social media)|(?:tiktok|instagram|facebook|social media) (?:shops?|stores?|live|budgets?|ads?|advertising|channels?|content|campaigns?|manag\\w+|marketing|calendar|strategy|team|executive|specialist)`,
];

const MASKED = OF_WORK.map((source) => lowered(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'g'));

/** A sentence in small letters with blanks where a word of somebody's own life is one of the work. */
export const withoutWorkWords = (lower: string): string =>
  MASKED.reduce((text, pattern) => text.replace(pattern, (said) => ' '.repeat(said.length)), lower);
