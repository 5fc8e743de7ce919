import { matchesOf } from '#src/lib/matches.ts';
import { isNounOf, isWordOf, type Reader, readerOf } from '../speech/readers.ts';
import { isBentPlace } from './bent-places.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary } from './reading.ts';
import { coverOf } from './spans.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

/**
 * What somebody did somewhere for a while, and what stands between that and where: placements, holiday jobs, first jobs, apprenticeships. Each
 * line is a language.
 */
const STINTS: readonly (readonly [stint: string, at: string, language?: Reader])[] = [
  [
    'Praktik(?:um|a)|Pflichtpraktikum|Praxissemester|Werkstudent(?:in)?|Werkstudium|Nebenjobs?|Ferienjobs?|Studentenjobs?|Schülerjobs?|Minijob|Aushilfe|Ausbildung|Lehre|Lehrjahre|Volontariat|Traineeprogramm|Trainee|Berufseinstieg|Einstieg|Stationen|Zwischenstation|Gastspiel|Zivildienst',
    'bei(?: der| den| dem)?|beim',
    'de',
  ],
  [
    "stages?|alternance|apprentissage|jobs? d['’]été|jobs? étudiants?|petits? boulots?|intérim|premier (?:emploi|poste|job)|débuts?|passage|détour|VIE|contrat pro|service civique|saisons?|vacations?|remplacements?",
    'chez|à la|au|aux',
    'fr',
  ],
  [
    'prácticas?(?: profesionales?)?|pasant[ií]as?|beca|becari[oa]|residencia|trabajos? de (?:verano|estudiante)|primer (?:empleo|trabajo)|inicios|comienzos|arranque|paso previo|temporadas?|aprendiz|pega de verano|chamba',
    'en(?: el| la| los)?|por',
    'es',
  ],
  ["pràctiques|beca|feina d[’']estiu|primera feina", 'a|en|a la|al'],
  [
    'estágios?|[Tt]rainee|jovem aprendiz|menor aprendiz|primeiro (?:emprego|trabalho)|passagem|temporadas?|começo|início|bico|part-time',
    'na|no|em|pela|pelo',
    'pt',
  ],
  [
    'stage|tirocini[oi]|apprendistato|lavoretti?|primo (?:impiego|lavoro)|esordi[o]?|inizi|gavetta|praticantato|stagioni?|parentesi|contratto a termine',
    "in|alla|al|alle|presso|da|all[’']|nella",
    'it',
  ],
  [
    'stages?|bijbaan(?:tje)?s?|vakantiewerk|vakantiebaan|traineeship|trainee|eerste (?:baan|werkgever)|afstudeer(?:stage|opdracht)|meewerkstage|leerwerkplek|uitzendwerk|begonnen|gestart',
    'bij(?: de)?|in de|op de',
    'nl',
  ],
  [
    'extrajobb|sommarjobb(?:at|et)?|praktik(?:en)?|exjobb(?:et)?|examensarbete|första jobb(?:et)?|trainee|vikariat|deltidsjobb|lärling|började|feriejobb|säsong',
    'på|hos|i|vid|för',
  ],
  [
    '[Ss]tudiejob|[Ss]tudenterjob|[Ff]ritidsjob|[Pp]raktik|[Ee]lev(?:tid|plads)?|[Ee]kstrajobb?|[Ss]ommerjobb?|[Dd]eltidsjobb?|[Ll]ærling(?:etid)?|[Ff]eriejobb?|[Ff]ørste jobb?|[Ss]peciale|[Ll]ærepladsen?|[Tt]rainee|[Vv]ikariat|[Ss]tudentjobb|[Pp]raksis|[Hh]elgejobb|[Ss]esong|[Bb]egyndte|[Ss]tartet',
    'i|hos|på|ved|for',
  ],
  [
    '[Ss]taż\\p{L}{0,3}|[Pp]raktyk\\p{L}{0,3}|[Pp]raca (?:dorywcza|wakacyjna|sezonowa)|[Pp]ierwsza praca|[Aa]pprenticeship|[Ss]tażyst\\p{L}{1,4}|[Zz]aczyna(?:ł|ła)|[Zz]lecenie|[Dd]orabia(?:ł|ła)',
    'w|we|u|dla',
  ],
  [
    '[Bb]rigád\\p{L}{0,3}|[Ss]táž\\p{L}{0,2}|[Pp]rax\\p{L}{0,2}|[Pp]raxe|[Pp]rvní (?:práce|zaměstnání)|[Pp]rvá práca|[Tt]rainee|[Pp]řivýděl\\p{L}{1,3}|[Zz]ačína(?:l|la)|[Zz]ačal[ai]?',
    'v|ve|vo|u|na|pro|pre',
  ],
  [
    '[Pp]raks[aeiu]|[Pp]ripravništv\\p{L}|[Ss]tudentsk\\p{L}{1,3} (?:posao|poslu|delo|delu)|[Pp]rvi posao|[Pp]rva (?:služba|zaposlitev)|[Pp]oče(?:o|la)|[Zz]ače(?:l|la)|[Ss]ezon[aeiu]',
    'u|v|kod|pri|na|za',
  ],
  [
    '[Pp]ractic[ăa]|[Ss]tagi(?:u|ul)|[Ii]nternship(?:ul)?|[Pp]rimul (?:job|loc de muncă)|[Ss]ezon|[Dd]ebut(?:ul)?|[Îî]nceput',
    'la|în|pentru',
  ],
  [
    '[Сс]таж\\p{L}{0,3}|[Пп]рактик\\p{L}{0,2}|[Сс]тажуванн\\p{L}|[Сс]тажировк\\p{L}|[Пп]ідробіт\\p{L}{1,3}|[Пп]одработк\\p{L}|[Пп]ерш[аеу] робот[ау]|[Пп]ерв(?:ая|ое) (?:работа|место)|[Пп]очина(?:в|ла)|[Нн]ачина(?:л|ла)|[Зз]апочна(?:л|ла)?|[Пп]ърва работа|[Пп]ракс[аеиу]',
    'в|у|во|във|на|код|при',
  ],
  ['[Ππ]ρακτική|[Σσ]εζόν|πρώτη δουλειά|[Ξξ]εκίνησ\\p{L}{1,2}', 'στη|στην|στο|στον|στα|στις'],
  ['[Mm]agang|[Pp]raktik kerja|[Kk]erja (?:sambilan|paruh waktu)|latihan industri', 'di|dengan'],
  ['[Tt]hực tập|[Ll]àm thêm|[Bb]ắt đầu', 'ở|tại|cho'],
];

