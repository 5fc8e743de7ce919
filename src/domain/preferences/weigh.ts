import type { DoubtfulPreference, StatedPreference } from './found.ts';
import type { LeftOut, PreferenceField, Source } from './schema.ts';

/** Where something was said, and when. */
export interface Origin {
  source: Source;
  source_id: string;
  said_at: string;
}

type SaidSomewhere = StatedPreference & Origin;
type Quote = Origin & { field: PreferenceField; quote: string };

/** What the texts say together, with the words behind it, and what is left out. */
export interface Weighed {
  preferences: Partial<Record<PreferenceField, StatedPreference['value']>>;
  quotes: Quote[];
  left_out: (Quote & { reason: LeftOut; why: string })[];
}

const WHY: Record<LeftOut, string> = {
  conditional: 'It depends on something, or is not certain.',
  contradicted: 'The same text says two different things.',
  current_pay: 'This is what they are paid now, not what they ask.',
  later_said_otherwise: 'They said something else later.',
  negated: 'It says what they do not want, which no preference field holds.',
  not_understood: 'It speaks of a wish and does not say for sure which, or when.',
  past: 'It speaks of the past.',
  question: 'It is a question.',
  third_person: 'It speaks of somebody else.',
  unclear_who: 'It may speak of the person before it.',
};

/**
 * Weighs what several texts say: of each field the latest text counts. Where that one contradicts itself none does: what was
 * said before it holds no more, and nobody knows what does.
 */
export function weigh(
  said: readonly SaidSomewhere[],
  doubted: readonly (DoubtfulPreference & Origin)[],
): Weighed {
  const weighed: Weighed = {
    preferences: {},
    quotes: [],
    left_out: doubted.map((one) => ({ ...one, why: WHY[one.reason] })),
  };
  const newest = said.toSorted((a, b) => (a.said_at === b.said_at ? 0 : a.said_at < b.said_at ? 1 : -1));
  for (const field of new Set(newest.map((one) => one.field))) {
    const all = newest.filter((one) => one.field === field);
    const ids = [...new Set(all.map(({ source_id }) => source_id))];
    const texts = ids.map((id) => all.filter(({ source_id }) => source_id === id));
    const [latest] = texts;
    const counts = latest !== undefined && agrees(latest) ? latest : undefined;
    for (const text of texts) {
      if (text === counts) {
        weighed.preferences[field] = valueSaid(text);
        weighed.quotes.push(...text.map(quoteOf));
        continue;
      }
      if (counts !== undefined && agrees(text) && same(valueSaid(text), valueSaid(counts))) {
        weighed.quotes.push(...text.map(quoteOf));
        continue;
      }
      const reason = agrees(text) ? 'later_said_otherwise' : 'contradicted';
      weighed.left_out.push(...text.map((one) => ({ ...quoteOf(one), reason, why: WHY[reason] }) as const));
    }
  }
  return weighed;
}

function quoteOf({ field, quote, source, source_id, said_at }: SaidSomewhere): Quote {
  return { field, quote, source, source_id, said_at };
}

// Lists add up; of a single value there is one.
function agrees(text: readonly StatedPreference[]): boolean {
  const [first] = text;
  return text.every(({ value }) => Array.isArray(value) || same(value, first?.value));
}

function valueSaid(text: readonly StatedPreference[]): StatedPreference['value'] {
  const [first] = text;
  if (first === undefined) return [];
  if (!Array.isArray(first.value)) return first.value;
  return [...new Set(text.flatMap(({ value }) => (Array.isArray(value) ? value : [])))];
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one).toLowerCase() === JSON.stringify(other)?.toLowerCase();
