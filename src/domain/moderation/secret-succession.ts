// That somebody is to be replaced or to leave who has not been told, or of whom nobody there may hear: it must not reach any reader outside,
// as one of them may know the person.

const HOLDER =
  '(?:(?:the |our |their |my |his |her )?(?:present|current|existing|sitting|incumbent|outgoing) (?:\\p{L}+[ -]){0,2}\\p{L}+|(?:the |our |their )?incumbent|(?:the )?(?:person|one|holder|man|woman|guy|lady) (?:in (?:the (?:job|role|seat|post|chair)|post|place|situ)|there now))';
const UNTOLD =
  "(?:(?:has|have|had|is|are|was|were)(?:n['’]?t| not| never)(?: yet)?(?: (?:been|being|yet))* (?:told|informed|notified|spoken to)|(?:do(?:es)?|did)(?:n['’]?t| not)(?: yet)?(?: even)? (?:know|suspect)(?= (?:yet|it|this|that (?:he|she|they|it|we)|anything|about (?:it|this)|and|so|he|she|they|we)(?!\\p{L})|\\W*$|[,;:)–-])|(?:is|are)(?:n['’]?t| not)(?: yet)? aware|(?:is|are) (?:still |quite |totally )?(?:unaware|in the dark)|has no idea|knows nothing|(?:can|must|may|should)(?:n['’]?t|not| not) (?:know|find out|hear)(?! (?:how|the|a)(?!\\p{L})))";
const GOES =
  "(?:(?:he|she|they|x{2,})(?:['’](?:s|re|ll|d)| is| are| will| has| have)?(?: also| soon| just| already| about to)* (?:be |being |going to be |to be )?(?:leav\\p{L}+|going|gone|go|retir\\p{L}+|resign\\p{L}+|mov(?:e|ing) on|replaced|let go|out|off|step\\p{L}* down|handed in|given notice|on (?:his|her|their) way out|quit\\p{L}*)|(?:it|this|that|the (?:job|role|post|position|seat))(?:['’]s| is)? (?:coming up|open|going|out))";

