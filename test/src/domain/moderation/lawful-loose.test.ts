import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, isSource = false) =>
  review([['text', text]], { subject: 'role', place: 'GB', isUnread: true, isSource }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what a client says loosely', () => {
  it.each([
    'Nobody loses an offer over pregnancy, we move people to the dry lab.',
    'Women keen too.',
    'Folk who need shifts around Ramadan just say so.',
    'A felony is not an automatic no.',
    'Faith: no need to be Catholic.',
    'Experience with children, which may be as a parent or a volunteer.',
    'Send your CV and a photo of your dog.',
    'You will weigh trucks in and out.',
    'You will work behind the bar at drunk weddings.',
    'Medizinische Fachangestellte',
    'Must be comfortable setting up for Mass and equally for Diwali.',
    'Chi è automunito è agevolato perché di notte i mezzi pubblici non ci sono.',
    'We do not consider gaps in employment when we screen.',
    'Leave your date of birth off, and your marital status.',
    'We want more women on the tools and we hire on merit.',
    'Turban, hijab or kippah with the uniform, no problem.',
    '£31k plus tips, 45 hours over five, two days off together, taxi home after 12',
    'Position: Medical Assistant (2 openings), family practice, El Paso',
  ])('passes where it plays no part or is of something else: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Women keen too, but only if they have no kids.',
    'Women welcome too, ideally without kids.',
    'Nobody is hired over pregnancy worries.',
    'Faith: Catholic.',
    'Experience as a parent preferred.',
    'Send a photo of you with your dog.',
    'Nobody with weddings coming up.',
    'Must be comfortable attending Mass.',
    'Mothers are of no interest to us.',
    'Anyone over fifty is of no interest to me.',
    'We do not consider people with gaps in employment.',
    'We want more women, not men, and we hire on merit.',
    'Turban with the uniform is fine but we would rather not.',
    'La commessa deve essere giovane e carina.',
  ])('is stopped where it picks people: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

describe('what a brief tells of who leaves', () => {
  it.each([
    'Grund der Suche: Frau Brandl ist seit Mai krank und kommt wohl nicht wieder',
    'Rinus gaat in april naar de concurrent, die jongen moet ik vervangen',
    "It's Gary's chair, he's going on hospice",
  ])('is no wish: %s', (text) => {
    expect(found(text, true)).toEqual([]);
  });

  it.each([
    'Frau Brandl ist krank, bitte eine gesunde Kraft.',
    'Herr Maier geht in Rente, ein junger Mann wäre gut.',
    "He's retiring, get me a younger one.",
    'Mme Duval part à la retraite, une jeune femme serait idéale.',
    'She left to have a baby, not another one please.',
  ])('is stopped where it says who is wanted instead: %s', (text) => {
    expect(found(text, true)).not.toEqual([]);
  });
});

it('reads "ya sabes" as a hint only where it does not go on with what is known', () => {
  const about = (text: string) => found(text, true).map((one) => one.about);
  expect(about('Ya sabes cómo va la hostelería, se cierra tarde.')).not.toContain('race_or_origin');
  expect(about('Gente de confianza, ya sabes.')).toContain('race_or_origin');
});

describe('an idiom or the name of a thing that holds a word for people', () => {
  it.each([
    'Must have two years in weddings, drive, and be calm under pressure.',
    'You look after 70 weddings a year.',
    'Services on site, breakdowns, job cards must be filled in man!',
    'Colm is away on the 14th, his best man is too.',
    'Send nobody from his old crowd.',
  ])('says nothing of who is taken: %s', (text) => {
    expect(found(text, true).filter(({ about }) => about !== 'personal_description')).toEqual([]);
  });

  it.each([
    'Must be a man!',
    'We want the best man for it.',
    'No old people.',
    'Two years married at least.',
  ])('is stopped where it says who is taken: %s', (text) => {
    expect(found(text, true)).not.toEqual([]);
  });
});
