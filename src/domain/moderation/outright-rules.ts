import type { Attribute, Rule } from './types.ts';
import { FAITH, ORIGIN } from './words.ts';

// What a sentence says outright, in words that are lawful elsewhere: a limit of age as a line of its own, an accent as the reason for a
// language, a difference made by what people are, one kind welcome and the others less, one of a kind who is enough, a test of the
// body, a team that prefers its own, and what is asked on a form so that some are left out.

const word = (...sources: readonly string[]): string => `(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`;
const held = (about: Attribute, pattern: string, rest: Pick<Rule, 'needs' | 'unless'> = {}): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern: new RegExp(pattern, 'giu'),
  ...rest,
});

const YEARS_OLD = '(?:1[89]|[2-6]\\d)';
/** Whole lines, the years said or not; and behind a comma, where they are said. */
const LIMITS: readonly (readonly [before: string, years: string])[] = [
  [
    '(?:not|no|nobody|none|never) (?:above|beyond|past|over|older than)(?: the age of)?',
    ' ?(?:years(?: old| of age)?|y\\/?o)',
  ],
  ['(?:nicht|keinesfalls) (?:über|älter als)|höchstens|maximal', ' ?jahre?(?: alt)?'],
  [
    '(?:pas|jamais) (?:plus de|au[- ]delà de(?:s)?|au[- ]dessus de|passé)|(?:au|tout au) plus',
    " ?ans(?: d['’]âge)?",
  ],
  ['(?:no|nunca) (?:más de|mayor(?:es)? de|por encima de)(?: los)?', ' ?años(?: de edad)?'],
  [
    '(?:non|mai) (?:oltre|più di|più vecchi[oae]? di|sopra|al di sopra de)(?: ?i| ?gli)?|entro (?:i|gli)',
    " ?anni(?: (?:di |d['’])età)?",
  ],
  ['não (?:mais de|acima d[eo]s?|além d[eo]s?|passando d[eo]s?)|até(?: aos)?', ' ?anos(?: de idade)?'],
  ['(?:niet|nooit) (?:ouder dan|boven(?: de)?|over(?: de)?)|hooguit|ten hoogste', ' ?jaar(?: oud)?'],
  ['(?:inte|ej|aldrig) (?:över|äldre än|fyllda)|högst', ' ?år(?: gammal| gamla)?'],
];
const NO_AGE =
  /(?<!\p{L})(?:guarantee|warranty|garantie|garantía|garanzia|garantia|contract|contrat\p{L}*|mortgage|lease|temperature|speed)(?!\p{L})/iu;

const ACCENT = '(?:accents?|akzente?n?|acentos?|accenti|accento|sotaques?|accenten|brytning(?:ar)?)';
const CAUSE =
  "(?:because|as|since|for|so|weil|da|denn|car|parce qu[e’']|puisqu[e’']|porque|ya que|pues|perché|poiché|pois|já que|omdat|want|eftersom|då|för|[,;:–-])";
const DISLIKED =
  "(?:complain\\p{L}*|moan\\p{L}*|grumbl\\p{L}*|dislik\\p{L}*|(?:do not|don['’]t) (?:like|understand|trust)|(?:can['’]t|cannot) (?:stand|bear|follow|understand)|hates?|object\\p{L}*|laugh\\p{L}*|mock\\p{L}*|put off by|annoyed by|tired of|beschwer\\p{L}*|klag\\p{L}*|stör\\p{L}*|mögen|hassen|lachen|se plaign\\p{L}*|n['’]aiment|détestent|moquent|se quejan|quejas|odian|burlan|si lamentano|lamentele|odiano|ridono|se queixam|queixas|reclamam|detestam|gozam|klagen|klachten|hekel|lachen|klagar|klagomål|ogillar|stör sig|skrattar)";
const LANGUAGE_ASKED = new RegExp(
  word(
    'english|german|french|spanish|italian|portuguese|dutch|swedish|native|language|speakers?|deutsch|muttersprach\\p{L}*|français|español|castellano|italiano|português|nederlands|\\p{L}{3,}(?:isch|ski|ska|esisch)(?= (?:vereist|verplicht|krävs|erforderlich|nodig|behövs|ist|är|is))',
  ),
  'iu',
);

