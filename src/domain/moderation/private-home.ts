import type { PrivateFact } from './types.ts';
import { wholeWords } from './whole-words.ts';

/** Whose births, homes, children and weddings are work. */
const OF_WORK =
  /(?<!\p{L})(?:clients?|clientes?|clienti|customers?|patients?|residents?|fam[ií]l\p{L}+|rodzin\p{L}*|gezin\p{L}*|bewohner\p{L}*|jugendliche\p{L}*|teilnehm\p{L}*|students?|pupils?|parents and|couples?|brides?|midwi\p{L}+|deliver(?:s|ed|ing)?|doula|nurser(?:y|ies)|teach\p{L}*|taught|schools|classes|photograph\p{L}*|planner|venues?|drivers?|driv(?:es|ing) the|council|cover|pastry|guests|cater\p{L}*|florists?|events?|bookings?|brokers?|lend(?:s|er|ers|ing)|products?|advis\p{L}+|underwrit\p{L}+|hebamme\p{L}*|kita|erzieh\p{L}+|kund\p{L}*|sages?-femmes?|élèves?|crèche|classe|matrona\p{L}*|comadron\p{L}+|alumn\p{L}+|ostetric\p{L}+|asilo|alunn\p{L}+|enfermeir\p{L}+|parteir\p{L}+|alunos?|creche|verloskund\p{L}+|leerling\p{L}*|klant\p{L}*|położn\p{L}+|klient\p{L}*|uczni\p{L}*|pacjent\p{L}*|barnmorsk\p{L}+|jordemoder|jordmor|elever\p{L}*|förskol\p{L}+|fotograf\p{L}*|banco?|bank\p{L}*|banque|banca|vend\p{L}+|vergeb\p{L}+|sprzeda\p{L}+|award\p{L}*|brand\p{L}*|book|novel|film)(?!\p{L})/u;

const KIN_EN =
  '(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|twins|kids|children|sons?|daughters?|baby|toddlers?|little (?:one|boy|girl)s?|mum|mom|dad|mother|father|parents|sister|brother|in-laws)';

// Of two who live together, also as the candidate tells it.
const ENGLISH = wholeWords(
  `my (?:late |ex-?|elderly |sick |young |two |three )*${KIN_EN}(?! tongue|['’]s (?:firm|company|business|shop|farm))`,
  'our (?:young |newborn |new |two |three |eldest |youngest )*(?:twins|sons?|daughters?|baby|bab(?:y|ies)|little (?:one|boy|girl)s?|wedding|divorce)(?! (?:range|brand|products?|company|line|collection|firm))',
  '(?:he|she|they)(?: and \\p{L}+)? (?:split|split up|broke up|separated|parted)(?= (?:up|he|she|they|last|this|in|two|three|from (?:his|her|their|\\p{L}+[.,;]))(?!\\p{L})| ?[.,;]|$)',
  '(?:he|she|they)(?: and \\p{L}+)? (?:are|is|have|has|had|got|were|was) (?:\\p{L}+ ){0,2}?(?:splitting up|split up|broken up|separating|getting (?:married|divorced)|got (?:married|engaged|divorced)|(?:married|divorced)|expecting)(?= (?:he|she|they|last|this|in|and|so|now|with)(?!\\p{L})| ?[.,;]|$)',
  '(?:newly|recently|just|now) (?:single(?=[.,;]|$| and)|divorced|separated|widowed)|single again|going through (?:a|the|his|her|their) (?:split|separation|divorce|break-?up)|(?:left|leaving|lost|moved out on) (?:his|her|their) (?:wife|husband|partner|fianc[eé]e?)',
  `(?:the|his|her|their|my) (?:\\p{L}+ )?(?:wedding|honeymoon|stag do|hen do)(?! \\p{L}+(?:er|ers|phy)(?!\\p{L}))(?= (?:is|in|on|at the|next|this|was|comes|day|falls|so|and)(?!\\p{L})| ?[.,;]|$)|(?:getting|gets|got) married (?:in|next|this|on|soon|last)`,
  '(?:became|become|becomes|becoming|about to (?:be|become)|is|are|now|just|going to be|will be) (?:now )?(?:an? )?(?:(?:new|first-time|young|proud|single|solo|working|expectant) )*(?:dad|father|mum|mom|mother|parent|parents|grandad|granddad|grandfather|grandmother|grandma|granny|daddy|mummy)(?= (?:in|of|for|last|this|again|to|and|so|now|soon|since)(?!\\p{L})| ?[.,;!]|$)',
  '(?:gave birth|had (?:a|another|her (?:first|second|third)|his (?:first|second|third)|their (?:first|second|third)|an?other) (?:\\p{L}+ )?(?:baby|child|kid|son|daughter|girl|boy|twins)|had twins|(?:daughter|son|baby|twins|child|little (?:girl|boy|one)) (?:\\p{L}+ )?(?:was|were|is|arrived|came|got|has been) (?:just )?(?:born|due|along|in (?:january|february|march|april|may|june|july|august|september|october|november|december)))',
  '(?:the|for) (?:school|nursery) (?:run|pick-?ups?|gates?|drop-?offs?)(?! (?:services?|routes?|bus\\p{L}*|contracts?|team|duty))|within [^.;,]{1,25} of (?:the|his|her|their) (?:school|nursery|kids|children|childminder|daycare)',
  '(?:has|have|got|with|had|paying|pays) (?:a |the |his |her |their |two |an? \\p{L}+ )(?:mortgage|loans? to pay|home loan|student debt)(?! (?:brok|advis|lend|product|book|portfolio|team|process|underwrit|licen|qualif|desk|market|platform|case)\\p{L}*)',
);

