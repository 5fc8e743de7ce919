import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string) =>
  review([['text', text]], { subject: 'role', place: 'GB', isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what is said in passing of who comes', () => {
  it.each([
    'Most of us share a church, which you will want to be comfortable with.',
    'We would be wary of anybody past the half century.',
    'Somebody just into adulthood settles in here quickest.',
    'Our team is for people who have never known a world without smartphones.',
    'The office skews young and sees no reason to change.',
    'Senior citizens would be happier in another shop.',
    'People claiming disability benefits are better placed elsewhere.',
    'Folks in recovery are not a fit.',
    'A complete set of limbs is what the ladder calls for.',
    'It is a straight crew and the talk is what it is.',
    'Shop stewards might prefer a different yard.',
    'The ideal person has no wife who objects to nights.',
    'Army wives move too often to be worth training.',
    'Home-grown talent before foreign, every time.',
    'Priority to those whose grandparents settled this valley.',
    'An expunged arrest is still held against you here.',
  ])('waits for somebody: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'Foreman, masonry crew, Lancaster',
    'Landscape Foreman',
    'Welsh at conversational level would be lovely but it is not a must.',
    'Backpackers, retirees, whoever, I don’t mind.',
    'New grads welcome.',
    'The last supplier broke a gentleman’s agreement.',
    'You supervise one basic grade therapist.',
    'The start is 1 Feb.',
    'The lads in dispatch will show you where everything is.',
    'You will look after a boy with epilepsy at our day centre.',
    'The best years of the vineyard are ahead of it.',
    'A record for which a pardon was granted is not considered.',
    'Home-grown vegetables over imported, every day.',
    'You will support people in recovery with their tenancies.',
    'Arrest records are never asked for.',
  ])('lets go what only sounds like it: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Foreman, men only',
    'Backpackers, retirees, whoever, but no mothers.',
    'The lads in dispatch will want a girl they can look at.',
    'Irish people at a good level would be lovely.',
  ])('covers no choice that stands beside it: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});
