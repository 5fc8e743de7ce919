import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isMonth } from './dates-in-words.ts';
import { isLargeTown } from './large-towns.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isPlaceName } from './reading.ts';

/** What a house is, in the languages that are read. */
const HOUSE =
  'company|bank|shop|store|supermarket|super|airline|brewery|firm|group|app|chain|giant|people|mob|lot|vans?|trucks?|sign|logo|Bank|Kette|Konzern|Riese[n]?|Supermarkt|Firma|Laden|Gruppe|banque|enseigne|groupe|opérateur|marque|maison|banco|cadena|empresa|tienda|grupo|banca|catena|insegna|azienda|gruppo|rede|loja|\\p{L}*(?:bolaget|banken|kedjan|butiken|företaget|kjeden|butikken|selskapet|kæden|banken)|winkel|keten|bedrijf|concern';
const COLOUR =
  'red|blue|green|orange|yellow|pink|purple|golden|rote[nrm]?|blaue[nrm]?|grüne[nrm]?|gelbe[nrm]?|orange[nrm]?|lila|magenta|rosa|rouge|bleue?|verte?|jaune|rojo|roja|azul|verde|amarill[oa]|naranja|rosso|rossa|blu|gialla?o?|arancione|vermelh[oa]|amarel[oa]|laranja|rode|blauwe|groene|gele|oranje|roze|röda|rosa|blå|gröna|gula|grønne|gule|røde';
const ARTICLE =
  "the|de[rmn]?|die|das|zum|zur|beim|le|la|l['’]|du|au|el|los|las|del|al|il|lo|dal|dalla|nella|alla|o|a|do|da|no|na|het|det|den";
/** What a house paints its things with, in English. */
const HUES =
  'red|blue|green|orange|yellow|pink|purple|gold|golden|silver|black|white|brown|coral|teal|turquoise|violet|maroon|scarlet|crimson|navy|lilac|lime|mint|magenta|grey|gray|beige|cream|tartan|striped|chequered|neon|amber|burgundy|indigo|peach';
/** Kinds of which a country or a town has one: `for the parcel company`. */
const ALONE =
  'parcel|postal|post|railway|phone|telephone|power|gas|water|electricity|ferry|tram|metro|bus|sugar|steel|beer|tobacco|lottery';

const EPITHETS: readonly RegExp[] = [
  // "the green bank", "de gele super", "det rosa betalbolaget", "la banque verte"
  new RegExp(
    String.raw`(?<!\p{L})(?:${ARTICLE}) (?:(?:big|little|old|große[nrm]?|kleine[nrm]?|grote|stora|store) )?(?:${COLOUR}) (?:${HOUSE})(?!\p{L})`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${ARTICLE}) ?(?:${HOUSE}) (?:${COLOUR})s?(?!\p{L})`, 'gu'),
  // "zur Gruppe mit dem Falken", "the bank with the horse", "la banque à l'écureuil"
  new RegExp(
    String.raw`(?<!\p{L})(?:${ARTICLE}) ?(?:(?<=[Tt]he )\p{Ll}{4,} )?(?:${HOUSE}) (?:mit de[mnr]|with the|à l['’]|au|aux|del|de la|dalla?|col|con el|con la|met de|met het|med den|med det) ?(?!(?:most|least|best|worst|right|same|\p{Ll}+est)(?!\p{L}))[\p{L}-]{3,}`,
    'gu',
  ),
  // "the coral-card bank", "the purple-van people": by the colour of a thing that it has
  new RegExp(
    String.raw`(?<!\p{L})(?:[Tt]he|[Tt]hat) (?:${HUES})[- ](?:card|van|box|shirt|apron|roof|sign|label|top|coat|cap|door|bag|bottle|logo|livery|jersey|hat|tin|lorry|truck|bus|train|tail|jacket|uniform|trolley|tower|bike|scooter|helmet) (?:bank|people|lot|crowd|mob|firm|company|shop|outfit|brand|chain|airline|app|insurer|couriers?|supermarket|start-?up|business|gang|folks?|ones?)(?!\p{L})`,
    'gu',
  ),
  // "took a job at the parcel company"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|for|from|with|by|left|joined|to) )the (?:${ALONE}) company(?!\p{L})`,
    'gu',
  ),
  // "the independent up the hill", "a comp across town"
  /(?<!\p{L})(?:the|an?) (?:[\p{Ll}-]+ )?(?:independent|comp|grammar|academy|school|college|hospital|surgery|practice|bank|brewery|mill|factory|plant|supermarket|pub|hotel|competitor|rival) (?:up|down|over|across|on|round|around|opposite) (?:the (?:hill|road|street|river|corner|square|valley|harbour)|town)(?!\p{L})/gu,
];

