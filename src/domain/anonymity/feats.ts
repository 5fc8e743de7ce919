/** Feats by which somebody is found: what they climbed or crossed, records and titles, offices of societies, shows and papers, and fame itself. */

import { ONLY_ONE } from './why-identifying.ts';

const CLIMBED = 'what few people have climbed, crossed or swum';
const TITLE = 'a title or record that few people have to their name';
const OFFICE = 'an office of a society, whose holders are published';
const SHOWN = 'what the press or television told, by which somebody is found';
const FAMED = 'the text itself says that many know who it is';
const MODEL = 'a model or a project by its number, which few built';
const CALL = 'a call sign, which is published with the name of who has it';

const NAMES =
  "\\p{Lu}[\\p{L}\\p{M}’'&-]+(?: (?:(?:of|de|la|du|des|the|and|y|&) )*\\p{Lu}[\\p{L}\\p{M}’'&-]+){0,4}";
const REST = '[^.;,\\n]{0,50}';
const HEIGHTS =
  '(?:Mount )?(?:Everest|Sagarmatha|Chomolungma|K2|Kilimanjaro|Denali|Aconcagua|Annapurna|Lhotse|Makalu|Manaslu|Matterhorn|Eiger|Elbrus|Mont Blanc|Monte Bianco|Cervino|Seven Summits|(?:English )?Channel|Atlantic|Pacific|Cook Strait|Bass Strait|Irish Sea|(?:North|South) Pole|Poles|Antarctica|Sahara)';

const SOCIETY =
  '(?:Guild|Society|Association|Federation|Club|Union|Choir|Band|Orchestra|League|Institute|Institution|Academy|Foundation|Fellowship|Lodge|Network|Beekeepers|Ringers|Rotary|Lions|Scouts|Guides)';
const PAPERS =
  '(?:Times|Post|Herald|Gazette|Tribune|Telegraph|Guardian|Echo|Mail|Mirror|Standard|Journal|Chronicle|Courier|Observer|Independent|Star|Sun|Press|News|Argus|Express|Advertiser|Examiner|Bulletin|Review|Weekly|Magazine)';
const SHOWS =
  "(?:(?:the )?(?:Great British )?Bake Off|MasterChef(?: \\p{Lu}\\p{L}+)?|Strictly(?: Come Dancing)?|Love Island|The Apprentice|Mastermind|University Challenge|Dragons[’'] Den|Shark Tank|Big Brother|The Voice|(?:the )?X Factor|(?:Britain|America|Australia)[’']s Got Talent|The Block|Top Chef|Jeopardy|Ninja Warrior|Gladiators|Survivor|The Traitors|Great Pottery Throw Down|Sewing Bee|Le Meilleur Pâtissier|Koh-Lanta|Bares für Rares|Wer wird Millionär|Die Höhle der Löwen|Operación Triunfo|Idol|Melodifestivalen|Fame|Forged in Fire|Hell[’']s Kitchen|Chopped)";

