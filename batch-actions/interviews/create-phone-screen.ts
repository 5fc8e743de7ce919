import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import {
  createPhoneScreen,
  getPhoneScreen,
  removePhoneScreen,
} from '#src/domain/interviews/phone-screens.ts';
import { CreatePhoneScreen, PhoneScreen } from '#src/domain/interviews/phone-screens-schema.ts';
import { revertMoves } from '#src/domain/interviews/undo.ts';

const takeOut = undoCreate({
  type: 'phone_screen',
  read: (ctx, id) => getPhoneScreen(ctx, { phone_screen_id: id }),
  remove: (ctx, id) => removePhoneScreen(ctx, id),
});

export const createPhoneScreenAction = defineWrite({
  name: 'create_phone_screen',
  title: 'Keep a phone screen',
  titleIn: { de: 'Telefonisches Vorgespräch eintragen', fr: 'Consigner un entretien téléphonique' },
  description:
    'Keep what a first call with a candidate brought, as a draft that a person decides on with confirm_phone_screen: the ' +
    'answers of a filled-in form (which counts as completed: an application at yes moves to screen), or the transcript. To ' +
    'arrange the call use create_interview with format phone; for a short remark use create_activity. application_id comes ' +
    'from list_applications; nobody is told.',
  phrasings:
    'I screened her by phone; notes of the screening call; write up the phone screen; I spoke to him and asked the usual; log my screen; log the quick phone screening; here is the transcript of the screening call; save the screening form for Lena; I did the first call with the applicant, here are the answers; keep what he said in the phone screen; the phone chat to screen him is done, put it in; filled in the screening form with her; record the answers of the phone screen; my screening call brought this; enter the phone screen with Lena',
  scope: 'interviews:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  input: CreatePhoneScreen,
  output: PhoneScreen,
  run: createPhoneScreen,
  subject: (screen) => screen.id,
  undo: async (ctx, done) => {
    const undone = await takeOut(ctx, done);
    if (undone.outcome === 'done') await revertMoves(ctx, done.changes);
    return undone;
  },
});
