import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { briefOf, mailsTo, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent', country: 'AU' });

/** What the page of a link says, without its frame. */
const pageOf = async (url: string): Promise<string> =>
  (await (await running.app.request(pathOf(url))).text()).replace(/^.*<main/s, '').replace(/<script.*$/s, '');

const ANA = {
  name: 'Ana Ruiz',
  current_title: 'Controller',
  experience: [
    {
      title: 'Controller',
      employer: 'Boreal Foods',
      from: '2019-01',
      description: 'Closed the books in 5 days.',
    },
  ],
};

it('whoever agrees to a send reads what its page says of the record, as the level shows it', async () => {
  const brief = await briefOf(agency, [ANA]);
  const [application_id] = brief.applications;
  const plan = await agency.api.post('/batch', {
    dry_run: true,
    reason: 'Put Ana forward',
    actions: [
      {
        id: 'send',
        action: 'create_submission',
        input: { job_id: brief.job_id, items: [{ application_id }], identity_visibility: 'anonymous' },
      },
    ],
  });
  const { effects } = plan.body.data.items[0];
  const { shown } = effects.find(({ kind }: { kind: string }) => kind === 'reveal');
  expect(shown['Candidate A']).toContain('Closed the books in 5 days.');
  expect(shown['Candidate A']).not.toContain('Boreal');
});

describe('the page of a submission', () => {
  it('shows what was read before it left, whatever is written to the record since', async () => {
    const brief = await briefOf(agency, [ANA]);
    const [candidate] = brief.candidates;
    const [application_id] = brief.applications;
    const summary = 'Ran finance at Boreal Foods. The youngest CFO of a bank.';
    const sent = (
      await submit(agency, brief, { identity_visibility: 'anonymous', items: [{ application_id, summary }] })
    ).body.data;
    expect(sent.review.state).toBe('held');
    await decideHeld(running, agency, sent.id);
    const released = await pageOf(sent.url);
    expect(released).toContain('Closed the books in 5 days.');
    expect(released).not.toContain('Boreal');
    const patched = await agency.api.patch(`/candidates/${candidate}`, {
      current_title: 'Mother of three',
      experience: [{ title: 'Nurse', employer: 'A hospital', description: 'Is pregnant. Born in 1971.' }],
    });
    expect(patched.status).toBe(200);
    expect(await pageOf(sent.url)).toBe(released);
    await agency.api.post(`/submissions/${sent.id}/resend`);
    expect(await pageOf(sent.url)).toContain('Closed the books in 5 days.');
    const [, again] = await mailsTo(running, brief.contact_email);
    expect(again?.text).toContain('Controller');
    expect(again?.text).not.toContain('Mother of three');
  });

  it('is what was held, also where the record changes while it waits', async () => {
    const brief = await briefOf(agency, [ANA]);
    const [application_id] = brief.applications;
    const summary = 'Knows the trade. Her employer does not know that she is looking.';
    const sent = (await submit(agency, brief, { items: [{ application_id, summary }] })).body.data;
    expect(sent.review.state).toBe('held');
    await agency.api.patch(`/candidates/${brief.candidates[0]}`, { current_title: 'Mother of three' });
    await decideHeld(running, agency, sent.id);
    const page = await pageOf(sent.url);
    expect(page).toContain('Closed the books in 5 days.');
    expect(page).not.toContain('Mother of three');
  });

  it('shows nothing of somebody whose record is gone', async () => {
    const brief = await briefOf(agency, [ANA]);
    const sent = (await submit(agency, brief)).body.data;
    await agency.api.delete(`/candidates/${brief.candidates[0]}`);
    expect(await pageOf(sent.url)).not.toContain('Closed the books in 5 days.');
  });

  it('takes no request for anybody once the role is filled or closed, says so, and does again when it is reopened', async () => {
    const brief = await briefOf(agency, [ANA, { name: 'Bo Lind' }]);
    const sent = (await submit(agency, brief)).body.data;
    const ask = () =>
      press(running, pathOf(sent.url, sent.items[1].id), { kind: 'interview', times: '', note: '' });
    const setTo = async (status: string) =>
      expect((await agency.api.patch(`/jobs/${brief.job_id}`, { status })).status).toBe(200);
    expect(
      (await agency.api.post(`/applications/${brief.applications[0]}/stage`, { stage: 'placed' })).status,
    ).toBe(200);
    await running.service.jobs.runDue();
    const { status } = (await agency.api.get(`/jobs/${brief.job_id}`)).body.data;
    if (status !== 'filled') await setTo('closed');
    const page = await pageOf(sent.url);
    expect(page).toMatch(/This role (has been filled|is closed), so nobody can be asked for here any more/);
    expect(page).not.toContain('name="kind" value="interview"');
    expect(page).not.toContain('You can ask for an interview');
    expect((await ask()).status).toBe(409);
    await setTo('active');
    expect(await pageOf(sent.url)).not.toContain('nobody can be asked for here any more');
    expect((await ask()).status).toBe(303);
  });
});
