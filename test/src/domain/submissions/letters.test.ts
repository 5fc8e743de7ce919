import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { briefOf, mailsTo, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'GB' });

const PEOPLE = ['Mirela Oduya', 'Tomasz Wrona', 'Leocadia Marsh'].map((name) => ({ name }));

/** Puts some of the people of a brief forward without names; what the contact calls each. */
async function put(brief: Awaited<ReturnType<typeof briefOf>>, whom: number[], more = {}): Promise<string[]> {
  const sent = await submit(
    agency,
    { ...brief, applications: whom.map((at) => brief.applications[at] ?? '') },
    { identity_visibility: 'anonymous', ...more },
  );
  expect(sent.status, JSON.stringify(sent.body.error)).toBe(201);
  return sent.body.data.items.map(({ display_name }: { display_name: string }) => display_name);
}

it('over several sends for a job two people never have one letter, and each keeps theirs, in interviews too', async () => {
  const brief = await briefOf(agency, PEOPLE, { title: 'Coppersmith' });
  expect(await put(brief, [0])).toEqual(['Candidate A']);
  expect(await put(brief, [1])).toEqual(['Candidate B']);
  expect(await put(brief, [2, 0], { allow_resubmit: true })).toEqual(['Candidate C', 'Candidate A']);
  const mails = await mailsTo(running, brief.contact_email);
  expect(mails[1]?.text).toContain('Candidate B');
  expect(mails[1]?.text).not.toContain('Candidate A');
  const booked = await agency.api.post('/interviews', {
    application_id: brief.applications[1],
    kind: 'client',
    starts_at: inDays(3),
    interviewers: [{ contact_id: brief.contact_id }],
  });
  expect(booked.body.data.title).toMatch(/^Interview: Candidate B, Coppersmith at /);
});

it('the letters of another job begin anew', async () => {
  const first = await briefOf(agency, PEOPLE);
  const second = await briefOf(agency, PEOPLE);
  expect(await put(first, [0, 1])).toEqual(['Candidate A', 'Candidate B']);
  expect(await put(second, [1])).toEqual(['Candidate A']);
});
