import { describe, expect, it } from 'vitest';
import { withoutUnknownNames } from '#src/domain/ads/without-unknown-names.ts';

const LIST = '**What you will do**\n\n- Keep the books\n- Answer the phone';
const drafted = (prose: string, description: string, headline: string | null = null) =>
  withoutUnknownNames(
    { ad: { title: 'Yard Clerk', headline, body: `${prose}\n\n${LIST}`, bullets: [] }, left_out: [] },
    description,
    ['Ludlow', 'Harbour Talent'],
  );

describe('a drafted ad in which a name stands that nothing explains', () => {
  it('leaves out the sentence with the name, says which, and keeps the rest', () => {
    const { ad, left_out } = drafted(
      'The yard opens at six. And Brackenshaw thinks he still works here.',
      'The yard opens at six.\nAnd Brackenshaw thinks he still works here.',
    );
    expect(ad.body).toBe(`The yard opens at six.\n\n${LIST}`);
    expect(left_out).toEqual(['And Brackenshaw thinks he still works here.']);
  });

  it('leaves out what stands on one line with it, but not what is done or asked there', () => {
    const line =
      'Tolliver, see below. The one in Hereford is on hold. Answer the weighbridge and book lorries in. Forklift licence, two years in a yard, first aid certificate.';
    const { ad, left_out } = drafted(line, `${line}\nThe yard opens at six.`);
    expect(ad.body).toBe(
      `Answer the weighbridge and book lorries in. Forklift licence, two years in a yard, first aid certificate.\n\n${LIST}`,
    );
    expect(left_out).toEqual(['Tolliver, see below.', 'The one in Hereford is on hold.']);
  });

  it('keeps the rest of a brief that is one long line', () => {
    const brief = `The yard opens at six and shuts at four. Brackenshaw knows of it. ${'There is a canteen with a hot lunch and a garden behind it. '.repeat(4)}`;
    const { ad } = drafted(brief.trim(), brief);
    expect(ad.body).toContain('The yard opens at six and shuts at four.');
    expect(ad.body).not.toContain('Brackenshaw');
  });

  it('stays as it is where nothing would be left of it', () => {
    const ad = { title: 'Yard Clerk', headline: null, body: 'Brackenshaw knows of it.', bullets: [] };
    expect(withoutUnknownNames({ ad, left_out: [] }, 'Brackenshaw knows of it.', []).ad).toEqual(ad);
  });

  it.each([
    "That's all",
    'No wait',
    '16.5 fine',
    'You said 14% but you did the mill for 11',
    'Also rang Ashcombe Search, we’re not exclusive',
    'Ingrid, answers in line',
    '~~ back of the envelope ~~',
  ])('leaves out what stands in a list and is a piece of a talk: %s', (said) => {
    const body = `**What you will do**\n\n- Keep the books\n- ${said}\n- Answer the phone`;
    const ad = { title: 'Yard Clerk', headline: null, body, bullets: [said, 'First aid'] };
    const { ad: shown, left_out } = withoutUnknownNames({ ad, left_out: [] }, null, []);
    expect(shown.body).toBe('**What you will do**\n\n- Keep the books\n- Answer the phone');
    expect(shown.bullets).toEqual(['First aid']);
    expect(left_out).toEqual([said, said]);
  });

  it.each([
    'Please customers',
    'Call clients who owe',
    'Power BI',
    'Okta',
    'Fine dining',
    'Montessori',
    'Jenkins',
  ])('keeps what is done or asked for: %s', (said) => {
    const body = `**What you will do**\n\n- Keep the books\n- ${said}`;
    const ad = { title: 'Yard Clerk', headline: null, body, bullets: [] };
    expect(withoutUnknownNames({ ad, left_out: [] }, null, []).ad.body).toBe(body);
  });
});
