import { createRequire } from 'node:module';
import { beingOf } from './being-abroad.ts';
import { withoutClients } from './clients-abroad.ts';
import { exceptedAbroad } from './excepted-abroad.ts';
import { isNotAskedAbroad } from './not-asked-abroad.ts';
import { tellsOfThoseThere } from './there-abroad.ts';
import {
  attributeOf,
  featuresOf,
  isOfPeople,
  isUnexplained,
  type Marked,
  markedIn,
} from './tongue-features.ts';
import type { Tongue } from './tongues.ts';
import { type Attribute, isAttribute } from './types.ts';

interface Weights {
  bias: number;
  weights: Record<string, number>;
}

const require = createRequire(import.meta.url);
const { bias, weights }: Weights = require('#src/domain/moderation/tongues/weights.json');

/** What a sentence weighs at least that somebody has to look at. */
const LEAST = -0.5;
/** What it weighs at least that is held whoever sends it, and that is refused: of authors unknown to the reader 18 and 1 of 2,800 lawful lines weigh so much. */
const LIKELY = 1.5;
const SURE = 3;
/** What it weighs at most where what it names is explained by the work. */
const EXPLAINED = -1.5;

// What cites a law claims an exception, which only the law of the place gives.
const CITES =
  /§|(?<!\p{L})(?:agg|glbg|awgb|wgbl|art(?:ikel|icle|ículo|icolo|\.)|[lr]\.? ?\d+[-/]\d|d\.? ?lgs\.?|ley|loi|legge|wet|gesetz(?:e?s)?)(?!\p{L})/iu;

/** Where a sentence names people by an attribute, and which; null of one that only reads like such. */
export interface NamedAbroad {
  about: Attribute | null;
  /** How surely it picks or describes people by that. */
  certainty: 'sure' | 'likely' | 'doubted';
  start: number;
  end: number;
}

export interface Reading {
  /** Undefined where nothing tells that people are picked or described by what they are. */
  named: NamedAbroad | undefined;
  /** Whether the sentence is certainly of the work, so that what it names is whom the work is for, what is offered, or what the law asks. */
  isExplained: boolean;
}

/** Reads a sentence as one of languages of `tongues/`: as that in which it says most against itself. */
export function readTongues(clause: string, tongues: readonly Tongue[]): Reading {
  for (const tongue of tongues) {
    const excepted = exceptedAbroad(clause, markedIn(clause, tongue));
    if (excepted !== undefined) return { named: { ...excepted, certainty: 'likely' }, isExplained: false };
  }
  if (isNotAskedAbroad(clause) || tellsOfThoseThere(clause)) return { named: undefined, isExplained: true };
  for (const tongue of tongues) {
    const being = beingOf(clause, markedIn(clause, tongue));
    if (being !== undefined) return { named: { ...being, certainty: 'likely' }, isExplained: false };
  }
  const rest = withoutClients(clause);
  if (rest !== clause) {
    const { named } = readTongues(rest, tongues);
    return { named, isExplained: named === undefined };
  }
  const read = tongues.map((tongue) => {
    const marked = markedIn(clause, tongue);
    const weight = featuresOf(marked).reduce((sum, one) => sum + (weights[one] ?? 0), bias);
    return {
      marked,
      weight:
        isSingledOut(marked) || isAskedFor(marked) || isAsked(clause, marked) || claims(clause, marked)
          ? Math.max(weight, LEAST + 1)
          : weight,
    };
  });
  const gravest = read.sort((a, b) => b.weight - a.weight)[0];
  return {
    named:
      gravest !== undefined && gravest.weight > LEAST
        ? namedIn(gravest.marked, clause, gravest.weight)
        : undefined,
    isExplained: gravest !== undefined && gravest.weight <= EXPLAINED && !isUnexplained(gravest.marked),
  };
}

/** Whether "only" stands right before people who are named by what they are: nothing explains that. */
function isSingledOut({ marks }: Marked): boolean {
  const own = marks.filter((mark) => isOfPeople(mark) && !mark.tag.endsWith('?') && mark.tag !== 'number');
  return own.some(({ from }) =>
    marks.some(({ tag, from: start, to }) => tag === 'only' && start <= from && from <= to),
  );
}

/** How far behind what asks somebody to tell something it may stand. */
const ASKED = 4;

/** Whether a sentence asks people to tell what they are: "indiquez votre âge". */
function isAskedFor({ marks }: Marked): boolean {
  if (marks.some(({ tag }) => tag === 'not' || tag === 'open')) return false;
  const asks = marks.filter(({ tag }) => tag === 'tell');
  return asks.some(({ to }) =>
    marks.some(
      (mark) => isOfPeople(mark) && mark.tag !== 'number' && mark.from >= to && mark.from - to < ASKED,
    ),
  );
}

/** Whether a question is put to somebody about what they are: "¿Piensa usted quedarse embarazada?" */
const isAsked = (clause: string, { marks }: Marked): boolean =>
  /^\s*¿[^?]*(?<!\p{L})(?:usted|te|tu|su|piensas?|tienes?|estás?|eres|vives?|planeas?)(?!\p{L})/iu.test(
    clause,
  ) && marks.some((mark) => isOfPeople(mark) && !mark.tag.endsWith('?') && mark.tag !== 'number');

/** Whether a sentence names people for whom it cites a law, and does not say that everybody is meant. */
function claims(clause: string, { marks }: Marked): boolean {
  const names = marks.some(
    (mark) => isOfPeople(mark) && !mark.tag.endsWith('?') && !/^(?:age|nationality)$/.test(attributeOf(mark)),
  );
  return names && CITES.test(clause) && !marks.some(({ tag }) => tag === 'open');
}

function namedIn({ tokens, marks }: Marked, clause: string, weight: number): NamedAbroad {
  const own = marks.filter(isOfPeople);
  const mark = own.find(({ tag }) => !tag.endsWith('?')) ?? own[0];
  const first = tokens[mark?.from ?? 0];
  const last = tokens[(mark?.to ?? 1) - 1];
  if (mark === undefined || first === undefined || last === undefined)
    return { about: null, certainty: 'doubted', start: 0, end: clause.length };
  const about = attributeOf(mark);
  const certainty = weight > SURE ? 'sure' : weight > LIKELY ? 'likely' : 'doubted';
  return { about: isAttribute(about) ? about : null, certainty, start: first.start, end: last.end };
}
