import { describe, expect, it } from 'vitest';
import { nameOf } from '#src/domain/cv/name.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, size = 10): CvLine => ({
  text,
  page: 1,
  size,
  bold: size > 10,
  styled: false,
  apart: false,
  bullet: false,
  margin: false,
});
const body = ['Leeds', '07700 900 123', 'Something else that is set in the type of the text'].map((text) =>
  line(text),
);
const named = (large: string[], email: string | null = null) =>
  nameOf([...large.map((text) => line(text, 20)), ...body], email, null)?.value;

describe('a name on two lines of large type', () => {
  it('is both of them: given names with a particle, surnames that begin with one, what a narrow column broke off', () => {
    expect(named(['María del Mar', 'Rey Blanco'])).toBe('María del Mar Rey Blanco');
    expect(named(['Wellington', 'dos Reis'])).toBe('Wellington dos Reis');
    expect(named(['Gonçalo', 'Sá Nogueira'])).toBe('Gonçalo Sá Nogueira');
    expect(named(['Priyanka (Priya)', 'Venkataraman-Cole'], 'priya@vcole.example')).toBe(
      'Priyanka Venkataraman-Cole',
    );
    expect(named(['Maria Beatriz Fontes', 'Albuquerque'], 'malbuquerque@mail.example')).toBe(
      'Maria Beatriz Fontes Albuquerque',
    );
  });

  it('has the surname below it that its own domain tells', () => {
    expect(named(['Astrid Holmberg', 'Sohrabi'], 'astrid@holmbergsohrabi.example')).toBe(
      'Astrid Holmberg Sohrabi',
    );
    expect(named(['Astrid Holmberg', 'Arkitekt'], 'astrid@holmbergsohrabi.example')).toBe('Astrid Holmberg');
  });

  it('has nothing of what its owner does or stands for below it', () => {
    expect(named(['Ainhoa Zubeldia', 'Atención Sociosanitaria'], 'ainhoa.zubeldia@mail.example')).toBe(
      'Ainhoa Zubeldia',
    );
    expect(named(['Assunta Di Mauro', 'Comunicazione Visiva'], 'assunta.di@mail.example')).toBe(
      'Assunta Di Mauro',
    );
  });
});

describe('a name in another order', () => {
  it('has its surname last where the lists or the address tell which it is', () => {
    const first = (text: string, email: string | null = null) =>
      nameOf([line(text), ...body], email, null)?.value;
    expect(first('Bevilacqua Ottavia')).toBe('Ottavia Bevilacqua');
    expect(first('Tan Wei Ling', 'wei.tan@mail.example')).toBe('Wei Ling Tan');
    expect(first('Océane Petit', 'petit.oceane@mail.example')).toBe('Océane Petit');
    expect(first('Voumard\tJean-Daniel')).toBe('Jean-Daniel Voumard');
  });

  it('is sure of no order that nothing tells', () => {
    const found = nameOf([line('Penhaligon Rhys'), ...body], 'penhaligon.rhys@mail.example', null);
    expect(found?.confidence).toBeLessThan(0.7);
  });

  it('has given names behind the comma that are towns or begin as degrees do', () => {
    expect(nameIn('dos Reis, Wellington')?.name).toBe('Wellington dos Reis');
    expect(nameIn('Conceição, Edivaldo')?.name).toBe('Edivaldo Conceição');
    expect(nameIn('Ben Salah, Hichem')?.name).toBe('Hichem Ben Salah');
    expect(nameIn('Ngozi B. Tremblay-Sato, Ph.D.')?.name).toBe('Ngozi B. Tremblay-Sato');
  });
});

describe('a name below other lines of the top', () => {
  it('is no title, though the address has letters of it', () => {
    for (const [email, title] of [
      ['mrkutty.qa@mail.example', 'QA Lead (Manual + Automation)'],
      ['bnair.hr@mail.example', 'HR Manager'],
    ] as const)
      expect(nameOf([line(title), ...body], email, null)?.value ?? null, title).toBeNull();
  });

  it('stands first where only what its owner does and how to reach them is above it', () => {
    for (const above of ['Project Manager', 'blue.kettle77@mail.example | 07700 900 123'])
      expect(nameOf([line(above), line('Aurelio Montes'), ...body], null, null)?.value, above).toBe(
        'Aurelio Montes',
      );
  });
});
