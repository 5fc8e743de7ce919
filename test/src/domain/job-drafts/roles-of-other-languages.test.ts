import { describe, expect, it } from 'vitest';
import { labelsOf } from '#src/domain/job-drafts/labels.ts';
import { titleOf } from '#src/domain/job-drafts/title.ts';

const titleIn = (lines: readonly string[], home: string): string =>
  titleOf(lines, { labelled: labelsOf(lines).title, subject: null, kept: [] }, home).text;

describe('a role that no list has', () => {
  it.each([
    ['Was: Anlagenmonteur', 'DE', 'Anlagenmonteur'],
    ['Wat: projectbegeleider', 'NL', 'projectbegeleider'],
    ['Qué: jefe de almacén', 'ES', 'jefe de almacén'],
    ['we zoeken een onderhoudsmonteur voor de regio Zwolle', 'NL', 'onderhoudsmonteur'],
    ['Buscamos técnico de laboratorio para Murcia, jornada completa', 'ES', 'técnico de laboratorio'],
    ['hey, lettings neg needed for the Derby branch, full time', 'GB', 'lettings negotiator'],
  ])('is the title: %s', (line, home, title) => {
    expect(titleIn([line], home).toLowerCase()).toBe(title.toLowerCase());
  });

  it('is none where what stands before the colon heads something else', () => {
    expect(titleIn(['Was: Montag bis Freitag, 7 bis 15 Uhr'], 'DE')).toBe('Untitled role');
  });
});
