import { matchesOf } from '#src/lib/matches.ts';
import { isGiven } from '../names/index.ts';
import { TONGUES } from './lawful-helped.ts';
import { type Found, type Piece, wordsAt } from './piece.ts';
import { REASONS, rewordingFor, uncertain } from './reasons.ts';
import { isServed, isWorker, saysWorker, TITLE_TONGUES, type TitleTongue } from './title-words.ts';
import type { Attribute, Review } from './types.ts';
import { wholeWords } from './whole-words.ts';

// A title says whom it wants in a few words and without a verb: "Young BDM (25-35)", "Camarera joven", "Native English Copywriter". It is
// read by its words in any order, and so is the job that a sentence names: "the Young BDM role is still open".

interface Said {
  about: Attribute;
  start: number;
  end: number;
  isHeld?: true;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

interface Around {
  all: readonly Word[];
  next: Word | undefined;
}

/** The inputs that hold a title. */
const OF_TITLE = /(?:^|[._])(?:title|headline|subject)$/u;
/** A title of more words is a sentence. */
const LONGEST = 14;

// "the … role", "die Stelle als …", "le poste de …".
const NAMED = [
  /(?<!\p{L})(?:the|your|our|this|that|an?|my|their|for) ((?:[^\s.;!?]+ ){1,8}?)(?:roles?|jobs?|positions?|vacanc(?:y|ies)|posts?|seats?|gigs?)(?!\p{L})/giu,
  /(?<!\p{L})(?:stelle|position|job) (?:als|des|der|für) ([^.;!?\n]{3,70})/giu,
  /(?<!\p{L})(?:poste|offre) (?:de |d['’]|: )([^.;!?\n]{3,70})/giu,
  /(?<!\p{L})(?:puesto|vacante|oferta|vaga|lugar|posto|posizione|ruolo|offerta) (?:de|como|para|di|da|per) ([^.;!?\n]{3,70})/giu,
  /(?<!\p{L})(?:functie|vacature|baan) (?:van|als|voor) ([^.;!?\n]{3,70})/giu,
  /(?<!\p{L})(?:stanowisk[oau]|ofert[aęy](?: pracy)?|posad[aęy]) (?:dla )?([^.;!?\n]{3,70})/giu,
  /(?<!\p{L})(?:tjänsten?|jobbet|jobbet|stillingen?) som ([^.;!?\n]{3,70})/giu,
];

/** What the titles in a text find, each with the sentence whose ground may hold for it. */
export function inTitles(piece: Piece, { subject, companies = [] }: Review): Found[] {
  if (subject === 'person') return [];
  const text = piece.plain.text;
  const isOfCompany = ({ start, end }: Said): boolean =>
    companies.some((name) => name !== null && name !== '' && standsIn(text, name, start, end));
  return titlesIn(piece.field, text).flatMap(({ title, start: from }) =>
    saidIn(title, mayTellTimes(piece.field, title))
      .map((one) => ({ ...one, start: from + one.start, end: from + one.end }))
      .filter((one) => !isOfCompany(one))
      .map((one) => foundAt(piece, one)),
  );
}

function titlesIn(field: string, text: string): { title: string; start: number }[] {
  if (OF_TITLE.test(field)) return wordsOf(text, 0).length > LONGEST ? [] : [{ title: text, start: 0 }];
  return NAMED.flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: said, 1: title = '', index }) => ({
      title,
      start: index + said.indexOf(title),
    })),
  );
}

function standsIn(text: string, name: string, start: number, end: number): boolean {
  const lower = text.toLowerCase();
  const said = name.toLowerCase();
  for (let at = lower.indexOf(said); at >= 0; at = lower.indexOf(said, at + 1))
    if (at <= start && end <= at + said.length) return true;
  return false;
}

function foundAt(piece: Piece, { about, start, end, isHeld }: Said): Found {
  const clause = piece.clauses.find((one) => one.start <= start && start < one.start + one.text.length);
  return {
    clause: clause?.lower ?? '',
    loose: false,
    byRule: true,
    apart: 'own',
    finding: {
      verdict: isHeld === true ? 'held' : 'blocked',
      about,
      ...wordsAt(piece, start, piece.plain.text.slice(start, end)),
      reason: isHeld === true ? uncertain(REASONS[about]) : REASONS[about],
      rewording: rewordingFor(about, 'role'),
    },
  };
}

// "(m/w/d)", "H/F": all of them.
const OF_ALL = /\(? ?(?<![\p{L}\p{N}])[mwfdhxvk](?: ?[/|*] ?[mwfdhxvk]){1,3}(?![\p{L}\p{N}]) ?\)?/giu;
const PARTS = /[,;:|()[\]•·\n]|\s[-–—](?=\s\D)/u;

