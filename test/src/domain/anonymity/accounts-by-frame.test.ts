import { describe, expect, test } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string) => identityOf({ candidate: { ...splitName(name), experience: [], education: [] } });

describe('an account without a sign', () => {
  test.each([
    ['Hana Sato', 'Online I am hansatx.', 'hansatx'],
    ['Hana Sato', 'Her notebooks are public under qlm-drift.', 'qlm-drift'],
    ['Daria Melnyk', 'His competitions are under dmelnx, twelve so far.', 'dmelnx'],
    ['Klara Weiß', 'Im Netz bin ich klwsx.', 'klwsx'],
    ['Luc Moreau', 'Sur Instagram sous lcpatxr.', 'lcpatxr'],
    ['Luc Moreau', 'Mon pseudo est lcmrx.', 'lcmrx'],
    ['Elena Ruiz', 'En internet soy elrzx.', 'elrzx'],
    ['Paolo Conti', 'Su GitHub come pcntx-lab.', 'pcntx-lab'],
    ['Joana Reis', 'No GitHub sou jrsxdev.', 'jrsxdev'],
    ['Bram Visser', 'Mijn scripts staan onder bvs-tlz.', 'bvs-tlz'],
    ['Marek Nowak', 'W sieci jestem mrknwx.', 'mrknwx'],
  ])('goes where the sentence says as whom somebody is found: %s', (name, text, account) => {
    expect(scrub(text, of(name)).text).not.toContain(account);
    expect(firstNameOnly(text, of(name)).text).not.toContain(account);
  });

  test('goes where it is made of the given name and a word', () => {
    const text = 'I cook at home. On Instagram as normacooks, every week.';
    expect(scrub(text, of('Norma Visser')).text).not.toContain('normacooks');
  });

  test.each([
    'Online I am approachable.',
    'Online she is fast and kind.',
    'Her code is public under open-source terms.',
    'The code is public under apache-2 and mit.',
    'On GitHub as maintainer of two tools.',
    'Login is required.',
    'Online sono reperibile.',
    'Online ben ik bereikbaar.',
    'Ze is online als beheerder te vinden.',
    'Publica sus recetas como profesora.',
    'En ligne, je suis joignable.',
  ])('words stay: %s', (text) => {
    expect(firstNameOnly(text, of('Ann Day')).text).toBe(text);
  });
});
