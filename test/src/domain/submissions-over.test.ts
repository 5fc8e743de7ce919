import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const pageOf = async (url: string) => (await running.app.request(pathOf(url))).text();
const move = (id: string | undefined, stage: string) =>
  desk.api.post(`/applications/${id}/stage`, { stage, ...(stage === 'rejected' ? { reason: 'Other' } : {}) });

it('shows nobody as waiting who is rejected or placed, takes no request for them, and keeps those who still wait', async () => {
  const brief = await briefOf(desk, [
    { name: 'Ana Ruiz', current_title: 'Controller' },
    { name: 'Bo Lind', current_title: 'Auditor' },
    { name: 'Di Nash', current_title: 'Bookkeeper' },
  ]);
  const { id, url, items } = (await submit(desk, brief)).body.data;
  for (const [at, stage] of [
    [0, 'rejected'],
    [2, 'placed'],
  ] as const) {
    const moved = await move(brief.applications[at], stage);
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  }
  const html = await pageOf(url);
  expect(html.match(/No longer put forward/g)).toHaveLength(1);
  expect(html).toContain('Di Nash has been placed in this role.');
  expect(html.match(/Waits for you/g)).toHaveLength(1);
  expect(html.match(/<form /g)).toHaveLength(3);
  for (const at of [0, 2]) {
    const refused = await press(running, pathOf(url, items[at].id), { kind: 'interview', times: 'Monday' });
    expect(refused.status).toBe(409);
  }
  const read = (await desk.api.get(`/submissions/${id}`)).body.data;
  expect(read.items.map(({ response }: { response: string }) => response)).toEqual(['none', 'none', 'none']);
});

it('lists the people with their titles, and tells the hour and the zone of the end', async () => {
  const people = [
    { name: 'Cy Moor', current_title: 'Payroll Lead' },
    { name: 'Di Nunn', current_title: 'Tax Manager' },
  ];
  const brief = await briefOf(desk, people);
  const sent = await submit(desk, brief, { identity_visibility: 'anonymous' });
  const html = await pageOf(sent.body.data.url);
  const index = /<ul class="jump">[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
  expect(index).toContain('Payroll Lead');
  expect(index).toContain('Tax Manager');
  expect(html).toMatch(/open until \w+ \d+ \w+ \d{4}, \d\d:\d\d \(Australia\/Sydney\)/);
});

it('lets a client change their mind about somebody they passed on', async () => {
  const brief = await briefOf(desk, [{ name: 'Ed Park' }]);
  const { url, items } = (await submit(desk, brief)).body.data;
  const path = pathOf(url, items[0].id);
  expect((await press(running, path, { kind: 'pass', reason: 'Too senior' })).status).toBe(303);
  expect((await press(running, path, { kind: 'interview', times: 'Monday' })).status).toBe(303);
});

it('says that an invitation does not name somebody whom the client was sent without a name', async () => {
  const brief = await briefOf(desk, [{ name: 'Flo Reyes' }]);
  await submit(desk, brief, { identity_visibility: 'anonymous' });
  const booked = await desk.api.post('/interviews', {
    application_id: brief.applications[0],
    kind: 'client',
    format: 'in_person',
    starts_at: '2099-05-01T09:00:00Z',
    interviewers: [{ contact_id: brief.contact_id }],
  });
  expect(booked.body.meta.warnings).toContainEqual(expect.objectContaining({ code: 'name_withheld' }));
});

it('warns that an invitation names somebody whom the client was never sent, and not once they were', async () => {
  const brief = await briefOf(desk, [{ name: 'Gus Amato' }]);
  const book = (day: number) =>
    desk.api.post('/interviews', {
      application_id: brief.applications[0],
      kind: 'client',
      format: 'in_person',
      starts_at: `2099-06-0${day}T09:00:00Z`,
      interviewers: [{ contact_id: brief.contact_id }],
    });
  const codes = ({ body }: Awaited<ReturnType<typeof book>>): string[] =>
    (body.meta.warnings ?? []).map(({ code }: { code: string }) => code);
  expect(codes(await book(1))).toContain('reveals_candidate');
  await submit(desk, brief, { identity_visibility: 'full' });
  expect(codes(await book(2))).not.toContain('reveals_candidate');
});
