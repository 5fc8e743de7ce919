/** What the lines of a career tell of somebody's life beside the work, by how such lines are built, in the languages of the pages. */

const EDGE = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
const rx = (patterns: readonly string[], flags = 'giu'): RegExp =>
  new RegExp(patterns.join('|').replaceAll(String.raw`\b`, EDGE), flags);
const where = (patterns: readonly string[]): RegExp => rx(patterns, 'iu');

/** A rule is looked for in one sentence. */
export interface PrivateLine {
  about: 'health' | 'pay' | 'confidence' | 'family';
  pattern: RegExp;
  /** What in the sentence makes it work done for others. */
  unless?: RegExp;
  reason: string;
}

// What is done for others, or for all of a house, goes by the same words.
const FOR_OTHERS = where([
  String.raw`\b(?:who|whose|colleagues?|staff|employees?|workers|team|manager['’]s|clients?|customers?|patients?|residents?|tenants?|pupils?|students?|offenders?|prisoners?|claimants?|cover(?:ed|ing|s)?|polic(?:y|ies)|process\w*|administ\w*|handl\w*|manag(?:ed?|es|ing)|advis\w*|caseload|cases?|law|contract|payroll)\b`,
  String.raw`\b(?:kund\p{L}*|klient\p{L}*|mandant\p{L}*|patient\p{L}*|pazient\p{L}*|pacient\p{L}*|patiënt\p{L}*|pacjent\p{L}*|potila\p{L}*|mitarbeite\p{L}*|beschäftigte\p{L}*|vertretung\p{L}*|vertrat|salariés|collaborateurs|remplac\p{L}*|empleados|sustitu\p{L}*|dipendenti|sostitu\p{L}*|funcionários|colaboradores|substitu\p{L}*|medewerkers|vervang\p{L}*|anställda|vikari\p{L}*|vikarie\p{L}*|medarbejdere|ansatte|työntekijö\p{L}*|sijai\p{L}*|pracowni\p{L}*|zastęp\p{L}*)\b`,
]);

const LEAVE_OF_OTHERS = new RegExp(
  `${FOR_OTHERS.source}|(?<!\\p{L})(?:cut|reduc\\p{L}*|lower\\p{L}*|rates?|by (?:an?|half|\\d+)|paid)(?!\\p{L})`,
  'iu',
);

