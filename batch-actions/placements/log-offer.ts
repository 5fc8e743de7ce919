import { defineWrite } from '#src/action/define.ts';
import { createPlacement } from '#src/domain/placements/index.ts';
import { LogOffer, Placement } from '#src/domain/placements/schema.ts';

export const logOfferAction = defineWrite({
  name: 'log_offer',
  title: 'Log an accepted offer',
  titleIn: { de: 'Angenommenes Angebot eintragen', fr: 'Consigner une offre acceptée' },
  description:
    'Log an accepted offer as a placement that waits for its start (pending_start), with the day of the offer. It is ' +
    'create_placement with offer_date required, and does all that does: the application moves to placed and the job is ' +
    'filled. An offer that is only made, not accepted, is the stage offer: use move_application_stage. application_id comes ' +
    'from list_applications.',
  phrasings:
    'they offered her; she got an offer; the client made an offer; verbal offer; he said yes to; offer is out at; she turned the offer down; they will pay him; she accepted at thousand; he took the offer; they want to hire her at; offer at a salary; said yes to the money; agreed on a salary; verbal yes; they made an offer; offer came in; the client wants to offer; she has an offer on the table; verbal offer at; they are offering; put the offer in; he is thinking about the offer; Orora offered her 98 thousand; offer is out; verbal offer at 120k; client wants to hire him, offering; they offered the job to her; put the offer down; the offer went up to 100k',
  scope: 'placements:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  settableBy: { status: 'mark_placement_status' },
  input: LogOffer,
  output: Placement,
  run: createPlacement,
  irreversible:
    'A placement is a record of money and stays; correct it with update_placement, or say with mark_placement_status that it fell off.',
  subject: (placement) => placement.id,
});
