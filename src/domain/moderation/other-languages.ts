import { TOLD } from './told-abroad.ts';
import type { Attribute, Rule } from './types.ts';

/** What a language needs to say that people are taken or left by an attribute. */
interface Language {
  /** Nouns for men and women, and words of sex; no title of a trade. */
  sex: string;
  /** Young and old, said of people, with the noun where the adjective stands beside things too. */
  age: string;
  /** A limit of age in figures. */
  limit: string;
  family: string;
  looks: string;
  origin: string;
  faith: string;
  health: string;
  /** Who is sought, taken or left. */
  chosen: string;
}

// Letters stand for themselves: the patterns are read in lower case. `\p{L}` stands around words, as `\b` knows ASCII alone.
const LANGUAGES: readonly Language[] = [
  {
    sex: 'männer|frauen|männlich|weiblich|herren|damen|mann|frau|bursche[n]?|mädchen|hausfrauen?',
    age: 'rentner\\p{L}*|junge[nrsm]?,? (?:\\p{L}+,? )?\\p{L}*(?:dame|frau|mann|leute)|jugendlich\\p{L}*|junge[nrsm]? (?:leute|damen?|mann|männer|frau(?:en)?|kolleg\\p{L}+|mitarbeit\\p{L}+|bewerber\\p{L}*)|jüngere[nrs]?|ältere[nrs]? (?:bewerber|leute|mitarbeiter|kollegen)\\p{L}*|berufsanfänger (?:bis|unter)',
    limit:
      'zwischen \\d\\d und \\d\\d(?! ?(?:%|uhr|prozent|stunden|euro|kilo|kg|km|tagen?|wochen|monaten?|minuten|mitarbeit|personen|leuten?|grad|std))|(?:bis|maximal|höchstens|unter|über|ab|nicht älter als|jünger als)(?: \\p{L}+)? \\d\\d(?: (?:jahren?|j\\.)|(?= (?:und|oder|sein|sind|ist|bist)|[.,;!](?!\\d)|$))|(?:anfang|mitte|ende|um die) (?:\\d\\d|zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig)',
    family:
      'müttern?|keine familie|kinder im \\p{L}*(?:schul|garten)\\p{L}*|schulpflichtig\\p{L}* kinder\\p{L}*|familienstand\\p{L}*|kinderwunsch|alleinerziehend\\p{L}*|mit (?:kleinen )?kindern|ledig\\p{L}*|verheiratet\\p{L}*|kinderlos\\p{L}*|ohne kinder|schwanger\\p{L}*|ungebunden\\p{L}*',
    looks:
      '(?:mit|inklusive|inkl\\.?|samt) (?:\\p{L}+ )?(?:foto|lichtbild|bewerbungsfoto|bild)|gepflegtes? äußere[sn]?|gutaussehend\\p{L}*|attraktiv\\p{L}* (?:\\p{L}*erscheinung\\p{L}*|äußere\\p{L}*)|attraktive[nrs]? (?:\\p{L}*dame|frau|mitarbeiterin\\p{L}*)|schlank\\p{L}*|hübsch\\p{L}*|model(?:ma(?:ß|ss)e|figur)\\p{L}*|(?:kleider|konfektions)größe',
    origin:
      'migrationshintergrund|ausländer\\p{L}*|ausländisch\\p{L}* (?:namen?|bewerb\\p{L}*|mitarbeit\\p{L}*|arbeitskr\\p{L}*|akzent|wurzeln|herkunft)|(?:wasch)?echte[nr]? \\p{L}+|grenzgänger\\p{L}*|einheimische[nr]?|(?:bewerb\\p{L}*|leute|personal|menschen) aus (?:dem (?:balkan|osten|ausland)|osteuropa|afrika|asien|der türkei)|deutschstämmig\\p{L}*|(?:deutscher|deutsche|europäische[rn]?) (?:herkunft|abstammung)|fahrendes volk|fahrenden|sinti(?: und roma)?|türken|polen|osteuropäer\\p{L}*|flüchtling\\p{L}*|akzentfrei\\p{L}*',
    faith:
      'kopft[uü]ch\\p{L}*|muslim\\p{L}*|moslem\\p{L}*|christlich\\p{L}* (?:glauben?s?|gesinnung|konfession|bekenntnis\\p{L}*)|konfessionslos\\p{L}*|juden|katholik\\p{L}*',
    health:
      'behindert\\p{L}*|schwerbehindert\\p{L}*|kerngesund\\p{L}*|(?:körperlich|geistig|seelisch|psychisch) (?:und \\p{L}+ )?(?:völlig |vollkommen |absolut |voll )?gesund\\p{L}*|schwerbehinderung\\p{L}*|nichtraucher\\p{L}*|übergewicht\\p{L}*|vorerkrankung\\p{L}*|krankheitsanfällig\\p{L}*|raucher',
    chosen:
      'such(?:en|t)|woll(?:en|t)|gesucht|nur|(?:du |sie )?bist|sind sie|melden|brauchen|bitte|haben|hast|bevorzug\\p{L}*|erwünscht|unerwünscht|zwingend|voraussetzung|geeignet|bewerb\\p{L}*|keine?[nr]?|nicht|ausschließlich|ideal\\p{L}*|wünschen',
  },
  {
    sex: 'hommes?|femmes?|masculin|féminin|demoiselles?|messieurs|dames|garçons?|filles?',
    age: 'retraité\\p{L}*|les seniors|jeunes? (?:hommes?|femmes?|filles?|gens|diplômé\\p{L}*|recrues?|collaborat\\p{L}*)|seniors? s.abstenir|trop âgé\\p{L}*',
    limit:
      '(?:moins|plus) de \\d\\d ans|\\d\\d ans (?:maximum|max|au plus)|(?:entre|de) \\d\\d (?:et|à) \\d\\d ans',
    family:
      'mamans?|papas?|célibataires?|marié\\p{L}*|sans enfants?|mères? de famille|enceintes?|sans attaches?',
    looks:
      'belle (?:présentation|présence)|physique (?:agréable|avantageux)|(?:jolie|belle)s? (?:femme|fille|hôtesse)s?|bonne présentation physique|mince',
    origin:
      '(?:un|une|des|les|pas de|vraie?s?) (?:bretonn?|corse|alsacienn?|marocain|algérienn?|tunisienn?|sénégalais|malienn?|turc|turque|polonais|roumain|portugais|chinois|africain|antillais|gitan|rom)e?s?|de souche|français\\p{L}* (?:uniquement|seulement)|étrang(?:er|ère)s?|d.origine (?:française|européenne|étrangère|africaine|maghrébine)|banlieusard\\p{L}*|sans accent|gens du voyage|bbr|bleu[- ]blanc[- ]rouge|maghrébin\\p{L}*|arabes?|immigré\\p{L}*|européen\\p{L}* (?:uniquement|seulement)',
    faith:
      'voilées?|sans voile|foulard|musulman\\p{L}*|catholiques?|chrétien\\p{L}*|juifs?|juives?|de confession',
    health: 'handicapé\\p{L}*|sans handicap|bonne santé|problèmes? de santé|maladies?',
    chosen:
      'demande[rz]|questionne\\p{L}*|cherch(?:ons|e)|vous (?:avez|êtes)|tu (?:as|es)|ne (?:sera|seront|serez) pas|pas retenu\\p{L}*|recherch(?:ons|e)|uniquement|seulement|de préférence|exigé\\p{L}*|souhaité\\p{L}*|s.abstenir|pas de|sans|idéal\\p{L}*|recrut\\p{L}*|profil|candidat\\p{L}*|impératif',
  },
  {
    sex: 'hombres?|mujer(?:es)?|varon(?:es)?|varón|señoritas?|señoras?|chic[ao]s?|femenin[ao]|masculin[ao]|caballeros?|damas?',
    age: '(?:personas?|gente|chic[ao]s?|hombres?|mujer(?:es)?) jóven(?:es)?|(?:persona|chic[ao]|hombre|mujer|gente) joven|jóvenes|demasiado mayor(?:es)?',
    limit:
      '(?:menor(?:es)?|mayor(?:es)?|hasta|máximo|no más)(?: de)? \\d\\d(?: años)?|(?:entre|de) \\d\\d (?:y|a) \\d\\d años|\\d\\d años (?:máximo|como máximo)',
    family: 'solter[ao]s?|casad[ao]s?|sin hijos|sin cargas? familiar(?:es)?|embarazad[ao]s?',
    looks: 'buena presencia|buen (?:físico|parecido)|guap[ao]s?|atractiv[ao]s?|delgad[ao]s?',
    origin:
      'extranjer[ao]s?|inmigrantes?|de origen (?:español|europeo|africano|árabe)|sin acento|gitan[ao]s?|sudamerican[ao]s?|solo españoles',
    faith: 'musulm(?:án|ana|anes)|católic[ao]s?|cristian[ao]s?|judí[ao]s?|sin velo|creyentes?',
    health:
      'discapacitad[ao]s?|sin discapacidad(?:es)?|buena salud|personas? sanas?|sin bajas|bajas médicas|sin enfermedades|enferm[ao]s?',
    chosen:
      'no|ni|pregunt\\p{L}*|busc(?:amos|o|a|an)|solo|sólo|únicamente|preferible\\p{L}*|preferimos|imprescindible|indispensable|requiere|requisitos?|abstenerse|no (?:se )?(?:acept|admit)\\p{L}*|sin|ideal|candidat[ao]s?|contratamos',
  },
  {
    sex: 'uom(?:o|ini)|donn[ae]|ragazz[aeio]|maschi(?:o|le)?|femmin[ae]|femminile|signorin[ae]|signor[aei]',
    age: '(?:ragazz[aeio]|donn[ae]|uom(?:o|ini)|persone?) giovan[ei]|giovan[ei] (?:ragazz[aeio]|donn[ae]|uom(?:o|ini)|leve)|troppo vecchi\\p{L}*',
    limit:
      '(?:massimo|max|fino a|sotto i|sopra i|non oltre i?|under|over)(?: \\p{L}+)? \\d\\d(?: anni)?|(?:tra|fra) i? ?\\d\\d e i? ?\\d\\d anni|età (?:massima|compresa)',
    family: 'nubil[ei]|celib[ei]|sposat[aeio]|senza figli|incint[ae]|senza legami',
    looks: 'bella presenza|bell[ao] aspetto|avvenent[ei]|carin[ae]|bell[ae] (?:ragazz[ae]|donn[ae])',
    origin:
      'extracomunitari\\p{L}*|stranier[aeio]|di origine (?:italiana|europea|africana|straniera)|solo italiani|senza accento|immigrat[aeio]',
    faith: 'musulman[aeio]|cattolic[aohei]+|cristian[aeio]|ebre[aeio]|senza velo',
    health: 'disabil[ei]|senza disabilità|invalid[aeio]|buona salute|malattie',
    chosen:
      'cerc(?:hiamo|asi|a|o)|solo|soltanto|esclusivamente|preferibil\\p{L}*|richiest\\p{L}*|requisit\\p{L}*|astenersi|no |non |senza|ideale|candidat[aeio]|assum\\p{L}*|massimo',
  },
  {
    sex: 'homens?|mulher(?:es)?|senhor(?:a|as|es)?|rapaz(?:es)?|raparigas?|moç[ao]s?|masculin[ao]|feminin[ao]|menin[ao]s?',
    age: '(?:pessoas?|homens?|mulher(?:es)?|rapaz|rapariga) jovem|jovens|demasiado velh[ao]s?',
    limit:
      '(?:até|máximo|no máximo|menos de|mais de|entre)(?: os| as)? \\d\\d(?: e \\d\\d)? anos|\\d\\d anos no máximo',
    family: 'solteir[ao]s?|casad[ao]s?|sem filhos|grávidas?|sem compromissos?',
    looks: 'boa (?:aparência|apresentação|presença)|bonit[ao]s?|atraentes?|magr[ao]s?',
    origin:
      'estrangeir[ao]s?|imigrantes?|de origem (?:portuguesa|europeia|africana)|brasileir[ao]s? não|sem sotaque|cigan[ao]s?',
    faith: 'muçulman[ao]s?|católic[ao]s?|cristã[os]?|cristãos|evangélic[ao]s?|judeus?|sem véu',
    health: 'deficientes?|sem deficiências?|boa saúde|sem doenças?',
    chosen:
      'procur(?:amos|o|a-se)|só|apenas|somente|preferencial\\p{L}*|preferimos|exig\\p{L}*|requisitos?|não (?:aceit|admit)\\p{L}*|sem|ideal|candidat[ao]s?|contratamos|precisa-se',
  },
  {
    sex: 'mannen|vrouwen|man|vrouw|vent|kerel[s]?|meid(?:en)?|meisjes?|jongens?|dames?|heren|mannelijke?|vrouwelijke?',
    age: 'jonge (?:mannen|vrouwen|man|vrouw|vent|meid(?:en)?|jongens?|mensen|honden|collega.?s?)|jongeren|te oud|ouderen niet',
    limit:
      '(?:max(?:imaal)?|(?<!(?:dienst\\p{L}*|ploeg\\p{L}*|werktijd\\p{L}*|rooster|uren|uur|dag)[^.;]{0,25}(?<!\\d)(?:[01]?\\d|2[0-4])(?:[.:]\\d\\d)?(?: uur| u)? )tot|onder(?: de)?|boven(?: de)?|niet ouder dan|jonger dan|tussen)(?: \\p{L}+)? \\d\\d(?: en \\d\\d)?(?: jaar)?',
    family:
      'ongehuwd\\p{L}*|getrouwd\\p{L}*|vrijgezel\\p{L}*|zonder kinderen|zwanger\\p{L}*|thuiswonend\\p{L}*|bij (?:zijn|haar|hun|je) ouders',
    looks: 'knappe|aantrekkelijke?|representatief uiterlijk|slanke?|mooie (?:meid|vrouw|dame)\\p{L}*',
    origin:
      'allochton\\p{L}*|autochton\\p{L}*|buitenlanders?|accentloos|zonder accent|migratieachtergrond|marokkan\\p{L}*|turken|polen|van (?:nederlandse|buitenlandse) afkomst',
    faith: 'hoofddoek\\p{L}*|moslims?|christelijke (?:achtergrond|overtuiging)|joden|katholieken',
    health: 'gehandicapt\\p{L}*|kerngezond\\p{L}*|zonder beperking\\p{L}*|ziekteverleden',
    chosen:
      'zoek(?:en|t)|gezocht|alleen|uitsluitend|bij voorkeur|voorkeur|vereist|gewenst|geen|niet|ideale?|kandida\\p{L}*|solliciteren|moet',
  },
  {
    sex: 'mężczyzn\\p{L}*|kobiet\\p{L}*|panów|pań|panie|dziewczyn\\p{L}*|chłopak\\p{L}*|facet\\p{L}*',
    age: 'młod(?:ą|ego|ych|e) (?:osob\\p{L}*|kobiet\\p{L}*|mężczyzn\\p{L}*|ludzi|dziewczyn\\p{L}*)|zbyt star\\p{L}*',
    limit:
      '(?:do|poniżej|powyżej|maksymalnie|nie starsz\\p{L}* niż|w wieku) \\d\\d(?: ?[-–] ?\\d\\d)?(?:\\.)?(?: lat| roku| r\\.)?',
    family: 'niezamężn\\p{L}*|kawaler\\p{L}*|bezdzietn\\p{L}*|bez dzieci|w ciąży|ciężarn\\p{L}*|mężat\\p{L}*',
    looks:
      'atrakcyjn\\p{L}* (?:wygląd\\p{L}*|kobiet\\p{L}*|dziewczyn\\p{L}*)|miła aparycja|ładn\\p{L}* (?:dziewczyn\\p{L}*|kobiet\\p{L}*)|szczupł\\p{L}*',
    origin:
      'obcokrajowc\\p{L}*|cudzoziemc\\p{L}*|ukrai[nń]c\\p{L}*|bez akcentu|polskiego pochodzenia|rodowit\\p{L}* polak\\p{L}*|romów|cyganów',
    faith: 'katolik\\p{L}*|katoliczk\\p{L}*|wierząc\\p{L}*|muzułman\\p{L}*|żyd\\p{L}*',
    health: 'niepełnosprawn\\p{L}*|zdrow(?:ego|ych|y)|chor(?:ych|ego)',
    chosen:
      'szukam\\p{L}*|poszukuj\\p{L}*|tylko|wyłącznie|preferow\\p{L}*|wymag\\p{L}*|zatrudn\\p{L}*|nie |bez |mile widzian\\p{L}*|kandydat\\p{L}*|najlepiej',
  },
  {
    sex: 'mænd|kvinn(?:a|or|e|er)|kvind(?:e|er)|manlig\\p{L}*|mandlig\\p{L}*|mannlig\\p{L}*|kvinnlig\\p{L}*|kvindelig\\p{L}*|kvinnelig\\p{L}*|tjejer?|killar|kille|jenter?|gutter|piger|drenge',
    age: 'ung[ae] (?:människor|mennesker|folk|män|mænd|menn|kvinnor|kvinder|kvinner|tjejer|killar|piger|jenter|(?:medarb|kolleg|sökand|ansøg|søker)\\p{L}*)|yngre (?:medarb|kolleg|sökand|ansøg|søker|person|förmåg|kræft|kreft)\\p{L}*|pensionär\\p{L}*|pensionist\\p{L}*|för gam(?:mal|la)|for gam(?:mel|le)',
    limit:
      '(?<!(?:barn|børn|elever|ungdomar|ungdommer|unge|åldern|alderen)[^.;]{0,20})(?:[2-7]\\d ?(?:-|–|till?|og|och) ?[2-7]\\d år|(?:under|över|max|maximalt|högst|højst|høyst|inte äldre än|ikke ældre end|ikke eldre enn) [2-7]\\d år)',
    family:
      'färdig\\p{L}* med (?:att få )?barn|færdig\\p{L}* med (?:at få )?børn|ferdig\\p{L}* med (?:å få )?barn|(?:utan|uden|uten) (?:små |hjemmeboende )?(?:barn|børn)|ogift\\p{L}*|ugift\\p{L}*|barnlös\\p{L}*|barnløs\\p{L}*|gravid\\p{L}*|småbarns\\p{L}+',
    looks:
      'snygg\\p{L}*|vacker\\p{L}*|smuk\\p{L}*|(?:flott|attraktivt|tilltalande|pent) utseende|(?:bifoga|vedlæg|vedlegg) (?:et |ett )?(?:foto|bilde|billede)',
    origin:
      'invandrar\\p{L}*|indvandrer\\p{L}*|innvandrer\\p{L}*|utlänning\\p{L}*|udlænding\\p{L}*|utlending\\p{L}*|(?:utländsk|udenlandsk|utenlandsk)\\p{L}* (?:bakgrund|baggrund|bakgrunn|namn|navn\\p{L}*)|(?:utan|uden|uten) (?:accent|brytning|aksent)|etnisk\\p{L}* (?:svensk|dansk|norsk)\\p{L}*|(?:svenskfödd|danskfødt|norskfødt)\\p{L}*',
    faith: 'muslim\\p{L}*|slöja|tørklæde\\p{L}*|hijab|kristen|kristne|judar|jøder|troende',
    health:
      'handikap\\p{L}*|funktionsned\\p{L}*|funksjonsned\\p{L}*|(?:god hälsa|godt helbred|god helse)|sjukskriv\\p{L}*|sygemeld\\p{L}*|sykmeld\\p{L}*',
    chosen:
      'söker|søger|søker|sökes|søges|søkes|endast|bara|kun|gärna|gerne|helst|ska vara|skal være|bør være|bör vara|måste|får inte|må ikke|inga|ingen|inte|ikke|önskas|ønskes|du (?:är|er)|kandidat\\p{L}*',
  },
  {
    sex: '(?<!(?:việt|miền|phía|đông|tây) )nam(?! (?:bộ|á|phi|mỹ|định|kỳ))(?! ?(?:và|hoặc|,|\\/)? ?nữ)|(?<!nam ?(?:và|hoặc|,|\\/)? ?)nữ|phụ nữ|đàn ông|con gái|con trai',
    age: 'người trẻ|trẻ tuổi|trẻ trung|lớn tuổi|cao tuổi',
    limit:
      '(?:tuổi )?từ \\d\\d (?:đến|tới) \\d\\d(?: tuổi)?(?<=tuổi.*)|\\d\\d ?[-–] ?\\d\\d tuổi|(?:dưới|không quá|tối đa) \\d\\d tuổi|độ tuổi(?: từ)? \\d\\d',
    family:
      'độc thân|chưa (?:lập gia đình|kết hôn|có con)|không (?:vướng bận|có con)|đã (?:lập gia đình|kết hôn)',
    looks: 'ngoại hình|xinh đẹp|xinh xắn|ưa nhìn|dễ nhìn',
    origin: 'người (?:việt|hoa|tàu|bắc|nam|trung|kinh|bản xứ|da (?:trắng|đen))',
    faith: 'công giáo|phật giáo|đạo phật|theo đạo|hồi giáo',
    health: 'khuyết tật|mang thai|có bầu',
    chosen: 'tuyển|cần|tìm|ưu tiên|chỉ|yêu cầu|nhận|không nhận',
  },
];