const GERMAN = wholeWords(
  '(?:seine?|ihre?|meine?|unsere?)(?:[mnrs])? (?:\\p{L}+e[nrs]? )?(?:ehe)?(?:frau|mann(?:es)?|ehemann(?:es)?|freundin|lebensgefährt\\p{L}+|verlobte[nr]?|kind(?:er|ern|es)?|sohn(?:es)?|söhne|tochter|töchter|baby|zwillinge|mutter|vaters?|eltern|schwester|bruders?|ex-?(?:frau|mann)|lebenspartner\\p{L}*)',
  '(?:ist|wurde|wird|sind|wurden|werden|bin) (?:\\p{L}+ ){0,4}?(?:vater|mutter|papa|mama|eltern|oma|opa) (?:geworden|von (?:zwei|drei|vier|zwillingen|einem|einer))|(?:wurde|wird|werden) (?:\\p{L}+ ){0,3}?(?:vater|mutter|papa|mama|eltern)(?=[.,;]|$| und)|(?:hat|habe) (?:\\p{L}+ ){0,3}entbunden',
  '(?:tochter|sohn|kind|baby|zwillinge|nachwuchs) (?:\\p{L}+ ){0,4}(?:geboren|zur welt|da(?=[.,;]|$)|unterwegs)|(?:geburt|einschulung|taufe) (?:seine[rs]|ihre[rs]|meine[rs]|unsere[rs])',
  '(?:seine|ihre|meine|unsere|die) (?:hochzeit|trennung|scheidung|verlobung)(?= (?:ist|im|steht|war|hinter|hat|und|von (?:seine[rmn]|ihre[rmn]))(?!\\p{L})| ?[.,;]|$)|(?:heirate[tn]?|heiratete) (?:im|am|bald|nächst|dies|letzt|in)\\p{L}*|(?:hat|haben|ist|sind) (?:\\p{L}+ ){0,3}(?:geheiratet|sich (?:\\p{L}+ ){0,3}getrennt|frisch getrennt)|(?:seit|nach|wegen) (?:der|seiner|ihrer) trennung(?! (?:der|vom|von (?!seine|ihre)))|getrennt (?:hat|haben|lebend)',
  '(?:hat|haben|zahlt|zahlen|mit) (?:\\p{L}+ ){0,3}(?:hauskredit|hypothek|wohnungskredit|baukredit|kredit (?:ab|laufen|am)|schulden(?=[.,;]|$| und))',
);

