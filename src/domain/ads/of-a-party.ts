import { asksByContent, tellsProcess } from '../jobs/index.ts';

/**
 * Sentences about one person of the house or about somebody outside it: the owner, the landlord, the bank, a brother. An ad speaks of whoever
 * reads it, of the team and of what the house has; who does something else in it, or with it, is told to the recruiter, whatever it is.
 */

const ARTICLES =
  '(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Aa]|[Oo]ne|[Oo]ld|[Oo]lder|[Yy]oung|[Nn]ew|[Cc]urrent|[Pp]resent|[Pp]revious|[Ll]ast|biggest|main|largest|only|other|ex) )';
const KIN =
  'husband|wife|brother|sister|son|daughter|father|mother|dad|mum|mam|cousin|uncle|aunt|nephew|niece|ex|missus|better half|brother-in-law|sister-in-law|father-in-law|son-in-law';
const ONE =
  'accountant|bookkeeper|boss|owner|director|chairman|chairwoman|founder|co-founder|partner|foreman|foreperson|supervisor|receptionist|chef|head chef|sous chef|manager|ceo|cfo|cto|coo|md|gm|hr manager|head|principal|girl|guy|lad|lady|fella|bloke|woman|apprentice|clerk|predecessor|deputy|storeman|buyer|controller|secretary|surgeon|vicar|matron';
const OUTSIDE =
  'landlord|landlady|bank|insurers?|insurance|union|council|auditors?|inspectors?|regulator|taxman|hmrc|ofsted|lawyers?|solicitors?|court|police|investors?|shareholders?|creditors?|head office|corporate|hq|parent company|competitor|competition|neighbours?|board|tribunal|press|administrators?|receivers?|liquidators?|franchisor|brewery|customer|client|supplier|buyers|city|county|state|agency';
/** What goes on behind the noun before its verb: "the girl we hired in spring", "the woman in accounts". */
const BEHIND =
  "(?:['’]s (?:\\p{L}+ )?(?:son|wife|husband|daughter|brother|sister|partner))?(?: (?:we|they|you) \\p{L}+(?: in \\p{L}+)?| (?:in|at|of|from|on|over|next|before|upstairs|who) [^,.;]{2,25}?)?";
/** What is going on, has happened or is meant to: an ad tells what is always so. */
const NEWS =
  "(?:(?:[’']s|[’']re| is| are| was| were)(?:n[’']t| not)?(?: (?:still|now|just|also|only|being|already|about to|going to|all|both|quietly|probably|on the point of))* (?:\\p{L}+ing|a bit|a bully|a tyrant|ill|sick|gone|away|off|out|up|under|on (?:us|our|my|to|sick|leave|stress)|after|all over|not|furious|angry|unhappy|impressed|sacked|suspended|fired|dismissed|moved|arrested|being)|(?:[’']s|[’']ve| has| have| had)(?:n[’']t| not)? (?!(?:an?|the|two|three|four|five|\\d+|its|their)(?!\\p{L}))\\p{L}+| (?:wants?|thinks?|hates?|knows?|says?|said|plans?|threatens?|threatened|refuses?|refused|might|may|could|won[’']t|will not|took|went|got|came|ran|fell|quit|left|lied|stole|resigned|retired|died|complained|sued|poached|lost|pulled|drank|shouted|cried|slept|forgot|closed|cut|sold|bought|gave|put|told|keeps|fined|fines)(?!\\p{L})|(?: \\p{L}+){1,2} (?:us|me)(?!\\p{L}))";
