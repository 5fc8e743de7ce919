import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';

const titleOf = (text: string, home = 'GB'): string | undefined => readRole(text, home).fields.title;

describe('the title of a draft', () => {
  it.each([
    ['Therapeutic Radiographer, private centre, Reading\n£41k - £48k, permanent', 'Therapeutic Radiographer'],
    ['Finish Carpenter, Bozeman MT, full time, $32 to $42 an hour.', 'Finish Carpenter'],
    ['Dental Nurse, busy family practice, Hull\nFull time, permanent', 'Dental Nurse'],
  ])('has no kind of house and no state behind it: %s', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it('has the word before a kind that says little alone', () => {
    expect(
      titleOf(
        'Wir suchen ab dem 1. April eine pädagogische Fachkraft (m/w/d) für unsere Kita in Tübingen.',
        'DE',
      ),
    ).toMatch(/^Pädagogische Fachkraft/u);
    expect(titleOf('Buscamos un técnico en farmacia, fijo, jornada completa, en Alcoy.', 'ES')).toBe(
      'Técnico en farmacia',
    );
  });

  it.each([
    'Camilla på Linden.\n\nUndersköterska i Borås, heltid.',
    'Janet from Canopy Kings\n\nStuff to cut.',
  ])('is never the name of who writes without a note: %s', (text) => {
    const { fields, notes } = readRole(text, 'SE');
    expect(/Camilla|Brodie/u.test(fields.title ?? '') && !notes.some((note) => note.includes('title'))).toBe(
      false,
    );
  });
});
