import { beginsSentence } from './spans.ts';

/** What is learned and hardly ever done for a living under that name; letters before it are a school's. */
export const SUBJECTS =
  'history|geography|geology|physics|chemistry|biology|biochem(?:istry)?|maths|mathematics|stats|statistics|economics|econ|politics|PPE|philosophy|theology|classics|sociology|psych(?:ology)?|anthropology|archaeology|linguistics|English(?: lit(?:erature)?)?|history of art|art history|fine art|zoology|astronomy|engineering|(?:mech|civil|chem|elec|marine|aero|computer|software|materials|mechanical|electrical|chemical|biomedical|biomed|food|sports?|environmental) (?:eng|engineering|sci|sciences?)|civils|comp ?sci|business(?: (?:admin(?:istration)?|studies|mgmt|management))?|agri(?:culture)?|forestry|criminology|accounting and finance';
const LANGUAGES = 'French|German|Spanish|Italian|(?:modern )?languages';
const LEARNED = `${SUBJECTS}|${LANGUAGES}`;
/** What is learned, and a trade as well: only how well or until when tells which. */
const OF_TRADE =
  'law|nursing|finance|marketing|accounting|accountancy|architecture|pharmacy|medicine|journalism|drama|music|design|fashion|computing|IT|CS';
const HOW_WELL = String.raw`,? \(?(?:2[:.][12]|(?:a )?first(?! (?:job|role))|1st|upper second|lower second|third class|hons|honours|distinction|merit|class of|(?:19|20)\d\d|['’]\d\d|grad(?:uate)?|degree|dropout|did not finish|didn[’']t finish|dropped out|then (?:an?|the|straight|into|to|onto|abroad)(?!\p{L}))`;
const SAID_OF = new RegExp(
  `^ (?:(?:${LEARNED}|BSc|BA|BEng|MSc|MA|MEng|LLB|MBA|PhD)(?=[.;)]|$|\\n|${HOW_WELL})|(?:${OF_TRADE})(?=${HOW_WELL}))`,
  'u',
);
/** The same in other languages; the last part are trades as well, told by how the sentence ends. */
const ABROAD = [
  'BWL|VWL|Jura|WiWi|Wirtschaftsinformatik|Wirtschaftsingenieur(?:wesen)?|WIng|Winfo|Maschinenbau|Elektrotechnik|Bauingenieur(?:wesen)?|Verfahrenstechnik|Informatik|Germanistik|Anglistik|Romanistik|Geschichte|Physik|Chemie|Biologie|Mathe(?:matik)?|Statistik|Medizin|Psychologie|Soziologie|Politik(?:wissenschaft(?:en)?)?|PoWi|Philosophie|Theologie|Pädagogik|Sozialpädagogik|Soziale Arbeit|Pharmazie|Lehramt|Geografie|Betriebswirtschaft|Volkswirtschaft|Agrarwissenschaft(?:en)?|Forstwirtschaft|Kunstgeschichte|Jus',
  'droit|lettres(?: modernes)?|éco(?:nomie)?|(?:éco-)?gestion|histoire(?: de l.art)?|maths|philo|psycho(?:logie)?|socio(?:logie)?|médecine|pharma(?:cie)?|AES|STAPS|LEA|géographie|biologie|chimie|génie civil|génie mécanique|sciences po',
  'Derecho|ADE|Económicas|Empresariales|Magisterio|Historia|Filología|Psicología|Sociología|Medicina|Farmacia|Biología|Química|Física|Matemáticas|Ingeniería(?: (?:industrial|civil|química|informática))?|Caminos|Industriales|Teleco|Bellas Artes|derecho|psicología|historia|economía|ingeniería',
  'giurisprudenza|economia(?: aziendale)?|ingegneria(?: (?:meccanica|civile|gestionale|informatica))?|lettere|lingue|psicologia|scienze politiche|matematica|fisica|chimica|biologia|medicina|filosofia|storia|farmacia',
  'direito|economia|engenharia(?: (?:civil|mecânica|química|informática))?|gestão|letras|psicologia|história|administração|contabilidade|ciências contábeis|medicina|farmácia',
  'rechten|bedrijfskunde|economie|geschiedenis|psychologie|sociologie|werktuigbouw(?:kunde)?|bouwkunde|civiele techniek|informatica|scheikunde|natuurkunde|wiskunde|geneeskunde|farmacie|bestuurskunde|sociale geografie|bedrijfseconomie',
  'juridik|juss?|ekonomi|økonomi|nationalekonomi|historia|historie|maskin(?:teknik)?|statsvetenskap|statskunskap|statsvitenskap|jura|matematik|fysik|kemi|medicin|psykologi|sociologi',
  'prawo|ekonomia|historia|filologia|psychologia|socjologia|budownictwo|informatyka|matematyka|fizyka|chemia|medycyna|farmacja',
].join('|');
/** How a sentence without a verb ends or goes on behind what was learned. */
const ENDS =
  "(?=[.;)]|$|\\n|,? \\(?(?:(?:19|20)\\d\\d|[’']\\d\\d|Note|mit|ohne|bis|abg\\p{L}*|nicht|kein|fertig|Bachelor|Master|Diplom|Magister|dann|danach|anschließend|puis|avec|sans|luego|después|con|sin|poi|dopo|senza|depois|com|sem|dan|daarna|met|zonder|sedan|med|utan|potem|bez)(?!\\p{L}))";
const SAID_ABROAD = new RegExp(`^,? (?:${ABROAD})${ENDS}`, 'u');
const IN_TURN_ABROAD =
  /(?<!\p{L})(?:[Ee]rst|[Zz]uerst|[Dd]avor|[Vv]orher|dann|danach|[Uu]ni|[Ff]ac|puis|[Dd]’abord|luego|[Aa]ntes|poi|[Pp]rima|depois|dan|[Ee]erst|[Dd]aarvoor|sedan|[Ff]örst) $/u;
/** Whether a school stands before what was learned there in another language: `Mannheim BWL.`, `Assas droit, puis`. */
const isSchoolOfSubjectAbroad = (text: string, start: number, end: number): boolean =>
  SAID_ABROAD.test(text.slice(end, end + 70)) &&
  (beginsSentence(text, start) || IN_TURN_ABROAD.test(text.slice(Math.max(0, start - 12), start)));

const SUBJECT_BEFORE = new RegExp(`(?:^|[.;\\n] ?)(?:${LEARNED}), $`, 'iu');

/** Whether what begins a sentence stands there as the school of what was learned, without a verb: `Durham history.`, `York nursing, 2:1`. */
export const isSchoolOfSubject = (text: string, { start, end }: { start: number; end: number }): boolean =>
  (beginsSentence(text, start) && SAID_OF.test(text.slice(end, end + 60))) ||
  isSchoolOfSubjectAbroad(text, start, end) ||
  (SUBJECT_BEFORE.test(text.slice(Math.max(0, start - 40), start)) &&
    /^(?:[.;]|$|\n|,? (?:19|20)\d\d)/u.test(text.slice(end, end + 8)));

const ON_RECORD = new RegExp(`^ (?:${LEARNED}|${OF_TRADE})(?=[.;,)]|$|\\n|${HOW_WELL})`, 'u');
/** The same where a school of that town is on record, whatever trade the subject is as well: `York nursing.` */
export const isRecordedSchoolOfSubject = (
  text: string,
  { start, end }: { start: number; end: number },
): boolean =>
  isSchoolOfSubject(text, { start, end }) ||
  (beginsSentence(text, start) && ON_RECORD.test(text.slice(end, end + 60)));
