import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-28', timezone: 'Europe/London' };

describe('a word that is a skill and a field of work', () => {
  const fieldsOf = (said: string) => {
    const { facets, notes } = compileQuery(said, HOME);
    return {
      fields: facets.filter(({ kind }) => kind === 'industry').map(({ label, when }) => [label, when]),
      codes: notes.map(({ code }) => code),
    };
  };

  it.each([
    'chefs who work in manufacturing',
    'buyers that are working in manufacturing',
    'planners, Leeds, who are employed in manufacturing',
  ])('is the field that somebody is in now behind "work in", and this is told: %s', (said) => {
    expect(fieldsOf(said)).toEqual({ fields: [['Manufacturing Industry', 'current']], codes: ['read_as'] });
  });

  it.each(['chefs who work in pharma or in manufacturing', 'chefs who work in pharma or manufacturing'])(
    'is so as well behind another field: %s',
    (said) => {
      expect(fieldsOf(said)).toEqual({
        fields: [
          ['Pharmaceuticals', 'current'],
          ['Manufacturing Industry', 'current'],
        ],
        codes: ['read_as'],
      });
    },
  );

  it.each(['chefs with manufacturing', 'chefs who know manufacturing', 'chefs, manufacturing'])(
    'is not asked for of the present job without it: %s',
    (said) => {
      expect(fieldsOf(said).fields).not.toContainEqual(['Manufacturing Industry', 'current']);
    },
  );
});

describe('relocating for a town', () => {
  it.each([
    'open to relocating for Singapore',
    'willing to move for Singapore',
    'happy to relocate for Singapore',
  ])('is relocating to it: %s', (said) => {
    expect(compileQuery(`chefs ${said}`, HOME).facets.map(({ label }) => label)).toContain(
      'open to relocation to Singapore',
    );
  });

  it.each(['chefs open to relocating for work', 'chefs willing to relocate for a job'])(
    'is of any place for what is no town: %s',
    (said) => {
      expect(compileQuery(said, HOME).facets.map(({ label }) => label)).toContain('open to relocation');
    },
  );
});
