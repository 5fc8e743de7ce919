import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import {
  confirmPhoneScreen,
  getPhoneScreen,
  reopenPhoneScreen,
} from '#src/domain/interviews/phone-screens.ts';
import {
  ConfirmPhoneScreen,
  PHONE_SCREEN,
  PhoneScreen,
} from '#src/domain/interviews/phone-screens-schema.ts';
import { revertMoves } from '#src/domain/interviews/undo.ts';

const reopen = undoUpdate({
  record: PHONE_SCREEN,
  fields: ['status', 'outcome', 'notes'],
  read: (ctx, id) => getPhoneScreen(ctx, { phone_screen_id: id }),
  write: reopenPhoneScreen,
});

export const confirmPhoneScreenAction = defineWrite({
  name: 'confirm_phone_screen',
  title: 'Decide a phone screen',
  titleIn: {
    de: 'Über ein telefonisches Vorgespräch entscheiden',
    fr: 'Décider d’un entretien téléphonique',
  },
  description:
    'Decide a staged phone screen, once. advance and hold move an application at yes to screen; reject moves one that the ' +
    'client has not seen to no; no_show moves nothing. Nobody outside is told. Any other move is move_application_stage; how ' +
    'an arranged interview went is record_interview_outcome. phone_screen_id comes from list_phone_screens.',
  phrasings:
    'the screen summary is right; accept the notes of the screen; yes save the phone screen; decide the phone screen; advance him after the phone screen; the phone screen is a no; she failed the phone screen, reject; hold her after the screening call; he was not there for the phone screen; approve the drafted phone screen; sign off the screening call; pass her on from the phone screen; confirm the outcome of the phone screen; the staged screen can go through; confirm what the phone screen says',
  scope: 'interviews:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: ConfirmPhoneScreen,
  output: PhoneScreen,
  run: confirmPhoneScreen,
  subject: (screen) => screen.id,
  undo: async (ctx, done) => {
    const undone = await reopen(ctx, done);
    if (undone.outcome === 'done') await revertMoves(ctx, done.changes);
    return undone;
  },
});