/** "Interview Thursday, 16-17": figures in the subject of a mail are mostly hours and days. */
const TIMES =
  /(?<!\p{L})(?:interviews?|meetings?|calls?|dates?|times?|slots?|holidays?|cover|shifts?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\p{L}*)(?!\p{L})/iu;
const mayTellTimes = (field: string, title: string): boolean =>
  field.endsWith('subject') && (TIMES.test(title) || !saysWorker(wordsOf(title, 0).map(({ text }) => text)));

function saidIn(original: string, isOfTimes: boolean): Said[] {
  const title = original.replace(OF_ALL, (said) => ','.repeat(said.length));
  const all = wordsOf(title, 0);
  const parts = partsOf(title);
  return [
    ...parts.flatMap((part, at) =>
      TITLE_TONGUES.flatMap((tongue) => youngIn(part, tongue, { all, next: parts[at + 1] })),
    ),
    ...inWords(title),
    ...parts.flatMap((part) => [
      ...(isOfTimes ? [] : agesAlone(part, title)),
      ...sexAlone(part, title),
      ...sexBefore(part),
    ]),
  ];
}

function partsOf(title: string): Word[] {
  const parts: Word[] = [];
  let start = 0;
  for (const text of title.split(PARTS)) {
    if (text.trim() !== '') parts.push({ text, start, end: start + text.length });
    start += text.length;
    // What parted them is of one sign, or of two.
    start += /^\s[-–—]/u.test(title.slice(start)) ? 2 : 1;
  }
  return parts;
}

const wordsOf = (text: string, from: number): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}&][\p{L}\p{N}'’&.+-]*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: from + index,
    end: from + index + word.length,
  }));

const AND = /^(?:and|und|et|y|e|en|og|och|i|&)$/iu;
/** Behind these stands whom the work is for, or where it is. */
const LINKS =
  /^(?:of|for|with|to|in|at|on|near|by|from|von|für|mit|bei|zu|im|de|des|du|pour|avec|à|aux|para|con|per|di|da|voor|met|van|dla|z|do|för|med|til|till|hos)$/iu;

/** "Young Dynamic BDM", "Camarera joven", "Verkäufer, jung und dynamisch". @param title the words of the whole title, and its next part */
function youngIn(part: Word, tongue: TitleTongue, title: Around): Said[] {
  const words = wordsOf(part.text, part.start);
  return words.flatMap((word, at): Said[] => {
    if (!tongue.young.test(word.text)) return [];
    const before = words[at - 1];
    const isWanted =
      (!isLinked(before, word) && !isOne(words, at) && isBefore(words.slice(at + 1), tongue)) ||
      isBehindWork(words, at, tongue) ||
      isAlone(words, at, title);
    return isWanted ? [{ about: aboutOf(word.text), start: word.start, end: word.end }] : [];
  });
}

const LOOKS =
  /^(?:attr|atr|atrak|good|pretty|hands|h[uü]bsch|gut|joli|sédui|guap|carin|bonit|aantr|knap|snygg|vacker|smuk)/iu;
const aboutOf = (word: string): Attribute => (LOOKS.test(word) ? 'appearance' : 'age');

/** Whether the word before makes it whom the work is for, or a surname: "Mentor to young engineers", "Ernst & Young". */
const isLinked = (before: Word | undefined, { text }: Word): boolean =>
  before !== undefined &&
  (LINKS.test(before.text) ||
    before.text === '&' ||
    (/^\p{Lu}/u.test(text) && isGiven(before.text.toLowerCase())));

/** "To a young woman": the one whom the work is for. */
const isOne = (words: readonly Word[], at: number): boolean =>
  /^(?:an?|the|one|une?|un[oa]?|eine[nmr]?|einem|um|uma|een|en|et|ett)$/iu.test(words[at - 1]?.text ?? '') &&
  LINKS.test(words[at - 2]?.text ?? '');

function isBefore(after: readonly Word[], tongue: TitleTongue): boolean {
  const texts = after.map(({ text }) => text);
  const rest = AND.test(texts[0] ?? '') ? texts.slice(2) : texts;
  const end = rest.findIndex((text) => LINKS.test(text));
  const named = end < 0 ? rest : rest.slice(0, end);
  if (named.length === 0 || isServed(named)) return false;
  // In what follows the noun the adjectives of these languages say no work.
  const heads = tongue.isBehind === true ? named.slice(0, 2) : named;
  return heads.some((text) => isWorker(text, tongue));
}

function isBehindWork(words: readonly Word[], at: number, tongue: TitleTongue): boolean {
  const before = words[at - 1];
  const next = words[at + 1];
  if (before === undefined || !isWorker(before.text, tongue)) return false;
  const isMany = /(?:s|ani)$/u.test(words[at]?.text ?? '') && !AND.test(next?.text ?? '');
  // "Animateur jeunes" works for them, "Vendeurs jeunes" are young.
  if (isMany && !/[si]$/u.test(before.text)) return false;
  if (next === undefined) return tongue.isBehind === true || /^\p{Ll}/u.test(words[at]?.text ?? '');
  return AND.test(next.text) && /^\p{Ll}/u.test(words[at]?.text ?? '');
}

