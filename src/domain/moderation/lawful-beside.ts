const LADIES = "(?:ladies|gents|gentlemen|mens?|womens?|boys|girls|childrens?)['’]?s?['’]?";
const CARED_FOR =
  '(?:children|kids|babies|infants|toddlers|adolescents|teenagers|teens|young people|older people|older adults|seniors|families|disabled (?:people|adults|children)|refugees|veterans)';
const LEAVE =
  '(?:child ?care|parent[- ]?care|elder[- ]?care|family care|parental|maternity|paternity|adoption|volunteer(?:ing)?|marriage|bereavement|compassionate|birthday|study|shared parental)';

/** Fields of work, those it is done for, leave and what went on in the house: none of it says who is taken. */
export const LAWFUL_BESIDE: readonly RegExp[] = [
  // What is scanned, and what a laboratory of fertility does.
  /\b(?:breast|prostate|pelvic|obstetric|foetal|fetal|gynae\p{L}*|testicular)(?:(?:,| and|,? &) (?:prostate|pelvic|obstetric|abdominal|vascular|msk|thyroid|cardiac|fetal))* (?:ultrasound|imaging|scans?|scanning|screening|mri|biops(?:y|ies)|surgery|surgeons?|radiolog\p{L}+|clinics?|care nurses?|mammograph\p{L}+|sonograph\p{L}+)\b/giu,
  /\b(?:ivf|icsi|iui)(?:(?:,| and|,? &|,? or|\/) ?(?:ivf|icsi|iui|vitrification|embryo \p{L}+|pgt(?:-a)?|biopsy|andrology|egg (?:freezing|collection)))+\b|\b(?:ivf|icsi|iui) (?:laborator(?:y|ies)|labs?|cycles?|procedures?|techniques?|clinics?|units?)\b/giu,
  // Experience of those whom the work is for, which is not having them at home.
  new RegExp(
    `\\b(?:years?['’]?|months?['’]?|experience|background|track record) (?:of )?(?:work(?:ing)? )?with ${CARED_FOR}\\b(?! (?:of|at home|yourself)\\b)`,
    'giu',
  ),
  /\bover[- ]?\d\ds?['’]?s? (?:lifestyle |retirement )?(?:villages?|communit(?:y|ies)|estates?|resorts?|housing|apartments?|football|leagues?|clinics?)\b/giu,
  new RegExp(
    `\\b${LADIES},? (?:and|&|or) ${LADIES} (?:tailor\\p{L}*|hair\\p{L}*|barber\\p{L}*|cuts?|cutting|shoes?|wear|fashion\\p{L}*|outfitt\\p{L}*|changing rooms?|alterations|watches)\\b`,
    'giu',
  ),
  /\b(?:barbering|haircuts|cuts|trims|perms|shaves|facials|alterations|suits|shoes|hats) for (?:the |our )?(?:gentlemen|gents|ladies|men|women)\b/giu,
  // Rows of leave, and hours beside school.
  new RegExp(
    `(?<!\\b(?:no|not|never|without)\\b[^.;]*)\\b${LEAVE}(?:(?:,| and|, and|,? &|\\/) ?${LEAVE}){1,6} (?:leave|days)\\b`,
    'giu',
  ),
  /\b(?:hours|days|shifts|starts?|finish(?:es)?)\b[^.;,]{0,20}\b(?:suit|fit|work|allow)s? (?:in |well )?(?:around |round |with |for )?(?:the |your |any )?school[- ]runs?\b/giu,
  /\b(?:days|hours|shifts|nights|weeks|runs|trips)\b[^.;]{0,60}\b(?:long|short|tall|thin|fat|slim)(?:er)? ones\b/giu,
  /\bminimum age (?:is )?(?:as |that |which |whatever )?(?:(?:set|fixed|required|laid down) by (?:the )?(?:law|rsa|dvla|dvsa|licen[cs]\p{L}+|statute)|the (?:law|rsa|dvla|dvsa|licen[cs]\p{L}+|act|statute) (?:sets?|requires?|fixes|lays down))\b/giu,
  // "Min age for our insurers is 23": from when on an insurer covers whoever drives.
  /\b(?:min|minimum)\.? age (?:(?:for|with|under|per|of) (?:the |our )?(?:(?:van|fleet|motor|vehicle|truck|company) )?insur(?:ers?|ance)(?: polic(?:y|ies))?(?: purposes| reasons)?(?: is|:| =)? (?:1[89]|2[0-5])|(?:is |of |: ?)?(?:1[89]|2[0-5]) (?:for|due to|because of|as per|by|per) (?:the |our )?(?:(?:van|fleet|motor|vehicle|truck|company) )?insur(?:ers?|ance))\b/giu,
  // What went on in the house, of which the ad says nothing.
  /\b(?:last|previous|former) (?:girl|guy|lad|lady|man|woman|bloke|fella|chap) (?:is |was |has |just )?(?:suing|sued|stole|walked out|took us to (?:court|a tribunal))\b(?![^.;]*\b(?:so|never|not|no|another|want|pregnan\p{L}*|baby)\b)/giu,
  /\b(?:the |our |my )?(?:guys|lads|boys|girls|men|women) (?:don['’]t|do not|haven['’]t|have not|mustn['’]t|aren['’]t) (?:yet )?(?:know|been told|heard|hear|to know)\b(?! (?:how|any|what|much|about)\b)/giu,
  /\b(?:ride?s?|riding|out|along|shadow(?:s|ing)?|day|shift|trial) (?:along )?(?:with )?one of (?:our|the) (?:guys|lads|girls|women|men)(?= (?:for|on) (?:a|the|half|one|an) )/giu,
  /\btrain(?:ing)?(?: of| up)? (?:the|our) (?:(?:young|new|junior|other) )?(?:lads|boys|girls|guys)(?=[.,;!]|$| (?:on|in|up)\b)/giu,
  /\b(?:rolled|crashed|wrecked|wrote off|damaged|dropped|drove) (?:the|a|our|his|her) (?:\p{L}+ ){1,2}drunk\b/giu,
  // "Parents have a lawyer": what somebody outside the house does about it.
  /(?<!\b(?:no|any|single|working|young|new|want|take|hire|send|avoid|skip|bin|not|ask (?:if|whether)|who(?:se)?)[^.;,]{0,20})\b(?:(?:the|her|his|one|two|both|a|some|several|angry|pupil['’]s|child['’]s) )*parents? (?:(?:ha(?:s|ve)|['’]ve)(?: now| already| since)? (?:got |hired |instructed |gone to |called in |brought in )?(?:an? |their |the )?(?:lawyers?|solicitors?|attorneys?|barristers?|press|papers?|police|ombudsman)|(?:is|are)(?: now| already| all)? (?:suing|threatening|going to (?:the (?:press|papers?|police|board|council)|court)|up in arms|furious|livid)|(?:ha(?:s|ve) )?(?:complained|sued|threatened|gone to (?:the (?:press|papers?|police)|court)))\b(?![^.;]*\b(?:so (?:no|don['’]?t|none)|therefore|only)\b)/giu,
  /\bparents (?:are|were|have been|keep) (?:all |already |now )?(?:on (?:facebook|whatsapp|mumsnet|social media)|complaining|posting|moaning|talking|asking) (?:about (?:us|it|this)|questions)\b/giu,
  // "One" as a person of the sentence, and a name that is not said.
  /(?<!\p{L})(?:får|ska|skall|skal|måste|må|behöver|bör|bør|vill|vil|lär|lærer) man(?!\p{L})(?! (?:eller|och|og|som|i|mellan|mellem|mellom|på)(?!\p{L}))/giu,
  /(?<!\p{L})el nombre,? (?:ni (?:mentarlo|mencionarlo|nombrarlo|decirlo)|que no (?:salga|aparezca|se diga)|no (?:sale|se dice|lo digas|lo pongas))(?!\p{L})/giu,
];
