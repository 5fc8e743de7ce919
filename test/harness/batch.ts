import * as z from 'zod';
import { catalogue } from '#actions/catalogue.ts';
import { type Action, defineRead, defineWrite } from '#src/action/define.ts';
import { Batches } from '#src/batch/index.ts';
import { createClient } from '#src/domain/clients/index.ts';
import { Client, CreateClient } from '#src/domain/clients/schema.ts';
import { id } from '#src/lib/ids.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import type { Answer, Api, TestService } from './workspace.ts';

/** Adds actions to the catalogue that a service's batches take theirs from. */
export function withActions(running: TestService, actions: readonly Action[], heartbeatMs?: number): void {
  const all = new Map([...catalogue, ...actions.map((action): [string, Action] => [action.name, action])]);
  Object.assign(running.service, { batches: new Batches(all, heartbeatMs) });
}

/** Sends a batch and answers it at its end, also on a busy machine, where it takes longer than a request waits. */
export async function sendToItsEnd({ service }: TestService, api: Api, body: object): Promise<Answer> {
  const answer = await api.post('/batch', body);
  const { status, batch_id } = answer.body.data ?? {};
  if (status !== 'running') return answer;
  await service.batches.settled();
  return api.get(`/batch/${batch_id}`);
}

/** A write whose slow work a test holds open, fails or counts. */
export function slowAction(
  name: string,
  prepare: (input: { name: string }) => Promise<string>,
  options: { outside?: boolean } = {},
): Action {
  return defineWrite({
    name,
    title: 'Make a client slowly',
    description: 'For tests: makes a client named by what its slow work answers.',
    scope: 'clients:write',
    idempotency: 'optional',
    success: 201,
    risk: { destructive: false, outward: false, reversible: false },
    ai: true,
    input: z.object({ name: z.string(), client_id: id('client').optional() }),
    output: Client,
    prepare: (_, input) => prepare(input),
    run: (ctx, _, prepared: string) =>
      createClient(ctx, CreateClient.parse({ name: prepared, allow_duplicate: true })),
    subject: (client) => client.id,
    ...(options.outside
      ? { reconcile: ({ name: search }: { name: string }) => ({ action: 'list_clients', input: { search } }) }
      : {}),
  });
}

/** A read whose result holds text that an outsider wrote. */
export const readCvAction = defineRead({
  name: 'read_cv',
  title: 'Read a CV',
  description: 'For tests: answers with text from outside.',
  scope: 'candidates:read',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    text: untrusted('cv', z.string()).describe('As it was sent.'),
    lines: z.array(z.object({ body: untrusted('cv', z.nullable(z.string())) })),
  }),
  run: () =>
    Promise.resolve({
      name: 'Ana',
      text: 'attacker@evil.example',
      lines: [{ body: 'attacker@evil.example' }],
    }),
});

/** A read that hands back a plain text, as a note of the agency's own people would. */
export const keepNoteAction = defineRead({
  name: 'keep_note',
  title: 'Keep a note',
  description: 'For tests: answers with what it was given.',
  scope: 'candidates:read',
  input: z.object({ text: z.string() }),
  output: z.object({ text: z.string() }),
  run: (_, { text }) => Promise.resolve({ text }),
});

/** A read with inputs that text from outside must not decide. */
export const payAction = defineRead({
  name: 'pay',
  title: 'Pay somebody',
  description: 'For tests: takes guarded inputs.',
  scope: 'candidates:read',
  input: z.object({
    to: guarded('recipient', z.string()).optional(),
    credits: z
      .array(z.object({ user_id: guarded('credit', z.string()), note: z.string().optional() }))
      .optional(),
    note: z.string().optional(),
  }),
  output: z.object({ paid: z.boolean() }),
  run: () => Promise.resolve({ paid: true }),
});
