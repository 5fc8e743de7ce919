import { fold } from '#src/lib/fold.ts';
import { isFormLabel, labelOf } from './form-labels.ts';
import { isPartLabel } from './name-fields.ts';
import { isNameLabel, labelIn } from './name-labels.ts';
import type { CvLine } from './source.ts';

// What else a form asks about a person in a row of its own, folded.
const ASKED =
  /^(?:age|edad|alter|eta|idade|leeftijd|alder|ika|nascimento|naturalidade|place of birth|geburtsort|lieu de naissance|lugar de nacimiento|luogo di nascita|geboorteplaats|fodested|fodelseort|state|estado|provincia|municipio|colonia|barrio|bairro|localidad|cidade(?:\s?\/\s?uf)?|citta|comune|ciudad|city|town|ville|ort|wohnort|plz(?:\s*\/\s*ort)?|plaats|woonplaats|gemeente|postcode|post code|zip(?: code)?|c\.?p\.?|cap|cep|celular|cell|whatsapp|linkedin|skype|sueldo deseado|salario deseado|pretension salarial|expected salary|salary expected|gehaltswunsch|notice(?: period)?|disponibilidad|availability|religion|height|weight|peso|estatura|children|kinder|hijos|figli|rfc|curp|rut|dni|nif|cpf|rg|nss|tfn|passport(?: no)?|visa|visa status|gender|genero|fecha|date|position applied(?: for)?|puesto solicitado|profession|profesion|beruf|civil status|languages?(?: spoken)?|idiomas?|langues|lingue|linguas|sprachen|talen|sprak|sprog)$/;
const LONGEST = 30;

function isLabel(cell: string): boolean {
  const label = labelIn(cell.trim());
  if (cell.length > LONGEST || !/^\p{L}/u.test(cell) || /\d{2}/.test(cell)) return false;
  return isNameLabel(label) || ASKED.test(fold(label)) || isFormLabel(label);
}

// Where a picture is pasted, and the edge of a table's cell: "Name⇥Kiefer⇥Lichtbild", "Vorname⇥Thorsten |".
const PICTURE =
  /^\W*(?:(?:licht|pass)?bild|(?:pass)?(?:ph|f)oto(?:graf(?:ie|ia|ía)|graph)?|picture|valokuva|zdj[ęe]cie)\W*$/iu;

function cellsOf(text: string): string[] {
  const cells = text.split('\t').map((cell) => cell.replace(/\s*\|\s*$/, '').trim());
  return cells.filter((cell, at) => at < 2 || !PICTURE.test(cell));
}

/**
 * The lines, of which a row of a form with several fields is a line for each: "Apellido paterno⇥Garza⇥Apellido materno⇥Treviño". Each
 * second cell is a label of a list, and none of those between is; a row with the heads of a table has no values between.
 */
export function withFieldsApart(lines: readonly CvLine[]): CvLine[] {
  return withValuesBelow(withSignsBehindLabels(lines)).flatMap((line) => {
    const cells = cellsOf(line.text);
    const isRow = cells.length > 3 && cells.length % 2 === 0 && cells.every((cell) => cell !== '');
    if (!isRow || !cells.every((cell, at) => isLabel(cell) === (at % 2 === 0)))
      return cells.length === 2 && isLabel(cells[0] ?? '') ? [{ ...line, text: cells.join('\t') }] : [line];
    return cells.flatMap((label, at) =>
      at % 2 === 0 ? [{ ...line, text: `${label}\t${cells[at + 1]}` }] : [],
    );
  });
}

// What asks for a part of a name, or for the other part beside one, with a space alone before the answer: "Nachname Weber".
function partOf({ text, bullet }: CvLine): { label: string; value: string; isPart: boolean } | null {
  for (const [, label = '', value = ''] of [
    /^([^\s:]+ [^\s:]+) (\p{Lu}[\p{L}'’. -]{1,40})$/u.exec(text),
    /^([^\s:]+) (\p{Lu}[\p{L}'’. -]{1,40})$/u.exec(text),
  ].filter((found) => found !== null)) {
    const asked = label.replace(/\((?:s|n|en)\)/, 's');
    const isPart = isPartLabel(asked);
    const isOther = /^(?:name|naam|namn|navn|nom)$/iu.test(asked);
    if (!bullet && (isPart || isOther) && !isPartLabel(value) && !isLabel(value))
      return { label, value, isPart };
  }
  return null;
}

/** The lines, of which two neighbours that ask for the parts of a name have a sign behind what they ask: "Name Rexhepi" above "Vorname Blerim". */
function withSignsBehindLabels(lines: readonly CvLine[]): CvLine[] {
  const parts = lines.map(partOf);
  return lines.map((line, at) => {
    const own = parts[at] ?? null;
    const isPair = (other: (typeof parts)[number] | undefined): boolean =>
      own !== null && other != null && own.label !== other.label && (own.isPart || other.isPart);
    return own !== null && (isPair(parts[at - 1]) || isPair(parts[at + 1]))
      ? { ...line, text: `${own.label}: ${own.value}` }
      : line;
  });
}

/**
 * The lines, of which a row of labels about a person above a row of as many values is a line for each: "Apellido paterno⇥Nombre(s)"
 * above "TOVAR⇥GUADALUPE". One label of a part of a name is enough above its value. The heads of a table of jobs are none.
 */
function withValuesBelow(lines: readonly CvLine[]): CvLine[] {
  const taken = new Set<CvLine>();
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (taken.has(line)) return [];
    if (next === undefined) return [line];
    const [labels, values] = [cellsOf(line.text), cellsOf(next.text)];
    const isRow = labels.length > 1 ? labels.every(isOfPerson) : isPartLabel(labels[0] ?? '');
    const areValues = values.length === labels.length && !values.some((cell) => cell === '' || isLabel(cell));
    if (!isRow || !areValues) return [line];
    taken.add(next);
    return labels.map((label, n) => ({ ...next, text: `${label}\t${values[n]}` }));
  });
}

const isOfPerson = (cell: string): boolean => {
  const plain = cell.replace(/\s*\([^)]{4,}\)/g, '');
  return isLabel(plain) && (labelOf(plain) === null || isNameLabel(labelIn(plain)));
};