/** A part that says nothing else, beside one that says the work. */
function isAlone(words: readonly Word[], at: number, { all, next }: Around): boolean {
  if (at > 0 || all.length === words.length) return false;
  // "Jung, dynamisch: Vertriebler", and no "Young, Partner & Co".
  const isSmall =
    words.every(({ text }) => /^\p{Ll}|^&$/u.test(text)) || /^\s*\p{Ll}/u.test(next?.text ?? '');
  const isAdjectives = words.length === 1 || AND.test(words[1]?.text ?? '');
  return isSmall && isAdjectives && words.length < 5 && saysWorker(all.map(({ text }) => text));
}

const AGE = '(?:1[6-9]|[2-6]\\d)';
const YEARS = '(?:years?|yrs?|y/?o|jahren?|ans?|años|anni|anos|jaar|lat|r\\. ?ż\\.?|år)';
const BELOW =
  "(?:up to|under|below|max\\.?(?:imum)?|bis|unter|höchstens|moins de|jusqu['’]à|menos de|hasta|máx(?:imo)?\\.?|fino a|sotto i|al massimo|até|tot|onder de|do|poniżej|upp till|op til|opp til|u)";
const RANGE = new RegExp(`^\\W*(${AGE}) ?(?:-|–|to|bis|à|al?|do|tot|till|til) ?(${AGE})\\W*$`, 'iu');
const BOUND = new RegExp(`^\\W*${BELOW} ?(?:age )?${AGE}(?: ${YEARS})?\\W*$`, 'iu');
/** That figures are of something else, or the ages of whom the work is for. */
const NO_AGE =
  /[£€$]|(?<!\p{L})(?:hours?|hrs?|std|stunden|heures?|horas?|ore|uur|timmar|timer|godzin|weeks?|woche\p{L}*|pay|ote|salary|days?|tonn?es?|ton|kg|km|mm|m2|covers|beds?|staff|people|personen|schools?|teach\p{L}*|coach\p{L}*|trainers?|players?|football|academy|ages|year olds|youth\p{L}*|jugend\p{L}*|jeunes(?!\p{L})|jeunesse|juven\p{L}*|jóvenes|jongeren\p{L}*|jeugd\p{L}*|młodzie\p{L}*|unge|ungdom\p{L}*|young (?:people|adults?|persons?)|sch[uü]l\p{L}*|[ée]l[èe]ves?|alumnos|leerlingen|students?)(?!\p{L})/iu;

/** "(25-35)", ", bis 35": an age as all that a part says. */
function agesAlone({ text, start, end }: Word, title: string): Said[] {
  if (NO_AGE.test(title)) return [];
  const [, from, to] = RANGE.exec(text) ?? [];
  const isRange = from !== undefined && to !== undefined && Number(from) < Number(to);
  if (!isRange && !BOUND.test(text)) return [];
  return [{ about: 'age', start, end, isHeld: true }];
}

// What each of these says in a title, wherever it stands.
const NO_THING =
  '(?! (?:plants?|woodlands?|species|trees?|pon(?:y|ies)|breeds?|wildlife|title|seeds?|flora|bees?|oysters?|advertising|content|apps?|mobile|ads)(?!\\p{L}))';
const LANGUAGE =
  '(?:inglese?|inglés|inglês|anglais\\p{L}*|alem[aáã]\\p{L}*|deutsch|allemand\\p{L}*|tedesco|franc\\p{L}+|franz\\p{L}+|español|spagnolo|italian[oa]|português|engels|duits|frans)';
