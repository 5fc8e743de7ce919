import { expect, it } from 'vitest';
import { explainedOf, type ShortField } from '#src/domain/anonymity/index.ts';

it.each<[ShortField, string]>([
  ['title', 'Senior Wetland Ecologist'],
  ['title', 'Steuerfachwirtin'],
  ['title', 'Tailleur de pierre'],
  ['title', 'Restauratrice'],
  ['title', 'Engenheira florestal'],
  ['study', 'BVetMed'],
  ['study', 'Mestrado'],
  ['skill', 'Sash windows'],
  ['skill', 'Wetland surveys'],
  ['skill', 'Gestão florestal'],
])('a %s of words that the dictionary of its language has is shown: %s', (kind, text) => {
  expect(explainedOf(kind, text)).toBe(text);
});

it.each<[ShortField, string]>([
  ['skill', 'Kingston'],
  ['skill', 'Wennemann planning'],
  ['skill', 'Kestrel support'],
  ['skill', 'Kestrel services'],
  ['title', 'Leiter Kranich'],
  ['title', 'Senior Rosenthal Ecologist'],
  ['title', 'Senior Kestrel Ecologist'],
])('and not what may be a name: %s %s', (kind, text) => {
  expect(explainedOf(kind, text)).not.toBe(text);
});
