import { lowered } from './matching.ts';
import type { Attribute, Rule } from './types.ts';
import { FAITH, ORIENTATION, ORIGIN } from './words.ts';

// Who may come back once something of them is gone, what whoever expects a child loses, what is found out where it may not be asked, and
// what nobody need be and helps all the same.

const AGAIN =
  '(?:(?:try|apply|ask|ring|call|reapply|interview|go|be considered|be seen|have (?:another|a second) (?:go|look|try))(?: (?:it|for it|us|here|with us))? ?(?:again|back)?|(?:come|get) back(?: to (?:us|me|them))?|start|have the job|is (?:in|hired))';
const WHEN =
  "(?:when|once|after|if|as soon as|the day) (?:(?:he|she|they|you)(?:['’](?:s|ve|d|ll)| has| have| gets?| is| are)? )?(?:finally |first )?";
const BACK_WITHOUT: readonly (readonly [Attribute, string])[] = [
  [
    'appearance',
    '(?:cuts?|cutting|shav(?:es?|ed|en|ing)|trimm?(?:s|ed)?|tam(?:es?|ed)|straighten(?:s|ed)?|relax(?:es|ed)?|lopp?(?:ed|s)?|chopp?(?:ed|s)?|(?:got|get|gets) rid of|sort(?:s|ed)|tid(?:ies|ied)|los(?:es?|t)|cover(?:s|ed)?(?: up)?|dy(?:es?|ed)|tak(?:es?|en) out|grown? out|done something about)(?: off| up| out| down)? (?:(?:that|the|his|her|their|your|those|all|some|of|a|few|\\d+|ten|twenty) )*(?:hair|locs?|dreads?|dreadlocks|braids|afro|fro|cornrows|mess|mop|beard|thing|lot|bun|pony ?tail|tattoos?|piercings?|gr[ae]ys?|weight|kilos?|pounds|stone|acne)\\b',
  ],
  [
    'religion',
    '(?:tak(?:es?|en|ing) off|los(?:es?|t)|dropp?(?:s|ed)?|remov(?:es?|ed)|left|leaves?|put away|ditch(?:es|ed)?|shed|given up|gives up|stops?|stopped|finished)(?: off)? (?:(?:that|the|his|her|their|your|those|all|with) )*(?:(?:head ?)?scar(?:f|ves)|hijab|turban|veil|niqab|burqa|kippah|yarmulke|rag|tea towel|cross|kirpan|prayers?|praying|fast(?:ing)?|ramadan)\\b',
  ],
  [
    'language',
    '(?:los(?:es?|t)|dropp?(?:s|ed)?|soften(?:s|ed)?|worked on|(?:got|get|gets) rid of|toned down|smoothed out) (?:(?:that|the|his|her|their|your|thick|heavy|strong) )*accent\\b',
  ],
];
const BACK_AFTER_CHILD =
  "(?:(?:try|apply|ask|ring|call)(?: (?:it|for it|us|here))? again|come back to (?:us|me)|reapply|be considered|be seen) (?:when|once|after|as soon as) (?:(?:he|she|you|they)(?:['’](?:s|ve)| has| have)? (?:had|dropped|weaned) (?:the|her|your|their|that) (?:baby|kid|twins|child)|(?:the|her|his|your|their) (?:kids?|children|baby|little ones?|toddlers?|twins) (?:is|are|['’]s|['’]re|have|has) (?:older|grown|at (?:school|uni|nursery)|off|left|flown|out))";
