import { wholeHead } from './whole-headings.ts';

/**
 * What the writer of a brief sets apart from the job by a sign of their own, whatever it says: comments in curly brackets, lines and ends of
 * lines behind a mark like "[pvt]", and what stands beyond the second column of a table whose first one holds labels.
 */

/** Brackets that nobody sets in prose: "{greta: it's leased}", "[[ask Bev]]", and those of a program. A cut one goes on to the end of its line. */
const COMMENT = /(?<!\{)\{+([^{}]*)(?:\}+|$)|\[\[([^[\]]*)(?:\]\]|$)|\/\*((?:[^*]|\*(?!\/))*)(?:\*\/|$)/gu;
/** "{city}" holds the place of a word. */
const isComment = (inside: string): boolean => /\p{L}[^:]*:|\p{L}\S*\s+\S*\p{L}/u.test(inside);

/** Words of such a mark: by themselves, as what is for the agency alone is called in many more words elsewhere. */
const KEPT =
  "(?:pvt|priv(?:ate)?|conf|confid(?:ential)?|internal|int|secret|hush|nfp|nfa|off[- ]record|otr|not (?:for (?:the )?)?(?:print|ad|advert|publication|posting|public)|(?:for )?(?:you|u|your eyes|recruiters?|agency|us|consultant) only|vertraulich|intern|geheim|privat|nur (?:für )?(?:sie|dich|euch|intern)|nicht (?:für die )?(?:anzeige|veröffentlichen)|confidentiel|priv[ée]|interne|entre nous|pas (?:pour )?l[’']annonce|confidencial|privado|interno|entre nosotr[oa]s|no publicar|riservato|privato|confidenziale|non pubblicare|vertrouwelijk|niet (?:voor )?(?:plaatsen|publiceren|(?:in )?(?:de )?advertentie)|hemligt|internt|privat|fortroligt|fortrolig|sigiloso|não publicar)";
const MARK = String.raw`(?:\[\s*${KEPT}\s*[.!]*\]|\{\s*${KEPT}\s*[.!]*\}|<\s*${KEPT}\s*[.!]*>|\*{1,3}${KEPT}[.!]*\*{1,3}|\((?:pvt|conf|nfp|otr|(?:for )?(?:you|u|your eyes|recruiter|agency) only)\))`;
const AT_HEAD = new RegExp(
  String.raw`^(?:(?:[-–—*•+·>#]+|\(?\d{1,2}[.)]|\(?\p{Ll}[.)])\s+)?${MARK}\s*[:–-]?\s*`,
  'iu',
);
const AT_END = new RegExp(String.raw`\s${MARK}[.!]*$`, 'iu');
const WITHIN = new RegExp(String.raw`\s${MARK}\s*[:–-]?\s+(?=\S)`, 'iu');
/** "[pvt: the bench is on finance]": the mark and what it marks in the same brackets. */
const WITH_ITS_WORDS = new RegExp(String.raw`\s*[[{]\s*${KEPT}\s*[:–-]\s*([^[\]{}]*)(?:[\]}]|$)`, 'giu');
/** What marks all that comes, behind a mark or instead of words. */
const ALL_FROM_HERE =
  /^\W*(?:$|(?:all|everything|the rest|rest|alles|tout|todo|tutto|allt|alt|tudo)(?: of (?:it|this))?(?: (?:from|below|ab|from here|hier|d[’']ici|desde|da qui|vanaf)(?!\p{L}).{0,20})?\W*$)/iu;
/** A first line says what the job is, whatever marks it: "[Confidential] Finance manager, Leeds". */
const FIRST = 2;

export interface SetApart {
  lines: string[];
  told: string[];
}

/** The lines of a brief without what its writer set apart, and what that is. */
export function withoutSetApart(written: readonly string[]): SetApart {
  const told: string[] = [];
  const lines: string[] = [];
  let isRest = false;
  for (const [at, line] of written.entries()) {
    if (isRest && isHeadOfJob(line)) isRest = false;
    if (isRest) {
      told.push(line);
      continue;
    }
    const open = withoutComments(line, told);
    const mark = AT_HEAD.exec(open)?.[0];
    if (mark !== undefined && at < FIRST && mark.length < open.length) lines.push(open.slice(mark.length));
    else if (mark !== undefined) {
      told.push(open);
      isRest = at >= FIRST && ALL_FROM_HERE.test(open.slice(mark.length));
    } else if (at >= FIRST && AT_END.test(open)) told.push(open);
    else lines.push(at < FIRST ? open : withoutEnd(open, told));
  }
  return { lines: lines.filter((line) => /[\p{L}\p{N}]/u.test(line)), told };
}

const isHeadOfJob = (line: string): boolean => {
  const section = wholeHead(/^[^:]{2,40}/u.exec(line)?.[0] ?? '');
  return section !== undefined && section !== 'inside' && section !== 'other';
};

function withoutComments(line: string, told: string[]): string {
  if (!/[{[*]/u.test(line)) return line;
  const open = line
    .replaceAll(COMMENT, (whole: string, curly?: string, square?: string, slashed?: string) => {
      const inside = curly ?? square ?? slashed ?? '';
      if (!isComment(inside)) return whole;
      told.push(inside.trim().replace(REMARK, ''));
      return ' ';
    })
    .replaceAll(WITH_ITS_WORDS, (_whole, inside: string) => {
      told.push(inside.trim());
      return ' ';
    });
  return open === line
    ? line
    : open
        .replaceAll(/\s{2,}/gu, ' ')
        .replaceAll(/\s+(?=[,;.!?])/gu, '')
        .replace(/^[\s,;]+|[\s,;]+$/gu, '');
}

function withoutEnd(line: string, told: string[]): string {
  const at = WITHIN.exec(line)?.index ?? -1;
  if (at < 0) return line;
  told.push(line.slice(at).trim());
  return line.slice(0, at).replace(/[\s,;–—-]+$/u, '');
}

const REMARK = /^remark: /u;

/** So many lines make a table, and so many of their labels are known. */
const [LEAST_ROWS, LEAST_KNOWN] = [3, 2];
const MOST_OF_LABEL = 4;
/** What a form calls the facts of a job by. */
const OF_FACTS =
  /^(?:(?:job )?(?:role|title|position|town|place|location|site|basis|type|hours|pay|rate|salary|start(?:s|ing)?|begins?|tasks?|duties|must|bonus|steps|process|interviews?)|stelle|ort|standort|art|gehalt|lohn|beginn|aufgaben|muss|plus|ablauf|poste|lieu|contrat|salaire|début|missions|exigences|étapes|puesto|lugar|contrato|sueldo|salario|inicio|tareas|requisitos|pasos|functie|plaats|contract|salaris|taken|eisen|stappen|posizione|sede|contratto|stipendio|inizio|mansioni|requisiti)$/iu;

const isKnown = (label: string): boolean => OF_FACTS.test(label) || wholeHead(label) !== undefined;

const asRemark = (said: string): string => `{remark: ${said.replaceAll(/[{}]/gu, ' ')}}`;

const cellsOf = (line: string): string[] =>
  line
    .replaceAll(/\s+/gu, ' ')
    .replace(/^ ?\||\| ?$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

/**
 * The lines of a table of labels, "Pay | $30 an hour | would go to 37", each as a form has it; what stands beyond the second column is somebody's
 * remark on the second, and so a comment.
 */
export function withTables(lines: readonly string[]): string[] {
  const rows = lines.map((line) => (line.includes('|') ? cellsOf(line) : []));
  const isRow = ([label = '', said]: readonly string[]): boolean =>
    said !== undefined &&
    label !== '' &&
    label.split(/\s+/u).length <= MOST_OF_LABEL &&
    !/[\d:.!?]/u.test(label);
  const labels = rows.filter(isRow).map(([label = '']) => label);
  const isTable =
    labels.length >= LEAST_ROWS &&
    new Set(labels).size === labels.length &&
    labels.filter(isKnown).length >= LEAST_KNOWN;
  if (!isTable) return [...lines];
  return lines.flatMap((line, at) => {
    const row = rows[at] ?? [];
    if (!isRow(row)) return [line];
    const [label = '', said = '', ...remarks] = row;
    const told = remarks.filter((remark) => /\p{L}/u.test(remark));
    // A row of no known label beside remarks is no part of the form: "Insurer | nothing typed | not told yet".
    const isOpen = told.length === 0 || isKnown(label);
    return isOpen
      ? [`${label}: ${said}`, ...told.map((remark) => asRemark(remark))]
      : [asRemark([label, said, ...told].join(', '))];
  });
}