const ATTRIBUTES: readonly (readonly [about: Attribute, source: string])[] = [
  ['age', 'age|alter|âge|edad|età|idade|leeftijd|ålder'],
  ['sex', 'sex|gender|geschlecht|sexe|sexo|sesso|geslacht|kön'],
  [
    'race_or_origin',
    'origin|ethnicity|race|colou?r|background|herkunft|hautfarbe|origines?|couleur de peau|raza|orígen|origen|razza|origine|provenienza|origem|raça|afkomst|herkomst|huidskleur|ursprung|hudfärg|härkomst',
  ],
  [
    'nationality',
    'nationality|nationalität|nationalité|nacionalidad|nazionalità|nacionalidade|nationaliteit|nationalitet',
  ],
  [
    'religion',
    'religion|faith|belief|glauben?|religión|religione|fede|religião|fé|geloof|religie|tro|convictions?',
  ],
  [
    'disability_or_health',
    'disability|behinderung|handicap|discapacidad|disabilità|deficiência|handicap|beperking|funktionsnedsättning',
  ],
];
const SORE =
  '(?: (?:also|here|really|very much|always|still|hier|schon|auch|durchaus|sehr wohl|bien|ici|aquí|sí|qui|aqui|wel|hier wel|zeker|visst|faktiskt))?';
