import { expect, it } from 'vitest';
import type { HandedMail } from '#src/domain/emails/handovers.ts';
import { Recorder } from '#src/workers/mail/recorder.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

/** The outcome of a mail that is not in the store any more. */
const handed = (id: string): HandedMail =>
  ({
    mail: { row: { id, account_id: desk.accountId, actor: '{"type":"system","name":"Deskhand"}' } },
    outcome: { outcome: 'unknown' },
  }) as HandedMail;

it('records an outcome that comes in whichever moment the work on those before it ends', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    const recorder = new Recorder(running.service.runtime, () => {});
    const next = async (): Promise<void> => {
      for (let i = 0; i < moments; i += 1) await Promise.resolve();
      await recorder.record(handed('mail_second'), true);
    };
    const ended = recorder.record(handed('mail_first'), true).then(next);
    // It rejects where the mail is unknown, which is an end too.
    const late = new Promise((resolve) => void setTimeout(resolve, 20_000, 'never').unref());
    expect(await Promise.race([ended, late]), `${moments} moments after`).toBe(undefined);
  }
});
