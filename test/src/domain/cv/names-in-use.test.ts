import { describe, expect, it } from 'vitest';
import { withoutInUse } from '#src/domain/cv/name-called.ts';
import { chosenName } from '#src/domain/cv/name-choice.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { givenFirstBy } from '#src/domain/cv/name-order.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});

const nameOfPage = (email: string, ...texts: string[]): string | null => {
  const lines = [...texts, email].map(line);
  const from = { sections: [], head: lines, beside: lines, all: lines, slug: null, filename: 'a.pdf' };
  const found = chosenName({ ...from, email });
  return found === null || found.guess ? null : found.value;
};

describe('a name with brackets that tell the given name in use and the surname again', () => {
  it.each([
    ['Tran Thi Hong Nhung (Rosie Tran)', 'rosie.tran@mail.example', 'Tran Thi Hong Nhung'],
    ['Nguyen Van Hai (Harry Nguyen)', 'harry.nguyen@mail.example', 'Nguyen Van Hai'],
    ['Wong Siu Ming (Simon Wong)', 'simonwong@mail.example', 'Siu Ming Wong'],
    ['Oluwaseun Adebayo (Sean Adebayo)', 's.adebayo@mail.example', 'Oluwaseun Adebayo'],
  ])('is the name before them: %s', (text, email, name) => {
    expect(nameOfPage(email, text, 'Mobile 0491 570 158')).toBe(name);
  });
  it.each([
    ["Cathal Ó Drisceoil (Cathal O'Driscoll)", 'cathalod@mail.example', 'Cathal Ó Drisceoil'],
    ['Siobhán Ní Bhriain (Siobhan O’Brien)', 'sbrien@mail.example', 'Siobhán Ní Bhriain'],
    ['Zoë Brontë / Zoe Bronte', 'zb@mail.example', 'Zoë Brontë'],
    ['Paweł Żurawski (Pawel Zurawski)', 'info@mail.example', 'Paweł Żurawski'],
    ['Viktor Wolkow (Viktor Volkov)', 'vw@mail.example', 'Viktor Wolkow'],
  ])('or what others write of it: %s', (text, email, name) => {
    expect(nameOfPage(email, text, 'Mobile 0491 570 158')).toBe(name);
  });
  it.each([
    ...[
      'Anna Berger (Anna Huber)',
      'Ines Duarte (Porto)',
      'Ruth Cole / Ruth Marsh',
      'Tom Ashby (Tom Ashton)',
    ],
    'Ruth Cole / Carl Cole',
  ])('is not cut where they say something else: %s', (text) => {
    expect(withoutInUse(text)).toBe(text);
  });
});

it.each(['Sina Faʻamanu Leavasa-Tuilagi', 'Kaʻiulani Kealoha', 'Keoni Kaʻanāpali', 'Losaline Maʻasi'])(
  'a name may have the letter for a stop of the voice: %s',
  (name) => {
    expect(nameIn(name)?.name).toBe(name);
  },
);

it('a Vietnamese name whose address has its first and last word stays as it is written', () => {
  expect(givenFirstBy('Tran Thi Hong Nhung', 'nhung tran')).toBe('Tran Thi Hong Nhung');
  expect(givenFirstBy('Tan Wei Ling', 'wei tan')).toBe('Wei Ling Tan');
});
