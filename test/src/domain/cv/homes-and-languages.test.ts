import { expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

const languagesOf = (lines: string): string[] =>
  readPlain(`Ana Ruiz\nana.ruiz@mail.example\n\n${lines}`).languages.toSorted();
const homeOf = (line: string): string | null =>
  readPlain(`Ana Ruiz\n${line}\n\n**Experience**\n2015 – 2020\tWelder, Kier Group`).location?.city ?? null;

it('languages that say how well they are spoken are read wherever they stand', () => {
  expect(languagesOf('**Más**\nInglés 80%, Minitab, SAP QM')).toEqual(['English']);
  expect(languagesOf('**Sonstiges**\nSAP MM, Russisch verhandlungssicher, Führerschein B')).toEqual([
    'Russian',
  ]);
  expect(languagesOf('**Divers**\nAnglais professionnel. Rugby le samedi.')).toEqual(['English']);
  expect(languagesOf('**Other**\nFirst aid, conversational Spanish, forklift')).toEqual(['Spanish']);
});

it('languages one below the other, or a line of nothing else, need no heading that is known', () => {
  expect(languagesOf('**Speaks**\nEnglish\nUrdu\nPunjabi')).toEqual(['English', 'Punjabi', 'Urdu']);
  expect(languagesOf('**Da casa**\nitaliano, francese')).toEqual(['French', 'Italian']);
});

it('a label or a sentence of somebody’s own tells languages', () => {
  expect(languagesOf('**Skills**\nSpoken: Polish (at home)')).toEqual(['Polish']);
  expect(languagesOf('**Particulars**\nHome language: isiXhosa')).toEqual(['isiXhosa']);
  expect(
    languagesOf('Ho preso il WSET nel tempo libero. Parlo inglese e tedesco tutti i giorni, per lavoro.'),
  ).toEqual(['English', 'German']);
});

it('where somebody is from, what they sell or how well something else goes is no language', () => {
  expect(languagesOf('**Personal details**\nNationality: Dutch and Turkish')).toEqual([]);
  expect(languagesOf('**Interests**\nItalian cooking, French cinema, good wine')).toEqual([]);
  expect(languagesOf('**Skills**\nSanding, polish, lacquer')).toEqual([]);
});

it('a sentence says where somebody lives, up to the first word that is no name', () => {
  expect(homeOf('Hej! Jag bor i Borlänge med hund och husvagn.')).toBe('Borlänge');
  expect(homeOf('Svetsare som bor på Lillehammer och gärna reser')).toBe('Lillehammer');
});

it('a field for the town comes before the one for the address, and brackets of where else before neither', () => {
  expect(homeOf('Domicilio: Carlos Tejedor 1530, Lanús Oeste\nLocalidad: Lanús')).toBe('Lanús');
  expect(homeOf('Current Location: Coimbatore (open to Chennai, Kochi)')).toBe('Coimbatore');
});

it('a quarter that is called as a town elsewhere stands before its city', () => {
  expect(homeOf('Woodlands, Singapore')).toBe('Singapore');
  expect(homeOf('Malmö, Sverige')).toBe('Malmö');
  expect(homeOf('Cambridge, Ontario')).toBe('Cambridge');
});
