import { pathToFileURL } from 'node:url';
import { App, type AppOptions, type RespondFn } from '@slack/bolt';
import { type Batch, Desk, Refused } from './desk.ts';
import { readOrder } from './orders.ts';

export interface BotOptions {
  /** Where the service is. */
  url: string;
  /** The API key of each Slack user: everybody acts as themselves. */
  keys: Record<string, string>;
  slack: AppOptions;
}

const SLACK_VALUE_LIMIT = 2000;

/** The bot: `/desk …` shows a plan with buttons, the buttons commit it, leave it, or take it back. */
export function createBot({ url, keys, slack }: BotOptions): App {
  const app = new App(slack);
  const deskOf = (user: string): Desk => {
    const key = keys[user];
    if (key === undefined) throw new Refused('You have no key here yet. Ask whoever runs this bot.');
    return new Desk(url, key);
  };

  app.command('/desk', async ({ command, ack, respond }) => {
    await ack();
    await told(respond, async () => {
      const order = readOrder(command.text);
      const plan = await deskOf(command.user_id).plan(order, `Slack: /desk ${command.text}`.slice(0, 500));
      await respond(planMessage(plan));
    });
  });

  app.action('commit', async ({ ack, body, action, respond }) => {
    await ack();
    await told(respond, async () => {
      const { plan_id: plan, confirm_text: text } = JSON.parse(buttonValue(action)) as Required<
        Pick<Batch, 'plan_id' | 'confirm_text'>
      >;
      const batch = await deskOf(body.user.id).commit(plan, text);
      await respond(doneMessage(batch, text, body.user.id));
    });
  });

  app.action('undo', async ({ ack, body, action, respond }) => {
    await ack();
    await told(respond, async () => {
      const batch = await deskOf(body.user.id).undo(buttonValue(action));
      const left = batch.items.filter(({ undo }) => undo !== undefined && undo.outcome !== 'done');
      const text =
        left.length === 0
          ? `Taken back by <@${body.user.id}>.`
          : `Not all of it can be taken back: ${left.map(({ action: name, undo }) => `${name} (${undo?.outcome})`).join(', ')}.`;
      await respond({ replace_original: true, text });
    });
  });

  app.action('leave', async ({ ack, respond }) => {
    await ack();
    await respond({ replace_original: true, text: 'Left as it is; nothing was done.' });
  });
  return app;
}

// What the service says is said on; only what nobody foresaw is left to Bolt's log.
async function told(respond: RespondFn, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await respond({ replace_original: false, response_type: 'ephemeral', text: error.message });
  }
}

function buttonValue(action: unknown): string {
  return (action as { value?: string }).value ?? '';
}

function planMessage(plan: Batch) {
  const failed = plan.items.find(({ error }) => error !== undefined);
  if (plan.plan_id === undefined || plan.confirm_text === undefined) {
    const { message = 'It cannot be tried out.', fix = '' } = failed?.error ?? {};
    throw new Refused(`${message} ${fix}`.trim());
  }
  const value = JSON.stringify({ plan_id: plan.plan_id, confirm_text: plan.confirm_text });
  if (value.length > SLACK_VALUE_LIMIT)
    throw new Refused('That is too much for one message; do it in parts.');
  return {
    response_type: 'ephemeral' as const,
    text: plan.confirm_text,
    blocks: [
      section(`This would happen: *${plan.confirm_text}*`),
      buttons([
        { id: 'commit', label: 'Do it', value, style: 'primary' },
        { id: 'leave', label: 'Leave it', value: plan.plan_id },
      ]),
    ],
  };
}

function doneMessage(batch: Batch, text: string, user: string) {
  if (batch.status === 'awaiting_approval')
    return { replace_original: true, text: `Waits for approval: ${batch.approval?.url ?? ''}` };
  const failed = batch.items.find(({ error }) => error !== undefined);
  if (failed !== undefined)
    return { replace_original: true, text: `Not done: ${failed.error?.message ?? failed.status}` };
  const made = batch.items.map(({ result }) => result?.id).filter((id) => id !== undefined);
  const line = `Done by <@${user}>: ${text}${made.length === 0 ? '' : ` (${made.join(', ')})`}`;
  return {
    replace_original: true,
    text: line,
    blocks: [
      section(line),
      ...(batch.batch_id === undefined
        ? []
        : [buttons([{ id: 'undo', label: 'Take it back', value: batch.batch_id }])]),
    ],
  };
}

function section(text: string) {
  return { type: 'section' as const, text: { type: 'mrkdwn' as const, text } };
}

function buttons(all: { id: string; label: string; value: string; style?: 'primary' }[]) {
  return {
    type: 'actions' as const,
    elements: all.map(({ id, label, value, style }) => ({
      type: 'button' as const,
      action_id: id,
      text: { type: 'plain_text' as const, text: label },
      value,
      ...(style === undefined ? {} : { style }),
    })),
  };
}

async function main(): Promise<void> {
  const { DESKHAND_URL = 'http://127.0.0.1:8787', DESKHAND_KEYS = '{}', PORT = '3000' } = process.env;
  const { SLACK_BOT_TOKEN, SLACK_SIGNING_SECRET } = process.env;
  if (SLACK_BOT_TOKEN === undefined || SLACK_SIGNING_SECRET === undefined)
    throw new Error('Set SLACK_BOT_TOKEN and SLACK_SIGNING_SECRET.');
  const app = createBot({
    url: DESKHAND_URL,
    keys: JSON.parse(DESKHAND_KEYS),
    slack: { token: SLACK_BOT_TOKEN, signingSecret: SLACK_SIGNING_SECRET },
  });
  await app.start(Number(PORT));
  console.log(`The bot listens on port ${PORT}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
