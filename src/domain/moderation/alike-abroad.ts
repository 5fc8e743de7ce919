import { blanked } from './houses-abroad.ts';
import { PASSED_ABROAD } from './passed-abroad.ts';
import { STATED_ABROAD } from './stated-abroad.ts';

// What in other languages than English is the same either way, is the least age of a job with its reason, counts those who are there
// or says of a language what it is good for: none of it says who is wanted.

// The look ahead is cheap and stands first: what speaks against a match is looked for only where one may begin.
const EITHER =
  /(?<!\p{L})(?=(?:ob|mit|kinder|[ld]\p{L}{1,2}|i|[ao]s|m[aoeèäüã]\p{L}+|avec|co[nm]|z) )(?<!(?:précis\p{L}*|indi[cq]\p{L}*|dites|mention\p{L}*|dig\p{L}+|specific\p{L}*|vermeld\p{L}*|geef|laat|napisz|podaj\p{L}*|ange|oplys|oppgi|teilen|schreiben|sagen)[^.;]{0,25})(?:(?:ob )?mit (?:oder|und) ohne (?:kinder|familie|partner|behinderung|kopftuch)|(?:ob )?kinder oder keine|(?:las |los |die |de |le |les |i |as |os )?(?:madres|mütter|moeders|mamme|mères|mamans|mammor|mães) (?:y|und|en|e|et|och) (?:las |los |die |de |le |les |i |os )?(?:padres|väter|vaders|papà|pères|papas|pappor|pais)|met of zonder (?:kinderen|gezin|partner|beperking|hoofddoek)|avec ou sans (?:enfants?|famille|conjoint|handicap)|con o sin (?:hijos|familia|pareja|discapacidad|cargas)|con hijos o sin (?:hijos|ellos)|con o senza (?:figli|famiglia|disabilità|velo)|com ou sem (?:filhos|família|deficiência)|z dziećmi (?:czy|i|lub|albo) bez(?: dzieci)?|med eller utan (?:barn|familj)|med eller uden (?:børn|familie)|med eller uten (?:barn|familie))(?!\p{L})(?![^.;]*(?<!\p{L})(?:aber|nur|lieber|bevorzugt|angeben|maar|liever|alleen|mais|plutôt|préf\p{L}*|précise\p{L}*|pero|mejor|prefer\p{L}*|indi\p{L}*|ma|meglio|mas|melhor|ale|tylko|men|helst|bara)(?!\p{L}))/giu;

const LEAST_AGE =
  /(?<!\p{L})(?:(?:je|u|jij) (?:bent|moet) (?:minstens |minimaal |ten minste )?)?(?:1[4-9]|2[01]) (?:(?:jaar )?(?:of|en) ouder|(?:jahre )?(?:oder|und) älter|ans (?:ou|et) plus|años (?:o|y) más|anni (?:o|e) più|anos ou mais|lat (?:lub|i) więcej|år (?:eller|och|og) (?:äldre|ældre|eldre))(?!\p{L})/giu;
const REASON =
  /(?<!\p{L})(?:want|omdat|vanwege|wegens|wet|wettelijk\p{L}*|weil|da|denn|wegen|gesetz\p{L}*|car|parce qu[e’']|puisqu[e’']|loi|légal\p{L}*|porque|ya que|pues|ley|perché|poiché|legge|pois|lei|bo|ponieważ|eftersom|fordi|därför att|lag\p{L}*)(?!\p{L})/iu;
const GREATEST =
  /(?<!\p{L})(?:jonger|hooguit|hoogstens|maxim\p{L}*|jünger|höchstens|jeunes?|moins|plus de|jóven\p{L}*|joven\p{L}*|menos|giovan\p{L}*|meno|jov\p{L}+|młod\p{L}*|yngre|högst|højst|høyst|2[2-9]|[3-7]\d)(?!\p{L})/iu;

// Somebody is wished for or kept out.
const NO_WISH =
  '(?![^.;]*(?<!\\p{L})(?:such\\p{L}*|nur|lieber|aber|deshalb|pass\\p{L}*|mutterspr\\p{L}*|cherch\\p{L}*|donc|mais|plutôt|maternelle|busc\\p{L}*|solo|sólo|pero|mejor|nativ[oa]s?|cerc\\p{L}*|ma|quindi|madrelingua|zoek\\p{L}*|maar|daarom|moedertaal\\p{L}*|söker|men|helst|modersmål\\p{L}*|szuka\\p{L}*|ale|tylko|procur\\p{L}*|mas)(?!\\p{L}))';
