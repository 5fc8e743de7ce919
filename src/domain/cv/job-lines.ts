import { spanIn, timeIn } from './dates.ts';
import { labelOf } from './form-labels.ts';
import { isHeadLine, withoutSpan } from './heads.ts';
import { ledByDates } from './led-by-dates.ts';
import { withHeadsParted } from './parted-heads.ts';
import { firstSentence, isShortForm, sentencesOf } from './sentences.ts';
import type { CvLine } from './source.ts';
import { unstackedDates, withColonsOn, withEndsBehind } from './stacked-dates.ts';
import { withStrongParted } from './strong-heads.ts';
import {
  employerAndPlace,
  employerEvidence,
  isUnit,
  segmentsOf,
  titleEvidence,
} from './title-or-employer.ts';
import { toldAs } from './told-as.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer } from './words.ts';

/** The lines of a section of jobs, with what one line tells of several roles, or in sentences, taken apart. */
export function jobLines(written: readonly CvLine[]): CvLine[] {
  const lines = written.map(withoutNumber);
  return inSentences(
    withHeadsParted(
      wholeBrackets(
        wholeNames(
          rolesInBullets(
            signedHeads(
              aboveDates(toldAs(withStrongParted(withEndsBehind(unstackedDates(withColonsOn(lines)))))),
            ),
          ),
        ),
      ),
    )
      .map(datesBetween)
      .flatMap(behindBrackets)
      .flatMap(sentencesBehindDates)
      .flatMap(ledByDates),
  ).flatMap(rolesOnOneLine);
}

// "2.- De abril de 2014 a marzo de 2019: …", "1) 2019 – today": the number of a job before its dates.
function withoutNumber(line: CvLine): CvLine {
  const [number = ''] = /^\(?\d{1,2}\s?(?:\.?\s?[-–)]|[.º°ª])[.)]?\s+(?=\S)/u.exec(line.text) ?? [];
  const rest = line.text.slice(number.length);
  return number !== '' && timeIn(rest)?.at === 0 && spanIn(line.text) !== null
    ? { ...line, text: rest }
    : line;
}

/**
 * A title that begins the list below an employer with its dates, where nothing else names one: "Studio Brivio, Varese 2002 – 2006"
 * above "• Impiegata".
 */
function rolesInBullets(lines: readonly CvLine[]): readonly CvLine[] {
  const isTitle = ({ text }: CvLine): boolean => {
    const [title = ''] = segmentsOf(text);
    return title.length < 60 && title.split(/\s+/).length < 7 && titleEvidence(title) >= 1.5;
  };
  const roles = new Set<CvLine>();
  for (const [at, line] of lines.entries()) {
    const span = line.bullet ? null : spanIn(line.text);
    if (span === null || lines[at + 1]?.bullet !== true) continue;
    const own = withoutSpan(line.text, span);
    const above = lines[at - 1];
    const isNamed =
      own === '' ||
      own
        .split('\t')
        .flatMap(segmentsOf)
        .some((part) => titleEvidence(part) >= 1 && titleEvidence(part) > employerEvidence(part)) ||
      (above !== undefined && !above.bullet && spanIn(above.text) === null && titleEvidence(above.text) >= 1);
    if (isNamed) continue;
    const until = lines.findIndex((one, index) => index > at && !one.bullet);
    const list = lines.slice(at + 1, until < 0 ? lines.length : until);
    // With dates of their own they are read as they stand.
    const [first] = list;
    if (first !== undefined && list.every(({ text }) => spanIn(text) === null) && isTitle(first))
      roles.add(first);
  }
  return lines.map((line) => (roles.has(line) ? { ...line, bullet: false } : line));
}

/**
 * Without their sign and stop the sentences right above lines of nothing but dates that begin with a title, where there are several:
 * "- Mozo de almacén. Amazon, Getafe." above "De octubre de 2021 a junio de 2024."
 */
function aboveDates(lines: readonly CvLine[]): readonly CvLine[] {
  const heads = new Set(
    lines.filter((line, at) => {
      const next = lines[at + 1];
      const span = next === undefined || next.bullet ? null : spanIn(next.text);
      if (next === undefined || span === null || withoutSpan(next.text, span) !== '') return false;
      const [title = ''] = line.text.split(/[.,]\s+(?=\p{Lu})/u);
      return (
        (line.bullet || line.text.endsWith('.')) &&
        line.text.length < 100 &&
        spanIn(line.text) === null &&
        title.split(/\s+/).length < 7 &&
        titleEvidence(title.replace(/\.$/, '')) >= 1.5
      );
    }),
  );
  if (heads.size < 2) return lines;
  return lines.map((line) =>
    heads.has(line)
      ? {
          ...line,
          bullet: false,
          apart: true,
          text: isShortForm(line.text) ? line.text : line.text.replace(/\.$/, ''),
        }
      : line,
  );
}

