import { describe, expect, it } from 'vitest';
import { withoutMailFrame } from '#src/domain/jobs/mail-frame.ts';

describe('a brief that came as a mail', () => {
  it.each([
    ['Hi Mia,', 'We need a planner.'],
    ['Kia ora Tess', 'We need a planner.'],
    ['Servus Frau Albers,', 'Wir brauchen einen Brauer.'],
    ['Bonjour Claire, merci pour votre appel d’hier.', 'Nous cherchons un cariste.'],
    ['Hi Niamh, hope all is well.', 'We need a planner.'],
    ['Morning Kate, Dean from Harrow & Pike here - hope the weekend treated you well.', 'We need a planner.'],
    ['Mia - as promised on the phone.', 'Contracts manager, York.'],
    [
      '---------- Forwarded message ----------\nFrom: Tod <t@redfern.example>\nSubject: FW: req\nHi Priya,',
      'Analyst, Charlotte.',
    ],
  ])('is read without who is greeted and how: %s', (opening, brief) => {
    expect(withoutMailFrame([...opening.split('\n'), brief])).toEqual([brief]);
  });

  it.each([
    'Cheers, Dean',
    'Thx, Todd',
    'Nga mihi, Lorraine',
    'Mit freundlichen Grüßen',
    'Bien à vous, Odile Tanguy',
    'Thanks a million, Orla',
  ])('is read without who signs: %s', (closing) => {
    expect(withoutMailFrame(['Hi Mia', 'We need a planner.', closing, 'Dean Sorrell'])).toEqual([
      'We need a planner.',
    ]);
  });

  it.each(['Ihre Rosalinde Lendl', 'Votre Mathilde Revillod', 'Vostra Davide Bergonzoni'])(
    'is read without whose somebody signs as: %s',
    (closing) => {
      expect(withoutMailFrame(['Hi Mia', 'We need a planner.', closing])).toEqual(['We need a planner.']);
    },
  );

  it('keeps a heading that begins as a signature does', () => {
    expect(withoutMailFrame(['Planer, Graz.', 'Ihre Aufgaben Planung'])).toContain('Ihre Aufgaben Planung');
  });

  it.each([
    ['Hi Mia, we need a planner in Leeds.', 'we need a planner in Leeds.'],
    ['Thanks for lunch, we need a planner in Leeds.', 'Thanks for lunch, we need a planner in Leeds.'],
    ['Great to talk. Can you find us an FC?', 'Can you find us an FC?'],
    ['Hello Fresh drivers wanted', 'Hello Fresh drivers wanted'],
    ['Morning Shift', 'Morning Shift'],
    ['Good Morning Coffee is looking for a barista', 'Good Morning Coffee is looking for a barista'],
  ])('keeps what else the line says: %s', (line, kept) => {
    expect(withoutMailFrame([line, 'Two years of experience.'])[0]).toBe(kept);
  });

  it('keeps a line that thanks in the middle of the brief, with what follows it', () => {
    const lines = [
      'Planner, Leeds.',
      'Many thanks to the team.',
      ...Array.from({ length: 12 }, () => 'You plan the routes of sixty trucks.'),
    ];
    expect(withoutMailFrame(lines)).toEqual(lines);
  });
});
