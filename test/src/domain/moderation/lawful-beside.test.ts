import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string) =>
  review([['text', text]], { subject: 'role', place: 'GB', isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what is beside the choice of people', () => {
  it.each([
    'Breast ultrasound would be advantageous.',
    'Prostate MRI and biopsies on Tuesdays.',
    'IVF and ICSI',
    'ICSI, vitrification and embryo biopsy',
    'An MLIS and two years with children are required.',
    'Three years of experience working with older adults.',
    'Lifestyle manager for an over-55s village near Ballina.',
    'Receptionist at an over-60s community.',
    "Ladies' and gents' tailoring, alterations, and a fair bit of theatrical work.",
    "Men's and women's hairdressing.",
    'Sets, perms, trims, and barbering for the gentlemen.',
    'Childcare, parent care and volunteer leave.',
    'Marriage, compassionate and study leave.',
    'Two days at home each week, and office hours that suit school runs or swim squad.',
    'Harvest means long days, which are paid, and winter means short ones.',
    'Full category D licence with CPC, minimum age as the RSA sets it',
    'Last girl is suing over overtime.',
    "The lads don't know yet.",
    "Driver missed a stop, she's suspended, parents have a lawyer.",
    'The parents are suing and have gone to the papers.',
    'A parent has complained about the food.',
    'Mevrouw De Wit is op non-actief gesteld.',
    'Meneer de Jong vertrekt in maart.',
    'Herr Schwarz geht im März.',
    'Processing completions and CHAPS payments',
    'BACS and CHAPS runs every Friday',
    'Mr Black runs the yard.',
    'Quick phone call then he or she rides with one of our guys for a day',
    'Boning out, making sausages, window display, serving, a bit of training of the young lads.',
    'Previous 2IC Josh rolled the quad drunk.',
    'Parents are on Facebook about us.',
    'Vi börjar med ett videomöte och sedan får man besöka kliniken.',
    'El nombre ni mentarlo.',
  ])('passes: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Women with large breasts get the job.',
    'Nobody who is having IVF.',
    'Not for anyone going through IVF or ICSI.',
    'No one with children at home.',
    'Women with children need not apply.',
    'Nobody over 55.',
    'Over 55s need not apply.',
    'We want ladies and gents under 30.',
    'We want a man for the gentlemen.',
    'No maternity, paternity or adoption leave takers.',
    'Mothers on school runs do not suit us.',
    'We hire tall men and no short ones.',
    'Minimum age 25, maximum age 40.',
    'Last girl got pregnant, so no more girls.',
    'We want another lad, one of the boys.',
    'Young lads only.',
    'Parents are always asking for time off, so no parents.',
    'Parents have complained, so no parents.',
    'No parents of small children.',
    'We want a young man like Mr Young.',
    'No black drivers.',
    'Liever geen Turken, zegt mevrouw De Wit.',
    'Alleen een jonge meneer.',
    'Chaps only.',
    'Nur Leute von 22 bis 26.',
    'Wir suchen jemanden zwischen 22 und 26 Jahren.',
    'Vi söker en man mellan 25 och 35.',
    'No drunks and no Irish.',
    'Last girl walked out, so we want a man this time.',
  ])('stops: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});