/**
 * Without their signs the first lines of jobs that have one each, where nothing else has: "• LIMPIEZAS GADES S.L." above its title and
 * dates. What was done has signs too, but never stands first.
 */
function signedHeads(lines: readonly CvLine[]): readonly CvLine[] {
  const signed = lines.filter(({ bullet }) => bullet);
  const dated = lines.filter(({ text, bullet }) => !bullet && spanIn(text) !== null).length;
  const isHeads =
    lines[0]?.bullet === true &&
    signed.length > 1 &&
    signed.length === dated &&
    signed.every((line) => spanIn(line.text) === null && isHeadLine({ ...line, bullet: false }));
  return isHeads
    ? lines.map((line) => (line.bullet ? { ...line, bullet: false, apart: true } : line))
    : lines;
}

// A name that a narrow column broke behind a small word: "Universität Mannheim, Lehrstuhl für" above "Unternehmensrechnung".
const BREAKS_AT =
  /\s(?:of|and|for|the|&|und|der|des|dem|f[üu]r|am|im|zum|zur|de|du|la|le|les|del|di|della|e|y|et|og|och|en|van|voor|het|i|för|for|à|au)$/u;

// The same in a row of a table: "Coordinador de⇥2017 – 2021" above "mantenimiento".
function wholeCells(last: CvLine, line: CvLine): string | null {
  const [first = '', ...others] = last.text.split('\t');
  const isRest =
    others.length > 0 &&
    BREAKS_AT.test(first) &&
    spanIn(first) === null &&
    others.some((cell) => spanIn(cell) !== null) &&
    !line.bullet &&
    !line.apart &&
    /^\p{L}[^\t.;:]{2,40}$/u.test(line.text) &&
    spanIn(line.text) === null;
  return isRest ? [`${first} ${line.text}`, ...others].join('\t') : null;
}

