import { describe, expect, it } from 'vitest';
import { anonymise, identityOf } from '#src/domain/anonymity/index.ts';
import { identityFindings, reviewAsSent, reviewOfPerson } from '#src/domain/review/index.ts';

const identity = identityOf({});
const as = { subject: 'person', place: 'GB' } as const;

describe('a text is judged as it was written and as it will be read', () => {
  it('refuses what a pronoun tells that is none any more', () => {
    const { text, residue } = anonymise('Carrying her first child, due in May.', identity, as);
    expect(text).not.toMatch(/\bher\b/);
    expect(residue.map(({ reason }) => reason)).toContain('protected_attribute');
  });

  it('tells what the written words say where those that are sent say it no more', () => {
    const written = [['pitch', 'Her brother drives a bus.']] as const;
    const sent = [['pitch', 'Their brother drives a bus.']] as const;
    const found = reviewAsSent(sent, { also: written, identity }, as);
    expect(found.some(({ about, field }) => field === 'pitch' && about === 'confidence')).toBe(true);
  });

  it('tells once what both say, and nothing of what both leave out', () => {
    const one = [['pitch', 'A mother of two who closes fast.']] as const;
    const other = [['pitch', 'A mother of two who closes quickly.']] as const;
    expect(reviewAsSent(one, { also: other, identity }, as)).toHaveLength(1);
    const plain = [['pitch', 'She closed her books in three days.']] as const;
    const neutral = [['pitch', 'They closed their books in three days.']] as const;
    expect(reviewAsSent(neutral, { also: plain, identity }, as)).toEqual([]);
    expect(anonymise('She closed her books in three days.', identity, as).residue).toEqual([]);
  });
});

it('takes no faith of some house of a kind for a name, and keeps one that names a house', () => {
  const told = (text: string) => identityFindings('anonymous', [{ field: 'pitch', text, identity }]);
  expect(told('Kept the books of a Methodist hospital and two Jewish charities.')).toEqual([]);
  expect(told('Kept the books of Catholic Healthbridge.')).not.toEqual([]);
});

it('takes how well somebody speaks a language for no origin, and what is of a people for one', () => {
  const told = (text: string) => reviewOfPerson([['pitch', text]], as).map(({ about }) => about);
  expect(told("The candidate's English is good.")).toEqual([]);
  expect(told("The candidate's Vietnamese and French are native.")).toEqual([]);
  expect(told("The candidate's Vietnamese roots help.")).toEqual(['race_or_origin']);
});

it('takes the word of a degree for the degree where a degree stands, and a town for a town', () => {
  const found = (field: string, text: string) =>
    reviewOfPerson([[field, text]], as).filter(({ verdict }) => verdict !== 'clear');
  expect(found('items.0.education.0.degree', 'Bachelor')).toEqual([]);
  expect(found('summary', 'A chef.\n\n- **Qualifications:** Bachelor, EHL')).toEqual([]);
  expect(found('headline', 'Bachelor')).not.toEqual([]);
  expect(found('location', 'Manchester, no foreigners')).not.toEqual([]);
});

it('finds nothing in what Deskhand itself put in the place of a name', () => {
  const found = reviewOfPerson([['text', '[name removed] asks for days rather than nights']], as);
  expect(found.filter(({ verdict }) => verdict !== 'clear')).toEqual([]);
});
