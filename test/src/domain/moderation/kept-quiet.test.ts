import { expect, it } from 'vitest';
import { reviewMessage } from '#src/domain/moderation/index.ts';
import { keptQuietIn } from '#src/domain/moderation/kept-quiet.ts';
import { pieceOf } from '#src/domain/moderation/piece.ts';
import { titlesOfOneSex } from '#src/domain/moderation/title-of-one-sex.ts';
import { toldOutrightIn } from '#src/domain/moderation/told-outright.ts';

const UNREAD = { subject: 'role', place: 'GB', isUnread: true } as const;
const piece = (text: string) => pieceOf('body', text, text, []);
const quiet = (text: string): string[] => keptQuietIn(piece(text), UNREAD).map(({ verdict }) => verdict);
const outright = (text: string): string[] => toldOutrightIn(piece(text), UNREAD).map(({ about }) => about);
const titled = (...texts: string[]): string[] =>
  titlesOfOneSex(texts.map(piece), UNREAD).map(({ words }) => words);

it.each([
  'You report to the finance lead, please dont print his name yet.',
  'Keep our name off, the site is easy to guess.',
  'Bitte unseren Namen nirgends erwähnen.',
  'Ne mettez pas notre nom.',
  'No pongáis nuestro nombre.',
  'Onze naam liever niet noemen.',
])('holds a name that whoever writes is asked to leave out: %s', (text) => {
  expect(quiet(text)).toContain('held');
});

it.each([
  'A flange failed on line 2 and the insurer has not been told yet.',
  'Plan the night runs; the move to Tilbury is not public yet.',
  'There was a spill in May which was hushed up.',
  'We are going to be taken over by a Danish group, announcement 14 March.',
  'Die Schließung ist noch nicht offiziell.',
  'Le rachat n’est pas encore public.',
  'La venta todavía no se ha anunciado.',
  'La fusione non è ancora ufficiale.',
  'De overname is nog niet bekend.',
  'Uppköpet är ännu inte offentligt, och personalen är inte informerad.',
])('holds what is not public yet or was hushed up: %s', (text) => {
  expect(quiet(text)).toContain('held');
});

it.each([
  'Payroll for 300 staff. Our fee is 20% and the first instalment is paid.',
  '25% retained, as agreed.',
  'Unser Honorar beträgt 27 % vom Jahresgehalt.',
  'Nos honoraires sont de 20 %.',
  'Onze fee is 18%.',
])('holds what the agency charges: %s', (text) => {
  expect(quiet(text)).toContain('held');
});

it.each([
  'Run the pass. The last chef had a drink problem.',
  'Our previous bookkeeper was sacked in June.',
  'The seat is open as both managers walked out after a bullying complaint.',
  'Die vorherige Filialleiterin wurde im Mai entlassen.',
  'Notre ancien comptable a été licencié.',
])('holds over what somebody left: %s', (text) => {
  expect(quiet(text)).toContain('held');
});

it.each([
  'Never give a caller her name.',
  'Do not put your name on the test.',
  'The interview dates have not been announced yet.',
  'Study rooms which were kept quiet for exams.',
  'You ring families who have not been told yet.',
  'Work on a title that is not announced yet.',
  'The previous system had to go, and you bring in the next.',
  'Your commission is 12% of what you sell.',
  'Bonus of 15% of base salary.',
  'You win back customers who left after a complaint.',
  'You take over from the outgoing manager in May.',
  'Grant announcement 3 June.',
  'Der Starttermin ist noch nicht bekannt.',
])('finds nothing of the kind in what is told of the work: %s', (text) => {
  expect(quiet(text)).toEqual([]);
});

it('says nothing to a client of what the agency charges it, and tells whoever writes it to a candidate', () => {
  const mail = [['body', 'Our fee is 20% of the salary.']] as const;
  const said = (isAtClient: boolean) =>
    reviewMessage(mail, { place: 'GB', people: [], isAtClient }).filter(
      ({ about }) => about === 'confidence',
    );
  expect(said(true)).toEqual([]);
  expect(said(false)).toMatchObject([{ verdict: 'look' }]);
});

it('tells a person who has read it, and leaves a client’s own description alone', () => {
  const text = piece('The sale is not public yet.');
  expect(keptQuietIn(text, { subject: 'role', place: 'GB', isShown: true })).toMatchObject([
    { verdict: 'look', about: 'confidence' },
  ]);
  expect(keptQuietIn(text, { subject: 'role', place: 'GB', isShown: true, isSource: true })).toEqual([]);
});

it.each([
  'Stocktakes on Fridays, and you join us in prayer before we open.',
  'Happy saying grace with the team at lunch.',
  'Teilnahme am Morgengebet vor der Frühschicht.',
  'Vous participez à la prière de l’équipe.',
  'Deberá participar en la oración de los lunes.',
  'Du deltar i bönen före mötet.',
])('holds worship that is part of the work: %s', (text) => {
  expect(outright(text)).toContain('religion');
});

it.each([
  'Run a gang of nine, mainly young lads and a bunch of older ladies from the village.',
  'A crew of mostly women on school hours.',
  'Unsere Mannschaft besteht überwiegend aus jungen Männern.',
  'Notre équipe, ce sont surtout des femmes.',
  'El equipo son casi todos chicos.',
  'Het team is vooral jonge meiden.',
  'Laget är mest killar.',
])('holds a team that is described by sex and age: %s', (text) => {
  expect(outright(text)).toContain('sex');
});

it.each([
  'There is a prayer room, and breaks for prayer are paid.',
  'As chaplain you lead worship and join pupils in prayer.',
  'Nobody has to join in prayer here.',
  'You coach mostly young lads at the football club.',
  'We support mostly young mums and a couple of dads.',
  'A team of eight, mostly welders and a couple of fitters.',
  'Half the team are women and half are men.',
])('holds no worship that is offered or led, and nobody whom the work is for: %s', (text) => {
  expect(outright(text)).toEqual([]);
});

it('tells of a title that names women alone, unless something beside it says that both are meant', () => {
  expect(titled('Bäckerin für unsere Backstube in Celle')).toEqual(['Bäckerin']);
  expect(titled('Dependienta para zapatería en Vigo')).toEqual(['Dependienta']);
  expect(titled('Vendeuse en boulangerie à Nantes')).toEqual(['Vendeuse']);
  expect(titled('Bäcker (m/w/d)', 'Bäckerin für unsere Backstube in Celle')).toEqual([]);
  expect(titled('Bäckerin oder Bäcker für unsere Backstube')).toEqual([]);
  expect(titled('Schauspielerin für die Rolle der Mutter')).toEqual([]);
  expect(titled('Berlin in Bewegung')).toEqual([]);
});