const BEFORE =
  '^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]lso|[Oo]h|[Pp]lus|[Nn]ow|[Bb]ecause|[Cc]os|[Aa]nyway|[Bb]tw),? )*';
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    String.raw`${BEFORE}(?:${ARTICLES}+(?:\p{Ll}+ )?(?:${ONE}|${OUTSIDE}|parents|families)|(?:[Hh]ead office|[Cc]orporate|HQ|[Ii]nsurers|HMRC|[Oo]fsted|[Ff]inance|[Ss]omebody|[Ss]omeone))${BEHIND}${NEWS}`,
    'u',
  ),
  // What those of a family do is no part of any job.
  new RegExp(
    String.raw`${BEFORE}(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]he \p{Ll}+['’]s) (?:${KIN})(?:['’]s)? \p{Ll}+`,
    'u',
  ),
];
/** What somebody of the house does to whoever comes, or says that they want. */
const FOR_THE_JOB =
  /(?<!\p{L})(?:you|your|yours|apprentices?|trainees?|candidates?|applicants?|(?:is|are) (?:looking for|after|seeking|hiring)|seeks?|train(?:s|ing)?|mentors?|teach(?:es)?|supports?|works? (?:with|on|in|alongside)|reports?|responsible|leads?|runs?|open|closed|funds?|pays? for|Sie|Ihnen|Ihre[nrms]?|vous|votre|vos|usted|ustedes|tu|tus|jou|jouw|jij|uw|você|ti|tuo|tua|dig|din|deg)(?!\p{L})/u;

/** "Two of the lads got breathalysed", "half the team handed in their badges". */
const SOME_OF_THEM =
  /^(?:(?:and|but|so|also),? )*(?:(?:\d|one|two|three|four|half|most|some|all|a few|a couple|both)(?: of)?(?: of)? (?:the|our|my) (?:lads|girls|guys|boys|team|crew|staff|drivers|nurses|chefs|people|partners|seniors|managers|fitters|girls|cooks|teachers)) (?:got|handed|walked|left|quit|went|are (?:leaving|going|looking|off|suing|threatening|on strike)|want|is (?:leaving|going|looking|off)|were|was|have (?:left|gone|walked|quit|resigned))(?!\p{L})/iu;
