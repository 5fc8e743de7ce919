import type { Piece } from './piece.ts';
import type { Finding } from './types.ts';

// What a client tells its recruiter of customers, tenants, kin and those who are there. A word of sex, family, health or age picks whoever
// comes only where its clause is about them; where it has a subject or an object of its own, in something that happened or that somebody
// knows, it is gossip. Any wish in the same breath, or a sentence behind that draws a conclusion, keeps it what it was.

const w = (source: string, flags = 'iu'): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);

/** So much around the words is read of a long sentence: who dictates says everything in one. */
const AROUND = 90;
const LONG = 240;

/** Whom somebody would have or not, in any of the languages of briefs; and what those of a kind were like. */
const WISHES = w(
  [
    "some(?:one|body)|any(?:one|body)|whoever|candidates?|applicants?|cvs?|rather|sooner|prefer\\p{L}*|instead|(?<!(?:out|up|over|back|drinking|is|open|ill) )again|another|next|this time|must|should|ought|needs?|needed|want(?:s|ed|ing)?|wish\\p{L}*|hop(?:e|ed|ing)|would|(?:i|we|you|s?he|they|it)['’]d (?:like|love|be|suit|do)|if (?:s?he|they|you) (?:is|are|was|gets?|has|have|does|do|can)|clients?|(?:the|job|our|his|her) offer|résumés?|resumes?|referees?|forms?(?= |\\W*$)|filled|panel|put (?:him|her|them) (?:on|up|forward)|look(?:s|ing)? for|after an?|send|find|get (?:me|us|an?)|give (?:me|us)|hir(?:e|es|ing)|recruit\\p{L}*|tak(?:e|es|ing) on|took on|choos\\p{L}*|pick\\p{L}*|shortlist\\p{L}*|avoid\\p{L}*|skip|no more|not an?|no(?= \\p{L}+|\\W*$)|nope|none|only|never|always|every|both|all(?= (?:of (?:them|us|the|my|our)|(?:the |my |our )?\\p{L}+s(?!\\p{L})))|too(?! (?:high|low|much|many|late|early|dear|expensive))|old(?:er)?|young\\p{L}*|better|best|safe[rs]\\p{L}*|in mind|same (?:again|sort|type|kind|as|please|ones?|age)|similar|likes? (?:an?|the|him|her|them|those|these)|ideal\\p{L}*|suits?|suited|fits?|types?|sorts?|kinds?|replac\\p{L}*|as long as|provided|unless|worked|works|lasted|stuck|learn\\p{L}*|lesson|trouble|problem|hassle|done with|tired|fed up|sick of|enough of|last|previous|former|predecessor|lot|tend\\p{L}*|usually|welcome|apply|applies|applied|interview\\p{L}*|reject\\p{L}*|turned down|passed over|refus\\p{L}*|(?:keep|stick) (?:to|with|away|clear)",
    'jemand\\p{L}*|niemand\\p{L}*|kein\\p{L}*|lieber|besser|nur|soll\\p{L}*|such\\p{L}*|wollen|will|möcht\\p{L}*|hätte\\p{L}*|wünsch\\p{L}*|diesmal|nie|wieder|bewerb\\p{L}*|kandidat\\p{L}*|jung\\p{L}*|alt\\p{L}*|letzte\\p{L}*|immer',
    "quelqu[’']un|aucun\\p{L}*|plutôt|mieux|préf\\p{L}*|cherch\\p{L}*|veu\\p{L}*|voul\\p{L}*|voudr\\p{L}*|faut|jamais|toujours|seulement|uniquement|cette fois|candidat\\p{L}*|jeunes?|vieux|vieille|derni[eè]r\\p{L}*|pas de",
    'alguien|ningun\\p{L}*|nadie|nada de|mejor|prefier\\p{L}*|busc\\p{L}*|quier\\p{L}*|querem\\p{L}*|nunca|siempre|s[oó]lo|solamente|esta vez|joven\\p{L}*|viej\\p{L}*|últim\\p{L}*|mánd\\p{L}*|que (?:no )?(?:sea|tenga)',
    'qualcun\\p{L}*|nessun\\p{L}*|niente|client[ei]|meglio|cerc\\p{L}*|vogl\\p{L}*|vuol\\p{L}*|vorr\\p{L}*|mai|sempre|questa volta|giovan\\p{L}*|vecchi\\p{L}*|ultim\\p{L}*|mandar\\p{L}*|mandat\\p{L}*|candidat\\p{L}*',
    'iemand|geen|klant\\p{L}*|liever|beter|graag|zoek\\p{L}*|alleen|nooit|altijd|deze keer|jong\\p{L}*|oud\\p{L}*|vorige|laatste|wil|moet\\p{L}*',
    'alguém|ninguém|kunden?|melhor|quer\\p{L}*|procur\\p{L}*|nunca|sempre|só|desta vez|jovem|jovens|velh\\p{L}*|någon|noen|nogen|ingen|inga|hellre|heller|helst|bara|bare|alltid|aldri\\p{L}*|aldrig|söker|søker|unga?|gamm\\p{L}*|ktoś|kogoś|nikogo|nikt|woleli\\p{L}*|wolę|chc\\p{L}*|szuka\\p{L}*|tylko|nigdy|zawsze|młod\\p{L}*|star\\p{L}*|żadn\\p{L}*',
  ].join('|'),
);

