import { expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import { languageNamed } from '#src/domain/cv/vocabulary.ts';
import { readPlain } from '#test/harness/cv/written.ts';

it.each([
  ['Ich spreche', 'Deutsch\nEnglisch (C1)\nKroatisch (A2)', ['German', 'English', 'Croatian']],
  ['Que línguas falo', 'Português, Francês (um pouco)', ['Portuguese', 'French']],
  ['Hablo', 'castellano, euskera (EGA), inglés (B2)', ['Spanish', 'Basque', 'English']],
  ['Parlo', 'Italiano (madrelingua), Francese (scolastico)', ['Italian', 'French']],
  ['Langues d’usage', 'Français (maternelle), Vietnamien (débutante)', ['French', 'Vietnamese']],
  ['Gesproken talen', 'Nederlands\nMoedertaal of tweetalig\nFries', ['Dutch', 'Western Frisian']],
  ['Talar', 'svenska (modersmål), finska (flytande)', ['Swedish', 'Finnish']],
  ['Jeg taler', 'dansk\ntysk (godt)\npolsk (på pladsen)', ['Danish', 'German', 'Polish']],
  ['Languages on profile', 'English\nNative or bilingual proficiency\nFrench', ['English', 'French']],
])('a heading in words of its owner’s heads languages: %s', (heading, listed, languages) => {
  expect(readPlain(`Jane Harrow\n\n**${heading}\n${listed}\n\n**Hobbies\nGolf`).languages).toEqual(languages);
});

it.each(['Taler', 'Programming languages', 'Languages used', 'Parle', 'Sprachen lernen', 'Talar Hazar'])(
  'what is of no spoken languages heads none: %s',
  (text) => {
    expect(sectionOf(text)).not.toBe('languages');
  },
);

it.each([
  ['Svizzero tedesco', 'Swiss German'],
  ['Tigrinska', 'Tigrinya'],
  ['Innu', 'Innu'],
])('a language that Unicode’s tables call otherwise is known: %s', (word, name) => {
  expect(languageNamed(word)).toBe(name);
});

it.each([
  'feb. 2021 – i øjeblikket',
  'Feb 2021 – at the moment',
  'Februar 2021 – im Moment',
  'février 2021 – en ce moment',
  'febrero 2021 – en este momento',
  'febbraio 2021 – al momento',
  'fevereiro 2021 – neste momento',
  'februari 2021 – op dit moment',
  'februari 2021 – för tillfället',
  'seit 02/21',
])('what has not ended is said to last at the moment: %s', (text) => {
  expect(spanIn(text)).toMatchObject({ from: '2021-02', to: null, current: true });
});

it('a number over another is no month of years to come', () => {
  expect(spanIn('from 12/50')?.from ?? null).not.toBe('2050-12');
});

it.each([
  'Os meus empregos',
  'I miei impieghi',
  'Stationen meines Berufslebens',
  'Etapas da minha vida profissional',
  'Stages of my career',
  'Étapes de ma carrière',
  'Tappe della mia vita professionale',
])('the ways of a life of work head jobs: %s', (heading) => {
  expect(sectionOf(heading)).toBe('experience');
});

it.each(['atualmente', 'heute', 'present', 'oggi', 'nu'])(
  'the ends of jobs may stand in the last column, their begins in the first: %s',
  (now) => {
    const jobs = readPlain(`Jane Harrow

**Experience
09/2017\tController\t${now}
Nordlicht Logistik GmbH, Kassel
03/2009\tAccountant\t08/2017
Hallam Services Ltd, Leeds`).experience.map(({ title, employer, from, to }) =>
      [title, employer, from, to].join(' | '),
    );
    expect(jobs).toEqual([
      'Controller | Nordlicht Logistik GmbH | 2017-09 | ',
      'Accountant | Hallam Services Ltd | 2009-03 | 2017-08',
    ]);
  },
);
