import { describe, expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

const JOBS = '\n\n**EXPERIENCE\nWarehouse Operative, Harbour Foods, Leeds\t2019 - 2023';
const nameOf = (page: string): string | null => readPlain(page + JOBS).name;

describe('whoever speaks for the candidate, or is to be called or written to, is not the candidate', () => {
  it.each([
    'Care Assistant, Leeds\n"Always on time, always kind."\nSusan Whitfield, Manager, Rosebank Lodge',
    '**TESTIMONIALS\n"Hard working and honest"\n- Peter Marshall, Site Manager',
    '**Referenz\n„Sehr zuverlässig, jederzeit wieder.“\nThomas Brandt, Küchenchef',
    '**Recommendation\nI have worked with this candidate for five years and recommend her.\nKaren Doyle\nCentre Director',
    '**Emergency contact\nLinda Barker (mother)\n07700 900160',
    '**Bewerbung als Lagerist\nAn Herrn Michael Schuster\nSpedition Huber',
    '**San Antonio Texas\nLine cook',
    '**Studio Anna Bianchi\nGrafica, Milano',
  ])('%s', (page) => {
    expect(nameOf(page)).toBeNull();
  });
  it.each([
    [
      '**Joanne Pickering\nCare Assistant\n07700 900150\n"The best carer we have had." — Brian Oldroyd, son',
      'Joanne Pickering',
    ],
    [
      '**Recommendation from my last boss\n"A joy to work with." Rui Monteiro, chef\n\n**Ines Carvalho\nines.carvalho@post.example',
      'Ines Carvalho',
    ],
    ['**Florence Kent\nNurse, Leeds\n07700 900151', 'Florence Kent'],
    ['**Anna Bianchi\nGrafica, Studio Rossi', 'Anna Bianchi'],
  ])('and the candidate stays beside them: %s', (page, name) => {
    expect(nameOf(page)).toBe(name);
  });
});

describe('whose a paper is said to be', () => {
  it.each([
    ['**Aoife’s CV\naoife.brennan@post.example', 'Aoife Brennan'],
    ['**Tom’s Curriculum Vitae\ntom.bradshaw@post.example', 'Tom Bradshaw'],
    ['**Aoife Brennan’s CV\nGalway', 'Aoife Brennan'],
    ['**Lars Petersens CV\nAarhus', 'Lars Petersen'],
    ["**LIAM DOHERTY'S RESUME\nDerry", 'Liam Doherty'],
  ])('%s', (page, name) => {
    expect(nameOf(page)).toBe(name);
  });
  it.each([
    '**Aoife’s CV\nGalway',
    '**Aoife’s CV\ninfo@brennan.example',
    '**Aoife’s CV\naoife.mcbride@post.example',
    '**Nurse’s CV\nnurse.brennan@post.example',
  ])('is open where no surname is told with its capitals: %s', (page) => {
    expect(nameOf(page)).toBeNull();
  });
});

it('a name in another script below it leaves a name whole', () => {
  expect(nameOf('**Olga Petrova\n**Ольга Петрова\nBerlin')).toBe('Olga Petrova');
});
