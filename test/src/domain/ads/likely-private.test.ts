import { describe, expect, it } from 'vitest';
import { likelyPrivateIn, withoutLikelyPrivate } from '#src/domain/ads/without-likely-private.ts';
import { chancesIn } from '#src/domain/jobs/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const adOf = (body: string) => ({ title: 'Dispatch Coordinator', headline: null, body, bullets: [] });

/** Which sentences of a brief, each in a line of its own, are taken for private. */
const privateOf = (lines: readonly string[]): string[] =>
  likelyPrivateIn(adOf(lines.join('\n')), lines.join('\n')).map(({ words }) => words);

describe('what is likely for the recruiter alone', () => {
  it.each([
    'Vernon is on his last warning and has no idea that we are looking.',
    'The bank gave us until Easter and two of the drivers have already walked.',
    'You get twelve percent as ever and not a cent more.',
    'His wife runs the accounts and they have split up, so it is ugly at the moment.',
    'Der jetzige Leiter weiß noch nichts davon, dass wir ihn ersetzen.',
    'On ne dit rien à personne, le directeur part en mars et le syndicat est furieux.',
    'Vertrekt omdat hij ruzie heeft met de directeur, maar dat weet het team nog niet.',
  ])('is left out of a draft though no rule has a word for it: %s', (said) => {
    const lines = [
      'Plan the runs for forty vans and keep the board.',
      said,
      'Answer the drivers on the radio.',
    ];
    expect(privateOf(lines)).toEqual([said]);
  });

  it.each([
    'Plan the runs for forty vans and keep the board up to date.',
    'Three years in dispatch and a clean driving record are essential.',
    'You will work with the warehouse team and report to the operations manager.',
    'We pay overtime after 38 hours and there is parking on site.',
    'Der Umgang mit Tourenplanung und gute Deutschkenntnisse sind erforderlich.',
    'Vous planifiez les tournées de quarante véhicules et suivez les livraisons.',
    'Being a woman is an occupational requirement under Schedule 9 of the Equality Act 2010.',
    'We welcome applications from everybody.',
  ])('is nothing that a reader of the ad needs: %s', (said) => {
    expect(privateOf([said])).toEqual([]);
  });

  it('is weighed by what stands around it: talk among talk goes, the same words among duties stay', () => {
    const about = 'The yard opened late again.';
    const duties = [
      'You plan the runs for forty vans.',
      'You answer the drivers on the radio.',
      'You keep the records of the fleet.',
      'You train new drivers.',
      'Three years in dispatch are required.',
    ];
    const talk = [
      'Vernon is on his last warning and does not know.',
      'His wife told me at the pub.',
      'The bank has given us until Easter, keep that to yourself.',
      'You get twelve percent and not a cent more.',
      'Nobody here knows that we are looking.',
    ];
    const chanceAmong = (lines: readonly string[]): number =>
      chancesIn([...lines.slice(0, 3), about, ...lines.slice(3)].join('\n'))(about);
    expect(chanceAmong(talk)).toBeGreaterThan(chanceAmong(duties));
  });

  it.each(['Nige.', 'Marcus.'])('is a sentence of one name: %s', (name) => {
    const lines = ['You plan the runs for forty vans and keep the board.', name, 'You answer the drivers.'];
    expect(privateOf(lines)).toEqual([name]);
  });

  it('is told to whoever drafts, and leaves the rest of the ad as it was', () => {
    const kept = 'Plan the runs for forty vans and keep the board.';
    const told = 'Vernon is on his last warning and has no idea that we are looking.';
    const { ad, left_out } = withoutLikelyPrivate(
      { ad: adOf(`${kept} ${told}`), left_out: [] },
      `${kept}\n${told}`,
    );
    expect(ad.body).toBe(kept);
    expect(left_out).toEqual([told]);
  });

  it('leaves no text where all of it is', () => {
    const told = 'Vernon is on his last warning and has no idea that we are looking.';
    expect(withoutLikelyPrivate({ ad: adOf(told), left_out: [] }, told).ad).toMatchObject({
      headline: null,
      body: null,
      bullets: [],
    });
  });
});

describe('an ad without a title', () => {
  it('is not public before somebody gives it one', async () => {
    const desk = deskOf(agency);
    const client_id = await desk.client({ name: 'Corio Haulage', allow_duplicate: true });
    const job_id = await desk.job({
      client_id,
      title: 'Untitled role',
      description: 'You plan the runs for forty vans and keep the board.\nYou have three years in dispatch.',
    });
    const { body } = await agency.api.post('/distribution/postings', {
      job_id,
      board_slugs: ['career_page'],
    });
    expect(body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'title' });
    await agency.api.post('/batch', {
      actions: [{ action: 'update_job_ad', input: { job_id, title: 'Dispatch Coordinator' } }],
    });
    const again = await agency.api.post('/distribution/postings', { job_id, board_slugs: ['career_page'] });
    expect(again.body.data).toMatchObject([{ status: 'publishing' }]);
  });
});
