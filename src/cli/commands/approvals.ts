import { type Command, UsageError } from '../command.ts';
import { withService } from '../open.ts';

const set: Command = {
  name: 'approvals set',
  summary: "Set what waits for a person's approval.",
  details:
    'outward: what reaches people outside or removes for good. writes: everything that writes. off: nothing.',
  flags: {
    account: { type: 'string', value: 'ID', required: true, describe: 'The agency: acc_….' },
    key: {
      type: 'string',
      value: 'ID',
      describe: 'The key (key_…) or connection (grt_…) that it holds for.',
    },
    role: {
      type: 'string',
      choices: ['admin', 'team_lead', 'consultant', 'researcher', 'finance', 'read_only'],
      describe: 'The role whose credentials it holds for; a policy of a credential itself goes before.',
    },
    policy: {
      type: 'string',
      required: true,
      choices: ['off', 'outward', 'writes'],
      describe: 'What waits.',
    },
  },
  async run(given) {
    const key = given.maybe('key');
    const role = given.maybe('role');
    if ((key === undefined) === (role === undefined))
      throw new UsageError('Give either --key or --role.', set);
    const { runAsOperator } = await import('#src/operator.ts');
    const { setApprovalPolicyAction } = await import('#src/batch/policy.ts');
    const { data } = await withService(given, (service) =>
      runAsOperator(service, given.text('account'), setApprovalPolicyAction, {
        ...(key === undefined ? {} : { key_id: key }),
        ...(role === undefined ? {} : { role }),
        policy: given.text('policy'),
      }),
    );
    const set_ = data as { subject: string; policy: string; updated_at: string };
    return {
      data: { ...set_ },
      text: `${set_.subject}: ${set_.policy} ${set_.policy === 'off' ? 'nothing waits' : 'waits for approval'}.`,
    };
  },
};

export const approvalCommands: readonly Command[] = [set];