/** He or she, of whom nobody says what they will do. */
const HE_OR_SHE =
  /^(?:(?:and|but|so|because),? )*(?:he|she)(?! or |\/)(?:['’]s (?:on|off|out|gone|away|not|been|being|a|very|too|leaving|going|after|in)| (?:drinks?|shouts?|cries|lies|smokes|gambles|steals|sulks|hates|wants|thinks|knows|says|refuses|keeps)(?!\p{L}))|^(?:his|her) (?:sick|wife|husband|mother|father|solicitor|lawyer|notice|attitude|drinking|temper|divorce|contract|work|ex)(?!\p{L})/iu;
/** A name and one verb, and no more: "Gordon shouts." */
const NAME_ALONE = /^\p{Lu}\p{Ll}+ (?:shouts|drinks|cries|lies|gossips|sulks|swears|steals|sleeps)[.!]?$/u;
/** How the house stands. */
const STANDS =
  /(?<!\p{L})(?:our|the) (?:margins?|cash ?flow|overdraft|debts?|bank balance|profits?|order book|numbers|accounts|lease|covenants?|licen[cs]e) (?:is|are|has|have|runs?|ran|won['’]t|may|might|could)(?!\p{L})|(?<!\p{L})we(?:['’]re| are) (?:done for|finished|toast|skint|broke|on the brink|not (?:at our best|well|ok|okay|in a good)|up for sale|being (?:sold|sued|bought|audited|investigated|taken over|chased|wound up))(?!\p{L})|(?<!\p{L})we(?:['’]re| are) in (?:talks|discussions|negotiations|dispute|court|arbitration|mediation)(?!\p{L})|(?<!\p{L})(?:grant|funding|lease|licen[cs]e|loan|overdraft) (?:runs? out|expires|lapses|is (?:void|up))(?!\p{L})|^(?:the|our) (?:\p{L}+ )?(?:app|line|site|shop|branch|plant|building|brand|product|wing|ward|unit|roof|boiler) (?:is|are) (?:being|getting|to be|about to be|going to be) (?:sold|closed|shut|switched off|wound down|demolished|moved|dropped|axed|condemned)(?!\p{L})|(?<!\p{L})if (?:the|that|our) (?:\p{Lu}?\p{L}+ ){0,2}(?:contract|deal|client|customer|tender|sale|loan|grant) (?:goes|falls|walks|leaves|fails|is pulled)(?!\p{L})/iu;

const OF_GERMAN =
  'Finanzamt|Bank|Chef(?:in)?|Inhaber(?:in)?|Eigentümer\\p{L}*|Vermieter\\p{L}*|Betriebsrat|Steuerberater\\p{L}*|Zoll|Polizei|Gewerbeaufsicht|Insolvenzverwalter\\p{L}*|Gesellschafter\\p{L}*|Geschäftsführ\\p{L}+|Kollegin|Kollege|Lagerist\\p{L}*|Polier|Buchhalter\\p{L}*|Bruder|Schwester|Mann|Vater|Mutter|Sohn|Tochter|Schwager|Neffe|Kompagnon|Konkurrenz|Versicherung|Gewerkschaft|Presse|Seniorchef\\p{L}*|Juniorchef\\p{L}*|Senior|Junior|Praktikant\\p{L}*|Prokurist\\p{L}*|Vorstand|Investor\\p{L}*|Zentrale|Anwalt|Gericht|Staatsanwalt\\p{L}*|Gesundheitsamt|Berufsgenossenschaft|Vorgänger\\p{L}*';
const OF_FRENCH =
  'directeur|directrice|patronne?|gérante?|comptable|banque|propriétaire|bailleur|inspecteur|inspection|urssaf|fisc|syndicat|mairie|préfecture|huissier|avocate?|associée?|frère|sœur|mari|femme|fils|fille|père|mère|cousine?|neveu|concurrente?|actionnaires?|siège|ars|assureur|liquidateur|tribunal|police|presse|contremaître|stagiaire|docteur|chirurgien';
const OF_SPANISH =
  'encargad[oa]|jef[ea]|dueñ[oa]|propietari[oa]|caser[oa]|gestor[ia]*|banco|inspección|hacienda|ayuntamiento|sindicato|soci[oa]|gerente|director[a]?|herman[oa]|marido|mujer|exmujer|hij[oa]|padre|madre|prim[oa]|cuñad[oa]|policía|juzgado|abogad[oa]|competencia|comité|contable';
const OF_ITALIAN =
  'capocantiere|capo|titolare|proprietari[oa]|padrone|banca|commercialista|finanza|ispettorato|sindacato|comune|soci[oa]|cognat[oa]|fratello|sorella|marito|moglie|figli[oa]|padre|madre|cugin[oa]|direttore|direttrice|avvocato|tribunale|concorrenza|assicurazione|curatore|ragionier[ea]|suocer[oa]';
const OF_PORTUGUESE =
  'gerente|patrão|patroa|chefe|don[oa]|senhorio|banco|finanças|câmara|sindicato|sóci[oa]|cunhad[oa]|irmão|irmã|marido|mulher|filh[oa]|pai|mãe|prim[oa]|diretor[a]?|advogad[oa]|tribunal|polícia|concorrência|contabilista|asae';
const OF_DUTCH =
  'baas|eigenaar|directeur|directie|bank|curator|huisbaas|verhuurder|inspectie|belastingdienst|fiscus|vakbond|gemeente|boekhouder|accountant|zwager|broer|zus|man|vrouw|zoon|dochter|vader|moeder|neef|compagnon|concurrent|politie|rechter|advocaat';
const ABROAD: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:[Uu]nd|[Aa]ber|[Aa]uch|[Dd]enn),? )*(?:[Dd](?:er|ie|as)|[Uu]nser[en]?|[Mm]eine?|[Ss]eine?|[Ii]hre?) (?:\p{Ll}+ )?(?:${OF_GERMAN})(?!\p{L}) (?:(?:hat|haben|ist|sind|war|waren|hatte|hatten|will|wollen|wollte|weiß|wird|werden|wurde|kommt|geht|droht|drohen|redet|reden|streite[tn]|verkauft|macht|kündigt|säuft|trinkt)(?!\p{L})|\p{Ll}+ (?:uns|mir|mich)(?!\p{L}))(?!\s+(?:da|dabei|vor Ort|immer|täglich)(?!\p{L}))`,
    'u',
  ),
  /(?<!\p{L})wir (?:verlieren|stehen vor|haben (?:\p{L}+ ){0,4}(?:verloren|verklagt|eingebüßt|gekündigt bekommen|überzahlt)|sind (?:pleite|insolvent|am ende|klamm|verschuldet|überschuldet))(?!\p{L})/iu,
  new RegExp(
    String.raw`^(?:(?:et|mais|aussi|car),? )*(?:(?:le|la|les|notre|nos|mon|ma|son|sa) |l[’'])(?:\p{L}+ )?(?:${OF_FRENCH})(?!\p{L}) (?:(?:a|ont|est|sont|était|étaient|avait|veut|veulent|va|vont|couche|boit|buvait|vend|quitte|menace|sait|ignore)(?!\p{L})(?! (?:présente?|là|situé\p{L}*|à))|(?:ne )?(?:nous|me|s[’']?)\s?\p{Ll}+)`,
    'iu',
  ),
  /(?<!\p{L})(?:on|nous) (?:a|avons|est|sommes) (?:\p{L}+ )?(?:perdu|viré|lâchés?|poursuivis?|contrôlés?|rachetés?|fichus?|cuits?|endettés?)(?!\p{L})/iu,
  new RegExp(
    String.raw`^(?:(?:y|pero|además),? )*(?:el|la|los|las|nuestr[oa]s?|mi|su) (?:${OF_SPANISH})(?!\p{L}) (?:(?:ha|han|está|están|va|van|quiere|quieren|fue|era|se|nos|me|sabe|bebe|roba|vende|amenaza)(?!\p{L})(?! (?:en|presente|situad\p{L}+)(?!\p{L})))`,
    'iu',
  ),
  /(?<!\p{L})nos (?:han|ha) \p{L}+(?:ado|ido|to|cho)(?!\p{L})|(?<!\p{L})(?:hemos perdido|nos (?:cerró|cerraron|quitó|quitaron|multó|multaron|denunció|denunciaron|embargó|embargaron|robó|robaron))(?!\p{L})/iu,
  new RegExp(
    String.raw`^(?:(?:e|ma|anche),? )*(?:(?:il|la|lo|i|le|mi[oa]|su[oa]|nostr[oa]) |l[’'])(?:${OF_ITALIAN})(?!\p{L}) (?:(?:ha|hanno|è|sono|era|vuole|vogliono|va|sta|stanno|ci|mi|si|sa|beve|ruba|vende|minaccia)(?!\p{L})(?! (?:presente|sempre|situat\p{L}+)(?!\p{L})))`,
    'iu',
  ),
  /(?<!\p{L})(?:abbiamo perso|ci hanno (?:denunciat|multat|controllat|pignorat|rubat)\p{L}*|siamo (?:indagati|sotto indagine|in perdita|falliti))(?!\p{L})/iu,
  new RegExp(
    String.raw`^(?:(?:e|mas),? )*(?:[oa]s?|(?:o |a )?meu|(?:a )?minha|noss[oa]) (?:${OF_PORTUGUESE})(?!\p{L}) (?:(?:anda|andam|está|estão|vai|vão|quer|querem|foi|era|tem (?!\d)|sabe|roubou|bebe|vende|ameaça|nos|me)(?!\p{L})(?! (?:em|presente|sempre)(?!\p{L})))`,
    'iu',
  ),
  /(?<!\p{L})(?:perdemos|fomos (?:multad|despejad|processad|roubad)[oa]s|estamos (?:falid[oa]s|endividad[oa]s))(?!\p{L})/iu,
  new RegExp(
    String.raw`^(?:(?:en|maar|ook),? )*(?:de|het|onze|ons|mijn|zijn|haar) (?:${OF_DUTCH})(?!\p{L}) (?:(?:heeft|hebben|is|zijn|was|waren|wil|willen|gaat|gaan|ligt|zit|komt|weet|verkoopt|drinkt|dreigt)(?!\p{L})(?! (?:aanwezig|zelf|altijd|in (?:het|de))(?!\p{L})))`,
    'iu',
  ),
  /(?<!\p{L})(?:we|wij) (?:zijn|hebben) (?:\p{L}+ ){1,4}(?:kwijt|verloren|ontslagen)(?!\p{L})/iu,
  /^(?:chefen|ägaren|banken|facket|revisorn|hyresvärden|sjefen|eieren|ejeren|udlejer\p{L}*|utleier\p{L}*|kommunen|konkurrenten|min (?:man|fru|bror|syster|kone|søster|svoger)|vår (?:största kund|hyresvärd)) (?:är|har|vill|ska|er|skal|vil|blev|ble|fick|fikk|fik)(?!\p{L})|(?<!\p{L})vi (?:har (?:blivit|blevet|blitt|förlorat|tapt|mistet)|förlorar|mister|är på väg att (?:sälja|lägga)|skal sælges|skal selges)(?!\p{L})/iu,
];

/** What people say to one another beside the job. */
const SMALL_TALK =
  /^(?:sorry(?!\p{L})(?! (?:no|we can)(?!\p{L}))|see you (?:at|on|then|soon|there|next|in|all)|how (?:did|was|were|are (?:you|things|the kids)|['’]?s (?:the|your|things|it)|is (?:the|your|it))(?!\p{L})[^?]*\?|did (?:you|the|she|he|they|it)(?!\p{L})[^?]*\?|happy (?:birthday|anniversary|easter|christmas|diwali)|congrats|congratulations|get well|give my (?:best|love|regards)|say (?:hi|hello) to|(?:i )?hope (?:the|your|you|all|everyone|everything)|back from (?:\p{Lu}|holiday|leave)|(?:excuse|forgive|ignore) (?:the|my)|enjoy (?:the|your) (?:weekend|holiday|match|game|trip|leave|wedding|party))(?!\p{L})/iu;

/** How the house is known, which tells whose it is. */
const KNOWN_BY: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:recogni[sz]e|know|spot|guess|seen|heard of|clock|place|tell it['’]s) us(?! (?:as|by) a)|we(?:['’]re| are) the (?:ones?|place|firm|shop|people|lot|building|house|pub|hotel) (?:with|who|that|on|by|behind|opposite|next)|(?:everyone|everybody|half) (?:in|round|of) (?:the |this )?\p{L}+ (?:knows|drives past|shops|works)|shar(?:e|es|ing) (?:a|the|our) (?:car park|building|yard|wall|road|gate|floor|lift|entrance|premises) with|we make the \p{L}+ (?:with|in|on) (?:the|a))(?!\p{L})/iu,
  /^[Tt]he (?:one|place|pub|shop) (?:\p{Lu}|with|on|by|off)/u,
];
/** Who had the seat, and who wants nothing of somebody. */
const BEFORE_OR_UNLIKED =
  /^whoever (?:had|was|sat|did|held|came|worked)(?!\p{L})|(?<!\p{L})nobody (?:wants|likes|trusts|believes|can stand|will work)(?!\p{L})/iu;

/** "They have to have Class 2, and the licence has to be clean": of the papers of whoever comes, and not of the house's. */
const MUST_HOLD =
  /^(?:they|you|he or she|she or he|candidates?|applicants?|the (?:person|driver|successful \p{L}+))(?:['’]ve| have| will)? (?:have to|has to|must|needs? to|need|got to|should|ought to) (?:have|hold|own|bring)(?!\p{L})/iu;

/**
 * Whether a sentence tells of one person of the house or of somebody outside it, how the house stands or by what it is known.
 * @param title the role, whose holder does what the ad says
 */
export function tellsOfParty(sentence: string, title = ''): boolean {
  const said = sentence.trim();
  if (SMALL_TALK.test(said) || BEFORE_OR_UNLIKED.test(said) || KNOWN_BY.some((pattern) => pattern.test(said)))
    return true;
  if (asksByContent(said) || MUST_HOLD.test(said) || tellsProcess(said)) return false;
  if (STANDS.test(said) || SOME_OF_THEM.test(said) || HE_OR_SHE.test(said) || NAME_ALONE.test(said))
    return true;
  if (FOR_THE_JOB.test(said) || ofRole(said, title)) return false;
  return ENGLISH.some((pattern) => pattern.test(said)) || ABROAD.some((pattern) => pattern.test(said));
}

/** "The manager runs four payrolls", of a payroll manager. */
function ofRole(said: string, title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const first = said.toLowerCase().split(/\s+/u).slice(0, 4);
  return words.some((word) => first.some((one) => one.replace(/['’]s$/u, '') === word));
}