// Said against it: everybody is welcome, and the letters after a title mean just that.
/** Beside these a preference or a welcome is none: "nur Männer willkommen". */
const ALONE =
  '(?:nur|ausschließlich|keine?[nrms]?|ohne|seulement|uniquement|pas|sans|sauf|aucune?|solo|sólo|solamente|ning[uú]n[oa]?|nessun[oa]?|alleen|geen|zonder|tylko)';
const PREFERRED =
  'bei gleicher (?:eignung|qualifikation|befähigung)|bei gleichwertiger (?:eignung|qualifikation)|à compétences? égales?|willkommen|handicap bienvenue|(?:sont|est|seront|sera) (?:les? |la )?bienven(?:ue?s?|us)|bienvenid\\p{L}*|welkom';
const OPEN_TO_ALL =
  `(?:${PREFERRED})(?<!(?<!\\p{L})${ALONE}(?!\\p{L}).*)(?!.*(?<!\\p{L})${ALONE}(?!\\p{L}))|` +
  'alle[nr]? geschlecht\\p{L}*|jede[ns] alters|jede[rn] (?:herkunft|religion)|(?:ist|sind) (?:\\p{L}+ ){0,3}kein hindernis|spielt (?:\\p{L}+ ){0,3}keine rolle|ist uns (?:gleich|egal)|(?:bitte|uns|sie) (?:\\p{L}+ ){0,3}kein(?:en?)? (?:foto|lichtbild|geburtsdatum)|(?:beratungsstelle|wohnheim|wohngruppe|einrichtung|werkstatt|schule|angebote?) für (?:frauen|männer|menschen|kinder|jugendliche)|ouverte?s aux|autant de femmes que d.hommes|peu importent?|aucune (?:photo|date de naissance)|victimes de violences?|unabhängig von|freuen uns über bewerbungen|égal(?:es|ité)|toutes et (?:à )?tous|quel que soit|ouvert (?:aux|à)|independientemente|igualdad|con discapacidad|indipendentemente|entrambi i sessi|ambosessi|independentemente|ambos os sexos|ongeacht|iedereen|niezależnie|bez względu|oavsett|uanset|uansett|uppmuntras|opfordres|oppfordres';

