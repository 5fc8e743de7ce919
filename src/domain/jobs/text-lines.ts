import { languageOf } from '#src/lib/language.ts';
import { withEndings, withLeaders, withoutParts } from './as-typed.ts';
import { sectionByWord } from './heading-words.ts';
import { withPauses } from './pauses.ts';
import { withTables } from './set-apart.ts';
import { withSpokenSigns } from './spoken.ts';
import { wholeHead } from './whole-headings.ts';

/** The visible lines of a text: without tags, hidden characters and empty lines. */
export function textLines(text: string): string[] {
  // "Dont" is a word in French.
  const language = languageOf(text);
  const signed =
    language === 'fr'
      ? (line: string) => line
      : language === 'en'
        ? (line: string) => withEndings(withSigns(line))
        : withSigns;
  return withoutNumbers(
    withColumns(
      asForm(
        withSpokenSigns(text)
          // `[^<>]` ends a tag before the next one opens; otherwise text full of `<` takes quadratic time.
          .replace(/<li[^<>]*>/gi, '\n- ')
          .replace(/<\/?(p|br|div|ul|ol|li|h[1-6]|tr)\b[^<>]*>/gi, '\n')
          .replace(/<[^<>\n]{1,200}>/g, ' ')
          .replace(/&nbsp;/g, ' ')
          .replace(/&amp;/g, '&')
          .replace(/&(lt|gt);/g, (_, name) => (name === 'lt' ? '<' : '>'))
          .replace(/&(#39|rsquo|apos);/g, "'")
          // Control, zero-width and bidirectional characters can hide text from readers.
          .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[^\P{Cc}\n\t]/gu, '')
          .split('\n'),
      ),
    )
      .map((line) =>
        withPauses(signed(line.replace(/\s+/g, ' ').replace(RULED, '$2').replace(SMILES, '.').trim())),
      )
      .filter((line) => line !== ''),
  );
}

/** "-- gap and align": two dashes before a thing of a list are one. */
const TWO_DASHES = /^(\s*)(?:--|––|—)(?=\s+\S)/u;
const asForm = (lines: string[]): string[] =>
  withTables(withLeaders(withoutParts(lines)).map((line) => line.replace(TWO_DASHES, '$1-')));

/** "PAY    $29.75 an hour": a label in capitals and, a column further on, what it says. */
const COLUMN = /^(\s*\p{Lu}[\p{Lu} /&-]{1,22}\p{Lu})(?: {2,}|\t+)(?=\S)/u;
/** So many lines make columns. */
const LEAST_COLUMNS = 3;

const withColumns = (lines: string[]): string[] =>
  lines.filter((line) => COLUMN.test(line)).length < LEAST_COLUMNS
    ? lines
    : lines.map((line) => line.replace(COLUMN, '$1: '));

/** "Job for you :) Room Leader": what smiles ends a sentence. */
const SMILES = /(?<=[\p{L}\d]) ?[:;]-?[)D](?=\s|$)/gu;

