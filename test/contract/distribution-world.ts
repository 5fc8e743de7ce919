import type { TestService, Workspace } from '#test/harness/workspace.ts';

/** A job draft, a rule, and a posting in each state that an action starts from, made through the API. */
export async function buildDistribution(
  running: TestService,
  desk: Workspace,
  ids: Record<string, string>,
): Promise<void> {
  const set = async (board: string, body: unknown): Promise<void> => {
    const answer = await desk.api.patch(`/distribution/boards/${board}`, body);
    if (answer.status !== 200) throw new Error(`no board was set: ${JSON.stringify(answer.body.error)}`);
  };
  const job = async (title: string, country?: string): Promise<string> => {
    const location = country === undefined ? undefined : { type: 'on_site', country };
    const made = await desk.api.post('/jobs', {
      title,
      client_id: ids.client_id,
      description: 'Requirements:\n- CPA',
      ...(location === undefined ? {} : { location }),
    });
    return made.body.data.id;
  };
  const posted = async (job_id: string, board: string): Promise<string> => {
    const answer = await desk.api.post('/distribution/postings', { job_id, board_slugs: [board] });
    if (answer.status !== 201) throw new Error(`nothing was posted: ${JSON.stringify(answer.body.error)}`);
    return answer.body.data[0].id;
  };
  const draft = await desk.api.post('/jobs/from-description', {
    text: 'Controller\nLocation: Perth',
    client_id: ids.client_id,
  });
  ids.job_draft_token = draft.body.data.review_token;
  const rule = await desk.api.post('/distribution/rules', {
    name: 'Kiwi jobs',
    filter: { country: 'NZ' },
    target_board_slugs: ['xml_feed'],
  });
  ids.rule_id = rule.body.data.id;
  await set('file_drop', { pricing: 'paid' });
  await set('xml_feed', { regions: ['AU'] });
  const [here, nowhere] = [await job('Payroll Lead', 'AU'), await job('Auditor')];
  ids.posting_id = await posted(here, 'xml_feed');
  ids.parked_posting_id = await posted(here, 'file_drop');
  ids.rejected_posting_id = await posted(nowhere, 'xml_feed');
  ids.expired_posting_id = await posted(nowhere, 'career_page');
  await running.service.jobs.runDue();
  await desk.api.post(`/distribution/postings/${ids.expired_posting_id}/expire`);
}