/** Where a condition follows, it is not for everybody: "Alter spielt keine Rolle, solange Sie unter 40 sind". */
export const CONDITION =
  '(?<!\\p{L})(?:solange|sofern|hauptsache|außer|aber nur|pourvu|tant que|sauf|du moment)(?!\\p{L})';
const FOR_ALL = new RegExp(`^(?![^]*${CONDITION})[^]*?(?:${OPEN_TO_ALL})`, 'iu');
/** Marks that both sexes are meant: they say nothing of age, origin or anything else. */
const BOTH_SEXES =
  'm\\s?\\/\\s?w\\s?\\/\\s?d|w\\s?\\/\\s?m\\s?\\/\\s?d|f\\s?\\/\\s?m|h\\s?\\/\\s?f|d\\s?\\/\\s?[mw]\\s?\\/\\s?[mw]|m\\s?\\/\\s?w\\s?\\/\\s?x';
const FOR_BOTH = new RegExp(`^(?![^]*${CONDITION})[^]*?(?:${OPEN_TO_ALL})|${BOTH_SEXES}`, 'iu');
const openTo = (about: Attribute): RegExp => (about === 'sex' ? FOR_BOTH : FOR_ALL);

const WORD = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** Prepositions of what somebody is sought for. */
const FOR_WORK = '(?:für|fürs|zum|zur|pour|para|per|voor|till|til|na|do|cho)';

