import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'AU') =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).filter(
    // What was told to the agency alone is kept back for that, and picks nobody.
    ({ verdict, about }) => verdict !== 'clear' && about !== 'confidence',
  );

describe('what briefs say near the law that picks nobody', () => {
  it.each([
    // Names of houses, events and places.
    'Head of Humanities at Kildare Catholic, a Year 7 to 12 college.',
    'Most of our pupils come to us from Sacred Heart Primary and Our Lady of the Way.',
    'You will report to the principal of Perth Girls Grammar School.',
    'You run the stand at the Sydney Gay Film Festival.',
    'We look after the accounts of Old Ferry Brewery.',
    // A school or a team by whom it teaches.
    "We are a Catholic girls' secondary college with 780 students.",
    'The academy is an independent school for girls in grades 9-12.',
    'Our girls play in the IAAM A Conference.',
    "Head Coach, Girls' Varsity Lacrosse.",
    // Whom the work serves.
    'Most residents came out from Italy in the fifties.',
    'A bit of Italian is handy with the older ones whose English has gone.',
    'Administer chemotherapy to infants, children and young adults.',
    'You conduct a caseload of divorce, financial remedy and private children matters, including same-sex couples.',
    'Precept new graduate nurses.',
    'Vous intervenez chez des personnes âgées et de jeunes adultes handicapés : aide à la toilette, repas.',
    'Türkisch ist ein Plus, weil viele unserer Bewohner zur Muttersprache zurückkehren.',
    // Graduates beside others, and as a programme.
    'People changing careers are as welcome as new graduates.',
    'You coordinate the new graduate program for nurses.',
    'New graduates welcome.',
    // Languages that the work needs.
    'Strong command of English.',
    'English good enough for allergens and the pass.',
    'Leaving Certificate with grade O6 in five subjects including English or Irish.',
    'Ability to deal with callers through Irish, as the office serves the Gaeltacht.',
    'Two years as chef de partie in an Indian or South East Asian kitchen.',
    // Senses as an authority's standard measures them.
    'Good colour vision and hearing to the CAA standard are needed to sign off avionics work.',
    'Colour vision and hearing must meet the rail medical standard.',
    // Networks and customers, what is given, ages of an insurer.
    'You will own our TikTok, Instagram and Pinterest.',
    'Perks: birthday off and 25 days holiday.',
    'A 4 bedroom house on the farm, good for a family or to share with mates.',
    "21 or over, because our fleet insurance won't cover anybody younger.",
    // Pronouns, and headings.
    'Supervising one paralegal.',
    'Experience of TikTok Shop would be the cherry on top.',
    'Load trailers and keep the pick faces filled.',
    'Questions to Tamsin Odell (she/her).',
    'Desirable',
    'We are looking for a Head of Science.',
    // News of somebody who is there.
    "Helen has not told the staffroom she's retiring so please do not use her name.",
  ])('goes: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'We want a Kildare Catholic teacher who is a practising Catholic.',
    'Only old girls of Perth Girls Grammar School need apply.',
    'Young Female Nurse Wanted For Aged Care',
    'Strong Christian values are a must at Grace Lodge.',
    'A girl from a good Catholic school would suit.',
    'Our girls on reception wear heels and look great, so send me somebody like them.',
    'Most residents came out from Italy, so we want an Italian.',
    'Our residents are old, and we want somebody young.',
    'New graduates only, nobody with ten years behind them.',
    'We only take recent graduates, ideally under 25.',
    'Administer medication to residents; must be a woman.',
    'Native English only, good enough to pass for a local.',
    'Strong command of English without a foreign accent.',
    'Two years in an Indian kitchen, no Indians please.',
    'You are of the TikTok generation.',
    'Good for a family man who wants to settle.',
    'Good hearing is a must for reception.',
    'Aged 21 to 35, as you will drive our trucks.',
    'She/her preferred.',
    'Desirable: young, female, no kids.',
    'Helen is retiring, so this time we want somebody young.',
    'Dana is due in October, so figure on a start, then leave.',
    'Maria left to have a baby, so no more women of that age.',
    'Es sollte ein Mann sein.',
  ])('waits or is refused: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it('takes a few words in the language of what they were taken from', () => {
    const german =
      'Wir suchen für unser Haus eine Pflegedienstleitung. Die Stelle ist unbefristet und ab sofort zu besetzen.';
    const at = (text: string, from: string | null) =>
      review([['text', text]], { subject: 'role', place: 'DE', isUnread: true, from });
    expect(at('Vollzeit, unbefristet, ab sofort', german)).toEqual([]);
    expect(at('Vollzeit, nur Männer', german)).not.toEqual([]);
    expect(at('Gesundheitlich sollte man heben können', german)).toEqual([]);
  });
});
