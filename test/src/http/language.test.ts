import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { PAPER_KINDS } from '#src/domain/papers/kinds.ts';
import { QUESTIONS } from '#src/domain/references/schema.ts';
import { dateText, dayText, moneyText } from '#src/http/language/format.ts';
import { languageOf } from '#src/http/language/language.ts';
import { faultText, refusalText } from '#src/http/language/refusal.ts';
import { CATALOGUES, t } from '#src/http/language/text.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { LANGUAGES, type Language, speaking } from '#src/lib/reader-language.ts';

const texts = (language: Language): [string, string][] =>
  Object.entries(CATALOGUES[language]).flatMap(([part, named]) =>
    Object.entries(named).map(([name, text]): [string, string] => [`${part}.${name}`, text]),
  );

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** What a message is given: its arguments, and the tags around its words. */
function given(elements: Elements): string[] {
  const names = elements.flatMap((element): string[] => {
    if ('options' in element && element.options)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => given(value))];
    if ('children' in element) return [`<${element.value}>`, ...given(element.children)];
    // Literals and the number sign of a plural are given nothing.
    return element.type === 0 || !('value' in element) ? [] : [element.value];
  });
  return [...new Set(names)].toSorted();
}

it.each(['de', 'fr'] as const)('every text in %s is given what its English is given', (language) => {
  const english = new Map(texts('en'));
  for (const [key, text] of texts(language)) {
    const of = (message: string) => given(new IntlMessageFormat(message, language).getAst());
    expect([key, ...of(text)]).toEqual([key, ...of(english.get(key) ?? '')]);
  }
});

it.each(['de', 'fr'] as const)(
  'no text in %s has a straight apostrophe, which would quote what follows',
  (language) => {
    expect(texts(language).filter(([, text]) => text.includes("'"))).toEqual([]);
  },
);

