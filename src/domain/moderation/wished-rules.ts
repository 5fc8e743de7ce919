import type { Rule } from './types.ts';
import { AGE } from './words.ts';

const PAPER =
  '(?:gcses?|o[- ]?levels?|a[- ]?levels?|highers|leaving certs?|leaving certificates?|junior cert\\p{L}*|hsc|vce|ncea|matric\\p{L}*|high school (?:diploma|class)|school certificate|diploma|degree|yearbooks?|graduat\\p{L}+|grads?|freshers?|batch)';
const YEAR = '(?:20[0-4]\\d|19[5-9]\\d)';
const EMPLOYERS = '(?:employers?|boss(?:es)?|compan(?:y|ies)|firms?|us|them|previous|former|prior|past|last)';
const CLAIM =
  "(?:(?:workers?[’']? ?)?comp(?:ensation)? claims?|comp cases?|workcover|acc claims?|eeoc (?:charges?|suits?|complaints?|claims?)|(?:bullying|harassment|discrimination|stress|injury|unfair dismissal|tribunal|personal injury|whistle-?blow\\p{L}*) (?:claims?|complaints?|charges?|cases?)|personal grievances?|lawsuits?|litigation|employment judgments?)";
const SIFT =
  "(?:bin (?:it|them|him|her|those)|out (?:they|you|he|she) go(?:es)?|auto-?(?:decline|reject)\\p{L}*|leave (?:it|them|him|her) (?:off|out)|hard pass|no call ?backs?|(?:won[’']t|will not|not) be (?:calling|ringing|phoning) (?:you |them )?back|see (?:your|them|him|her)sel(?:f|ves) out|drive on by|(?<!\\b(?:i|we)(?: (?:will|shall|can|do|also|always|still)|['’]ll)* )keep looking|thank (?:them|him|her) for coming|(?:thanks?|thank you),? but no thanks?|find (?:another|a different) (?:shop|job|place|employer)|no good to (?:us|me)|(?:would|will) be (?:a long year|happier)|kindly excuse|need not enquire)";
const OF_WORK =
  /\b(?:lack\w*|without|worked for|applied|already|overlap\w*|duplicat\w*|licen[cs]\w*|tickets?|certif\w*|experience|cover letters?|agenc(?:y|ies)|recruiters?|skills?|rights?|shifts?|weekends|calls?|attachments?|references|late|spam|incomplete|portfolio|pets?|dogs?)\b/iu;
const SERVED =
  /\b(?:customers?|clients?|patients?|residents?|pupils?|students?|guests|members|shoppers|buyers|visitors|claimants|defend\w*|advis\w*|represent\w*|handl\w*|manag\w*|process\w*|clos(?:es|ed) them|isn[’']t a reason|retaliation|not allowed|deals|insurance|insurers?|adjust\w*|welcome|regardless|don[’']t ask|do not ask|never ask|not asked)\b/iu;

