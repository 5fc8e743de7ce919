import { describe, expect, it } from 'vitest';
import { identityOf } from '#src/domain/anonymity/index.ts';
import { mayBeShown, shortField } from '#src/domain/review/index.ts';
import { isLanguage } from '#src/domain/review/spoken-languages.ts';

describe('A language that somebody speaks is a fact of their work, and tells no origin', () => {
  it.each([
    ...[
      'Ukrainian',
      'Polish',
      'Tamil',
      'Irish',
      'Russian',
      'Welsh',
      'Kurdish',
      'te reo Māori',
      'Tagalog',
      'Twi',
      'Luo',
    ],
    ...['Polnisch', 'ukrainien', 'polaco', 'Suomi', 'Українська', 'Chinese (Mandarin)'],
    ...[
      'Polish (B2)',
      'Irish B2',
      'fluent Tamil',
      'Deutsch - verhandlungssicher',
      'Russian (conversational)',
    ],
  ])('%s is shown in the languages of a record', (entry) => {
    expect(mayBeShown(entry, 'languages.0')).toBe(true);
    expect(isLanguage(entry)).toBe(true);
  });

  it.each(['Irish background', 'Native Ukrainian', 'Polish mother', 'Muslim', 'Catholic', 'Polish by birth'])(
    'and %s is none',
    (entry) => {
      expect(isLanguage(entry)).toBe(false);
    },
  );

  it('elsewhere the same word may tell an origin', () => {
    for (const field of ['work_rights', 'summary', 'certifications.0'])
      expect(mayBeShown('Ukrainian', field), field).toBe(false);
    expect(mayBeShown('- **Languages:** English; Ukrainian')).toBe(true);
    expect(mayBeShown('- **Sprachen:** Deutsch; Polish')).toBe(true);
    expect(mayBeShown('- **Nationality:** Ukrainian')).toBe(false);
    expect(mayBeShown('- **Languages:** English\nUkrainian')).toBe(false);
  });

  it('an anonymous send shows it in whatever language, but for the name of whom it is about', () => {
    const identity = identityOf({ candidate: { name: 'Tom French' } });
    expect(shortField('language', 'Polnisch', identity)).toBe('Polnisch');
    expect(shortField('language', 'French', identity)).not.toBe('French');
  });
});
