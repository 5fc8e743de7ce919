import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { briefOf, mailsTo } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });

/** A key that plans before anything leaves, and what it would send of two people without their names. */
async function planned(more: Record<string, unknown> = {}) {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const key = await agency.key(['admin']);
  const summary = `${'Closes the books of four entities in four days. '.repeat(20)}Ends here.`;
  const shown = await callTool(running.app, key, 'create_submission', {
    job_id: brief.job_id,
    items: brief.applications.map((application_id) => ({ application_id, summary })),
    identity_visibility: 'anonymous',
    ...more,
  });
  return { brief, key, shown, text: shown.content[0]?.text ?? '', data: shown.structuredContent };
}

it('names in what is agreed to who is put forward as whom, how much of them is seen, and that a link opens', async () => {
  const { text, data } = await planned();
  const agreed =
    /Ana Ruiz as Candidate A and Bo Lind as Candidate B, without names, for Controller to Acme \d+; link without a login for 7 days/;
  expect(data.confirm_text).toMatch(agreed);
  expect(text).toMatch(agreed);
});

it('names who would get a submission that waits for a person, of which no mail is made yet', async () => {
  const { text, data } = await planned({ intro_body: 'Their employer does not know that they are looking.' });
  for (const half of [text, JSON.stringify(data)]) {
    expect(half).toContain('waits for a person');
    expect(half).toContain('for Controller to Jo Contact at Acme');
  }
});

it('shows the summaries and the mail of a submission whole before it is sent, in the text and in the data', async () => {
  const { text, data } = await planned({ intro_body: `${'A word before. '.repeat(40)}Its end.` });
  for (const half of [text, JSON.stringify(data)]) {
    expect(half.match(/Ends here\./g)).toHaveLength(2);
    expect(half).toContain('Its end.');
    expect(half).toContain('Candidate B');
    expect(half).not.toContain('more characters]');
  }
});

it('answers what a submission made with its id, in the text and in the data', async () => {
  const { key, data } = await planned();
  const { plan_id, confirm_text } = data;
  const done = await callTool(running.app, key, 'commit_plan', { plan_id, confirm_text });
  const [item] = done.structuredContent.items as { result: { id: string } }[];
  expect(item?.result.id).toMatch(/^sub_/);
  expect(done.content[0]?.text).toContain(item?.result.id);
});

it('signs an introduction of the agency’s own words, and does not sign what is signed', async () => {
  const sent = async (intro_body: string) => {
    const { brief, key, data } = await planned({ intro_body });
    const { plan_id, confirm_text } = data;
    await callTool(running.app, key, 'commit_plan', { plan_id, confirm_text });
    const [mail] = await mailsTo(running, brief.contact_email);
    return mail?.text ?? '';
  };
  expect(await sent('Two people for you.')).toMatch(/Two people for you\.\s+Mia Admin\s+Harbour Talent/);
  expect((await sent('Two people for you.\n\nBest, Mia')).match(/Mia Admin/g)).toBeNull();
});

it('shows what a spec and a listing will say whole before they leave, in the text and in the data', async () => {
  const key = await agency.key(['admin']);
  const brief = await briefOf(agency, [{ name: 'Cy Spec' }]);
  const { client, id: job_id } = (await agency.api.get(`/jobs/${brief.job_id}`)).body.data;
  const { candidate_id } = (await agency.api.get(`/applications/${brief.applications[0]}`)).body.data;
  const pitch = `${'Closes the books of four entities in four days. '.repeat(20)}Ends with this.`;
  const said = { headline: 'Controller who closes early', chips: ['CPA', 'SAP'], pitch };
  const spec = await callTool(running.app, key, 'send_spec', { candidate_id, client_id: client.id, ...said });
  await agency.api.patch(`/accounts/${agency.accountId}`, { marketplace: true });
  const asListed = { kind: 'job', job_id, accept_terms: true, ...said };
  const listing = await callTool(running.app, key, 'create_marketplace_listing', asListed);
  for (const { content, structuredContent } of [spec, listing])
    for (const half of [content[0]?.text ?? '', JSON.stringify(structuredContent)])
      for (const words of [said.headline, 'SAP', 'Ends with this.']) expect(half).toContain(words);
});
