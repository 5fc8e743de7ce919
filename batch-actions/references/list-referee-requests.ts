import { defineRead } from '#src/action/define.ts';
import { listRefereeRequests } from '#src/domain/references/index.ts';
import { ListRefereeRequests, RefereeRequest } from '#src/domain/references/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listRefereeRequestsAction = defineRead({
  name: 'list_referee_requests',
  title: 'List requests for referees',
  description:
    'List the requests for referees, newest first, of one application or of the whole agency: how far each is and what the referees ' +
    'said. One alone is get_referee_request. application_id comes from list_applications.',
  phrasings:
    'which references are outstanding; referees who have not answered; references we wait for; where are we with references; have her referees replied; open references; references outstanding; which referees are late; any word from her referees; have the references come in; reference checks in progress; who has not given referees; references waiting',
  scope: 'forms:read',
  synonyms: ['references', 'reference checks'],
  input: ListRefereeRequests,
  output: pageOf(RefereeRequest),
  run: listRefereeRequests,
});