/** What a house is by what it does there, in the languages that are read; in English also what people call one. */
const KIND =
  'insurer|lender|bank|retailer|grocer|supermarket|brewer|brewery|distiller|distillery|airline|carrier|builder|housebuilder|developer|maker|manufacturer|supplier|producer|processor|factory|plant|works|mill|sawmill|refinery|smelter|mine|quarry|pit|shipyard|yard|depot|warehouse|dairy|bakery|abattoir|cannery|foundry|forge|hospital|clinic|hospice|infirmary|school|college|academy|utility|operator|publisher|broadcaster|charity|outfit|lot|people|mob|crowd|crew|folks?|studios?|terminal|power station|substation|dock|vineyard|winery|distribution centre|distribution center|DC|fulfilment centre|call centre|head office|headquarters|HQ|lab|laboratory|care home|nursing home|surgery|practice|resort|casino|prison|barracks|airfield|start-?up|scale-?up|tannery|pottery|kiln|paper mill|steelworks|tyre plant|cement works';
const KIND_ABROAD: readonly string[] = [
  '(?:refinería|fábrica|planta|factoría|acería|astillero|hospital|clínica|colegio|almacén|centro logístico|bodega|mina|cantera|fundición|terminal|cervecera|papelera|cementera|azucarera|central(?: térmica| nuclear)?|conservera) (?:de|en)',
  "(?:raffinerie|usine|site|centrale|aciérie|chantier naval|hôpital|clinique|entrepôt|plateforme|fonderie|sucrerie|brasserie|laiterie|cimenterie|papeterie|dépôt|ateliers?|conserverie) (?:de|à|du|d['’])",
  '(?:stabilimento|fabbrica|impianto|raffineria|acciaieria|ospedale|clinica|cantiere|magazzino|polo|cartiera|cementificio|birrificio|caseificio|zuccherificio|fonderia|reparto fornitori) (?:di|a)',
  '(?:fábrica|refinaria|usina|planta|siderúrgica|estaleiro|unidade|armazém|cervejeira|central) (?:de|do|da|em)',
  '(?:fabriek|raffinaderij|vestiging|locatie|ziekenhuis|magazijn|brouwerij|centrale|werf|loodsen|haven) (?:in|te|van|aan de)',
  '(?:Werk|Fabrik|Raffinerie|Hütte|Stahlwerk|Kraftwerk|Klinik|Krankenhaus|Brauerei|Molkerei|Zeche|Grube|Werft|Niederlassung|Gießerei|Papierfabrik|Zementwerk|bei den \\p{Lu}\\p{Ll}+n) (?:in|bei)',
];
const SPOT = "(\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}’'-]+)){0,2})(?![\\p{L}-])";
const THE_ABROAD =
  "[Ll]a|[Ee]l|los|las|del|al|l['’]|[Ll]e|les|du|au|il|lo|nell?[ao]?['’]?|all?[ao]?['’]?|dell?[ao]?['’]?|dall?[ao]?|a|o|na|no|da|do|ao|à|[Dd]er|[Dd]ie|[Dd]as|dem|den|[Ii]m|[Aa]m|[Vv]om|[Zz]um|[Zz]ur|[Bb]eim|[Dd]e|[Hh]et|gelernt|macht|arbeitet|ist|war";
