// Answers the questions of a screen again and again, in writing and by recordings in turn, and says what it was told was
// kept, until it is killed. Told where on standard input, so that it can be started ahead of time.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { createService } from '#src/server/service.ts';
import { recordingForm, wav } from './speech.ts';

writeSync(1, 'ready\n');
const [line] = await once(process.stdin, 'data');
const { settings, path, questions } = JSON.parse(String(line)) as {
  settings: Record<string, string>;
  path: string;
  questions: number;
};
const app = createApp(
  await createService({
    config: readConfig({
      ...settings,
      LOG_LEVEL: 'silent',
      PUBLIC_PAGE_PER_TEN_MINUTES: '1000000',
      // Recordings are taken, and nobody is asked to hear them here.
      SPEECH_BASE_URL: 'http://127.0.0.1:1/v1',
    }),
  }),
);
writeSync(1, 'running\n');

for (let turn = 1; ; turn += 1) {
  const no = (turn % questions) + 1;
  const sent =
    turn % 2 === 0
      ? app.request(`${path}/answers/${no}/recording`, {
          method: 'POST',
          body: recordingForm(wav(turn), turn),
        })
      : app.request(`${path}/answers/${no}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ text: String(turn) }).toString(),
        });
  const { status } = await sent;
  if (status !== 204 && status !== 303) throw new Error(`answered ${status}`);
  writeSync(1, `ack ${no} ${turn}\n`);
}
