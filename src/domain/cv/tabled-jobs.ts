import { anchorIn } from './anchors.ts';
import type { Entry } from './arrangement.ts';
import { spanIn } from './dates.ts';
import { type Label, labelOf } from './form-labels.ts';
import { entry, spanOf } from './job-forms.ts';
import { hasLegalForm } from './occupations.ts';
import type { CvLine } from './source.ts';
import { employerAndPlace, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';

/** The jobs of a table with a header row, and the lines before and behind it that hold others. Null without one. */
export function tabledJobs(lines: readonly CvLine[]): { jobs: Entry[]; others: CvLine[][] } | null {
  const at = lines.findIndex((line) => columnsOf(line) !== null);
  const columns = lines[at] === undefined ? null : columnsOf(lines[at]);
  if (columns === null) return null;
  const rows = lines.map((line, index) => (index > at ? rowOf(line, columns) : null));
  const last = rows.findLastIndex((row) => row !== null);
  const next = lines[last + 1];
  const end = next !== undefined && brokenCell(rows, rows[last] ?? null, next) !== null ? last + 2 : last + 1;
  const behind = lines.slice(end);
  const isMore = last > at && behind.some(isDated);
  const jobs: Entry[] = [];
  for (const [index, line] of lines.slice(0, isMore ? end : lines.length).entries()) {
    if (index <= at) continue;
    const row = rows[index] ?? null;
    if (row !== null) {
      const { of, span } = row;
      jobs.push(
        entry({ title: of('title'), firm: of('employer'), place: of('place'), span, head: [line], body: [] }),
      );
      continue;
    }
    const open = jobs.at(-1);
    const broken = open?.body.length === 0 ? brokenCell(rows, rows[index - 1] ?? null, line) : null;
    if (open === undefined || broken === null || open[broken] === null) {
      open?.body.push(line);
      continue;
    }
    open[broken] += ` ${line.text}`;
    if (broken === 'employer' && open.place === null && open.employer !== null)
      Object.assign(open, employerAndPlace(open.employer));
  }
  const before = lines.slice(0, at);
  const others = [...(before.some(isDated) ? [before] : []), ...(isMore ? [behind] : [])];
  return jobs.length === 0 ? null : { jobs, others };
}

const isDated = (line: CvLine): boolean => anchorIn(line) !== null && spanIn(line.text) !== null;

interface Row {
  cells: string[];
  of: (label: Label) => string | null;
  span: NonNullable<ReturnType<typeof spanOf>>;
}

function rowOf(line: CvLine, columns: readonly (Label | null)[]): Row | null {
  const cells = wholeRow(
    line.text.split('\t').map((cell) => cell.trim()),
    columns,
  );
  const of = (label: Label): string | null => cells[columns.indexOf(label)] ?? null;
  const span = spanOf(of('dates'), of('from'), of('to'));
  return cells.length >= Math.min(columns.length, 3) && span !== null && !line.bullet
    ? { cells, of, span }
    : null;
}

/** A row whose employer touches the title beside it: "Zoho Corporation, Chennai Technical Lead". Its town tells where the cell ends. */
function wholeRow(written: string[], columns: readonly (Label | null)[]): string[] {
  const cells = written.length < columns.length ? written.flatMap(dateApart) : written;
  const at = columns.indexOf('employer');
  if (cells.length !== columns.length - 1 || columns[at + 1] !== 'title') return cells;
  const [, firm = '', rest = ''] = /^(.+?),\s(\p{Lu}.+)$/u.exec(cells[at] ?? '') ?? [];
  const words = rest.split(' ');
  const end = [1, 2, 3].find(
    (count) =>
      placeIn(words.slice(0, count).join(' '))?.city != null &&
      titleEvidence(words.slice(count).join(' ')) >= 1,
  );
  return end === undefined
    ? cells
    : cells.toSpliced(at, 1, `${firm}, ${words.slice(0, end).join(' ')}`, words.slice(end).join(' '));
}

/** A date that touches the wide cell before it: "Project Manager2021-present", "Soldador05-2022". */
const dateApart = (cell: string): string[] =>
  cell.split(/(?<=\p{L}{3}\)?)(?=(?:\d{1,2}[./-])?(?:19|20)\d{2}(?!\d))/u);

const ENDS_OPEN =
  /\s(?:of|and|for|the|&|und|der|des|f[üu]r|de|du|la|del|e|y|i|og|och|en|van|a|di|da|do|à|au|per|in|zu|zur|med|till)$/u;

// "NV, Sint-Truiden" below "Haspengouw Fruitgenetica", "Bodensee, Konstanz" below "Institut für Obstbau": the rest of a name, and its town.
function endsEmployer(cell: string, text: string): boolean {
  const [first = '', ...others] = segmentsOf(text);
  const town = others.at(-1) ?? '';
  if (cell === '' || hasLegalForm(cell) || cell.includes(',') || titleEvidence(first) >= 1) return false;
  return (
    (/^\p{Lu}[\p{L}.&/ ]{0,14}$/u.test(first) && hasLegalForm(`x ${first}`)) ||
    (town !== '' && others.length === 1 && /^\p{Lu}/u.test(first) && placeIn(town)?.city != null)
  );
}