/** What wishes for nobody though it has such a word: what is not to be told, who alone knows, what somebody wants of the house or fears. */
const NO_WISH = w(
  [
    "(?:only |please |just |so )*(?:do not|don[’']?t|never) (?:(?:you )?(?:tell|mention|say|ring|call|phone|ask|show)|(?:let|want) (?:it|this|that|them|him|her|(?:the|my|our) \\p{L}+))",
    'only (?:me|i|us|we|you|him|her|he|she|(?:my|our|his|her|the) \\p{L}+|\\p{L}+) (?:and \\p{L}+ )?knows?',
    "(?:do not|don[’']?t|did not|didn[’']?t|does not|doesn[’']?t) want (?:the )?(?:police|trouble|it|this|that|a (?:fuss|scene|row)|him|her|them|(?:the|my|our|his|her|their) \\p{L}+ (?:\\p{L}+(?:ed|ing)|out|upset))",
    '(?:he|she|they|husband|wife|dad|mum|\\p{L}+) wants? (?:out|in|a (?:rise|raise|cut|share|say)|more|money|(?:his|her|their) (?:money|half|share)|to (?:sell|leave|quit|move|go|close|retire|hire (?:his|her|their)))',
    "never (?:told|knew|heard|said|paid|rang|called)|(?:should|must) (?:not|never) (?:know|hear|find)|(?:mustn|shouldn)[’']?t (?:know|hear|find)|(?:ad|advert|it|this) must be \\p{L}+|nobody else knows?|because that[’']s what (?:he|she|they) wants?|all the (?:same|time)|at all|after all",
    'no (?:salary|wages?|money|idea|notice|names?|insurance|licen[cs]e|permit|receipts?|cover)|not an? (?:penny|word|cent|hint)',
  ].join('|'),
  'giu',
);

/** "Geen Vlasblomme", "the last guy Reuben is …": whom or what is named stands for no kind of people. */
const NAMED =
  /(?<!\p{L})(?:(?:[Nn]o|[Gg]een|[Pp]as de|[Nn]i|[Nn]ada de|[Nn]iente) \p{Lu}[\p{L}'’-]+|(?:last|previous|former|old) \p{Ll}+,? \p{Lu}\p{Ll}+(?=['’]s| is| was| has| had| took| left| went))/gu;