const FRENCH = wholeWords(
  "(?<!c[’']est )(?:sa|son|ses|ma|mon|mes|nos|notre|leurs?) (?:\\p{L}+ )?(?:femme|mari|épouse|époux|compagn(?:e|on)|conjointe?|fiancée?|enfants?|fils|filles?|bébé|jumea?ux|jumelles|mère|père|parents|sœur|soeur|frère|ex-?(?:mari|femme)|copine|copain)(?! de (?:route|travail|projet))",
  "(?:est|suis|sont|vient d['’]être|va être|sera|viennent d['’]être|deven\\p{L}+) (?:\\p{L}+ )?(?:devenue?s? |à nouveau |de nouveau )?(?:papa|maman|père|mère|parents)(?= (?:en|de|d['’]|depuis|pour|et|cet\\p{L}*|l['’]|à|il|récemment)(?!\\p{L})| ?[.,;]|$)|(?:a|ai|vient d['’]) ?accouch(?:é|er)",
  '(?:fille|fils|bébé|enfant|jumeaux|jumelles|petite?) (?:\\p{L}+ )?(?:est|sont) (?:\\p{L}+ )?née?s?|(?:naissance|arrivée|garde) de (?:sa|son|ses|leurs?|notre|ma|mon|mes) (?:\\p{L}+ )?(?:fille|fils|bébé|enfants?|jumeaux)|naissance (?:prévue|attendue)',
  "(?:sa|son|leur|ma|mon) (?:séparation|divorce|mariage|rupture)|(?:se (?:marie|sépare|séparent|marient)|s['’]est (?:marié|séparé)e?|se sont (?:séparés|mariés|quittés)|vient de se (?:marier|séparer)|est (?:fraîchement |récemment )?(?:séparée?|divorcée?))(?= (?:en|cet\\p{L}*|l['’]\\p{L}+|de|depuis|et|bientôt|il)(?!\\p{L})| ?[.,;]|$)",
  '(?:a|ont|rembourse|avec) (?:un |encore un |son |leur )?(?:crédit (?:immobilier|sur le dos|à rembourser|maison)|emprunt immobilier|prêt immobilier|dettes(?=[.,;]|$| et))',
);

const ROMANCE = wholeWords(
  '(?:sus?|mis?|nuestr[oa]s?) (?:\\p{L}+ )?(?:mujer|marido|espos[oa]|pareja|novi[oa]|prometid[oa]|hij[oa]s?|bebé|gemel[oa]s|mellizos|madre|padres?|herman[oa]|ex-?(?:mujer|marido)|suegr[oa]s?)',
  '(?:(?:ha|he|han) sido|fue|fui|fueron|acaba(?:n)? de ser|va a ser|será) (?:\\p{L}+ )?(?:padres?|madre|papá|mamá|abuel[oa])(?= (?:en|de|hace|por|y|este|el)(?!\\p{L})| ?[.,;]|$)|(?:dio|ha dado|acaba de dar) a luz|(?:nació|nacieron|nace|acaba de nacer) (?:su|mi|la|el|nuestr[oa]) (?:\\p{L}+ )?(?:hij[oa]|niñ[oa]|bebé)|hij[oa]s? (?:nació|nacieron|nacerá)',
  '(?:se (?:acaba de |va a |quiere )?(?:divorciar|separar|casar)|se (?:divorció|separó|casó|casa|divorcia|ha (?:divorciado|separado|casado)))(?! (?:de|con) (?:la empresa|clientes))(?= (?:en|de (?:su|mi)|este|el|hace|y|con|tras|por|pronto)(?!\\p{L})| ?[.,;]|$)|(?:su|la) (?:boda|separación)(?= (?:es|en|de su|y|el)(?!\\p{L})| ?[.,;]|$)|tras (?:su|la) (?:separación|divorcio)|está (?:separad[oa]|divorciad[oa])',
  '(?:tiene|tienen|paga|pagan|con) (?:una |la |su )?(?:hipoteca|deudas)(?! (?:inversa|comerciales))',
  '(?:su[oa]|suoi|sue|mi[oa]|miei|mie|nostr[oaie]) (?:\\p{L}+ )?(?:moglie|marito|compagn[oa]|fidanzat[oa]|figli[oae]?|bambin[oaie]|gemelli|madre|padre|genitori|sorella|fratello|ex-?(?:moglie|marito)|suoceri)(?! di (?:squadra|lavoro|banco|corso))',
  '(?:è|sono|sta per) (?:\\p{L}+ )?(?:diventat[oaie]|diventare) (?:papà|padre|mamma|madre|genitori|nonn[oa])|(?:ha|appena) partorito|(?:è|sono) nat[oaie] (?:la|il|su[oa]|i|le)? ?(?:\\p{L}+ )?(?:figli[oaie]?|bambin[oa]|gemelli)|(?:figli[oa]|bambin[oa]|gemelli) (?:\\p{L}+ )?(?:è|sono) nat[oaie]',
  "(?:si (?:sposa|sposano|separa|è (?:sposat|separat|lasciat)[oa]|sta separando|sono (?:lasciati|separati|sposati)))(?= (?:a|in|con|dal|dalla|quest\\p{L}+|l['’]\\p{L}+|e|da|nel)(?!\\p{L})| ?[.,;]|$)|(?:il su[oa]|la su[oa]) (?:matrimonio|separazione|divorzio)|dopo (?:la|il) (?:separazione|divorzio)|è (?:separat[oa]|divorziat[oa])",
  '(?:ha|hanno|paga|con) (?:un |il |ancora il )?(?:mutuo|debiti)(?=[.,;]|$| (?:sulla|da|della|e|di casa)(?!\\p{L}))',
  '(?:(?:o|a|os|as) )?(?:seus?|suas?|meus?|minhas?|noss[oa]s?) (?:\\p{L}+ )?(?:mulher|marido|espos[oa]|companheir[oa]|namorad[oa]|noiv[oa]|filh[oa]s?|beb[éê]s?|gémeos|gêmeos|mãe|pais?|irmã[o]?|ex-?(?:mulher|marido))|com (?:a |o )?(?:mulher|marido|namorad[oa])(?= (?:e|está|vai|tem|foi|grávida|doente)(?!\\p{L})| ?[.,;]|$)',
  '(?:fui|foi|vai ser|vou ser|acabou de ser|acabei de ser|será|foram) (?:\\p{L}+ )?(?:pai|mãe|pais|avô|avó)(?= (?:em|de|há|e|pela|este|no|na)(?!\\p{L})| ?[.,;]|$)|(?:deu|dei) à luz|filh[oa]s?(?: \\p{L}+)? (?:nasceu|nasceram|nasce|vai nascer)|(?:nasceu|nasceram) (?:(?:a|o|as|os) )?(?:\\p{L}+ )?(?:filh[oa]s?|beb[éê]|gémeos)',
  '(?:se (?:divorciou|separou|casou)|(?:divorciou|separou|casou|divorcia|separa)-se|está (?:a divorciar-se|se divorciando|separad[oa]|divorciad[oa])|vai casar(?:-se)?|casa-se)(?= (?:em|no|na|há|de|da|do|e|este|com)(?!\\p{L})| ?[.,;]|$)|(?:o|seu) (?:casamento|divórcio) (?:é|está|em|foi)|após (?:a|o) (?:separação|divórcio)',
  '(?:tem|têm|paga|com) (?:um |o |a )?(?:crédito (?:à )?habitação|prestação da casa|empréstimo da casa|dívidas)',
);

