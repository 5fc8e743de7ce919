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

it.each([
  'which of my interviews next week has nobody confirmed',
  'has the candidate accepted the interview invitation',
  'who has not rsvped to the meeting',
  "which interviews tomorrow hasn't the client confirmed",
])('says that it is not recorded who accepted an invitation: %s', (request) => {
  expect(notHere(request)?.says).toContain('is not recorded here');
});

it.each([
  'the interview is confirmed for Tuesday at 10, put it in',
  'confirm the phone screen of Ana',
  'did she accept the offer after the second interview',
  'who has not been interviewed yet',
  'confirm_interview',
])('says nothing of invitations where something else is asked: %s', (request) => {
  expect(notHere(request)).toBeNull();
});

it.each(['invoice the client for Ana', 'when is the invoice for the Holloway deal due'])(
  'says that invoices are not made here, and where the days to pay stand: %s',
  (request) => {
    expect(notHere(request)).toMatchObject({
      says: expect.stringContaining('payment_terms_days'),
      nearest: expect.arrayContaining(['get_placement']),
    });
  },
);

it('has nothing against the invoice terms of a deal, which a placement holds', () => {
  expect(notHere('invoice terms of the Holloway deal')).toBeNull();
});
