import type { Span } from './dates.ts';
import type { Piece, Pieces } from './pieces.ts';
import {
  countsHeads,
  employerAndPlace,
  employerEvidence,
  segmentsOf,
  titleEvidence,
} from './title-or-employer.ts';
import { isFromAfar } from './title-remarks.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer } from './words.ts';

/** Which of title and employer stands first, and whether they share a part, separated by a comma. */
export interface Order {
  titleFirst: boolean;
  joined: boolean;
}

/** Dates that begin a job, and their line. */
export interface Anchor {
  at: number;
  span: Span;
}

/** What a heading says, and how well its words fit. */
export interface Reading {
  /** Whether title and employer were split at a comma. */
  cut?: boolean;
  title: string | null;
  employer: string | null;
  place: string | null;
  score: number;
}

/** A reading and the lines of its heading. */
export interface Fitted extends Reading {
  start: number;
  end: number;
}

const SWAPPED = 1.6;
const LEFT_OVER = 0.7;
/** Less than what any other name gains, so that one elsewhere in the heading is the employer. */
const TOWN_AS_EMPLOYER = 1.5;
/** More than what the town behind it gains. */
const PERHAPS_SUBURB = 0.9;
const NO_EMPLOYER = 0.6;
const NO_TITLE = 1;

/** The reading of a heading under a layout, and how well its words fit. */
export function readHead({ named, places }: Pieces, arrangement: Order, later: boolean): Reading {
  const [place = null] = places;
  const readings = named.length === 0 ? [] : pairsOf(named, arrangement);
  for (const piece of named) readings.push(...alone(piece, named, later));
  let best: Reading = { title: null, employer: null, place, score: -3 };
  for (const reading of readings)
    if (reading.score > best.score + 1e-9) best = { ...reading, place: reading.place ?? place };
  return best;
}

function alone(piece: Piece, all: readonly Piece[], later: boolean): Reading[] {
  const left = (all.length - 1) * LEFT_OVER;
  const { employer, place } = employerAndPlace(piece.text);
  return [
    {
      title: piece.text,
      employer: null,
      place: null,
      score: titleEvidence(piece.text) - left - NO_EMPLOYER - (later ? 0 : 1),
    },
    {
      title: null,
      employer,
      place,
      score: employerEvidence(piece.text) - left - NO_TITLE,
    },
  ];
}

function pairsOf(named: readonly Piece[], { titleFirst, joined }: Order): Reading[] {
  const readings: Reading[] = [];
  for (const [at, first] of named.entries()) {
    for (const second of named.slice(at + 1)) {
      const left = leftOver(named, first, second);
      for (const isTitleFirst of [true, false]) {
        const [title, firm] = isTitleFirst ? [first, second] : [second, first];
        if (title.at || title.town) continue;
        const price = left + (joined ? SWAPPED : 0) + described(named, title, firm);
        const swapped = isTitleFirst === titleFirst || firm.at ? 0 : SWAPPED;
        readings.push(
          pair(
            title.text,
            firm.text,
            price +
              swapped -
              (firm.at ? 2 : firm.town ? TOWN_AS_EMPLOYER : 0) +
              (firm.suburb ? PERHAPS_SUBURB : 0),
          ),
        );
      }
    }
    const left = (named.length - 1) * LEFT_OVER;
    for (const { title, firm, isTitleFirst } of cut(first.text))
      readings.push({
        ...pair(
          title,
          firm,
          left +
            (joined ? 0 : SWAPPED) +
            (isTitleFirst === titleFirst ? 0.2 : SWAPPED) +
            (beginsWithDepartment(firm) ? 0.3 : 0) +
            (isTitleFirst ? 0 : strayed(title)),
        ),
        cut: true,
      });
  }
  return readings;
}

// "Staff Nurse, Oncology, St Brendan's Hospital": where somebody works within an employer goes with the title.
/** What part of a house somebody works in. */
export const DEPARTMENT =
  /^(?:oncology|cardiology|neurology|nephrology|urology|radiology|pa?ediatrics|orthopa?edics|geriatrics|haematology|hematology|maternity|theatres?|(?:accident (?:and|&) )?emergency|icu|itu|(?:medical |surgical |cardiovascular )?intensive care|surgery|(?:general )?medicine|mental health|dialysis|procurement|purchasing|finance|accounts payable|accounts receivable|human resources|hr|it|marketing|sales|operations|legal|compliance|logistics|customer service|quality|r&d)$/i;

function beginsWithDepartment(firm: string): boolean {
  const [first = '', ...rest] = segmentsOf(firm);
  return rest.length > 0 && DEPARTMENT.test(first) && placeIn(rest.join(', ')) === null;
}

