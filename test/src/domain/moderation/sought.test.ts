import { describe, expect, it } from 'vitest';
import { certifications, industries, skills } from '#src/domain/lexicon/terms.ts';
import { review } from '#src/domain/moderation/index.ts';
import { turnedAway } from '#src/domain/moderation/turned-away.ts';

const found = (text: string, isUnread: boolean, place = 'AU') =>
  review([['text', text]], { subject: 'role', place, isUnread }).filter(({ verdict }) => verdict !== 'clear');

describe('what says how the person who is sought should be, where nobody reads it before it leaves', () => {
  it.each([
    ['You will be the mother hen of the office.', 'hen'],
    ['From a good family.', 'good family'],
    ['Our customers expect to be served by one of their own.', 'one of their own'],
    ['He wants somebody hungry and young enough to mould.', 'young enough'],
    ['People who limp put off customers.', 'limp'],
    ['You are statuesque and poised.', 'statuesque'],
  ])('holds %s', (text, words) => {
    const findings = found(text, true);
    expect(findings.map((finding) => [finding.verdict, finding.words])).toContainEqual(['held', words]);
    expect(findings[0]?.reason).toContain('what kind of person is wanted');
  });

  it('says nothing of it where a person writes and sends, whose own eyes it has passed', () => {
    expect(found('You are statuesque and poised.', false)).toEqual([]);
  });

  it.each([
    'You are reliable, friendly and quick with numbers.',
    'Somebody with a nose for race conditions.',
    'We look for social workers with child protection experience.',
    'Someone from a bank or an insurer in the industry.',
    'You are a caring health professional.',
    'We look for a good fit of skills and task.',
    'Applicants of all nationalities are welcome.',
    'Requirements:\n- CPA',
  ])('lets what the work needs pass: %s', (text) => {
    expect(found(text, true)).toEqual([]);
  });

  it('lets a list of what somebody must know pass, skill by skill, but for one in fifty', () => {
    const asked = [skills(), certifications(), industries()].flatMap(({ byId }) =>
      [...byId.values()].map(({ name }) => `- ${name}`),
    );
    const held = [...asked, '- Turnaround', '- Payments', '- MBA', '- Pumps'].filter(
      (line) => found(line, true).length > 0,
    );
    expect(held.length).toBeLessThanOrEqual(asked.length / 50);
    expect(held.filter((line) => /Turnaround|Payments|MBA|Pumps/.test(line))).toEqual([]);
  });
});

describe('what nobody reads before it is public', () => {
  const isHeld = (text: string) =>
    review([['text', text]], { subject: 'role', place: 'AU', isUnread: true }).some(
      ({ verdict }) => verdict !== 'clear',
    );

  it.each([
    'Anyone who needs the big desk lamp would be happier somewhere else.',
    'If you sing in the bath, save us both the trouble.',
    'Folks who came through the river gate need not apply.',
    'We will not see anyone the village talks about.',
  ])('waits where people are turned away and not for the work: %s', (text) => {
    expect(turnedAway(text.toLowerCase())).toBeDefined();
    expect(isHeld(text)).toBe(true);
  });

  it.each([
    'Applicants without a heavy vehicle licence need not apply.',
    'If you cannot work nights, this is not the role for you.',
    'Please apply elsewhere on our site if you want a graduate role with less experience.',
  ])('leaves where it is for the work: %s', (text) => {
    expect(turnedAway(text.toLowerCase())).toBeUndefined();
    expect(isHeld(text)).toBe(false);
  });
});
