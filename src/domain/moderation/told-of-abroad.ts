import type { Attribute, Rule } from './types.ts';

// What `told-of-rules.ts` reads in English, in the languages of the pages: who the person is stands at the head of a sentence or of a part
// of it. Whom the work serves, and what it deals in, stands behind other words.

/** Whom the work is for, or what was done, shortly before. */
const NOT_OTHERS =
  '(?<!(?<!\\p{L})(?:für|pour|para|per|voor|för|patient\\p{L}*|patiënt\\p{L}*|pacientes|pazienti|utentes|kunden|klanten|clientes|clienti|clients|elever|élèves|alumn[oa]s|alunni|alunos|leerlingen|schüler\\p{L}*|bewohner\\p{L}*|bewoners|geprüft|auditó|auditou|auditerade|personnes|personas|persone|pessoas|mensen|menschen|personer|enfants|niñ[oa]s|bambini|crianças|kinderen|barn|kinder)(?!\\p{L})[^.;:]{0,40})';
const word = (source: string): string => `${NOT_OTHERS}(?<!\\p{L})(?:${source})(?!\\p{L})`;
/** Where a part begins, with what may stand before what somebody is. */
const HEAD = `(?:^[^\\p{L}\\p{N}]*|${NOT_OTHERS}(?:[,;:(\u2013\u2014] ?| - |(?<!\\p{L})(?:ist|est|es|è|é|is|är|und|et|y|ed?|en|och|als|comme|como|come|som|hat|a|tiene|ha|tem|heeft|har) ))(?:(?:eine?r?|une?|un[oa]?|uma?|een|ett?|en|de|der|die|le|la|el|il|o|seit|sehr|très|muy|molto|muito) ){0,2}`;
const END =
  '(?=[^\\p{L}\\p{N}]*$|[,.;:!)\u2013\u2014]| (?:und|et|y|e|ed|en|och|mit|avec|con|com|met|med|seit|depuis|desde|da|dal|dalla|sinds|sedan|von|de|van|von geburt)(?!\\p{L}))';

/** By attribute: words that tell it at the head, and turns of phrase that tell it anywhere. */
interface Told {
  about: Attribute;
  verdict?: 'held';
  head?: string;
  anywhere?: string;
}