/** Each of the alternatives with a small letter or a capital, as it may begin a sentence. */
const either = (stints: string): string =>
  stints.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);

const LETTER = "[\\p{L}\\p{M}\\p{N}&+’'-]";
const NAME = `\\p{Lu}${LETTER}{0,40}(?: (?:&|de|of|and|i|y|e) (?=\\p{Lu})|(?: \\p{Lu}${LETTER}{0,40})){0,2}`;
/** What finds them, with the language whose words are no houses. */
const FRAMES: readonly (readonly [RegExp, Reader | undefined])[] = [
  ...STINTS.map(([stint, at, language]): [RegExp, Reader | undefined] => [
    // "staż w Deloitte", "Práctica en Ripley", "na brigádě v Kauflandu", "Studiejob som kassemedarbejder i Føtex"
    new RegExp(
      `(?=\\p{Lu})(?<=(?<!\\p{L})(?:${either(stint)})(?: (?:\\p{Ll}[\\p{L}-]* ){0,3}|, (?:\\p{Ll}[\\p{L}-]* ){1,3}| )(?:${at}) ?[«„“"'’]?)(${NAME})`,
      'gu',
    ),
    language,
  ]),
  // "Kesätöitä Outokummulla", "suvetöö Swedbankis", "diákmunka a Tescónál", "X'te staj": languages that bend the name.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:[Kk]esäty(?:ö|öt|ötä|össä)|[Kk]esätöi(?:tä|ssä)|[Hh]arjoittelu(?:ssa|paikka)?|[Oo]piskelijatyö|[Ss]uvetöö|[Pp]raktika(?:l)?|[Dd]iákmunka|[Nn]yári munka|[Gg]yakornok(?:ság)?|[Ee]lső munkahely(?:e)?|[Vv]asaras darbs|[Pp]rakse|[Pp]raktiką?|[Ss]tażuotė) (?:az? )?)(${NAME})`,
      'gu',
    ),
    undefined,
  ],
  [
    new RegExp(
      `(?<![\\p{L}’'-])(\\p{Lu}${LETTER}{0,40})(?=['’](?:t[ae]|d[ae]|nd[ae]) (?:\\p{Ll}+ ){0,2}(?:staj|stajını|stajyer|yaz işi|çırak))`,
      'gu',
    ),
    undefined,
  ],
];

/** What is done somewhere, or where in a house: no house itself. */
function isNoHouse(text: string, name: string, language: Reader | undefined): boolean {
  const reader = language ?? readerOf(text);
  const words = name.split(' ');
  const [first = ''] = words;
  const small = first.toLowerCase();
  if (isBentPlace(name) || (words.length > 1 && isBentPlace(first))) return true;
  if (OF_FORMS.has(small) || ACRONYMS_OF_WORK.has(small) || LETTERS_OF_FIELD.has(small)) return true;
  if (words.length > 1) return false;
  if (OF_WORK.test(first)) return true;
  if (reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, first))) return true;
  return isInDictionary(small) && !/\p{Lu}.*\p{Lu}/u.test(first) && reader === 'en';
}

/**
 * Houses that no record has where somebody did a placement, an apprenticeship or a job beside their studies, in the languages of Europe
 * and some others: `staż w Deloitte`, `Estágio na Ambev`, `Studiejob i Føtex`.
 * @param terms what the person is recorded as able to do
 */
export function stintsAbroadIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const found = FRAMES.flatMap(([frame, language]) =>
    matchesOf(frame, text).flatMap(({ 1: raw = '', index }) => {
      const name = raw.replace(/[’'-]+$/u, '');
      return isNoHouse(text, name, language) ? [] : [{ start: index, end: index + name.length }];
    }),
  );
  if (found.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return found
    .filter((one) => !known.holds(one))
    .map((one) => ({
      ...one,
      reason: 'employer',
      why: 'is where somebody did a placement or a job beside their studies, and no record has it',
    }));
}
