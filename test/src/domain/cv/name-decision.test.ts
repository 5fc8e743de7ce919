import { describe, expect, it } from 'vitest';
import { doubtsOf } from '#src/domain/cv/name-decision.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  styled: false,
  apart: false,
  bullet: false,
  margin: false,
  ...set,
});

/** The name of a page with a large head and some lines below it. */
function nameOn(head: string, ...below: string[]): string | null {
  const lines = [
    line(head, { size: 20, bold: true }),
    ...below.map((text) => line(text)),
    line('Experience', { size: 14, bold: true, apart: true }),
    line('Warehouse Operative, Halford Mills Ltd\tMar 2019 – present'),
    line('Ran the daily work of a team of six and kept the records', { bullet: true }),
  ];
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'GB').fields.name;
}

describe('the letters of a body behind a name', () => {
  it.each([
    ['Beatrice (Bea) Adeyemi-Clarke MCIPP', 'bea.adeyemiclarke@mail.example', /Adeyemi-Clarke$/],
    ['Tom Sawyer-Banks FIIRSM GradIOSH', 'tom.sawyerbanks@mail.example', /^Tom Sawyer-Banks$/],
    ['Hayley McNamee MAAT', 'Larne', /^Hayley McNamee$/],
    ['SHARON MORTIMER-DAVIES ACIS', 's.mortimerdavies@mail.example', /^Sharon Mortimer-Davies$/],
    ['Ngozi Okafor MCIArb FNSE', 'ngozi.okafor@mail.example', /^Ngozi Okafor/],
  ])('are no part of it: %s', (head, below, name) => {
    expect(nameOn(head, below) ?? '').toMatch(name);
  });

  it('leave the name open where no list has them and no address the word', () => {
    expect(doubtsOf('Hayley Okafor Zqrt', 'Hayley Okafor ZQRT', 'hayley okafor', false)).toEqual(['letters']);
    expect(doubtsOf('Hayley Okafor Zqrt', 'Hayley Okafor ZQRT', 'hayley zqrt', false)).toEqual([]);
  });
});

describe('a name is open', () => {
  it.each([
    ['Lachlan Ferrante On The Pans', 'Lachlan Ferrante On The Pans', 'lachlan ferrante'],
    ['Kwame Asante Excel', 'Kwame Asante Excel', 'kwame asante'],
  ])('where a word is of every day and nothing tells it: %s', (name, quote, letters) => {
    expect(doubtsOf(name, quote, letters, false)).toEqual(['word']);
  });

  it('where its order may be that of a form', () => {
    expect(doubtsOf('Dell’Acqua Chiara', 'Nome\tDELL’ACQUA CHIARA', '', true)).toEqual(['order']);
    expect(doubtsOf('Chiara Dell’Acqua', 'Nome\tCHIARA DELL’ACQUA', '', true)).toEqual([]);
  });
});

describe('letters that are no other letter with a mark', () => {
  it.each([
    ['KRAWIEC BARTŁOMIEJ', 'bartek.krawiec@mail.example', 'Bartłomiej Krawiec'],
    ['Michał Wójcik', 'michal.wojcik@mail.example', 'Michał Wójcik'],
  ])('are told by lists and addresses: %s', (head, below, name) => {
    expect(nameOn(head, below)).toBe(name);
  });
});