it.each([
  ['en', 1, '1 year of experience'],
  ['en', 0, '0 years of experience'],
  ['de', 1, '1 Jahr Berufserfahrung'],
  ['de', 1200, '1.200 Jahre Berufserfahrung'],
  ['fr', 0, '0 an d’expérience'],
  ['fr', 2, '2 ans d’expérience'],
] as const)('counts in %s as people count: %d', (language, years, words) => {
  expect(speaking(language, () => t('clients.yearsOfExperience', { years }))).toBe(words);
});

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['en;q=0.5, fr;q=0.7', 'fr'],
  ['nl, de;q=0.5', 'de'],
  ['de;q=0, fr', 'fr'],
  ['nl', 'en'],
  ['*', 'en'],
  [';;q=', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('takes the language that a browser asks for: %s is %s', async (asked, language) => {
  const app = new Hono().get('/', (c) => c.text(languageOf(c)));
  const headers = asked === undefined ? undefined : { 'accept-language': asked };
  expect(await (await app.request('/', { headers })).text()).toBe(language);
});

it('writes days, moments and money as each language does, in the zone of the agency', () => {
  const at = '2026-11-26T22:30:00.000Z';
  const said = LANGUAGES.map((language) =>
    speaking(language, () => [
      dayText(at, 'Australia/Sydney'),
      dateText('2026-01-05'),
      moneyText(150_000, 'AUD').replaceAll(/\s/g, ' '),
      moneyText(50.5, 'EUR').replaceAll(/\s/g, ' '),
    ]),
  );
  expect(said).toEqual([
    ['Friday 27 November 2026', '5 January 2026', 'AUD 150,000', 'EUR 50.50'],
    ['Freitag, 27. November 2026', '5. Januar 2026', '150.000 AUD', '50,50 EUR'],
    ['vendredi 27 novembre 2026', '5 janvier 2026', '150 000 AUD', '50,50 EUR'],
  ]);
});

it('knows refusals that the service still makes, word for word', () => {
  const source = sources('src').join('\n');
  const lost = Object.entries(CATALOGUES.en.refusals ?? {}).filter(
    ([, text]) => !text.split(/\{\w+\}/).every((part) => source.includes(part)),
  );
  expect(lost).toEqual([]);
});

/** Where what people do on pages is refused: signing in, deciding, answering as a client, applying, papers, references. */
const REFUSING = [
  ...['src/batch/approval-decide.ts', 'src/batch/approvals-store.ts', 'src/identity/links.ts'],
  ...['src/identity/passkeys', 'src/identity/provider/tokens.ts', 'src/identity/provider/sign-in.ts'],
  ...['src/identity/provider/vouching.ts', 'src/identity/sign-in.ts', 'src/identity/sign-up.ts'],
  ...['src/domain/review/links.ts', 'src/domain/submissions/respond.ts', 'src/domain/ads/apply.ts'],
  ...[
    'src/domain/papers/contractor.ts',
    'src/domain/references/pages.ts',
    'src/links/ai-screens',
    'src/links/careers',
  ],
  ...[
    'src/links/contractor',
    'src/links/pools',
    'src/links/references',
    'src/links/review',
    'src/http/pages/session.ts',
  ],
];
/** What the command line and programs are told there, and what an approval that ended tells whoever asked. */
const OF_PROGRAMS =
  /GET \/api|the page Passkeys; no key|on its command line|Nobody approved it within|refused it|is no text field|in this agency, so none|A link cannot be made here/;

it('says whole, in each language, what refuses people on pages', () => {
  const said: string[] = [];
  for (const text of REFUSING.flatMap(read))
    for (const [, message = ''] of text.matchAll(
      /new AppError\(\s*'[A-Z_]+',\s*(?:[^'`,]+\? )?(['"`][^\n]+['"`])[,;)\n]/g,
    ))
      said.push(message.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '7'));
  expect(said.length).toBeGreaterThan(25);
  const unsaid = said.filter((message) => {
    if (OF_PROGRAMS.test(message)) return false;
    const refusal = new AppError('CONFLICT', message);
    return speaking('de', () => refusalText(refusal)) === speaking('de', () => t('faults.changed'));
  });
  expect(unsaid).toEqual([]);
});

it('says in the reader’s language why, within a refusal that names it', () => {
  const refusal = new AppError(
    'AUTHENTICATION_REQUIRED',
    'The passkey was not taken: it is none of yours. Try again.',
  );
  expect(speaking('de', () => refusalText(refusal))).toBe(
    'Der Passkey wurde nicht angenommen: es ist keiner von Ihren. Versuchen Sie es erneut.',
  );
});

function read(path: string): string[] {
  return path.endsWith('.ts') ? [readFileSync(path, 'utf8')] : sources(path);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path.endsWith('http/language') ? [] : sources(path);
    return /\.tsx?$/.test(path) ? [readFileSync(path, 'utf8')] : [];
  });
}

it('says a refusal in the reader’s language, with what it names, and what it does not know by its kind', () => {
  const large = new AppError('PAYLOAD_TOO_LARGE', 'The file is larger than 10 MB.', { field: 'file' });
  const unknown = new AppError('NOT_FOUND', 'No candidate cnd_1 in this agency.');
  const faults = [
    invalid('email', 'email: must be such'),
    invalid('name', 'name: must be at most 5 characters'),
  ];
  expect(speaking('de', () => [large, unknown].map(refusalText))).toEqual([
    'Die Datei ist größer als 10 MB.',
    expect.stringContaining('Unter dieser Adresse gibt es nichts.'),
  ]);
  expect(speaking('fr', () => [large, ...faults].map(faultText))).toEqual([
    'Le fichier dépasse 10 MB.'.replace('MB', 'Mo'),
    expect.stringContaining('adresse e-mail'),
    expect.stringContaining('raccourcir'),
  ]);
  expect(speaking('en', () => faults.map(faultText))).toEqual([
    'Must be such.',
    'Must be at most 5 characters.',
  ]);
});

it('calls documents and asks referees in English as the rest of the service does', () => {
  expect(CATALOGUES.en.documents).toEqual(
    Object.fromEntries(PAPER_KINDS.map(({ kind, label }) => [kind, label])),
  );
  const asked = ['inWhatCapacity', 'whatDoBest', 'whereStillGrow', 'howReliable', 'anythingElse'];
  expect(asked.map((name) => CATALOGUES.en.references?.[name])).toEqual([...QUESTIONS]);
});