const TEAM =
  "(?:wir sind|unser team|unsere (?:kolleg\\p{L}+|leute|belegschaft)|(?:die|deine|ihre) kolleg\\p{L}+|nous sommes|(?:notre|l['’]) ?équipe|(?:les|vos) collègues|somos|nuestro equipo|nuestra plantilla|siamo|il nostro team|la nostra squadra|wij zijn|we zijn|ons team|(?:onze|je|jouw|uw) collega['’]?s|vi är|vi er|vårt team|teamet|jesteśmy|nasz zespół|a nossa equipa|(?:squadra|équipe|equipo|team|equipa) (?:di|de|von|van|aus))";
const YEARS = '(?: ?(?:jahren?|ans|años|anni|jaar|år|lat|anos))?';
const TEAM_AGES = new RegExp(
  `^\\W*${TEAM}(?!\\p{L})[^.;\\d]{0,50}(?:\\d{1,3} [^.;\\d]{2,40})?(?:1[5-9]|2\\d)${YEARS} (?:und|bis|et|à|y|a|e|ai|en|tot|och|til|till|og|do)(?: los| i)? [5-7]\\d(?!\\d)${YEARS}${NO_WISH}`,
  'giu',
);
// "Dieci ragazzi tra i 14 e i 17 anni": nobody of that age is hired.
const CHILDREN =
  /(?<!\p{L})(?:ragazz[ie]|bambin[ie]|jugendliche[nr]?|kinder[n]?|mädchen|jungen|adolescents?|enfants|jeunes|jóvenes|niñ[oa]s|chic[oa]s|jongeren|kinderen|jongens|meisjes|jovens|crianças|ungdomar|barn|unge|młodzież\p{L}*|dzieci)(?: (?:tra|zwischen|von|im alter von|entre|de|tussen|van|mellan|mellem|od|w wieku))*(?: i| los| les)? (?:\d|1[0-7])(?: (?:jahren|ans|años|anni|jaar|år|lat))? (?:e|ed|und|bis|et|à|y|a|en|tot|och|til|og|do)(?: i| los| les)? (?:\d|1[0-8])(?!\d)(?: (?:jahren?|ans|años|anni|jaar|år|lat))?|(?<!\p{L})\p{L}{2,}oro dzieci(?!\p{L})/giu;
