import { defineWrite } from '#src/action/define.ts';
import { createPlacement } from '#src/domain/placements/index.ts';
import { CreatePlacement, Placement } from '#src/domain/placements/schema.ts';

export const createPlacementAction = defineWrite({
  name: 'create_placement',
  title: 'Log a placement',
  titleIn: { de: 'Vermittlung eintragen', fr: 'Consigner un placement' },
  description:
    'Log a won fee: a candidate was hired. Give application_id (list_applications), or candidate_id with client_id when the ' +
    'candidate is live on one open job of that client. What is left out is filled in from the terms of the client and the job. ' +
    'The application moves to placed, and the job becomes filled unless it is evergreen. A closed or filled job must be ' +
    'reopened with update_job first. To correct a placement use update_placement; a mere stage is move_application_stage.',
  phrasings:
    'she starts on the; write the deal up; he accepted at; we placed her; log the deal; made the placement; signed the contract; she said yes and signed; raise the placement; fee on this one; deal done at; he takes the job at; she signed and begins in; we filled it with; success put the fee down; contractor starts on at an hourly rate; won the placement; he signed; she accepted starts monday; we made a placement; deal done; contract signed start date; she got the job; placed him; book the deal; closed it; log the placement; he takes the job; she said yes, record the deal; he accepted; signed, starts on the first; log the placement with an 18 percent fee; they hired him; got the placement; book the fee; she took the job at 98k; contract starts Monday at 80 an hour; offer accepted; put the win on the board',
  scope: 'placements:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  settableBy: { status: 'mark_placement_status' },
  input: CreatePlacement,
  output: Placement,
  run: createPlacement,
  irreversible:
    'A placement is a record of money and stays; correct it with update_placement, or say with mark_placement_status that it fell off.',
  subject: (placement) => placement.id,
});
