import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import type { Decider } from '#src/batch/types.ts';
import { runAsOperator } from '#src/server/operator.ts';
import type { Service } from '#src/server/service.ts';
import { type Caller, type Fields, httpCaller } from './callers.ts';

/** What waited for a person, and what came of it. */
export interface DecisionsTold {
  approved: string;
  refused: string;
}

/**
 * The client opens her page as her browser does, and asks to meet the first person on it.
 * @returns who it is, as the page names them
 */
export async function clientClicks(url: string): Promise<string> {
  const page = await (await fetch(url, { headers: BROWSER })).text();
  const send = (path: string, fields: Record<string, string>): Promise<Response> =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { ...BROWSER, Origin: new URL(url).origin, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  await send(`${url}/viewed`, {});
  const form = /action="(\/r\/[^"]+\/items\/[^"]+)"/.exec(page)?.[1];
  const name = /<h2[^>]*>(?:<[^>]+>)*([^<]+)/.exec(page)?.[1] ?? 'somebody';
  if (form === undefined) throw new Error(`The client's page has no form: ${page.slice(0, 200)}`);
  const answer = await send(form, { kind: 'interview', times: 'Monday at 10\nTuesday after 2', note: '' });
  if (answer.status !== 303) throw new Error(`The client's page answered ${answer.status}`);
  return name.trim();
}

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' };

/** An assistant under a policy asks to send two mails: a person approves the one and refuses the other, with a note. */
export async function tellDecisions(
  { service, url }: { service: Service; url: string },
  admin: Caller,
  who: { decider: Decider; consultant: string; candidates: [Fields, Fields] },
  say: (line: string) => void,
): Promise<DecisionsTold> {
  const { decider, candidates } = who;
  const made = await admin.call('create_key', {
    user_id: who.consultant,
    scopes: ['candidates:read', 'emails:read', 'emails:write'],
    name: 'Assistant',
  });
  await runAsOperator(service, decider.accountId, setApprovalPolicyAction, {
    key_id: made.id,
    policy: 'outward',
  });
  const assistant = httpCaller(url, String(made.key));
  const ask = async ({ id, name }: Fields, subject: string, yes: boolean, note: string): Promise<string> => {
    const asked = await assistant.batch({
      reason: `Keep ${name} warm`,
      actions: [
        {
          action: 'send_email',
          input: { candidate_id: id, subject, body: `Hello ${name},\n\nmay we talk this week?` },
        },
      ],
    });
    const approval = asked.approval as { id: string };
    say(`  It wants to write to ${name}; "${asked.confirm_text}" waits.`);
    const { hash } = await readApproval(service, decider, approval.id);
    await decide(service, decider, approval.id, { approve: yes, hash, note });
    await service.batches.settled();
    const { decision } = await assistant.standing(String(asked.batch_id));
    const { decided, by } = decision as { decided: string; by: string };
    say(`       ${by} ${decided} it: "${note}", which the assistant reads in GET /batch/${asked.batch_id}`);
    return String(asked.batch_id);
  };
  return {
    approved: await ask(candidates[0], 'How was the start?', true, 'Good idea.'),
    refused: await ask(candidates[1], 'A role for you', false, 'She asked us to wait until March.'),
  };
}
