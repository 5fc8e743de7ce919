import type { Rule } from './types.ts';
import { FAITH } from './words.ts';

// What the house lives by may stand in an ad; that whoever applies lives by it asks for their faith. These are read as they are
// written: "Christian values" explains nothing of what is expected of everybody.

export const OF_FAITH = `(?:${FAITH}|biblical|bible|gospel|scriptural|judeo-christian|lutheran|baptist|methodist|presbyterian|calvinist|mennonite|adventist|torah|talmudic|rabbinic|quran\\p{L}*|koranic|islamic|sharia|halal|vedic|dharmic|jain|zoroastrian|parsi|shinto|taoist|rastafari\\p{L}*|godly|religious)`;
export const VALUES =
  '(?:values?|life-?styles?|life style|way of (?:life|living)|ways of (?:life|living)|morals?|morality|principles|virtues?|beliefs?|faith|world-?views?|conduct|living|life|teachings?|precepts|commandments?|doctrines?|standards?|ethics?|observance)';
const EXPECTED =
  '(?:expect(?:s|ed)?|requir(?:e|es|ed|ement)|essential|mandatory|compulsory|obligatory|demanded|needed|a must|a given|assumed|non-negotiable|the rule|wanted|sought|prefer(?:s|red|ably)?|desired|desirable|a condition|a plus|an advantage)';
const EVERYBODY =
  "(?:(?:(?:all|each|every|our|the|any) )?(?:of our |of the )?(?:staff|employees?|workers?|colleagues?|team(?: members?)?|candidates?|applicants?|hires?|members? of staff|successful (?:candidate|applicant))|everybody|everyone|all of us|whoever (?:joins|works|comes)|you(?:[’']ll)?|they|s?he)";
const LIVES =
  '(?:live|lives|lead|leads|follow|follows|share|shares|embod(?:y|ies)|hold|holds|hold to|holds to|practi[sc]es?|keep|keeps|observes?|adheres? to|exemplif(?:y|ies)|displays?|models?|demonstrates?|subscribes? to|believes? in|abides? by|conform to|live by|lives by|live out|lives out|walk|adopt)';

// Whom it is not asked of, whom the work serves, and what is learned or made of it.
const NOT_ASKED =
  "\\b(?:no|nobody|no one|none|never|not|nor|neither|n[’']t|isn[’']t|whatever|regardless|without|any (?:faith|religion)|all faiths|faiths and none|pupils?|students?|patients?|residents?|guests?|families|tenants|customers?|clients?|members['’]?|magazine|blogs?|brand|shop|books?|films?|channel|podcast|museum|curriculum|lessons?|teach(?:es|ing|ers?)?|knowledge|understanding|awareness|respect|studies|journal\\p{L}*|research\\p{L}*|expected of (?:the|our) (?:board|trustees))\\b|(?:n[’']t)\\b";
const unless = new RegExp(NOT_ASKED, 'iu');

const EN: readonly Rule[] = [
  {
    about: 'religion',
    subject: 'role',
    pattern: new RegExp(
      `\\b${OF_FAITH} (?:(?:family|moral|core|life|and [\\p{L}-]+) )?${VALUES}\\b(?: (?:is|are|will be|must be))?[^.;:]{0,24}\\b${EXPECTED}\\b`,
      'giu',
    ),
    unless,
  },
  {
    about: 'religion',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:we |client |owner |house |school )?(?:expects?|requires?|demands?|insists? on|wants?|prefers?|looks? for|seeks?|must have|should have) (?:[\\p{L}-]+ ){0,2}${OF_FAITH} (?:(?:family|moral|core|life) )?${VALUES}\\b`,
      'giu',
    ),
    unless,
  },
  {
    about: 'religion',
    subject: 'role',
    pattern: new RegExp(
      `\\b${EVERYBODY} (?:here |who [\\p{L}]+ )?(?:(?:must|should|will|shall|has to|have to|needs? to|(?:is|are|will be) (?:expected|required|asked|obliged|bound) to|agrees? to|ought to) (?:all |also )?)?${LIVES} (?:an? |the |our |its |by |by our |by the |according to |to )?(?:[\\p{L}-]+ ){0,1}${OF_FAITH} (?:(?:family|moral|core|life) )?${VALUES}\\b`,
      'giu',
    ),
    unless,
  },
  // A house with a belief may ask that it is upheld at work.
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:expected|required|asked|obliged|must|have to|has to|needs? to) (?:to )?(?:uphold|promote|reflect|represent|further|defend) (?:an? |the |our |its )?(?:[\\p{L}-]+ )?${OF_FAITH} (?:(?:family|moral|core|life) )?${VALUES}\\b`,
      'giu',
    ),
    unless: new RegExp(
      `${NOT_ASKED}|\\b(?:ethos|character|tradition|schools?|college|academy|home|hospital|hospice|care|charity|parish|diocese|church|trust|foundation)\\b`,
      'iu',
    ),
  },
];

