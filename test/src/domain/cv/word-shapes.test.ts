import { describe, expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import { shapeOf } from '#src/domain/cv/word-shapes.ts';
import { looksLikeEmployer, looksLikeTitle } from '#src/domain/cv/words.ts';

const TITLES = ['Hufbeschläger', 'Muurschilder', 'Legatore', 'Vinificateur', 'Rotulista'];
const EMPLOYERS = ['Lanificio Sabatini', 'Vinhos da Serra', 'Tidevann Kraft', 'Pehrson & Lindahl'];

describe('words that no list knows', () => {
  it('are told as a title or an employer by their beginnings and ends', () => {
    for (const text of [...TITLES, ...EMPLOYERS])
      expect([looksLikeTitle(text), looksLikeEmployer(text)], text).toEqual([false, false]);
    for (const text of TITLES) expect(shapeOf(text).title, text).toBeGreaterThan(0.8);
    for (const text of EMPLOYERS) expect(shapeOf(text).employer, text).toBeGreaterThan(0.8);
  });

  it('are neither where they say nothing of work', () => {
    for (const text of ['Kvarngården', 'Salva-vidas', 'Rissanlagen Hofbauer']) {
      const { title, employer } = shapeOf(text);
      expect(Math.max(title, employer), text).toBeLessThan(0.8);
    }
  });

  it.each([
    ['Vinificateur', 'Lanificio Sabatini'],
    ['Legatore', 'Tidevann Kraft'],
  ])('make the job of a line whichever of the two is first: %s', (title, employer) => {
    for (const order of [`${title}, ${employer}`, `${employer}, ${title}`]) {
      const texts = ['Experience', `${order} 2019 – 2022`, 'Education'];
      const lines = texts.map((text) => ({
        text,
        page: 1,
        size: 11,
        bold: false,
        styled: text !== texts[1],
        apart: false,
        bullet: false,
        margin: false,
      }));
      const { fields } = readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'IT');
      expect(fields.experience).toMatchObject([{ title, employer, from: '2019', to: '2022' }]);
    }
  });
});
