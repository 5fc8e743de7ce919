import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const stops = (text: string) =>
  review([['text', text]], { subject: 'role', place: null, isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('a line that nobody reads before it is public', () => {
  it.each([
    ['what is offered', "25 days' holiday plus bank holidays, and your birthday off."],
    ['what is offered', 'Twenty-five days, plus bank holidays, plus the Friday before Christmas.'],
    ['what is offered', 'Line cooks: $21, family meal, no doubles unless you ask.'],
    ['whom the work serves', 'The clinic looks after mothers and babies in their first six weeks.'],
    ['whom the work serves', 'We teach English to adult migrants three mornings a week.'],
    ['an employer or a place of belief', "The mosque's bookkeeper works from home."],
    ['a language that the work needs', 'You write well in English.'],
    ['health as a trade', 'You do medication reviews.'],
    ['what is repaired', 'You can tell by the sound when a bearing goes.'],
    ['another meaning', 'Your desk looks over the estuary and your inbox looks over 300 suppliers.'],
    ['another meaning', 'Site Safe passport'],
    ['the age of a company', 'The team is small and friendly, and we have been going since 1962.'],
    ['how many there are', 'Our people come from 42 countries and speak over 30 languages between them.'],
    ['a greeting', 'Are you well?'],
    ['a greeting', 'I hope you are keeping well.'],
    ['a greeting', 'Hope this email finds you well.'],
    ['what is not asked', 'Photos not wanted.'],
    ['no reason against anybody', 'Turbans may be worn in the yard.'],
    ['everybody, in German', 'Wir freuen uns über Bewerbungen von Menschen jeden Alters und jeder Religion.'],
    ['everybody, in French', 'Tous nos postes sont ouverts aux femmes comme aux hommes.'],
    ['duties, in German', 'Ihre Aufgaben: Angebote kalkulieren, Montagen planen und Baustellen begleiten.'],
    ['pay, in German', 'Start zum 1. Oktober, zwei Tage die Woche mobil, Gehalt bis 68.000 Euro.'],
  ])('does not wait for a word that tells %s: %s', (_, text) => {
    expect(stops(text)).toEqual([]);
  });

  it.each([
    'Old boys of the right schools do best here.',
    'You look after nobody but your own babies on Sundays.',
    'Our people were all born since 1990.',
    'The kind of body that never needed a doctor.',
    'Gravitas of bearing, minimum five foot ten.',
    'Only those with the blue passport.',
    'No medication, ever, and no doctor.',
    'We do not ask for much, only for a Christian home.',
    'Accents are fine with us, but the customers want to hear one of their own.',
  ])('still waits where it is of somebody: %s', (text) => {
    expect(stops(text)).not.toEqual([]);
  });

  it.each([
    'Die Familienplanung sollte abgeschlossen sein.',
    'Gewerkschafter brauchen wir hier nicht.',
    "Les syndiqués n'ont pas leur place ici.",
    'Bewerber über 40 haben bei uns keine Chance.',
    'Unser Team ist jung und das soll so bleiben.',
    'Nationalité française exigée pour ce poste de vendeur.',
    'Profil senior de plus de cinquante ans refusé.',
  ])('is blocked in German and French by the rules: %s', (text) => {
    expect(stops(text)).toContainEqual(expect.objectContaining({ verdict: 'blocked' }));
  });
});