/** "*** Pool Technician ***": what is drawn around a line. */
const RULED = /^\s*([*=#~_-])\1{2,}\s*(.*?\p{L}.*?)\s*\1{3,}\s*$/u;
const NUMBERED_LABEL = /^\(?\d{1,2}[.)]\s+(?=\p{L}[^:]{1,40}:)/u;

/** "3. Salary: £39,500": the numbers of a form number its fields, and are none of a list. */
const withoutNumbers = (lines: string[]): string[] => {
  const isOfHeads = lines.filter((line) => headAtStop(line) !== null).length >= 3;
  const labelled = isOfHeads ? lines.map((line) => headAtStop(line) ?? line) : lines;
  return labelled.filter((line) => NUMBERED_LABEL.test(line)).length < 3
    ? labelled
    : labelled.map((line) => line.replace(NUMBERED_LABEL, ''));
};

/** "4. What I insist on. Two years on a farm": a few words with a stop head a numbered paragraph as a colon would; null for any other line. */
function headAtStop(line: string): string | null {
  const [, number = '', head = '', rest = ''] =
    /^(\(?\d{1,2}[.)]\s+)(\p{L}[^.:!?,;]{1,30})\.\s+(\S.*)$/u.exec(line) ?? [];
  return head !== '' &&
    head.split(/\s+/).length <= MOST_OF_HEAD &&
    (wholeHead(head) ?? sectionByWord(head)) !== undefined
    ? `${number}${head}: ${rest}`
    : null;
}
const MOST_OF_HEAD = 5;

/** "Dont ring, he doesnt know": what is written in haste is read as it is meant. */
const withSigns = (line: string): string =>
  line
    // "Plus 13. Gehalt": the dot ends no sentence.
    .replace(/(?<!\d)(1[34])\. (?=(?:Monats)?[Gg]ehalt|Monatslohn|Monat(?!\p{L}))/gu, '$1.')
    .replace(
      /(?<![\p{L}\p{N}])(do|does|did|has|have|had|is|are|was|were|would|could|should)nt(?![\p{L}\p{N}])/giu,
      "$1n't",
    )
    .replace(/(?<![\p{L}\p{N}])(they|you)(re|ve|ll)(?![\p{L}\p{N}])/giu, "$1'$2")
    .replace(/(?<![\p{L}\p{N}])(he|she)s(?= (?:\p{L}+ing|been|not|gone|got|off|on)(?!\p{L}))/giu, "$1's");

/** The sentences of a text, in the parts that semicolons make of them; `goesOn`: the sentence began before. */
export function partsOf(text: string): { sentence: string; goesOn: boolean }[] {
  return text.split(isSmall(text) ? SMALL : SENTENCES).flatMap((whole) =>
    whole
      .split(/;\s+/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((sentence, at, all) => ({
        sentence: at < all.length - 1 && !/[.!?:]$/.test(sentence) ? `${sentence}.` : sentence,
        goesOn: at > 0,
      })),
  );
}

/** Short forms whose dot ends no sentence. */
const SHORT = String.raw`(?<!(?<!\p{L})(?:[Ss]taatl|[Cc]a|z|[Bb]zw|inkl|mind|abgeschl|std|approx|incl|e\.g|i\.e|No|Nr|St|[Dd]r|[Mm]r|[Mm]rs|[Mm]s|[Mm]me|[Pp]rof|Co|vs|etc|zzgl|ggf|gepr|Hr|Fr|lt|bzgl|evtl|max|min|tgl|wö|nn?|art|[Dd]\.?[Ll]gs|(?<=[\s(])[Ll]|[Aa]rt|cat|[Cc]fr|[Pp]ag|[Ss]ig|[Dd]ott|[Ss]ra?|[Dd]ra|[Uu]d|núm|[Aa]vda|bijv|incl|d\.h|u\.a|p\.a|(?<=\p{Lu}\. ?|(?<!\p{L})(?:de|von|of|by|di|da|del|van|für|para|for|to|with) )\p{Lu}|(?<=(?<!\p{L})[BMD]\.? ?)(?:Sc|Ed|Com|Tech|Pharm|Phil|Arch|Eng)|RR|EE|FF|CC)\.)(?<!\d\.(?=\s+(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})))`;
// What is written in haste begins small: "2 yrs at a lodge. trails guide = gold".
const SENTENCES = new RegExp(
  String.raw`(?<=[.!?])${SHORT}\s+(?=[\p{Lu}\d"“($£€])|(?<=\p{Ll}{4}[.!?])${SHORT}\s+(?=\p{Ll}[\p{L}’']* )|(?<=\p{Lu}{3}[.!?])\s+(?=(?:they|you|he|she|it|we)(?:['’]\p{Ll}+| (?:will|would|must|need|are)) )`,
  'u',
);
const PROSE = new RegExp(String.raw`(?<=[.!?])${SHORT}(?<!\d\.\d{0,2}\.(?=\s+\p{Ll}))\s+`, 'u');
const SMALL = new RegExp(String.raw`(?<=[.!?])${SHORT}(?<!\d\.\d{0,2}\.(?=\s+\p{Ll}))\s+`, 'u');

/** The sentences of a text in prose; "5.12. bis Ostern" and "lt. KV" are no ends of them. */
export const sentencesOf = (text: string): string[] => text.split(PROSE).filter((part) => part !== '');

/** Whether somebody writes without capitals, so that a dot alone ends their sentences. */
const isSmall = (text: string): boolean =>
  /^[\p{Ll}\d]/u.test(text) && (text.match(/[.!?]\s+\p{Ll}/gu) ?? []).length >= 1;

/** The text with its first letter capitalised. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