const BY_ATTRIBUTE: readonly (readonly [Attribute, keyof Language])[] = [
  ['sex', 'sex'],
  ['age', 'age'],
  ['age', 'limit'],
  ['family', 'family'],
  ['appearance', 'looks'],
  ['race_or_origin', 'origin'],
  ['religion', 'faith'],
  ['disability_or_health', 'health'],
];

const TENS_DE = 'zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig';
const TENS_FR = 'vingt|trente|quarante|cinquante|soixante';

// What is left out by a word beside it; alone it is spoken of in many ads.
const LEFT_OUT: readonly (readonly [Attribute, string])[] = [
  [
    'sex',
    'geschlecht ?: ?(?:männlich|weiblich)|sexe ?:? ?(?:masculin|féminin)|sexo ?:? ?(?:masculino|femenino|feminino)|sesso ?:? ?(?:maschile|femminile)|geslacht ?:? ?(?:man|vrouw)',
  ],
  [
    'age',
    'alter ?: ?\\d\\d|âge (?:maxim\\p{L}+|idéal|souhaité)|edad (?:máxima|ideal|entre|de \\d\\d)|età (?:massima|compresa|ideale)|idade (?:máxima|ideal|entre|de \\d\\d)|leeftijd ?: ?\\d\\d',
  ],
  [
    'language',
    '(?:español|castellano|inglés|francés|alemán|italiano|portugués) nativ[oa]|hablantes? nativ[oa]s?|(?:di )?madrelingua|lingua madre|língua materna|moedertaal\\p{L}*|język ojczysty',
  ],
  [
    'race_or_origin',
    '(?:nur|ausschließlich) (?:schweizer|österreicher|deutsche|europäer|einheimische)(?: ?[,.;]|$)|français\\p{L}* de souche|(?:nom|prénom) à consonance \\p{L}+|pura cepa',
  ],
  [
    'religion',
    '(?:catholique|chrétien|musulman|juif|protestant)\\p{L}* pratiquant\\p{L}*|praktizierende[rn]? (?:christ|katholik|muslim|jude)\\p{L}*|(?:católic|cristian)[ao]s? practicantes?|cattolic[oaie]+ praticant[ei]',
  ],
  [
    'sexual_orientation',
    '(?:keine|nicht|nur|pas|sans|no|sin|niente|non|geen) (?:\\p{L}+ ){0,2}(?:homosexuel\\p{L}*|schwule?\\p{L}*|lesbi\\p{L}*|homosexual\\p{L}*|omosessual\\p{L}*|homo.s|gays?)',
  ],
  ['pregnancy', '(?:keine?|nicht|ohne) (?:\\p{L}+ ){0,2}(?:schwangerschaft|schwanger|mutterschutz)'],
  ['pregnancy', '(?:pas|sans|aucun) (?:\\p{L}+ ){0,3}(?:grossesse|congé maternité|enceinte)'],
  [
    'family',
    'familienplanung (?:\\p{L}+ ){0,2}abgeschlossen|abgeschlossene familienplanung|kein kinderwunsch',
  ],
  [
    'race_or_origin',
    '(?:n.habit\\p{L}*|ne (?:vit|réside|vivez|résidez)) pas (?:\\p{L}+ ){0,3}?(?:9[1-5]|cités?|banlieues?|zup|hlm|quartiers? (?:nord|sensibles?|populaires?))',
  ],
  [
    'race_or_origin',
    '(?:pas de|pas d.|aucun\\p{L}*|sans|ni|hors|évitez|éviter) (?:\\p{L}+ ){0,2}(?:du|des|de la|de) (?:9[1-5]|cités?|banlieues?|zup|hlm|quartiers? (?:nord|sensibles?|populaires?))|(?:profils?|candidat\\p{L}*|look|type) (?:bbr|bleu[- ]blanc[- ]rouge)|bleu[- ]blanc[- ]rouge',
  ],
  ['religion', '(?:ne )?port(?:e|ez|er|ant) (?:pas )?(?:le|un|de) (?:voile|foulard|hijab)'],
  ['religion', '(?:trägt|tragen) (?:k?ein )?(?:kopftuch|schleier)'],
  [
    'religion',
    '(?:(?:mit|ohne) (?:\\p{L}+ )?(?:kopftuch|kopftüchern?|kippa)|candidat\\p{L}* (?:avec|sans) (?:un |le )?voile|(?:avec|sans) (?:un |le )?(?:foulard islamique|hijab|kippa)|(?:met|zonder) (?:een )?hoofddoek|con (?:el |il )?(?:velo islámico|velo islamico|hiyab|hijab))(?![^.;]*(?:willkommen|gerne?|kein problem|bienvenu|welkom|bienvenid|benvenut))',
  ],
  [
    'union_or_politics',
    'gewerkschaft(?:er|ler|smitglied)\\p{L}* (?:\\p{L}+ ){0,3}(?:nicht|keine?[nr]?|unerwünscht)|syndiqué\\p{L}* (?:n.\\p{L}+ pas|s.abstenir|refusé\\p{L}*)',
  ],
  [
    'age',
    '(?:bewerber\\p{L}*|kandidat\\p{L}*) (?:über|ab|unter) \\d\\d|ist jung und (?:\\p{L}+ ){0,4}bleiben|(?:moins|plus) de (?:vingt|trente|quarante|cinquante|soixante)(?:[- ]\\p{L}+)? ans (?:\\p{L}+ )?(?:refusé|exclu|s.abstenir)\\p{L}*',
  ],
  // Ages in words, somebody young, a man or a woman rather, a name that sounds of somewhere.
  [
    'age',
    `(?:älter|jünger) als (?:anfang |mitte |ende )?(?:${TENS_DE}|\\d\\d)|(?:unter|über|ab|bis|maximal|höchstens) (?:${TENS_DE}) jahren?(?! (?:erfahrung|im))|jemand (?:\\p{L}+ )?junge[ns]?|nicht (?:mehr )?(?:allzu |zu |so )alt`,
  ],
  [
    'age',
    `(?<!(?:depuis|voici|il y a|fort de|après|pendant) )(?:maximum|max|moins de|plus de|au plus|au-dessus de|jusqu.à) (?:${TENS_FR})(?:[- ](?:et[- ])?(?:\\p{L}+))? ans(?! (?:d.|de |dans|en ))|(?:${TENS_FR})(?:[- ](?:et[- ])?\\p{L}+)? ans (?:maximum|max|au plus|grand maximum)|quelqu.un de (?:plutôt |assez |très |plus )?jeune|(?:personne|profil) (?:plutôt |assez )?jeunes?|(?:pas|plus) (?:trop|très) (?:vieux|vieille)`,
  ],
  [
    'sex',
    '(?:lieber|am liebsten|eher|möglichst|vorzugsweise|idealerweise) (?:einen? |ein |nur )?(?:mann|männer|frau(?:en)?|herrn?|dame|kerl|mädchen|jungs)(?! oder)|(?:plutôt|idéalement|de préférence|si possible|forcément|surtout) (?:une? |des |que des )?(?:hommes?|femmes?|garçons?|filles?|gars|mecs?|nanas?|dames?)(?! ou )',
  ],
  [
    'race_or_origin',
    '(?:deutsch|europäisch|einheimisch|ausländisch|fremd|türkisch|arabisch|osteuropäisch)(?:e[mnrs]?|klingende[mnrs]?)? (?:klingende[mnrs]? )?(?:nach)?namen?|(?:nom|prénom|patronyme)s? (?:bien |très |plutôt )?(?:français|européen|étranger|arabe|africain|maghrébin|d.ici)\\p{L}*',
  ],
  ['union_or_politics', '(?:évite[rz]?|sauf|hors) (?:\\p{L}+ ){0,3}(?:syndiqu\\p{L}*|syndicalist\\p{L}*)'],
  ['nationality', 'nationalité \\p{L}+ (?:exigée|requise|obligatoire|impérative|souhaitée|indispensable)'],
  [
    'union_or_politics',
    '(?:nicht|nie|keine?[mnrs]?|ohne) (?:\\p{L}+ ){0,3}(?:gewerkschaft\\p{L}*|betriebsr[aä]t\\p{L}*)',
  ],
  [
    'union_or_politics',
    '(?:no|sin|nunca|ningún|non|senza|nessun|não|sem|niet|geen|nooit|nie|bez) (?:\\p{L}+ ){0,3}(?:sindicat\\p{L}*|sindicalistas?|sindacat\\p{L}*|sindacalisti?|vakbond\\p{L}*|związk\\p{L}* zawodow\\p{L}*)',
  ],
  [
    'union_or_politics',
    '(?:jamais|pas|non|ni|sans) (?:\\p{L}+ ){0,3}(?:syndiqué\\p{L}*|syndicalistes?|délégués? (?:syndica(?:l|ux)|du personn?el))',
  ],
];

