import { describe, expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Allegro') =>
  identityOf({
    candidate: { ...splitName(name), experience: [{ title: 'Developer', employer }], education: [] },
  });
const marked = (text: string) =>
  marksIn([{ text, identity: of('Paweł Wiśniewski') }], 'anonymous').flatMap((marks) =>
    marks.map((one) => one.text),
  );
const shown = (text: string, name = 'Paweł Wiśniewski', employer?: string) =>
  scrub(text, of(name, employer)).text;

describe('what everybody writes with capitals or figures', () => {
  it.each([
    'Busy at Valentine’s, on Black Friday and at Mother’s Day.',
    'DVSA delegated examiner, and DVSA earned recognition kept.',
    'Knows the Mental Capacity Act and the Care Act well.',
    'Audits to ISO 9001:2015 and IATF 16949 are routine.',
    'The ward writes letters on Tuesdays.',
    'Speaks German at B1 and C1 English.',
  ])('is not held: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it('explains no name in its neighbourhood, and no law of words that are none', () => {
    expect(marked('Audits to ISO 9001 with Zorblax are routine.')).toEqual(['Zorblax']);
    expect(marked('Drafted the Zorblax Act.').join(' ')).toContain('Zorblax');
  });
});

describe('forms of a name that no list has', () => {
  it.each([
    ['The code of Wiśniewskiego is tidy.', 'Paweł Wiśniewski', 'The code of the candidate is tidy.'],
    ['Echeverría is how some write it.', 'Aitana Etxeberria', 'The candidate is how some write it.'],
    [
      'Hopey, as the shop floor calls her, knows the stock.',
      'Hope Summers',
      'The candidate, as the shop floor calls them, knows the stock.',
    ],
    [
      'The source lies with pwisnia on GitHub.',
      'Paweł Wiśniewski',
      'The source lies with [handle removed] on GitHub.',
    ],
  ])('are hidden: %s', (text, name, left) => {
    expect(shown(text, name)).toBe(left);
  });

  it('hides a house in a case of its language in one sentence of an English text', () => {
    const text = 'Pracowałem w Comarchu i na studiach. I use Postgres and Docker on most days of the week.';
    expect(shown(text, 'Paweł Wiśniewski', 'Comarch')).not.toContain('Comarch');
  });

  it('leaves words that are no account before a network', () => {
    expect(shown('Keeps small parsers on GitHub and posts notebooks on Kaggle.')).toBe(
      'Keeps small parsers on GitHub and posts notebooks on Kaggle.',
    );
  });
});

describe('verbs behind a pronoun that became they', () => {
  it.each([
    [
      'He reads P&IDs, knows the standards and has a licence.',
      'They read P&IDs, know the standards and have a licence.',
    ],
    [
      'He audits suppliers on site and negotiates in English.',
      'They audit suppliers on site and negotiate in English.',
    ],
    [
      'She mentors two juniors and plans sprints in Jira.',
      'They mentor two juniors and plan sprints in Jira.',
    ],
    [
      'She leads a team that plans the work and negotiates prices.',
      'They lead a team that plans the work and negotiates prices.',
    ],
    [
      'She keeps notes at a.example, won twice and knows the law.',
      'They keep notes at [link removed], won twice and know the law.',
    ],
    ['He owns budgets and plans for the region.', 'They own budgets and plans for the region.'],
  ])('agree with it, and those of others stay: %s', (text, left) => {
    expect(shown(text)).toBe(left);
  });
});
