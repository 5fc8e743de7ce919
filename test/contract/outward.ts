import type { Stage } from './stage.ts';
import type { World } from './world.ts';

/** What an outward action would send and where its address is kept, for a test that moves the address in between. */
export interface Outward {
  /** Its input, where that of the fixtures reaches nobody. */
  input?: (world: World, stage: Stage) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Moves the address that it would go to; null for an action that goes to none, and why. */
  move: ((world: World, stage: Stage) => Promise<unknown>) | null;
  why?: string;
}

const EVIL = 'somebody@evil.example';

async function patch({ desk }: World, path: string, body: object): Promise<void> {
  const answer = await desk.api.patch(path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body.error)}`);
}

const candidate = (world: World) => patch(world, `/candidates/${world.ids.candidate_id}`, { email: EVIL });
const contact = (world: World) =>
  patch(world, `/clients/${world.ids.client_id}/contacts/${world.ids.contact_id}`, { email: EVIL });
const waiting = (world: World) =>
  patch(world, `/scheduled-emails/${world.ids.scheduled_email_id}`, { to_address: EVIL });
// What calls an interview off goes to where the invitation went.
const uninvited = (world: World) =>
  patch(world, `/interviews/${world.ids.interview_id}`, { interviewers: [] });
const receiver = (world: World) =>
  patch(world, `/webhooks/${world.ids.webhook_id}`, { url: 'https://evil.example/hook' });
const board = (world: World) =>
  patch(world, '/distribution/boards/webhook', { webhook_url: 'https://evil.example/board' });

/** The person whom an intro is about, as the partner agency would be told how to reach them. */
const introduced = async ({ desk }: World, { running }: Stage): Promise<void> => {
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('candidates')
      .set({ email: EVIL, email_folded: EVIL })
      .where('account_id', '=', desk.accountId)
      .where('email', '=', 'shared@people.example')
      .execute(),
  );
};

/** Sets the board that sends to an address, and answers a job that can be posted there. */
async function toAddress(world: World): Promise<Record<string, unknown>> {
  await patch(world, '/distribution/boards/webhook', {
    webhook_url: 'https://board.example/in',
    pricing: 'free',
  });
  return { job_id: world.ids.job_id, board_slugs: ['webhook'] };
}

/** A posting on the board that sends to an address, parked until somebody confirms it. */
async function parked(world: World): Promise<Record<string, unknown>> {
  await toAddress(world);
  await patch(world, '/distribution/boards/webhook', { pricing: 'paid' });
  const posted = await world.desk.api.post('/distribution/postings', {
    job_id: world.ids.job_id,
    board_slugs: ['webhook'],
  });
  return { posting_id: posted.body.data[0].id };
}

/** A posting there that the board did not take for its place, which it takes by now. */
async function rejected(world: World): Promise<Record<string, unknown>> {
  await toAddress(world);
  await patch(world, '/distribution/boards/webhook', { regions: ['NZ'] });
  const posted = await world.desk.api.post('/distribution/postings', {
    job_id: world.ids.job_id,
    board_slugs: ['webhook'],
  });
  await patch(world, '/distribution/boards/webhook', { regions: [] });
  return { posting_id: posted.body.data[0].id };
}

/** A posting that stands there. */
async function standing(world: World, { running }: Stage): Promise<Record<string, unknown>> {
  const { posting_id } = await parked(world);
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('postings')
      .set({ status: 'live', error_code: null, error_message: null })
      .where('id', '=', String(posting_id))
      .execute(),
  );
  return { posting_id };
}

/** A posting there that has ended. */
async function ended(world: World): Promise<Record<string, unknown>> {
  const { posting_id } = await parked(world);
  await world.desk.api.post(`/distribution/postings/${posting_id}/expire`);
  return { posting_id };
}

const nobody = (why: string): Outward => ({ move: null, why });
const PUBLIC = 'It is for everybody, at the address of this service.';
const LATER = 'Nothing leaves by it: what it sets up is sent by what happens later.';

/** Every outward action of the catalogue; one that is missing here fails the test. */
export const outward: Record<string, Outward> = {
  send_email: { move: candidate },
  schedule_email: { move: candidate },
  confirm_email_draft: { move: candidate },
  send_scheduled_email_now: { move: waiting },
  update_scheduled_email: { move: waiting },
  create_interview: { move: candidate },
  update_interview: { move: candidate },
  cancel_interview: { move: uninvited },
  start_video_call: nobody('It reaches outside while it runs, so its plan tells what was asked and no more.'),
  request_referee_details: { move: candidate },
  send_ai_voice_screen: { move: candidate },
  set_ai_screening: nobody(LATER),
  create_submission: { move: contact },
  resend_submission: { move: contact },
  answer_submission_question: { move: contact },
  send_spec: { move: contact },
  chase_spec: { move: contact },
  answer_spec_question: { move: contact },
  release_held: { move: contact },
  post_job: { input: toAddress, move: board },
  confirm_posting: { input: parked, move: board },
  retry_posting: { input: rejected, move: board },
  repost_posting: { input: ended, move: board },
  expire_posting: { input: standing, move: board },
  configure_board: {
    input: async (world) => {
      await toAddress(world);
      return { board_slug: 'webhook', monthly_post_limit: 5 };
    },
    move: board,
  },
  test_webhook: { move: receiver },
  replay_webhook_delivery: { move: receiver },
  update_webhook: { move: receiver },
  set_client_fee_terms: nobody('It binds the agency, and nothing leaves by it.'),
  create_webhook: nobody('Its address stands in its input.'),
  get_contractor_page_link: nobody('The link is handed to whoever asked for it.'),
  update_job_ad: nobody(PUBLIC),
  create_talent_pool: nobody(PUBLIC),
  update_talent_pool: nobody(PUBLIC),
  create_distribution_rule: nobody(LATER),
  update_distribution_rule: nobody(LATER),
  advance_test_clock: nobody('What falls due by it is sent by what was agreed to before.'),
  respond_to_marketplace_intro: {
    input: ({ ids }) => ({ intro_id: ids.intro_id, action: 'accept' }),
    move: introduced,
  },
  create_marketplace_intro: nobody('It goes to an agency of the marketplace, which has no address here.'),
  update_marketplace_deal: nobody('It goes to an agency of the marketplace, which has no address here.'),
  create_marketplace_listing: nobody('It is for every agency of the marketplace, under no name.'),
  update_marketplace_listing: nobody('It is for every agency of the marketplace, under no name.'),
};