const SPOKEN = `(?:english|${TONGUES})`;
const WORDS: readonly (readonly [Attribute, RegExp, 'held'?])[] = [
  ['language', wholeWords(`native ${SPOKEN}${NO_THING}`, `${SPOKEN} native(?: speakers?)?${NO_THING}`)],
  ['language', wholeWords(`nativ[oa]s? (?:de |en |em )?${LANGUAGE}`, `${LANGUAGE} nativ[oa]s?`)],
  [
    'language',
    wholeWords(
      'madrelingua|muttersprach\\p{L}+|langue maternelle|lengua materna|língua materna|moedertaal\\p{L}*|język ojczysty|rodowit\\p{L}+|modersmål\\p{L}*|morsmål\\p{L}*',
    ),
    'held',
  ],
  [
    'appearance',
    wholeWords(
      '(?:bella|bellissima|ottima|buona) presenza|(?:bonne|excellente|belle) présentation|(?:buena|excelente|muy buena) presencia|boa (?:apresentação|aparência|presença|figura)|(?:miła|dobra|atrakcyjna|nienaganna) (?:aparycja|prezencja|aparencja)|(?:miłej|dobrej|atrakcyjnej|nienagannej) (?:aparycji|prezencji|aparencji)|gepflegtes (?:äußeres|erscheinungsbild)|goed voorkomen|representatief uiterlijk|gott utseende',
    ),
    'held',
  ],
  [
    'age',
    wholeWords(
      `${BELOW} ${AGE} (?:jahren?|ans|años|anni|anos|jaar|lat|år)(?! (?:erfahrung|berufserfahrung|d['’]expérience|de experiencia|di esperienza|de experiência|ervaring|doświadczeni\\p{L}*|erfaren\\p{L}*|erfarenhet|erfaring))`,
    ),
  ],
  // A girl or a boy for the work.
  [
    'sex',
    wholeWords(
      '(?:mann|frau|hombre|mujer|uomo|donna|homem|mulher|vrouw|kobieta|mężczyzna|rapariga|rapaz|moç[oa]|menina|chic[oa]|muchach[oa]|señorita|ragazz[oa]|signorina|jeune (?:fille|homme|femme)|fille|mädchen|mädel|junge frau|junger mann|meisje|jongedame|dziewczyn[aę]|chłopak|pani|tjej|kille|pige|jente|gutt) (?:para|per|pour|für|voor|do|till|til|de (?:salle|limpieza|bar)|da bar)',
    ),
  ],
];

const inWords = (title: string): Said[] =>
  WORDS.flatMap(([about, pattern, verdict]) =>
    matchesOf(pattern, title).map(({ 0: said, index }) => ({
      about,
      start: index,
      end: index + said.length,
      ...(verdict === 'held' ? { isHeld: true as const } : {}),
    })),
  );

const HE = 'male|man|männlich|mann|homme|masculin|hombre|masculino|varón|uomo|maschio|homem|mężczyzna|mand';
const SHE =
  'female|woman|weiblich|frau|femme|féminine?|mujer|femenin[oa]|donna|femmina|mulher|feminin[oa]|vrouw|kobieta|kvinde|kvinne|kvinna';
const ONE_SEX = new RegExp(`^\\W*(?:${HE}|${SHE})(?: only)?\\W*$`, 'iu');
const BOTH = new RegExp(`(?:${HE}).*(?:${SHE})|(?:${SHE}).*(?:${HE})`, 'isu');

/** "Chauffeur (man)": one sex as all that a part says, where the title does not say the other. */
const sexAlone = ({ text, start, end }: Word, title: string): Said[] =>
  ONE_SEX.test(text) && !/female|woman/iu.test(title.replace(text, '')) && !isOfBoth(title)
    ? [{ about: 'sex', start, end, isHeld: true }]
    : [];

const isOfBoth = (title: string): boolean =>
  BOTH.test(title.replace(/female/giu, 'frau').replace(/woman/giu, 'frau'));

// Before whom and what the word is of those who are there: "Male Ward Nurse", "Female Football Coach".
const SEXED =
  /^\W*(?:an? )?(?:(?:senior|junior|experienced|strong|reliable|\d+ ?x?) )*((?:fe)?male)s? (?!(?:wards?|units?|wings?|prisons?|estate|hostels?|refuges?|changing|health|fertility|urology|pelvic|fashion|grooming|wear|offenders?|connectors?|athletes?|football|rugby|cricket|team|section|dormitor(?:y|ies)|catheter\p{L}*|accommodation|patients?|prisoners?|suicide|survivors?|victims?|domestic|students?|and|or|to|threads?|leadership|founders?|entrepreneurs?|services?|shelters?|participants?|clients?|residents?|members?|customers?|guests?|voices?|(?:sexual|mental|reproductive))(?!\p{L}))/iu;

/** Where the law may allow one sex, a person decides. */
const OF_CARE =
  /(?<!\p{L})(?:care|carers?|support|personal|youth|refuge|counsel|advoca|midwi|search|attendant|boarding|house ?parent|fitter|model|act(?:or|ress)|vocalist|singer)/iu;

function sexBefore({ text, start }: Word): Said[] {
  const said = SEXED.exec(text);
  if (said === null) return [];
  const [all, word = ''] = said;
  const rest = wordsOf(text.slice(all.length), 0).map((one) => one.text);
  const [english] = TITLE_TONGUES;
  if (english === undefined || !rest.some((one) => isWorker(one, english))) return [];
  const at = start + all.toLowerCase().lastIndexOf(word.toLowerCase());
  return [
    {
      about: 'sex',
      start: at,
      end: at + word.length,
      ...(OF_CARE.test(text) ? { isHeld: true as const } : {}),
    },
  ];
}
