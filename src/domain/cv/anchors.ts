import { type Span, spanIn, timeIn } from './dates.ts';
import { labelOf } from './form-labels.ts';
import { withoutSpan } from './heads.ts';
import type { CvLine } from './source.ts';
import { seemsTitle, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { isProse, looksLikeEmployer, looksLikeTitle } from './words.ts';

// "Responsable de calidad, seguridad y medio ambiente en Lácteos Valdehierro": a title behind a bullet may be long.
const isTitled = (rest: string): boolean =>
  looksLikeTitle(rest.split(/\s+/)[0] ?? '') && !rest.endsWith('.') && /\s\p{Lu}/u.test(rest);

// A title, or an employer and then a title.
const namesJob = ([first = '', ...others]: readonly string[]): boolean =>
  looksLikeTitle(first) || (looksLikeEmployer(first) && (others.length === 0 || others.some(looksLikeTitle)));

// "Legal Counsel, Land, Cheviot Wind Estates plc, Newcastle upon Tyne. 4 April 2022 to present.": a title, a house and a town, though a full stop ends them.
const isListed = (rest: string): boolean => {
  const [first = '', ...others] = segmentsOf(rest.replace(/\.?[\s\t]*$/, ''));
  return (
    others.length > 1 &&
    titleEvidence(first) >= 1 &&
    others.some(looksLikeEmployer) &&
    [first, ...others].every((part) => /^\p{Lu}/u.test(part) && part.split(/\s+/).length < 6)
  );
};

/** The date range of a line that begins a job; null within prose. */
export function anchorIn(line: CvLine): Span | null {
  if (line.within) return null;
  const span = spanIn(line.text) ?? soleDate(line.text);
  if (span === null) return null;
  // "Proyectos: Spence (2018-2019), Centinela (2016-2018)": what a label says of the job above.
  const [label = ''] = /^\p{L}[^:\t]{2,40}(?=:\s)/u.exec(line.text) ?? [];
  if (label !== '' && span.at > label.length && labelOf(label) === 'duties') return null;
  const rest = withoutSpan(line.text, span);
  if (
    line.bullet &&
    ((rest.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0) >
      (isTitled(rest) ? 12 : span.at === 0 && !rest.endsWith('.') ? 11 : 8) ||
      (span.from === span.to && rest !== ''))
  )
    return null;
  // "Dreischichtdienst, Praxisanleitung seit 2010": what came on top of a job.
  if (line.bullet && span.current && span.at > 0 && rest !== '' && !namesJob(segmentsOf(rest))) return null;
  // "Reducción de jornada por cuidado de hijos desde 2021.": a bullet that is a sentence tells of its job.
  const isLast = span.at + span.words.length === line.text.length - 1;
  if (line.bullet && span.current && isLast && line.text.endsWith('.') && rest.split(/\s+/).length > 4)
    return null;
  if (isWithinSentence(line.text, span)) return null;
  if (rest.length > 130 || (isProse(rest) && span.at > 25 && !isListed(rest))) return null;
  return span;
}

// "UAV-GC contracten, vanaf 2015 teamleider", "Plan de modernisation 2019-2023 : 41 M€": what is told of a job names times too.
function isWithinSentence(text: string, { at, words }: Span): boolean {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + words.length)];
  return (
    before !== '' &&
    (/^ ?: ?\d/.test(after) ||
      (/,$/.test(before) && /^ \p{Ll}/u.test(after)) ||
      // "Sinds schooljaar 2019-2020 voltijds zorgco, overleg met CLB en ouders."
      (/^ \p{Ll}{3,}(?:,? \S+){3,}(?:\.$|.{16}$)/u.test(after) &&
        titleEvidence(before) < 1 &&
        text.length > 50) ||
      // "horaire 12 h; délégué à la prévention depuis 2023": the last of what was done.
      (/;\s+\p{Ll}[^;\t]*$/u.test(before) && /^\.?$/.test(after)) ||
      // "deck, then days since 2024.": the end of a sentence that the page broke.
      (/^\p{Ll}/u.test(before) && after === '.' && titleEvidence(before) < 1) ||
      // "Closed Mar–Jul 2020 (PUP). Weddings up to 280."
      /^[^.\t]{0,40}(?<!\p{Lu}|St|Ltd|Co|Inc|Corp)\.\s+\p{Lu}.*\.$/u.test(after))
  );
}

// "Verano 2024 – Socorrista": a season before what somebody was in it.
const SEASON_WORD = '(?:temporada|campa[ñn]a|stagione|saisons?|seizoen|säsong|sæson|sesong|season)';
const SEASON_OF_YEAR =
  '(?:(?:sommer|winter|sommar|vinter|zomer)?(?:saison|seizoen|säsongen|sæsonen|sesongen)|christmas|xmas|easter|noël|pâques|navidad|semana santa|natale|pasqua|weihnachten|ostern|kerst|jul|verano|invierno|primavera|oto[ñn]o|estate|inverno|autunno|outono|sommer|winter|herbst|fr[üu]hjahr|zomer|herfst|summer|spring|autumn|été|hiver|printemps|automne|verão|sommar|sommaren|vinter|vintern)';
const IN_SEASON = new RegExp(
  `^(?:${SEASON_WORD}(?:\\s(?:estival[ei]?|hivernale|estiva|invernale|alta|baixa|baja|haute|balnear))?|(?:${SEASON_WORD}\\s(?:(?:de|di|van|of)\\s|d[’'])?)?${SEASON_OF_YEAR}(?:\\sseason)?)\\s+(?:de\\s+|del\\s+)?(?:19|20)\\d{2}(?:\\/(?:20)?\\d{2})?\\s*(?:\\t|\\s[–—-]\\s|:\\s|,\\s)\\s*`,
  'iu',
);

const OF_SEASON = new RegExp(`^[[(]?${SEASON_OF_YEAR}\\s`, 'iu');

const isColumnAlone = (text: string, { at, words }: Span): boolean =>
  /^[[(]?$/.test(text.slice(0, at).trim()) && /^[\])]?\s*\t/.test(text.slice(at + words.length));

// A year at the end of a short line, or alone, is the date of a job.
function soleDate(text: string): Span | null {
  const span = timeIn(text);
  if (span === null) return null;
  const rest = withoutSpan(text, span);
  const atEnd =
    (/\d\.?$/.test(text.trimEnd()) && text.trimEnd().replace(/\.$/, '').endsWith(span.words)) ||
    text.trimEnd().endsWith(`${span.words})`);
  if (
    rest !== '' &&
    // "2002⇥Médica cooperante": a year in a column of its own.
    !/^(?:19|20)\d{2}\t/.test(text) &&
    // "[hiver 2015]⇥Village Club Les Sittelles"
    !(OF_SEASON.test(span.words) && isColumnAlone(text, span)) &&
    !(IN_SEASON.test(text) && seemsTitle(text.replace(IN_SEASON, ''))) &&
    !(atEnd && /\t|\(|\||\p{Ll}{3}\.\s$/u.test(text.slice(Math.max(0, span.at - 5), span.at)))
  )
    return null;
  return { ...span, from: span.to };
}
