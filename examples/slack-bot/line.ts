import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Desk, Refused } from './desk.ts';
import { type Button, type Message, order, press } from './talk.ts';

/**
 * The bot without Slack: what is written to `/desk` is a line, and a button is pressed by its number.
 * @param lines what the person writes
 */
export async function talkInLines(
  desk: Desk,
  lines: AsyncIterable<string>,
  say: (text: string) => void,
): Promise<void> {
  let buttons: readonly Button[] = [];
  for await (const line of lines) {
    const text = line.trim().replace(/^\/desk\s+/, '');
    if (text === '') continue;
    const pressed = buttons[Number(text) - 1];
    try {
      const message: Message =
        pressed === undefined ? await order(desk, text, 'Terminal') : await press(desk, pressed, 'you');
      buttons = message.buttons;
      say(`${pressed === undefined ? 'This would happen: ' : ''}${message.text}`);
      for (const [at, { label }] of buttons.entries()) say(`  ${at + 1}  ${label}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(error.message);
    }
  }
}

async function main(): Promise<void> {
  const { DESKHAND_URL = 'http://127.0.0.1:8787', DESKHAND_KEY } = process.env;
  if (DESKHAND_KEY === undefined) {
    console.error('Set DESKHAND_KEY to an API key; npm start prints one the first time.');
    process.exitCode = 1;
    return;
  }
  console.log('Write as you would after /desk; a number presses a button; Ctrl-D ends.');
  const lines = createInterface({ input: process.stdin });
  await talkInLines(new Desk(DESKHAND_URL, DESKHAND_KEY), lines, (text) => console.log(text));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
