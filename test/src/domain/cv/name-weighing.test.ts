import { describe, expect, it } from 'vitest';
import { nameIn } from '#src/domain/cv/name-in.ts';
import type { NameSpan } from '#src/domain/cv/name-spans.ts';
import { insteadOfGuess, likeliestAlone, verdictOn } from '#src/domain/cv/name-verdict.ts';
import { type WeighedName, weighedNames } from '#src/domain/cv/name-weighing.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

const weighed = (name: string, likely: number, set: Partial<NameSpan> = {}): WeighedName => ({
  likely,
  span: {
    ...{ name, text: name, before: '', after: '', below: false, at: 0, rank: 0, label: 'none' },
    line: line(name),
    named: nameIn(name) ?? { name, weak: false, labelled: false, dressed: false },
    ...set,
  },
});

const page = (...texts: string[]): CvLine[] => texts.map((text) => line(text));

it('weighs whoever stands at the head with their address above colleagues, towns and houses', () => {
  const lines = page(
    'Tendai Mukwashi',
    'Forklift driver, Harare',
    'tendai.mukwashi@mail.example',
    'Reports to Colin Brewer',
    'Grain Marketing Depot',
  );
  const [best] = weighedNames(lines, 'tendai.mukwashi@mail.example', 'tendai mukwashi');
  expect(best?.span.name).toBe('Tendai Mukwashi');
  expect(best?.likely).toBeGreaterThan(0.9);
});

it('reads the name below the greeting of a letter, with what its owner is called', () => {
  const lines = page(
    'Sehr geehrte Frau Winter!',
    'Anbei finden Sie meinen Werdegang.',
    'Werdegang',
    'Mai 2016 – Oktober 2021: Tischler, Holzbau Egger, Lienz',
    'Mit freundlichen Grüßen',
    'Johann („Hansi“) Unterweger-Plank',
    'Lindenweg 3, 9900 Lienz',
    'hansi.tischlert@mail.example',
  );
  const { name } = readLines(
    { lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 },
    'AT',
  ).fields;
  expect(name).toBe('Johann Unterweger-Plank');
});

it('takes no referee for whoever they speak for', () => {
  const lines = page(
    'Practice Nurse',
    'Location: Norwich',
    'Reference: PN/20931',
    'Employment',
    'Community Nurse',
    'Norfolk Community Care, September 2011 – May 2017',
    'Referees',
    'Mrs Jane Holloway, nurse manager',
  );
  expect(weighedNames(lines, null, '').map(({ span }) => span.name)).not.toContain('Jane Holloway');
});

describe('a name that the rules read', () => {
  it.each([
    ['Peter Hall', 'Olive Tran', 'another is likely'],
    ['Olive Tran', 'Olive Tran Quillfeather', 'more of it is likely that no list of names has'],
  ])('%s is open, where %s: %s', (read, other) => {
    expect(verdictOn(read, [weighed(other, 0.97)], '')).toBe('open');
  });

  it('is open where its own words are no likely name', () => {
    expect(verdictOn('Quarry End', [weighed('Quarry End', 0.04)], '')).toBe('open');
  });

  it.each([
    ['Mathilde Roux', 'Mathilde Roux-Fontaine', 'its surname goes on', 'mathilde roux'],
    ['Juliana Nakamura', 'Juliana Nakamura Prado', 'more of it stands there, all of it names', ''],
    ['Grange Farm', 'Olive Tran', 'it holds no given name', 'grange farm'],
    ['Patrick McAllister Jai', 'Jai Patrick McAllister', 'its words stand in another order', ''],
  ])('%s gives way to %s: %s', (read, other, _why, letters) => {
    const sure = weighed(other, 0.97);
    expect(verdictOn(read, [sure], letters)).toBe(sure);
    // What is not as sure leaves it open.
    expect(verdictOn(read, [weighed(other, 0.92)], letters)).toBe('open');
  });
});

it.each([
  ['Olive Tran', [weighed('Olive Tran', 0.6)], 'it is the likeliest', ''],
  ['Olive Mae Tran', [weighed('Olive Tran', 0.97)], 'it has more words than the likeliest', ''],
  [
    'Olive Tran',
    [weighed('Grange Farm', 0.97), weighed('Tran', 0.3, { label: 'name' })],
    'a field says so',
    '',
  ],
  ['Olive Tran', [], 'nothing is weighed', ''],
  ['Joan Ferragut', [weighed('Joan Ferragut Amengual', 0.99)], 'the address has all of it', 'joan ferragut'],
  ['Amira Khalil', [weighed('Amira Khalil Reliable', 0.99)], 'what is more is a word of every day', ''],
])('%s stands, as %j tells: %s', (read, all, _why, letters) => {
  expect(verdictOn(read, all, letters)).toBe('stands');
});

describe('where the rules read none', () => {
  it('the likeliest is taken, whatever more or less of it stands beside', () => {
    const all = [weighed('Olive Tran', 0.92), weighed('Olive Tran Welder', 0.4), weighed('Peter Hall', 0.1)];
    expect(likeliestAlone(all)?.span.name).toBe('Olive Tran');
  });

  it.each([
    ['another is likely too', [weighed('Olive Tran', 0.92), weighed('Peter Hall', 0.3)]],
    ['it is not likely enough', [weighed('Olive Tran', 0.89)]],
    ['it is one word', [weighed('Tran', 0.99)]],
    ['it stands behind a surname', [weighed('Jacobus Petrus', 0.99, { before: 'Pluijm, van der,' })]],
    ['its surname is to come', [weighed('Wellington Nascimento', 0.99, { after: 'dos' })]],
    ['its label asks for something else', [weighed('Olive Tran', 0.99, { label: 'other' })]],
    ['it is a house', [weighed('Michael Page', 0.99)]],
  ])('nothing is taken where %s', (_why, all) => {
    expect(likeliestAlone(all)).toBeNull();
  });
});

describe('where the rules guess', () => {
  it('at other words, the likeliest is taken', () => {
    expect(insteadOfGuess('Precise Reliable', [weighed('Olive Tran', 0.97)])?.span.name).toBe('Olive Tran');
  });

  it('at its words in another order, it is taken where it is sure', () => {
    expect(insteadOfGuess('Tran Olive', [weighed('Olive Tran', 0.97)])?.span.name).toBe('Olive Tran');
    expect(insteadOfGuess('Tran Olive', [weighed('Olive Tran', 0.92)])).toBeNull();
  });

  it('at one word of it, it is taken where it is sure', () => {
    expect(insteadOfGuess('Tran', [weighed('Olive Tran', 0.97)])?.span.name).toBe('Olive Tran');
    expect(insteadOfGuess('Tran', [weighed('Olive Tran', 0.92)])).toBeNull();
  });

  it.each(['Olive Tran', 'Olive Mae'])('at the likeliest or a part of it, %s, it stays a guess', (guess) => {
    expect(insteadOfGuess(guess, [weighed('Olive Tran', 0.97)])).toBeNull();
  });
});
