import { describe, expect, it } from 'vitest';
import { toldByName } from '#src/domain/ads/told-by-name.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'GB', name: 'Harbour Talent' });
const held = (text: string) =>
  toldByName([['body', text]]).map(({ verdict, about }) => `${verdict} ${about}`);

describe('what an ad tells of somebody by name', () => {
  it.each([
    'Our last buyer, Anna Birch, left after chemo.',
    'Your predecessor, Marcus Webb, retired early after a stroke.',
    'Ruth Cole is off with depression.',
    'Peter had a heart attack in May.',
    'Sandra is signed off with stress.',
  ])('of their health waits for a person: %s', (text) => {
    expect(held(text)).toEqual(['held disability_or_health']);
  });

  it.each([
    'You step in for Ines Calder, who is on maternity leave.',
    'Cover for Joan Hale, who is going on maternity leave until June.',
  ])('of a child waits for a person: %s', (text) => {
    expect(held(text)).toEqual(['held pregnancy']);
  });

  it.each([
    'This is maternity cover until June.',
    'You care for people after a stroke, with Grace as your mentor.',
    'Grace leads the stroke ward and Tom runs the cancer clinic.',
    'The role covers maternity leave for twelve months.',
    'Paris is off the list of sites. We offer enhanced maternity leave.',
    'You will report to Helen, who has led the depression service since 2019.',
    'Rose has worked with cancer charities.',
  ])('holds nothing where it is of the work: %s', (text) => {
    expect(held(text)).toEqual([]);
  });

  it('is not public by a rule or a program before somebody lets it go', async () => {
    const desk = deskOf(agency);
    const client_id = await desk.client({ name: 'Corio Mills', allow_duplicate: true });
    const job_id = await desk.job({
      client_id,
      title: 'Clerk',
      description: 'You keep the ledgers and post the receipts.',
    });
    const { body } = await agency.api.post('/batch', {
      actions: [
        {
          action: 'update_job_ad',
          input: {
            job_id,
            body: 'You keep ledgers. Your predecessor, Marcus Webb, left after a stroke.',
            status: 'published',
          },
        },
      ],
    });
    expect(body.data.items[0].result).toMatchObject({ status: 'draft', review: { state: 'held' } });
  });
});
