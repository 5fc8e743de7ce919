import type { Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { ORIGIN } from './words.ts';

// What a mail says of people in passing, with no word of choosing beside it: why somebody is passed over, whom the client rather has, and
// what of somebody's own life explains when they come and go.

/** Who is cared for may say by whom, which picks nobody for a job. */
const NOT_FOR_CARE =
  "(?! (?:pour (?:la toilette|(?:les|leurs?) soins?|le bain)|para (?:el aseo|el baño|los cuidados|a higiene|o banho)|per (?:l['’]igiene|il bagno|le cure)|voor (?:de (?:verzorging|douche)|het wassen)|für (?:die (?:pflege|körperpflege)|das waschen)|do (?:mycia|kąpieli)))";
const HE = '(?:s?he|they|x{2,}|\\p{L}+)';
const CONDITION =
  '(?:mental health|stress|depression|anxiety|burn-?out|breakdown|surgery|(?:an? |his |her |their )?(?:operation|illness|back|knee|heart|nerves|chemo|treatment|accident))';
const PART =
  '(?:accent|surname|first name|age|skin|colou?r|hijab|headscarf|turban|beard|religion|faith|pregnancy|bump|baby|kids|children|wheelchair|stammer|hearing|grey hair|disability)';
const IN_THE_WAY =
  "(?:cooled|went (?:cold|quiet|off)|gone (?:cold|quiet|off)|backed (?:off|out)|changed (?:their|his|her) (?:minds?|tune)|lost interest|pulled (?:out|back)|withdrew|got cold feet|cold feet|were(?:n['’]t| not) (?:keen|interested)|dropped)";
const GONE_FOR =
  '(?:go(?:ing)? for|gone for|went for|pick(?:ed)?|chose|choose|prefer(?:red)?|want(?:s|ed)?|have|take|send|stick with|the one|took|taken|need(?:s|ed)?)';

const OLD = '(?:4[5-9]|[5-7]\\d)';
/** What comes with an age by law or by contract, and what a figure is of where it is no age. */
const NO_OLD_AGE =
  /[£$€]|\b(?:pension|super(?:annuation)?|long service|entitle\p{L}*|vest\p{L}*|bands?|range|salary|pay|package|base|rate|budget|offer|per|hours?|points?|marks?|score\p{L}*|rentenanspruch|gehalt|retraite complémentaire|salaire|pensión|sueldo|stipendio|pensioen|salaris)\b/iu;

/** Remarks that a mail must not make, each in a turn of phrase. */
export const SENT_REMARKS: readonly Rule[] = [
  // An age as the reason: "at 54 you would be off to retirement".
  {
    about: 'age',
    verdict: 'held',
    pattern: wholeWords(
      `(?:at|aged|being|now you['’]re|because you['’]re|as you['’]re|since you['’]re) ${OLD}(?: years old)?,? (?:you|s?he|they|x{2,}|somebody|someone)(?:['’](?:d|ll|re|s)| would| will| might| may| could| are| is| was| were)[^.;!?\\n]{0,60}`,
      `(?:off to|close to|near(?:ing)?|too (?:close|near) to|heading (?:for|to|into)|only (?:a few|\\p{L}+) years (?:off|from)) retire(?:ment|ing)`,
      `mit ${OLD}(?: jahren)? (?:wäre[nt]?|sind|bist|ist|würde[nt]?|gehen|gehst) (?:sie|du|er|man)[^.;!?\\n]{0,60}`,
      `à ${OLD} ans,? (?:vous|tu|il|elle|on)(?: \\p{L}+){1,6}`,
      `con ${OLD} años,? (?:usted|tú|ya|estaría|está|se|le|te)(?: \\p{L}+){1,6}`,
      `a ${OLD} anni,? (?:lei|tu|sarebbe|saresti|è|sei|si)(?: \\p{L}+){1,6}`,
      `(?:met|op) (?:je |uw |zijn |haar )?${OLD}(?:e|ste)?(?: jaar)? (?:bent|ben|zou|gaat|ga|is) (?:u|je|hij|zij|ze)(?: \\p{L}+){1,6}`,
      `com ${OLD} anos,? (?:você|tu|já|estaria|seria|ele|ela)(?: \\p{L}+){1,6}`,
      `(?:mając|w wieku) ${OLD} lat\\p{L}*(?: \\p{L}+){1,6}`,
      `(?:vid|ved|som) ${OLD}(?: års alder| års ålder| år)? (?:är|er|skulle|ville|går) (?:du|han|hon|hun)(?: \\p{L}+){1,6}`,
    ),
    unless: NO_OLD_AGE,
  },
  {
    about: 'disability_or_health',
    verdict: 'held',
    pattern: wholeWords(
      `${HE} (?:was|were|['’]d been|had been|has been|is|been)? ?signed off(?= (?:sick|with|for|work)|\\W*$|,)`,
      `(?:was|been|were|is) off(?: work| sick)?(?: for)? (?:\\p{L}+ ){1,3}?(?:days|weeks|months|years?)[^.;!?]{0,25}?${CONDITION}`,
      '(?:está|estuvo|ha estado|lleva \\p{L}+) en rehabilitación|(?:is|was|been|gone) in(?:to)? rehab|(?:ist|war) (?:auf entzug|in der entzugsklinik)|(?:est|était) en cure de désintox\\p{L}*|è in (?:una )?(?:comunità|clinica) di (?:recupero|disintossicazione)',
    ),
    unless:
      /\b(?:invoice|timesheets?|drawings?|budget|accounts|site|unit|work (?:was|is)|project|documents?|policy|inspector|auditor|by the (?:client|director|board|auditor|inspector|architect))\b/iu,
  },
  {
    about: 'family',
    verdict: 'held',
    pattern: wholeWords(
      '(?:hat|haben|pflegt|betreut|versorgt) (?:\\p{L}+ ){0,2}?pflegebedürftige[nrs]? \\p{L}+',
      "(?:a|s['’]occupe d[e'’]) ?(?:un|une|sa|son|ses) (?:enfant|mère|père|parent)s? (?:handicapée?|dépendante?|malade)s?",
      '(?:tiene|cuida) (?:a )?(?:un|una|su) (?:hij[oa]|madre|padre) (?:dependiente|enferm[oa]|con discapacidad)',
      'heeft (?:een )?(?:hulpbehoevend|gehandicapt|ziek)\\p{L}* (?:kind|moeder|vader|ouders)',
      `${GONE_FOR}[^.;!?]{0,25}? (?:without|minus|with no) (?:the |an? )?(?:pram|pushchair|buggy|bump|baby|toddler|kids|nappies|school run)`,
      `(?:someone|somebody|people|anyone|one|those) with (?:fewer|less|no|not so many) (?:family |home |domestic |personal )?(?:commitments|ties|responsibilities|baggage) (?:at home|outside (?:of )?work)`,
      '(?:someone|somebody|people|anyone|one|those) with (?:fewer|less|no|not so many) (?:family|home|domestic) (?:commitments|ties|responsibilities)',
    ),
  },
  {
    about: 'pregnancy',
    verdict: 'held',
    pattern: wholeWords(
      "(?:you|s?he|they)(?:['’]d| would|['’]ll| will| might)? [^.;!?]{0,40}?(?:off|leave|leaving|gone|away|quit) [^.;!?]{0,30}?to (?:have|start) (?:an? )?(?:family|kids|bab(?:y|ies)|children)",
      `(?:once|when|after|since|as soon as|the minute) (?:you|s?he|they)(?:['’]d| had)? (?:told|mentioned|said|let)[^.;!?]{0,40}? (?:baby|pregnan\\p{L}+|bump|kids|children|maternity)[^.;!?]{0,40}? ${IN_THE_WAY}`,
    ),
  },
  {
    about: 'disability_or_health',
    verdict: 'held',
    pattern: wholeWords(
      `(?:once|when|after|since|as soon as|the minute) (?:you|s?he|they)(?:['’]d| had)? (?:told|mentioned|said|let)[^.;!?]{0,40}? (?:illness|diagnosis|condition|cancer|disability|wheelchair|epilepsy|diabetes|depression|anxiety|operation)[^.;!?]{0,40}? ${IN_THE_WAY}`,
    ),
  },
  {
    about: 'religion',
    verdict: 'held',
    pattern: wholeWords(
      "(?:leave|off|away|finish|slip out|knock off|gone|go)(?: \\p{L}+| \\d[\\d.:]*(?:am|pm)?){0,6}? (?:for|to) (?:the |his |her |their )?(?:mosque|temple|church|synagogue|gurdwara|mass|friday prayers|prayers|jumu['’]?ah)(?!['’]s)(?! (?:hall|site|job|contract|roof|shift|organ|school|street|road|lane|quay|tower|gate|visit|tour|project))",
      '(?:want(?:s|ed)?|prefer(?:s|red)?|after|need(?:s|ed)?|looking for) (?:\\p{L}+ )?(?:someone|somebody|people|one|anyone) who (?:drinks|goes to the pub|likes a (?:drink|pint|beer)|eats pork)',
    ),
    unless: /\b(?:drive|driver|deliver\p{L}*|install\p{L}*|survey|wedding|funeral|van)\b/iu,
  },
  {
    about: 'race_or_origin',
    pattern: wholeWords(
      `(?:taken out|took out|left out|leave out|held back|removed|binned|dropped|skipped|weeded out|filtered out|only|not|no)(?: \\p{L}+){0,3}? whose (?:sur|first |last )?names? (?:looks?|looked|sounds?|sounded|seems?|seemed|is|are|was|were)(?: \\p{L}+)? (?:foreign|ethnic|odd|strange|funny|unpronounceable|muslim|${ORIGIN})`,
    ),
    unless:
      /\b(?:never|don['’]t|do not|won['’]t|wouldn['’]t|can['’]t|cannot|must not|refuse[ds]?|unlawful|illegal)\b/iu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    pattern: wholeWords(
      `(?:think|thought|reckon|suspect|honestly|sense|afraid|guess|feeling|say|said|told)[^.;!?]{0,30}?(?:it was|it['’]s|was just|was down to|because of|down to) (?:the|your|his|her|their) ${PART}(?=\\W*$|[,;]| (?:honestly|i|that|they|really|thing|in the end))`,
      "(?:it['’]s|it was|think|honestly|probably|just|is|was) (?:an? )?(?:colou?r|race|black|muslim|accent|nationality|religion|woman|girl|mum|age|gender) thing(?=\\W*$|[,;]| (?:honestly|i|really|with (?:him|her|them)|for (?:him|her|them)))",
      '(?:cercavano|volevano|preferivano|vogliono|preferiscono) (?:solo |proprio )?(?:un|una|degli|delle|gli|le) (?:ingles\\p{L}+|italian\\p{L}+|stranier\\p{L}+|tedesc\\p{L}+|frances\\p{L}+|del posto)(?! (?:fluente|tecnico|parlato|buono))',
      "con (?:gli|le|i) stranier[ie](?= (?:hanno|ci|non|c['’]è))",
      '(?:wollten|suchten|möchten|bevorzug\\p{L}+) (?:lieber |nur )?(?:einen|eine|jemanden) (?:deutsche[nr]?|einheimische[nr]?|ohne akzent)(?=\\W*$|[,;]| (?:haben|nehmen|mit))',
      "(?:voulaient|préféraient|préfèrent|cherchaient|veulent) (?:plutôt |quelqu['’]un de )?(?:un |une )?(?:français\\p{L}*|quelqu['’]un d['’]ici|sans accent)(?=\\W*$|[,;])",
      '(?:querían|preferían|prefieren|buscaban|quieren) (?:a )?(?:un |una |alguien )?(?:español\\p{L}*|de aquí|nacional|sin acento)(?=\\W*$|[,;])',
      'chcieli (?:tylko )?polak\\p{L}*|wolą (?:\\p{L}+ )?polak\\p{L}*',
    ),
    unless: /\b(?:design|logo|paint|led|screen|signal|wiring)\b/iu,
  },
  {
    about: 'age',
    pattern: wholeWords(
      '(?:held back|left out|taken out|took out|dropped|skipped|filtered out|binned|removed|not sent|no one|nobody|anyone)(?: \\p{L}+){0,4}? (?:over|past|beyond|above|of) a certain age',
    ),
    unless:
      /\b(?:never|don['’]t|do not|won['’]t|wouldn['’]t|can['’]t|cannot|must not|refuse[ds]?|unlawful|illegal)\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    pattern: wholeWords(
      '(?:wilden?|zochten|zoeken|willen|kozen|namen|liever|voorkeur voor) (?:\\p{L}+ )?(?:iemand|een) (?:van )?(?:onder|jonger dan|boven|ouder dan) (?:de )?(?:\\d\\d|twintig|dertig|veertig|vijftig|zestig)',
      '(?:wollten|suchten|möchten|bevorzug\\p{L}+|nehmen) (?:lieber |nur )?(?:jemand(?:en)?|einen|eine) (?:unter|jünger als|bis) (?:\\d\\d|zwanzig|dreißig|vierzig|fünfzig)',
      "(?:voulaient|préfèrent|préféraient|cherchaient|veulent) (?:plutôt )?quelqu['’]un (?:de (?:plus jeune|moins de \\d\\d)|de jeune)",
      '(?:querían|preferían|prefieren|buscaban|quieren) (?:a )?(?:alguien|una persona) (?:más joven|joven|de menos de \\d\\d)',
      '(?:cercavano|volevano|preferivano|vogliono) qualcuno (?:di )?(?:più giovane|giovane|sotto i \\p{L}+)',
      '(?:queriam|preferem|preferiram|procuravam|ficaram com) (?:alguém|uma pessoa) (?:mais nov[oa]|jovem|com menos de \\d\\d)',
      '(?:wybrali|woleli|chcieli|szukali|wzięli) (?:kogoś )?młodsz\\p{L}+',
      '(?:ville|ville ha|ønskede|ønsket|sökte|ville ha) (?:\\p{L}+ )?(?:en|någon|nogen|noen) (?:under|yngre)',
    ),
  },
  {
    about: 'sex',
    verdict: 'held',
    pattern: wholeWords(
      `(?:querían|preferían|prefieren|buscaban|quieren) (?:a )?(?:un|una) (?:chic[oa]|hombre|mujer|señor[a]?)${NOT_FOR_CARE}`,
      'con (?:hombres|mujeres|chic[oa]s) (?:\\p{L}+ ){0,3}?(?:hay|tienen|dan) (?:menos|más) (?:líos|problemas|jaleos?)',
      `(?:cercavano|volevano|preferivano|vogliono|preferiscono) (?:un|una) (?:uomo|donna|ragazz[oa])${NOT_FOR_CARE}`,
      `(?:voulaient|préfèrent|préféraient|cherchaient|veulent) (?:plutôt )?(?:un homme|une femme|un garçon|une fille)${NOT_FOR_CARE}`,
      `(?:wollten|suchten|bevorzug\\p{L}+|nehmen) (?:lieber |nur )?(?:einen mann|eine frau)(?! (?:mit|für))${NOT_FOR_CARE}`,
      `(?:wilden?|zochten|willen) (?:liever )?een (?:man|vrouw|jongen|meisje)${NOT_FOR_CARE}`,
      `(?:ficaram com|queriam|preferem|preferiram) (?:um homem|uma mulher|um rapaz|uma rapariga)${NOT_FOR_CARE}`,
      `(?:woleli|chcieli|szukali) (?:mężczyzn\\p{L}+|kobiet\\p{L}+|chłopak\\p{L}*)${NOT_FOR_CARE}`,
    ),
  },
];
