import { defineWrite } from '#src/action/define.ts';
import { sendAiScreen } from '#src/domain/ai-screens/index.ts';
import { AiScreen, SendAiScreen } from '#src/domain/ai-screens/schema.ts';

export const sendAiVoiceScreenAction = defineWrite({
  name: 'send_ai_voice_screen',
  title: 'Invite to an AI screen',
  titleIn: { de: 'Zu einem KI-Vorgespräch einladen', fr: 'Inviter à un entretien par IA' },
  description:
    'Invite the candidate of a live application by e-mail to an AI screen: they answer a question for each focus area of the job ' +
    '(set_ai_screening), or for what its brief asks, on a page without a login, in writing or aloud where speech to text is set up. ' +
    'They are reminded on day 3; it ends after 7 days. An application at yes moves to screen, at other stages it stays. At most 2 ' +
    'invitations an application; a repeat within 24 hours changes nothing unless send_again is true. What came of it is ' +
    'get_ai_screen. application_id comes from list_applications. For a talk use create_interview.',
  phrasings:
    'screen her by voice; send him the ai screen; invite them to the voice screen; send the screening questions; let the robot ring her; get the ai to interview him; automated phone interview; have the bot ask her the questions; ai interview for the applicant; let the machine do the first screen; have the AI call him; send the voice interview to Lena; bot should ask her the screening questions; invite him to the voice screen; automated phone interview for her; get the AI to screen him',
  scope: 'forms:write',
  synonyms: ['screening', 'voice interview', 'pre-screen'],
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  input: SendAiScreen,
  output: AiScreen,
  run: sendAiScreen,
  irreversible: 'The mail has left. The screen ends by itself after 7 days when nobody answers.',
  subject: (screen) => screen.id,
});
