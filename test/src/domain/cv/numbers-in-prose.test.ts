import { expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});
const fieldsOf = (lines: readonly (string | CvLine)[], agency: string) =>
  readLines(
    {
      lines: lines.map((one) => (typeof one === 'string' ? line(one) : one)),
      ...{ links: [], pages: 1, columns: 1, hidden: [], pictured: 0 },
    },
    agency,
  ).fields;

it('reads a number whole that is broken over two lines of a letter', () => {
  const lines = [
    'Geachte mevrouw Pranger,',
    'Door mijn rug wil ik uit de cabine. In de avonden ben ik bereikbaar op 06 55 50',
    '01 08, mailen kan altijd: gjwubs@hondsrug.example.',
    'Met vriendelijke groet,',
    'Gerrit-Jan Wubs',
  ];
  expect(fieldsOf(lines, 'NL').phone).toBe('06 55 50 01 08');
});

it('takes no number of a house for a telephone', () => {
  const lines = [
    line('Thibaut Coppens', { size: 20, bold: true }),
    'Backend developer – Java / Kotlin',
    line('Codecoppens BV – BTW BE 0000.000.097', { margin: true, size: 8 }),
  ];
  expect(fieldsOf(lines, 'BE').phone).toBeNull();
});

it('takes the address of a house for nobody’s where it sends a profile without a name', () => {
  const lines = [
    line('Nene Logistics People | enquiries@nenelogistics.example | 01632 960 144', {
      margin: true,
      size: 8,
    }),
    line('Candidate WH-20418', { size: 14, bold: true, apart: true }),
    'Warehouse Shift Manager',
    'Location: Wellingborough. Full name and contact details released on interview request.',
  ];
  expect(fieldsOf(lines, 'GB')).toMatchObject({ name: null, email: null, phone: null });
});

it('takes a postcode for no telephone, and an address with a town in it for nobody else’s', () => {
  const brazil = [
    'Rosângela Batista',
    'Uruguai – Salvador – BA – CEP 40450-210',
    'Tel/WhatsApp: (71) 95550-0164',
  ];
  expect(fieldsOf(brazil, 'BR').phone).toBe('(71) 95550-0164');
  const italy = [
    'SCHEDA CANDIDATO - Agenzia per il lavoro Adriatica, filiale di Pescara',
    'Cognome\tDi Giacomo\tNome\tAlessio',
    'Cellulare\t320 555 0195\tE-mail\tale_digi@pescaraweb.example',
  ];
  expect(fieldsOf(italy, 'IT').email).toBe('ale_digi@pescaraweb.example');
});
