import { deskOf } from './pipeline.ts';
import type { TestService, Workspace } from './workspace.ts';

// One for the whole run, so that times that are worked out twice agree.
const START = Math.floor(Date.now() / 60_000) * 60_000;

/** A time so many days and hours from now, on the minute. */
export function inDays(days: number, hours = 0): string {
  return new Date(START + days * 86_400_000 + hours * 3_600_000).toISOString();
}

let booked = 0;

/** Books an interview over HTTP and answers its record. */
export async function interview(
  agency: Workspace,
  fields: Record<string, unknown> = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests read into records of every shape
): Promise<any> {
  booked += 1;
  const application_id = fields.application_id ?? (await deskOf(agency).application());
  const answer = await agency.api.post('/interviews', {
    kind: 'internal',
    starts_at: inDays(30 + booked),
    ...fields,
    application_id,
  });
  if (answer.status !== 201) throw new Error(`booking answered ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** Moves an interview and its end into the past, as time would. */
export async function letPass(running: TestService, id: string): Promise<void> {
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable('interviews')
      .set({ starts_at: inDays(-1), ends_at: inDays(-1, 1) })
      .where('id', '=', id)
      .execute(),
  );
}