const NORTHERN = wholeWords(
  '(?:zijn|haar|mijn|onze|ons) (?:\\p{L}+e? )?(?:vrouw|vriendin|man|echtgeno(?:ot|te)|verloofde|kinderen|kind|zoon(?:tje)?|zoons|dochter(?:tje|s)?|baby|tweeling|moeder|vader|ouders|gezin|zus|broer|ex-?(?:vrouw|man)|schoonouders)(?!\\p{L})',
  '(?:is|ben|was|werd|wordt) (?:\\p{L}+ ){0,4}?(?<!goed |prima |uitstekend |slecht |best |zeer )bevallen(?! (?:met|door) )(?=[.,;]|$| (?:en|van|in|waardoor)(?!\\p{L}))|(?:is|ben|zijn|werd) (?:\\p{L}+ ){0,3}(?:vader|moeder|papa|mama|ouders|opa|oma) (?:geworden)|(?:werd|wordt) (?:\\p{L}+ ){0,2}(?:vader|moeder|papa|mama)|(?:dochter|zoon|kind|baby|tweeling|kleine) (?:\\p{L}+ ){0,3}geboren|(?:geboorte) van (?:zijn|haar|mijn|onze)',
  '(?:zijn|haar|de) (?:bruiloft|scheiding|huwelijk)(?= (?:is|in|van (?:zijn|haar)|en)(?!\\p{L})| ?[.,;]|$)|(?:gaat|gaan|wil) (?:\\p{L}+ ){0,2}trouwen|trouwt (?:in|dit|volgend|met)|(?:is|zijn|was) (?:\\p{L}+ ){0,3}(?:gescheiden|uit elkaar|getrouwd|gaan scheiden)(?=[.,;]|$| (?:en|van|in|sinds)(?!\\p{L}))',
  '(?:heeft|hebben|betaalt|met) (?:een |zijn |haar |nog een |net een )(?:\\p{L}+e? )?(?:hypotheek|schulden)',
  '(?:jego|jej|ich|mo(?:ja|jej|ją|im|jego|i|ich|je)|swo(?:ja|jej|ją|im|jego|i|ich|je|imi)|nasz\\p{L}*) (?:\\p{L}+ )?(?:żon(?:a|y|ie|ę|ą)|mąż|męż(?:a|owi|em)|partnerk\\p{L}+|narzeczon\\p{L}+|dzieck\\p{L}+|dzieci\\p{L}*|dziecięcia|syn(?:a|em|owi|ek|ka|ów|owie)?|córk\\p{L}+|córecz\\p{L}+|bliźni\\p{L}+|mam(?:a|y|ie|ę|ą)|matk\\p{L}|ojc\\p{L}+|rodzic\\p{L}+|rodziną?|rodziny)',
  '(?:urodził(?:a|o|y)?|urodzi) (?:(?:mu|jej|im|nam) się|(?:mu |jej |im )?(?:córk\\p{L}|syn\\p{L}|dzieck\\p{L}|bliźnięta))|(?:został[ay]?|zostanie|będzie) (?:\\p{L}+ )?(?:ojcem|matką|tatą|mamą|rodzicami?|dziadkiem|babcią)',
  '(?:bierze|biorą|wzięł[ay]|wziął) ślub|(?:jego|jej|ich) (?:ślub|wesele|rozwód)|(?:ślub|wesele) (?:\\p{L}+ )?(?:w|jest|ma) (?:styczn|lut|marc|kwiet|maj|czerw|lip|sierp|wrześ|paźdz|listop|grud|lecie)\\p{L}*|(?:rozstał[ay]? się|rozwiód[łl]\\p{L}* się|rozwiodł\\p{L}+ się) z (?:mężem|żoną|partner\\p{L}+|chłopakiem|dziewczyną)|po (?:rozstaniu|rozwodzie)',
  '(?:ma|mają|spłaca|spłacają|wziął|wzięła|z) (?:\\p{L}+ )?(?:kredyt(?:em|u)? (?:na (?:mieszkanie|dom)|hipoteczn\\p{L}+|we frankach)|kredyt mieszkaniowy|hipotek\\p{L}|dług(?:i|ów|ami))',
  '(?:hans|hennes|hendes|min|mina|mine|mitt|sin|sina|sine|sitt|vår|våra|vores|våre|deras|deres) (?:\\p{L}+ )?(?:fru|hustru|sambo|samboer|barn|dotter|döttrar|son|söner|kone|mand|ektemann|make|maka|kæreste|kjæreste|datter|døtre|søn|sønner|sønn|tvillingar|tvillinger|mor|mamma|far|pappa|föräldrar|forældre|foreldre|bror|søster|syster)(?=[.,;]|$| (?:\\p{L}+ ))',
  '(?:blev|blivit|ble|blir|bliver|blevet|blitt) (?:nyligen |nylig |lige |precis )?(?:pappa|mamma|far|mor|förälder|föräldrar|forælder|forældre|forelder|foreldre)(?= (?:i|til|till|för|for|og|och|sidste|siste|förra|nu)(?!\\p{L})| ?[.,;]|$)|(?:fick|fått|fik|fået|fikk|väntar|venter|har netop fået) (?:\\p{L}+ )?(?:barn|tvillingar|tvillinger|(?:en|sin|ett|et|första|første) (?:dotter|son|datter|søn|sønn|barn|baby))|(?:dotter|son|datter|søn|sønn|barn|tvillingar|tvillinger) (?:\\p{L}+ )?(?:föddes|blev født|ble født|är född|er født)|(?:har|hade|netop|nylig) (?:\\p{L}+ )?(?:fött|født)(?=[.,;]|$| (?:en|barn|i|tvill))',
  '(?:hans|hennes|hendes|deras|deres) (?:bröllop|bryllup|skilsmäss\\p{L}*|skilsmisse\\p{L}*)|(?:bröllopet|brylluppet|bryllupet) (?:är|er|i|blir)|(?:gifter|giftede|giftet|gifte|skilde|skiltes|separerade|separerte) sig(?= (?:i|med|från|fra|til|till|og|och|förra|sidste)(?!\\p{L})| ?[.,;]|$)|efter (?:separationen|skilsmässan|skilsmissen|bruddet)|etter (?:bruddet|skilsmissen|samlivsbruddet)',
  '(?:har|betalar|betaler) (?:et |ett |en |stort |stora |nytt |nyt )*(?:bolån|huslån|boliglån|realkreditlån|skulder|gæld|gjeld)(?=[.,;]|$| (?:och|og|på|att|at))',
);

/** Births, partners, weddings, separations and debts of somebody's home, in the languages of the pages. */
export const PRIVATE_HOME: readonly { about: PrivateFact; pattern: RegExp; unlessBeside: RegExp }[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  ROMANCE,
  NORTHERN,
].map((pattern) => ({ about: 'confidence', pattern, unlessBeside: OF_WORK }));
