import { defineWrite } from '#src/action/define.ts';
import { createPhoneScreen } from '#src/domain/interviews/phone-screens.ts';
import { CreatePhoneScreen, PhoneScreen } from '#src/domain/interviews/phone-screens-schema.ts';

export const createPhoneScreenAction = defineWrite({
  name: 'create_phone_screen',
  title: 'Keep a phone screen',
  description:
    'Keep what a first call with a candidate brought, as a draft that a person decides on with confirm_phone_screen: the answers of ' +
    'a filled-in form (which counts as completed: an application at yes moves to screen), or the transcript. To arrange the call ' +
    'use create_interview with format phone; for a short remark use create_activity.',
  scope: 'interviews:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  input: CreatePhoneScreen,
  output: PhoneScreen,
  run: createPhoneScreen,
  subject: (screen) => screen.id,
});
