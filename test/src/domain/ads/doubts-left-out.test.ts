import { describe, expect, it } from 'vitest';
import { mayWish } from '#src/domain/ads/told-inside.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const WORK = `We need a tiler in Geelong, full time, $42 to $48 an hour.
You set out and tile bathrooms and wet areas, waterproof and grout.
You have a trade certificate and a driver licence.
`;

async function posted(aside: string) {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Corio Bathrooms', allow_duplicate: true });
  const job_id = await desk.job({ client_id, title: 'Tiler', description: WORK + aside });
  return (await agency.api.post('/distribution/postings', { job_id, board_slugs: ['career_page'] })).body;
}

describe('what is only doubted of a part of the brief that the ad leaves out', () => {
  it.each([
    'NOT FOR ADVERT: Trev is off to Aussie and hasnt told the boss.',
    'Niet voor de advertentie. De naam Trevzorg blijft er dus uit.',
  ])('holds no ad where it wishes for nobody: %s', async (aside) => {
    const body = await posted(aside);
    expect(JSON.stringify(body.data)).not.toContain('Trev');
    expect(body.data).toMatchObject([{ status: 'publishing', review: null }]);
  });

  it('is told where it holds no ad', async () => {
    const body = await posted('Not for the advert. Trev is a Kiwi.');
    expect(body.data).toMatchObject([{ status: 'publishing', review: null }]);
    expect(JSON.stringify(body.meta.warnings)).toContain('the ad leaves it out');
  });

  it('holds or refuses the ad where it says whom somebody would have', async () => {
    const body = await posted(
      'The boys up there have had enough of the Indian drivers so keep it to Aussies and Kiwis this time.',
    );
    expect(body.error?.type ?? body.data[0].review.state).toMatch(/^(?:unlawful_wording|held)$/);
  });

  it('lets no plain wish go with what it says of somebody who is there', async () => {
    const body = await posted(
      'Unter uns: es soll eine Dame sein, und die Familienplanung sollte abgeschlossen sein, nachdem uns Frau Teske zweimal in Elternzeit gegangen ist.',
    );
    expect(body.error?.type ?? body.data[0].review.state).toMatch(/^(?:unlawful_wording|held)$/);
  });

  it.each([
    ['Mná na hÉireann welcome ha.', 'Mná'],
    ['We love moms who are coming back to work.', 'moms'],
    ['The site is unionised.', 'unionised'],
  ])('goes from a drafted ad, is told, and the rest goes out: %s', async (aside, word) => {
    const body = await posted(aside);
    expect(body.data).toMatchObject([{ status: 'publishing', review: null }]);
    const { job_id } = body.data[0];
    const ad = (await agency.api.get(`/jobs/${job_id}/ad`)).body.data;
    expect(JSON.stringify(ad)).not.toContain(word);
    expect(ad.body).toContain('waterproof and grout');
    expect(JSON.stringify(body.meta.warnings)).toMatch(
      new RegExp(`may be taken for who is wanted: .*${word}`, 'u'),
    );
  });

  it.each([
    'Young guys with strong backs suit this.',
    'Prefer mums. Not someone over fifty.',
    'We love moms. A fit young team wants its like.',
  ])('stays and stops the ad where it plainly picks people, or does so more than once: %s', async (aside) => {
    const body = await posted(aside);
    expect(body.error?.type ?? body.data[0].review.state).toMatch(/^(?:unlawful_wording|held)$/);
  });

  it.each([
    ['My dad who owns it is ill, it is cancer.', 'dad'],
    ['Shortlisting is done blind.', 'blind'],
    ['Please mention us nowhere, Frau Seidl is on parental leave.', 'parental'],
  ])('is no wish: %s', (text, word) => {
    expect(mayWish(text, text.indexOf(word))).toBe(false);
  });

  it.each([
    ['So I would rather someone who is past baby leave.', 'baby'],
    ['Keep it to Aussies this time.', 'Aussies'],
    ['Möglichst keine Mutter.', 'Mutter'],
    ['Plutôt un homme.', 'homme'],
  ])('may be a wish: %s', (text, word) => {
    expect(mayWish(text, text.indexOf(word))).toBe(true);
  });
});
