import { defineWrite } from '#src/action/define.ts';
import { requestReferees } from '#src/domain/references/index.ts';
import { RefereeRequest, RequestRefereeDetails } from '#src/domain/references/schema.ts';

export const requestRefereeDetailsAction = defineWrite({
  name: 'request_referee_details',
  title: 'Ask a candidate for referees',
  titleIn: { de: 'Kandidaten um Referenzgeber bitten', fr: 'Demander des références à un candidat' },
  description:
    'Ask the candidate of a live application by e-mail for at least two referees, whom they name on a page without a login. Each ' +
    'referee is then written to by itself and answers on a page of their own; both are reminded on day 3 and 7, and it ends after 14 ' +
    'days. An application at client_interview moves to references; at other stages it stays. A repeat within 24 hours changes nothing ' +
    'unless send_again is true. What came of it is get_referee_request. application_id comes from list_applications.',
  phrasings:
    'ask him for two referees; get references; start the reference check; collect referees; we need references on her; we need two names to call about her; get somebody to vouch for him; send the reference form; two people who can vouch for her; ask for references; get his referees; who can we call about her; reference check please; need former bosses of his; get references for Lena; ask her for referees; who can vouch for him, ask; send him the reference form; collect two references; we need referees; request references',
  scope: 'forms:write',
  synonyms: ['references', 'referee form', 'reference check'],
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  input: RequestRefereeDetails,
  output: RefereeRequest,
  run: requestReferees,
  irreversible: 'The mail has left. The request ends by itself after 14 days when nobody answers.',
  subject: (request) => request.id,
});
