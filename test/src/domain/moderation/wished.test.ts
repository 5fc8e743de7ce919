import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

// As a signed-in person's text is read: by the rules alone.
const found = (text: string, place = 'GB') =>
  review([['text', text]], { subject: 'role', place }).filter(({ verdict }) => verdict !== 'clear');

describe('a wish about who comes that names no attribute', () => {
  it.each([
    ['a greatest age', 'Must be under 35 with a forklift ticket.'],
    ['a span of ages', "I'd say 25 to 40, give or take."],
    ['a span of ages', 'The team is 22 to 29 and gets on famously.'],
    ['the year of a paper', 'A-levels sat in the last three years.'],
    ['the year of a paper', '2024 batch only.'],
    ['a stage of life', 'You still get asked for your ID at the pub.'],
    ['a stage of life', 'Not somebody counting the days till the pension.'],
    ['claims', "Nobody who's ever sued an employer."],
    ['claims', 'No previous personal grievances.'],
    ['claims', 'Screen out any comp claims before you send them.'],
    ['a union', 'Not the sort to join a union.'],
    ['a union', 'We are union-free and staying so.'],
    ['a name', 'A name our customers can pronounce.'],
    ['an address', 'No council estate addresses.'],
    ['a family', 'From a respectable family.'],
    ['a school', 'The right school, if you know what I mean.'],
    ['likeness', "You'll look like the rest of us on the website."],
    ['a passport', 'British passport holders first, then visa holders.'],
    ['home', 'Nobody waiting for you at home.'],
    ['home', 'Not the school-run brigade.'],
    ['pregnancy', "If you're expecting, please wait until next year."],
    ['health', 'Fewer than four sick days a year.'],
    ['health', 'Wheelchairs are out, it is all stairs.'],
    ['a body', 'The uniforms stop at a size 12.'],
    ['looks', 'Somebody who turns heads.'],
    ['belief', 'Everyone joins in morning prayers.'],
    ['belief', "Somebody who doesn't need Fridays off."],
    ['service', 'No army reserve members.'],
    ['sex', 'More men and fewer women behind the bar.'],
  ])('waits or is refused (%s): %s', (_, text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'You will defend employers in EEOC charges and tribunal claims.',
    'Advise clients on personal grievances.',
    'Teach A-level maths since the 2017 reform.',
    'New graduates and people coming back to work are welcome.',
    'Candidates without a forklift ticket need not apply.',
    'The dishwasher turns 40 covers an hour.',
    'You will look after the church halls and their bookings.',
    'Drivers are aged from 21 to 70.',
    'You will negotiate with Unite on pay.',
    'Joining the union is up to you.',
    'Deliver to the Ashfield estate addresses.',
    'Grow faster than last year.',
    'Registration with no restrictions on practice.',
    'We can alter the desk or the hours.',
    'Polo shirts in sizes from 8 to 26 are supplied.',
    'A role with long legs: the tunnel takes seven years.',
    'Service members and veterans are welcome.',
    'We would like to keep the kitchen clean, and to keep it that way.',
  ])('leaves what is of the work: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