/** A sentence behind that draws its conclusion. */
const CONCLUDES =
  /^\W*(?:(?:so|hence|therefore|and so|thus|also|deshalb|darum|daher|also|donc|así que|por eso|quindi|perciò|dus|daarom|por isso|portanto|därför|derfor|więc|dlatego) (?!please (?:don|keep|no)|(?:keep|don['’]?t|no names?)(?!\p{L}))|never again|no more|not again|none of (?:that|those|them)|no repeat|that['’]?s (?:what|the (?:sort|kind|type)|why|who)|which is why|you (?:know|get|see|take) (?:what|my|the|how)|need i|say no more|enough said|lesson|same (?:again|please)|more (?:like|of)|like (?:her|him|that)|one like|(?:i|we)(?:['’]d| would)? (?:want|need|like|prefer|rather|hope)|nie wieder|nicht (?:noch|wieder)|plus jamais|nunca más|mai più|nooit (?:meer|weer)|nunca mais|aldrig (?:mer|igen)|aldri (?:mer|igjen)|nigdy więcej)/iu;

/** What is done with somebody who would have come, for what was just said of them. */
const TURNS_AWAY = w(
  "pass(?:ing|ed)?(?= on|\\W*$)|declin\\p{L}*|withdr\\p{L}*|out of the running|red flag|sticking point|lost interest|went with|(?:pulled|lost) the offer|think twice|don['’]?t bother|s?he['’]ll (?:be|go|leave|need|want)|insurance premiums?|accordingly|filled|(?:leave|keep|take) (?:the |those |these )?(?:\\p{L}+ )?(?:lads|girls|guys|men|women|boys|ladies|ones|blokes) (?:off|out|away)|restroom|move on|(?:who['’]?s )?next(?= names?|\\W*$| (?:on|in))|cancel|(?:lose|skip|drop|bin|close|take|pull|leave) (?:him|her|them)|let (?:him|her|them) (?:down|go)|let['’]?s (?:tell|say|go)|tell (?:him|her|them) (?:it|the|we|that)|regrets?|reject\\p{L}*|(?:no|maybe) pile|(?:off|on) the list|(?:but|it['’]?s a|a) no(?=\\W*$| from)|can(?:['’]?t|not) have (?:an?|one|some\\p{L}*|that|those|him|her|them)|not (?:having|going to work|for (?:an?|us|the))|won['’]?t (?:have|wear|work out)|come on|(?:any(?:one|body)|who|some(?:one|body)) else|the other (?:one|fella|man|guy|girl|lad|woman)|other man|thanks but no|(?:polite|find a) way|any(?:one|body) who|some(?:one|body) (?:who|without)|without (?:that|ties)|more time off|appointments|mejor otr[oa]|lieber (?:den|die) ander\\p{L}+|absagen|plutôt l[’']autre|meglio (?:un )?altr[oa]|liever (?:de|een) ander\\p{L}*",
);

/** Whose or which one it is: a thing of somebody, or one of whom both know. */
const DETERMINER =
  "(?:my|our|your|his|her|their|the|that|this|those|these|(?:(?:an?|the|our|my) )?\\p{L}+['’]s|mein\\p{L}{0,2}|unser\\p{L}{0,2}|sein\\p{L}{0,2}|ihr\\p{L}{0,2}|dein\\p{L}{0,2}|der|die|das|den|dem|mon|ma|mes|son|sa|ses|notre|nos|votre|leurs?|le|la|les|au|aux|du|mis?|sus?|nuestr[oa]s?|el|los|las|al|del|il|lo|gli|alla|dalla|della|dal|mi[oa]|su[oa]|nostr[oa]|mijn|zijn|haar|onze?|hun|de|het|os|meus?|minhas?|seus?|suas?|min|mitt|mina|hans|hennes|vår\\p{L}?|mój|moja|jego|jej|nasz\\p{L}?)";
const OF_ONE = new RegExp(`(?<![\\p{L}'’])${DETERMINER}(?: \\p{Ll}+)?\\s*$`, 'iu');
const BEGINS_OF_ONE =
  /^(?:(?:my|our|your|his|her|their|the|that|those|these|mein\p{L}{0,2}|unser\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|mon|ma|sa|notre|mi|su|mijn|zijn|haar|onze|min|hans|la|il|el|le|die|der|de|het) \p{L}|(?!s?he['’]|it['’])\p{L}+['’]s(?: \p{L}|$))/iu;
/** "Wife thinks", "dads got weeks": kin by no article, whose there is one of. */
const KIN =
  /^(?:wife|husband|hubby|missus|mum|mom|mam|dad|daddy|mother|father|son|daughter|brother|sister|nan|gran|granny|uncle|aunt(?:ie)?|niece|nephew)(?:['’]?s)?$/iu;

/** Right behind such a one: what they did, have or know. A "should", "would" or "will" is of whoever comes. */
const PAST =
  "(?:went|fell|rang|called|phoned|saw|caught|found|came|got|had|has|was|were|is|are|did|does|died|filmed|knew|knows?|thinks?|thought|reckons?|says?|said|told|heard|hears|complained|sued|signed|owns?|owned|lent|lends|left|ran|runs|took|takes|gave|gives|paid|pays|broke|bought|sold|sits|sat|rings|calls|reads?|still|never told|doesn['’]?t|isn['’]?t|wasn['’]?t|won['’]?t (?:speak|talk|ring|sell|sign|tell|know)|can['’]?t|not (?:talking|speaking|well|happy|home)|collapsed|fainted|slipped|tripped|drowned|choked|flooded|burnt|burned|set|rattled|upset|alarmed|wants? (?:out|in|a|his|her|their|more|money|to (?:sell|leave|quit|move|go|close|retire|hire))|w(?:ei(?:ß|ss)|issen)|hat|ist|war|hatte|sitzt|liegt|fiel|rief|sagt|glaubt|denkt|klagt|droht|sait|savent|a|ont|est|était|avait|dit|pense|croit|est tombée?|appelle|lit|es|está|estaba|ha|han|tiene|sabe|saben|dice|cree|piensa|llama|cayó|murió|denunció|lee|è|era|sa|sanno|crede|dice|pensa|chiama|è caduta?|legge|weet|weten|heeft|had|zit|ligt|zegt|denkt|belt|leest|viel|sabem|caiu|disse|diz|acha|foi|tem|vet|vet|har|hade|är|er|sade|sa|tror|ringer|ringde|wie|wiedzą|ma|był\\p{L}?|jest|mówi|myśli|dzwoni)";
const ON =
  "(?:['’]s? \\p{L}+|['’]s)?,? ?(?:\\p{Lu}\\p{Ll}+,? )?(?:(?:of|in|on|at|from|with|next|who|that|del|della|vom|von|du|de|van|do|da) (?:the |our |my |a |der |la |de |het )?[\\p{L}-]+(?: (?:upstairs|downstairs|opposite|above|below|next door|street|road|lane))?,? ?(?:(?:and|e|und|et|y|en) )?)?(?:(?:he|she|they|lei|lui|sie|er|elle|il|ella|él|zij|hij|ze) )?(?:about |just |also |both |then |still |nearly |almost |lo |la |le |les |se |ne |non |no |es |er |er ook |l[’'])*";
const DID = new RegExp(`^${ON}(?<!\\p{L})(?:${PAST}|\\p{Ll}{3,}ed)(?!\\p{L})`, 'u');
const IS = /^['’]s(?: (?:on|in|at|not|still|with|away|off|gone|been|got|never|lawyer|solicitor)(?!\p{L}))/iu;
/** What happens to people by chance, of whom one is named for the first time: "a lady filmed it", "a bride's daddy went down". */
const HAPPENED =
  /^(?:['’]s? \p{L}+)? ?(?:(?:on|in|at|from|of) (?:the |our |a )?[\p{L}-]+ )?(?:about |nearly |just |then |almost )*(?:went (?:down|under|over|off|into|to (?:the|hospital|casualty))|fell|rang|saw|caught|found|died|did|filmed|complained|sued|broke|collapsed|fainted|slipped|tripped|drowned|choked|flooded|burnt|burned|got (?:hurt|burnt|burned|stuck|trapped|shocked|poisoned|food poisoning|knocked)|was (?:hurt|burnt|burned|injured|trapped|poisoned|hit|knocked)|ended up|reported|stürzte|fiel|filmte|klagte|est tombée?|a (?:filmé|porté plainte|vu|glissé)|cayó|denunció|grabó|è caduta?|ha (?:filmato|denunciato|visto)|viel|filmde|caiu|filmou|ramlade|filmade|upadł\p{L}?|nagrał\p{L}?)(?!\p{L})/iu;

const WHO = '(?:he|she|they|i|we|you|(?:my|our|his|her|their|the) \\p{L}+|\\p{Lu}\\p{Ll}+)';
/** What somebody did to the one behind: nothing of how people are taken on, treated as staff or paired with work. */
const TO =
  '(?:x-rayed|hurt|hit|ran over|knocked (?:over|down)|burnt|burned|scalded|cut|injured|poisoned|overcharged|billed|charged|double-billed|lost|dropped|swore at|shouted at|slapped|bit|robbed|cheated|sold|told|rang|called|owes?|owed|upset|flooded|locked (?:in|out)|groped|insulted|scared|frightened|shocked|electrocuted|took|taken|married|divorced|slept with|got|made|left|ran off with|took up with|taken up with|touched|treated|misdiagnosed|gave|prescribed|lied to|evicted|drove into|nearly killed|killed|broke|quoted|conned|hurt)';
const DID_TO = new RegExp(
  `(?:^|[,;:(–-] ?|(?<!\\p{L})(?:and|but|because|as|when|so|cos|that|,|who) )(?:${WHO})(?:['’](?:d|s|ve)| had| has| have)?(?: also| even| once| just| then| nearly| accidentally)* ${TO} (?:(?!hire|staff|employ)[\\p{L}'’-]+ ){0,4}$`,
  'iu',
);

/** "Tell Dad", "behind my wife's back", "even to your husband": who is to hear of it or not. */
const HEARS =
  /(?<!\p{L})(?:tell|told|telling|behind|to|from|without|lied to|owes?|asked|rang|sag\p{L}*|dit(?:es)? à|dis à|dic\p{L}* (?:a|al)|zeg\p{L}*|verteld?|diga\p{L}* (?:a|ao)|säg\p{L}* till) (?:even |it |this |that |anything |dies |das |es )?(?:(?:my|our|your|his|her|their|the|mein\p{L}*|dein\p{L}*|mon|ma|mi|tu|mijn|min) (?:\p{Ll}+ )?)?$/iu;
const SECRET =
  /(?<!\p{L})(?:don['’]?t|do not|never|not|hasn['’]?t|haven['’]?t|has not|have not|even|without|behind|nicht|nichts|pas|rien|no|nada|non|niente|niet|niets|não|inte|ikke|nie)(?!\p{L})/iu;

/** "He has two small boys", "with three little ones at home" of one who is named or pointed at. */
const HAS_CHILDREN =
  /(?:^|[.,;:(–-] ?|(?<!\p{L})(?:and|but|because|as) )(?:he|she|they|\p{Lu}\p{Ll}+|er|sie|il|elle|él|ella|lui|lei|hij|zij|ele|ela|han|hon)(?:['’]s| has| have| had| hat| a| tiene| ha| heeft| tem| har) (?:got )?(?:two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|vier|dois|duas|två|to) (?:\p{Ll}+ )?$/u;
const CHILDREN =
  /^(?:boys|girls|kids|children|sons|daughters|kinder|kindern|jungs|mädchen|enfants|garçons|filles|niñ[oa]s|hij[oa]s|bambin[ie]|figli[e]?|kinderen|jongens|meisjes|filhos|barn|pojkar|flickor)$/iu;
/** "Used to be two guys", "3 girls on the till gone": how many there were. */
const NUMBER =
  '(?:\\d{1,2}|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|vier)';
const USED_TO_BE = new RegExp(
  `(?:used to be|there were|there used to be|down (?:from|to)|had been) ${NUMBER} (?:of the )?$`,
  'iu',
);
const COUNTED = new RegExp(`(?:^|[,;:–-] ?)${NUMBER} (?:of the )?$`, 'iu');
const ENDS = /^\s*(?:[.,;:!?)–-]|$| (?:on|in|at) (?:it|this|the \p{L}+)\W*$)/u;
const GONE =
  /^(?: (?:on|in|at|from) (?:the )?\p{L}+)? (?:gone|left|away|off sick|let go|laid off|out)(?!\p{L})/iu;

/** "No Bergrivier in it please man": whoever reads it is called so. */
const CALLED = /(?<!\p{L})(?:please|thanks|cheers|sorry|jeez|hey|look|listen|honestly|ta|ja|nee),? $/iu;
const ADDRESS = /^(?:man|mate|bro|girls?|lads?|guys|boys|ladies|dude)$/iu;

/** "Don't send a breakdown, he adds things up": of sums, no illness. */
const ITEMISED =
  /(?<!\p{L})(?:send|give|show|include|see|itemi[sz]ed|want|attach|without)(?: (?:him|her|them|us|me))? (?:an?|the|any) (?:full |cost |fee |price )?$/iu;
const OF_SUMS =
  /[£$€]|(?<!\p{L})(?:invoic\p{L}*|fees?|costs?|bills?|adds? (?:things|it|them) up|figures|quote|hours|price|per ?cent|%)(?!\p{L})/iu;
/** "So it reads spent on kids": whom money was for. */
const MONEY_FOR =
  /(?<!\p{L})(?:spent|spend|spending|money|funds?|grants?|budget|raised|donated|[£$€]\S+|dépensé|gastad[oa]|speso|besteed|ausgegeben)(?: \p{L}+)? (?:on|for|pour|en|per|aan|für|in) (?:the |our )?$/iu;
/** `no "lakeside wedding"`: how the house is not to be called, by what it holds. */
const NOT_CALLED =
  /(?:^|[.,;:!?–-]\s*|(?<!\p{L})(?:and|or|nor) )(?:no|not|nor|never|(?:don['’]?t|do not) (?:say|write|put|use|mention)|kein|nicht|pas de|ni|nada de|niente|geen) [“"„«'‘][\p{L} -]{0,30}$/iu;
const EVENTS =
  /^(?:weddings?|bridal|christenings?|hochzeit\p{L}*|mariages?|bodas?|matrimoni\p{L}*|bruiloft\p{L}*|casamentos?|bröllop|bryllup|wesel\p{L}+)$/iu;

/** "She's got my PIN", "he just stood there": one who was spoken of before, and what they do or did. */
const PRONOUN =
  /^s?he(?:['’]s (?:got (?:my|our|the)|gone|chasing|still|back|at|away)| (?:just |then |only )?(?:stood|sat|went|left|put|took|told|rang|fell|knew|owes?|owns?|runs?))(?!\p{L})/iu;
const TO_COME =
  /['’]ll(?!\p{L})|(?<!\p{L})(?:will|shall|gonna|going to be|has to|have to|can be|could be)(?!\p{L})/iu;
/** "She would like the analyst to be on her side": the pronouns are of whoever wishes. */
const WISHER =
  /^s?he (?:wants|expects|hopes|would like|['’]d like|needs|asks|prefers|is (?:after|looking))(?!\p{L})/iu;
const BY_KIND =
  /(?<!\p{L})(?:wom[ae]n|m[ae]n|girls?|boys?|lads?|lad(?:y|ies)|mums?|dads?|young\p{L}*|old\p{L}*|married|single)(?!\p{L})/iu;
const OWN_KIND = /^ (?:age|sort|kind|type|generation|background|faith|church|sex|own|like|equal)(?!\p{L})/iu;
/** "It is awkward for the two women to meet": what is hard for those who are there. */
const HARD_FOR =
  /(?<!\p{L})(?:possible|awkward|hard|painful|bearable|difficult|embarrassing) for (?:the|my|our|those) (?:\p{Ll}+ )?$/iu;
/** "The last guy Reuben is taking us to the tribunal": who goes to law. */
const SUES = /^(?:taking|suing|dragging|threatening) /iu;
const ONE_IS = /(?:\p{L}{2,}(?:['’]s| is| was| are)) $/u;

const AT_HEAD = /(?:^|[.,;:!?(–/-]\s*|(?<!\p{L})(?:and|but|because|cos|as) )$/iu;
const SOME = /(?<!\p{L})(?:an?|one|some|two|three|eine?|une?|una?|uno|een|uma?|en|ett)(?: \p{Ll}+)? $/iu;
/** "De buurt weet er niks van": who knows of it or not. */
const KNOWS =
  /^ (?:(?:does|do|did|must|may|has|have)(?:n['’]?t| not) )?(?:yet )?(?:knows?|heard?|hears|wei(?:ß|ss)|wissen|sait|savent|saben?|sanno|sa|weet|weten|sabem?|vet|wie|wiedzą)(?!\p{L})/iu;

interface Said {
  before: string;
  words: string;
  behind: string;
  about: Finding['about'];
}

/** What is no word of people where it stands, whatever else the sentence says. */
const isThing = ({ before, words, behind }: Said): boolean =>
  (/^breakdowns?$/iu.test(words) && ITEMISED.test(before) && OF_SUMS.test(`${before} ${behind}`)) ||
  (/^(?:kids|children|youngsters|enfants|niños|bambini|kinder|kinderen|women|mums|mothers)$/iu.test(words) &&
    MONEY_FOR.test(before)) ||
  (EVENTS.test(words) && NOT_CALLED.test(before) && /^[^“”"„«»]{0,30}[”"“»'’]/u.test(behind)) ||
  (ADDRESS.test(words) && CALLED.test(before) && /^\W*$/u.test(behind));

const isOfWisher = ({ words, behind }: Said): boolean =>
  WISHER.test(words) && words.includes(' the ') && !BY_KIND.test(words) && !OWN_KIND.test(behind);

/** People and parties, by what they are called: what somebody has or is like does nothing. */
const PARTY =
  /(?<!\p{L})(?:wife|husband|hubby|missus|mums?|moms?|mams?|dads?|dadd(?:y|ies)|mothers?|fathers?|sons?|daughters?|brothers?|sisters?|siblings?|nan|gran(?:ny|dad|dson|ddaughter|dmother|dfather)?|uncles?|aunt(?:ie|y)?s?|nieces?|nephews?|cousins?|in-laws?|boyfriend|girlfriend|partner|fiancée?|bride|groom|widow(?:er)?|ex|kids?|child(?:ren)?|bab(?:y|ies)|twins|girls?|boys?|lads?|lass(?:es)?|guys?|blokes?|fell(?:a|ow)s?|chaps?|gents?|gentlem[ae]n|lad(?:y|ies)|wom[ae]n|m[ae]n|pensioners?|union|reps?|\p{L}*(?:frau|mann|mutter|vater|sohn|tochter|bruder|schwester|männer|frauen|mädchen|jungs?|kinder)|gewerkschaft|femmes?|mari|mère|père|fils|fille|frère|s(?:œ|oe)ur|gars|dames?|syndicat|mujer(?:es)?|marido|madre|padre|hij[oa]s?|herman[oa]s?|chic[oa]s?|señoras?|sindicato|moglie|marito|figli[oae]?|fratello|sorella|ragazz[aeio]|donn[ae]|uomo|uomini|signora|vrouw(?:en)?|man(?:nen)?|moeder|vader|zoon|dochter|broer|zus|jongens?|meisjes?|meiden|vakbond|mulher(?:es)?|mãe|pai|filh[oa]s?|irmã[o]?|rapaz(?:es)?|meninas?|fru|make|mamma|pappa|bror|syster|tjejer?n?a?|killar?n?a?|facket|żona|mąż|matka|ojciec|syn|córka|brat|siostra|kobiety|chłopaki)(?:['’]s)?(?!\p{L})/iu;

const isOne = ({ before, words }: Said): boolean =>
  isBareKin({ before, words }) || OF_ONE.test(before) || BEGINS_OF_ONE.test(words);

const isBareKin = ({ before, words }: Pick<Said, 'before' | 'words'>): boolean =>
  KIN.test(words) && AT_HEAD.test(before);

/** Whether one whom both know did, has or knows something. */
function doesSomething(said: Said): boolean {
  const { words, behind } = said;
  const isTheirs = /['’]s$/u.test(words);
  if (isTheirs && DID.test(behind.replace(/^ \p{L}+/u, ''))) return true;
  return (
    isOne(said) &&
    (DID.test(behind) ||
      IS.test(behind) ||
      ((isTheirs || isBareKin(said)) && /^ (?:on|in|got|been|not|off)(?!\p{L})/iu.test(behind)))
  );
}

const isHearing = (said: Said): boolean =>
  (isOne(said) || KIN.test(said.words)) && HEARS.test(said.before) && SECRET.test(said.before);

/** Whether something happened to somebody, or was done to them. */
const isStruck = ({ before, words, behind }: Said): boolean =>
  (SOME.test(before) && HAPPENED.test(behind)) ||
  DID_TO.test(before) ||
  (HARD_FOR.test(before) && /^ to \p{L}/u.test(behind)) ||
  (SUES.test(words) && ONE_IS.test(before));

const isCounted = ({ before, words, behind }: Said): boolean =>
  (CHILDREN.test(words) && HAS_CHILDREN.test(before)) ||
  (USED_TO_BE.test(before) && ENDS.test(behind)) ||
  (COUNTED.test(before) && GONE.test(behind));

function isOfSomebodyElse(said: Said): boolean {
  const { about, words, before, behind } = said;
  if (about === 'pregnancy' && /^pregnant$/iu.test(words) && DID_TO.test(before)) return true;
  if (!PARTY.test(words) && !(about === 'sex' || about === 'work_status'))
    return OF_ONE.test(before) && KNOWS.test(behind);
  return (
    doesSomething(said) ||
    isHearing(said) ||
    isStruck(said) ||
    isCounted(said) ||
    (about === 'sex' && PRONOUN.test(words) && !TO_COME.test(`${words}${behind}`))
  );
}

/** "The last guy Reuben is …": one of whom the name is told, not the kind. */
const LAST = /(?<!\p{L})(?:last|previous|former|old) $/iu;
const IS_CALLED = /^,? \p{Lu}\p{Ll}+,?(?:['’]s| is| was| has| had| took| left| went)(?!\p{L})/u;

const wishes = ({ before, words, behind }: Said): boolean =>
  WISHES.test(
    `${(IS_CALLED.test(behind) ? before.replace(LAST, '') : before).replace(NAMED, ' ')}${words}${behind.replace(NAMED, ' ')}`.replace(
      NO_WISH,
      ' ',
    ),
  );

/** How far around the words it is read: the brackets that hold them, or some words of a long sentence within its paragraph. */
function spanOf(sentence: string, at: number, end: number): [from: number, to: number] {
  const opens = sentence.lastIndexOf('(', at);
  const closes = sentence.indexOf(')', end);
  if (opens >= 0 && closes >= 0 && closes - opens <= LONG && !sentence.slice(opens, at).includes(')'))
    return [opens + 1, closes];
  if (sentence.length <= LONG) return [0, sentence.length];
  const breaks = sentence.indexOf('\n\n', end);
  // Up to the end of a clause, as half of one may read like a wish.
  const clause = /[,;.]| (?:and|but|und|et|y|en) /u.exec(sentence.slice(end + AROUND, end + 2 * AROUND));
  return [
    Math.max(0, at - AROUND, sentence.lastIndexOf('\n\n', at) + 1),
    Math.min(sentence.length, end + AROUND + (clause?.index ?? 0), breaks < 0 ? sentence.length : breaks),
  ];
}

/**
 * Whether words of a sentence are said of somebody who is not wanted, in something that happened or that somebody knows.
 * @param found the words, where they begin, and of which attribute they are
 * @param behind the sentences behind it, the next one first
 */
function isToldOfOthers(
  sentence: string,
  { at, words, about }: { at: number; words: string; about: Finding['about'] },
  behind: readonly string[] = [],
): boolean {
  const end = at + words.length;
  const [from, to] = spanOf(sentence, at, end);
  const said = {
    before: sentence.slice(from, at).trimStart(),
    words,
    behind: sentence.slice(end, to),
    about,
  };
  if (isThing(said) || isOfWisher(said)) return true;
  const [next = ''] = behind;
  if (CONCLUDES.test(next) || [sentence.slice(from, to), ...behind].some((one) => TURNS_AWAY.test(one)))
    return false;
  return !wishes(said) && isOfSomebodyElse(said);
}

/** So many sentences behind may say what is done for what was told. */
const BEHIND = 2;

/** What is found in a description, of which what is told of others is doubted only: nothing of it picks anybody. */
export function withoutToldOfOthers(piece: Piece, findings: readonly Finding[]): Finding[] {
  const sentences = piece.clauses.map(({ text, start }) => ({
    start: piece.plain.startOf(start),
    end: piece.plain.endOf(start + Math.max(1, text.length) - 1),
  }));
  return findings.map((finding) => {
    if (finding.verdict !== 'blocked' && finding.verdict !== 'held') return finding;
    const place = sentences.findIndex(({ start, end }) => start <= finding.start && finding.start < end);
    const own = sentences[place];
    if (own === undefined) return finding;
    const textOf = ({ start, end }: { start: number; end: number }, most = end): string =>
      piece.original.slice(start, Math.min(end, start + most));
    const isTold = isToldOfOthers(
      textOf(own),
      { at: finding.start - own.start, words: finding.words, about: finding.about },
      sentences.slice(place + 1, place + 1 + BEHIND).map((one) => textOf(one, LONG)),
    );
    return isTold
      ? {
          ...finding,
          verdict: 'look' as const,
          reason: `${finding.reason} It is told of somebody who is not wanted.`,
        }
      : finding;
  });
}