// A difference that is made, by whoever hires.
const DIFFERENCE = `${word(
  `we${SORE} (?:do )?(?:make (?:an? |some )?(?:difference|distinction)s?|distinguish|discriminate|differentiate|choose|select|sort)(?: (?:people|applicants|candidates|between (?:people|applicants|candidates)))? (?:by|on|on the basis of|based on|according to)`,
  `wir${SORE} (?:machen|treffen)${SORE} (?:bei der (?:auswahl|einstellung|bewerbung) )?(?:einen? |gewisse )?(?:unterschiede?|unterscheidung(?:en)?) (?:nach|beim?|wegen|aufgrund(?: von)?)`,
  `(?:wir unterscheiden|wir sortieren|bei uns wird)${SORE} nach`,
  `(?:nous faisons|on fait)${SORE} (?:une |des |la )?(?:distinctions?|différences?) (?:selon|d['’]après|en fonction de|en raison de|suivant|sur|entre)`,
  `(?:hacemos|se hacen?)${SORE} (?:una |la )?(?:distinci(?:ón|ones)|diferencias?) (?:de|por|según|en función de)`,
  `(?:facciamo|si fanno|si fa)${SORE} (?:una |la )?(?:distinzion[ei]|differenz[ae]) (?:di|per|in base (?:a|al|alla|all['’])|secondo)`,
  `(?:fazemos|faz-se)${SORE} (?:uma |a )?(?:distinç(?:ão|ões)|diferenças?) (?:de|por|com base (?:em|na|no)|segundo|consoante)`,
  `(?:wij|we) maken${SORE} (?:een )?(?:onderscheid|verschil) (?:naar|op|op grond van|op basis van|in|tussen)`,
  `vi gör${SORE} (?:en )?skillnad(?:er)? (?:på|efter|utifrån|mellan|på grund av)`,
)}(?: ?(?:l['’]|d['’]|your|their|the|la|le|el|il|a|o|de|het|je|uw))?`;

const NO_KIND =
  /(?<!\p{L})(?:experien\p{L}*|qualified|trained|certified|licen[cs]ed|skilled|beginners?|starters?|trainees|apprentices|shifts?|dates?|times?|hours|days|applications?|cvs?|calls?|e-?mails?|dogs?|pets?|formats?|files?|questions|erfahren\p{L}*|anfänger\p{L}*|quereinsteiger\p{L}*|bewerbungen|schichten|hunde|expériment\p{L}*|débutants?|diplômés?|candidatures|chiens|experiment\p{L}*|principiantes|titulad\p{L}*|perros|solicitudes|espert[ieo]|principianti|diplomati|candidature|cani|turni|iniciantes|cães|turnos|ervaren|beginners|honden|sollicitaties|diensten|erfarna|nybörjare|hundar|ansökningar)(?!\p{L})/iu;
const LESS_WELCOME = [
  'welcome,? (?:and |but )?(?:the )?(?:others?|rest|everyone else|everybody else|anyone else|other people|outsiders|strangers) (?:(?:a bit |much |rather |are |is )?less(?: so| welcome)?|not so much|rather not|hardly|not really)',
  'willkommen,? (?:und |aber )?(?:die )?(?:anderen?|übrigen|alle anderen|der rest) (?:eher |etwas |deutlich )?(?:weniger|nicht so)',
  'bienvenue?s?,? (?:et |mais )?(?:les |tous les )?(?:autres|reste) (?:un peu |beaucoup |nettement |plutôt )?(?:moins|pas trop)',
  'bienvenid[oa]s?,? (?:y |pero )?(?:los |las |todos los )?(?:demás|otr[oa]s|resto) (?:un poco |bastante |mucho )?(?:menos|no tanto)',
  "benvenut[ieao],? (?:e |ma )?(?:gli |le |tutti gli )?(?:altri|altre|resto) (?:un po[’'] |molto |decisamente )?(?:meno|non tanto|non troppo)",
  'bem[- ]?vind[oa]s?,? (?:e |mas )?(?:os |as |todos os )?(?:outr[oa]s|demais|restantes) (?:um pouco |bastante |muito )?(?:menos|nem tanto)',
  'welkom,? (?:en |maar )?(?:de |alle )?(?:anderen?|rest) (?:wat |iets |veel )?(?:minder|niet zo)',
  'välkomna,? (?:och |men )?(?:de |alla )?(?:andra|övriga|resten) (?:lite |mycket )?(?:mindre|inte så)',
];

const ONE_OF =
  "(?:(?:just |only )?(?:one|two|three|a couple|some) of (?:us|(?:our|the|my) (?!(?:vans?|trucks?|cars?|lorries|dogs?|cats?|horses?|machines?|ovens?|wines?|cheeses?|suppliers?|clients?|brands?|sites?|shops?|houses?|rivals?|markets?)(?!\\p{L}))\\p{L}+)|(?:eine[rs]?|zwei|drei) (?:von uns|unserer \\p{L}+)|(?:l['’]une?|une?|deux|trois) (?:d['’]entre nous|de nous|de nos \\p{L}+)|(?:un[oa]?|dos|tres) de (?:nosotr[oa]s|nuestr[oa]s \\p{L}+)|(?:un[oa]|due|tre) (?:di noi|dei nostri(?: \\p{L}+)?)|(?:uma?|dois|duas|três) (?:de nós|d[oa]s noss[oa]s \\p{L}+)|(?:een|één|twee|drie) van (?:ons|onze \\p{L}+)|(?:en|ett|två|tre) av (?:oss|våra \\p{L}+))";
const ENOUGH =
  "(?:(?:and|which|that|,|-|–|und|et|y|e|en|och)+ ?)?(?:that|this|which|it|one|two|das|cela|ça|c['’]est|eso|con eso|ciò|dat|det|und das)? ?(?:['’]s|is|are|ist|est|es|è|é|är)? ?(?:quite |more than |already |really |plenty |voll(?:kommen)? |bien |déjà |más que |già |più che |al |meer dan |mer än |fullt )*(?:enough|plenty|genug|reicht(?: (?:uns|auch|völlig|vollkommen))?|suffit(?: (?:bien|largement))?|assez|basta(?: (?:così|y sobra))?|suficiente|sufficiente|chega|genoeg|volstaat|räcker(?: (?:gott|bra))?|tillräckligt|nog)(?: (?:for (?:us|now|one \\p{L}+|any \\p{L}+|this \\p{L}+)|für uns|pour nous|para nosotros|per noi|para nós|voor ons|för oss))?[^\\p{L}\\p{N}]*$";
const OF_KIND: readonly (readonly [about: Attribute, source: string])[] = [
  [
    'disability_or_health',
    'deaf|blind|disabled|autistic|dyslexic|diabetic|epileptic|hard of hearing|(?:has|have) (?:\\p{L}+ )?(?:epilepsy|asthma|diabetes|autism|adhd|depression|cancer|hiv|ms|a disability)|in a wheelchair|often (?:ill|sick)|taub|gehörlos|schwerhörig|behindert|schwerbehindert|autist\\p{L}*|im rollstuhl|sourde?s?|aveugles?|handicapée?s?|malentendante?s?|autistes?|en fauteuil|sord[oaie]s?|cieg[oa]s?|discapacitad[oa]s?|autistas?|en silla de ruedas|ciec[oahi]+|disabil[ei]|autistic[oahi]+|surd[oa]s?|ceg[oa]s?|deficientes?|doof|slechthorend|gehandicapt|döva?|blinda?|funktionsnedsatta?|hörselskad\\p{L}*',
  ],
  ['pregnancy', 'pregnant|expecting|schwanger|enceintes?|embarazadas?|incint[ae]|grávidas?|zwanger|gravida?'],
  [
    'religion',
    `${FAITH}|religious|muslimisch|muslimin?|moslems?|jüdisch|gläubig|musulmane?s?|juifs?|juives?|croyante?s?|musulm(?:án|ana|anes)|judí[oa]s?|creyentes?|musulman[oaie]|ebre[oaie]|credent[ei]|muçulman[oa]s?|jude(?:u|ia|us)|crentes?|joods|gelovig|judar?|troende`,
  ],
  [
    'race_or_origin',
    `${ORIGIN}|foreign|from abroad|ausländer\\p{L}*|étrang(?:er|ère)s?|extranjer[oa]s?|stranier[oaie]|estrangeir[oa]s?|buitenlander|utländsk\\p{L}*`,
  ],
  [
    'sexual_orientation',
    'gay|lesbian|trans|schwul|lesbisch|homosexuel\\p{L}*|lesbienne|lesbiana|lesbica|lésbica|homo|bög',
  ],
  [
    'age',
    '(?:over|past|under) (?:[2-7]\\d|thirty|forty|fifty|sixty)|(?:über|plus de|más de|oltre|mais de|boven de|över) [2-7]\\d(?: \\p{L}+)?',
  ],
  ['sex', 'an? (?:woman|man|girl)|(?:eine )?frau|une femme|mujer|una donna|mulher|een vrouw|kvinna'],
];

const TEST_OF =
  '(?:hiv|vih|aids|sida|pregnancy|schwangerschafts?|grossesse|embarazo|gravidanza|gravidez|zwangerschaps?|graviditets?|genetic|dna|hepatitis|fertility|std|sti|gen)';
const TEST = `(?:${TEST_OF}[- ]?(?:tests?|tests?en|screenings?|certificates?|statement|test(?:et)?)|(?:tests?|dépistages?|pruebas?|análisis|esam[ei]|exames?|testes?|certificat[oi]?s?) (?:d[eiou] |del |della |du |génétique ?|genétic[oa] ?|d['’])?${TEST_OF}|graviditetstest|hivtest)`;
const TEST_ASKED =
  "(?:asked for|asked of|require[ds]?|needed|demanded|expected|wanted|compulsory|mandatory|obligatory|a must|must|part of (?:joining|starting|the start|the offer|induction|the process|what we ask)|done|taken|take|before (?:you|the first|the start|we|joining|signing)|verlangt|erforderlich|pflicht|nötig|notwendig|vor (?:beginn|einstellung|antritt)|demandée?s?|exigée?s?|obligatoires?|requis|avant (?:l['’]embauche|de commencer)|pide|piden|exigen?|obligatori[oa]s?|antes de (?:empezar|começar|entrar)|richiest[oi]|obbligatori[oi]|necessari[oi]|prima di iniziare|pedid[oa]s?|exigid[oa]s?|obrigatóri[oa]s?|verplicht|vereist|gevraagd|nodig|krävs|obligatoriskt?|begärs|görs före)";
const TEST_ELSE =
  /(?<!\p{L})(?:no|not|never|nobody|without|n['’]t|n['’]est|ne|aucune?|pas|kein\p{L}*|nicht|nie|ningun[oa]?|ningún|nadie|nessun[oa]?|non|nenhuma?|não|geen|niet|nooit|inget|inga|inte|aldrig|patients?|clients?|customers?|samples?|laborator\p{L}*|labs?|donors?|experience|knowledge|training|trained|skills?|offer|offers|free|confidential|interpret\p{L}*|results?|pharmac\p{L}*|sell|kits?|counsel\p{L}*|study|research|patient\p{L}*|erfahrung\p{L}*|kenntnis\p{L}*|labor\p{L}*|expérience|connaissance\p{L}*|laboratoire|experiencia|conocimiento\p{L}*|esperienza|conoscenza|pazienti|experiência|conhecimento\p{L}*|utentes|ervaring|kennis|erfarenhet|kunskap\p{L}*|animals?|cattle|mares?|cows?)(?!\p{L})|n['’]t/iu;

const GROUP =
  "(?:team|crew|staff|gang|shop|kitchen|floor|office|we(?: all)?|colleagues|people here|mannschaft|belegschaft|kolleg\\p{L}*|wir|équipe|personnel|nous|on|equipo|plantilla|nosotros|squadra|personale|noi|equipa|pessoal|nós|ploeg|wij|collega[’']?s|laget|personalen|teamet|vi|somos|siamo)";
const OWN =
  '(?:(?:prefers?|likes?|trusts?|favou?rs?|hires?|sticks? (?:with|to)|keeps? to|would rather have) (?:(?:its|their|our) own(?: (?:kind|people|sort|countrymen|kin|folk|tribe|ones))?(?: best| better| more)?(?=\\W*$|[,.;!]| and\\b)|themselves(?=\\W*$|[,.;!]))|(?:bleib\\p{L}*|sind|ist) (?:am liebsten |lieber |gern(?:e)? )?unter (?:sich|uns)|(?:zieh\\p{L}*|bevorzug\\p{L}*|nehmen|nimmt) (?:lieber )?(?:die eigenen|ihresgleichen|eigene) ?(?:leute)?|préf[éè]r\\p{L}* (?:les (?:siens|nôtres|leurs)|rester entre (?:soi|nous))|(?:prefier\\p{L}*|preferimos) (?:a )?los (?:suyos|nuestros)|preferi\\p{L}* i (?:suoi|propri|nostri|loro)(?=\\W*$|[,.;!])|prefer(?:e|em|imos) (?:os|a) (?:seus|nossos|sua gente)(?=\\W*$|[,.;!])|(?:heeft|hebben|houdt|kiest|kiezen)(?: het)? (?:liever|liefst|meer van|voor) (?:eigen|het eigen|onze eigen|hun eigen) (?:volk|mensen|soort)|föredrar (?:sina|våra) egna(?=\\W*$|[,.;!]))';
const FROM_SOMEWHERE = new RegExp(
  `${word(
    ORIGIN,
    'countr(?:y|ies)|nations?|villages?|regions?|towns?|islands?|homeland|language|faith|church|born|abroad|here|länder[n]?|land|dorf|region|heimat|herkunft|pays|villages?|pueblos?|países|país|región|paes[ei]|regione|aldeia|região|land(?:en)?|dorp|streek|länder|by|region',
  )}`,
  'iu',
);

const FORM =
  '(?:(?:(?:monitoring|equality|diversity|our|the|application) ){0,3}(?:forms?|survey|questionnaire|monitoring(?: data)?|(?:diversity|equality) data)|we ask|wir fragen|(?:formular|fragebogen)|formulaire|questionnaire|nous demandons|formulario|cuestionario|pedimos|modulo|questionario|chiediamo|formulário|questionário|formulier|vragenlijst|we vragen|wij vragen|formuläret?|enkäten|vi frågar)';
const TO_THAT_END =
  "(?:so(?: that)?|in order to|to|(?:and|which|that) (?:lets?|helps?|allows?)|helps?|lets?|damit|um|sodass|so dass|pour(?: qu[e’'])?|afin (?:de|qu[e’'])|para(?: que)?|perch[éè]|affinché|per|zodat|om|opdat|så att|för att)";
const PUT_OUT =
  '(?:leav\\p{L}* out|filter\\p{L}*(?: out)?|exclud\\p{L}+|(?:screen|weed|sift|sort)\\p{L}*(?: out)?|skip\\p{L}*|reject\\p{L}*|rule\\p{L}* out|pass\\p{L}* over|drop|avoid|discard|aus(?:zu)?(?:sortier|schließ|sieb|filter)\\p{L}*|weg(?:zu)?lass\\p{L}*|écart\\p{L}*|exclu\\p{L}*|élimin\\p{L}*|descart\\p{L}*|elimin\\p{L}*|scart\\p{L}*|esclud\\p{L}*|weg(?: te )?(?:ge)?lat\\p{L}*|uit(?: te )?sluit\\p{L}*|afwijz\\p{L}*|sålla bort|gallra bort|välja bort|utesluta)';
const LEFT_OUT: readonly (readonly [about: Attribute, source: string])[] = [
  [
    'age',
    "over[- ]?\\d0['’]?s|(?:those|anyone|people|anybody) (?:over|under|above|past) (?:\\d\\d|\\p{L}+ty)|older (?:people|applicants|candidates|ones|workers)|the (?:old|older|over[- ]\\p{L}+)|ältere[nr]?|alte|über[- ]?\\d0-?\\p{L}*|(?:plus|moins) de \\d\\d ans|seniors|(?:plus )?âgés|mayores|más de \\d\\d|over \\d\\d|più anziani|anziani|mais velhos|mais de \\d\\d|ouderen|\\d0-plussers|äldre",
  ],
  [
    'family',
    'mothers|fathers|parents|carers|mütter|eltern|mères|madres|madri|mamme|mães|moeders|mammor|föräldrar',
  ],
  ['sex', 'women|men|females|males|frauen|männer|femmes|hommes|mujeres|donne|mulheres|vrouwen|kvinnor'],
  ['religion', `${FAITH}|muslime|musulmans|musulmanes|musulmani|muçulmanos|moslims|muslimer`],
  [
    'race_or_origin',
    `foreign\\p{L}*|migrants|immigrants|ausländer\\p{L}*|étrangers|extranjeros|stranieri|estrangeiros|buitenlanders|utlänningar`,
  ],
  [
    'disability_or_health',
    'disabled(?: people| applicants)?|the (?:sick|ill)|(?:anyone|people|those) with (?:an? )?(?:disabilit|condition|illness)\\p{L}*|behinderte\\p{L}*|handicapés|discapacitados|disabili|deficientes|gehandicapten',
  ],
];
const NOT_OUT =
  /(?<!\p{L})(?:cannot|can['’]t|never|not|no one|nobody|none|nicht|kein\p{L}*|niemand\p{L}*|nie|ne|pas|aucune?|personne|no|nadie|ningún|non|nessuno|não|ninguém|niet|geen|nooit|inte|ingen|aldrig|bots?|spam|duplicates?)(?!\p{L})|n['’]t/iu;

/** What a text about a job says outright of whom it takes or leaves. */
export const OUTRIGHT_RULES: readonly Rule[] = [
  ...LIMITS.flatMap(([before, years]): Rule[] => [
    held('age', `^[^\\p{L}\\p{N}]*(?:${before}) ${YEARS_OLD}(?:${years})?[^\\p{L}\\p{N}]*$`, {
      unless: NO_AGE,
    }),
    held('age', `(?<=[,;:(–—] ?)(?:${before}) ${YEARS_OLD}${years}(?=[^\\p{L}\\p{N}]*$|[,;)])`, {
      unless: NO_AGE,
    }),
  ]),
  held('language', `${word(CAUSE)}[^.;]{0,50}${word(DISLIKED)}[^.;]{0,30}${word(ACCENT)}`, {
    needs: LANGUAGE_ASKED,
  }),
  held('language', `${word(CAUSE)}[^.;]{0,50}${word(ACCENT)}[^.;]{0,20}${word(DISLIKED)}`, {
    needs: LANGUAGE_ASKED,
  }),
  ...ATTRIBUTES.map(([about, source]) =>
    held(
      about,
      `${DIFFERENCE} ?${word(source)}(?! (?:of (?:the )?(?:goods|machines?|stock|vehicles?|cars?)|der (?:ware|maschine)))`,
    ),
  ),
  ...LESS_WELCOME.map((source) =>
    held('race_or_origin', `(?<![\\p{L}’'-])(?:[\\p{L}’'-]{1,30} ){1,3}${source}(?!\\p{L})(?! experienced)`, {
      unless: NO_KIND,
    }),
  ),
  ...OF_KIND.map(([about, source]) =>
    held(about, `${word(ONE_OF)} (?:\\p{L}+ ){0,2}?${word(source)}[ ,–-]{0,3}${ENOUGH}`),
  ),
  held(
    'disability_or_health',
    `${word(TEST)}[^.;]{0,50}${word(TEST_ASKED)}|${word(TEST_ASKED)}[^.;]{0,40}${word(TEST)}`,
    { unless: TEST_ELSE },
  ),
  held(
    'disability_or_health',
    `${word('nobody|no one|no-one|none of us')} (?:starts?|joins?|works|begins?|is (?:hired|taken on)) without (?:an? |the |passing an? )?${word(TEST)}`,
  ),
  held('race_or_origin', `${word(GROUP)}[^.;]{0,90}${word(OWN)}`, { needs: FROM_SOMEWHERE }),
  ...LEFT_OUT.map(([about, source]) =>
    held(
      about,
      `${word(FORM)}[^.;]{0,80}${word(TO_THAT_END)}[^.;]{0,60}${word(PUT_OUT)}[^.;]{0,20}${word(source)}|${word(FORM)}[^.;]{0,80}${word(TO_THAT_END)}[^.;]{0,60}${word(source)}[^.;]{0,20}${word(PUT_OUT)}`,
      { unless: NOT_OUT },
    ),
  ),
];
