import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const of = (name: string) => identityOf({ candidate: { name } });

describe('a surname', () => {
  it.each([
    ["Katherine O'Neil", 'Katie O’Neill runs.', 'Katie runs.', 'The candidate runs.'],
    ["Katherine O'Neil", 'Oneil is there.', 'Katherine is there.', 'The candidate is there.'],
    ["Katherine O'Neil", 'ONeill is there.', 'Katherine is there.', 'The candidate is there.'],
    ['Katherine Oneil', 'O’Neill is there.', 'Katherine is there.', 'The candidate is there.'],
    ["Kate O'Dea", 'Odea ran it.', 'Kate ran it.', 'The candidate ran it.'],
    ['Rik van den Berg', 'R. v.d. Berg runs.', 'Rik runs.', 'The candidate runs.'],
    ['Rik van den Berg', 'Rik v.d. Berg runs.', 'Rik runs.', 'The candidate runs.'],
    ['Hans von Stein', 'H. v. Stein leads.', 'Hans leads.', 'The candidate leads.'],
    ['Rajesh Jain', 'R.J. too.', 'Rajesh too.', 'The candidate too.'],
  ])('of %s goes whole from: %s', (name, text, named, anonymous) => {
    expect(firstNameOnly(text, of(name)).text).toBe(named);
    expect(scrub(text, of(name)).text).toBe(anonymous);
  });

  it.each([
    ['Ana Mayor', 'Mayor Partners', '[name removed]'],
    ['Tom Clark', 'Clark Associates is a client.', '[name removed] is a client.'],
    ['Tom Clark', 'Ran Clark & Sons.', 'Ran [name removed].'],
  ])('of %s is no first name where a house is called by it: %s', (name, text, left) => {
    expect(firstNameOnly(text, of(name)).text).toBe(left);
  });

  it('behind a title alone is not shown for a first name', () => {
    const record = identityOf({ candidate: { name: "Ms. O'Brien", last_name: "O'Brien" } });
    expect(firstNameOnly("Ms. O'Brien runs it. O'Brien is free.", record).text).not.toContain('Brien');
  });

  it('leaves the letters of a paper that the record has beside it', () => {
    const record = identityOf({ candidate: { first_name: 'Jane', last_name: 'Doe, CPA' } });
    expect(scrub('Jane Doe, CPA led audits.', record).text).toBe('The candidate, CPA led audits.');
  });

  it.each([
    ["Katherine O'Neil", 'Oneness is there.'],
    ["Marco D'Angelo", 'Danger is near.'],
    ["Marco D'Angelo", 'Dance is near.'],
  ])('of %s is no word that begins alike: %s', (name, text) => {
    expect(scrub(text, of(name)).text).toBe(text);
  });
});