// What is carried or looked after, by the time of day.
const BY_TIME =
  /^\W*(?:(?:schulkinder|senioren|studierende|studenten|familien|touristen|pendler\p{L}*|rentner\p{L}*|kinder|écoliers|lycéens|retraités|touristes|familles|étudiants|scholieren|ouderen|studenten|gezinnen|toeristen|escolares|jubilados|turistas|familias|estudiantes|scolari|anziani|turisti|famiglie|studenti) (?:am|im|zum|zur|in der|auf dem|le|la|en|au|'s|in de|op|por|al|di|il)(?: la| der| den)? \p{L}+(?:,| und| et| en| y| e)? ?){2,}\W*$/giu;
// What a language is good for, and a second one beside it.
const USEFUL = new RegExp(
  `(?<![^.;,])\\W*(?:(?:l['’]|le |la |el |il |lo |o )\\p{Ll}+|\\p{L}+(?:isch|s|ees|ski)|\\p{Ll}+)(?: (?:ou|o|of|oder|eller|lub|et|y|e|en|und|i|och) (?:(?:l['’]|le |el |il )?\\p{L}+))? (?:est|sont|serait|es|son|è|sono|is|zijn|ist|sind|wäre|hilft|helfen|aide|aident|ayuda|ayudan|aiuta|aiutano|helpt|helpen|jest|är|er)(?: (?:un|une|en|een|ein|eine|et|uma?))? ?(?:vrai |groot |mooie? |großer )?(?:plus(?:punkt)?|atouts?|utiles?|útil(?:es)?|utili|nuttig|handig|nützlich|von vorteil|hilfreich|fördel|fordel|ventaja|mooi meegenomen|mile widzian[ya])?,? (?:l['’]\\p{Ll}+ aussi,? )?(?:car|vu|comme|parce que|puisque|denn|weil|da|want|omdat|aangezien|pues|porque|ya que|perché|poiché|visto|bo|ponieważ|eftersom|fordi)(?!\\p{L})${NO_WISH}[^.;]*`,
  'giu',
);
// What papers and looks nobody needs.
const NOT_NEEDED =
  /^\W*(?:(?:ein |une |une? |un[ao]? |la |les |el |i |de )?(?:foto\p{L}*|lichtbild|geburtsdatum|alter|familienstand|photos?|âge|date de naissance|tatouages?|piercings?|fecha de nacimiento|edad|tatuajes?|data di nascita|età|tatuaggi|geboortedatum|leeftijd|tatoeages?|zdjęci\p{L}+|data urodzenia|födelsedatum)(?:,| und| et| y| e| en| i| och| oder| ou| o| of)* ?){1,4} ?(?:brauchen wir nicht|benötigen wir nicht|sind (?:nicht nötig|egal)|(?:(?:est|sont) )?(?:sans importance|inutiles?|pas nécessaires?)|no (?:hace|hacen) falta|no (?:es|son) necesari[oa]s?|non (?:serve|servono|importa|importano)|(?:is|zijn|hoeft|hoeven) niet(?: nodig)?|nie (?:jest|są) potrzebn\p{L}+|behövs inte)\W*$/giu;

// What may be worn, one as well as the other, and that there is a works council.
const WORN =
  /(?<!\p{L})(?:ob |que ce soit |sea |che sia |of het nu )?(?:(?:kopftuch|kippa|voile|foulard|velo|pañuelo|hoofddoek|slöja|tørklæde|bart|barbe|barba|baard|dutt|glatze|mütze|zopf|casquette|chignon|gorra|moño|cappello|kasket)(?:,? (?:oder|ou|o|of|eller) |, (?=\p{L}+,? (?:oder|ou|o|of|eller) ))){1,4}\p{L}+(?=[:,.]|\W*$)(?![^.;]*(?<!\p{L})(?:nicht|kein\p{L}*|ohne|verboten|ni|pas|sans|no|sin|non|senza|niet|geen|zonder|inte|ikke|utan)(?!\p{L}))/giu;
const COVERING =
  '(?:hoofddoek(?:en)?|keppel(?:tje)?s?|tulbanden?|tulband|kopftuch|kopftücher|kippa|turban|foulard|voile|kippah|pañuelo|velo|turbante|slöja|sjal|hijab|tørklæde|skaut)';
// "Hoofddoek, keppel of tulband in huiskleuren kan".
const MAY_BE_WORN = new RegExp(
  `^\\W*(?:een |ein |eine |le |la |un |une |el )?${COVERING}(?:(?:,|,? (?:of|oder|ou|o|en|und|et|y|e|eller|och|og)) ${COVERING})*(?: in [^.;,]{1,30}?)?[,:]? (?:(?:dat )?(?:kan|kunnen|mag|mogen)(?: gewoon| allemaal| altijd| ook| hier| bij ons)*|(?:is|zijn)(?: helemaal| altijd| hier| bij ons)* (?:prima|goed|oké|ok|welkom|toegestaan|geen probleem)|(?:ist|sind)(?: bei uns| hier| alle| natürlich)* (?:kein problem|willkommen|in ordnung|erlaubt|gern gesehen|okay)|(?:est|sont) (?:bienvenue?s?|acceptée?s?|possibles?)|(?:es|son) (?:bienvenid[oa]s?|posibles?)|(?:è|sono) (?:benvenut[oaie]|ammess[oaie])|(?:går|er|är) (?:bra|fint|helt ok|välkommet))(?:, (?:zolang|mits|solange|sofern) [^.;]{0,20}(?:kleur\\p{L}*|farb\\p{L}*)[^.;]{0,10})?\\W*$`,
  'giu',
);
// "Ook als je een hoofddoek draagt of niet": one as well as the other.
const WORN_OR_NOT = new RegExp(
  `(?<!\\p{L})${COVERING} (?:(?:draagt|dragen|trägst|tragen|portez|portes|llevas|lleves|porti|bär) )?(?:of niet|oder nicht|ou non|ou pas|o no|eller inte|eller ikke)(?!\\p{L})(?![^.;]*(?<!\\p{L})(?:maar|alleen|liever|aber|nur|lieber|mais|plutôt|pero|solo|zonder|ohne|sans)(?!\\p{L}))`,
  'giu',
);
// What the law on food has whoever cooks be told of, and what a kitchen does not cook.
const OF_KITCHENS =
  /(?<!\p{L})(?:gesundheitszeugnis(?:ses)?|gesundheitsausweis)(?!\p{L})(?=[^.;]*(?<!\p{L})(?:ifsg|infektionsschutz\p{L}*|belehrung|lebensmittel\p{L}*|§ ?43|43)(?!\p{L}))|^\W*(?:schweinefleisch|schwein|varkensvlees|le porc|du porc|cerdo|maiale) (?:gibt es|kochen wir|servieren wir|kommt|steht|serveren we|koken we|on n[’']en|no servimos|non (?:lo )?serviamo)(?!\p{L})(?![^.;]*(?<!\p{L})(?:such\p{L}*|zoek\p{L}*|bewerb\p{L}*|mitarbeit\p{L}*|kolleg\p{L}*|personal|collega\p{L}*)(?!\p{L}))[^.;]*/giu;
// "Im Team sind wir sechs, darunter zwei Mütter mit Gleitzeit und ein Rentner auf Minijob": who is there.
const AMONG_US = new RegExp(
  `(?<=^\\W*(?:im team |in der küche |hier )?(?:sind wir|wir sind|nous sommes|we zijn|somos|siamo)(?!\\p{L})[^.;]{0,30}[,(] ?)(?:darunter|dont|waarvan|waaronder|entre ell[oa]s|tra cui)(?!\\p{L})${NO_WISH}[^.;]*`,
  'giu',
);
// "Jong merk, oud ambacht": how old a house is.
const YOUNG_HOUSE =
  /(?<!\p{L})(?:jonge?|junge[srn]?|jeune|joven|jovem|giovane|ung[at]?) (?:merk|zaak|bedrijf|onderneming|winkel|marke|unternehmen|firma|betrieb|marque|entreprise|maison|société|enseigne|marca|empresa|azienda|impresa|marchio|varumärke|företag|virksomhed|bedrift)(?!\p{L})|(?<!\p{L})(?:marca|empresa|azienda|impresa|marchio) (?:joven|jovem|giovane)(?!\p{L})/giu;
// "Unsere Gäste sind überwiegend Rentner": who comes in, where nothing more is said of them.
const WHO_COMES =
  /^\W*(?:(?:de meeste|die meisten|la plupart de|la mayoría de|la maggior parte dei|het merendeel van|viele|veel|beaucoup de|muchos de) ?)?(?:unsere[rn]?|die|unser|onze|de|het|nos|les|la|los|i nostri|notre|nuestros|nuestra|i) ?(?:vaste )?(?:publikum|public|público|pubblico|publiek|gäste|stammgäste|kundschaft|kunden|gasten|klanten|cliënteel|habitués|clients|clientèle|clientes|clientela|clienti|habituales|parroquianos)(?: del barrio)? (?:sind|ist|besteht|bestehen|zijn|bestaat|bestaan|sont|est|son|sono|è)(?: [\p{L}'’-]+){1,8}\W*$(?<![^.;]*(?<!\p{L})(?:m[öo]g\p{L}*|woll\p{L}*|will|gern\p{L}*|deshalb|daher|also|lieber|hübsch\p{L}*|such\p{L}*|préf\p{L}*|aim\p{L}*|veulent|donc|jolie?s?|quieren|prefier\p{L}*|gust\p{L}*|vogliono|prefer\p{L}*|quindi|meglio|willen|houden|liever|dus|daarom|zoek\p{L}*|wie du|comme vous|come te|como tú|net als)(?!\p{L})[^.;]*)/giu;
const WORKS_COUNCIL =
  /^\W*(?:der|unser|es gibt einen|wir haben einen|mit) betriebsrat (?:sitzt|hat|ist|verhandelt|hilft|tagt|und|im haus|tät|würde|wird|fragt|will wissen|schaut)(?!\p{L})/giu;
const CLASSES =
  /^\W*(?:clases|cursos|talleres|kurse|cours|ateliers|corsi|lezioni|lessen|cursussen|aulas|zajęcia|kurser) (?:para|für|pour|per|voor|dla|för|for|di|de)(?!\p{L})(?![^.;]*(?<!\p{L})(?:buscamos|suchen|cherchons|cerchiamo|zoeken|szukamy|söker)(?!\p{L}))[^.;]*/giu;

// "Schichten so, dass auch Alleinerziehende zurechtkommen": for whom hours are made.
const HOURS_FOR =
  /(?<!\p{L})(?:schichten|zeiten|arbeitszeiten|dienstplan|dienste|stunden|horaires|planning|horarios?|turnos?|orari|turni|tijden|diensten|rooster|uren|tider|pass|godziny)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:auch|aussi|même|también|incluso|anche|ook|även|też|compatibles?|compatib\p{L}+|passend|passen|geeignet)(?!\p{L})[^.;]{0,20}(?<!\p{L})(?:alleinerziehende|eltern|mütter (?:und|oder) väter|studierende|familien(?:leben)?|vie de famille|parents|étudiants|madres (?:y|o) padres|padres|familia|famiglia|genitori|ouders|gezin(?:nen)?|studenten|föräldrar|rodzic\p{L}+)(?!\p{L})(?![^.;]*(?<!\p{L})(?:nur|keine|lieber|aber|mais|sauf|sans|solo|sólo|pero|sin|ma|senza|maar|geen|liever|men|inte|ale|nie)(?!\p{L}))[^.;]*/giu;
// "Le chef de base a 64 ans": of what age somebody there is.
const AGE_THERE =
  /^\W*(?:(?:unser|unsere|der|die|le|la|l['’]|notre|el|nuestr[oa]|il|lo|onze|de|het|vår|o|a|nosso|nossa) ?)(?:chef(?:in|fe)?|patron(?:ne)?|doyen(?:ne)?|collègue|gérante?|kolleg(?:e|in)|älteste[rn]?(?: kollege| kollegin| im team)?|koch|köchin|meister(?:in)?|cuisinier|cuisinière|cociner[oa]|camarer[oa]|ayudante|conserje|jefe|jefa|encargad[oa]|compañer[oa]|capo|titolare|collega|baas|afwasser|kok|oudste(?: collega)?|kock|barman|barmann|portier|concierge)(?: (?:de|du|der|des|in|im|am|van|del|della|di|da) ?(?:la |der |dem |het )?\p{L}+)? (?:a|ist|tiene|ha|is|är|tem)(?: schon| al| déjà| ya| già)? \d\d(?: (?:ans|jahre(?: alt)?|años|anni|jaar|år|anos))?(?:,? (?:et|und|y|e|en|och) (?:la |die |de |el |il |le )?(?!(?:sucht|cherche|busca|cerca|zoekt|will|veut|quiere|vuole|wil)(?!\p{L}))[^.;]*)?\W*$/giu;
// What food holds that somebody has to know of.
const ALLERGENS =
  /^(?![^.;]*(?<!\p{L})(?:keine|ohne|geen|zonder|sans|sin|senza|pas de|niemand)(?!\p{L}))(?=[^.;]*(?<!\p{L})(?:weet|weten|ken(?:t|nen)?|kennst|kennen|wissen|weißt|sais|savez|connais\p{L}*|maîtris\p{L}+|conoces|conocer|sabes|sai|conosc\p{L}+|känner)(?!\p{L}))[^.;]*(?<!\p{L})allerg(?:ieën|ien|ies|ias|ie|eni|ènes|enen|ene)(?!\p{L})/giu;
// "Ramadan, Ostern, Pessach: wir tauschen Dienste".
const FEASTS =
  /^\W*(?:(?:ramadan|ramadán|ostern|pâques|pascua|pasqua|pasen|weihnachten|noël|navidad|natale|kerst|pessach|diwali|aïd|eid|bayram|zuckerfest|suikerfeest|chanukka|nowruz|orthodoxe\p{L}* \p{L}+)(?:,? (?:und|oder|et|ou|y|o|e|en|of) |, )?){1,6} ?[:,–-] ?(?:wir|on|nous|we|wij|noi|nosotros|dienste|schichten|les plannings|diensten)(?!\p{L})[^.;]{0,25}(?<!\p{L})(?:tausch\p{L}*|plan\p{L}*|rücksicht|échang\p{L}*|adapt\p{L}*|ruil\p{L}*|cambi\p{L}*|scambi\p{L}*|schieben)(?!\p{L})(?![^.;]*(?<!\p{L})(?:nicht|kein\p{L}*|pas|niet|no|non|aber|mais|maar)(?!\p{L}))[^.;]*/giu;
// "Wir wünschen uns mehr Männer im Team, entscheiden aber nach Eignung".
const MORE_BY_MERIT =
  /^\W*(?:wir|nous|we|wij|noi|nosotros)? ?(?:wünschen uns|hätten gern|würden uns (?:über|freuen)[^.;]{0,10}|freuen uns über|aimerions|souhaitons|zouden graag|willen graag|vorremmo|nos gustaría (?:ver|tener)|queremos)(?: (?:voir|avoir|accueillir|zien|vedere))? (?:mehr|davantage de|plus de|plus d['’]|meer|più|más) ?(?:männer|frauen|hommes|femmes|mannen|vrouwen|uomini|donne|hombres|mujeres)(?!\p{L})(?=[^.;]*(?<!\p{L})(?:nach (?:eignung|qualifikation|leistung|können)|compétences?|mérite|geschiktheid|kwaliteiten|competenz[ae]|merito|mérito|capacidad)(?!\p{L}))(?![^.;]*(?<!\p{L})(?:jung\p{L}*|nur|jeunes?|jong\p{L}*|giovan\p{L}*|jóvenes|hübsch\p{L}*|keine)(?!\p{L}))[^.;]*/giu;
// Dutch for to mind, and no people.
const TO_MIND =
  /(?<=(?<!\p{L})(?:op|te|moet|moeten|mag|kunt|kan|goed|extra) )letten(?!\p{L})|(?<!\p{L})letten op(?!\p{L})/giu;
// "Boutique homme": for whom goods are.
const GOODS_FOR =
  /(?<!\p{L})(?:boutique|magasin|rayon|collection|mode|vêtements|chaussures|negozio|reparto|abbigliamento|tienda|sección|ropa|calzado|abteilung|bekleidung|mode für|afdeling|kleding)(?: (?:de|para|da|per|pour|für|voor))? (?:mujer(?:es)?|hombres?|niñ[oa]s?|donna|uomo|bambin[ioae]|femmes?|hommes?|enfants?|damen|herren|kinder|dames|heren)(?=,|\W*$| (?:et|y|e|und|en) (?:\p{L}+),)/giu;
// "Certaines dames préfèrent une femme pour la toilette, le planning en tient compte".
const SEEN_TO_ABROAD =
  /^\W*(?:certaines? (?:dames?|résidentes?)|(?:des|quelques) (?:dames|résidentes)|(?:manche|einige) (?:damen|bewohnerinnen)|algunas (?:señoras|residentes)|alcune (?:signore|ospiti)|sommige (?:dames|bewoonsters))(?!\p{L})[^.;]{3,70}(?:, | et | und | y | e | en )(?:le planning|les plannings|l['’]équipe|der dienstplan|die dienste|wir planen|el cuadrante|los turnos|i turni|het rooster|de planning)(?!\p{L})[^.;]*/giu;

// "Bewerbungen schwerbehinderter Menschen sind ausdrücklich erwünscht": whoever is few there is asked to apply too.
const INVITED_TOO =
  /(?<!\p{L})(?:(?:wir )?(?:freuen (?:wir )?uns (?:\p{L}+ )?(?:über|auf) )?(?:die )?bewerbung(?:en)?) (?:von )?(?:schwerbehinderte[nr]?|behinderte[nr]?|gleichgestellte[nr]?|menschen mit (?:schwer)?behinderung(?:en)?)(?: (?:und|oder|sowie) (?:ihnen )?(?:gleichgestellte[nr]?|schwerbehinderte[nr]?))?(?: (?:menschen|personen|bewerber(?:innen)?(?: und bewerbern?)?))?(?= (?:sind|werden|begrüßen|ist|heißen|sehen)(?!\p{L})[^.;]*(?<!\p{L})(?:erwünscht|willkommen|begrüßt|gern\p{L}*|entgegen|berücksichtigt|freuen)(?!\p{L})|\W*$)(?![^.;]*(?<!\p{L})(?:nicht|kein\p{L}*|leider|un)(?!\p{L}))/giu;
// "Wer Kinder hat, tauscht bei uns Dienste ohne Debatte": what is done for them.
const WITH_CHILDREN =
  /^\W*wer (?:kleine )?kinder hat,? (?:tauscht|bekommt|kriegt|darf|kann|wählt|nimmt|geht|fängt|plant)(?!\p{L})(?![^.;]*(?<!\p{L})(?:nicht|kein\p{L}*|falsch|woanders|leider|nur|aber|besser|probleme?)(?!\p{L}))[^.;]*/giu;
// "Man, vrouw, non-binair, 18 of 63: zit je goed": it is the same either way.
const ANYBODY =
  /^\W*(?:man|mann|homme|hombre|uomo),? (?:of |oder |ou |o )?(?:vrouw|frau|femme|mujer|donna)(?:,? (?:of |oder |ou |o |en )?(?:non-binair|nonbinär|non-binaire|no binario|divers|x|anders))*(?:,? (?:jong of oud|jung oder alt|jeune ou (?:vieux|âgé)|(?:1[6-9]|2\d) (?:of|oder|ou|o) (?:5|6|7)\d))?(?=[:,–-])(?![^.;]*(?<!\p{L})(?:maar|alleen|liever|aber|nur|lieber|mais|plutôt|pero|solo|ma|getrouwd|kinderen|verheiratet)(?!\p{L}))/giu;
// "Anerkannte Abschlüsse aus dem Ausland sind uns ebenso recht": what counts as much, wherever it was earned.
const FOREIGN_PAPERS =
  /(?<!\p{L})(?:anerkannte |gleichwertige |ausländische |deine |ihre |auch )*(?:(?:berufs|studien|hochschul|bildungs)?abschl(?:uss|üsse)|diplome?|zeugnisse?|gesellenbriefe?|meisterbriefe?|ausbildung(?:en)?|qualifikation(?:en)?|(?:berufs)?erfahrung(?:en)?|studium|approbation|führerscheine?) (?:aus|im|von) (?:dem |einem anderen )?(?:ausland|anderen ländern|drittstaaten|drittländern|eu-ausland)(?!\p{L})(?=[^.;]*(?<!\p{L})(?:ebenso|genauso|gleich|gleichermaßen|auch|willkommen|recht|zähl\p{L}*|rechnen|anerk\p{L}*|erkennen|gern|helfen|kein problem)(?!\p{L}))(?![^.;]*(?<!\p{L})(?:nicht|kein(?!\p{L}* (?:problem|hindernis))\p{L}*|nur|aber|leider|weniger|ungern|lieber|nie)(?!\p{L}))/giu;
const FOREIGN_TITLES =
  /^\W*(?:(?:i |los |las |les |le |buitenlandse )?(?:titoli(?: di studio)?|diplomi|lauree|títulos|titulaciones|diplomas|diplômes?|qualifications|diploma['’]?s|estudios)) ?(?:esteri|straniere|stranieri|extranjer[oa]s|del extranjero|étrangers?|étrangères|uit het buitenland|estrangeiros)?(?: (?:riconosciut[ie]|equipollenti|homologad[oa]s|reconocid[oa]s|reconnus?|reconnues|gewaardeerd|reconhecidos))?(?: o en trámite)? (?:vanno (?:bene|benissimo)|valgono (?:lo stesso|uguale|allo stesso modo)|sono (?:benvenut[ie]|accettat[ie])|contano uguale|valen (?:igual|lo mismo)|son (?:bienvenid[oa]s|igual de válid[oa]s)|nous (?:vont|conviennent)(?: aussi| très bien)?|sont (?:les bienvenus|acceptés)|comptent autant|zijn (?:ook |net zo |even )?welkom|tellen (?:ook|even) (?:mee|zwaar))\W*$/giu;
// "Retraités, parents, étudiants : l'horaire convient à beaucoup de monde": whoever the hours suit, several named.
const GROUP =
  "(?:mamans|papas|mamme|papà|retraité(?:e?s|\\(e\\)s)?|parents?|étudiante?s?|jeunes parents|mères?|pères?|actifs|demandeurs d[’']emploi|estudiantes?|jubilad[oa]s?|padres|madres|rentner(?:innen)?|eltern|studierende|studenten|studentinnen|mütter|väter|hausfrauen|wiedereinsteiger(?:innen)?|gepensioneerden|ouders|scholieren|moeders|vaders|herintreders|pensionati|genitori|studenti|mamme|reformados|pais|estudantes|pensionärer|föräldrar|studenter|emeryci|rodzice|studenci)";
const SEVERAL_SUITED = new RegExp(
  `^\\W*(?:(?:que vous soyez|ob|of je nu|sia|seas|tant|pour|für|voor|para|per) )?(?:${GROUP}(?:,? (?:ou|et|o|y|e|oder|und|of|en|och|i|lub) |, ?)){1,4}${GROUP} ?[:,–-]? ?(?=(?:l[’']|(?:un|une|el|la|il|die|der|das|de|het|le|les|ce|i|gli|los|las|nos|nuestro|unser\\p{L}*|ons|onze|tout|cet|chacun|todo|jeder|iedereen|tutti|ognuno)(?!\\p{L})))(?=[^.;]*(?<!\\p{L})(?:tout le monde|beaucoup|chacune?|tous|toutes|(?:s[’']|se )?adapten?t?|conviennent|convient|mucha gente|todo el mundo|a todos|cada uno|vielen|allen|jede[rnm]?|passt|passen|iedereen|velen|elk\\p{L}*|past|si incastrano|finissent avant|acaban antes|enden vor|s[’']emboîtent|si adattano|se adaptan|tutti|molti|ognuno|toda a gente|muitos|alla|många|wszystkim)(?!\\p{L}))(?![^.;]*(?<!\\p{L})(?:ne|n[’']\\p{L}+|pas|sauf|mais|uniquement|no|nadie|solo|sólo|nicht|keine?\\p{L}*|nur|außer|niet|geen|alleen|behalve|non|solo|tranne|não|só|inte|ej|nie|tylko)(?!\\p{L}))[^.;]*`,
  'giu',
);
// "Reducción de jornada sin malas caras": time for children that is given.
const TIME_GIVEN =
  /(?<!(?:nada de|sin|ni|no|tampoco|pas de|ni|kein\p{L}*|keine|geen|niente|sem) )(?<!\p{L})(?:reducci(?:ón|ones) de jornada|excedencias?|permisos? (?:por|de) (?:nacimiento|paternidad|maternidad|lactancia)|temps partiel parental|congés? (?:parental|maternité|paternité)|elternzeit|elternteilzeit|ouderschapsverlof|congedo parentale|part-time|licença parental)(?: (?:por|de|para) (?:hij[oa]s?|guarda legal|cuidados?|enfants?|kinder)|(?: und| y| et| en| e) [\p{L} ]{3,30}?)?,? (?=(?:sin|sans|ohne|zonder|senza|sem) (?:malas caras|caras largas|caras feias|discutir\p{L}*|discusi\p{L}+|problemas?|preguntas|grimaces?|reproches?|histoires|discussions?|schiefe blicke|diskussion\p{L}*|murren|scheve gezichten|gezeur|discussie|musi lunghi|problemi|discussioni)|(?:se (?:dan?|conceden?)|accordés?|concedid[oa]s?|igual(?:es)? para tod[oa]s|pour tous|für alle|voor iedereen|per tutti|para todos))(?![^.;]*(?<!\p{L})(?:pero|salvo|excepto|abstener\p{L}*|quer\p{L}+|solo|sólo|mais|sauf|aber|nur|maar|behalve|ma|tranne)(?!\p{L}))/giu;
// "Van stagiair tot vijftigplusser: bij ons telt wat je kunt": from one end to the other, and what somebody can do counts.
const FROM_TO =
  /^\W*(?:ob |que vous soyez |sea |che sia )?(?:van|von|vom|du|de la|de|des|del|de los|dal|dalla|dai|do|da) [^.;:,]{3,35}? (?:tot(?: en met)?|bis(?: zum| zur| hin zum)?|au|aux|à la|jusqu[’']aux?|a los|al|a la|hasta el|all[’']|alla|ai|fino (?:al|alla|all[’'])|ao|à|até ao) ?[^.;:,]{3,35}?(?= ?[:,–-]| (?:seul|sólo|solo)(?!\p{L}))(?=(?=[^.;]*(?<!\p{L})(?:telt|tellen|zählt|zählen|compte|comptent|cuenta|cuentan|conta|contano)(?!\p{L}))[^.;]*(?<!\p{L})(?:kunt|kan|kunnen|können|kannst|kann|könnt|savez|sait|sais|savoir-faire|talent|métier|travail|sabes|sabe|trabajo|oficio|hacer|sai|sa|fare|lavoro|mestiere|inzet|vakmanschap|werk|arbeit|leistung|einsatz|mee|fazer)(?!\p{L})|[^.;]*(?<!\p{L})(?:seul (?:le|votre|ton) (?:savoir-faire|talent|travail|métier) compte|(?:iedereen|jede[rn]?|alle|tout le monde|chacune?|todos|todo el mundo|tutti|todos) (?:is |sind |ist |est |sont |son |sono |são )?(?:telt mee|welkom|willkommen|bienvenue?s?|bienvenid[oa]s|benvenut[io]|bem-vind[oa]s))(?!\p{L}))(?![^.;]*(?<!\p{L})(?:maar|liever|aber|lieber|mais|plutôt|pero|mejor|ma|però|meglio|mas|jong|junge?n?|ouder|älter|daarboven|darüber|au-delà|geen|keine?|pas|niet|nicht|sauf|behalve|außer|salvo|tranne)(?!\p{L}))/giu;

// "Quien tiene hijos elige turno y quien no, también": those with and those without.
const WITH_AND_WITHOUT =
  /(?<!\p{L})(?:quien|wer|wie|qui|celui qui a|ceux qui ont|chi|quem) (?:(?:tiene|tenga|hat|a|ha|tem|ont) )?(?:hij[oa]s?|kinder(?:en)?|des enfants|figli|filhos)(?: (?:hat|heeft))?(?!\p{L})[^.;]{0,45}?(?:y|und|en|et|e)(?: el)? (?:quien|wer|wie|qui|ceux qui|chi|quem) (?:no(?: los tiene)?|keine(?: hat)?|ze niet heeft|geen(?: heeft)?|niet|n['’]en (?:a|ont) pas|non(?: ne ha)?|não(?: tem)?),? ?(?:también|auch|genauso|ook|aussi|anche|pure|também)(?!\p{L})/giu;

/** Each of them, for sentences in small letters. */
export const ALIKE_ABROAD: readonly RegExp[] = [
  ...PASSED_ABROAD,
  ...STATED_ABROAD,
  EITHER,
  TEAM_AGES,
  CHILDREN,
  BY_TIME,
  USEFUL,
  NOT_NEEDED,
  WORN,
  MAY_BE_WORN,
  WORN_OR_NOT,
  OF_KITCHENS,
  AMONG_US,
  YOUNG_HOUSE,
  WHO_COMES,
  WORKS_COUNCIL,
  CLASSES,
  HOURS_FOR,
  AGE_THERE,
  ALLERGENS,
  TO_MIND,
  FEASTS,
  MORE_BY_MERIT,
  GOODS_FOR,
  SEEN_TO_ABROAD,
  INVITED_TOO,
  WITH_CHILDREN,
  ANYBODY,
  FOREIGN_PAPERS,
  FOREIGN_TITLES,
  SEVERAL_SUITED,
  TIME_GIVEN,
  FROM_TO,
  WITH_AND_WITHOUT,
];

/** A sentence without what these say, at the same places. */
export function withoutAlike(clause: string): string {
  const said = ALIKE_ABROAD.reduce((rest, pattern) => rest.replace(pattern, blanked), clause);
  return REASON.test(clause) && !GREATEST.test(clause) ? said.replace(LEAST_AGE, blanked) : said;
}
