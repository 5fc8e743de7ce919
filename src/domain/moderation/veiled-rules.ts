import type { Rule } from './types.ts';

const held = (about: Rule['about'], pattern: RegExp, unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern,
  ...(unless === undefined ? {} : { unless }),
});

const BODY = '(?:backs?|knees?|hips?|shoulders?|hearts?|legs?|necks?|wrists?|ankles?|lungs?|tickers?|feet)';
const BROKEN = '(?:crook|bad|dodgy|bung|gammy|stuffed|wonky|weak|sore|busted|buggered|trick|iffy)';
const THEIRS =
  '(?:owner|client|boss|manager|director|panel|partners?|principal|foreman|board|chair|they|he|she|wife|husband|founder|chef|gm|md|ceo)';

const MEANT_BY =
  'ages?|older|younger|young|old|sex|gender|m[ae]n|wom[ae]n|male|female|girls?|lads?|blokes?|mums?|mothers?|kids|children|pregnan\\p{L}*|married|single|nationalit\\p{L}+|origin|race|colou?r|white|black|foreign\\p{L}*|immigrants?|accents?|religions?|faiths?|muslims?|christians?|gay|straight|disabilit\\p{L}+|disabled|health|looks?|weight|pretty|unions?';

/** Whom a wish means by what is old to them, whose voice or build they have, what their photo would do, or what a client wonders. */
export const VEILED_RULES: readonly Rule[] = [
  // What somebody remembers of their own life, and what is old to them.
  held(
    'age',
    /\b(?:must|should|can|could|has to|have to|needs? to|old enough to|young enough (?:not )?to|too young to) (?:still |just |actually |really )?(?:remember|recall|have (?:seen|bought|watched|owned|queued|voted))\b[^.;]{0,60}\b(?:first[- ]hand|first time (?:round|around)|in person|live|when (?:it|they) (?:came out|happened|was new|were new)|strike|war|wall|landing|moon|decimal\p{L}*|miners['’]?|walkman|cassettes?|vinyl|three-day week|y2k|millennium|9\/11)\b/giu,
    /\b(?:passwords?|names|orders|customers?|stories|residents?|patients?|museum|archive|exhibition|first[- ]hand (?:experience|knowledge))\b/iu,
  ),
  held(
    'age',
    /\bif [^.;,]{2,40} (?:is|are|was|were|feels?|sounds?|counts? as|means?) (?:\p{L}+ )?(?:classic (?:rock|cars?|films?|hits)|vintage|retro|history|ancient|an? (?:antique|relic|museum piece|oldie|golden oldie|throwback|memory|childhood memory)|old(?: news| school| hat)?|before your time|new to you in)\b(?: (?:to|for) (?:you|them)\b)?[^.;]{0,10},? (?:then )?(?:you|they|this|we|it)\b/giu,
    /\b(?:stock|sell|repair|restor\p{L}*|collect\p{L}*|museum|shop|degree|read history)\b/iu,
  ),
  // Years that somebody is still good for.
  held(
    'age',
    /(?<!\p{L})(?:iemand|kandida\p{L}*|persoon|collega)\b[^.;]{0,25}(?<!\p{L})nog (?:een |zeker |minstens )?(?:jaar of |jaartje of )?(?:\d+|tien|vijftien|twintig|dertig|jaren|een tijd(?:je)?)(?: jaar)? mee (?:kan|kunnen|gaat|wil)(?!\p{L})|(?<!\p{L})(?:jemand\p{L}*|kandidat\p{L}*|person|kolleg\p{L}*)[^.;]{0,25} noch (?:gut |locker |mindestens |ein paar )?(?:\d+|zehn|fünfzehn|zwanzig|dreißig|viele) (?:berufs|arbeits)?jahre (?:vor sich|macht|durchhält|bleibt|arbeitet)/giu,
  ),
  // A voice or a build that is of one sex, and a body.
  held(
    'sex',
    /\b(?:deep(?:er)?|low(?:er)?|booming|manly|masculine|feminine|soft(?:er)?|girlish|high(?:er)?[- ]pitched) voices? (?:for|on|with|that|to|carries|is|would|goes|helps?|please)\b|\b(?:firm|strong|bone-crushing) (?:handshake|grip) and an? (?:deep|low|loud|big)\p{L}* voice\b/giu,
    /\b(?:voice[- ]?overs?|narrat\p{L}*|audiobooks?|radio|choir|sing\p{L}*|talent|role of|actors?|podcast|announc\p{L}*|dogs?|horses?|children)\b/iu,
  ),
  held(
    'disability_or_health',
    /\b(?:body|physique|lungs|legs|fitness) of (?:an? |the )?(?:\p{L}+ )?(?:athlete|dancer|boxer|swimmer|runner|twenty-\p{L}+|\d\d-year|teenager|god|goddess|model|ox|horse|soldier|sprinter|mountain goat)\b|\bconstitution of an? (?:ox|horse|bull|lion)\b/giu,
    /\b(?:treat|massage|physio\p{L}*|train(?:ing)? the|photograph\p{L}*|illustrat\p{L}*|sculpt\p{L}*)\b/iu,
  ),
  held(
    'disability_or_health',
    new RegExp(
      `\\b(?:can(?:not|['’]t)|could(?: not|n['’]t)|won['’]t|will not|don['’]t|do not|not|no|never|nobody|no one|without)\\b[^.;]{0,45}\\b${BROKEN} ${BODY}\\b`,
      'giu',
    ),
    /\b(?:needn['’]t|worr\p{L}*|matter\p{L}*|problem (?:here|for us)|adjust\p{L}*|patients?|physio\p{L}*|treat\p{L}*|give you|end up with|get a|get your|hoist|so (?:nobody|no[- ]one|you) (?:gets?|ends?))\b/iu,
  ),
  held(
    'disability_or_health',
    /\b(?:your|his|her|their) (?:ms|copd|cfs|pots|eds|ibs|als|lupus|crohn['’]?s|parkinson['’]?s|fibro\p{L}*|endo\p{L}*|long covid)\b(?! (?:office|excel|word|teams|project|dynamics|access|azure|sql|365|degree|in|patients?|caseload|clinic|nurse|research|service|cover))/giu,
    /\b(?:clients?|patients?|residents?|participants?|adjust\p{L}*|accommodat\p{L}*|support (?:with|for) (?:your|their))\b/iu,
  ),
  // No way in, and no wish to make one.
  held(
    'disability_or_health',
    /\b(?:no|there(?:['’]s| is) no|without an?) (?:lift|elevator|ramp|step-free access|accessible (?:toilet|entrance))\b[^.;]{0,10}(?:,|\band\b|\bso\b)[^.;]{0,40}\b(?:no (?:patience|exceptions|plans to|way round)|won['’]t be|not (?:putting|getting|going)|sorry|can['’]t (?:help|take|have)|bear (?:that )?in mind before|(?:un|not )suitable|if you can['’]t|only (?:apply|people|those))\b|\bpass(?:es)? (?:the|our) stairs? test\b/giu,
    /\b(?:talk to us|tell us|ask us|we(?:['’]ll| will)|arrange|ground floor|another (?:desk|site|room)|flats?|cottages?|accommodation|bedrooms?|tenants?|clients?|pianos?)\b/iu,
  ),
  // How somebody would look in a picture.
  held(
    'appearance',
    /\b(?:look|looks|looking|sit|sits|work|works|go|goes|shine|shines) (?:right|good|great|well|the part|at home|the business|nice|natural) (?:in|on) (?:the|our|a|their|his) (?:\p{L}+ )?(?:calendars?|brochures?|photos?|photo ?shoot|shoot|website|posters?|catalogue|cover|instagram|reels?|billboards?|selfies?|team (?:photo|picture)|front page)\b/giu,
    /\b(?:dishes?|food|cakes?|rooms?|products?|garments?|cars?|bikes?|layouts?|designs?|houses?|propert\p{L}*|homes?|copy|fonts?|bouquets?|arrangements?|it)\b/iu,
  ),
  // Out of work, or once away from it.
  held(
    'work_status',
    /\b(?:with|in|holding|has|have|hold) an? (?:job|seat|post|desk|chair) (?:right now|at the moment|currently|today|as we speak|at present)\b|\b(?:cv |career |employment |r[eé]sum[eé] )?gaps?\b[^.;]{0,20}\b(?:make|makes|worr(?:y|ies)|spooks?|scares?|puts?|bothers?|concerns?|unnerves?) (?:us|me|him|her|them|the|our)\b|\bnot (?:currently )?on the beach\b/giu,
    /\b(?:don['’]t|doesn['’]t|not|never|no) (?:\p{L}+ )?(?:worry|bother|make|spook|scare|put|concern|mind)\b/iu,
  ),
  // Whose background, and a law of equity as a nuisance.
  held(
    'race_or_origin',
    /\bbackgrounds? (?:very |quite |broadly |more )?(?:similar to|like|close to|much like|in line with|that (?:matches|mirrors|reflects|resembles)|the same as) (?:our|the|their|his|her|that of (?:our|the)|those of (?:our|the)) (?:own|members|clients|clientele|team|tenants|residents|customers|congregation|parents|partners|neighbours|families|owners?|guests|patients)\b/giu,
    /\b(?:work|industry|technical|academic|professional|engineering|finance|legal|sales|nursing)\b/iu,
  ),
  held(
    'race_or_origin',
    /\b(?:no|not|avoid|skip|without|don['’]t want|tired of|enough of|enough with|instead of|rather than|spare (?:me|us)|none of (?:the|those|your)|sick of) (?:any |the |more |another |an |your |those |just )*(?:e\.?e\.?|b-?b?b?-?e\.?e\.?|bbbee|equity|quota|affirmative(?:[- ]action)?|diversity|transformation) (?:candidates?|hires?|appointments?|people|types?|applicants?|placements?|cvs?|cases?|picks?|ones?)\b/giu,
  ),
  held(
    'union_or_politics',
    /\b(?:never|not|no one who|nobody who|none who|without|hasn['’]t|haven['’]t)\b[^.;]{0,20}\b(?:part of|involved in|near|party to|had anything to do with|touched|joined)\b[^.;]{0,15}\b(?:organi[sz]ing|unions?|strikes?|walk-?outs?|pickets?|union (?:drive|vote|business|activity))\b/giu,
    /\b(?:events?|organi[sz]ing (?:an? |the )?(?:event|part\p{L}*|trip|conference)|you need not|needn['’]t|asked)\b/iu,
  ),
  held(
    'sexual_orientation',
    /\b(?:an? )?(?:he|she|hes?|shes?)(?: (?:or|and) (?:an? )?(?:he|she|hes|shes))?,? (?:not|no|never|but not|and (?:not|no)) (?:an? )?(?:they|theys|they\/thems?|thems?)\b(?=\W*$|,| please| types?)|(?<=[,\u00b7] ?)(?:not|no) (?:an? )?(?:they|theys|they\/thems?)\b(?=\W*$)/giu,
  ),
  // Who is no use, and when.
  held(
    'family',
    /\b(?:no|not much|little) (?:use|good) to (?:us|me|him|her|them|anyone) (?:if|when|unless|once)\b[^.;]*\b(?:cr[eè]che|nursery|kids?|child(?:ren)?|school|bab(?:y|ies)|bub|babysitter|nanny|mother|husband|wife|half[- ]term|sick|ill)\b/giu,
  ),
  // What a client wonders about somebody's own life.
  held(
    'family',
    new RegExp(
      `\\b${THEIRS}(?: (?:also|just|always|did|does|keeps?|still|will))* (?:asks?|asking|asked|wonders?|wondering|wants? to know|would (?:like|love) to know|is curious|is wondering|needs? to know) (?:me |us )?(?:if|whether|about|what|when|how)\\b[^.;]{0,40}\\b(?:rings?|wedding|husband|wife|partner|boyfriend|girlfriend|kids|children|bab(?:y|ies)|bump|famil(?:y|ies)(?! (?:law|business|firm|name|history|farm|hotel))|nursery run|school run|home life)\\b`,
      'giu',
    ),
    /\b(?:told|explained|refused|declined|can['’]t|cannot|won['’]t|residents?|patients?|pupils?|how (?:the|their|his|her) (?:kids|children) (?:are|is)|wedding (?:cars?|cakes?|venues?|dates?|packages?|bookings?|couples?))\b/iu,
  ),
  // What of a body is to be whole.
  held(
    'disability_or_health',
    /\b(?:full|normal|perfect|unimpaired|complete|excellent|unaided) (?:hearing|eyesight|sight|vision|mobility)\b|\b(?:two|both|ten|all ten) (?:good |working |strong |sound |healthy |able |steady |functioning )+(?:eyes|ears|arms|legs|hands|knees|feet|lungs|kidneys|fingers|hips|shoulders)\b|\b(?:both|two|all) (?:of (?:your|their) )?(?:knees|hips|ears|eyes|legs|arms|lungs|shoulders|wrists) (?:in|at|on|of) (?:good |full |fine |perfect )?(?:working )?(?:order|nick|repair|shape|condition)\b|\b(?:sound|healthy|strong) (?:lungs?|hearts?|limbs|knees|joints|backs?) and (?:an? )?(?:good|strong|sound|healthy|working)(?: pair of)? (?:lungs?|hearts?|limbs|knees|joints|backs?|legs|arms|eyes|ears)\b|\b(?:good|working|strong) (?:arms|legs|knees|eyes|ears|hands) and (?:an? )(?:strong|good|sound|healthy|reliable) (?:back|heart)\b/giu,
    /\b(?:tests?|tested|standards?|medical|screening|rail|dvla|driver|licen[cs]e|patients?|residents?|customers?|clients?|pupils?|protect\p{L}*|insurance|cover|gloves?|hoists?|lifters?|keeps?|look after|restor\p{L}*|range|colou?r|levers?|wheel|guard|ladders?|at all times)\b/iu,
  ),
  held(
    'disability_or_health',
    /\b(?:last|previous|past|former|other) (?:two|three|few|one|ones|girl|guy|lad|hire|hires|person|\p{L}+er)\b[^.;]{0,40}\b(?:on|off on|out on|off) (?:fmla|maternity|mat leave|paternity|parental|sick(?: leave)?|stress|disability|workers['’]? comp|carer['’]?s|compo|acc)\b[^.;]{0,15}\bmore (?:often )?than\b/giu,
  ),
  held(
    'disability_or_health',
    /\b(?:likes?|wants?|needs?|after|prefers?|suits?|looking for|seeks?)\b[^.;]{0,25}\b(?:jokers?|blokes?|fellas?|lads?|guys?|people|someone|somebody|m[ae]n|one) with (?:a bit of |some |plenty of |a lot of |real )?(?:muscles?|beef|brawn|bulk|heft|meat on)\b/giu,
  ),
  held(
    'age',
    /\b(?:after|wants?|needs?|seeks?|looking for|bring(?:s|ing)?|with|has|have|could use|hire)\b[^.;]{0,15}\b(?:gen[- ]?(?:z|x|y|alpha)|millennial|zoomer|boomer|gen(?:eration)? (?:z|x|y)) (?:brains?|minds?|energy|eyes?|instincts?|spirit|souls?|thinking|mindset|attitude|heads?|voice|sensibilit\p{L}+|hustle|take|perspective|vibe)\b/giu,
    /\b(?:audiences?|customers?|shoppers?|readers?|brands?|products?|market)\b/iu,
  ),
  held(
    'age',
    /\b(?:too young to|nor(?: do you| will you| would you)?|(?:won|don|do|did|shouldn|wouldn)(?:['’]t| not|n['’]t)|never|cannot|can['’]t|barely)(?: even| really| actually)? (?:remember|recall|be old enough to remember)(?: ever)? (?:using|owning|seeing|dialling|rewinding|queuing|life before|a world without)\b/giu,
    /\b(?:customers?|residents?|passwords?|where|which (?:tool|key))\b/iu,
  ),
  held(
    'appearance',
    /\b(?:must|should|has to|have to|needs? to|ought to) (?:also )?look (?:the part|right|good|great|at home|the business)(?: \p{L}+)? (?:next to|beside|alongside|among|amongst|standing (?:by|next to)) (?:our|the|his|her|their)\b/giu,
    /\b(?:shop|store|display|product|logo|window|garment|cake|dish|furniture|it|layout|page|design)s? (?:must|should|has to|have to|needs? to)\b/iu,
  ),
  {
    about: 'pregnancy',
    verdict: 'held',
    pattern:
      /\b(?:needn['’]t|need not|no need to|won['’]t (?:have|need) to|don['’]t (?:have|need) to|never have to|nobody (?:has|needs) to|nothing to) (?:worry|fret|think|lose sleep|fuss|be concerned|wonder|plan)(?: yourselves| yourself)? (?:about|over|for|around) (?:any |her |his |their |the )?(?:maternity|mat(?: leave| pay)?|paternity|parental|pregnanc(?:y|ies)|babies|a baby|bumps?|childcare|nappies|school runs?)\b|\b(?:needn['’]t|need not|no need to|won['’]t (?:have|need) to|don['’]t (?:have|need) to) (?:worry|fret|think|lose sleep|fuss) (?:about|over) ·{5,}(?: \p{L}+)? with (?:this one|that one|her|him|them)\b/giu,
    unless:
      /\b(?:your (?:own )?(?:maternity|parental|childcare)|we (?:pay|cover|top|look|have|offer)|on[- ]site|cr[eè]che|nursery|paid|subsidi\p{L}*)\b/iu,
  },
  // What is not to be written down, and is meant all the same.
  held(
    'age',
    new RegExp(
      `\\b(?:can['’]?t|cannot|can not|(?:not|n['’]t) (?:allowed|permitted|supposed|meant) to|mustn['’]t|must not|may not|shouldn['’]t|dare not|daren['’]t)(?: (?:legally|really|exactly|actually|officially|openly|just))* (?:say|write|put|print|state|ask|sort|pick|sift|rank|list|mention|post|publish|advertise|specify|spell)\\b[^.;]{0,50}?\\b(?:${MEANT_BY})\\b[^.;]{0,30}?\\b(?:in writing|on paper|in (?:an?|the|this|our) (?:ad|advert|posting|listing|e-?mail|text|spec)|on (?:a|the|our|any) (?:form|site|website|record|ad|advert)|in print|out loud|publicly|in public|these days|any ?more|nowadays)\\b|\\b(?:in (?:writing|print|public|an ad|the ad)|on paper|officially|on the record),? (?:we|i|you|they|he|she) (?:can['’]?t|cannot|mustn['’]t|may not|(?:am|are|['’]re|['’]m|is) not (?:allowed|supposed) to)\\b[^.;]{0,50}?\\b(?:${MEANT_BY})\\b|^\\W*(?:officially|on paper|formally|for the record|on the face of it),? (?:there(?:['’]s| is| are)|we have|it has|it['’]s|we say|we take|we['’]re) (?:no|any|all|open to|not any)\\b[^.;]{0,25}?\\b(?:${MEANT_BY})\\b`,
      'giu',
    ),
    /\b(?:(?:don['’]t|do not|won['’]t|wouldn['’]t|didn['’]t|never) (?:want|need|wish|plan|mean|intend) to|nor (?:do|would|will) we|(?:told|explained|reminded|advised) (?:him|her|them|the \p{L}+|it)|in practice too|and off it|or (?:otherwise|anywhere|off)|because (?:it['’]s|it is|that['’]s|that would be) (?:unlawful|illegal|against the law|discriminat\p{L}*)|residents?|pupils?|patients?|customers?|children['’]s)\b/iu,
  ),
  // "Young yourself", "close to their own age": how old whoever works with the young should be.
  {
    about: 'age',
    verdict: 'held',
    pattern:
      /\byoung (?:yourself|himself|herself|themselves)\b|\b(?:you|who|someone|somebody|ideally|and|be)(?:['’]re| are|['’]s| is)? close(?:r)? (?:in age to|to their(?: own)?) (?:ages?|them|the)\b/giu,
  },
];

/** What a sentence holds that these rules look for. */
export const VEILED_WORDS =
  'hearing|eyesight|sight|vision|mobility|eyes|ears|arms|legs|hands|knees|feet|lungs?|kidneys|fingers|hips|shoulders|limbs|joints|fmla|more (?:often )?than|muscles?|beef|brawn|bulk|heft|meat on|gen[- ]?[xyz]|gen alpha|millennial|zoomer|boomer|remember|recall|look (?:the part|right|good|great|at home|the business)|in (?:writing|print|public)|on paper|on the record|out loud|publicly|these days|nowadays|any ?more|officially|formally|on the face of it|in (?:an?|the|this|our) (?:ad|advert|posting|listing|e-?mail|text|spec)|on (?:an?|the|our|any) (?:form|site|website|ad|advert)|ms|copd|cfs|pots|eds|ibs|als|lupus|crohn|parkinson|fibro|endo|long covid|remember|recall|have (?:seen|bought|watched|owned|queued|voted)|if [^.;,]{2,40} (?:is|are|was|were|feels?|sounds?|counts?|means?)|mee (?:kan|kunnen|gaat|wil)|jahre vor sich|voices?|handshake|(?:body|physique|lungs|legs|fitness|constitution) of|crook|dodgy|bung|gammy|wonky|busted|lift|elevator|ramp|step-free|stairs?|calendars?|brochures?|shoot|website|posters?|catalogue|billboards?|gaps?|right now|at the moment|on the beach|backgrounds?|e\\.?e\\.?|b-?b?b?-?e\\.?e\\.?|equity|quota|affirmative|transformation|organi[sz]ing|they|theys|wonders?|wondering|to know|curious|rings?';