/** In each language, from a word to a word. */
export const SECRET_SUCCESSION: readonly string[] = [
  '(?:replacement|succession|backfill|exit|departure) (?:is|stays|remains|must (?:stay|be|remain)|needs to (?:stay|be)|has to (?:stay|be)|being kept|kept|to be kept|to stay) (?:\\p{L}+ly |very |still |all )?(?:confidential|secret|quiet|under wraps|hush-hush)',
  '(?:confidential|secret|undercover|quiet|discreet|hush-hush) (?:replacement|backfill|succession)(?! (?:plan|planning)(?!\\p{L}))',
  `${HOLDER} (?:still |just |yet )?${UNTOLD}`,
  `(?:nobody|no one|no-one|none of (?:the|his|her|their) \\p{L}+)(?: (?:else|here|there|inside|internally))?(?: (?:in|on|at|from) (?:the |his |her |their |our )?\\p{L}+)? (?:knows?|has been told|have been told|suspects?|is aware)(?: yet)? (?:that )?${GOES}`,
  `(?:team|staff|crew|office|department|company|colleagues|business|others|rest of (?:the|them) ?\\p{L}*)(?: (?:still |just ))? ?(?:do(?:es)?(?:n['’]?t| not) know|ha(?:s|ve)(?:n['’]?t| not) been told|(?:is|are)(?:n['’]?t| not) aware)(?: yet)? (?:that )?${GOES}`,
  "(?:replac\\p{L}+|let go|leav\\p{L}+|moved on|managed out|push\\p{L}+ out|retir\\p{L}+)[^.;!?]{0,40}? (?:but |and |who |though )?(?:he|she|they|who)? ?(?:do(?:es)?(?:n['’]?t| not) know (?:it |about it |this )?yet|(?:has|have)(?:n['’]?t| not) been told)",
  "(?:without|behind) (?:the (?:current|present|incumbent|sitting) (?:\\p{L}+ ){0,2}?(?:\\p{L}+ knowing|\\p{L}+['’]s back)|(?:her|him|them) knowing (?:about )?(?:it|this|that (?:he|she|they)))",
  '(?:nachfolge|nachbesetzung|neubesetzung|ablösung|ersatz|austausch) (?:ist|bleibt|läuft|erfolgt|muss) (?:\\p{L}+ ){0,2}?(?:vertraulich|geheim|verdeckt)',
  '(?:vertrauliche|verdeckte|geheime|stille)[nr]? (?:nachfolge|nachbesetzung|neubesetzung|ablösung)',
  '(?:jetzige|derzeitige|aktuelle|bisherige|heutige|gegenwärtige)[nr]? (?:\\p{L}+[ -]){0,2}?\\p{L}+ (?:weiß|ahnt|wissen|wurde|ist|darf)(?: (?:noch|es|davon|darüber|bisher|das))* (?:nichts|nicht)(?: (?:davon|mitbekommen|erfahren|informiert|eingeweiht|unterrichtet|wissen|bescheid))?(?!,? (?:wer|wie|wann|wo|was|welch\\p{L}*|ob)(?!\\p{L}))(?=\\W*$|[,;:)–]| (?:und|aber|dass|davon|mitbekommen|erfahren|informiert|eingeweiht|unterrichtet|wissen|bescheid))',
  '(?:niemand|keiner)(?: (?:im|in der|vor|aus dem|aus der) \\p{L}+)?(?: (?:dort|intern|sonst))? (?:weiß|ahnt|wei[sß]+t?)(?: (?:bisher|noch|davon|bislang))*,? dass (?:er|sie) (?:\\p{L}+ ){0,3}?(?:geht|gehen|aufhört|kündigt|gekündigt|verlässt|ausscheidet|wechselt)',
  '(?:remplacement|succession|départ) (?:est |reste |doit rester )?(?:strictement |encore |très )?(?:confidentiel(?:le)?|secr[eè]te?)',
  "(?:(?:l['’])?actuel(?:le)? (?:\\p{L}+ ){0,2}?\\p{L}+|\\p{L}+ (?:actuel(?:le)?|en poste|en place)) (?:n['’]est pas (?:encore )?(?:au courant|prévenue?|informée?)|n['’]a pas (?:encore )?été (?:prévenue?|informée?)|ne (?:le )?sait (?:pas encore|encore rien|rien|pas)|ignore (?:encore )?tout)",
  "personne(?: (?:dans|de|en) (?:l['’]|la |le )?\\p{L}+)? ?(?:ici )?ne (?:le )?sait (?:encore )?qu['’](?:il|elle) (?:part|s['’]en va|va partir|quitte|démissionne|a démissionné)",
  '(?:reemplazo|sustitución|relevo|sucesión|substituição|sucessão) (?:es |será |debe ser |é |tem de ser )?(?:estrictamente |totalmente |muy |estritamente )?(?:confidencial|secret[oa])',
  '(?:actual \\p{L}+|\\p{L}+ actual|atual \\p{L}+|\\p{L}+ atual)(?: \\p{L}+){0,2}? (?:(?:aún|todavía|ainda) )?(?:no|não) (?:(?:lo|o|se) )?(?:sabe|(?:ha sido|está|foi|fue) (?:\\p{L}+ )?(?:informad[oa]|avisad[oa]))(?: (?:nada|todavía|aún|ainda))?(?=\\W*$|[,;:)–]| (?:y|e|que|nada|todavía|aún|ainda)(?!\\p{L}))',
  '(?:nadie|ninguém)(?: (?:en|de|del|na|no|da|do) (?:el |la )?\\p{L}+)? sabe (?:(?:todavía|aún|ainda) )?que (?:se (?:va|marcha|jubila)|(?:ele |ela )?(?:vai (?:sair|embora)|sai|está de saída)|deja|renuncia)',
  '(?:sostituzione|successione|uscita) (?:è |resta |deve restare )?(?:strettamente |assolutamente )?(?:riservat[ao]|confidenziale|segret[ao])',
  "(?:(?:l['’])?attuale (?:\\p{L}+ ){0,2}?\\p{L}+|\\p{L}+ attuale) (?:(?:ancora )?non (?:(?:lo|ne) )?(?:sa(?: (?:nulla|niente|ancora))?(?=\\W*$|[,;:)–]| (?:e|che|nulla|niente|ancora)(?!\\p{L}))|è (?:ancora )?(?:stat[oa] )?(?:informat[oa]|avvisat[oa])))",
  'nessuno(?: (?:in|nel|nella|del|della) \\p{L}+)? sa (?:ancora )?che (?:se ne va|va via|lascia|si dimette|esce)',
  '(?:vervanging|opvolging|vertrek) (?:is|blijft|moet) (?:\\p{L}+ ){0,2}?(?:vertrouwelijk|geheim)|(?:vertrouwelijke|stille|geheime) (?:vervanging|opvolging)',
  'huidige (?:\\p{L}+ ){0,2}?\\p{L}+ (?:weet (?:het |er |dit |hier )*(?:nog )?(?:niets|niks|niet|van niets|van niks)(?=\\W*$|[,;:)–]| (?:en|dat|van)(?!\\p{L}))|is (?:er )?(?:nog )?niet (?:van )?(?:ingelicht|op de hoogte|geïnformeerd))',
  'niemand(?: (?:in|op|van|binnen) (?:het |de )?\\p{L}+)? weet (?:nog )?dat (?:hij|zij|ze) (?:\\p{L}+ )?(?:vertrekt|weggaat|weg gaat|weg is|stopt|opstapt)',
  '(?:ersättningen|efterträdaren|rekryteringen|udskiftningen|utskiftingen) (?:är|er|sker|ska vara|skal være) (?:\\p{L}+ )?(?:konfidentiell|hemlig|fortrolig|hemmelig|konfidensiell)',
  '(?:nuvarande|nuværende|nåværende) (?:\\p{L}+ ){0,2}?\\p{L}+ (?:vet (?:inte|ikke|ingenting|inget)|ved (?:ikke|intet)|har (?:inte|ikke) (?:fått veta|fået det at vide|fått vite|blivit informera\\p{L}|blevet orienteret)|(?:är|er) (?:inte|ikke) (?:informera\\p{L}*|informeret|orienteret))',
  '(?:ingen)(?: (?:i|på|hos) \\p{L}+)? (?:vet|ved) (?:ännu |endnu |ennå )?(?:att|at) (?:han|hon|hun) (?:slutar|går|stopper|slutter|skal slutte|ska sluta|fratræder)',
  '(?:zastępstwo|następstwo|wymiana) (?:jest|ma być|pozostaje) (?:\\p{L}+ )?(?:poufn[ae]|tajn[ae])|obecn[yae] (?:\\p{L}+ ){0,2}?\\p{L}+ (?:(?:jeszcze )?(?:o tym |o niczym )?nie wie(?=\\W*$|[,;:)–]| (?:o|że|i)(?!\\p{L}))|nie został[a]? (?:jeszcze )?poinformowan[ya])|nikt (?:\\p{L}+ ){0,3}?nie wie,? że (?:odchodzi|rezygnuje|on odchodzi|ona odchodzi)',
];