const DE: readonly Told[] = [
  {
    about: 'disability_or_health',
    head: 'rollstuhlfahrer(?:in)?|rollstuhlnutzer(?:in)?|gehörlos\\p{L}{0,2}|taub|blinde?r?|sehbehinderte?r?|hörgeschädigte?r?|schwerhörige?r?|querschnittsgelähmte?r?|diabetiker(?:in)?|epileptiker(?:in)?|asthmatiker(?:in)?|autist(?:in)?|legastheniker(?:in)?|blindenhundhalter(?:in)?|hörgeräteträger(?:in)?|prothesenträger(?:in)?|dialysepatient(?:in)?|krebsüberlebende?r?|contergangeschädigte?r?',
    anywhere:
      'sitzt im rollstuhl|(?:nutzt|braucht|benutzt) (?:einen |den )?(?:rollstuhl|rollator|gehstock|blindenhund|blindenstock)|trägt (?:ein(?:e|en)? )?(?:hörgeräte?|prothese|cochlea-implantat)|insulinpflichtig\\p{L}*|seit (?:der |seiner |ihrer )?geburt (?:taub|gehörlos|blind)|von geburt an (?:taub|gehörlos|blind)|(?:taub|gehörlos|blind) (?:seit|von) (?:der )?geburt|lebt mit (?:diabetes|epilepsie|ms|multipler sklerose|krebs|depressionen|hiv|asthma|parkinson|einer behinderung)|(?:leidet|erkrankt) (?:an|unter) \\p{L}+|(?:in|nach) (?:der )?(?:chemotherapie|strahlentherapie)|mit (?:seinem|ihrem) (?:blindenhund|assistenzhund|rollstuhl)',
  },
  {
    about: 'race_or_origin',
    head: '(?:schwarze|weiße|weisse|asiatische|afrikanische|farbige|dunkelhäutige|türkische|arabische)[rn]? (?:frau|mann|dame|herr|\\p{L}{5,}(?:in|er|or|ist|ant))',
    anywhere:
      'diversity-(?:kandidat(?:in)?|besetzung|einstellung)|erfüllt (?:die |eine )?(?:diversity-?|diversitäts-?|frauen)quote',
  },
  {
    about: 'family',
    head: '(?:(?:stolzer?|zwei-?fache[rn]?|drei-?fache[rn]?|vier-?fache[rn]?|fünf-?fache[rn]?|mehrfache[rn]?|alleinerziehende[rn]?|junge[rn]?|frischgebackene[rn]?|werdende[rn]?) )+(?:mutter|vater|mama|papa|oma|opa)',
    anywhere:
      '(?:mama|papa|oma|opa|großmutter|großvater) von (?:zwei|drei|vier|fünf|\\d|zwillingen)|pflegt (?:seine|ihre|den|die) (?:kranke |alte )?(?:mutter|vater|eltern|frau|mann)',
  },
  {
    about: 'pregnancy',
    anywhere:
      'erwartet (?:ihr|sein|ein) (?:\\p{L}+ )?(?:kind|baby)|erwartet zwillinge|im \\p{L}+ monat schwanger',
  },
  {
    about: 'religion',
    verdict: 'held',
    head: '(?:kirchen|moschee|synagogen|tempel|pfarr)(?:vorstand|vorsteher(?:in)?|kassier\\p{L}*|schatzmeister(?:in)?|älteste[rn]?|chorleiter(?:in)?|mitglied)|presbyter(?:in)?|kirchenälteste[rn]?|pfarrgemeinderat|laienprediger(?:in)?|messdiener(?:in)?',
    anywhere:
      '(?:kassierer?|kassenwart|schatzmeister|vorstand|vorsitzender?|mitglied|organist|küster|ältester?)(?:in)? (?:in |an )?(?:der|einer|seiner|ihrer|des) (?:\\p{L}+ )?(?:kirche(?:ngemeinde)?|moschee(?:gemeinde)?|synagoge|tempels?|gurdwara|gemeinde)(?! \\p{Lu})|singt im kirchenchor|betet (?:fünfmal|täglich)|geht (?:sonntags )?in die kirche',
  },
  {
    about: 'appearance',
    verdict: 'held',
    head: '1[.,]\\d\\d ?m(?:eter)?(?: groß)?|1\\d\\d ?cm(?: groß)?|(?:groß gewachsen|hochgewachsen|gutaussehend|attraktiv|hübsch|blond|rothaarig|schlank|sportlich gebaut|vollbärtig|glatzköpfig|blauäugig|tätowiert|übergewichtig|korpulent)(?:e|er)?',
    anywhere:
      '(?:militärische|stattliche|athletische|kräftige) (?:haltung|statur|erscheinung|figur)|zwei meter groß',
  },
];
const FR: readonly Told[] = [
  {
    about: 'disability_or_health',
    head: 'sourde?|malentendante?|aveugle|malvoyante?|non-voyante?|paraplégique|tétraplégique|diabétique|épileptique|asthmatique|autiste|dyslexique|bipolaire|séropositi(?:f|ve)|amputée?|utilisat(?:eur|rice) de fauteuil roulant|porteu(?:r|se) d.(?:appareils? auditifs?|implant)|malade chronique',
    anywhere:
      '(?:en|utilise un|se déplace en) fauteuil roulant|(?:sourde?|aveugle) (?:de|depuis la) naissance|insulino-?dépendante?|sous (?:insuline|dialyse|chimio\\p{L}*|antidépresseurs)|(?:son|avec un) chien[- ]guide|canne blanche|(?:porte|avec) (?:un|des|ses) (?:appareils? auditifs?|prothèses?)|(?:atteinte?|souffre|vit avec|guérie? d.un) (?:de |d.|du |un |la |le )?(?:diabète|épilepsie|sclérose|cancer|dépression|vih|asthme|parkinson|handicap|endométriose)|en rémission',
  },
  {
    about: 'race_or_origin',
    head: '(?:femme|homme|\\p{L}{5,}(?:eur|euse|ière?|iste|ante?|able|rice)) (?:noire?|blanche?|asiatique|arabe|maghrébine?|africaine?|métisse?)',
    anywhere:
      '(?:recrutement|candidat(?:e|ure)?|profil|choix) (?:de la |de )?diversité|coche (?:la|une|toutes les) cases? (?:de la )?diversité',
  },
  {
    about: 'family',
    anywhere:
      '(?:papa|maman|mamie|papi|grand-père|grand-mère|père|mère) de (?:deux|trois|quatre|cinq|six|\\d|jumeaux|plusieurs)(?! \\p{L}*(?:ans|brevets|projets|sociétés))|(?:jeune|future?|nouveau|nouvelle) (?:papa|maman|père|mère)',
  },
  {
    about: 'pregnancy',
    anywhere: 'attend (?:son|un|leur|des) (?:\\p{L}+ )?(?:enfant|bébé|jumeaux)|enceinte de',
  },
  {
    about: 'religion',
    verdict: 'held',
    head: '(?:trésori(?:er|ère)|secrétaire|présidente?|bénévole|membre|marguillier|ancien|diacre|organiste|sacristain|catéchiste|choriste) (?:d.une|de la|de sa|de son|de l.|du|à la|à l.|dans sa|d.un) ?(?:mosquée|église|paroisse|synagogue|temple|gurdwara|chapelle)',
    anywhere:
      '(?:trésori(?:er|ère)|secrétaire|présidente?|bénévole|membre|ancien|diacre|organiste) (?:d.une|de sa|de la|à la) (?:mosquée|paroisse|synagogue|église)|chante à (?:l.église|la paroisse|la chorale paroissiale)|(?:catholique|musulmane?|juive?|protestante?) pratiquante?|va à la (?:messe|mosquée|synagogue)',
  },
  {
    about: 'appearance',
    verdict: 'held',
    head: '1 ?m ?\\d\\d|un mètre (?:soixante|quatre|soixante-dix|cinquante|quatre-vingt)\\p{L}*|(?:belle?|beau|blonde?|brune?|rousse?|roux|grande?|mince|élancée?|barbue?|chauve|tatouée?|séduisante?|obèse|corpulente?)(?: (?:femme|homme|brune?|blonde?))?',
    anywhere:
      '(?:allure|prestance|carrure) (?:militaire|athlétique|imposante|sportive)|physique (?:agréable|avantageux|imposant)',
  },
];
const ES: readonly Told[] = [
  {
    about: 'disability_or_health',
    head: 'sord[oa]|cieg[oa]|invidente|parapléjic[oa]|tetrapléjic[oa]|diabétic[oa]|epiléptic[oa]|asmátic[oa]|autista|disléxic[oa]|bipolar|seropositiv[oa]|amputad[oa]|usuari[oa] de silla de ruedas',
    anywhere:
      '(?:en|usa|utiliza) (?:una )?silla de ruedas|(?:sord[oa]|cieg[oa]) de nacimiento|insulinodependiente|(?:su|con) perro guía|bastón blanco|(?:lleva|usa) (?:audífonos?|prótesis|un implante coclear)|(?:padece|sufre|vive con|superó un|diagnosticad[oa] de|tiene) (?:de |una? )?(?:diabetes|epilepsia|esclerosis|cáncer|depresión|vih|asma|parkinson|discapacidad|fibromialgia)|en (?:tratamiento con )?(?:quimioterapia|diálisis)',
  },
  {
    about: 'race_or_origin',
    head: '(?:mujer|hombre|\\p{L}{5,}(?:or|ora|ista|ero|era|ante|able)) (?:negr[oa]|blanc[oa]|asiátic[oa]|gitan[oa]|mulat[oa]|african[oa]|árabe)',
    anywhere:
      '(?:contratación|perfil|candidat[oa]) (?:de|por) (?:la )?diversidad|cumple (?:la |con la )?cuota de (?:diversidad|género)',
  },
  {
    about: 'family',
    anywhere:
      '(?:papá|mamá|padre|madre|abuel[oa]) de (?:dos|tres|cuatro|cinco|seis|\\d|mellizos|gemelos)(?! (?:años|empresas))|madre soltera|padre soltero',
  },
  {
    about: 'pregnancy',
    anywhere: 'espera (?:su|un) (?:\\p{L}+ )?(?:hij[oa]|bebé)|embarazada|espera gemelos',
  },
  {
    about: 'religion',
    verdict: 'held',
    anywhere:
      '(?:tesorer[oa]|secretari[oa]|president[ea]|voluntari[oa]|miembro|diácono|organista|catequista|ancian[oa]|sacristán) (?:de|en) (?:la|una|su) (?:\\p{L}+ )?(?:mezquita|iglesia|parroquia|sinagoga|gurdwara|congregación)|(?:tesorer[oa]|voluntari[oa]|miembro) (?:de|en) (?:el|un|su) templo|(?:católic[oa]|musulmán|musulmana|judí[oa]) practicante|canta en el coro de (?:la|su) (?:iglesia|parroquia)|va a misa',
  },
  {
    about: 'appearance',
    verdict: 'held',
    head: '1[.,]\\d\\d ?(?:m|metros)?(?: de (?:altura|estatura))?|un metro (?:sesenta|setenta|ochenta|noventa|cincuenta)|guap[oa]|rubi[oa]|moren[oa]|pelirroj[oa]|calv[oa]|barbud[oa]|atractiv[oa]|delgad[oa]|tatuad[oa]|obes[oa]|alt[oa] y (?:\\p{L}+)',
    anywhere:
      '(?:porte|presencia|complexión) (?:militar|atlétic[oa]|imponente)|buena (?:presencia física|figura)',
  },
];
const IT: readonly Told[] = [
  {
    about: 'disability_or_health',
    head: 'sord[oa]|ciec[oa]|cieco|non vedente|ipovedente|paraplegic[oa]|tetraplegic[oa]|diabetic[oa]|epilettic[oa]|asmatic[oa]|autistic[oa]|dislessic[oa]|bipolare|sieropositiv[oa]|amputat[oa]',
    anywhere:
      '(?:in|usa la|su) sedia a rotelle|(?:sord[oa]|ciec[oa]) (?:dalla|di) nascita|insulino-?dipendente|cane guida|bastone bianco|porta (?:gli |l.)?(?:apparecchi? acustic[oi]|protesi)|(?:soffre|affett[oa]|malat[oa]|convive con) (?:di |da |il |la |l.)?(?:diabete|epilessia|sclerosi|cancro|depressione|hiv|asma|parkinson|disabilità)|in (?:chemioterapia|dialisi)',
  },
  {
    about: 'race_or_origin',
    head: '(?:donna|uomo|\\p{L}{5,}(?:ore|rice|ista|ente|ante|abile)) (?:ner[oa]|bianc[oa]|asiatic[oa]|african[oa]|arab[oa])',
    anywhere: '(?:assunzione|candidat[oa]|profilo) (?:per la |di )diversità|quota (?:diversità|rosa)',
  },
  {
    about: 'family',
    anywhere:
      '(?:papà|mamma|padre|madre|nonn[oa]) di (?:due|tre|quattro|cinque|\\d|gemelli)(?! (?:anni|aziende))|(?:ragazza madre|mamma single|papà single)',
  },
  {
    about: 'pregnancy',
    anywhere:
      'aspetta (?:il|un|la) (?:\\p{L}+ )?(?:figli[oa]|bambin[oa]|bimb[oa])|incinta|aspetta due gemelli',
  },
  {
    about: 'religion',
    verdict: 'held',
    anywhere:
      '(?:tesorier[ea]|segretari[oa]|presidente|volontari[oa]|membro|diacono|organista|catechista|sacrestano|anziano) (?:della|di una|nella|in|della sua) (?:\\p{L}+ )?(?:moschea|chiesa|parrocchia|sinagoga|gurdwara|congregazione)|(?:cattolic[oa]|musulman[oa]|ebre[oa]) praticante|canta nel coro (?:della|in) (?:chiesa|parrocchia)|va a messa',
  },
  {
    about: 'appearance',
    verdict: 'held',
    head: '(?:alt[oa] )?(?:1[.,]\\d\\d ?(?:m|metri)?|un metro e (?:sessanta|settanta|ottanta|novanta|cinquanta))|bell[oa]|biond[oa]|brun[oa]|calv[oa]|barbut[oa]|attraente|snell[oa]|tatuat[oa]|obes[oa]|alt[oa] e \\p{L}+',
    anywhere:
      '(?:portamento|fisico|corporatura) (?:militare|atletic[oa]|imponente|robust[oa])|bella presenza',
  },
];
const PT: readonly Told[] = [
  {
    about: 'disability_or_health',
    head: 'surd[oa]|ceg[oa]|invisual|paraplégic[oa]|tetraplégic[oa]|diabétic[oa]|epilétic[oa]|epiléptic[oa]|asmátic[oa]|autista|disléxic[oa]|bipolar|seropositiv[oa]|amputad[oa]|utilizador[a]? de cadeira de rodas|cadeirante',
    anywhere:
      '(?:em|usa|utiliza|numa) (?:uma )?cadeira de rodas|(?:surd[oa]|ceg[oa]) de nascença|insulinodependente|cão[- ]guia|bengala branca|usa (?:aparelhos? auditivos?|prótese)|(?:sofre|vive com|padece|portador[a]?) (?:de |a |o )?(?:diabetes|epilepsia|esclerose|cancro|câncer|depressão|vih|asma|parkinson|deficiência)|em (?:quimioterapia|diálise)',
  },
  {
    about: 'race_or_origin',
    head: '(?:mulher|homem|\\p{L}{5,}(?:or|ora|ista|eiro|eira|ente|ante|ável)) (?:negr[oa]|branc[oa]|asiátic[oa]|cigan[oa]|african[oa]|árabe|pard[oa]|mulat[oa])',
    anywhere:
      '(?:contratação|candidat[oa]|perfil) (?:de|da|por) diversidade|cumpre a quota de (?:diversidade|género)',
  },
  {
    about: 'family',
    anywhere:
      '(?:papá|mamã|pai|mãe|avô|avó) de (?:dois|duas|três|quatro|cinco|\\d|gémeos|gêmeos)(?! (?:anos|empresas))|(?:mãe|pai) solteir[oa]',
  },
  {
    about: 'pregnancy',
    anywhere: 'espera (?:o|um|uma|a) (?:\\p{L}+ )?(?:filh[oa]|bebé|bebê)|grávida|espera gémeos',
  },
  {
    about: 'religion',
    verdict: 'held',
    anywhere:
      '(?:tesoureir[oa]|secretári[oa]|president[ea]|voluntári[oa]|membro|diácono|organista|catequista|ancião|sacristão) (?:da|de uma|na|numa|da sua) (?:\\p{L}+ )?(?:mesquita|igreja|paróquia|sinagoga|gurdwara|congregação)|(?:tesoureir[oa]|voluntári[oa]|membro) (?:do|de um|no) templo|(?:católic[oa]|muçulman[oa]|judi[oa]|judeu) praticante|canta no coro da (?:igreja|paróquia)|vai à missa',
  },
  {
    about: 'appearance',
    verdict: 'held',
    head: '1[.,]\\d\\d ?(?:m|metros)?(?: de altura)?|um metro e (?:sessenta|setenta|oitenta|noventa|cinquenta)|bonit[oa]|loir[oa]|moren[oa]|ruiv[oa]|carec[oa]|barbud[oa]|atraente|tatuad[oa]|obes[oa]|magr[oa]|alt[oa] e \\p{L}+',
    anywhere: '(?:porte|físico|postura) (?:militar|atlético|imponente)|boa aparência',
  },
];
const NL: readonly Told[] = [
  {
    about: 'disability_or_health',
    head: 'rolstoelgebruik(?:er|ster)|doof|dove|blind|blinde|slechtziend|slechthorend|diabeet|diabeticus|epilepticus|astmapatiënt|autist|autistisch|dyslectisch|bipolair|hiv-positief|dwarslaesiepatiënt|kankeroverwinnaar',
    anywhere:
      '(?:zit in een|gebruikt een|in een) rolstoel|(?:doof|blind) (?:sinds|vanaf) (?:de |haar |zijn )?geboorte|doofgeboren|insuline-?afhankelijk\\p{L}*|geleidehond|blindenstok|draagt (?:een )?(?:hoortoestel(?:len)?|gehoorapparaat|prothese)|(?:lijdt aan|leeft met|heeft) (?:een )?(?:diabetes|suikerziekte|epilepsie|ms|kanker|depressie|hiv|astma|parkinson|beperking|handicap)|aan de (?:chemo|dialyse)',
  },
  {
    about: 'race_or_origin',
    head: '(?:zwarte|witte|blanke|aziatische|afrikaanse|gekleurde|donkere|turkse|marokkaanse) (?:vrouw|man|vrouwelijke|mannelijke|\\p{L}{4,}(?:er|eur|or|ist|ant|ster|trice))',
    anywhere:
      'diversiteits(?:kandidaat|benoeming|quotum)|vinkt (?:het )?diversiteits?\\p{L}* (?:vakje )?(?:af|aan)',
  },
  {
    about: 'family',
    anywhere:
      '(?:papa|mama|opa|oma) van (?:twee|drie|vier|vijf|\\d|een tweeling)|alleenstaande (?:moeder|vader)|kersverse (?:moeder|vader|mama|papa)|mantelzorger',
  },
  {
    about: 'pregnancy',
    anywhere:
      'verwacht (?:haar|hun|een|zijn) (?:\\p{L}+ )?(?:kind|baby|tweeling)|in verwachting(?! van)|zwanger',
  },
  {
    about: 'religion',
    verdict: 'held',
    head: '(?:kerk|moskee|synagoge|tempel|parochie)(?:penningmeester|bestuurder|ouderling|vrijwillig(?:er|ster)|organist|lid|raadslid|voorzitter)|ouderling|diaken|lekenpredik(?:er|ant)|koster',
    anywhere:
      '(?:penningmeester|secretaris|voorzitter|vrijwillig(?:er|ster)|bestuurslid|lid|ouderling|diaken|organist) (?:van|bij|in) (?:de|een|haar|zijn|het) (?:\\p{L}+ )?(?:moskee|kerk|parochie|synagoge|tempel|gurdwara|gemeente van christus)|zingt in het kerkkoor|(?:praktiserend|belijdend) (?:christen|katholiek|moslim\\p{L}*|joods?)|gaat (?:elke zondag )?naar de (?:kerk|moskee|synagoge)',
  },
  {
    about: 'appearance',
    verdict: 'held',
    head: '1[.,]\\d\\d ?(?:m|meter)?(?: lang)?|(?:lang|slank|blond|kaal|knap|mooi|roodharig|getatoeëerd|gespierd|gezet|corpulent|aantrekkelijk)(?:e (?:vrouw|man|dame))?|bebaarde? \\p{L}+',
    anywhere: '(?:militaire|atletische|imposante|stevige) (?:houding|bouw|verschijning)|twee meter lang',
  },
];
const SV: readonly Told[] = [
  {
    about: 'disability_or_health',
    head: 'rullstols(?:burens?|användare|buren)|döv|blind|synskadad|hörselskadad|diabetiker|epileptiker|astmatiker|autistisk|dyslektiker|bipolär|hivpositiv|förlamad|canceröverlevare',
    anywhere:
      '(?:sitter i|använder) rullstol|(?:döv|blind) (?:sedan|från) födseln|insulinberoende|(?:sin|med) ledarhund|vit käpp|(?:har|bär|använder) (?:hörapparat(?:er)?|protes|cochleaimplantat)|(?:lider av|lever med|har) (?:en )?(?:diabetes|epilepsi|ms|cancer|depression|hiv|astma|parkinsons?|funktionsnedsättning|adhd)|går på (?:dialys|cellgifter|insulin)',
  },
  {
    about: 'race_or_origin',
    head: '(?:svart|vit|asiatisk|afrikansk|arabisk|mörkhyad)[ae]? (?:kvinna|man|kvinnlig|manlig|\\p{L}{4,}(?:or|are|ist|ant|ör|ker))',
    anywhere: 'mångfalds(?:rekrytering|kandidat|kvot)',
  },
  {
    about: 'family',
    anywhere:
      '(?:pappa|mamma|far|mor|farfar|morfar|mormor|farmor|småbarns(?:pappa|mamma)) till (?:två|tre|fyra|fem|\\d|tvillingar)|(?:två|tre|fyra|fem)barns(?:pappa|mamma|far|mor)|ensamstående (?:mamma|pappa|mor|far|förälder)|nybliven (?:mamma|pappa|förälder)|småbarns(?:pappa|mamma|förälder)',
  },
  {
    about: 'pregnancy',
    anywhere: 'väntar (?:sitt|ett) (?:\\p{L}+ )?barn|väntar tvillingar|gravid|mammaledig|föräldraledig',
  },
  {
    about: 'religion',
    verdict: 'held',
    head: '(?:kyrko|moské|synagoge|tempel|församlings)(?:kassör|värd|råd|vaktmästare|ordförande|medlem|körledare|äldste)|lekmannapredikant|kyrkvärd|diakon',
    anywhere:
      '(?:kassör|sekreterare|ordförande|volontär|medlem|äldste|diakon|organist) (?:i|för|vid) (?:en |sin |den )?(?:\\p{L}+ )?(?:moskén?|kyrkan?|församling(?:en)?|synagogan?|templet|tempel|gurdwara)|sjunger i kyrkokören|(?:praktiserande|troende) (?:kristen|katolik|muslim|jude)|går i kyrkan',
  },
  {
    about: 'appearance',
    verdict: 'held',
    head: '1[.,]\\d\\d ?(?:m|meter)?(?: lång)?|(?:lång|smal|blond|skallig|snygg|vacker|rödhårig|tatuerad|muskulös|överviktig|skäggig|attraktiv)(?: (?:kvinna|man))?',
    anywhere: '(?:militärisk|atletisk|ståtlig) (?:hållning|kroppsbyggnad|gestalt)|två meter lång',
  },
];

/** What is told in other languages of somebody who is put forward by their body, health, colour, house, faith or looks. */
export const TOLD_ABROAD_RULES: readonly Rule[] = [DE, FR, ES, IT, PT, NL, SV].flatMap((language) =>
  language.flatMap(({ about, verdict, head, anywhere }): Rule[] =>
    [
      ...(head === undefined ? [] : [`${HEAD}(?:${head})${END}`]),
      ...(anywhere === undefined ? [] : [word(anywhere)]),
    ].map((source) => ({
      about,
      subject: 'person',
      ...(verdict === undefined ? {} : { verdict }),
      pattern: new RegExp(source, 'giu'),
    })),
  ),
);
