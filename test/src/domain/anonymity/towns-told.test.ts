import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Oriel Fenwarden', current_company: 'Osmund Lifts' } });
const marked = (text: string): string[] => uncertainIn(text, identity, 'anonymous').map((one) => one.text);

it('a town of any size is no name where one is told', () => {
  for (const text of [
    'Lives in Leominster.',
    'Based in Whitby',
    'Home is in Ludlow and the car is paid for.',
  ])
    expect(marked(text), text).toEqual([]);
});

it('a house that is called as a town, and a town beside a house, are marked still', () => {
  expect(marked('Worked in Corning for years.')).toContain('Corning');
  expect(marked('Fitter at a company in Whitby.')).toContain('Whitby');
});
