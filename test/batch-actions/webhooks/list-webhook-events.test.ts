import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { EVENTS } from '#src/domain/events.ts';
import { useService } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';
import { subscribed } from '#test/harness/subscribed.ts';

const running = useService({ ALLOW_PRIVATE_TARGETS: 'true' });

interface Listed {
  name: string;
  description: string;
  schema: object;
}

it('lists the 27 events of the catalogue with a JSON Schema each, and needs webhooks:read', async () => {
  const desk = await running.workspace();
  const { data } = (await desk.api.get('/webhooks/events')).body;
  expect(data.map(({ name }: Listed) => name)).toEqual(Object.keys(EVENTS));
  expect(data).toHaveLength(27);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { schema, description } of data as Listed[]) {
    expect(ajv.compile(schema)).toBeTypeOf('function');
    expect(description).toMatch(/^Fires when /);
  }
  const refused = await desk.as(await desk.key(['jobs:read'])).get('/webhooks/events');
  expect(refused.body.error.scope).toBe('webhooks:read');
});

it('describes what is really sent', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk);
  const hire = await applied(desk.api);
  await desk.api.post(`/applications/${hire.applicationId}/stage`, { stage: 'rejected', reason: 'No visa' });
  const second = await applied(desk.api);
  const placed = await desk.api.post('/placements', {
    application_id: second.applicationId,
    salary: 90_000,
    start_date: '2020-01-01',
  });
  await desk.api.patch(`/placements/${placed.body.data.id}`, { status: 'started' });
  await running.service.jobs.runDue();
  const listed: Listed[] = (await desk.api.get('/webhooks/events')).body.data;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const schemas = new Map(listed.map(({ name, schema }) => [name, schema]));
  const names = new Set<string>();
  for (const { body } of hook.receiver.received) {
    names.add(body.event);
    const schema = schemas.get(body.event);
    // Compiled once for each schema: ajv knows it again.
    const validate = schema && ajv.compile(schema);
    expect(validate?.(body.data), `${body.event}: ${JSON.stringify(validate?.errors)}`).toBe(true);
  }
  expect([...names].sort()).toEqual([
    'application.received',
    'application.scored',
    'application.stage_changed',
    'application.status_changed',
    'job.created',
    'placement.created',
    'placement.status_changed',
  ]);
  await hook.receiver.close();
});