/** Wishes about who comes that name no attribute: by school years, names, addresses, claims, hours at home, a body's ways, what those who are there are like. */
export const WISHED_RULES: readonly Rule[] = [
  // A greatest age, whatever licence stands beside it.
  {
    about: 'age',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:must be|should be|you(?:['’]re| are|['’]ll be)|ideally|preferably|only|wanted,?|needed,?|someone|somebody|anyone|staff|applicants?|candidates?|drivers?|nobody|no[- ]one|juniors?|assistants?)(?: (?:aged|who(?:['’]s| is)|is|be))? (?:aged )?(?:under|below|younger than|no older than|not over|over|older than|max(?:imum)?(?: age)?) (?:the age of )?${AGE}(?! ?(?:%|hours|hrs|kg|lbs?|minutes|mins|days|people|staff|years of|years['’]? experience))\\b`,
      'giu',
    ),
    unless:
      /\b(?:over|older than) (?:the age of )?(?:1[4-9]|2[0-5])\b|\bunder (?:the age of )?1[4-8]\b|\b(?:look|appear|seem)\w*\b|\b(?:nobody|no[- ]one|no \p{L}+) (?:aged )?under (?:the age of )?(?:1[4-9]|2[01])\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:max(?:imum|\\.)?|upper|top) age:? ?(?:of |is )?${AGE}\\b|\\b(?:i['’]d say|say|somewhere|anywhere|roughly|about|around) (?:between )?${AGE} (?:to|and|or) ${AGE}\\b(?! ?(?:%|hours|hrs|kg|people|staff|minutes|days|weeks|years['’]? (?:of|experience)|km|miles|tonnes|covers|beds|guests|clients))|\\b${AGE} (?:to|-) ${AGE}s\\b|\\b(?:the|around the|about the) (?:twenty|thirty|forty|fifty) mark\\b|\\b${AGE} (?:to|-) ${AGE} is the (?:age )?(?:band|range|bracket)\\b|\\b(?:crew|team|staff|lads|girls|everyone|everybody|we) (?:here )?(?:is|are|['’]re) (?:all )?(?:${AGE} (?:to|-|and) ${AGE}\\b|in (?:their|our) (?:twenties|thirties))`,
      'giu',
    ),
    unless:
      /\b(?:customers?|clients?|residents?|patients?|pupils?|students?|guests|members|children|kids|hours|weeks|seats|degrees|celsius|\d\d to [5-9]\d)\b|[$£€]/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b${PAPER}\\b[^.;]{0,40}\\b(?:(?:in|within|from|over|earned in) the (?:last|past) (?:two|three|four|five|\\d) years?|(?:since|after|this side of|no earlier than|later than|from) ${YEAR}|${YEAR} (?:or|to|and|-) (?:later|${YEAR}|younger|newer|after|onwards?)|this side of)\\b|\\b(?:this|last) year['’]s (?:${PAPER}|school leavers?)|\\b${YEAR} (?:${PAPER})(?:s|es)? (?:or later|only|preferred|and later)|\\bfreshers? (?:of |from )?(?:${YEAR}|batch|only)|\\b${YEAR} (?:batch|passouts?|pass-outs?)|\\bclass of ${YEAR}\\b|\\b${PAPER} (?:window|years?) (?:is |of |from )?${YEAR}|\\bleaving cert(?:ificate)? ${YEAR} or ${YEAR}`,
      'giu',
    ),
    unless:
      /\b(?:welcome|alike|equally|any year|programme|program|intake|accredit\w*|syllabus|curriculum|teach\w*)\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:still )?gets? (?:asked|carded) for (?:your |their )?id\b|\b(?:remembers?|recalls?|grew up with|had|used|owned) (?:an? |the )?(?:dial-?up|pagers?|fax(?:es)?|floppy|rotary phones?|aol|vhs|cassettes?|typewriters?)\b|\bdigital (?:from birth|generation|not analog\w*)|\b(?:plenty of|lots of|more) runway\b[^.;]{0,12}\b(?:left|ahead)\b|\bfresh legs\b|\bcount(?:ing|s) (?:down|the (?:days|years|months))(?: (?:to|till|until))? [^.;]{0,20}\b(?:medicare|pension|retire\w*|allotment|bus pass|golf|caravan|super|social security)\b|\b(?:one|an) eye on the (?:caravan|golf|garden|allotment|pension|beach)\b|\b(?:slippers|the allotment|(?<!\b(?:our|the|this|your) (?:\p{L}+ )?)bowls club|(?<=\b(?:suited to|ready for|off to|better (?:at|in)|belongs? (?:at|in)|headed for|days (?:to|till|until)) (?:our|the|this|your) (?:\p{L}+ )?)bowls club|pipe and slippers)\b|\b(?:front|start|beginning|early) end? ?of (?:an?|the|their|your|his|her) (?:career|road|working life) (?:rather than|not|and not|as opposed)|\b(?:start|beginning) of the road\b|\byears lived\b|\b(?:been to|seen) (?:as|too|so|that) many rodeos\b|\bnew wine\b[^.;]*\bold (?:bottles?|skins?)\b|\byoung bucks?\b|\bfrat (?:talent|boys?|house)\b|\bfreshers['’]? week\b|\bpull (?:an )?all-?nighters?\b|\bpeak earning years\b|\b(?:retirement|nursing) (?:community|home|village),? we['’]re\b|\ba bit of (?:youth|life) (?:about|left in)\b/giu,
    unless:
      /\b(?:customers?|clients?|residents?|patients?|repair\w*|museum|restor\w*|collect\w*|alcohol|supply)\b/iu,
  },
  // Who has claimed, complained or gone to law.
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:no|never|not|zero|without|n['’]t|nobody|no[- ]one|anyone|anybody|those|free of|clear of|check\\p{L}*|screen\\p{L}*|scrub|filter\\p{L}*|flag\\p{L}*|any|open|prior|past|previous|histor\\p{L}*)\\b[^.;]{0,35}\\b${CLAIM}\\b|\\b(?:sued?|suing|dragged|took|taken|take|taking|reported|filed against|complain\\p{L}* (?:about|against)) (?:an? |any |their |his |her |your |my )?(?:previous |former |past |last )?${EMPLOYERS}\\b[^.;]{0,25}\\b(?:to (?:court|law|tribunal|fair work|acas|the (?:wrc|ccma|era))|through (?:an? |the )?(?:tribunals?|courts?))|\\b(?:ever|who(?:['’]s| has)?|never) (?:ever )?(?:sued|taken|dragged|filed (?:a charge|suit))\\b|\\bthrough solicitors\\b|\\binjury[- ]claim[- ]free\\b|\\bfiled a charge\\b|\\b(?:no|nobody|anyone|those)\\b[^.;]{0,20}\\binjured at work\\b|\\binjured at work before\\b`,
      'giu',
    ),
    unless: SERVED,
    rewording: 'Leave it out',
  },
  {
    about: 'union_or_politics',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:not one for|never been|nobody|no[- ]one|not|no|isn['’]t|without|avoid|keep (?:your|the)|leave (?:your|the)|anyone|ever)\b[^.;]{0,30}\b(?:join\w* (?:an? |the )?(?:unions?|siptu|unite|unison|cfmeu|etu|amwu|numsa|cosatu|teamsters|gmb|psa|e t[uū])|in (?:the )?(?:siptu|unison|cfmeu|etu|amwu|numsa|teamsters|gmb)|(?:your |union |membership )card at (?:home|the gate)|(?:delegate|shop steward)s?['’]?s? badges?|union (?:salters?|organi[sz]ers?|reps?|types?|history))\b|\bunion-?free\b|\bknown (?:union )?(?:salters?|agitators?|organi[sz]ers?|greenies?|activists?)\b|\b(?:ringing|phoning|calling) (?:unison|unite|siptu|the union|gmb)\b|\b(?:will|shall|do) not join (?:an? |any )?(?:recogni[sz]ed )?union\b|\bput demands? to (?:any|the|his|her|their) boss(?:es)?\b|\bif they['’]re members of\b|\borgani[sz]e(?:d|r)? for the \p{L}+ workers\b|\bbrotherhood, not an? hr\b|\b(?:didn['’]t|did not) march for\b|\bkeep your pronouns\b/giu,
    unless:
      /\b(?:adjust\w*|welcome|up to you|your (?:choice|business|right)|we (?:don['’]t|do not|never)|rights?|negotiat\w*|liais\w*|relations)\b/iu,
  },
  // By name, address or school.
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:name(?:d|s)?|surnames?)\b[^.;]{0,30}\b(?:(?:i|we|they|customers?|clients?|callers?|people) (?:can(?:['’]t|not)?|could|need to|have to) (?:say|pronounce|spell|practi[sc]e)|more than (?:two|three|four) syllables|rather than \p{L}+|look(?:s)? good on|like (?:an? )?(?:tom|john|jess|sarah|smith)\b)|\bnobody named\b|\b(?:can['’]t|cannot|unable to) pronounce (?:it|your|the name|their)\b|\bstraightforward (?:sur)?names?\b|\bname(?: alone)? (?:like that|tells me)\b|\b(?:insider['’]?s?|right sort of|good old) name\b/giu,
    unless: /\b(?:product|brand|domain|file|street|host|medicines?|drug|plants?|wines?|learn)\b/iu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:no|not|nobody|nothing|avoid|anyone|outside|out of|bin|prefer\w*|only|if|without|from)\b[^.;]{0,40}\b(?:section 8|(?:public|council|social|state)[- ]housing|townships?|trailer parks?|caravan (?:sites?|parks?)|halting sites?|hostels?|projects|estates?|direct provision|homeless shelters?|centrelink|\p{Lu}{1,2}\d{1,2}|s[ew]\d?|93) (?:address(?:es)?|postcodes?|postal codes?|zip ?codes?|streets|side|area)\b|\b(?:address(?:es)?|postcodes?|zip ?codes?) (?:of|in|from|on|outside) (?:the )?(?:93|banlieue|estates?|projects|townships?|hostel|wrong|good quarters|right)\b|\byour post goes to an? \p{L}+ (?:site|park|hostel|estate)\b|\bno fixed[- ]abode\b|\bwrong side of (?:the|town)\b/giu,
    unless:
      /\b(?:deliver\w*|route|patients?|clients|tenants|residents|service|support\w*|visit\w*|cover\w*|maintenance|housing officer)\b/iu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:decent|well[- ]to[- ]do|respectable|orderly|proper|respected) (?:homes?|famil(?:y|ies)|parental home)\b(?![^.;]*\b(?:care|caring|for (?:dogs|cats|pets))\b)|\bwhat (?:do|did) (?:your|their|his|her) (?:people|father|mother|parents?|dad|mum) do\b|\bwhat (?:their|his|her|your) (?:father|mother|parents?) (?:did|does|do)\b|\bpass at (?:henley|ascot|the club)\b|\b(?:right|sort of) (?:school|clubs?|background),? (?:if you|you know|i mean)|\b(?:employed )?parents in professional\b|\bgrow(?:n)? up with help\b|\b(?:rugby club|old school) (?:kind|sort) of (?:outfit|place|firm)\b|\b(?:you['’]ll|you will|you['’]d|should|must|and|to) look like (?:the rest of us|us|our brand|the families|our (?:team|crew|people|clients|customers))\b|\bpeople who look like (?:our|us|the)\b|\b(?:right|certain) (?:sort|kind|type) of (?:person|people|background|families)\b(?=[^.;]*\b(?:if you|follow|expect|prefer|members|clients|know|look like)\b)/giu,
    unless: /\b(?:regardless|whatever|welcome|no such thing|isn['’]t|there is no|ceramic\w*|logo)\b/iu,
  },
  {
    about: 'nationality',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:citizens?|nationals?|eu|uk|british|irish|european|(?<!\b(?:tell|tells|told|give|gives|gave|show|shows|let|lets|send|sends|sent|ask|asks|cost|costs|leave|leaves|with|through|via|for|to|by|from|of|on|at|call|calls|ring|phone|e-?mail|message|contact|visit|join|reach|text|about|like|write|see|drop|between) )us|american|australian|kiwi) (?:passports?|citizens?|nationals?|ones?)?,? ?(?:first|please|preferred|get priority|only|ahead|over (?:stamp|visa|green)|looks? best)\b|\b(?:no|not|nobody on|never|without|green cards?|visas?|work permits?|the nie|pr|permanent residents?) [^.;]{0,25}\b(?:visa holders?|visas? of any|cards? (?:in|of) (?:green|any)|take too long|not worth|even with (?:full )?work(?:ing)? rights|auto-?decline|ranked? (?:last|lower))\b|\b(?:green cards?|(?:work )?visas?|visa holders?|work permits?|permanent residents?) need not apply\b|\b(?:a )?citizen or just (?:authori[sz]ed|a (?:resident|visa))|\bnever took out citizenship\b|\ball other statuses\b|\b(?:show|put|place) \p{L}+ nationals first\b|\bsettled status\b[^.;]*\b(?:but|while|taste|prefer\w*)\b|\bborn here (?:is )?(?:better|best|preferred)\b/giu,
    unless:
      /\b(?:remote|hybrid|wfh|work(?:ing)? from home|home-?based|location|shipping|ships?|deliver(?:y|ies)|payroll|time ?zones?)\b[^.;]{0,15}\b(?:us|uk|eu) only\b(?! \p{L})|\b(?:us|uk|eu) only\b,? (?:[^.;]{0,20}\b(?:as|because|since|for)\b[^.;]{0,20}\b(?:insur\p{L}*|entity|payroll|tax|employ abroad|offices?|register\p{L}*|licen[cs]ed)\b|(?:cet|gmt|est|pst|any state|\p{L}+ hours|for now)\b)|\b(?:clearance|itar|defen[cs]e|classified|sworn|as the (?:law|act|regulations?)|by law|required by|act \d{4}|export control)\b/iu,
  },
  // Who is at home, and what is to come there.
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:nobody|no[- ]one|anyone|anybody|somebody|someone|who(?:['’]s| is)?) (?:is )?(?:waiting|waits?|waiting up|needing you) (?:up )?(?:for (?:them|you|him|her) )?(?:on (?:them|you) )?at home\b|\b(?:is there|check if there['’]s|if it['’]s) an? (?:mrs|mr|wife|husband)\b|\bmr and mrs at home\b|\b(?:houseful|full house)(?: already| at home)?\b(?! of (?:guests|diners))|\bschool[- ](?:gate|run) (?:crowd|types?|brigade|mums?)\b|\bday ?care (?:pick-?ups?|runs?)\b|\bprivate life (?:should|must|has to|needs to) be\b|\buncomplicated (?:domestic|home|private|family)\b|\bno surprise announcements\b|\bpast the baby stage\b|\bdone (?:having|with) (?:them|kids|babies|all that)\b|\b(?:about|start) (?:to start )?nesting\b|\banswer about babies\b|\bchange of luck\b[^.;]*|\bwho(?:['’]s| is) (?:waiting )?at home\b|\b(?:partner|husband|wife|spouse)(?: should| must| needs to)? (?:have|has|with) (?:an? )?(?:secure |steady )?job (?:nearby|locally|in town|here)\b|\b(?:travelling|posted|forces) (?:spouse|partner|wife|husband)\b|\bchildfree and\b|\bno (?:small |young )?(?:kids|children) at home\b|\btubes (?:are )?tied\b|\bdependants and what ages\b/giu,
    unless:
      /\b(?:clients?|patients?|residents?|dogs?|pets?|cats?|visit\w*|support\w*|restaurant|theatre|insurance|cover)\b/iu,
  },
  {
    about: 'pregnancy',
    subject: 'role',
    pattern:
      /\bif you(?:['’]re| are) (?:pregnant|expecting)\b[^.;]*\b(?:wait|next year|later|elsewhere|not (?:for|the|apply)|don['’]t apply|isn['’]t|come back)\b|\b(?:vanish\w*|disappear\w*|going off|lost|losing|lose) [^.;]{0,20}\b(?:on|to|for) (?:the )?maternity(?: leave| ward)?\b|\baround and not off for\b/giu,
  },
  // A body's ways, and how one is to be fitted.
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:walks?|getting about) with a (?:stick|frame|limp)\b|\b(?:nobody|no[- ]one|anyone|anybody|those|cannot|can['’]t|not) (?:who |that )?(?:needs?|have|has|use|taking) (?:to (?:sit|lie) down|the lift|a lift|(?:the|a) ramp)\b|\bwheelchairs? (?:are|is|would be|users? (?:are|can['’]t|cannot)) (?:out|not|no|a problem|impossible)|\bwheelchair (?:answered|rules?|ruled)\b|\b(?:full duty only|can(?:['’]t|not) accommodate (?:any )?restrictions|no (?:restrictions|doctor['’]s notes|limitations)(?! on\b))\b|\b(?:in a chair|folks on wheels|anybody on wheels)\b|\b(?:good|perfect|excellent|full) (?:eyesight|vision|hearing)(?: (?:and|or) (?:eyesight|vision|hearing))? (?:for|to work in|in) (?:an? |the |our )?(?:call|data|office|desk|admin|reception|billing|phones?)\b|\bhear perfectly\b|\bsee without glasses\b|\bspeech flows\b|\b(?:stutter|stammer|lisp|tics)\b[^.;]*\b(?:phones?|callers?|notice)\b|\b(?:fewer|less|no more) than (?:\d+|two|three|four|five|six) sick (?:days|leave)\b|\bsick days? (?:a|per) year and we check\b|\bprone to (?:illness\w*|sickness)\b|\bneurotypical\b|\bhealth won['’]t move\b|\bany (?:auld |old )?ailments\b|\bwhat (?:prescriptions|tablets|medication) (?:are|do) you\b|\b(?:an? )?i['’]ve a condition['’"”]? brigade\b|\badjustment discussion\b|\b(?:desk|chair|hours)[^.;]{0,25}\baltered\b|\bhands shake\b|\b(?:hale and hearty|wheezy|walking wounded|workshy)\b|\bmental health days\b[^.;]*\blunch\b/giu,
    unless:
      /\b(?:clients?|patients?|residents?|passengers?|customers?|visitors?|students?|pupils?|vision standards?|medical standards?|we can (?:alter|adjust|arrange))\b/iu,
  },
  {
    about: 'appearance',
    verdict: 'held',
    subject: 'role',
    pattern:
      /(?<!\b(?:windows?|cakes?|designs?|displays?|dishes|campaigns?|garments?|gardens?|cars?|bikes?|signs?|shopfronts?) (?:that |which |to )?)\bturns? heads\b(?! (?:with|at\b))|\b(?:full[- ](?:body|length) (?:shot|photo|picture)s?|send your insta\w*|photo (?:required|compulsory|first|a must))\b|\b(?:uniforms?|shirts?|polos?|samples)\b[^.;]{0,30}\b(?:stops?|only go(?:es)?|up to|already bought|are all|all an?)\b[^.;]{0,15}\b(?:size |an? )?(?:\d{1,2}|eight|ten|twelve|fourteen|sixteen)\b|\bsize (?:\d{1,2}|ten|eight|twelve|fourteen)(?: or under| to \d+| max\w*)?\b(?=\W*$| (?:or (?:under|below|less|smaller)|max\w*))|\b(?:fit and (?:tanned|trim)|fatties|well[- ]padded|striking looks|white teeth|and long legs|great legs|pleases? the eye|nice pair of eyelashes|good figure|good face)\b|\bno big units\b|\b(?:min\w*|at least|over) (?:five|six|5|6)[- ](?:foot|ft)\b|\bgravitas of bearing\b|\bset of balls\b|\bsmile should light\b/giu,
    unless: /\b(?:boots?|gloves|children['’]s|we supply|we provide|sizes? (?:run|from)|stock|sell\w*)\b/iu,
  },
  // What is believed, and when.
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:you['’]ll|you will|must|should|everyone|everybody|staff|whole team|we all) (?:share|join(?:s)?|joins? in|take part in|pray\w*|attend\w*)\b[^.;]{0,15}\b(?:our (?:faith|church|beliefs?)|(?:morning )?(?:devotions|prayers?)|in (?:prayer|devotions)|services? weekly|bible)\b|\b(?:start|begin|open)\w* (?:each|every|the) (?:day|shift|morning) (?:in|with) prayers?\b[^.;]*\b(?:everyone|everybody|all|join\w*)\b|\battends? (?:services|church|mass|chapel) (?:weekly|each|every|regularly)\b|\b(?:values|standards|principles) (?:are|is) (?:biblical|christian|islamic)\b|\bso are our staff['’]?s?\b|\bteam jesus\b|\baccepted (?:the lord|jesus|christ)\b|\brun on faith\b|\bgrace before (?:dinner|meals)\b[^.;]*\b(?:mean|want)\b|\bwhat do you do (?:on )?sundays\b|\bwhere (?:do )?(?:they|you) go on (?:a )?sunday\b|\b(?:doesn['’]t|does not|shouldn['’]t|don['’]t|won['’]t) need (?:fridays?|saturdays?|sundays?|a (?:whole )?month)\b[^.;]{0,25}\boff\b|\b(?:fasters|sabbath keepers|seventh-?days?|those who fast)\b|\bfast for a month\b|\bmonth off (?:eating )?lunch\b|\b(?:no|one of those) month-long exceptions\b|\btwelve months of the year\b(?=[^.;]*\blunch|[^.;]*\bexceptions)|\bwear it on their heads\b|\bno (?:head ?coverings?|headscar(?:f|ves)|turbans?|veils?)(?: of any (?:sort|kind))?\b|\bask(?:ing)? the rabbi\b|\bno fasting heroics\b|\bteetotal types?\b|\bneed no alternative\b|\bhearts included\b|\b(?:ceremony|smudging|tangi) leave\b[^.;]*\b(?:again|problem|thing)\b|\b(?:your|how do your) observances\b[^.;]*\bfit\b|\bgood (?:catholic|christian|muslim|hindu|jew)\b/giu,
    unless:
      /\b(?:if you (?:like|wish|want)|or not|optional|welcome|can be|we (?:can|will) (?:swap|move|arrange)|occupational requirement|act \d{4}|section \d+|machiner\w*|conveyors?)\b/iu,
  },
  // Who has served, and who still does.
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:guard|reserve|army|forces|military|ex-?army|ex-?defence|ex-?forces|vets|veterans?|service) (?:and reserve |or reserve )?(?:members?|types?|people|lads)?\b[^.;]{0,30}\b(?:don['’]t (?:fit|expect|work)|scare|lose us|too triggered|not for us|under everyone|one weekend a month|won['’]t (?:fit|do))\b|\bno (?:guard|reserve|army|military|ex-?army|veterans?)\b[^.;]{0,20}\b(?:members?|types?|people|obligations?|commitments?)\b|\b(?:gone|off) with the (?:guard|army|reserves?)\b|\barmy calls you back\b|\bgetting (?:an? )?(?:service|army|military) pension\b|\bdishonou?rable\b/giu,
    unless: /\b(?:museum|insurance|sponsor\w*|covenant|recruiter|support\w*|advis\w*|clients?)\b/iu,
  },
  // Why others are chosen, and that those who are there want more of the same.
  {
    about: 'sex',
    subject: 'role',
    pattern:
      /\b(?:more|rather have|love|prefer|hear from) (?:wom[ae]n|m[ae]n|girls|lads|ladies|blokes|guys)\b[^.;]*\b(?:and fewer|fewer|as they['’]re|because they['’]re|they['’]re (?:gentler|stronger|tougher|better|neater|calmer|easier))\b|\b(?:go|goes|stay|kept|left|reserved|jobs?) (?:to|for|with) the (?:men|women|lads|girls|boys|ladies|blokes)\b|\b(?:six|five|four|three|two|\d+) (?:blokes|lads|men|guys|women|girls)\b[^.;]*\b(?:want|need|after|looking for) (?:an? )?(?:third|fourth|fifth|sixth|seventh|eighth|another|more)\b|\bfairer sex\b|\b(?:brotherhood|sisterhood), not\b|\b(?:keep|keeping) (?:it|things) (?:that|this) way\b(?<=\b(?:lads|men|women|girls|blokes|ladies|male|female)\b[^.;]*)/giu,
    unless: /\b(?:changing|showers|toilets|refuge|shelter|clothes|shoes|department)\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\bwe['’]?d? (?:(?:would )?like|want|prefer|aim|intend|plan) to (?:keep|leave|have|see) (?:it|things) (?:that|this) way\b|\b(?:ideal|perfect|great|good|suitable|suits?|suited) (?:for|to)? ?(?:an? )?(?:students? or )?(?:young(?:er)?) (?:person|people|couple|lad\w*|worker|adult|graduate)s?\b/giu,
    unless:
      /\b(?:clean|tidy|safe\w*|quality|rating|friendly|small|local|independent|injury|accident|score|record|kitchen|site|programme|program|course|clients?|customers?)\b/iu,
  },
  // The recruiter is told whom not to send.
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:avoid|please avoid|pls avoid|skip|no more|don['’]t send(?: me| us)?(?: any)?|do not send(?: me| us)?(?: any)?|pls don['’]t share|please don['’]t share|keep me away from|filter out|screen out|flag any|(?<!don['’]t |not |never )rank|deduct for) (?:any |all |those |more |(?:profiles|candidates|applicants|applications|people|cvs|resumes|anyone|anybody|types?)(?: (?:from|with|who|of|too))?)[^.;]*|\\b(?:can['’]t|cannot|won['’]t|don['’]t) (?:come|do well|last|work) (?:with|from) (?:that|those|these) (?:name|people|part|side)\\b|\\b${SIFT}\\b(?=\\W*$|[,;])`,
      'giu',
    ),
    unless: OF_WORK,
    reason: 'Tells whom to leave out, and not for what the work needs.',
    rewording: 'Say what the work needs: experience, papers, hours or skills',
  },
];

