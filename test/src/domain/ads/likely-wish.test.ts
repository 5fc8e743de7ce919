import { describe, expect, it } from 'vitest';
import { tellsOnly } from '#src/domain/ads/likely-wish.ts';
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

const TOLD = [
  "Don't put our name anywhere, Gareth's wife is suing over the pension and the bank is asking.",
  'The name stays off because Sunil is being let go on Friday and his brother runs the depot.',
  "Keep the name off, Ruby's claim for the burns is with the lawyers and Woolworths pays late.",
];
const WISHED = [
  'And no mothers of small kids this time please.',
  'Someone under forty would suit the boys better.',
  'Keep it to Christians, the owner is that way.',
  'Bitte keine Frauen, das gibt nur Ärger.',
];

describe('what a brief says beside the job', () => {
  it.each(TOLD)('only tells what goes on: %s', (said) => {
    expect(tellsOnly(said)).toBe(true);
  });

  it.each(WISHED)('may say whom somebody would have: %s', (said) => {
    expect(tellsOnly(said)).toBe(false);
  });

  it('holds no ad that leaves it out, where it only tells what goes on', async () => {
    const { data } = await posted(TOLD.join('\n'));
    expect(data).toMatchObject([{ status: 'publishing', review: null }]);
    expect(JSON.stringify(data)).not.toMatch(/Gareth|wife|Sunil|Ruby/);
  });

  it.each(WISHED)('holds or refuses the ad that leaves out a wish: %s', async (said) => {
    const body = await posted(`${TOLD[0]}\n${said}`);
    expect(body.error?.type ?? body.data[0].review.state).toMatch(/^(?:unlawful_wording|held)$/);
  });
});
