import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listPhoneScreens } from '#src/domain/interviews/phone-screens.ts';
import { PhoneScreens } from '#src/domain/interviews/phone-screens-schema.ts';
import { id } from '#src/lib/ids.ts';

export const listPhoneScreensAction = defineRead({
  name: 'list_phone_screens',
  title: 'List the phone screens of an application',
  description:
    'List the phone screens of one application (list_applications), newest first, at most 100, with those that still wait for ' +
    'confirm_phone_screen (status staged). Arranged calls are among list_interviews.',
  phrasings:
    'who did we screen; phone screens this week; screens not written up; which screening calls are booked; who do I screen tomorrow; who still has to pick a time; calls with slots open',
  scope: 'interviews:read',
  input: z.object({ application_id: id('application') }),
  output: PhoneScreens,
  run: (ctx, { application_id }) => listPhoneScreens(ctx, application_id),
});
