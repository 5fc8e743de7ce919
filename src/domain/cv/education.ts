import { dateIn, type Span, spanIn } from './dates.ts';
import type { Found } from './found.ts';
import type { CvFields } from './schema.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';
import { isProse, looksLikeDegree, looksLikeSchool, looksLikeTitle } from './words.ts';

type Education = CvFields['education'][number];

interface Piece {
  text: string;
  kind: 'degree' | 'school' | 'place' | 'other';
}

/** The entries of an education section, in its order. */
export function educationOf(lines: readonly CvLine[]): Found<Education>[] {
  const groups = grouped(lines.filter((line) => !line.margin && !(line.bullet && isProse(line.text))));
  return groups.flatMap((group) => {
    const found = entryOf(group);
    return found === null ? [] : [found];
  });
}

// A second degree, school or date begins a new entry.
function grouped(lines: readonly CvLine[]): CvLine[][] {
  const groups: CvLine[][] = [];
  let seen = new Set<string>();
  for (const line of lines) {
    if (isProse(line.text) && timeOf(line.text) === null) continue;
    const kinds = new Set<string>(piecesOf(line.text).map(({ kind }) => kind));
    if (timeOf(line.text) !== null) kinds.add('time');
    const clash = ['degree', 'school', 'time'].some((kind) => kinds.has(kind) && seen.has(kind));
    const complete = seen.has('degree') && seen.has('school') && (kinds.has('degree') || kinds.has('school'));
    if (groups.length === 0 || clash || complete) {
      groups.push([]);
      seen = new Set();
    }
    groups.at(-1)?.push(line);
    for (const kind of kinds) seen.add(kind);
  }
  return groups;
}

function timeOf(text: string): Span | null {
  return spanIn(text) ?? dateIn(text);
}

const STUDIES =
  /^(?:student|studente|studentin|estudiante|estudante|étudiante?|schüler|elev|pupil|leerling|alumn)/iu;

function entryOf(lines: readonly CvLine[]): Found<Education> | null {
  const [head] = lines;
  if (head === undefined) return null;
  const time = lines.map(({ text }) => timeOf(text)).find((span) => span !== null) ?? null;
  const pieces = lines.flatMap(({ text }) => piecesOf(text));
  const at = pieces.findIndex(({ kind }) => kind === 'school');
  // "Sygeplejerske, VIA University College": what somebody learnt to be, before where.
  const trade = pieces
    .slice(0, Math.max(at, 0))
    .find(({ text }) => looksLikeTitle(text) && !STUDIES.test(text))?.text;
  const degree = pieces.find(({ kind }) => kind === 'degree')?.text ?? trade ?? null;
  let school = pieces[at]?.text ?? null;
  if (degree === null && school === null) return null;
  const others = pieces.filter(
    ({ kind, text }) =>
      kind === 'other' &&
      !/\b(?:gpa|grade|wam|first class|distinction|thesis|honou?rs|score|average|cum laude|result)\b|^\d|\d\/\d/i.test(
        text,
      ),
  );
  const { name, field } = fieldOf(degree);
  school ??= others.find(({ text }) => /^\p{Lu}/u.test(text) && text !== field)?.text ?? null;
  const rest = others.find(({ text }) => text !== school && /^\p{Lu}/u.test(text) && text.length < 70);
  return {
    value: {
      school: school === null ? null : school.slice(0, 300),
      degree: name === null ? null : name.slice(0, 300),
      field: (field ?? (name === null ? null : (rest?.text ?? null)))?.slice(0, 300) ?? null,
      from: time?.from ?? null,
      to: time?.current ? null : (time?.to ?? null),
    },
    confidence: degree !== null && school !== null ? 0.9 : 0.6,
    page: head.page,
    quote: lines
      .map(({ text }) => text)
      .join(' · ')
      .slice(0, 300),
  };
}

// "(diploma behaald)", "(afsluttet)": that it was finished, or not.
const DONE =
  /\s*\((?:(?:met |avec |con |com |mit |med |with )?(?:diploma|diplome|diplôme|abschluss|certificaat|certificat|certificado|getuigschrift|examen|eksamen|degree|titolo|título)?\s?(?:niet |nicht |non |no |não |ikke |ej |not )?(?:behaald|afgerond|voltooid|geslaagd|abgeschlossen|bestanden|obtenue?|valid[ée]e?|terminad[oa]|obtenid[oa]|finalizad[oa]|conseguit[oa]|ottenut[oa]|conclu[ií]d[oa]|complet[oa]|afsluttet|bestået|avslutad|avklarad|fullført|bestått|completed|obtained|passed)|met diploma|mit abschluss|med eksamen|med examen)\)/giu;

function piecesOf(text: string): Piece[] {
  const time = timeOf(text);
  const bare = time === null ? text : `${text.slice(0, time.at)}\t${text.slice(time.at + time.words.length)}`;
  return bare
    .replace(/\(\s*\t?\s*\)/g, '\t')
    .replace(DONE, '')
    .replace(/\b(?:graduated|completed|awarded|expected|conferred|class of)\b:?/gi, '\t')
    .split(/\s*(?:\t|\s?\|\s?|\s[·•∙●▪]\s|\s[–—-]\s|;\s|,\s+(?=\p{Lu}|\t))\s*/u)
    .map((part) => part.replace(/^[\s,.:|·•–—()-]+|[\s,.:|·•–—(-]+$/g, '').trim())
    .filter((part) => part.length > 1 && /\p{L}/u.test(part))
    .map((part) => ({ text: part, kind: kindOf(part) }));
}

function kindOf(part: string): Piece['kind'] {
  const [degree, school] = [looksLikeDegree(part), looksLikeSchool(part)];
  // "High school" with a name is a school, without one a qualification.
  const named =
    school && /\p{L}+ .*(?:school|college|university|academy)$/iu.test(part) && !/^high school$/i.test(part);
  if (degree && !named && !/^(?:university|college|school|institute)/i.test(part)) return 'degree';
  if (school) return 'school';
  return placeIn(part) === null ? 'other' : 'place';
}

/** A degree without its subject, and the subject: "Bachelor of Science in Physics", "MSc Data Science", "BSc (Hons) Maths". */
function fieldOf(degree: string | null): { name: string | null; field: string | null } {
  if (degree === null) return { name: null, field: null };
  const inside = /^(.+?)\s+in\s+(.+)$/i.exec(degree);
  if (inside !== null) return { name: inside[1] ?? degree, field: inside[2] ?? null };
  const bracket = /^(.+?)\s*\((?!hons?\b|honou?rs\b)([^)]{3,80})\)$/i.exec(degree);
  if (bracket !== null) return { name: bracket[1] ?? degree, field: bracket[2] ?? null };
  const short =
    /^((?:b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?com|ph\.?d|mba|b\.?tech|m\.?tech|hnd|btec|diploma)\.?(?:\s*\(hons?\.?\))?)\s+(?!of\b|hon)(\p{L}.+)$/iu.exec(
      degree,
    );
  if (short !== null) return { name: short[1] ?? degree, field: short[2] ?? null };
  return { name: degree, field: null };
}