/** Where that is: `the crisp factory in Bowthorpe`, `la refinería de Muskiz`. */
const SPOTS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Tt]he|[Tt]hat|[Hh]is|[Hh]er|[Tt]heir) (?:[\p{Ll}\d-]+ ){0,4}(?:${KIND})(?: (?:out|up|down|over))? (?:in|at|on|near|outside|off|by|behind) (?:the )?)${SPOT}`,
    'gu',
  ),
  ...KIND_ABROAD.map(
    (kind) => new RegExp(String.raw`(?<=(?<!\p{L})(?:${THE_ABROAD}) ?${kind} ?)${SPOT}`, 'gu'),
  ),
];
/** Somebody may wish for one anywhere. */
const WISHED =
  /(?<!\p{L})(?:wants?|prefers?|would|could|looking|seeks?|sucht|möchte|würde|busca|quiere|prefiere|cherche|souhaite|cerca|vorrebbe|procura|zoekt|wil)(?!\p{L})[^.;!?]*$/iu;
/** Whether a word is a day, a month or a feast by which somebody tells when. */
const isTime = (said: string): boolean =>
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:Christmas|Easter|Ramadan|Diwali|Hogmanay|Thanksgiving|Lent|Advent)$/u.test(
    said,
  ) || isMonth(said);
/** A house by what it makes or does: `with the fantasy-sports lot`, `for the flight search people`. */
const BY_TRADE =
  /(?<=(?<!\p{L})(?:[Aa]t|[Ww]ith|[Ff]or|[Ff]rom|[Ll]eft|[Jj]oined) )the (?!(?:same|whole|right|other|wrong|new|old|night|day|early|late|sales|finance|young|senior|local) )(?:[\p{Ll}\d]+(?:-[\p{Ll}\d]+)+|[\p{Ll}-]+ [\p{Ll}-]+) (?:lot|outfit|mob|crowd|folks?|gang|bunch|people|giant|maker|insurer|grocer|bookmaker)(?!\p{L})/gu;

/** Where somebody was, before a house that is told by what it does. */
const WAS_WITH =
  '(?<=(?<!\\p{L})(?:(?:[Ww]as|[Ww]ere|[Ss]tarted|[Bb]egan|[Yy]ears|[Mm]onths|[Ss]pell|[Ss]tint|[Tt]ime|[Ww]inters|[Ss]easons|[Ll]ater|[Nn]ow|[Tt]hen|[Ff]leet|[Tt]ools|[Ll]ines|[Aa]pprenticed) (?:with|for|at|to|on)|[Ww]ork(?:s|ed)? (?:for|at)|[Ll]eft|[Jj]oined|[Ww]ent to|[Mm]oved to|[Cc]ame (?:over )?from|[Pp]oached (?:from|by)|[Hh]ired by|[Tt]rained (?:by|with)|[Ll]it up [^.;]{1,30} for|[Dd]rove for|[Ff]lew for|[Ss]old for|[Rr]ode for|[Dd]ug for) )';
/** A house by its trade in one word, a board or a carrier of a land: `was with the port people`, `years with the national carrier`. */
const BY_ONE_WORD = new RegExp(
  `${WAS_WITH}the (?:(?!(?:same|right|other|wrong|new|old|night|day|early|late|sales|finance|young|senior|local|legal|product|design|data|core|whole|best|good|first|second|last|next|back|front|office|quality|project|field|support|people|technical|marketing|compliance|operations) )\\p{Ll}{3,} (?:people|lot|mob|crowd|outfit|gang|folks?)|(?:water|gas|power|electricity|port|harbour|coal|milk|wool|wheat|tea|coffee|cocoa|grain|cotton|sugar|parks|rivers|drainage|health|railway|railways|tourist|lottery|broadcasting|forestry) (?:board|authority|service|commission|corporation)|(?:national|state|flag|country[’']s) (?:carrier|airline|broadcaster|railway|railways|bank|grid|lottery|oil company|gas company|post|theatre|gallery|museum|library|ballet|opera))(?!\\p{L})`,
  'gu',
);

/** Colours of which everybody says a thing: `red tape`, `the green light`. */
const NO_LIVERY =
  'tape|lights?|flags?|zones?|areas?|books?|lists?|teams?|belts?|goods|papers?|boards?|water|lines?|cells?|ties?|rooms?|boxe?s?|screens?|meat|wine|hair|sea|pages|ink|sky|fields?|hats?|bands?|routes?|runs?|spaces?|energy|electricity|hydrogen|steel|economy|deals?|bonds?|finance|agenda|transition|waste|iron|market|label|mark|side|end|bin|bins|area|door|ones?|collar|noise|team|certificates?|tier|status|season|hours?|hour|sector|economy|jobs?|skills|building|buildings|infrastructure|projects?|ocean|sites?|metal|metals|brick|oak|pepper|sauce|stuff|version|badge|phase|key|keys|button|wire|wires|cable|cables|month|week|days?';
/** A house by the colour of what it has, where somebody was with it: `left for the coral card`, `The yellow diggers had him`. */
const LIVERY: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|with|from|joined|left(?: it)?(?: for)?|under|went to|moved to|came from|lost (?:him|her|them|me) to|worked (?:for|on)|drove for|sold for|years (?:for|in|on)|time (?:for|in|on)) )the (?!(?:red|green|yellow|black|white) cards?)(?:${HUES})(?: and (?:${HUES}))? (?!(?:${NO_LIVERY})(?!\p{L}))\p{Ll}{3,}(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=^|[.!?;]\s)(?:The|His|Her|Their) (?:${HUES}) (?!(?:${NO_LIVERY})(?!\p{L}))\p{Ll}{3,}(?= (?:had|took|gave|taught|hired|trained|kept|paid|made|poached|sent|employed|let|have|has) (?:him|her|them|me|us)(?!\p{L}))`,
    'gu',
  ),
];
/** What houses, people and times are called in plain words: somebody is with them whoever they are. */
const PLAIN_AT_WORK =
  'compan(?:y|ies)|firm|house|group|business|agency|agencies|client|clients|customer|owner|owners|family|council|state|city|county|country|government|ministry|department|public|public sector|private|army|navy|air force|airforce|police|force|forces|services?|service|church|charity|union|board|bench|bank|banks|club|team|teams?|crew|squad|unit|office|trust|school|college|university|hospital|ward|clinic|practice|surgery|shop|store|stores|hotel|restaurant|kitchen|bar|pub|caf[eé]|bakery|brewery|farm|estate|yard|mill|mine|plant|factory|works|site|project|programme|program|scheme|course|degree|role|job|post|position|trade|industry|sector|field|profession|market|same|others?|whole|lot|majority|competition|competitor|rival|parent|subsidiary|franchise|franchisee|startup|start-up|contractor|subcontractor|supplier|manufacturer|dealer|dealership|garage|depot|warehouse|port|docks?|airport|railways?|airline|paper|press|studio|lab|gallery|museum|theatre|library|court|courts|chambers|partnership|consultancy|network|association|federation|society|institute|foundation|authority|commission|committee|regulator|embassy|mission|academy|nursery|home|care home|hospice|prison|parish|diocese|community|village|town|island|region|district|area|world|road|sea|land|building|room|floor|line|lines|day|week|month|year|summer|winter|season|time|start|end|first|second|third|last|next|past|previous|former|current|present|old|new|big|small|large|local|night|morning|weekend|money|pay|bonus|experience|challenge|people|man|woman|guy|guys|lads|boss|manager|director|founder|founders|chef|doctor|teacher|partner|partners|brother|father|mother|parents|husband|wife|couple|children|kids|elderly|homeless|disabled|blind|deaf|environment|good|better|best|love|sake|benefit|call|meeting|interview|process|list|pool|pipeline|account|accounts|desk|door|table|phone|van|car|bus|train|truck|keys|cert(?:ificate)?|test|exam|exams|training|apprenticeship|internship|conversation|discussion|queue|line-?up|pilot|party|game|race|band|choir|orchestra|combinat|cooperative|co-op|circus|festival|charts?|ships?|boats?|fleet|rigs?|platform|platforms|ranks|rota|unions|landlord|tenant|tenants|bosses|nation|crown|queen|king|president|minister|mayor|household|households|public purse';
/** A thing that is none of them, nor what somebody does or has. */
const SIGN = `the (?!(?:${PLAIN_AT_WORK})(?!\\p{L}))(?!\\p{Ll}+(?:ing|ion|ment|ness|ity|ism|er|or|ist|ance|ence|ship|work)s?(?!\\p{L}))\\p{Ll}{4,}`;
/** A house by a thing of its sign, in the place of a name where somebody was with it: `worked for the bullseye`, `years with the arches`. */
const BY_SIGN = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:work(?:s|ed|ing)? for|(?:[Yy]ears?|yrs|months|spell|stint|career|now|job) with|(?:[Yy]ears?|yrs|stint|spell) (?:at|for)|poached by|hired by|lost (?:him|her|them) to) )${SIGN}(?=[.,;:)!?]|$| (?:and|for an?|as an?|before|until|since|then|twice|again|straight|last (?:year|month|spring|summer|autumn|winter|week)|in (?:19|20)\d\d|after)(?!\p{L}))|(?<=(?<!\p{L})[Jj]oined )${SIGN}(?= (?:as an?|straight|last (?:year|month|spring|summer|autumn|winter)|in (?:19|20)\d\d|from school|at (?:16|17|18|19|sixteen|eighteen))(?!\p{L}))|(?<=(?<!\p{L})[Ll]eft )${SIGN}(?= (?:for an?|to join|in (?:19|20)\d\d|last (?:year|month|spring|summer|autumn|winter))(?!\p{L}))`,
  'gu',
);
/** The same behind what somebody did there, and a house of a thing at the head of a sentence: `valves for the steam people`, `Elephant bank since 2019`. */
const BY_TRADE_ALONE: readonly RegExp[] = [
  /(?<=(?<!\p{L})(?:for|with|at|from) )the (?!(?:same|right|wrong|other|new|old|night|day|early|late|sales|finance|young|senior|local|legal|product|design|data|core|whole|best|good|first|second|last|next|back|front|office|quality|project|field|support|technical|marketing|compliance|operations|delivery|older|poor|sick|little|business|IT) )\p{Ll}{3,} people(?=[.,;]|$| (?:until|since|for|then|before|as)(?!\p{L}))/gu,
  /(?<=(?:^|[.;!?]\s))(?!(?:Investment|Retail|Private|Local|Family|Small|Large|Big|National|State|Global|Commercial|Merchant|Central|Development|Community|Food|Design|Same|Another|One|First|Second|Last|Own|Old|New|Mobile|Phone|Fixed|Tour|Plant|Machine|Coffee|Chip|Clothes|Shoe|Book|Betting|Corner|Village|Charity|Media|Insurance|Software|Law|Holding|Parent) )\p{Lu}\p{Ll}{2,} (?:bank|airline|shop|supermarket|brewery|network|operator|company|telecom|insurer|petrol station|pharmacy)(?= (?:since|until|till|then|before|for (?:\d|two|three|four|five|six|seven|eight|nine|ten))(?!\p{L}))/gu,
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Cc]ook(?:ed|s)?|[Cc]heff?ed|[Ss]erved|[Pp]oured|[Pp]ulled pints|[Ww]aited(?: tables)?|[Bb]ar|[Kk]itchens?|[Gg]lasses|[Ww]orked|[Dd]oors?|[Ss]hifts|[Pp]ass|[Ll]ast job was) at )the (?!(?:${PLAIN_AT_WORK}|top|end|front|helm|limit|wheel|table|till|tills|counter|core|heart|time|level|interface|edge|bottom|back|gate|gates|moment|stadium|arena|racecourse|races|games|olympics|weekends?|highest|lowest|forefront|coal ?face|sharp|frontline|front line|border|ports?|clinics?|hotels?|schools?|palace|zoo|casino)(?!\p{L}))(?!\p{Ll}+(?:ing|ion|ment|ness|ity|ism|er|or|ist|ance|ence|ship|est)(?!\p{L}))\p{Ll}{3,}(?: (?:and|under|of|in) \p{Ll}{3,})?(?: arms| inn| head)?(?=[.,;:)]|$| (?:then|until|till|before|since|for|and then|nights|in)(?!\p{L}))`,
    'gu',
  ),
];

/** A bank or a carrier by its colour without an article, and whoever is of a colour alone: `did orange bank four years`, `bij de gele.` */
const BY_COLOUR: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:${HUES}) (?:bank|network|telco|supermarket|airline|insurer|operator)(?!\p{L})`,
    'gu',
  ),
  /(?<=(?<!\p{L})(?:bij de|bei den|chez les?|con los|por los|presso i|coi) )(?:gele|blauwe|rode|groene|oranje|paarse|roze|Gelben|Blauen|Roten|Grünen|Orangen|Violetten|jaunes?|bleus?|rouges?|verts?|oranges?|amarillos|rojos|verdes|azules|naranjas|gialli|rossi|verdi|blu)(?=[.,;)]|$)/gu,
  /(?<=(?<!\p{L})(?:w|dla|z|od) )(?:pomarańczow|żółt|zielon|czerwon|niebiesk|różow|fioletow)\p{Ll}+ (?:serwis|bank|siec|sklep|firm|gigan|market|operator|telekom|lini)\p{Ll}*/gu,
];
/** Something of a house that only it has, by its number: `was on hull 802`, `let him go with blast furnace 4`. */
const NUMBERED =
  /(?<=(?<!\p{L})(?:on|at|with|for|of|from|built|rebuilt|ran|runs|commissioned|relined|lit) (?:the )?)(?:hull|newbuild|yard number|blast furnace|furnace|reactor|potline|coke battery|drillship|rig|kiln|shaft|pit) (?:no\.? |number )?\d{1,4}(?![\p{L}\d%])|(?<![\p{L}-])[Ff]ab \d{1,3}(?![\p{L}\d%])/gu;
