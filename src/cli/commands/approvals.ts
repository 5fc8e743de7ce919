import { type Command, UsageError } from '../command.ts';
import { withService } from '../open.ts';

const set: Command = {
  name: 'approvals set',
  summary: "Set what waits for a person's approval.",
  details:
    'outward: what reaches people outside or removes for good, and changes of keys, people and roles. writes: everything that ' +
    'writes. off: nothing. Of the policies of a key or connection, of its person and of the role, the strictest holds.',
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
      describe: 'The role whose credentials it holds for.',
    },
    user: { type: 'string', value: 'ID', describe: 'The person (usr_…) whose credentials it holds for.' },
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
    const user = given.maybe('user');
    if ([key, role, user].filter((one) => one !== undefined).length !== 1)
      throw new UsageError('Give one of --key, --user and --role.', set);
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { setApprovalPolicyAction } = await import('#src/batch/policy.ts');
    const { data } = await withService(given, (service) =>
      runAsOperator(service, given.text('account'), setApprovalPolicyAction, {
        ...(key === undefined ? {} : { key_id: key }),
        ...(user === undefined ? {} : { user_id: user }),
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
