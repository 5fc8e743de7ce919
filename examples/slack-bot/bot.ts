import { pathToFileURL } from 'node:url';
import { App, type AppOptions, type RespondFn } from '@slack/bolt';
import { Desk, Refused } from './desk.ts';
import { type Button, order, press } from './talk.ts';

export interface BotOptions {
  /** Where the service is. */
  url: string;
  /** The API key of each Slack user: everybody acts as themselves. */
  keys: Record<string, string>;
  slack: AppOptions;
}

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
      const { text, buttons } = await order(deskOf(command.user_id), command.text, 'Slack');
      const blocks = [section(`This would happen: *${text}*`), buttonsOf(buttons)];
      await respond({ response_type: 'ephemeral', text, blocks });
    });
  });

  for (const id of ['commit', 'leave', 'undo'] as const) {
    app.action(id, async ({ ack, body, action, respond }) => {
      await ack();
      await told(respond, async () => {
        const user = body.user.id;
        const { text, buttons } = await press(deskOf(user), { id, value: buttonValue(action) }, `<@${user}>`);
        const blocks = buttons.length === 0 ? {} : { blocks: [section(text), buttonsOf(buttons)] };
        await respond({ replace_original: true, text, ...blocks });
      });
    });
  }
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

function section(text: string) {
  return { type: 'section' as const, text: { type: 'mrkdwn' as const, text } };
}

function buttonsOf(all: readonly Button[]) {
  return {
    type: 'actions' as const,
    elements: all.map(({ id, label, value }) => ({
      type: 'button' as const,
      action_id: id,
      text: { type: 'plain_text' as const, text: label },
      value,
      ...(id === 'commit' ? { style: 'primary' as const } : {}),
    })),
  };
}

async function main(): Promise<void> {
  const { DESKHAND_URL = 'http://127.0.0.1:8787', DESKHAND_KEYS = '{}', PORT = '3000' } = process.env;
  const { SLACK_BOT_TOKEN, SLACK_SIGNING_SECRET } = process.env;
  if (SLACK_BOT_TOKEN === undefined || SLACK_SIGNING_SECRET === undefined)
    throw new Error(
      'Set SLACK_BOT_TOKEN and SLACK_SIGNING_SECRET. Without Slack: examples/slack-bot/line.ts.',
    );
  const app = createBot({
    url: DESKHAND_URL,
    keys: JSON.parse(DESKHAND_KEYS),
    slack: { token: SLACK_BOT_TOKEN, signingSecret: SLACK_SIGNING_SECRET },
  });
  await app.start(Number(PORT));
  console.log(`The bot listens on port ${PORT}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
