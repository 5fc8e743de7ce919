import { defineWrite } from '#src/action/define.ts';
import {
  aboutCall,
  checkRoom,
  foreseeCall,
  StartVideoCall,
  storeRoom,
  VideoCall,
} from '#src/domain/interviews/video.ts';

export const startVideoCallAction = defineWrite({
  name: 'start_video_call',
  title: 'Open a video call',
  titleIn: { de: 'Videoanruf eröffnen', fr: 'Ouvrir un appel vidéo' },
  description:
    'Open a room for a video call and answer the link to join. Give exactly one of interview_id (the link becomes its ' +
    'meeting_url, and the guests get it in an updated invitation; one that has a link keeps it), application_id or ' +
    'candidate_id (nobody is mailed: pass the link on). It calls the video provider while it runs, so it cannot be part of ' +
    'an atomic batch or a plan. A link known already is set with update_interview. Ids come from list_interviews, ' +
    'list_applications or list_candidates.',
  phrasings:
    'get me a video room; start a call now; video meeting with; jump on a video call; I need a meeting link now; let us talk by video now; open a room; video link for right now; open a video call; video link for the meeting; start the online interview; give me a room to talk; start a video meeting with Lena right now; open a video room; video call with him; get me a meeting link; jump on a video with Karen; face to face over video now; give me a call link',
  scope: 'interviews:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['zoom', 'teams', 'meet', 'meeting link', 'video room'],
  input: StartVideoCall,
  output: VideoCall,
  prepare: async (ctx, input) => {
    const { title, meeting_url } = await ctx.read((context) => aboutCall(context, input));
    if (meeting_url !== null) return { provider: 'own', url: meeting_url };
    return checkRoom(await ctx.ports.video.openRoom({ title, key: ctx.operationKey }));
  },
  foresee: foreseeCall,
  run: storeRoom,
  reconcile: ({ interview_id, ...about }) =>
    interview_id === undefined
      ? { action: 'list_activities', input: { ...about, type: 'interview' } }
      : { action: 'get_interview', input: { interview_id } },
  irreversible: 'The link may have been passed on already; put another in its place with update_interview.',
  subject: (call) => call.interview_id ?? call.application_id ?? call.candidate_id,
});
