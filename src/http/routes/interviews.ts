import {
  cancelInterviewAction,
  confirmPhoneScreenAction,
  createCalendarEventAction,
  createInterviewAction,
  createPhoneScreenAction,
  deleteCalendarEventAction,
  getCalendarEventAction,
  getInterviewAction,
  getPhoneScreenAction,
  listCalendarEventsAction,
  listInterviewsAction,
  listPhoneScreensAction,
  markInterviewNoShowAction,
  recordInterviewOutcomeAction,
  startVideoCallAction,
  updateCalendarEventAction,
  updateInterviewAction,
} from '#actions/interviews/index.ts';
import { bind } from '../bind.ts';

const PHONE_SCREENS = '/applications/{application_id}/phone-screens';

export const interviewRoutes = [
  bind('GET', '/calendar-events', listCalendarEventsAction),
  bind('POST', '/calendar-events', createCalendarEventAction),
  bind('GET', '/calendar-events/{calendar_event_id}', getCalendarEventAction),
  bind('PATCH', '/calendar-events/{calendar_event_id}', updateCalendarEventAction),
  bind('DELETE', '/calendar-events/{calendar_event_id}', deleteCalendarEventAction),
  bind('GET', '/interviews', listInterviewsAction),
  bind('POST', '/interviews', createInterviewAction),
  bind('GET', '/interviews/{interview_id}', getInterviewAction),
  bind('PATCH', '/interviews/{interview_id}', updateInterviewAction),
  bind('POST', '/interviews/{interview_id}/cancel', cancelInterviewAction),
  bind('POST', '/interviews/{interview_id}/outcome', recordInterviewOutcomeAction),
  bind('POST', '/interviews/{interview_id}/no-show', markInterviewNoShowAction),
  bind('POST', '/interviews/{interview_id}/video-call', startVideoCallAction),
  bind('GET', PHONE_SCREENS, listPhoneScreensAction),
  bind('POST', PHONE_SCREENS, createPhoneScreenAction),
  bind('GET', `${PHONE_SCREENS}/{phone_screen_id}`, getPhoneScreenAction),
  bind('POST', `${PHONE_SCREENS}/{phone_screen_id}/confirm`, confirmPhoneScreenAction),
];