const ENGLISH: readonly (readonly [string, string])[] = [
  // "six years on the Type 31s", "for the Class 800 fleet at the works"
  [
    `(?<=(?<!\\p{L})(?:on|for|of|built|building|fitted) the )(?:Type|Class|Project|Block|Batch|Mark|Mk) \\d{1,4}[A-Z]?s(?!\\p{L})`,
    MODEL,
  ],
  // "the national wheelchair basketball side", "the pipeline class at the national welding games"
  [
    `(?<!\\p{L})[Tt]he (?:national|state|county|provincial|Olympic|Paralympic|Commonwealth) (?:\\p{Ll}+ ){0,3}(?:sides?|squad|team|eleven|fifteen|crew|eight)(?!\\p{L}| (?:leader|manager|lead|meeting|of (?:\\p{Ll}+ )?(?:engineers|buyers|trainers|managers|consultants)))`,
    TITLE,
  ],
  [
    `(?<!\\p{L})(?:[Ww]on|[Ww]ins|[Tt]ook|[Cc]ame (?:first|second|third)|[Pp]laced|[Mm]edalled|[Ff]inished)(?: \\p{L}+){0,5} (?:at|in) the (?:national|world|European|Commonwealth|state|county|Olympic|Paralympic|international|regional|\\p{Lu}\\p{L}+) (?:\\p{L}+ ){0,2}(?:games|championships?|finals?|skills|olympics|cup|awards?|open|trials|fair|show|competition|contest|challenge|U\\d{2}s)(?!\\p{L})`,
    TITLE,
  ],
  // "was on Channels TV in March defending the recall", "interviewed on the local radio about it"
  [
    `(?<!\\p{L})(?:was|been|appeared|appears|seen|featured|interviewed|spoke|quoted|went) (?:live )?on (?:the |a )?(?:(?:\\p{Lu}[\\p{L}\\d]*|local|national|regional|breakfast|morning|evening) ){0,3}(?:TV|television|[Rr]adio|[Nn]ews|[Pp]odcast)(?!\\p{L})${REST}`,
    SHOWN,
  ],
  // "the paper with the lighthouse extract that went round TikTok", "the advert that went viral"
  [
    `(?<!\\p{L})[Tt]he (?:[\\p{L}-]+ ){1,7}(?:that|which) (?:went (?:viral|round|around|all over)|was all over|did the rounds|everyone (?:saw|shared|remembers|talked about)|made the (?:news|papers|front page))(?: (?:on )?[\\p{L}-]+)?`,
    SHOWN,
  ],
  [
    `(?<!\\p{L})(?:summited|scaled|conquered|topped out on)\\s+(?:the\\s+)?\\p{Lu}${REST}|(?<!\\p{L})(?:climbed|rowed|swam|swum|skied|sailed|crossed|cycled|walked|reached the (?:top|summit) of|stood on)\\s+(?:(?:solo|alone|single-handed)\\s+)?(?:across |around |round |to |the length of )?(?:the )?${HEIGHTS}${REST}|(?<!\\p{L})(?:[Ss]ailed|[Cc]ycled|[Ff]lew|[Rr]owed|[Ww]alked) (?:(?:solo|alone|single-handed) )?(?:around|round) the (?:world|globe)${REST}`,
    CLIMBED,
  ],
  [
    `(?<!\\p{L})(?:[Tt]ook|[Tt]aken|[Ww]on|[Ww]ins|[Ll]ifted|[Ss]cooped|[Ll]anded|[Cc]laimed|[Dd]efended|[Bb]agged|[Cc]aptured|[Cc]arried off|[Hh]olds|[Hh]eld|[Bb]eat|[Bb]roke|[Ss]et)\\s+(?:(?!(?:customer|client|order|contract|for|in|to|of|from|and)(?!\\p{L}))[\\p{L}\\d’'-]+\\s+){0,5}?(?:titles?|championships?|crown|gold|silver|bronze|record|belt|derby|regatta|medals?)\\s+(?:at|in|for|over|from|on)\\s+(?:the\\s+)?(?:\\p{Lu}|(?:19|20)\\d\\d)${REST}`,
    TITLE,
  ],
  [
    `(?<!\\p{L})(?:[Cc]ame|[Ff]inished|[Pp]laced|[Rr]anked|[Ww]as)\\s+(?:first|second|third|fourth|runner-up|top ten|1st|2nd|3rd)\\s+(?:in|at)\\s+the\\s+\\p{Lu}${REST}|(?<!\\p{L})(?:course|national|world|county|state|track|junior|European|Olympic|Commonwealth|British|Scottish|Irish|Welsh|English|Australian|Guinness)\\s+(?:world )?record(?: holder|s)?(?!\\p{L})${REST}|(?<!\\p{L})[Cc]hampion (?:\\p{Ll}+ ){1,3}of (?:19|20)\\d\\d`,
    TITLE,
  ],
  [
    `(?<!\\p{L})[Pp]lays?(?:ed)?\\s+(?:\\p{Ll}+\\s+){1,3}(?:with|for|in)\\s+(?:the\\s+)?\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)*\\s+(?:and|who|which)${REST}|(?<!\\p{L})(?:a|the)\\s+band\\s+(?:that|which|who)\\s${REST}|(?<!\\p{L})had a (?:number one|top ten|hit)${REST}`,
    TITLE,
  ],
  [
    `(?<!\\p{L})(?:[Cc]hairs?|[Cc]haired|[Hh]eads|[Ll]eads|[Rr]uns|[Ff]ounded|[Pp]resides over|[Pp]resident of|[Cc]hair(?:man|woman|person)? of|[Ss]ecretary of|[Tt]reasurer of|[Pp]atron of|[Cc]aptain of|[Cc]onductor of|[Mm]aster of|[Ff]ellow of)\\s+the\\s+(?:(?:\\p{Lu}[\\p{L}’'-]+|of|for|and)\\s+){0,5}${SOCIETY}(?!\\p{L})(?:\\s(?:of|for)\\s(?:the\\s)?${NAMES})?`,
    OFFICE,
  ],
  // "chaired the IDF drying group", "sits on the IATA fuel group as its only Kazakh member"
  [
    `(?<!\\p{L})(?:[Cc]hairs?|[Cc]haired|[Cc]o-chair(?:s|ed)?|[Ss]its on|[Ss]at on|[Ss]erves on|[Ss]erved on|[Mm]ember of|[Ss]ecretary of|[Cc]onven(?:es|ed|or of)|[Rr]apporteur (?:for|of)|on) the\\s+(?!(?:HR|IT|H&S|HSE|QA|ESG|DEI|EDI|JCC|ARC|ICC|RAG|SLT|SMT|MDT|WHS|OHS)(?!\\p{L}))\\p{Lu}{2,}[\\p{L}\\d]*\\s+(?:\\p{L}[\\p{L}-]*\\s+){0,3}(?:group|panel|committee|council|working party|task ?force|forum|commission|jury|working group)(?!\\p{L})${REST}`,
    OFFICE,
  ],
  [
    `(?<!\\p{L})(?:as|is|was|its|their|the) only (?:\\p{Lu}\\p{L}+|female|woman|African|Asian|Indian) (?:\\p{Ll}+ )?(?:member|judge|delegate|fellow|engineer|surgeon|pilot|partner|chair|juror|trainer|instructor|examiner|captain)(?!\\p{L})${REST}`,
    ONLY_ONE,
  ],
  // "the state's first paediatric heart transplant", "Kenya's first geothermal well"
  [
    `(?<!\\p{L})(?:the (?:country|county|state|nation|province|island|region|continent|world)|Europe|Africa|Asia|${'(?:\\p{Lu}\\p{L}+)'})['’]s (?:very )?(?:first|only|largest|biggest|longest|tallest|deepest) (?!(?:language|aid|time|year|day|name|job|role|choice|baby|child|birthday|class|half|draft)(?!\\p{L}))(?:[\\p{L}\\d-]+ ?){1,5}`,
    ONLY_ONE,
  ],
  [
    `(?<!\\p{L})(?:[Tt]he\\s+)?(?:\\p{Lu}[\\p{L}’'-]+\\s+)*${PAPERS}\\s+(?:carried|covered|ran|wrote|reported|printed|did|had|featured|profiled)\\s+(?:it|that|this|a|an|about|on|up|him|her|them|the story)(?!\\p{L})${REST}|(?<!\\p{L})(?:there is|there was|there['’]s|was|were|got)\\s+(?:a|an)\\s+(?:\\p{Ll}+\\s)?(?:piece|feature|profile|article|write-up|interview|spread)\\s+(?:in|on)\\s+(?:the\\s+)?\\p{Lu}${REST}|(?<!\\p{L})(?:was|were|appeared|starred|featured|seen|contestant|finalist|semi-?finalist|winner|runner-up|came|got to|played)\\s+(?:\\p{Ll}+\\s){0,2}(?:on|in|of|from)\\s+${SHOWS}(?!\\p{L})${REST}`,
    SHOWN,
  ],
  [
    `(?<!\\p{L})(?:[Ee]verybody|[Ee]veryone|[Ee]very \\p{Ll}+|[Aa]nyone|[Aa]nybody|[Hh]alf (?:the|of the) \\p{Ll}+|[Tt]he whole \\p{Ll}+|[Aa]ll of \\p{Lu}\\p{L}+)(?:\\s[\\p{Ll}]+){0,5}?\\s(?:(?:knows?|will know|would know|can tell) (?:(?:exactly |at once )?who|(?:the|her|his|their) (?:face|name|voice))|(?:could name|can name|recognises?|recognizes?|will recogni[sz]e|would recogni[sz]e|could guess|will guess) (?:who|her|him|them|(?:the|her|his|their) (?:face|name|voice)))(?!\\p{L})${REST}`,
    FAMED,
  ],
  [
    `(?<!\\p{L})(?<!(?:answer|repl|respond|react|reach|learn|work)\\p{Ll}{0,3} (?:\\p{Ll}+ )?)(?:[Yy]oungest|[Oo]ldest|[Ff]astest)\\s+(?:ever\\s+)?(?:\\p{Ll}+\\s+){0,2}(?:from|in|of|at|on)\\s+(?:all\\s+)?(?:the\\s+)?\\p{Lu}\\p{L}{2,}${REST}|(?<!\\p{L})(?:[Ff]irst|[Oo]nly|[Yy]oungest)\\s+(?:(?:ever|female|woman)\\s+)?(?:\\p{Lu}\\p{L}+|\\p{Ll}+(?:man|woman|girl|boy))\\s+to\\s+(?:row|climb|swim|sail|fly|win|lead|captain|cross|summit|reach|hold|run|head|chair|skipper|conduct|ride|drive)${REST}`,
    ONLY_ONE,
  ],
  // "only physio ever to run on in a final", "the first apprentice ever to win it"
  [
    `(?<!\\p{L})(?:[Tt]he )?(?:[Oo]nly|[Ff]irst|[Yy]oungest|[Oo]ldest) (?:\\p{L}+ ){1,3}ever to (?!\\p{L}+ (?:us|me|this desk)(?!\\p{L}))\\p{Ll}+${REST}`,
    ONLY_ONE,
  ],
  // "the first Emirati to do a robotic Whipple", "the youngest fitter to run a shift"
  [
    `(?<!\\p{L})[Tt]he (?:very )?(?:(?:first|only) (?:(?:\\p{Lu}[\\p{Ll}-]+|woman|man|female|male|foreigner|outsider|non-\\p{L}+)(?: (?:\\p{Ll}+ )?(?:\\p{Ll}+(?:er|or|ist|ian|eon|man|woman)|nurse|pilot|chef|judge|graduate|apprentice))?|\\p{Ll}[\\p{Ll}-]+ (?:from|of|in) \\p{Lu}[\\p{L}-]+)|(?:youngest|oldest) (?:\\p{L}[\\p{L}-]+ ){0,2}\\p{L}[\\p{L}-]+) to (?!(?:us|me|this desk|date)(?!\\p{L}))\\p{Ll}+${REST}`,
    ONLY_ONE,
  ],
  // "holds the State Gymnasium record for olympiad medals"
  [
    `(?<!\\p{L})(?:[Hh]olds|[Hh]eld|[Hh]olding|[Bb]roke|[Ss]et|[Bb]eat) (?:the|its|their|an?) (?:[\\p{L}\\d’'-]+ ){0,3}?\\p{Lu}[\\p{L}\\d’'-]+ (?:[\\p{L}\\d’'-]+ ){0,2}?record (?:for|in|of|at|on)(?!\\p{L})${REST}`,
    TITLE,
  ],
  // "Tongan national title, pole climbing, 2016"
  [
    `(?<!\\p{L})(?:\\p{Lu}\\p{L}+ )?(?:[Nn]ational|[Ww]orld|[Ss]tate|[Cc]ounty|[Pp]rovincial|[Rr]egional|European|Commonwealth|British|Scottish|Welsh|Irish) (?:\\p{L}+ ){0,2}(?:titles?|champions?|championships?)(?! (?:manager|sponsor|project|insurance|of the (?:brand|values)))(?!\\p{L})(?:, [^.;\\n]{0,40})?`,
    TITLE,
  ],
  [
    `(?<!\\p{L})(?:[Cc]all ?sign|[Ss]ignalen|[Rr]ufzeichen|[Ii]ndicatif|[Ii]ndicativo|[Nn]ominativo|[Rr]oepletters|[Kk]allesignal|[Kk]utsu|[Zz]nak wywoławczy)(?:\\s(?:is|ist|est|es|är|er|è))?:?\\s(?:\\p{Lu}{1,2}\\d|\\d\\p{Lu})\\d?\\p{Lu}{1,4}(?![\\p{L}\\d])`,
    CALL,
  ],
];

