import type { PrivateFact } from './types.ts';
import { wholeWords } from './whole-words.ts';

/** Who treats, and what is treated, operated or cleared at work. */
const OF_WORK =
  /(?<!\p{L})(?:patients?|patient(?:en|er|erne|ene|i|as)|clients?|customers?|residents?|nurs\p{L}+|midwi\p{L}+|doctor\p{L}* and|gps?|surgeons?|surgical|theatres?|wards?|receptionist|vets?|veterinary|dentists?|dental|practices?|ran|runs|running|led|leads?|held|holds|cover(?:s|ed|ing)?|staff(?:s|ed|ing)?|rosters?|supervis\p{L}+|manag\p{L}+|organis\p{L}+|audiolog\p{L}+|physiotherap\p{L}+|rehabilit\p{L}+|reha|assist\p{L}+|regulators?|auditors?|audits?|inspections?|inspectors?|drills?|evacuat\p{L}*|alarms?|sirens?|security|police|customs|legal|compliance|site|launch\p{L}*|pflege\p{L}*|kranken\p{L}*|station\p{L}*|klinik\p{L}*|betreu\p{L}*|mobilis\p{L}*|instrument\p{L}*|anästhe\p{L}*|infirmi\p{L}+|bloc|soign\p{L}+|enfermer\p{L}+|quirófano|atendi\p{L}+|infermier\p{L}+|reparto|sala operatoria|assistenza|enfermag\p{L}+|bloco|verpleeg\p{L}+|verzorg\p{L}+|afdeling|pielęgn\p{L}+|pacjent\p{L}*|oddzia\p{L}+|rehabilitac\p{L}+|opiek\p{L}+|sjuksköt\p{L}+|sygeplej\p{L}+|sykeplei\p{L}+|avdeling\p{L}*|avdelning\p{L}*|afdeling\p{L}*|potila\p{L}+|pacient\p{L}+|pazient\p{L}+|patiënt\p{L}*|chirurg\p{L}*|op-\p{L}+)(?!\p{L})/u;
/** What else is cleared, in good shape or in operation. */
const OF_THINGS =
  /(?<!\p{L})(?:machines?|systems?|software|servers?|plants?|lines?|merger|mergers|fusion\p{L}*|połączen\p{L}+|fuzj\p{L}+|finansow\p{L}+|anlage\p{L}*|maschine\p{L}*|system\p{L}*|company|business)(?!\p{L})/u;

const BODY_DE =
  '(?:knie|hüft|rücken|herz|schulter|augen|bandscheiben|leisten|meniskus|kreuzband|schilddrüsen|brust|krebs|tumor|magen|galle|gallen|prostata|handgelenk|fuß)';
const BODY_FR =
  '(?:genou|genoux|hanche|dos|cœur|coeur|épaule|œil|yeux|hernie|thyroïde|sein|prostate|ménisque|pied|main|cheville|poignet|colonne|rein)';
const BODY_ES =
  '(?:rodilla|cadera|espalda|corazón|hombro|ojo|ojos|hernia|tiroides|pecho|próstata|menisco|pie|mano|tobillo|muñeca|columna|riñón)';
const BODY_IT =
  '(?:ginocchio|anca|schiena|cuore|spalla|occhio|occhi|ernia|tiroide|seno|prostata|menisco|piede|mano|caviglia|polso|colonna|rene)';
const BODY_PT =
  '(?:joelho|anca|quadril|costas|coração|ombro|olho|olhos|hérnia|tiroide|tireoide|mama|próstata|menisco|pé|mão|tornozelo|pulso|coluna|rim)';
const BODY_NL =
  '(?:knie|heup|rug|hart|schouder|oog|ogen|hernia|schildklier|borst|prostaat|meniscus|voet|hand|enkel|pols|nier)';
const BODY_PL =
  '(?:kolan\\p{L}+|biodr\\p{L}+|kręgosłup\\p{L}*|serc\\p{L}+|bark\\p{L}*|ok\\p{L}|oczu|przeplin\\p{L}*|przepuklin\\p{L}*|tarczyc\\p{L}+|nog\\p{L}|ręki|ręk\\p{L}|stop\\p{L}|nadgarst\\p{L}+|łokci\\p{L}*|pleców|piersi|prostaty|wyrostka|nerki|łąkotki|guza|raka)';
const BODY_NORDIC =
  '(?:knä|höft|rygg|hjärt|axel|ögon|ljumsk|knæ|hofte|ryg|hjerte|skulder|øjen|kne|øye|menisk|brokk?|bråck)';