function wholeNames(lines: readonly CvLine[]): CvLine[] {
  return lines.reduce<CvLine[]>((kept, line) => {
    const last = kept.at(-1);
    const isRest =
      last !== undefined &&
      BREAKS_AT.test(last.text) &&
      isHeadLine(last) &&
      spanIn(last.text) === null &&
      !line.bullet &&
      !line.apart &&
      !line.margin &&
      line.bold === last.bold &&
      line.size === last.size &&
      /^\p{Lu}[^\t.;:]{2,40}$/u.test(line.text) &&
      spanIn(line.text) === null;
    const cells = last === undefined ? null : wholeCells(last, line);
    if (isRest) kept[kept.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else if (last !== undefined && cells !== null) kept[kept.length - 1] = { ...last, text: cells };
    else kept.push(line);
    return kept;
  }, []);
}

// A cell of a table that its column broke within brackets: "Transport for NSW (contract via⇥Solution Architect" above "Peoplebank)".
function wholeBrackets(lines: readonly CvLine[]): CvLine[] {
  const taken = new Set<CvLine>();
  return lines.flatMap((line, at) => {
    if (taken.has(line)) return [];
    const next = lines[at + 1];
    const cells = line.text.split('\t');
    const open = cells.findIndex((cell) => /\([^()]*$/.test(cell));
    const [, end = ''] = /^([^()\t]{1,30}\))$/.exec(next?.text ?? '') ?? [];
    if (open < 0 || cells.length < 2 || next === undefined || end === '' || next.bullet) return [line];
    taken.add(next);
    return [{ ...line, text: cells.with(open, `${cells[open]} ${end}`).join('\t') }];
  });
}

// "ENCARGADA DE TURNO (ene. 2020 - actualidad). Conservera Ría Sur, Vigo.": dates in brackets between the two.
function datesBetween(line: CvLine): CvLine {
  const span = spanIn(line.text);
  if (span === null || line.text.length > 120) return line;
  const [before, after] = [line.text.slice(0, span.at), line.text.slice(span.at + span.words.length)];
  const [, title = ''] = /^(.{3,60}?)\s*\($/u.exec(before) ?? [];
  const [, firm = ''] = /^\)\s?[.:,]\s+(\p{Lu}.{2,60}?)\.?$/u.exec(after) ?? [];
  const isBoth =
    title !== '' &&
    firm !== '' &&
    firstSentence(firm).rest === '' &&
    (titleEvidence(title) >= 1 || titleEvidence(firm) >= 1);
  return isBoth ? { ...line, text: `${title}\t${span.words}\t${firm}`, bullet: false } : line;
}

// "Recepcionista en Hotel Riu (2019 – actual): check in, reservas.": behind its dates in brackets stands what was done.
function behindBrackets(line: CvLine): CvLine[] {
  const span = spanIn(line.text);
  if (span === null || span.at < 5 || span.at > 90) return [line];
  const [before, after] = [line.text.slice(0, span.at), line.text.slice(span.at + span.words.length)];
  const [, rest = ''] = /^\s*\)\s?[:.–—-]\s+(\p{L}.{5,}|\d.*\p{L}.{5,})$/u.exec(after) ?? [];
  // "C.M.T. Carpenterie (2017-2020): Saldatore a filo. Strutture medio-pesanti."
  const firm = before.replace(/\s*\($/, '');
  const { head, rest: done } = firstSentence(rest);
  const isEmployerFirst =
    /\(\s*$/.test(before) &&
    titleEvidence(head) >= (done === '' ? 2 : 1.5) &&
    head.split(/\s+/).length < 7 &&
    /^\p{Lu}/u.test(firm) &&
    titleEvidence(firm) < 1;
  if (isEmployerFirst)
    return [
      { ...line, text: `${firm}\t${head}\t${span.words}`, bullet: false },
      ...(done === '' ? [] : [{ ...line, text: done, bullet: true }]),
    ];
  const isOne = /\(\s*$/.test(before) && rest !== '' && namesTitle(before.replace(/\s*\($/, ''));
  return isOne && !isEmployerBehind(rest)
    ? [
        { ...line, text: `${before}${span.words})`, bullet: false },
        { ...line, text: rest, bullet: true },
      ]
    : [line];
}

// "PR-Assistentin, Steirische Tourismus GmbH": the title may have its employer behind it.
const namesTitle = (text: string): boolean => {
  const [first = '', ...others] = segmentsOf(text);
  return titleEvidence(text) >= 1 || (others.length > 0 && titleEvidence(first) >= 1);
};

// "(ene. 2020 - actualidad). Conservera Ría Sur, Vigo." goes on with the employer.
const isEmployerBehind = (rest: string): boolean =>
  /^\p{Lu}/u.test(rest) && employerEvidence(rest.replace(/\.$/, '')) >= 0.6;

// "10/2015 – hoy⇥CASI S.C.A. ENCARGADA DE ALMACÉN. Organización de turnos.": an employer and a title in a sentence each, then what was done.
function sentencesBehindDates(line: CvLine): CvLine[] {
  const span = spanIn(line.text);
  if (span === null || span.at > 0) return [line];
  // Behind a bullet what was done is the rule: there the employer has to look like one.
  const least = line.bullet ? 0.3 : -1;
  const behind = line.text
    .slice(span.words.length)
    .replace(/^[\s:.,–—-]+/, '')
    .replace(/\.$/, '');
  if (behind.includes('\t')) return [line];
  const [first = '', second = '', ...others] = sentencesOf(behind).flatMap(behindLegalForm);
  // "Verkoopster, Hema. Kassa en winkelvloer.": the first sentence names both.
  const isWhole = /,\s\p{Lu}/u.test(first) && titleEvidence(segmentsOf(first)[0] ?? '') >= 1;
  const isName = (text: string, other: string): boolean =>
    !(isWhole && other === first) &&
    titleEvidence(other) >= 1.5 &&
    other.length < 60 &&
    other.split(/\s+/).length < 7 &&
    titleEvidence(employerAndPlace(text).employer) < 1 &&
    employerEvidence(text) > least &&
    /^\p{Lu}/u.test(text) &&
    text.split(/\s+/).length < 8;
  if (second === '' || !(isName(first, second) || isName(second, first))) return [line];
  const head = { ...line, text: `${span.words}\t${first}\t${second}`, bullet: false };
  return others.length === 0 ? [head] : [head, { ...line, text: others.join('. '), bullet: true }];
}

// "Senior Manager (2005 – 2009); Manager (2002 – 2005); Staff (1998 – 2002)".
function rolesOnOneLine(line: CvLine): CvLine[] {
  // "Assignments: Banner UMC (01/2019 – 04/2019); UCHealth Aurora (05/2019 – 11/2019)" tells of the job above.
  if (line.bullet || labelOf(/^([^:;]{3,40}):\s/.exec(line.text)?.[1] ?? '') === 'duties') return [line];
  const roles = line.text.split(/\s*;\s+/);
  const isRole = (role: string): boolean => {
    const span = spanIn(role);
    return span !== null && span.at > 3 && /^[^()]+\([^()]+\)\.?$/.test(role) && role.length < 90;
  };
  return roles.length > 1 && roles.every(isRole)
    ? roles.map((text, at) => ({ ...line, text, bullet: false, apart: at === 0 && line.apart }))
    : [line];
}

// "CLECE S.A. Limpiadora": a title behind a legal form is the next sentence.
function behindLegalForm(cell: string): string[] {
  const [, firm = '', title = ''] =
    /^(\p{Lu}.*?(?:S\.A\.U?|S\.L\.(?:U\.?)?|S\.A\.S|S\.p\.A|S\.r\.l|S\.n\.c|Ltda?|Lda|C\.V|S\.C\.[AL]|S\.C|S\.? ?Coop|Koop\.? ?E)\.?)\s+(\p{Lu}.*)$/u.exec(
      cell,
    ) ?? [];
  return titleEvidence(title) >= 1 ? [firm, title] : [cell];
}

// "Restaurante La Lonja (Palma). Jefe de rango. Abril 2023 a octubre 2024.": two sentences and the dates.
function cellsOf({ text: written }: CvLine): { cells: string[]; rest: string } | null {
  const at = spanIn(written)?.at ?? 0;
  // A time may begin with a small letter: "… . desde 2020."
  const text = written.slice(0, at) + written.charAt(at).toUpperCase() + written.slice(at + 1);
  const parts = sentencesOf(text.replace(/\.$/, '')).flatMap(behindLegalForm);
  // "Médico adjunto. Servicio de Anestesiología. Hospital Río Hortega. Junio 2015 – actualidad."
  const cells = parts.length === 4 ? parts.filter((part) => !isUnit(part)) : parts;
  const dated = cells.filter((cell) => {
    const span = spanIn(cell);
    return span !== null && !/\p{L}/u.test(withoutSpan(cell, span));
  });
  if (cells.length === 3 && dated.length === 1 && cells.every((cell) => cell.length < 70))
    return { cells, rest: '' };
  return dated.length === 1 ? withTownApart(parts, parts.indexOf(dated[0] ?? '')) : null;
}

// "Porcelanosa. Vila-real. Encargado de sección. 2012 – hoy. Línea de esmaltado.": the town stands between, and what was done behind.
function withTownApart(parts: readonly string[], at: number): { cells: string[]; rest: string } | null {
  const named = parts.slice(0, at);
  const title = named.find((part) => titleEvidence(part) >= 1);
  const [firm, town, ...more] = named.filter((part) => part !== title);
  const isTown = town === undefined || /^\p{Lu}[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}$/u.test(town);
  if (title === undefined || firm === undefined || more.length > 0 || !isTown) return null;
  return named.every((part) => part.length < 70)
    ? {
        cells: [title, town === undefined ? firm : `${firm}, ${town}`, parts[at] ?? ''],
        rest: parts.slice(at + 1).join('. '),
      }
    : null;
}

function inSentences(lines: readonly CvLine[]): CvLine[] {
  if (lines.filter((line) => cellsOf(line) !== null).length < 2) return [...lines];
  return lines.flatMap((line) => {
    const told = cellsOf(line);
    if (told === null) return [line];
    const head = { ...line, text: told.cells.join('\t'), bullet: false };
    return told.rest === '' ? [head] : [head, { ...line, text: told.rest, bullet: true }];
  });
}

/**
 * The rest of a name that a dash parted: "Senior Associate – Real Estate Finance", "CHU de Brest – La Cavale Blanche".
 * Only where nothing else stands on its line but dates, so that the rest is neither title, employer nor place.
 */
export function withDashed(
  name: string | null,
  other: string | null,
  head: readonly CvLine[],
): string | null {
  if (name === null) return name;
  for (const line of head) {
    if (!isHeadLine(line)) continue;
    const span = spanIn(line.text);
    const own = span === null ? line.text : withoutSpan(line.text, span);
    for (const cell of own.split('\t')) {
      if (!cell.startsWith(name)) continue;
      const [, rest = ''] = /^\s+[–—-]\s+(\p{Lu}[^,;|()\t–—]{1,45})$/u.exec(cell.slice(name.length)) ?? [];
      const isMore =
        rest !== '' &&
        rest !== other &&
        other !== null &&
        !cell.includes(other) &&
        rest.split(/\s+/).length < 6 &&
        placeIn(rest) === null &&
        titleEvidence(rest) < 1 &&
        !looksLikeEmployer(rest);
      if (isMore) return cell;
    }
  }
  return name;
}
