import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the bot answered it. */
export interface SlackMessage {
  text: string;
  replace_original?: boolean;
  response_type?: string;
  blocks?: { type: string; elements?: { action_id: string; value: string }[] }[];
}

/** As much of a Slack workspace as a bot meets: the Web API, response addresses, and signed requests to the bot. */
export class FakeSlack {
  readonly token = 'xoxb-fake-token';
  readonly signingSecret = 'fake-signing-secret';
  readonly messages: SlackMessage[] = [];
  readonly #waiting: ((message: SlackMessage) => void)[] = [];
  readonly #server = createServer((request, response) => {
    bodyOf(request).then((body) => {
      response.setHeader('Content-Type', 'application/json');
      if (request.url?.startsWith('/respond/')) {
        this.#take(JSON.parse(body));
        response.end('ok');
      } else response.end(JSON.stringify({ ok: true, user_id: 'UBOT', bot_id: 'BBOT', team_id: 'T1' }));
    });
  });
  #url = '';

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get apiUrl(): string {
    return `${this.#url}/api/`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Somebody writes a slash command; resolves with the bot's answer. */
  async write(bot: string, user: string, text: string): Promise<SlackMessage> {
    const answer = this.#next();
    const form = new URLSearchParams({
      token: 'legacy',
      team_id: 'T1',
      channel_id: 'C1',
      user_id: user,
      command: '/desk',
      text,
      response_url: `${this.#url}/respond/1`,
      trigger_id: 'trigger',
    });
    await this.#send(bot, form.toString());
    return answer;
  }

  /** Somebody presses a button of a message. */
  async press(bot: string, user: string, message: SlackMessage, actionId: string): Promise<SlackMessage> {
    const button = message.blocks
      ?.flatMap(({ elements }) => elements ?? [])
      .find(({ action_id }) => action_id === actionId);
    if (button === undefined) throw new Error(`There is no button ${actionId}`);
    const answer = this.#next();
    const payload = {
      type: 'block_actions',
      team: { id: 'T1', domain: 'fake' },
      user: { id: user, username: user, team_id: 'T1' },
      api_app_id: 'A1',
      token: 'legacy',
      container: { type: 'message' },
      trigger_id: 'trigger',
      response_url: `${this.#url}/respond/2`,
      actions: [{ ...button, type: 'button', block_id: 'b1', action_ts: '1' }],
    };
    await this.#send(bot, new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
    return answer;
  }

  /** Sends a request that the bot believes to be from Slack, or not when the secret is another. */
  async send(bot: string, body: string, secret = this.signingSecret): Promise<number> {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
    const response = await fetch(`${bot}/slack/events`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Slack-Request-Timestamp': timestamp,
        'X-Slack-Signature': `v0=${signature}`,
      },
      body,
    });
    await response.text();
    return response.status;
  }

  async #send(bot: string, body: string): Promise<void> {
    const status = await this.send(bot, body);
    if (status !== 200) throw new Error(`the bot answered ${status}`);
  }

  #next(): Promise<SlackMessage> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #take(message: SlackMessage): void {
    this.messages.push(message);
    this.#waiting.shift()?.(message);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
