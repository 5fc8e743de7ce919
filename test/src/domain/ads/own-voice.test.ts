import { describe, expect, it } from 'vitest';
import { mostPaid, tellsMoreThanPaid } from '#src/domain/ads/above-pay.ts';
import { inAgencyVoice, withoutHowMuch } from '#src/domain/ads/agency-voice.ts';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';

describe('a sentence in which the writer of a brief speaks of themselves', () => {
  it.each([
    'I do not want that story getting about',
    'i told him twice',
    'Nobody tells me anything',
    'Ich habe ihm gekündigt',
    'Je ne veux plus de drame',
    'Y puedo subir a dos ochocientos',
    'no lo he denunciado por su madre',
    'Ho già parlato con lui',
    'Ik wil hem weg',
    'Eu mandei embora em agosto',
  ])('stands in no ad: %s', (said) => {
    expect(isPrivateToBrief(said)).toBe(true);
  });

  it.each([
    'Technician I and II levels',
    'You must have been trained in first aid',
    'She will run the front desk and must have been vetted',
    'Je hebt ervaring met koel',
    'Tiene que llevar una brigada de ocho',
    'Vous avez travaillé en EHPAD',
    'Sie führen ein Team von fünf',
    'Do you love bread?',
  ])('is not one that speaks of who comes: %s', (said) => {
    expect(isPrivateToBrief(said)).toBe(false);
  });

  it('becomes the agency’s where it says what is asked and whose the house is', () => {
    expect(inAgencyVoice('I need a degree and two years of SAP')).toBe('Needs a degree and two years of SAP');
    expect(inAgencyVoice('Reports to me and looks after my kitchen')).toBe(
      'Reports to the manager and looks after the kitchen',
    );
    expect(inAgencyVoice('Camp room if they’re not local')).toBe('Camp room if you’re not local');
    expect(inAgencyVoice('Help customers if they are stuck')).toBe('Help customers if they are stuck');
    expect(withoutHowMuch('Arabic sweets would be lovely')).toBe('Arabic sweets');
  });
});

it.each([
  'He got caught with the till',
  'Il a été licencié en mars',
  'Hij is ontslagen',
  'Er hat im März gekündigt',
  'Nobody from Waldorf',
  'Take somebody out of Weir',
  'Geen mensen van Unica',
])('what one person did, and whom not to take from, stands in no ad: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(true);
});

describe('a figure above the pay', () => {
  it.each([
    ['£38,000 - £44,000 a year', 'Board would wear 47 for the right one'],
    ['Salaris € 4.200 tot € 5.100 bruto per maand', 'We zouden tot 5.500 kunnen gaan'],
    ['AED 15,000-18,000 a month', 'There is room up to 20 if needed'],
    ['Salaire : 3 000 à 3 350 € bruts par mois', 'On peut monter à 3 600 pour la bonne personne'],
  ])('is what somebody would pay at most: %s', (pay, said) => {
    expect(tellsMoreThanPaid(said, mostPaid([pay]))).toBe(true);
  });

  it.each([
    ['£38,000 - £44,000 a year', 'You could look after 47 sites'],
    ['£38,000 - £44,000 a year', 'You will work up to 45 hours'],
    ['$56-$62/hr', 'Up to 70 vehicles a day'],
  ])('is nobody’s pay where it counts something: %s', (pay, said) => {
    expect(tellsMoreThanPaid(said, mostPaid([pay]))).toBe(false);
  });
});

it('whom the recruiter is asked to find is who is looked for', () => {
  expect(inAgencyVoice("We'd like you to find us a Deputy Manager in Worksop.")).toBe(
    'We are looking for a Deputy Manager in Worksop.',
  );
  expect(inAgencyVoice("We'd like you to find time for training.")).not.toMatch(/looking for/);
});
