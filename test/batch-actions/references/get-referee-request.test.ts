import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { asked, named, postForm } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));

const read = async (id: string) => (await here.desk.api.get(`/referee-requests/${id}`)).body.data;

it('shows whom the candidate named, what stands out, and what each said', async () => {
  const { made, path, application } = await asked(here);
  const { referees, paths } = await named(here, path);
  const { id } = made.body.data;
  expect(await read(id)).toMatchObject({
    status: 'received',
    referees: [
      { name: 'Maria Boss', email: referees[0]?.email, relationship: 'manager', status: 'sent', flags: [] },
      { name: 'Paul Peer', relationship: 'peer', status: 'sent', flags: ['free_mail'], answers: [] },
    ],
  });
  await postForm(here, paths[0] ?? '', {
    q0: 'Her manager, 2019 to 2022.',
    q1: 'Closing.',
    would_rehire: 'yes',
  });
  const halfway = await read(id);
  expect(halfway.status).toBe('in_progress');
  expect(halfway.referees[0]).toMatchObject({
    status: 'completed',
    would_rehire: true,
    answers: [
      {
        question: 'In what capacity, and when, did you work with Ana Ruiz?',
        answer: 'Her manager, 2019 to 2022.',
      },
      { question: 'What does Ana Ruiz do best?', answer: 'Closing.' },
    ],
  });
  await postForm(here, `${paths[1]}/decline`);
  const done = await read(id);
  expect([done.status, done.referees[1].status]).toEqual(['completed', 'declined']);
  expect((await here.desk.api.get(`/applications/${application.id}`)).body.data.stage).toBe('references');
});

it('is declined when every referee would rather say nothing', async () => {
  const { made, path } = await asked(here);
  const { paths } = await named(here, path);
  for (const one of paths) await postForm(here, `${one}/decline`);
  expect((await read(made.body.data.id)).status).toBe('declined');
});

it('says of a mail that could not be delivered that it bounced', async () => {
  const { made, path } = await asked(here);
  await named(here, path);
  await here.running.service.store.write(({ tx }) =>
    tx
      .updateTable('scheduled_emails')
      .set({ status: 'failed' })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('referees')
          .select('mail_id')
          .where('request_id', '=', made.body.data.id)
          .where('position', '=', 0),
      )
      .execute(),
  );
  const { referees } = await read(made.body.data.id);
  expect(referees.map(({ status }: { status: string }) => status)).toEqual(['bounced', 'sent']);
});

it('needs forms:read, and is 404 for another agency', async () => {
  const { made } = await asked(here);
  const path = `/referee-requests/${made.body.data.id}`;
  expect(
    (await here.desk.as(await here.desk.key(['applications:read'], { userId: null })).get(path)).status,
  ).toBe(403);
  expect((await here.desk.as(await here.desk.key(['forms:read'], { userId: null })).get(path)).status).toBe(
    200,
  );
  expect((await (await here.running.workspace()).api.get(path)).status).toBe(404);
  await sendDue(here.running);
});