const WOMAN = {
  es: '(?:[Ll]a|[Ee]l|[Uu]na?)?\\s?(?:[Pp]rimera? (?:mujer|persona|hombre|ingenier[ao]|directora?|latin[ao]|mexican[ao]|español[ao])|más joven)\\s(?:en|al frente|que|a cargo|de|del)(?!\\p{L})',
  pt: '(?:[Pp]rimeir[ao] (?:mulher|pessoa|homem|brasileir[ao]|portugues[ao])|mais jovem)\\s(?:à frente|a|que|no|na|em|do|da|de)(?!\\p{L})',
  fr: '(?:[Pp]remière femme|[Pp]remier homme|[Pp]lus jeune (?:chef|directeur|directrice|pilote|capitaine|médecin|femme|maître))(?!\\p{L})',
  it: '(?:[Pp]rima donna|[Pp]rimo italiano|[Pp]rima italiana|più giovane (?:direttore|direttrice|chef|pilota|comandante|primario))(?!\\p{L})',
  nl: '(?:[Ee]erste vrouw(?:elijke)?|[Jj]ongste (?:directeur|kapitein|chef|piloot))(?!\\p{L})',
  nordic:
    '(?:[Ff]örsta kvinna[n]?|[Ff]ørste kvinne[n]?|[Ff]ørste kvinde|[Yy]ngst[ae] (?:\\p{Ll}+ )?(?:i|på|någonsin|noensinne|nogensinde)|[Ee]nda kvinna[n]?|[Ee]neste kvinne[n]?)(?!\\p{L})',
  slavic:
    '(?:[Пп]ервая женщина|[Пп]ерша жінка|[Пп]ърва(?:та)? жена|[Pp]ierwsza kobieta|[Pp]rvní žena|[Pp]rvá žena|[Pp]rva žena)(?!\\p{L})',
  other:
    '(?:[Ii]lk kadın|[Ee]lső nő|[Ee]nsimmäinen nainen|[Pp]rima femeie|[Ηη] πρώτη γυναίκα|أول امرأة|اولین زن|האישה הראשונה|최초의 여성|最年轻的|第一位女|首位女|史上最年少|女性初)',
};
const ABROAD: readonly (readonly [string, string])[] = [
  ...Object.values(WOMAN).map((one) => [`(?<!\\p{L})${one}${REST}`, ONLY_ONE] as const),
  [
    `(?<!\\p{L})(?:[Oo]rdförande (?:i|för)|[Ll]eder (?:av|i|for)|[Ff]ormand for|[Vv]oorzitter van|[Vv]orsitzende[rn]?|[Pp]räsident(?:in)?|[Pp]résidente? d(?:e|u|es)|[Pp]réside|[Pp]residenta? d(?:e|el)|[Pp]reside|[Pp]residente dell?[ao]?|[Pp]resiede|[Pp]resident[ea] d[ao]|[Pp]rezes(?:ka)?|[Pp]ředseda|[Pp]ředsedkyně)(?:\\s(?:de|het|des|der|la|le|el|il)|\\sl[’'])?\\s?(?!(?:Betriebsrat|Aufsichtsrat|Vorstand|Gesamtbetriebsrat|Personalrat|CSE|CHSCT|Comité|Comitato|OR)\\p{L}{0,3}(?!\\p{L}))(?:\\p{Lu}[\\p{L}\\p{M}’'-]+\\s?(?:[\\p{Ll}]+\\s){0,2}){1,4}`,
    OFFICE,
  ],
  [
    `(?<!\\p{L})(?:[Ss]vensk|[Nn]ordisk)\\s(?:mästare|mästarinna)${REST}|(?<!\\p{L})(?:[Nn]orges|[Dd]anmarks|[Ss]verige|[Ee]uropa|[Vv]erdens?|[Vv]ärlds)m(?:ester|ästare)(?!\\p{L})${REST}|(?<!\\p{L})[Ss]uomenmestari${REST}|(?<!\\p{L})(?:(?:[Nn]ederlands|[Ee]uropees|[Bb]elgisch)\\s)?(?:[Ww]ereld)?kampioen(?:e)?(?!\\p{L})${REST}|(?<!\\p{L})(?:oud-)?olympiër(?!\\p{L})|(?<!\\p{L})[Mm]istrz(?:yni)? (?:Polski|świata|Europy)${REST}|(?<!\\p{L})[Mm]istr(?:yně)? (?:republiky|světa|Evropy)|(?<!\\p{L})[Чч]емпион(?:ка)? (?:мира|России|Европы|Украины)${REST}|(?<!\\p{L})[Чч]емпіон(?:ка)? (?:світу|України|Європи)${REST}|(?:Türkiye|dünya|Avrupa|Dünya) (?:şampiyon|rekor)\\p{L}*|(?:olimpiai|világ|Európa-|magyar) ?bajnok\\p{L}*|(?:全国|全國|世界|奥运|奧運|亚运|亞運)[\\p{Script=Han}]{0,6}(?:冠军|冠軍|金牌|纪录|紀錄)|(?:全国|世界|日本)[\\p{Script=Han}\\p{Script=Katakana}]{0,8}(?:優勝|金メダル|記録保持)|メダリスト|オリンピック|국가대표|올림픽|세계 ?(?:기록|챔피언)|بطل[ة]? (?:العالم|آسيا|العرب|أفريقيا)|قهرمان (?:جهان|آسیا|ایران)|אלוף (?:העולם|הארץ)|אלופת (?:העולם|הארץ)`,
    TITLE,
  ],
  [
    `(?<!\\p{L})(?:[Rr]ecorde? (?:nacional|mundial|brasileiro|europeu)|[Rr]écord (?:nacional|de España|mundial|del mundo)|[Rr]ecord (?:national|de France|du monde|d[’']Europe|italiano|nazionale|mondiale)|[Rr]ekordhalter(?:in)?|[Ww]eltrekord(?:ler(?:in)?)?|[Gg]uinness-(?:Buch|Rekord)|[Rr]ekordzist\\p{L}+|[Ss]venskt rekord|[Nn]orsk rekord)(?!\\p{L})${REST}`,
    TITLE,
  ],
  [
    `(?<!\\p{L})(?:gravi|grimpé|escaladé|scalato|subió(?: a| al)?|escaló|coronó|subiu(?: o| ao)?|escalou|bestieg|bestiegen|beklom|besteg|zdobył[a]?|vylezl[a]? na|покори[лв]\\p{L}*)\\s(?:(?:el|il|le|la|o|den|de|auf den|Mount|monte) |l[’'])?${HEIGHTS}${REST}`,
    CLIMBED,
  ],
  [
    `(?<!\\p{L})(?:hay|salió|tiene|le hicieron|le hizo|publicaron)\\s(?:una?\\s)?(?:nota|reportaje|entrevista|artículo|portada)\\s(?:en|de)\\s(?:el |la )?\\p{Lu}${REST}|(?<!\\p{L})(?:le|la|les|l[’'])\\s?(?:\\p{Lu}[\\p{L}-]+\\s){1,3}(?:en a parlé|lui a consacré|a publié|a fait un|en a fait)${REST}|(?<!\\p{L})(?:die|der|das)\\s(?:\\p{Lu}[\\p{L}-]+\\s){1,2}(?:berichtete|schrieb|brachte|hat (?:darüber|über))${REST}|(?<!\\p{L})(?:gyfres deledu|rhaglen deledu|Fernsehserie|Serie|série (?:télé|TV)|serie (?:de televisión|TV|tv)|tv-serien|telenovela|sorozat(?:ban)?)\\s["«„“]?\\p{Lu}${REST}`,
    SHOWN,
  ],
];

/** Each with why it tells who is meant. */
export const FEATS: readonly { pattern: RegExp; why: string }[] = [...ENGLISH, ...ABROAD].map(
  ([pattern, why]) => ({ pattern: new RegExp(pattern, 'gu'), why }),
);
