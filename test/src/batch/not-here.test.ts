import { expect, it } from 'vitest';
import { notHere } from '#src/batch/not-here.ts';

it.each([
  'e-mail the billings report to my boss',
  'send it to our team lead',
  'write to my colleagues about the new client',
  'email_my_team',
])('says that colleagues are not written to here: %s', (request) => {
  expect(notHere(request)?.says).toContain('Colleagues are not written to here');
});

it.each(['email the hiring manager', 'mail everybody in our talent pool', 'write to my contact at Acme'])(
  'has nothing against mail to people on record: %s',
  (request) => {
    expect(notHere(request)).toBeNull();
  },
);
