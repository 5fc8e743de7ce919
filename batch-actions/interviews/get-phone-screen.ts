import { defineRead } from '#src/action/define.ts';
import { getPhoneScreen } from '#src/domain/interviews/phone-screens.ts';
import { GetPhoneScreen, PhoneScreen } from '#src/domain/interviews/phone-screens-schema.ts';

export const getPhoneScreenAction = defineRead({
  name: 'get_phone_screen',
  title: 'Read a phone screen',
  description:
    'Read one phone screen by its id (list_phone_screens): the answers or the transcript, the notes, and the outcome once it was ' +
    'confirmed. It changes nothing; to decide it use confirm_phone_screen.',
  phrasings:
    'what did she say in the screen; show the phone screen; result of the screening call; when is the screening call; what came out of the phone screen; notes of the first call; which slot did she pick; when is the phone screen; has he chosen a time for the call',
  scope: 'interviews:read',
  input: GetPhoneScreen,
  output: PhoneScreen,
  run: getPhoneScreen,
});