/** Which cell of a row a line below goes on with: "Auxiliar de ayuda a" above "domicilio". The longest of its column was broken. */
function brokenCell(
  rows: readonly (Row | null)[],
  row: Row | null,
  { text, bullet }: CvLine,
): 'title' | 'employer' | null {
  // "3/4" below "Registered Teacher, Year", the last of its row.
  if (/^\d{1,2}(?:[/–-]\d{1,2})?$/.test(text) && row?.cells.at(-1) === row?.of('title') && !bullet)
    return /\p{L}$/u.test(row?.of('title') ?? '') ? 'title' : null;
  if (row === null || bullet || !/^[\p{L}(][^\t.;:]{1,40}\.?$/u.test(text) || spanIn(text) !== null)
    return null;
  if (row.of('place') === null && endsEmployer(row.of('employer') ?? '', text)) return 'employer';
  const lengthsOf = (label: Label): number[] => rows.flatMap((one) => one?.of(label)?.length ?? []);
  const fits = (['title', 'employer'] as const).filter((label) => {
    const cell = row.of(label) ?? '';
    return ENDS_OPEN.test(cell) || (cell.length > 6 && cell.length >= Math.max(...lengthsOf(label)));
  });
  const open = fits.filter((label) => ENDS_OPEN.test(row.of(label) ?? ''));
  const [only, second] = open.length > 0 ? open : fits;
  const longest = Math.max(...row.cells.map((cell) => cell.length));
  if (only === undefined || second !== undefined) return null;
  // Where another cell is longer, the line may be the rest of that.
  const isRest = /^\p{Ll}/u.test(text) || !/\s/.test(text);
  return open.length > 0 || (isRest && (row.of(only) ?? '').length === longest) ? only : null;
}

// "Du⇥Au⇥Société⇥Fonction": small words alone head two columns of dates.
const timeLabelOf = (cell: string): Label | null => {
  if (/^(?:du|de|del|da|dal|von|van|desde|from|in[íi]cio|inizio|d[ée]but)$/iu.test(cell)) return 'from';
  return /^(?:au|a|al|à|até|tot|bis|hasta|to|fin|fine|fim)$/iu.test(cell) ? 'to' : null;
};

// Questions head columns too: "Firma⇥Som⇥Hvornår", "Wo⇥Als⇥Wann".
const ASKED: readonly (readonly [Label, RegExp])[] = [
  ['dates', /^(?:when|wann|quand|cu[aá]ndo|quando|wanneer|n[äå]r|hvorn[åa]r)$/iu],
  [
    'title',
    /^(?:as(?: what)?|what|als(?: was)?|was|comme|quoi|en tant que|como(?: qu[eéê])?|qu[eé]|o qu[eê]|come(?: cosa)?|(?:che )?cosa|in qualità di|als wat|wat|som(?: vad| hvad)?|vad|hvad|hva)$/iu,
  ],
  [
    'employer',
    /^(?:with whom|for whom|who for|bei wem|für wen|chez qui|pour qui|con qui[eé]n|para qui[eé]n|presso chi|per chi|com quem|para quem|bij wie|voor wie|hos vem|för vem|hos hvem|for hvem)$/iu,
  ],
];
const WHERE = /^(?:where|wo|o[uù]|d[oó]nde|dove|onde|waar|var|hvor)$/iu;

function askedIn(cell: string, cells: readonly string[]): Label | null {
  const bare = (text: string): string => text.trim().replace(/^¿\s*|\s*[?:]+$/gu, '');
  const asked = (text: string): Label | null =>
    ASKED.find(([, pattern]) => pattern.test(bare(text)))?.[0] ?? null;
  if (!WHERE.test(bare(cell))) return asked(cell);
  // Where another column has the employers, it asks for the town.
  const isTold = cells.some(
    (other) => other !== cell && (asked(other) ?? labelOf(other.trim())) === 'employer',
  );
  return isTold ? 'place' : 'employer';
}

// What was done heads the column of titles where no other does: "Período⇥Funções⇥Empresa".
const AS_TITLE =
  /^(?:fun[çc](?:ões|ão|oes)|funciones|t[âa]ches?|missions?|mansion[ei]|funzion[ei]|attivit[àa]|taken|werkzaamheden|tareas|tarefas|atividades|actividad(?:es)?|aufgaben|t[äa]tigkeit(?:en)?|duties)$/iu;

// Kinds of houses head the column of employers where no other does: "Years⇥School⇥Position".
const AS_EMPLOYER =
  /^(?:schools?|schulen?|[ée]coles?|escuelas?|colegios?|scuol[ae]|escolas?|scholen|school|skol(?:a|or)|skoler?|hospitals?|hospital(?:es)?|krankenhaus|kliniken?|ospedal[ei]|ziekenhuis|sjukhus|sygehus|vessels?|ships?|navires?|buques?|nav[ei]|navios?|schip|fartyg|skib|clubs?|theatres?)$/iu;

function columnsOf(line: CvLine): (Label | null)[] | null {
  const cells = line.text.split('\t');
  if (cells.length < 3 || cells.length > 7 || spanIn(line.text) !== null) return null;
  const listed = cells.map(
    (cell) => timeLabelOf(cell.trim()) ?? askedIn(cell, cells) ?? labelOf(cell.trim()),
  );
  const labels = listed.map((label, at) =>
    label === 'duties' && !listed.includes('title') && AS_TITLE.test(cells[at]?.trim() ?? '')
      ? 'title'
      : !listed.includes('employer') && AS_EMPLOYER.test(cells[at]?.trim() ?? '')
        ? 'employer'
        : label,
  );
  const known = new Set(labels.filter((label) => label !== null));
  const dated = known.has('dates') || known.has('from');
  return dated && known.has('title') && known.has('employer') && cells.every((cell) => cell.length < 40)
    ? labels
    : null;
}