const OFF_HEAD: readonly (readonly [Attribute, string])[] = [
  [
    'appearance',
    '(?:wieder ?(?:kommen|melden|bewerben)|noch (?:ein)?mal (?:kommen|bewerben|melden|versuchen)|revien\\p{L}+|se représent\\p{L}+|repostul\\p{L}+|retent\\p{L}+|vuelv[ae]\\p{L}*|lo intente|torn[aie]\\p{L}*|riprov\\p{L}+|terugkomen|opnieuw (?:solliciteren|proberen)|terug te komen)[^.;]{0,20}(?:wenn|sobald|quand|lorsqu\\p{L}*|une fois|cuando|una vez|quando|una volta|als|zodra|wanneer)[^.;]{0,40}(?:haare|locken|dreads\\p{L}*|rastas|zöpfe|bart|cheveux|tresses|locks|barbe|pelo|trenzas|barba|capelli|trecce|treccine|haar|vlechten|baard)[^.;]{0,30}',
  ],
  [
    'religion',
    '(?:wieder ?(?:kommen|melden|bewerben)|noch (?:ein)?mal (?:kommen|bewerben|melden|versuchen)|revien\\p{L}+|se représent\\p{L}+|repostul\\p{L}+|vuelv[ae]\\p{L}*|lo intente|torn[aie]\\p{L}*|riprov\\p{L}+|terugkomen|opnieuw (?:solliciteren|proberen))[^.;]{0,20}(?:wenn|sobald|quand|lorsqu\\p{L}*|une fois|cuando|una vez|quando|una volta|als|zodra|wanneer)[^.;]{0,40}(?:kopftuch|turban|schleier|foulard|voile|pañuelo|velo|turbante|hoofddoek|tulband)[^.;]{0,30}',
  ],
];
const BACK_FINE =
  /\b(?:barber|salon|clients?|patients?|customers?|told (?:him|her|them) (?:no|that)|refused|unlawful|illegal|apprentice\p{L}*|scrubb?ed|nobody (?:may|can|is to)|(?:can|must|may|do|does|did)(?: ?n['’]t| ?not)|never)\b/iu;

// What changes for whoever expects a child.
const PAID = '(?:pay|wages?|rate|bonus(?:es)?|salary|commission|grade|money|contract|rank|tips|promotion)';
const FALLS =
  '(?:drops?|falls?|goes? down|(?:is|are|gets?) (?:cut|reduced|lower(?:ed)?|halved|docked|paused|stopped|ended|frozen|not renewed|adjusted)|changes?|stops?|ends?|suffers?|shrinks?|dips?|follows?)';
const EXPECTING =
  '(?:pregnant|expecting|(?:having|carrying) a (?:baby|child)|breast-?feeding|disabled|on (?:chemo|dialysis)|back from (?:maternity|parental) leave|a carer|praying|fasting|observing (?:the sabbath|ramadan))';
const LOSES = `(?:if|when|once|while|should|whenever) (?:you|she|they|anyone|somebody|someone|a woman|staff|a colleague)(?:['’]re|['’]s| are| is| be| get| gets| become| becomes| fall| falls)? ${EXPECTING}\\b[^.;]{0,80}?(?:(?:so|as) (?:does|do|will|would) (?:your|the|her|their) ${PAID}|\\b(?:your|the|her|their) ${PAID} (?:(?:also|then|too|will|does|would|may|might) )*(?:be )?${FALLS}|(?:on|at|for|to) (?:less|lower|reduced|half|a lower) (?:pay|rate|money|wages?)|with (?:less|lower|reduced) (?:pay|rate|wages?))\\b`;
const LOSES_ABROAD =
  '(?:(?:wenn|falls|sobald|werden) (?:du|sie|man|eine)[^.;]{0,20}schwanger[^.;]{0,90}(?:gehalt|lohn|bezahlung|vergütung|prämie|bonus)|(?:si|quand|lorsque|dès que) (?:vous|tu|elle|on)[^.;]{0,20}enceinte[^.;]{0,90}(?:salaire|paie|paye|rémunération|prime)|(?:si|cuando) (?:est[áa]s?|te quedas|se queda|quedas)[^.;]{0,20}embarazada[^.;]{0,90}(?:sueldo|salario|paga|nómina|prima)|(?:se|quando) (?:è|sei|resta|resti|rimane|rimani)[^.;]{0,20}incinta[^.;]{0,90}(?:stipendio|paga|salario|premio)|(?:als|wanneer|zodra) (?:u|je|jij|ze)[^.;]{0,20}zwanger[^.;]{0,90}(?:loon|salaris|bonus))(?!\\p{L})';
const KEPT =
  /(?<!\p{L})(?:stays?|same|unchanged|unaffected|protected|keeps?|kept|in full|full pay|does(?: not|n['’]t) (?:change|drop)|(?:do|does|will|is|are)(?: not|n['’]t)|won['’]t|never|no|bleib\p{L}*|gleich\p{L}*|unverändert\p{L}*|weiter\p{L}*|voll\p{L}*|maintenue?s?|maintien\p{L}*|même|inchangée?s?|reste\p{L}*|conserv\p{L}*|manten\p{L}*|mantien\p{L}*|igual\p{L}*|mism[oa]|sin|resta(?= (?:uguale|lo|la|invariat))|uguale|stess[oa]|invariat[oa]|blijft|blijven|gelijk|zelfde|behoud\p{L}*)(?!\p{L})/iu;

// What may not be asked, and how it is to be found out.
const MAY_NOT =
  "(?:(?:do not|don['’]t|never) ask|(?:can['’]?t|cannot|mustn['’]t|must not|may not|(?:not|n['’]t) (?:allowed|supposed|meant|able|permitted) to)(?: \\p{L}+ly)? (?:ask|raise|bring up)|(?:nobody|no[- ]one|we (?:don['’]t|never)|i (?:don['’]t|never)) (?:asks?|raises?|brings? up)|(?:darf|dürfen|kann|können)(?: (?:man|wir|sie|ich))? nicht (?:danach )?(?:ge)?fragen|(?:ne|n['’]) ?(?:peut|pouvons|pouvez|a|avez|avons)[^.;,]{0,12} pas (?:le droit de )?demander|no (?:se )?(?:puede|podemos|puedes) preguntar|non (?:si )?(?:può|possiamo|puoi) chiedere|(?:mag|mogen|kan|kunnen)(?: (?:je|we|u|ik))? niet (?:vragen|naar))";
const FIND =
  '(?:find out (?:from|by|on|through|via|elsewhere|quietly)|(?:(?:so|but|just|instead|then|please|also|deshalb|also|aber|alors|donc|mais|así que|pero|quindi|ma|dus|maar) )+(?:please |just |have a |take a |do a )?(?:check|look|peek|keep (?:an eye|an ear|your eyes|your ears)|scroll|google|search|go through|find out|ring round|ask (?:around|her (?:mates?|friends?|old)|his (?:mates?|friends?|old)|a (?:mate|friend))|listen|watch|work it out|see (?:what|if|whether)|schau\\p{L}*|guck\\p{L}*|prüf\\p{L}*|such\\p{L}*|regarde\\p{L}*|cherche\\p{L}*|vérifie\\p{L}*|mira\\p{L}*|mire\\p{L}*|busca\\p{L}*|busque\\p{L}*|guarda\\p{L}*|guardi|cerca\\p{L}*|cerchi|kijk\\p{L}*|zoek\\p{L}*|check\\p{L}*))(?!\\p{L})';
const LOOKS_AT_WORK =
  /\b(?:look(?:s)? (?:forward|at (?:the|her|his|their|what) (?:work|skills|experience|portfolio|answers?|he|she|they))|check (?:the|your|with (?:us|me|hr))|google (?:sheets?|docs?|maps|analytics))\b/iu;
const FINDS = lowered(`[,–-] ?${FIND}`);
/** Whether a sentence says to find out elsewhere what it says may not be asked. */
export const findsOutElsewhere = (lower: string): boolean => FINDS.test(lower) && !LOOKS_AT_WORK.test(lower);
const FOUND_OUT: readonly (readonly [Attribute, string])[] = [
  [
    'family',
    'famil(?:y|ies|ie\\p{L}*|le|ia|iglia)|kids?|children|bab(?:y|ies)|pregnan\\p{L}*|married|marital|husband|wife|partner|child ?care|kinder\\p{L}*|schwanger\\p{L}*|verheiratet|enfants?|enceinte|mariée?|hijos|embarazad\\p{L}*|casad[oa]|figli|incinta|sposat[oa]|kinderen|zwanger|getrouwd',
  ],
  ['age', 'age|old|born|birthday|date of birth|retir\\p{L}*|alt|alter|âge|edad|età|leeftijd|oud'],
  [
    'disability_or_health',
    'health|ill\\p{L}*|sick\\p{L}*|disab\\p{L}*|medic\\p{L}*|condition|krank\\p{L}*|gesund\\p{L}*|malad\\p{L}*|santé|handicap|salud|enferm\\p{L}*|salute|malatti\\p{L}*|ziek\\p{L}*|gezond\\p{L}*',
  ],
  ['religion', 'religio\\p{L}*|faith|church|mosque|pray\\p{L}*|glaube\\p{L}*|foi|fe|fede|geloof'],
  [
    'race_or_origin',
    "where (?:s?he|they)(?:['’]s|['’]re| is| are|) ?(?:really )?(?:from|born)|origin\\p{L}*|nationalit\\p{L}*|herkunft|origine|origen|afkomst",
  ],
];

// "Prayer breaks are off the table": what the law lets somebody ask for, and is refused beforehand.
const REFUSED: readonly (readonly [Attribute, string])[] = [
  [
    'religion',
    '(?:prayer|praying|religious|eid|ramadan|shabbat|sabbath|friday prayers?) ?(?:breaks?|time|times|rooms?|days?|holidays?|leave|dress|observance)?|(?:head ?scar(?:f|ves)|hijabs?|turbans?|kippahs?)',
  ],
  [
    'pregnancy',
    '(?:maternity|paternity|parental|adoption) leave|(?:breast-?feeding|pumping|nursing) breaks?',
  ],
  [
    'disability_or_health',
    '(?:(?:reasonable |disability |medical |workplace )*(?:adjustments|accommodations)|(?:medication|insulin|rest|toilet) breaks?|guide dogs?|service dogs?|time off for (?:treatment|chemo|dialysis|appointments))',
  ],
  ['family', "(?:carer|parent|child ?care|school[- ]run)['’]?s? (?:leave|days?|hours|breaks?)"],
];
const NOT_GIVEN =
  "(?:(?:is|are)(?: all| both| simply)? (?:off the (?:table|menu|cards)|a (?:no-?go|non-?starter|hard no)|out of the question|not (?:on|happening|on offer|a thing|going to happen|on the table|an option|on the cards|our problem|something we do))|(?:is|are)n['’]t (?:on|happening|on offer|a thing|going to happen|on the table|an option|something we do))";

/** By whole turns of phrase, in small letters. */
export const SENT_BACK_RULES: readonly Rule[] = [
  ...BACK_WITHOUT.map(
    ([about, gone]): Rule => ({
      about,
      verdict: 'held',
      subject: 'role',
      pattern: new RegExp(`\\b${AGAIN},? ${WHEN}${gone}`, 'giu'),
      unless: BACK_FINE,
    }),
  ),
  {
    about: 'pregnancy',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(`\\b${BACK_AFTER_CHILD}\\b`, 'giu'),
    unless: BACK_FINE,
  },
  ...OFF_HEAD.map(
    ([about, gone]): Rule => ({
      about,
      verdict: 'held',
      subject: 'role',
      pattern: new RegExp(`(?<!\\p{L})${gone}`, 'giu'),
      unless:
        /(?<!\p{L})(?:salon|friseur\p{L}*|coiffeur\p{L}*|peluquer\p{L}*|parrucchier\p{L}*|kapper\p{L}*|kund\p{L}*|client\p{L}*|klant\p{L}*)(?!\p{L})/iu,
    }),
  ),
  {
    about: 'pregnancy',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(`\\b${LOSES}|(?<!\\p{L})${LOSES_ABROAD}`, 'giu'),
    unless: KEPT,
  },
  {
    // "At least 40, because a steady hand is what we want": a least age that no law sets.
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /^\W*(?:at least|minimum|no younger than|not under|over) (?:2[6-9]|[3-6]\d|thirty|forty|fifty|sixty)(?: (?:years )?(?:old|of age)| years)?,? (?:because|since|as) (?!(?:we|you|they|the (?:contract|client|grant|order|rota|target)) )/giu,
  },
  {
    // "The medical comes after the offer, so we can pull it if his back is bad".
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:medical|health (?:check|questionnaire|form|assessment)|occupational health)s?\b[^.;]{0,50}?\b(?:so|and then|in case|then|which lets us|to) (?:that )?(?:(?:we|they|you|i)(?: can|['’]ll| will|['’]d| could| want to)? )?(?:still |always |easily )?(?:pull|withdraw|drop|cancel|rescind|get out of|take back|back out|weed out|screen out|rule out|change (?:our|their|your) minds?)\b/giu,
    unless: /\b(?:not|never|n['’]t|nobody|clients?|patients?|infections?|t\.?b\b)/iu,
  },
  ...REFUSED.map(
    ([about, what]): Rule => ({
      about,
      verdict: 'held',
      subject: 'role',
      pattern: new RegExp(
        `(?<=^\\W*|[,;:–-] ?|\\b(?:and|but|so|our|any|all|sorry,?|here) )(?:${what})(?:(?:,| and| or) (?:${what}))* ${NOT_GIVEN}(?!\\p{L})`,
        'giu',
      ),
      unless:
        /\b(?:refus\w+|den(?:y|ied|ying)|questions? (?:about|on|of|for)|unlawful|illegal|told (?:him|her|them))\b/iu,
    }),
  ),
  {
    // "Beards are part of the look".
    about: 'appearance',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:beards?|stubble|(?:long|short) hair|(?:high )?heels|skirts|make-?up|lipstick|clean shaves?|bare heads?|tattoos) (?:is|are) (?:all )?part of (?:the|our) (?:look|image|brand|uniform)\b/giu,
  },
  {
    // "They won't be told by a coloured girl": whom those who are served would not have.
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:won['’]t|will not|wouldn['’]t|would not|refuse to|can['’]t abide|don['’]t (?:like|care) to|hate to) (?:be (?:told|served|washed|treated|taught|managed|bossed|helped|seen|cared for|handled|driven)|being \\p{L}+|take (?:orders|it)|listen|open (?:the door|up)|answer|talk|speak)(?: about)? (?:by|from|to|for|with) (?:an?|any|some) (?:(?:young|old|little) )?(?:coloured|black|brown|foreign|${ORIGIN}|${FAITH})\\b`,
      'giu',
    ),
    unless: /\b(?:removed|barred|banned|asked to leave|told (?:him|her|them) (?:no|that))\b/iu,
  },
  {
    // "It's a safety thing; it isn't, but it gets us out of it".
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:it|that)(?:['’]s not| isn['’]t| is not|['’]s nothing of the kind),? but (?:it|that)(?:['’]ll| will)? (?:gets?|lets?|saves?) (?:us|me|them) (?:out of|off|from|having)\b/giu,
    reason: 'Gives a reason that is none.',
    rewording: 'Say what the work needs, or nothing',
  },
  {
    // "Schreiben Sie „flexibel“, gemeint ist: keine Mütter".
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern:
      /(?<!\p{L})(?:gemeint (?:ist|sind|war|waren)|bedoeld (?:is|wordt)|we bedoelen|wir meinen|en clair|comprenez|on veut dire|entiéndase|quiere decir|queremos decir|si intende|intendiamo|meaning|we mean|he means|she means|they mean)[:,–-]? ?(?:keine?|nur|ohne|geen|alleen|zonder|pas de|sans|que des|sin|nada de|solo|niente|senza|no|only|not) (?:\p{L}+ )?(?:mütter|frauen|männer|eltern|ältere\p{L}*|alten?|ausländer\p{L}*|schwangeren?|behinderten?|muslim\p{L}*|mères|femmes|hommes|vieux|seniors|étrang\p{L}+|madres|mujeres|hombres|mayores|extranjer\p{L}+|madri|donne|uomini|anzian\p{L}|stranier\p{L}|moeders|vrouwen|mannen|ouderen|buitenlanders|mothers|mums|moms|parents|women|men|foreigners|blacks?|muslims|over-?\d\ds?)(?!\p{L})/giu,
  },
  {
    // "No dogs, and that goes for guide dogs".
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\bno (?:dogs|pets|animals)\b[^.;]{0,20}?(?:that (?:goes|includes|means|counts)|including|not even|nor|whether)(?: for)? (?:an? |the )?(?:guide|assistance|service|hearing|support|seeing[- ]eye)[- ](?:dogs?|animals?)|\b(?:guide|assistance|service|hearing|seeing[- ]eye) dogs? (?:(?:are|is) )?(?:not (?:allowed|welcome|permitted)|(?:stays?|waits?) outside|can(?:['’]t|not) come(?: in)?|included)\b/giu,
    unless: /\b(?:except|apart from|other than|save for|but guide|allowed everywhere|unlawful|illegal)\b/iu,
  },
  ...FOUND_OUT.map(
    ([about, fact]): Rule => ({
      about,
      verdict: 'held',
      subject: 'role',
      pattern: new RegExp(
        `(?<!\\p{L})${MAY_NOT}[^.;]{0,60}?(?<!\\p{L})(?:${fact})(?!\\p{L})[^.;]{0,40}?[,–-] ?${FIND}|(?<!\\p{L})(?:${fact})(?!\\p{L})[^.;]{0,40}?(?<!\\p{L})${MAY_NOT}[^.;]{0,40}?[,–-] ?${FIND}`,
        'giu',
      ),
      unless: LOOKS_AT_WORK,
    }),
  ),
];

// "You don't have to be Catholic to teach here; but it helps".
const NEED_NOT: readonly (readonly [Attribute, string])[] = [
  [
    'religion',
    `(?:an? )?(?:${FAITH}|religious|(?:a )?believer|in the church|of the faith|katholisch|evangelisch|christlich|catholique|chrétienn?e?|católic[oa]|cristian[oa]|cattolic[oa]|katholiek|christelijk)`,
  ],
  [
    'race_or_origin',
    `(?:an? )?(?:${ORIGIN}|from (?:here|round here|the (?:island|village|valley))|white|local)`,
  ],
  ['sexual_orientation', `(?:${ORIENTATION}|straight)`],
  [
    'sex',
    '(?:an? )?(?:man|woman|bloke|girl|lad|male|female|mum|ein mann|eine frau|un homme|une femme|un hombre|una mujer)',
  ],
  ['age', '(?:young|under \\d\\d|in your (?:twenties|thirties)|jung|jeune|joven|giovane|jong)'],
  ['family', '(?:single|childless|child-?free|married|without (?:kids|children))'],
  ['disability_or_health', '(?:able[- ]bodied|slim|thin)'],
].map(([about, what]): [Attribute, string] => [about as Attribute, what ?? '']);
const NOT_TO_BE =
  "(?:(?:do(?:es)?(?:n['’]t| not) (?:have|need) to|need(?:n['’]t| not)|no need to|not (?:obliged|required|necessary) to) be|(?:müssen|muss|brauchen|musst) (?:\\p{L}+ )?nicht|pas (?:besoin|nécessaire|obligé\\p{L}*) d['’]être|no (?:hace falta|es necesario|tiene[sn]? que) ser|non (?:serve|occorre|è necessario|devi|deve) essere|(?:hoeft|hoef|hoeven) (?:\\p{L}+ )?(?:niet|geen)) ";
const HELPS = lowered(
  "^\\W*(?:but|though|still|yet|only|just|aber|mais|pero|ma|maar) (?:(?:it|that|being one|we|they|das|es|ça|cela|eso|aiuta|het|dat) ?)?(?:(?:certainly|really|sure|does|do|would|will|can|['’]d|may|might) )*(?:helps?(?! (?:is|us|you|them|with))|counts?(?= |\\W*$)|hurts?(?=\\W*$)|goes down well|goes a long way|is (?:noticed|noted|liked|an advantage|a plus)|like it|prefer it|hilft|schadet nicht|aide(?:rait)?|compte|ayuda|cuenta|aiuta|conta|helpt|scheelt|telt)\\b(?: (?:a lot|a bit|here|though|with (?:the parents|the owner|us)|if you are|natürlich|beaucoup|mucho|molto|wel))*\\W*$",
);
const NEED_NOTS = NEED_NOT.map(([about, what]) => [about, lowered(`${NOT_TO_BE}${what}(?!\\p{L})`)] as const);

/**
 * What a sentence says that nobody has to be, where the next one says that it helps.
 * @param text the sentence in small letters
 * @param next the sentence behind it, in small letters; undefined where it alone is read
 */
export function helpsAfterAll(
  text: string,
  next: string | undefined,
): { about: Attribute; start: number; end: number } | null {
  if (next === undefined || !HELPS.test(next)) return null;
  for (const [about, pattern] of NEED_NOTS) {
    const found = pattern.exec(text);
    if (found !== null) return { about, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
