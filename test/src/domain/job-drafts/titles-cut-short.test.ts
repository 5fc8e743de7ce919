import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

const titleOf = (text: string, home = 'GB') => readRole(text, home, '2026-11-30').fields.title;

it.each([
  ['Part-time bookkeeper for a small charity in Truro, 12 hours, £14 an hour', 'Bookkeeper'],
  ['Full-time receptionist for a vet in Truro, £12 an hour', 'Receptionist'],
  [
    'Zum 1. April Mechatroniker für Kältetechnik in Ulm, 24 Euro die Stunde',
    'Mechatroniker für Kältetechnik',
  ],
  ['Need 3 x B grade welders for a job in Hull. £20 an hour.', 'B grade welder'],
  ['ok req approved, sr frontend, remote UK, £80k', 'Senior Frontend Engineer'],
  [
    'Recherche aide à domicile (H/F) sur Rennes, 20h par semaine, 12 € de l’heure avec les indemnités.',
    'Aide à domicile (H/F)',
  ],
  [
    'Preciso de um encarregado de obra para a reabilitação do mercado em Évora. Damos 1.900 € por mês.',
    'Encarregado de obra',
  ],
  ['Directora de obra para Zaragoza, 45.000 € brutos al año, con coche y un seguro.', 'Directora de obra'],
  ['Director de planta para Vigo, 60.000 € brutos al año, con coche y un seguro.', 'Director de planta'],
  ['TA for year 4, Derby, £88 a day.', 'TA'],
  [
    'Assistente amministrativa a Parma, 1.500 € lordi al mese, con un contratto per un anno.',
    'Assistente amministrativa',
  ],
  [
    'Lackiererin für unsere Werkstatt bei Celle, 18 € die Stunde, und ein Zuschuss für die Fahrt.',
    'Lackiererin',
  ],
])('reads the title of %j', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it.each([
  ['Szukam kierowcy do Łodzi, 6000 zł brutto', /^Kierowca$/u],
  ['Poszukujemy magazyniera do Gdańska, 5400 zł brutto, umowa o pracę', /^Magazynier$/u],
  ['Szukamy zbrojmistrza do Torunia, 7000 zł brutto, umowa o pracę', /^Untitled role$/u],
])('gives a trade that Polish declines its own form, or leaves the title open: %j', (text, title) => {
  expect(titleOf(text)).toMatch(title);
});

it('makes no title of a mark for all genders alone', () => {
  expect(
    titleOf('Zzyqx (H/F) — 24h par semaine, voiture fournie, et une prime pour les déplacements.'),
  ).not.toMatch(/^Untitled role \(/u);
});
