/**
 * What a house owes, has leased or pledged, and what authorities and funders do to it. Telling it needs a figure or a verb of what is so: who
 * works with arrears, leases and claims has them as the things of a duty.
 */

const SO_MANY =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|a few|ein(?:e|en)?|zwei|drei|vier|fünf|sechs|mehrere|une?|deux|trois|quatre|cinq|six|plusieurs|dos|tres|cuatro|cinco|seis|varias?|varios|due|tre|quattro|cinque|sei|twee|drie|vier|vijf|zes|dois|duas|três|quatro|två|tre|fyra|to|fire)';
const IS = "(?:['’](?:s|re)| is| are| was| were)(?: (?:still|now|only|all|just|already|both))*";

const OWED: readonly RegExp[] = [
  // "We're 2 pmts late", "three months behind on the rent", "9 weeks of gas owing".
  new RegExp(
    String.raw`(?<![\p{L}\d.,])${SO_MANY} (?:p(?:ay|y)?m(?:en)?ts?|payments?|instal+ments?|repayments?|months?|weeks?|quarters?|wage runs?|pay ?days?)(?: of (?:the )?(?:rent|gas|rates|wages|tax|lease|feed|fuel|power))? (?:late|down|behind|owing|short|in arrears)(?! (?:accounts?|invoices?|payers?|payments?))(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<=\p{L})${IS} (?:on (?:finance|tick|the never[- ]never|hp|hire purchase|borrowed money)|leased (?:thru|through|until|till|to the end)|mortgaged|remortgaged|repossessed|impounded|in hock|maxed out)(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:we|they|he|she)${IS} (?:in arrears|overdrawn|behind (?:on|with) (?:the |our |their |his |her )?(?:rent|wages?|payments?|tax|vat|paye|super|lease|loans?|mortgage|bills?))(?!\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:claw(?:s|ed|ing)? (?:(?:the|our|all|that|this|it|them|some|of) )*(?:money|grants?|funds?|funding|payments?)? ?back|ask(?:s|ed|ing)? for (?:hazard pay|danger money)|(?:money|grant|funds|deposits?) (?:has|have|had|was|were)(?: (?:all|already|been))* (?:spent|gone|used up|frozen|missing))(?!\p{L})/iu,
  // German, Dutch.
  new RegExp(
    String.raw`(?<!\p{L})(?:${SO_MANY} (?:raten|monate|mieten|löhne|rechnungen) (?:im rückstand|im verzug|offen|hinterher|unbezahlt)|(?:ist|sind|war|waren) (?:(?:nur|noch|alle|schon|bloß|eh) )*(?:geleast|gepfändet|verpfändet|gestundet|beschlagnahmt|auf pump|nicht abbezahlt)|\d[\d.]*\d(?: (?:euro|€))? (?:sind |stehen |noch )*offen|(?:gerichtsvollzieher|kuckuck) (?:war|kam|kommt|klebt|ist|steht)|${SO_MANY} (?:maanden?|termijnen|huren|facturen) (?:achter|achterstand|te laat|onbetaald)|(?:is|zijn) (?:nog )?(?:geleased|beslagen|verpand)|beslag (?:op|gelegd)|de deurwaarder (?:is|was|komt|stond|belde))(?!\p{L})`,
    'iu',
  ),
  // French, Spanish, Italian, Portuguese.
  new RegExp(
    String.raw`(?<!\p{L})(?:${SO_MANY} (?:mois|échéances|traites|loyers|mensualités|factures) (?:de retard|en retard|impayée?s?)|(?:est|sont) (?:encore )?(?:en leasing|à crédit|saisie?s?|hypothéquée?s?)|l[’']huissier (?:est|a|passe|vient|était)|${SO_MANY} (?:meses|cuotas|letras|nóminas|recibos|facturas) (?:sin pagar|de retraso|atrasad[oa]s|impagad[oa]s)|(?:está|están) (?:embargad|hipotecad|empeñad)[oa]s?|(?:nos|les?) deb(?:en|emos) \d|${SO_MANY} (?:rate|mesi|mensilità|canoni|bollette|fatture) (?:arretrat[ei]|in ritardo|non pagat[ei]|indietro)|(?:è|sono) (?:ancora )?(?:in leasing|pignorat[oaie]|ipotecat[oaie])|${SO_MANY} (?:meses|prestações|rendas) (?:em atraso|de atraso|por pagar)|(?:está|estão) (?:penhorad|hipotecad)[oa]s?)(?!\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:månader (?:efter|försenade)|måneder bagud|kronofogden (?:har|kom|var)|(?:är|er) (?:pantsatt|utmätt|udlagt|leasad till))(?!\p{L})/iu,
];

/** An authority, a funder or another house by its capitals, and what it does or wants: "EPA will claw it back", "la CPAM a demandé 2 ans". */
const BODY_DOES =
  /(?:^|[.;:!?,–—-]\s+|(?<!\p{L})(?:and|but|so|because|as|since|that|when|if|until|before|und|aber|weil|dass|et|mais|que|y|pero|porque|e|ma|che|en|maar|dat) )(?:the |The |[Ll]a |[Ll]e |[Ll]es |[Ll][’']|[Dd]ie |[Dd]er |[Dd]as |[Ee]l |[Ll]os |[Ii]l |[Dd]e |[Hh]et |[Oo] |[Aa] )?\p{Lu}{2,6}(?:['’](?:ve|re))? (?:(?<!(?:[Tt]he|[Aa]n?|[Oo]ur) \p{Lu}{2,6} )will(?! be(?!\p{L}))(?= \p{L})|won['’]?t (?!do[.!,])|wants?(?!\p{L})|wanted|has(?:n['’]?t| not| asked| told| opened| closed| fined| written| been (?:on|in|round|told|asking)| our| a file| the file| got)(?!\p{L})|have(?:n['’]?t| not| asked| told| opened| closed| fined| written| been (?:on|in|round|told|asking)| our| a file| the file| the \p{L}+(?=[.,;!]|$)| got)(?!\p{L})|do(?:es)?n['’]?t (?!need|require|apply|matter)|didn['’]?t |(?:asked|came|took|fined|wrote|rang|raided|found|got wind|said|says?|knows?|paid|owes?|owed|stopped)(?!\p{L})|(?:is|are|were|was) (?:coming|on to|onto|after|investigating|looking|watching|asking|due|chasing|auditing|in on|all over|here|round|sniffing|suing|threatening)(?!\p{L})|(?:hat|haben|wollen|weiß|war|waren|kommt|kam|prüft|ermittelt|droht|fordert|zahlt nicht)(?!\p{L})|(?:a|ont) (?:demandé|réclamé|envoyé|bloqué|refusé|ouvert|trouvé|contrôlé|dit)(?!\p{L})|(?:veut|veulent|réclame|réclament|est (?:venue?|passée?)|va (?!être))(?!\p{L})|(?:ha|han|hanno) \p{L}+(?:do|to|dido|cho|sto)(?!\p{L})|(?:quiere|pide|vuole|chiede|heeft|hebben|wil|komt|eist|quer|pediu|har|vill|kräver)(?!\p{L}))/u;
/** What is called by capitals in an ad, and what people there do. */
const OF_TRADE =
  /(?<!\p{L})(?:IT|HR|QA|SEN|CEO|CFO|CTO|COO|GM|MD|PA|GP|GPs|RN|RNs|RGN|HCA|HCAs|VA|BA|PM|TA|TAs)(?!\p{L})/u;

function tellsOfBody(statement: string): boolean {
  const [said = ''] = BODY_DOES.exec(statement) ?? [];
  return said !== '' && !OF_TRADE.test(said);
}

/** Whether a statement tells what a house owes or what an authority does to it. */
export const tellsOfDebts = (statement: string): boolean =>
  OWED.some((pattern) => pattern.test(statement)) || tellsOfBody(statement);
