import { readFileSync } from 'node:fs';
import type { PreferenceField } from '#src/domain/preferences/schema.ts';
import { weigh } from '#src/domain/preferences/weigh.ts';
import { wishesIn } from '#src/domain/preferences/wishes.ts';

/**
 * Prints how wishes are read out of notes and mails: npm run eval:preferences [-- --closed] [--wrong]. Each case holds texts of
 * one person, what of each field is plainly said (`truth`), what may be read or left open (`unclear`) and words that must be told as
 * not taken (`told`). `--wrong` lists what is not right of the open ones; of the closed ones nothing is ever listed.
 */
interface Case {
  texts: { kind: 'note' | 'email'; body: string }[];
  truth: Partial<Record<PreferenceField, unknown>>;
  unclear?: string[];
  told?: string[];
}

const words = process.argv.slice(2);
const isClosed = words.includes('--closed');
const file = new URL(`./${isClosed ? 'closed' : 'open'}.json`, import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[];
const HOME = { country: 'AU', currency: 'AUD', day: '2026-11-29' };

// Fields hold four kinds of work: of a wish for another there is nothing to read.
const KINDS: Record<string, string | null> = {
  full_time: null,
  internship: null,
  freelance: 'contract',
  temporary: 'temp',
  casual: 'temp',
};
const kindsOf = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  const kept = [...new Set(value.map((one: string) => (one in KINDS ? KINDS[one] : one)))].filter(
    (one) => one !== null,
  );
  return kept.length === 0 ? undefined : kept;
};

const plain = (value: unknown): string =>
  (Array.isArray(value) ? value.map(plain).toSorted().join('|') : String(value))
    .toLowerCase()
    .replace(/[\s'’.,]+/g, ' ')
    .trim();

// An amount is right with its unit or without: "95 to 100k" and "95 to 100k base".
const same = (field: string, read: unknown, meant: unknown): boolean => {
  const [one, other] = [plain(read), plain(meant)];
  if (field !== 'salary_expectation' && field !== 'notice_period') return one === other;
  return one.includes(other) || other.includes(one);
};

const sum = { said: 0, right: 0, wrong: 0, missed: 0, told: 0, lost: 0, clean: 0 };
for (const { texts, truth: all, unclear = [], told = [] } of cases) {
  const truth = Object.fromEntries(
    Object.entries(all).flatMap(([field, value]) => {
      const meant = field === 'work_types' ? kindsOf(value) : value;
      return meant === undefined ? [] : [[field, meant]];
    }),
  ) as Case['truth'];
  const names = [
    ...new Set(
      texts.flatMap(({ kind, body }) =>
        kind === 'note' ? [...body.slice(0, 80).matchAll(/\p{Lu}[\p{L}’'-]+/gu)].map(([word]) => word) : [],
      ),
    ),
  ];
  const read = texts.map(({ kind, body }, at) => {
    const origin = {
      source: kind,
      source_id: String(at),
      said_at: `2026-11-29T0${at}:00:00.000Z`,
    };
    const found = wishesIn(body, { speaker: kind === 'note' ? 'recruiter' : 'person', names }, HOME);
    return {
      said: found.said.map((one) => ({ ...one, ...origin })),
      doubted: found.doubted.map((one) => ({ ...one, ...origin })),
    };
  });
  const { preferences, left_out, quotes } = weigh(
    read.flatMap(({ said }) => said),
    read.flatMap(({ doubted }) => doubted),
  );
  const faults: string[] = [];
  for (const [field, value] of Object.entries(preferences)) {
    // Free at once is told as a notice of none.
    if (unclear.includes(field) || value === 'immediately') continue;
    const meant = truth[field as PreferenceField];
    const isRight = meant !== undefined && same(field, value, meant);
    sum.said += 1;
    if (isRight) sum.right += 1;
    else {
      sum.wrong += 1;
      faults.push(`wrong ${field}: ${plain(value)} for ${plain(meant)}`);
    }
  }
  for (const [field, meant] of Object.entries(truth))
    if (!(field in preferences)) {
      sum.missed += 1;
      faults.push(`missed ${field}: ${plain(meant)}`);
    }
  const shown = [...left_out, ...quotes].map(({ quote }) => plain(quote));
  for (const quote of told) {
    sum.told += 1;
    if (shown.some((one) => one.includes(plain(quote)) || plain(quote).includes(one))) continue;
    sum.lost += 1;
    faults.push(`lost: ${quote}`);
  }
  if (faults.length === 0) sum.clean += 1;
  else if (words.includes('--wrong') && !isClosed)
    console.log(`${texts.map(({ body }) => body).join('\n--\n')}\n  ${faults.join('\n  ')}\n`);
}
console.log(
  `${isClosed ? 'closed' : 'open'}: ${cases.length} cases, ${sum.clean} clean; of ${sum.said} said ${sum.right} right and ${sum.wrong} wrong; ${sum.missed} missed; ${sum.lost} of ${sum.told} words lost`,
);
