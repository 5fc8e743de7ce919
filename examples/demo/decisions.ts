import { DemoPerson } from './browser.ts';
import { type Caller, type Fields, httpCaller } from './callers.ts';

/** What waited for a person, and what came of it. */
export interface DecisionsTold {
  approved: string;
  refused: string;
  /** Nobody has decided it: it is there for whoever opens the desk. */
  waiting: string;
}

/**
 * The client opens her page as her browser does, and asks to meet the first person on it.
 * @returns who it is, as the page names them
 */
export async function clientClicks(url: string): Promise<string> {
  const { pathname } = new URL(url);
  const client = new DemoPerson(url);
  const page = await client.open(pathname);
  const form = /action="(\/r\/[^"]+\/items\/[^"]+)"/.exec(page)?.[1];
  const name = /<h2[^>]*>(?:<[^>]+>)*([^<]+)/.exec(page)?.[1] ?? 'somebody';
  if (form === undefined) throw new Error(`The client's page has no form: ${page.slice(0, 200)}`);
  await client.send(pathname, form, { kind: 'interview', times: 'Monday at 10\nTuesday after 2', note: '' });
  return name.trim();
}

/** Signs in by a link that works once. */
export async function signedIn(link: string): Promise<DemoPerson> {
  const manager = new DemoPerson(link);
  const path = new URL(link).pathname.replace('/set-password/', '/sign-in/once/');
  await manager.send(path, path, {});
  return manager;
}

/** A fresh link for the person who watches: it signs in with one click, once. */
export async function deskLink(manager: DemoPerson, userId: string): Promise<string> {
  const page = await manager.send('/people', '/people/links', { user_id: userId });
  const made = /<code class="secret">([^<]+)</.exec(page)?.[1];
  if (made === undefined) throw new Error('The page of people shows no link.');
  return made.replace('/set-password/', '/sign-in/once/');
}

/** An assistant under a policy asks to send two mails: a person approves the one and refuses the other, with a note. */
export async function tellDecisions(
  url: string,
  admin: Caller,
  who: { manager: DemoPerson; consultant: string; candidates: [Fields, Fields] },
  say: (line: string) => void,
): Promise<DecisionsTold> {
  const { manager, candidates } = who;
  const made = await admin.call('create_key', {
    user_id: who.consultant,
    scopes: ['candidates:read', 'emails:read', 'emails:write'],
    name: 'Assistant',
  });
  const policies = '/approvals/policies';
  await manager.send(policies, policies, { [`set:key_id:${made.id}`]: 'outward' });
  const assistant = httpCaller(url, String(made.key));
  const ask = async (
    { id, name }: Fields,
    subject: string,
    decision: string | null,
    note = '',
  ): Promise<string> => {
    const asked = await assistant.batch({
      reason: `Keep ${name} warm`,
      actions: [
        {
          action: 'send_email',
          input: { candidate_id: id, subject, body: `Hello ${name},\n\nmay we talk this week?` },
        },
      ],
    });
    const path = `/approvals/batches/${(asked.approval as { id: string }).id}`;
    say(`  It wants to write to ${name}; "${asked.confirm_text}" waits at ${path}.`);
    if (decision === null) {
      say('       Nobody has decided yet: the desk says so.');
      return String(asked.batch_id);
    }
    await manager.send(path, path, { decision, note });
    const answer = (await assistant.standing(String(asked.batch_id))).decision as Fields;
    say(
      `       ${answer.by} ${answer.decided} it: "${answer.note}", as the assistant reads in GET /batch/${asked.batch_id}`,
    );
    return String(asked.batch_id);
  };
  return {
    approved: await ask(candidates[0], 'How was the start?', 'approve', 'Good idea.'),
    refused: await ask(candidates[1], 'A role for you', 'refuse', 'She asked us to wait until March.'),
    waiting: await ask(candidates[0], 'Lunch in your first week?', null),
  };
}
