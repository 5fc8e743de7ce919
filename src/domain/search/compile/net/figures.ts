import type { Facet, FacetKind, Note } from '../../facets.ts';
import { type Asked, quoted } from './asked.ts';

const FIGURE =
  /(?<![\p{L}\p{N}.,_/-])(?:AU|US|NZ)?[£$€]?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k|m)?(?![\p{L}\p{N}_-]|[.,]\d)/giu;
const IN_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const WORDED = new RegExp(
  String.raw`(?<![\p{L}-])(${IN_WORDS.slice(2).join('|')})(?=\+?\s+(?:or\s+more\s+|plus\s+|full\s+)?(?:years?|months?|weeks?|days?|stars?)(?!\p{L}))`,
  'giu',
);
/** How a figure may stand in a condition: as it is, in thousands, of days for weeks or months, of a year for weeks, months, days and hours. */
const TIMES = [
  100_000,
  10_000_000,
  1,
  1000,
  1_000_000,
  7,
  30,
  30.4,
  30.5,
  365,
  12,
  52,
  220,
  225,
  230,
  240,
  250,
  260,
  1 / 12,
  1 / 52,
  1 / 7,
  1 / 30,
  1 / 365,
  1840,
  1950,
  1976,
  2080,
  40,
  38,
  37.5,
];
const NEAR = 0.011;

interface Figure {
  at: number;
  end: number;
  said: string;
  value: number;
}

function figuresIn(text: string): Figure[] {
  const written = [...text.matchAll(FIGURE)].map(({ index, 0: said, 1: digits = '', 2: unit = '' }) => ({
    at: index,
    end: index + said.length,
    said: said.trim(),
    value: Number(digits.replaceAll(',', '')) * (/k/i.test(unit) ? 1000 : /m/i.test(unit) ? 1_000_000 : 1),
  }));
  const worded = [...text.matchAll(WORDED)].map(({ index, 0: said }) => ({
    at: index,
    end: index + said.length,
    said,
    value: IN_WORDS.indexOf(said.toLowerCase()),
  }));
  return [...written, ...worded];
}

const KM_PER_MILE = 1.609;

/** "80k ish": the middle of a span is in it. */
const middleOf = ({ min, max }: Facet): number[] => (min === null || max === null ? [] : [(min + max) / 2]);

const edgesOf = ({ min, max, within_km }: Facet): number[] =>
  [min, max, within_km, within_km === null ? null : within_km / KM_PER_MILE].filter((edge) => edge !== null);

/** Whether a condition or a note holds a figure, in whatever unit. */
function isHeld(asked: Asked, { said, value }: Figure, year: number): boolean {
  if (asked.isTold(said) || asked.isTold(String(value))) return true;
  const digits = new RegExp(String.raw`(?<!\d)${value}(?!\d)`);
  return asked.facets.some((facet) => {
    const { label, values } = facet;
    if (
      [label, ...values].some(
        (one) =>
          digits.test(one.replace(/(?<=\d),(?=\d{3})/g, '')) ||
          one.toLowerCase().includes(said.toLowerCase()),
      )
    )
      return true;
    return [...edgesOf(facet), ...middleOf(facet)].some((edge) => {
      const isOfYear = Math.abs(year - value - edge) <= 2 || Math.abs(year - edge - value) <= 2;
      return (
        isOfYear ||
        TIMES.some(
          (times) =>
            Math.abs(value * times - edge) <=
            Math.max(
              times >= 30 ? 8 : times >= 7 ? 1.5 : (value >= 14 ? 1 : 0.6) * Math.min(1, times),
              NEAR * edge,
            ),
        )
      );
    });
  });
}

/** How many are wanted: "need 2 Go people". */
const WANTED_BEFORE =
  /(?:(?:need|want|send|give|show|find|hir\p{L}+|have|has|got|get|looking\s+for|after|pull|list|source|positions?|vacanc\p{L}+|openings?|roles?|seats?|top|first|best)(?:\s+(?:me|us))?(?:\s+(?:up\s+to|about|around|at\s+least|another|the|a))*|^|[.!?:\n])\s*$/iu;
const UNIT_BEHIND =
  /^\+?\s*(?:\+|or\s+more\s+|plus\s+|to\s+\d+\s*)*(?:years?|yrs?|y\b|months?|mths?|weeks?|wks?|days?|hours?|hrs?|stars?|%|per\s?cent|miles?|km|k\b)/iu;
