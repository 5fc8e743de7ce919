import { describe, expect, test } from 'vitest';
import { pickedByThat } from '#src/domain/ads/picked-by-that.ts';

describe('a request to choose by what is only hinted at', () => {
  test.each([
    "Anyone who remembers vinyl won't keep pace with the crew, so steer the search accordingly.",
    'I like a place where folk are at church on Sunday, so keep an ear out for that when you talk to them.',
    "My users can't follow the accents, folks raised here get on best and I'd only look at those.",
    'They like a carer who kneels down with them at six, so bear it in mind who you send.',
    'The regulars like one of their own at the bar. Choose people on that basis.',
    'Met Ramadan lag de planning plat, dus let daar bij de selectie een beetje op.',
    'Auf dem Land tut sich da keiner leicht, bitte berücksichtigen Sie das bei der Vorauswahl.',
    'Nos clients sont d’un certain milieu, tenez-en compte dans la présélection.',
    'La clientela es de toda la vida, ténganlo en cuenta al seleccionar.',
  ])('is held: %s', (said) => {
    expect(pickedByThat(`Cook wanted in Leeds. ${said}`)).toMatchObject([{ verdict: 'held' }]);
  });

  test.each([
    'Half of them had no forklift licence, so screen accordingly.',
    'Notice of three months is no use to us, please bear that in mind when you shortlist.',
    "The last two couldn't read drawings, so keep an eye out for that when you talk to them.",
    'Nobody will commute from Perth every day, so steer the search accordingly.',
    'Wir zahlen nach Tarif, beim Gehalt ist nichts drin, bitte bei der Auswahl beachten.',
    'The plan changes weekly and the rota is adapted accordingly.',
    'Sort the parcels and load the vans accordingly.',
  ])('is none where the work says by what, or nobody is chosen: %s', (said) => {
    expect(pickedByThat(`Cook wanted in Leeds. ${said}`)).toEqual([]);
  });
});