/** A service by its number, where only somebody who served in it is told: `ex 8200`, `8200 alumna`. */
const BY_NUMBER =
  /(?<=(?<!\p{L})(?:[Ee]x[- ]|[Uu]nit |veteran of |alum(?:na|nus|ni)? of |served in |service in ))\d{3,4}(?![\p{L}\d%.,]\d|\p{L})|(?<![\p{L}\d.,€£$-])(?!(?:19|20)\d\d)\d{4}(?= (?:alum(?:na|nus|ni)?|veterans?|vets?)(?!\p{L}))/gu;

/**
 * Small places and streets where a text says that a house is which it does not name. A town of many people tells no house.
 */
export const spotsIn = (text: string): UncertainOccurrence[] =>
  SPOTS.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 0: said, index }) => {
      if (isLargeTown(said) || isPlaceName(fold(said)) || !/^\p{Lu}/u.test(said)) return [];
      // `the clinic on Wednesdays`: when that is.
      if (/^(?:\p{L}{2,6}days?|\p{L}{3,9}s?)$/u.test(said) && isTime(said)) return [];
      if (WISHED.test(text.slice(Math.max(0, index - 90), index))) return [];
      return [
        {
          start: index,
          end: index + said.length,
          reason: 'employer' as const,
          why: 'tells where a house is that the text does not name',
        },
      ];
    }),
  );

/** What a house is called in place of its name, by which those who know the town or the trade tell it: `the green bank`. */
export const epithetsIn = (text: string): UncertainOccurrence[] =>
  [
    ...EPITHETS,
    BY_TRADE,
    BY_ONE_WORD,
    ...BY_TRADE_ALONE,
    ...BY_COLOUR,
    ...LIVERY,
    BY_SIGN,
    NUMBERED,
    BY_NUMBER,
  ].flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      reason: 'employer' as const,
      why: 'tells a house by what is known of it, without its name',
    })),
  );
