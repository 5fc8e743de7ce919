import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string) =>
  review([['text', text]], { subject: 'role', place: 'AU', isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what is lawful by how it is built', () => {
  it.each([
    'You are fit enough to work outdoors all day.',
    'You are fit enough to climb ladders and carry tools.',
    'You are fit for night work (a medical is paid by us).',
    'Waiter or waitress for a bistro, any gender.',
    'We take a master craftsman or a master craftswoman.',
    'We have toilets and changing rooms for men and for women.',
    'Single or married, insured the same.',
    'Peu importent votre âge, votre origine et votre parcours.',
    'Unabhängig von Alter, Herkunft und Geschlecht.',
    'No photo is needed with your application.',
    'French-speaking support agents, native level not needed.',
    'You may go on parental leave and come back to the same shifts.',
    'The client base is mainly retired farmers.',
    'You run a boarding house for teenage boys.',
    'Our refuge works with women and children escaping violence.',
    'Marketing lead for a brand that teenage girls love.',
    'Our product helps people in rehab to keep their appointments.',
    'Depression and anxiety are treated in our practice.',
    'The role sits in the young adult fiction team of a publisher.',
    'Essential: Certificate III in Individual Support (Ageing).',
    'Bilingual guides: Japanese, Korean, German.',
  ])('goes: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Fit young guys for the yard.',
    'You are fit enough to keep up with the young lads.',
    'Must be physically fit and under 40.',
    'A waiter, no waitress please.',
    'Preferably a man or a woman without children.',
    'Single or married, but single is preferred.',
    'Unabhängig von der Herkunft, aber nur Muttersprachler.',
    'Peu importe votre parcours, mais moins de 35 ans.',
    'No photo is needed unless you are a woman.',
    'The client base is mainly retired farmers, so we want somebody older.',
    'Bilingual guides: Japanese women only.',
    'Our clientele is under 30, so are we, and so should you be.',
    'The membership is mostly retired, but the board is happier with young faces.',
    'Les candidats avec enfants en bas âge ne conviendront pas.',
    'Les mères ayant de jeunes enfants, s’abstenir.',
    'Bewerberinnen mit kleinen Kindern kommen nicht in Frage.',
  ])('waits or is refused: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});