const MANY = 50;
/** "2024, 2025 or 2026": one of several years. */
const YEARS_BEFORE = /(?:19|20)\d\d\s*(?:,|\/|or|and|to|-|–)\s*$/iu;

/** "100 to 120, make that 100 to 130k": the figure was taken back. */
const TAKEN_BACK =
  /^\s*(?:k|years?|yrs?|weeks?|wks?|months?|days?)?\s*[,.–—-]*\s*(?:(?:no|hmm|oh)\s*,?\s+)*(?:make\s+(?:that|it)|sorry|scratch|scrap|i\s+mean|or\s+rather|correction|wait)(?!\p{L})/iu;
/** "Two weeks' notice or four weeks at most": the other figure is the edge. */
const OR_MORE =
  /^\s*(?:days?|weeks?|months?|years?|yrs?)?'?\s*(?:notice\s+)?(?:or|to)\s+(?:\d|one|two|three|four|five|six)/iu;

/** Figures that ask for nothing: how many are wanted or shown, what the time is, the number of a line. */
const IDLE_BEHIND =
  /^\s*(?:(?:of\s+(?:them|these|those)|(?:to|or)\s+\d+|[ap]m|o'clock|x|minutes?|mins?|hours?\s+ago)(?!\p{L})|[.):]\s)/iu;

/** "React, 3 developers", "2 senior nurses": how many people there are to be. */
const isOfPeople = ({ text, anchors }: Asked, end: number): boolean =>
  /^\s+(?:people|persons?|candidates?|staff|devs?|developers|engineers|hands|heads|bodies)(?!\p{L})/iu.test(
    text.slice(end),
  ) ||
  anchors.some(
    ({ at, facet: { kind } }) =>
      kind === 'role' && at > end && /^\s+(?:\p{L}+\s+)?$/u.test(text.slice(end, at)),
  );

/** Tells of each figure that no condition and no note holds. */
export function tellFigures(asked: Asked, today: string): Note[] {
  const year = Number(today.slice(0, 4));
  return figuresIn(asked.text).flatMap((figure) => {
    const behind = asked.text.slice(figure.end);
    const before = asked.text.slice(0, figure.at);
    const isCount =
      figure.value <= MANY &&
      !UNIT_BEHIND.test(behind) &&
      (WANTED_BEFORE.test(before) || isOfPeople(asked, figure.end));
    if (
      figure.value === 0 ||
      figure.said === '100' ||
      isCount ||
      IDLE_BEHIND.test(behind) ||
      YEARS_BEFORE.test(before) ||
      OR_MORE.test(behind) ||
      TAKEN_BACK.test(behind)
    )
      return [];
    if (isHeld(asked, figure, year)) return [];
    const word = /\p{L}+\s+$/u.exec(before)?.[0] ?? '';
    const around =
      word + (/^\S+(?:\s+[\p{L}+'%-]+){0,2}/u.exec(asked.text.slice(figure.at))?.[0] ?? figure.said);
    return [
      {
        code: 'not_used',
        message: `The figure in ${quoted(around)} is in no condition, so nobody was chosen or left out by it. Say what it is of, where it matters.`,
      },
    ];
  });
}

const SIDED: ReadonlySet<FacetKind> = new Set([
  'years_experience',
  'salary',
  'rating',
  'tenure',
  'availability',
]);
const AT_LEAST =
  /(?:at\s+least|minimum(?:\s+of)?|min\.?|more\s+than|over|above|>=?|upwards\s+of|north\s+of)\s*(?:AU|US|NZ)?[£$€]?$/iu;
const AT_MOST =
  /(?:at\s+most|maximum(?:\s+of)?|max\.?|less\s+than|under|below|<=?|up\s+to|no\s+more\s+than|fewer\s+than|within|south\s+of)\s*(?:AU|US|NZ)?[£$€]?$/iu;
const UNIT = String.raw`\s*(?:k|grand|euros?|pounds?|dollars?|years?|yrs?|y|weeks?|wks?|months?|mths?|days?)?'?(?:\s+(?:notice|exp\p{L}*|a\s+year))?\s*,?\s*`;
const LEAST_BEHIND = new RegExp(
  String.raw`^(?:\+(?!\s*\d)|${UNIT}(?:\+|or\s+(?:more|above|over|longer|higher|up)|plus(?!\s+\p{L})|min(?:imum)?|at\s+(?:the\s+(?:very\s+)?)?least|and\s+(?:up|above|more|over)|upwards?))(?![\p{L}])`,
  'iu',
);
const MOST_BEHIND = new RegExp(
  String.raw`^${UNIT}(?:or\s+(?:less|under|fewer|below|sooner|shorter|lower)|max(?:imum)?|tops|at\s+(?:the\s+(?:very\s+)?)?most|and\s+(?:under|below))(?![\p{L}])`,
  'iu',
);
/** Thousands, and days for weeks and months. */
const SCALES = [1, 1000, 7, 30];
const DENIED =
  /(?:(?<!\p{L})(?:no|not|never|nobody|without|nothing|none|leav\p{L}+\s+out|skip|drop|exclud\p{L}+|except)|n't)(?!\p{L})[^,;.]*$/iu;
/** The unit that a figure has to have for a condition to be made of it. */
const UNIT_OF: Partial<Record<FacetKind, RegExp>> = {
  years_experience: /^\+?\s*(?:years?|yrs?|y\b)/iu,
  tenure: /^\+?\s*(?:years?|yrs?|y\b)/iu,
  rating: /^\+?\s*stars?/iu,
  availability: /^\s*(?:days?|weeks?|wks?|months?|mths?)/iu,
};

/** A figure with the words that say which side of it is meant. */
const sideOf = (before: string, said: string, behind: string): string =>
  [
    (AT_LEAST.exec(before) ?? AT_MOST.exec(before))?.[0],
    said + ((LEAST_BEHIND.exec(behind) ?? MOST_BEHIND.exec(behind))?.[0] ?? ''),
  ].join(' ');

/** Tells of a least that was read as a most, and the other way round. */
export function tellSides(asked: Asked): Note[] {
  return figuresIn(asked.text).flatMap(({ at, end, said, value }) => {
    const [before, behind] = [asked.text.slice(0, at), asked.text.slice(end)];
    const isLeast = AT_LEAST.test(before) || LEAST_BEHIND.test(behind);
    const isMost = AT_MOST.test(before) || MOST_BEHIND.test(behind);
    if (isLeast === isMost || DENIED.test(before)) return [];
    const of = asked.facets.filter(
      (facet) =>
        SIDED.has(facet.kind) &&
        UNIT_OF[facet.kind]?.test(behind) !== false &&
        facet.strength !== 'exclude' &&
        !facet.absent &&
        edgesOf(facet).some((edge) => SCALES.some((scale) => edge === value * scale)),
    );
    const wrong = of.length > 0 && of.every(({ min, max }) => (isLeast ? min === null : max === null));
    const [found] = of;
    if (!wrong || found === undefined || asked.isTold(said)) return [];
    return [
      {
        code: 'read_as',
        message: `${quoted(sideOf(before, said, behind))} was read as ${quoted(found.label)}, which is the other side of it. Check that this is meant.`,
      },
    ];
  });
}

const SIDE =
  /(?<![\p{L}-])(?:(?:at\s+(?:least|most)|(?:more|less|fewer|longer|shorter)\s+than|up\s+to|no\s+(?:more|less)\s+than)\s+(?=[£$€\d]|an?\s+(?:year|month|week|day|half|couple)|one(?!\s+(?:of|among|from))|two|three|four|five|six|half)|(?:since|until)\s+(?=\d|January|February|March|April|May|June|July|August|September|October|November|December|last))\S+(?:\s+\S+)?/iu;

/** Tells of a side of a figure or a time that no condition has, where nothing else was told. */
export function tellIdleSides({ text, facets, notes }: Asked): Note[] {
  const said = SIDE.exec(text)?.[0];
  const isCarried = facets.some(
    (facet) =>
      facet.kind === 'unsupported' ||
      facet.strength === 'exclude' ||
      edgesOf(facet).length > 0 ||
      /(?<!\p{L})(?:least|most|more|less|fewer|over|under|up to|since|until|from|within)(?!\p{L})/iu.test(
        facet.label,
      ) ||
      facet.values.some((value) => /(?:or|and) (?:above|below)/iu.test(value)),
  );
  if (said === undefined || isCarried || notes.length > 0) return [];
  return [
    {
      code: 'not_applied',
      message: `${quoted(said)} kept nobody out: no condition has such a limit. Say what it is of.`,
    },
  ];
}
