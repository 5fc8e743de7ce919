import { isHeadLine } from './heads.ts';
import type { CvLine } from './source.ts';
import { employerAndPlace, employerEvidence, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';

/** A job of a list that names no times. */
interface UndatedJob {
  lines: CvLine[];
  title: string;
  employer: string;
  place: string | null;
}

interface Reading {
  title: string;
  firm: string;
  titleFirst: boolean;
  score: number;
  /** Whether what parts the two says what they are, whatever they are called. */
  parted: boolean;
}

const SURE = 1.5;
/** How little may speak for an employer behind what parts it from a sure title, where other lines have theirs there. */
const LEAST = -1;

// "Kellner im Gasthof Krone", "Undersköterska på Vardaga", "Verkoopster in de Hema".
const WORD =
  /\s+(?:@|at|bei(?: der| dem| den)?|beim|im|in der|in einem|in einer|chez|au|à la|à l['’]|en|presso|c\/o|bij(?: de| het)?|in (?:de|het)|op (?:de|het)|hos|vid|ved|på|i|em|na|no|al|alla|allo|nel|nella|(?:all|nell)['’])\s*(?<![\p{L}](?=["“„«]?[\p{Lu}\d]))(?=["“„«]?[\p{Lu}\d])/u;
const SIGN = /\t|\s\|\s|\s[–—-]\s|\s[·•]\s|\s?:\s+(?=\p{L})/u;

const reading = (title: string, firm: string, titleFirst: boolean, parted: boolean): Reading => ({
  title,
  firm,
  titleFirst,
  parted,
  score: titleEvidence(title) + employerEvidence(employerAndPlace(firm).employer),
});

const asHead = (line: CvLine): boolean =>
  line.text.length <= 110 && (isHeadLine(line) || isHeadLine({ ...line, bullet: false }));

// Such a word stands before many other things: "Leitung im Einkauf", "Ventas en Andalucía".
const LOOSE = /^\s+(?:im|in .*|en|em|na|no|al.*|nel.*|au|à la|à l['’]|i)\s+$/u;
const LEAST_LOOSE = 0.3;

const MANY =
  '(?:\\d+(?:[.,]\\d)?\\s?\\+?|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|un[ae]?|um[a]?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|medio|deux|trois|quatre|cinq|dix|due|tre|quattro|cinque|sei|sette|otto|dieci|dois|duas|três|quatro|sete|oito|dez|eine?n?|zwei|drei|vier|fünf|een|twee|drie|vijf|två|fyra|fem|to|fire|several|a few|quelques|plusieurs|varios|varias|alcuni|vários|einige|enkele)';
const LENGTHS =
  '(?:years?|yrs?|months?|mths?|weeks?|seasons?|summers?|ans?|années?|mois|semaines|saisons?|étés?|años?|meses|mes|semanas|temporadas?|veranos?|campañas?|ann[oi]|mes[ei]|settimane|stagion[ei]|estat[ei]|anos?|mês|épocas?|verões|verão|jahre?n?|monate?n?|saisons?|sommer|jaar|maand(?:en)?|seizoenen|år|månader|måneder)';
/** How long a job was, behind it: "(3 años)", ", 18 months", "(un anno e mezzo)", "(summers)". */
const HOW_LONG = new RegExp(
  `\\s*(?:[,(]|\\s[–—-])\\s*(?:(?:about|circa|environ|unos|casi|quasi|cerca de|más de|over|plus de|ca\\.)\\s)?(?:${MANY}\\s*)?${LENGTHS}(?:\\s(?:and|et|y|e|en|und|och|og)\\s(?:${MANY}\\s*)?(?:${LENGTHS}|half|medio|mezzo|demi|meio|halb))?\\)?\\.?$`,
  'iu',
);

/** The ways to part a line that is no prose into a title and an employer. */
function readingsOf(line: CvLine): Reading[] {
  if (!asHead(line)) return [];
  const text = line.text.replace(HOW_LONG, '').replace(/\.$/, '');
  const [first = '', ...others] = text.split(SIGN);
  const rest = others.join(', ');
  const [, title = '', firm = ''] = /^([^()]{3,60}?)\s+\((\p{Lu}[^()]{2,60})\)$/u.exec(text) ?? [];
  const at = WORD.exec(text);
  const named =
    at === null ? null : reading(text.slice(0, at.index), text.slice(at.index + at[0].length), true, true);
  const isName =
    named !== null &&
    !/[,:]/.test(named.title) &&
    (!LOOSE.test(at?.[0] ?? '') || employerEvidence(employerAndPlace(named.firm).employer) >= LEAST_LOOSE);
  const cuts =
    others.length > 0 ? [[first, rest, 'sign']] : title === '' ? commaCuts(text) : [[title, firm, 'sign']];
  return [
    ...(isName ? [named] : []),
    ...cuts.flatMap(([a = '', b = '', sign]) => [
      reading(a, b, true, sign !== undefined),
      reading(b, a, false, sign !== undefined),
    ]),
  ];
}

function commaCuts(text: string): string[][] {
  const segments = segmentsOf(text);
  return segments
    .slice(1)
    .map((_, index) => [segments.slice(0, index + 1).join(', '), segments.slice(index + 1).join(', ')]);
}

const isNamed = ({ title, firm, score }: Reading): boolean => {
  const { employer } = employerAndPlace(firm);
  return (
    titleEvidence(title) >= 1 &&
    titleEvidence(employer) < 1 &&
    placeIn(employer) === null &&
    score >= SURE &&
    (/^["“„«]?[\p{Lu}\d]/u.test(employer) || employerEvidence(employer) >= 1)
  );
};

/** Whether a reading is a job where other lines of the list surely are: a sure title, and a name in the place of their employers. */
const isLikeOthers = (one: Reading): boolean => {
  const { employer } = employerAndPlace(one.firm);
  return (
    one.parted &&
    titleEvidence(one.title) >= 1 &&
    titleEvidence(employer) < 0.5 &&
    employerEvidence(employer) > LEAST &&
    placeIn(employer) === null &&
    /^["“„«]?\p{Lu}/u.test(employer) &&
    employer.split(/\s+/).length < 6
  );
};

/** The jobs of a list in which each stands on a line, in the order that explains all best. */
function onOneLine(lines: readonly CvLine[]): UndatedJob[] {
  const readings = lines.map(readingsOf);
  const sum = (titleFirst: boolean): number =>
    readings.reduce(
      (total, some) =>
        total + Math.max(0, ...some.filter((one) => one.titleFirst === titleFirst).map(({ score }) => score)),
      0,
    );
  const order = sum(true) >= sum(false);
  const best = readings.map(
    (some) =>
      some.filter(({ titleFirst }) => titleFirst === order).toSorted((a, b) => b.score - a.score)[0] ?? null,
  );
  const sure = best.filter((one) => one !== null && isNamed(one)).length;
  const alike = best.filter((one) => one !== null && isLikeOthers(one)).length;
  // Several lines that are parted alike behind sure titles are a list of jobs, whoever the employers are.
  const isList = sure > 0 || (alike > 1 && alike === lines.filter(asHead).length);
  return lines.flatMap((line, at) => {
    const one = best[at] ?? null;
    if (one === null || !(isNamed(one) || (isList && isLikeOthers(one)))) return [];
    return [{ lines: [line], title: one.title, ...employerAndPlace(one.firm) }];
  });
}

/** The jobs of a list in which the title and the employer stand on lines of their own, one below the other. */
function onTwoLines(lines: readonly CvLine[]): UndatedJob[] {
  const pairs = (titleFirst: boolean): UndatedJob[] => {
    const taken = new Set<CvLine>();
    return lines.flatMap((line, at) => {
      const next = lines[at + 1];
      if (next === undefined || taken.has(line) || line.bullet || next.bullet || next.apart) return [];
      if (!isHeadLine(line) || !isHeadLine(next)) return [];
      const [title, firm] = titleFirst ? [line.text, next.text] : [next.text, line.text];
      const { employer, place } = employerAndPlace(firm);
      const isJob =
        titleEvidence(title) >= 1 &&
        titleEvidence(title) > employerEvidence(title) &&
        title.length < 60 &&
        titleEvidence(employer) < 0.5 &&
        employerEvidence(employer) > (place === null ? 0 : -0.6) &&
        placeIn(employer) === null &&
        /^["“„«]?[\p{Lu}\d]/u.test(employer);
      if (!isJob) return [];
      taken.add(next);
      return [{ lines: [line, next], title, employer, place }];
    });
  };
  const [below, above] = [pairs(true), pairs(false)];
  const best = below.length >= above.length ? below : above;
  return best.length > 1 ? best : [];
}

/** The jobs of a list without times, set on a line or two each. */
export function undatedJobs(lines: readonly CvLine[]): UndatedJob[] {
  const [one, two] = [onOneLine(lines), onTwoLines(lines)];
  return two.length > one.length ? two : one;
}