const EAST: readonly Rule[] = [
  {
    about: 'sex',
    subject: 'role',
    pattern:
      /(?:女性|男性|女子|男子)(?:のみ|限定|希望|歓迎|优先|優先)|(?:仅限|只限|只招|限)(?:男|女)(?:性|生|士)?|(?:男|女)性?(?:优先|優先|限定)|여성만|남성만|(?:여성|남성) (?:우대|한정)/gu,
  },
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\d\d歳(?:まで|以下|未満|以上)|(?:年龄|年齡)[^。，,]{0,4}\d\d|\d\d岁(?:以下|以内|以上)|\d\d세 (?:이하|미만|이상)/gu,
  },
  {
    about: 'race_or_origin',
    subject: 'role',
    pattern: /汉族(?:优先|限定)?|日本人(?:のみ|限定)|外国人(?:不可|お断り)|한국인만/gu,
  },
  {
    about: 'family',
    subject: 'role',
    pattern: /未婚(?:者|优先|のみ)?|已婚已育(?:优先)?|独身(?:者|のみ)|미혼/gu,
  },
  { about: 'appearance', subject: 'role', pattern: /容姿端麗|形象(?:好|佳)|相貌端正|용모 ?단정/gu },
];

/** Rules by class for other languages than English: an attribute's words, where the sentence says who is taken or left. */
export const OTHER_LANGUAGES: readonly Rule[] = [
  ...LANGUAGES.flatMap((language) =>
    BY_ATTRIBUTE.map(
      ([about, words]): Rule => ({
        about,
        subject: 'role',
        pattern: new RegExp(WORD(language[words]), 'giu'),
        needs: new RegExp(WORD(language.chosen), 'iu'),
        unless: openTo(about),
      }),
    ),
  ),
  // A line that begins with the people says by that who is sought: "Männer unter 40".
  ...LANGUAGES.map(
    ({ sex, limit }): Rule => ({
      about: 'age',
      subject: 'role',
      pattern: new RegExp(WORD(limit), 'giu'),
      needs: new RegExp(`^[^\\p{L}]*(?:\\p{L}+ )?${WORD(sex)}`, 'iu'),
      unless: openTo('age'),
    }),
  ),
  // And so does one of a few words that goes on with the work: "Jonge vrouwen voor de receptie".
  ...LANGUAGES.map(
    ({ sex, age }): Rule => ({
      about: 'age',
      verdict: 'held',
      subject: 'role',
      pattern: new RegExp(
        `^(?=.{0,30}${WORD(sex)})${WORD(age)}(?= ${FOR_WORK} (?:\\p{L}+ ){0,2}\\p{L}+[.!]?$)`,
        'giu',
      ),
      unless: openTo('age'),
    }),
  ),
  ...LEFT_OUT.map(
    ([about, words]): Rule => ({
      about,
      pattern: new RegExp(WORD(words), 'giu'),
      unless: openTo(about),
    }),
  ),
  ...TOLD.map(
    ([about, words]): Rule => ({
      about,
      verdict: 'held',
      subject: 'person',
      pattern: new RegExp(WORD(words), 'giu'),
    }),
  ),
  ...EAST,
];

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const OTHER_WORDS: string = [
  ...LANGUAGES.flatMap((language) => BY_ATTRIBUTE.map(([, words]) => language[words])),
  ...LEFT_OUT.map(([, words]) => words),
  ...TOLD.map(([, words]) => words),
].join('|');

/** What a sentence holds that the rules for East Asian languages look for. */
export const EAST_MENTION = '[男女歳岁年汉族本外未已独容形相여남세한미용]';
