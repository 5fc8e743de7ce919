import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { briefOf } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'AU' });

it.each([
  [
    'anonymous',
    'Candidate A, as written (the client reads it with what tells who it is taken out): Ana Ruiz',
  ],
  ['full', 'Ana Ruiz: Ana Ruiz closed books'],
])('a plan says of a summary at %s whether the client reads it as it stands', async (level, line) => {
  const { job_id, contact_id, applications } = await briefOf(desk);
  const [application_id] = applications;
  const answer = await callTool(running.app, desk.adminKey, 'plan_actions', {
    actions: [
      {
        action: 'create_submission',
        input: {
          job_id,
          client_contact_id: contact_id,
          identity_visibility: level,
          items: [{ application_id, summary: 'Ana Ruiz closed books in four days.' }],
        },
      },
    ],
  });
  expect(answer.content[0]?.text).toContain(line);
});
