import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU' });

const plan = async (action: string, input: Record<string, unknown>) =>
  (await agency.api.post('/batch', { dry_run: true, actions: [{ id: 'one', action, input }] })).body.data;

it("tells which of the agency's settings change, from what and to what, and how the fee of a listing is shared", async () => {
  const settings = await plan('update_account', { timezone: 'Australia/Perth' });
  expect(settings.confirm_text).toMatch(
    /^1 account change \(.+: timezone from Australia\/Sydney to Australia\/Perth\)$/,
  );
  const nested = await plan('set_candidate_allowance', { limit: 300, mode: 'stop' });
  expect(nested.confirm_text).toMatch(
    /^1 account change \(.+: candidate allowance: limit from 200 to 300\)$/,
  );
  await agency.api.patch(`/accounts/${agency.accountId}`, { marketplace: true });
  const job_id = await deskOf(agency).job();
  const words = { headline: 'Site engineer in Sydney', pitch: 'A builder that trains its people.' };
  const pay = { salary_min: 150_000, salary_max: 180_000, fee_percent: 20, owner_share_percent: 60 };
  const listing = { kind: 'job', job_id, ...words, ...pay, accept_terms: true };
  const planned = await plan('create_marketplace_listing', listing);
  expect(planned.confirm_text, JSON.stringify(planned.items)).toContain(
    'Site engineer in Sydney: shown to other agencies, of the fee 60% for us and 40% for who answers it',
  );
});