const SPAN = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|several|a few|some|the|\d+)(?: (?:whole|full|long|half|and a half))? (?:years?|months?|weeks?|summer|winter|while|time)`;
// Why people pause lawfully; anything else is nobody's business.
const LAWFUL = String.raw`(?:\p{L}+['’]s? ?)?(?:\p{L}+ ){0,2}?(?:travel\p{L}*|stud\p{L}*|degree|masters?|mba|ph\.?d|doctorate|course|diploma|languages?|volunteer\p{L}*|trip|sail\p{L}*|world|secondment|exams?|training|research|(?:national|military|civil\p{L}*) service|projects?|business|start-?up|reis\p{L}*|weltreise|promotion|weiterbildung|fortbildung|étud\p{L}*|voyag\p{L}*|tour du monde|formation|estud\p{L}*|viaj\p{L}*|formación|máster|viagg\p{L}*|formazione|viage\p{L}*|formação|mestrado|opleiding|wereldreis|resa|resor|utbildning|rejse\p{L}*|uddannelse|utdanning|opinto\p{L}*|opiske\p{L}*|matk\p{L}*|koulutu\p{L}*|podróż\p{L}*|kurs\p{L}*)`;
const behind = (words: string): string => String.raw`(?:${words}) (?!${LAWFUL})\p{L}[^.,;:()]*`;
const CAUSE = behind(
  String.raw`for|after|with(?= (?:his|her|their|my|severe|long|bad|chronic|post)\b)|following|due to|owing to|because of|to (?=look after|care|recover|nurse|have|raise|be with|undergo|deal|get (?:well|better|treat))`,
);

const UNIT =
  '(?:tage|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|années?|días|semanas?|mes(?:es)?|años?|giorni|settiman[ae]|mesi|ann[oi]|anos?|dagen|weken|maand(?:en)?|jaar|veck\\p{L}*|månad\\p{L}*|måned\\p{L}*|uke\\p{L}*|uge\\p{L}*|år|miesi\\p{L}*|tygodni\\p{L}*|lat|rok\\p{L}*)';
/** Words for a pause, of which only some are of work alone: the others say how long. */
const pause = (ofWork: string, others: string): string =>
  String.raw`\b(?:${ofWork}|(?:${others})(?=[^.;]{0,30}\b${UNIT}\b))\b(?:[^.;]{0,30}?\b)?`;

const FORMER_NAME = 'A former or married name tells who it is and of their family.';
const AWAY_WHY = 'This tells why somebody was away from work, which is theirs to tell.';

const CODES = Intl.supportedValuesOf('currency').join('|');
const MONEY = String.raw`(?:[$£€₹¥]|(?:${CODES}|rs\.?|kr\.?|A\$|NZ\$|CA\$) ?)\d[\d.,'’ ]*\d?k?|\d[\d.,'’]*(?: \d{3})*k? ?(?:[$£€₹]|(?:${CODES}|euros?|pounds?|dollars?|rupees|francs?|franken|kron(?:er|or)|kr|zł\p{L}*|lpa|lakhs?)\b)`;
const PERIOD = String.raw`(?:an?|per|each|every|pro|im|par|al|por|a la|all['’]|ao|i|om|pr\.?|na|w|\/) ?(?:hour|hr|h|day|week|month|year|annum|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|an|hora|día|semana|mes|año|ora|giorno|settimana|mese|anno|dia|mês|ano|uur|dag|week|maand|jaar|timme|timmen|månad|månaden|år|året|time|timen|måned|måneden|godzinę|miesiąc|rok|dzień)`;
const PAY = String.raw`(?:(?:base |basic |gross |net |annual |monthly |starting |current |final |last )?(?:salary|wages?|pay(?= (?:is|was|of))|remuneration|earnings|package|ctc|ote)|(?:day|daily|hourly|weekly|contract) rate|(?:jahres|monats|brutto|grund|brutto-?jahres)?gehalt|(?:stunden|monats)?lohn|(?:stunden|tages)satz|verdienst|salaire|rémunération|tjm|sueldo|salario|stipendio|retribuzione|ral|salário|ordenado|salaris|(?:uur|maand)?loon|(?:uur|dag)tarief|(?:tim|månads)?lön|(?:time|måneds)?lønn?|(?:tunti|kuukausi)?palkka\p{L}*|wynagrodzeni\p{L}*|pensj\p{L}*|zarobki)`;
const NO_OWN_PAY = where([
  String.raw`\b(?:budgets?|costs?|bill|payroll|runs?|reviews?|bands?|benchmark\p{L}*|surveys?|staff|teams?|employees|people|workers|clients?|customers?|suppliers?|invoices?|saved|saving\p{L}*|cut|reduc\p{L}*|negotiat\p{L}*|collect\p{L}*|paid out|rent|tax|mitarbeite\p{L}*|kund\p{L}*|clientes?|clienti|klant\p{L}*|lieferant\p{L}*|fournisseurs?|proveedores|fornitori|fornecedores|leveranci\p{L}*|salariés|empleados|dipendenti|funcionários|medewerkers|anställda|medarbejdere|ansatte|työntekijö\p{L}*|pracowni\p{L}*|asiakka\p{L}*)\b`,
]);

const CRIME =
  '(?:assault|battery|theft|fraud|robbery|burglary|dealing|possession|drugs?|(?:drink|drunk)[- ]driving|manslaughter|murder|arson|perjury|embezzlement|violence|gbh|abh|smuggling|forgery|contempt|stalking|harassment|trafficking|tax evasion)';

const BEGIN = String.raw`(?<=^[\s\-–—*•"'(]*|[,;:(]\s?|(?:was|were|been|being|got|getting|then|but|and) )`;
const GO_ON = String.raw`(?=\s*(?:$|[.,;:)!]|in\b|after\b|by\b|for\b|from\b|when\b|during\b|as\b|because\b|over\b|due\b|following\b|with\b|at\b|on\b|two\b|three\b|\d))`;

/** What waits for a person in any text about somebody. */
export const PRIVATE_LINES: readonly PrivateLine[] = [
  {
    about: 'confidence',
    reason: AWAY_WHY,
    unless: FOR_OTHERS,
    pattern: rx([
      String.raw`\b(?:took|taken|takes|had|has had|spent) ${SPAN} (?:off|out|away|at home)\b(?:[^.;]{0,30}?\b)?${CAUSE}`,
      String.raw`\b(?:left|away|(?:he|she|they|i) (?:was|were|is|are) off|off (?:work|sick)|out of work|absent|at home|on leave|in hospital|paused|stopped)(?: (?:for|in|from|during))? (?:about |around |almost |nearly )?${SPAN}\b(?:[^.;]{0,30}?\b)?${CAUSE}`,
      String.raw`\b(?:(?:career|employment|work) (?:break|gap|pause)|leave of absence|time (?:off|out)|break from work)\b(?:[^.;]{0,30}?\b)?${CAUSE}`,
      String.raw`\b(?:(?:works?|worked|working|fits?|shifts?|rota|hours) around|time off for) (?:his |her |their |my )?(?:dialysis|chemo\p{L}*|radiotherapy|treatments?|(?:hospital|medical|doctor['’]?s?) \p{L}+|therapy|condition|illness)\b`,
      `${pause('auszeit|berufspause|karrierepause|beurlaubt|krank gewesen', 'unterbrechung|pausiert\\p{L}*|ausgefallen|abwesend|pause')}${behind('wegen|nach|aufgrund|infolge|zur|für|mit')}`,
      `${pause('en arrêt|arrêt de travail|pause professionnelle', 'pause|interruption|absente?|absence|coupure|arrêtée?')}${behind('pour|après|suite à|en raison de|à cause de|à la suite de')}`,
      `${pause('de baja|excedencia|pausa laboral', 'pausa|parón|ausente|interrupción|parad[oa]')}${behind('por|tras|para|debido a')}`,
      `${pause('aspettativa|pausa lavorativa', 'pausa|assenza|assente|interruzione|ferm[oa]')}${behind('per|dopo|a causa di|in seguito a')}`,
      `${pause('afastamento|pausa profissional', 'pausa|interrupção|ausente|afastad[oa]|licença|parad[oa]')}${behind('por|após|para|devido a')}`,
      `${pause('loopbaanonderbreking|uitgevallen', 'afwezig|onderbreking|eruit|gestopt|pauze')}${behind('wegens|vanwege|na|door|voor')}`,
      `${pause('tjänstledig\\p{L}*|karriärpaus|karrierepause', 'borta|frånvarande|uppehåll|fraværende|orlov|pause|permisjon|opphold')}${behind('för|på grund av|efter|på grunn av|på grund af|for|etter|med')}`,
      String.raw`\b(?:poissa|tauolla|vapaalla)\b[^.;]{0,30}\b(?!${LAWFUL})\p{L}+ (?:vuoksi|takia|jälkeen)\b`,
      String.raw`\b(?:przerwa|przerwę|nieobecn\p{L}*)\b(?:[^.;]{0,30}?\b)?${behind('z powodu|na|po|ze względu na|w związku z')}`,
    ]),
  },
  {
    about: 'health',
    reason: AWAY_WHY,
    unless: LEAVE_OF_OTHERS,
    pattern: rx([
      String.raw`\b(?:sick(?:ness)?|medical|stress) leave\b|\bkrankenstand\b|\bcongé (?:de )?maladie\b|\bbaja médica\b|\blicença (?:de )?médica\b|\bziekteverlof\b|\bsairauslom\p{L}*\b`,
    ]),
  },
  {
    about: 'family',
    reason: AWAY_WHY,
    unless: LEAVE_OF_OTHERS,
    pattern: rx([
      String.raw`\b(?:maternity|paternity|parental|adoption|carer['’]?s?|compassionate|bereavement|family) leave\b`,
      String.raw`\b(?:elternzeit|mutterschutz|erziehungsurlaub|pflegezeit)\b|\bcongé (?:de )?(?:maternité|paternité|parental)\b|\b(?:baja (?:maternal|paternal)|permiso de (?:maternidad|paternidad))\b|\b(?:congedo (?:di )?(?:maternità|paternità|parentale)|in maternità)\b|\blicença (?:de )?(?:maternidade|paternidade|parental)\b|\b(?:zwangerschaps|ouderschaps)verlof\b|\b(?:föräldraledig\p{L}*|mammaledig\p{L}*|pappaledig\p{L}*|barselsorlov|barsel|foreldrepermisjon|fødselspermisjon)\b|\b(?:äitiysloma\p{L}*|vanhempainvapaa\p{L}*|hoitovapaa\p{L}*)\b|\burlop (?:macierzyński|rodzicielski|wychowawczy|ojcowski)\b`,
    ]),
  },
  {
    about: 'pay',
    reason: 'This tells what the person earns or would take.',
    unless: NO_OWN_PAY,
    pattern: rx([
      String.raw`\b${PAY}\b(?: (?:is|was|of|around|about|approx\.?|roughly|von|de|di|beträgt|betrug|at|before tax|brutto|brut|bruto|lordo|på|on|oli|wynosi)| ?[:=]){0,2} ?(?:${MONEY}|\d{2,3}[.,'’ ]?\d{3}|\d{2,3} ?k\b)`,
      String.raw`(?<=^[\s\-–—*•"'(]*|[,;:(]\s?|\b(?:he|she|they|i|is|was|were|being|er|sie|il|elle) )(?:paid|earned|earning|earns?|making|makes?|getting|gets?|on|verdient\p{L}*|verdiente|payée?|gagn\p{L}+|pagad[oa]|cobr\p{L}+|gan\p{L}+|pagat[oa]|guadagn\p{L}+|pag[oa]|ganh\p{L}+|betaald|verdien\p{L}*|tjän\p{L}+|tjen\p{L}+|ansai\p{L}+|zarabi\p{L}+) (?:about |around |only |just |rund |etwa |environ |unos |circa |ca\.? )?(?:${MONEY}) ?(?:gross |net |brutto |netto |brut |bruts |net |nets |brutos |lordi )?${PERIOD}(?=\s*(?:$|[.,;:)!]|plus\b|and\b|base\b|gross\b|net\b|before\b|brutto\b|brut\b))`,
    ]),
  },
  {
    about: 'confidence',
    reason: 'This tells of a sentence or a record, which is for the person to tell.',
    unless: FOR_OTHERS,
    pattern: rx([
      String.raw`\b(?:served|serving|did|spent|doing) (?:\p{L}+ |\d+ ){0,4}(?:years?|months?|weeks?|days)\b[^.;]{0,15}(?:\b(?:for|over) (?:\p{L}+ ){0,2}${CRIME}\b|\b(?:in (?:prison|jail|custody|a young offenders?)|inside|behind bars)(?=\s*(?:$|[.,;]|for|after|over)))`,
      String.raw`\b(?:was|were|been|got|is) (?:convicted|sentenced|jailed|imprisoned|incarcerated|arrested|found guilty)\b|${BEGIN}(?:convicted|sentenced|jailed|imprisoned) (?:of|for|to|in)\b|\b(?:pleaded|pled) guilty\b|\breleased from (?:prison|jail|custody)\b`,
      String.raw`\b(?:vorbestraft|haftstrafe|wurde (?:\p{L}+ ){0,4}verurteilt|saß (?:\p{L}+ ){0,3}im gefängnis)\b|\b(?:condamnée? (?:à|pour)|fait de la prison|casier judiciaire)\b|\b(?:condenad[oa] (?:a|por)|antecedentes penales|antecedentes criminais)\b|\b(?:condannat[oa] (?:a|per)|precedenti penali)\b|\b(?:veroordeeld (?:tot|voor|wegens)|strafblad)\b|\b(?:dömd (?:för|till)|dømt (?:for|til)|avtjänat|afsonet|sonet)\b|\b(?:tuomittu|istui vankilassa)\b|\b(?:skazan[ya] (?:za|na)|odsiadywał\p{L}*)\b`,
    ]),
  },
  {
    about: 'confidence',
    reason: 'This tells why somebody left a job, which is for the person to tell.',
    unless: where([
      String.raw`\b(?:staff|employees|workers|colleagues who|\d+ (?:people|roles|posts|jobs)|mitarbeite\p{L}*|salariés|empleados|dipendenti|funcionários|medewerkers|anställda|ansatte|medarbejdere|työntekijö\p{L}*|pracownik\p{L}*|patient\p{L}*|pazient\p{L}*|pacient\p{L}*|clients?|cases?|claims?)\b`,
    ]),
    pattern: rx([
      `${BEGIN}(?:made redundant|laid off|let go(?! of)|fired|sacked|dismissed|retrenched|asked to (?:leave|go|resign)|(?:pushed|forced|managed) out|furloughed)${GO_ON}`,
      String.raw`\bfailed (?:his |her |their |my |the )?probation\b|\bcontract (?:was )?not renewed\b`,
      String.raw`(?<=^[\s\-–—*•"'(]*|[.;:(]\s?|\b(?:he|she|they|i|and|then) )(?:left|quit|resigned|walked out|departed) (?:because|owing to|due to|amid|following|on bad terms|after (?!(?:\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|several|many|more|over|just|almost|nearly|only|some|school|university|college|graduat)))`,
      String.raw`\b(?:wurde|worden|betriebsbedingt) (?:\p{L}+ ){0,3}(?:gekündigt|entlassen)\b|\b(?:betriebsbedingte kündigung|aufhebungsvertrag)\b|\b(?:licenciée?|virée?)\b${GO_ON}|\b(?:licenciement|rupture conventionnelle)\b|\b(?:despedid[oa]|despido|licenziat[oa]|licenziamento|demitid[oa]|demissão)\b|\b(?:ontslagen|boventallig|uppsagd|avskedad|afskediget|opsagt|oppsagt|nedbemannet|irtisanottu|lomautettu|zwolnion[ya])\b`,
    ]),
  },
  {
    about: 'family',
    reason: FORMER_NAME,
    unless: FOR_OTHERS,
    pattern: rx([
      String.raw`\b(?:married|maiden) (?:sur|last |family )?names?\b|\b(?:his|her|their|my) (?:former|previous|birth|old|new) (?:sur|last |family )?names?\b|\b(?:changed|took|kept) (?:his|her|their|my) (?:husband['’]s |wife['’]s )?(?:sur|last |family )?name\b|\bformerly (?:known as|called|ms|mrs|mr|miss)\b`,
      String.raw`\b(?:mädchenname\p{L}*|ehename\p{L}*|geburtsname\p{L}*|nom de jeune fille|nom d['’]épouse|nom marital|apellido de (?:soltera|casada)|cognome da (?:nubile|sposata)|nome de (?:solteira|casada)|meisjesnaam|flicknamn|pigenavn|pikenavn|tyttönim\p{L}*|nazwisko panieńskie|z domu)\b`,
    ]),
  },
  {
    about: 'family',
    reason: FORMER_NAME,
    // Of capitals alone it shows that a name follows.
    pattern: /(?<!\p{L})(?:née?|geb\.|geborene[rn]?|född|født) (?=\p{Lu}\p{Ll})/gu,
  },
];
