import { isDuration, spanIn, timeIn } from './dates.ts';
import { caresForKin, isLeave, withoutLeaveBehind } from './leave-kinds.ts';
import { isPauseOfKind, partsOfPauses } from './pause-kinds.ts';
import { sentencesOf } from './sentences.ts';
import type { CvLine } from './source.ts';
import { looksLikeEmployer, looksLikeTitle } from './words.ts';

/** Times between jobs as CVs of ten languages name them: leave for children, service, a search for work, a year off. */
const PAUSE =
  /^(?:(?:full[- ]time |stay[- ]at[- ]home |home )+(?:parent|mother|father|mum|mom|dad)|(?:family|parenting) (?:time|years|break|care|commitments)|raising (?:my|our|a|two|three|children|family|kids)|(?:built|building|renovating) (?:my|our|a) (?:own )?house|haus (?:gebaut|umgebaut|renoviert)|(?:eigener )?hausbau|kinderpause|pflegezeit|(?:berufliche )?neuorientierung|stellensuche|krankheit(?:sbedingt\p{L}*)?(?: pause)?|krank(?:geschrieben|enstand)|erkrankung|unfall(?:pause|bedingt\p{L}*)|(?:längere )?krankschreibung|zwischen zwei (?:stellen|jobs)|jobsuche|beschäftigungslos|erwerbslos|ohne (?:anstellung|beschäftigung|arbeit)|(?:sprach|auslands)aufenthalt|sprachreise|backpacking|(?:längere |große )?reisen? (?:durch|nach|in)|familiäre (?:gründe|auszeit)|tussen (?:twee )?(?:banen|functies|jobs)|zonder werk|ziekteverlof|burn-?out|(?:wereld|rond)reis|mellan (?:två )?(?:jobb|anställningar)|jobbsökande|utan (?:arbete|jobb)|sjukledig|utlandsresa|(?:pappa|mamma|barn)ledig(?:het)?|mellem (?:to )?(?:job|stillinger)|uden (?:job|arbejde)|sygemelding|rejser? (?:i|til|rundt)|mellom (?:to )?jobber|uten (?:jobb|arbeid)|sykmeldt|reiser? (?:i|til|rundt)|jordomreise|(?:fødsels|pappa|omsorgs)permisjon|(?:krank|unfall|genesung|reha|kur|umzug|(?:langdurig )?ziek(?:te)?|verhuizing|sjukdom|ledig|syg|orlov|sykdom|permisjon|thuis|hemma|hjemme|zu hause|daheim)(?= *(?:$|[,(;]))|rehabilitation|thuis (?:met|bij|voor) (?:de|mijn|onze) (?:kinderen|gezin)|zorg voor (?:de|mijn|ons|onze) (?:kinderen|gezin|moeder|vader|ouders)|hemma med barn\p{L}*|vård av (?:barn|anhörig)|sjukskriven|arbetssökande|arbetslös|hemmafru|hemmaman|jordenruntresa|hjemmegående|arbejdsløs|jobsøgende|ledig (?:og|med|i)|sygemeldt|arbeidssøkende|arbeidsledig|en paro|(?:en )?desempleo|desempleado|desempleada|cesante|cuidado de (?:hijos|familiares|mis hijos)|búsqueda de empleo|ama de casa|disoccupat[oa]|in cerca di (?:occupazione|lavoro)|leva militare|servizio di leva|casalinga|werkloos|werkzoekend|herintred(?:end|er|ster)|gezinsjaren|tussenjaar|sabbatjaar|wereldreis|militaire dienst|huisvrouw|huismoeder|mantelzorg|familienjahre|kindererziehung|hausfrau|hausmann|pflege (?:von|der|meiner|meines) (?:angehörigen|mutter|eltern|vaters)|elternzeit|mutterschutz|mutterschaftsurlaub|erziehungs(?:urlaub|zeit)|familien(?:zeit|pause|phase)|babypause|karenz|sabbatical|auszeit|(?:grund)?wehrdienst|bundeswehr(?= *$)|zivildienst|präsenzdienst|grundwehrdienst|arbeit(?:s)?suchend|arbeitssuche|arbeitslos|weltreise|(?:(?:parental|maternity|paternity|adoption|family|sick|carer'?s) leave|career break|gap year|year off|national service|military service|job search)|congé (?:parental|maternité|de maternité|sabbatique)|service (?:militaire|national)|année sabbatique|(?:baja|permiso) (?:por maternidad|maternal|paternal)|excedencia|servicio militar|año sabático|congedo (?:parentale|di maternità)|congedo di maternità|maternità|servizio (?:militare|civile)|anno sabbatico|licença (?:parental|de maternidade|maternidade)|serviço militar|ano sabático|ouderschapsverlof|zwangerschapsverlof|dienstplicht|föräldraledig(?:het)?|värnplikt|barselsorlov|barsel|forældreorlov|værnepligt|foreldrepermisjon|førstegangstjeneste|äitiysloma|vanhempainvapaa|hoitovapaa|perhevapaa|varusmies(?:palvelus)?|asepalvelus|siviilipalvelus|kotouttamis\p{L}*|opintovapaa|foreldreperm|congé de naissance|mantelzorg|zorgverlof|furlough|lay-?off|studieverlof|vapaa|(?:vanhempain|äitiys|hoito|opinto|perhe)(?:vapaa|loma)lla|(?:full[- ]time |family )carer(?= *\)?(?:$|for ))|(?:unpaid )?carer for (?:my|our|a|an)(?= )|caring for|overseas\b.*holiday|working holiday)(?![\p{L}-])(?!\s+(?:cover|officer|president)\b)/iu;

/** The same in words of more kinds: breaks for a family, for health or to look for work, and journeys. */
const MORE_PAUSES = new RegExp(
  `^(?:${[
    'home with (?:my |our |the |a |an )?(?:\\p{L}+ ){0,2}(?:ones?|kids|child(?:ren)?|babies|baby|twins|family|sons?|daughters?|mother|father|parents)(?!\\p{L}).*|(?:(?:fødsels|foreldre|mamma|pappa|omsorgs|barsels|forældre|familie)?(?:permisjon|orlov)|(?:pappa|mamma|föräldra|barn|tjänst|studie)?ledig(?:het)?|(?:ouderschaps|zwangerschaps|zorg|studie)?verlof|hjemme|hemma|thuis|zu hause|daheim|kotona|w domu|pojkledig) (?:med|for|för|fra|från|fr|etter|efter|til|till|i|og|och|met|voor|om|mit|bei|z|lasten) .*|(?:urlop|przerwa|opieka nad|wyjazd|poszukiwanie pracy|bezrobocie|macierzyństwo)(?: .*)?|(?:hoitovapaalla|äitiyslomalla|työttömänä|ulkomailla)(?: .*)?',
    '(?:i )?(?:looked after|cared for|nursed) (?:my|our|a|an ill|a sick|an elderly)(?!\\p{L}).*|(?:meine|die) (?:mutter|eltern|kinder|oma) (?:ge)?pflegt.*|urlop (?:macierzyński|wychowawczy|rodzicielski).*',
    '(?:career |personal |planned |health )?(?:break|time out|time off)(?: (?:from work|for|to|after|due).*)?|(?:between jobs|unemployed|unemployment|redundancy|job[- ]?hunting|looking for work|illness|recovery from .*|bereavement|relocat(?:ed|ion|ing) (?:to|from) .*|home ?maker|raising .*|bringing up .*|looking after .*|at home with .*)',
    '(?:(?:solo|extended|overseas|world|long[- ]term) )*travel(?:l?ing|s|led)?(?: (?:in|to|around|round|across|through|the|and)(?!\\p{L}).*|(?<=ing|s|led)\\s?:\\s.*)?|backpack\\p{L}*(?: .*)?|(?:round|around)[- ]the[- ]world.*|world (?:trip|tour)|.{3,40} (?:on|by) (?:a |my )?(?:motor(?:bike|cycle)|bicycle|bike|foot|campervan|sailing boat)',
    "(?:pause|interruption|parenthèse|coupure)(?: (?:familiale|parentale|professionnelle|carrière|d[’']activité|de carrière|maternité|pour .*|liée .*))?|éducation de mes enfants|(?:mère|père|femme|homme) au foyer|recherche d[’']emploi|demandeu(?:r|se) d[’']emploi|(?:période de )?chômage(?: .*)?|(?:longue )?maladie|arrêt (?:de travail|maladie|longue maladie)|congé (?:maladie|sans solde|de présence parentale|individuel de formation)|disponibilité (?:pour .*|de droit)|(?:année|période) de césure|césure|proche[- ]aidante?|aidante? familiale?|voyages? (?:à|en|au|aux|autour|dans|personnels?).*|tour du monde.*",
    '(?:pausa|parón|interrupción|descanso|receso)(?: (?:laboral|profesional|familiar|por|para|de)(?!\\p{L}).*)?|cuidado (?:de|del) (?:mi|mis|un|una|los|las|el|la|familiar\\p{L}*|hij\\p{L}+|madre|padre)(?!\\p{L}).*|crianza(?: de .*)?|maternidad|baja (?:laboral|médica|por).*|(?:preparación de )?oposiciones|desemplead[oa]|en búsqueda de .*|búsqueda activa.*|viajes? (?:por|a|en|alrededor).*|vuelta al mundo.*',
    '(?:pausa|interruzione|stop)(?: (?:lavorativa|professionale|familiare|per|di)(?!\\p{L}).*)?|cura (?:dei|della|di) (?:figli|famiglia|familiari|mia madre|mio padre|genitori).*|assistenza (?:a|ai|alla|al) (?:mia|mio|un|familiari|genitori|madre|padre)(?!\\p{L}).*|(?:periodo di )?(?:disoccupazione|cassa integrazione|aspettativa|mobilità)(?: .*)?|ricerca (?:di )?(?:lavoro|occupazione)|malattia|viaggi(?:o)? (?:in|intorno|attraverso|a|all|negli|nel)(?!\\p{L}).*|giro del mondo.*',
    '(?:pausa|interrupção|paragem)(?: (?:laboral|profissional|familiar|na carreira|para|por)(?!\\p{L}).*)?|desemprego|desempregad[oa](?: .*)?|cuidar d[aeo]s? .*|cuidados? (?:a|à|aos?|com) (?:família|filh\\p{L}+|familiar\\p{L}*|minha|meu|pais)(?!\\p{L}).*|apoio à família|baixa (?:médica|por).*|licença (?:sem vencimento|médica)|procura de emprego|viage(?:m|ns) (?:pel|por|a|à|ao|em)(?!\\p{L}).*|volta ao mundo.*',
  ].join('|')})$`,
  'iu',
);

/** That somebody did not work, told as people tell it; it is so whatever words follow. */
const NOT_WORKING = new RegExp(
  `^(?:${[
    "(?:i )?(?:was |am )?(?:not (?:working|in (?:paid )?work|employed)|(?:out of|without|off|between) work|off sick)|(?:did not|didn[’']t|haven[’']t) work(?:ed)?|no (?:paid )?(?:job|work|employment)|(?:stayed|staying|was|been) (?:at )?home(?! (?:care|office|loan|depot))|(?:i )?(?:was |fell )(?:ill|sick)|took (?:time|a year|some time|a break) (?:off|out|from)",
    '(?:ich )?(?:war |habe )?nicht (?:gearbeitet|berufstätig|erwerbstätig)|keine (?:arbeit|beschäftigung|anstellung|stelle)|ohne (?:job|stelle|arbeit)|zu hause geblieben',
    'niet gewerkt|geen (?:betaald(?:e)? )?(?:werk|baan|arbeid)|(?:eigen|ons|mijn) huis (?:ge|ver)bouwd|zonder (?:werk|baan)|thuis (?:gebleven|gezeten)|arbetade inte|(?:inget|inte haft) (?:jobb|arbete)|utan (?:jobb|arbete)|arbejdede ikke|ikke i (?:arbejde|jobb|arbeid)|intet arbejde|jobbet ikke|ute av arbeid|uten (?:jobb|arbeid)|gik hjemme|var hemma|var hjemme',
    "(?:je )?n[’']ai pas travaillé|sans (?:emploi|activité|travail)|(?:je )?suis restée? (?:à la maison|au foyer)|restée? (?:à la maison|au foyer)",
    'sin (?:trabajo|empleo|actividad laboral)|no (?:trabaj[ée]|he trabajado)|en casa (?:con|cuidando)|senza (?:lavoro|occupazione|impiego)|non ho lavorato|(?:sono )?rimast[oa] a casa|sem (?:emprego|trabalho|ocupação)|não trabalhei|fiquei em casa',
    'bez pracy|bezrobotn[ya]|nie pracował[ae]m|työtön|työttömänä|en ollut töissä',
    'nothing(?: much| special| at all| to speak of)?(?= *(?:$|[·|,–—(-]))|(?:none|nil|n\\/a|kein[es]?|aucune?|ningun[oa]|nessun[oa]|nenhuma?|geen|ingen|intet|brak)(?= *$)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

const LONGEST = 70;

/** What a line says beside its dates. */
const besideDates = (text: string): string =>
  text.replace(spanIn(text)?.words ?? '', '').replace(/^[\s:|,·•–—()-]+|[\s:|,·•–—(-]+$|\(\s*\)$/g, '');

// "Various temporary posts 2009–2010 while caring for my mother".
const BESIDE = /(?<!\p{L})(?:while|whilst) (?:caring for|raising|looking after)(?!\p{L})/iu;

const isPauseAlone = (text: string): boolean => {
  const parts = partsOfPauses(text);
  return isOnePause(text) || (parts.length > 0 && parts.every(isOnePause));
};

const isOnePause = (text: string): boolean =>
  PAUSE.test(text) ||
  isPauseOfKind(text) ||
  NOT_WORKING.test(text) ||
  (caresForKin(text) && !looksLikeEmployer(/[,;:.(].*/u.exec(text)?.[0] ?? '')) ||
  isBesideNone(text) ||
  SEE_SCHOOLS.test(text) ||
  isTold(text) ||
  isTold(/^[^,;]{4,}(?=[,;]\s)/u.exec(text)?.[0] ?? '') ||
  isWithMore(text) ||
  isBesideLeave(text);

// "Studerende, se Uddannelse", "Student (see Education)": what the schools tell.
const SEE_SCHOOLS =
  /^\p{L}+(?: \p{L}+)?\s?[,;:(–-]\s*(?:please )?(?:see|siehe|s\.|voir|ver|véase|vedi|vedere|zie|se|jf\.) (?:under |unter |afsnit |avsnitt )?(?:education|studies|(?:aus|weiter)bildung|studium|formations?|études|formación|estudios|formazione|istruzione|studi|formação|estudos|opleiding(?:en)?|onderwijs|scholing|utbildning(?:ar)?|uddannelser?|utdanning)\)?\.?$/iu;

// "Boot gebouwd, geen betaald werk": what somebody did without work, which is neither a title nor a house.
const isBesideNone = (text: string): boolean => {
  const parts = text.split(/,\s+/);
  return (
    parts.length === 2 &&
    parts.some((part) => NOT_WORKING.test(part)) &&
    !parts.some((part) => looksLikeTitle(part) || looksLikeEmployer(part))
  );
};

// "Recherche d'emploi, remise à niveau": what was done in such a time may follow.
const isTold = (text: string): boolean =>
  MORE_PAUSES.test(text) && !looksLikeTitle(text) && !looksLikeEmployer(text);

// "Unbezahlter Urlaub, Velotour Lissabon – Wil", "Orlov: bopæl i Tromsø": what it was for may follow, but no work.
const isWithMore = (text: string): boolean =>
  (isLeave(text) || isPauseOfKind(/^[^:]{4,}(?=:\s)/u.exec(text)?.[0] ?? '')) &&
  !looksLikeTitle(text) &&
  !looksLikeEmployer(text);

// "Mitarbeit am elterlichen Bauernhof, Kurzarbeit der Branche": what somebody did meanwhile, which is neither a title nor a house.
const isBesideLeave = (text: string): boolean => {
  const rest = withoutLeaveBehind(text);
  return rest !== text && !looksLikeTitle(rest) && !looksLikeEmployer(rest);
};

// "Working holiday that got out of hand. Pasta every morning from six." tells of the job above.
const isTelling = (text: string): boolean => spanIn(text) === null && /\p{Ll}{2}\.\s+\p{Lu}/u.test(text);

const isPause = ({ text, bullet }: CvLine): boolean =>
  // "Home with three small ones; did the books of the boat in the evenings": what else was done may follow.
  (besideDates(text).length < LONGEST || /^[^;]{4,45};\s/.test(besideDates(text))) &&
  !isTelling(text) &&
  (isPauseAlone(besideDates(text)) || BESIDE.test(text)) &&
  !(bullet && spanIn(text) === null);

// "Buchhalterin, unterbrochen durch Karenz 2009 – 2011".
const BROKEN_BY =
  /[,;–-]?\s*\(?(?:unterbrochen (?:durch|von)|davon|inkl(?:\.|usive)|onderbroken door|waarvan|inclusief|avbrott för|avbruten av|inklusive|afbrudt af|heraf|avbrutt av|herav|interrupted by|including)\s+([^,;()]+)\)?/giu;

// "Profesora, Instituto Storni. Licencia por maternidad de mayo a diciembre de 2020.": behind a job's own sentence.
const withoutPauseBehind = (text: string): string => {
  const [first = '', ...others] = sentencesOf(text);
  const rest = others.filter(
    (one) => spanIn(one) === null || !isPauseAlone(besideDates(one.replace(/\.$/, ''))),
  );
  return rest.length === others.length ? text : [first, ...rest].join('. ');
};

// "HR Partner (maternity leave Sept 2015 to June 2016)": a time within a job is not its own.
const withoutPauseIn = (line: CvLine): CvLine => {
  const isTimed = (inside: string): boolean => PAUSE.test(inside) && spanIn(inside) !== null;
  const text = withoutLeaveBehind(withoutPauseBehind(line.text))
    .replace(/\s*\(([^()]*)\)/g, (all, inside: string) => (isTimed(inside) ? '' : all))
    .replace(BROKEN_BY, (all, inside: string) => (isTimed(inside) ? '' : all));
  return text === line.text || text.trim() === '' ? line : { ...line, text };
};

/** Whether a text names a time between jobs and nothing else. */
export const namesPause = (text: string): boolean => isPauseAlone(text.trim());

// "décembre 2019 - mai 2020 (6 mois)": how long it was may stand behind.
const isSpanAlone = (line: CvLine | undefined): boolean =>
  line !== undefined &&
  spanIn(line.text) !== null &&
  (besideDates(line.text) === '' || isDuration(besideDates(line.text)));

// "2012-01" above "Pappaledig": one date may be the whole of such a time.
const isTimeAlone = ({ text }: CvLine): boolean =>
  /^[^\p{L}\d]*$/u.test(text.replace(timeIn(text)?.words ?? '', '')) && timeIn(text) !== null;

/** The lines of a section of jobs without the times between them, their dates included. */
export function withoutPauses(lines: readonly CvLine[]): CvLine[] {
  const gone = new Set<CvLine>();
  for (const [at, line] of lines.entries()) {
    if (!isPause(line)) continue;
    gone.add(line);
    // "Permisjon med Oda i 2008": it has a time of its own.
    if (timeIn(line.text) !== null) continue;
    const [over, above, below] = [lines[at - 2], lines[at - 1], lines[at + 1]];
    const isDatesFirst = spanIn(lines[0]?.text ?? '') !== null;
    // Right below a title and its dates it tells of that job.
    if (
      !isDatesFirst &&
      !line.apart &&
      isSpanAlone(above) &&
      above?.apart === false &&
      over !== undefined &&
      !over.bullet &&
      over.text.length < LONGEST &&
      looksLikeTitle(over.text) &&
      !isPauseAlone(over.text)
    )
      continue;
    const isAbove = !line.apart && (below?.apart === true || isDatesFirst);
    // With space above it, what stands there is another's: "Auszeit" above "01/2004 – 04/2004 Sprachaufenthalt".
    const near = isAbove ? [above, below] : line.apart ? [below] : [below, above];
    const dates = near.find(
      (one) => isSpanAlone(one) || (one !== undefined && one === above && isTimeAlone(one)),
    );
    if (dates !== undefined) gone.add(dates);
  }
  return lines.filter((line) => !gone.has(line)).map(withoutPauseIn);
}

const TRAINING =
  /^(?:(?:berufs|fach|duale |betriebliche |schulische )?ausbildung(?: (?:zu[rm]?|als|im|in der)(?!\p{L})| (?=\p{L})|\s*$)|lehre(?: (?:zu[rm]?|als)(?!\p{L})| (?=\p{L}{5})|\s*$)|umschulung(?: (?:zu[rm]?|als)(?!\p{L})|[,\s(]+s(?:iehe|\.)|\s*$)|(?:weiter|fort)bildung (?:zu[rm]?|als)(?!\p{L})|(?:\p{L}*studium|studium) (?:der|des|an)(?!\p{L})|(?:grund|real|haupt|ober|gesamt|mittel|volks|regel)-?(?: (?:und|u\.) \p{L}+)?schule(?!\p{L})|(?:grund|real|haupt|volks)- (?:und|u\.) \p{L}+schule|abitur(?!\p{L})|apprenticeship as(?!\p{L})|formation (?:de|d['’]|en|qualifiante|professionnelle|continue)|reconversion(?: professionnelle)?(?:[,\s(]+voir|\s*$)|corso (?:di (?:formazione|studi)|professionale|per )|opleiding (?:tot|als|voor)(?!\p{L})|omscholing(?!\p{L})|utbildning till(?!\p{L})|uddannelse (?:til|som)(?!\p{L})|utdanning (?:til|som)(?!\p{L}))/iu;

// Courses and schools that somebody went to between jobs, behind which where it was may follow: "Integrationskurs und Deutsch B2,
// Volkshochschule", "École technique à plein temps". Who leads one works there, and a school alone may be an employer.
const SCHOOLING = new RegExp(
  `^(?:${[
    '(?:\\p{L}+ und )?(?:integrations|sprach|deutsch|englisch|intensiv|orientierungs|alphabetisierungs|vorbereitungs|weiterbildungs|umschulungs|meister)(?:sprach)?kurse?(?![\\p{L}-])|(?:voll|teil)zeit-?(?:studium|schule|ausbildung|weiterbildung|student(?:in)?)(?!\\p{L})|(?:besuch|absolvierung) (?:der|des|einer|eines) (?:\\p{L}+ )?\\p{L}*(?:schule|kurs(?:es)?|lehrgangs?|akademie)(?!\\p{L})|(?:meister|techniker)schule(?= *(?:$|[,(]| in ))',
    "(?:haute )?[ée]cole (?:\\p{L}+ ){0,3}(?:à (?:plein temps|temps (?:plein|complet|partiel))|en (?:emploi|cours d['’]emploi))|études (?:à|en|de|d['’]|universitaires|supérieures)|cours (?:de (?:français|langue|remise à niveau)|intensifs?|du soir)(?!\\p{L})|(?:reprise|retour) (?:d['’]|aux )études|stage linguistique",
    '(?:full|part)[- ]time (?:study|studies|student|education|course|college|university|degree|masters?)(?!\\p{L})|(?:english|language|esol|intensive|access|foundation|conversion|bridging) courses?(?= *(?:$|[,(]|at|in|for|and))|(?:returned|return) to (?:full[- ]time )?(?:study|education|university|college|school)|esol(?= *(?:$|[,(]))',
    'estudios? (?:de|a tiempo completo|universitarios)(?!\\p{L})|curso (?:intensivo|de (?!\\p{L}+ (?:y|e) ))\\p{L}|corso (?:intensivo|di (?:lingua|italiano|inglese|tedesco|francese))(?!\\p{L})|studi (?:universitari|a tempo pieno)|curso (?:técnico|intensivo)(?!\\p{L})|estudos (?:de|em|a tempo inteiro)(?!\\p{L})',
    '(?:taal|inburgerings)cursus(?!\\p{L})|inburgering(?= *(?:$|[,(]| en ))|(?:cursus nederlands|nederlandse les)(?!\\p{L})|(?:voltijd|deeltijd)s? ?(?:studie|opleiding)(?!\\p{L})|svenska för invandrare(?!\\p{L})|sfi(?= *(?:$|[,(]))|(?:heltids|deltids|fulltids|fuldtids)?studi(?:er|e|um)(?= *(?:$|[,(]| (?:i|till|til|på|ved|vid) ))|(?:språk|norsk|svensk|dansk|sprog)kurs(?:us)?(?!\\p{L})|danskuddannelse(?= *(?:$|[,(]))|introduksjonsprogram(?:met)?(?!\\p{L})',
  ].join('|')})`,
  'iu',
);

const isSchooling = (text: string): boolean =>
  TRAINING.test(text) || (SCHOOLING.test(text) && text.length < LONGEST * 1.5);

/** The lines of a section of jobs that tell of an apprenticeship or a school: with their dates, and below them. */
export function trainingIn(lines: readonly CvLine[]): CvLine[] {
  const isDatesFirst = spanIn(lines[0]?.text ?? '') !== null;
  return lines.flatMap((line, at) => {
    if (line.bullet || !isSchooling(besideDates(line.text))) return [];
    if (spanIn(line.text) !== null) {
      // Where each job begins with its dates, what stands below is of it.
      const until = lines.findIndex(({ text }, index) => index > at && spanIn(text) !== null);
      return isDatesFirst ? lines.slice(at, until < 0 ? lines.length : until) : [line];
    }
    const [dates, next, last] = [lines[at - 1], lines[at + 1], lines[at + 2]];
    if (dates === undefined || !isSpanAlone(dates) || !isSpanAlone(lines[0])) return [];
    const ends = next !== undefined && (last === undefined || isSpanAlone(last));
    return [dates, line, ...(ends && !isSpanAlone(next) ? [next] : [])];
  });
}