const word = (source: string): string => `(?<!\\p{L})(?:${source})(?!\\p{L})`;

/** Of a language: what is of a faith, what people live by, that it is asked, and that it is asked of nobody or is the work. */
export const FAITH_ABROAD: readonly (readonly [
  faith: string,
  values: string,
  expected: string,
  not: string,
])[] = [
  [
    'christlich\\p{L}*|katholisch\\p{L}*|evangelisch\\p{L}*|muslimisch\\p{L}*|islamisch\\p{L}*|jüdisch\\p{L}*|hinduistisch\\p{L}*|buddhistisch\\p{L}*|biblisch\\p{L}*|orthodox\\p{L}*|religiös\\p{L}*',
    'werten?|lebens(?:wandel|stil|weise|führung)s?|grundsätzen?|wertvorstellungen|moral|überzeugung(?:en)?|tugenden?|glaubens?|wertehaltung|lebensart',
    'erwarte\\p{L}*|voraus(?:gesetzt|setzung)\\p{L}*|verlang\\p{L}*|erforderlich|gefordert|pflicht|notwendig|setzen wir voraus|gewünscht|erwünscht|ein muss|bedingung|zwingend',
    'nicht|kein\\p{L}*|niemand\\p{L}*|schüler\\p{L}*|unterricht\\p{L}*|bewohner\\p{L}*|patient\\p{L}*|egal|unabhängig|respekt\\p{L}*|kenntnis\\p{L}*',
  ],
  [
    'chrétien(?:ne)?s?|catholiques?|protestante?s?|musulmane?s?|islamiques?|juive?s?|juifs?|hindoue?s?|bouddhistes?|bibliques?|évangéliques?|religieu(?:x|ses?)',
    'valeurs?|modes? de vie|style de vie|principes?|morale|mœurs|convictions?|vertus?|conduite|foi|vie',
    'attendue?s?|exigée?s?|requise?s?|requis|obligatoires?|demandée?s?|indispensables?|impératif|impérative|souhaitée?s?|de rigueur|nécessaires?|attendons|exigeons',
    'pas|aucune?|personne|jamais|élèves?|résidents?|patients?|enseign\\p{L}*|respect\\p{L}*|connaissances?|quelle? que soit',
  ],
  [
    'cristian[oa]s?|católic[oa]s?|musulman[aeo]s?|musulmán|islámic[oa]s?|judí[oa]s?|hindúe?s?|budistas?|bíblic[oa]s?|evangélic[oa]s?|religios[oa]s?',
    'valores?|estilos? de vida|modo de vida|forma de vida|principios|moral|convicciones|virtudes|conducta|fe|vida',
    'esperan?|espera|exigen?|exige|exigid[oa]s?|requieren?|requerid[oa]s?|obligatori[oa]s?|imprescindibles?|necesari[oa]s?|se pide|se piden|pedimos|esperamos|exigimos|indispensables?|esperad[oa]s?|deseables?|desead[oa]s?',
    'no|nadie|ningun[oa]?|ningún|nunca|alumn\\p{L}*|residentes|pacientes|enseñ\\p{L}*|respet\\p{L}*|conocimientos?|independientemente',
  ],
  [
    'cristian[oaie]|cattolic[oaihe]+|musulman[oaie]|islamic[oaihe]+|ebraic[oaihe]+|indù|induist[aie]|buddist[aie]|biblic[oaihe]+|evangelic[oaihe]+|religios[oaie]',
    'valori|stil[ei] di vita|modo di vivere|modo di vita|principi|morale|convinzioni|virtù|condotta|fede|vita',
    'richiest[oaie]|richiede|richiedono|attes[oaie]|si aspetta|ci aspettiamo|obbligatori[oaie]?|necessari[oaie]?|indispensabil[ei]|pretes[oaie]|esig\\p{L}+|previst[oaie]|gradit[oaie]',
    'non|nessun[oa]?|mai|alunni|studenti|residenti|pazienti|insegn\\p{L}*|rispett\\p{L}*|conoscenza|indipendentemente',
  ],
  [
    'crist(?:ão|ã|ãos|ãs)|católic[oa]s?|muçulman[oa]s?|islâmic[oa]s?|judaic[oa]s?|jude(?:u|us|ia|ias)|hindus?|budistas?|bíblic[oa]s?|evangélic[oa]s?|religios[oa]s?',
    'valores|estilos? de vida|modo de vida|princípios|moral|convicções|virtudes|conduta|fé|vida',
    'espera(?:m|-se|m-se)?|esperad[oa]s?|exige(?:m|-se|m-se)?|exigid[oa]s?|requer(?:em|-se|em-se)?|requerid[oa]s?|obrigatóri[oa]s?|necessári[oa]s?|indispensáve(?:l|is)|imprescindíve(?:l|is)|pede-se|pedem-se|esperamos|exigimos|desejáve(?:l|is)',
    'não|ninguém|nenhuma?|nunca|alunos|utentes|pacientes|residentes|ensin\\p{L}*|respeit\\p{L}*|conheciment\\p{L}*|independentemente',
  ],
  [
    'christelijke?|katholieke?|protestantse?|gereformeerde?|islamitische?|moslim|joodse?|hindoeïstische?|hindoe|boeddhistische?|bijbelse?|religieuze',
    'waarden|levens(?:stijl|wijze|wandel|overtuiging)|leefstijl|principes|normen|moraal|overtuiging(?:en)?|deugden|geloof',
    'verwacht\\p{L}*|vereist\\p{L}*|verplicht\\p{L}*|noodzakelijk|geëist|gevraagd|een must|voorwaarde|gewenst',
    'niet|geen|niemand|nooit|leerlingen|bewoners|patiënten|les|onderwijs|respect\\p{L}*|kennis|ongeacht',
  ],
  [
    'kristna|kristen|kristet|katolska?|katolskt|muslimska?|muslimskt|islamiska?|judiska?|judiskt|hinduiska?|hinduiskt|buddhistiska?|bibliska?|religiösa?',
    'värderingar|värden|värdegrund|livsstil|levnadssätt|livsföring|principer|moral|övertygelser?|dygder|tro',
    'förvänta\\p{L}*|kräv[st]?|krävs|krav|obligatoriskt?|nödvändig\\p{L}*|ett måste|förutsätt\\p{L}*|önskas|meriterande',
    'inte|inga|ingen|inget|aldrig|elever\\p{L}*|boende|patienter|undervis\\p{L}*|respekt\\p{L}*|kunskap\\p{L}*|oavsett',
  ],
];

/** What people are expected to live by, where it is of a faith. */
export const FAITH_VALUES: readonly Rule[] = [
  ...EN,
  ...FAITH_ABROAD.flatMap(([faith, values, expected, not]): Rule[] => [
    {
      about: 'religion',
      subject: 'role',
      pattern: new RegExp(
        `${word(faith)} ${word(values)}|${word(values)} (?:\\p{L}+ )?${word(faith)}`,
        'giu',
      ),
      needs: new RegExp(word(expected), 'iu'),
      unless: new RegExp(word(not), 'iu'),
    },
  ]),
];
