import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getRefereeRequest } from '#src/domain/references/index.ts';
import { RefereeRequest } from '#src/domain/references/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getRefereeRequestAction = defineRead({
  name: 'get_referee_request',
  title: 'Read a request for referees',
  description:
    'Read one request for referees: whom the candidate named, who of them has answered, what they said, and what stands out (flags ' +
    'are hints, no verdict). Find the id with list_referee_requests. To ask for referees use request_referee_details.',
  phrasings:
    'what did the referees say; have the references come back; read me his references; did the referee answer; show the reference; did the referee say anything; what did her old boss say; read the reference; outcome of the reference check; did she name her referees; who are her references; what did the referee say; contact details of his references; reference status for Lena; has he filled in the reference form',
  scope: 'forms:read',
  synonyms: ['reference answers', 'what did the referees say'],
  input: z.object({ referee_request_id: id('referee_request') }),
  output: RefereeRequest,
  run: (ctx, { referee_request_id }) => getRefereeRequest(ctx, referee_request_id),
});
