import { leavesOutWhoMayWork } from './permitted-rules.ts';
import type { Attribute } from './types.ts';

/** A ground on which the law of a place lets an ad ask for what it otherwise may not. */
export interface Ground {
  /** The places (ISO 3166-1 alpha-2) whose law it is; null for every place. */
  places: readonly string[] | null;
  about: readonly Attribute[];
  /** What the sentence says where the ground is given. */
  pattern: RegExp;
  /** The ground, for a person to read. */
  words: string;
  /** Where the sentence gives none all the same. */
  unless?: (sentence: string) => boolean;
  /** Whether the text cites the law: then it holds for all of it, not for its sentence alone. */
  cited?: true;
}

const ANY: readonly Attribute[] = [
  'sex',
  'race_or_origin',
  'religion',
  'disability_or_health',
  'age',
  'sexual_orientation',
  'nationality',
  'family',
];

const GROUNDS: readonly Ground[] = [
  {
    places: null,
    about: ['age'],
    pattern:
      // A range is no minimum, and a greatest age none at all.
      /^(?!.*\b(?:19|[2-7]\d)(?: years(?: old| of age)?)?,? (?:or|and) (?:under|younger|below)\b)(?!.*\b(?:want\p{L}*|prefer\p{L}*|looking for|rather|after|ideally|someone|somebody|anyone)\b[^.;]{0,25}\byounger\b(?! than))(?!.*(?<!\b(?:nobody|no[- ]one|anyone|anybody|no persons?|persons?|people|those|employees|workers|if you(?:'re| are)) (?:aged |is |who (?:is|are) )?)\b(?:under|below|younger than|no older than|not over|max\w*|up to|at most)(?: age)? (?:the age of |age |of )?(?:1[5-9]|[2-7]\d)\b(?!s?['’]? ?(?:hours|hrs|kg|lbs?|km|miles|weeks|days|minutes|%|c\.?f\.?r|(?:can['’]t|cannot|may not|must not|aren['’]t)\b)))(?!.*\b(?:1[5-9]|2[0-5]) ?(?:-|–|to|and|bis|und|à|et|a|y|e|i|tot|en|do|till|til|og|och) ?(?:2[2-9]|[3-7]\d)\b(?! ?(?:hours|hrs|kg|lbs?|km|miles|weeks|days|minutes|staff|people|%|k\b)))(?!.*(?:\b(?:nobody|no[- ]one|none|not|no)|n['’]t) (?:\p{L}+ ){0,3}(?:over|above|older than|past) (?:the age of )?[1-7]\d\b(?! ?(?:hours|hrs|kg|lbs?|km|miles|%)))(?:.*\b(?:1[5-9]|2[015])\b.*\b(?:alcohol|liquor|licen[cs]ed|bar|rsa|gaming|gambling|casino|betting|tobacco|cannabis|vap\w+|lottery|firearms?|weapons?|explosives?|hazard\w*|high[- ]risk|machinery|forklift|crane|trucks?|commercial (?:motor )?vehicles?|cdl|driv(?:e|er|ers|ing)|hgv|lgv|insur\w+|night work|controller'?s|(?:security|police|operator'?s|state|premises) licen[cs]es?|by law|(?:state|federal) law|legal(?:ly)?|statutory|regulations?|\d+ c\.?f\.?r\b|dot|fmcsa|asbestos|working at height|adult content)\b|.*\b(?:alcohol|liquor|licen[cs]ed|bar|rsa|gaming|casino|tobacco|firearms?|explosives?|hazard\w*|machinery|forklift|driv(?:e|er|ing)|insur\w+|by law|legal(?:ly)?)\b.*\b(?:1[5-9]|2[015])\b)/iu,
    words: 'a minimum age for licensed, insured or hazardous work, which the sentence names',
  },
  {
    places: null,
    about: ['age'],
    pattern:
      /^(?!.*\b(?:19|[2-7]\d)(?: years(?: old| of age)?)?,? (?:or|and) (?:under|younger|below)\b)(?!.*\b(?:want\p{L}*|prefer\p{L}*|looking for|rather|after|ideally|someone|somebody|anyone)\b[^.;]{0,25}\byounger\b(?! than))(?!.*\b(?:1[5-9]|2[0-5]) ?(?:-|to|and) ?(?:2[6-9]|[3-7]\d)\b)(?!.*\b(?:under|below|younger than|no older than|max\w*|up to|at most) (?:2\d|[3-7]\d)\b)(?=.*\b(?:at least|minimum(?: age)?(?: of)?:?|over|must be|be|aged?|from|older than) (?:the age of |aged |over |at least )?(?:1[4-9]|2[0-5])s?\b|.*\b(?:1[4-9]|2[0-5]) ?(?:\+|plus\b|(?:years? (?:old|of age) )?(?:or|and) (?:over|older|above|up)\b)).*\b(?:as|because|since|per|under|for|by|so)\b[^.;]*\b(?:(?:fleet|motor|insurance|vehicle) (?:polic(?:y|ies)|cover)|rules?|regulations?|law|act|licen[cs]e|insurers?|permit|certificate|council|children|safeguarding|regulator|award|sia|psa|lcq|rsa|rcg|dvl?s?a|caa|casa|faa|mca|agco|liquor|alcohol|(?:won['’]t|doesn['’]t|does not|will not|can['’]t|cannot) (?:issue|badge|licen[cs]e|insure|register))\b/iu,
    words:
      'a minimum age that a law, a licence or the safety of those cared for sets, which the sentence names',
  },
  {
    // "Must be over 21 to hold a heavy vehicle licence": what may be done or held from an age on.
    places: null,
    about: ['age'],
    pattern:
      /^(?!.*\b(?:1[4-9]|2[0-5]) ?(?:-|–|to|and|bis|und|à|et|a|y|e|i|tot|en|do|till|til|og|och) ?(?:2[2-9]|[3-7]\d)\b)(?!.*\b(?:under|below|younger than|no older than|not over|max\w*|up to|at most)(?: age)? (?:the age of |age |of )?(?:1[5-9]|[2-7]\d)\b)(?!.*\b(?:no|nobody|no[- ]one|none|not|never|nothing) (?:\p{L}+ ){0,2}(?:over|above|older|past)\b)(?=.*\b(?:at least|minimum(?: age)?(?: of)?:?|over|must be|be|aged?|from|older than|turned) (?:the age of |aged |over |at least )?(?:1[4-9]|2[0-5])s?\b|.*\b(?:1[4-9]|2[0-5]) ?(?:\+|plus\b|(?:years? (?:old|of age) )?(?:or|and) (?:over|older|above|up)\b)).*\b(?:to|before (?:you|they|anyone) (?:can |may )?|who) (?:legally |lawfully )?(?:(?:hold|have|get|obtain|gain|apply for|sit|qualify for|carry|be (?:issued|granted|given|eligible for)) (?:with )?(?:an? |the |your |our |its )?[^.;,]{0,40}\b(?:licen[cs]es?|permits?|tickets?|endorsements?|certificates?|accreditation|badges?|operator card|driver authority|insurance|policy)|(?:drive|operate|ride|tow|crew) (?:an? |the |our |your )?[^.;,]{0,40}\b(?:vehicles?|vans?|trucks?|lorr(?:y|ies)|bus(?:es)?|coach(?:es)?|minibus(?:es)?|taxis?|plant|cranes?|forklifts?|tractors?|machine\p{L}*|excavators?|telehandlers?|scooters?|boats?|vessels?)|(?:serve|sell|handle|supply|pour|use|fire|work(?: (?:with|on|in|under|at))?) (?:an? |the |our |your )?[^.;,]{0,30}\b(?:alcohol|liquor|drinks|spirits|wine|beer|tobacco|vapes?|cigarettes|knives|fireworks|firearms?|explosives?|radiation|pesticides|poisons|asbestos|chainsaws?|mines?|underground|confined spaces?|heights?|bar|gaming (?:floor|area|room|machines)|betting shop|bottle shop))\b/iu,
    words:
      'a minimum age for a licence, a machine or goods that the law gives to nobody younger, which the sentence names',
  },
  {
    places: null,
    about: ['nationality', 'race_or_origin'],
    pattern:
      /\b(?:security clear\w+|clearance|nv[12]|baseline|positive vetting|sc cleared?|dv cleared?|bpss|itar|export control\w*|federal contract|government contract|defen[cs]e|public trust|top secret|(?:by|under) (?:federal|u\.?s\.?|commonwealth) law)\b/iu,
    words: 'a citizenship that a security clearance or an export rule needs',
  },
  {
    places: null,
    about: ['nationality', 'race_or_origin'],
    pattern:
      /^(?!.*\b(?:no citizens|(?:canadians|australians|kiwis|americans|britons|brits|aussies|singaporeans|locals|citizens|nationals) first(?=[,.;]|$)|(?:born|\p{L}+-born) (?:and \p{L}+ )?(?:only|preferred)|(?:not|n['’]t) enough|not (?:just|only) (?:have |with |hold )?(?:the |a )?(?:right|visa|work)|real kiwis?|true blue|(?:visa|citizen|green card)\S* (?:holders? |dependent |consultants? )*(?:strongly )?preferred|quota|kiv|skip|avoid|instead of|rather than|over (?:the )?locals|cheap\w*|complain\w*|grumbl\w*|whing\w*|less hassle|easier to|harder to|keep out|send away|turn away)\b).*?\b(?:(?:citizens?(?:hip)?|passports?|nationals?|residents?)\b[^.;]*\b(?:or|and)\b[^.;]*\b(?:visas?|stamp \d\w?|(?:work )?permits?|asylees?)|stamp \d\w?\b[^.;]*\b(?:citizens?|passports?)|(?:right|rights|eligible|eligibility|entitled|authori[sz]ed|authori[sz]ation|permission|permit|permitted) to work|work(?:ing)? (?:rights|visas?|permits?|authori[sz]ation)|valid (?:work )?visa|work authori[sz]ation)\b/iu,
    words: 'the right to work, which everybody has to show',
    unless: leavesOutWhoMayWork,
  },
  {
    // Where a law lets a least age of up to 18 be set, whatever the work is.
    places: ['IE'],
    about: ['age'],
    pattern:
      /^(?:the |our )?minimum age(?: (?:for|of|to) (?:recruitment|entry|applicants?|appointment|employment|joining|apply|join|enter|starting|this (?:job|role|post)))? ?(?:is|:|will be) (?:1[678]|sixteen|seventeen|eighteen)(?: years)?(?: (?:on|at|by|when|for|from) [^.;,\d]{0,40}(?:\d{1,2}(?:st|nd|rd|th)? \p{L}+(?: \d{4})?)?)?\W*$/iu,
    words: 'a minimum age of no more than 18, which section 6(3) of the Employment Equality Acts allows',
  },
  {
    places: ['AU'],
    about: ANY,
    pattern:
      /\b(?:racial discrimination act|sex discrimination act|disability discrimination act|age discrimination act|anti-discrimination act|equal opportunity act|discrimination act 1991|special measure|identified (?:position|role))\b.*(?:\b(?:act|section|s\.?) ?\d+|\b\d{4}\b|\(\p{L}{2,3}\))|\b(?:sda|rda|dda|ada|eoa)(?: \d{4})?,? ?(?:\(\p{L}+\) ?)?(?:s|ss|sec|section)\.? ?\d+|\b(?:except(?:ion|ed)s?|exempt\p{L}*|occupational (?:requirement|qualification)s?|special measures?|allow(?:s|ed)|permit(?:s|ted))\b[^.;]{0,40}\b(?:vic(?:torian?)?|nsw|new south wales|qld|queensland|wa|western australian?|sa|south australian?|tas(?:manian?)?|act|nt|northern territory|commonwealth|federal)['’]?s? (?:racial discrimination|sex discrimination|disability discrimination|age discrimination|anti-discrimination|equal opportunity|discrimination) act\b/iu,
    words: 'a special measure or an exemption under Australian law, which the text cites',
    cited: true,
  },
  {
    // "Section 14 of the New South Wales Anti-Discrimination Act authorises": the section before the act.
    places: ['AU'],
    about: ANY,
    pattern:
      /^(?!.*\b(?:whatever|despite|never mind|no matter|ignor\p{L}*|get round|around|white|anglo|young\p{L}*|under \d\d|but|though|not be|prefer\p{L}*)\b).*\b(?:section|s\.?) ?\d+\p{L}?(?:\(\d\p{L}?\))* of (?:the |that )?(?:[\p{L}'’]+ ){0,4}(?:(?:racial|sex|disability|age|anti-)[- ]?discrimination|equal opportunity|discrimination) act\b[^.;]{0,20}\b(?:authori[sz]es?|allows?|permits?|lets?|provides?|applies)\b|^(?!.*\b(?:whatever|despite|white|anglo|young\p{L}*|but|though|not be|prefer\p{L}*)\b).*\b(?:authori[sz]ed|allowed|permitted) (?:by|under) (?:section|s\.?) ?\d+\p{L}?(?:\(\d\p{L}?\))* of (?:the )?(?:[\p{L}'’]+ ){0,4}(?:(?:racial|sex|disability|age|anti-)[- ]?discrimination|equal opportunity|discrimination) act\b/iu,
    words: 'a special measure or an exemption under Australian law, which the sentence cites',
    cited: true,
  },
  {
    places: ['AU'],
    about: ANY,
    pattern:
      /^(?!.*\b(?:appl(?:ied|ying) for|pending|will (?:be|get)|hope|seeking|white|young|under \d\d)\b).*\b(?:[vnqa]cat|tribunal|anti-discrimination (?:board|commission)) exempt\p{L}*|^(?!.*\b(?:appl(?:ied|ying) for|pending|will (?:be|get)|hope|seeking|white|young|under \d\d)\b).*\bexempt\p{L}*\b[^.;]{0,30}\b(?:by|from|of) (?:the |an? )?[^.;]{0,40}(?:\btribunal\b|\b[vnqa]cat\b|\banti-discrimination (?:board|nsw|commission\p{L}*)|\b(?:human rights|equal opportunity) commission\p{L}*)|^(?!.*\b(?:appl(?:ied|ying) for|pending|will (?:give|grant|get)|hope|seeking|white|young|under \d\d)\b).*(?:\btribunal|\b[vnqa]cat|\banti-discrimination (?:board|nsw|commission\p{L}*)|\b(?:human rights|equal opportunity) commission\p{L}*) (?:has |have )?(?:gave|given|granted|approved|issued|renewed|allowed|made)\b[^.;]{0,25}\bexempt\p{L}*/iu,
    words: 'an exemption that a tribunal or commission granted, which the text names',
    cited: true,
  },
  {
    places: ['CA'],
    about: ANY,
    pattern:
      /^(?!.*\b(?:appl(?:ied|ying) for|pending|will (?:be|get)|hope|seeking|white|young|under \d\d)\b).*\bspecial program(?:me)?s?\b[^.;]{0,30}\b(?:approved|registered|granted|authori[sz]ed|recogni[sz]ed)\b[^.;]{0,60}\b(?:human rights (?:commission\p{L}*|tribunal|office)|commissioner)/iu,
    words: 'a special programme that a human rights commission approved, which the text names',
    cited: true,
  },
  {
    places: ['NZ'],
    about: ANY,
    pattern: /\bhuman rights act\b|\bhra\b,?(?: 1993)?,? (?:s|ss|sec|section)\.? ?\d+/iu,
    words:
      'an exception or a measure to ensure equality under the Human Rights Act 1993, which the text cites',
    cited: true,
  },
  {
    places: ['GB'],
    about: ANY,
    pattern:
      /\b(?:equality act|eqa|schedule 9|sch\.? 9|fair employment and treatment)\b.*(?:\b\d{4}\b|\b9\b)|\b(?:schedule|sch\.?) 9\b.*\b(?:equality act|eqa|appl(?:y|ies))\b|\b(?:exemption|exception)\b.*\b(?:schedule|sch\.?) 9\b|\boccupational requirement\b.*\b(?:equality act|eqa)\b/iu,
    words: 'an occupational requirement under Schedule 9 of the Equality Act 2010, which the text cites',
    cited: true,
  },
  {
    // Treating disabled people more favourably is no discrimination of others.
    places: ['GB'],
    about: ['disability_or_health'],
    pattern:
      /^(?!.*\b(?:able[- ]bodied|healthy|fit|non-?disabled|without|no|not|never|but|though|unless)\b)(?:.*\b(?:section|s\.?) ?13 ?\(3\)[^.;]{0,20}\b(?:equality act|eqa)\b|.*\b(?:equality act|eqa)\b[^.;]{0,20}\b(?:section|s\.?) ?13 ?\(3\))/iu,
    words:
      'that disabled people may be treated more favourably, section 13(3) of the Equality Act 2010, which the text cites',
    cited: true,
  },
  {
    places: ['GB'],
    about: ['religion'],
    pattern:
      /\breserved (?:post|teacher|teaching post|role)s?\b|\bschool standards and framework act\b|\bvoluntary[- ](?:aided|controlled)\b.*\b(?:head\p{L}*|teach\p{L}*|deputy|principal|chaplain\p{L}*|lead|governors)\b|\b(?:head\p{L}*|teach\p{L}*|deputy|principal|chaplain\p{L}*|lead|governors)\b.*\bvoluntary[- ](?:aided|controlled)\b/iu,
    words:
      'a post reserved by the School Standards and Framework Act 1998, sections 58 to 60, at a school with a religious character',
    cited: true,
  },
  {
    // "A lay chaplain who's a practising Catholic, it's a genuine occupational requirement".
    places: ['GB'],
    about: ['religion'],
    pattern:
      /^(?!.*\b(?:prefer\p{L}*|ideal\p{L}*|want them all|fits? in|not really|don['’]t ask|just say|call it|put it down)\b)(?=.*\b(?:chaplain\p{L}*|pastor\p{L}*|priest|vicar|curate|rabbi|imam|(?:youth|children['’]s|parish|worship) (?:minister|leader|worker)|cantor|granthi|catechist|head of (?:re|religious education)|teacher of (?:re|religious education))\b).*\b(?:genuine )?occupational requirement\b/iu,
    words: 'an occupational requirement of work in the faith itself, which the sentence names',
  },
  {
    places: ['GB'],
    about: ['work_status'],
    pattern:
      /\brehabilitation of offenders\b.*\b(?:exempt\w*|exceptions?)\b|\b(?:exempt\w*|exceptions? order)\b.*\brehabilitation of offenders\b/iu,
    words: 'a role that is exempt from the Rehabilitation of Offenders Act 1974, which the text cites',
    cited: true,
  },
  {
    places: ['IE'],
    about: ANY,
    pattern:
      /\bemployment equality acts?\b.*(?:\b\d{4}\b|\b(?:section|s\.?) ?\d+)|\b(?:section|s\.?) ?\d+.*\bemployment equality acts?\b/iu,
    words:
      'an exception or positive action under the Employment Equality Acts 1998 to 2021, which the text cites',
    cited: true,
  },
  {
    places: ['CA'],
    about: ANY,
    pattern:
      /\b(?:canadian human rights act|employment equity act|human rights (?:code|act))\b.*(?:\b\d{4}\b|(?:section|s\.?) ?\d+)|\b(?:section|s\.?) ?\d+\b.*\b(?:canadian human rights act|employment equity act|human rights (?:code|act))\b/iu,
    words: 'a special programme under Canadian human rights law, which the text cites',
    cited: true,
  },
  {
    places: ['US'],
    about: ['sex', 'religion', 'nationality', 'age'],
    pattern:
      /\b(?:bona fide occupational qualification|bfoq)\b.*\b(?:title vii|703|adea|section|u\.?s\.?c)\b|\b(?:title vii|adea)\b.*\b(?:bona fide occupational qualification|bfoq)\b/iu,
    words: 'a bona fide occupational qualification, which the text cites',
    cited: true,
  },
  {
    // Both laws know the ground by this name, and the sentence says whose body is bare.
    places: ['US', 'SG'],
    about: ['sex'],
    pattern:
      /^(?!.*\b(?:young\w*|pretty|attractive|slim|single|prefer\w*|like|likes|looks?)\b)(?=.*\b(?:bfoq|bona fide occupational qualification|genuine (?:occupational )?(?:requirement|qualification))\b)(?=.*\b(?:undress\w*|unclothed|naked|nude|bare|disrob\w*|chang(?:e|es|ing)|showers?|showering|bath(?:e|es|ing)|toilet\w*|strip[- ]search\w*|pat[- ]?downs?|intimate)\b)/iu,
    words: 'work with people who are undressed, which the sentence names as a genuine requirement',
  },
  {
    // "49 CFR Part 40 says same sex as the donor".
    places: ['US'],
    about: ['sex'],
    pattern:
      /^(?!.*\b(?:young\w*|pretty|attractive|prefer\w*|neater|nicer|likes?)\b)(?=.*\b49 ?c\.?f\.?r\.?,? (?:part |§ ?|section )?40\b)(?=.*\b(?:observed|observers?|monitors?|monitored|collect\w*|urine|donors?)\b)/iu,
    words:
      'that who observes a collection must be of the sex of the donor, 49 CFR Part 40, which the text cites',
    cited: true,
  },
  {
    places: ['US'],
    about: ['religion'],
    pattern:
      /\breligious (?:organi[sz]ation|corporation|institution|employer|school)\b.*\b(?:title vii|section 70[23]|70[23]\(\p{L}\))|\b(?:title vii|section 70[23])(?:['’]s)?\b[^.;]{0,30}\b(?:exemption|exception)\b[^.;]{0,30}\breligious (?:organi[sz]ations?|corporations?|institutions?|employers?|schools?)/iu,
    words: 'the exemption of religious organizations, Title VII section 702, which the text cites',
    cited: true,
  },
  {
    places: ['DE'],
    about: ANY,
    pattern:
      /\b(?:sgb ?ix|agg|gleichstellungsgesetz\w*)\b.*\b(?:equal(?:ly)?|gleiche[rn]?) (?:suitab|qualif|eign)\w*|\b(?:equal(?:ly)?|gleiche[rn]?) (?:suitab|qualif|eign)\w*.*\b(?:sgb ?ix|agg|gleichstellungsgesetz\w*)\b/iu,
    words:
      'a preference with equal suitability under German law (SGB IX, AGG section 5), which the text cites',
    cited: true,
  },
  {
    places: ['DE', 'AT'],
    about: ['disability_or_health'],
    pattern:
      /^(?!.*\b(?:but|only|unless|young\p{L}*|m[ae]n|wom[ae]n)\b)(?=.*\bsevere(?:ly)? disab(?:led|ilit(?:y|ies))\b)(?=.*\b(?:prefer\p{L}*|priority|precedence)\b).*\b(?:equal(?:ly)?|same) (?:aptitude|suitab\p{L}*|suited|qualif\p{L}*|competen\p{L}*|abilit\p{L}*|merit)\b/iu,
    words:
      'a preference of severely disabled people with equal aptitude, as SGB IX asks for and the Behinderteneinstellungsgesetz allows',
  },
  {
    places: ['DE'],
    about: ANY,
    pattern: /§§? ?(?:5|8|10)\b(?:[^.;]|\b(?:abs|nr|s)\.){0,20}\bagg\b|\bagg\b[^.;]{0,12}§§? ?(?:5|8|10)\b/iu,
    words:
      'an occupational requirement or a positive measure under AGG sections 5, 8 or 10, which the text cites',
    cited: true,
  },
  {
    // A public employer has to see whoever is severely disabled and could do the work.
    places: ['DE'],
    about: ['disability_or_health'],
    pattern:
      /^(?!.*(?<!\p{L})(?:nicht|kein\p{L}*|nur|leicht\p{L}*|ohne|außer|aber|trotz|leider|umgehen|pro forma|der form halber)(?!\p{L})).*§§? ?(?:154|155|164|165|178)\b(?:[^.;]|\b(?:abs|nr|s)\.){0,25}\bsgb ?ix\b/iu,
    words: 'what SGB IX asks of employers for severely disabled people, which the text cites',
    cited: true,
  },
  {
    places: ['US'],
    about: ['age'],
    pattern:
      /^(?!.*\b(?:young\p{L}* (?:team|crew|face)|prefer\p{L}*|ideally|though|but|also like)\b).*(?:\b5 u\.? ?s\.? ?c\.? ?(?:§ ?|section )?(?:3307|8335|8425)\b|\b29 u\.? ?s\.? ?c\.? ?(?:§ ?|section )?623 ?\(j\)|\b14 c\.? ?f\.? ?r\.? ?(?:§ ?|part )?121\.383\b)/iu,
    words:
      'a greatest age that a federal law sets for controllers, officers or airline pilots, which the text cites',
    cited: true,
  },
  {
    places: ['DE'],
    about: ['religion'],
    pattern: /§ ?9\b[^.;]{0,20}\bagg\b|\bagg\b[^.;]{0,12}§ ?9\b/iu,
    words: 'the exception of religious bodies, AGG section 9, which the text cites',
    cited: true,
  },
  {
    places: ['FR'],
    about: ANY,
    pattern: /\b(?:l\.? ?1133-[1-6]|l\.? ?1142-[2-4]|r\.? ?1142-1)\b/iu,
    words:
      'an exception of the Code du travail (L1133-1 and following, L1142-2, R1142-1), which the text cites',
    cited: true,
  },
  {
    places: ['FR'],
    about: ['disability_or_health'],
    pattern:
      /^(?!.*(?<!\p{L})(?:sauf|hors|mais|hormis|pas de|non|sans|uniquement (?:moteur|léger)|léger\p{L}*)(?!\p{L})).*(?<!\p{L})l\.? ?521[0-4]-\d+/iu,
    words:
      'a post for workers with disabilities (Code du travail, L5212-1 and following, L5213-13), which the text cites',
    cited: true,
  },
  {
    // A firm whose purpose the law sets: most who work there have a disability.
    places: ['DE', 'AT', 'ES', 'NL', 'BE'],
    about: ['disability_or_health'],
    pattern:
      /^(?!.*(?<!\p{L})(?:außer|aber|nur leicht\p{L}*|kein\p{L}*|nicht|ohne|salvo|excepto|pero|sin|leve|behalve|maar|geen|niet|zonder)(?!\p{L}))(?:.*§ ?215[^.;]{0,20}\bsgb ?ix\b|.*\bsgb ?ix\b[^.;]{0,12}§ ?215\b|(?=.*\bcentro especial de empleo\b).*\b(?:real decreto(?: legislativo)?|r\.?d\.?(?:l\.?)?) ?\d+\/\d{4}|.*(?:doelgroepregister|banenafspraak)[^.;]*\b(?:participatiewet|wet banenafspraak)\b|.*\b(?:participatiewet|wet banenafspraak)\b[^.;]*(?:doelgroepregister|banenafspraak))/iu,
    words: 'work that a law keeps for people with disabilities, which the text cites',
    cited: true,
  },
  {
    places: ['ES'],
    about: ANY,
    pattern:
      /\b(?:ley org[áa]nica 3\/2007|l\.?o\.? 3\/2007|ley 15\/2022|estatuto de los trabajadores)\b[^.;]*\b(?:art(?:[íi]culo)?\.? ?\d+|acci[óo]n positiva)|\b(?:art(?:[íi]culo)?\.? ?\d+|acci[óo]n positiva)\b[^.;]*\b(?:ley org[áa]nica 3\/2007|l\.?o\.? 3\/2007|ley 15\/2022|estatuto de los trabajadores)\b/iu,
    words: 'a positive measure under Ley Orgánica 3/2007, Ley 15/2022 or the Estatuto, which the text cites',
    cited: true,
  },
  {
    places: ['IT'],
    about: ANY,
    pattern:
      /\b(?:d\.? ?lgs\.?|decreto legislativo) (?:n\. ?)?(?:215|216)\/(?:20)?03\b[^.;]*\bart(?:icolo)?\.? ?3\b|\bart(?:icolo)?\.? ?3\b[^.;]*\b(?:215|216)\/(?:20)?03\b/iu,
    words: 'an occupational requirement under article 3 of D.Lgs. 215 or 216/2003, which the text cites',
    cited: true,
  },
  {
    places: ['IT'],
    about: ['disability_or_health'],
    pattern: /\b(?:l\.?|legge) ?(?:n\. ?)?68(?:\/| del )(?:19)?99\b/iu,
    words: 'the employment of people with disabilities under Legge 68/1999, which the text cites',
    cited: true,
  },
  {
    places: ['NL'],
    about: ANY,
    pattern:
      /\bart(?:ikel|\.)? ?[257][^.;]{0,20}\b(?:awgb|wgbl|wgbh\/cz)\b|\b(?:awgb|wgbl|wgbh\/cz)\b[^.;]{0,12}\bart(?:ikel|\.)? ?[257]\b/iu,
    words: 'an exception of the Algemene wet gelijke behandeling or its sister laws, which the text cites',
    cited: true,
  },
  {
    places: ['NL', 'BE'],
    about: ['sex'],
    pattern:
      /^(?!.*(?<!\p{L})(?:jong\p{L}*|alleen|uitsluitend|enkel|aantrekkelijk\p{L}*|mannen de voorkeur|een man)(?!\p{L}))(?=.*(?<!\p{L})bij gelijke (?:geschiktheid|kwalificaties?|bekwaamheid)(?!\p{L}))(?=.*(?<!\p{L})voorkeur(?!\p{L}))(?=.*(?<!\p{L})vrouw(?:en)?(?!\p{L})).*(?:ondervertegenwoordigd|(?:één|een|twee|drie|\d+) (?:vrouw(?:en)? )?(?:op|van) (?:de )?\p{L}+|(?:te )?weinig vrouwen)/iu,
    words:
      'a preference of women with equal suitability where the sentence says that they are few, which the law on equal treatment allows',
  },
  {
    places: ['ZA'],
    about: ['race_or_origin', 'sex', 'disability_or_health'],
    pattern:
      /^(?!.*\b(?:but|aside|despite|though|only|whites?|afrikaners?|young\w*)\b)(?=.*\b(?:preference|priority|designated|appoint\w+|candidates?|applicants?|applications?)\b).*\b(?:employment equity|ee (?:plan|targets?|act|policy|goals))\b/iu,
    words:
      'affirmative action by the plan that the Employment Equity Act 1998 asks for, which the sentence names',
  },
  {
    places: ['CA'],
    about: ['race_or_origin', 'sex', 'disability_or_health'],
    pattern:
      /^(?!.*\b(?:but|only|whites?|whatever|young\p{L}*|men|male)\b)(?=.*\b(?:preference|priority|self-identif\p{L}*)\b).*\bemployment equity (?:plan|program(?:me)?|policy|goals?)\b[^.]*\b(?:code|act|charter) (?:permits?|allows?|provides?)/iu,
    words: 'a special programme under Canadian human rights law, which the sentence names',
  },
  {
    places: ['SG'],
    about: ['nationality', 'race_or_origin'],
    pattern:
      /^(?!.*\b(?:no|not|never|nor|chinese|malays?|indians?|eurasians?|prc|filipin\p{L}*|mandarin|born|true|young\p{L}*|m[ae]n|wom[ae]n|ladies|males?|females?)\b(?! (?:work pass\p{L}*|quota|foreign\p{L}*|s pass|ep|visa|sponsor\p{L}*|pass)))(?=.*\bsingapore(?:an)?s?\b)(?:.*\b(?:prs?|permanent residents?|citizens?)\b|.*\b(?:quota|work pass\p{L}*|s pass\p{L}*|fair consideration|dependency ratio)\b)/iu,
    words:
      'citizens and permanent residents of Singapore, for whom no work pass is needed, which the Fair Consideration Framework lets an ad ask for',
  },
  {
    places: ['CA'],
    about: ['race_or_origin'],
    pattern:
      /^(?!.*\b(?:but|only|whites?|whatever)\b).*\b(?:aboriginal employment preferences? policy|(?:preference|priority)\b.*\b(?:indigenous|first nations?|inuit|m[eé]tis)\b.*\b(?:agreement|treaty|impact benefit|land claims?))\b/iu,
    words: 'a preference for Indigenous people by an agreement, which the sentence names',
  },
  {
    places: ['US'],
    about: ['race_or_origin'],
    pattern: /\b(?:indian|native american|tribal) (?:hiring )?preference\b/iu,
    words: 'the preference of tribal employers, Title VII section 703(i)',
    cited: true,
  },
];

const CLAIM =
  /\b(?:seta|learnership|yes programme|youth employment (?:service|scheme)|intimate waxing)\b|\b(?:genuine|bona fide) occupational (?:requirement|qualification)|\boccupational requirement|\bbfoq\b|\bspecial measure|\bidentified (?:position|role)|\bexempt(?:ion|ed)? (?:under|from|granted)|\bpersonal (?:care|hygiene)|\bintimate care|\b(?:refuge|shelter|frauenh[aä]us\p{L}*)\b|\bsachlich (?:begründet|gerechtfertigt)|§ ?\d+[^.;]{0,20}\bagg\b|\b(?:awgb|wgbl)\b|\b[lr]\.? ?11[34]\d-\d|\bacci[óo]n positiva|\bwesentliche (?:und entscheidende )?berufliche anforderung|\bexigence professionnelle essentielle|\brequisito profesional (?:esencial|determinante)|\brequisito essenziale e determinante|\bbeschermingsgrond|\bwezenlijk beroepsvereiste|\buitzondering in de wet/iu;

/** The ground that a sentence gives for asking after an attribute in a place; undefined where it gives none. */
export function groundFor(clause: string, about: Attribute, place: string): Ground | undefined {
  return GROUNDS.find(
    (ground) =>
      (ground.places === null || ground.places.includes(place)) &&
      ground.about.includes(about) &&
      ground.pattern.test(clause) &&
      ground.unless?.(clause) !== true,
  );
}

/** Whether a sentence claims a ground that a person has to look at. */
export const claimsGround = (clause: string): boolean => CLAIM.test(clause);

const INVOKES =
  /\b\d+ u\.? ?s\.? ?c\.? ?(?:§ ?|section )?\d+|\b(?:schedule|sch\.?|section|sections|ss?\.?) ?\d+|\boccupational (?:requirement|qualification)|\breserved (?:post|teach)|\bspecial measure|\bexempt|\bexception|\bpositive action|\bidentified (?:position|role)|\b(?:allows?|permits?|permitted|authori[sz]e[sd]?) (?:this|it|us)\b/iu;

/** Whether a sentence names the exception of a law, where another only says that the law is kept. */
export const invokesException = (clause: string): boolean => INVOKES.test(clause);