/** What a sentence holds that these rules look for, beside figures. */
export const WISHED_WORDS =
  'asked for|carded|dial-?up|pagers?|fax|floppy|aol|vhs|cassette|typewriter|runway|fresh legs|counting|counts|eye on the|slippers|allotment|bowls club|bus pass|of the road|years lived|rodeos|new wine|bucks?|frat|freshers?|all-?nighters?|earning years|nursing home|bit of (?:youth|life)|levels?|highers|leaving cert|junior cert|hsc|vce|ncea|matric|diploma|degree|yearbook|batch|passout|comp|workcover|acc|eeoc|claims?|complaints?|grievance|lawsuit|litigation|judgments|sued?|suing|dragged|tribunal|fair work|solicitors|filed|injured|siptu|unite|unison|cfmeu|etu|amwu|numsa|cosatu|teamsters|gmb|badge|card at|salter|agitator|organi[sz]e|activist|greenie|put demand|brotherhood|sisterhood|march for|pronouns|names?|surname|named|pronounce|address|postcode|post goes|zip|abode|side of|home|homes|your people|your father|henley|school|clubs?|outfit|their own|theirs|our kind|look like|sort of|kind of|type of|citizen|visa|passport|cards|nie|statuses|waiting|waits|mrs|houseful|full house|private life|domestic|announcements|baby stage|done having|done with|nesting|babies|luck|dependants|tubes|vanish|disappear|stick|lift|ramp|wheelchair|full duty|restrictions|doctor|limitations|on wheels|in a chair|eyesight|hearing|vision|hear perfectly|glasses|speech|stutter|stammer|lisp|tics|sick|prone|neurotypical|ailment|prescriptions|tablets|medication|condition|adjustment|altered|shake|hearty|wheezy|wounded|workshy|turns? heads|full[- ]|insta|photo|uniform|shirts|polos|samples|size|tanned|trim|fatties|padded|striking|teeth|legs|the eye|eyelashes|figure|big units|foot|gravitas|balls|smile|faith|church|devotions|prayers?|services|values|principles|staff|jesus|lord|grace|sundays?|fridays?|saturdays?|fasters|sabbath|seventh|fast|lunch|exceptions|on their heads|head ?covering|headscar|turban|veil|rabbi|fasting|teetotal|alternative|hearts|smudging|tangi|observances|good (?:catholic|christian|muslim|hindu|jew)|guard|reserve|army|forces|military|vets|dishonou?rable|fewer|fairer|this way|that way|avoid|skip|no more|send|share|keep me|filter|screen|flag|rank|deduct|bin|auto-?|hard pass|call ?back|calling|ringing|see yourself|see themselves|drive on|keep looking|for coming|find another|no good|excuse|enquire';