const CLEAR_WORDS =
  '(?:all[- ]clear(?! (?:to|for|on|process|procedures?|signals?|sirens?|sounded|was sounded|was given|from (?!(?:his|her|their) |(?:the )?(?:\\p{L}+ )?(?:doctors?|hospital|oncolog\\p{L}+|specialist|gp|consultant|surgeon|medics?|cardiolog\\p{L}+|cancer|clinic|(?:latest |last )?scans?|biopsy|blood tests?|treatment))))|clean bill of health)';

/** What somebody's body went through: all-clears, days at the hospital and operations, in the languages of the pages. */
export const PRIVATE_BODY: readonly { about: PrivateFact; pattern: RegExp; unlessBeside: RegExp }[] = [
  {
    about: 'health',
    pattern: wholeWords(
      `(?:had|got|gets|been given|was given|received|has|have|with|since|waiting for|awaiting|hopes for) (?:the |an? |her |his |their )?(?:full |final |medical |five-year )?${CLEAR_WORDS}`,
      '(?:clear of|free of|beat|beaten|over|through) (?:the )?(?:cancer|leuk\\p{L}+|lymphoma|melanoma|tumou?r)|(?:cancer|tumou?r)[- ]free',
      '(?:has|had|needs|goes for|off for|around|between|with|attends|for|two|three|his|her|their|weekly|monthly|regular) (?:(?:his|her|their|some|regular|monthly|weekly|the) )?(?:clinic|hospital|scan|infusion|dialysis|physio|check-?up|treatment|chemo|therapy|blood test|fertility|antenatal) (?:days?|appointments?|visits?|sessions?|mornings?|afternoons?)',
      '(?:clinic|hospital|infusion|dialysis|treatment|scan) (?:days?|appointments?|mornings?|visits?)[^.;]{0,25} (?:this (?:spring|summer|autumn|winter|month|year)|until|till|for now|at the moment|still|these days|through|from (?:january|february|march|april|may|june))',
      "(?:is|are|['’]s|['’]re|was|been|back) (?:fully |almost |finally )?(?:back to (?:full )?health|on (?:the mend|crutches)|fully recovered|in recovery|well again|healthy again|recovered)(?! (?:costs|losses|from the (?:outage|crash|fire)))",
      '(?:his|her|their|a new|new|the) (?:new )?(?:knee|hip|shoulder|heart|back|eye|gallbladder|hernia|cataract|bypass) (?:op|ops|operation|surgery|replacement|repair)(?! (?:kits?|lists?|programmes?|programs?|implants?|products?|market|sales|devices?|range|pathways?))',
    ),
    unlessBeside: OF_WORK,
  },
  {
    about: 'health',
    pattern: wholeWords(
      `(?:nach|wegen|vor|seit) (?:der |einer |seiner |ihrer |zwei |mehreren )?(?:\\p{L}+ )?${BODY_DE}-?(?:op|operation|eingriff|transplantation)|(?:operation|op|eingriff) (?:am|an der|an den|an) (?:\\p{L}+ )?(?:knie|hüfte|rücken|herz|herzen|schulter|augen|auge|bandscheibe|fuß|hand|wirbelsäule)|(?:hatte|bekam|hat|hat jetzt|bekommt) (?:\\p{L}+ )?(?:eine?[nr]? )?(?:neue )?(?:neue (?:hüfte|knie)|neues knie|neue hüfte|${BODY_DE}-?(?:op|operation)|herzschrittmacher|stents?)`,
      '(?:hat|bekam|wieder) (?:\\p{L}+ ){0,3}entwarnung (?:vom|von der|bekommen|erhalten)|(?:gilt|ist|wieder) (?:\\p{L}+ ){0,2}(?:krebsfrei|tumorfrei|geheilt|genesen|auskuriert)(?! von)|(?:zur|in) (?:nachsorge|kontrolluntersuchung|strahlentherapie|chemo\\p{L}*|dialyse)',
      `(?:opérée?|opération|intervention|chirurgie|prothèse|greffe) (?:chirurgicale )?(?:du|de la|de l['’]|au|à la|à l['’]|des|aux) ?${BODY_FR}|(?:est |en )(?:en )?rémission|(?:est|guérie?) (?:totalement |complètement )?guérie? (?:d['’]un|de son|du|depuis)|guérie? (?:d['’]un|de son|du) (?:cancer|lymphome)|rendez-vous (?:à l['’]hôpital|médicaux|de suivi médical)`,
      `(?:operad[oa]|operación|operaron|intervención|cirugía|prótesis|trasplante) (?:quirúrgica )?(?:del?|de la|en la|en el|de los) ?${BODY_ES}|(?:le|les) (?:dieron|han dado|dio) (?:ya )?el alta|recibió el alta(?! en)|está (?:ya )?(?:recuperad[oa]|curad[oa]|en remisión)|superó (?:un|el) (?:cáncer|linfoma|tumor|infarto|ictus)|revisiones (?:en el hospital|oncológicas)`,
      `(?:operat[oa]|operazione|intervento|protesi|trapianto) (?:chirurgico )?(?:al|alla|all['’]|del|della|dell['’]|agli|di) ?${BODY_IT}|è (?:ormai |completamente )?(?:guarit[oa]|in remissione)|ha (?:superato|sconfitto|avuto) (?:un|il) (?:tumore|cancro|linfoma|infarto|ictus)|(?:visite|controlli) (?:in|all['’]) ?(?:ospedale|oncologic\\p{L}+)|dopo l['’]intervento (?:al|alla|all['’])`,
    ),
    unlessBeside: OF_WORK,
  },
  {
    about: 'health',
    pattern: wholeWords(
      `(?:operad[oa]|operação|cirurgia|prótese|transplante) (?:ao|à|aos|no|na|do|da|de|dos) ${BODY_PT}|teve alta|(?:está|foi) (?:já )?(?:curad[oa]|recuperad[oa]|em remissão)|(?:superou|venceu|teve) (?:um|o) (?:cancro|câncer|linfoma|tumor|enfarte|infarto|avc)|consultas (?:no hospital|de oncologia)`,
      `${BODY_NL}-?operatie|(?:operatie|ingreep|geopereerd) (?:aan|op) (?:zijn |haar |de |het |een )?(?:\\p{L}+ )?(?:${BODY_NL}|knieën)|(?:schoon|kankervrij|genezen) (?:verklaard)|is (?:weer |helemaal |volledig )?(?:hersteld (?:van|na)|kankervrij|beter verklaard|genezen)|heeft (?:een )?(?:kanker|een hartinfarct|een hernia|een beroerte) gehad|(?:nieuwe|kunst)(?: )?(?:heup|knie)|ziekenhuis(?:dagen|afspraken|bezoeken)|controles? in het ziekenhuis`,
      `po (?:\\p{L}+ )?(?:operacji|zabiegu|przeszczepie|endoprotezie) (?:\\p{L}+ )?${BODY_PL}|po (?:zawale|udarze|chemioterapii|chemii|wypadku|chorobie|raku|nowotworze)|operac\\p{L}+ ${BODY_PL}|po operacji(?=[.,;]|$| (?:wróci\\p{L}+|jest|dochodzi|już|nie|w pełni|musi|szuka))|(?:wróci\\p{L}+|doszed\\p{L}*|doszł\\p{L}+) do (?:pełnej (?:formy|sprawności)|zdrowia|siebie)|(?:wyzdrowia\\p{L}+|wyleczon\\p{L} z|w remisji|bez nawrotu)|badania kontrolne w szpitalu`,
      `${BODY_NORDIC}-?(?:operation|operasjon|operationen|operasjonen|operera\\p{L}*)|(?:operera[td]|opereret|operert|operation|operasjon) (?:i|av|af|för|for) (?:\\p{L}+ )?(?:knä\\p{L}*|höft\\p{L}*|rygg\\p{L}*|hjärt\\p{L}*|axel\\p{L}*|knæ\\p{L}*|hofte\\p{L}*|ryg\\p{L}*|hjerte\\p{L}*|skulder\\p{L}*|kne\\p{L}*|øje\\p{L}*|øye\\p{L}*)|(?:friskförklara\\p{L}+|friskmeld\\p{L}+|raskmeld\\p{L}+|kreftfri|kræftfri|cancerfri)|(?:är|er) (?:helt |nu )?(?:frisk|rask) (?:igen|efter|etter)|sjukhusbesök|sygehusbesøg|sykehusbesøk|sykehustime\\p{L}*`,
    ),
    unlessBeside: OF_WORK,
  },
  {
    about: 'health',
    pattern: wholeWords(
      'after (?:the|an?|his|her|their) (?:op|operation|surgery) (?:on (?:his|her|their)|(?:he|she|they) (?:is|are|was|has|had|can|came|needs?))',
    ),
    unlessBeside: OF_THINGS,
  },
];