// "Bang & Olufsen, Struer, Planner": what stands between the two is of the employer.
const strayed = (title: string): number => {
  const [first = '', ...others] = segmentsOf(title);
  return others.length > 0 && titleEvidence(first) < 1 ? 0.6 : 0;
};

// Text after the employer on its line is its location; other words left over count against a reading.
function leftOver(named: readonly Piece[], first: Piece, second: Piece): number {
  return named
    .filter((piece) => piece !== first && piece !== second)
    .reduce((sum, piece) => {
      const behind = piece.line === second.line && named.indexOf(piece) > named.indexOf(second);
      return sum + (behind ? 0.3 : LEFT_OVER);
    }, 0);
}

// "Konsum Insjön, Insjön": a name and where it is.
const isWithTown = (text: string): boolean =>
  employerAndPlace(text).place !== null && employerEvidence(text) > 0.8;

/** What the line below a name says of it costs as an employer, and nothing where the name is taken. */
function described(named: readonly Piece[], title: Piece, firm: Piece): number {
  const near = (line: number): Piece | undefined =>
    named.find(
      (piece) =>
        piece !== title &&
        piece !== firm &&
        piece.line === line &&
        line !== title.line &&
        titleEvidence(piece.text) < 1,
    );
  // "Coop og Dansk Supermarked" above "**Carlsberg Danmark**" above a title: a name set apart is not passed over for what was done before.
  const far = Math.abs(firm.line - title.line);
  const passed = named.filter(
    (piece) =>
      piece !== title &&
      Math.sign(piece.line - title.line) === Math.sign(firm.line - title.line) &&
      Math.abs(piece.line - title.line) < far &&
      titleEvidence(piece.text) < 1,
  );
  if (passed.some(({ bold, text }) => !bold && !firm.bold && isWithTown(text) && !isWithTown(firm.text)))
    return 2;
  if (passed.some(({ bold }) => bold && !firm.bold)) return 1.2;
  const [above, below] = [near(firm.line - 1), near(firm.line + 1)];
  if (above !== undefined && isDescription(firm, above)) return 1.2;
  return below !== undefined && isDescription(below, firm) ? -(LEFT_OVER - 0.15) : 0;
}

// "Mining contractor", "Hospital de agudos": a kind of house without a name.
const KIND_OF_HOUSE = /^\p{L}[\p{Ll}]+(?:[\s,/'’-]+\p{Ll}+)*\.?$/u;

/** Whether a text of several words is a kind of house without a name. */
export const namesKindOfHouse = (text: string): boolean => /\s/.test(text) && KIND_OF_HOUSE.test(text);

const isDescription = (piece: Piece, name: Piece): boolean =>
  countsHeads(piece.text) ||
  (KIND_OF_HOUSE.test(piece.text) && (!KIND_OF_HOUSE.test(name.text) || (name.bold && !piece.bold))) ||
  (name.bold && !piece.bold);

function pair(title: string, firm: string, price: number): Reading {
  const { employer, place } = employerAndPlace(firm);
  return { title, employer, place, score: titleEvidence(title) + employerEvidence(firm) - price };
}

const OF_CLASS =
  /^(?:(?:grades?|years?|key stages?|ks|standards?|forms?|class(?:es)?|klassen?(?:stufen?)?|jahrgangsstufen?|årskurs|trinn|groep|primary|p)\s?(?:\d|[IVX]+(?!\p{L}))[\d\s–—&,IVX-]*|(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) (?:grade|class|form)|kindergarten|reception|foundation stage)$/iu;

/** The ways to split one part at a comma into a title and an employer with its location. */
function cut(text: string): { title: string; firm: string; isTitleFirst: boolean }[] {
  // "Support Agent, home-based, Teleperformance": from where somebody worked is of neither.
  const segments = segmentsOf(text).filter((part, at, all) => at === all.length - 1 || !isFromAfar(part));
  return segments.slice(1).flatMap((_, index) => {
    const [before, after] = [segments.slice(0, index + 1).join(', '), segments.slice(index + 1).join(', ')];
    // "Abteilungsleiter Controlling, Finanzen und IT, Stadtwerke Ettlingen": what is listed up to an "and" is of the title.
    const [listed = '', ...rest] = segments.slice(index + 1);
    const isWithin =
      rest.length > 0 &&
      /\s(?:und|and|y|e|en|et|og|och|&)\s/u.test(listed) &&
      !looksLikeEmployer(listed) &&
      looksLikeEmployer(rest.join(', '));
    // "Teacher, Year 6, St Mary's School": whom somebody taught goes with the title.
    const isTaught = rest.length > 0 && OF_CLASS.test(listed);
    return [
      ...(isWithin || isTaught ? [] : [{ title: before, firm: after, isTitleFirst: true }]),
      { title: after, firm: before, isTitleFirst: false },
    ];
  });
}
